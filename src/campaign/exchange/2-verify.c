/* Stage 2, verify: every signature, every proof, and every digest by which one
 * file names another. */
#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "campaign/exchange/owes.h"
#include "campaign/exchange/stages.h"
#include "campaign/open/extension.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "trust/vrf.h"

#include <string.h>

/* One verification. quiet is the campaign with a report of its own, so that
 * what is wrong with a file can be judged by where the file came from. */
struct verifier {
    struct verified_exchange *out;
    const struct exchange_files *files;
    struct campaign quiet;
    bool unread; /* sheets are not opened */
};

static const struct exchange_file *find_file(const struct exchange_file *files,
                                             size_t count, const char *id)
{
    return FIND_NAMED(struct exchange_file, files, count, id, id);
}

/* What a filed file is found to lack has been done to it since: trouble. What
 * history holds is judged like anybody's file. */
static bool give_up(const struct verifier *verifier)
{
    struct report *report = verifier->files->before->report;
    const struct report *found = verifier->quiet.report;

    if (!verifier->files->filed || report_findings(found) == 0) {
        report_take(report, found);
        return false;
    }
    return trouble(
        report, report_finding(found, 0)->place.file,
        "has been changed since it was accepted: %s",
        finding_text(verifier->quiet.arena, report_finding(found, 0)));
}

static bool same(const struct verifier *verifier, const char *name,
                 const struct rule *rule, const char *const pair[2])
{
    if (!strcmp(pair[0], pair[1]))
        return true;
    return refuse(verifier->quiet.report, &(struct place){name, 0}, rule,
                  "%.16s... is not %.16s...", pair[0], pair[1]);
}

/* Whoever is absent in the lock is judged by it. */
static bool verify_extension(struct verifier *verifier)
{
    struct campaign *quiet = &verifier->quiet;
    const struct exchange_file *file = &verifier->files->extension;
    struct open_extension *open =
        ARENA_NEW(quiet->arena, struct open_extension);

    quiet->extension = NULL;
    if (!file->bytes.data)
        return true;
    if (!extension_open(open, quiet, file->name, &file->bytes))
        return false;
    quiet->extension = verifier->out->extension = open;
    return open->until > due_by_roster(quiet) ||
           refuse(quiet->report, &(struct place){file->name, 0},
                  EXCHANGE(extended),
                  "it extends nothing: sheets were due at %s, it says %s",
                  time_text(quiet->arena, due_by_roster(quiet)),
                  open->file.until);
}

/* A host who hid an extension would give another time than his lock does. */
static bool check_due(const struct verifier *verifier, const struct lock *lock)
{
    const struct campaign *quiet = &verifier->quiet;
    int64_t due = due_in_force(quiet);
    int64_t said = 0;

    if (!lock->due || due_by_roster(quiet) == 0)
        return true;
    time_parse(lock->due, &said);
    return said == due ||
           refuse(quiet->report, &(struct place){verifier->files->lock.name, 0},
                  EXCHANGE(due),
                  "it says that sheets were due at %s; by turn, roster and "
                  "extension it was %s",
                  lock->due, time_text(quiet->arena, due));
}

static bool verify_lock(struct verifier *verifier)
{
    struct verified_exchange *out = verifier->out;
    const struct exchange_file *file = &verifier->files->lock;
    struct open_lock lock;

    if (!verify_extension(verifier) ||
        !lock_open(&lock, &verifier->quiet, file->name, &file->bytes) ||
        !check_due(verifier, &lock.file))
        return false;
    out->lock = lock.file;
    out->text = lock.text;
    /* The schema of the lock has seen that its time is one. */
    time_parse(lock.file.time, &out->locked);
    out->issued = out->locked;
    memcpy(out->digest, lock.digest, sizeof(out->digest));
    return true;
}

static void keep_accepts(struct verifier *verifier,
                         const struct accepted_warnings *accepts)
{
    struct verified_exchange *out = verifier->out;

    if (accepts->ids.count > 0)
        *(struct accepted_warnings *)LIST_ADD(
            verifier->quiet.arena, out->accepts, out->accepts_count) = *accepts;
}

/* The digest that the sheet of a sealed exchange must have: NULL if the seal
 * is not what the lock names. */
static const char *sealed_digest(struct verifier *verifier, const char *id,
                                 const char *value)
{
    const struct campaign *campaign = &verifier->quiet;
    const struct exchange_file *file =
        find_file(verifier->files->seals, verifier->files->seals_count, id);
    const char *name =
        inbox_path(campaign, arena_text(campaign->arena, "seals/%s.xml", id));
    struct signed_file opened;
    struct seal seal;

    if (!file) {
        refuse(campaign->report, &(struct place){name, 0},
               FILE_RULE(unreadable), "the seal is gone");
        return NULL;
    }
    if (!campaign_signed(campaign, file->name, &file->bytes, DOCUMENT_SEAL,
                         &opened) ||
        !seal_read(&seal, opened.root, file->name, campaign->arena,
                   campaign->report) ||
        !same(verifier, file->name, TRUST(wrong_seal),
              (const char *[]){opened.digest, value}))
        return NULL;
    return seal.sheet;
}

/* Signature, sender and what the sheet answers. */
static bool verify_content(const struct campaign *campaign,
                           const struct lock_text *text,
                           struct verified_sheet *sheet,
                           const struct exchange_file *file)
{
    const struct place place = {file->name, 0};
    struct report *report = campaign->report;

    if (!campaign_signed(campaign, file->name, &file->bytes, DOCUMENT_SHEET,
                         &sheet->file) ||
        !sheet_read(&sheet->sheet, sheet->file.root, file->name,
                    campaign->arena, report) ||
        !sheet_is_whole(&sheet->sheet, &place, report))
        return false;
    if (strcmp(sheet->sheet.from, file->id) != 0)
        return refuse(report, &place, TRUST(wrong_key), "the sheet is of '%s'",
                      sheet->sheet.from);
    if (strcmp(sheet->sheet.game, text->game) != 0)
        return refuse(report, &place, TRUST(wrong_game),
                      "the sheet is of another campaign");
    if (sheet->sheet.exchange != text->step)
        return refuse(report, &place, TRUST(wrong_exchange),
                      "the sheet is of exchange %d", sheet->sheet.exchange);
    if (strcmp(sheet->sheet.state, text->state) != 0)
        return refuse(report, &place, TRUST(wrong_state),
                      "the sheet answers another state");
    return true;
}

/* Sealed bytes were fixed before the dice: bad ones are no sheet. */
static bool verify_opened(struct verifier *verifier,
                          struct verified_sheet *sheet,
                          const struct exchange_file *file)
{
    struct campaign own = verifier->quiet;

    own.report = report_new(own.arena);
    if (verify_content(&own, &verifier->out->text, sheet, file))
        return true;
    sheet->is_void = true;
    report_take(verifier->out->voided, own.report);
    return true;
}

static bool is_gone(const struct verifier *verifier, const char *id)
{
    const struct campaign *campaign = &verifier->quiet;
    const struct place place = {
        inbox_path(campaign, arena_text(campaign->arena, "orders/%s.xml", id)),
        0};

    return refuse(campaign->report, &place, FILE_RULE(unreadable),
                  "the sheet that the lock names is gone");
}

/* The sheet of that digest; kept if it, or its seal, is what the lock names. */
static bool keep_sheet(struct verifier *verifier,
                       const struct campaign_member *member,
                       const struct exchange_file *file, const char *value)
{
    struct verified_exchange *out = verifier->out;
    const struct campaign *campaign = &verifier->quiet;
    bool sealed = campaign->roster.preset == PRESET_TABLE;
    struct verified_sheet sheet = {.member = member};
    char digest[DIGEST_TEXT];

    progress_order(campaign->hand, &(struct place){file->name, 0}, NULL);
    sha256_text(file->bytes.data, file->bytes.length, digest);
    if (!same(verifier, file->name,
              sealed ? TRUST(wrong_seal) : TRUST(my_order),
              (const char *[]){digest, value}))
        return false;
    if (verifier->unread)
        return true;
    if (!(sealed ? verify_opened(verifier, &sheet, file)
                 : verify_content(campaign, &out->text, &sheet, file)))
        return false;
    *(struct verified_sheet *)LIST_ADD(campaign->arena, out->sheets,
                                       out->sheets_count) = sheet;
    if (!sheet.is_void)
        keep_accepts(verifier,
                     &(struct accepted_warnings){member->office->id, "sheet",
                                                 sheet.sheet.accepts});
    return true;
}

static bool verify_sheet(struct verifier *verifier,
                         const struct campaign_member *member)
{
    struct verified_exchange *out = verifier->out;
    const struct campaign *campaign = &verifier->quiet;
    const char *id = member->office->id;
    const char *value = lock_value(&out->text, id);
    bool sealed = campaign->roster.preset == PRESET_TABLE;
    const struct exchange_file *file =
        find_file(verifier->files->sheets, verifier->files->sheets_count, id);

    if (!lock_has_sheet(value))
        return !file ||
               same(verifier, file->name, TRUST(my_order),
                    (const char *[]){"a sheet", "what the lock names"});
    if (sealed && !(value = sealed_digest(verifier, id, value)))
        return false;
    if (file)
        return keep_sheet(verifier, member, file, value);
    if (!sealed)
        return is_gone(verifier, id);
    names_add(campaign->arena, &out->sheets_missing, id);
    return true;
}

static bool verify_answer_proof(struct verifier *verifier,
                                const struct campaign_member *member,
                                const struct answer *answer, const char *name)
{
    struct verified_exchange *out = verifier->out;
    const struct campaign *campaign = &verifier->quiet;
    const struct place place = {name, 0};
    uint8_t proof[VRF_PROOF_SIZE], alpha[DIGEST_SIZE];
    struct seed_part part = {.id = member->office->id};

    if (strcmp(answer->from, part.id) != 0)
        return refuse(campaign->report, &place, TRUST(bad_proof),
                      "the answer is of '%s'", answer->from);
    if (!same(verifier, name, TRUST(other_lock),
              (const char *[]){answer->lock, out->digest}))
        return false;
    if (!hex_decode(out->digest, alpha, sizeof(alpha)) ||
        strlen(answer->proof) != 2 * sizeof(proof) ||
        !hex_decode(answer->proof, proof, sizeof(proof)) ||
        !vrf_verify(member->dice, alpha, sizeof(alpha), proof, part.beta))
        return refuse(campaign->report, &place, TRUST(bad_proof),
                      "the proof of '%s' does not verify", part.id);
    *(struct seed_part *)LIST_ADD(campaign->arena, out->parts,
                                  out->parts_count) = part;
    keep_accepts(verifier, &(struct accepted_warnings){part.id, "answer",
                                                       answer->accepts});
    return true;
}

/* Who adds one chooses the seed. */
static bool is_unasked(const struct campaign *campaign,
                       const struct exchange_file *file, const char *id)
{
    return refuse(campaign->report, &(struct place){file->name, 0},
                  TRUST(not_his_office), "the lock asks '%s' for no answer",
                  id);
}

static bool verify_answer(struct verifier *verifier,
                          const struct campaign_member *member)
{
    struct verified_exchange *out = verifier->out;
    const struct campaign *campaign = &verifier->quiet;
    const char *id = member->office->id;
    const struct exchange_file *file =
        find_file(verifier->files->answers, verifier->files->answers_count, id);
    struct signed_file opened;
    struct answer answer;

    if (!lock_asks(&campaign->roster, &out->text, member->office))
        return !file || is_unasked(campaign, file, id);
    if (!file) {
        names_add(campaign->arena, &out->answers_missing, id);
        return true;
    }
    return campaign_signed(campaign, file->name, &file->bytes, DOCUMENT_ANSWER,
                           &opened) &&
           answer_read(&answer, opened.root, file->name, campaign->arena,
                       campaign->report) &&
           verify_answer_proof(verifier, member, &answer, file->name);
}

static void begin(struct verifier *verifier, struct verified_exchange *out,
                  const struct exchange_files *files)
{
    const struct campaign *campaign = files->before;

    *verifier =
        (struct verifier){.out = out, .files = files, .quiet = *campaign};
    verifier->quiet.report = report_new(campaign->arena);
    *out = (struct verified_exchange){.campaign = campaign};
    out->voided = report_new(campaign->arena);
}

static bool verify_all(struct verifier *verifier)
{
    const struct campaign *campaign = verifier->files->before;

    if (!verify_lock(verifier))
        return give_up(verifier);
    for (size_t i = 0; i < campaign->member_count; i++)
        if (!verify_sheet(verifier, &campaign->members[i]) ||
            !verify_answer(verifier, &campaign->members[i]))
            return give_up(verifier);
    return true;
}

bool stage_verify(struct verified_exchange *out,
                  const struct exchange_files *files)
{
    struct verifier verifier;

    begin(&verifier, out, files);
    return verify_all(&verifier);
}

bool stage_verify_unread(struct verified_exchange *out,
                         const struct exchange_files *files)
{
    struct verifier verifier;

    begin(&verifier, out, files);
    verifier.unread = true;
    return verify_all(&verifier);
}

bool stage_verify_answers(struct verified_exchange *out,
                          const struct exchange_files *files)
{
    const struct campaign *campaign = files->before;
    struct verifier verifier;

    begin(&verifier, out, files);
    if (!verify_lock(&verifier))
        return give_up(&verifier);
    for (size_t i = 0; i < campaign->member_count; i++)
        if (!verify_answer(&verifier, &campaign->members[i]))
            return give_up(&verifier);
    return true;
}

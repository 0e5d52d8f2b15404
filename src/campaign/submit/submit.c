/* Mail comes in: one file is judged, and filed whole or bounced whole. */
#include "campaign/submit/submit.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/people/agreement.h"
#include "campaign/proof/clock.h"
#include "campaign/proof/remember.h"
#include "campaign/text/text.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "core/trust_rules.h"
#include "io/files.h"
#include "io/trial.h"
#include "io/xml.h"

#include <string.h>

/* The judges of each kind of mail. */
static bool judge(struct incoming *incoming)
{
    const struct signed_file *file = &incoming->file;
    const struct place place = {file->name, file->root->line};

    incoming->out->of = file->from;
    progress_sender(incoming->campaign->hand, file->from);
    if (file->kind == DOCUMENT_CONSENT)
        return submit_consent(incoming);
    if (file->kind == DOCUMENT_PARTICIPANT)
        return submit_participant(incoming);
    if (incoming->campaign->roster.revision !=
        incoming->campaign->ruleset->revision)
        return refuse(
            incoming->campaign->report, &place, FILE_RULE(version),
            "an upgrade waits for consents: until then no %s is taken",
            file->root->name);
    if (incoming->campaign->draft)
        return refuse(incoming->campaign->report, &place, TRUST(wrong_exchange),
                      "the campaign has not begun; it takes consents alone");
    if (incoming->campaign->turn.ended)
        return refuse(incoming->campaign->report, &place, EXCHANGE(ended),
                      "the campaign has ended; no %s is taken",
                      file->root->name);
    if (file->kind == DOCUMENT_SHEET)
        return submit_sheet(incoming);
    if (file->kind == DOCUMENT_SEAL)
        return submit_seal(incoming);
    if (file->kind == DOCUMENT_ANSWER)
        return submit_answer(incoming);
    return refuse(incoming->campaign->report, &place,
                  FILE_RULE(unknown_element), "nobody mails a %s to the host",
                  file->root->name);
}

/* Is the very same filed already? */
static bool lies_there(const struct incoming *incoming, const char *path)
{
    const struct campaign *campaign = incoming->campaign;
    struct bytes there;

    return file_exists(path) &&
           file_read(&there, path, XML_TURN_LIMIT, campaign->arena,
                     campaign->report) &&
           bytes_equal(&there, &incoming->file.bytes);
}

static const char *place_of(const struct campaign *campaign, const char *path)
{
    return campaign->draft
               ? arena_text(campaign->arena, "%s/%s", campaign->dir, path)
               : inbox_path(campaign, path);
}

/* What it replaces goes last: a run that dies before leaves both, and who
 * counts looks for what replaces. */
static bool file_it(struct incoming *incoming)
{
    const struct campaign *campaign = incoming->campaign;
    const char *path = place_of(campaign, incoming->filed_as);

    incoming->out->again = lies_there(incoming, path);
    return (incoming->out->again ||
            (folder_make(path_folder(campaign->arena, path),
                         campaign->report) &&
             file_write(path, incoming->file.bytes.data,
                        incoming->file.bytes.length, campaign->report))) &&
           (!incoming->replaces ||
            file_remove(place_of(campaign, incoming->replaces),
                        campaign->report));
}

/* Does the root say that it consents to a roster? */
static bool consents_to_roster(const struct bytes *bytes)
{
    static const char root[] = "<consent ";
    const char *kind = strstr(bytes->data, " kind=\"roster\"");
    const char *end = strchr(bytes->data, '>');

    return strncmp(bytes->data, root, sizeof(root) - 1) == 0 && kind && end &&
           kind < end;
}

/* Is it by keys that the roster to come has no more: of one who leaves, or is
 * to get new ones? */
static bool is_by_former_keys(struct incoming *incoming,
                              const struct bytes *bytes,
                              const struct campaign *after)
{
    struct campaign quiet = *incoming->campaign;
    const struct campaign_member *then, *now;
    struct signed_file file;
    const char *id;

    quiet.report = report_new(quiet.arena);
    if (!campaign_signed(&quiet, incoming->out->path, bytes, DOCUMENT_CONSENT,
                         &file))
        return false;
    id = element_attribute(file.root, "from");
    then = id ? campaign_member(incoming->campaign, id) : NULL;
    now = id ? campaign_member(after, id) : NULL;
    incoming->by_former_keys =
        then && now && strcmp(then->office->digest, now->office->digest) != 0;
    return incoming->by_former_keys || !now;
}

/* To a new roster those consent who stand in it, with the keys it names, and
 * who loses his place or his keys by it, with those that he has. */
static bool open_mail(struct incoming *incoming, const struct bytes *bytes)
{
    const struct campaign *campaign = incoming->campaign;
    const char *path = incoming->out->path;
    struct campaign *after;
    bool good;

    if (campaign->draft || !consents_to_roster(bytes) ||
        !agreement_waits(campaign, CONSENT_ROSTER))
        return campaign_signed(campaign, path, bytes, DOCUMENT_KINDS,
                               &incoming->file);
    after = campaign_with_roster(campaign, NULL);
    good = after &&
           campaign_signed(is_by_former_keys(incoming, bytes, after) ? campaign
                                                                     : after,
                           path, bytes, DOCUMENT_CONSENT, &incoming->file);
    campaign_close(after);
    return good;
}

/* He went on in spite of a warning: host and sender are told. */
static bool tell_accepts(const struct incoming *incoming)
{
    const struct signed_file *file = &incoming->file;
    const char *accepts = element_attribute(file->root, "accepts");

    if (accepts)
        remark(incoming->campaign->report,
               &(struct place){incoming->out->path, 0},
               "the %s of '%s' was made in spite of a warning: %s",
               file->root->name, incoming->out->of, accepts);
    return true;
}

/* What should have been signed first. */
static bool file_is_draft(const struct incoming *incoming,
                          const struct bytes *bytes)
{
    if (!text_is_orders(bytes->data, bytes->length))
        return false;
    refuse(incoming->campaign->report, &(struct place){incoming->out->path, 1},
           TRUST(unsigned),
           "these are orders as text, an unsigned draft: `berthier sign` makes "
           "the sheet that is sent");
    return true;
}

/* Judges bytes as they came; sealed ones need not even be XML. */
static bool judge_bytes(struct incoming *incoming, const struct bytes *raw)
{
    const struct campaign *campaign = incoming->campaign;
    const char *path = incoming->out->path;
    struct bytes clean;

    incoming->file.name = path;
    incoming->file.bytes = *raw;
    if (submit_sealed(incoming))
        return true;
    clean = mail_damage_mend(raw, path, campaign->arena, campaign->report);
    incoming->file.bytes = clean;
    if (submit_sealed(incoming))
        return true;
    return !file_is_draft(incoming, &clean) &&
           mail_damage_check(&clean, path, campaign->report) &&
           open_mail(incoming, &clean) && judge(incoming) &&
           tell_accepts(incoming);
}

/* What a child of the program is to judge. */
struct judging {
    const struct incoming *incoming;
    const struct bytes *raw;
};

static void judge_in_trial(void *context, struct progress *hand)
{
    const struct judging *judging = context;
    struct submission out = *judging->incoming->out;
    struct campaign own = *judging->incoming->campaign;
    struct incoming incoming = {
        .out = &out, .campaign = &own, .memory = judging->incoming->memory};

    own.hand = hand;
    judge_bytes(&incoming, judging->raw);
}

/* No file may kill the run in which others are taken in. */
static bool can_be_judged(const struct incoming *incoming,
                          const struct bytes *raw)
{
    const struct campaign *campaign = incoming->campaign;
    struct submission *out = incoming->out;
    struct judging judging = {incoming, raw};
    const struct trial_work work = {.run = judge_in_trial, .context = &judging};
    struct trial trial;

    if (!trial_run(&trial, &work, campaign->report))
        return false;
    out->died = !trial.lived;
    if (out->died && trial.hand.sender[0])
        out->of = arena_text(campaign->arena, "%s", trial.hand.sender);
    return trial.lived ||
           trouble(campaign->report, out->path, "not accepted, because %s",
                   trial_text(&trial, campaign->arena));
}

/* Is it new to us? What the user has not named need not be looked at. */
static bool is_news(struct submission *out, const struct submitting *run,
                    const struct mail_item *item, struct bytes *raw)
{
    const struct campaign *campaign = run->campaign;
    bool seals = campaign->lock && campaign->roster.preset == PRESET_TABLE;
    enum mail_look look = item->named ? LOOK_MAIL : mail_look_of(item);
    int known;

    *raw = item->part;
    out->known = look == LOOK_DOCUMENT;
    out->foreign =
        (look == LOOK_FOREIGN && !seals) || (item->is_part && !raw->data);
    if (out->known || out->foreign ||
        (!item->is_part && !file_read(raw, item->name, XML_MAIL_LIMIT,
                                      campaign->arena, out->report)))
        return false;
    out->digest = bytes_digest(raw, campaign->arena);
    known = known_mail_of(run->known, out->digest);
    out->known = !item->named && known > 0 && known <= campaign->turn.number;
    if (item->is_part && !out->known)
        raw->data = arena_string(campaign->arena, raw->data, raw->length);
    return !out->known && (raw->length <= XML_MAIL_LIMIT ||
                           refuse(out->report, &(struct place){out->path, 0},
                                  FILE_RULE(too_large),
                                  "is larger than %d bytes", XML_MAIL_LIMIT));
}

/* Was what came of it told before? */
static void recognise(struct submission *out, const struct submitting *run,
                      const struct mail_item *item, const char *came)
{
    const int open = run->campaign->turn.number + 1;
    int known = known_mail_of(run->known, came);

    out->told = out->filed && known_mail_of(run->known, out->digest) == open;
    if (out->filed) {
        out->known =
            out->again && !item->named && (out->told || run->campaign->draft);
        known_mail_learn(run->known, out->digest, open);
        known_mail_learn(run->known, came, open);
    } else if (!out->held && !out->died && !report_troubles(out->report)) {
        out->known =
            out->entered ||
            (item->named
                 ? known > 0 && (out->where == BOUNCE_PLAYED ||
                                 report_names(out->report, TRUST(older_sheet)))
                 : known >= 0);
        if (known < 0)
            known_mail_learn(run->known, came, 0);
    }
}

void submit_file(struct submission *out, const struct submitting *run,
                 const struct mail_item *item)
{
    struct campaign own = *run->campaign;
    struct incoming incoming = {
        .out = out, .campaign = &own, .memory = run->memory};
    const char *came;
    struct bytes raw;

    memset(out, 0, sizeof(*out));
    out->path = item->name;
    out->report = own.report = report_new(own.arena);
    if (!is_news(out, run, item, &raw))
        return;
    came = out->digest;
    if (can_be_judged(&incoming, &raw) && judge_bytes(&incoming, &raw)) {
        out->digest = bytes_digest(&incoming.file.bytes, own.arena);
        out->filed = file_it(&incoming);
    }
    recognise(out, run, item, came);
}

static bool note_filed(const struct receipt_request *request, int64_t time)
{
    const struct campaign *campaign = request->campaign;
    const struct memory_fact filed = {
        .game = campaign->game,
        .exchange = campaign->draft ? 0 : campaign->turn.number + 1,
        .digest = request->submission->digest,
    };
    struct memory known;
    bool found;

    return memory_load(&known, &found, request->memory, campaign->arena,
                       campaign->report) &&
           (!(found || campaign->draft) ||
            memory_sights(&known, request->memory, &filed, time, campaign));
}

bool receipt_note(const struct receipt_request *request)
{
    const struct campaign *campaign = request->campaign;
    bool asked = request->is_given || !campaign->roster.test;
    int64_t now = clock_of(campaign);
    int lock = memory_hold(request->memory, campaign->report);
    bool good =
        lock >= 0 && note_filed(request, !asked                ? 0
                                         : request->time > now ? request->time
                                                               : now);

    file_unlock(lock);
    return good;
}

struct bytes receipt_make(const struct receipt_request *request)
{
    const struct campaign *campaign = request->campaign;
    const struct submission *submission = request->submission;
    const struct receipt receipt = {
        .version = FORMAT_VERSION,
        .game = campaign->game,
        .exchange = campaign->draft ? 0 : campaign->turn.number + 1,
        .from = campaign->roster.host,
        .of = submission->of,
        .kind = submission->kind,
        .digest = submission->digest,
        .time = time_text(campaign->arena, request->time),
    };
    struct signed_file file;
    struct buffer text = {0};

    receipt_write(&text, &receipt);
    signed_make(&file, &text, request->key, campaign->arena);
    return file.bytes;
}

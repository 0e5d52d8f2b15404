/* From a draft to a sheet. */
#include "campaign/submit/sign.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/exchange/desk.h"
#include "campaign/judge/check.h"
#include "campaign/proof/accused.h"
#include "campaign/proof/clock.h"
#include "campaign/proof/histories.h"
#include "campaign/proof/remember.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "io/xml.h"

#include <string.h>

/* Whose signing key is it? NULL, refused, if nobody's. */
static const struct campaign_member *key_owner(const struct campaign *campaign,
                                               const struct signing_key *key)
{
    const char *public_key = signing_public_base64(key, campaign->arena);

    for (size_t i = 0; i < campaign->member_count; i++)
        if (!strcmp(campaign->members[i].person.signing, public_key))
            return &campaign->members[i];
    refuse(campaign->report, &(struct place){campaign->dir, 0}, TRUST(stranger),
           "this signing key is nobody's in the roster: --key names yours, or "
           "ask the host to take your file in (berthier roster --join)");
    return NULL;
}

/* Findings that are gone over are told all the same. */
static void remark_findings(const struct campaign *campaign,
                            const struct report *found)
{
    for (size_t i = 0; i < report_size(found); i++) {
        const struct finding *one = report_finding(found, i);

        remark(campaign->report, &one->place, "%s",
               finding_text(campaign->arena, one));
    }
}

/* Is every order good, or does he send it all the same? */
static bool may_order(const struct campaign *campaign,
                      const struct sheet *draft,
                      const struct sign_request *request,
                      const struct campaign_member *me)
{
    struct report *found = report_like(campaign->arena, campaign->report);
    struct judged_sheet judged;
    struct desk desk;
    bool good;

    campaign_desk(&desk, campaign, me->office);
    desk.file = request->file;
    good = sheet_check(&judged, &desk, draft, found);
    remark_revealed(&desk, &judged, found);
    if (good || report_troubles(found) > 0) {
        report_take(campaign->report, found);
        return report_clean(found);
    }
    if (warn(campaign->report, &(struct place){request->file, 0},
             EXCHANGE(refused_orders),
             arena_text(campaign->arena, "refused-orders-%d", draft->exchange),
             "%s",
             campaign->roster.preset == PRESET_TABLE
                 ? "orders are refused, and would be void once the seal is "
                   "opened"
                 : "orders are refused, and the host's program would send the "
                   "sheet back")) {
        remark_findings(campaign, found);
        return true;
    }
    report_take(campaign->report, found);
    return false;
}

/* May he send it, and is every order good? */
static bool is_good(const struct campaign *campaign, const struct sheet *draft,
                    const struct sign_request *request,
                    const struct campaign_member *me)
{
    if (!draft_fits(campaign, draft, request->file))
        return false;
    if (strcmp(draft->from, me->office->id) != 0)
        return refuse(campaign->report, &(struct place){request->file, 0},
                      TRUST(wrong_key),
                      "the sheet is of '%s', the key of '%s': take his key, or "
                      "write your id into the head of the sheet",
                      draft->from, me->office->id);
    return may_order(campaign, draft, request, me);
}

/* Fixed salts are for samples that must repeat to the byte. */
static bool take_salt(struct sheet *sheet, const struct campaign *campaign,
                      const struct sign_request *request,
                      const struct campaign_member *me)
{
    const struct place place = {"--salt", 0};
    uint8_t bytes[DIGEST_SIZE];
    char digits[DIGEST_TEXT] = {0};

    if (request->salt && !me->person.test)
        return refuse(campaign->report, &place, TRUST(test_key),
                      "a salt may be given for test keys alone");
    if (!request->salt)
        random_bytes(bytes, sizeof(bytes));
    else if (!hex_decode(request->salt, bytes, sizeof(bytes)))
        return refuse(campaign->report, &place, FILE_RULE(bad_value),
                      "'%s' is not 64 hexadecimal digits", request->salt);
    hex_encode(bytes, sizeof(bytes), digits);
    sheet->salt = arena_text(campaign->arena, "%s", digits);
    return true;
}

/* So are fixed times. */
static bool take_made(struct sheet *sheet, const struct campaign *campaign,
                      const struct sign_request *request,
                      const struct campaign_member *me)
{
    const struct place place = {"--made", 0};
    int64_t time;

    sheet->made =
        request->made ? request->made : time_text(campaign->arena, time_now());
    if (request->made && !me->person.test)
        return refuse(campaign->report, &place, TRUST(test_key),
                      "a time may be given for test keys alone");
    return time_parse(sheet->made, &time) ||
           refuse(campaign->report, &place, FILE_RULE(bad_value),
                  "'%s' is not a time like 2026-11-21T18:00:00Z",
                  request->made);
}

/* One run, while the memory is held. */
struct signing {
    struct signed_sheet *out;
    const struct campaign *campaign;
    const struct sign_request *request;
    struct sheet sheet;
    struct memory memory; /* as it was before */
    bool found;           /* there was one */
    struct signer_desk desk;
};

/* Is the head what this memory, and the clock, let one expect? A memory that
 * has answered nothing may be that of somebody whose robot does. */
static bool may_go_on(const struct signing *signing)
{
    const struct campaign *campaign = signing->campaign;
    const struct sign_request *request = signing->request;
    const struct memory *memory = &signing->memory;
    const char *id = signing->sheet.from;

    memory_misses(memory, campaign, id);
    return memory_sees(memory, request->memory, campaign, request->now) &&
           clock_has_head(campaign, request->now) &&
           clock_has_turn(campaign, memory, request->now) &&
           (strcmp(memory_answered_last(memory, campaign->game), "-") == 0 ||
            memory_is_current(memory, request->memory, campaign, id));
}

/* Sheets of an exchange are numbered from 1. */
static bool take_sequence(struct signing *signing)
{
    const struct campaign *campaign = signing->campaign;
    const struct sign_request *request = signing->request;
    struct sheet *sheet = &signing->sheet;
    const struct memory_fact *last;

    if (!memory_load(&signing->memory, &signing->found, request->memory,
                     campaign->arena, campaign->report))
        return false;
    if (!signing->found)
        memory_is_new(campaign, request->memory, sheet->from);
    if (!may_go_on(signing)) {
        meeting_accuse(&(const struct meeting){.campaign = campaign,
                                               .path = request->memory,
                                               .folder = request->folder,
                                               .id = sheet->from});
        return false;
    }
    signing->out->late = sheet_is_late(campaign, sheet->from, &signing->memory);
    last = memory_last(&signing->memory, MEMORY_SHEET, sheet->game,
                       sheet->exchange);
    sheet->sequence = last ? last->sequence + 1 : 1;
    if (request->sequence > 0)
        sheet->sequence = request->sequence;
    signing->out->sequence = sheet->sequence;
    sheet->answered = memory_answered_last(&signing->memory, sheet->game);
    return true;
}

/* What is signed must be let in where it is sent. */
static bool is_small(const struct signing *signing)
{
    size_t length = signing->out->sheet.bytes.length;

    return length <= XML_MAIL_LIMIT ||
           refuse(signing->campaign->report,
                  &(struct place){signing->request->file, 0}, TRUST(too_large),
                  "the signed sheet would have %zu bytes, more than %d: leave "
                  "notes out",
                  length, XML_MAIL_LIMIT);
}

/* What the memory has of that kind and number, the very same or another; NULL:
 * nothing. */
static const struct memory_fact *noted(const struct signing *signing,
                                       const struct memory_fact *now, bool same)
{
    for (size_t i = 0; i < signing->memory.count; i++) {
        const struct memory_fact *fact = &signing->memory.facts[i];

        if (fact->kind == now->kind && fact->exchange == now->exchange &&
            fact->sequence == now->sequence && !strcmp(fact->game, now->game) &&
            (strcmp(fact->digest, now->digest) == 0) == same)
            return fact;
    }
    return NULL;
}

/* Of two sheets of one number the host could choose the one that he likes. */
static bool is_only_sheet(const struct signing *signing,
                          const struct memory_fact *now)
{
    const struct memory_fact *other = noted(signing, now, false);

    return !other ||
           refuse(signing->campaign->report,
                  &(struct place){signing->request->memory, 0},
                  TRUST(same_sequence),
                  "another sheet with sequence %d was signed before, "
                  "%.16s: leave --sequence away, and it gets the next",
                  other->sequence, other->digest);
}

/* Unless a run that died has noted the very same. */
static bool keep_once(const struct signing *signing,
                      const struct memory_fact *now)
{
    return noted(signing, now, true) ||
           memory_keep(signing->request->memory, now,
                       signing->campaign->report);
}

/* Before the sheet: what is signed behind the sight of a lock, nobody has left
 * out of it. Where no clock is asked, it is of the sheet's time. */
static bool keep_sight(const struct signing *signing)
{
    const struct campaign *campaign = signing->campaign;
    const struct open_lock *lock = campaign->lock;
    int64_t now = signing->request->now;
    const struct memory_fact fact = {.game = campaign->game,
                                     .exchange = signing->sheet.exchange,
                                     .digest = lock ? lock->digest : NULL};

    if (now == 0)
        time_parse(signing->sheet.made, &now);
    return !lock || memory_sights(&signing->memory, signing->request->memory,
                                  &fact, now, campaign);
}

static bool keep_sheet(const struct signing *signing)
{
    const struct sheet *sheet = &signing->sheet;
    const struct memory_fact fact = {
        .kind = MEMORY_SHEET,
        .game = sheet->game,
        .exchange = sheet->exchange,
        .sequence = sheet->sequence,
        .digest = signing->out->sheet.digest,
        .other = sheet->state,
    };

    return is_only_sheet(signing, &fact) &&
           memory_accepts(&signing->memory, signing->request->memory, &fact,
                          signing->campaign->report) &&
           keep_once(signing, &fact);
}

static void make_seal(const struct signing *signing)
{
    const struct sheet *sheet = &signing->sheet;
    struct signed_sheet *out = signing->out;
    const struct seal seal = {
        .version = FORMAT_VERSION,
        .game = sheet->game,
        .exchange = sheet->exchange,
        .state = sheet->state,
        .from = sheet->from,
        .sequence = sheet->sequence,
        .sheet = out->sheet.digest,
    };
    struct buffer bytes = {0};

    seal_write(&bytes, &seal);
    signed_make(&out->seal, &bytes, signing->request->key,
                signing->campaign->arena);
}

static bool keep_seal(const struct signing *signing)
{
    const struct sheet *sheet = &signing->sheet;
    const struct memory_fact fact = {
        .kind = MEMORY_SEAL,
        .game = sheet->game,
        .exchange = sheet->exchange,
        .sequence = sheet->sequence,
        .digest = signing->out->seal.digest,
        .other = signing->out->sheet.digest,
    };

    return keep_once(signing, &fact);
}

/* Should the exchange become void, the next blank sheet comes with them. */
static bool keep_orders(const struct signing *signing)
{
    const struct campaign *campaign = signing->campaign;
    const struct bytes *bytes = &signing->out->sheet.bytes;

    return file_write_private(
        memory_beside(campaign->arena, signing->request->memory, "sheet.xml"),
        bytes->data, bytes->length, campaign->report);
}

/* Does it fit the files that were signed before? */
static bool is_next(const struct signing *signing)
{
    const struct numbering number = {
        .sequence = signing->sheet.sequence,
        .given = signing->request->sequence > 0,
        .found = signing->found,
    };

    return sheet_is_next(&signing->desk, signing->out, &number) &&
           sheet_is_written_once(&signing->desk, signing->out);
}

/* Who is said to have withheld what he answered, knows it before his sheet
 * acknowledges the void. */
static bool acknowledges(const struct signing *signing)
{
    const struct accused accused = {
        .campaign = signing->campaign,
        .memory = &signing->memory,
        .path = signing->request->memory,
        .folder = signing->request->folder,
        .id = signing->sheet.from,
    };

    accused_look(&accused);
    return accused_acknowledges(&accused, signing->sheet.exchange);
}

static bool sign_next(struct signing *signing)
{
    const struct campaign *campaign = signing->campaign;
    struct buffer bytes = {0};

    if (!take_sequence(signing) || !acknowledges(signing))
        return false;
    signing->sheet.accepts = *report_accepted(campaign->report);
    sheet_write(&bytes, &signing->sheet);
    signed_make(&signing->out->sheet, &bytes, signing->request->key,
                campaign->arena);
    if (campaign->roster.preset == PRESET_TABLE)
        make_seal(signing);
    if (!is_small(signing) || !is_next(signing) || !keep_sight(signing) ||
        !keep_sheet(signing) || !keep_orders(signing))
        return false;
    return campaign->roster.preset != PRESET_TABLE || keep_seal(signing);
}

bool sheet_sign(struct signed_sheet *out, const struct campaign *campaign,
                const struct sheet *draft, const struct sign_request *request)
{
    struct signing signing = {
        .out = out, .campaign = campaign, .request = request, .sheet = *draft};
    const struct campaign_member *me = key_owner(campaign, request->key);
    bool good;
    int lock;

    memset(out, 0, sizeof(*out));
    if (!me || !is_good(campaign, draft, request, me) ||
        !take_salt(&signing.sheet, campaign, request, me) ||
        !take_made(&signing.sheet, campaign, request, me))
        return false;
    lock = memory_hold(request->memory, campaign->report);
    if (lock < 0)
        return false;
    signing.desk = (struct signer_desk){campaign, me->office->id,
                                        request->folder, request->memory};
    good = sign_next(&signing);
    file_unlock(lock);
    return good;
}

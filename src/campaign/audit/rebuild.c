/* An entry made anew: which kind is made by whom. */
#include "campaign/audit/rebuild.h"

#include "campaign/audit/internal.h"

#include "campaign/exchange/owes.h"
#include "campaign/people/begin.h"
#include "campaign/people/change_kind.h"
#include "core/arena.h"

#include <string.h>

static bool (*const rebuilders[])(struct rebuilt *, const struct campaign *,
                                  const struct campaign *) = {
    [ENTRY_BEGIN] = rebuild_begin,   [ENTRY_EXCHANGE] = rebuild_exchange,
    [ENTRY_VOID] = rebuild_agreed,   [ENTRY_CORRECTION] = rebuild_agreed,
    [ENTRY_ROSTER] = rebuild_agreed, [ENTRY_DISCLOSE] = rebuild_agreed,
    [ENTRY_END] = rebuild_agreed,
};

static struct campaign *former(const struct campaign *campaign,
                               const struct campaign *after)
{
    struct campaign of = *campaign;
    struct bytes upgrade;

    if (!campaign_file(after, consent_file(CONSENT_UPGRADE), &upgrade))
        return NULL;
    of.any_revision = of.any_revision || upgrade.data;
    return campaign_at(&of, after->turn.number - 1);
}

bool entry_open(struct campaign **before, struct campaign **after,
                const struct campaign *campaign, int entry)
{
    *before = NULL;
    *after = campaign_at(campaign, entry);
    if (*after && entry > 0)
        *before = former(campaign, *after);
    return *after && (*before || entry == 0);
}

/* A campaign begins once, and nothing comes before it. */
static bool check_place(const struct campaign *before,
                        const struct campaign *after)
{
    const struct place place = {"turn.xml", 0};
    bool begins = after->turn.kind == ENTRY_BEGIN;

    return begins == (before == NULL) ||
           refuse(after->report, &place, TRUST(rewritten),
                  "entry %d is of kind %s, which is not its place",
                  after->turn.number, entry_words[after->turn.kind]);
}

bool entry_rebuild(struct rebuilt *out, const struct campaign *before,
                   const struct campaign *after)
{
    memset(out, 0, sizeof(*out));
    if (!check_place(before, after))
        return false;
    if (!rebuilders[after->turn.kind])
        return refuse(after->report, &(struct place){"turn.xml", 0},
                      FILE_RULE(version),
                      "this program cannot make entries of kind %s",
                      entry_words[after->turn.kind]);
    return rebuilders[after->turn.kind](out, before, after);
}

long parting_line(const struct bytes *one, const struct bytes *other)
{
    long line = 1;

    for (size_t i = 0; i < one->length && i < other->length; i++) {
        if (one->data[i] != other->data[i])
            break;
        if (one->data[i] == '\n')
            line++;
    }
    return line;
}

/* ---- what several have agreed to ----------------------------------------- */

static bool rebuild(struct rebuilt *out, const struct change_kind *kind,
                    const struct campaign *before, const struct campaign *after)
{
    struct agreement agreement = {
        .campaign = before, .entered = after, .kind = kind->consent};
    const struct agreed_source source = {.campaign = before,
                                         .agreement = &agreement,
                                         .program = after->turn.program,
                                         .time = entry_time(after)};
    struct plain_entry *made = ARENA_NEW(before->arena, struct plain_entry);

    if (!kind->follows(before) ||
        !(agreement_open(&agreement) && kind->ask(&agreement) &&
          agreement_collect(&agreement, NULL) && agreement_check(&agreement)) ||
        !kind->make(made, &out->entry, &source, NULL))
        return false;
    if (agreement.closing)
        out->exchange = &agreement.closing->exchange;
    out->next = made->outcome.next;
    out->written = made->written;
    return true;
}

bool rebuild_agreed(struct rebuilt *out, const struct campaign *before,
                    const struct campaign *after)
{
    const struct change_kind *kind;

    if (!change_entered(&kind, after))
        return false;
    return kind ? rebuild(out, kind, before, after)
                : refuse(after->report, &(struct place){"turn.xml", 0},
                         FILE_RULE(unreadable),
                         "the entry is a %s, and has no document that says so",
                         entry_words[after->turn.kind]);
}

/* ---- a beginning --------------------------------------------------------- */

static bool check_consents(const struct campaign *draft)
{
    struct names missing;
    bool good = draft_consents(draft, &missing);

    foreach_name (name, missing) {
        const struct place place = {
            arena_text(draft->arena, "consents/roster-%s.xml", name), 0};

        good = refuse(draft->report, &place, TRUST(missing_consent),
                      "'%s' has not consented to the roster", name);
    }
    return good;
}

/* The first roster follows none. */
static bool check_first(const struct campaign *draft)
{
    return (!draft->roster.game && !draft->roster.previous) ||
           refuse(draft->report, &(struct place){"roster.xml", 0},
                  TRUST(wrong_roster),
                  "the first roster names a game or a roster before it");
}

/* The turn that the roster names as the one to begin from; *out NULL: none. */
static bool read_position(const struct campaign *draft,
                          const struct position **out)
{
    struct position_source source = {.path = "from.xml",
                                     .module = &draft->module,
                                     .rules = draft->roster.rules};
    const struct place place = {source.path, 0};
    struct position *position = ARENA_NEW(draft->arena, struct position);

    *out = NULL;
    if (!campaign_file(draft, source.path, &source.bytes))
        return false;
    if (!source.bytes.data && !draft->roster.begin_at)
        return true;
    if (!source.bytes.data || !draft->roster.begin_at)
        return refuse(draft->report, &place, TRUST(wrong_state),
                      "the roster names a turn to begin from, or this file is "
                      "there, and not both");
    if (!position_read(position, &source, draft->arena, draft->report) ||
        !draft_check_position(draft, position, source.path))
        return false;
    *out = position;
    return !strcmp(position->state, draft->roster.begin_at) ||
           refuse(draft->report, &place, TRUST(wrong_state),
                  "the roster begins from state %.12s, this is %.12s",
                  draft->roster.begin_at, position->state);
}

/* Has everybody in the first roster, which names no game, consented to it?
 * Needs no ruleset. */
static bool begin_check(const struct campaign *after)
{
    struct campaign draft = *after;

    draft.draft = true;
    return check_first(&draft) && check_consents(&draft);
}

bool rebuild_begin(struct rebuilt *out, const struct campaign *before,
                   const struct campaign *after)
{
    struct campaign draft = *after;
    struct beginning beginning = {.program = after->turn.program,
                                  .salt = after->turn.salt,
                                  .time = entry_time(after)};
    struct begun begun;

    (void)before;
    draft.draft = true;
    if (!campaign_file(after, "module.xml", &draft.module_bytes) ||
        !check_first(&draft) || !draft_check(&draft) ||
        !check_consents(&draft) ||
        !read_position(&draft, &beginning.position) ||
        !beginning_make(&begun, &out->entry, &draft, &beginning))
        return false;
    out->next = begun.outcome.next;
    out->written = begun.written;
    out->entry.state = arena_text(after->arena, "%s", begun.written.state);
    return true;
}

/* ---- an exchange --------------------------------------------------------- */

static bool refuse_missing(const struct verified_exchange *exchange,
                           const char *folder, const struct names *missing,
                           const struct rule *rule)
{
    const struct campaign *campaign = exchange->campaign;

    foreach_name (name, *missing) {
        refuse(campaign->report,
               &(struct place){
                   arena_text(campaign->arena, "%s/%s.xml", folder, name), 0},
               rule, "exchange %d was closed without what '%s' owed to it",
               exchange->text.step, name);
    }
    return missing->count == 0;
}

bool exchange_is_whole(const struct verified_exchange *exchange)
{
    bool good = refuse_missing(exchange, "orders", &exchange->sheets_missing,
                               TRUST(missing_sheet));

    return refuse_missing(exchange, "answers", &exchange->answers_missing,
                          TRUST(missing_answer)) &&
           good;
}

void exchange_issued(struct verified_exchange *exchange,
                     const struct campaign *after)
{
    int64_t time = entry_time(after);

    if (time > exchange->locked)
        exchange->issued = time;
}

bool rebuild_exchange(struct rebuilt *out, const struct campaign *before,
                      const struct campaign *after)
{
    struct processed *played = ARENA_NEW(before->arena, struct processed);
    struct commit_input input = {.files = &played->files,
                                 .exchange = &played->exchange,
                                 .seed = &played->play.seed,
                                 .written = &played->play.written};

    if (!stage_read(&played->files, before, after) ||
        !stage_verify(&played->exchange, &played->files) ||
        !exchange_is_whole(&played->exchange) ||
        !lock_serves(before, &played->exchange.text, played->files.lock.name))
        return false;
    exchange_issued(&played->exchange, after);
    entry_play(&played->play, &played->exchange, NULL, after->turn.program);
    exchange_entry(&out->entry, &input);
    out->reached = arena_text(before->arena, "exchange %d: %s",
                              out->entry.number, played->play.when);
    out->next = played->play.outcome.next;
    out->written = played->play.written;
    out->played = played;
    out->exchange = &played->exchange;
    return true;
}

/* ---- what another revision plays, and is not made anew ------------------- */

bool audited_is_upgrade(const struct audited *audited)
{
    return audited->before && audited->after.turn.kind == ENTRY_ROSTER &&
           audited_path(audited, consent_file(CONSENT_UPGRADE));
}

bool audit_agreed(struct audited *audited)
{
    const struct change_kind *kind;
    struct agreement agreement = {.campaign = audited->before,
                                  .entered = &audited->after};

    if (audited->after.turn.kind == ENTRY_BEGIN)
        audited->is_agreed = begin_check(&audited->after);
    if (!change_entered(&kind, &audited->after))
        return false;
    if (!kind || !audited->before)
        return audited->is_agreed || !kind;
    agreement.kind = kind->consent;
    audited->is_agreed =
        agreement_open(&agreement) &&
        (kind->ask_unmade ? kind->ask_unmade : kind->ask)(&agreement) &&
        agreement_collect(&agreement, NULL) && agreement_check(&agreement);
    return audited->is_agreed;
}

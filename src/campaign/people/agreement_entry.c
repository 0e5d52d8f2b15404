/* Are the consents enough? Then they become an entry without dice. */
#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "campaign/exchange/lock.h"
#include "campaign/people/agreement.h"
#include "campaign/people/change_kind.h"
#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

size_t agreement_wanted(const struct agreement *agreement, const char *host)
{
    size_t missing = 0, counted = 0, there = 0;

    foreach_name (id, agreement->asked) {
        size_t votes =
            agreement_votes(agreement, &(const struct names){&id, 1});
        bool given =
            names_contain(&agreement->given, id) || same_name(host, id);
        bool counts = !names_contain(&agreement->uncounted, id);

        missing += given ? 0 : votes;
        counted += counts ? votes : 0;
        there += counts && given ? votes : 0;
    }
    /* Those whom it does not concern are too few to outvote anybody. */
    if (agreement->enough > counted)
        return missing;
    return agreement->enough > there ? agreement->enough - there : 0;
}

bool agreement_is_witnessed(const struct agreement *agreement)
{
    for (size_t i = 0; i < agreement->witnesses.count; i++)
        if (names_contain(&agreement->given, agreement->witnesses.items[i]))
            return true;
    return !agreement->needs_witness;
}

/* Has everybody consented who must, and are they enough? */
static bool is_complete(const struct agreement *agreement)
{
    for (size_t i = 0; i < agreement->must.count; i++)
        if (!names_contain(&agreement->given, agreement->must.items[i]))
            return false;
    return agreement->former_keys.missing.count == 0 &&
           agreement_wanted(agreement, NULL) == 0;
}

bool agreement_yields(const struct agreement *agreement, const char *id)
{
    const struct former_keys *former = &agreement->former_keys;

    return names_contain(&former->given, id) ||
           (names_contain(&agreement->given, id) &&
            !names_contain(&former->asked, id) &&
            !names_contain(&former->heard, id));
}

bool agreement_check(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct place place = {agreement->document.name, 0};
    const struct names *former = &agreement->former_keys.missing;
    struct names missing = {0};

    names_add_all(campaign->arena, &missing, &agreement->missing);
    names_add_all(campaign->arena, &missing, former);
    if (!is_complete(agreement) &&
        !refuse(campaign->report, &place, TRUST(missing_consent),
                "the consent of %s is missing%s: berthier submit files it when "
                "it comes",
                names_text(&missing, ", ", campaign->arena),
                former->count > 0 ? ", by the keys of the roster in force"
                                  : ""))
        return false;
    return agreement_is_witnessed(agreement) ||
           refuse(campaign->report, &place, TRUST(alone),
                  "nobody bears it out: it needs the consent of %s",
                  names_text(&agreement->witnesses, " or ", campaign->arena));
}

/* The document and its consents, into the tree of the entry. */
static void agreement_add(const struct agreement *agreement,
                          struct entry *entry)
{
    struct arena *arena = agreement->campaign->arena;

    if (agreement->kind != CONSENT_ROSTER)
        entry_file(entry, arena, consent_file(agreement->kind),
                   &agreement->document.bytes);
    for (size_t i = 0; i < agreement->consents_count; i++)
        entry_file(entry, arena, agreement->consents[i].path,
                   &agreement->consents[i].bytes);
}

bool entry_may_follow(const struct campaign *campaign)
{
    const struct place place = {campaign->dir, 0};

    if (campaign->turn.ended)
        return refuse(campaign->report, &place, EXCHANGE(ended),
                      "the campaign has ended: nothing but disclose follows");
    return no_lock_is_open(campaign);
}

bool no_lock_is_open(const struct campaign *campaign)
{
    const struct place place = {campaign->dir, 0};

    return !campaign->lock ||
           refuse(campaign->report, &place, TRUST(lock_open),
                  "exchange %d is locked: it is played or made void first",
                  campaign->lock->text.step);
}

void plain_begin(struct plain_entry *out, const struct agreed_source *in,
                 enum entry_kind kind)
{
    static const struct exchange_orders nothing = {0};
    const struct campaign *campaign = in->campaign;
    const struct closing *closing = in->agreement->closing;

    memset(out, 0, sizeof(*out));
    out->after = campaign;
    out->outcome.next = campaign->turn;
    out->outcome.next.number++;
    out->outcome.next.kind = kind;
    journal_init(&out->outcome.journal, campaign->arena);
    out->input = (struct write_input){
        .ruleset = campaign->ruleset,
        .module = &campaign->module,
        .before = &campaign->turn,
        .state = campaign->state,
        .roster = campaign->roster_digest,
        .rules = campaign->roster.rules,
        .program = in->program,
        .closed = campaign->roster.book == BOOK_CLOSED,
        .test_keys = campaign->roster.test,
        .orders = &nothing,
    };
    if (!closing)
        return;
    out->input.lock = closing->lock.digest;
    out->input.lock_text = closing->lock.file.text;
    out->input.extended = exchange_extended(&closing->exchange);
}

void plain_tell(struct plain_entry *out, const struct notice *what)
{
    const struct campaign *campaign = out->after;
    const struct roster *roster = &campaign->roster;
    struct turn *next = &out->outcome.next;
    struct notice *list =
        arena_list(campaign->arena, next->notices_count + 1, sizeof(*list));
    struct notice *notice = &list[next->notices_count];

    for (size_t i = 0; i < next->notices_count; i++)
        list[i] = next->notices[i];
    *notice = *what;
    notice->entry = next->number;
    for (size_t i = 0; i < roster->member_count; i++)
        if (is_commander(&roster->members[i]))
            names_add(campaign->arena, &notice->waits, roster->members[i].id);
    next->notices = list;
    next->notices_count++;
}

void plain_end(struct plain_entry *out, struct entry *entry,
               const struct agreed_source *in, const struct signing_key *key,
               const char *title)
{
    const struct campaign *campaign = out->after;

    out->input.key = key;
    stage_write(&out->written, &out->outcome, &out->input, campaign->arena);
    *entry = (struct entry){
        .number = out->outcome.next.number,
        .kind = out->outcome.next.kind,
        .time = in->time,
        .title = title,
        .state = out->written.state,
        .key = key,
    };
    agreement_add(in->agreement, entry);
    if (in->agreement->closing)
        closing_add(in->agreement->closing, entry);
    entry_standing_files(entry, campaign);
    add_written(entry, campaign->arena, &out->written);
}

static bool commit(struct agreed *out, const struct change_kind *kind,
                   const struct agreed_request *request)
{
    const struct agreed_source source = {.campaign = out->agreement.campaign,
                                         .agreement = &out->agreement,
                                         .program = PACKAGE_STRING,
                                         .time = request->time};
    struct entry entry;

    return kind->make(&out->entry, &entry, &source, request->key) &&
           entry_commit(&entry, out->entry.after, out->entry.commit);
}

enum agreed_end agreed_go_on(struct agreed *out, const struct change_kind *kind,
                             const struct campaign *campaign,
                             const struct agreed_request *request)
{
    struct agreement *agreement = &out->agreement;

    memset(out, 0, sizeof(*out));
    agreement->campaign = campaign;
    agreement->kind = kind->consent;
    agreement->time = request->time;
    agreement->found = request->found;
    if (!agreement_open(agreement) || !kind->ask(agreement) ||
        !agreement_collect(agreement, request->key))
        return AGREED_REFUSED;
    if (!is_complete(agreement) || !agreement_is_witnessed(agreement))
        return AGREED_WAITS;
    return commit(out, kind, request) ? AGREED_DONE : AGREED_REFUSED;
}

int agreement_entered(const struct campaign *campaign, enum consent_kind kind,
                      const char *digest)
{
    struct bytes bytes;

    for (int entry = 0; entry <= campaign->turn.number; entry++) {
        if (!campaign_former_file(campaign, entry, consent_file(kind), &bytes))
            return -1;
        if (bytes.data &&
            strcmp(bytes_digest(&bytes, campaign->arena), digest) == 0)
            return entry;
    }
    return -1;
}

/* ---- notices of corrections and voids ------------------------------------ */

/* The list is made anew: that of the turn before is another's. */
static void keep(struct turn *next, const struct notice *notice,
                 struct arena *arena)
{
    *(struct notice *)LIST_ADD(arena, next->notices, next->notices_count) =
        *notice;
}

static void tell_ended(struct plain_entry *out, const struct notice *notice,
                       const char *why)
{
    struct journal *journal = &out->outcome.journal;

    journal_tell(journal, EVENT_NOTE,
                 notice->is_void ? EXCHANGE(voided) : EXCHANGE(corrected), NULL,
                 NULL, "%s (%s).", notice_text(notice, journal->arena), why);
}

void notices_prune(struct plain_entry *out, const struct roster *roster)
{
    struct turn *next = &out->outcome.next;
    struct arena *arena = out->outcome.journal.arena;
    const struct notice *before = next->notices;
    size_t count = next->notices_count;

    next->notices = NULL;
    next->notices_count = 0;
    for (size_t i = 0; i < count; i++) {
        struct notice notice = before[i];

        notice.waits = (struct names){0};
        for (size_t j = 0; j < before[i].waits.count; j++)
            if (commands_any(roster, before[i].waits.items[j]))
                names_add(arena, &notice.waits, before[i].waits.items[j]);
        if (notice.waits.count > 0)
            keep(next, &notice, arena);
        else
            tell_ended(out, &notice,
                       arena_text(arena,
                                  "it ends: %s had not acknowledged it, and "
                                  "commands nothing any more",
                                  names_text(&before[i].waits, ", ", arena)));
    }
}

void notices_take_back(struct plain_entry *out, int last)
{
    struct turn *next = &out->outcome.next;
    const struct notice *before = next->notices;
    size_t count = next->notices_count;

    next->notices = NULL;
    next->notices_count = 0;
    for (size_t i = 0; i < count; i++)
        if (before[i].entry <= last)
            keep(next, &before[i], out->outcome.journal.arena);
        else
            tell_ended(out, &before[i], "it ends: it is taken back");
}

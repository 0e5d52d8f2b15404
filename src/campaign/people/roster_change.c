/* The roster changes in the middle. */
#include "campaign/people/roster_change.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/roster.h"
#include "campaign/exchange/lock.h"
#include "campaign/people/agreement.h"
#include "campaign/people/begin.h"
#include "campaign/people/change_kind.h"
#include "campaign/proof/histories.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* Does it follow the one in force, and leave alone what all later turns
 * depend on? */
static bool check_follows(const struct campaign *campaign,
                          const struct roster *next, const struct place *place)
{
    const struct roster *roster = &campaign->roster;

    if (!next->game || strcmp(next->game, campaign->game) != 0)
        return refuse(campaign->report, place, TRUST(wrong_game),
                      "the roster is of another game: take it to the folder of "
                      "that campaign");
    if (strcmp(next->previous, campaign->roster_digest) != 0)
        return refuse(campaign->report, place, TRUST(wrong_roster),
                      "it follows roster %.12s, in force is %.12s: ask for one "
                      "that follows this",
                      next->previous, campaign->roster_digest);
    return (next->preset == roster->preset && next->book == roster->book &&
            next->revision == roster->revision && next->test == roster->test &&
            !next->begin_at && strcmp(next->ruleset, roster->ruleset) == 0 &&
            strcmp(next->edition, roster->edition) == 0 &&
            strcmp(next->module, roster->module) == 0 &&
            strcmp(next->rules, roster->rules) == 0) ||
           refuse(campaign->report, place, TRUST(wrong_roster),
                  "preset, book, rule system, edition, revision, module and "
                  "test stay what they are: another game is begun for that, "
                  "berthier new");
}

/* What play has dealt is nobody's to change, whoever consents to it. */
static bool check_dealt(const struct campaign *campaign,
                        const struct roster *next, const struct place *place)
{
    const struct deal deal = campaign_deal(campaign);

    if (!deal_waits(&campaign->turn) || roster_is_dealt(&deal, next) ||
        roster_keeps_sides(&campaign->roster, next))
        return true;
    return refuse(campaign->report, place, TRUST(dealt),
                  "it gives sides to others than turn %d has dealt them to: "
                  "the host draws up what was dealt, and nothing besides, with "
                  "berthier roster DIR and no change",
                  campaign->turn.number);
}

static bool check_roster(const struct campaign *campaign,
                         const struct campaign *after, const char *name)
{
    const struct place place = {name, 0};

    return check_follows(campaign, &after->roster, &place) &&
           check_dealt(campaign, &after->roster, &place) && draft_check(after);
}

/* A consent to it is one for what follows the roster in force, until then, and
 * for this entry if it changes the host: who kept it could else enter it when
 * it suits him. */
static bool roster_fits(const struct agreement *agreement)
{
    const struct roster *next = &agreement->after->roster;
    bool bound = strcmp(next->host, agreement->campaign->roster.host) != 0;

    return agreement_fits(
        agreement, &(struct agreed_place){next->game, next->entry, next->state,
                                          next->until, bound});
}

/* Is the head that a new host would go on from the one that lies here? */
static bool hands_over_head(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct roster *next = &agreement->after->roster;
    const struct signed_file *file = &agreement->document;
    int from = next->entry - 1, head = campaign->turn.number;

    if (same_name(next->host, campaign->roster.host) || !next->state ||
        (from == head && strcmp(next->state, campaign->state) == 0))
        return true;
    return refuse(
        campaign->report, &(struct place){file->name, file->root->line},
        TRUST(other_head),
        "'%s' would host from turn %d, state %.12s; the head here is turn %d, "
        "state %.12s: %s",
        next->host, from, next->state, head, campaign->state,
        from < head
            ? arena_text(campaign->arena,
                         "ask '%s' to draw it up on turn %d (berthier roster "
                         "DIR --host %s)",
                         next->host, head, next->host)
            : arena_text(campaign->arena,
                         "ask the host '%s' for the turns since, and try again",
                         campaign->roster.host));
}

/* Of one that lies anywhere: could it be entered, as far as it and the campaign
 * tell? The files of newcomers are not looked for: after has the roster, and no
 * keys. */
static bool ask_at_desk(struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    struct campaign *after = ARENA_NEW(campaign->arena, struct campaign);

    *after = *campaign;
    agreement->after = after;
    if (!roster_read(&after->roster, file->root, file->name, campaign->arena,
                     campaign->report) ||
        !hands_over_head(agreement) || !roster_fits(agreement) ||
        !check_roster(campaign, after, file->name))
        return false;
    roster_ask_early(agreement, &after->roster);
    return true;
}

/* Without the module: sides and options are not looked at. */
static bool ask_unmade(struct agreement *agreement)
{
    const struct place place = {agreement->document.name, 0};

    agreement->after = agreement->entered;
    if (!check_follows(agreement->campaign, &agreement->after->roster,
                       &place) ||
        !check_dealt(agreement->campaign, &agreement->after->roster, &place))
        return false;
    roster_ask(agreement, &agreement->after->roster);
    return roster_fits(agreement);
}

/* With roster and members as they are to be. */
static bool reach_roster(struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;

    if (!agreement->entered)
        agreement->after = agreement->own =
            campaign_with_roster(campaign, NULL);
    else
        agreement->after = agreement->entered;
    return agreement->after &&
           check_roster(campaign, agreement->after, agreement->document.name);
}

static bool ask(struct agreement *agreement)
{
    if (!reach_roster(agreement))
        return false;
    roster_ask(agreement, &agreement->after->roster);
    return roster_fits(agreement);
}

static bool look(struct agreement *agreement)
{
    if (!reach_roster(agreement))
        return false;
    roster_ask_early(agreement, &agreement->after->roster);
    return roster_fits(agreement);
}

/* Its options as the turn has them: who switched which, when. */
static void switch_options(struct turn *next, const struct campaign *after,
                           const struct agreement *agreement)
{
    const struct turn *before = &agreement->campaign->turn;
    struct arena *arena = after->arena;
    const char *by = names_text(&agreement->given, " ", arena);

    options_of(&next->options, &after->roster, after->ruleset, arena);
    foreach_item (struct option_value, now, next->options) {
        const struct option_value *then =
            FIND_NAMED(struct option_value, before->options.items,
                       before->options.count, name, now->name);

        if (then && strcmp(then->value, now->value) == 0) {
            *now = *then;
            continue;
        }
        now->entry = next->number;
        now->by = by;
    }
}

/* The campaign as it was, with the new roster. */
static struct campaign *reach(const struct agreement *agreement)
{
    const struct campaign *next = agreement->after;
    struct campaign *after = ARENA_NEW(next->arena, struct campaign);

    *after = *agreement->campaign;
    after->roster = next->roster;
    after->roster_bytes = next->roster_bytes;
    memcpy(after->roster_digest, next->roster_digest,
           sizeof(after->roster_digest));
    after->members = next->members;
    after->member_count = next->member_count;
    after->keyring = next->keyring;
    return after;
}

static bool make(struct plain_entry *out, struct entry *entry,
                 const struct agreed_source *in, const struct signing_key *key)
{
    const struct campaign *after = reach(in->agreement);

    if (key && !host_signs(after, key))
        return false;
    plain_begin(out, in, ENTRY_ROSTER);
    out->after = after;
    out->input.roster = after->roster_digest;
    switch_options(&out->outcome.next, after, in->agreement);
    if (roster_gives_dealt(in->agreement))
        out->outcome.next.dealt = (struct dealt){0};
    roster_unasked(&out->outcome.next.unasked, in->agreement);
    roster_tell(&out->outcome.journal, in->agreement);
    notices_prune(out, &after->roster);
    plain_end(
        out, entry, in, key,
        arena_text(after->arena, "roster %d: %s", out->outcome.next.number,
                   roster_gives_dealt(in->agreement) ? "sides as dealt"
                                                     : "changed by agreement"));
    return true;
}

static bool reads(const struct signed_file *file, struct arena *arena,
                  struct report *report)
{
    struct roster document;

    return roster_read(&document, file->root, file->name, arena, report);
}

/* What it changes, one a line. */
static const char *say(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    struct names lines = {0};

    if (agreement->after)
        roster_differences(&lines, &campaign->roster, &agreement->after->roster,
                           campaign->arena);
    return names_lines(&lines, "  ", campaign->arena);
}

const struct change_kind roster_change = {
    .consent = CONSENT_ROSTER,
    .entry = ENTRY_ROSTER,
    .command = "roster",
    .again = "berthier roster DIR",
    .title = "another roster",
    .dies = "another roster is entered before",
    .reads = reads,
    .follows = entry_may_follow,
    .ask = ask,
    .look = look,
    .ask_at_desk = ask_at_desk,
    .ask_unmade = ask_unmade,
    .make = make,
    .say = say,
    .affect = effect_roster,
};

/* What is good of the draft is seen before it lies where others see it. */
static bool try(const struct roster_draft *draft, const struct bytes *text,
                const struct signing_key *key)
{
    const struct campaign *campaign = draft->campaign;
    struct campaign with_people = *campaign;
    struct campaign *after;
    bool good;

    with_people.next_people = draft->people;
    with_people.next_people_count = draft->people_count;
    after = campaign_with_roster(&with_people, text);
    good = after && check_roster(campaign, after, "roster.xml") &&
           (is_hosts_key(after, key) || host_signs(campaign, key));
    campaign_close(after);
    return good;
}

static bool draw_up(const struct campaign *campaign,
                    const struct roster_request *request)
{
    struct roster_draft draft = {.campaign = campaign};
    struct agreed_request with_people = request->by;
    struct names differences = {0};
    struct buffer text = {0};

    if (!roster_draft_make(&draft, request))
        return false;
    roster_differences(&differences, &campaign->roster, &draft.roster,
                       campaign->arena);
    if (differences.count == 0)
        return refuse(campaign->report, &(struct place){campaign->dir, 0},
                      EXCHANGE(roster),
                      "the roster stays what it is: name what changes");
    roster_write(&text, &draft.roster);
    with_people.beside = draft.people;
    with_people.beside_count = draft.people_count;
    return try(&draft, &(struct bytes){text.bytes, text.length},
               request->by.key) &&
           host_may_go_on(campaign, request->memory, true) &&
           agreement_draw_up(campaign, CONSENT_ROSTER, &text, &with_people);
}

enum agreed_end campaign_change_roster(struct agreed *out,
                                       const struct campaign *campaign,
                                       const struct roster_request *request)
{
    memset(out, 0, sizeof(*out));
    if (!entry_may_follow(campaign) ||
        (request->draws_up && !draw_up(campaign, request)) ||
        !may_become_host(campaign, request->by.key) ||
        !host_may_go_on(campaign, request->memory, true))
        return AGREED_REFUSED;
    return agreed_go_on(out, &roster_change, campaign, &request->by);
}

void roster_change_close(struct agreed *agreed)
{
    campaign_close(agreed->agreement.own);
    agreed->agreement.own = NULL;
}

/* The roster changes in the middle. */
#include "campaign/people/roster_change.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/options.h"
#include "campaign/exchange/lock.h"
#include "campaign/people/birth.h"
#include "campaign/people/roster_draft.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "rooms/room.h"

#include <string.h>

static const struct roster_member *find(const struct roster *roster,
                                        const char *id)
{
    for (size_t i = 0; i < roster->member_count; i++)
        if (strcmp(roster->members[i].id, id) == 0)
            return &roster->members[i];
    return NULL;
}

/* Does it follow the one in force, and leave alone what all later turns
 * depend on? */
static bool check_follows(const struct campaign *campaign,
                          const struct roster *next, const struct place *place)
{
    const struct roster *roster = &campaign->roster;

    if (!next->game || strcmp(next->game, campaign->game) != 0)
        return refuse(campaign->report, place, TRUST(wrong_game),
                      "the roster is of another game");
    if (strcmp(next->previous, campaign->roster_digest) != 0)
        return refuse(campaign->report, place, TRUST(wrong_roster),
                      "it follows roster %.12s, in force is %.12s",
                      next->previous, campaign->roster_digest);
    return (next->preset == roster->preset && next->book == roster->book &&
            next->revision == roster->revision && next->test == roster->test &&
            !next->begin_at && strcmp(next->room, roster->room) == 0 &&
            strcmp(next->edition, roster->edition) == 0 &&
            strcmp(next->module, roster->module) == 0 &&
            strcmp(next->rules, roster->rules) == 0) ||
           refuse(campaign->report, place, TRUST(wrong_roster),
                  "preset, book, room, edition, revision, module and test "
                  "stay what they are");
}

static bool check_roster(const struct campaign *campaign,
                         const struct campaign *reached, const char *name)
{
    const struct place place = {name, 0};

    return check_follows(campaign, &reached->roster, &place) &&
           draft_check(reached);
}

/* Has he lost an office that he had: host, or commander of a side? */
static bool is_replaced(const struct roster *before, const struct roster *after,
                        const struct roster_member *member)
{
    const struct roster_member *now = find(after, member->id);

    if (!now || strcmp(now->digest, member->digest) != 0)
        return true;
    if (!strcmp(before->host, member->id) && strcmp(after->host, member->id))
        return true;
    for (size_t i = 0; i < member->side_count; i++) {
        bool kept = member->sides[i].deputy;

        for (size_t j = 0; j < now->side_count; j++)
            kept |= !strcmp(now->sides[j].id, member->sides[i].id) &&
                    !now->sides[j].deputy;
        if (!kept)
            return true;
    }
    return false;
}

/* Those who stay what they are, and every key that is new. */
static void ask(struct agreement *agreement, const struct roster *after)
{
    const struct roster *before = &agreement->campaign->roster;
    struct names excused = {0};

    for (size_t i = 0; i < before->member_count; i++)
        if (is_replaced(before, after, &before->members[i]))
            names_add(agreement->campaign->arena, &excused,
                      before->members[i].id);
    agreement_ask(agreement, &excused);
    for (size_t i = 0; i < after->member_count; i++) {
        const struct roster_member *now = &after->members[i];
        const struct roster_member *then = find(before, now->id);

        if (!then || strcmp(then->digest, now->digest) != 0)
            agreement_need(agreement, now->id);
    }
}

/* A consent to it is one for this entry: who kept it could else enter it when
 * it suits him. */
static bool roster_fits(const struct agreement *agreement)
{
    const struct roster *next = &agreement->reached->roster;

    return agreement_fits(agreement,
                          &(struct agreed_place){next->game, next->entry,
                                                 next->state, next->until});
}

bool roster_propose(struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    struct campaign *reached = ARENA_NEW(campaign->arena, struct campaign);

    *reached = *campaign;
    agreement->reached = reached;
    if (!roster_read(&reached->roster, file->root, file->name, campaign->arena,
                     campaign->report) ||
        !roster_fits(agreement) || !check_roster(campaign, reached, file->name))
        return false;
    ask(agreement, &reached->roster);
    return true;
}

static bool prepare(struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;

    if (!agreement->after)
        agreement->reached = agreement->own =
            campaign_with_roster(campaign, NULL);
    else
        agreement->reached = agreement->after;
    if (!agreement->reached ||
        !check_roster(campaign, agreement->reached, agreement->document.name))
        return false;
    ask(agreement, &agreement->reached->roster);
    return roster_fits(agreement);
}

/* Its options as the turn has them: who switched which, when. */
static void switch_options(struct turn *next, const struct campaign *reached,
                           const struct agreement *agreement)
{
    const struct turn *before = &agreement->campaign->turn;
    struct arena *arena = reached->arena;
    const char *by = names_text(&agreement->given, " ", arena);

    options_of(&next->options, &reached->roster, reached->room, arena);
    for (size_t i = 0; i < next->options.count; i++) {
        struct option_value *now = &next->options.items[i];

        if (i < before->options.count &&
            strcmp(before->options.items[i].value, now->value) == 0) {
            *now = before->options.items[i];
            continue;
        }
        now->entry = next->number;
        now->by = by;
    }
}

static void tell(struct journal *journal, const struct agreement *agreement)
{
    const struct roster *after = &agreement->reached->roster;
    struct names differences = {0};

    event_news(
        journal_tell_open(journal, EVENT_STEP, EXCHANGE(roster), NULL, NULL,
                          "The roster changes, with the consent of %s",
                          names_text(&agreement->given, ", ", journal->arena)),
        NEWS_GREAT);
    roster_differences(&differences, &agreement->campaign->roster, after,
                       journal->arena);
    for (size_t i = 0; i < differences.count; i++)
        journal_tell(journal, EVENT_STATE, EXCHANGE(roster), NULL, NULL,
                     "From now on %s.", differences.items[i]);
    journal_close(journal);
}

/* The campaign as it was, with the new roster. */
static struct campaign *reach(const struct agreement *agreement)
{
    const struct campaign *next = agreement->reached;
    struct campaign *reached = ARENA_NEW(next->arena, struct campaign);

    *reached = *agreement->campaign;
    reached->roster = next->roster;
    reached->roster_bytes = next->roster_bytes;
    memcpy(reached->roster_digest, next->roster_digest,
           sizeof(reached->roster_digest));
    reached->members = next->members;
    reached->member_count = next->member_count;
    reached->keyring = next->keyring;
    return reached;
}

static bool make(struct quiet_entry *out, struct entry *entry,
                 const struct agreed_source *in, const struct signing_key *key)
{
    const struct campaign *reached = reach(in->agreement);

    if (key && !host_signs(reached, key))
        return false;
    quiet_begin(out, in->campaign, ENTRY_ROSTER);
    out->reached = reached;
    out->input.program = in->program;
    out->input.roster = reached->roster_digest;
    switch_options(&out->outcome.next, reached, in->agreement);
    tell(&out->outcome.journal, in->agreement);
    quiet_write(out, reached, key);
    *entry = (struct entry){
        .time = in->time,
        .title = arena_text(reached->arena, "roster %d: changed by agreement",
                            out->outcome.next.number)};
    agreement_add(in->agreement, entry);
    quiet_fill(out, reached, entry);
    return true;
}

const struct agreed_kind roster_kind = {CONSENT_ROSTER, prepare, make};

/* What is good of the draft is seen before it lies where others see it. */
static bool try(const struct campaign *campaign, const struct buffer *text,
                const struct signing_key *key)
{
    const struct bytes bytes = {text->bytes, text->length};
    struct campaign *reached = campaign_with_roster(campaign, &bytes);
    bool good = reached && check_roster(campaign, reached, "roster.xml") &&
                (is_hosts_key(reached, key) || host_signs(campaign, key));

    campaign_close(reached);
    return good;
}

static bool draw_up(const struct campaign *campaign,
                    const struct roster_request *request)
{
    struct roster_draft draft = {.campaign = campaign};
    const struct place place = {campaign->dir, 0};
    struct names differences = {0};
    struct buffer text;
    bool good;

    if (!roster_draft_make(&draft, request))
        return false;
    roster_differences(&differences, &campaign->roster, &draft.roster,
                       campaign->arena);
    if (differences.count == 0)
        return refuse(campaign->report, &place, EXCHANGE(roster),
                      "the roster stays what it is");
    buffer_init(&text);
    roster_write(&text, &draft.roster);
    good = try(campaign, &text, request->by.key) &&
           agreement_draw_up(campaign, CONSENT_ROSTER, &text);
    buffer_release(&text);
    return good;
}

bool may_become_host(const struct campaign *campaign,
                     const struct signing_key *key)
{
    struct campaign quiet = *campaign;
    struct campaign *reached = NULL;
    bool good;

    quiet.report = report_new(campaign->arena);
    if (agreement_waits(campaign, CONSENT_ROSTER))
        reached = campaign_with_roster(&quiet, NULL);
    good = (reached && is_hosts_key(reached, key)) || host_signs(campaign, key);
    campaign_close(reached);
    return good;
}

enum agreed_end campaign_change_roster(struct agreed *out,
                                       const struct campaign *campaign,
                                       const struct roster_request *request)
{
    memset(out, 0, sizeof(*out));
    if (!entry_may_follow(campaign) ||
        (request->draws_up && !draw_up(campaign, request)) ||
        !may_become_host(campaign, request->by.key))
        return AGREED_REFUSED;
    return agreed_go_on(out, &roster_kind, campaign, &request->by);
}

void roster_change_close(struct agreed *agreed)
{
    campaign_close(agreed->agreement.own);
    agreed->agreement.own = NULL;
}

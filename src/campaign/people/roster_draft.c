/* A roster in the making: drawn up from the one in force. */
#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "campaign/exchange/lock.h"
#include "campaign/people/begin.h"
#include "campaign/people/roster_change.h"
#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

static struct roster_member *find_or_refuse(struct roster_draft *draft,
                                            const char *option, const char *id)
{
    struct roster_member *member = member_named(&draft->roster, id);
    struct names there = {0};

    if (member)
        return member;
    for (size_t i = 0; i < draft->roster.member_count; i++)
        names_add(draft->campaign->arena, &there, draft->roster.members[i].id);
    refuse(draft->campaign->report, &(struct place){option, 0}, TRUST(stranger),
           "there is no participant '%s'%s", id,
           listing_ids(draft->campaign->arena, id, &there));
    return NULL;
}

/* A copy whose lists may grow. */
static void copy_roster(struct roster *out, const struct campaign *campaign)
{
    const struct roster *in = &campaign->roster;
    struct arena *arena = campaign->arena;

    *out = *in;
    out->members = arena_list(arena, in->member_count, sizeof(*out->members));
    out->options = arena_list(arena, in->options_count, sizeof(*out->options));
    for (size_t i = 0; i < in->options_count; i++)
        out->options[i] = in->options[i];
    out->vacant = arena_list(arena, in->vacant_count, sizeof(*out->vacant));
    for (size_t i = 0; i < in->vacant_count; i++)
        out->vacant[i] = in->vacant[i];
    for (size_t i = 0; i < in->member_count; i++) {
        struct roster_member *member = &out->members[i];

        *member = in->members[i];
        member->sides =
            arena_list(arena, member->side_count, sizeof(*member->sides));
        for (size_t j = 0; j < member->side_count; j++)
            member->sides[j] = in->members[i].sides[j];
    }
    roster_unseat(out);
}

/* He is filed with the roster, once that is known to be good. */
static void take_person(struct roster_draft *draft, const char *id,
                        const struct signed_file *file)
{
    struct arena *arena = draft->campaign->arena;

    *(struct folder_file *)LIST_ADD(arena, draft->people, draft->people_count) =
        (struct folder_file){arena_text(arena, "participants/%s.xml", id),
                             file->bytes};
}

/* Somebody new, or new keys for somebody who is there. */
static bool join(struct roster_draft *draft, const char *path)
{
    const struct campaign *campaign = draft->campaign;
    struct participant person;
    struct signed_file file;
    struct roster_member *member;

    if (!participant_open(&file, &person, path, campaign->arena,
                          campaign->report))
        return false;
    member = member_named(&draft->roster, person.id);
    if (!member) {
        member = LIST_ADD(campaign->arena, draft->roster.members,
                          draft->roster.member_count);
        member->id = person.id;
    }
    member->digest = arena_text(campaign->arena, "%s", file.digest);
    take_person(draft, person.id, &file);
    return true;
}

static bool leave(struct roster_draft *draft, const char *id)
{
    struct roster *roster = &draft->roster;
    struct roster_member *member = find_or_refuse(draft, "--leave", id);

    if (!member)
        return false;
    LIST_REMOVE(roster->members, roster->member_count,
                (size_t)(member - roster->members));
    return true;
}

static void take_office(struct roster_member *member, const char *side)
{
    for (size_t i = 0; i < member->side_count; i++) {
        if (strcmp(member->sides[i].id, side) != 0)
            continue;
        LIST_REMOVE(member->sides, member->side_count, i);
    }
}

/* A side has one commander: who had it before loses it. */
static void depose(struct roster *roster, const char *side)
{
    foreach_member (member, roster)
        foreach_office (one, member)
            if (strcmp(one->id, side) == 0 && !one->deputy) {
                take_office(member, side);
                break;
            }
}

static bool office(struct roster_draft *draft,
                   const struct office_change *change)
{
    struct roster_member *member = find_or_refuse(draft, "--side", change->who);
    struct roster_side *side;

    if (!member || !draft_check_side(draft->campaign, change->side,
                                     &(struct place){"--side", 0}))
        return false;
    take_office(member, change->side);
    if (change->office == OFFICE_NONE)
        return true;
    if (change->office == OFFICE_COMMANDER) {
        depose(&draft->roster, change->side);
        roster_fill(&draft->roster, change->side);
    }
    side = LIST_ADD(draft->campaign->arena, member->sides, member->side_count);
    side->id = change->side;
    side->deputy = change->office == OFFICE_DEPUTY;
    return true;
}

/* Nobody's from now on, whoever had it. What was said of its surrender stays.
 */
static bool make_vacant(struct roster_draft *draft,
                        const struct roster_vacant *vacant)
{
    struct roster *roster = &draft->roster;
    struct roster_vacant *row;

    if (!draft_check_side(draft->campaign, vacant->side,
                          &(struct place){"--side", 0}))
        return false;
    for (size_t i = 0; i < roster->member_count; i++)
        take_office(&roster->members[i], vacant->side);
    row = roster_empty(roster, vacant->side, draft->campaign->arena);
    row->caretaker = vacant->caretaker;
    if (vacant->surrendered) {
        row->surrendered = true;
        row->reason = vacant->reason;
    }
    return true;
}

/* Who was there for this side alone goes with it. */
static void dismiss(struct roster *roster, const char *side)
{
    size_t i = 0;

    while (i < roster->member_count) {
        struct roster_member *member = &roster->members[i];
        bool had = office_for(member, side) != NULL;

        take_office(member, side);
        if (had && member->side_count == 0 &&
            !same_name(member->id, roster->host))
            LIST_REMOVE(roster->members, roster->member_count, i);
        else
            i++;
    }
}

/* One of many: of two there would be nobody left to play against. */
static bool surrender(struct roster_draft *draft,
                      const struct roster_request *request)
{
    const struct campaign *campaign = draft->campaign;
    const struct place place = {"--surrender", 0};
    const char *side = request->surrenders;

    if (!draft_check_side(campaign, side, &(struct place){"--side", 0}))
        return false;
    if (!side_commander(&draft->roster, side))
        return refuse(campaign->report, &place, EXCHANGE(surrendered),
                      "nobody commands '%s', and nobody can give it up", side);
    if (commanders_beside(&draft->roster, side) < 2)
        return refuse(campaign->report, &place, EXCHANGE(surrendered),
                      "without '%s' nobody is left to play against: berthier "
                      "end DIR --surrender %s ends the campaign",
                      side, side);
    dismiss(&draft->roster, side);
    return make_vacant(draft, &(struct roster_vacant){
                                  .side = side,
                                  .surrendered = true,
                                  .reason = request->reason,
                              });
}

/* The care of a vacant side goes with the office of the host. */
static void hand_over(struct roster *roster, const char *host)
{
    for (size_t i = 0; i < roster->vacant_count; i++)
        if (same_name(roster->vacant[i].caretaker, roster->host))
            roster->vacant[i].caretaker = host;
    roster->host = host;
}

static void set_option(struct roster_draft *draft,
                       const struct option_value *given)
{
    struct roster *roster = &draft->roster;
    struct option_value *option =
        FIND_NAMED(struct option_value, roster->options, roster->options_count,
                   name, given->name);

    if (!option)
        option = LIST_ADD(draft->campaign->arena, roster->options,
                          roster->options_count);
    *option = *given;
}

static void set_terms(struct roster_draft *draft,
                      const struct roster_request *request)
{
    struct roster *roster = &draft->roster;

    if (request->host)
        hand_over(roster, request->host);
    if (request->due)
        roster->due = request->due;
    if (request->missing) {
        roster->missing = request->terms.missing;
        roster->absent_most = request->terms.absent_most;
    }
    if (request->changes)
        roster->changes = request->terms.changes;
    for (size_t i = 0; i < request->terms.options_count; i++)
        set_option(draft, &request->terms.options[i]);
}

/* Who is to host binds all to where they stand. */
static void bind(struct roster_draft *draft, const char *until)
{
    draft->roster.entry = draft->campaign->turn.number + 1;
    draft->roster.state = draft->campaign->state;
    draft->roster.until = until;
}

/* Nobody's wish has a part in it. */
static bool draft_deal(struct roster_draft *draft)
{
    const struct campaign *campaign = draft->campaign;
    const struct deal deal = campaign_deal(campaign);

    roster_deal(&draft->roster, &deal, campaign->arena);
    return true;
}

bool roster_draft_make(struct roster_draft *draft,
                       const struct roster_request *request)
{
    const struct campaign *campaign = draft->campaign;
    bool good = true;

    if (request->dealt)
        return draft_deal(draft);
    copy_roster(&draft->roster, campaign);
    draft->roster.game = campaign->game;
    draft->roster.previous = campaign->roster_digest;
    draft->roster.entry = 0;
    draft->roster.state = NULL;
    draft->roster.until = agreement_until(campaign, &request->by);
    draft->roster.begin_at = NULL;
    for (size_t i = 0; i < request->join.count; i++)
        good &= join(draft, request->join.items[i]);
    for (size_t i = 0; i < request->leave.count; i++)
        good &= leave(draft, request->leave.items[i]);
    for (size_t i = 0; i < request->offices_count; i++)
        good &= office(draft, &request->offices[i]);
    for (size_t i = 0; i < request->vacant_count; i++)
        good &= make_vacant(draft, &request->vacant[i]);
    if (request->surrenders)
        good &= surrender(draft, request);
    if (request->host)
        good &= find_or_refuse(draft, "--host", request->host) != NULL;
    set_terms(draft, request);
    if (strcmp(draft->roster.host, campaign->roster.host) != 0)
        bind(draft, request->by.until);
    if (!good)
        return false;
    roster_settle(&draft->roster);
    roster_seat(&draft->roster, campaign->arena);
    return true;
}

bool may_become_host(const struct campaign *campaign,
                     const struct signing_key *key)
{
    struct campaign quiet = *campaign;
    struct campaign *after = NULL;
    bool good;

    quiet.report = report_new(campaign->arena);
    if (agreement_waits(campaign, CONSENT_ROSTER))
        after = campaign_with_roster(&quiet, NULL);
    good = (after && is_hosts_key(after, key)) || host_signs(campaign, key);
    campaign_close(after);
    return good;
}

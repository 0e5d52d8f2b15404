/* A roster in the making: drawn up from the one in force. */
#include "campaign/people/roster_draft.h"

#include "campaign/documents/sides.h"
#include "campaign/judge/desk.h"
#include "campaign/people/birth.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "rooms/room.h"

#include <stdlib.h>
#include <string.h>

static struct roster_member *find(struct roster *roster, const char *id)
{
    for (size_t i = 0; i < roster->member_count; i++)
        if (strcmp(roster->members[i].id, id) == 0)
            return &roster->members[i];
    return NULL;
}

static struct roster_member *find_or_refuse(struct roster_draft *draft,
                                            const char *option, const char *id)
{
    const struct place place = {option, 0};
    struct roster_member *member = find(&draft->roster, id);
    struct names there = {0};

    if (member)
        return member;
    for (size_t i = 0; i < draft->roster.member_count; i++)
        names_add(draft->campaign->arena, &there, draft->roster.members[i].id);
    refuse(draft->campaign->report, &place, TRUST(stranger),
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
    out->options = arena_list(arena, in->option_count, sizeof(*out->options));
    for (size_t i = 0; i < in->option_count; i++)
        out->options[i] = in->options[i];
    for (size_t i = 0; i < in->member_count; i++) {
        struct roster_member *member = &out->members[i];

        *member = in->members[i];
        member->sides =
            arena_list(arena, member->side_count, sizeof(*member->sides));
        for (size_t j = 0; j < member->side_count; j++)
            member->sides[j] = in->members[i].sides[j];
    }
}

/* Files him in the inbox, where a roster in the making finds him. */
static bool file_person(const struct roster_draft *draft, const char *id,
                        const struct signed_file *file)
{
    const struct campaign *campaign = draft->campaign;
    const char *path = arena_text(campaign->arena, "participants/%s.xml", id);

    return folder_make(inbox_path(campaign, "participants"),
                       campaign->report) &&
           file_write(inbox_path(campaign, path), file->bytes.data,
                      file->bytes.length, campaign->report);
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
    member = find(&draft->roster, person.id);
    if (!member) {
        member = LIST_ADD(campaign->arena, draft->roster.members,
                          draft->roster.member_count);
        member->id = person.id;
    }
    member->digest = arena_text(campaign->arena, "%s", file.digest);
    return file_person(draft, person.id, &file);
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
    for (size_t i = 0; i < roster->member_count; i++) {
        struct roster_member *member = &roster->members[i];

        for (size_t j = 0; j < member->side_count; j++)
            if (strcmp(member->sides[j].id, side) == 0 &&
                !member->sides[j].deputy) {
                take_office(member, side);
                break;
            }
    }
}

static bool is_side(const struct campaign *campaign, const char *id)
{
    const struct place place = {"--side", 0};

    return side_name(campaign->room, campaign->module.data, id) ||
           refuse(campaign->report, &place, FILE_RULE(unknown_reference),
                  "'%s' is no side of this module%s", id,
                  sides_listing(campaign->room, campaign->module.data, id,
                                campaign->arena));
}

static bool office(struct roster_draft *draft,
                   const struct office_change *change)
{
    struct roster_member *member = find_or_refuse(draft, "--side", change->who);
    struct roster_side *side;

    if (!member || !is_side(draft->campaign, change->side))
        return false;
    take_office(member, change->side);
    if (change->office == OFFICE_NONE)
        return true;
    if (change->office == OFFICE_COMMANDER)
        depose(&draft->roster, change->side);
    side = LIST_ADD(draft->campaign->arena, member->sides, member->side_count);
    side->id = change->side;
    side->deputy = change->office == OFFICE_DEPUTY;
    return true;
}

static void set_option(struct roster_draft *draft,
                       const struct option_value *given)
{
    struct roster *roster = &draft->roster;
    size_t i = 0;

    while (i < roster->option_count &&
           strcmp(roster->options[i].name, given->name) != 0)
        i++;
    if (i == roster->option_count)
        LIST_ADD(draft->campaign->arena, roster->options, roster->option_count);
    roster->options[i] = *given;
}

static void set_terms(struct roster_draft *draft,
                      const struct roster_request *request)
{
    struct roster *roster = &draft->roster;

    if (request->host)
        roster->host = request->host;
    if (request->due)
        roster->due = request->due;
    if (request->missing) {
        roster->missing = request->terms.missing;
        roster->absent_most = request->terms.absent_most;
    }
    if (request->changes)
        roster->changes = request->terms.changes;
    for (size_t i = 0; i < request->terms.option_count; i++)
        set_option(draft, &request->terms.options[i]);
}

bool roster_draft_make(struct roster_draft *draft,
                       const struct roster_request *request)
{
    const struct campaign *campaign = draft->campaign;
    bool good = true;

    copy_roster(&draft->roster, campaign);
    draft->roster.game = campaign->game;
    draft->roster.previous = campaign->roster_digest;
    draft->roster.entry = campaign->turn.number + 1;
    draft->roster.state = campaign->state;
    draft->roster.until = request->by.until;
    draft->roster.begin_at = NULL;
    for (size_t i = 0; i < request->join.count; i++)
        good &= join(draft, request->join.items[i]);
    for (size_t i = 0; i < request->leave.count; i++)
        good &= leave(draft, request->leave.items[i]);
    for (size_t i = 0; i < request->office_count; i++)
        good &= office(draft, &request->offices[i]);
    if (request->host)
        good &= find_or_refuse(draft, "--host", request->host) != NULL;
    set_terms(draft, request);
    if (good)
        roster_settle(&draft->roster);
    return good;
}

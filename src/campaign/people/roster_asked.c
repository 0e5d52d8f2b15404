/* Who must consent to another roster. */
#include "campaign/documents/offices.h"
#include "campaign/open/entry.h"
#include "campaign/open/extension.h"
#include "campaign/people/roster_change.h"
#include "core/arena.h"
#include "core/calendar.h"

#include <string.h>

/* Has he lost an office that he had: host, or commander of a side? */
static bool is_replaced(const struct roster *before, const struct roster *after,
                        const struct roster_member *member)
{
    const struct roster_member *now = member_named(after, member->id);

    if (!now || strcmp(now->digest, member->digest) != 0)
        return true;
    if (!strcmp(before->host, member->id) && strcmp(after->host, member->id))
        return true;
    foreach_office (office, member)
        if (!office->deputy && !is_commander_of(now, office->id))
            return true;
    return false;
}

/* Has he become host, or commander of a side? */
static bool is_promoted(const struct roster *before, const struct roster *after,
                        const struct roster_member *now)
{
    const struct roster_member *then = member_named(before, now->id);

    if (!strcmp(after->host, now->id) && strcmp(before->host, now->id) != 0)
        return true;
    for (size_t i = 0; i < now->side_count; i++)
        if (!now->sides[i].deputy &&
            !(then && is_commander_of(then, now->sides[i].id)))
            return true;
    return false;
}

/* What somebody has given up for good he gives up himself, and it is given back
 * by all. */
static void ask_of_vacant(struct agreement *agreement,
                          const struct roster *after)
{
    const struct roster *before = &agreement->campaign->roster;

    foreach (const struct roster_vacant, one, after->vacant) {
        const struct roster_member *former = side_commander(before, one->side);

        if (former && one->surrendered)
            agreement_need(agreement, former->id);
    }
    foreach (const struct roster_vacant, then, before->vacant) {
        const struct roster_vacant *now = roster_vacancy(after, then->side);

        if (then->surrendered && !(now && now->surrendered))
            agreement_ask_everybody(agreement);
    }
}

/* Has he consented to this very document? What is filed was verified when it
 * came, and is again when it is counted. */
static bool has_consented(const struct agreement *agreement, const char *id)
{
    struct arena *arena = agreement->campaign->arena;
    struct agreement quiet = *agreement;
    struct campaign heard = *agreement->campaign;
    struct bytes bytes;
    const char *name;

    heard.report = report_new(arena);
    quiet.campaign = &heard;
    return agreement_part(&quiet,
                          arena_text(arena, "consents/roster-%s.xml", id),
                          &name, &bytes) &&
           bytes.data && !agreement_taken_back(agreement, id);
}

/* The host hands his office over under the head that he names, or, if he is
 * gone, all others say at which head they go on: a majority could go on at
 * another than he has mailed since. */
static void ask_of_host(struct agreement *agreement, const struct roster *after)
{
    const char *host = agreement->campaign->roster.host;

    if (same_name(host, after->host))
        return;
    agreement->former = host;
    if (!has_consented(agreement, host))
        agreement_ask_everybody(agreement);
}

/* Does anything of his lie here that the entry would drop? */
static bool has_filed(const struct agreement *agreement, const char *id)
{
    static const char *const folders[] = {"orders", "seals"};
    const struct campaign *campaign = agreement->campaign;
    bool filed = false;

    for (size_t i = 0; i < 2 && !agreement->entered && !filed; i++)
        filed = file_exists(
            inbox_path(campaign, arena_text(campaign->arena, "%s/%s.xml",
                                            folders[i], id)));
    return filed;
}

/* Until the open exchange is due; and for as long as a sheet may be before the
 * document ends, as which it is drawn up for twice that. */
static int64_t waits_until(const struct agreement *agreement,
                           const struct roster *after)
{
    const struct campaign *campaign = agreement->campaign;
    int64_t due =
        agreement->entered ? due_by_roster(campaign) : due_in_force(campaign);
    int64_t last = 0, span = 0;

    if (due > 0 && after->until && time_parse(after->until, &last) &&
        duration_parse(campaign->roster.due, &span) && last - span > due)
        return last - span;
    return due;
}

/* What came of his is dropped by nobody but himself, and his objection stands.
 */
static bool is_waited_for(struct agreement *agreement,
                          const struct roster *after, const char *id,
                          struct names *excused)
{
    int64_t due = waits_until(agreement, after);
    int64_t time =
        agreement->entered ? entry_time(agreement->entered) : agreement->time;

    if (has_filed(agreement, id) || agreement_taken_back(agreement, id))
        return true;
    if (due > 0 && time >= due)
        return false;
    names_add(agreement->campaign->arena, excused, id);
    agreement->due = due;
    return true;
}

static bool has_new_keys(const struct roster *after,
                         const struct roster_member *then)
{
    const struct roster_member *now = member_named(after, then->id);

    return now && strcmp(then->digest, now->digest) != 0;
}

/* Who loses seat or keys: nobody takes his place, or signs in his name, behind
 * his back. Who had no seat, and leaves, is heard. */
static void ask_displaced(struct agreement *agreement,
                          const struct roster *after)
{
    const struct roster *before = &agreement->campaign->roster;
    struct former_keys *former = &agreement->former_keys;

    foreach_name (id, agreement->displaced) {
        const struct roster_member *then = member_named(before, id);
        bool has_seat = is_commander(then) || same_name(id, before->host);

        if (has_new_keys(after, then))
            names_add(agreement->campaign->arena,
                      is_waited_for(agreement, after, id, &former->excused)
                          ? &former->asked
                          : &former->heard,
                      id);
        else if (has_seat &&
                 is_waited_for(agreement, after, id, &agreement->excused))
            agreement_need(agreement, id);
        else
            agreement_hear(agreement, id);
    }
}

/* No sheet is dropped with its sender unasked, a deputy's neither. */
static void ask_senders(struct agreement *agreement)
{
    const struct roster *roster = &agreement->campaign->roster;
    const struct names *former = &agreement->former_keys.asked;

    for (size_t i = 0; i < roster->member_count; i++)
        if (has_filed(agreement, roster->members[i].id) &&
            !names_contain(former, roster->members[i].id) &&
            !names_contain(&agreement->asked, roster->members[i].id))
            agreement_need(agreement, roster->members[i].id);
}

struct deal campaign_deal(const struct campaign *campaign)
{
    return (struct deal){
        .roster = &campaign->roster,
        .digest = campaign->roster_digest,
        .game = campaign->game,
        .turn = &campaign->turn,
        .state = campaign->state,
    };
}

bool roster_gives_dealt(const struct agreement *agreement)
{
    const struct deal deal = campaign_deal(agreement->campaign);

    return roster_is_dealt(&deal, &agreement->after->roster);
}

/* Every key that is new, and who is given an office and would not be asked
 * else. */
static void ask_newcomers(struct agreement *agreement,
                          const struct roster *after)
{
    const struct roster *before = &agreement->campaign->roster;

    foreach_member (now, after) {
        const struct roster_member *then = member_named(before, now->id);

        if (!then || strcmp(then->digest, now->digest) != 0 ||
            (is_promoted(before, after, now) &&
             !names_contain(&agreement->asked, now->id)))
            agreement_need(agreement, now->id);
    }
}

void roster_ask(struct agreement *agreement, const struct roster *after)
{
    const struct roster *before = &agreement->campaign->roster;
    const struct deal deal = campaign_deal(agreement->campaign);

    if (roster_is_dealt(&deal, after)) {
        agreement_need(agreement, before->host);
        return;
    }

    for (size_t i = 0; i < before->member_count; i++)
        if (is_replaced(before, after, &before->members[i]))
            names_add(agreement->campaign->arena, &agreement->displaced,
                      before->members[i].id);
    agreement_ask(agreement, &agreement->displaced);
    ask_newcomers(agreement, after);
    ask_displaced(agreement, after);
    ask_senders(agreement);
    ask_of_vacant(agreement, after);
    ask_of_host(agreement, after);
}

void roster_ask_early(struct agreement *agreement, const struct roster *after)
{
    int64_t time = agreement->time;

    agreement->time = 0;
    roster_ask(agreement, after);
    agreement->time = time;
}

/* Who has his keys, or a side of his, by it. */
static void add_successors(struct names *out, const struct roster_member *then,
                           const struct roster *after, struct arena *arena)
{
    if (has_new_keys(after, then))
        names_add(arena, out, then->id);
    foreach_office (office, then) {
        const struct roster_member *now =
            office->deputy ? NULL : side_commander(after, office->id);

        if (now && strcmp(now->id, then->id) != 0 &&
            !names_contain(out, now->id))
            names_add(arena, out, now->id);
    }
}

void roster_unasked(struct names *out, const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct roster *after = &agreement->after->roster;
    struct names all = {0};

    names_add_all(campaign->arena, &all, &campaign->turn.unasked);
    foreach_name (id, agreement->displaced)
        if (!agreement_yields(agreement, id))
            add_successors(&all, member_named(&campaign->roster, id), after,
                           campaign->arena);
    *out = (struct names){0};
    for (size_t i = 0; i < all.count; i++)
        if (member_named(after, all.items[i]))
            names_add(campaign->arena, out, all.items[i]);
}

/* Who must consent to another roster. */
#include "campaign/people/roster_asked.h"

#include "campaign/documents/offices.h"
#include "campaign/judge/desk.h"
#include "campaign/people/consent.h"
#include "core/arena.h"

#include <string.h>

static const struct roster_member *find(const struct roster *roster,
                                        const char *id)
{
    for (size_t i = 0; i < roster->member_count; i++)
        if (strcmp(roster->members[i].id, id) == 0)
            return &roster->members[i];
    return NULL;
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
    for (size_t i = 0; i < member->side_count; i++)
        if (!member->sides[i].deputy &&
            !is_commander_of(now, member->sides[i].id))
            return true;
    return false;
}

/* Has he become host, or commander of a side? */
static bool is_promoted(const struct roster *before, const struct roster *after,
                        const struct roster_member *now)
{
    const struct roster_member *then = find(before, now->id);

    if (!strcmp(after->host, now->id) && strcmp(before->host, now->id) != 0)
        return true;
    for (size_t i = 0; i < now->side_count; i++)
        if (!now->sides[i].deputy &&
            !(then && is_commander_of(then, now->sides[i].id)))
            return true;
    return false;
}

static bool is_commander_asked(const struct agreement *agreement,
                               const struct roster *before)
{
    for (size_t i = 0; i < before->member_count; i++)
        if (is_commander(&before->members[i]) &&
            !same_name(before->members[i].id, before->host) &&
            names_contain(&agreement->asked, before->members[i].id))
            return true;
    return false;
}

/* The host alone leaves no seat empty: where no other commander is asked, he
 * who loses it is. What somebody has given up for good is given back by all. */
static void ask_of_vacant(struct agreement *agreement,
                          const struct roster *after)
{
    const struct roster *before = &agreement->campaign->roster;
    bool others = is_commander_asked(agreement, before);

    for (size_t i = 0; i < after->vacant_count; i++) {
        const struct roster_member *former =
            side_commander(before, after->vacant[i].side);

        if (former && (!others || after->vacant[i].surrendered))
            agreement_need(agreement, former->id);
    }
    for (size_t i = 0; i < before->vacant_count; i++) {
        const struct roster_vacant *then = &before->vacant[i];
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
    const struct consent of_his = {.from = id,
                                   .kind = CONSENT_ROSTER,
                                   .digest = agreement->document.digest};
    struct agreement quiet = *agreement;
    struct campaign heard = *agreement->campaign;
    struct bytes bytes;
    const char *name;

    heard.report = report_new(arena);
    quiet.campaign = &heard;
    return agreement_part(&quiet,
                          arena_text(arena, "consents/roster-%s.xml", id),
                          &name, &bytes) &&
           bytes.data &&
           (agreement->entered || !consent_is_withdrawn(&heard, &of_his));
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

/* Those who stay what they are, every key that is new, and who is given an
 * office and would not be asked else. */
void roster_ask(struct agreement *agreement, const struct roster *after)
{
    const struct roster *before = &agreement->campaign->roster;
    const struct deal deal = campaign_deal(agreement->campaign);
    struct names excused = {0};

    if (roster_is_dealt(&deal, after)) {
        agreement_need(agreement, before->host);
        return;
    }

    for (size_t i = 0; i < before->member_count; i++)
        if (is_replaced(before, after, &before->members[i]))
            names_add(agreement->campaign->arena, &excused,
                      before->members[i].id);
    agreement_ask(agreement, &excused);
    for (size_t i = 0; i < after->member_count; i++) {
        const struct roster_member *now = &after->members[i];
        const struct roster_member *then = find(before, now->id);

        if (!then || strcmp(then->digest, now->digest) != 0 ||
            (is_promoted(before, after, now) &&
             !names_contain(&agreement->asked, now->id)))
            agreement_need(agreement, now->id);
    }
    ask_of_vacant(agreement, after);
    ask_of_host(agreement, after);
}

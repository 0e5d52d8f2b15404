/* Newcomers of a roster that is proposed. */
#include "campaign/people/newcomers.h"

#include "campaign/judge/desk.h"

#include <string.h>

static const struct roster_member *former(const struct agreement *agreement,
                                          const char *id)
{
    return member_named(&agreement->campaign->roster, id);
}

/* Has he the keys that he had? */
static bool is_known(const struct roster_member *then,
                     const struct roster_member *now)
{
    return then && strcmp(now->digest, then->digest) == 0;
}

/* Does one with the keys that he had take it over? A deputyship of another
 * side is no reason to show who plays already what that side sees. */
static bool takes_over(const struct roster_member *then,
                       const struct roster_side *office)
{
    return !commands_side(then, office->id) &&
           (then->side_count == 0 || (!office->deputy && !office->caretaker));
}

/* In an open book he has all of it in his last letter, and the host has it in
 * any book. */
static bool takes_any(const struct agreement *agreement,
                      const struct roster_member *then,
                      const struct roster_member *now)
{
    const struct campaign *campaign = agreement->campaign;

    if (!book_is_closed(campaign) ||
        strcmp(campaign->roster.host, now->id) == 0)
        return false;
    for (size_t i = 0; i < now->side_count; i++)
        if (takes_over(then, &now->sides[i]))
            return true;
    return false;
}

const struct roster_member *newcomer_in(const struct agreement *agreement,
                                        const char *id)
{
    const struct roster_member *then = former(agreement, id);
    const struct roster_member *now =
        agreement->kind == CONSENT_ROSTER && agreement->after
            ? member_named(&agreement->after->roster, id)
            : NULL;

    return now && is_known(then, now) && !takes_any(agreement, then, now) ? NULL
                                                                          : now;
}

bool newcomer_has_folder(const struct agreement *agreement,
                         const struct roster_member *newcomer)
{
    const struct roster_member *then = former(agreement, newcomer->id);

    return is_known(then, newcomer) && then->side_count > 0;
}

bool newcomer_has_new_keys(const struct agreement *agreement,
                           const struct roster_member *newcomer)
{
    const struct roster_member *then = former(agreement, newcomer->id);

    return then && !is_known(then, newcomer);
}

void newcomer_sees(struct names *out, const struct agreement *agreement,
                   const struct roster_member *newcomer)
{
    const struct roster_member *then = former(agreement, newcomer->id);

    foreach_office (office, newcomer)
        if (!then || commands_side(then, office->id) ||
            (is_known(then, newcomer) && takes_over(then, office)))
            names_add(agreement->campaign->arena, out, office->id);
}

/* Of who plays already only what he has not seen. */
static void name_shown(struct names *titles, const struct agreement *agreement,
                       const struct roster_member *newcomer)
{
    const struct campaign *campaign = agreement->campaign;
    const struct roster_member *then = former(agreement, newcomer->id);
    struct names sides = {0};

    newcomer_sees(&sides, agreement, newcomer);
    for (size_t i = 0; i < sides.count; i++)
        if (!is_known(then, newcomer) || !commands_side(then, sides.items[i]))
            names_add(campaign->arena, titles,
                      side_name(campaign->ruleset, campaign->module.data,
                                sides.items[i]));
}

static void add_shown(struct names *out, const struct agreement *agreement,
                      const struct roster_member *newcomer)
{
    const struct campaign *campaign = agreement->campaign;
    struct names titles = {0};

    name_shown(&titles, agreement, newcomer);
    if (titles.count > 0)
        names_say(campaign->arena, out,
                  "%s is shown the view%s of %s %sbefore he consents",
                  newcomer->id, titles.count > 1 ? "s" : "",
                  names_series(&titles, campaign->arena),
                  newcomer_has_new_keys(agreement, newcomer) ? "again " : "");
}

void newcomers_shown(struct names *out, const struct agreement *agreement)
{
    const struct roster *next;

    if (agreement->kind != CONSENT_ROSTER || !agreement->after ||
        !book_is_closed(agreement->campaign))
        return;
    next = &agreement->after->roster;
    for (size_t i = 0; i < next->member_count; i++)
        if (newcomer_in(agreement, next->members[i].id))
            add_shown(out, agreement, &next->members[i]);
}

/* What it costs that a sheet says no more for the land phase. */
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/supply/supply.h"
#include "rulesets/empires-in-arms/words/words.h"

/* ---- supply -------------------------------------------------------------- */

/* [base supply] its order, else the standing one */
static const struct supply_wish *wish_of(const struct seat *seat,
                                         const char *corps)
{
    return standing_details(seat->standing, &eia_supply_policy, corps);
}

/* [base forage] no chain is wished, or none reaches it, and the land has too
 * little to feed it without a die */
bool eia_would_forage(const struct seat *seat, const struct corps *corps)
{
    enum { SAFE = 6 };
    const struct supply_wish *wish = wish_of(seat, corps->id);

    if (eia_forage_target(&seat->board, corps) >= SAFE)
        return false;
    return wish->policy == FORAGE_ONLY || !eia_chain_feeds(&seat->board, corps);
}

/* ---- who stands ---------------------------------------------------------- */

/* An order of the section has it march, land or leave. */
static bool is_ordered(const struct section *section, const char *corps)
{
    for (size_t i = 0; section && i < section->count; i++) {
        const struct order *order = &section->orders[i];

        if (order->kind == &eia_move &&
            names_contain(&((const struct move *)order->details)->pieces,
                          corps))
            return true;
        if ((order->kind == &eia_disembark ||
             order->kind == &eia_return_corps) &&
            order_is_about(order, corps))
            return true;
    }
    return false;
}

static bool is_own(const struct seat *seat, const struct corps *corps)
{
    return corps->at && eia_own_corps(seat, corps);
}

static const char *name_of(const struct corps *corps)
{
    return corps->card->name;
}

/* "III Corps and 2 more stay where they are; I Corps forages" */
static const char *of_marches(const struct seat *seat,
                              const struct section *section)
{
    struct names idle = {NULL, 0}, hungry = {NULL, 0};
    const char *stand = NULL, *forage = NULL;

    foreach (const struct corps, corps, seat->game->corps) {
        if (!is_own(seat, corps))
            continue;
        if (!is_ordered(section, corps->id))
            names_add(seat->arena, &idle, name_of(corps));
        if (!corps->embarked && eia_unbesieged(&seat->board, corps) &&
            eia_would_forage(seat, corps))
            names_add(seat->arena, &hungry, name_of(corps));
    }
    stand = arena_text(seat->arena, "%s %s", names_phrase(&idle, seat->arena),
                       idle.count == 1 ? "stays where it is"
                                       : "stay where they are");
    forage = arena_text(seat->arena, "%s outside the reach of depots %s",
                        names_phrase(&hungry, seat->arena),
                        hungry.count == 1 ? "forages" : "forage");
    if (idle.count == 0)
        return hungry.count ? forage : NULL;
    return hungry.count ? arena_text(seat->arena, "%s; %s", stand, forage)
                        : stand;
}

/* ---- battles ------------------------------------------------------------- */

static bool is_party(const struct combat *combat, const char *side)
{
    return names_contain(&combat->attackers, side) ||
           names_contain(&combat->defenders, side) ||
           names_contain(&combat->besieged, side);
}

static bool has_battle(const struct section *section, const char *area)
{
    for (size_t i = 0; section && i < section->count; i++)
        if (section->orders[i].kind == &eia_battle &&
            order_is_about(&section->orders[i], area))
            return true;
    return false;
}

/* [base chit] whoever names no chit plays the usual one, which the enemy can
 * work out as well */
static const char *of_battles(const struct seat *seat,
                              const struct section *section)
{
    struct names places = {NULL, 0};

    foreach (const struct combat, combat, seat->game->combats) {
        const struct battle *plan = NULL;

        if (combat->kind == TRIVIAL_COMBAT || !is_party(combat, seat->side) ||
            has_battle(section, combat->area))
            continue;
        plan = standing_details(seat->standing, &eia_battle_plan, combat->area);
        if (plan->ask)
            names_add(seat->arena, &places,
                      eia_where(&seat->board, combat->area));
    }
    if (places.count == 0)
        return NULL;
    return arena_text(
        seat->arena,
        "no chit %s: the usual one is played (the stronger attack in echelon, "
        "others probe; who is not much weaker defends, others withdraw)",
        names_phrase(&places, seat->arena));
}

const char *eia_silence_of_land(const struct seat *seat,
                                const struct section *section)
{
    if (seat->game->land_part == LAND_BATTLES)
        return of_battles(seat, section);
    if (names_contain(&seat->game->acted, seat->side))
        return NULL;
    return of_marches(seat, section);
}

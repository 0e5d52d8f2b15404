/* Foraging: who, where, and with how many others. [base forage] */
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/supply/supply.h"

/* ---- who may, and where -------------------------------------------------- */

/* 14.43g a corps is one user, and units under no corps are one together */
const struct leader *gra_user_of(const struct leader *leader)
{
    return leader && leader->card->rank == CORPS ? leader : NULL;
}

/* 14.43f [ruling 109] is a unit of another corps in the hex, that is no Army
 * Reserve and no train? Detachments are of no corps. */
static bool has_company(const struct board *board,
                        const struct feeding *feeding)
{
    for (const struct unit *unit =
             gra_first(board, feeding->hex, feeding->side);
         unit; unit = gra_next(unit))
        if (!gra_is_train(unit->card->type) && !gra_is_reserve(unit) &&
            !gra_is_detachment(unit) && gra_user_of(unit->leader) &&
            unit->leader != feeding->leader)
            return true;
    return false;
}

/* 14.43a who forages, and how far; 14.43b from friendly places, 14.43c without
 * a way to them, 14.43d if they are not depleted */
const struct rule *gra_bars_forage(const struct board *board,
                                   const struct feeding *feeding,
                                   int settlement)
{
    const struct unit *first = feeding->force.units[0];
    const struct held *held = gra_held_at(board, settlement);

    if (!first->card->nation->forage || !held ||
        hex_distance(feeding->hex, settlement) >
            board->module->days.forage_hexes)
        return RULE(14_43a);
    if (held->side != feeding->side)
        return RULE(14_43b);
    if (held->depleted > 0)
        return RULE(14_43d);
    return !gra_is_reserve(first) && has_company(board, feeding) ? RULE(14_43f)
                                                                 : NULL;
}

bool gra_may_forage(const struct board *board, const char *corps)
{
    const struct leader *leader = gra_leader(board, corps);

    if (!leader)
        return gra_unit(board, corps)->card->nation->forage;
    for (size_t i = 0; i < leader->card->takes.count; i++)
        if (gra_nation(board->module, leader->card->takes.items[i])->forage)
            return true;
    return false;
}

/* ---- users --------------------------------------------------------------- */

static bool uses(const struct feeding *one, int settlement)
{
    return one->from == settlement &&
           (one->fed == FED_FORAGE || one->overdrawn);
}

int gra_other_users(const struct feedings *all, const struct feeding *feeding,
                    int settlement)
{
    int users = 0;

    for (size_t i = 0; i < all->count; i++) {
        const struct leader *user = gra_user_of(all->items[i].leader);
        bool again = user == gra_user_of(feeding->leader);

        for (size_t j = 0; j < i; j++)
            again |= uses(&all->items[j], settlement) &&
                     gra_user_of(all->items[j].leader) == user;
        users += uses(&all->items[i], settlement) && !again;
    }
    return users;
}

/* 14.43e at most two corps draw on one place */
static bool has_room(const struct feedings *all, const struct feeding *feeding,
                     int settlement)
{
    return gra_other_users(all, feeding, settlement) <
           all->board->module->days.foragers_most;
}

bool gra_forage_at(const struct feedings *all, struct feeding *feeding,
                   int settlement)
{
    if (gra_bars_forage(all->board, feeding, settlement) ||
        !has_room(all, feeding, settlement))
        return false;
    feeding->fed = FED_FORAGE;
    feeding->from = settlement;
    return true;
}

/* ---- without an order ---------------------------------------------------- */

/* Fewest users, then nearest, then the lowest hex: of those with room, or of
 * all; 0: there is none. */
static int best_place(const struct feedings *all, const struct feeding *feeding,
                      bool full, int but)
{
    const struct module *module = all->board->module;
    int best = 0, least = 0;

    foreach (const struct place_card, place, module->places) {
        int hex = place->hex, sum;

        if (hex == but || gra_bars_forage(all->board, feeding, hex) ||
            (!full && !has_room(all, feeding, hex)))
            continue;
        sum = hex_distance(hex, feeding->hex) +
              (full ? 0 : 10 * gra_other_users(all, feeding, hex));
        if (!best || sum < least || (sum == least && hex < best)) {
            best = hex;
            least = sum;
        }
    }
    return best;
}

/* 14.46 nobody is forced to a full place while one of its users, who was not
 * ordered there, finds another: he goes there. */
static bool make_room(struct feedings *all, struct feeding *feeding)
{
    for (size_t i = 0; i < all->count; i++) {
        struct feeding *user = &all->items[i];
        int place = user->from, other;

        if (user->fed != FED_FORAGE || user->ordered || user == feeding ||
            gra_bars_forage(all->board, feeding, place))
            continue;
        user->fed = FED_NOTHING;
        user->from = 0;
        other = best_place(all, user, false, place);
        if (other && has_room(all, feeding, place))
            return gra_forage_at(all, user, other) &&
                   gra_forage_at(all, feeding, place);
        user->fed = FED_FORAGE;
        user->from = place;
    }
    return false;
}

void gra_forage_all(struct feedings *all)
{
    for (size_t i = 0; i < all->count; i++) {
        struct feeding *feeding = &all->items[i];
        int place;

        if (feeding->fed != FED_NOTHING)
            continue;
        place = best_place(all, feeding, false, 0);
        if (place)
            gra_forage_at(all, feeding, place);
        else
            make_room(all, feeding);
    }
}

/* 14.46 who has no other place takes what all lack then */
void gra_overdraw(struct feedings *all)
{
    for (size_t i = 0; i < all->count; i++) {
        struct feeding *feeding = &all->items[i];
        int place = feeding->fed == FED_NOTHING && !feeding->overdrawn
                        ? best_place(all, feeding, true, 0)
                        : 0;

        if (!place)
            continue;
        feeding->from = place;
        feeding->overdrawn = true;
        for (size_t j = 0; j < all->count; j++)
            if (uses(&all->items[j], place)) {
                all->items[j].fed = FED_NOTHING;
                all->items[j].overdrawn = true;
            }
    }
}

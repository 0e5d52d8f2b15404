/* Forces: their strength, their lead unit, its morale. */
#include "rulesets/armee-du-nord/combat/combat.h"

#include <string.h>

void adn_force_add(struct arena *arena, struct force *force, struct unit *unit)
{
    struct unit **added = LIST_ADD(arena, force->units, force->count);

    *added = unit;
}

struct force adn_force_at(const struct board *board, int hex, int camp)
{
    struct force force = {NULL, 0};

    for (UNITS_AT(unit, board, hex, camp))
        adn_force_add(board->arena, &force, unit);
    return force;
}

struct force adn_enemies_at(const struct board *board, int hex, int camp)
{
    return adn_force_at(board, hex, adn_enemy(camp));
}

struct force adn_force_in(struct arena *arena, const struct force *force,
                          int hex)
{
    struct force there = {NULL, 0};

    foreach_unit (unit, *force)
        if (unit->state == ON_MAP && (hex == 0 || unit->hex == hex))
            adn_force_add(arena, &there, unit);
    return there;
}

int adn_force_strength(const struct force *force)
{
    int strength = 0;

    foreach_unit (unit, *force)
        strength += unit->increments;
    return strength;
}

static int arms_of(const struct force *force)
{
    int arms = 0;

    foreach_unit (unit, *force)
        arms |= 1 << unit->card->arm;
    return arms;
}

bool adn_all_infantry(const struct force *force)
{
    return (arms_of(force) & ~(1 << INFANTRY)) == 0;
}

bool adn_has_arm(const struct force *force, int arm)
{
    return (arms_of(force) & 1 << arm) != 0;
}

void adn_show_force(const struct play *play, const struct force *force)
{
    foreach_unit (unit, *force)
        unit->shown |= play->see != NULL;
}

bool adn_force_has(const struct force *force, const struct unit *unit)
{
    foreach_unit (one, *force)
        if (one == unit)
            return true;
    return false;
}

bool adn_id_before(const char *one, const char *other)
{
    return strcmp(one, other) < 0;
}

bool adn_is_stronger(const struct unit *one, const struct unit *other)
{
    if (!other || one->increments != other->increments)
        return !other || one->increments > other->increments;
    return adn_id_before(one->id, other->id);
}

/* [base morale] of equal increments the better morale leads */
const struct unit *adn_lead(const struct board *board,
                            const struct force *force)
{
    const struct unit *lead = NULL;

    foreach_unit (unit, *force) {
        int ahead =
            lead ? adn_morale(board, unit) - adn_morale(board, lead) : 0;

        if (!lead || unit->increments != lead->increments || ahead == 0
                ? adn_is_stronger(unit, lead)
                : ahead > 0)
            lead = unit;
    }
    return lead;
}

/* [base morale] -1 shaken, -1 at half of its full strength or less, -1 in a
 * broken army; never below 1 */
int adn_morale(const struct board *board, const struct unit *unit)
{
    int morale = unit->card->morale - unit->shaken -
                 (2 * unit->increments <= unit->card->full) -
                 adn_army(board, unit->army)->broken;

    return morale < 1 ? 1 : morale;
}

const char *adn_force_text(struct arena *arena, const struct force *force)
{
    struct names names = {NULL, 0};

    foreach_unit (unit, *force)
        names_say(arena, &names, "%s (%d)", unit->name, unit->increments);
    return names_series(&names, arena);
}

const char *adn_throw_label(struct play *play, int hex, int army)
{
    struct game *game = play->game;
    int count = 1;

    foreach_hex (before, game->thrown)
        count += before == hex;
    hexes_add(play->arena, &game->thrown, hex);
    return arena_text(play->arena, "%04d-%s-%d", hex, adn_army_words[army],
                      count);
}

int adn_throw(struct play *play, const struct rule *rule, const char *which)
{
    struct event *event;
    const struct roll *roll = journal_roll(play->journal, play->dice, rule,
                                           "die", which, 1, 6, &event);

    event_for_all(event);
    return roll->faces[0];
}

struct bar adn_first_bar(const struct bar *rows)
{
    while (!rows->holds)
        rows++;
    return *rows;
}

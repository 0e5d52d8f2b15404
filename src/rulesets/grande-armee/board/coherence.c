/* Do the parts of a game agree? */
#include "wargame/coherence.h"
#include "rulesets/grande-armee/board/board.h"
#include "rulesets/grande-armee/module/rules.h"

/* [base scenario] nobody stands with an enemy, but for a garrison */
static void hexes_hold(struct coherence *of, const struct board *board)
{
    foreach (const struct unit, unit, board->game->units) {
        if (unit->state == ON_MAP && !unit->inside &&
            gra_has_any(board, unit->hex, gra_enemy(unit->side)))
            incoherent(of, &unit->place, BASE(scenario),
                       "'%s' stands with the enemy in %04d", unit->id,
                       unit->hex);
        if (unit->state == ON_MAP && gra_terrain(board, unit->hex) == ALPINE)
            incoherent(of, &unit->place, BASE(terrain),
                       "'%s' cannot stand in %04d", unit->id, unit->hex);
    }
    coherence_next(of);
}

/* [base organization] who is on the map has strength, and no more than he had
 */
static void strengths_hold(struct coherence *of, const struct board *board)
{
    foreach (const struct unit, unit, board->game->units) {
        if (unit->sp > unit->card->most)
            incoherent(of, &unit->place, BASE(organization),
                       "'%s' has %d SP and may have %d", unit->id, unit->sp,
                       unit->card->most);
        else if (!gra_is_train(unit->card->type) &&
                 unit->state != UNIT_UNSEEN &&
                 (unit->state == GONE) != (unit->sp == 0))
            incoherent(of, &unit->place, BASE(organization),
                       "'%s' is gone if, and only if, it has no SP", unit->id);
    }
    coherence_next(of);
}

/* [base organization] a division leader stands with his unit */
static void leaders_hold(struct coherence *of, const struct board *board)
{
    foreach (const struct leader, leader, board->game->leaders) {
        const struct unit *unit = gra_unit(board, leader->unit);

        if (unit && leader->state == ON_MAP && unit->hex != leader->hex)
            incoherent(of, &leader->place, BASE(organization),
                       "'%s' is not with his unit '%s'", leader->id, unit->id);
        if (unit && unit->division != leader)
            incoherent(of, &leader->place, BASE(organization),
                       "'%s' and '%s' lead one unit, '%s'", leader->id,
                       unit->division->id, unit->id);
    }
    coherence_next(of);
}

/* 5.0c, [base rout] a routed unit knows since when */
static void routs_hold(struct coherence *of, const struct board *board)
{
    foreach (const struct unit, unit, board->game->units)
        if ((unit->rout != STEADY) != (unit->rout_turn != 0) ||
            unit->rout_turn > board->game->turn)
            incoherent(of, &unit->place, BASE(rout),
                       "'%s' has a turn of its rout if, and only if, it is "
                       "routed, and none to come",
                       unit->id);
    coherence_next(of);
}

static bool has_fortress(const struct module *module, int hex)
{
    const struct place_card *card = module->place_at[hex];

    return card && card->fortress != NO_FORTRESS;
}

/* [base fortress] only in a fortress is somebody inside */
static void garrisons_hold(struct coherence *of, const struct board *board)
{
    foreach (const struct unit, unit, board->game->units)
        if (unit->inside &&
            (unit->state != ON_MAP || !has_fortress(board->module, unit->hex)))
            incoherent(of, &unit->place, BASE(fortress),
                       "'%s' is inside, and no fortress is there", unit->id);
    coherence_next(of);
}

/* 14.28a a place has no more depleted markers than there may be; 19.13c where
 * none lies nothing is hidden */
static void markers_hold(struct coherence *of, const struct board *board)
{
    const struct module *module = board->module;

    foreach (const struct held, held, board->game->held) {
        if (module->kind == MAP && held->depleted > module->days.depleted_most)
            incoherent(of, &held->place, RULE(14_28a),
                       "%04d has %d depleted markers and may have %d",
                       held->hex, held->depleted, module->days.depleted_most);
        if (held->hidden && held->depleted == 0 && held->foraged == 0)
            incoherent(of, &held->place, RULE(19_13c),
                       "%04d has no marker that could be hidden", held->hex);
    }
    coherence_next(of);
}

/* [base hidden] a view hides one side at most, all of it but trains, and has
 * sightings of it alone */
static void views_hold(struct coherence *of, const struct board *board)
{
    const struct game *game = board->game;
    bool hidden[SIDES] = {false, false};

    foreach (const struct unit, unit, game->units)
        hidden[unit->side] |= unit->state == UNIT_UNSEEN;
    if (hidden[FRANCE] && hidden[COALITION])
        incoherent(of, NULL, BASE(hidden), "a view hides one side at most");
    foreach (const struct unit, unit, game->units)
        if (hidden[unit->side] && unit->state != UNIT_UNSEEN &&
            !gra_is_train(unit->card->type))
            incoherent(of, &unit->place, BASE(hidden),
                       "'%s' is seen, and others of its side are hidden",
                       unit->id);
    foreach (const struct sighting, sighting, game->sightings)
        if (sighting->side == NEUTRAL || !hidden[sighting->side])
            incoherent(of, &sighting->place, BASE(hidden),
                       "somebody is seen in %04d, and nobody of his side is "
                       "hidden",
                       sighting->hex);
    coherence_next(of);
}

bool gra_coherent(const struct game *game, const struct module *module,
                  const char *file, struct report *report)
{
    struct coherence of = coherence_of(&game->place, file, report);
    const struct board board = {.game = (struct game *)game, .module = module};

    hexes_hold(&of, &board);
    strengths_hold(&of, &board);
    leaders_hold(&of, &board);
    routs_hold(&of, &board);
    garrisons_hold(&of, &board);
    markers_hold(&of, &board);
    views_hold(&of, &board);
    return of.fine;
}

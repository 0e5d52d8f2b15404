/* Do the parts of a game agree? */
#include "wargame/coherence.h"
#include "rulesets/grande-armee/board/board.h"
#include "rulesets/grande-armee/module/rules.h"

/* Somebody of the other side, and neither of them is inside a fortress. */
static bool meets_an_enemy(const struct board *board, const struct unit *unit)
{
    struct piece *piece =
        stack_top_of(board->game->stacks, unit->hex, gra_enemy(unit->side));

    for (; piece && !unit->inside; piece = stack_below_of(piece))
        if (piece->list == UNIT_LIST ? !((struct unit *)piece)->inside
                                     : !((struct leader *)piece)->inside)
            return true;
    return false;
}

/* [base scenario] nobody stands with an enemy, but for a garrison */
static void hexes_hold(struct coherence *of, const struct board *board)
{
    for (size_t i = 0; i < board->game->unit_count; i++) {
        const struct unit *unit = &board->game->units[i];

        if (unit->state == ON_MAP && meets_an_enemy(board, unit))
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
    for (size_t i = 0; i < board->game->unit_count; i++) {
        const struct unit *unit = &board->game->units[i];

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
    for (size_t i = 0; i < board->game->leader_count; i++) {
        const struct leader *leader = &board->game->leaders[i];
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
    for (size_t i = 0; i < board->game->unit_count; i++) {
        const struct unit *unit = &board->game->units[i];

        if ((unit->rout != STEADY) != (unit->rout_turn != 0) ||
            unit->rout_turn > board->game->turn)
            incoherent(of, &unit->place, BASE(rout),
                       "'%s' has a turn of its rout if, and only if, it is "
                       "routed, and none to come",
                       unit->id);
    }
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
    return of.fine;
}

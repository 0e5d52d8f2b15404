/* Do the parts of a game agree? */
#include "wargame/coherence.h"
#include "rulesets/armee-du-nord/board/board.h"

/* [base stacking] one camp, four units and 24 increments in a hex */
static void stacks_hold(struct coherence *of, const struct board *board)
{
    foreach_stack_of (unit, board, CAMPS) {
        if (!adn_has_room(board, unit->hex, unit->side, 0, 0))
            incoherent(of, &unit->place, BASE(stacking),
                       "more stands in %04d, where '%s' is, than has room",
                       unit->hex, unit->id);
        if (stack_top_of(board->game->stacks, unit->hex, adn_enemy(unit->side)))
            incoherent(of, &unit->place, BASE(stacking),
                       "'%s' stands with the enemy in %04d", unit->id,
                       unit->hex);
    }
}

/* [base increments] who is on the map has some, who is eliminated has none */
static void increments_hold(struct coherence *of, const struct board *board)
{
    foreach (struct unit, unit, board->game->units)
        if (unit->increments > unit->card->increments)
            incoherent(of, &unit->place, BASE(increments),
                       "'%s' has %d increments and never had more than %d",
                       unit->id, unit->increments, unit->card->increments);
        else if (unit->state != UNSEEN &&
                 (unit->state == GONE) != (unit->increments == 0))
            incoherent(of, &unit->place, BASE(increments),
                       "'%s' is lost if, and only if, it has no increments",
                       unit->id);
}

/* [base broken-armies] what an army has lost is what its units lack */
static void losses_hold(struct coherence *of, const struct board *board)
{
    const struct game *game = board->game;

    for (int army = 0; army < ARMIES; army++) {
        const struct army *one = &game->armies[army];
        bool hidden = false;
        int lost = 0;

        foreach (struct unit, unit, game->units) {
            if (unit->army != army)
                continue;
            hidden |= unit->veiled || unit->state == UNSEEN;
            lost += unit->card->increments - unit->increments;
        }
        lost += one->recovered;
        if (!hidden && lost != one->lost)
            incoherent(of, &one->place, BASE(broken_armies),
                       "'%s' has lost %d increments, and its units lack %d; "
                       "'set army %s lost %d' would mend it",
                       one->id, one->lost, lost - one->recovered, one->id,
                       lost);
    }
}

/* [base control] only places of victory are held, by their own troops */
static void places_hold(struct coherence *of, const struct board *board)
{
    foreach (struct held, held, board->game->held)
        if (adn_has_enemy(board, held->hex, held->camp))
            incoherent(of, &held->place, BASE(control),
                       "%04d is held by others than those who stand there",
                       held->hex);
}

/* [base deployment] a brigade of who has chosen 21.0, alone in three hexes */
bool adn_deployment_holds(const struct board *board, const struct unit *unit)
{
    bool good = unit->deployed.count == 2 && unit->state == ON_MAP &&
                unit->card->arm == INFANTRY &&
                adn_army(board, unit->army)->rule_21 != 0 &&
                adn_first(board, unit->hex, unit->side) == unit &&
                !adn_next(unit);

    foreach_hex (hex, unit->deployed)
        good = good && adn_adjacent(board, unit->hex, hex) &&
               adn_first(board, hex, unit->side) == unit &&
               !adn_has_enemy(board, hex, unit->side);
    return good && unit->deployed.items[0] != unit->deployed.items[1];
}

/* 24.0.2b too */
static void deployments_hold(struct coherence *of, const struct board *board)
{
    foreach (struct unit, unit, board->game->units) {
        if (unit->special && !unit->card->perponcher)
            incoherent(of, &unit->place, RULE(24_0_2b),
                       "'%s', whom a courier woke, is not Perponcher's",
                       unit->id);
        if (adn_is_deployed(unit) && !adn_deployment_holds(board, unit))
            incoherent(of, &unit->place, BASE(deployment),
                       "'%s' cannot stand so in three hexes; 'unset unit %s "
                       "deployed' would mend it",
                       unit->id, unit->id);
    }
}

/* [base markers] markers of the Allies alone */
static void markers_hold(struct coherence *of, const struct board *board)
{
    foreach (struct corps, corps, board->game->corps)
        if (corps->marker && (corps->card->army == FRENCH ||
                              adn_has_units(board, corps->marker, FRENCH_CAMP)))
            incoherent(of, &corps->place, BASE(markers),
                       "the marker of '%s' cannot stand in %04d", corps->id,
                       corps->marker);
}

/* [base tracks] a track is one army's */
static void boxes_hold(struct coherence *of, const struct board *board)
{
    foreach_counter (one, board->game) {
        const struct box_card *box = adn_box(board->module, one->hex);

        if (box && box->army != one->army)
            incoherent(of, &one->place, BASE(tracks),
                       "'%s' stands in %04d, a box of another army's track",
                       one->id, one->hex);
    }
}

bool adn_coherent(const struct game *game, const struct module *module,
                  const char *file, struct report *report)
{
    static void (*const parts[])(struct coherence *, const struct board *) = {
        stacks_hold,      increments_hold, losses_hold, places_hold,
        deployments_hold, markers_hold,    boxes_hold};
    struct coherence of = coherence_of(&game->place, file, report);
    const struct board board = {.game = (struct game *)game, .module = module};

    for (size_t i = 0; i < sizeof(parts) / sizeof(*parts); i++) {
        parts[i](&of, &board);
        coherence_next(&of);
    }
    return of.fine;
}

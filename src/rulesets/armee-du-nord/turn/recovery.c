/* Increments that come back in the night. [base increments] */
#include "rulesets/armee-du-nord/turn/turn.h"

/* Whole, or it moved, or the enemy is next to it, or its leader is not near. */
static bool rests(const struct board *board, const struct unit *unit)
{
    const struct leader *leader = adn_corps_leader(board, unit);

    return unit->increments < unit->card->full && !unit->marched &&
           !adn_next_to_enemy(board, unit->hex, unit->side) && leader &&
           adn_within(board, leader, unit->hex);
}

static void recover(struct play *play, struct unit *unit)
{
    struct army *army = adn_army(&play->board, unit->army);
    bool back = adn_throw(play, BASE(increments),
                          arena_text(play->arena, "recovery-%s", unit->id)) >=
                play->module->recovery_from;

    unit->increments += back;
    army->recovered += back;
    event_at(journal_tell(play->journal, EVENT_STATE, BASE(increments),
                          army->id, unit->id, "%s %s.", unit->name,
                          back ? "has an increment back" : "recovers nothing"),
             unit->hex);
}

/* [ruling 41] the dice fall in the last turn of the night, for a turn begins
 * without any */
void adn_recover(struct play *play)
{
    const struct turn_card *next = adn_turn(play->module, play->game->turn + 1);

    if (!play->module->campaign || !adn_is_night(&play->board) || !next ||
        next->kind == NIGHT)
        return;
    for (UNITS_OF(unit, &play->board, ARMIES)) {
        if (rests(&play->board, unit))
            recover(play, unit);
        unit->marched = false;
    }
}

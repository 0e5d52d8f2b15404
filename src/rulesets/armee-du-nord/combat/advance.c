/* [base advance]: who enters a hex that an attack has emptied. */
#include "rulesets/armee-du-nord/combat/combat.h"

static bool may_advance(const struct board *board, const struct unit *unit,
                        int hex)
{
    return unit->state == ON_MAP && !unit->advanced &&
           adn_adjacent(board, unit->hex, hex) &&
           !adn_prohibited(board, unit->card->arm, hex) &&
           adn_has_room(board, hex, unit->side, 1, unit->increments);
}

static void enter(struct play *play, const struct rule *rule, struct unit *unit,
                  int hex)
{
    const struct names *before = adn_tell_all(play);

    adn_event_step(play,
                   journal_tell(play->journal, EVENT_ADVANCE, rule,
                                adn_army_words[unit->army], unit->id,
                                "%s advances into %s.", unit->name,
                                adn_hex_name(&play->board, hex)),
                   unit->hex, hex);
    adn_enter_hex(play, unit, hex);
    unit->advanced = true;
    adn_told(play, before);
}

void adn_advance(struct play *play, const struct rule *rule,
                 const struct force *force, const struct names *named, int hex)
{
    const struct board *board = &play->board;
    struct unit *strongest = NULL;

    if (force->count == 0 || adn_has_enemy(board, hex, force->units[0]->side))
        return;
    for (UNITS_IN(unit, force)) {
        if (!may_advance(board, unit, hex))
            continue;
        if (names_contain(named, unit->id))
            enter(play, rule, unit, hex);
        else if (named->count == 0 && adn_is_stronger(unit, strongest))
            strongest = unit;
    }
    if (strongest)
        enter(play, rule, strongest, hex);
}

/* What must hold of lines of communications, places and bridges. */
#include "rulesets/campaigns-of-napoleon/board/coherence.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"

static bool is_chained(const struct hexes *line)
{
    for (size_t i = 1; i < line->count; i++)
        if (hex_distance(line->items[i - 1], line->items[i]) != 1)
            return false;
    return true;
}

/* [base lines-of-communication] a line goes from hex to hex and is as long as
 * it says. */
static void lines_are_as_long_as_they_say(struct whole *whole,
                                          const void *record)
{
    const struct army *army = record;
    const char *name = army->card->name;

    if (!is_chained(&army->line))
        WRONG(army, BASE(lines_of_communication),
              "the line of communications of the %s has a gap", name);
    else if (army->line.count > 0 && army->length != (int)army->line.count - 1)
        WRONG(army, BASE(lines_of_communication),
              "the line of communications of the %s is said to be %d long, and "
              "is %zu",
              name, army->length, army->line.count - 1);
}

/* [base consolidation] a place is held once, and is one. */
static void places_are_held_once(struct whole *whole, const void *record)
{
    const struct game *game = whole->board.game;
    const struct held_place *held = record;

    if (!con_place(&whole->board, held->hex))
        WRONG(held, BASE(consolidation),
              "%04d is held, and is neither town nor village", held->hex);
    for (const struct held_place *before = game->held; before < held; before++)
        if (before->hex == held->hex)
            WRONG(held, BASE(consolidation), "%s is held twice",
                  con_hex_name(&whole->board, held->hex));
}

/* A hexside with what lies at it. */
struct side_of {
    const struct place *place;
    const char *what;
    const struct rule *rule;
    int one, other;
};

static void check_side(struct whole *whole, const struct side_of *side)
{
    if (hex_distance(side->one, side->other) != 1)
        incoherent(&whole->findings, side->place, side->rule,
                   "%s joins %04d and %04d, which do not touch", side->what,
                   side->one, side->other);
    else if (con_river(&whole->board, side->one, side->other) != RIVER_PRIMARY)
        incoherent(&whole->findings, side->place, side->rule,
                   "%s joins %04d and %04d, and no primary river lies there",
                   side->what, side->one, side->other);
}

/* [base pontoon] a pontoon lies over a primary river and has its train. */
static void pontoons_have_trains(struct whole *whole, const void *record)
{
    const struct pontoon_bridge *one = record;
    const struct unit *unit =
        one->unit ? con_unit(&whole->board, one->unit) : NULL;

    check_side(whole, &(struct side_of){&one->place, "a pontoon", BASE(pontoon),
                                        one->one, one->other});
    if (!one->unit && !whole->is_view)
        WRONG(one, BASE(pontoon), "no train lies at the pontoon at %s",
              con_hex_name(&whole->board, one->one));
    if (unit && unit->card->arm != PONTOON)
        WRONG(one, BASE(pontoon), "unit '%s' (%s) is no pontoon train",
              unit->id, unit->card->name);
}

/* [base bridge-demolition] what is broken crossed a primary river, and is
 * broken once. */
static void broken_bridges_were_bridges(struct whole *whole, const void *record)
{
    const struct broken_bridge *one = record;

    check_side(whole, &(struct side_of){&one->place, "a broken bridge",
                                        BASE(bridge_demolition), one->one,
                                        one->other});
    for (const struct broken_bridge *before = whole->board.game->broken;
         before < one; before++)
        if (con_same_side(before->one, before->other, one->one, one->other))
            WRONG(one, BASE(bridge_demolition),
                  "the bridge between %04d and %04d is broken twice", one->one,
                  one->other);
}

const struct con_thing con_places_hold[] = {
    OF_EACH(armies, armies_count, lines_are_as_long_as_they_say),
    OF_EACH(held, held_count, places_are_held_once),
    OF_EACH(pontoons, pontoons_count, pontoons_have_trains),
    OF_EACH(broken, broken_count, broken_bridges_were_bridges),
    {0}};

/* 10.5.7 step 1: both sides bombard each other at the same time. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"

/* 10.5.7d cavalry of both groups */
struct cavalry con_cavalry_of(const struct fight *fight)
{
    struct cavalry cavalry = {.contact = {NULL, 0}};

    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        cavalry.strength[side] = con_party_cavalry(&fight->parties[side]);
        foreach_hex (hex, fight->contact[side])
            hexes_add(fight->board.arena, &cavalry.contact, hex);
    }
    return cavalry;
}

/* 6a no clear contact hex, 6b one is enough; log.2011-05-30 if a place has to
 * do with it */
static bool say_ground(const struct fight *fight, const struct hexes *contact)
{
    bool clear = con_any_clear(&fight->board, contact);
    struct event *event = clear ? SAY(fight, EVENT_NOTE, RULE(6b),
                                      "One clear contact hex is enough, "
                                      "wherever the cavalry stands.")
                                : SAY(fight, EVENT_NOTE, RULE(6a),
                                      "No contact hex of either side is clear: "
                                      "it makes no difference.");

    if (con_places_decide(&fight->board, contact))
        event_cites(fight->play->journal, event, RULE(log_2011_05_30));
    return clear;
}

/* 10.5.7d all cavalry counts, 10.5.7e ratio and table, 10.5.7f against none */
static int differential(const struct fight *fight)
{
    struct cavalry cavalry = con_cavalry_of(fight);
    int french = cavalry.strength[FRENCH];
    int coalition = cavalry.strength[COALITION];
    int value = con_cavalry_differential(&fight->board, &cavalry, FRENCH);
    int size = value < 0 ? -value : value;
    bool none = french == 0 || coalition == 0;

    SAY(fight, EVENT_NOTE, RULE(10_5_7d),
        "All cavalry counts: French %d, Coalition %d SP.", french, coalition);
    if (french == coalition || !say_ground(fight, &cavalry.contact))
        return 0;
    event_number(SAY(fight, EVENT_TABLE, none ? RULE(10_5_7f) : RULE(10_5_7e),
                     "Cavalry differential %d%s.", size,
                     value == 0  ? ""
                     : value > 0 ? " for the French"
                                 : " for the Coalition"),
                 size);
    return value;
}

/* 10.5.7c the differential changes both dice; 10.5.7g so does the weather. */
static int die_modifiers(const struct fight *fight, enum side side,
                         int french_differential)
{
    const struct weather_row *row = con_weather(&fight->board);
    int cavalry = side == FRENCH ? french_differential : -french_differential;
    const struct modifier all[] = {
        {RULE(10_5_7c), cavalry, SIDE_COUNT, "cavalry differential"},
        {RULE(10_5_7g), row->bombardment, SIDE_COUNT, "weather of the day"},
    };
    struct modifiers modifiers = {.count = 0};

    for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
        modifiers_add(&modifiers, &all[i]);
    con_say_modifiers(fight, &modifiers);
    return modifiers.sum;
}

/* Of a die nothing is asked but the shift that it and its modifiers make. */
static void ask_shifts(const struct fight *fight, int modifiers)
{
    dice_asks(fight->play->dice, 1);
    for (int face = 2; face <= 6; face++)
        if (con_bombardment_shift(face + modifiers) !=
            con_bombardment_shift(face - 1 + modifiers))
            dice_asks(fight->play->dice, face);
}

/* 10.5.7b bombardment column shift */
static int bombardment(const struct fight *fight, enum side side, int points,
                       int french_differential)
{
    const char *name = con_side_adjective(side);
    const struct throw thrown = {
        RULE(10_5_7b), "bombardment", con_side_id(side), 1,
        arena_text(fight->board.arena, "Die of the %s guns", name)};
    int die = die_modifiers(fight, side, french_differential);
    const struct bombardment_column *column;
    int shift;

    ask_shifts(fight, die);
    die += con_throw(fight, &thrown);
    shift = con_bombardment_shift(die);
    column = con_bombardment(points, shift);
    event_number(
        TELL(fight, EVENT_TABLE, RULE(table_bombardment), side, NULL,
             "%s guns: %s, column %s; die %d, %s: column %s, the enemy "
             "loses %d SP.",
             name, arena_counted(fight->board.arena, points, "point"),
             con_bombardment(points, 0)->header, die,
             shift == 0  ? "no shift"
             : shift > 0 ? "one column right"
                         : "one column left",
             column->header, column->loss),
        column->loss);
    return column->loss;
}

/* 10.5.7a first the guns of both sides */
void con_bombard(struct battle *battle)
{
    struct fight *fight = battle->fight;
    int points[SIDE_COUNT];
    int value = 0;

    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        points[side] = con_party_art(&fight->parties[side]);
    SAY_OPEN(fight, EVENT_NOTE, RULE(10_5_7a),
             "First the guns: French %d, Coalition %d points.", points[FRENCH],
             points[COALITION]);
    if (points[FRENCH] + points[COALITION] > 0)
        value = differential(fight);
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        enum side enemy = con_enemy(side);
        int loss = 0;

        if (points[side] > 0)
            loss = bombardment(fight, side, points[side], value);
        battle->bombarded[enemy] =
            loss < battle->sp[enemy] ? loss : battle->sp[enemy];
    }
    journal_close(fight->play->journal);
}

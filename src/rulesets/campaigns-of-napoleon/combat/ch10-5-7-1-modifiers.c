/* 10.5.7.1 the modifiers of a battle, side by side. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"

#include <stdlib.h>

static int option_number(const struct board *board, const char *name,
                         int fallback)
{
    const char *value = option_value(board->options, name);

    return value ? (int)strtol(value, NULL, 10) : fallback;
}

/* 10.5.7.1c demoralized units count three quarters in defence and a half in
 * attack; 10.5.7.1m a fortified town multiplies. In quarters of SP. */
long con_odds_quarters(const struct board *board, const struct party *party,
                       bool attacks)
{
    long sum = 0;

    foreach_unit (unit, *party) {
        long sp = unit->sp + unit->art;

        sp *= !unit->demoralized ? 4 : attacks ? 2 : 3;
        if (con_fortified(board, unit->hex))
            sp *= con_fortified_multiplier(board);
        sum += sp;
    }
    return sum;
}

static long quarters(const struct battle *battle, enum side side)
{
    const struct fight *fight = battle->fight;

    return con_odds_quarters(&fight->board, &fight->parties[side],
                             side == fight->combat->attacker);
}

/* Do some of its points count less or double? */
static bool is_weighted(const struct battle *battle, enum side side)
{
    return quarters(battle, side) != 4L * battle->sp[side];
}

static void say_quarters(const struct battle *battle, enum side side)
{
    const struct fight *fight = battle->fight;
    long sp = battle->sp[side];
    bool fortified = false;

    if (!is_weighted(battle, side))
        return;
    foreach_unit (unit, fight->parties[side])
        fortified |= con_fortified(&fight->board, unit->hex);
    SAY(fight, EVENT_NOTE, fortified ? RULE(10_5_7_1m) : RULE(10_5_7_1c),
        "For the odds the %ld SP of the %s side count %s SP.", sp,
        con_side_adjective(side),
        quarters_text(fight->board.arena, (int)quarters(battle, side)));
}

/* "1.23" */
static const char *hundredths_text(struct arena *arena, long hundredths)
{
    return arena_text(arena, "%ld.%02ld", hundredths / 100, hundredths % 100);
}

/* "12.50" of 50 quarters when all are left, less in proportion: "6.66" of the
 * exact strength that the odds are made of; "12" of whole points */
static const char *weighted_text(const struct battle *battle, enum side side)
{
    long sp = battle->sp[side];
    long left = sp - battle->bombarded[side];
    long hundredths = sp ? 25 * quarters(battle, side) * left / sp : 0;
    struct arena *arena = battle->fight->board.arena;

    return hundredths % 100 ? hundredths_text(arena, hundredths)
                            : arena_text(arena, "%ld", hundredths / 100);
}

/* 10.5.7.1b, ruling 49 what both sides weigh, if not their points alone */
static void say_weighted(const struct battle *battle)
{
    if (is_weighted(battle, FRENCH) || is_weighted(battle, COALITION))
        SAY(battle->fight, EVENT_NOTE, RULE(10_5_7_1b),
            "The odds are of French %s to Coalition %s SP.",
            weighted_text(battle, FRENCH), weighted_text(battle, COALITION));
}

void con_add_modifier(struct battle *battle, enum side side,
                      const struct rule *rule, int value, const char *reason)
{
    const struct modifier one = {rule, value, SIDE_COUNT, reason};

    modifiers_add(&battle->modifiers[side], &one);
}

/* 10.5.7.1a odds modifier bands, 10.5.7.1b with artillery, after the guns. The
 * losses to the guns weigh as the average point of the side does. */
static void add_odds(struct battle *battle)
{
    struct arena *arena = battle->fight->board.arena;
    int left[SIDE_COUNT];
    long weight[SIDE_COUNT];
    long greater, lesser;
    enum side more;

    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        left[side] = battle->sp[side] - battle->bombarded[side];
        say_quarters(battle, side);
        weight[side] =
            quarters(battle, side) * left[side] * battle->sp[con_enemy(side)];
    }
    SAY(battle->fight, EVENT_NOTE, RULE(10_5_7_1b),
        "After the guns: French %d, Coalition %d SP.", left[FRENCH],
        left[COALITION]);
    say_weighted(battle);
    more = weight[COALITION] > weight[FRENCH] ? COALITION : FRENCH;
    greater = weight[more];
    lesser = weight[con_enemy(more)];
    con_add_modifier(
        battle, more, RULE(10_5_7_1a), con_odds(greater, lesser),
        arena_text(
            arena, "odds of %s to 1",
            hundredths_text(arena, lesser ? 100 * greater / lesser : 9999)));
}

/* 10.5.7.1d Wrongfooted modifier plus two */
static void add_wrongfooted(struct battle *battle)
{
    if (battle->fight->combat->type == WRONGFOOTED)
        con_add_modifier(battle, battle->fight->combat->favoured,
                         RULE(10_5_7_1d), 2, "the right guess in Wrongfooted!");
}

/* 10.5.7.1e tactical bonus leaders who command troops */
static void add_stars(struct battle *battle, enum side side)
{
    const struct board *board = &battle->fight->board;
    const struct party *party = &battle->fight->parties[side];
    struct names names = {NULL, 0};

    foreach_leader (leader, *party)
        if (leader->card->star && con_commands(board, party, leader))
            names_add(board->arena, &names, leader->name);
    con_add_modifier(battle, side, RULE(10_5_7_1e),
                     (int)names.count * option_number(board, "star-value", 1),
                     arena_text(board->arena, "tactical bonus (star) of %s",
                                names_text(&names, ", ", board->arena)));
}

/* 10.5.7.1f senior leader initiative modifier, 10.5.7.1g additional forces */
static void add_command(struct battle *battle, enum side side)
{
    const struct fight *fight = battle->fight;
    const struct board *board = &fight->board;
    const struct leader *senior = con_leader(board, fight->senior[side]);
    int others;

    if (!senior)
        return;
    con_add_modifier(battle, side, RULE(10_5_7_1f),
                     senior->card->initiative >= 4,
                     arena_text(board->arena, "initiative %d of %s",
                                senior->card->initiative, senior->name));
    others = con_additional_forces(board, &fight->parties[side], senior);
    con_add_modifier(battle, side, RULE(10_5_7_1g),
                     others *
                         option_number(board, "additional-force-value", -1),
                     arena_text(board->arena, "%d further force%s beyond %s",
                                others, others > 1 ? "s" : "", senior->name));
}

/* 10.5.7.1h outflanking hex modifier: not for a hex held by a division
 * against an army */
static void add_outflanking(struct battle *battle, enum side side)
{
    const struct fight *fight = battle->fight;
    int count = 0;

    foreach_hex (hex, fight->outflanking[side]) {
        const struct party there = con_party_of_hex(&fight->board, side, hex);
        bool small = fight->size[con_enemy(side)] == ARMY &&
                     con_size_class(&fight->board, &there) == DIVISION;

        count += there.units_count > 0 && !small;
    }
    con_add_modifier(battle, side, RULE(10_5_7_1h), count,
                     arena_text(fight->board.arena, "%d outflanking hex%s",
                                count, count > 1 ? "es" : ""));
}

/* 10.5.7.1j, 10.5.7.1k, 10.5.7.1l the ground of the defender */
static void add_ground(struct battle *battle)
{
    const struct fight *fight = battle->fight;
    enum side side = con_enemy(fight->combat->attacker);
    const struct battleground ground = con_ground(fight, side);
    struct arena *arena = fight->board.arena;

    con_add_modifier(battle, side, RULE(10_5_7_1j), ground.infantry ? 1 : 0,
                     arena_text(arena,
                                "%d of %d contact hexes good against infantry",
                                ground.good, ground.hexes));
    con_add_modifier(
        battle, side, RULE(10_5_7_1k), ground.most_obstacle ? 1 : 0,
        arena_text(arena, "%d of %d contact hexsides secondary river or crest",
                   ground.obstacles, ground.sides));
    con_add_modifier(
        battle, side, RULE(10_5_7_1l), ground.most_primary ? 3 : 0,
        arena_text(arena, "%d of %d contact hexsides bridged primary river",
                   ground.primaries, ground.sides));
}

/* 10.5.7h all modifiers of a battle; 10.5.5a */
void con_battle_modifiers(struct battle *battle)
{
    if (battle->fight->combat->type == DELAY)
        SAY(battle->fight, EVENT_NOTE, RULE(10_5_5a), "No odds in a Delay.");
    else
        add_odds(battle);
    add_wrongfooted(battle);
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        add_stars(battle, side);
        add_command(battle, side);
        add_outflanking(battle, side);
    }
    add_ground(battle);
}

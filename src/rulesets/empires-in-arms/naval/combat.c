/* Battles at sea. [base naval-combat] */
#include "rulesets/empires-in-arms/combat/combat.h"
#include "core/shares.h"
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"

enum { ROUNDS = 3 };

struct sea_side {
    struct stack stack;
    struct names powers;
    int start, lost;
    int *ships_at_start; /* in the order of the stack */
    bool british, nelson;
    struct names leaders; /* that were there */
    const char *name;
};

struct sea_fight {
    struct play *play;
    struct board board;
    const struct sea_battle *battle;
    struct sea_side sides[2];    /* attacker, defender */
    const struct muster *muster; /* before it */
    bool port;
    struct rules cargo; /* cases by which cargo was lost */
};

static const char *name_of(const struct board *board,
                           const struct names *powers)
{
    struct names names = {NULL, 0};

    foreach_name (id, *powers)
        names_add(board->arena, &names, eia_power_name(board, eia_power(id)));
    return names_text(&names, " and ", board->arena);
}

/* [base naval-combat] a side: ships, British, Nelson */
static void set_side(struct sea_fight *fight, int which,
                     const struct stack *stack)
{
    struct sea_side *side = &fight->sides[which];

    side->stack = *stack;
    side->stack.foes = &fight->sides[1 - which].stack;
    side->powers = eia_stack_powers(&fight->board, stack);
    side->start = eia_ships(stack);
    side->british = eia_has_british(&fight->board, stack);
    side->nelson = eia_has_nelson(&fight->board, stack);
    side->leaders = eia_leaders_aboard(&fight->board, stack);
    side->name = name_of(&fight->board, &side->powers);
    side->ships_at_start = arena_list(fight->board.arena, stack->count,
                                      sizeof(*side->ships_at_start));
    for (size_t i = 0; i < stack->count; i++)
        side->ships_at_start[i] = stack->fleets[i]->ships;
}

/* [base naval-combat] a die of a side */
static int throw_for(struct sea_fight *fight, const char *what, int which,
                     int round)
{
    const struct sea_side *side = &fight->sides[which];
    int face = eia_throw(fight->play, BASE(naval_combat), what,
                         arena_text(fight->play->arena, "%s-%s-%d",
                                    fight->battle->which, side->powers.items[0],
                                    round),
                         side->powers.items[0]);

    return face;
}

/* [base naval-combat] percent that a die sinks */
static int percent_of_die(const struct module *module, int die)
{
    foreach (const struct naval_row, row, module->naval)
        if (row->die == die)
            return row->percent;
    return 0;
}

/* What each fleet of the side has lost since then: " (fr-f2 2; sp-f1 4)". */
static const char *list_losses(const struct sea_fight *fight,
                               const struct stack *stack, const int *before)
{
    const char *text = "";

    for (size_t i = 0; i < stack->count; i++) {
        const struct fleet *fleet = stack->fleets[i];

        if (before[i] > fleet->ships)
            text = arena_text(fight->play->arena, "%s%s%s %d", text,
                              *text ? "; " : " (", fleet->id,
                              before[i] - fleet->ships);
    }
    return *text ? arena_text(fight->play->arena, "%s)", text) : text;
}

/* [base naval-combat] a side loses ships */
static void lose(struct sea_fight *fight, int which, int ships,
                 const char *when, const struct rule *rule)
{
    struct sea_side *side = &fight->sides[which];
    int *before =
        arena_list(fight->play->arena, side->stack.count, sizeof(*before));
    struct sunk sunk = {0};
    struct event *event = NULL;

    for (size_t i = 0; i < side->stack.count; i++)
        before[i] = side->stack.fleets[i]->ships;
    sunk =
        eia_sink(fight->play, &side->stack, side->ships_at_start, ships,
                 arena_text(fight->play->arena, "%s-%s-%s",
                            fight->battle->which, side->powers.items[0], when));
    side->lost += sunk.ships;
    for (size_t i = 0; i < sunk.cargo.count; i++)
        rules_add(fight->play->arena, &fight->cargo, sunk.cargo.items[i]);
    event = TELL(fight->play, EVENT_LOSS, rule, side->powers.items[0], NULL,
                 "%s: %d ship%s lost, %d left%s", side->name, sunk.ships,
                 eia_plural_s(sunk.ships), eia_ships(&side->stack),
                 list_losses(fight, &side->stack, before));
    event_number(event, sunk.ships);
    event_cites_all(fight->play->journal, event, &sunk.shared);
}

/* [base naval-combat] ships that a side's fire sinks: percent of its own, to
 * the nearest; out of a hundred, or of two hundred for half of it. */
static int fire_of(struct sea_fight *fight, int which, int round, int hundred)
{
    const struct sea_side *side = &fight->sides[which];
    int face = throw_for(fight, round ? "fire" : "pursuit", which, round);
    int percent = percent_of_die(fight->play->module, face + side->british);
    int ships = divide_nearest(eia_ships(&side->stack) * percent, hundred);

    event_number(
        TELL(fight->play, EVENT_TABLE, BASE(naval_combat),
             side->powers.items[0], NULL, "%s, %s, die %d%+d: %s%d percent, %s",
             side->name,
             arena_counted(fight->play->arena, eia_ships(&side->stack), "ship"),
             face, side->british, hundred > 100 ? "half of " : "", percent,
             arena_counted(fight->play->arena, ships, "ship")),
        ships);
    return ships;
}

/* [base naval-combat] higher holds the weather gauge; a port's attacker
 * holds it. Returns the side that fires first, or -1: both at once. */
static int weather_gauge(struct sea_fight *fight)
{
    int sums[2];
    int first = 0;

    if (fight->port)
        return 0;
    for (int i = 0; i < 2; i++)
        sums[i] = throw_for(fight, "gauge", i, 0) + fight->sides[i].british +
                  fight->sides[i].nelson;
    first = sums[0] == sums[1] ? -1 : sums[0] < sums[1];
    TELL(fight->play, EVENT_TABLE, BASE(naval_combat), NULL, NULL,
         "weather gauge %d against %d: %s", sums[0], sums[1],
         first < 0 ? "both fire at once"
                   : arena_text(fight->play->arena, "%s fires first",
                                fight->sides[first].name));
    return first;
}

/* [base harbour] the guns of the port, round by round; 10.3.2 who decides */
static void guns_fire(struct sea_fight *fight, int round)
{
    struct rules why = {NULL, 0};
    int ships = fight->port
                    ? eia_harbour_ships(fight->play, fight->battle->at, &why)
                    : 0;
    struct event *event = NULL;
    int face = 0;
    int percent = 0;

    if (round == 1 && fight->port)
        eia_tell_unmanned(fight->play, fight->battle->at);
    if (ships == 0)
        return;
    face = eia_throw(
        fight->play, BASE(harbour), "guns",
        arena_text(fight->play->arena, "%s-%d", fight->battle->which, round),
        NULL);
    percent = percent_of_die(fight->play->module, face);
    event = TELL(fight->play, EVENT_TABLE, BASE(harbour), NULL, NULL,
                 "the guns of %s count as %d ship%s, die %d: %d percent",
                 eia_place_name(&fight->board, fight->battle->at), ships,
                 eia_plural_s(ships), face, percent);
    event_cites_all(fight->play->journal, event, &why);
    lose(fight, 0, divide_nearest(ships * percent, 100),
         arena_text(fight->play->arena, "guns-%d", round), BASE(harbour));
}

/* [base naval-combat] a round: guns of the port, then the fleets */
static void round_of_fire(struct sea_fight *fight, int first, int round)
{
    const char *when = arena_text(fight->play->arena, "%d", round);
    int losses[2];

    guns_fire(fight, round);
    if (first < 0) {
        losses[1] = fire_of(fight, 0, round, 100);
        losses[0] = fire_of(fight, 1, round, 100);
        lose(fight, 0, losses[0], when, BASE(naval_combat));
        lose(fight, 1, losses[1], when, BASE(naval_combat));
        return;
    }
    lose(fight, 1 - first, fire_of(fight, first, round, 100), when,
         BASE(naval_combat));
    if (eia_ships(&fight->sides[1 - first].stack) > 0)
        lose(fight, first, fire_of(fight, 1 - first, round, 100), when,
             BASE(naval_combat));
}

/* [base naval-combat] how far beyond its limit a side's losses are, in
 * hundredths of its ships at the start; below 0: it goes on. */
static long beyond(const struct sea_fight *fight, int which)
{
    const struct sea_side *side = &fight->sides[which];
    long limit = eia_setting_number(fight->play->module,
                                    side->nelson ? "nelson-beaten" : "beaten");

    return 100L * side->lost - limit * side->start;
}

/* [base naval-combat] the beaten side after a round, or -1. Both beyond: the
 * one further, by its share of ships; equal: the attacker. */
static int beaten(const struct sea_fight *fight)
{
    long attacker = beyond(fight, 0);
    long defender = beyond(fight, 1);

    if (attacker < 0 && defender < 0)
        return -1;
    return attacker * fight->sides[1].start >= defender * fight->sides[0].start
               ? 0
               : 1;
}

/* [base naval-combat] after the last round the greater share of losses is
 * beaten; -1: equal. */
static int worse_off(const struct sea_fight *fight)
{
    long one = (long)fight->sides[0].lost * fight->sides[1].start;
    long other = (long)fight->sides[1].lost * fight->sides[0].start;

    if (one == other)
        return -1;
    return one > other ? 0 : 1;
}

/* [base naval-combat] half of a fire more, under Nelson all of it */
static void pursue(struct sea_fight *fight, int loser)
{
    if (eia_ships(&fight->sides[loser].stack) == 0)
        return;
    lose(fight, loser,
         fire_of(fight, 1 - loser, 0,
                 fight->sides[1 - loser].nelson ? 100 : 200),
         "pursuit", BASE(naval_combat));
}

/* [base naval-combat] who is beaten, or nobody */
static void verdict(struct sea_fight *fight, int loser)
{
    const struct sea_side *side = &fight->sides[loser < 0 ? 0 : loser];

    TELL(fight->play, EVENT_VERDICT, BASE(naval_combat), side->powers.items[0],
         NULL,
         loser < 0 ? "%s: %d ship%s of %d lost, as great a share as the "
                     "enemy's; nobody is beaten"
                   : "%s: beaten, %d ship%s of %d lost",
         side->name, side->lost, eia_plural_s(side->lost), side->start);
}

/* [base naval-combat] what both came with and lost */
static void tell_outcome(const struct sea_fight *fight, int loser)
{
    for (int i = 0; i < 2; i++) {
        const struct sea_side *side = &fight->sides[i];
        const struct party_outcome outcome = {.side = side->powers.items[0],
                                              .name = side->name,
                                              .strength = side->start,
                                              .lost = side->lost,
                                              .won = loser == 1 - i};

        event_for_all(journal_outcome(fight->play->journal, BASE(naval_combat),
                                      &outcome));
    }
}

/* [base points] one that was sunk before is beaten no more */
static int fleets_that_fought(const struct sea_side *side)
{
    int count = 0;

    for (size_t i = 0; i < side->stack.count; i++)
        count += side->ships_at_start[i] > 0;
    return count;
}

/* [base points] points by the fleets beaten; Nelson's victory */
static void give_points(struct sea_fight *fight, int loser)
{
    const struct sea_side *beaten_side = &fight->sides[loser];
    const struct sea_side *winner = &fight->sides[1 - loser];
    int fleets = fleets_that_fought(beaten_side);
    const char *class = fleets >= 3 ? "3" : fleets == 2 ? "2" : "1";

    foreach_name (id, beaten_side->powers)
        eia_points(fight->play, eia_power(id),
                   arena_text(fight->play->arena, "naval-lost-%s", class), 1);
    foreach_name (id, winner->powers)
        eia_points(fight->play, eia_power(id),
                   arena_text(fight->play->arena, "naval-won-%s", class), 1);
    if (winner->nelson)
        eia_points(fight->play, GREAT_BRITAIN, "nelson-commands-won", 1);
}

static void tell_losses(struct sea_fight *fight)
{
    const char *where = eia_place_name(&fight->board, fight->battle->at);

    eia_tell_changes_by(
        fight->play, fight->muster,
        &(struct change){BASE(naval_combat), &fight->cargo, where, false});
}

/* [base naval-combat] pursuit, points, retreat */
static enum sea_end end_fight(struct sea_fight *fight, int loser)
{
    verdict(fight, loser);
    if (loser < 0) {
        tell_losses(fight);
        eia_sea_retreat(fight->play, &fight->sides[0].stack, fight->battle,
                        true);
        return SEA_DRAWN;
    }
    pursue(fight, loser);
    tell_losses(fight);
    give_points(fight, loser);
    eia_sea_retreat(fight->play, &fight->sides[loser].stack, fight->battle,
                    false);
    return loser == 0 ? SEA_DEFENDER_WINS : SEA_ATTACKER_WINS;
}

static const char *words(const struct sea_fight *fight)
{
    return arena_text(
        fight->play->arena, "naval combat %s: %s with %s against %s with %d",
        eia_where(&fight->board, fight->battle->at), fight->sides[0].name,
        arena_counted(fight->play->arena, fight->sides[0].start, "ship"),
        fight->sides[1].name, fight->sides[1].start);
}

/* 12.7b Leader casualty check after a naval combat */
static void check_leaders(struct sea_fight *fight)
{
    for (int i = 0; i < 2; i++)
        eia_check_leaders(fight->play, &fight->sides[i].leaders,
                          arena_text(fight->play->arena, "%s-%s",
                                     fight->battle->which,
                                     i ? "defender" : "attacker"));
}

/* [base naval-combat] one battle at sea */
enum sea_end eia_fight_at_sea(struct play *play,
                              const struct sea_battle *battle)
{
    struct sea_fight fight = {.play = play,
                              .board = play->board,
                              .battle = battle,
                              .port = eia_place_kind(battle->at) == PLACE_PORT};
    int first = 0;
    int loser = -1;
    enum sea_end end = SEA_DRAWN;

    fight.muster = eia_muster(&fight.board);
    set_side(&fight, 0, &battle->attacker);
    set_side(&fight, 1, &battle->defender);
    TELL_OPEN(play, EVENT_COMBAT, BASE(naval_combat), NULL, NULL, "%s",
              words(&fight))
        ->area = battle->at;
    first = weather_gauge(&fight);
    for (int round = 1; round <= ROUNDS && loser < 0; round++) {
        round_of_fire(&fight, first, round);
        loser = beaten(&fight);
    }
    if (loser < 0)
        loser = worse_off(&fight);
    end = end_fight(&fight, loser);
    tell_outcome(&fight, loser);
    check_leaders(&fight);
    journal_close(play->journal);
    return end;
}

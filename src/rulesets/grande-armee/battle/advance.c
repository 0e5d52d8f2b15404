/* Battle step 7: advance points, and whether another round is fought.
 * [base ap], [base advance] */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "wargame/ways.h"

enum { USUAL_ROUNDS = 3, USUAL_AT_LEAST = 100 };

/* ---- points -------------------------------------------------------------- */

static int points_of(const struct battle *battle, int face)
{
    int sum = face +
              gra_initiative_at(&battle->play->board, battle->from,
                                battle->side[ATTACKER]) -
              battle->round;

    return sum > 0 ? sum / battle->play->module->ap_part : 0;
}

/* The falls of the die that give as many points are one. */
static void win_points(struct battle *battle)
{
    struct play *play = battle->play;

    for (int face = 2; face <= 6; face++)
        if (points_of(battle, face) != points_of(battle, face - 1))
            dice_asks(play->dice, face);
    battle->ap += points_of(
        battle,
        gra_die(play, BASE(ap), "die",
                arena_text(play->arena, "%s-%d", battle->id, battle->round),
                6));
    TELL(battle, EVENT_STATE, BASE(ap), ATTACKER,
         "The attacker has won the round, and has %d advance %s.", battle->ap,
         battle->ap == 1 ? "point" : "points");
}

/* ---- going --------------------------------------------------------------- */

/* Who came by the guns stays where he arrived; who won elsewhere and joined
 * (12.17b) is one of the attackers. */
static bool is_reinforcement(const struct battle *battle,
                             const struct unit *unit)
{
    foreach (const struct group, group, battle->groups)
        if (group->role == ATTACKER && !unit->attacked &&
            gra_force_has(&group->force, unit))
            return true;
    return false;
}

/* The attackers of the main combat and their reserve, who stand together. */
static struct force who_goes(const struct battle *battle)
{
    const struct force fighters = gra_fighters(battle, ATTACKER);
    struct force force = {NULL, 0};

    foreach_unit (unit, fighters)
        if (unit->hex == battle->from && !is_reinforcement(battle, unit))
            gra_force_add(battle->play->arena, &force, unit);
    return force;
}

static void go(struct battle *battle, int hex)
{
    struct play *play = battle->play;
    const struct force force = who_goes(battle);
    const struct hexes path = {(int[]){battle->from, hex}, 2};
    struct event *event;

    if (force.count == 0 ||
        !gra_enter_province(play, &force, battle->from, hex))
        return;
    battle->ap -= gra_step_cost(&play->board, battle->from, hex);
    event =
        journal_tell(play->journal, EVENT_ADVANCE, BASE(advance),
                     gra_side_words[battle->side[ATTACKER]], force.units[0]->id,
                     "%s advance to %s.", gra_corps_text(play->arena, &force),
                     gra_hex_name(play, hex));
    event_path(play->journal, event, &path);
    gra_cite_step(play->journal, event, &play->board, battle->from, hex);
    gra_go(play, &force, battle->from, hex, &battle->lines[0]);
    battle->from = hex;
}

static bool is_vacated(const struct battle *battle, int hex)
{
    return !gra_has_units(&battle->play->board, hex, battle->side[DEFENDER]);
}

static bool can_pay(const struct battle *battle, int hex)
{
    int cost = gra_step_cost(&battle->play->board, battle->from, hex);

    return cost != PROHIBITED && cost <= battle->ap &&
           !gra_is_forbidden(&battle->play->board, battle->side[ATTACKER], hex);
}

/* ---- after a round ------------------------------------------------------- */

static int asked_rounds(const struct battle *battle)
{
    int most = battle->play->module->rounds_most;
    int rounds = battle->counterattack
                     ? battle->play->module->counterattack_rounds
                     : battle->order->rounds;

    if (rounds == 0)
        rounds = USUAL_ROUNDS;
    return rounds < most ? rounds : most;
}

/* 12.0c the attacker goes on while he wants to: so many rounds, so strong */
static bool wants_more(const struct battle *battle)
{
    const struct force own = gra_fighters(battle, ATTACKER);
    const struct force enemy = gra_fighters(battle, DEFENDER);
    int percent =
        battle->order->at_least ? battle->order->at_least : USUAL_AT_LEAST;

    return battle->round < asked_rounds(battle) && enemy.count > 0 &&
           gra_force_sp(&own) * 100 >= gra_force_sp(&enemy) * percent;
}

/* Into the hex that the enemy has left, if he wants to go on. */
void gra_advance(struct battle *battle)
{
    int hex = battle->vacated;

    if (battle->withdrawal || battle->over || !battle->won)
        return;
    win_points(battle);
    if (battle->order->advance == FOLLOW && hex != battle->target && hex != 0 &&
        is_vacated(battle, hex) && can_pay(battle, hex) && wants_more(battle))
        go(battle, hex);
}

/* 12.0a next to the enemy, with a point for the round */
bool gra_another_round(struct battle *battle)
{
    if (battle->over || battle->withdrawal || !battle->won ||
        !wants_more(battle) ||
        !gra_adjacent(&battle->play->board, battle->from, battle->target) ||
        battle->ap < battle->play->module->round_ap)
        return false;
    battle->ap -= battle->play->module->round_ap;
    battle->vacated = battle->target;
    TELL(battle, EVENT_NOTE, RULE(12_0a), ATTACKER,
         "The attacker pays for another round, and has %d advance %s left.",
         battle->ap, battle->ap == 1 ? "point" : "points");
    return true;
}

/* 12.57, 12.12 in a later round as in the first, of those who stand in the
 * attacking hex */
bool gra_may_go_on(struct battle *battle)
{
    struct play *play = battle->play;
    const struct hexes attacked = gra_attacked_hexes(battle);
    const struct announced announced = gra_announced_now(battle, &attacked);
    struct force masks = {NULL, 0};
    int hex = gra_unmasked(&announced, &masks);

    if (hex == 0)
        return true;
    event_cites(play->journal,
                TELL(battle, EVENT_LAPSE, RULE(12_57), ATTACKER,
                     "The enemy at %s is neither attacked nor masked: "
                     "the attack cannot go on.",
                     gra_hex_name(play, hex)),
                RULE(12_12));
    return false;
}

/* ---- at the end ---------------------------------------------------------- */

/* 12.17b a winner may step next to the target of another attack; who has spent
 * no point joins nobody (ruling 16) */
static void join_other(struct battle *battle)
{
    struct play *play = battle->play;
    int target = battle->order->join;
    const struct force force = who_goes(battle);

    if (!target || hexes_contain(&play->game->fought, target) ||
        !hexes_contain(&play->game->targets, target))
        return;
    for (int way = 0;
         way < DIRECTIONS && !gra_adjacent(&play->board, battle->from, target);
         way++) {
        int hex = hex_neighbour(battle->from, way);

        if (gra_adjacent(&play->board, hex, target) && can_pay(battle, hex) &&
            is_vacated(battle, hex) && hex != target)
            go(battle, hex);
    }
    if (battle->from == battle->order->from ||
        !gra_adjacent(&play->board, battle->from, target))
        return;
    foreach_unit (unit, force)
        unit->joins = target;
}

/* [base advance] the hex of the last round is entered with the points that are
 * left; what is not used lapses. */
void gra_end_advance(struct battle *battle)
{
    int hex = battle->vacated;

    if (!battle->won || battle->cancelled)
        return;
    if (battle->order->occupy == 0 && battle->from != hex &&
        is_vacated(battle, hex) && can_pay(battle, hex))
        go(battle, hex);
    join_other(battle);
}

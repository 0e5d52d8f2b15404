/* The orders of a battle, and the plans that stand for them. [base chit] */
#include "rulesets/empires-in-arms/combat/orders.h"
#include "core/buffer.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

#include <string.h>

const char *const eia_on_attack_words[] = {"stand", "city", NULL};

/* clang-format off */
static const struct field battle_fields[] = {
    NEEDED(NAME, battle, at, "at"),
    EIA_BATTLE_FIELDS};

static const struct field plan_fields[] = {
    MAY(NAME, battle, at, "at"),
    MAY(YES, battle, ask, "ask"),
    EIA_BATTLE_FIELDS};
/* clang-format on */

/* [base chit] a side plays its own chits */
static bool check_chits(const struct order *order, const struct names *chits,
                        enum party_role role, struct report *report)
{
    bool fine = true;

    foreach_name (id, *chits)
        if (!eia_is_chit_of(role, eia_chit(id)))
            fine = REFUSE(BASE(chit), "'%s' is no chit of %s", id,
                          role == ATTACKER ? "an attacker" : "a defender");
    return fine;
}

/* [base round] rounds are 1, 2 and 3 */
static bool check_rounds(const struct order *order, const struct names *rounds,
                         const struct rule *rule, struct report *report)
{
    foreach_name (round, *rounds)
        if (strlen(round) != 1 || round[0] < '1' || round[0] > '3')
            return REFUSE(rule, "'%s' is no round: 1, 2 or 3", round);
    return true;
}

static bool is_never(const struct names *rounds)
{
    return rounds->count == 1 && strcmp(rounds->items[0], "none") == 0;
}

/* [base chit] chits, guard and guns of a plan */
bool eia_check_plan(const struct seat *seat, const struct order *order,
                    struct report *report)
{
    const struct battle *plan = order->details;
    bool fine = check_chits(order, &plan->attack, ATTACKER, report);

    fine &= check_chits(order, &plan->defend, DEFENDER, report);
    fine &= check_rounds(order, &plan->guard_rounds, RULE(12_3_4b), report);
    if (!is_never(&plan->bombard))
        fine &= check_rounds(order, &plan->bombard, RULE(12_3_5_1), report);
    return fine && eia_check_guard(seat, order, report);
}

/* [base combat-list] who attacks, or comes out to help */
static bool attacks(const struct combat *combat, const char *side)
{
    return names_contain(&combat->attackers, side) ||
           names_contain(&combat->besieged, side);
}

/* [base outflank] its outflanking corps stand there and leave somebody to
 * pin. */
static bool check_outflank(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct battle *battle = order->details;

    foreach_name (id, battle->outflank) {
        const struct corps *corps = eia_corps(&seat->board, id);

        if (!corps || !same_name(corps->at, battle->at))
            return REFUSE(BASE(outflank), "'%s' is no corps at %s", id,
                          battle->at);
        if (corps->card->kind == CORPS_ARTILLERY)
            return REFUSE(BASE(outflank), "artillery cannot outflank");
    }
    return true;
}

/* [base chit] a chit for the other side of the combat alone would never be
 * played. */
static bool check_role(const struct seat *seat, const struct order *order,
                       const struct combat *combat, struct report *report)
{
    const struct battle *battle = order->details;
    bool attacking = attacks(combat, seat->side);

    if (attacking ? battle->attack.count || !battle->defend.count
                  : battle->defend.count || !battle->attack.count)
        return true;
    return REFUSE(BASE(chit),
                  attacking ? "you attack at %s: name the chit by 'attack'"
                            : "you defend at %s: name the chit by 'defend'",
                  battle->at);
}

/* [base combat-list] a combat of one's own, when it is listed */
static bool check_battle(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct battle *battle = order->details;

    if (!eia_check_plan(seat, order, report))
        return false;
    if (eia_area(seat->module, battle->at))
        return true;
    return REFUSE(BASE(combat_list), "'%s' is no area", battle->at);
}

/* Of a combat that is not listed yet nothing is known. */
static bool check_combat(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct battle *battle = order->details;
    const struct combat *combat = eia_combat_at(&seat->board, battle->at);

    if (seat->game->land_part != LAND_BATTLES)
        return true;
    if (!eia_check_guard_there(seat, order, report))
        return false;
    if (!combat || (!attacks(combat, seat->side) &&
                    !names_contain(&combat->defenders, seat->side)))
        return REFUSE(BASE(combat_list), "no combat of yours is listed at %s",
                      battle->at);
    return check_role(seat, order, combat, report) &&
           check_outflank(seat, order, report);
}

static void say_chits(const struct names *chits, const char *how,
                      const struct seat *seat, struct buffer *out)
{
    if (chits->count)
        buffer_printf(out, ", %s with %s", how,
                      names_text(chits, ", then ", seat->arena));
}

void eia_say_battle(const struct seat *seat, const struct order *order,
                    struct buffer *out)
{
    const struct battle *battle = order->details;

    buffer_printf(out, "combat %s%s", battle->at ? "at " : "anywhere",
                  battle->at ? eia_place_name(&seat->board, battle->at) : "");
    if (battle->ask)
        buffer_printf(out, ": orders of its own are asked for");
    say_chits(&battle->attack, "attack", seat, out);
    say_chits(&battle->defend, "defend", seat, out);
    if (battle->on_attack == ON_ATTACK_CITY)
        buffer_printf(out, ", the attacked go into the city");
    if (battle->guard_rounds.count)
        buffer_printf(out, ", the guard committed +%d in round %s",
                      battle->guard_level,
                      names_text(&battle->guard_rounds, ", ", seat->arena));
    if (battle->days)
        buffer_printf(out, ", at most %s",
                      arena_counted(seat->arena, battle->days, "day"));
}

struct chit_list {
    const struct order_kind *kind;
    const char *at;
    enum party_role role;
};

static void choose_chits(const struct seat *seat, const struct chit_list *list,
                         struct choices *choices)
{
    for (int i = NO_CHIT; i < CHIT_COUNT; i++) {
        struct battle battle = {.at = list->at};

        if (i != NO_CHIT && !eia_is_chit_of(list->role, (enum chit)i))
            continue;
        if (i != NO_CHIT)
            names_add(choices->arena,
                      list->role == ATTACKER ? &battle.attack : &battle.defend,
                      eia_chit_words[i]);
        choice_offer(seat, choices, list->kind, &battle, "%s",
                     i == NO_CHIT ? "the usual chit" : eia_chit_words[i]);
    }
}

static void choose_battle(const struct seat *seat, struct choices *choices)
{
    foreach (const struct combat, combat, seat->game->combats) {
        bool attacking = attacks(combat, seat->side);
        const struct chit_list list = {&eia_battle, combat->area,
                                       attacking ? ATTACKER : DEFENDER};

        if (attacking || names_contain(&combat->defenders, seat->side))
            choose_chits(seat, &list, choices);
    }
}

static void choose_plan(const struct seat *seat, struct choices *choices)
{
    (void)seat;
    for (int role = ATTACKER; role <= DEFENDER; role++) {
        const struct chit_list list = {&eia_battle_plan, NULL,
                                       (enum party_role)role};

        choose_chits(seat, &list, choices);
    }
}

static bool plan_asks(const void *details)
{
    const struct battle *plan = details;

    return plan->ask;
}

const struct order_kind eia_battle = {
    ORDER("battle", BASE(chit), "how a listed combat is fought"),
    DETAILS(battle, battle_fields),
    .subject = "at",
    .check_order = check_battle,
    .check_world = check_combat,
    .say = eia_say_battle,
    .choices = choose_battle,
    .form = "battle AREA attack=echelon defend=defend "
            "(berthier-empires-in-arms(7) has the others)",
};

const struct order_kind eia_battle_plan = {
    ORDER("battle-plan", BASE(chit),
          "how combats without orders of their own are fought"),
    DETAILS(battle, plan_fields),
    .subject = "at",
    .check_order = eia_check_plan,
    .say = eia_say_battle,
    .choices = choose_plan,
    .form = "battle-plan attack=echelon defend=defend "
            "(berthier-empires-in-arms(7) has the others)",
    .initial = &(const struct battle){.ask = true},
    .asks = plan_asks};

/* [base chit] the battle order, a case that fits, the general plan */
const struct battle *eia_plan(const struct fight *fight, enum party_role role,
                              enum power power)
{
    const char *side = eia_power_id(power);
    const struct order *order =
        play_order(fight->play, side, &eia_battle, fight->area, 0);
    const struct order *fitting = NULL;

    if (order)
        return order->details;
    fitting = eia_fitting_case(fight, role, side);
    return fitting ? eia_case_plan(fitting)
                   : play_standing(fight->play, side, &eia_battle_plan,
                                   fight->area);
}

/* [base combat-list] the parties of field combats are asked; trivial ones
 * ask nothing. Nobody is waited for who has a case for it. */
static void ask_parties(struct questions *questions, const struct fight *fight,
                        enum party_role role, const struct names *parties)
{
    static const struct order_kind *const answers[] = {&eia_battle, NULL};

    foreach_name (party, *parties) {
        struct question *question = NULL;

        if (eia_power(party) == NO_POWER)
            continue;
        question = question_add(
            questions, party, BASE(combat_list),
            arena_text(questions->arena, "orders for the battle %s",
                       eia_where(&fight->board, fight->area)));
        question->subject = fight->area;
        question->answers = answers;
        question->optional = eia_fitting_case(fight, role, party) != NULL;
        if (question->optional)
            continue;
        question->standing = &eia_battle_plan;
        question->fallback =
            "chits, outflankers and days as the base game has them";
    }
}

/* [base sortie] the relievers, and the besieged who join them. */
static struct names attackers_of(const struct combat *combat,
                                 struct arena *arena)
{
    struct names names = {NULL, 0};

    foreach_name (attacker, combat->attackers)
        names_add(arena, &names, attacker);
    foreach_name (id, combat->besieged)
        eia_once(arena, &names, id);
    return names;
}

/* [base combat-list] Ld2: orders for the listed combats */
void eia_ask_battles(const struct play *play, struct questions *questions)
{
    struct play looked_at = *play;

    if (!option_is(play->options, "tempo", "sequential"))
        return;
    foreach (const struct combat, combat, play->game->combats) {
        const struct names attackers = attackers_of(combat, questions->arena);
        const struct fight fight = eia_fight_of(&looked_at, combat);

        if (combat->kind == TRIVIAL_COMBAT)
            continue;
        ask_parties(questions, &fight, ATTACKER, &attackers);
        ask_parties(questions, &fight, DEFENDER, &combat->defenders);
    }
}

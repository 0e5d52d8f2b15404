/* Field combats and limited ones: days, their end, and what follows. [base
 * field] */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

enum { ROUNDS = 3, DAYS = 3 };

/* How a day, or a combat, stands; UNWANTED: nobody looks at its end. */
enum outcome { GOES_ON, BROKEN, LEFT, UNWANTED };

/* 12.3.3.1c Net combat modifier capped at +1; [base round] at -1, too */
static int net(const struct fight *fight, int modifier, struct rules *why)
{
    if (modifier <= 1)
        return modifier < -1 ? -1 : modifier;
    rules_add(fight->board.arena, why, RULE(12_3_3_1c));
    return 1;
}

/* 10.6.1n Ratings recomputed every round */
static void set_modifiers(struct fight *fight, struct fire *fire)
{
    eia_rate(fight, ATTACKER);
    eia_rate(fight, DEFENDER);
    if (!eia_chit_note(fight, ATTACKER, NOTE_NO_COMMANDERS))
        eia_chart(fight, fire->modifier);
    for (int role = ATTACKER; role <= DEFENDER; role++)
        fire->modifier[role] =
            net(fight,
                fire->modifier[role] +
                    eia_cavalry_superiority(fight, (enum party_role)role,
                                            &fire->why[role]) +
                    eia_chit_note(fight, (enum party_role)role, NOTE_DIE),
                &fire->why[role]);
}

/* [base round] guard and guns, then fire. The guard's levels are both read
 * before either is told: 12.3.4.1. */
static enum outcome fight_round(struct fight *fight)
{
    struct fire fire = {.modifier = {0, 0}};
    int levels[2] = {eia_guard_level(fight, ATTACKER),
                     eia_guard_level(fight, DEFENDER)};
    bool before = false;

    set_modifiers(fight, &fire);
    eia_commit_guards(fight, levels);
    before = fight->parties[ATTACKER].broken || fight->parties[DEFENDER].broken;
    eia_bombard(fight, fire.why);
    if (eia_check_broken(fight) && !before)
        return BROKEN;
    for (int role = ATTACKER; role <= DEFENDER; role++)
        if (!fight->parties[role].broken)
            fire.table[role] = eia_round_table(fight, (enum party_role)role,
                                               levels[role], &fire.why[role]);
    eia_both_fire(fight, &fire);
    eia_guard_repulsed(fight);
    return fight->parties[ATTACKER].broken || fight->parties[DEFENDER].broken
               ? BROKEN
               : GOES_ON;
}

/* [base withdraw] he who could not withdraw from an outflanking attacker
 * leaves after one round, unless the outflankers are there. */
static bool leaves_at_last(struct fight *fight)
{
    if (fight->round == 1 || fight->parties[DEFENDER].chit != CHIT_WITHDRAW ||
        fight->parties[ATTACKER].chit != CHIT_OUTFLANK ||
        fight->parties[ATTACKER].arrived)
        return false;
    eia_fight_end(fight);
    eia_retreat_all(fight, DEFENDER);
    return true;
}

/* [base round] reinforcement and arrival */
static void before_round(struct fight *fight)
{
    if (fight->round == 1)
        return;
    for (int role = ATTACKER; role <= DEFENDER; role++)
        eia_reinforcements(fight, (enum party_role)role);
    for (int role = ATTACKER; role <= DEFENDER; role++)
        eia_arrival(fight, (enum party_role)role);
}

/* [base morale] */
void eia_set_morale(struct fight *fight, enum party_role role)
{
    struct party *party = &fight->parties[role];

    party->spirited = (struct rules){NULL, 0};
    party->morale = eia_party_morale(&fight->board, party, &party->spirited) +
                    eia_chit_note(fight, role, NOTE_MORALE);
    event_cites_all(fight->play->journal,
                    TELL(fight->play, EVENT_STATE, BASE(morale), NULL, NULL,
                         "%s: morale %d.%d", eia_party_name(fight, role),
                         party->morale / 10, party->morale % 10),
                    &party->spirited);
    party->spirited = (struct rules){NULL, 0};
}

/* [base days] chits and morale of a day */
static void open_day(struct fight *fight)
{
    for (int role = ATTACKER; role <= DEFENDER; role++) {
        struct party *party = &fight->parties[role];

        party->committed = false;
        party->day_shaken = 0;
        eia_play_chit(fight, (enum party_role)role);
    }
    for (int role = ATTACKER; role <= DEFENDER; role++)
        eia_set_morale(fight, (enum party_role)role);
}

/* [base days] withdrawal, outflanking, three rounds */
static enum outcome fight_day(struct fight *fight)
{
    enum outcome outcome = GOES_ON;

    if (fight->day > 1 && eia_stands(fight))
        return UNWANTED;
    open_day(fight);
    fight->round = 1;
    if (eia_withdraw(fight)) {
        eia_fight_end(fight);
        return LEFT;
    }
    for (int role = ATTACKER; role <= DEFENDER; role++)
        eia_split(fight, (enum party_role)role);
    for (fight->round = 1; fight->round <= ROUNDS; fight->round++) {
        if (fight->round > 1 && eia_stands(fight))
            return UNWANTED;
        before_round(fight);
        if (leaves_at_last(fight))
            return LEFT;
        outcome = fight_round(fight);
        if (outcome != GOES_ON || fight->round == fight->only_rounds)
            return outcome;
    }
    fight->round = ROUNDS;
    return GOES_ON;
}

/* [base days] By plan; else one day more for an attacker who has lost less
 * than half of his morale, and as a defender always. */
static bool continues(const struct fight *fight, enum party_role role)
{
    const struct party *party = &fight->parties[role];

    if (party->plan && party->plan->days)
        return fight->day < party->plan->days;
    if (role == DEFENDER)
        return true;
    return fight->day == 1 && 2 * party->shaken < party->morale;
}

/* [base days] between days morale comes back */
static void rest(struct fight *fight)
{
    enum { RECOVERED = 10 };

    fight->day++;
    for (int role = ATTACKER; role <= DEFENDER; role++) {
        struct party *party = &fight->parties[role];

        party->split = false;
        party->arrived = false;
        party->shaken =
            party->shaken > RECOVERED ? party->shaken - RECOVERED : 0;
    }
}

/* [base days] who wins, or nobody */
static void verdict(struct fight *fight, const struct party *winner,
                    const char *text)
{
    event_for_everybody(
        TELL(fight->play, EVENT_VERDICT, BASE(days),
             winner ? eia_power_id(eia_party_lead(winner)) : NULL, NULL,
             "%s: %s", eia_place_name(&fight->board, fight->area), text));
}

/* [base days] a side that stops: the attacker goes without loser, the
 * defender has lost. */
static void end_undecided(struct fight *fight, bool limited)
{
    bool stops = limited || fight->day >= DAYS || !continues(fight, ATTACKER);
    struct beaten beaten = eia_beaten(fight, DEFENDER);

    fight->end = stops ? FIGHT_ATTACKER_STOPS : FIGHT_DEFENDER_STOPS;
    eia_fight_end(fight);
    if (stops) {
        verdict(fight, NULL, "the attacker breaks off, nobody wins");
        eia_retreat_all(fight, ATTACKER);
        return;
    }
    verdict(fight, &fight->parties[ATTACKER], "the defender breaks off");
    eia_retreat_all(fight, DEFENDER);
    eia_settle_victory(fight, ATTACKER, &beaten);
}

/* [base break] pursuit, retreat and points */
static void end_broken(struct fight *fight)
{
    bool attacker = fight->parties[ATTACKER].broken;
    enum party_role victor = attacker ? DEFENDER : ATTACKER;
    enum party_role loser = attacker ? ATTACKER : DEFENDER;
    struct beaten beaten = eia_beaten(fight, loser);

    if (attacker && fight->parties[DEFENDER].broken) {
        eia_fight_end(fight);
        verdict(fight, NULL, "both sides break, nobody wins");
        eia_retreat_all(fight, ATTACKER);
        return;
    }
    verdict(fight, &fight->parties[victor],
            attacker ? "the defender wins" : "the attacker wins");
    eia_pursue(fight, victor);
    eia_fight_end(fight);
    eia_retreat_all(fight, loser);
    eia_settle_victory(fight, victor, &beaten);
}

/* [base field] how the combat ended */
static enum fight_end end_of(const struct fight *fight, enum outcome outcome)
{
    bool attacker = fight->parties[ATTACKER].broken;

    if (outcome == LEFT)
        return FIGHT_WITHDRAWN;
    if (outcome == GOES_ON || outcome == UNWANTED)
        return FIGHT_GOES_ON;
    if (!attacker)
        return FIGHT_DEFENDER_BREAKS;
    return fight->parties[DEFENDER].broken ? FIGHT_BOTH_BREAK
                                           : FIGHT_ATTACKER_BREAKS;
}

/* [base field] a field combat or a limited one */
bool eia_fight_field(struct fight *fight, bool limited)
{
    enum outcome outcome = GOES_ON;

    if (eia_go_inside(fight)) {
        fight->end = FIGHT_IN_CITY;
        return eia_attack_outside(fight);
    }
    eia_fight_begin(fight);
    eia_set_commander(fight, ATTACKER);
    eia_set_commander(fight, DEFENDER);
    for (;;) {
        outcome = fight_day(fight);
        if (outcome != GOES_ON || limited || fight->only_rounds ||
            fight->day >= DAYS || !continues(fight, ATTACKER) ||
            !continues(fight, DEFENDER))
            break;
        rest(fight);
    }
    fight->end = end_of(fight, outcome);
    if (fight->only_rounds || outcome == UNWANTED || eia_stands(fight))
        return false;
    if (outcome == BROKEN)
        end_broken(fight);
    else if (outcome == GOES_ON)
        end_undecided(fight, limited);
    else
        verdict(fight, NULL, "the defender withdraws, nobody wins");
    return outcome != LEFT || fight->round > 1;
}

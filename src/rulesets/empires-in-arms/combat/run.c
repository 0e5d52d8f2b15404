/* Ld3: the listed combats, area by area. [base field] */
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

static void tell_plan(const struct fight *fight, const char *side,
                      const char *plan)
{
    struct play *play = fight->play;
    struct event *event = journal_add(
        play->journal, EVENT_STANDING, BASE(chit), "%s of %s %s",
        plan ? "Plan" : "Without a plan", play_side_name(play, side),
        plan ? arena_text(play->arena, "about %s: %s", fight->area, plan)
             : arena_text(play->arena, "about %s, the usual chit acts",
                          fight->area));

    event_for(play->journal, event_of(event, side, NULL), side);
}

/* [base chit] which case of a plan is played is told to its power; and where
 * the tempo asks nobody, so is the plan, and that there was none */
static void tell_party(const struct fight *fight, enum party_role role,
                       const char *side)
{
    const struct play *play = fight->play;
    const struct battle *plan = fight->parties[role].plan;
    const struct order *fitting = eia_fitting_case(fight, role, side);
    const struct order general = {.kind = &eia_battle_plan, .details = plan};

    if (fitting && plan == eia_case_plan(fitting))
        tell_plan(fight, side, order_words(play->arena, fitting));
    else if (!option_is(play->options, "tempo", "sequential") &&
             plan == play_standing(play, side, &eia_battle_plan, fight->area))
        tell_plan(fight, side,
                  plan == eia_battle_plan.initial
                      ? NULL
                      : order_words(play->arena, &general));
}

/* [base chit] the plans of those who lead the sides */
static void take_plans(struct fight *fight, bool field)
{
    for (int role = ATTACKER; role <= DEFENDER; role++) {
        struct party *party = &fight->parties[role];
        enum power lead = eia_party_lead(party);

        if (lead == NO_POWER)
            continue;
        party->plan = eia_plan(fight, (enum party_role)role, lead);
        if (field)
            tell_party(fight, (enum party_role)role, eia_power_id(lead));
    }
}

/* 12.7b leaders of both sides */
static void check_leaders(struct fight *fight)
{
    for (int role = ATTACKER; role <= DEFENDER; role++)
        eia_check_leaders(
            fight->play, &fight->parties[role].leaders,
            arena_text(fight->board.arena, "%s-%s-%s", fight->area,
                       eia_power_id(fight->acting),
                       role == ATTACKER ? "attacker" : "defender"));
}

/* [base days] who breaks or stops has lost */
int eia_winner(const struct fight *fight)
{
    switch (fight->end) {
    case FIGHT_ATTACKER_BREAKS:
        return DEFENDER;
    case FIGHT_DEFENDER_BREAKS:
    case FIGHT_DEFENDER_STOPS:
        return ATTACKER;
    case FIGHT_GOES_ON:
    case FIGHT_BOTH_BREAK:
    case FIGHT_ATTACKER_STOPS:
    case FIGHT_WITHDRAWN:
    case FIGHT_IN_CITY:
        break;
    }
    return -1;
}

/* [base field] one combat of the list */
struct fight eia_run_battle(struct play *play, const struct combat *combat,
                            int only_rounds)
{
    static const char *const words[] = {"Field combat", "Limited field combat",
                                        "Trivial combat"};
    struct fight fight = eia_fight_of(play, combat);
    bool field = combat->kind != TRIVIAL_COMBAT &&
                 eia_party_corps(&fight.parties[ATTACKER]) &&
                 eia_party_corps(&fight.parties[DEFENDER]);
    bool fought = false;
    const struct names *before = NULL;
    struct names all;

    if (!eia_party_factors(&fight.parties[ATTACKER]) ||
        !eia_party_factors(&fight.parties[DEFENDER]))
        return fight;
    all = eia_fighters(&fight);
    before = eia_tell_among(play, &all);
    event_for_everybody(TELL_OPEN(play, EVENT_COMBAT, BASE(field), NULL, NULL,
                                  "%s %s: %s against %s",
                                  words[field ? combat->kind : TRIVIAL_COMBAT],
                                  eia_where(&fight.board, combat->area),
                                  eia_party_name(&fight, ATTACKER),
                                  eia_party_name(&fight, DEFENDER)))
        ->area = combat->area;
    take_plans(&fight, field);
    fight.only_rounds = only_rounds;
    fought = field
                 ? eia_fight_field(&fight, combat->kind == LIMITED_FIELD_COMBAT)
                 : eia_fight_trivial(&fight);
    if (fought)
        check_leaders(&fight);
    if (fought && field && fight.end != FIGHT_IN_CITY)
        eia_tell_outcome(&fight, eia_winner(&fight), BASE(days));
    journal_close(play->journal);
    eia_told(play, before);
    return fight;
}

/* [base reinforce] nobody has fought in this step */
void eia_begin_battles(struct game *game)
{
    foreach (struct corps, corps, game->corps)
        corps->fought = false;
}

/* [base field] Ld3: the listed combats, area by area */
void eia_run_battles(struct play *play, enum power power)
{
    struct game *game = play->game;

    (void)power;
    eia_begin_battles(game);
    foreach (const struct combat, one, game->combats) {
        const struct combat combat = *one;

        eia_run_battle(play, &combat, 0);
    }
    game->combats_count = 0;
}

/* A city is stormed. [base assault] */
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "rulesets/empires-in-arms/sight/sight.h"

enum { ROUNDS = 3 };

/* [base assault] the tables of a wall */
static const struct siege_row *wall_row(const struct module *module,
                                        bool breached)
{
    const char *wall = breached ? "breached" : "unbreached";

    return FIND_IN(struct siege_row, module->siege, wall, wall);
}

/* [base assault] the corps before the city that act */
static void add_stormers(struct fight *fight)
{
    foreach (struct corps, corps, fight->play->game->corps)
        if (eia_stands_before(corps, fight->area) &&
            eia_combined(&fight->board, fight->acting,
                         eia_corps_power(&fight->board, corps)))
            eia_add_corps(fight, ATTACKER, corps);
}

/* [base assault] everybody inside is gone, or broken while the others are
 * not. */
static bool is_taken(const struct fight *fight)
{
    const struct party *attacker = &fight->parties[ATTACKER];
    const struct party *defender = &fight->parties[DEFENDER];

    if (eia_party_factors(attacker) == 0)
        return false;
    return eia_party_factors(defender) == 0 ||
           (defender->broken && !attacker->broken);
}

/* [base assault] one day of up to three rounds, by the row of the wall,
 * without a chart of commanders; artillery does not bombard (12.3.5b). */
static void rounds_of(struct fight *fight, bool breached)
{
    const struct siege_row *row = wall_row(fight->play->module, breached);
    struct fire fire = {.table = {row->attacker_table, row->defender_table}};

    for (int role = ATTACKER; role <= DEFENDER; role++)
        if (eia_party_troops(&fight->parties[role], TROOP_ARTILLERY))
            rules_add(fight->board.arena, &fire.why[role], RULE(12_3_5b));
    for (fight->round = 1; fight->round <= ROUNDS; fight->round++)
        if (eia_both_fire(fight, &fire))
            return;
}

struct event *eia_tell_onslaught(const struct fight *fight,
                                 const struct rule *rule, const char *where)
{
    struct journal *journal = fight->play->journal;
    struct event *event = journal_tell_open(
        journal, EVENT_COMBAT, rule, eia_power_id(fight->acting), NULL,
        "%s: %s with %s against %s with %d", where,
        eia_party_name(fight, ATTACKER),
        arena_counted(fight->board.arena,
                      eia_party_factors(&fight->parties[ATTACKER]), "factor"),
        eia_party_name(fight, DEFENDER),
        eia_party_factors(&fight->parties[DEFENDER]));

    event_from_outside(journal, event, "%s: %s against %s", where,
                       eia_party_name(fight, ATTACKER),
                       eia_party_name(fight, DEFENDER));
    event->area = fight->area;
    return event;
}

static void tell_storm(const struct fight *fight, bool breached)
{
    struct event *event = eia_tell_onslaught(
        fight, BASE(assault),
        arena_text(fight->board.arena, "storm of %s, %s",
                   eia_place_name(&fight->board, fight->area),
                   breached ? "breached" : "not breached"));

    for (int role = ATTACKER; role <= DEFENDER; role++)
        event_cites_all(fight->play->journal, event,
                        &fight->parties[role].counted);
}

/* [base assault] a city is stormed */
bool eia_storm(struct play *play, enum power power, const char *area)
{
    struct fight fight = eia_fight(play, area, power, BASE(assault));
    bool breached = eia_city(&fight.board, area)->breached;
    const struct names *before = NULL;
    struct names all;
    bool taken = false;

    fight.sort = "assault";
    fight.small_sides = true;
    add_stormers(&fight);
    eia_add_inside(&fight, DEFENDER);
    eia_fight_begin(&fight);
    all = eia_fighters(&fight);
    before = eia_tell_among(play, &all);
    tell_storm(&fight, breached);
    rounds_of(&fight, breached);
    taken = is_taken(&fight);
    eia_fight_end(&fight);
    event_news(
        event_for_everybody(TELL(play, EVENT_STATE, BASE(assault), NULL, NULL,
                                 taken ? "%s is taken" : "%s holds out",
                                 eia_place_name(&fight.board, area))),
        taken ? NEWS_HOLDING : NEWS_NONE);
    eia_tell_outcome(&fight, taken ? ATTACKER : DEFENDER, BASE(assault));
    if (taken)
        eia_capture_city(play, area, &fight.parties[ATTACKER].powers);
    journal_close(play->journal);
    eia_told(play, before);
    return taken;
}

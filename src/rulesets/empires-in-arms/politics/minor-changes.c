/* A minor country comes under somebody's control, or nobody's. */
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/sight/sight.h"

/* 10.2.1c, 10.2.1d, 10.5.2i Minor forces removed on control change; ships stay
 * on record. Did a fleet leave? */
static bool forces_leave(const struct board *board,
                         const struct minor_card *card,
                         struct minor_state *minor)
{
    bool sailed = false;

    foreach (struct corps, corps, board->game->corps) {
        if (!same_name(eia_corps_nation(corps), card->id))
            continue;
        eia_corps_disbands(board, corps);
    }
    foreach (struct fleet, fleet, board->game->fleets) {
        if (!same_name(fleet->nation, card->id) || !fleet->at)
            continue;
        minor->ships += fleet->ships;
        fleet->ships = 0;
        eia_fleet_leaves(board, fleet);
        sailed = true;
    }
    return sailed;
}

/* 10.5.2i ships that are bought come no more; those that have come are on
 * record. 12.1.2.2c What a captor has kept is no more the country's: it stays
 * in its port (ruling 59). Is there any of that? */
static bool ships_stay(struct game *game, struct minor_state *minor)
{
    bool kept = false;

    foreach (const struct ship_build, build, game->builds) {
        if (!same_name(build->nation, minor->id) || build->captor != NO_POWER) {
            kept |= same_name(build->nation, minor->id);
            continue;
        }
        if (build->due <= game->turn)
            minor->ships += build->ships;
        DROP(build, game->builds);
    }
    return kept;
}

/* 10.5.2i troops that were to come, come no more. */
static void nothing_comes(struct game *game, const struct minor_state *minor)
{
    eia_nothing_comes(game, minor->id);
    foreach (struct garrison, garrison, game->garrisons)
        if (same_name(garrison->nation, minor->id))
            DROP(garrison, game->garrisons);
}

/* 10.4.3a Major district carries secondary control; 10.4.3b one that another
 * power holds apart is not given away; 10.4.4a it has no units */
void eia_districts_follow(const struct board *board,
                          const struct minor_card *card, enum power controller,
                          struct rules *why)
{
    struct names districts = eia_districts_of(board, card->id);

    foreach_name (id, districts) {
        struct district_state *district = eia_district(board, id);
        bool joins =
            district->apart == NO_POWER || district->apart == controller;

        if (controller != NO_POWER && eia_is_secondary(board, id))
            rules_add(board->arena, why, joins ? RULE(10_4_3a) : RULE(10_4_3b));
        if (district->apart == controller)
            district->apart = NO_POWER;
    }
}

static void tell(struct play *play, const struct minor_state *minor,
                 const struct rules *why)
{
    const char *name = eia_nation_name(&play->board, minor->id);
    bool founded = minor->card->option;
    struct event *event = NULL;

    if (minor->status == NEUTRAL)
        event = event_news(TELL(play, EVENT_STATE,
                                founded ? BASE(poland) : BASE(territory),
                                minor->id, NULL, "%s is %s", name,
                                founded ? "no more" : "neutral"),
                           NEWS_HOLDING);
    else
        event = event_news(
            TELL(play, EVENT_STATE, BASE(territory), minor->id, NULL,
                 "%s is %s of %s", name,
                 minor->status == CONQUERED ? "a conquest" : "a free state",
                 eia_power_name(&play->board, minor->controller)),
            NEWS_HOLDING);
    event_cites_all(play->journal, event, why);
}

/* 10.2.1c, 10.2.1d on conquest, 10.5.2i else: what left is told */
static void tell_gone(struct play *play, const struct muster *before,
                      const struct rule *rule)
{
    struct rules troops = {NULL, 0};
    const struct change change = {
        .rule = rule, .troops = &troops, .why = "what it had is gone"};

    if (rule == RULE(10_2_1d))
        rules_add(play->arena, &troops, RULE(10_2_1c));
    eia_tell_changes_by(play, before, &change);
}

/* [base minor-control] a country that was neutral takes the wars made on it
 * along to its sponsor; they end when an attacker has it, or when it is lost
 * again. */
static void wars_end(const struct board *board, const char *minor,
                     enum power before, enum power controller)
{
    struct names attackers = eia_attackers(board, minor);

    if (before == controller ||
        (before == NO_POWER && !eia_has_power(&attackers, controller)))
        return;
    eia_forget_wars(board->game, minor);
}

/* [base poland] one that was founded is nothing but its provinces: who has
 * them, be it by peace or by 10.5.2f, has ceded ones. */
static void becomes(struct play *play, const struct minor_card *card,
                    enum minor_status status, enum power controller)
{
    struct minor_state *minor = eia_minor(&play->board, card->id);

    if (card->option) {
        eia_provinces_go(play, minor->id, controller);
        status = NEUTRAL;
        controller = NO_POWER;
    }
    minor->status = status;
    minor->controller = controller;
    minor->since = play->game->turn;
    minor->quiet = 0;
}

/* 10.6a who leads what is no more his power's (ruling 162); 10.6.5d Bernadotte
 * waits while Sweden is neutral */
void eia_leaders_part(struct play *play)
{
    const struct board *board = &play->board;

    foreach (struct leader, leader, play->game->leaders) {
        enum power owner = eia_player_of(board, leader->nation);
        const struct corps *corps = eia_corps(board, leader->with);
        const struct fleet *fleet = eia_fleet(board, leader->with);
        const struct names *before = NULL;

        if (leader->state != LEADER_ON ||
            owner == (fleet ? eia_fleet_power(board, fleet)
                            : eia_corps_power(board, corps)))
            continue;
        before = eia_tell_power(play, owner);
        if (owner == NO_POWER)
            eia_leader_off(play, leader, RULE(10_6_5d));
        else
            eia_leader_left(play, leader);
        eia_told(play, before);
    }
}

/* 10.2.1c, 10.2.1d, 10.5.2i a minor country changes hands */
void eia_minor_changes(struct play *play, const char *id,
                       enum minor_status status, enum power controller)
{
    const struct minor_card *card = eia_minor_card(play->module, id);
    struct minor_state *minor = eia_minor(&play->board, id);
    const struct muster *muster = eia_muster(&play->board);
    const struct rule *rule =
        status == CONQUERED && !card->option ? RULE(10_2_1d) : RULE(10_5_2i);
    enum power before = minor->controller;
    struct rules why = {NULL, 0};

    if (status != FREE_STATE || before != controller) {
        if (forces_leave(&play->board, card, minor))
            rules_add(play->arena, &why, rule);
        if (ships_stay(play->game, minor))
            rules_add(play->arena, &why, RULE(12_1_2_2c));
        nothing_comes(play->game, minor);
        minor->money = minor->manpower = 0;
    }
    if (before != NO_POWER && before != controller)
        eia_return_prisoners(play, before);
    wars_end(&play->board, minor->id, before, controller);
    becomes(play, card, status, controller);
    eia_districts_follow(&play->board, card, controller, &why);
    tell(play, minor, &why);
    tell_gone(play, muster, rule);
    eia_reunite(play, minor->id);
    eia_leaders_part(play);
}

/* 10.4.3d Separate secondary rejoins, not neutral */
void eia_district_rejoins(struct play *play, const char *id)
{
    const struct district_card *card = eia_district_card(play->module, id);
    struct district_state *district = eia_district(&play->board, id);
    const struct minor_state *minor =
        eia_minor(&play->board, eia_country_of(&play->board, id));

    district->apart = NO_POWER;
    district->occupier = NO_POWER;
    district->occupied = 0;
    TELL(play, EVENT_STATE, RULE(10_4_3d), id, NULL, "%s goes back to %s%s%s",
         card->name, eia_nation_name(&play->board, minor->id),
         minor->controller == NO_POWER ? "" : " under ",
         minor->controller == NO_POWER
             ? ""
             : eia_power_name(&play->board, minor->controller));
}

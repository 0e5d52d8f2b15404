/* P6: who runs a minor country that was attacked. [base minor-control] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

/* ---- the plan ----------------------------------------------------------- */

static const char *const policy_words[] = {"enemies", "listed", "all", NULL};

/* [base minor-control] minor countries and powers of the wish */
static bool check_sponsor(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct sponsor *details = order->details;

    foreach_name (minor, details->minors)
        if (!eia_minor_card(seat->module, minor))
            return REFUSE(BASE(minor_control), "'%s' is no minor country",
                          minor);
    foreach_name (id, details->powers)
        if (eia_power(id) == NO_POWER)
            return REFUSE(BASE(uncontrolled), "'%s' is no power", id);
    return true;
}

static void say_sponsor(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    static const char *const what[] = {"those that an enemy attacks",
                                       "those listed", "all"};
    const struct sponsor *details = order->details;

    buffer_printf(out, "bid for attacked minor countries: %s",
                  what[details->policy]);
    if (details->minors.count)
        buffer_printf(out, ", and %s",
                      names_text(&details->minors, ", ", seat->arena));
    if (details->powers.count)
        buffer_printf(out, "; take care of %s without a player",
                      names_text(&details->powers, ", ", seat->arena));
}

static void choose_sponsor(const struct seat *seat, struct choices *choices)
{
    for (int i = 0; policy_words[i]; i++) {
        const struct sponsor details = {.policy = (enum sponsor_policy)i};

        choice_offer(seat, choices, &eia_sponsor, &details, NULL);
    }
}

const struct order_kind eia_sponsor = {
    ORDER("sponsor", BASE(minor_control),
          "which attacked countries one bids for"),
    FIELDS(sponsor, CHOOSE(sponsor, policy, "policy", policy_words),
           MAY(NAMES, sponsor, minors, "minors"),
           MAY(NAMES, sponsor, powers, "powers")),
    .check_order = check_sponsor,
    .say = say_sponsor,
    .choices = choose_sponsor,
    .initial = &(const struct sponsor){.policy = SPONSOR_ENEMIES}};

/* ---- bidding ------------------------------------------------------------ */

/* [base minor-control] no attacker bids, no ally of one */
static bool may_bid(const struct board *board, enum power power,
                    const struct names *attackers)
{
    foreach_name (attacker, *attackers)
        if (eia_power(attacker) == power ||
            eia_allied(board, power, eia_power(attacker)))
            return false;
    return true;
}

/* [base minor-control] by plan */
static bool wants(struct play *play, enum power power, const char *minor,
                  const struct names *attackers)
{
    const struct sponsor *sponsor =
        play_plan(play, eia_power_id(power), &eia_sponsor, NULL);

    return sponsor->policy == SPONSOR_ALL ||
           names_contain(&sponsor->minors, minor) ||
           (sponsor->policy == SPONSOR_ENEMIES &&
            eia_fights_any(&play->board, power, attackers));
}

/* [base minor-control] who bids, with lean and war */
static size_t bids_for(struct play *play, const char *minor,
                       const struct names *attackers, struct bid *bids)
{
    const struct minor_card *card = eia_minor_card(play->module, minor);
    int bonus = eia_setting_number(play->module, "minor-control-war");
    size_t count = 0;

    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        if (!may_bid(&play->board, power, attackers) ||
            eia_uncontrolled(&play->board, power) ||
            !wants(play, power, minor, attackers))
            continue;
        bids[count].power = power;
        bids[count++].modifier =
            card->lean[power] +
            (eia_fights_any(&play->board, power, attackers) ? bonus : 0);
    }
    return count;
}

/* ---- what becomes of it ------------------------------------------------- */

/* [base minor-control] the port of its fleet */
static const struct area_card *port_of(const struct board *board,
                                       const struct minor_card *card)
{
    const struct area_card *capital = eia_area(board->module, card->capital);

    if (capital->port)
        return capital;
    foreach (struct area_card, area, board->module->areas)
        if (area->port && eia_minor_of(board, area->id) == card)
            return area;
    return NULL;
}

/* [base minor-control] its ships on record are its fleet */
static void set_up_fleet(const struct board *board,
                         const struct minor_card *card)
{
    struct minor_state *minor = eia_minor(board, card->id);
    const struct area_card *port = port_of(board, card);
    struct fleet *fleet = eia_fleet_of(board, card);

    if (!fleet || !port || minor->ships == 0)
        return;
    fleet->at = arena_text(board->arena, "p%s", port->id + 1);
    fleet->ships += minor->ships;
    minor->ships = 0;
}

/* [base minor-control] its corps with half of what they hold, its fleet, a
 * factor in the capital. */
static void set_up(const struct board *board, const struct minor_card *card)
{
    foreach (struct corps, corps, board->game->corps) {
        const struct corps_card *counter = corps->card;

        if (!same_name(eia_corps_nation(corps), card->id))
            continue;
        corps->at = card->capital;
        corps->factors[FACTOR_INFANTRY] =
            (counter->most[FACTOR_INFANTRY] + 1) / 2;
        corps->factors[FACTOR_CAVALRY] =
            (counter->most[FACTOR_CAVALRY] + 1) / 2;
    }
    set_up_fleet(board, card);
    if (!eia_enemy_holds(board, card->id, card->capital) &&
        eia_city_factors(board, card->capital) <
            eia_capacity(board, card->capital))
        eia_garrison_made(board, card->capital, card->id)->infantry++;
}

/* [base minor-control] a declaration of an earlier month was paid back then. */
static bool declared_now(const struct game *game, const char *power,
                         const char *minor)
{
    foreach (const struct war, war, game->wars)
        if (same_name(war->one, power) && same_name(war->other, minor))
            return war->since == game->turn;
    return false;
}

/* [base minor-control] attackers get their points back */
static void nobody_runs_it(struct play *play, const char *minor,
                           const struct names *attackers)
{
    TELL_OPEN(play, EVENT_STATE, BASE(minor_control), minor, NULL,
              "nobody runs %s", eia_nation_name(&play->board, minor));
    foreach_name (attacker, *attackers)
        if (declared_now(play->game, attacker, minor))
            eia_points(play, eia_power(attacker), "declare-war-unsponsored",
                       eia_districts_covered(&play->board, minor, NULL));
    journal_close(play->journal);
}

/* [base minor-control] the best bidder runs it; 10.4.4a Corps and fleets
 * follow major district */
static void runs_it(struct play *play, const char *minor, enum power power)
{
    const struct minor_card *card = eia_minor_card(play->module, minor);
    const struct muster *before = NULL;
    struct event *event = TELL_OPEN(
        play, EVENT_STATE, BASE(minor_control), eia_power_id(power), NULL,
        "%s runs %s", eia_power_name(&play->board, power), card->name);

    eia_points(play, power, "minor-selected", 1);
    eia_minor_changes(play, minor, card->free_state ? FREE_STATE : CONQUERED,
                      power);
    before = eia_muster(&play->board);
    if (card->free_state) {
        set_up(&play->board, card);
        event_cites(play->journal, event, RULE(10_4_4a));
    }
    eia_tell_changes(play, before, BASE(minor_control), "it takes up arms");
    journal_close(play->journal);
}

/* [base minor-control] bidders throw for one country */
static void find_sponsor(struct play *play, const char *minor)
{
    const struct contest contest = {BASE(minor_control), "sponsor", minor};
    struct names attackers = eia_attackers(&play->board, minor);
    struct bid bids[POWER_END];
    const struct bid *best =
        eia_bid(play, &contest, bids, bids_for(play, minor, &attackers, bids));

    if (best &&
        best->total >= eia_setting_number(play->module, "minor-control-least"))
        runs_it(play, minor, best->power);
    else
        nobody_runs_it(play, minor, &attackers);
}

/* [base minor-control] war was declared on it this month */
static bool attacked_now(const struct game *game, const char *minor)
{
    foreach (const struct war, war, game->wars)
        if (same_name(war->other, minor) && war->since == game->turn)
            return true;
    return false;
}

/* [base minor-control] P6: neutrals attacked this month */
void eia_sponsors(struct play *play)
{
    foreach (const struct minor_state, minor, play->game->minors)
        if (minor->status == NEUTRAL && attacked_now(play->game, minor->id))
            find_sponsor(play, minor->id);
}

/* R1, R2: leaders are placed and retired. 10.6, 10.6.2 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/sight/sight.h"

struct place_leader {
    const char *id;
    const char *with;
};

/* Nelson has no ratings and goes with fleets. */
static bool at_sea(const struct leader_card *card)
{
    return card->strategic == 0 && card->tactical == 0 && card->maximum == 0;
}

/* [base army-reinforcement] a leader of one's own */
static bool check_his(const struct seat *seat, const struct order *order,
                      const char *id, struct report *report)
{
    const struct leader *leader = eia_leader(&seat->board, id);

    if (leader && eia_own_nation(seat, leader->nation))
        return true;
    return REFUSE(BASE(army_reinforcement), "'%s' is no leader of yours", id);
}

/* 10.6b Nelson must stack with a fleet */
static bool check_fleet(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct place_leader *details = order->details;
    const struct fleet *fleet = eia_fleet(&seat->board, details->with);

    if (fleet && fleet->at && eia_own_fleet(seat, fleet))
        return true;
    return REFUSE(RULE(10_6b), "'%s' is no fleet of yours on the map",
                  details->with);
}

/* 10.6a Leaders must stack with corps, their power's or those of its minor
 * countries; 10.6.2b with its own, or his own, if he retired */
static bool check_corps(const struct seat *seat, const struct order *order,
                        const struct leader *leader, struct report *report)
{
    const struct place_leader *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->with);
    enum power home = eia_player_of(&seat->board, leader->nation);

    if (!corps->at)
        return REFUSE(RULE(10_6a), "'%s' is no corps on the map",
                      details->with);
    if (eia_corps_power(&seat->board, corps) != home)
        return REFUSE(RULE(10_6a), "'%s' is no corps of %s", details->with,
                      eia_power_name(&seat->board, home));
    if (leader->retired && eia_power(eia_corps_nation(corps)) != home &&
        !same_name(eia_corps_nation(corps), leader->nation))
        return REFUSE(RULE(10_6_2b), "'%s' is no corps of %s itself",
                      details->with, eia_power_name(&seat->board, home));
    if (!eia_unbesieged(&seat->board, corps))
        return REFUSE(RULE(10_6_2b), "'%s' is besieged", details->with);
    return true;
}

/* 10.6.2b who retires comes back in a later step; 12.7c the wounded when
 * their months are over */
static bool check_state(const struct seat *seat, const struct order *order,
                        const struct leader *leader, struct report *report)
{
    const struct leader_card *card = leader->card;
    int turn = seat->game->turn;

    if (eia_turn_of(seat->module, card->arrival) > turn)
        return REFUSE(BASE(army_reinforcement), "%s comes in %s", card->name,
                      card->arrival);
    if (leader->state == LEADER_WOUNDED && leader->back > turn)
        return REFUSE(RULE(12_7c), "%s is wounded until game turn %d",
                      card->name, leader->back);
    if (leader->state == LEADER_OFF && leader->retired == turn)
        return REFUSE(
            RULE(10_6_2b),
            "'%s' retires in this step, and comes back in a later one",
            leader->id);
    if (leader->state == LEADER_OFF || leader->state == LEADER_WOUNDED)
        return true;
    return REFUSE(
        BASE(army_reinforcement),
        "%s cannot be placed: he is on the map, captured, killed or removed",
        card->name);
}

/* 10.6a with a corps, 10.6b Nelson with a fleet, wherever they will be */
static bool check_place_leader(const struct seat *seat,
                               const struct order *order, struct report *report)
{
    const struct place_leader *details = order->details;

    if (!check_his(seat, order, details->id, report))
        return false;
    if (at_sea(eia_leader_card(seat->module, details->id)))
        return eia_fleet(&seat->board, details->with) ||
               check_fleet(seat, order, report);
    return eia_corps(&seat->board, details->with) ||
           REFUSE(RULE(10_6a), "'%s' is no corps on the map", details->with);
}

static bool check_placing(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct place_leader *details = order->details;
    const struct leader *leader = eia_leader(&seat->board, details->id);

    if (!check_state(seat, order, leader, report))
        return false;
    if (at_sea(eia_leader_card(seat->module, details->id)))
        return check_fleet(seat, order, report);
    return check_corps(seat, order, leader, report);
}

/* 10.6a he is on the map */
static void place_leader(const struct board *board,
                         const struct place_leader *details)
{
    struct leader *leader = eia_leader(board, details->id);
    const struct corps *corps = eia_corps(board, details->with);

    leader->state = LEADER_ON;
    leader->back = leader->retired = 0;
    leader->with = corps ? corps->id : eia_fleet(board, details->with)->id;
}

/* 10.6a on the map, for the orders after it */
static void foresee_place_leader(const struct seat *seat,
                                 const struct order *order)
{
    place_leader(&seat->board, order->details);
}

/* Where what he joins is: of a corps others do not know which it is. */
static const char *where_with(const struct board *board, const char *id)
{
    const struct corps *corps = eia_corps(board, id);
    const struct fleet *fleet = eia_fleet(board, corps ? corps->embarked : id);

    return eia_where(board, fleet ? fleet->at : corps ? corps->at : NULL);
}

/* 10.6a, 10.6b a leader joins a corps or fleet; 12.7c healed */
static void carry_out_place_leader(struct play *play, const char *side,
                                   const struct order *order)
{
    const struct place_leader *details = order->details;
    const struct leader_card *card = eia_leader_card(play->module, details->id);
    bool healed =
        eia_leader(&play->board, details->id)->state == LEADER_WOUNDED;
    const struct names *before = NULL;
    struct event *event = NULL;

    place_leader(&play->board, details);
    before = eia_tell_power(play, eia_power(side));
    event = TELL(play, EVENT_ORDER, at_sea(card) ? RULE(10_6b) : RULE(10_6a),
                 side, details->id, "%s joins %s", card->name,
                 eia_piece_name(&play->board, details->with));
    if (!play->game->setting_up) /* ruling 118 */
        event_from_outside(play->journal, event, "%s arrives %s", card->name,
                           where_with(&play->board, details->with));
    if (healed)
        event_cites(play->journal, event, RULE(12_7c));
    eia_told(play, before);
}

static void say_place_leader(const struct seat *seat, const struct order *order,
                             struct buffer *out)
{
    const struct place_leader *details = order->details;

    buffer_printf(out, "%s joins '%s'",
                  eia_leader_card(seat->module, details->id)->name,
                  details->with);
    order_say_lapse(seat, order, out);
}

static void offer_leader(const struct seat *seat, struct choices *choices,
                         const char *id, const char *with)
{
    const struct place_leader details = {id, with};

    choice_offer(seat, choices, &eia_place_leader, &details, NULL);
}

static void choose_place_leader(const struct seat *seat,
                                struct choices *choices)
{
    const struct game *game = seat->game;
    const struct seat now = eia_as_it_stands(seat);

    foreach (const struct leader, leader, game->leaders) {
        foreach (const struct corps, corps, game->corps)
            if (corps->at)
                offer_leader(&now, choices, leader->id, corps->id);
        foreach (const struct fleet, fleet, game->fleets)
            if (fleet->at)
                offer_leader(&now, choices, leader->id, fleet->id);
    }
}

const struct order_kind eia_place_leader = {
    ORDER("place-leader", RULE(10_6a),
          "puts a leader with a corps, Nelson with a fleet"),
    FIELDS(place_leader, REFER(NAME, place_leader, id, "id", "leader"),
           REFER(NAME, place_leader, with, "with", "corps|fleet")),
    .subject = "id",
    .check_order = check_place_leader,
    .check_world = check_placing,
    .foresee = foresee_place_leader,
    .carry_out = carry_out_place_leader,
    .say = say_place_leader,
    .choices = choose_place_leader,
};

/* ---- retiring ----------------------------------------------------------- */

struct retire {
    const char *id;
};

/* 10.6.2c No retirement from besieged city */
static bool shut_in(const struct board *board, const struct leader *leader)
{
    const struct corps *corps = eia_corps(board, leader->with);
    const struct area_card *area =
        corps ? eia_area(board->module, corps->at) : NULL;

    if (!area || !corps->in_city || !eia_besieged(board, corps->at))
        return false;
    return !area->port || eia_blockaded(board, corps->at);
}

/* 10.6.2b a leader who is on the map; 10.6.2c */
static bool check_retire(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    return check_his(seat, order, ORDERED(retire, order)->id, report);
}

static bool check_retiring(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct retire *details = order->details;
    const struct leader *leader = eia_leader(&seat->board, details->id);

    if (leader->state != LEADER_ON)
        return REFUSE(RULE(10_6_2b), "'%s' is not on the map", details->id);
    if (!shut_in(&seat->board, leader))
        return true;
    return REFUSE(RULE(10_6_2c), "'%s' is in a besieged city", details->id);
}

/* 10.6.2b he is off the map */
static void retire(const struct board *board, const struct retire *details)
{
    struct leader *leader = eia_leader(board, details->id);

    leader->state = LEADER_OFF;
    leader->with = NULL;
    leader->retired = board->game->turn;
}

/* 10.6.2b off the map, for the orders after it */
static void foresee_retire(const struct seat *seat, const struct order *order)
{
    retire(&seat->board, order->details);
}

/* 10.6.2b Retiring a leader from map */
static void carry_out_retire(struct play *play, const char *side,
                             const struct order *order)
{
    const struct retire *details = order->details;

    retire(&play->board, details);
    TELL(play, EVENT_ORDER, RULE(10_6_2b), side, details->id, "%s retires",
         eia_leader_card(play->module, details->id)->name);
}

static void say_retire(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    buffer_printf(
        out, "%s retires from the map; from next month on he may come back",
        eia_leader_card(seat->module, ORDERED(retire, order)->id)->name);
    order_say_lapse(seat, order, out);
}

static void choose_retire(const struct seat *seat, struct choices *choices)
{
    const struct seat now = eia_as_it_stands(seat);

    foreach (const struct leader, leader, seat->game->leaders)
        choice_offer(&now, choices, &eia_retire_leader,
                     &(const struct retire){leader->id}, NULL);
}

const struct order_kind eia_retire_leader = {
    ORDER("retire-leader", RULE(10_6_2b), "takes a leader off the map"),
    FIELDS(retire, REFER(NAME, retire, id, "id", "leader")),
    .subject = "id",
    .check_order = check_retire,
    .check_world = check_retiring,
    .foresee = foresee_retire,
    .carry_out = carry_out_retire,
    .say = say_retire,
    .choices = choose_retire,
};

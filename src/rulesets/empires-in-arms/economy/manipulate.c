/* E4: economies are manipulated, removed leaders come back. 12.5, 10.6.4 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/said.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

static const struct manipulation_row *square_of(const struct module *module,
                                                enum power power, int square)
{
    foreach (struct manipulation_row, row, module->manipulation)
        if (row->power == power && row->square == square)
            return row;
    return NULL;
}

struct manipulate {
    int square;
};

/* 12.5b after civil disorder, to the end of the next Economic Phase (ruling
 * 158) */
static bool is_in_disorder(const struct game *game,
                           const struct power_state *state)
{
    return state->disorder && game->turn <= state->disorder + 3;
}

/* 12.5b Starting setting and 8.4.1 restrictions */
static bool check_square(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct manipulate *details = order->details;
    enum power power = eia_power(seat->side);
    const struct power_state *state = eia_power_state(&seat->board, power);

    if (eia_zone(&seat->board, power) == FIASCO && details->square < 0)
        return REFUSE(RULE(12_5b), "square %d: in the Fiasco Zone only 0 to 3",
                      details->square);
    if ((state->bankrupt || is_in_disorder(seat->game, state)) &&
        (details->square < 0 || details->square > 1))
        return REFUSE(RULE(12_5b),
                      "square %d: after bankruptcy and disorder only 0 or 1",
                      details->square);
    return true;
}

/* 12.5a, 12.5b a square that may be set */
static bool check_manipulate(const struct seat *seat, const struct order *order,
                             struct report *report)
{
    const struct manipulate *details = order->details;

    if (!option_is(seat->options, "economic-manipulation", "on"))
        return REFUSE(RULE(12_5a), "option not in play: economic-manipulation");
    if (square_of(seat->module, eia_power(seat->side), details->square))
        return true;
    return REFUSE(RULE(12_5b), "%d is no square of the display",
                  details->square);
}

/* 12.5.2 Setting the next manipulation */
static void carry_out_manipulate(struct play *play, const char *side,
                                 const struct order *order)
{
    const struct manipulate *details = order->details;

    eia_power_state(&play->board, eia_power(side))->manipulation =
        details->square;
    TELL(play, EVENT_ORDER, RULE(12_5_2), side, NULL,
         "%s sets its manipulation to %d",
         eia_power_name(&play->board, eia_power(side)), details->square);
}

static void say_manipulate(const struct seat *seat, const struct order *order,
                           struct buffer *out)
{
    const struct manipulate *details = order->details;
    const struct manipulation_row *row =
        square_of(seat->module, eia_power(seat->side), details->square);

    buffer_printf(out,
                  "square %d from next quarter on: %+d political point%s, %+d "
                  "money, %+d manpower",
                  details->square, row->psa, eia_plural_s(row->psa), row->money,
                  row->manpower);
}

static void choose_manipulate(const struct seat *seat, struct choices *choices)
{
    for (int square = -3; square <= 3; square++)
        choice_offer(seat, choices, &eia_manipulate,
                     &(const struct manipulate){square}, NULL);
}

const struct order_kind eia_manipulate = {
    ORDER("manipulate", RULE(12_5_2),
          "sets the square of economic manipulation"),
    FIELDS(manipulate, NEEDED(NUMBER, manipulate, square, "square")),
    .once = true,
    .check_order = check_manipulate,
    .check_world = check_square,
    .carry_out = carry_out_manipulate,
    .say = say_manipulate,
    .choices = choose_manipulate,
};

/* ---- leaders removed under C.6 ----------------------------------------- */

struct pay_leader {
    const char *id;
};

/* 10.6.4b his ratings are his price */
static int leader_price(const struct module *module, const char *id)
{
    const struct leader_card *card = eia_leader_card(module, id);

    if (card->strategic + card->tactical == 0)
        return eia_setting_number(module, "unrated-leader-price");
    return card->strategic + card->tactical;
}

/* 10.6.4b C.6 leader back for points */
static bool check_pay_leader(const struct seat *seat, const struct order *order,
                             struct report *report)
{
    const struct pay_leader *details = order->details;
    const struct leader *leader = eia_leader(&seat->board, details->id);

    if (leader && same_name(leader->nation, seat->side))
        return true;
    return REFUSE(RULE(10_6_4b), "'%s' is no leader of yours", details->id);
}

static bool check_removed(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct pay_leader *details = order->details;
    const struct leader *leader = eia_leader(&seat->board, details->id);

    if (leader->state != LEADER_REMOVED)
        return REFUSE(RULE(10_6_4b), "'%s' was not removed by a treaty",
                      details->id);
    if (eia_zone(&seat->board, eia_power(seat->side)) == FIASCO)
        return REFUSE(RULE(10_6_4a),
                      "'%s' comes back for nothing: you are in the Fiasco Zone",
                      details->id);
    if (eia_power_state(&seat->board, eia_power(seat->side))->box -
            leader_price(seat->module, details->id) <
        1)
        return REFUSE(RULE(10_6_4b),
                      "'%s' costs %d point%s: that is beyond the display's end",
                      details->id, leader_price(seat->module, details->id),
                      eia_plural_s(leader_price(seat->module, details->id)));
    return true;
}

/* 10.6.4b a leader is bought back */
static void carry_out_pay_leader(struct play *play, const char *side,
                                 const struct order *order)
{
    const struct pay_leader *details = order->details;

    eia_leader(&play->board, details->id)->state = LEADER_OFF;
    TELL_OPEN(play, EVENT_ORDER, RULE(10_6_4b), side, details->id,
              "%s takes %s back", eia_power_name(&play->board, eia_power(side)),
              eia_leader_card(play->module, details->id)->name);
    eia_points_number(play, eia_power(side), "leader-bought-back",
                      -leader_price(play->module, details->id));
    journal_close(play->journal);
}

static void say_pay_leader(const struct seat *seat, const struct order *order,
                           struct buffer *out)
{
    const struct pay_leader *details = order->details;

    buffer_printf(out, "take %s back for %d political point%s",
                  eia_leader_card(seat->module, details->id)->name,
                  leader_price(seat->module, details->id),
                  eia_plural_s(leader_price(seat->module, details->id)));
}

static void choose_pay_leader(const struct seat *seat, struct choices *choices)
{
    foreach (const struct leader, leader, seat->game->leaders) {
        const struct pay_leader details = {leader->id};

        choice_offer(seat, choices, &eia_pay_leader, &details, "%d point%s",
                     leader_price(seat->module, details.id),
                     eia_plural_s(leader_price(seat->module, details.id)));
    }
}

const struct order_kind eia_pay_leader = {
    ORDER("pay-leader", RULE(10_6_4b),
          "takes back a leader removed by a treaty"),
    FIELDS(pay_leader, REFER(NAME, pay_leader, id, "id", "leader")),
    .subject = "id",
    .check_order = check_pay_leader,
    .check_world = check_removed,
    .carry_out = carry_out_pay_leader,
    .say = say_pay_leader,
    .choices = choose_pay_leader,
};

/* ---- the step ----------------------------------------------------------- */

/* 12.5.1 Recording manipulation results */
static void record(struct play *play, struct power_state *state)
{
    const struct manipulation_row *row =
        square_of(play->module, state->power, state->manipulation);
    const char *name = eia_power_name(&play->board, state->power);
    const struct names *before = NULL;

    if (!row || row->square == 0)
        return;
    if (state->money + row->money < 0 || state->manpower + row->manpower < 0) {
        before = eia_tell_treasury(play, state->power);
        event_from_outside(
            play->journal,
            TELL(play, EVENT_STATE, BASE(manipulation),
                 eia_power_id(state->power), NULL,
                 "%s cannot pay for square %d, which counts as 0", name,
                 row->square),
            "square %d of %s counts as 0", row->square, name);
        eia_told(play, before);
        return;
    }
    state->money += row->money;
    state->manpower += row->manpower;
    before = eia_tell_treasury(play, state->power);
    event_from_outside(
        play->journal,
        TELL_OPEN(play, EVENT_STATE, RULE(12_5_1), eia_power_id(state->power),
                  NULL, "%s manipulates its economy: %+d money, %+d manpower",
                  name, row->money, row->manpower),
        "%s manipulates its economy", name);
    eia_told(play, before);
    eia_points_number(play, state->power, "manipulation", row->psa);
    journal_close(play->journal);
}

/* 10.6.4a C.6 leader back via Fiasco */
static void fiasco_frees_leaders(struct play *play)
{
    foreach (struct leader, leader, play->game->leaders) {
        enum power power = eia_power(leader->nation);

        if (leader->state != LEADER_REMOVED || power == NO_POWER ||
            eia_zone(&play->board, power) != FIASCO)
            continue;
        leader->state = LEADER_OFF;
        TELL(play, EVENT_STATE, RULE(10_6_4a), leader->nation, leader->id,
             "%s may come back: %s is in the Fiasco Zone", leader->card->name,
             eia_power_name(&play->board, power));
    }
}

/* 12.5a recorded first, then set */
void eia_manipulation(struct play *play)
{
    if (option_is(play->options, "economic-manipulation", "on"))
        foreach (struct power_state, one, play->game->powers)
            record(play, one);
    foreach (const struct power_state, state, play->game->powers) {
        eia_carry_out_all(play, state->power, &eia_manipulate);
        eia_carry_out_all(play, state->power, &eia_pay_leader);
    }
    fiasco_frees_leaders(play);
}

/* The order that buys a command. [base command] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/command/command.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"

static const char *const payer_words[] = {"self-else-superior", "self",
                                          "superior", NULL};

/* ---- what is wrong with an order ----------------------------------------- */

static bool check_who(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct command_wish *given = order->details;
    const struct leader_card *leader =
        gra_leader_card(seat->module, given->who);
    const struct unit_card *unit = gra_unit_card(seat->module, given->who);
    const struct unit *piece = gra_unit(&seat->board, given->who);

    if (piece && gra_is_detachment(piece))
        return REFUSE(RULE(8_15a), "'%s' is a detachment: it needs no order",
                      given->who);
    if ((!leader && !unit) || (leader ? leader->nation : unit->nation)->side !=
                                  gra_side_of(seat->side))
        return REFUSE(BASE(command), "'%s' is no leader and no unit of yours",
                      given->who);
    if (leader && leader->rank > CORPS)
        return REFUSE(BASE(command),
                      "'%s' has no corps: name his corps leader, or a unit",
                      given->who);
    return !unit || !gra_is_train(unit->type) ||
           REFUSE(BASE(command), "'%s' is a train: it marches without an order",
                  given->who);
}

static int month_place(const char *month)
{
    static const char *const months[] = {"jan", "feb", "mar", "apr", "may",
                                         "jun", "jul", "aug", "sep", "oct",
                                         "nov", "dec", NULL};

    return month ? word_place(months, month) : -1;
}

/* [base winter-quarters] from the first of its months to the last, over the end
 * of the year */
static bool is_winter(const struct seat *seat)
{
    const struct turn_card *turn = gra_turn(seat->module, seat->game->turn);
    int month = turn ? month_place(turn->month) : -1;

    return month >= month_place(gra_setting(seat->module, "winter-first")) ||
           month <= month_place(gra_setting(seat->module, "winter-last"));
}

static bool check_words(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct command_wish *given = order->details;
    bool marches = given->order == MOVE || given->order == CONCENTRATE;

    if ((given->order == CONCENTRATE) !=
        (given->at && map_hex(&seat->module->map, given->at)))
        return REFUSE(BASE(concentrate),
                      "'at' names the hex of the map in which corps "
                      "concentrate, and 'concentrate' needs it");
    if (!marches && given->march != NORMAL_MARCH)
        return REFUSE(BASE(forced_march),
                      "'%s' has no forced march: 'move' and 'concentrate' have",
                      gra_order_words[given->order]);
    if (given->order == TRANSFER && gra_leader_card(seat->module, given->who))
        return REFUSE(BASE(transfer),
                      "'%s' is a leader: a transfer is bought for each unit",
                      given->who);
    return given->order != WINTER || is_winter(seat) ||
           REFUSE(BASE(winter_quarters),
                  "no corps goes into winter quarters in this month");
}

static bool check_order(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    return gra_needs_map(seat, order, report) &&
           check_who(seat, order, report) && check_words(seat, order, report);
}

/* ---- what the game does not let happen ----------------------------------- */

/* A unit that its corps leader reaches marches by his order. */
static bool check_unit(const struct order *order,
                       const struct purchase *purchase, struct report *report)
{
    const struct unit *unit = purchase->unit;

    return purchase->leader || purchase->given->order == TRANSFER ||
           !purchase->self || !gra_must_activate(purchase->self) ||
           REFUSE(BASE(command), "'%s' has its orders from %s: order him",
                  unit->id, purchase->self->name);
}

static bool is_foot(const struct unit *unit)
{
    return !gra_rides(unit) && !gra_is_train(unit->card->type) &&
           !gra_is_detachment(unit);
}

/* 7.36a cavalry marches by a double forced march with others alone, of its
 * corps or of another in its hex */
static bool check_double(const struct seat *seat, const struct order *order,
                         const struct purchase *purchase, struct report *report)
{
    if (purchase->given->march != DOUBLE_MARCH)
        return true;
    foreach (const struct unit, unit, seat->game->units)
        if (unit->state == ON_MAP &&
            (unit == purchase->unit ||
             (purchase->leader && unit->leader == purchase->leader)) &&
            gra_force_at(&seat->board, unit->hex, unit->side, is_foot).count >
                0)
            return true;
    return REFUSE(RULE(7_36a),
                  "'%s' has cavalry alone: a double forced march takes "
                  "infantry that it is stacked with",
                  purchase->given->who);
}

/* 6.22, 6.42 who may ever pay, and has so many points */
static bool check_payer(const struct seat *seat, const struct order *order,
                        const struct purchase *purchase, struct report *report)
{
    const struct command_wish *given = purchase->given;
    int own = seat->module->days.corps_points;
    bool tries = purchase->self && (given->payer != BY_SUPERIOR ||
                                    !gra_must_activate(purchase->self));
    bool asks = purchase->above && given->payer != BY_SELF;

    if (purchase->price > 0 && !tries && !asks)
        return REFUSE(RULE(6_42),
                      "'%s' is in nobody's command who could pay: his "
                      "superior's path does not reach him",
                      given->who);
    if (tries && !asks && gra_must_activate(purchase->self) &&
        purchase->price > own)
        return REFUSE(RULE(6_22),
                      "the order costs %d points, and a corps leader who acts "
                      "by himself has %d",
                      purchase->price, own);
    return true;
}

/* [base concentrate] at best gain the corps comes there */
static bool check_reach(const struct seat *seat, const struct order *order,
                        const struct purchase *purchase, struct report *report)
{
    const struct command_wish *given = purchase->given;

    return given->order != CONCENTRATE ||
           gra_may_reach(&seat->board, purchase->leader, purchase->unit,
                         given->march, given->at) ||
           REFUSE(BASE(concentrate),
                  "'%s' does not come to %s, with the best march it has",
                  given->who,
                  map_name(&seat->module->map, given->at, seat->arena));
}

/* [base scenario] a nation that comes in late is not ordered before */
static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    struct purchase purchase;

    if (!gra_purchase(&seat->board, order->details, &purchase))
        return REFUSE(BASE(command), "'%s' is not on the map",
                      purchase.given->who);
    if (gra_keeps_still(&seat->board, purchase.leader
                                          ? purchase.leader->card->nation_id
                                          : purchase.unit->card->nation_id))
        return REFUSE(BASE(scenario), "'%s' keeps still before turn %d",
                      purchase.given->who, seat->module->scenario.late_turn);
    return check_unit(order, &purchase, report) &&
           check_double(seat, order, &purchase, report) &&
           check_payer(seat, order, &purchase, report) &&
           check_reach(seat, order, &purchase, report);
}

/* ---- what comes of it ---------------------------------------------------- */

/* His marches are judged as if it had been bought, of those whom his path
 * reaches now. */
static void foresee_command(const struct seat *seat, const struct order *order)
{
    struct purchase purchase;

    if (!gra_purchase(&seat->board, order->details, &purchase))
        return;
    gra_give_command(&purchase);
    if (purchase.leader)
        gra_mark_astray(&seat->board, purchase.leader);
}

static void carry_out_command(struct play *play, const char *side,
                              const struct order *order)
{
    struct purchase purchase;

    (void)side;
    if (gra_purchase(&play->board, order->details, &purchase))
        gra_buy(play, &purchase);
}

static void say_payer(const struct seat *seat, const struct purchase *purchase,
                      struct buffer *out)
{
    int payer = purchase->given->payer;
    bool dies = purchase->self && gra_must_activate(purchase->self) &&
                payer != BY_SUPERIOR;

    if (dies)
        buffer_printf(out, "; %s tries to act by himself (%d%s)",
                      purchase->self->name,
                      gra_initiative_of(&seat->board, purchase->self),
                      gra_has_loc(&seat->board, purchase->self)
                          ? " or less"
                          : " or less, and one more on the die without "
                            "communications");
    if (purchase->above && payer != BY_SELF)
        buffer_printf(out, "%s%s pays", dies ? ", else " : "; ",
                      purchase->above->name);
    if (!dies && purchase->self && !gra_must_activate(purchase->self))
        buffer_printf(out, "; he pays himself");
}

static void say_command(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct command_wish *given = order->details;
    struct purchase purchase;

    if (!gra_purchase(&seat->board, given, &purchase)) {
        buffer_printf(out, "%s %s", given->who, gra_order_words[given->order]);
        return;
    }
    buffer_printf(out, "%s: %s",
                  purchase.leader ? purchase.leader->name : purchase.unit->name,
                  gra_order_words[given->order]);
    if (given->at)
        buffer_printf(out, " in %s",
                      map_name(&seat->module->map, given->at, seat->arena));
    if (given->march != NORMAL_MARCH)
        buffer_printf(out, ", %s forced march", gra_march_words[given->march]);
    buffer_printf(out, ", for %s",
                  arena_counted(seat->arena, purchase.price, "point"));
    say_payer(seat, &purchase, out);
}

static void offer(const struct seat *seat, struct choices *choices,
                  const struct command_wish *given)
{
    struct purchase purchase;
    const char *goals;

    if (!gra_purchase(&seat->board, given, &purchase))
        return;
    goals = given->march
                ? NULL
                : gra_goals_text(seat, gra_leader(&seat->board, given->who));
    choice_offer(seat, choices, &gra_command, given, "%s, %s%s%s",
                 given->march ? "a forced march" : "a march",
                 arena_counted(seat->arena, purchase.price, "point"),
                 goals ? "; march to " : "", goals ? goals : "");
}

/* A transfer of who stands beside another leader. */
static void offer_transfers(const struct seat *seat, struct choices *choices)
{
    int side = gra_side_of(seat->side);

    foreach (const struct unit, unit, seat->game->units) {
        const struct command_wish given = {.who = unit->id, .order = TRANSFER};
        bool beside = false;

        if (unit->state != ON_MAP || unit->side != side ||
            gra_is_detachment(unit) || gra_is_train(unit->card->type))
            continue;
        for (struct leader *one =
                 gra_first_leader(&seat->board, unit->hex, side);
             one; one = gra_next_leader(one))
            beside |= one != unit->leader && one->card->rank <= CORPS &&
                      names_contain(&one->card->takes, unit->card->nation_id);
        if (beside)
            choice_offer(seat, choices, &gra_command, &given, "%s", unit->name);
    }
}

static void choose_command(const struct seat *seat, struct choices *choices)
{
    int side = gra_side_of(seat->side);

    foreach (const struct leader, leader, seat->game->leaders) {
        struct command_wish given = {.who = leader->id, .order = MOVE};

        if (leader->side != side || leader->state != ON_MAP ||
            leader->card->rank > CORPS ||
            gra_command_sp(&seat->board, leader) == 0)
            continue;
        offer(seat, choices, &given);
        given.march = SINGLE_MARCH;
        offer(seat, choices, &given);
    }
    if (seat->module->kind == MAP)
        offer_transfers(seat, choices);
}

const struct order_kind gra_command = {
    ORDER("command", BASE(command),
          "buys for a leader's units, or for a unit alone, what it may do "
          "this turn"),
    FIELDS(command_wish, MAY(HEX, command_wish, at, "at"),
           MAY_CHOOSE(command_wish, march, "march", gra_march_words),
           FIELD_WORDS_FROM(struct command_wish, order, "order", FIELD_REQUIRED,
                            gra_order_words, MOVE),
           MAY_CHOOSE(command_wish, payer, "payer", payer_words),
           FIELD_RANGE(COUNT, struct command_wish, priority, "priority",
                       FIELD_OPTIONAL, 1, 99),
           NEEDED(NAME, command_wish, who, "who")),
    .subject = "who",
    .check_order = check_order,
    .check_world = check_now,
    .foresee = foresee_command,
    .carry_out = carry_out_command,
    .say = say_command,
    .choices = choose_command,
    .once = true,
};

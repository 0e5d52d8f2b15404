/* R2: factors are placed, and sent home. [base army-reinforcement] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/sight/sight.h"
#include "rulesets/empires-in-arms/supply/supply.h"

struct factors_order {
    const char *where; /* corps or area */
    enum factor kind;
    int count;
    const char *nation; /* whose: of a garrison; NULL: one's own */
};

/* Whose factors the order is about. */
static const char *their_nation(const struct board *board,
                                const struct factors_order *details,
                                const char *side)
{
    const struct corps *corps = eia_corps(board, details->where);

    if (corps)
        return eia_corps_nation(corps);
    return details->nation ? details->nation : side;
}

/* [base demobilise] a corps on loan is ordered by who has it, as in all things;
 * what comes for it is its nation's all the same. */
static bool check_whose(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct factors_order *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->where);
    const char *nation = their_nation(&seat->board, details, seat->side);

    if (!corps && (!eia_area(seat->module, details->where) ||
                   eia_place_kind(details->where) != PLACE_AREA))
        return REFUSE(BASE(army_reinforcement),
                      "'%s' is neither corps nor area", details->where);
    if (corps && order->kind == &eia_demobilise ? eia_own_corps(seat, corps)
                                                : eia_own_nation(seat, nation))
        return true;
    return REFUSE(BASE(army_reinforcement), "'%s' is not yours",
                  corps ? details->where : nation);
}

/* [base army-reinforcement] in own territory, or where a chain of depots
 * reaches: 10.2.1g past the corps' own enemies; [base demobilise] one on loan
 * is reached by its nation. */
static bool in_reach(const struct board *board, enum power power,
                     const struct corps *corps)
{
    if (eia_controller(board, corps->at) == power)
        return true;
    return corps->serves == NO_POWER
               ? eia_chain_feeds(board, corps)
               : eia_chain_reaches(board, power, corps->at);
}

/* [base garrison] what a city still holds */
static int room_inside(const struct board *board, const char *area)
{
    return eia_capacity(board, area) - eia_city_factors(board, area);
}

/* [base army-reinforcement] a corps in reach; 10.1.3h, 10.1.4i */
static bool check_into_corps(const struct seat *seat, const struct order *order,
                             const struct corps *corps, struct report *report)
{
    const struct factors_order *details = order->details;
    const struct corps_card *card = corps->card;

    if (eia_is_feudal(card))
        return REFUSE(RULE(10_1_3h), "'%s' takes no factors", card->id);
    if (card->kind == CORPS_INSURRECTION)
        return REFUSE(RULE(10_1_4i), "'%s' takes no factors", card->id);
    if (!corps->at || !eia_unbesieged(&seat->board, corps) ||
        !in_reach(&seat->board, eia_power(seat->side), corps))
        return REFUSE(BASE(army_reinforcement),
                      "'%s' cannot be reached by its supplies", card->id);
    if (corps->in_city && details->count > room_inside(&seat->board, corps->at))
        return REFUSE(BASE(garrison), "%s: %s has room for %d",
                      arena_counted(seat->arena, details->count, "factor"),
                      eia_place_name(&seat->board, corps->at),
                      room_inside(&seat->board, corps->at));
    if (details->count <= eia_corps_room(corps, details->kind))
        return true;
    return REFUSE(BASE(army_reinforcement),
                  "%d %s factor%s: '%s' has room for %d", details->count,
                  eia_factor_words[details->kind], eia_plural_s(details->count),
                  card->id, eia_corps_room(corps, details->kind));
}

/* [base garrison] foot into an own city with room */
static bool check_into_city(const struct seat *seat, const struct order *order,
                            struct report *report)
{
    const struct factors_order *details = order->details;
    const char *nation = their_nation(&seat->board, details, seat->side);
    int room = room_inside(&seat->board, details->where);

    if (details->kind != FACTOR_INFANTRY && details->kind != FACTOR_MILITIA)
        return REFUSE(BASE(garrison), "'%s' factors are no garrison",
                      eia_factor_words[details->kind]);
    if (!eia_own_area(seat, details->where) ||
        eia_besieged(&seat->board, details->where))
        return REFUSE(BASE(army_reinforcement), "%s is not yours, or besieged",
                      eia_place_name(&seat->board, details->where));
    /* 12.3.8a Switch: free state garrisons abroad */
    if (eia_stays_home(&seat->board, nation, details->where))
        return REFUSE(RULE(12_3_8a), "factors of '%s' stay in its own land",
                      nation);
    if (eia_enemy_holds(&seat->board, seat->side, details->where))
        return REFUSE(BASE(army_reinforcement), "the enemy holds %s",
                      eia_place_name(&seat->board, details->where));
    if (details->count <= room)
        return true;
    return REFUSE(BASE(garrison), "%s: %s has room for %d",
                  arena_counted(seat->arena, details->count, "factor"),
                  eia_place_name(&seat->board, details->where), room);
}

/* [base army-reinforcement] factors that came */
static bool check_place_factors(const struct seat *seat,
                                const struct order *order,
                                struct report *report)
{
    const struct factors_order *details = order->details;
    bool fine = check_whose(seat, order, report);

    if (details->count < 1)
        return REFUSE(BASE(army_reinforcement), "nobody is named to join '%s'",
                      details->where);
    return fine;
}

static bool check_due(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct factors_order *details = order->details;
    const char *nation = their_nation(&seat->board, details, seat->side);
    const struct corps *corps = eia_corps(&seat->board, details->where);
    int due = eia_due(&seat->board, nation, details->kind);
    if (details->count > due)
        return REFUSE(BASE(army_reinforcement), "%d %s factor%s: only %d came",
                      details->count, eia_factor_words[details->kind],
                      eia_plural_s(details->count), due);
    return corps ? check_into_corps(seat, order, corps, report)
                 : check_into_city(seat, order, report);
}

/* [base garrison] factors join a garrison */
static void add_garrison(const struct board *board, const char *area,
                         const char *nation, enum factor kind, int count)
{
    struct garrison *garrison = eia_garrison_made(board, area, nation);

    if (kind == FACTOR_INFANTRY)
        garrison->infantry += count;
    else
        garrison->militia += count;
}

/* [base army-reinforcement] due factors join corps or garrison */
static void place(const struct board *board,
                  const struct factors_order *details, const char *side)
{
    struct corps *corps = eia_corps(board, details->where);
    const char *nation = their_nation(board, details, side);

    eia_take_due(board, nation, details->kind, details->count);
    if (corps)
        corps->factors[details->kind] += details->count;
    else
        add_garrison(board, details->where, nation, details->kind,
                     details->count);
}

/* [base army-reinforcement] for the orders after it */
static void foresee_place_factors(const struct seat *seat,
                                  const struct order *order)
{
    place(&seat->board, order->details, seat->side);
}

/* [base army-reinforcement] factors are placed */
static void carry_out_place_factors(struct play *play, const char *side,
                                    const struct order *order)
{
    const struct factors_order *details = order->details;
    const struct names *before = NULL;

    place(&play->board, details, side);
    before = eia_tell_power(play, eia_power(side));
    TELL(play, EVENT_ORDER, BASE(army_reinforcement), side, details->where,
         "%s sends %d %s factor%s to %s",
         eia_nation_name(&play->board,
                         their_nation(&play->board, details, side)),
         details->count, eia_factor_words[details->kind],
         eia_plural_s(details->count),
         eia_place_kind(details->where) == PLACE_AREA
             ? eia_place_name(&play->board, details->where)
             : eia_piece_name(&play->board, details->where));
    eia_told(play, before);
}

static void say_place_factors(const struct seat *seat,
                              const struct order *order, struct buffer *out)
{
    const struct factors_order *details = order->details;

    buffer_printf(out, "send %d %s factor%s to '%s'", details->count,
                  eia_factor_words[details->kind], eia_plural_s(details->count),
                  details->where);
    order_say_lapse(seat, order, out);
}

static void offer_place(const struct seat *seat, struct choices *choices,
                        const char *where, enum factor kind)
{
    const struct factors_order details = {where, kind, 1, NULL};

    choice_offer(seat, choices, &eia_place_factors, &details, NULL);
}

static void choose_place_factors(const struct seat *seat,
                                 struct choices *choices)
{
    const struct seat now = eia_as_it_stands(seat);

    /* Only into corps that one commands, though another's may be named. */
    for (int kind = 0; kind < FACTOR_COUNT; kind++) {
        foreach (struct corps, corps, seat->game->corps)
            if (corps->at && eia_own_corps(seat, corps))
                offer_place(&now, choices, corps->id, (enum factor)kind);
        foreach (const struct province_card, province, seat->module->provinces)
            offer_place(&now, choices, province->capital, (enum factor)kind);
    }
}

const struct order_kind eia_place_factors = {
    ORDER("place-factors", BASE(army_reinforcement),
          "factors that have come join a corps or garrison"),
    FIELDS(factors_order, NEEDED(NAME, factors_order, where, "to"),
           CHOOSE(factors_order, kind, "kind", eia_factor_words),
           NEEDED(COUNT, factors_order, count, "n"),
           MAY(NAME, factors_order, nation, "of")),
    .check_order = check_place_factors,
    .check_world = check_due,
    .foresee = foresee_place_factors,
    .carry_out = carry_out_place_factors,
    .say = say_place_factors,
    .choices = choose_place_factors,
};

/* ---- sending home: [base demobilise] ------------------------------------ */

static int there(const struct board *board, const struct factors_order *details,
                 const char *nation)
{
    const struct corps *corps = eia_corps(board, details->where);
    const struct garrison *garrison =
        eia_garrison(board, details->where, nation);

    if (corps)
        return corps->factors[details->kind];
    if (!garrison)
        return 0;
    return details->kind == FACTOR_INFANTRY  ? garrison->infantry
           : details->kind == FACTOR_MILITIA ? garrison->militia
                                             : 0;
}

/* [base demobilise] factors that are there; 10.6c */
static bool check_demobilise(const struct seat *seat, const struct order *order,
                             struct report *report)
{
    const struct factors_order *details = order->details;
    const char *nation = their_nation(&seat->board, details, seat->side);
    const struct corps *corps = eia_corps(&seat->board, details->where);

    if (details->count > there(&seat->board, details, nation))
        return REFUSE(BASE(demobilise), "%d %s factor%s: '%s' has %d",
                      details->count, eia_factor_words[details->kind],
                      eia_plural_s(details->count), details->where,
                      there(&seat->board, details, nation));
    if (corps && details->count == eia_corps_factors(corps) &&
        eia_strands_leader(&seat->board, corps->id))
        return REFUSE(RULE(10_6c), "'%s' has a leader, who would be left alone",
                      corps->id);
    return true;
}

/* [base demobilise] factors given up are lost */
static void demobilise(const struct board *board,
                       const struct factors_order *details, const char *side)
{
    struct corps *corps = eia_corps(board, details->where);
    struct garrison *garrison =
        eia_garrison(board, details->where, their_nation(board, details, side));

    if (corps) {
        corps->factors[details->kind] -= details->count;
        if (eia_corps_factors(corps) == 0)
            eia_corps_leaves(board, corps);
    } else if (garrison && details->kind == FACTOR_INFANTRY) {
        garrison->infantry -= details->count;
    } else if (garrison) {
        garrison->militia -= details->count;
    }
    eia_empty_go(board);
}

/* [base demobilise] lost, for the orders after it */
static void foresee_demobilise(const struct seat *seat,
                               const struct order *order)
{
    demobilise(&seat->board, order->details, seat->side);
}

/* [base demobilise] factors go home for good */
static void carry_out_demobilise(struct play *play, const char *side,
                                 const struct order *order)
{
    const struct factors_order *details = order->details;
    const char *nation = their_nation(&play->board, details, side);
    const struct names *before = NULL;

    demobilise(&play->board, details, side);
    before = eia_tell_power(play, eia_power(side));
    TELL(play, EVENT_ORDER, BASE(demobilise), side, details->where,
         "%s sends %d %s factor%s of '%s' home",
         eia_nation_name(&play->board, nation), details->count,
         eia_factor_words[details->kind], eia_plural_s(details->count),
         details->where);
    eia_told(play, before);
}

static void say_demobilise(const struct seat *seat, const struct order *order,
                           struct buffer *out)
{
    const struct factors_order *details = order->details;

    buffer_printf(out, "send %d %s factor%s of '%s' home for good",
                  details->count, eia_factor_words[details->kind],
                  eia_plural_s(details->count), details->where);
    order_say_lapse(seat, order, out);
}

static void choose_demobilise(const struct seat *seat, struct choices *choices)
{
    const struct seat now = eia_as_it_stands(seat);

    foreach (const struct corps, corps, seat->game->corps)
        for (int kind = 0; kind < FACTOR_COUNT; kind++) {
            const struct factors_order details = {corps->id, (enum factor)kind,
                                                  1, NULL};

            choice_offer(&now, choices, &eia_demobilise, &details, NULL);
        }
}

const struct order_kind eia_demobilise = {
    ORDER("demobilise", BASE(demobilise), "sends factors home for good"),
    FIELDS(factors_order, NEEDED(NAME, factors_order, where, "from"),
           CHOOSE(factors_order, kind, "kind", eia_factor_words),
           NEEDED(COUNT, factors_order, count, "n"),
           MAY(NAME, factors_order, nation, "of")),
    .check_order = check_whose,
    .check_world = check_demobilise,
    .foresee = foresee_demobilise,
    .carry_out = carry_out_demobilise,
    .say = say_demobilise,
    .choices = choose_demobilise,
};

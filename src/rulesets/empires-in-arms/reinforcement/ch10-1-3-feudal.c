/* Corps that stand down and come back. 10.1.3e to g, 10.1.4i, 10.1.4j */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/sight/sight.h"

struct stand_down {
    struct names corps;
};
struct return_corps {
    const char *id;
    const char *area;
};

static const struct rule *stand_down_rule(const struct corps_card *card)
{
    return card && card->kind == CORPS_INSURRECTION ? RULE(10_1_4i)
                                                    : RULE(10_1_3e);
}

/* 10.1.3e Feudal corps may stand down; 10.1.4i so may insurrection corps */
static bool check_one(const struct seat *seat, const struct order *order,
                      const char *id, struct report *report)
{
    const struct corps *corps = eia_corps(&seat->board, id);
    const struct corps_card *card = corps ? corps->card : NULL;
    const struct rule *rule = stand_down_rule(card);

    if (!corps || !eia_own_corps(seat, corps))
        return REFUSE(rule, "'%s' is no corps of yours", id);
    if (!eia_is_feudal(card) && card->kind != CORPS_INSURRECTION)
        return REFUSE(rule, "'%s' cannot stand down", id);
    return true;
}

/* 10.6c with whom would he be left if all of them go? */
static bool strands(const struct board *board, const char *id,
                    const struct names *leaving)
{
    foreach (const struct leader, leader, board->game->leaders)
        if (leader->state == LEADER_ON && same_name(leader->with, id) &&
            !eia_corps_staying(board, leader, leaving))
            return true;
    return false;
}

static bool check_one_here(const struct seat *seat, const struct order *order,
                           const char *id, struct report *report)
{
    const struct corps *corps = eia_corps(&seat->board, id);
    const struct rule *rule = stand_down_rule(corps->card);

    if (!corps->at || corps->embarked)
        return REFUSE(rule, "'%s' is not on the map", id);
    if (!eia_unbesieged(&seat->board, corps))
        return REFUSE(rule, "'%s' is besieged", id);
    if (!strands(&seat->board, id, &ORDERED(stand_down, order)->corps))
        return true;
    return REFUSE(RULE(10_6c), "'%s' has a leader, who would be left alone",
                  id);
}

/* 10.1.3e, 10.1.4i corps that may stand down */
static bool check_stand_down(const struct seat *seat, const struct order *order,
                             struct report *report)
{
    foreach_name (id, ORDERED(stand_down, order)->corps)
        if (!check_one(seat, order, id, report))
            return false;
    return true;
}

static bool check_standing_there(const struct seat *seat,
                                 const struct order *order,
                                 struct report *report)
{
    foreach_name (id, ORDERED(stand_down, order)->corps)
        if (!check_one_here(seat, order, id, report))
            return false;
    return true;
}

/* 10.1.3e its factors are kept. */
static void stand_down(const struct board *board, struct corps *corps)
{
    eia_corps_leaves(board, corps);
    corps->away = board->game->turn + 1;
}

/* 10.1.3e off the map, for the orders after it */
static void foresee_stand_down(const struct seat *seat,
                               const struct order *order)
{
    foreach_name (id, ORDERED(stand_down, order)->corps)
        stand_down(&seat->board, eia_corps(&seat->board, id));
}

/* "stands down", "comes back at Angora (a123)": with how many is its player's.
 */
static struct event *tell_corps(struct play *play, const struct rule *rule,
                                const struct corps *corps, const char *what)
{
    enum power power = eia_corps_power(&play->board, corps);
    const struct names *before = eia_tell_power(play, power);
    struct event *event =
        TELL(play, EVENT_ORDER, rule, eia_power_id(power), corps->id,
             "%s %s with %s", eia_piece_name(&play->board, corps->id), what,
             arena_counted(play->arena, eia_corps_factors(corps), "factor"));

    event_from_outside(play->journal, event, "%s %s",
                       eia_seen_corps(&play->board, corps), what);
    eia_told(play, before);
    return event;
}

/* 10.1.3e, 10.1.4i corps stand down */
static void carry_out_stand_down(struct play *play, const char *side,
                                 const struct order *order)
{
    (void)side;
    foreach_name (id, ORDERED(stand_down, order)->corps) {
        struct corps *corps = eia_corps(&play->board, id);
        bool feudal = eia_is_feudal(corps->card);

        tell_corps(play, feudal ? RULE(10_1_3e) : RULE(10_1_4i), corps,
                   "stands down");
        stand_down(&play->board, corps);
    }
}

static void say_stand_down(const struct seat *seat, const struct order *order,
                           struct buffer *out)
{
    buffer_printf(
        out, "%s stands down",
        names_text(&ORDERED(stand_down, order)->corps, ", ", seat->arena));
}

static void choose_stand_down(const struct seat *seat, struct choices *choices)
{
    foreach (const struct corps, corps, seat->game->corps) {
        struct stand_down details = {{NULL, 0}};

        names_add(choices->arena, &details.corps, corps->id);
        choice_offer(seat, choices, &eia_stand_down, &details, NULL);
    }
}

const struct order_kind eia_stand_down = {
    ORDER("stand-down", RULE(10_1_3e), "takes corps off the map"),
    FIELDS(stand_down, NEEDED(NAMES, stand_down, corps, "corps")),
    .check_order = check_stand_down,
    .check_world = check_standing_there,
    .foresee = foresee_stand_down,
    .carry_out = carry_out_stand_down,
    .say = say_stand_down,
    .choices = choose_stand_down,
};

/* 10.1.3f unbesieged corps of an enemy anywhere in the province. */
static bool enemy_in_province(const struct board *board, enum power power,
                              const char *province)
{
    foreach (const struct area_card, area, board->module->areas)
        if (same_name(area->province, province) &&
            eia_enemy_corps_in(board, power, area->id))
            return true;
    return false;
}

/* 10.1.3f an own home province without enemies */
static bool check_home(const struct seat *seat, const struct order *order,
                       const struct corps_card *card, struct report *report)
{
    if (eia_province(&seat->board, card->home)->controller !=
        eia_power(seat->side))
        return REFUSE(RULE(10_1_3f), "'%s' is not yours", card->home);
    if (!enemy_in_province(&seat->board, eia_power(seat->side), card->home))
        return true;
    return REFUSE(RULE(10_1_3f), "an enemy corps is in '%s'", card->home);
}

/* 10.1.3f Return of feudal corps; 10.1.4j insurrection corps never return so */
static bool check_return(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct return_corps *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->id);
    const struct corps_card *card = corps ? corps->card : NULL;

    if (!corps || !eia_own_corps(seat, corps))
        return REFUSE(RULE(10_1_3f), "'%s' is no corps of yours", details->id);
    if (card->kind == CORPS_INSURRECTION)
        return REFUSE(RULE(10_1_4j),
                      "'%s' rises when the enemy crosses the border, not so",
                      details->id);
    if (!eia_is_feudal(card))
        return REFUSE(RULE(10_1_3f), "'%s' is no feudal corps", details->id);
    if (eia_lies_in(&seat->board, details->area, card->home))
        return true;
    return REFUSE(RULE(10_1_3f), "'%s' comes back in '%s' alone", card->id,
                  card->home);
}

static bool check_return_now(const struct seat *seat, const struct order *order,
                             struct report *report)
{
    const struct return_corps *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->id);

    if (!check_home(seat, order, corps->card, report))
        return false;
    if (!corps->at && corps->away <= seat->game->turn &&
        eia_corps_factors(corps) > 0)
        return true;
    return REFUSE(
        RULE(10_1_3f),
        "'%s' is on the map, without factors, or stood down this month",
        details->id);
}

/* 10.1.3f a corps is back; 10.1.3g not to move this month */
static void place_it(const struct board *board,
                     const struct return_corps *details)
{
    struct corps *corps = eia_corps(board, details->id);

    corps->at = eia_area(board->module, details->area)->id;
    corps->placed = board->game->turn;
}

/* 10.1.3f back, for the orders after it */
static void foresee_return(const struct seat *seat, const struct order *order)
{
    place_it(&seat->board, order->details);
}

/* 10.1.3f a feudal corps comes back */
static void carry_out_return(struct play *play, const char *side,
                             const struct order *order)
{
    const struct return_corps *details = order->details;
    const struct corps *corps = eia_corps(&play->board, details->id);

    (void)side;
    place_it(&play->board, details);
    tell_corps(play, RULE(10_1_3f), corps,
               arena_text(play->arena, "comes back at %s",
                          eia_place_name(&play->board, details->area)))
        ->area = corps->at;
}

static void say_return(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct return_corps *details = order->details;

    buffer_printf(out, "%s comes back at %s", details->id,
                  eia_place_name(&seat->board, details->area));
}

static void choose_return(const struct seat *seat, struct choices *choices)
{
    foreach (const struct corps_card, card, seat->module->corps) {
        const struct province_card *home =
            eia_province_card(seat->module, card->home);
        const struct return_corps details = {card->id,
                                             home ? home->capital : NULL};

        if (home)
            choice_offer(seat, choices, &eia_return_corps, &details, NULL);
    }
}

const struct order_kind eia_return_corps = {
    ORDER("return-corps", RULE(10_1_3f), "brings a corps back"),
    FIELDS(return_corps, REFER(NAME, return_corps, id, "id", "corps"),
           REFER(NAME, return_corps, area, "area", "area")),
    .subject = "id",
    .check_order = check_return,
    .check_world = check_return_now,
    .foresee = foresee_return,
    .carry_out = carry_out_return,
    .say = say_return,
    .choices = choose_return,
};

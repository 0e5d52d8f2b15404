/* The Tyrol corps rises for Austria in a province that it ceded. 10.1.5 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/land/guerilla.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

#include <string.h>

struct place_tyrol {
    const char *area;
};

static struct corps *tyrol_corps(const struct board *board)
{
    foreach (struct corps, corps, board->game->corps)
        if (corps->card->kind == CORPS_TYROL)
            return corps;
    return NULL;
}

/* 10.1.5a Tyrol is ceded, and its holder at war with Austria; 10.1.5e once a
 * war */
static bool check_war(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct corps *corps = tyrol_corps(&seat->board);
    const char *home = corps->card->home;
    enum power holder = eia_province(&seat->board, home)->controller;

    if (corps->at)
        return REFUSE(RULE(10_1_5a), "'%s' is on the map", corps->id);
    if (corps->trigger != NO_POWER &&
        eia_enemies(&seat->board, AUSTRIA, corps->trigger))
        return REFUSE(RULE(10_1_5e), "'%s' has risen in this war", corps->id);
    if (holder != AUSTRIA && eia_enemies(&seat->board, AUSTRIA, holder))
        return true;
    return REFUSE(RULE(10_1_5a),
                  "Tyrol is not held by an enemy to whom it is ceded");
}

/* 10.1.5a an enemy corps there, besieged or not: the case names no siege */
static bool has_enemy_corps(const struct board *board, const char *area)
{
    foreach (struct corps, corps, board->game->corps)
        if (same_name(corps->at, area) && !corps->embarked &&
            eia_fights(board, AUSTRIA, eia_corps_flag(corps)))
            return true;
    return false;
}

/* 10.1.5a where and when the Tyrol corps rises */
static bool check_tyrol(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct place_tyrol *details = order->details;
    const struct corps *corps = tyrol_corps(&seat->board);

    if (eia_power(seat->side) != AUSTRIA || !corps)
        return REFUSE(RULE(10_1_5a), "the Tyrol corps is Austria's");
    if (eia_lies_in(&seat->board, details->area, corps->card->home))
        return true;
    return REFUSE(RULE(10_1_5a), "'%s' is no area of Tyrol", details->area);
}

static bool check_rising(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct place_tyrol *details = order->details;

    if (!check_war(seat, order, report))
        return false;
    if (!has_enemy_corps(&seat->board, details->area))
        return true;
    return REFUSE(RULE(10_1_5a), "an enemy corps is at %s",
                  eia_place_name(&seat->board, details->area));
}

/* 10.1.5c With eight factors of Austrian infantry; 10.1.5g each time */
static void place_it(const struct board *board,
                     const struct place_tyrol *details)
{
    struct corps *corps = tyrol_corps(board);
    const char *home = corps->card->home;

    corps->at = eia_area(board->module, details->area)->id;
    corps->placed = board->game->turn;
    corps->trigger = eia_province(board, home)->controller;
    memset(corps->factors, 0, sizeof(corps->factors));
    corps->factors[FACTOR_INFANTRY] =
        eia_setting_number(board->module, "tyrol-factors");
}

/* 10.1.5a risen, for the orders after it */
static void foresee_tyrol(const struct seat *seat, const struct order *order)
{
    place_it(&seat->board, order->details);
}

/* 10.1.5a the Tyrol corps rises */
static void carry_out_tyrol(struct play *play, const char *side,
                            const struct order *order)
{
    const struct place_tyrol *details = order->details;
    const struct names *before = NULL;
    struct event *event = NULL;

    place_it(&play->board, details);
    before = eia_tell_power(play, eia_power(side));
    event = TELL(
        play, EVENT_ORDER, RULE(10_1_5a), side, tyrol_corps(&play->board)->id,
        "Tyrol rises at %s with %s",
        eia_place_name(&play->board, details->area),
        eia_factors_words(play->arena, tyrol_corps(&play->board)->factors));
    event_from_outside(play->journal, event, "Tyrol rises at %s",
                       eia_place_name(&play->board, details->area));
    eia_told(play, before);
    event->area = details->area;
    event_cites(play->journal, event, RULE(10_1_5c));
}

static void say_tyrol(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    buffer_printf(
        out, "the Tyrol corps rises at %s",
        eia_place_name(&seat->board, ORDERED(place_tyrol, order)->area));
}

static void choose_tyrol(const struct seat *seat, struct choices *choices)
{
    foreach (const struct area_card, area, seat->module->areas)
        choice_offer(seat, choices, &eia_place_tyrol,
                     &(const struct place_tyrol){area->id}, NULL);
}

const struct order_kind eia_place_tyrol = {
    ORDER("place-tyrol", RULE(10_1_5a), "raises the Tyrol corps"),
    FIELDS(place_tyrol, REFER(NAME, place_tyrol, area, "area", "area")),
    .check_order = check_tyrol,
    .check_world = check_rising,
    .foresee = foresee_tyrol,
    .carry_out = carry_out_tyrol,
    .say = say_tyrol,
    .choices = choose_tyrol,
};

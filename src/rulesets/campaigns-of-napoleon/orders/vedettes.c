/* Order of I.b1: light cavalry sends out vedettes and takes them in. */
#include "rulesets/campaigns-of-napoleon/orders/orders.h"

enum deed { MAKE, RETURN };

struct vedettes_order {
    const char *unit;
    enum deed deed;
    int count;
};

static const char *const deed_words[] = {"make", "return", NULL};

/* [base vedettes] a vedette that may be taken in; one that has regrouped comes
 * to a unit in supply */
static bool may_return(const struct board *board, const struct vedette *vedette,
                       const struct unit *unit)
{
    const struct force *force = con_force(board, unit->force);

    if (vedette->of != unit->of)
        return false;
    if (vedette->state == REGROUP)
        return vedette->back <= board->game->turn && force &&
               con_supplied(board, force);
    return vedette->state == ON_MAP && vedette->hex == unit->hex;
}

/* [base vedettes] vedettes that a unit may take in */
static int returnable(const struct board *board, const struct unit *unit)
{
    int count = 0;

    foreach (struct vedette, vedette, board->game->vedettes)
        count += may_return(board, vedette, unit);
    return count;
}

/* [base vedettes] as many as the card allows, a point is kept */
static bool check_make(const struct seat *seat, const struct order *order,
                       const struct unit *unit, struct report *report)
{
    const struct vedettes_order *details = order->details;
    int cost = con_points_of(unit->vedettes_out + details->count) -
               con_points_of(unit->vedettes_out);

    if (unit->vedettes_out + details->count > unit->card->vedettes)
        return REFUSE(
            BASE(vedettes), "'%s' may have %s out and has %d", unit->id,
            arena_counted(seat->arena, unit->card->vedettes, "vedette"),
            unit->vedettes_out);
    return unit->sp - cost >= 1 ||
           REFUSE(BASE(vedettes), "'%s' must keep a point of strength",
                  unit->id);
}

/* 5b light cavalry of one's own */
static bool check_vedettes(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct vedettes_order *details = order->details;
    const struct unit *unit = con_unit(&seat->board, details->unit);

    if (!con_check_own(seat, order, details->unit, report))
        return false;
    if (!unit)
        return REFUSE(BASE(vedettes), "'%s' is no unit", details->unit);
    if (details->deed == MAKE &&
        (unit->card->arm != CAVALRY || unit->card->weight != LIGHT))
        return REFUSE(RULE(5b), "'%s' is no light cavalry", unit->id);
    return true;
}

/* [base vedettes] vedettes that may go out or come in now */
static bool check_here(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct vedettes_order *details = order->details;
    const struct unit *unit = con_unit(&seat->board, details->unit);

    if (unit->state != ON_MAP)
        return REFUSE(BASE(vedettes), "'%s' is not on the map", unit->id);
    if (details->deed == MAKE)
        return check_make(seat, order, unit, report);
    return (unit->vedettes_out >= details->count &&
            returnable(&seat->board, unit) >= details->count) ||
           REFUSE(BASE(vedettes),
                  "'%s' cannot take in %s: they stand with it, or have "
                  "regrouped, and then it is in supply",
                  unit->id,
                  arena_counted(seat->arena, details->count, "vedette"));
}

/* [base vedettes] a vedette goes out */
static void make_one(const struct board *board, struct unit *unit)
{
    const char *id = NULL;
    struct vedette *vedette = NULL;

    for (int i = 1; !id || con_vedette(board, id); i++)
        id = arena_text(board->arena, "%s-v%d", unit->id, i);
    vedette = GAME_ADD(board, vedettes);
    vedette->id = id;
    vedette->army = unit->card->army;
    vedette->parent = unit->id;
    vedette->hex = unit->hex;
    vedette->of = unit->of;
}

/* [base vedettes] a vedette comes in */
static void take_one(const struct board *board, const struct unit *unit)
{
    struct game *game = board->game;

    for (size_t i = 0; i < game->vedettes_count; i++) {
        if (!may_return(board, &game->vedettes[i], unit))
            continue;
        LIST_REMOVE(game->vedettes, game->vedettes_count, i);
        return;
    }
}

/* [base vedettes] the first of a pair takes a point, the second gives it
 * back */
static void foresee_vedettes(const struct seat *seat, const struct order *order)
{
    const struct vedettes_order *details = order->details;
    struct unit *unit = con_unit(&seat->board, details->unit);
    int before = con_points_of(unit->vedettes_out);

    for (int i = 0; i < details->count; i++) {
        if (details->deed == MAKE)
            make_one(&seat->board, unit);
        else
            take_one(&seat->board, unit);
        unit->vedettes_out += details->deed == MAKE ? 1 : -1;
    }
    con_make_stacks(seat->game, seat->module, seat->arena);
    unit->sp += before - con_points_of(unit->vedettes_out);
    if (unit->sp > unit->card->sp)
        unit->sp = unit->card->sp;
    con_outgrow(&seat->board, unit);
}

/* [base vedettes] I.b1: vedettes go out or come in */
static void carry_out_vedettes(struct play *play, const char *side,
                               const struct order *order)
{
    const struct vedettes_order *details = order->details;
    const struct unit *unit = con_unit(&play->board, details->unit);
    bool acted = unit->acting_vedette;

    con_deed(play, side, order);
    con_tell_own(play->journal, EVENT_ORDER, BASE(vedettes), side, unit->id,
                 details->deed == MAKE ? "The %s sends out %s and keeps %d SP."
                                       : "The %s takes in %s and has %d SP.",
                 unit->name,
                 arena_counted(play->arena, details->count, "vedette"),
                 unit->sp);
    con_say_outgrown(play, unit, acted);
}

static void choices_of_vedettes(const struct seat *seat,
                                struct choices *choices)
{
    foreach (const struct unit, unit, seat->game->units)
        for (enum deed deed = MAKE; deed <= RETURN; deed++)
            choice_offer(seat, choices, &con_vedettes,
                         &(struct vedettes_order){unit->id, deed, 1},
                         "%d SP, %d out", unit->sp, unit->vedettes_out);
}

static void say_vedettes(const struct seat *seat, const struct order *order,
                         struct buffer *out)
{
    const struct vedettes_order *details = order->details;
    const struct unit *unit = con_unit(&seat->board, details->unit);

    buffer_printf(out, "the %s %s %d vedette%s", unit->card->name,
                  details->deed == MAKE ? "sends out" : "takes in",
                  details->count, details->count == 1 ? "" : "s");
}

const struct order_kind con_vedettes = {
    ORDER("vedettes", BASE(vedettes),
          "light cavalry sends out vedettes or takes them in"),
    FIELDS(vedettes_order, NEEDED(NAME, vedettes_order, unit, "unit"),
           CHOOSE(vedettes_order, deed, "deed", deed_words),
           NEEDED(COUNT, vedettes_order, count, "count")),
    .subject = "unit",
    .check_order = check_vedettes,
    .check_world = check_here,
    .foresee = foresee_vedettes,
    .carry_out = carry_out_vedettes,
    .choices = choices_of_vedettes,
    .say = say_vedettes,
};

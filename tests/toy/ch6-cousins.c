/* 6 Cousins: bands that come later. */
#include "tests/toy/game.h"

#include "core/arena.h"
#include "core/buffer.h"

#include <string.h>

struct call_cousin {
    const char *band;
};

/* Named after who called it, so that the id hangs on nothing else. */
static const char *cousin_id(struct arena *arena, const struct band *band)
{
    return arena_text(arena, "%s.cousin", band->id);
}

static int burrow_of(const struct board *board, const char *family)
{
    return board->module->families[toy_family(board, family)].burrow;
}

/* 6.1 calling cousins */
static bool check_call(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct call_cousin *call = order->details;
    const struct band *band = toy_own_band(seat, order, call->band, report);
    const char *cousin;

    if (!band)
        return false;
    cousin = cousin_id(seat->arena, band);
    if (band->called || !is_name(cousin) || toy_band(&seat->board, cousin))
        return REFUSE(RULE(6_1), "'%s' has no cousin to call", band->id);
    return true;
}

/* 6.1 the price, 6.1a room in the burrow */
static bool check_welcome(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    if (toy_household(&seat->board, seat->side)->apples < COUSIN_PRICE)
        return REFUSE(
            RULE(6_1), "a cousin wants %d apples, and %d are in store",
            COUSIN_PRICE, toy_household(&seat->board, seat->side)->apples);
    if (!toy_has_room(&seat->board, toy_family(&seat->board, seat->side),
                      burrow_of(&seat->board, seat->side)))
        return REFUSE(RULE(6_1a), "there is no room in the burrow");
    return true;
}

static struct band *come(const struct board *board, struct band *caller)
{
    struct game *game = board->game;
    struct band cousin = *caller;
    struct band *added;

    caller->called = true;
    toy_household(board, caller->family)->apples -= COUSIN_PRICE;
    cousin.id = cousin_id(board->arena, caller);
    cousin.name = arena_text(board->arena, "Cousin of %s", caller->name);
    cousin.hex = burrow_of(board, caller->family);
    cousin.strength = COUSIN_STRENGTH;
    cousin.tired = cousin.moved = cousin.scuffled = cousin.called = false;
    added = LIST_ADD(board->arena, game->bands, game->band_count);
    *added = cousin;
    toy_stack(game, board->module, board->arena);
    return added;
}

static void foresee_call(const struct seat *seat, const struct order *order)
{
    const struct call_cousin *call = order->details;

    come(&seat->board, toy_band(&seat->board, call->band));
}

static void carry_out_call(struct play *play, const char *side,
                           const struct order *order)
{
    const struct call_cousin *call = order->details;
    const struct band *cousin =
        come(&play->board, toy_band(&play->board, call->band));
    struct event *event = journal_add(play->journal, EVENT_STATE, RULE(6_1),
                                      "%s comes to %04d for %d apples.",
                                      cousin->name, cousin->hex, COUSIN_PRICE);

    event_of(event_for_all(event_at(event, cousin->hex)), side, cousin->id);
}

static void say_call(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct call_cousin *call = order->details;

    buffer_printf(out, "'%s' calls a cousin to %04d for %d apples", call->band,
                  burrow_of(&seat->board, seat->side), COUSIN_PRICE);
}

static void choose_call(const struct seat *seat, struct choices *choices)
{
    for (size_t i = 0; i < seat->game->band_count; i++) {
        const struct call_cousin call = {seat->game->bands[i].id};

        choice_offer(seat, choices, &toy_call, &call, "for %d apples",
                     COUSIN_PRICE);
    }
}

const struct order_kind toy_call = {
    ORDER("call", RULE(6_1),
          "a band calls its cousin to the burrow for three apples"),
    FIELDS(call_cousin, NEEDED(NAME, call_cousin, band, "band")),
    .subject = "band",
    .once = true,
    .check_order = check_call,
    .check_world = check_welcome,
    .foresee = foresee_call,
    .carry_out = carry_out_call,
    .say = say_call,
    .choices = choose_call,
};

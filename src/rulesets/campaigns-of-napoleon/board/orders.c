/* What several kinds of orders check alike. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"

#include <string.h>

static void add_names(const struct board *board, enum side side,
                      struct names *names)
{
    foreach (const struct force, force, board->game->forces)
        if (force->of->side == side)
            names_add(board->arena, names, force->id);
    foreach (struct vedette, vedette, board->game->vedettes)
        if (vedette->of->side == side)
            names_add(board->arena, names, vedette->id);
    foreach (const struct leader_card, card, board->module->leaders)
        if (card->side == side)
            names_add(board->arena, names, card->id);
    foreach (const struct unit_card, card, board->module->units)
        if (card->side == side)
            names_add(board->arena, names, card->id);
}

const struct army_card *con_army_of(const struct board *board, const char *id)
{
    const struct force *force = con_force(board, id);
    const struct counter *counter = con_counter(board, id);

    if (force)
        return force->of;
    return counter ? counter->of : NULL;
}

bool con_is_his(const struct seat *seat, enum side side)
{
    return con_side(seat->side) == side;
}

/* [base command] pieces of one's own */
bool con_check_own(const struct seat *seat, const struct order *order,
                   const char *id, struct report *report)
{
    const struct army_card *army = con_army_of(&seat->board, id);
    struct names names = {NULL, 0};
    const char *nearest = NULL;

    if (army && army->side == con_side(seat->side))
        return true;
    if (army)
        return REFUSE(BASE(command), "'%s' is not yours to command", id);
    add_names(&seat->board, con_side(seat->side), &names);
    nearest = nearest_name(id, &names);
    return REFUSE(BASE(force), "nothing is called '%s'%s", id,
                  nearest
                      ? arena_text(seat->arena, ", did you mean '%s'?", nearest)
                      : "");
}

bool con_check_subject(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    return con_check_own(seat, order, order_subject(seat->arena, order),
                         report);
}

struct force *con_check_force(const struct seat *seat,
                              const struct order *order, struct report *report)
{
    const char *id = order_subject(seat->arena, order);
    struct force *force = con_force(&seat->board, id);

    if (!force)
        REFUSE(BASE(force), "'%s' leads no force of his own", id);
    return force;
}

void con_deed(struct play *play, const char *side, const struct order *order)
{
    const struct seat seat = {
        .board = play->board, .side = side, .certain = true};

    order->kind->foresee(&seat, order);
}

void con_carry_out_as_said(struct play *play, const char *side,
                           const struct order *order)
{
    const struct seat seat = {.board = play->board, .side = side};
    struct buffer words;

    buffer_init(&words);
    order->kind->say(&seat, order, &words);
    /* A name keeps its own small letter. */
    if (strncmp(words.bytes, "the ", 4) == 0)
        words.bytes[0] = 'T';
    con_tell_own(play->journal, EVENT_ORDER, order->kind->rule, side,
                 order_subject(play->arena, order), "%s.", words.bytes);
    buffer_release(&words);
    con_deed(play, side, order);
}

const void *con_wish(const struct play *play, enum side side,
                     const struct order_kind *kind, const char *about)
{
    const struct order *order =
        play_order(play, con_side_id(side), kind, about, 0);

    return order ? order->details
                 : play_standing(play, con_side_id(side), kind, about);
}

/* [base sequence] at dawn all of phase I is as certain as its first */
bool con_settled(const struct game *game, const char *step)
{
    return game->dawn && strncmp(step, "I.", 2) == 0;
}

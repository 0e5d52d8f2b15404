/* Finding units and leaders, and moving them. */
#include "core/arena.h"
#include "rulesets/grande-armee/board/board.h"
#include "rulesets/grande-armee/module/rules.h"

#include <string.h>

int gra_enemy(int side)
{
    return side == FRANCE ? COALITION : FRANCE;
}

static struct piece *of_list(const struct board *board, const char *id,
                             int list)
{
    struct piece *piece = piece_named(board->game->stacks, id);

    return piece && piece->list == list ? piece : NULL;
}

struct unit *gra_unit(const struct board *board, const char *id)
{
    return (struct unit *)of_list(board, id, UNIT_LIST);
}

struct leader *gra_leader(const struct board *board, const char *id)
{
    return (struct leader *)of_list(board, id, LEADER_LIST);
}

/* The first of that list from a piece down, itself included. */
static struct piece *down_to(struct piece *piece, int list)
{
    while (piece && piece->list != list)
        piece = stack_below_of(piece);
    return piece;
}

struct unit *gra_first(const struct board *board, int hex, int side)
{
    return (struct unit *)down_to(stack_top_of(board->game->stacks, hex, side),
                                  UNIT_LIST);
}

struct unit *gra_next(const struct unit *unit)
{
    return (struct unit *)down_to(stack_below_of(&unit->piece), UNIT_LIST);
}

struct leader *gra_first_leader(const struct board *board, int hex, int side)
{
    return (struct leader *)down_to(
        stack_top_of(board->game->stacks, hex, side), LEADER_LIST);
}

struct leader *gra_next_leader(const struct leader *leader)
{
    return (struct leader *)down_to(stack_below_of(&leader->piece),
                                    LEADER_LIST);
}

bool gra_has_units(const struct board *board, int hex, int side)
{
    for (struct unit *unit = gra_first(board, hex, side); unit;
         unit = gra_next(unit))
        if (!unit->inside && !gra_is_train(unit->card->type))
            return true;
    return false;
}

bool gra_has_garrison(const struct board *board, int hex, int side)
{
    for (struct unit *unit = gra_first(board, hex, side); unit;
         unit = gra_next(unit))
        if (unit->inside && unit->sp > 0)
            return true;
    return false;
}

bool gra_is_inside(const struct board *board, const struct leader *leader)
{
    const struct unit *unit = gra_unit(board, leader->unit);

    return unit ? unit->inside : leader->inside;
}

struct depot *gra_depot_at(const struct board *board, int hex, int side)
{
    foreach (struct depot, depot, board->game->depots)
        if (!depot->lost && depot->hex == hex && depot->nation->side == side)
            return depot;
    return NULL;
}

struct held *gra_held_at(const struct board *board, int hex)
{
    foreach (struct held, held, board->game->held)
        if (held->hex == hex)
            return held;
    return NULL;
}

/* [base vp] who came last to a settlement holds it, but for a fortress with a
 * garrison of the enemy; 19.13c whoever enters sees its markers */
static void hold_place(const struct board *board, int hex, int side)
{
    struct held *held = gra_held_at(board, hex);

    if (!held || gra_has_garrison(board, hex, gra_enemy(side)))
        return;
    held->side = side;
    if (side == FRANCE)
        held->hidden = 0;
}

void gra_put(const struct board *board, struct unit *unit, int hex)
{
    piece_put(board->game->stacks, &unit->piece, hex);
    unit->inside = false;
    if (unit->division)
        piece_put(board->game->stacks, &unit->division->piece, hex);
    if (!gra_is_train(unit->card->type))
        hold_place(board, hex, unit->side);
}

bool gra_has_any(const struct board *board, int hex, int side)
{
    for (struct piece *piece = stack_top_of(board->game->stacks, hex, side);
         piece; piece = stack_below_of(piece))
        if (piece->list == UNIT_LIST
                ? !((struct unit *)piece)->inside
                : !gra_is_inside(board, (struct leader *)piece))
            return true;
    return false;
}

void gra_shelter(const struct board *board, struct unit *unit)
{
    unit->inside = gra_has_any(board, unit->hex, gra_enemy(unit->side));
}

void gra_put_leader(const struct board *board, struct leader *leader, int hex)
{
    piece_put(board->game->stacks, &leader->piece, hex);
    leader->inside = false;
}

void gra_remove(const struct board *board, struct unit *unit)
{
    piece_leave(board->game->stacks, &unit->piece, GONE);
    unit->inside = false;
}

void gra_remove_leader(const struct board *board, struct leader *leader,
                       int state)
{
    struct unit *unit = gra_unit(board, leader->unit);

    piece_leave(board->game->stacks, &leader->piece, state);
    leader->unit = NULL;
    if (unit && unit->division == leader)
        unit->division = NULL;
}

bool gra_id_before(const char *one, const char *other)
{
    return strcmp(one, other) < 0;
}

const char *gra_owner(const struct game *game, const struct module *module,
                      const char *kind, const char *name)
{
    const struct unit_card *unit = gra_unit_card(module, name);
    const struct leader_card *leader = gra_leader_card(module, name);

    (void)game;
    (void)kind;
    if (unit)
        return gra_side_words[unit->nation->side];
    return leader ? gra_side_words[leader->nation->side] : NULL;
}

/* A unit takes who leads it along. */
void gra_move_with(const struct game *game, const struct module *module,
                   const char *kind, const char *id, struct piece_moves *moves)
{
    (void)module;
    piece_moves_add(moves, kind, id);
    foreach (const struct leader, leader, game->leaders)
        if (same_name(kind, "unit") && same_name(leader->unit, id))
            piece_moves_add(moves, "leader", leader->id);
}

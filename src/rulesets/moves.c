/* What a ruleset says of a piece that a correction moves. */
#include "core/arena.h"
#include "rulesets/ruleset.h"

static void add(struct piece_moves *moves, const struct piece_move *move)
{
    *(struct piece_move *)LIST_ADD(moves->arena, moves->items, moves->count) =
        *move;
}

void piece_moves_add(struct piece_moves *moves, const char *kind,
                     const char *id)
{
    add(moves, &(struct piece_move){.kind = kind, .id = id});
}

void piece_moves_unset(struct piece_moves *moves, const char *kind,
                       const char *id, const char *field)
{
    add(moves, &(struct piece_move){kind, id, field, NULL});
}

/* Who goes along when a correction moves a piece. */
#include "rulesets/campaigns-of-napoleon/words/words.h"

#include <string.h>

/* All who stand in a force. */
static void add_members(const struct board *board, const char *force,
                        struct piece_moves *moves)
{
    foreach_piece (const struct leader, leader, board->game->leaders, ANY_SIDE)
        if (same_name(leader->force, force))
            piece_moves_add(moves, "leader", leader->id);
    foreach_piece (const struct unit, unit, board->game->units, ANY_SIDE)
        if (same_name(unit->force, force))
            piece_moves_add(moves, "unit", unit->id);
}

/* [base force] a force is where its leaders and units are */
static void move_force(const struct board *board, const char *id,
                       struct piece_moves *moves)
{
    add_members(board, id, moves);
    if (moves->count == 0)
        moves->refused =
            arena_text(moves->arena,
                       "force '%s' has nobody on the map who could move", id);
}

/* [base force] nobody on the map is without a force: one of several leaves
 * theirs for one of his own, which has to be there */
static void move_member(const struct board *board, const char *kind,
                        const struct counter *one, struct piece_moves *moves)
{
    const struct force *force = con_force(board, one->force);
    bool leads = strcmp(kind, "leader") == 0;
    struct piece_moves all = {.arena = moves->arena};
    size_t others;

    add_members(board, one->force, &all);
    others = all.count - 1;
    if (others == 0 || !force)
        piece_moves_add(moves, kind, one->id);
    else if (leads && same_name(force->leader, one->id))
        moves->refused =
            arena_text(moves->arena,
                       "leader '%s' leads force '%s', and %zu others stand in "
                       "it: 'move force %s to PLACE' moves all of them",
                       one->id, force->id, others, force->id);
    else
        moves->refused = arena_text(
            moves->arena,
            "%s '%s' moves with force '%s', and %zu others stand in it: 'move "
            "force %s to PLACE' moves all of them; by itself it goes behind "
            "the lines 'add force %s %s%s%s' and 'set %s %s force=%s'",
            kind, one->id, force->id, others, force->id, one->id, force->army,
            leads ? " leader=" : "", leads ? one->id : "", kind, one->id,
            one->id);
}

void con_move_with(const struct game *game, const struct module *module,
                   const char *kind, const char *id, struct piece_moves *moves)
{
    const struct board board = {
        .game = (struct game *)game, .module = module, .arena = moves->arena};
    const struct unit *unit = con_unit(&board, id);
    const struct leader *leader = con_leader(&board, id);

    if (strcmp(kind, "force") == 0)
        move_force(&board, id, moves);
    else if (strcmp(kind, "unit") == 0 && unit && unit->force)
        move_member(&board, kind, &unit->counter, moves);
    else if (strcmp(kind, "leader") == 0 && leader && leader->force)
        move_member(&board, kind, &leader->counter, moves);
}

/* Who goes along when a correction moves a piece. */
#include "rulesets/campaigns-of-napoleon/words/words.h"

#include "rulesets/campaigns-of-napoleon/board/board.h"

#include <string.h>

/* Those who stand in a force. */
struct members {
    size_t units, leaders;
};

static struct members members_of(const struct game *game, const char *force,
                                 struct piece_moves *moves)
{
    struct members members = {0, 0};

    for (size_t i = 0; i < game->leader_count; i++) {
        const struct leader *leader = &game->leaders[i];

        if (leader->state != ON_MAP || !same_name(leader->force, force))
            continue;
        members.leaders++;
        if (moves)
            piece_moves_add(moves, "leader", leader->id);
    }
    for (size_t i = 0; i < game->unit_count; i++) {
        const struct unit *unit = &game->units[i];

        if (unit->state != ON_MAP || !same_name(unit->force, force))
            continue;
        members.units++;
        if (moves)
            piece_moves_add(moves, "unit", unit->id);
    }
    return members;
}

/* [base force] a force is where its leaders and units are */
static void move_force(const struct game *game, const char *id,
                       struct piece_moves *moves)
{
    const struct members members = members_of(game, id, moves);

    if (members.leaders + members.units == 0)
        moves->refused =
            arena_text(moves->arena,
                       "force '%s' has nobody on the map who could move", id);
}

/* [base force] nobody on the map is without a force: one of several leaves
 * theirs for one of his own, which has to be there */
static void move_member(const struct board *board, const char *kind,
                        const char *id, const char *of,
                        struct piece_moves *moves)
{
    const struct force *force = con_force(board, of);
    const struct members members = members_of(board->game, of, NULL);
    size_t others = members.leaders + members.units - 1;
    bool leads = strcmp(kind, "leader") == 0;

    if (others == 0 || !force)
        piece_moves_add(moves, kind, id);
    else if (leads && same_name(force->leader, id))
        moves->refused = arena_text(
            moves->arena,
            "leader '%s' leads force '%s', and %zu others stand in it: 'move "
            "force %s to PLACE' moves all of them",
            id, of, others, of);
    else
        moves->refused = arena_text(
            moves->arena,
            "%s '%s' moves with force '%s', and %zu others stand in it: 'move "
            "force %s to PLACE' moves all of them; by itself it goes behind "
            "the lines 'add force %s %s%s%s' and 'set %s %s force=%s'",
            kind, id, of, others, of, id, force->army, leads ? " leader=" : "",
            leads ? id : "", kind, id, id);
}

void con_move_with(const struct game *game, const struct module *module,
                   const char *kind, const char *id, struct piece_moves *moves)
{
    struct game *own = (struct game *)game;
    const struct board board = {
        .game = own, .module = module, .arena = moves->arena};
    const struct unit *unit;
    const struct leader *leader;

    if (strcmp(kind, "force") == 0)
        move_force(game, id, moves);
    else if (strcmp(kind, "unit") == 0) {
        unit = con_unit(&board, id);
        if (unit && unit->force)
            move_member(&board, kind, id, unit->force, moves);
    } else if (strcmp(kind, "leader") == 0) {
        leader = con_leader(&board, id);
        if (leader && leader->force)
            move_member(&board, kind, id, leader->force, moves);
    }
}

/* Who stands where.
 *
 * A game has one struct stacks, made in open_game() and anew by every copy of a
 * game (record_copy() copies what field tables know, and a pointer to stacks is
 * none of that): stacks_new(), then stacks_add() for each list of pieces, first
 * the kind that lies on top. From then on piece_put() and piece_leave() are the
 * only way to move a piece, and "who stands here" is one look and a walk down:
 *
 *     for (p = stack_top(stacks, hex); p; p = stack_below(p))
 *
 * What kind a piece is, a unit or a marker, its member list says: the place of
 * the stacks_add() that it came by.
 *
 * Order in a stack is the order in which the pieces were added, whoever came
 * there first, so that ties and dice hang on nothing but module and game. A
 * list that grows has moved: it is added anew by making the stacks anew.
 *
 * A view of a closed book has no enemy pieces but sightings (hex and what was
 * seen); they are the ruleset's and stand in no stack. */
#ifndef BERTHIER_WARGAME_STACKS_H
#define BERTHIER_WARGAME_STACKS_H

#include "core/arena.h"
#include "wargame/piece.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct stacks;

/* A list of a ruleset's pieces: items, count, size of one. */
#define STACKS_ADD(stacks, items, count)                                       \
    stacks_add((stacks), (items), (count), sizeof(*(items)))

struct stacks *stacks_new(struct arena *arena);
/* Each piece that is on the map goes below those of its hex that are there;
 * its id is known to piece_named() wherever it is. Of the same id the first
 * counts. The pieces live as long as the stacks. */
void stacks_add(struct stacks *stacks, void *pieces, size_t count, size_t size);

/* The top piece of a hex, of all sides or of one; NULL: nobody is there. */
struct piece *stack_top(const struct stacks *stacks, int hex);
struct piece *stack_top_of(const struct stacks *stacks, int hex, int side);
/* The next below; the next of the same side. */
struct piece *stack_below(const struct piece *piece);
struct piece *stack_below_of(const struct piece *piece);
/* The piece with that id; NULL: none has it, or id is NULL. */
struct piece *piece_named(const struct stacks *stacks, const char *id);

/* On the map, and of that side unless it is ANY_SIDE. */
enum { ANY_SIDE = -1 };
bool piece_is_there(const struct piece *piece, int side);
/* Walks those pieces of a list that are there, in its order, as foreach() does:
 * foreach_piece (struct unit, unit, game->units, side). */
#define foreach_piece(type, one, list, of)                                     \
    foreach (type, one, list)                                                  \
        if (!piece_is_there(&one->piece, (int)(of)))                           \
            continue;                                                          \
        else

/* Puts a piece that may stand anywhere, or nowhere, into a hex of the map: its
 * state is PIECE_ON_MAP then. */
void piece_put(struct stacks *stacks, struct piece *piece, int hex);
/* Takes a piece off the map: its state, not PIECE_ON_MAP, is the ruleset's
 * word for where it is; its hex becomes 0. */
void piece_leave(struct stacks *stacks, struct piece *piece, int state);

#endif

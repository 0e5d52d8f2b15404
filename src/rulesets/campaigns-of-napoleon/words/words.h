/* Words about pieces and points, for a player who writes his orders.
 *
 * A blank sheet says of whom and what it lists orders: describe.c has a line
 * for whatever a subject names, a force, unit, leader, vedettes, army or hex,
 * and budget.c says for each step what may be spent in it and what each thing
 * costs. Both tell a side of its own alone, from the game as it sees it, change
 * nothing, and judge nothing: what is legal the order kinds say.
 *
 * Orders as people write them: names.c has what people call pieces, armies and
 * places, so that an order may say "III Corps" or "Quatre Bras", and complete.c
 * makes a path of a mere destination, the cheapest that a march could take as
 * the side sees the game, or, where none is free, the cheapest over the ground,
 * so that the check can say what bars it. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_WORDS_WORDS_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_WORDS_WORDS_H

#include "rulesets/campaigns-of-napoleon/board/board.h"

/* describe.c: "Reille: 25 SP at 0722 (Leers), in supply, 5 MP"; NULL of what is
 * not the side's. */
const char *con_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject);
/* budget.c: lines, NULL at the end, or NULL. */
const char *const *con_budget(const struct seat *seat);
/* moves.c: who goes along when a correction moves a piece; see
 * rulesets/ruleset.h. */
void con_move_with(const struct game *game, const struct module *module,
                   const char *kind, const char *id, struct piece_moves *moves);

/* position.c: how a side stands, for its report: its own forces, what comes,
 * what is held, and of the enemy what its view shows. Lines of at most 78
 * columns, NULL at the end; those that begin with a blank are rows of a
 * table. */
const char *const *con_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena);

/* names.c, complete.c */
/* What orders of the kind may name in the field; see struct ruleset. */
void con_names(const struct seat *seat, const struct order_kind *kind,
               const struct field *field, struct printed_names *names);
/* Moves, forced marches and marches to the guns; see struct ruleset. */
void con_complete(const struct seat *seat, const struct order_kind *kind,
                  void *details);

#endif

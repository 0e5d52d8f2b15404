/* Days played by sides that see nothing but their views, and games that differ
 * in what is hidden. */
#ifndef BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_HIDDEN_SCENE_H
#define BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_HIDDEN_SCENE_H

#include "core/order.h"
#include "rulesets/campaigns-of-napoleon/board/state.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"

/* What the side sees of the scene's game. */
struct game *hidden_view(struct scene *scene, enum side side);
/* The element of a game, as it would stand in a file. */
const char *hidden_text(struct scene *scene, const struct game *game);
/* A seat for checks and choices of that step. */
struct seat hidden_seat(struct scene *scene, enum side side, struct game *game,
                        const char *step);
/* Another game that the other side of `side` could have: strength, leaders,
 * points, chits and classes of `side` are different. What the enemy may know
 * is the same. */
struct game *hidden_twin(struct scene *scene, enum side side);
/* Plays one exchange: both sides order something of what they are offered on
 * their views. *at is where play stands. */
void hidden_exchange(struct scene *scene, const char **at, uint64_t *chance);
/* Does the text name a leader or unit of the side by id or name? */
bool hidden_names(struct scene *scene, enum side side, const char *text);

#endif

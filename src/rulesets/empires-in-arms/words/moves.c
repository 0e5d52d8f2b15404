/* What stands no longer when a correction moves a piece. Leaders go with their
 * corps, cargo with its fleet: they say so themselves, and have no place of
 * their own. */
#include "rulesets/empires-in-arms/words/words.h"

#include <string.h>

/* [base transport, march] it stands in the open, on land, and has come from
 * nowhere */
static void move_corps(const struct corps *corps, struct piece_moves *moves)
{
    piece_moves_add(moves, "corps", corps->id);
    if (corps->embarked)
        piece_moves_unset(moves, "corps", corps->id, "embarked");
    if (corps->in_city)
        piece_moves_unset(moves, "corps", corps->id, "in-city");
    if (corps->from)
        piece_moves_unset(moves, "corps", corps->id, "from");
    if (corps->by)
        piece_moves_unset(moves, "corps", corps->id, "by");
}

static void move_leader(const struct leader *leader, struct piece_moves *moves)
{
    if (leader->state != LEADER_ON)
        moves->refused =
            arena_text(moves->arena,
                       "leader '%s' is not on the map: 'set leader %s "
                       "state=map with=ID' puts him with a corps or fleet",
                       leader->id, leader->id);
}

void eia_move_with(const struct game *game, const struct module *module,
                   const char *kind, const char *id, struct piece_moves *moves)
{
    (void)module;
    foreach (struct corps, corps, game->corps)
        if (strcmp(kind, "corps") == 0 && same_name(corps->id, id))
            move_corps(corps, moves);
    foreach (struct leader, leader, game->leaders)
        if (strcmp(kind, "leader") == 0 && same_name(leader->id, id))
            move_leader(leader, moves);
    foreach (const struct irregular, irregular, game->irregulars)
        if (strcmp(kind, "irregular") == 0 && same_name(irregular->id, id)) {
            piece_moves_add(moves, kind, id);
            if (irregular->in_city)
                piece_moves_unset(moves, kind, id, "in-city");
        }
}

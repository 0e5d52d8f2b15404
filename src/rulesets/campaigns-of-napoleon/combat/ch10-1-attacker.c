/* 10.1 attacker and defender; 10a the order of the combats. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"

#include <stdlib.h>
#include <string.h>

/* 10.1a the group that came last into a zone, even by a part; if nobody
 * came, the first player's (ruling 38) */
enum side con_last_mover(const struct board *board, const struct combat *combat)
{
    int french = con_group(board, combat->groups[FRENCH])->zoc_entry;
    int coalition = con_group(board, combat->groups[COALITION])->zoc_entry;

    if (french == coalition)
        return board->game->first_player;
    return french > coalition ? FRENCH : COALITION;
}

/* 10.1a, 3.1o who attacks, and why */
void con_say_attacker(const struct fight *fight)
{
    enum side attacker = fight->combat->attacker;
    bool stood = fight->combat->role_fixed;
    const char *why = stood ? "chose to fight over the bridge"
                            : "moved last into a zone of control";

    TELL(fight, EVENT_NOTE, stood ? RULE(3_1o) : RULE(10_1a), attacker,
         fight->senior[attacker], "The %s side attacks: it %s.",
         con_side_adjective(attacker), why);
}

static int by_hex(const void *one, const void *other)
{
    const struct combat *const *mine = one;
    const struct combat *const *his = other;

    return strcmp((*mine)->id, (*his)->id);
}

/* 10a the place of a combat in the wish of the side with the initiative: any
 * hex of it may be named. */
static size_t wished(const struct board *board, const struct combat *combat,
                     const struct hexes *wishes)
{
    for (size_t i = 0; i < wishes->count; i++)
        for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
            const struct group *group = con_group(board, combat->groups[side]);

            if (hexes_contain(&group->hexes, wishes->items[i]))
                return i;
        }
    return wishes->count;
}

/* 10a combats not yet fought, in the order of their hexes. */
static struct combat **pending(const struct board *board, size_t *count)
{
    struct combat **combats = ARENA_ARRAY(board->arena, struct combat *,
                                          board->game->combats_count + 1);

    *count = 0;
    foreach (struct combat, combat, board->game->combats)
        if (combat->progress != DONE)
            combats[(*count)++] = combat;
    qsort(combats, *count, sizeof(combats[0]), by_hex);
    return combats;
}

/* 10a initiative side orders the combats */
static void say_order(struct play *play, const struct board *board)
{
    const struct hexes *order = &board->game->combat_order;
    const char *side = con_side_name(board->game->initiative_player);
    const char *text = con_hex_names(board, order, ", then ");

    if (order->count > 1)
        journal_tell(play->journal, EVENT_STATE, RULE(10a), NULL, NULL,
                     "With %s in the initiative, combats are fought at %s.",
                     side, text);
    else if (order->count == 1)
        journal_tell(play->journal, EVENT_STATE, RULE(10a), NULL, NULL,
                     "One combat is to be fought, at %s.", text);
    else
        journal_tell(play->journal, EVENT_STATE, RULE(10a), NULL, NULL,
                     "No combat is to be fought.");
}

/* 10a VI.a0: the side with the initiative orders them */
void con_order_combats(struct play *play)
{
    const struct board *board = &play->board;
    struct hexes *order = &play->game->combat_order;
    const struct combat_order *wish =
        con_wish(play, play->game->initiative_player, &con_combat_order, NULL);
    size_t count;
    struct combat **combats = pending(board, &count);

    *order = (struct hexes){NULL, 0};
    for (size_t rank = 0; rank <= wish->hexes.count; rank++)
        for (size_t i = 0; i < count; i++)
            if (wished(board, combats[i], &wish->hexes) == rank)
                hexes_add(play->arena, order, con_hex_of(combats[i]->id));
    for (size_t i = 0; i < count; i++)
        if (!combats[i]->role_fixed)
            combats[i]->attacker = con_last_mover(board, combats[i]);
    con_find_sieges(board);
    say_order(play, board);
}

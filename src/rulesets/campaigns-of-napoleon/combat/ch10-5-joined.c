/* 10.5c two groups that the enemy's march has joined use one chit. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"

/* 10.5c a chit outlasts its combat */
void con_keep_chit(const struct board *board, const struct group *group)
{
    struct loose_chit *loose = NULL;

    if (group->chit == NO_CHIT || group->hexes.count == 0)
        return;
    loose = LIST_ADD(board->arena, board->game->loose_chits,
                     board->game->loose_chit_count);
    loose->side = group->side;
    loose->hexes = group->hexes;
    loose->chit = group->chit;
}

/* 10.5c takes it out of the list: a chit is used once. */
static bool take_loose(struct game *game, enum side side, int hex,
                       struct loose_chit *taken)
{
    size_t kept = 0;
    bool found = false;

    for (size_t i = 0; i < game->loose_chit_count; i++) {
        const struct loose_chit *loose = &game->loose_chits[i];

        if (!found && loose->side == side &&
            hexes_contain(&loose->hexes, hex)) {
            *taken = *loose;
            found = true;
        } else {
            game->loose_chits[kept++] = *loose;
        }
    }
    game->loose_chit_count = kept;
    return found;
}

/* 10.5c which of two chits the owner wants */
static bool wants_later(const struct play *play, const struct group *group,
                        const struct loose_chit *loose)
{
    const struct chit_choice *wish =
        play_standing(play, con_side_id(group->side), &con_chit_choice, NULL);
    const struct party earlier = con_party_of_group(&play->board, group);
    const struct party later =
        con_party_of_hexes(&play->board, group->side, &loose->hexes);

    if (wish->chit != CHIT_STRONGER)
        return wish->chit == CHIT_LATER;
    return con_party_sp(&later) > con_party_sp(&earlier);
}

/* 10.5c joined groups use one chit. The earlier group is the one whose
 * combat goes on, the later one that which has been drawn into it; the
 * owner's standing order picks the chit, and the other is discarded unseen.
 * Who has laid but one has no choice. */
void con_join_chits(struct play *play, struct group *group, int hex)
{
    struct loose_chit loose = {0};
    bool later = false;

    if (!take_loose(play->game, group->side, hex, &loose))
        return;
    later = group->chit == NO_CHIT || wants_later(play, group, &loose);
    if (later)
        group->chit = loose.chit;
    event_at(con_tell_own(play->journal, EVENT_STANDING, RULE(10_5c),
                          con_side_id(group->side), NULL,
                          "The groups of %s and %s are one now: the chit of "
                          "the %s is used.",
                          con_hex_name(&play->board, group->hexes.items[0]),
                          con_hex_name(&play->board, loose.hexes.items[0]),
                          later ? "second" : "first"),
             hex);
}

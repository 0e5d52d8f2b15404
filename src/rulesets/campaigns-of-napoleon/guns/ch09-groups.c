/* Chapter 9: combat groups while the armies march on. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"

#include <string.h>

/* 9.2r hexes with troops when phase V begins */
void con_note_occupied(const struct board *board)
{
    struct hexes *occupied = &board->game->occupied;
    const struct hexes french = con_stacks(board, FRENCH);

    *occupied = con_stacks(board, COALITION);
    for (size_t i = 0; i < french.count; i++)
        hexes_add(board->arena, occupied, french.items[i]);
    con_sort_hexes(occupied);
}

/* ---- 9.1b leaving -------------------------------------------------------- */

/* It faces the enemy group, or who has marched there to join that one. */
static bool faces(const struct board *board, const struct group *group, int hex)
{
    const struct group *enemy = con_enemy_group(board, group);

    foreach_neighbour (near, hex)
        if (enemy && con_in_contact(board, hex, near) &&
            con_troops(board, enemy->side, near) &&
            same_name(con_bound_to(board, enemy->side, near), enemy->id))
            return true;
    return false;
}

/* 9.1b facing the enemy, or next to who does */
static bool linked(const struct board *board, const struct group *group,
                   int hex)
{
    foreach_hex (near, group->contact)
        if (con_adjacent(board, hex, near))
            return true;
    return faces(board, group, hex);
}

/* 9.1b a stack behind the line is out when the stack that linked it to the
 * enemy has gone. */
static void drop_unlinked(struct play *play, struct group *group)
{
    size_t kept = 0;

    foreach_hex (hex, group->hexes) {
        /* 3.1d a group may go piecemeal: what still faces the enemy stays. */
        if (linked(&play->board, group, hex))
            group->hexes.items[kept++] = hex;
        else
            event_at(
                journal_tell(play->journal, EVENT_STATE, RULE(9_1b), NULL, NULL,
                             "The troops at %s stand no longer behind anybody "
                             "who faces the enemy: they are out of the combat.",
                             con_hex_name(&play->board, hex)),
                hex);
    }
    group->hexes.count = kept;
}

/* ---- 9.2c redefining ----------------------------------------------------- */

/* 9.2d has anybody of the stack stayed out of a group in phase III? */
static bool declined(const struct board *board, enum side side, int hex)
{
    foreach_unit_in (unit, board, side, hex) {
        const struct force *force = con_force(board, unit->force);

        if (force && force->declined_group)
            return true;
    }
    return false;
}

/* 9.2d nobody in the hex is left out any more; 3.1c but for who has marched
 * there, and is of the group from phase VI on. Was anybody? */
static bool let_in(const struct board *board, struct group *group, int hex)
{
    bool any = false;

    for (size_t i = group->apart_count; i-- > 0;) {
        const struct force *force = con_force(board, group->apart[i].force);

        if (group->apart[i].hex != hex || (force && force->joins))
            continue;
        LIST_REMOVE(group->apart, group->apart_count, i);
        any = true;
    }
    return any;
}

/* 3.1c the stack comes in, and who has marched to it in phase VI */
static void take_hex(struct play *play, struct group *group, int hex)
{
    con_join_chits(play, group, hex);
    let_in(&play->board, group, hex);
    foreach_unit_in (unit, &play->board, group->side, hex) {
        const struct force *force = con_force(&play->board, unit->force);

        if (force && force->joins)
            con_set_apart(&play->board, group, force->id, hex);
    }
    hexes_add(play->arena, &group->hexes, hex);
}

/* 9.2d that they had stayed out is their own side's to know (ruling 123). */
static void say_stayed_out(const struct play *play, enum side side, int hex)
{
    event_at(con_tell_own(play->journal, EVENT_STATE, RULE(9_2d),
                          con_side_id(side), NULL,
                          "The troops at %s had stayed out of the combat, and "
                          "come in for the enemy beside them.",
                          con_hex_name(&play->board, hex)),
             hex);
}

/* 9.2c the stack comes in, 9.2d even if it had declined, for 9.2e an enemy has
 * come next to it */
static void draw_in(struct play *play, struct group *group, int hex)
{
    struct event *event = NULL;

    if (hexes_contain(&group->hexes, hex)) {
        if (let_in(&play->board, group, hex))
            say_stayed_out(play, group->side, hex);
        return;
    }
    take_hex(play, group, hex);
    event = journal_tell(play->journal, EVENT_STATE, RULE(9_2c), NULL, NULL,
                         "The enemy at %s is drawn into the combat.",
                         con_hex_name(&play->board, hex));
    event_at(event, hex);
    if (declined(&play->board, group->side, hex))
        say_stayed_out(play, group->side, hex);
    event_cites(play->journal, event, RULE(9_2e));
    event_cites(play->journal, event, RULE(9_2g));
}

/* 9.2c an enemy stack next to the marcher comes into the group he marches
 * against; 9.2d also one that had declined; 9.2e nobody else does, and 9.2f a
 * stack of another combat stays there. 9.2g at once. */
void con_redefine(struct play *play, struct force *force, int end)
{
    const struct group *own = con_group(&play->board, force->joins);
    struct group *enemy = con_enemy_group(&play->board, own);

    foreach_neighbour (hex, end) {
        const char *bound = con_bound_to(&play->board, enemy->side, hex);

        if (con_in_contact(&play->board, hex, end) &&
            con_troops(&play->board, enemy->side, hex) &&
            !con_vedette_only(&play->board, enemy->side, hex) &&
            (!bound || same_name(bound, enemy->id)))
            draw_in(play, enemy, hex);
    }
    con_sort_hexes(&enemy->hexes);
    con_renew_groups(play);
}

/* ---- 3.1c joining at the beginning of phase VI --------------------------- */

/* 9.2d, 9.2e others in the hex who are in no group stay out of this one. No
 * sentence says so: all may read who joins, and not who else stands there. */
static void keep_others_apart(const struct board *board, struct group *group,
                              const struct force *force, int hex)
{
    foreach_counter (one, board->game)
        if (piece_is_there(&one->piece, (int)group->side) && one->hex == hex &&
            one->force && strcmp(one->force, force->id) != 0)
            con_set_apart(board, group, one->force, hex);
}

/* 3.1c who marched to the guns joins his group, 9.2h and no other */
static void join(struct play *play, struct force *force)
{
    struct group *group = con_group(&play->board, force->joins);
    const struct leader *leader = con_leader(&play->board, force->leader);
    int hex = leader ? leader->hex : 0;
    struct event *event = NULL;

    if (!group || !hex || !con_troops(&play->board, group->side, hex))
        return;
    if (!hexes_contain(&group->hexes, hex)) {
        keep_others_apart(&play->board, group, force, hex);
        hexes_add(play->arena, &group->hexes, hex);
        con_sort_hexes(&group->hexes);
    }
    if (force->outflanking &&
        !hexes_contain(&group->outflanking, force->outflanking))
        hexes_add(play->arena, &group->outflanking, force->outflanking);
    event = event_at(journal_tell(play->journal, EVENT_STATE, RULE(3_1c),
                                  con_side_id(group->side), force->id,
                                  "%s joins the combat group at %s.",
                                  con_force_name(&play->board, force),
                                  con_group_name(&play->board, group)),
                     hex);
    event_outside(event,
                  arena_text(play->arena, "%s joins the combat group at %s.",
                             con_some_force(group->side),
                             con_group_name(&play->board, group)));
    event_cites(play->journal, event, RULE(9_2h));
}

/* 3.1c a second force that marched into the same hex is no stranger there. */
static void take_in(struct game *game, const struct force *force)
{
    foreach (struct group, group, game->groups) {
        for (size_t i = group->apart_count; i-- > 0;)
            if (strcmp(group->id, force->joins) == 0 &&
                strcmp(group->apart[i].force, force->id) == 0)
                LIST_REMOVE(group->apart, group->apart_count, i);
    }
}

/* 3.2f membership, class and senior leader are made anew */
void con_join_marchers(struct play *play)
{
    foreach (struct force, force, play->game->forces)
        if (force->marched_to_guns && force->joins)
            join(play, force);
    foreach (struct force, force, play->game->forces)
        if (force->marched_to_guns && force->joins)
            take_in(play->game, force);
    con_renew_groups(play);
}

/* ---- 9.1b somebody has left ---------------------------------------------- */

/* 9.2c the group still faces the enemy */
static bool holds_out(const struct board *board, const struct group *group)
{
    const struct party party = con_party_of_group(board, group);

    foreach_unit (unit, party)
        if (faces(board, group, unit->hex))
            return true;
    return false;
}

/* 9.2c who has marched to a group that has left the field since is all of
 * it. */
static void take_their_place(struct play *play)
{
    foreach (struct force, force, play->game->forces) {
        const struct group *group = con_group(&play->board, force->joins);

        if (!group || holds_out(&play->board, group))
            continue;
        join(play, force);
        take_in(play->game, force);
        force->joins = NULL;
    }
}

/* 9.1b who has left his group, and who was behind him */
void con_leave_groups(struct play *play)
{
    take_their_place(play);
    con_prune_groups(play);
    foreach (struct group, group, play->game->groups)
        drop_unlinked(play, group);
    con_prune_groups(play);
}

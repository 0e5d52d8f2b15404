/* Chapter 3.1: combat groups. A combat is a web of enemies in contact; its two
 * groups are the stacks of either side in it. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"

#include <string.h>

/* One web while it grows. */
struct web {
    struct hexes hexes[SIDE_COUNT];
};

/* 3.1f stacks next to one enemy hex belong together; 3.1j and so do all that
 * face one group: the web grows on both sides until nothing changes; 3.1i
 * vedettes alone never link */
static void grow(const struct board *board, struct web *web, enum side side,
                 int hex)
{
    hexes_add(board->arena, &web->hexes[side], hex);
    foreach_neighbour (other, hex) {
        enum side enemy = con_enemy(side);

        if (con_in_contact(board, hex, other) &&
            con_more_than_vedettes(board, enemy, other) &&
            !hexes_contain(&web->hexes[enemy], other))
            grow(board, web, enemy, other);
    }
}

/* 3.1h a group of some hexes */
static struct group *add_group(const struct board *board, enum side side,
                               struct hexes hexes)
{
    struct group *group = GAME_ADD(board, groups);

    con_sort_hexes(&hexes);
    group->side = side;
    group->hexes = hexes;
    group->id =
        arena_text(board->arena, "%s-%04d", con_side_id(side), hexes.items[0]);
    return group;
}

/* 3.1f two groups that face each other */
static void add_combat(const struct board *board, const struct web *web)
{
    struct combat *combat = GAME_ADD(board, combats);

    for (int side = 0; side < SIDE_COUNT; side++)
        combat->groups[side] =
            add_group(board, (enum side)side, web->hexes[side])->id;
}

/* 3.1a by position alone, whoever commands them */
static void webs_of_troops(const struct board *board)
{
    const struct hexes stacks = con_stacks(board, FRENCH);

    foreach_hex (hex, stacks) {
        struct web web = {0};

        if (con_group_at(board, FRENCH, hex) ||
            !con_more_than_vedettes(board, FRENCH, hex))
            continue;
        grow(board, &web, FRENCH, hex);
        if (web.hexes[COALITION].count > 0)
            add_combat(board, &web);
    }
}

/* ---- 3.1i vedettes in contact -------------------------------------------- */

struct group *con_group_at(const struct board *board, enum side side, int hex)
{
    foreach (struct group, group, board->game->groups)
        if (group->side == side && hexes_contain(&group->hexes, hex))
            return group;
    return NULL;
}

int con_first_foe(const struct board *board, enum side side, int hex)
{
    int first = 0;

    foreach_neighbour (other, hex)
        if (con_in_contact(board, hex, other) &&
            con_more_than_vedettes(board, con_enemy(side), other) &&
            (!first || other < first))
            first = other;
    return first;
}

/* 3.1i vedettes join a group, or face one alone */
static void join_vedettes(const struct board *board, enum side side, int hex)
{
    int enemy = con_first_foe(board, side, hex);
    struct group *facing = NULL;

    if (!enemy || con_group_at(board, side, hex))
        return;
    facing = con_group_at(board, con_enemy(side), enemy);
    if (facing) {
        struct group *own = con_enemy_group(board, facing);

        hexes_add(board->arena, &own->hexes, hex);
        con_sort_hexes(&own->hexes);
    } else {
        struct web web = {0};

        hexes_add(board->arena, &web.hexes[side], hex);
        hexes_add(board->arena, &web.hexes[con_enemy(side)], enemy);
        add_combat(board, &web);
    }
}

/* 3.1i vedettes in contact */
static void webs_of_vedettes(const struct board *board)
{
    foreach_piece (const struct vedette, vedette, board->game->vedettes,
                   ANY_SIDE)
        if (con_vedette_only(board, vedette->of->side, vedette->hex))
            join_vedettes(board, vedette->of->side, vedette->hex);
    foreach_piece (const struct unit, unit, board->game->units, ANY_SIDE)
        if (unit->acting_vedette &&
            con_vedette_only(board, unit->card->side, unit->hex))
            join_vedettes(board, unit->card->side, unit->hex);
}

/* ---- looking again ------------------------------------------------------- */

struct combat *con_combat_of(const struct board *board,
                             const struct group *group)
{
    foreach (struct combat, combat, board->game->combats)
        if (strcmp(combat->groups[group->side], group->id) == 0)
            return combat;
    return NULL;
}

struct group *con_enemy_group(const struct board *board,
                              const struct group *group)
{
    const struct combat *combat = con_combat_of(board, group);

    return combat ? con_group(board, combat->groups[con_enemy(group->side)])
                  : NULL;
}

/* 3.2f contact, class and senior leader are made anew */
static void renew_group(struct play *play, struct group *group)
{
    const struct group *enemy = con_enemy_group(&play->board, group);
    const struct party party = con_party_of_group(&play->board, group);
    const struct leader *senior =
        con_senior(&party, con_seniority(play, group->side));

    group->contact =
        enemy ? con_contact_of(&play->board, &group->hexes, &enemy->hexes)
              : (struct hexes){NULL, 0};
    group->class = con_size_class(&play->board, &party);
    group->senior = senior ? senior->id : NULL;
    group->zoc_entry = con_party_entry(&party);
}

/* 3.1o the defender who chose to fight across a bridge is the attacker */
static void fix_role(const struct board *board, struct combat *combat)
{
    const struct group *french = con_group(board, combat->groups[FRENCH]);

    foreach (const struct bridge_decision, bridge, board->game->bridges) {
        int hex = bridge->attacker == FRENCH ? bridge->one : bridge->other;

        if (bridge->defence != BRIDGE_FIGHT ||
            !hexes_contain(&french->hexes, hex))
            continue;
        combat->attacker = con_enemy(bridge->attacker);
        combat->role_fixed = true;
    }
}

/* 3.2f all groups and attackers are made anew */
void con_renew_groups(struct play *play)
{
    foreach (struct group, group, play->game->groups)
        renew_group(play, group);
    foreach (struct combat, combat, play->game->combats) {
        if (combat->role_fixed)
            continue;
        combat->attacker = con_last_mover(&play->board, combat);
        fix_role(&play->board, combat);
    }
}

/* 9.2n who leads each group before anybody marches on (ruling 98) */
void con_note_first_leaders(struct play *play)
{
    con_renew_groups(play);
    foreach (struct group, group, play->game->groups)
        group->initial_senior = group->senior;
}

/* ---- 3.1g two combats that their owner makes one ------------------------- */

static void take_hexes(const struct board *board, struct group *into,
                       struct group *from)
{
    foreach_hex (hex, from->hexes)
        hexes_add(board->arena, &into->hexes, hex);
    con_sort_hexes(&into->hexes);
    from->hexes.count = 0;
}

/* 3.1f groups without a combat are no more, the others are looked at again */
static void drop_groups(struct play *play)
{
    struct game *game = play->game;

    for (size_t i = game->groups_count; i-- > 0;)
        if (!con_combat_of(&play->board, &game->groups[i]))
            LIST_REMOVE(game->groups, game->groups_count, i);
    con_renew_groups(play);
}

/* 3.1g both sides' groups become one each, the enemy's by 3.1j. */
void con_link_groups(struct play *play, struct group *into, struct group *from)
{
    const struct board *board = &play->board;
    struct game *game = play->game;
    const char *gone = from->id;
    enum side side = from->side;

    take_hexes(board, con_enemy_group(board, into),
               con_enemy_group(board, from));
    take_hexes(board, into, from);
    for (size_t i = game->combats_count; i-- > 0;)
        if (strcmp(game->combats[i].groups[side], gone) == 0)
            LIST_REMOVE(game->combats, game->combats_count, i);
    drop_groups(play);
}

/* Ids come from contact hexes, once these are known. */
static void name_all(const struct board *board)
{
    foreach (struct combat, combat, board->game->combats) {
        for (int side = 0; side < SIDE_COUNT; side++) {
            struct group *group = con_group(board, combat->groups[side]);

            group->id =
                arena_text(board->arena, "%s-%04d", con_side_id(group->side),
                           group->contact.items[0]);
            combat->groups[side] = group->id;
        }
        combat->id = hex_text(
            board->arena,
            con_group(board, combat->groups[con_enemy(combat->attacker)])
                ->contact.items[0]);
    }
}

/* 3.1b groups of the day */
void con_make_groups(struct play *play)
{
    struct game *game = play->game;

    game->groups = NULL;
    game->combats = NULL;
    game->groups_count = game->combats_count = 0;
    game->loose_chits = NULL;
    game->loose_chits_count = 0;
    webs_of_troops(&play->board);
    webs_of_vedettes(&play->board);
    con_renew_groups(play);
    name_all(&play->board);
    game->groups_made = true;
}

/* ---- groups whose hexes have emptied -------------------------------------*/

/* 9.2d who is left out of the group is none of its troops; what is not seen
 * counts as seen. */
static bool has_troops(const struct board *board, const struct group *group,
                       int hex)
{
    foreach_unit_in (unit, board, group->side, hex)
        if (!unit->acting_vedette && !con_is_apart(group, unit->force, hex))
            return true;
    return !con_unit_in(board, group->side, hex) &&
           con_more_than_vedettes(board, group->side, hex);
}

/* [base vedettes] hexes without troops drop out */
static void keep_standing(const struct board *board, struct group *group)
{
    struct hexes *hexes = &group->hexes;

    for (size_t i = hexes->count; i-- > 0;)
        if (!has_troops(board, group, hexes->items[i]))
            LIST_REMOVE(hexes->items, hexes->count, i);
}

/* 3.1f groups and combats that are no more: a combat needs both sides; 10.5c a
 * chit that was laid outlasts it */
void con_prune_groups(struct play *play)
{
    struct game *game = play->game;
    size_t kept = 0;

    foreach (struct group, group, game->groups)
        keep_standing(&play->board, group);
    foreach (struct combat, combat, game->combats)
        if (con_group(&play->board, combat->groups[FRENCH])->hexes.count &&
            con_group(&play->board, combat->groups[COALITION])->hexes.count)
            game->combats[kept++] = *combat;
        else
            for (int side = 0; side < SIDE_COUNT; side++)
                con_keep_chit(&play->board,
                              con_group(&play->board, combat->groups[side]));
    game->combats_count = kept;
    drop_groups(play);
}

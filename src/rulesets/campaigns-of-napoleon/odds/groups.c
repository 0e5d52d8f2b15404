/* Chances of a combat: which groups meet, as phase III.a makes them, and who
 * takes no part. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/odds/odds.h"

#include <string.h>

/* ---- who meets -------------------------------------------------------- */

static bool rests_at(const struct play *play, const char *step)
{
    return play->step && strcmp(play->step->id, step) == 0;
}

static void join_the_second_ring(struct play *play, int first)
{
    for (int turn = first; turn < SIDE_COUNT; turn++)
        con_second_ring_of(play, con_ring_side(play, turn));
}

static void get_ready(struct play *play)
{
    struct game *game = play->game;

    con_find_sieges(&play->board);
    game->home =
        ARENA_ARRAY(play->arena, const struct ways_home *, game->armies_count);
    foreach (const struct army, army, game->armies)
        game->home[army_at] = con_ways_home(&play->board, army->card);
}

/* 3.1b what III.a has still to do is done by standing orders (ruling 100); 5e
 * vedettes scatter behind it, and 3.1c who has marched to the guns is there. */
void con_begin_chances(struct play *play)
{
    bool scouted = false;

    if (!play->game->groups_made) {
        con_run_bridges(play);
        con_make_groups(play);
        join_the_second_ring(play, 0);
    } else if (rests_at(play, "III.a1")) {
        join_the_second_ring(play, 0);
    } else if (rests_at(play, "III.a2")) {
        join_the_second_ring(play, 1);
    } else {
        scouted = true;
    }
    if (!scouted)
        con_run_scouting(play);
    else if (play->game->combat_order.count == 0)
        con_join_marchers(play);
    get_ready(play);
}

static bool speaks_of_bridges(const struct play *play, enum side side)
{
    for (size_t i = 0; i < play->standing_count; i++)
        for (size_t j = 0; j < play->standing[i].count; j++)
            if (play->standing[i].orders[j].kind == &con_bridge_fight &&
                strcmp(play->standing[i].side, con_side_id(side)) == 0)
                return true;
    return false;
}

/* 3.1n who attacks in a scene fights across its bridges, unless he speaks of
 * them (ruling 100). */
void con_begin_scene(struct play *play)
{
    play->game->made_up = true;
    if (speaks_of_bridges(play, play->game->first_player))
        con_run_bridges(play);
    con_make_groups(play);
    join_the_second_ring(play, 0);
    get_ready(play);
}

/* ---- who stays out of it ---------------------------------------------- */

static void say_stack(const struct board *board, enum side side, int hex,
                      struct buffer *out)
{
    const struct party party = con_party_of_hex(board, side, hex);
    const char *before = " ";

    buffer_printf(out,
                  "Not in this combat: %s in %s:", con_side_adjective(side),
                  con_hex_name(board, hex));
    foreach_leader (leader, party) {
        buffer_printf(out, "%s%s", before, leader->name);
        before = ", ";
    }
    foreach_unit (unit, party) {
        buffer_printf(out, "%s%s", before, unit->name);
        before = ", ";
        if (unit->sp + unit->art > 0)
            buffer_printf(out, " %d SP", unit->sp + unit->art);
    }
    buffer_puts(out, "\n");
}

void con_say_apart(const struct board *board, const struct combat *combat,
                   struct buffer *out)
{
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        const struct hexes places = con_all_stacks(board, side);
        const struct hexes *inside =
            &con_group(board, combat->groups[side])->hexes;

        foreach_hex (hex, places)
            if (!hexes_contain(inside, hex))
                say_stack(board, side, hex, out);
    }
}

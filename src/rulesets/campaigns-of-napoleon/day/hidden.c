/* [base hidden]: a copy of the game as one side may see it. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"

#include <assert.h>

/* A look from one side at the other; game is the copy. */
struct look {
    struct board board;
    enum side own, enemy;
};

/* ---- what stands where --------------------------------------------------- */

/* 4b vedettes alone that have been revealed once */
static bool known_outposts(const struct look *look, int hex)
{
    const struct vedette *vedette =
        con_vedette_in(&look->board, look->enemy, hex);

    if (con_more_than_vedettes(&look->board, look->enemy, hex))
        return false;
    foreach_unit_in (unit, &look->board, look->enemy, hex)
        if (unit->revealed)
            return true;
    return vedette && vedette->revealed;
}

static bool next_to_own(const struct look *look, int hex)
{
    foreach_neighbour (near, hex)
        if (con_stands(&look->board, look->own, near))
            return true;
    return false;
}

/* 4b what stands next to one's own is seen for what it is, as far as vedettes
 * and troops go; 3.1g so is what has joined a combat group. */
static enum nature nature_of(const struct look *look, int hex)
{
    const struct board *board = &look->board;

    if (known_outposts(look, hex))
        return OUTPOSTS;
    if (!next_to_own(look, hex) && !con_group_at(board, look->enemy, hex))
        return A_FORCE;
    if (con_zone_source(board, look->enemy, hex, VEDETTES_IGNORED))
        return FIGHTING_TROOPS;
    return con_vedette_only(board, look->enemy, hex) ? OUTPOSTS : A_FORCE;
}

/* [base hidden] a sighting for each hex of the enemy */
static void sight(const struct look *look)
{
    const struct hexes hexes = con_all_stacks(&look->board, look->enemy);
    struct sighting *sightings = NULL;
    size_t count = 0;

    foreach_hex (hex, hexes) {
        const struct party party =
            con_party_of_hex(&look->board, look->enemy, hex);
        struct sighting *sighting =
            LIST_ADD(look->board.arena, sightings, count);

        sighting->hex = hex;
        sighting->side = look->enemy;
        sighting->nature = nature_of(look, sighting->hex);
        sighting->demoralized = con_party_demoralized(&party) > 0; /* 8a */
    }
    if (count == 0)
        return;
    look->board.game->sightings = sightings;
    look->board.game->sightings_count = count;
}

/* ---- what is left out ---------------------------------------------------- */

/* [base hidden] places of units and leaders stay: their cards are found by
 * them. */
static void hide_pieces(const struct look *look)
{
    struct game *game = look->board.game;

    foreach (struct unit, unit, game->units)
        if (unit->side == (int)look->enemy)
            *unit = (struct unit){.id = unit->id, .state = UNSEEN};
    foreach (struct leader, leader, game->leaders)
        if (leader->side == (int)look->enemy)
            *leader = (struct leader){.id = leader->id, .state = UNSEEN};
}

/* [base hidden] forces, vedettes and chits of the enemy */
static void drop_bodies(const struct look *look)
{
    struct game *game = look->board.game;

    for (size_t i = game->forces_count; i-- > 0;)
        if (game->forces[i].of->side != look->own)
            LIST_REMOVE(game->forces, game->forces_count, i);
    for (size_t i = game->vedettes_count; i-- > 0;)
        if (game->vedettes[i].of->side != look->own)
            LIST_REMOVE(game->vedettes, game->vedettes_count, i);
    for (size_t i = game->loose_chits_count; i-- > 0;)
        if (game->loose_chits[i].side != look->own)
            LIST_REMOVE(game->loose_chits, game->loose_chits_count, i);
}

/* [base hidden] the lines of the enemy. Centers and depots are markers on
 * the map. The line is not: it would betray which stacks are more than
 * vedettes. */
static void hide_armies(const struct look *look)
{
    foreach (struct army, army, look->board.game->armies)
        if (army->card->side == look->enemy)
            *army = (struct army){
                .id = army->id, .center = army->center, .depots = army->depots};
}

/* [base hidden] which train lies at a bridge */
static void hide_trains(const struct look *look)
{
    foreach (struct pontoon_bridge, pontoon, look->board.game->pontoons) {
        const struct unit *unit = con_unit(&look->board, pontoon->unit);

        if (unit && unit->card->side == look->enemy)
            pontoon->unit = NULL;
    }
}

/* 10.5b whose combat has been opened is known by leader, class and chit; one
 * that was called off has not been. */
static bool opened(const struct board *board, const struct group *group)
{
    const struct combat *combat = con_combat_of(board, group);

    return combat && combat->progress != PENDING && combat->type != NO_TYPE;
}

/* [base hidden] a group whose combat is not opened: 5d of its class what was
 * reported */
static void hide_group(const struct look *look, struct group *group)
{
    const struct group whole = *group;

    *group = (struct group){
        .id = whole.id,
        .side = whole.side,
        .hexes = whole.hexes,
        .contact = whole.contact,
        .zoc_entry = whole.zoc_entry,
        .outflanking = whole.outflanking,
        .besieged = whole.besieged,
        .reported = whole.reported,
    };
    if (!opened(&look->board, &whole))
        return;
    group->class = whole.class;
    group->senior = whole.senior;
    group->chit = whole.chit;
    group->guess = whole.guess;
}

/* [base hidden] groups of the enemy; of one's own, what his cavalry has
 * reported of them */
static void hide_groups(const struct look *look)
{
    foreach (struct group, group, look->board.game->groups)
        if (group->side == look->enemy)
            hide_group(look, group);
        else
            group->reported = NO_CLASS;
}

/* [base hidden] the list of hexes with troops when phase V began leaves out
 * those whose troops would be betrayed by it. */
static void hide_occupied(const struct look *look)
{
    const struct board *board = &look->board;
    struct hexes *occupied = &board->game->occupied;

    for (size_t i = occupied->count; i-- > 0;)
        if (!con_troops(board, look->own, occupied->items[i]) &&
            !con_group_at(board, look->enemy, occupied->items[i]))
            LIST_REMOVE(occupied->items, occupied->count, i);
}

/* [base hidden] the game as one side may see it */
struct game *con_see(const struct game *game, const struct module *module,
                     const struct options *options, const char *side,
                     struct arena *arena)
{
    struct game *seen = con_copy(game, module, arena);
    struct look look = {.board = {seen, module, NULL, arena},
                        .own = con_side(side),
                        .enemy = con_enemy(con_side(side))};

    (void)options;
    assert(look.own < SIDE_COUNT);
    seen->under_way = game->under_way;
    sight(&look);
    hide_trains(&look);
    hide_occupied(&look);
    hide_pieces(&look);
    drop_bodies(&look);
    hide_armies(&look);
    hide_groups(&look);
    con_make_stacks(seen, module, arena);
    return seen;
}

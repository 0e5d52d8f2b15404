/* What stands in a hex, and the zones it controls. */
#include "rulesets/campaigns-of-napoleon/board/board.h"

#include <stdlib.h>

static bool unit_there(const struct board *board, const struct unit *unit,
                       enum side side, int hex)
{
    return unit->state == ON_MAP && unit->hex == hex &&
           con_unit_card(board, unit)->side == side;
}

/* [base hidden] what a view has instead of the enemy's pieces */
static const struct sighting *sighted(const struct board *board, enum side side,
                                      int hex)
{
    for (size_t i = 0; i < board->game->sighting_count; i++) {
        const struct sighting *sighting = &board->game->sightings[i];

        if (sighting->hex == hex && sighting->side == side)
            return sighting;
    }
    return NULL;
}

/* [base hidden] an unseen stack of that nature */
static bool sighted_as(const struct board *board, enum side side, int hex,
                       enum nature nature)
{
    const struct sighting *sighting = sighted(board, side, hex);

    return sighting && sighting->nature == nature;
}

/* [base stacking] units of a side in a hex */
bool con_troops(const struct board *board, enum side side, int hex)
{
    for (size_t i = 0; i < board->game->unit_count; i++)
        if (unit_there(board, &board->game->units[i], side, hex))
            return true;
    return sighted_as(board, side, hex, FIGHTING_TROOPS);
}

/* [base vedettes] vedettes of a side in a hex */
int con_vedettes_in(const struct board *board, enum side side, int hex)
{
    int count = sighted_as(board, side, hex, OUTPOSTS);

    for (size_t i = 0; i < board->game->vedette_count; i++) {
        const struct vedette *vedette = &board->game->vedettes[i];

        count += vedette->state == ON_MAP && vedette->hex == hex &&
                 con_army_side(board, vedette->army) == side;
    }
    return count;
}

static bool leader_there(const struct board *board, enum side side, int hex)
{
    for (size_t i = 0; i < board->game->leader_count; i++) {
        const struct leader *leader = &board->game->leaders[i];

        if (leader->state == ON_MAP && leader->hex == hex &&
            con_leader_card(board, leader)->side == side)
            return true;
    }
    return false;
}

/* [base zoc] anything of a side in a hex */
bool con_stands(const struct board *board, enum side side, int hex)
{
    return con_troops(board, side, hex) ||
           con_vedettes_in(board, side, hex) > 0 ||
           leader_there(board, side, hex) || sighted(board, side, hex);
}

/* 4f vedettes alone, acting cavalry too. 4f, log.2010-03-05b: a cavalry unit
 * acting as a vedette is one. */
bool con_vedette_only(const struct board *board, enum side side, int hex)
{
    bool posts = con_vedettes_in(board, side, hex) > 0;

    if (sighted_as(board, side, hex, FIGHTING_TROOPS))
        return false;
    for (size_t i = 0; i < board->game->unit_count; i++) {
        const struct unit *unit = &board->game->units[i];

        if (!unit_there(board, unit, side, hex))
            continue;
        if (!unit->acting_vedette)
            return false;
        posts = true;
    }
    return posts;
}

/* 4f troops that hold a march */
bool con_more_than_vedettes(const struct board *board, enum side side, int hex)
{
    return con_troops(board, side, hex) && !con_vedette_only(board, side, hex);
}

/* [base stacking] strength of a stack */
int con_stack_sp(const struct board *board, enum side side, int hex)
{
    int sp = 0;

    for (size_t i = 0; i < board->game->unit_count; i++) {
        const struct unit *unit = &board->game->units[i];

        if (unit_there(board, unit, side, hex))
            sp += unit->sp + unit->art;
    }
    return sp;
}

/* [base zoc] infantry or cavalry with strength */
bool con_fights_close(const struct board *board, const struct unit *unit)
{
    enum arm arm = con_unit_card(board, unit)->arm;

    return unit->sp > 0 && (arm == INFANTRY || arm == CAVALRY);
}

/* [base zoc] infantry or cavalry enough for a zone: one point of it. */
static bool has_weight(const struct board *board, enum side side, int hex)
{
    for (size_t i = 0; i < board->game->unit_count; i++) {
        const struct unit *unit = &board->game->units[i];

        if (unit_there(board, unit, side, hex) && con_fights_close(board, unit))
            return true;
    }
    return sighted_as(board, side, hex, FIGHTING_TROOPS);
}

/* [base zoc] does the stack control its neighbours */
bool con_zone_source(const struct board *board, enum side side, int hex,
                     enum vedette_use use)
{
    if (use == VEDETTES_COUNT)
        return has_weight(board, side, hex) ||
               con_vedettes_in(board, side, hex) > 0;
    /* Most hexes are empty: what asks least comes first. */
    return has_weight(board, side, hex) && !con_vedette_only(board, side, hex);
}

/* 3.1p no ZOC over a bridge where both declined */
static bool blocked(const struct board *board, int one, int other)
{
    for (size_t i = 0; i < board->game->bridge_count; i++) {
        const struct bridge_decision *bridge = &board->game->bridges[i];

        if (bridge->blocked &&
            ((bridge->one == one && bridge->other == other) ||
             (bridge->one == other && bridge->other == one)))
            return true;
    }
    return false;
}

/* [base zoc] */
bool con_controls(const struct board *board, enum side side, int hex, int to,
                  enum vedette_use use)
{
    return con_adjacent(board, hex, to) && !blocked(board, hex, to) &&
           con_zone_source(board, side, hex, use);
}

/* The six hexes around one, and which of them anybody is in. */
struct ring {
    int hexes[6];
    bool held[6];
};

/* The numbers of neighbours differ by a column and a row at most. */
static void hold(struct ring *ring, int middle, int hex)
{
    if (hex < middle - 101 || hex > middle + 101)
        return;
    for (int i = 0; i < 6; i++)
        ring->held[i] |= hex && ring->hexes[i] == hex;
}

/* Searches ask thousands of hexes, most of which have nobody near: that is
 * found out in one walk over the pieces. */
static struct ring ring_around(const struct board *board, int hex)
{
    const struct game *game = board->game;
    struct ring ring = {{0}, {false}};

    for (int i = 0; i < 6; i++)
        ring.hexes[i] = hex_neighbour(hex, i);
    for (size_t i = 0; i < game->unit_count; i++)
        hold(&ring, hex, game->units[i].hex);
    for (size_t i = 0; i < game->vedette_count; i++)
        hold(&ring, hex, game->vedettes[i].hex);
    for (size_t i = 0; i < game->sighting_count; i++)
        hold(&ring, hex, game->sightings[i].hex);
    return ring;
}

/* [base zoc] a hex in a zone of control */
bool con_in_zoc(const struct board *board, enum side side, int hex,
                enum vedette_use use)
{
    const struct ring ring = ring_around(board, hex);

    for (int i = 0; i < 6; i++)
        if (ring.held[i] && con_controls(board, side, ring.hexes[i], hex, use))
            return true;
    return false;
}

/* [base activation] next to an enemy stack */
bool con_next_to_stack(const struct board *board, enum side side, int hex)
{
    for (int i = 0; i < 6; i++) {
        int neighbour = hex_neighbour(hex, i);

        if (neighbour && (con_troops(board, side, neighbour) ||
                          con_vedettes_in(board, side, neighbour) > 0 ||
                          sighted(board, side, neighbour)))
            return true;
    }
    return false;
}

/* 3.1p across a bridge that both left alone there is no contact either. */
bool con_in_contact(const struct board *board, int one, int other)
{
    return con_adjacent(board, one, other) && !blocked(board, one, other);
}

static int ascending(const void *one, const void *other)
{
    return *(const int *)one - *(const int *)other;
}

void con_sort_hexes(struct hexes *hexes)
{
    if (hexes->count > 1)
        qsort(hexes->items, hexes->count, sizeof(hexes->items[0]), ascending);
}

/* [base stacking] hexes with units of a side */
struct hexes con_stacks(const struct board *board, enum side side)
{
    struct hexes stacks = {NULL, 0};

    for (size_t i = 0; i < board->game->unit_count; i++) {
        const struct unit *unit = &board->game->units[i];

        if (unit->state == ON_MAP && con_unit_card(board, unit)->side == side)
            if (!hexes_contain(&stacks, unit->hex))
                hexes_add(board->arena, &stacks, unit->hex);
    }
    for (size_t i = 0; i < board->game->sighting_count; i++) {
        const struct sighting *sighting = &board->game->sightings[i];

        if (sighting->side == side && sighting->nature == FIGHTING_TROOPS)
            hexes_add(board->arena, &stacks, sighting->hex);
    }
    con_sort_hexes(&stacks);
    return stacks;
}

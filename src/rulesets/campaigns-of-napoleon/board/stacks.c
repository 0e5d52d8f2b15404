/* What stands in a hex, and the zones it controls. */
#include "rulesets/campaigns-of-napoleon/board/board.h"

#include <stdlib.h>

struct unit *con_unit_in(const struct board *board, enum side side, int hex)
{
    struct piece *top = stack_top_of(board->game->stacks, hex, (int)side);

    return top && top->list == UNITS ? (struct unit *)top : NULL;
}

struct unit *con_unit_below(const struct unit *unit)
{
    struct piece *next = stack_below_of(&unit->piece);

    return next && next->list == UNITS ? (struct unit *)next : NULL;
}

/* The first from there down that is one. */
static struct vedette *vedette_from(struct piece *piece)
{
    while (piece && piece->list != VEDETTES)
        piece = stack_below_of(piece);
    return (struct vedette *)piece;
}

struct vedette *con_vedette_in(const struct board *board, enum side side,
                               int hex)
{
    return vedette_from(stack_top_of(board->game->stacks, hex, (int)side));
}

struct vedette *con_vedette_below(const struct vedette *vedette)
{
    return vedette_from(stack_below_of(&vedette->piece));
}

/* [base hidden] what a view has instead of the enemy's pieces */
static const struct sighting *sighted(const struct board *board, enum side side,
                                      int hex)
{
    foreach (const struct sighting, sighting, board->game->sightings)
        if (sighting->hex == hex && sighting->side == side)
            return sighting;
    return NULL;
}

/* [base hidden] an unseen stack of that nature */
static bool sighted_as(const struct board *board, enum side side, int hex,
                       enum nature nature)
{
    const struct sighting *sighting = sighted(board, side, hex);

    return sighting && sighting->nature == nature;
}

/* [base hidden] nobody knows what stands there */
bool con_unknown(const struct board *board, enum side side, int hex)
{
    return sighted_as(board, side, hex, A_FORCE);
}

/* [base stacking] units of a side in a hex */
bool con_troops(const struct board *board, enum side side, int hex)
{
    return con_unit_in(board, side, hex) ||
           sighted_as(board, side, hex, FIGHTING_TROOPS);
}

/* [base vedettes] vedettes of a side in a hex */
int con_vedettes_in(const struct board *board, enum side side, int hex)
{
    const struct vedette *vedette = con_vedette_in(board, side, hex);
    int count = sighted_as(board, side, hex, OUTPOSTS);

    for (; vedette; vedette = con_vedette_below(vedette))
        count++;
    return count;
}

/* [base zoc] anything of a side in a hex */
bool con_stands(const struct board *board, enum side side, int hex)
{
    return stack_top_of(board->game->stacks, hex, (int)side) ||
           sighted(board, side, hex);
}

/* 4f vedettes alone, acting cavalry too. 4f, log.2010-03-05b: a cavalry unit
 * acting as a vedette is one. */
bool con_vedette_only(const struct board *board, enum side side, int hex)
{
    bool posts = con_vedettes_in(board, side, hex) > 0;

    if (sighted_as(board, side, hex, FIGHTING_TROOPS))
        return false;
    foreach_unit_in (unit, board, side, hex) {
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

    foreach_unit_in (unit, board, side, hex)
        sp += unit->sp + unit->art;
    return sp;
}

/* [base zoc] infantry or cavalry with strength */
bool con_fights_close(const struct unit *unit)
{
    enum arm arm = unit->card->arm;

    return unit->sp > 0 && (arm == INFANTRY || arm == CAVALRY);
}

/* [base zoc] infantry or cavalry enough for a zone: one point of it. */
static bool has_weight(const struct board *board, enum side side, int hex)
{
    foreach_unit_in (unit, board, side, hex)
        if (con_fights_close(unit))
            return true;
    return sighted_as(board, side, hex, FIGHTING_TROOPS);
}

/* [base zoc] does the stack control its neighbours */
bool con_zone_source(const struct board *board, enum side side, int hex,
                     enum vedette_use use)
{
    if (use == VEDETTES_COUNT)
        return has_weight(board, side, hex) ||
               con_vedettes_in(board, side, hex) > 0;
    return has_weight(board, side, hex) && !con_vedette_only(board, side, hex);
}

/* 3.1p no ZOC over a bridge where both declined */
static bool blocked(const struct board *board, int one, int other)
{
    foreach (const struct bridge_decision, bridge, board->game->bridges)
        if (bridge->blocked &&
            con_same_side(bridge->one, bridge->other, one, other))
            return true;
    return false;
}

/* [base zoc] most hexes are empty: what asks least comes first */
bool con_controls(const struct board *board, enum side side, int hex, int to,
                  enum vedette_use use)
{
    return con_stands(board, side, hex) &&
           con_zone_source(board, side, hex, use) &&
           con_adjacent(board, hex, to) && !blocked(board, hex, to);
}

/* [base zoc] a hex in a zone of control */
bool con_in_zoc(const struct board *board, enum side side, int hex,
                enum vedette_use use)
{
    foreach_neighbour (near, hex)
        if (con_controls(board, side, near, hex, use))
            return true;
    return false;
}

/* [base activation] next to an enemy stack */
bool con_next_to_stack(const struct board *board, enum side side, int hex)
{
    foreach_neighbour (neighbour, hex)
        if (con_troops(board, side, neighbour) ||
            con_vedettes_in(board, side, neighbour) > 0 ||
            sighted(board, side, neighbour))
            return true;
    return false;
}

/* 3.1p across a bridge that both left alone there is no contact either. */
bool con_in_contact(const struct board *board, int one, int other)
{
    return con_adjacent(board, one, other) && !blocked(board, one, other);
}

/* 3.1f in contact with one of them */
bool con_touches(const struct board *board, int hex,
                 const struct hexes *enemies)
{
    foreach_hex (enemy, *enemies)
        if (con_in_contact(board, hex, enemy))
            return true;
    return false;
}

/* 10.2 contact hexes */
struct hexes con_contact_of(const struct board *board, const struct hexes *own,
                            const struct hexes *enemies)
{
    struct hexes contact = {NULL, 0};

    foreach_hex (hex, *own)
        if (con_touches(board, hex, enemies))
            hexes_add(board->arena, &contact, hex);
    return contact;
}

/* 10.2 contact hexsides */
struct hexes con_contact_sides(const struct board *board,
                               const struct hexes *own,
                               const struct hexes *enemies)
{
    struct hexes pairs = {NULL, 0};

    foreach_hex (hex, *own)
        foreach_hex (enemy, *enemies)
            if (con_in_contact(board, hex, enemy)) {
                hexes_add(board->arena, &pairs, hex);
                hexes_add(board->arena, &pairs, enemy);
            }
    return pairs;
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

/* [base hidden] hexes where something of a side stands */
struct hexes con_all_stacks(const struct board *board, enum side side)
{
    struct hexes stacks = {NULL, 0};

    foreach_counter (one, board->game)
        if (piece_is_there(&one->piece, (int)side) &&
            !hexes_contain(&stacks, one->hex))
            hexes_add(board->arena, &stacks, one->hex);
    con_sort_hexes(&stacks);
    return stacks;
}

/* [base stacking] hexes with units of a side */
struct hexes con_stacks(const struct board *board, enum side side)
{
    struct hexes stacks = {NULL, 0};

    foreach_piece (const struct unit, unit, board->game->units, side)
        if (!hexes_contain(&stacks, unit->hex))
            hexes_add(board->arena, &stacks, unit->hex);
    foreach (const struct sighting, sighting, board->game->sightings)
        if (sighting->side == side && sighting->nature == FIGHTING_TROOPS)
            hexes_add(board->arena, &stacks, sighting->hex);
    con_sort_hexes(&stacks);
    return stacks;
}

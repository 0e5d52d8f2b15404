/* 10.2 when a group has the benefit of hexes and hexsides. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"

#include <string.h>

/* 10.2 contact hexes of terrain with an effect like that of this row: a
 * class of the chart, mixed at will. */
static int alike(const struct fight *fight, enum side side,
                 const struct terrain_row *row)
{
    int count = 0;

    foreach_hex (hex, fight->contact[side]) {
        const struct terrain_row *other = con_terrain(&fight->board, hex);

        if (other == row)
            count++;
        else if (row->class_of && other->class_of)
            count += strcmp(row->class_of, other->class_of) == 0;
    }
    return count;
}

/* 10.2 half or more of the contact hexes are of such terrain. */
static void look_at_hexes(const struct fight *fight, enum side side,
                          struct battleground *ground)
{
    ground->hexes = (int)fight->contact[side].count;
    foreach_hex (hex, fight->contact[side]) {
        const struct terrain_row *row = con_terrain(&fight->board, hex);
        int count = alike(fight, side, row);

        ground->good += row->good_against_infantry;
        if (row->affecting == AFFECTS_NOT || 2 * count < ground->hexes)
            continue;
        if (row->affecting == AFFECTS_STRONGLY)
            ground->fortified = true;
        else
            ground->affecting = true;
        if (count > ground->like)
            ground->like = count;
    }
    ground->infantry = 2 * ground->good > ground->hexes;
}

/* 10.1b hexside terrain favours defender only; a crest only one who stands on
 * its high side. */
static void look_at_hexsides(const struct fight *fight, enum side side,
                             struct battleground *ground)
{
    const struct hexes *pairs = &fight->borders[side];
    int rivers = 0;

    ground->sides = (int)pairs->count / 2;
    for (size_t i = 0; i + 1 < pairs->count; i += 2) {
        int own = pairs->items[i];
        int enemy = pairs->items[i + 1];
        enum river river = con_river(&fight->board, own, enemy);

        rivers += river == RIVER_SECONDARY;
        ground->primaries += river == RIVER_PRIMARY;
        ground->obstacles += river == RIVER_SECONDARY ||
                             (river == RIVER_NONE &&
                              con_crest(&fight->board, own, enemy) == own);
    }
    if (side == fight->combat->attacker || ground->sides == 0)
        return;
    ground->secondary = 2 * rivers >= ground->sides;
    ground->primary = 2 * ground->primaries >= ground->sides;
    ground->most_obstacle = 2 * ground->obstacles > ground->sides;
    ground->most_primary = 2 * ground->primaries > ground->sides;
}

/* 10.2, 10.1b the ground of a side */
struct battleground con_ground(const struct fight *fight, enum side side)
{
    struct battleground ground = {.hexes = 0};

    look_at_hexes(fight, side, &ground);
    look_at_hexsides(fight, side, &ground);
    return ground;
}

/* The line between two hexes. */
#include "wargame/sight.h"

#include "core/hex.h"
#include "wargame/map.h"

/* The hexes that touch both, by which a line of two hexes leads: one if it is
 * straight, two if it runs along their common side, where one that is free is
 * enough. */
static bool two_see(const struct sight_rule *rule, int from, int to)
{
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int between = hex_neighbour(from, direction);

        if (hex_adjacent(between, to) && !rule->hides(rule->context, between))
            return true;
    }
    return false;
}

/* How far a hex lies from the line between the centres of two hexes,
 * in a measure that is exact on the grid: 0 for one that the line halves. */
static int off_line(int from, int to, int hex)
{
    /* A column is 3 wide and a row 2 high, so that all is whole. */
    int ax = 3 * hex_column(from), bx = 3 * hex_column(to);
    int cx = 3 * hex_column(hex);
    int ay = 2 * hex_row(from) + (hex_column(from) % 2 == 0);
    int by = 2 * hex_row(to) + (hex_column(to) % 2 == 0);
    int cy = 2 * hex_row(hex) + (hex_column(hex) % 2 == 0);
    int area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

    return area < 0 ? -area : area;
}

/* The hex of the next step toward the end that lies nearest to the line. */
static int next_on_line(int at, int from, int to)
{
    int best = 0;

    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int next = hex_neighbour(at, direction);

        if (next == 0 || hex_distance(next, to) >= hex_distance(at, to))
            continue;
        if (best == 0 || off_line(from, to, next) < off_line(from, to, best))
            best = next;
    }
    return best;
}

bool hex_sees(const struct sight_rule *rule, int from, int to)
{
    int far = hex_distance(from, to);
    int at = from;

    if (far > LONGEST_SIGHT)
        return false;
    if (far == 2)
        return two_see(rule, from, to);
    for (int i = 1; i < far; i++) {
        at = next_on_line(at, from, to);
        if (at == 0 || rule->hides(rule->context, at))
            return false;
    }
    return true;
}

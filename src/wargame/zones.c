/* Zones around stacks. */
#include "wargame/zones.h"

#include "wargame/map.h"

static bool reaches(const struct zone_rule *rule, int side, int from, int hex)
{
    return from && rule->exerts(rule->context, side, from) &&
           rule->crosses(rule->context, from, hex);
}

bool zone_covers(const struct zone_rule *rule, int side, int hex)
{
    for (int i = 0; i < DIRECTIONS; i++)
        if (reaches(rule, side, hex_neighbour(hex, i), hex))
            return true;
    return false;
}

int zone_sources(const struct zone_rule *rule, int side, int hex,
                 int sources[6])
{
    int count = 0;

    for (int i = 0; i < DIRECTIONS; i++) {
        int from = hex_neighbour(hex, i);

        if (reaches(rule, side, from, hex))
            sources[count++] = from;
    }
    return count;
}

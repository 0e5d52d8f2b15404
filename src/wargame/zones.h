/* Zones of control, of influence, or what a rulebook calls the hexes around a
 * stack that hold a march.
 *
 * Who exerts a zone, and over which hexsides it reaches, is the rulebook's: a
 * ruleset gives both as functions and asks the rest here. They look at the game
 * as its context has it, so that a side's view (sightings and no enemy pieces)
 * and the whole game are asked alike. */
#ifndef BERTHIER_WARGAME_ZONES_H
#define BERTHIER_WARGAME_ZONES_H

#include <stdbool.h>
#include <stddef.h>

struct zone_rule {
    /* Does the side exert a zone from that hex? Asked of most hexes in vain. */
    bool (*exerts)(const void *context, int side, int hex);
    /* Does a zone reach from the one hex into the other, its neighbour? */
    bool (*crosses)(const void *context, int from, int to);
    const void *context;
};

/* Does a zone of the side lie on the hex? */
bool zone_covers(const struct zone_rule *rule, int side, int hex);
/* The hexes that it comes from, clockwise from north; how many. */
int zone_sources(const struct zone_rule *rule, int side, int hex,
                 int sources[6]);

#endif

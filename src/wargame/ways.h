/* Ways over the map: what a step costs, which way is cheapest, whether a path
 * that was written is one, and how it is told.
 *
 * A ruleset has one function for what a step costs as the game stands. Where
 * its chart is the usual one (by ground, by road, and so much more over a river
 * without a bridge, for each class of piece), chart_step_cost() reads it. Costs
 * are whole numbers in the unit of the chart (points, halves, quarters). */
#ifndef BERTHIER_WARGAME_WAYS_H
#define BERTHIER_WARGAME_WAYS_H

#include "wargame/map.h"

#include <limits.h>

struct choices;
struct order;
struct report;

/* What no piece of that class may enter or cross. */
enum { PROHIBITED = -1 };

/* The movement chart. Each table has a row a word of the ruleset (ground, kind
 * of road, kind of river) and a column a class, row by row. */
struct step_chart {
    int classes;
    const int *terrain; /* to enter the ground */
    const int *road;    /* along the road instead; row 0 is no road */
    const int *river;   /* more, where no bridge is; row 0 is no river */
};

/* What the step costs a class by the chart and the printed map; PROHIBITED: it
 * is none that may be taken. A road takes no notice of ground and river; where
 * it is prohibited to a class, the ground counts. */
int chart_step_cost(const struct hex_map *map, const struct step_chart *chart,
                    int class, int from, int to);

/* Costs of steps as the game stands: of core/path.h. */
struct way_rule {
    int (*cost)(const void *context, int from, int to); /* or PROHIBITED */
    const void *context;
    int limit; /* no way costs more; 0: whatever it costs */
};

/* The cheapest way, start and end included; empty: there is none within the
 * limit. Of equals that of core/path.h. */
struct hexes way_to(struct arena *arena, const struct way_rule *rule, int from,
                    int to);
/* What it costs; PROHIBITED: there is none. */
int way_price(struct arena *arena, const struct way_rule *rule, int from,
              int to);

/* The nearest hex where the way may end, of equals the lowest; 0: none within
 * the limit. ends gets the context of the rule. */
int way_nearest(struct arena *arena, const struct way_rule *rule, int from,
                bool (*ends)(const void *context, int hex));
/* Makes each hex's cost what the way from there to the one hex costs, where
 * that is less. */
void ways_to(struct arena *arena, const struct way_rule *rule, int to,
             int costs[HEX_NUMBERS]);

/* Refuses at the place, by the rule, a path whose hexes are not neighbours or
 * that leaves the map. */
bool way_is_connected(const struct hex_map *map, const struct hexes *path,
                      const struct place *place, const struct rule *rule,
                      struct report *report);
/* "from 0722 by 0821 and 0820 (Thuin) to 1019", in the arena: of a way of more
 * than six hexes only the places with a name are told between. */
const char *way_story(const struct hex_map *map, const struct hexes *path,
                      struct arena *arena);
/* Of a chart in quarters: "5", "5 1/4", "3/4". */
const char *quarters_text(struct arena *arena, int quarters);

#endif

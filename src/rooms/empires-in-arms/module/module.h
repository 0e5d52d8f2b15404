/* The data of one playable game: map, powers, minor countries, counters,
 * set-up, charts. Read once, never changed. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_MODULE_MODULE_H
#define BERTHIER_EMPIRES_IN_ARMS_MODULE_MODULE_H

#include "core/names.h"
#include "core/setting.h"
#include "rooms/empires-in-arms/module/cards.h"
#include "rooms/empires-in-arms/module/charts.h"

#include <stddef.h>

/* A way from an area: filled when the module is opened. */
struct way {
    const struct area_card *to;
    const struct edge_card *edge;
};

struct module {
    struct area_card *areas;
    struct edge_card *edges;
    struct sea_card *seas;
    struct sea_edge *sea_edges;
    struct province_card *provinces;
    struct minor_card *minors;
    struct district_card *districts;
    struct power_card *powers;
    struct corps_card *corps;
    struct leader_card *leaders;
    struct fleet_card *fleets;
    struct start_row *start;
    struct setting *settings;
    struct casualty_row *casualties;
    struct chit_row *chits;
    struct city_row *cities;
    struct combat_row *combat;
    struct commander_row *commanders;
    struct forage_row *forage;
    struct guard_row *guard;
    struct manipulation_row *manipulation;
    struct naval_row *naval;
    struct peace_row *peace;
    struct points_row *points;
    struct price_row *prices;
    struct pursuit_row *pursuit;
    struct siege_row *siege;
    struct status_row *status;
    struct terrain_row *terrain;
    struct ump_row *ump;
    size_t area_count, edge_count, sea_count, sea_edge_count, province_count,
        minor_count, district_count, power_count, corps_count, leader_count,
        fleet_count, start_count, setting_count, casualty_count, chit_count,
        city_count, combat_count, commander_count, forage_count, guard_count,
        manipulation_count, naval_count, peace_count, points_count, price_count,
        pursuit_count, siege_count, status_count, terrain_count, ump_count;

    /* Filled when the module is opened. */
    struct index *by_id; /* all ids but seas' and areas' to their cards */
    const struct area_card *area_at[1000]; /* by number, NULL: none */
    const struct sea_card *sea_at[1000];
    struct way *ways[1000]; /* from an area, by number; NULL behind the last:
                               to is NULL */
    const struct sea_card **sea_ways[1000]; /* from a sea; NULL at the end */
    const struct power_card *power[POWER_END];
    int first_year, first_month, last_turn;
};

#endif

/* The tables of the module, file by file; module/module.c puts them together.
 */
#ifndef BERTHIER_EMPIRES_IN_ARMS_MODULE_RECORDS_H
#define BERTHIER_EMPIRES_IN_ARMS_MODULE_RECORDS_H

#include "core/field.h"
#include "rooms/empires-in-arms/board/board.h"

/* clang-format off */
#define SOURCE(type) \
    FIELD(TEXT, struct type, provenance, "provenance", FIELD_REQUIRED)
/* clang-format on */

/* module/records-map.c */
extern const struct field eia_area_fields[], eia_edge_fields[],
    eia_sea_fields[], eia_sea_edge_fields[], eia_province_fields[],
    eia_district_fields[], eia_minor_fields[], eia_power_fields[];
/* module/records-pieces.c */
extern const struct field eia_corps_fields[], eia_leader_fields[],
    eia_fleet_fields[], eia_start_fields[];
/* module/records-charts.c */
extern const struct field eia_casualty_fields[], eia_chit_fields[],
    eia_city_fields[], eia_combat_fields[], eia_commander_fields[],
    eia_forage_fields[], eia_guard_fields[], eia_manipulation_fields[],
    eia_naval_fields[], eia_peace_fields[], eia_points_fields[],
    eia_price_fields[], eia_pursuit_fields[], eia_siege_fields[],
    eia_status_fields[], eia_terrain_fields[], eia_ump_fields[];

/* The file of a chart's first row as a whole: where a missing row is told. */
struct place eia_chart_place(const struct place *row);
/* module/charts-combat.c, module/charts-state.c: parts of
 * eia_check_charts(); a chart without any row is told by that. */
bool eia_check_combat_charts(const struct module *module,
                             struct report *report);
bool eia_check_state_charts(const struct module *module, struct report *report);

#endif

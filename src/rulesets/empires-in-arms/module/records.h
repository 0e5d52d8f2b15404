/* The tables of the module, file by file; module/module.c puts them together.
 */
#ifndef BERTHIER_EMPIRES_IN_ARMS_MODULE_RECORDS_H
#define BERTHIER_EMPIRES_IN_ARMS_MODULE_RECORDS_H

#include "rulesets/empires-in-arms/module/module.h"

#include <stdbool.h>

/* clang-format off */
#define SOURCE(type) \
    FIELD(TEXT, struct type, provenance, "provenance", FIELD_REQUIRED)
/* clang-format on */

/* records-map.c */
extern const struct field eia_area_fields[];
extern const struct field eia_edge_fields[];
extern const struct field eia_sea_fields[];
extern const struct field eia_sea_edge_fields[];
extern const struct field eia_province_fields[];
extern const struct field eia_district_fields[];
extern const struct field eia_minor_fields[];
extern const struct field eia_union_fields[];
extern const struct field eia_power_fields[];
/* records-pieces.c */
extern const struct field eia_corps_fields[];
extern const struct field eia_leader_fields[];
extern const struct field eia_fleet_fields[];
extern const struct field eia_start_fields[];
extern const struct field eia_objective_fields[];
/* records-charts.c */
extern const struct field eia_casualty_fields[];
extern const struct field eia_chit_fields[];
extern const struct field eia_chit_note_fields[];
extern const struct field eia_city_fields[];
extern const struct field eia_combat_fields[];
extern const struct field eia_commander_fields[];
extern const struct field eia_forage_fields[];
extern const struct field eia_guard_fields[];
extern const struct field eia_manipulation_fields[];
extern const struct field eia_naval_fields[];
extern const struct field eia_peace_fields[];
extern const struct field eia_points_fields[];
extern const struct field eia_price_fields[];
extern const struct field eia_pursuit_fields[];
extern const struct field eia_siege_fields[];
extern const struct field eia_status_fields[];
extern const struct field eia_terrain_fields[];
extern const struct field eia_ump_fields[];

/* charts-combat.c: The file of a chart's first row as a whole: where a missing
 * row is told. */
struct place eia_chart_place(const struct place *row);
#define LACKS(chart, ...)                                                      \
    refuse(report,                                                             \
           (const struct place[]){eia_chart_place(&module->chart[0].at)},      \
           __VA_ARGS__)
/* charts-combat.c, charts-state.c: parts of
 * eia_check_charts(); a chart without any row is told by that. */
bool eia_check_combat_charts(const struct module *module,
                             struct report *report);
/* charts-notes.c */
bool eia_check_chit_notes(const struct module *module, struct report *report);
bool eia_check_state_charts(const struct module *module, struct report *report);

/* named.c: writes on the cards of whom the rulebook speaks by name. */
void eia_mark_named(struct module *module);

#endif

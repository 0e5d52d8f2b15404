/* The tables of the module together, each a TSV file. */
#include "rulesets/empires-in-arms/module/records.h"

/* clang-format off */
#define ROWS(name, table, type, fields, items) \
    {name, sizeof(struct type), fields, NULL, \
     offsetof(struct module, items), offsetof(struct module, items##_count), \
     table, offsetof(struct type, at)}

static const struct record children[] = {
    ROWS("setting", "setup", setting, setting_fields, settings),
    ROWS("power", "powers", power_card, eia_power_fields, powers),
    ROWS("sea", "seas", sea_card, eia_sea_fields, seas),
    ROWS("sea-edge", "sea-adjacency", sea_edge, eia_sea_edge_fields, sea_edges),
    ROWS("area", "areas", area_card, eia_area_fields, areas),
    ROWS("edge", "adjacency", edge_card, eia_edge_fields, edges),
    ROWS("province", "provinces", province_card, eia_province_fields,
         provinces),
    ROWS("minor", "minors", minor_card, eia_minor_fields, minors),
    ROWS("district", "districts", district_card, eia_district_fields,
         districts),
    ROWS("union", "unions", union_card, eia_union_fields, unions),
    ROWS("corps", "corps", corps_card, eia_corps_fields, corps),
    ROWS("leader", "leaders", leader_card, eia_leader_fields, leaders),
    ROWS("fleet", "fleets", fleet_card, eia_fleet_fields, fleets),
    ROWS("start", "start", start_row, eia_start_fields, start),
    ROWS("objective", "objectives", objective_row, eia_objective_fields,
         objectives),
    ROWS("casualty-row", "table-casualties", casualty_row, eia_casualty_fields,
         casualties),
    ROWS("chit-row", "table-chits", chit_row, eia_chit_fields, chits),
    ROWS("chit-note", "table-chit-notes", chit_note, eia_chit_note_fields,
         chit_notes),
    ROWS("city-row", "table-city", city_row, eia_city_fields, cities),
    ROWS("combat-row", "table-combat-results", combat_row, eia_combat_fields,
         combat),
    ROWS("commander-row", "table-commander", commander_row,
         eia_commander_fields, commanders),
    ROWS("forage-row", "table-forage", forage_row, eia_forage_fields, forage),
    ROWS("guard-row", "table-guard", guard_row, eia_guard_fields, guard),
    ROWS("manipulation-row", "table-manipulation", manipulation_row,
         eia_manipulation_fields, manipulation),
    ROWS("naval-row", "table-naval", naval_row, eia_naval_fields, naval),
    ROWS("peace-row", "table-peace", peace_row, eia_peace_fields, peace),
    ROWS("points-row", "table-points", points_row, eia_points_fields, points),
    ROWS("price-row", "table-prices", price_row, eia_price_fields, prices),
    ROWS("pursuit-row", "table-pursuit", pursuit_row, eia_pursuit_fields,
         pursuit),
    ROWS("siege-row", "table-siege", siege_row, eia_siege_fields, siege),
    ROWS("status-row", "table-status-display", status_row, eia_status_fields,
         status),
    ROWS("terrain-row", "table-terrain", terrain_row, eia_terrain_fields,
         terrain),
    ROWS("ump-row", "table-ump", ump_row, eia_ump_fields, ump),
    {0}};
/* clang-format on */

const struct record eia_module_record = {
    "empires-in-arms-module",
    sizeof(struct module),
    NULL,
    children,
    0,
    RECORD_SINGLE,
    NULL,
    RECORD_NO_PLACE,
};

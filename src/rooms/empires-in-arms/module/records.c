/* The tables of the module together, each a TSV file. */
#include "rooms/empires-in-arms/module/records.h"

/* clang-format off */
#define ROWS(name, table, type, fields, items, counter) \
    {name, sizeof(struct type), fields, NULL, \
     offsetof(struct module, items), offsetof(struct module, counter), \
     table, offsetof(struct type, at)}

static const struct record children[] = {
    ROWS("setting", "setup", setting, setting_fields, settings,
         setting_count),
    ROWS("power", "powers", power_card, eia_power_fields, powers,
         power_count),
    ROWS("sea", "seas", sea_card, eia_sea_fields, seas, sea_count),
    ROWS("sea-edge", "sea-adjacency", sea_edge, eia_sea_edge_fields,
         sea_edges, sea_edge_count),
    ROWS("area", "areas", area_card, eia_area_fields, areas, area_count),
    ROWS("edge", "adjacency", edge_card, eia_edge_fields, edges, edge_count),
    ROWS("province", "provinces", province_card, eia_province_fields,
         provinces, province_count),
    ROWS("minor", "minors", minor_card, eia_minor_fields, minors,
         minor_count),
    ROWS("district", "districts", district_card, eia_district_fields,
         districts, district_count),
    ROWS("corps", "corps", corps_card, eia_corps_fields, corps, corps_count),
    ROWS("leader", "leaders", leader_card, eia_leader_fields, leaders,
         leader_count),
    ROWS("fleet", "fleets", fleet_card, eia_fleet_fields, fleets,
         fleet_count),
    ROWS("start", "start", start_row, eia_start_fields, start, start_count),
    ROWS("casualty-row", "table-casualties", casualty_row,
         eia_casualty_fields, casualties, casualty_count),
    ROWS("chit-row", "table-chits", chit_row, eia_chit_fields, chits,
         chit_count),
    ROWS("chit-note", "table-chit-notes", chit_note, eia_chit_note_fields,
         chit_notes, chit_note_count),
    ROWS("city-row", "table-city", city_row, eia_city_fields, cities,
         city_count),
    ROWS("combat-row", "table-combat-results", combat_row, eia_combat_fields,
         combat, combat_count),
    ROWS("commander-row", "table-commander", commander_row,
         eia_commander_fields, commanders, commander_count),
    ROWS("forage-row", "table-forage", forage_row, eia_forage_fields, forage,
         forage_count),
    ROWS("guard-row", "table-guard", guard_row, eia_guard_fields, guard,
         guard_count),
    ROWS("manipulation-row", "table-manipulation", manipulation_row,
         eia_manipulation_fields, manipulation, manipulation_count),
    ROWS("naval-row", "table-naval", naval_row, eia_naval_fields, naval,
         naval_count),
    ROWS("peace-row", "table-peace", peace_row, eia_peace_fields, peace,
         peace_count),
    ROWS("points-row", "table-points", points_row, eia_points_fields, points,
         points_count),
    ROWS("price-row", "table-prices", price_row, eia_price_fields, prices,
         price_count),
    ROWS("pursuit-row", "table-pursuit", pursuit_row, eia_pursuit_fields,
         pursuit, pursuit_count),
    ROWS("siege-row", "table-siege", siege_row, eia_siege_fields, siege,
         siege_count),
    ROWS("status-row", "table-status-display", status_row, eia_status_fields,
         status, status_count),
    ROWS("terrain-row", "table-terrain", terrain_row, eia_terrain_fields,
         terrain, terrain_count),
    ROWS("ump-row", "table-ump", ump_row, eia_ump_fields, ump, ump_count),
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

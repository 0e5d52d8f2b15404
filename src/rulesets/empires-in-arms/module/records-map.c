/* How the module's map and its countries are read: one record a TSV file. */
#include "rulesets/empires-in-arms/module/records.h"

/* clang-format off */
const char *const eia_power_words[] = {
    "none", "au", "fr", "gb", "pr", "ru", "sp", "tu", NULL};
const char *const eia_terrain_words[] = {
    "clear", "forest", "mountain", "desert", "marsh", NULL};
static const char *const capital_words[] = {
    "none", "capital", "national", NULL};
static const char *const edge_words[] = {
    "land", "river", "crossing", "strait", NULL};
static const char *const rank_words[] = {"major", "secondary", NULL};
const char *const eia_status_words[] = {
    "neutral", "conquered", "free-state", NULL};

const struct field eia_area_fields[] = {
    FIELD(NAME, struct area_card, id, "id", FIELD_KEY),
    FIELD(TEXT, struct area_card, name, "name", FIELD_REQUIRED),
    CHOICE(area_card, terrain, "terrain", FIELD_REQUIRED, eia_terrain_words),
    FIELD(COUNT, struct area_card, forage, "forage", FIELD_REQUIRED),
    REFERS(area_card, province, "province", FIELD_REQUIRED,
           "province|district"),
    FIELD(NAME, struct area_card, nation, "nation", FIELD_REQUIRED),
    FIELD(TEXT, struct area_card, city, "city", FIELD_OPTIONAL),
    FIELD(COUNT, struct area_card, spires, "spires", FIELD_OPTIONAL),
    FIELD(COUNT, struct area_card, fletches, "fletches", FIELD_OPTIONAL),
    CHOICE(area_card, capital, "capital", FIELD_OPTIONAL, capital_words),
    FIELD(YES, struct area_card, port, "port", FIELD_OPTIONAL),
    FIELD(COUNT, struct area_card, american, "trade-american",
          FIELD_OPTIONAL),
    FIELD(COUNT, struct area_card, british, "trade-british", FIELD_OPTIONAL),
    FIELD(COUNT, struct area_card, guns, "guns", FIELD_OPTIONAL),
    REFERS_ALL(area_card, box, "box-seas", FIELD_OPTIONAL, "sea"),
    REFERS_ALL(area_card, coast, "coast", FIELD_OPTIONAL, "sea"),
    FIELD(COUNT, struct area_card, x, "x", FIELD_OPTIONAL),
    FIELD(COUNT, struct area_card, y, "y", FIELD_OPTIONAL),
    SOURCE(area_card),
    FIELD(TEXT, struct area_card, note, "note", FIELD_OPTIONAL),
    {0}};

const struct field eia_edge_fields[] = {
    REFERS(edge_card, one, "a", FIELD_KEY, "area"),
    REFERS(edge_card, other, "b", FIELD_KEY, "area"),
    CHOICE(edge_card, kind, "kind", FIELD_REQUIRED, edge_words),
    REFERS_ALL(edge_card, seas, "seas", FIELD_OPTIONAL, "sea"),
    FIELD(NAME, struct edge_card, option, "option", FIELD_OPTIONAL),
    FIELD(TEXT, struct edge_card, name, "name", FIELD_OPTIONAL),
    SOURCE(edge_card),
    {0}};

const struct field eia_sea_fields[] = {
    FIELD(NAME, struct sea_card, id, "id", FIELD_KEY),
    FIELD(TEXT, struct sea_card, name, "name", FIELD_REQUIRED),
    FIELD(YES, struct sea_card, near_great_britain, "near-great-britain",
          FIELD_OPTIONAL),
    FIELD(YES, struct sea_card, ice, "ice", FIELD_OPTIONAL),
    FIELD(COUNT, struct sea_card, x, "x", FIELD_OPTIONAL),
    FIELD(COUNT, struct sea_card, y, "y", FIELD_OPTIONAL),
    SOURCE(sea_card),
    {0}};

const struct field eia_sea_edge_fields[] = {
    REFERS(sea_edge, one, "a", FIELD_KEY, "sea"),
    REFERS(sea_edge, other, "b", FIELD_KEY, "sea"),
    FIELD(NAME, struct sea_edge, kind, "kind", FIELD_REQUIRED),
    SOURCE(sea_edge),
    {0}};

const struct field eia_province_fields[] = {
    FIELD(NAME, struct province_card, id, "id", FIELD_KEY),
    FIELD(TEXT, struct province_card, name, "name", FIELD_REQUIRED),
    ANY_POWER(province_card, home, "home", FIELD_REQUIRED),
    FIELD(COUNT, struct province_card, money, "money", FIELD_REQUIRED),
    FIELD(COUNT, struct province_card, manpower, "manpower", FIELD_REQUIRED),
    REFERS(province_card, capital, "capital-area", FIELD_REQUIRED, "area"),
    FIELD(TEXT, struct province_card, capital_city, "capital-city",
          FIELD_OPTIONAL),
    FIELD(COUNT, struct province_card, guerilla, "guerilla", FIELD_OPTIONAL),
    FIELD(YES, struct province_card, cossack, "cossack", FIELD_OPTIONAL),
    FIELD(YES, struct province_card, polish, "polish", FIELD_OPTIONAL),
    FIELD(YES, struct province_card, insurrection, "insurrection",
          FIELD_OPTIONAL),
    FIELD(YES, struct province_card, national_capital, "national-capital",
          FIELD_OPTIONAL),
    SOURCE(province_card),
    {0}};

const struct field eia_district_fields[] = {
    FIELD(NAME, struct district_card, id, "id", FIELD_KEY),
    FIELD(TEXT, struct district_card, name, "name", FIELD_REQUIRED),
    REFERS(district_card, minor, "minor", FIELD_REQUIRED, "minor"),
    CHOICE(district_card, rank, "rank", FIELD_REQUIRED, rank_words),
    FIELD(COUNT, struct district_card, money, "money", FIELD_REQUIRED),
    FIELD(COUNT, struct district_card, manpower, "manpower", FIELD_REQUIRED),
    REFERS(district_card, capital, "capital-area", FIELD_REQUIRED, "area"),
    FIELD(TEXT, struct district_card, capital_city, "capital-city",
          FIELD_OPTIONAL),
    SOURCE(district_card),
    {0}};

#define LEAN(power, name) \
    FIELD(NUMBER, struct minor_card, lean[power], "lean-" name, \
          FIELD_OPTIONAL)

const struct field eia_minor_fields[] = {
    FIELD(NAME, struct minor_card, id, "id", FIELD_KEY),
    FIELD(TEXT, struct minor_card, name, "name", FIELD_REQUIRED),
    REFERS_ALL(minor_card, districts, "districts", FIELD_OPTIONAL, "district"),
    REFERS(minor_card, capital, "capital-area", FIELD_REQUIRED, "area"),
    CHOICE(minor_card, status, "status", FIELD_REQUIRED, eia_status_words),
    ANY_POWER(minor_card, controller, "controller", FIELD_OPTIONAL),
    REFERS_ALL(minor_card, corps, "corps", FIELD_OPTIONAL, "corps"),
    REFERS(minor_card, fleet, "fleet", FIELD_OPTIONAL, "fleet"),
    FIELD(COUNT, struct minor_card, ships, "ships", FIELD_OPTIONAL),
    FIELD_SCALED(struct minor_card, infantry_morale, "infantry-morale",
                 FIELD_OPTIONAL, 10),
    FIELD_SCALED(struct minor_card, cavalry_morale, "cavalry-morale",
                 FIELD_OPTIONAL, 10),
    LEAN(AUSTRIA, "au"),
    LEAN(FRANCE, "fr"),
    LEAN(GREAT_BRITAIN, "gb"),
    LEAN(PRUSSIA, "pr"),
    LEAN(RUSSIA, "ru"),
    LEAN(SPAIN, "sp"),
    LEAN(TURKEY, "tu"),
    FIELD(YES, struct minor_card, free_state, "free-state", FIELD_OPTIONAL),
    FIELD(YES, struct minor_card, exempt, "exempt", FIELD_OPTIONAL),
    FIELD(NAME, struct minor_card, option, "option", FIELD_OPTIONAL),
    SOURCE(minor_card),
    {0}};

const struct field eia_union_fields[] = {
    FIELD(NAME, struct union_card, option, "option", FIELD_KEY),
    REFERS(union_card, country, "country", FIELD_REQUIRED, "minor"),
    REFERS_ALL(union_card, districts, "districts", FIELD_REQUIRED, "district"),
    ANY_POWER(union_card, holder, "holder", FIELD_OPTIONAL),
    FIELD_SCALED(struct union_card, infantry_morale, "infantry-morale",
                 FIELD_OPTIONAL, 10),
    FIELD_SCALED(struct union_card, cavalry_morale, "cavalry-morale",
                 FIELD_OPTIONAL, 10),
    REFERS_ALL(union_card, apart, "corps-apart", FIELD_OPTIONAL, "corps"),
    SOURCE(union_card),
    {0}};

#define MORALE(member, name) \
    FIELD_SCALED(struct power_card, member, name, FIELD_OPTIONAL, 10)
#define POWER_COUNT_OF(member, name) \
    FIELD(COUNT, struct power_card, member, name, FIELD_REQUIRED)

const struct field eia_power_fields[] = {
    ANY_POWER(power_card, power, "id", FIELD_KEY),
    FIELD(TEXT, struct power_card, name, "name", FIELD_REQUIRED),
    POWER_COUNT_OF(political_order, "political-order"),
    POWER_COUNT_OF(land_order, "land-order"),
    POWER_COUNT_OF(naval_order, "naval-order"),
    POWER_COUNT_OF(naval_reinforcement_order, "naval-reinforcement-order"),
    POWER_COUNT_OF(army_reinforcement_order, "army-reinforcement-order"),
    POWER_COUNT_OF(box, "status-box"),
    POWER_COUNT_OF(target, "victory-target"),
    POWER_COUNT_OF(money, "money"),
    POWER_COUNT_OF(manpower, "manpower"),
    MORALE(infantry_morale, "infantry-morale"),
    MORALE(cavalry_morale, "cavalry-morale"),
    MORALE(feudal_infantry_morale, "feudal-infantry-morale"),
    MORALE(feudal_cavalry_morale, "feudal-cavalry-morale"),
    MORALE(dominant_infantry_morale, "dominant-infantry-morale"),
    MORALE(dominant_cavalry_morale, "dominant-cavalry-morale"),
    MORALE(dominant_feudal_morale, "dominant-feudal-morale"),
    FIELD(YES, struct power_card, dominant, "dominant-1805", FIELD_OPTIONAL),
    POWER_COUNT_OF(dominance_gain, "dominance-gain"),
    POWER_COUNT_OF(dominance_lose, "dominance-lose"),
    POWER_COUNT_OF(strategic, "strategic"),
    POWER_COUNT_OF(tactical, "tactical"),
    POWER_COUNT_OF(strategic_1810, "strategic-1810"),
    POWER_COUNT_OF(tactical_1810, "tactical-1810"),
    POWER_COUNT_OF(depots, "depots"),
    POWER_COUNT_OF(cossacks, "cossacks"),
    POWER_COUNT_OF(freikorps, "freikorps"),
    REFERS_ALL(power_card, capitals, "national-capital", FIELD_REQUIRED,
               "area"),
    SOURCE(power_card),
    {0}};
/* clang-format on */

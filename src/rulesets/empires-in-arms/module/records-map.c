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
    NEEDED(TEXT, area_card, name, "name"),
    CHOOSE(area_card, terrain, "terrain", eia_terrain_words),
    NEEDED(COUNT, area_card, forage, "forage"),
    REFER(NAME, area_card, province, "province", "province|district"),
    NEEDED(NAME, area_card, nation, "nation"),
    MAY(TEXT, area_card, city, "city"),
    MAY(COUNT, area_card, spires, "spires"),
    MAY(COUNT, area_card, fletches, "fletches"),
    MAY_CHOOSE(area_card, capital, "capital", capital_words),
    MAY(YES, area_card, port, "port"),
    MAY(COUNT, area_card, american, "trade-american"),
    MAY(COUNT, area_card, british, "trade-british"),
    MAY(COUNT, area_card, guns, "guns"),
    MAY_REFER(NAMES, area_card, box, "box-seas", "sea"),
    MAY_REFER(NAMES, area_card, coast, "coast", "sea"),
    MAY(COUNT, area_card, x, "x"),
    MAY(COUNT, area_card, y, "y"),
    SOURCE(area_card),
    MAY(TEXT, area_card, note, "note"),
    {0}};

const struct field eia_edge_fields[] = {
    FIELD_REFERS(NAME, struct edge_card, one, "a", FIELD_KEY, "area"),
    FIELD_REFERS(NAME, struct edge_card, other, "b", FIELD_KEY, "area"),
    CHOOSE(edge_card, kind, "kind", edge_words),
    MAY_REFER(NAMES, edge_card, seas, "seas", "sea"),
    MAY(NAME, edge_card, option, "option"),
    MAY(TEXT, edge_card, name, "name"),
    SOURCE(edge_card),
    {0}};

const struct field eia_sea_fields[] = {
    FIELD(NAME, struct sea_card, id, "id", FIELD_KEY),
    NEEDED(TEXT, sea_card, name, "name"),
    MAY(YES, sea_card, near_great_britain, "near-great-britain"),
    MAY(YES, sea_card, ice, "ice"),
    MAY(COUNT, sea_card, x, "x"),
    MAY(COUNT, sea_card, y, "y"),
    SOURCE(sea_card),
    {0}};

const struct field eia_sea_edge_fields[] = {
    FIELD_REFERS(NAME, struct sea_edge, one, "a", FIELD_KEY, "sea"),
    FIELD_REFERS(NAME, struct sea_edge, other, "b", FIELD_KEY, "sea"),
    NEEDED(NAME, sea_edge, kind, "kind"),
    SOURCE(sea_edge),
    {0}};

const struct field eia_province_fields[] = {
    FIELD(NAME, struct province_card, id, "id", FIELD_KEY),
    NEEDED(TEXT, province_card, name, "name"),
    ANY_POWER(province_card, home, "home", FIELD_REQUIRED),
    NEEDED(COUNT, province_card, money, "money"),
    NEEDED(COUNT, province_card, manpower, "manpower"),
    REFER(NAME, province_card, capital, "capital-area", "area"),
    MAY(TEXT, province_card, capital_city, "capital-city"),
    MAY(COUNT, province_card, guerilla, "guerilla"),
    MAY(YES, province_card, cossack, "cossack"),
    MAY(YES, province_card, polish, "polish"),
    MAY(YES, province_card, insurrection, "insurrection"),
    MAY(YES, province_card, national_capital, "national-capital"),
    SOURCE(province_card),
    {0}};

const struct field eia_district_fields[] = {
    FIELD(NAME, struct district_card, id, "id", FIELD_KEY),
    NEEDED(TEXT, district_card, name, "name"),
    REFER(NAME, district_card, minor, "minor", "minor"),
    CHOOSE(district_card, rank, "rank", rank_words),
    NEEDED(COUNT, district_card, money, "money"),
    NEEDED(COUNT, district_card, manpower, "manpower"),
    REFER(NAME, district_card, capital, "capital-area", "area"),
    MAY(TEXT, district_card, capital_city, "capital-city"),
    SOURCE(district_card),
    {0}};

#define LEAN(power, name) \
    FIELD(NUMBER, struct minor_card, lean[power], "lean-" name, \
          FIELD_OPTIONAL)

const struct field eia_minor_fields[] = {
    FIELD(NAME, struct minor_card, id, "id", FIELD_KEY),
    NEEDED(TEXT, minor_card, name, "name"),
    MAY_REFER(NAMES, minor_card, districts, "districts", "district"),
    REFER(NAME, minor_card, capital, "capital-area", "area"),
    CHOOSE(minor_card, status, "status", eia_status_words),
    ANY_POWER(minor_card, controller, "controller", FIELD_OPTIONAL),
    MAY_REFER(NAMES, minor_card, corps, "corps", "corps"),
    MAY_REFER(NAME, minor_card, fleet, "fleet", "fleet"),
    MAY(COUNT, minor_card, ships, "ships"),
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
    MAY(YES, minor_card, free_state, "free-state"),
    MAY(YES, minor_card, exempt, "exempt"),
    MAY(NAME, minor_card, option, "option"),
    SOURCE(minor_card),
    {0}};

const struct field eia_union_fields[] = {
    FIELD(NAME, struct union_card, option, "option", FIELD_KEY),
    REFER(NAME, union_card, country, "country", "minor"),
    REFER(NAMES, union_card, districts, "districts", "district"),
    ANY_POWER(union_card, holder, "holder", FIELD_OPTIONAL),
    FIELD_SCALED(struct union_card, infantry_morale, "infantry-morale",
                 FIELD_OPTIONAL, 10),
    FIELD_SCALED(struct union_card, cavalry_morale, "cavalry-morale",
                 FIELD_OPTIONAL, 10),
    MAY_REFER(NAMES, union_card, apart, "corps-apart", "corps"),
    SOURCE(union_card),
    {0}};

#define MORALE(member, name) \
    FIELD_SCALED(struct power_card, member, name, FIELD_OPTIONAL, 10)
#define POWER_COUNT_OF(member, name) \
    FIELD(COUNT, struct power_card, member, name, FIELD_REQUIRED)

const struct field eia_power_fields[] = {
    ANY_POWER(power_card, power, "id", FIELD_KEY),
    NEEDED(TEXT, power_card, name, "name"),
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
    MAY(YES, power_card, dominant, "dominant-1805"),
    POWER_COUNT_OF(dominance_gain, "dominance-gain"),
    POWER_COUNT_OF(dominance_lose, "dominance-lose"),
    POWER_COUNT_OF(strategic, "strategic"),
    POWER_COUNT_OF(tactical, "tactical"),
    POWER_COUNT_OF(strategic_1810, "strategic-1810"),
    POWER_COUNT_OF(tactical_1810, "tactical-1810"),
    POWER_COUNT_OF(depots, "depots"),
    POWER_COUNT_OF(cossacks, "cossacks"),
    POWER_COUNT_OF(freikorps, "freikorps"),
    REFER(NAMES, power_card, capitals, "national-capital", "area"),
    SOURCE(power_card),
    {0}};
/* clang-format on */

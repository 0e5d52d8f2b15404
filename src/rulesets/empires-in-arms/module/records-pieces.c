/* How the module's counters and its start are read. */
#include "rulesets/empires-in-arms/module/records.h"

/* clang-format off */
const char *const eia_kind_words[] = {
    "infantry", "cavalry", "guard", "grenadier", "artillery",
    "feudal-infantry", "feudal-cavalry", "insurrection", "tyrol", "minor",
    NULL};
static const char *const militia_words[] = {"no", "yes", "only", NULL};
static const char *const seniority_words[] = {
    "none", "A", "B", "C", "D", NULL};
static const char *const start_words[] = {
    "corps", "garrison", "depot", "fleet", "leader", "cossack", "war",
    "alliance", "arrival", NULL};

#define MOST(factor, name) \
    FIELD(COUNT, struct corps_card, most[factor], name, FIELD_OPTIONAL)

const struct field eia_corps_fields[] = {
    FIELD(NAME, struct corps_card, id, "id", FIELD_KEY),
    NEEDED(NAME, corps_card, owner, "owner"),
    NEEDED(TEXT, corps_card, name, "name"),
    CHOOSE(corps_card, kind, "kind", eia_kind_words),
    MOST(FACTOR_INFANTRY, "infantry"),
    MAY_CHOOSE(corps_card, militia, "militia", militia_words),
    MOST(FACTOR_CAVALRY, "cavalry"),
    MOST(FACTOR_GUARD, "guard"),
    MOST(FACTOR_ARTILLERY, "artillery"),
    MOST(FACTOR_FEUDAL, "feudal"),
    NEEDED(COUNT, corps_card, move, "move"),
    MAY(YES, corps_card, cavalry_symbol, "cavalry-symbol"),
    MAY_REFER(NAME, corps_card, home, "home-province", "province|district"),
    NEEDED(NAME, corps_card, available, "available"),
    MAY(NAME, corps_card, option, "option"),
    SOURCE(corps_card),
    {0}};

const struct field eia_leader_fields[] = {
    FIELD(NAME, struct leader_card, id, "id", FIELD_KEY),
    REFER(NAME, leader_card, nation, "nation", "power|minor"),
    NEEDED(TEXT, leader_card, name, "name"),
    MAY(COUNT, leader_card, strategic, "strategic"),
    MAY(COUNT, leader_card, tactical, "tactical"),
    MAY(COUNT, leader_card, maximum, "tactical-maximum"),
    MAY_CHOOSE(leader_card, seniority, "seniority", seniority_words),
    MAY(YES, leader_card, cavalry, "cavalry-leader"),
    NEEDED(NAME, leader_card, arrival, "arrival"),
    MAY(NAME, leader_card, departure, "departure"),
    SOURCE(leader_card),
    {0}};

const struct field eia_fleet_fields[] = {
    FIELD(NAME, struct fleet_card, id, "id", FIELD_KEY),
    REFER(NAME, fleet_card, owner, "owner", "power|minor"),
    NEEDED(TEXT, fleet_card, name, "name"),
    NEEDED(COUNT, fleet_card, most, "ships-maximum"),
    SOURCE(fleet_card),
    {0}};

#define FACTORS(factor, name) \
    FIELD(COUNT, struct start_row, factors[factor], name, FIELD_OPTIONAL)

const struct field eia_start_fields[] = {
    CHOOSE(start_row, kind, "kind", start_words),
    FIELD(NAME, struct start_row, id, "id", FIELD_KEY),
    REFER(NAME, start_row, owner, "owner", "power|minor"),
    NEEDED(NAME, start_row, where, "at"),
    FACTORS(FACTOR_INFANTRY, "infantry"),
    FACTORS(FACTOR_MILITIA, "militia"),
    FACTORS(FACTOR_CAVALRY, "cavalry"),
    FACTORS(FACTOR_GUARD, "guard"),
    FACTORS(FACTOR_ARTILLERY, "artillery"),
    FACTORS(FACTOR_FEUDAL, "feudal"),
    MAY(COUNT, start_row, ships, "ships"),
    MAY(TEXT, start_row, note, "note"),
    SOURCE(start_row),
    {0}};

const struct field eia_objective_fields[] = {
    FIELD_REFERS(NAME, struct objective_row, area, "area", FIELD_KEY, "area"),
    NEEDED(COUNT, objective_row, points, "points"),
    SOURCE(objective_row),
    {0}};
/* clang-format on */

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
    FIELD(NAME, struct corps_card, owner, "owner", FIELD_REQUIRED),
    FIELD(TEXT, struct corps_card, name, "name", FIELD_REQUIRED),
    CHOICE(corps_card, kind, "kind", FIELD_REQUIRED, eia_kind_words),
    MOST(FACTOR_INFANTRY, "infantry"),
    CHOICE(corps_card, militia, "militia", FIELD_OPTIONAL, militia_words),
    MOST(FACTOR_CAVALRY, "cavalry"),
    MOST(FACTOR_GUARD, "guard"),
    MOST(FACTOR_ARTILLERY, "artillery"),
    MOST(FACTOR_FEUDAL, "feudal"),
    FIELD(COUNT, struct corps_card, move, "move", FIELD_REQUIRED),
    FIELD(YES, struct corps_card, cavalry_symbol, "cavalry-symbol",
          FIELD_OPTIONAL),
    REFERS(corps_card, home, "home-province", FIELD_OPTIONAL,
           "province|district"),
    FIELD(NAME, struct corps_card, available, "available", FIELD_REQUIRED),
    FIELD(NAME, struct corps_card, option, "option", FIELD_OPTIONAL),
    SOURCE(corps_card),
    {0}};

const struct field eia_leader_fields[] = {
    FIELD(NAME, struct leader_card, id, "id", FIELD_KEY),
    REFERS(leader_card, nation, "nation", FIELD_REQUIRED, "power|minor"),
    FIELD(TEXT, struct leader_card, name, "name", FIELD_REQUIRED),
    FIELD(COUNT, struct leader_card, strategic, "strategic", FIELD_OPTIONAL),
    FIELD(COUNT, struct leader_card, tactical, "tactical", FIELD_OPTIONAL),
    FIELD(COUNT, struct leader_card, maximum, "tactical-maximum",
          FIELD_OPTIONAL),
    CHOICE(leader_card, seniority, "seniority", FIELD_OPTIONAL,
           seniority_words),
    FIELD(YES, struct leader_card, cavalry, "cavalry-leader",
          FIELD_OPTIONAL),
    FIELD(NAME, struct leader_card, arrival, "arrival", FIELD_REQUIRED),
    FIELD(NAME, struct leader_card, departure, "departure", FIELD_OPTIONAL),
    SOURCE(leader_card),
    {0}};

const struct field eia_fleet_fields[] = {
    FIELD(NAME, struct fleet_card, id, "id", FIELD_KEY),
    REFERS(fleet_card, owner, "owner", FIELD_REQUIRED, "power|minor"),
    FIELD(TEXT, struct fleet_card, name, "name", FIELD_REQUIRED),
    FIELD(COUNT, struct fleet_card, most, "ships-maximum", FIELD_REQUIRED),
    SOURCE(fleet_card),
    {0}};

#define FACTORS(factor, name) \
    FIELD(COUNT, struct start_row, factors[factor], name, FIELD_OPTIONAL)

const struct field eia_start_fields[] = {
    CHOICE(start_row, kind, "kind", FIELD_REQUIRED, start_words),
    FIELD(NAME, struct start_row, id, "id", FIELD_KEY),
    REFERS(start_row, owner, "owner", FIELD_REQUIRED, "power|minor"),
    FIELD(NAME, struct start_row, where, "at", FIELD_REQUIRED),
    FACTORS(FACTOR_INFANTRY, "infantry"),
    FACTORS(FACTOR_MILITIA, "militia"),
    FACTORS(FACTOR_CAVALRY, "cavalry"),
    FACTORS(FACTOR_GUARD, "guard"),
    FACTORS(FACTOR_ARTILLERY, "artillery"),
    FACTORS(FACTOR_FEUDAL, "feudal"),
    FIELD(COUNT, struct start_row, ships, "ships", FIELD_OPTIONAL),
    FIELD(TEXT, struct start_row, note, "note", FIELD_OPTIONAL),
    SOURCE(start_row),
    {0}};

const struct field eia_objective_fields[] = {
    REFERS(objective_row, area, "area", FIELD_KEY, "area"),
    FIELD(COUNT, struct objective_row, points, "points", FIELD_REQUIRED),
    SOURCE(objective_row),
    {0}};
/* clang-format on */

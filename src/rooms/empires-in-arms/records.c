/* How a game is read from a turn file and written into it. */
#include "rooms/empires-in-arms/game.h"

/* clang-format off */
const char *const eia_factor_words[] = {
    "infantry", "militia", "cavalry", "guard", "artillery", "feudal", NULL};
static const char *const leader_words[] = {
    "off", "map", "captured", "wounded", "killed", "removed", NULL};
static const char *const access_words[] = {
    "voluntary", "unconditional", "limited", "forcible", "dardanelles",
    NULL};
static const char *const irregular_words[] = {"cossack", "freikorps", NULL};
static const char *const combat_words[] = {
    "field", "limited-field", "trivial", NULL};
static const char *const peace_words[] = {
    "informal", "conditional", "unconditional", NULL};
static const char *const stage_words[] = {"moves", "battles", NULL};
static const char *const trade_words[] = {
    "american", "british", "both", NULL};
static const char *const edge_words[] = {
    "land", "river", "crossing", "strait", NULL};

#define POWER(in, member, name, flags) \
    FIELD_WORDS(struct in, member, name, flags, eia_power_words)
#define ALL_FACTORS(in) \
    FIELD(COUNT, struct in, factors[FACTOR_INFANTRY], "infantry", \
          FIELD_OPTIONAL), \
    FIELD(COUNT, struct in, factors[FACTOR_MILITIA], "militia", \
          FIELD_OPTIONAL), \
    FIELD(COUNT, struct in, factors[FACTOR_CAVALRY], "cavalry", \
          FIELD_OPTIONAL), \
    FIELD(COUNT, struct in, factors[FACTOR_GUARD], "guard", FIELD_OPTIONAL), \
    FIELD(COUNT, struct in, factors[FACTOR_ARTILLERY], "artillery", \
          FIELD_OPTIONAL), \
    FIELD(COUNT, struct in, factors[FACTOR_FEUDAL], "feudal", \
          FIELD_OPTIONAL)

static const struct field power_state_fields[] = {
    POWER(power_state, power, "id", FIELD_KEY),
    FIELD(COUNT, struct power_state, box, "box", FIELD_REQUIRED),
    FIELD(YES, struct power_state, must_sue, "must-sue", FIELD_OPTIONAL),
    FIELD(COUNT, struct power_state, victory, "victory", FIELD_OPTIONAL),
    FIELD(COUNT, struct power_state, money, "money", FIELD_OPTIONAL),
    FIELD(COUNT, struct power_state, manpower, "manpower", FIELD_OPTIONAL),
    FIELD(YES, struct power_state, dominant, "dominant", FIELD_OPTIONAL),
    FIELD(COUNT, struct power_state, low_quarters, "low-quarters",
          FIELD_OPTIONAL),
    FIELD(COUNT, struct power_state, disorder, "disorder", FIELD_OPTIONAL),
    FIELD(NUMBER, struct power_state, manipulation, "manipulation",
          FIELD_OPTIONAL),
    FIELD(COUNT, struct power_state, american_war, "american-war",
          FIELD_OPTIONAL),
    FIELD(NAMES, struct power_state, denied, "denied", FIELD_OPTIONAL),
    FIELD(YES, struct power_state, closed_british, "closed-british",
          FIELD_OPTIONAL),
    FIELD(COUNT, struct power_state, alliance_quarter, "alliance-quarter",
          FIELD_OPTIONAL),
    FIELD(COUNT, struct power_state, slot, "slot", FIELD_OPTIONAL),
    POWER(power_state, caretaker, "caretaker", FIELD_OPTIONAL),
    FIELD(COUNT, struct power_state, silent, "silent", FIELD_OPTIONAL),
    FIELD(COUNT, struct power_state, scuttled, "scuttled", FIELD_OPTIONAL),
    FIELD(YES, struct power_state, bankrupt, "bankrupt", FIELD_OPTIONAL),
    {0}};

static const struct field province_state_fields[] = {
    FIELD(NAME, struct province_state, id, "id", FIELD_KEY),
    POWER(province_state, controller, "controller", FIELD_OPTIONAL),
    POWER(province_state, occupier, "occupier", FIELD_OPTIONAL),
    FIELD(COUNT, struct province_state, occupied, "occupied", FIELD_OPTIONAL),
    FIELD(COUNT, struct province_state, hunted, "hunted", FIELD_OPTIONAL),
    POWER(province_state, hunter, "hunter", FIELD_OPTIONAL),
    {0}};

static const struct field minor_state_fields[] = {
    FIELD(NAME, struct minor_state, id, "id", FIELD_KEY),
    FIELD_WORDS(struct minor_state, status, "status", FIELD_REQUIRED,
                eia_status_words),
    POWER(minor_state, controller, "controller", FIELD_OPTIONAL),
    FIELD(COUNT, struct minor_state, since, "since", FIELD_OPTIONAL),
    FIELD(COUNT, struct minor_state, ships, "ships", FIELD_OPTIONAL),
    FIELD(COUNT, struct minor_state, money, "money", FIELD_OPTIONAL),
    FIELD(COUNT, struct minor_state, manpower, "manpower", FIELD_OPTIONAL),
    FIELD(COUNT, struct minor_state, quiet, "quiet", FIELD_OPTIONAL),
    {0}};

static const struct field district_state_fields[] = {
    FIELD(NAME, struct district_state, id, "id", FIELD_KEY),
    POWER(district_state, apart, "apart", FIELD_OPTIONAL),
    POWER(district_state, occupier, "occupier", FIELD_OPTIONAL),
    FIELD(COUNT, struct district_state, occupied, "occupied", FIELD_OPTIONAL),
    {0}};

static const struct field city_state_fields[] = {
    FIELD(NAME, struct city_state, area, "area", FIELD_KEY),
    POWER(city_state, besieger, "besieger", FIELD_OPTIONAL),
    FIELD(COUNT, struct city_state, siege, "siege", FIELD_OPTIONAL),
    FIELD(YES, struct city_state, breached, "breached", FIELD_OPTIONAL),
    {0}};

static const struct field garrison_fields[] = {
    FIELD(NAME, struct garrison, area, "area", FIELD_KEY),
    FIELD(NAME, struct garrison, nation, "nation", FIELD_KEY),
    FIELD(COUNT, struct garrison, infantry, "infantry", FIELD_OPTIONAL),
    FIELD(COUNT, struct garrison, militia, "militia", FIELD_OPTIONAL),
    {0}};

static const struct field corps_fields[] = {
    FIELD(NAME, struct corps, id, "id", FIELD_KEY),
    FIELD(NAME, struct corps, at, "at", FIELD_OPTIONAL),
    FIELD(YES, struct corps, in_city, "in-city", FIELD_OPTIONAL),
    ALL_FACTORS(corps),
    FIELD(NAME, struct corps, embarked, "embarked", FIELD_OPTIONAL),
    FIELD(NAME, struct corps, from, "from", FIELD_OPTIONAL),
    FIELD_WORDS(struct corps, by, "by", FIELD_OPTIONAL,
                edge_words),
    FIELD(COUNT, struct corps, spent, "spent", FIELD_OPTIONAL),
    FIELD(YES, struct corps, forced, "forced", FIELD_OPTIONAL),
    FIELD(YES, struct corps, fought, "fought", FIELD_OPTIONAL),
    FIELD(COUNT, struct corps, placed, "placed", FIELD_OPTIONAL),
    FIELD(COUNT, struct corps, away, "away", FIELD_OPTIONAL),
    POWER(corps, serves, "serves", FIELD_OPTIONAL),
    FIELD(COUNT, struct corps, loan_ends, "loan-ends", FIELD_OPTIONAL),
    POWER(corps, trigger, "trigger", FIELD_OPTIONAL),
    {0}};

static const struct field guerilla_fields[] = {
    FIELD(NAME, struct guerilla, area, "area", FIELD_REQUIRED),
    FIELD(COUNT, struct guerilla, factors, "factors", FIELD_REQUIRED),
    FIELD(COUNT, struct guerilla, moved, "moved", FIELD_OPTIONAL),
    FIELD(YES, struct guerilla, in_city, "in-city", FIELD_OPTIONAL),
    {0}};

static const struct field irregular_fields[] = {
    FIELD(NAME, struct irregular, id, "id", FIELD_KEY),
    POWER(irregular, owner, "owner", FIELD_REQUIRED),
    FIELD_WORDS(struct irregular, kind, "kind", FIELD_REQUIRED,
                irregular_words),
    FIELD(NAME, struct irregular, at, "at", FIELD_REQUIRED),
    FIELD(YES, struct irregular, in_city, "in-city", FIELD_OPTIONAL),
    FIELD(COUNT, struct irregular, spent, "spent", FIELD_OPTIONAL),
    FIELD(COUNT, struct irregular, raised, "raised", FIELD_OPTIONAL),
    {0}};

static const struct field leader_fields[] = {
    FIELD(NAME, struct leader, id, "id", FIELD_KEY),
    FIELD(NAME, struct leader, nation, "nation", FIELD_REQUIRED),
    FIELD_WORDS(struct leader, state, "state", FIELD_REQUIRED,
                leader_words),
    FIELD(NAME, struct leader, with, "with", FIELD_OPTIONAL),
    FIELD(NAME, struct leader, holder, "holder", FIELD_OPTIONAL),
    FIELD(COUNT, struct leader, back, "back", FIELD_OPTIONAL),
    {0}};

static const struct field fleet_fields[] = {
    FIELD(NAME, struct fleet, id, "id", FIELD_KEY),
    FIELD(NAME, struct fleet, nation, "nation", FIELD_REQUIRED),
    FIELD(NAME, struct fleet, at, "at", FIELD_OPTIONAL),
    FIELD(COUNT, struct fleet, ships, "ships", FIELD_OPTIONAL),
    FIELD(COUNT, struct fleet, spent, "spent", FIELD_OPTIONAL),
    FIELD(NAME, struct fleet, depot, "depot", FIELD_OPTIONAL),
    {0}};

static const struct field ship_build_fields[] = {
    FIELD(NAME, struct ship_build, nation, "nation", FIELD_REQUIRED),
    FIELD(NAME, struct ship_build, port, "port", FIELD_OPTIONAL),
    FIELD(COUNT, struct ship_build, ships, "ships", FIELD_REQUIRED),
    FIELD(COUNT, struct ship_build, due, "due", FIELD_REQUIRED),
    POWER(ship_build, captor, "captor", FIELD_OPTIONAL),
    {0}};

static const struct field depot_fields[] = {
    FIELD(NAME, struct depot, id, "id", FIELD_KEY),
    POWER(depot, owner, "owner", FIELD_REQUIRED),
    FIELD(NAME, struct depot, at, "at", FIELD_OPTIONAL),
    FIELD(COUNT, struct depot, infantry, "infantry", FIELD_OPTIONAL),
    FIELD(COUNT, struct depot, militia, "militia", FIELD_OPTIONAL),
    {0}};

static const struct field arrival_fields[] = {
    FIELD(NAME, struct arrival, nation, "nation", FIELD_REQUIRED),
    FIELD_WORDS(struct arrival, factor, "kind", FIELD_REQUIRED,
                eia_factor_words),
    FIELD(COUNT, struct arrival, count, "factors", FIELD_REQUIRED),
    FIELD(COUNT, struct arrival, due, "due", FIELD_REQUIRED),
    {0}};

static const struct field war_fields[] = {
    FIELD(NAME, struct war, one, "one", FIELD_KEY),
    FIELD(NAME, struct war, other, "other", FIELD_KEY),
    FIELD(COUNT, struct war, since, "since", FIELD_REQUIRED),
    FIELD(NAMES, struct war, capitals, "capitals", FIELD_OPTIONAL),
    {0}};

static const struct field alliance_fields[] = {
    POWER(alliance, one, "one", FIELD_REQUIRED),
    POWER(alliance, other, "other", FIELD_REQUIRED),
    FIELD(COUNT, struct alliance, since, "since", FIELD_OPTIONAL),
    FIELD(COUNT, struct alliance, ended, "ended", FIELD_OPTIONAL),
    {0}};

static const struct field peace_fields[] = {
    POWER(peace, loser, "loser", FIELD_REQUIRED),
    POWER(peace, victor, "victor", FIELD_REQUIRED),
    FIELD_WORDS(struct peace, kind, "kind", FIELD_REQUIRED,
                peace_words),
    FIELD(NAMES, struct peace, terms, "terms", FIELD_OPTIONAL),
    FIELD(COUNT, struct peace, since, "since", FIELD_REQUIRED),
    FIELD(COUNT, struct peace, enforced, "enforced", FIELD_OPTIONAL),
    FIELD(COUNT, struct peace, no_war, "no-war", FIELD_OPTIONAL),
    {0}};

static const struct field access_fields[] = {
    FIELD(NAME, struct access, grantor, "grantor", FIELD_REQUIRED),
    FIELD(NAME, struct access, grantee, "grantee", FIELD_REQUIRED),
    FIELD_WORDS(struct access, kind, "kind", FIELD_REQUIRED,
                access_words),
    FIELD(NAMES, struct access, provinces, "provinces", FIELD_OPTIONAL),
    FIELD(YES, struct access, no_depots, "no-depots", FIELD_OPTIONAL),
    FIELD(YES, struct access, no_garrisons, "no-garrisons", FIELD_OPTIONAL),
    FIELD(COUNT, struct access, since, "since", FIELD_REQUIRED),
    FIELD(COUNT, struct access, until, "until", FIELD_OPTIONAL),
    FIELD(COUNT, struct access, pieces, "pieces", FIELD_OPTIONAL),
    FIELD(YES, struct access, revoked, "revoked", FIELD_OPTIONAL),
    FIELD(TEXT, struct access, text, "text", FIELD_OPTIONAL),
    {0}};

static const struct field prisoner_fields[] = {
    FIELD(NAME, struct prisoner, nation, "nation", FIELD_REQUIRED),
    POWER(prisoner, holder, "holder", FIELD_REQUIRED),
    FIELD_WORDS(struct prisoner, factor, "kind", FIELD_REQUIRED,
                eia_factor_words),
    FIELD(COUNT, struct prisoner, count, "factors", FIELD_REQUIRED),
    {0}};

static const struct field combination_fields[] = {
    FIELD(NAMES, struct combination, powers, "powers", FIELD_REQUIRED),
    {0}};

static const struct field debt_fields[] = {
    POWER(debt, from, "from", FIELD_REQUIRED),
    POWER(debt, to, "to", FIELD_REQUIRED),
    FIELD(COUNT, struct debt, money, "money", FIELD_REQUIRED),
    FIELD(COUNT, struct debt, due, "due", FIELD_REQUIRED),
    {0}};

static const struct field embargo_fields[] = {
    POWER(embargo, power, "power", FIELD_REQUIRED),
    FIELD_WORDS(struct embargo, trade, "trade", FIELD_REQUIRED,
                trade_words),
    FIELD(COUNT, struct embargo, until, "until", FIELD_REQUIRED),
    {0}};

static const struct field colonial_share_fields[] = {
    POWER(colonial_share, to, "to", FIELD_REQUIRED),
    FIELD(COUNT, struct colonial_share, until, "until", FIELD_REQUIRED),
    {0}};

static const struct field combat_fields[] = {
    FIELD(NAME, struct combat, area, "area", FIELD_KEY),
    FIELD_WORDS(struct combat, kind, "kind", FIELD_REQUIRED,
                combat_words),
    FIELD(NAMES, struct combat, attackers, "attackers", FIELD_REQUIRED),
    FIELD(NAMES, struct combat, defenders, "defenders", FIELD_REQUIRED),
    FIELD(NAMES, struct combat, besieged, "besieged", FIELD_OPTIONAL),
    FIELD(COUNT, struct combat, guerillas, "guerillas", FIELD_OPTIONAL),
    {0}};

static const struct field record_line_fields[] = {
    FIELD(COUNT, struct record_line, turn, "turn", FIELD_REQUIRED),
    POWER(record_line, power, "power", FIELD_REQUIRED),
    FIELD(NUMBER, struct record_line, amount, "amount", FIELD_REQUIRED),
    FIELD(TEXT, struct record_line, cause, "cause", FIELD_REQUIRED),
    {0}};

#define CHILDREN(name, type, items, counter) \
    {name, sizeof(struct type), type##_fields, NULL, \
     offsetof(struct game, items), offsetof(struct game, counter), NULL, \
     RECORD_NO_PLACE}

static const struct record game_children[] = {
    CHILDREN("power", power_state, powers, power_count),
    CHILDREN("province", province_state, provinces, province_count),
    CHILDREN("minor", minor_state, minors, minor_count),
    CHILDREN("district", district_state, districts, district_count),
    CHILDREN("city", city_state, cities, city_count),
    CHILDREN("garrison", garrison, garrisons, garrison_count),
    CHILDREN("corps", corps, corps, corps_count),
    CHILDREN("guerilla", guerilla, guerillas, guerilla_count),
    CHILDREN("irregular", irregular, irregulars, irregular_count),
    CHILDREN("leader", leader, leaders, leader_count),
    CHILDREN("fleet", fleet, fleets, fleet_count),
    CHILDREN("ship-build", ship_build, builds, build_count),
    CHILDREN("depot", depot, depots, depot_count),
    CHILDREN("arrival", arrival, arrivals, arrival_count),
    CHILDREN("war", war, wars, war_count),
    CHILDREN("alliance", alliance, alliances, alliance_count),
    CHILDREN("peace", peace, peaces, peace_count),
    CHILDREN("access", access, accesses, access_count),
    CHILDREN("prisoner", prisoner, prisoners, prisoner_count),
    CHILDREN("combination", combination, combinations, combination_count),
    CHILDREN("debt", debt, debts, debt_count),
    CHILDREN("embargo", embargo, embargoes, embargo_count),
    CHILDREN("colonial-share", colonial_share, shares, share_count),
    CHILDREN("combat", combat, combats, combat_count),
    CHILDREN("line", record_line, lines, line_count),
    {0}};

static const struct field game_fields[] = {
    FIELD(COUNT, struct game, turn, "turn", FIELD_REQUIRED),
    POWER(game, acting, "acting", FIELD_OPTIONAL),
    FIELD_WORDS(struct game, stage, "stage", FIELD_OPTIONAL, stage_words),
    FIELD(NAMES, struct game, acted, "acted", FIELD_OPTIONAL),
    POWER(game, winner, "winner", FIELD_OPTIONAL),
    FIELD(YES, struct game, finished, "finished", FIELD_OPTIONAL),
    FIELD(YES, struct game, bernadotte_settled, "bernadotte-settled",
          FIELD_OPTIONAL),
    {0}};
/* clang-format on */

const struct record eia_game_record = {"empires-in-arms-game",
                                       sizeof(struct game),
                                       game_fields,
                                       game_children,
                                       0,
                                       RECORD_SINGLE,
                                       NULL,
                                       RECORD_NO_PLACE};

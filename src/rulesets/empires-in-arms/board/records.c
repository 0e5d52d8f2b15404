/* How a game is read from a turn file and written into it. */
#include "rulesets/empires-in-arms/board/board.h"

#include <limits.h>

/* More than any game makes, and so little that no sum of such numbers is more
 * than a file may say. */
enum { MOST_OF_ANYTHING = 9999 };

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
static const char *const land_part_words[] = {"moves", "battles", NULL};
static const char *const trade_words[] = {
    "american", "british", "both", NULL};
static const char *const edge_words[] = {
    "land", "river", "crossing", "strait", NULL};

#define AMOUNT(in, member, name, flags) \
    FIELD_RANGE(COUNT, struct in, member, name, flags, 0, MOST_OF_ANYTHING)
#define BALANCE(in, member, name, flags) \
    FIELD_RANGE(NUMBER, struct in, member, name, flags, -MOST_OF_ANYTHING, \
                MOST_OF_ANYTHING)
/* A power of the module, which may have fewer than seven. */
#define POWER_FROM(in, member, name, flags, least, most) \
    {name, FIELD_CHOICE, flags, offsetof(struct in, member), \
     eia_power_words, 0, "power", least, most}
#define POWER(in, member, name, flags) \
    POWER_FROM(in, member, name, flags, 0, 0)
/* One that is there. */
#define SOME_POWER(in, member, name) \
    POWER_FROM(in, member, name, FIELD_REQUIRED, AUSTRIA, INT_MAX)
#define NATION(in, member, name, flags) \
    FIELD_REFERS(NAME, struct in, member, name, flags, "power|minor")
/* Of a piece: what it is as strong as. */
#define STRENGTH(in, member, name) \
    AMOUNT(in, member, name, FIELD_OPTIONAL | FIELD_STRENGTH)
#define ALL_FACTORS(in) \
    STRENGTH(in, factors[FACTOR_INFANTRY], "infantry"), \
    STRENGTH(in, factors[FACTOR_MILITIA], "militia"), \
    STRENGTH(in, factors[FACTOR_CAVALRY], "cavalry"), \
    STRENGTH(in, factors[FACTOR_GUARD], "guard"), \
    STRENGTH(in, factors[FACTOR_ARTILLERY], "artillery"), \
    STRENGTH(in, factors[FACTOR_FEUDAL], "feudal")

static const struct field power_state_fields[] = {
    POWER(power_state, power, "id", FIELD_KEY),
    BOUNDED(power_state, box, "box", 1, 40),
    MAY(YES, power_state, must_sue, "must-sue"),
    AMOUNT(power_state, victory, "victory", FIELD_OPTIONAL),
    AMOUNT(power_state, money, "money", FIELD_OPTIONAL),
    AMOUNT(power_state, manpower, "manpower", FIELD_OPTIONAL),
    MAY(YES, power_state, dominant, "dominant"),
    AMOUNT(power_state, low_quarters, "low-quarters", FIELD_OPTIONAL),
    AMOUNT(power_state, disorder, "disorder", FIELD_OPTIONAL),
    FIELD_RANGE(NUMBER, struct power_state, manipulation, "manipulation",
                FIELD_OPTIONAL, -3, 3),
    AMOUNT(power_state, american_war, "american-war", FIELD_OPTIONAL),
    MAY_REFER(NAMES, power_state, denied, "denied", "power"),
    MAY(YES, power_state, closed_british, "closed-british"),
    AMOUNT(power_state, alliance_quarter, "alliance-quarter", FIELD_OPTIONAL),
    AMOUNT(power_state, slot, "slot", FIELD_OPTIONAL),
    POWER(power_state, caretaker, "caretaker", FIELD_OPTIONAL),
    AMOUNT(power_state, silent, "silent", FIELD_OPTIONAL),
    AMOUNT(power_state, scuttled, "scuttled", FIELD_OPTIONAL),
    MAY(YES, power_state, bankrupt, "bankrupt"),
    POWER(power_state, seat, "seat", FIELD_OPTIONAL),
    AMOUNT(power_state, bid, "bid", FIELD_OPTIONAL),
    {0}};

static const struct field province_state_fields[] = {
    FIELD_REFERS(NAME, struct province_state, id, "id", FIELD_KEY, "province"),
    POWER(province_state, controller, "controller", FIELD_OPTIONAL),
    POWER(province_state, occupier, "occupier", FIELD_OPTIONAL),
    AMOUNT(province_state, occupied, "occupied", FIELD_OPTIONAL),
    AMOUNT(province_state, hunted, "hunted", FIELD_OPTIONAL),
    POWER(province_state, hunter, "hunter", FIELD_OPTIONAL),
    MAY_REFER(NAME, province_state, country, "country", "minor"),
    {0}};

static const struct field minor_state_fields[] = {
    FIELD_REFERS(NAME, struct minor_state, id, "id", FIELD_KEY, "minor"),
    CHOOSE(minor_state, status, "status", eia_status_words),
    POWER(minor_state, controller, "controller", FIELD_OPTIONAL),
    AMOUNT(minor_state, since, "since", FIELD_OPTIONAL),
    AMOUNT(minor_state, ships, "ships", FIELD_OPTIONAL),
    AMOUNT(minor_state, money, "money", FIELD_OPTIONAL),
    AMOUNT(minor_state, manpower, "manpower", FIELD_OPTIONAL),
    AMOUNT(minor_state, quiet, "quiet", FIELD_OPTIONAL),
    {0}};

static const struct field district_state_fields[] = {
    FIELD_REFERS(NAME, struct district_state, id, "id", FIELD_KEY, "district"),
    MAY_REFER(NAME, district_state, country, "country", "minor"),
    POWER(district_state, apart, "apart", FIELD_OPTIONAL),
    POWER(district_state, occupier, "occupier", FIELD_OPTIONAL),
    AMOUNT(district_state, occupied, "occupied", FIELD_OPTIONAL),
    {0}};

static const struct field city_state_fields[] = {
    FIELD_REFERS(NAME, struct city_state, area, "area", FIELD_KEY, "area"),
    POWER(city_state, besieger, "besieger", FIELD_OPTIONAL),
    AMOUNT(city_state, siege, "siege", FIELD_OPTIONAL),
    MAY(YES, city_state, breached, "breached"),
    {0}};

static const struct field garrison_fields[] = {
    FIELD_REFERS(NAME, struct garrison, area, "area", FIELD_KEY, "area"),
    NATION(garrison, nation, "nation", FIELD_KEY),
    STRENGTH(garrison, infantry, "infantry"),
    STRENGTH(garrison, militia, "militia"),
    MAY(YES, garrison, hidden, "hidden"),
    {0}};

static const struct field back_fields[] = {
    FIELD(NAME, struct back, id, "id", FIELD_KEY),
    NATION(back, nation, "nation", FIELD_REQUIRED),
    CHOOSE(back, kind, "kind", eia_kind_words),
    AMOUNT(back, move, "move", FIELD_REQUIRED),
    {0}};

static const struct field corps_fields[] = {
    FIELD_REFERS(NAME, struct corps, id, "id", FIELD_KEY, "corps|back"),
    MAY_REFER(NAME, corps, nation, "nation", "minor"),
    FIELD_REFERS(NAME, struct corps, at, "at", FIELD_OPTIONAL | FIELD_PLACE, "area"),
    MAY(YES, corps, in_city, "in-city"),
    ALL_FACTORS(corps),
    MAY_REFER(NAME, corps, embarked, "embarked", "fleet"),
    MAY(NAME, corps, from, "from"),
    MAY_CHOOSE(corps, by, "by", edge_words),
    AMOUNT(corps, spent, "spent", FIELD_OPTIONAL),
    MAY(YES, corps, forced, "forced"),
    MAY(YES, corps, fought, "fought"),
    AMOUNT(corps, placed, "placed", FIELD_OPTIONAL),
    AMOUNT(corps, away, "away", FIELD_OPTIONAL),
    POWER(corps, serves, "serves", FIELD_OPTIONAL),
    AMOUNT(corps, loan_ends, "loan-ends", FIELD_OPTIONAL),
    POWER(corps, trigger, "trigger", FIELD_OPTIONAL),
    {0}};

static const struct field guerilla_fields[] = {
    FIELD_REFERS(NAME, struct guerilla, area, "area", FIELD_PLACE, "area"),
    AMOUNT(guerilla, factors, "factors", FIELD_STRENGTH),
    AMOUNT(guerilla, moved, "moved", FIELD_OPTIONAL),
    MAY(YES, guerilla, in_city, "in-city"),
    {0}};

static const struct field irregular_fields[] = {
    FIELD(NAME, struct irregular, id, "id", FIELD_KEY),
    SOME_POWER(irregular, owner, "owner"),
    CHOOSE(irregular, kind, "kind", irregular_words),
    FIELD_REFERS(NAME, struct irregular, at, "at", FIELD_PLACE, "area"),
    MAY(YES, irregular, in_city, "in-city"),
    AMOUNT(irregular, spent, "spent", FIELD_OPTIONAL),
    AMOUNT(irregular, raised, "raised", FIELD_OPTIONAL),
    {0}};

static const struct field leader_fields[] = {
    FIELD_REFERS(NAME, struct leader, id, "id", FIELD_KEY, "leader"),
    NATION(leader, nation, "nation", FIELD_REQUIRED),
    CHOOSE(leader, state, "state", leader_words),
    FIELD_REFERS(NAME, struct leader, with, "with", FIELD_OPTIONAL | FIELD_PLACE, "corps|fleet"),
    MAY(NAME, leader, at, "at"),
    MAY_REFER(NAME, leader, holder, "holder", "power"),
    AMOUNT(leader, back, "back", FIELD_OPTIONAL),
    AMOUNT(leader, retired, "retired", FIELD_OPTIONAL),
    {0}};

static const struct field fleet_fields[] = {
    FIELD_REFERS(NAME, struct fleet, id, "id", FIELD_KEY, "fleet"),
    NATION(fleet, nation, "nation", FIELD_REQUIRED),
    FIELD(NAME, struct fleet, at, "at", FIELD_OPTIONAL | FIELD_PLACE),
    STRENGTH(fleet, ships, "ships"),
    AMOUNT(fleet, spent, "spent", FIELD_OPTIONAL),
    MAY(NAME, fleet, depot, "depot"),
    {0}};

static const struct field ship_build_fields[] = {
    NATION(ship_build, nation, "nation", FIELD_REQUIRED),
    MAY(NAME, ship_build, port, "port"),
    AMOUNT(ship_build, ships, "ships", FIELD_REQUIRED),
    AMOUNT(ship_build, due, "due", FIELD_REQUIRED),
    POWER(ship_build, captor, "captor", FIELD_OPTIONAL),
    {0}};

static const struct field depot_fields[] = {
    FIELD(NAME, struct depot, id, "id", FIELD_KEY),
    SOME_POWER(depot, owner, "owner"),
    FIELD_REFERS(NAME, struct depot, at, "at", FIELD_OPTIONAL | FIELD_PLACE, "area"),
    STRENGTH(depot, infantry, "infantry"),
    STRENGTH(depot, militia, "militia"),
    MAY(YES, depot, hidden, "hidden"),
    {0}};

static const struct field arrival_fields[] = {
    NATION(arrival, nation, "nation", FIELD_REQUIRED),
    CHOOSE(arrival, factor, "kind", eia_factor_words),
    AMOUNT(arrival, count, "factors", FIELD_REQUIRED),
    AMOUNT(arrival, due, "due", FIELD_REQUIRED),
    {0}};

static const struct field war_fields[] = {
    NATION(war, one, "one", FIELD_KEY),
    NATION(war, other, "other", FIELD_KEY),
    AMOUNT(war, since, "since", FIELD_REQUIRED),
    MAY_REFER(NAMES, war, capitals, "capitals", "area"),
    {0}};

static const struct field alliance_fields[] = {
    SOME_POWER(alliance, one, "one"),
    SOME_POWER(alliance, other, "other"),
    AMOUNT(alliance, since, "since", FIELD_OPTIONAL),
    AMOUNT(alliance, ended, "ended", FIELD_OPTIONAL),
    {0}};

static const struct field peace_fields[] = {
    SOME_POWER(peace, loser, "loser"),
    SOME_POWER(peace, victor, "victor"),
    CHOOSE(peace, kind, "kind", peace_words),
    MAY(NAMES, peace, terms, "terms"),
    AMOUNT(peace, since, "since", FIELD_REQUIRED),
    AMOUNT(peace, enforced, "enforced", FIELD_OPTIONAL),
    AMOUNT(peace, no_war, "no-war", FIELD_OPTIONAL),
    {0}};

static const struct field access_fields[] = {
    NATION(access, grantor, "grantor", FIELD_REQUIRED),
    NATION(access, grantee, "grantee", FIELD_REQUIRED),
    CHOOSE(access, kind, "kind", access_words),
    MAY_REFER(NAMES, access, provinces, "provinces", "province|district|minor"),
    MAY(YES, access, no_depots, "no-depots"),
    MAY(YES, access, no_garrisons, "no-garrisons"),
    AMOUNT(access, since, "since", FIELD_REQUIRED),
    AMOUNT(access, until, "until", FIELD_OPTIONAL),
    AMOUNT(access, pieces, "pieces", FIELD_OPTIONAL),
    MAY(YES, access, revoked, "revoked"),
    MAY(TEXT, access, text, "text"),
    {0}};

static const struct field prisoner_fields[] = {
    NATION(prisoner, nation, "nation", FIELD_REQUIRED),
    SOME_POWER(prisoner, holder, "holder"),
    CHOOSE(prisoner, factor, "kind", eia_factor_words),
    AMOUNT(prisoner, count, "factors", FIELD_REQUIRED),
    {0}};

static const struct field combination_fields[] = {
    REFER(NAMES, combination, powers, "powers", "power"),
    {0}};

static const struct field debt_fields[] = {
    SOME_POWER(debt, from, "from"),
    SOME_POWER(debt, to, "to"),
    AMOUNT(debt, money, "money", FIELD_REQUIRED),
    AMOUNT(debt, due, "due", FIELD_REQUIRED),
    {0}};

static const struct field embargo_fields[] = {
    SOME_POWER(embargo, power, "power"),
    CHOOSE(embargo, trade, "trade", trade_words),
    AMOUNT(embargo, until, "until", FIELD_REQUIRED),
    {0}};

static const struct field colonial_share_fields[] = {
    SOME_POWER(colonial_share, to, "to"),
    AMOUNT(colonial_share, until, "until", FIELD_REQUIRED),
    {0}};

static const struct field combat_fields[] = {
    FIELD_REFERS(NAME, struct combat, area, "area", FIELD_KEY, "area"),
    CHOOSE(combat, kind, "kind", combat_words),
    REFER(NAMES, combat, attackers, "attackers", "power|minor"),
    REFER(NAMES, combat, defenders, "defenders", "power|minor"),
    MAY_REFER(NAMES, combat, besieged, "besieged", "power"),
    AMOUNT(combat, guerillas, "guerillas", FIELD_OPTIONAL),
    {0}};

static const struct field record_line_fields[] = {
    AMOUNT(record_line, turn, "turn", FIELD_REQUIRED),
    SOME_POWER(record_line, power, "power"),
    BALANCE(record_line, amount, "amount", FIELD_REQUIRED),
    NEEDED(TEXT, record_line, cause, "cause"),
    {0}};

/* What eia_open_game() looks at. */
#define PLACED(name, type, items) \
    {name, sizeof(struct type), type##_fields, NULL, \
     offsetof(struct game, items), offsetof(struct game, items##_count), NULL, \
     offsetof(struct type, place)}

static const struct record game_children[] = {
    PLACED("power", power_state, powers),
    PLACED("province", province_state, provinces),
    PLACED("minor", minor_state, minors),
    PLACED("district", district_state, districts),
    PLACED("city", city_state, cities),
    PLACED("garrison", garrison, garrisons),
    PLACED("back", back, backs),
    PLACED("corps", corps, corps),
    PLACED("guerilla", guerilla, guerillas),
    PLACED("irregular", irregular, irregulars),
    PLACED("leader", leader, leaders),
    PLACED("fleet", fleet, fleets),
    PLACED("ship-build", ship_build, builds),
    PLACED("depot", depot, depots),
    PLACED("arrival", arrival, arrivals),
    PLACED("war", war, wars),
    PLACED("alliance", alliance, alliances),
    PLACED("peace", peace, peaces),
    PLACED("access", access, accesses),
    PLACED("prisoner", prisoner, prisoners),
    PLACED("combination", combination, combinations),
    PLACED("debt", debt, debts),
    PLACED("embargo", embargo, embargoes),
    PLACED("colonial-share", colonial_share, shares),
    PLACED("combat", combat, combats),
    PLACED("line", record_line, lines),
    {0}};

static const struct field game_fields[] = {
    AMOUNT(game, turn, "turn", FIELD_REQUIRED),
    POWER(game, acting, "acting", FIELD_OPTIONAL),
    MAY_CHOOSE(game, land_part, "stage", land_part_words),
    MAY_REFER(NAMES, game, acted, "acted", "power"),
    POWER(game, winner, "winner", FIELD_OPTIONAL),
    POWER(game, seen_by, "seen-by", FIELD_OPTIONAL),
    MAY(YES, game, finished, "finished"),
    MAY(YES, game, bidding, "bidding"),
    MAY(YES, game, setting_up, "setting-up"),
    MAY(YES, game, scenario, "scenario"),
    MAY(YES, game, bernadotte_settled, "bernadotte-settled"),
    {0}};
/* clang-format on */

const struct record eia_game_record = {
    "empires-in-arms-game",
    sizeof(struct game),
    game_fields,
    game_children,
    0,
    RECORD_SINGLE,
    NULL,
    offsetof(struct game, place),
};

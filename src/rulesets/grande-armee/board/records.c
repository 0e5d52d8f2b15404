/* How the state is read and written. */
#include "rulesets/grande-armee/board/board.h"

static const char *const leader_states[] = {
    "map", "pool", "dead", "captured", "wounded", "coming", "unseen", NULL};
static const char *const unit_states[] = {"map", "gone", "due", "unseen", NULL};
static const char *const kind_words[] = {"battle", "map", NULL};
static const char *const fed_words[] = {"nothing", "line",   "forage",
                                        "train",   "itself", NULL};
static const char *const rout_words[] = {"none", "1", "2", NULL};
static const char *const verdict_words[] = {"none",     "france", "coalition",
                                            "decisive", "drawn",  NULL};

/* clang-format off */
static const struct field leader_fields[] = {
    MAY(YES, leader, activated, "activated"),
    MAY_REFER(HEX, leader, command.at, "at", "hex"),
    MAY_COUNT(leader, entered, "entered", 999),
    FIELD_REFERS(HEX, struct leader, hex, "hex",
                 FIELD_OPTIONAL | FIELD_PLACE, "hex"),
    FIELD_REFERS(NAME, struct leader, id, "id", FIELD_KEY, "leader"),
    MAY(YES, leader, in_command, "in-command"),
    MAY(YES, leader, inside, "inside"),
    MAY_CHOOSE(leader, command.march, "march", gra_march_words),
    MAY_CHOOSE(leader, command.order, "order", gra_order_words),
    MAY_COUNT(leader, points, "points", 99),
    CHOOSE(leader, state, "state", leader_states),
    MAY_REFER(NAME, leader, unit, "unit", "unit"),
    MAY_CHOOSE(leader, was, "was", gra_order_words),
    MAY_COUNT(leader, wear, "wear", 99),
    MAY_COUNT(leader, wounded, "wounded", 999),
    {0}};

static const struct field unit_fields[] = {
    MAY(YES, unit, astray, "astray"),
    MAY_REFER(HEX, unit, command.at, "at", "hex"),
    MAY(YES, unit, demoralized, "demoralized"),
    MAY_COUNT(unit, entered, "entered", 999),
    MAY_CHOOSE(unit, fed, "fed", fed_words),
    MAY_CHOOSE(unit, forced, "forced", gra_march_words),
    MAY(YES, unit, generic, "generic"),
    FIELD_REFERS(HEX, struct unit, hex, "hex", FIELD_OPTIONAL | FIELD_PLACE,
                 "hex"),
    FIELD(NAME, struct unit, id, "id", FIELD_KEY),
    MAY(YES, unit, inside, "inside"),
    MAY_REFER(NAME, unit, leader_id, "leader", "leader"),
    MAY_CHOOSE(unit, command.march, "march", gra_march_words),
    MAY(YES, unit, moved, "moved"),
    MAY_REFER(NAME, unit, nation, "nation", "nation"),
    MAY_CHOOSE(unit, command.order, "order", gra_order_words),
    MAY(YES, unit, pursued, "pursued"),
    MAY_CHOOSE(unit, rout, "rout", rout_words),
    MAY_COUNT(unit, rout_turn, "rout-turn", 999),
    MAY(YES, unit, shares, "shares"),
    FIELD_RANGE(COUNT, struct unit, sp, "sp", FIELD_REQUIRED | FIELD_STRENGTH,
                0, 99),
    CHOOSE(unit, state, "state", unit_states),
    MAY(YES, unit, unsupplied, "unsupplied"),
    MAY_CHOOSE(unit, was, "was", gra_order_words),
    MAY_COUNT(unit, wear, "wear", 99),
    {0}};

static const struct field depot_fields[] = {
    MAY_COUNT(depot, cut, "cut", 99),
    FIELD_REFERS(HEX, struct depot, built_at, "hex",
                 FIELD_OPTIONAL | FIELD_PLACE, "hex"),
    FIELD(NAME, struct depot, id, "id", FIELD_KEY),
    NEEDED(YES, depot, lost, "lost"),
    MAY_REFER(NAME, depot, built_by, "nation", "nation"),
    {0}};

static const struct field fort_fields[] = {
    MAY_COUNT(fort, besieged, "besieged", 999),
    MAY_COUNT(fort, breach, "breach", 99),
    FIELD_REFERS(HEX, struct fort, hex, "hex", FIELD_KEY, "place"),
    MAY_COUNT(fort, hungry, "hungry", 999),
    MAY_COUNT(fort, stores, "stores", 99),
    {0}};

static const struct field bridge_fields[] = {
    REFER(HEX, bridge, one, "hex-a", "hex"),
    REFER(HEX, bridge, other, "hex-b", "hex"),
    FIELD_REFERS(NAME, struct bridge, unit, "unit", FIELD_KEY, "unit"),
    {0}};

static const struct field permit_fields[] = {
    REFER(NAME, permit, ally, "ally", "nation"),
    REFER(HEX, permit, hex, "hex", "place"),
    {0}};

static const struct field entry_fields[] = {
    REFER(HEX, entry, hex, "hex", "hex"),
    FIELD_REFERS(NAME, struct entry, id, "id", FIELD_KEY, "reinforcement"),
    {0}};

static const struct field sighting_fields[] = {
    MAY(YES, sighting, detachments, "detachments"),
    MAY(YES, sighting, foot, "foot"),
    MAY(YES, sighting, garrison, "garrison"),
    FIELD_REFERS(HEX, struct sighting, hex, "hex", FIELD_KEY, "hex"),
    MAY(YES, sighting, horse, "horse"),
    CHOOSE(sighting, side, "side", gra_side_words),
    {0}};

static const struct field held_fields[] = {
    MAY_COUNT(held, depleted, "depleted", 9),
    MAY_COUNT(held, foraged, "foraged", 999),
    FIELD_REFERS(HEX, struct held, hex, "hex", FIELD_KEY, "place"),
    MAY_COUNT(held, hidden, "hidden", 9),
    CHOOSE(held, side, "side", gra_side_words),
    {0}};

static const struct field pool_fields[] = {
    BOUNDED(pool, dead, "dead", 0, 999),
    BOUNDED(pool, generic, "generic", 0, 999),
    FIELD_REFERS(NAME, struct pool, power, "power", FIELD_KEY, "pool"),
    {0}};

#define LIST(element, type, fields, items, count) \
    {element, sizeof(struct type), fields, NULL, \
     offsetof(struct game, items), offsetof(struct game, count), NULL, \
     offsetof(struct type, place)}

static const struct record game_children[] = {
    LIST("leader", leader, leader_fields, leaders, leaders_count),
    LIST("unit", unit, unit_fields, units, units_count),
    LIST("depot", depot, depot_fields, depots, depots_count),
    LIST("held", held, held_fields, held, held_count),
    LIST("pool", pool, pool_fields, pools, pools_count),
    LIST("fortress", fort, fort_fields, forts, forts_count),
    LIST("bridge", bridge, bridge_fields, bridges, bridges_count),
    LIST("permit", permit, permit_fields, permits, permits_count),
    LIST("entry", entry, entry_fields, entries, entries_count),
    LIST("sighting", sighting, sighting_fields, sightings, sightings_count),
    {0}};

static const struct field game_fields[] = {
    MAY_COUNT(game, ansbach, "ansbach", 999),
    MAY(YES, game, commanded, "commanded"),
    MAY_COUNT(game, freed, "freed", 999),
    MAY_CHOOSE(game, kind, "kind", kind_words),
    BOUNDED(game, lost[COALITION], "lost-coalition", 0, 9999),
    BOUNDED(game, lost[FRANCE], "lost-france", 0, 9999),
    BOUNDED(game, turn, "turn", 1, 999),
    MAY_CHOOSE(game, verdict, "verdict", verdict_words),
    FIELD_RANGE(NUMBER, struct game, leader_vp, "vp-leaders", FIELD_REQUIRED,
                -999, 999),
    CHOOSE(game, weather, "weather", gra_weather_words),
    {0}};

const struct record gra_game_record = {
    "grande-armee-game", sizeof(struct game), game_fields, game_children, 0,
    RECORD_SINGLE, NULL, offsetof(struct game, place)};
/* clang-format on */

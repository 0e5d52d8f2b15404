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
#define MAYBE(kind, type, member, name) \
    FIELD(kind, struct type, member, name, FIELD_OPTIONAL)
#define MAYBE_WORDS(type, member, name, words) \
    FIELD_WORDS(struct type, member, name, FIELD_OPTIONAL, words)
#define MAYBE_COUNT(type, member, name, most) \
    FIELD_RANGE(COUNT, struct type, member, name, FIELD_OPTIONAL, 0, most)

static const struct field leader_fields[] = {
    MAYBE(YES, leader, activated, "activated"),
    FIELD_REFERS(HEX, struct leader, command.at, "at", FIELD_OPTIONAL, "hex"),
    MAYBE_COUNT(leader, entered, "entered", 999),
    FIELD_REFERS(HEX, struct leader, hex, "hex",
                 FIELD_OPTIONAL | FIELD_PLACE, "hex"),
    FIELD_REFERS(NAME, struct leader, id, "id", FIELD_KEY, "leader"),
    MAYBE(YES, leader, in_command, "in-command"),
    MAYBE(YES, leader, inside, "inside"),
    MAYBE_WORDS(leader, command.march, "march", gra_march_words),
    MAYBE_WORDS(leader, command.order, "order", gra_order_words),
    MAYBE_COUNT(leader, points, "points", 99),
    FIELD_WORDS(struct leader, state, "state", FIELD_REQUIRED,
                leader_states),
    FIELD_REFERS(NAME, struct leader, unit, "unit", FIELD_OPTIONAL, "unit"),
    MAYBE_WORDS(leader, was, "was", gra_order_words),
    MAYBE_COUNT(leader, wear, "wear", 99),
    MAYBE_COUNT(leader, wounded, "wounded", 999),
    {0}};

static const struct field unit_fields[] = {
    MAYBE(YES, unit, astray, "astray"),
    FIELD_REFERS(HEX, struct unit, command.at, "at", FIELD_OPTIONAL, "hex"),
    FIELD(YES, struct unit, demoralized, "demoralized", FIELD_OPTIONAL),
    MAYBE_COUNT(unit, entered, "entered", 999),
    MAYBE_WORDS(unit, fed, "fed", fed_words),
    MAYBE_WORDS(unit, forced, "forced", gra_march_words),
    FIELD(YES, struct unit, generic, "generic", FIELD_OPTIONAL),
    FIELD_REFERS(HEX, struct unit, hex, "hex", FIELD_OPTIONAL | FIELD_PLACE,
                 "hex"),
    FIELD(NAME, struct unit, id, "id", FIELD_KEY),
    MAYBE(YES, unit, inside, "inside"),
    FIELD_REFERS(NAME, struct unit, leader_id, "leader", FIELD_OPTIONAL,
                 "leader"),
    MAYBE_WORDS(unit, command.march, "march", gra_march_words),
    MAYBE(YES, unit, moved, "moved"),
    FIELD_REFERS(NAME, struct unit, nation, "nation", FIELD_OPTIONAL,
                 "nation"),
    MAYBE_WORDS(unit, command.order, "order", gra_order_words),
    FIELD(YES, struct unit, pursued, "pursued", FIELD_OPTIONAL),
    FIELD_WORDS(struct unit, rout, "rout", FIELD_OPTIONAL, rout_words),
    FIELD_RANGE(COUNT, struct unit, rout_turn, "rout-turn", FIELD_OPTIONAL, 0,
                999),
    MAYBE(YES, unit, shares, "shares"),
    FIELD_RANGE(COUNT, struct unit, sp, "sp", FIELD_REQUIRED | FIELD_STRENGTH,
                0, 99),
    FIELD_WORDS(struct unit, state, "state", FIELD_REQUIRED, unit_states),
    MAYBE(YES, unit, unsupplied, "unsupplied"),
    MAYBE_WORDS(unit, was, "was", gra_order_words),
    MAYBE_COUNT(unit, wear, "wear", 99),
    {0}};

static const struct field depot_fields[] = {
    MAYBE_COUNT(depot, cut, "cut", 99),
    FIELD_REFERS(HEX, struct depot, built_at, "hex",
                 FIELD_OPTIONAL | FIELD_PLACE, "hex"),
    FIELD(NAME, struct depot, id, "id", FIELD_KEY),
    FIELD(YES, struct depot, lost, "lost", FIELD_REQUIRED),
    FIELD_REFERS(NAME, struct depot, built_by, "nation", FIELD_OPTIONAL,
                 "nation"),
    {0}};

static const struct field fort_fields[] = {
    MAYBE_COUNT(fort, besieged, "besieged", 999),
    MAYBE_COUNT(fort, breach, "breach", 99),
    FIELD_REFERS(HEX, struct fort, hex, "hex", FIELD_KEY, "place"),
    MAYBE_COUNT(fort, hungry, "hungry", 999),
    MAYBE_COUNT(fort, stores, "stores", 99),
    {0}};

static const struct field bridge_fields[] = {
    FIELD_REFERS(HEX, struct bridge, one, "hex-a", FIELD_REQUIRED, "hex"),
    FIELD_REFERS(HEX, struct bridge, other, "hex-b", FIELD_REQUIRED, "hex"),
    FIELD_REFERS(NAME, struct bridge, unit, "unit", FIELD_KEY, "unit"),
    {0}};

static const struct field permit_fields[] = {
    FIELD_REFERS(NAME, struct permit, ally, "ally", FIELD_REQUIRED, "nation"),
    FIELD_REFERS(HEX, struct permit, hex, "hex", FIELD_REQUIRED, "place"),
    {0}};

static const struct field entry_fields[] = {
    FIELD_REFERS(HEX, struct entry, hex, "hex", FIELD_REQUIRED, "hex"),
    FIELD_REFERS(NAME, struct entry, id, "id", FIELD_KEY, "reinforcement"),
    {0}};

static const struct field sighting_fields[] = {
    MAYBE(YES, sighting, detachments, "detachments"),
    MAYBE(YES, sighting, foot, "foot"),
    MAYBE(YES, sighting, garrison, "garrison"),
    FIELD_REFERS(HEX, struct sighting, hex, "hex", FIELD_KEY, "hex"),
    MAYBE(YES, sighting, horse, "horse"),
    FIELD_WORDS(struct sighting, side, "side", FIELD_REQUIRED, gra_side_words),
    {0}};

static const struct field held_fields[] = {
    MAYBE_COUNT(held, depleted, "depleted", 9),
    MAYBE_COUNT(held, foraged, "foraged", 999),
    FIELD_REFERS(HEX, struct held, hex, "hex", FIELD_KEY, "place"),
    MAYBE_COUNT(held, hidden, "hidden", 9),
    FIELD_WORDS(struct held, side, "side", FIELD_REQUIRED, gra_side_words),
    {0}};

static const struct field pool_fields[] = {
    FIELD_RANGE(COUNT, struct pool, dead, "dead", FIELD_REQUIRED, 0, 999),
    FIELD_RANGE(COUNT, struct pool, generic, "generic", FIELD_REQUIRED, 0,
                999),
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
    MAYBE_COUNT(game, ansbach, "ansbach", 999),
    MAYBE(YES, game, commanded, "commanded"),
    MAYBE_COUNT(game, freed, "freed", 999),
    MAYBE_WORDS(game, kind, "kind", kind_words),
    FIELD_RANGE(COUNT, struct game, lost[COALITION], "lost-coalition",
                FIELD_REQUIRED, 0, 9999),
    FIELD_RANGE(COUNT, struct game, lost[FRANCE], "lost-france",
                FIELD_REQUIRED, 0, 9999),
    FIELD_RANGE(COUNT, struct game, turn, "turn", FIELD_REQUIRED, 1, 999),
    FIELD_WORDS(struct game, verdict, "verdict", FIELD_OPTIONAL,
                verdict_words),
    FIELD_RANGE(NUMBER, struct game, leader_vp, "vp-leaders", FIELD_REQUIRED,
                -999, 999),
    FIELD_WORDS(struct game, weather, "weather", FIELD_REQUIRED,
                gra_weather_words),
    {0}};

const struct record gra_game_record = {
    "grande-armee-game", sizeof(struct game), game_fields, game_children, 0,
    RECORD_SINGLE, NULL, offsetof(struct game, place)};
/* clang-format on */

/* How the state is read and written. */
#include "rulesets/grande-armee/board/board.h"

static const char *const leader_states[] = {"map",      "pool",    "dead",
                                            "captured", "wounded", NULL};
static const char *const unit_states[] = {"map", "gone", NULL};
static const char *const rout_words[] = {"none", "1", "2", NULL};
static const char *const verdict_words[] = {"none", "france", "coalition",
                                            NULL};

/* clang-format off */
static const struct field leader_fields[] = {
    FIELD_REFERS(HEX, struct leader, hex, "hex",
                 FIELD_OPTIONAL | FIELD_PLACE, "hex"),
    FIELD_REFERS(NAME, struct leader, id, "id", FIELD_KEY, "leader"),
    FIELD_WORDS(struct leader, state, "state", FIELD_REQUIRED,
                leader_states),
    FIELD_REFERS(NAME, struct leader, unit, "unit", FIELD_OPTIONAL, "unit"),
    {0}};

static const struct field unit_fields[] = {
    FIELD(YES, struct unit, demoralized, "demoralized", FIELD_OPTIONAL),
    FIELD(YES, struct unit, generic, "generic", FIELD_OPTIONAL),
    FIELD_REFERS(HEX, struct unit, hex, "hex", FIELD_OPTIONAL | FIELD_PLACE,
                 "hex"),
    FIELD_REFERS(NAME, struct unit, id, "id", FIELD_KEY, "unit"),
    FIELD(YES, struct unit, pursued, "pursued", FIELD_OPTIONAL),
    FIELD_WORDS(struct unit, rout, "rout", FIELD_OPTIONAL, rout_words),
    FIELD_RANGE(COUNT, struct unit, rout_turn, "rout-turn", FIELD_OPTIONAL, 0,
                999),
    FIELD_RANGE(COUNT, struct unit, sp, "sp", FIELD_REQUIRED | FIELD_STRENGTH,
                0, 99),
    FIELD_WORDS(struct unit, state, "state", FIELD_REQUIRED, unit_states),
    {0}};

static const struct field depot_fields[] = {
    FIELD_REFERS(NAME, struct depot, id, "id", FIELD_KEY, "depot"),
    FIELD(YES, struct depot, lost, "lost", FIELD_REQUIRED),
    {0}};

static const struct field held_fields[] = {
    FIELD_REFERS(HEX, struct held, hex, "hex", FIELD_KEY, "place"),
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
    LIST("leader", leader, leader_fields, leaders, leader_count),
    LIST("unit", unit, unit_fields, units, unit_count),
    LIST("depot", depot, depot_fields, depots, depot_count),
    LIST("held", held, held_fields, held, held_count),
    LIST("pool", pool, pool_fields, pools, pool_count),
    {0}};

static const struct field game_fields[] = {
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

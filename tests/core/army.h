/* A small state with every type of field, for the tests of field tables. */
#ifndef BERTHIER_TESTS_CORE_ARMY_H
#define BERTHIER_TESTS_CORE_ARMY_H

#include "core/field.h"

enum arm { INFANTRY, CAVALRY, ARTILLERY };

static const char *const arm_words[] = {
    [INFANTRY] = "infantry",
    [CAVALRY] = "cavalry",
    [ARTILLERY] = "artillery",
    NULL,
};

struct loss {
    int steps;
    const char *when;
};

struct unit {
    const char *id;
    struct place place;
    const char *title;
    enum arm arm;
    int strength; /* quarters */
    int hex;
    bool guard;
    struct names leaders;
    struct hexes path;
    struct loss *losses;
    size_t loss_count;
};

struct leader {
    const char *id;
    int rating;
    int initiative; /* halves */
    int command;    /* tenths */
    const char *likeness;
    const char *seal;
};

enum wind { NO_WIND, NORTH, SOUTH };

static const char *const wind_words[] = {"none", "north", "south", NULL};

struct weather {
    bool rain;
    int rounds; /* 0 to 24 */
    int heat;   /* -40 to 40 */
    enum wind wind;
};

struct army {
    int turn;
    const char *digest;
    struct weather weather;
    struct leader *leaders;
    size_t leader_count;
    struct unit *units;
    size_t unit_count;
};

static const struct field loss_fields[] = {
    FIELD(COUNT, struct loss, steps, "steps", FIELD_REQUIRED),
    FIELD(TIME, struct loss, when, "when", FIELD_REQUIRED),
    {0},
};

static const struct field unit_fields[] = {
    FIELD(NAME, struct unit, id, "id", FIELD_KEY),
    FIELD(TEXT, struct unit, title, "title", FIELD_OPTIONAL),
    FIELD_WORDS(struct unit, arm, "arm", FIELD_REQUIRED, arm_words),
    FIELD_SCALED(struct unit, strength, "strength", FIELD_REQUIRED, 4),
    FIELD(HEX, struct unit, hex, "hex", FIELD_OPTIONAL),
    FIELD(YES, struct unit, guard, "guard", FIELD_OPTIONAL),
    FIELD_REFERS(NAMES, struct unit, leaders, "leaders", FIELD_OPTIONAL,
                 "leader"),
    FIELD(HEXES, struct unit, path, "path", FIELD_OPTIONAL),
    {0},
};

static const struct field leader_fields[] = {
    FIELD(NAME, struct leader, id, "id", FIELD_KEY),
    FIELD(NUMBER, struct leader, rating, "rating", FIELD_REQUIRED),
    FIELD_SCALED(struct leader, initiative, "initiative", FIELD_OPTIONAL, 2),
    FIELD_SCALED(struct leader, command, "command", FIELD_OPTIONAL, 10),
    FIELD(BASE64, struct leader, likeness, "likeness", FIELD_OPTIONAL),
    FIELD(HEXDATA, struct leader, seal, "seal", FIELD_OPTIONAL),
    {0},
};

static const struct field weather_fields[] = {
    FIELD(YES, struct weather, rain, "rain", FIELD_REQUIRED),
    FIELD_RANGE(COUNT, struct weather, rounds, "rounds", FIELD_OPTIONAL, 0, 24),
    FIELD_RANGE(NUMBER, struct weather, heat, "heat", FIELD_OPTIONAL, -40, 40),
    FIELD_WORDS_FROM(struct weather, wind, "wind", FIELD_OPTIONAL, wind_words,
                     NORTH),
    {0},
};

static const struct field army_fields[] = {
    FIELD(COUNT, struct army, turn, "turn", FIELD_REQUIRED),
    FIELD(DIGEST, struct army, digest, "digest", FIELD_OPTIONAL),
    {0},
};

static const struct record unit_children[] = {
    {
        .element = "loss",
        .size = sizeof(struct loss),
        .fields = loss_fields,
        .items = offsetof(struct unit, losses),
        .count = offsetof(struct unit, loss_count),
        .place = RECORD_NO_PLACE,
    },
    {0},
};

static const struct record army_children[] = {
    {
        .element = "weather",
        .size = sizeof(struct weather),
        .fields = weather_fields,
        .items = offsetof(struct army, weather),
        .count = RECORD_SINGLE,
        .table = "weather",
        .place = RECORD_NO_PLACE,
    },
    {
        .element = "leader",
        .size = sizeof(struct leader),
        .fields = leader_fields,
        .items = offsetof(struct army, leaders),
        .count = offsetof(struct army, leader_count),
        .table = "leaders",
        .place = RECORD_NO_PLACE,
    },
    {
        .element = "unit",
        .size = sizeof(struct unit),
        .fields = unit_fields,
        .children = unit_children,
        .items = offsetof(struct army, units),
        .count = offsetof(struct army, unit_count),
        .table = "units",
        .place = offsetof(struct unit, place),
    },
    {0},
};

static const struct record army_record = {
    .element = "army",
    .size = sizeof(struct army),
    .fields = army_fields,
    .children = army_children,
    .place = RECORD_NO_PLACE,
};

#endif

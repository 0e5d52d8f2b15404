/* How the tables of a game of days are read. */
#include "rulesets/grande-armee/module/records.h"

/* clang-format off */
const struct field gra_detachment_fields[] = {
    FIELD(NAME, struct detachment_card, id, "detachment", FIELD_KEY),
    REF(NAME, detachment_card, nation_id, "nation", "nation"),
    RANGE(detachment_card, sp, "sp", 1, 99),
    REF(HEX, detachment_card, hex, "hex", "hex"),
    MAYBE_REF(NAME, detachment_card, with, "with", "leader"),
    SOURCE(detachment_card), {0}};

const struct field gra_reinforcement_fields[] = {
    FIELD(NAME, struct reinforcement_card, id, "id", FIELD_KEY),
    RANGE(reinforcement_card, turn, "turn", 1, 999),
    REF(NAMES, reinforcement_card, pieces, "pieces", "unit|leader"),
    REF(HEXES, reinforcement_card, hexes, "hexes", "hex"),
    MAYBE(YES, reinforcement_card, together, "together"),
    SOURCE(reinforcement_card), {0}};

const struct field gra_forced_fields[] = {
    WORDS(forced_row, kind, "kind", gra_march_words),
    RANGE(forced_row, die, "die", 1, 6),
    RANGE(forced_row, mp, "mp", 0, 99),
    RANGE(forced_row, percent, "loss-percent", 0, 100),
    SOURCE(forced_row), {0}};

const struct field gra_weather_fields[] = {
    FIELD(NAME, struct weather_row, month, "month", FIELD_REQUIRED),
    RANGE(weather_row, die, "die", 1, 6),
    WORDS(weather_row, weather, "weather", gra_weather_words),
    SOURCE(weather_row), {0}};

const struct field gra_skirmish_fields[] = {
    FIELD(NUMBER, struct skirmish_row, total, "total", FIELD_KEY),
    RANGE(skirmish_row, lost[0], "attacker-sp-loss", 0, 9),
    RANGE(skirmish_row, retreat[0], "attacker-retreat", 0, 9),
    FIELD(YES, struct skirmish_row, demoralized[0], "attacker-demoralized",
          FIELD_REQUIRED),
    FIELD(YES, struct skirmish_row, halts, "attacker-halts", FIELD_REQUIRED),
    RANGE(skirmish_row, lost[1], "defender-sp-loss", 0, 9),
    RANGE(skirmish_row, retreat[1], "defender-retreat", 0, 9),
    FIELD(YES, struct skirmish_row, demoralized[1], "defender-demoralized",
          FIELD_REQUIRED),
    SOURCE(skirmish_row), {0}};

AMOUNTS(gra_attrition_fields, "total", "percent");
AMOUNTS(gra_attrition_modifier_fields, "case", "modifier");
AMOUNTS(gra_command_cost_fields, "order", "points");
/* clang-format on */

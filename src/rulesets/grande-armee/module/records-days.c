/* How the tables of a game of days are read. */
#include "rulesets/grande-armee/module/records.h"

/* clang-format off */
const struct field gra_detachment_fields[] = {
    FIELD(NAME, struct detachment_card, id, "detachment", FIELD_KEY),
    REFER(NAME, detachment_card, nation_id, "nation", "nation"),
    BOUNDED(detachment_card, sp, "sp", 1, 99),
    REFER(HEX, detachment_card, hex, "hex", "hex"),
    MAY_REFER(NAME, detachment_card, with, "with", "leader"),
    SOURCE(detachment_card), {0}};

const struct field gra_reinforcement_fields[] = {
    FIELD(NAME, struct reinforcement_card, id, "id", FIELD_KEY),
    BOUNDED(reinforcement_card, turn, "turn", 1, 999),
    REFER(NAMES, reinforcement_card, pieces, "pieces", "unit|leader"),
    REFER(HEXES, reinforcement_card, hexes, "hexes", "hex"),
    MAY(YES, reinforcement_card, together, "together"),
    SOURCE(reinforcement_card), {0}};

const struct field gra_forced_fields[] = {
    CHOOSE(forced_row, kind, "kind", gra_march_words),
    BOUNDED(forced_row, die, "die", 1, 6),
    BOUNDED(forced_row, mp, "mp", 0, 99),
    BOUNDED(forced_row, percent, "loss-percent", 0, 100),
    SOURCE(forced_row), {0}};

const struct field gra_weather_fields[] = {
    NEEDED(NAME, weather_row, month, "month"),
    BOUNDED(weather_row, die, "die", 1, 6),
    CHOOSE(weather_row, weather, "weather", gra_weather_words),
    SOURCE(weather_row), {0}};

const struct field gra_skirmish_fields[] = {
    FIELD(NUMBER, struct skirmish_row, total, "total", FIELD_KEY),
    BOUNDED(skirmish_row, lost[0], "attacker-sp-loss", 0, 9),
    BOUNDED(skirmish_row, retreat[0], "attacker-retreat", 0, 9),
    NEEDED(YES, skirmish_row, demoralized[0], "attacker-demoralized"),
    NEEDED(YES, skirmish_row, halts, "attacker-halts"),
    BOUNDED(skirmish_row, lost[1], "defender-sp-loss", 0, 9),
    BOUNDED(skirmish_row, retreat[1], "defender-retreat", 0, 9),
    NEEDED(YES, skirmish_row, demoralized[1], "defender-demoralized"),
    SOURCE(skirmish_row), {0}};

AMOUNTS(gra_attrition_fields, "total", "percent");
AMOUNTS(gra_attrition_modifier_fields, "case", "modifier");
AMOUNTS(gra_command_cost_fields, "order", "points");
/* clang-format on */

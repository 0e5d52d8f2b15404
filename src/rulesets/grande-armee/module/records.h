/* How fields of the module's tables are written, for records.c and
 * records-days.c alone. */
#ifndef BERTHIER_GRANDE_ARMEE_MODULE_RECORDS_H
#define BERTHIER_GRANDE_ARMEE_MODULE_RECORDS_H

#include "rulesets/grande-armee/module/module.h"

/* clang-format off */
#define SOURCE(type) \
    FIELD(TEXT, struct type, provenance, "provenance", FIELD_REQUIRED)

/* A chart of one number by a key. */
#define AMOUNTS(name, key_column, number_column) \
    const struct field name[] = { \
        FIELD(NAME, struct amount_row, key, key_column, FIELD_KEY), \
        FIELD(NUMBER, struct amount_row, amount, number_column, \
              FIELD_REQUIRED), \
        SOURCE(amount_row), {0}}
/* clang-format on */

extern const struct field gra_detachment_fields[];
extern const struct field gra_reinforcement_fields[];
extern const struct field gra_forced_fields[];
extern const struct field gra_weather_fields[];
extern const struct field gra_skirmish_fields[];
extern const struct field gra_attrition_fields[];
extern const struct field gra_attrition_modifier_fields[];
extern const struct field gra_command_cost_fields[];

#endif

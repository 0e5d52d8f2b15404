/* Settings of a module: single values by their key, which no chart holds. */
#ifndef BERTHIER_CORE_SETTING_H
#define BERTHIER_CORE_SETTING_H

#include "core/field.h"
#include "core/report.h"

#include <stddef.h>

/* A row of the module's table of settings. */
struct setting {
    const char *key, *value;
    const char *provenance; /* where the value comes from */
    struct place at;
};

/* The columns of that table. */
extern const struct field setting_fields[];

/* NULL if no row has the key. */
const struct setting *setting_find(const struct setting *settings, size_t count,
                                   const char *key);
/* The value as a whole number, 0 if it is none; fallback if no row has the
 * key. */
int setting_number(const struct setting *settings, size_t count,
                   const char *key, int fallback);

#endif

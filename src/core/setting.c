/* Settings of a module: single values by their key. */
#include "core/setting.h"

#include <stdlib.h>

/* clang-format off */
const struct field setting_fields[] = {
    FIELD(NAME, struct setting, key, "key", FIELD_KEY),
    FIELD(TEXT, struct setting, value, "value", FIELD_REQUIRED),
    FIELD(TEXT, struct setting, provenance, "provenance", FIELD_REQUIRED),
    {0}};
/* clang-format on */

const struct setting *setting_find(const struct setting *settings, size_t count,
                                   const char *key)
{
    return FIND_NAMED(const struct setting, settings, count, key, key);
}

int setting_number(const struct setting *settings, size_t count,
                   const char *key, int fallback)
{
    const struct setting *setting = setting_find(settings, count, key);

    return setting ? atoi(setting->value) : fallback;
}

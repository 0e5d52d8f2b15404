/* How many supply trains a nation may have. [base train-production] */
#include "core/arena.h"
#include "rulesets/grande-armee/board/board.h"

#include <string.h>

int gra_train_limit(const struct module *module,
                    const struct nation_card *nation)
{
    for (size_t i = 0; i < module->settings_count; i++) {
        const char *key = module->settings[i].key;
        size_t length = strlen("train-limit-");

        if (strncmp(key, "train-limit-", length) == 0 &&
            same_name(key + length, nation->id))
            return setting_number(module->settings, module->settings_count, key,
                                  0);
    }
    return 0;
}

int gra_train_rows(const struct module *module,
                   const struct nation_card *nation)
{
    int rows = 0;

    foreach (const struct unit_card, card, module->units)
        rows += card->type == SUPPLY_TRAIN &&
                same_name(card->nation_id, nation->id);
    return rows;
}

const char *gra_prefix(const struct module *module,
                       const struct nation_card *nation, struct arena *arena)
{
    foreach (const struct unit_card, card, module->units)
        if (same_name(card->nation_id, nation->id))
            return arena_string(arena, card->id, strcspn(card->id, "-"));
    return nation->id;
}

const struct nation_card *gra_nation_of(const struct module *module,
                                        const char *id)
{
    size_t length = strcspn(id, "-");

    foreach (const struct unit_card, card, module->units)
        if (strncmp(card->id, id, length + 1) == 0)
            return card->nation;
    foreach (const struct nation_card, nation, module->nations)
        if (strlen(nation->id) == length &&
            strncmp(nation->id, id, length) == 0)
            return nation;
    return NULL;
}

/* "fr-trn-03" */
bool gra_is_train_id(const char *id)
{
    static const char middle[] = "-trn-";

    return strncmp(id + strcspn(id, "-"), middle, sizeof(middle) - 1) == 0;
}

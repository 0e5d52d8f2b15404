/* Looking things up in a module that was read. */
#include "rulesets/grande-armee/module/module.h"

const char *gra_setting(const struct module *module, const char *key)
{
    const struct setting *setting =
        setting_find(module->settings, module->settings_count, key);

    return setting ? setting->value : NULL;
}

const struct ruleset_side *gra_sides(const struct module *module, size_t *count)
{
    *count = SIDES;
    return module->sides;
}

int gra_side_of(const char *side)
{
    return same_name(side, gra_side_words[FRANCE]) ? FRANCE : COALITION;
}

const char *gra_side_name(const struct module *module, const char *side)
{
    (void)module;
    return gra_side_of(side) == FRANCE ? "the French" : "the Coalition";
}

const struct turn_card *gra_turn(const struct module *module, int turn)
{
    for (size_t i = 0; i < module->turns_count; i++)
        if (module->turns[i].turn == turn)
            return &module->turns[i];
    return NULL;
}

const struct nation_card *gra_nation(const struct module *module,
                                     const char *id)
{
    return FIND_NAMED(const struct nation_card, module->nations,
                      module->nations_count, id, id);
}

const struct leader_card *gra_leader_card(const struct module *module,
                                          const char *id)
{
    return FIND_NAMED(const struct leader_card, module->leaders,
                      module->leaders_count, id, id);
}

const struct unit_card *gra_unit_card(const struct module *module,
                                      const char *id)
{
    return FIND_NAMED(const struct unit_card, module->units,
                      module->units_count, id, id);
}

const struct pool_card *gra_pool_card(const struct module *module,
                                      const char *power)
{
    return FIND_NAMED(const struct pool_card, module->pool, module->pools_count,
                      power, power);
}

bool gra_is_cavalry(int type)
{
    return type >= LIGHT_CAVALRY && type <= MAMELUKE;
}

bool gra_is_guns(int type)
{
    return type == ARTILLERY || type == HORSE_ARTILLERY;
}

bool gra_is_train(int type)
{
    return type >= SUPPLY_TRAIN;
}

/* setup.aoc-2 who has no hex of his own stands with his leader, and he with one
 * of a higher rank */
int gra_leader_start(const struct leader_card *leader)
{
    while (!leader->start && leader->superior &&
           leader->superior->rank < leader->rank)
        leader = leader->superior;
    return leader->start;
}

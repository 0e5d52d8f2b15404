/* Powers, their words, and the sides that they are. */
#include "core/arena.h"
#include "rulesets/empires-in-arms/module/module.h"
#include "rulesets/ruleset.h"

enum power eia_power(const char *word)
{
    int place = word_place(eia_power_words, word);

    return place < 0 ? NO_POWER : (enum power)place;
}

const char *eia_power_id(enum power power)
{
    return eia_power_words[power];
}

enum chit eia_chit(const char *word)
{
    int place = word_place(eia_chit_words, word);

    return place < 0 ? NO_CHIT : (enum chit)place;
}

bool eia_plays(const struct module *module, enum power power)
{
    return power != NO_POWER && module->power[power];
}

const char *eia_side_name(const struct module *module, const char *side)
{
    enum power power = eia_power(side);

    return eia_plays(module, power) ? module->power[power]->name : side;
}

/* [base scenario] who has a card plays (ruling 105) */
const struct ruleset_side *eia_sides_of(const struct module *module,
                                        struct arena *arena, size_t *count)
{
    struct ruleset_side *sides =
        ARENA_ARRAY(arena, struct ruleset_side, POWER_END);

    *count = 0;
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        if (module->power[power])
            sides[(*count)++] = (struct ruleset_side){
                eia_power_id(power), module->power[power]->name};
    return sides;
}

const struct ruleset_side *eia_sides(const struct module *module, size_t *count)
{
    *count = module->side_count;
    return module->sides;
}

void eia_once(struct arena *arena, struct names *names, const char *name)
{
    if (!names_contain(names, name))
        names_add(arena, names, name);
}

bool eia_has_power(const struct names *powers, enum power power)
{
    return names_contain(powers, eia_power_id(power));
}

/* Powers, their words, and the sides that they are. */
#include "rooms/empires-in-arms/module/module.h"
#include "rooms/room.h"

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

const char *eia_side_name(const struct module *module, const char *side)
{
    return module->power[eia_power(side)]->name;
}

const struct room_side *eia_sides(const struct module *module, size_t *count)
{
    static const struct room_side sides[] = {
        {"au", "Austria"}, {"fr", "France"}, {"gb", "Great Britain"},
        {"pr", "Prussia"}, {"ru", "Russia"}, {"sp", "Spain"},
        {"tu", "Turkey"}};

    (void)module;
    *count = sizeof(sides) / sizeof(sides[0]);
    return sides;
}

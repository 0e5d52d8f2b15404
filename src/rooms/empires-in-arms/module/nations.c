/* Powers and their words. */
#include "rooms/empires-in-arms/module/module.h"

enum power eia_power(const char *word)
{
    int place = word_place(eia_power_words, word);

    return place < 0 ? NO_POWER : (enum power)place;
}

const char *eia_power_id(enum power power)
{
    return eia_power_words[power];
}

bool eia_same(const char *one, const char *other)
{
    return same_name(one, other);
}

enum chit eia_chit(const char *word)
{
    int place = word_place(eia_chit_words, word);

    return place < 0 ? NO_CHIT : (enum chit)place;
}

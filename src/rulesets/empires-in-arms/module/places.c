/* What the id of a place says. */
#include "rulesets/empires-in-arms/module/module.h"

#include <stdlib.h>
#include <string.h>

int eia_place_number(const char *at)
{
    int number = at && at[0] ? atoi(at + 1) : 0;

    return number > 0 && number < PLACE_NUMBERS ? number : 0;
}

enum place_kind eia_place_kind(const char *at)
{
    switch (at ? at[0] : '\0') {
    case 'a':
        return PLACE_AREA;
    case 's':
        return PLACE_SEA;
    case 'p':
        return PLACE_PORT;
    case 'b':
        return PLACE_BOX;
    default:
        return PLACE_NOWHERE;
    }
}

const struct area_card *eia_area(const struct module *module, const char *at)
{
    enum place_kind kind = eia_place_kind(at);
    const struct area_card *area = kind == PLACE_NOWHERE || kind == PLACE_SEA
                                       ? NULL
                                       : module->area_at[eia_place_number(at)];

    if (!area || strcmp(area->id + 1, at + 1) != 0)
        return NULL;
    return kind == PLACE_AREA || area->port ? area : NULL;
}

const struct sea_card *eia_sea(const struct module *module, const char *at)
{
    const struct sea_card *sea = eia_place_kind(at) == PLACE_SEA
                                     ? module->sea_at[eia_place_number(at)]
                                     : NULL;

    return sea && strcmp(sea->id, at) == 0 ? sea : NULL;
}

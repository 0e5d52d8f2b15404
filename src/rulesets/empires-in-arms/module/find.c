/* Cards and rows of charts by their id. */
#include "rulesets/empires-in-arms/module/module.h"

#include <stdio.h>
#include <string.h>

/* Cards of different kinds never share an id, but a district may be named
 * like its minor country: each kind has a letter of its own before the id. */
static const void *card(const struct module *module, char kind, const char *id)
{
    char name[80];

    if (!id || strlen(id) > 70)
        return NULL;
    snprintf(name, sizeof(name), "%c/%s", kind, id);
    return index_find(module->by_id, name);
}

const struct province_card *eia_province_card(const struct module *module,
                                              const char *id)
{
    return card(module, 'p', id);
}

const struct district_card *eia_district_card(const struct module *module,
                                              const char *id)
{
    return card(module, 'd', id);
}

const struct minor_card *eia_minor_card(const struct module *module,
                                        const char *id)
{
    return card(module, 'm', id);
}

const struct corps_card *eia_corps_card(const struct module *module,
                                        const char *id)
{
    return card(module, 'c', id);
}

const struct leader_card *eia_leader_card(const struct module *module,
                                          const char *id)
{
    return card(module, 'l', id);
}

const struct fleet_card *eia_fleet_card(const struct module *module,
                                        const char *id)
{
    return card(module, 'f', id);
}

const struct terrain_row *eia_terrain_row(const struct module *module,
                                          enum terrain terrain)
{
    foreach (struct terrain_row, row, module->terrain)
        if (row->terrain == terrain)
            return row;
    return NULL;
}

const struct status_row *eia_status_row(const struct module *module, int box)
{
    foreach (struct status_row, row, module->status)
        if (row->box == box)
            return row;
    return NULL;
}

const struct price_row *eia_price(const struct module *module, const char *item)
{
    return FIND_IN(struct price_row, module->prices, item, item);
}

const struct points_row *eia_points_row(const struct module *module,
                                        const char *cause)
{
    return FIND_IN(struct points_row, module->points, cause, cause);
}

const struct peace_row *eia_peace_row(const struct module *module,
                                      const char *term)
{
    return FIND_IN(struct peace_row, module->peace, term, term);
}

const struct peace_row *eia_ordered_term(const struct module *module,
                                         const char *term)
{
    foreach (const struct peace_row, row, module->peace)
        if (row->term[0] - 'A' == term[0] - 'a' &&
            strcmp(row->term + 1, term + 1) == 0)
            return row;
    return NULL;
}

const struct union_card *eia_union_card(const struct module *module,
                                        const char *option)
{
    return FIND_IN(struct union_card, module->unions, option, option);
}

const struct minor_card *eia_founded_card(const struct module *module,
                                          const char *option)
{
    return FIND_IN(struct minor_card, module->minors, option, option);
}

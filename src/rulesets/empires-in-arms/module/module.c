/* What the field tables cannot check of a module, and look-up in it. */
#include "rulesets/empires-in-arms/module/module.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "rulesets/empires-in-arms/module/records.h"
#include "rulesets/empires-in-arms/module/rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBERS = 1000 };

#define INDEX(items, counter, kind)                                            \
    for (size_t i = 0; i < module->counter; i++)                               \
    index_add(module->by_id,                                                   \
              arena_text(arena, "%c/%s", (kind), module->items[i].id),         \
              &module->items[i])

static void index_cards(struct module *module, struct arena *arena)
{
    module->by_id = index_new(arena);
    INDEX(provinces, provinces_count, 'p');
    INDEX(districts, districts_count, 'd');
    INDEX(minors, minors_count, 'm');
    INDEX(corps, corps_count, 'c');
    INDEX(leaders, leaders_count, 'l');
    INDEX(fleets, fleets_count, 'f');
    foreach (struct power_card, card, module->powers)
        module->power[card->power] = card;
    module->sides = eia_sides_of(module, arena, &module->side_count);
}

/* [base scenario] a place is a letter and three digits. The number of an id
 * of that letter, "a320"; refuses what has none. */
static bool numbered(const char *id, char letter, const struct place *place,
                     struct report *report, int *number)
{
    *number = id[0] == letter ? atoi(id + 1) : 0;
    if (*number > 0 && *number < NUMBERS && strlen(id) == 4)
        return true;
    return refuse(report, place, BASE(scenario),
                  "'%s' is not %c and three digits", id, letter);
}

static bool index_places(struct module *module, struct report *report)
{
    bool fine = true;
    int number = 0;

    foreach (struct area_card, area, module->areas)
        if (numbered(area->id, 'a', &area->at, report, &number))
            module->area_at[number] = area;
        else
            fine = false;
    foreach (struct sea_card, sea, module->seas)
        if (numbered(sea->id, 's', &sea->at, report, &number))
            module->sea_at[number] = sea;
        else
            fine = false;
    return fine;
}

/* [base territory] the land that each area belongs to */
static void index_lands(struct module *module)
{
    foreach (struct area_card, area, module->areas) {
        area->in_province = eia_province_card(module, area->province);
        area->in_district = eia_district_card(module, area->province);
        area->in_minor = area->in_district
                             ? eia_minor_card(module, area->in_district->minor)
                             : NULL;
    }
}

static void add_way(struct module *module, struct arena *arena,
                    const struct edge_card *edge, const char *from,
                    const char *to)
{
    int number = atoi(from + 1);
    size_t count = 0;
    struct way *ways = NULL;

    while (module->ways[number] && module->ways[number][count].to)
        count++;
    ways = ARENA_ARRAY(arena, struct way, count + 2);
    if (count)
        memcpy(ways, module->ways[number], count * sizeof(*ways));
    ways[count].to = module->area_at[atoi(to + 1)];
    ways[count].edge = edge;
    module->ways[number] = ways;
}

static void add_sea_way(struct module *module, struct arena *arena,
                        const char *from, const char *to)
{
    int number = atoi(from + 1);
    size_t count = 0;
    const struct sea_card **ways = NULL;

    while (module->sea_ways[number] && module->sea_ways[number][count])
        count++;
    ways = ARENA_ARRAY(arena, const struct sea_card *, count + 2);
    if (count)
        memcpy(ways, module->sea_ways[number], count * sizeof(*ways));
    ways[count] = module->sea_at[atoi(to + 1)];
    module->sea_ways[number] = ways;
}

static void index_ways(struct module *module, struct arena *arena)
{
    foreach (const struct edge_card, edge, module->edges) {
        add_way(module, arena, edge, edge->one, edge->other);
        add_way(module, arena, edge, edge->other, edge->one);
    }
    foreach (const struct sea_edge, edge, module->sea_edges) {
        add_sea_way(module, arena, edge->one, edge->other);
        add_sea_way(module, arena, edge->other, edge->one);
    }
}

/* [base casualty] "15/3.2" is percent and morale loss, in tenths. */
static bool read_cell(struct combat_row *row, int die, struct report *report)
{
    int whole = 0;
    int tenth = 0;
    char rest = '\0';
    int fields = sscanf(row->die[die], "%3d/%2d.%1d%c", &row->percent[die],
                        &whole, &tenth, &rest);

    row->morale[die] = whole * 10 + tenth;
    if (fields == 3 || (fields == 2 && !strchr(row->die[die], '.')))
        return true;
    return refuse(report, &row->at, BASE(casualty),
                  "'%s' is not percent and morale loss, such as 15/3.2",
                  row->die[die]);
}

/* [base casualty] all cells of the combat results */
static bool read_combat(struct module *module, struct report *report)
{
    bool fine = true;

    foreach (struct combat_row, row, module->combat)
        for (int die = 0; die < 8; die++)
            fine = read_cell(row, die, report) && fine;
    return fine;
}

/* [base peace] "C.1 B.4" are terms of the chart. */
static bool read_excluded(struct module *module, struct arena *arena,
                          struct report *report)
{
    bool fine = true;

    foreach (struct peace_row, row, module->peace) {
        if (row->excludes)
            row->excluded = names_split(row->excludes, arena);
        foreach_name (term, row->excluded)
            if (!eia_peace_row(module, term))
                fine = refuse(report, &row->at, BASE(peace),
                              "%s excludes '%s', which is no term", row->term,
                              term);
    }
    return fine;
}

/* [base scenario] every corps has an owner, and some power is there; those
 * without a card are not in the game (ruling 105). */
static bool owners_there(const struct module *module, struct report *report)
{
    bool fine = true;

    foreach (const struct corps_card, corps, module->corps)
        if (eia_power(corps->owner) == NO_POWER &&
            !eia_minor_card(module, corps->owner))
            fine = refuse(report, &corps->at, BASE(scenario),
                          "owner '%s' is neither a power nor a minor country",
                          corps->owner);
    foreach (const struct start_row, row, module->start) {
        struct date date;

        if (row->kind == START_ARRIVAL &&
            (!date_read(row->where, &date) || date.day != 0))
            fine = refuse(
                report, &row->at, BASE(scenario),
                "'%s' arrives in '%s', which is no month, such as 1805-10",
                row->id, row->where);
    }
    if (module->powers_count == 0)
        fine = refuse(report, &(struct place){"module", 0}, BASE(scenario),
                      "there is no power");
    return fine;
}

static void open_calendar(struct module *module)
{
    module->first_year = eia_setting_number(module, "first-year");
    module->first_month = eia_setting_number(module, "first-month");
    module->last_turn = eia_setting_number(module, "last-turn");
}

/* [base scenario] what a module must hold */
bool eia_open_module(struct module *module, struct arena *arena,
                     struct report *report)
{
    bool fine = true;

    index_cards(module, arena);
    eia_make_backs(module, arena);
    if (!index_places(module, report))
        return false;
    index_lands(module);
    index_ways(module, arena);
    eia_mark_named(module);
    fine = eia_check_settings(module, arena, report);
    if (fine)
        open_calendar(module);
    fine = read_combat(module, report) && fine;
    fine = read_excluded(module, arena, report) && fine;
    fine = eia_check_charts(module, report) && fine;
    return owners_there(module, report) && fine;
}

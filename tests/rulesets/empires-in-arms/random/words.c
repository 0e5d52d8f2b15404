/* Orders made up, or made different, from the field tables of their kinds. */
#include "rulesets/empires-in-arms/board/board.h"
#include "tests/rulesets/empires-in-arms/random/random.h"
#include "tests/rulesets/generic/nonsense.h"
#include "tests/support/test.h"

enum { MOST_FIELDS = 24, MOST_WORDS = 4, MOST_TRIES = 40 };

/* ---- what a player could name ------------------------------------------- */

struct thought {
    struct match *match;
    const char *side;
    bool wild; /* what nobody in his senses would think of */
};

static bool is_own(const struct thought *thought, const char *nation)
{
    const struct board *board = &thought->match->scene->board;

    return (thought->wild && once_in(thought->match, 2)) ||
           same_name(eia_power_id(eia_player_of(board, nation)), thought->side);
}

static const char *a_corps(const struct thought *thought)
{
    const struct game *game = thought->match->scene->game;
    const struct corps *corps = NULL;

    for (int i = 0; i < MOST_TRIES; i++) {
        corps = &game->corps[chance(thought->match, game->corps_count)];
        if (is_own(thought, eia_corps_nation(corps)) &&
            (corps->at || once_in(thought->match, 4)))
            break;
    }
    return corps->id;
}

static const char *a_leader(const struct thought *thought)
{
    const struct game *game = thought->match->scene->game;
    const struct leader *leader = NULL;

    for (int i = 0; i < MOST_TRIES; i++) {
        leader = &game->leaders[chance(thought->match, game->leaders_count)];
        if (is_own(thought, leader->nation))
            break;
    }
    return leader->id;
}

static const char *a_fleet(const struct thought *thought)
{
    const struct game *game = thought->match->scene->game;
    const struct fleet *fleet = NULL;

    for (int i = 0; i < MOST_TRIES; i++) {
        fleet = &game->fleets[chance(thought->match, game->fleets_count)];
        if (is_own(thought, fleet->nation))
            break;
    }
    return fleet->id;
}

static const char *an_area(const struct thought *thought)
{
    const struct game *game = thought->match->scene->game;
    const struct module *module = thought->match->scene->module;
    const struct corps *corps =
        &game->corps[chance(thought->match, game->corps_count)];

    if (corps->at && !once_in(thought->match, 3))
        return corps->at;
    return module->areas[chance(thought->match, module->areas_count)].id;
}

static const char *a_port(const struct thought *thought)
{
    const struct module *module = thought->match->scene->module;
    const struct area_card *area = NULL;

    for (int i = 0; i < MOST_TRIES; i++) {
        area = &module->areas[chance(thought->match, module->areas_count)];
        if (area->port)
            break;
    }
    return arena_text(thought->match->arena, "%s%s",
                      once_in(thought->match, 6) ? "b" : "p", area->id + 1);
}

static const char *a_sea(const struct thought *thought)
{
    const struct module *module = thought->match->scene->module;

    return module->seas[chance(thought->match, module->seas_count)].id;
}

static const char *a_province(const struct thought *thought)
{
    const struct module *module = thought->match->scene->module;

    return module->provinces[chance(thought->match, module->provinces_count)]
        .id;
}

static const char *a_minor(const struct thought *thought)
{
    const struct module *module = thought->match->scene->module;

    return module->minors[chance(thought->match, module->minors_count)].id;
}

static const char *a_power(const struct thought *thought)
{
    return eia_power_words[1 + chance(thought->match, POWER_END - 1)];
}

static const char *a_number(const struct thought *thought)
{
    static const char *const numbers[] = {"1", "2", "3"};

    return numbers[chance(thought->match, LENGTH(numbers))];
}

static const char *a_chit(const struct thought *thought)
{
    return eia_chit_words[1 + chance(thought->match, CHIT_COUNT - 1)];
}

static const char *a_term(const struct thought *thought)
{
    const struct module *module = thought->match->scene->module;

    return module->peace[chance(thought->match, module->peace_count)].term;
}

static const char *a_thing(const struct thought *thought)
{
    const struct game *game = thought->match->scene->game;

    if (game->irregulars_count && once_in(thought->match, 2))
        return game->irregulars[chance(thought->match, game->irregulars_count)]
            .id;
    if (game->depots_count && once_in(thought->match, 2))
        return game->depots[chance(thought->match, game->depots_count)].id;
    return once_in(thought->match, 2) ? "none" : "garrison";
}

/* ---- what a field may say ----------------------------------------------- */

static const struct vocabulary {
    const char *field;
    const char *(*one)(const struct thought *thought);
    const char *(*other)(const struct thought *thought);
} vocabulary[] = {
    {"corps", a_corps, a_thing},
    {"outflank", a_corps, a_corps},
    {"reinforce", a_corps, a_corps},
    {"leaders", a_leader, a_leader},
    {"leader", a_leader, a_leader},
    {"commander", a_leader, a_leader},
    {"with", a_corps, a_power},
    {"id", a_corps, a_leader},
    {"fleet", a_fleet, a_fleet},
    {"path", an_area, a_sea},
    {"at", an_area, an_area},
    {"area", an_area, an_area},
    {"areas", an_area, an_area},
    {"retreat", an_area, an_area},
    {"triggers", an_area, an_area},
    {"city", an_area, an_area},
    {"from", an_area, a_corps},
    {"to", an_area, a_power},
    {"port", a_port, a_port},
    {"ports", a_port, a_port},
    {"province", a_province, a_province},
    {"provinces", a_province, a_province},
    {"minor", a_minor, a_minor},
    {"minors", a_minor, a_minor},
    {"for", a_minor, a_power},
    {"of", a_minor, a_power},
    {"target", a_power, a_minor},
    {"powers", a_power, a_power},
    {"guard-rounds", a_number, a_number},
    {"bombard", a_number, a_thing},
    {"attack", a_chit, a_chit},
    {"defend", a_chit, a_chit},
    {"list", a_term, a_term},
    {"drop", a_thing, a_corps},
    {"take", a_thing, a_corps},
    {"unit", a_thing, a_corps},
    {"chain", an_area, a_thing},
};

static const char *a_name(const struct thought *thought,
                          const struct field *field)
{
    const struct vocabulary *words = &vocabulary[0];
    size_t at = 0;

    while (at < LENGTH(vocabulary) &&
           strcmp(vocabulary[at].field, field->name) != 0)
        at++;
    if (at == LENGTH(vocabulary) ||
        (thought->wild && once_in(thought->match, 5)))
        at = chance(thought->match, LENGTH(vocabulary));
    words = &vocabulary[at];
    return once_in(thought->match, 3) ? words->other(thought)
                                      : words->one(thought);
}

static const char *some_names(const struct thought *thought,
                              const struct field *field)
{
    struct arena *arena = thought->match->arena;
    unsigned count = chance(thought->match, MOST_WORDS);
    const char *text = "";

    for (unsigned i = 0; i < count; i++)
        text = arena_text(arena, "%s%s%s", text, i ? " " : "",
                          a_name(thought, field));
    return text;
}

static const char *a_count(const struct thought *thought)
{
    static const char *const counts[] = {"0",   "4",      "100",
                                         "999", "123456", "999999999"};

    if (thought->wild && once_in(thought->match, 2))
        return counts[chance(thought->match, LENGTH(counts))];
    return arena_text(thought->match->arena, "%u",
                      1 + chance(thought->match, 6));
}

static const char *a_word(const struct thought *thought,
                          const char *const *list)
{
    size_t count = 0;

    while (list[count])
        count++;
    return list[chance(thought->match, count)];
}

static const char *a_value(const struct thought *thought,
                           const struct field *field)
{
    switch (field->type) {
    case FIELD_CHOICE:
        return a_word(thought, field->words);
    case FIELD_YES:
        return once_in(thought->match, 2) ? "yes" : "no";
    case FIELD_COUNT:
        return a_count(thought);
    case FIELD_NUMBER:
        return arena_text(thought->match->arena, "%d",
                          thought->wild && once_in(thought->match, 3)
                              ? -999999999
                              : (int)chance(thought->match, 7) - 3);
    case FIELD_NAMES:
        return some_names(thought, field);
    case FIELD_NAME:
        return a_name(thought, field);
    case FIELD_TEXT:
    case FIELD_DECIMAL:
    case FIELD_HEX:
    case FIELD_HEXES:
    case FIELD_DIGEST:
    case FIELD_HEXDATA:
    case FIELD_BASE64:
    case FIELD_TIME:
        break;
    }
    return "a word";
}

/* ---- orders ------------------------------------------------------------- */

struct element *words_element(struct match *match, const char *side,
                              const struct order_kind *kind)
{
    const struct thought thought = {match, side, match->wicked};
    struct element *element = ARENA_NEW(match->arena, struct element);
    struct attribute *attributes =
        ARENA_ARRAY(match->arena, struct attribute, MOST_FIELDS);

    element->name = kind->name;
    element->attributes = attributes;
    element->line = 1;
    for (const struct field *field = kind->fields; field && field->name;
         field++)
        if (!(field->flags & FIELD_OPTIONAL) || once_in(match, 2))
            attributes[element->attribute_count++] =
                (struct attribute){field->name, a_value(&thought, field)};
    return element;
}

/* An order as it would stand in a sheet. */
/* Another value in one of its fields, or a new one. */
static void change(const struct thought *thought, struct element *element,
                   const struct order_kind *kind)
{
    struct arena *arena = thought->match->arena;
    struct attribute *attributes =
        ARENA_ARRAY(arena, struct attribute, MOST_FIELDS);
    const struct field *field = kind->fields;
    size_t fields = 0;
    size_t at = 0;

    while (field[fields].name)
        fields++;
    field = &field[chance(thought->match, fields)];
    while (at < element->attribute_count &&
           strcmp(element->attributes[at].name, field->name) != 0)
        at++;
    if (element->attribute_count)
        memcpy(attributes, element->attributes,
               element->attribute_count * sizeof(*attributes));
    attributes[at] = (struct attribute){field->name, a_value(thought, field)};
    element->attribute_count += at == element->attribute_count;
    element->attributes = attributes;
}

const struct order *words_changed(struct match *match, const char *side,
                                  const struct order *order)
{
    const struct thought thought = {match, side, match->wicked};
    const struct order_kind *const kinds[] = {order->kind, NULL};
    struct element *element = element_of_order(match->arena, order);

    if (!order->kind->fields || !order->kind->fields[0].name)
        return order;
    change(&thought, element, order->kind);
    return order_read(match->arena, kinds, element, "sheet.xml",
                      report_new(match->arena));
}

/* Orders made up from the field tables of their kinds. */
#include "core/arena.h"
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/random/random.h"

#include <stdio.h>

enum { MOST_FIELDS = 8, MOST_STEPS = 5, SMALL_RETREAT = 3 };

/* ---- what a player could name ----------------------------------------- */

static const char *any(const struct words *words, const struct names *names)
{
    if (names->count == 0)
        return "nobody";
    return names->items[chance(words->chance, names->count)];
}

static bool is_own(const struct words *words, enum side side)
{
    return side == words->side || (words->wild && chance(words->chance, 2));
}

/* Pieces of the side in the hex; 0: anywhere. */
static struct names units_in(const struct words *words, int hex)
{
    const struct board *board = &words->board;
    struct names names = {NULL, 0};

    for (size_t i = 0; i < board->game->units_count; i++) {
        const struct unit *unit = &board->game->units[i];

        if (is_own(words, board->module->units[i].side) &&
            (!hex || (unit->state == ON_MAP && unit->hex == hex)))
            names_add(board->arena, &names, unit->id);
    }
    return names;
}

static struct names leaders_in(const struct words *words, int hex)
{
    const struct board *board = &words->board;
    struct names names = {NULL, 0};

    for (size_t i = 0; i < board->game->leaders_count; i++) {
        const struct leader *leader = &board->game->leaders[i];

        if (is_own(words, board->module->leaders[i].side) &&
            (!hex || (leader->state == ON_MAP && leader->hex == hex)))
            names_add(board->arena, &names, leader->id);
    }
    return names;
}

static struct names forces(const struct words *words)
{
    const struct board *board = &words->board;
    struct names names = {NULL, 0};

    for (size_t i = 0; i < board->game->forces_count; i++) {
        const struct force *force = &board->game->forces[i];

        if (is_own(words, con_army_side(board, force->army)))
            names_add(board->arena, &names, force->id);
    }
    return names;
}

static struct names armies(const struct words *words)
{
    const struct board *board = &words->board;
    struct names names = {NULL, 0};

    for (size_t i = 0; i < board->module->armies_count; i++)
        if (is_own(words, board->module->armies[i].side))
            names_add(board->arena, &names, board->module->armies[i].id);
    return names;
}

/* ---- what a field may say --------------------------------------------- */

/* One order is about one hex, so that pieces in it go together. */
struct thought {
    const struct words *words;
    const struct order_kind *kind;
    int here;
};

static int somewhere(const struct words *words)
{
    const struct board *board = &words->board;
    const struct hexes own = con_stacks(board, words->side);
    const struct hexes his = con_stacks(board, con_enemy(words->side));
    size_t places = board->module->map.place_count;

    switch (chance(words->chance, 4)) {
    case 0:
        return board->module->map.places[chance(words->chance, places)].hex;
    case 1:
        if (his.count)
            return his.items[chance(words->chance, his.count)];
        break;
    default:
        break;
    }
    return own.count ? own.items[chance(words->chance, own.count)] : 101;
}

static int from_enemy(const struct words *words, int hex)
{
    const struct hexes his = con_stacks(&words->board, con_enemy(words->side));
    int best = 99;

    for (size_t i = 0; i < his.count; i++)
        if (hex_distance(hex, his.items[i]) < best)
            best = hex_distance(hex, his.items[i]);
    return best;
}

/* A neighbour that can be reached; one that retreats looks at some more. */
static int a_neighbour(const struct thought *thought, int hex)
{
    const struct words *words = thought->words;
    int looks = thought->kind == &con_retreat ? 4 : 1;
    int best = 0;

    for (int i = 0; i < looks; i++) {
        int to = hex_neighbour(hex, (int)chance(words->chance, 6));

        if (to && con_adjacent(&words->board, hex, to) &&
            (!best || from_enemy(words, to) > from_enemy(words, best)))
            best = to;
    }
    return best;
}

static const char *a_path(const struct thought *thought)
{
    const struct words *words = thought->words;
    struct arena *arena = words->board.arena;
    unsigned steps = chance(words->chance, MOST_STEPS);
    int hex = thought->here;
    const char *text = hex_text(arena, hex);

    if (thought->kind == &con_retreat && chance(words->chance, 2))
        steps = SMALL_RETREAT;
    for (unsigned i = 0; i < steps; i++) {
        int to = a_neighbour(thought, hex);

        if (!to)
            continue;
        hex = to;
        text = arena_text(arena, "%s %04d", text, hex);
    }
    return text;
}

static bool is_called(const struct field *field, const char *name)
{
    return strcmp(field->name, name) == 0;
}

static const char *a_name(const struct thought *thought,
                          const struct field *field)
{
    const struct words *words = thought->words;
    int here = chance_once_in(words->chance, 5) ? 0 : thought->here;
    struct names names;

    if (is_called(field, "army"))
        names = armies(words);
    else if (is_called(field, "force"))
        names = forces(words);
    else if (is_called(field, "leader") ||
             (is_called(field, "to") && thought->kind == &con_assign))
        names = leaders_in(words, here);
    else
        names = units_in(words, here);
    return any(words, &names);
}

static const char *some_names(const struct thought *thought,
                              const struct field *field)
{
    static const char *classes[] = {"division", "corps", "army"};
    const struct words *words = thought->words;
    struct arena *arena = words->board.arena;
    struct names names = units_in(words, 0);
    unsigned count = chance(words->chance, 4);
    const char *text = "";

    if (is_called(field, "classes"))
        names = (struct names){classes, LENGTH(classes)};
    else if (is_called(field, "leaders"))
        names = leaders_in(words, 0);
    else if (is_called(field, "members"))
        names = units_in(words, thought->here);
    for (unsigned i = 0; i < count && names.count > 0; i++)
        text =
            arena_text(arena, "%s%s%s", text, i ? " " : "", any(words, &names));
    return text;
}

static const char *a_word(const struct words *words, const char *const *list)
{
    size_t count = 0;

    while (list[count])
        count++;
    return list[chance(words->chance, count)];
}

static const char *a_value(const struct thought *thought,
                           const struct field *field)
{
    const struct words *words = thought->words;
    struct arena *arena = words->board.arena;

    switch (field->type) {
    case FIELD_CHOICE:
        return a_word(words, field->words);
    case FIELD_YES:
        return chance(words->chance, 2) ? "yes" : "no";
    case FIELD_COUNT:
        return arena_text(arena, "%u", chance(words->chance, 3));
    case FIELD_NUMBER:
        return arena_text(arena, "%d", (int)chance(words->chance, 7) - 3);
    case FIELD_DECIMAL:
        return arena_text(arena, "%u%s", chance(words->chance, 4),
                          chance(words->chance, 2) ? ".5" : "");
    case FIELD_HEX:
        return hex_text(arena, chance(words->chance, 2) ? thought->here
                                                        : somewhere(words));
    case FIELD_HEXES:
        return a_path(thought);
    case FIELD_NAMES:
        return some_names(thought, field);
    case FIELD_NAME:
    case FIELD_TEXT:
    case FIELD_DIGEST:
    case FIELD_HEXDATA:
    case FIELD_BASE64:
    case FIELD_TIME:
        break;
    }
    return a_name(thought, field);
}

struct element *words_element(const struct words *words,
                              const struct order_kind *kind)
{
    struct arena *arena = words->board.arena;
    struct element *element = ARENA_NEW(arena, struct element);
    struct attribute *attributes =
        ARENA_ARRAY(arena, struct attribute, MOST_FIELDS);
    const struct hexes own = con_stacks(&words->board, words->side);
    struct thought thought = {words, kind, somewhere(words)};

    if (kind == &con_retreat && own.count > 0 && !words->wild)
        thought.here = own.items[chance(words->chance, own.count)];
    element->name = kind->name;
    element->attributes = attributes;
    element->line = 1;
    for (const struct field *field = kind->fields; field->name; field++) {
        bool is_subject = kind->subject && is_called(field, kind->subject);
        const char *value = NULL;

        if (is_subject && words->about)
            value = words->about;
        else if (!(field->flags & FIELD_OPTIONAL) || kind == &con_retreat ||
                 chance(words->chance, 2))
            value = a_value(&thought, field);
        if (value)
            attributes[element->attribute_count++] =
                (struct attribute){field->name, value};
    }
    return element;
}

const struct order *words_order(const struct words *words,
                                const struct order_kind *kind)
{
    const struct order_kind *const kinds[] = {kind, NULL};

    return order_read(words->board.arena, kinds, words_element(words, kind),
                      "words", report_new(words->board.arena));
}

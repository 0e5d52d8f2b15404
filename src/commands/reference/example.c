/* An order of a kind that its reader takes. */
#include "campaign/documents/offices.h"
#include "commands/reference/reference.h"

#include "core/arena.h"

#include <string.h>

/* Where an example is looked for. */
struct search {
    const struct described *of;
    const struct near *near; /* or NULL */
    struct arena *arena;
};

static struct seat asked_there(const struct search *search, const char *side,
                               const char *step)
{
    const struct near *near = search->near;
    struct seat seat = {
        .game = near->game,
        .module = near->module,
        .options = near->options,
        .side = side,
        .step = step,
        .certain = near->open && strcmp(near->open, step) == 0,
        .arena = search->arena,
    };

    for (size_t i = 0; i < near->standing_count; i++)
        if (strcmp(near->standing[i].side, side) == 0)
            seat.standing = &near->standing[i];
    return seat;
}

enum { CHOICES_SEEN = 50 };

/* How much an order says: its attributes that are not empty. */
static size_t said(const struct search *search, const void *details)
{
    const struct order_kind *kind = search->of->kind;
    const struct element *element =
        fields_element(search->arena, kind->name, kind->fields, details);
    size_t count = 0;

    for (size_t i = 0; i < element->attribute_count; i++)
        count += *element->attributes[i].value != '\0';
    return count;
}

/* Of those that the kind offers to a side there the first that says most; NULL
 * if none says anything. */
static const struct order *legal_choice(const struct search *search,
                                        const struct seat *seat)
{
    const struct order_kind *kind = search->of->kind;
    struct choices choices = {.arena = search->arena, .most = CHOICES_SEEN};
    struct order *order = NULL;
    size_t most = 0;

    if (kind->choices && kind->fields)
        kind->choices(seat, &choices);
    for (size_t i = 0; i < choices.count; i++) {
        const size_t now = said(search, choices.items[i].details);

        if (now <= most)
            continue;
        most = now;
        order = ARENA_NEW(search->arena, struct order);
        order->kind = kind;
        order->details = choices.items[i].details;
    }
    return order;
}

/* What such a field may name there; NULL: nobody says. */
static const char *near_name(const struct seat *seat,
                             const struct search *search,
                             const struct field *field)
{
    struct printed_names names = {.arena = search->arena};

    if (!seat || !search->near->ruleset->names)
        return NULL;
    search->near->ruleset->names(seat, search->of->kind, field, &names);
    return names.count > 0 ? names.items[0].id : NULL;
}

/* The first word that says something. */
static const char *first_word(const struct field *field)
{
    const int least = field->least > 0 ? field->least : 0;
    const char *word = field->words[least];

    return strcmp(word, "none") == 0 && field->words[least + 1]
               ? field->words[least + 1]
               : word;
}

/* "corps" of what refers to a corps or a fleet, else the field's own name. */
static const char *thing_of(struct arena *arena, const struct field *field)
{
    const char *of = field->refers ? field->refers : field->name;

    return arena_text(arena, "%.*s-1", (int)strcspn(of, "|"), of);
}

static const char *value_of(const struct search *search,
                            const struct field *field)
{
    struct arena *arena = search->arena;
    const int scale = field->scale > 0 ? field->scale : 1;

    switch (field->type) {
    case FIELD_TEXT:
        return "words";
    case FIELD_NAME:
    case FIELD_NAMES:
        return thing_of(arena, field);
    case FIELD_COUNT:
    case FIELD_NUMBER:
    case FIELD_DECIMAL:
        return arena_text(arena, "%d",
                          field->least > scale ? field->least / scale : 1);
    case FIELD_YES:
        return "yes";
    case FIELD_CHOICE:
        return first_word(field);
    case FIELD_HEX:
        return "0101";
    case FIELD_HEXES:
        return "0101 0102";
    case FIELD_DIGEST:
    case FIELD_HEXDATA:
        return "000000000000000000000000000000000000000000000000000000000000000"
               "0";
    case FIELD_BASE64:
        return "AAAA";
    case FIELD_TIME:
        return "2026-11-21T18:00:00Z";
    }
    return NULL;
}

/* What the kind must say; of one that must say nothing, all that it may. */
static const struct order *made_up(const struct search *search,
                                   const struct seat *seat)
{
    static const struct field no_fields[] = {{0}};
    const struct order_kind *kind = search->of->kind;
    const struct order_kind *const kinds[] = {kind, NULL};
    const struct field *fields = kind->fields ? kind->fields : no_fields;
    struct element element = {.name = kind->name};
    struct attribute *attributes = NULL;
    bool must = false;

    for (const struct field *field = fields; field->name; field++)
        must = must || !(field->flags & FIELD_OPTIONAL);
    for (const struct field *field = fields; field->name; field++) {
        const char *name = near_name(seat, search, field);
        struct attribute *attribute;

        if (must && (field->flags & FIELD_OPTIONAL))
            continue;
        attribute =
            LIST_ADD(search->arena, attributes, element.attribute_count);
        attribute->name = field->name;
        attribute->value = name ? name : value_of(search, field);
    }
    element.attributes = attributes;
    return order_read(search->arena, kinds, &element, kind->name,
                      report_unread(search->arena));
}

/* The i-th step in which the kind could be given; a standing order can be given
 * in any. */
static const char *step_at(const struct search *search, size_t i)
{
    const struct names *steps = &search->of->steps;

    return steps->count > 0 ? steps->items[i]
                            : search->near->ruleset->sequence->id;
}

/* Of one side after the other, in one step that takes the kind after the
 * other. */
static const struct order *near_choice(const struct search *search)
{
    const struct near *near = search->near;
    const size_t steps = search->of->steps.count;
    const struct order *order = NULL;

    foreach_game_side (side, near->ruleset, near->module)
        for (size_t j = 0; !order && j < (steps > 0 ? steps : 1); j++) {
            const struct seat seat =
                asked_there(search, side->id, step_at(search, j));

            order = legal_choice(search, &seat);
        }
    return order;
}

const struct order *reference_example(const struct described *of,
                                      const struct near *near,
                                      struct arena *arena)
{
    const struct search search = {of, near, arena};
    const struct order *order = near ? near_choice(&search) : NULL;
    struct seat seat;

    if (order || !near)
        return order ? order : made_up(&search, NULL);
    seat = asked_there(&search, game_side(near->ruleset, near->module, 0)->id,
                       step_at(&search, 0));
    return made_up(&search, &seat);
}

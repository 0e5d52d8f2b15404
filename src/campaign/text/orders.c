/* A line of words as an order. */
#include "campaign/text/internal.h"
#include "core/arena.h"
#include "core/field-kind.h"

#include <string.h>

/* An order while its words find their fields. */
struct making {
    struct reading *reading;
    const struct seat *seat;
    const struct order_kind *kind;
    const struct place *place;
    struct arena *arena;
    struct attribute *attributes;
    size_t count;
    bool good;
};

static bool is_given(const struct making *making, const char *name)
{
    return FIND_NAMED(struct attribute, making->attributes, making->count, name,
                      name) != NULL;
}

/* value NULL: it was refused, and counts as given. */
static void give(struct making *making, const char *name, const char *value)
{
    struct attribute *attribute =
        LIST_ADD(making->arena, making->attributes, making->count);

    attribute->name = name;
    attribute->value = value;
    making->good = making->good && value;
}

static void refuse_name(struct making *making, const char *name)
{
    struct names known = {NULL, 0};

    for (const struct field *field = making->kind->fields; field && field->name;
         field++)
        names_add(making->arena, &known, field->name);
    making->good = refuse(making->reading->text->report, making->place,
                          FILE_RULE(unknown_attribute),
                          "'%s' has no '%s='%s: %s", making->kind->name, name,
                          suggestion(making->arena, name, &known),
                          text_usage(making->arena, making->kind));
}

static void read_named(struct making *making, const struct text_word *word)
{
    const struct value_place where = {
        making->kind,
        field_find(making->kind->fields, small_word(word->name, making->arena)),
        making->place};

    if (!where.field)
        refuse_name(making, word->name);
    else if (is_given(making, where.field->name))
        making->good =
            refuse(making->reading->text->report, making->place,
                   FILE_RULE(duplicate), "'%s=' stands twice", word->name);
    else
        give(making, where.field->name,
             text_value(making->reading, making->seat, &where, word));
}

/* What words without a name are for: those places that no name has filled. */
static struct text_form open_places(const struct making *making, size_t words)
{
    struct text_form form = text_form(making->kind);
    struct text_form open = {.ends_in_list = form.ends_in_list};

    for (size_t i = 0; i < form.count; i++)
        if (!is_given(making, form.places[i]->name))
            open.places[open.count++] = form.places[i];
    if (form.count > 0 && is_given(making, form.places[form.count - 1]->name))
        open.ends_in_list = false;
    if (form.may_lack_first && open.count > words &&
        open.places[0] == form.places[0])
        memmove(open.places, open.places + 1,
                --open.count * sizeof(open.places[0]));
    return open;
}

static void refuse_lack(struct making *making, const struct text_form *open,
                        size_t first)
{
    for (size_t i = first; i < open->count; i++)
        making->good =
            refuse(making->reading->text->report, making->place,
                   FILE_RULE(missing_attribute), "'%s' lacks its %s: %s",
                   making->kind->name, open->places[i]->name,
                   text_usage(making->arena, making->kind));
}

static void refuse_rest(struct making *making, const struct text_word *word)
{
    making->good = refuse(
        making->reading->text->report, making->place, FILE_RULE(text_line),
        "%s is a word too many; several of a kind have a comma between, and a "
        "name with a blank stands in quotes: %s",
        quoted(making->arena, word_text(word, making->arena)),
        text_usage(making->arena, making->kind));
}

static void read_bare(struct making *making, const struct text_words *words)
{
    const struct text_form open = open_places(making, words->count);
    size_t next = 0;
    size_t place = 0;

    for (; place < open.count && next < words->count; place++) {
        const struct value_place where = {making->kind, open.places[place],
                                          making->place};
        const struct text_words rest = {words->items + next,
                                        words->count - next};
        bool is_rest = open.ends_in_list && place + 1 == open.count;

        give(making, where.field->name,
             is_rest ? text_list(making->reading, making->seat, &where, &rest)
                     : text_value(making->reading, making->seat, &where,
                                  &words->items[next]));
        next = is_rest ? words->count : next + 1;
    }
    if (next < words->count)
        refuse_rest(making, &words->items[next]);
    refuse_lack(making, &open, place);
}

/* The ruleset makes a path of a destination, and the next order meets a game in
 * which this one was done; what is wrong is said when the sheet is judged. */
static void foresee(struct making *making, struct seat *seat,
                    struct element *element)
{
    const struct order_kind *const kinds[] = {making->kind, NULL};
    struct reading *reading = making->reading;
    const struct ruleset *ruleset = reading->home->desk->ruleset;
    struct order *order =
        order_read(making->arena, kinds, element, making->place->file,
                   report_unread(making->arena));
    const char *before;
    void *details;

    if (!order)
        return;
    details = arena_copy(making->arena, order->details,
                         order->kind->size ? order->kind->size : 1);
    progress_order(reading->home->desk->hand, making->place, seat->side);
    before = order_text(making->arena, order);
    order->details = details;
    if (ruleset->complete)
        ruleset->complete(seat, order->kind, details);
    if (strcmp(before, order_text(making->arena, order)) != 0) {
        const struct element *whole =
            fields_element(making->arena, making->kind->name,
                           making->kind->fields, order->details);

        element->attributes = whole->attributes;
        element->attribute_count = whole->attribute_count;
    }
    judge_order(&reading->judge, seat, order, seat->step);
}

struct element *text_order(struct reading *reading, struct seat *seat,
                           const struct order_kind *kind,
                           const struct text_words *words,
                           const struct place *place)
{
    struct making making = {.reading = reading,
                            .seat = seat,
                            .kind = kind,
                            .place = place,
                            .arena = reading->text->arena,
                            .good = true};
    struct text_words bare = {NULL, 0};
    struct element *element;

    for (size_t i = 1; i < words->count; i++)
        if (words->items[i].name)
            read_named(&making, &words->items[i]);
        else
            *(struct text_word *)LIST_ADD(making.arena, bare.items,
                                          bare.count) = words->items[i];
    read_bare(&making, &bare);
    if (!making.good)
        return NULL;
    element = ARENA_NEW(making.arena, struct element);
    element->name = kind->name;
    element->attributes = making.attributes;
    element->attribute_count = making.count;
    element->line = place->line;
    if (reading->foresees)
        foresee(&making, seat, element);
    return element;
}

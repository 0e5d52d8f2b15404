/* Orders, what may be said of them, and the standing ones. */
#include "core/order.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "core/element.h"
#include "core/names.h"
#include "core/writer.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *option_value(const struct options *options, const char *name)
{
    for (size_t i = 0; i < options->count; i++)
        if (strcmp(options->items[i].name, name) == 0)
            return options->items[i].value;
    return NULL;
}

bool option_is(const struct options *options, const char *name,
               const char *value)
{
    const char *found = option_value(options, name);

    return found && strcmp(found, value) == 0;
}

void order_say_lapse(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    struct seat now = *seat;
    struct report *report = report_unread(seat->arena);

    now.certain = true;
    if (seat->certain || order->kind->check_world(&now, order, report))
        return;
    buffer_printf(out,
                  "; as the board stands it lapses: %s; judged anew when "
                  "played",
                  finding_text(seat->arena, report_finding(report, 0)));
}

bool order_check(const struct seat *seat, const struct order *order,
                 struct report *report)
{
    const struct order_kind *kind = order->kind;

    if (kind->check_order && !kind->check_order(seat, order, report))
        return false;
    return !seat->certain || !kind->check_world ||
           kind->check_world(seat, order, report);
}

bool order_fits(const struct seat *seat, const struct order_kind *kind,
                const void *details)
{
    const struct order order = {.kind = kind, .details = details};

    return order_check(seat, &order, report_counted(seat->arena));
}

bool choices_full(const struct choices *choices)
{
    return choices->most > 0 && choices->count >= choices->most;
}

bool choice_offer(const struct seat *seat, struct choices *choices,
                  const struct order_kind *kind, const void *details,
                  const char *format, ...)
{
    const struct order order = {.kind = kind, .details = details};
    const char *comment = "";
    struct choice *choice;
    va_list args;

    if (!choices->tried)
        choices->tried = report_counted(choices->arena);
    if (choices_full(choices) || !order_check(seat, &order, choices->tried))
        return false;
    va_start(args, format);
    if (format)
        comment = arena_vtext(choices->arena, format, args);
    va_end(args);
    choice = LIST_ADD(choices->arena, choices->items, choices->count);
    choice->details = arena_copy(choices->arena, details, kind->size);
    choice->comment = *comment ? comment : NULL;
    choice->rank = choices->rank;
    return true;
}

bool offers_any(const struct seat *seat, const struct order_kind *const *kinds)
{
    struct choices choices = {.arena = seat->arena, .most = 1};

    for (; *kinds && choices.count == 0; kinds++)
        if ((*kinds)->choices)
            (*kinds)->choices(seat, &choices);
    return choices.count > 0;
}

void order_foresee(const struct seat *seat, const struct order *order)
{
    const struct order_kind *kind = order->kind;

    if (!kind->foresee)
        return;
    /* Of a certain world order_check() has asked. */
    if (!seat->certain && kind->check_world &&
        !kind->check_world(seat, order, report_counted(seat->arena)))
        return;
    kind->foresee(seat, order);
}

static const struct field *subject_field(const struct order_kind *kind)
{
    const struct field *field = kind->fields;

    if (!kind->subject)
        return NULL;
    while (field->name && strcmp(field->name, kind->subject) != 0)
        field++;
    assert(field->name);
    return field;
}

enum { SUBJECT_SIZE = 16 };

static const char *first_of(const void *member)
{
    const struct names *names = member;

    return names->count ? names->items[0] : NULL;
}

/* The subject, spelt into room if it is a number. */
static const char *subject_in(char room[SUBJECT_SIZE],
                              const struct order *order)
{
    const struct field *field = subject_field(order->kind);
    const char *member;
    int number;

    if (!field)
        return NULL;
    member = (const char *)order->details + field->offset;
    if (field->type == FIELD_NAME || field->type == FIELD_TEXT)
        return *(const char *const *)member;
    if (field->type == FIELD_NAMES)
        return first_of(member);
    assert(field->type == FIELD_HEX || field->type == FIELD_COUNT ||
           field->type == FIELD_NUMBER || field->type == FIELD_CHOICE);
    number = *(const int *)member;
    if (field->type == FIELD_CHOICE)
        return number == 0 && (field->flags & FIELD_OPTIONAL)
                   ? NULL
                   : field->words[number];
    if (field->type == FIELD_HEX && number == 0)
        return NULL;
    snprintf(room, SUBJECT_SIZE, field->type == FIELD_HEX ? "%04d" : "%d",
             number);
    return room;
}

const char *order_subject(struct arena *arena, const struct order *order)
{
    char room[SUBJECT_SIZE];
    const char *subject = subject_in(room, order);

    return subject == room ? arena_text(arena, "%s", room) : subject;
}

bool order_is_about(const struct order *order, const char *subject)
{
    char room[SUBJECT_SIZE];
    const char *own = subject_in(room, order);

    return same_or_none(own, subject);
}

/* "did you mean" for the name of an order. */
static struct order *unknown_order(struct arena *arena,
                                   const struct order_kind *const *kinds,
                                   const struct element *element,
                                   const struct place *place,
                                   struct report *report)
{
    struct names known = {0};
    const char *nearest;

    for (; kinds && *kinds; kinds++)
        names_add(arena, &known, (*kinds)->name);
    nearest = nearest_name(element->name, &known);
    if (nearest)
        refuse(report, place, FILE_RULE(unknown_element),
               "there is no order '%s' here; did you mean '%s'?", element->name,
               nearest);
    else
        refuse(report, place, FILE_RULE(unknown_element),
               "there is no order '%s' here", element->name);
    return NULL;
}

/* An order is its attributes; nothing stands inside it. */
static bool is_empty(const struct element *element, const struct place *place,
                     struct report *report)
{
    if (element->first)
        return refuse(report, place, FILE_RULE(unknown_element),
                      "'%s' does not stand inside the order '%s'",
                      element->first->name, element->name);
    if (element->text)
        return refuse(report, place, FILE_RULE(bad_value),
                      "text stands inside the order '%s'", element->name);
    return true;
}

struct order *order_read(struct arena *arena,
                         const struct order_kind *const *kinds,
                         const struct element *element, const char *file,
                         struct report *report)
{
    static const struct field no_fields[] = {{0}};
    const struct place place = {file, element->line};
    const struct order_kind *const *kind = kinds;
    struct order *order;
    void *details;
    bool good;

    while (kind && *kind && strcmp((*kind)->name, element->name) != 0)
        kind++;
    if (!kind || !*kind)
        return unknown_order(arena, kinds, element, &place, report);
    details = arena_zeroed(arena, 1, (*kind)->size ? (*kind)->size : 1);
    good = fields_read(details, (*kind)->fields ? (*kind)->fields : no_fields,
                       element, file, arena, report);
    if (!is_empty(element, &place, report) || !good)
        return NULL;
    order = ARENA_NEW(arena, struct order);
    order->place = place;
    order->kind = *kind;
    order->details = details;
    return order;
}

void order_write(struct writer *writer, const struct order *order)
{
    writer_open(writer, order->kind->name);
    if (order->kind->fields)
        fields_write(writer, order->kind->fields, order->details);
    writer_close(writer);
}

/* What stands between the angle brackets of the start tag. */
const char *order_text(struct arena *arena, const struct order *order)
{
    struct buffer buffer;
    struct writer writer;
    const char *start, *end, *text;

    buffer_init(&buffer);
    writer_init(&writer, &buffer, arena);
    order_write(&writer, order);
    start = strchr(buffer.bytes, '<') + 1;
    end = strstr(start, "></");
    text = arena_string(arena, start, (size_t)(end - start));
    buffer_release(&buffer);
    return text;
}

static bool is_required(const struct field *fields, const char *name)
{
    for (; fields->name; fields++)
        if (strcmp(fields->name, name) == 0)
            return !(fields->flags & FIELD_OPTIONAL);
    return false;
}

const char *order_words(struct arena *arena, const struct order *order)
{
    const struct order_kind *kind = order->kind;
    const char *words = kind->name;
    const struct element *element;

    if (!kind->fields)
        return words;
    element = fields_element(arena, kind->name, kind->fields, order->details);
    for (size_t i = 0; i < element->attribute_count; i++) {
        const struct attribute *one = &element->attributes[i];

        words =
            is_required(kind->fields, one->name)
                ? arena_text(arena, "%s %s", words, one->value)
                : arena_text(arena, "%s %s=%s", words, one->name, one->value);
    }
    return words;
}

/* The standing order of exactly that subject, or NULL. */
static struct order *standing_find(const struct standing *standing,
                                   const struct order_kind *kind,
                                   const char *subject)
{
    for (size_t i = 0; standing && i < standing->count; i++)
        if (standing->orders[i].kind == kind &&
            order_is_about(&standing->orders[i], subject))
            return &standing->orders[i];
    return NULL;
}

const void *standing_details(const struct standing *standing,
                             const struct order_kind *kind, const char *subject)
{
    const struct order *order = standing_find(standing, kind, subject);

    if (!order && subject)
        order = standing_find(standing, kind, NULL);
    return order ? order->details : kind->initial;
}

void standing_put(struct arena *arena, struct standing *standing,
                  const struct order *order)
{
    const char *subject = order_subject(arena, order);
    struct order *found = standing_find(standing, order->kind, subject);

    if (!found)
        found = LIST_ADD(arena, standing->orders, standing->count);
    *found = *order;
}

void standing_add(struct arena *arena, struct standing *standing,
                  const struct standing *more)
{
    for (size_t i = 0; more && i < more->count; i++)
        standing_put(arena, standing, &more->orders[i]);
}

/* Orders of one who means no good. */
#include "tests/rulesets/generic/nonsense.h"

#include "core/arena.h"
#include "core/writer.h"
#include "io/xml.h"
#include "tests/support/chance.h"
#include "tests/support/test.h"

enum { LONG_LIST = 400, MOST_CHOICES = 200 };

static bool once_in(const struct nonsense *nonsense, unsigned times)
{
    return chance_from(nonsense->state, times) == 0;
}

/* ---- values -------------------------------------------------------------- */

static const char *one_of(const struct nonsense *nonsense,
                          const char *const *values)
{
    size_t count = 0;

    while (values[count])
        count++;
    return values[chance_from(nonsense->state, count)];
}

/* Two values by turns, longer than any list that means anything. */
static const char *long_list(const struct nonsense *nonsense)
{
    const char *one = one_of(nonsense, nonsense->values);
    const char *other = one_of(nonsense, nonsense->values);
    struct buffer list;
    const char *text;

    buffer_init(&list);
    for (int i = 0; i < LONG_LIST; i++)
        buffer_printf(&list, "%s%s", i ? " " : "",
                      once_in(nonsense, 2) ? one : other);
    text = arena_string(nonsense->arena, list.bytes, list.length);
    buffer_release(&list);
    return text;
}

static const char *a_value(const struct nonsense *nonsense)
{
    static const char *const common[] = {
        "",           " ",         "0",          "-",
        "-1",         "999999999", "1000000000", "99999999999999999999",
        "-999999999", "0.5",       "99999999.5", "yes",
        "no",         "ask",       "none",       "../../turn.xml",
        "%s%n%d",     "\303\251",  "<move/>",    NULL};

    if (once_in(nonsense, 12))
        return long_list(nonsense);
    return one_of(nonsense, once_in(nonsense, 2) ? common : nonsense->values);
}

/* ---- orders -------------------------------------------------------------- */

const struct order_kind *nonsense_kind(const struct nonsense *nonsense,
                                       const struct order_kind *const *kinds)
{
    size_t count = 0;

    while (kinds[count])
        count++;
    return kinds[chance_from(nonsense->state, count)];
}

struct element *element_of_order(struct arena *arena, const struct order *order)
{
    struct element *element = NULL;
    struct writer writer;
    struct buffer text;
    struct xml_file *xml;

    buffer_init(&text);
    writer_init(&writer, &text, arena);
    order_write(&writer, order);
    xml = xml_open("order", text.bytes, text.length, XML_DRAFT, arena,
                   report_new(arena));
    element = arena_copy(arena, xml_root(xml), sizeof(*element));
    xml_close(xml);
    buffer_release(&text);
    return element;
}

struct element *nonsense_offered(const struct nonsense *nonsense,
                                 const struct seat *seat,
                                 const struct order_kind *kind)
{
    struct choices choices = {.arena = nonsense->arena, .most = MOST_CHOICES};
    struct order order = {.kind = kind};

    if (kind->choices)
        kind->choices(seat, &choices);
    if (choices.count == 0)
        return nonsense->think(nonsense->whose, kind);
    order.details =
        choices.items[chance_from(nonsense->state, choices.count)].details;
    return element_of_order(nonsense->arena, &order);
}

/* ---- spoilt -------------------------------------------------------------- */

static struct element *inside(const struct nonsense *nonsense,
                              const struct element *element,
                              const struct order_kind *kind)
{
    struct element *within = nonsense->think(nonsense->whose, kind);

    within->line = element->line;
    return within;
}

void nonsense_spoil(const struct nonsense *nonsense, struct element *element,
                    const struct order_kind *const *kinds)
{
    struct attribute *attributes = ARENA_ARRAY(
        nonsense->arena, struct attribute, element->attribute_count + 1);

    for (size_t i = 0; i < element->attribute_count; i++) {
        attributes[i] = element->attributes[i];
        if (once_in(nonsense, 3))
            attributes[i].value = a_value(nonsense);
    }
    element->attributes = attributes;
    switch (chance_from(nonsense->state, 12)) {
    case 0:
        attributes[element->attribute_count++] =
            (struct attribute){"colour", "red"};
        break;
    case 1:
        if (element->attribute_count > 0)
            element->attribute_count--;
        break;
    case 2:
        element->name = "mvoe";
        break;
    case 3:
        element->text = "by night";
        break;
    case 4:
        element->first =
            inside(nonsense, element, nonsense_kind(nonsense, kinds));
        break;
    default:
        break;
    }
}

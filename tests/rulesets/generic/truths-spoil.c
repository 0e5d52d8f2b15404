/* A second truth: what one side does not see of a turn is made another. */
#include "core/writer.h"
#include "io/xml.h"
#include "tests/rulesets/generic/truths.h"
#include "tests/support/test.h"

enum { MOST_CHANGES = 3, MANY_CHANGES = 40, MOST_LENT = 3 };

/* A record of the turn, or an order in it, that the view does not have. */
struct unseen {
    struct element *element;
    const struct field *fields;
};

struct spoiling {
    struct trial *trial;
    const struct element *view;
    struct unseen *items;
    size_t count;
};

static struct element *copied(struct arena *arena,
                              const struct element *element)
{
    struct element *copy = arena_copy(arena, element, sizeof(*element));
    struct element **end = (struct element **)(uintptr_t)&copy->first;

    for (const struct element *child = element->first; child;
         child = child->next) {
        *end = copied(arena, child);
        end = (struct element **)(uintptr_t) & (*end)->next;
    }
    *end = NULL;
    return copy;
}

static bool same_element(const struct element *one, const struct element *other)
{
    if (strcmp(one->name, other->name) != 0 ||
        one->attribute_count != other->attribute_count)
        return false;
    for (size_t i = 0; i < one->attribute_count; i++)
        if (strcmp(one->attributes[i].name, other->attributes[i].name) != 0 ||
            strcmp(one->attributes[i].value, other->attributes[i].value) != 0)
            return false;
    return true;
}

static bool is_child(const struct element *parent,
                     const struct element *element)
{
    const struct element *child = parent ? parent->first : NULL;

    while (child && !same_element(child, element))
        child = child->next;
    return child != NULL;
}

static void note(struct spoiling *spoiling, const struct element *element,
                 const struct field *fields)
{
    if (fields && fields->name)
        *(struct unseen *)LIST_ADD(spoiling->trial->arena, spoiling->items,
                                   spoiling->count) =
            (struct unseen){(struct element *)(uintptr_t)element, fields};
}

static const struct field *fields_of(const struct record *parent,
                                     const char *name)
{
    const struct record *each = parent->children;

    while (each && each->element && strcmp(each->element, name) != 0)
        each++;
    return each && each->element ? each->fields : NULL;
}

/* The ruleset's records that the view has not, or has otherwise. */
static void find_records(struct spoiling *spoiling, const struct element *turn)
{
    const struct record *state = spoiling->trial->world->ruleset->state;
    const struct element *game = element_child(turn, "game")->first;
    const struct element *seen = element_child(spoiling->view, "game")->first;

    for (const struct element *child = game->first; child; child = child->next)
        if (!is_child(seen, child))
            note(spoiling, child, fields_of(state, child->name));
}

static const struct field *fields_of_order(const struct trial *trial,
                                           const char *name)
{
    for (size_t i = 0; i < trial->kinds.count; i++)
        if (strcmp(trial->kinds.items[i]->name, name) == 0)
            return trial->kinds.items[i]->fields;
    return NULL;
}

/* Orders of others, those that stand and those that were not reached. */
static void find_orders(struct spoiling *spoiling, const struct element *turn)
{
    for (const struct element *part = turn->first; part; part = part->next) {
        if (strcmp(part->name, "game") == 0 || is_child(spoiling->view, part))
            continue;
        for (const struct element *order = part->first; order;
             order = order->next)
            note(spoiling, order,
                 fields_of_order(spoiling->trial, order->name));
    }
}

/* ---- changing ------------------------------------------------------------ */

static bool is_key(const struct unseen *unseen, const char *name)
{
    const struct field *field = unseen->fields;

    while (field->name && strcmp(field->name, name) != 0)
        field++;
    return field->name && (field->flags & FIELD_KEY);
}

static struct attribute *attribute_of(struct trial *trial,
                                      struct element *element, const char *name)
{
    struct attribute *attributes = ARENA_ARRAY(trial->arena, struct attribute,
                                               element->attribute_count + 1);
    size_t at = 0;

    for (size_t i = 0; i < element->attribute_count; i++)
        attributes[i] = element->attributes[i];
    element->attributes = attributes;
    while (at < element->attribute_count &&
           strcmp(attributes[at].name, name) != 0)
        at++;
    element->attribute_count += at == element->attribute_count;
    attributes[at].name = name;
    return &attributes[at];
}

/* What another of its kind has: a value that could be. */
static void lend(struct spoiling *spoiling, const struct unseen *to,
                 const struct element *from)
{
    struct trial *trial = spoiling->trial;

    for (unsigned i = 1 + chance(trial, MOST_LENT);
         i > 0 && from->attribute_count > 0; i--) {
        const struct attribute *lent =
            &from->attributes[chance(trial, from->attribute_count)];

        if (!is_key(to, lent->name))
            attribute_of(trial, to->element, lent->name)->value = lent->value;
    }
}

static void change(struct spoiling *spoiling)
{
    struct trial *trial = spoiling->trial;
    const struct unseen *to = &spoiling->items[chance(trial, spoiling->count)];
    const struct element *from = NULL;
    unsigned among = 0;

    for (size_t i = 0; i < spoiling->count; i++)
        if (strcmp(spoiling->items[i].element->name, to->element->name) == 0 &&
            once_in(trial, ++among))
            from = spoiling->items[i].element;
    if (once_in(trial, 3))
        words_spoil(trial, to->element, to->fields);
    else
        lend(spoiling, to, from);
}

static const struct element *view_of(struct truth *truth)
{
    struct trial *trial = &truth->trial;
    struct xml_file *file =
        xml_open("view.xml", truth->view, strlen(truth->view), XML_DRAFT,
                 trial->arena, trial->report);
    const struct element *root;

    MUST(trial, file, "a view is well-formed");
    root = xml_root(file);
    xml_close(file);
    return root;
}

bool spoil_unseen(struct truth *truth, enum unseen_part part, struct bytes *out)
{
    struct trial *trial = &truth->trial;
    struct spoiling spoiling = {.trial = trial, .view = view_of(truth)};
    struct element *turn = copied(trial->arena, trial->root);
    struct writer writer;
    struct buffer text;

    if (part == UNSEEN_GAME)
        find_records(&spoiling, turn);
    else
        find_orders(&spoiling, turn);
    for (unsigned i =
             1 + chance(trial, once_in(trial, 2) ? MANY_CHANGES : MOST_CHANGES);
         i > 0 && spoiling.count > 0; i--)
        change(&spoiling);
    buffer_init(&text);
    writer_init(&writer, &text, trial->arena);
    writer_tree(&writer, turn);
    *out = (struct bytes){arena_string(trial->arena, text.bytes, text.length),
                          text.length};
    buffer_release(&text);
    return spoiling.count > 0;
}

/* Turns that somebody has been at: what stands in a turn's file is replaced,
 * taken out, doubled, added, as its host might sign it or an umpire correct it.
 */
#include "core/edit.h"
#include "core/writer.h"
#include "io/xml.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"

#include <stdio.h>

/* A tree that can be changed. */
struct node {
    const char *name;
    struct element self;         /* its attributes */
    const struct record *record; /* of the game's part, or NULL */
    struct node *children;
    size_t count;
};

static const struct record *record_of(const struct record *parent,
                                      const char *name)
{
    const struct record *each = parent ? parent->children : NULL;

    while (each && each->element && strcmp(each->element, name) != 0)
        each++;
    return each && each->element ? each : NULL;
}

static void grow(struct trial *trial, struct node *out,
                 const struct element *element, const struct record *record)
{
    const struct ruleset *ruleset = trial->world->ruleset;

    out->name = element->name;
    out->self = *element;
    out->self.first = out->self.next = NULL;
    out->record = record;
    for (const struct element *child = element->first; child;
         child = child->next) {
        struct node *grown = LIST_ADD(trial->arena, out->children, out->count);

        grow(trial, grown, child,
             strcmp(child->name, ruleset->state->element) == 0
                 ? ruleset->state
                 : record_of(record, child->name));
    }
}

static void write_node(struct writer *writer, const struct node *node)
{
    writer_open(writer, node->name);
    for (size_t i = 0; i < node->self.attribute_count; i++)
        writer_attribute(writer, node->self.attributes[i].name,
                         node->self.attributes[i].value);
    for (size_t i = 0; i < node->count; i++)
        write_node(writer, &node->children[i]);
    writer_close(writer);
}

static struct node *child_of(const struct node *node, const char *name)
{
    return FIND_NAMED(struct node, node->children, node->count, name, name);
}

/* ---- the ruleset's part -------------------------------------------------- */

/* One of the children, each kind as likely as another. */
static size_t a_child(struct trial *trial, const struct node *node)
{
    const char *name = node->children[chance(trial, node->count)].name;
    size_t kinds = 0, found = 0, among = 0;

    for (size_t i = 0; i < node->count; i++)
        if ((i == 0 ||
             strcmp(node->children[i].name, node->children[i - 1].name) != 0) &&
            once_in(trial, (unsigned)++kinds))
            name = node->children[i].name;
    for (size_t i = 0; i < node->count; i++)
        if (strcmp(node->children[i].name, name) == 0 &&
            once_in(trial, (unsigned)++among))
            found = i;
    return found;
}

static void double_child(struct trial *trial, struct node *node, size_t place)
{
    const struct node copy = node->children[place];

    LIST_ADD(trial->arena, node->children, node->count);
    for (size_t i = node->count - 1; i > place; i--)
        node->children[i] = node->children[i - 1];
    node->children[place] = copy;
}

static void make_up(struct trial *trial, struct node *out)
{
    const struct field *field = out->record->fields;
    struct attribute *attributes = NULL;

    out->self.attribute_count = 0;
    for (; field && field->name; field++) {
        const char *value = words_value(trial, field);

        if (value && (!(field->flags & FIELD_OPTIONAL) || once_in(trial, 3)))
            *(struct attribute *)LIST_ADD(trial->arena, attributes,
                                          out->self.attribute_count) =
                (struct attribute){field->name, value};
    }
    out->self.attributes = attributes;
    out->count = 0;
}

/* Behind those of its kind and of the kinds before it. */
static void add_child(struct trial *trial, struct node *node)
{
    const struct record *records = node->record->children;
    struct node added = {.name = NULL};
    size_t count = 0, place = 0;

    while (records[count].element)
        count++;
    added.record = &records[chance(trial, count)];
    added.name = added.record->element;
    if (added.record->count == RECORD_SINGLE)
        return;
    make_up(trial, &added);
    while (place < node->count && node->children[place].record <= added.record)
        place++;
    LIST_ADD(trial->arena, node->children, node->count);
    for (size_t i = node->count - 1; i > place; i--)
        node->children[i] = node->children[i - 1];
    node->children[place] = added;
}

static void spoil_record(struct trial *trial, struct node *node);

static void spoil_child(struct trial *trial, struct node *node)
{
    size_t place = a_child(trial, node);

    switch (chance(trial, 8)) {
    case 0:
        LIST_REMOVE(node->children, node->count, place);
        break;
    case 1:
        double_child(trial, node, place);
        break;
    default:
        spoil_record(trial, &node->children[place]);
    }
}

static void spoil_record(struct trial *trial, struct node *node)
{
    bool nests = node->record->children;

    if (nests && once_in(trial, 5))
        add_child(trial, node);
    else if (nests && node->count > 0 && !once_in(trial, 12))
        spoil_child(trial, node);
    else
        words_spoil(trial, &node->self, node->record->fields);
}

/* ---- the envelope -------------------------------------------------------- */

static void spoil_step(struct trial *trial, struct node *turn)
{
    static const struct field step = {.name = "step", .type = FIELD_TEXT};
    const struct step *sequence = trial->world->ruleset->sequence;
    struct attribute *attributes =
        arena_copy(trial->arena, turn->self.attributes,
                   turn->self.attribute_count * sizeof(*attributes));
    size_t count = 0;

    while (sequence[count].id)
        count++;
    for (size_t i = 0; i < turn->self.attribute_count; i++)
        if (strcmp(attributes[i].name, step.name) == 0)
            attributes[i].value = sequence[chance(trial, count)].id;
    turn->self.attributes = attributes;
}

/* Orders that stand, orders that were dropped, switches. */
static void spoil_orders(struct trial *trial, struct node *node)
{
    const struct kinds *kinds = &trial->kinds;
    struct node *order;

    if (node->count == 0)
        return;
    order = &node->children[chance(trial, node->count)];
    for (size_t i = 0; i < kinds->count; i++)
        if (strcmp(kinds->items[i]->name, order->name) == 0)
            words_spoil(trial, &order->self, kinds->items[i]->fields);
}

static void spoil_part(struct trial *trial, struct node *turn)
{
    struct node *part = &turn->children[chance(trial, turn->count)];

    if (strcmp(part->name, "options") == 0 && part->count > 0)
        LIST_REMOVE(part->children, part->count, chance(trial, part->count));
    else if (strcmp(part->name, "game") != 0)
        spoil_orders(trial, part);
}

static void spoil(struct trial *trial, struct node *turn)
{
    struct node *game = child_of(turn, "game");

    if (once_in(trial, 6))
        spoil_step(trial, turn);
    if (once_in(trial, 6))
        spoil_part(trial, turn);
    for (unsigned i = chance(trial, 3); i > 0; i--)
        spoil_record(trial, &game->children[0]);
}

static void take(struct bytes *out, const struct buffer *text,
                 struct trial *trial)
{
    out->length = text->length;
    out->data = arena_string(trial->arena, text->bytes, text->length);
}

void spoil_turn(struct trial *trial, struct bytes *out)
{
    struct node turn = {.name = NULL};
    struct buffer text;
    struct writer writer;

    grow(trial, &turn, trial->root, NULL);
    spoil(trial, &turn);
    buffer_init(&text);
    writer_init(&writer, &text, trial->arena);
    write_node(&writer, &turn);
    take(out, &text, trial);
    buffer_release(&text);
}

void spoil_place(struct trial *trial, struct bytes *out)
{
    struct node turn = {.name = NULL};
    struct buffer text;
    struct writer writer;

    grow(trial, &turn, trial->root, NULL);
    spoil_step(trial, &turn);
    buffer_init(&text);
    writer_init(&writer, &text, trial->arena);
    write_node(&writer, &turn);
    take(out, &text, trial);
    buffer_release(&text);
}

/* ---- corrections --------------------------------------------------------- */

static const char *piece_of(const struct element *element,
                            const struct record *record)
{
    const struct field *field = record->fields;

    for (; field && field->name; field++)
        if (field->flags & FIELD_KEY)
            return element_attribute(element, field->name);
    return NULL;
}

static const struct element *a_piece(struct trial *trial)
{
    const struct element *game = element_child(trial->root, "game")->first;
    const struct element *found = game;
    unsigned among = 0;

    for (const struct element *child = game->first; child; child = child->next)
        if (once_in(trial, ++among))
            found = child;
    return found;
}

static bool change(struct trial *trial, const struct element *piece,
                   const struct record *record)
{
    size_t count = 0;
    struct edit edit = {.kind = EDIT_CHANGE,
                        .place = {"correction.xml", 1},
                        .of = piece->name,
                        .piece = piece_of(piece, record)};
    const struct field *field = record->fields;

    while (field && field[count].name)
        count++;
    if (count == 0)
        return false;
    field += chance(trial, count);
    edit.field = field->name;
    edit.from = element_attribute(piece, field->name);
    edit.to = words_value(trial, field);
    if (once_in(trial, 12))
        edit.kind = EDIT_REMOVE;
    snprintf(trial->ledger->sheet, sizeof(trial->ledger->sheet),
             "%s of %s %s: %s from %s to %s",
             edit.kind == EDIT_CHANGE ? "change" : "removal", edit.of,
             edit.piece ? edit.piece : "-", edit.field,
             edit.from ? edit.from : "-", edit.to ? edit.to : "-");
    return record_edit(trial->campaign.turn.play, trial->world->ruleset->state,
                       &edit, trial->arena, trial->report);
}

bool correct_turn(struct trial *trial, struct bytes *out)
{
    const struct ruleset *ruleset = trial->world->ruleset;
    const struct element *piece = a_piece(trial);
    const struct record *record = record_of(ruleset->state, piece->name);
    struct buffer text;

    if (!change(trial, piece, record ? record : ruleset->state))
        return false;
    buffer_init(&text);
    turn_write(&text, &trial->campaign.turn, ruleset);
    take(out, &text, trial);
    buffer_release(&text);
    return true;
}

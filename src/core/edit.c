/* Changes of named records through their field tables. */
#include "core/edit.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "core/field-kind.h"
#include "core/names.h"
#include "core/writer.h"

#include <string.h>

/* A record that was found: where it lies, and in what. */
struct found {
    const struct record *record;
    char *item;
    char *parent; /* NULL: it is the root */
    size_t index; /* in the parent's array */
};

struct search {
    const struct edit *edit;
    struct arena *arena;
    struct found found;
    size_t count;       /* how many are of that name */
    struct names names; /* of those that were passed */
};

/* "band h1", "h1", "band", or "the game" */
static const char *subject(const struct edit *edit, struct arena *arena)
{
    if (edit->of && edit->piece)
        return arena_text(arena, "%s %s", edit->of, edit->piece);
    if (edit->of)
        return edit->of;
    return edit->piece ? edit->piece : "the game";
}

/* What a member holds, as a file spells it; NULL: nothing. */
static const char *value_of(const struct field *field, const char *item,
                            struct arena *arena)
{
    const struct field_kind *kind = field_kind(field->type);
    const void *member = item + field->offset;
    struct buffer text;
    struct writer writer;
    const char *value;

    if ((field->flags & FIELD_OPTIONAL) && kind->is_missing(member))
        return NULL;
    buffer_init(&text);
    writer_init(&writer, &text, arena);
    writer_open(&writer, "value");
    value = arena_text(arena, "%s", kind->spell(field, member, &writer));
    buffer_release(&text);
    return value;
}

/* The field whose value names a record; NULL: its table has none. */
static const struct field *naming_field(const struct record *record)
{
    const struct field *found = NULL;

    for (const struct field *field = record->fields; field && field->name;
         field++) {
        if (field->flags & FIELD_KEY)
            return field;
        if (!found && (field->type == FIELD_NAME || field->type == FIELD_HEX))
            found = field;
    }
    return found;
}

/* Is it the piece that the edit names? */
static void look_at(struct search *search, const struct found *here)
{
    const struct edit *edit = search->edit;
    const struct field *field = naming_field(here->record);
    const char *name;

    if (edit->of && strcmp(edit->of, here->record->element) != 0)
        return;
    if (!edit->piece) {
        search->count++;
        search->found = *here;
        return;
    }
    name = field ? value_of(field, here->item, search->arena) : NULL;
    if (!name)
        return;
    names_add(search->arena, &search->names, name);
    if (strcmp(name, edit->piece) != 0)
        return;
    search->count++;
    search->found = *here;
}

/* The array of a child table; one that lies inside its parent has one item. */
static char *items_of(const struct record *table, char *parent, size_t *count)
{
    char *items = parent + table->items;

    *count = 1;
    if (table->count == RECORD_SINGLE)
        return items;
    memcpy(count, parent + table->count, sizeof(*count));
    memcpy(&items, parent + table->items, sizeof(items));
    return items;
}

static void look_below(struct search *search, const struct record *record,
                       char *parent)
{
    const struct record *table = record->children;

    for (; table && table->element; table++) {
        size_t count;
        char *items = items_of(table, parent, &count);

        for (size_t i = 0; i < count; i++) {
            const struct found here = {table, items + i * table->size, parent,
                                       i};

            look_at(search, &here);
            look_below(search, table, here.item);
        }
    }
}

static bool find(struct found *out, void *state, const struct record *record,
                 struct search *search, struct report *report)
{
    const struct edit *edit = search->edit;

    *out = (struct found){.record = record, .item = state};
    if (!edit->piece && !edit->of)
        return true;
    look_below(search, record, state);
    *out = search->found;
    if (search->count == 1)
        return true;
    if (search->count > 1)
        return refuse(report, &edit->place, FILE_RULE(unknown_reference),
                      "%zu records are %s; %s says which", search->count,
                      subject(edit, search->arena),
                      edit->piece ? "of=\"KIND\"" : "piece=\"ID\"");
    if (!edit->piece)
        return refuse(report, &edit->place, FILE_RULE(unknown_reference),
                      "there is no %s", edit->of);
    return refuse(report, &edit->place, FILE_RULE(unknown_reference),
                  "there is no %s %s%s", edit->of ? edit->of : "piece",
                  quoted(search->arena, edit->piece),
                  suggestion(search->arena, edit->piece, &search->names));
}

static bool refuse_field(const struct edit *edit, const struct record *record,
                         struct arena *arena, struct report *report)
{
    struct names names = {NULL, 0};

    for (const struct field *field = record->fields; field && field->name;
         field++)
        names_add(arena, &names, field->name);
    return refuse(report, &edit->place, FILE_RULE(unknown_attribute),
                  "<%s> has no attribute %s%s", record->element,
                  quoted(arena, edit->field),
                  suggestion(arena, edit->field, &names));
}

static bool same(const char *one, const char *other)
{
    return one && other ? strcmp(one, other) == 0 : one == other;
}

/* Puts the value in; nothing only where nothing may stand. */
static bool put(char *item, const struct field *field, const struct edit *edit,
                struct arena *arena)
{
    const struct field_kind *kind = field_kind(field->type);
    void *member = item + field->offset;

    /* A list is made anew, not lengthened. */
    memset(member, 0, kind->size);
    return edit->to ? kind->parse(field, edit->to, arena, member)
                    : field->flags & FIELD_OPTIONAL;
}

static bool change(const struct found *found, const struct edit *edit,
                   struct arena *arena, struct report *report)
{
    const struct field *field = field_find(found->record->fields, edit->field);
    const char *before;

    if (!field)
        return refuse_field(edit, found->record, arena, report);
    before = value_of(field, found->item, arena);
    if (!same(before, edit->from))
        return refuse(report, &edit->place, FILE_RULE(bad_value),
                      "%s is %s, not %s", edit->field,
                      before ? quoted(arena, before) : "not set",
                      edit->from ? quoted(arena, edit->from) : "unset");
    if (same(edit->from, edit->to))
        return refuse(report, &edit->place, FILE_RULE(bad_value),
                      "%s stays what it is", edit->field);
    return put(found->item, field, edit, arena) ||
           refuse(report, &edit->place, FILE_RULE(bad_value), "%s %s is not %s",
                  edit->field, edit->to ? quoted(arena, edit->to) : "unset",
                  field_kind(field->type)->form);
}

static void set_array(const struct record *table, char *parent, char *items,
                      size_t count)
{
    memcpy(parent + table->items, &items, sizeof(items));
    memcpy(parent + table->count, &count, sizeof(count));
}

static bool take_away(const struct found *found, const struct edit *edit,
                      struct report *report)
{
    const struct record *table = found->record;
    size_t count;
    char *items;

    if (!found->parent || table->count == RECORD_SINGLE)
        return refuse(report, &edit->place, FILE_RULE(missing_element),
                      "a <%s> must be there", table->element);
    items = items_of(table, found->parent, &count);
    list_remove(items, &count, table->size, found->index);
    set_array(table, found->parent, items, count);
    return true;
}

static bool add(const struct found *parent, const struct edit *edit,
                struct arena *arena, struct report *report)
{
    const struct record *table =
        record_find(parent->record->children, edit->added->name);
    size_t count;
    char *items, *more;

    if (!table || table->count == RECORD_SINGLE)
        return refuse(report, &edit->place, FILE_RULE(unknown_element),
                      "<%s> takes no further <%s>", parent->record->element,
                      edit->added->name);
    items = items_of(table, parent->item, &count);
    more = arena_list(arena, count + 1, table->size);
    if (count > 0)
        memcpy(more, items, count * table->size);
    set_array(table, parent->item, more, count + 1);
    return record_read(more + count * table->size, table, edit->added,
                       edit->place.file, arena, report);
}

bool record_edit(void *state, const struct record *record,
                 const struct edit *edit, struct arena *arena,
                 struct report *report)
{
    struct search search = {.edit = edit, .arena = arena};
    struct found found;

    if (edit->kind == EDIT_HIDDEN)
        return refuse(report, &edit->place, FILE_RULE(unknown_element),
                      "what is hidden cannot be carried out");
    if (!find(&found, state, record, &search, report))
        return false;
    switch (edit->kind) {
    case EDIT_CHANGE:
        return change(&found, edit, arena, report);
    case EDIT_REMOVE:
        return take_away(&found, edit, report);
    case EDIT_ADD:
        return add(&found, edit, arena, report);
    case EDIT_HIDDEN:
        break;
    }
    return false;
}

static void add_words(struct edit_words *out, const char *kind,
                      const char *text, struct arena *arena)
{
    struct names words = names_split(text ? text : "", arena);

    for (size_t i = 0; i < words.count; i++)
        *(struct edit_word *)LIST_ADD(arena, out->items, out->count) =
            (struct edit_word){kind, words.items[i]};
}

/* Numbers and places are nobody's. */
static bool is_word(const struct field *field)
{
    return field->type == FIELD_NAME || field->type == FIELD_NAMES ||
           field->type == FIELD_CHOICE;
}

void edit_words(struct edit_words *out, void *state,
                const struct record *record, const struct edit *edit,
                struct arena *arena)
{
    struct search search = {.edit = edit, .arena = arena};
    const struct field *field = NULL;
    struct found found;

    if ((edit->piece || edit->of) &&
        find(&found, state, record, &search, report_new(arena)))
        for (field = found.record->fields; field && field->name; field++)
            if (is_word(field))
                add_words(out,
                          field == naming_field(found.record)
                              ? found.record->element
                              : NULL,
                          value_of(field, found.item, arena), arena);
    add_words(out, NULL, edit->from, arena);
    add_words(out, NULL, edit->to, arena);
    for (size_t i = 0; edit->added && i < edit->added->attribute_count; i++)
        add_words(out, NULL, edit->added->attributes[i].value, arena);
}

/* Its attributes as they stand there. */
static const char *attributes(const struct element *element,
                              struct arena *arena)
{
    const char *text = "";

    for (size_t i = 0; i < element->attribute_count; i++)
        text =
            arena_text(arena, "%s %s=\"%s\"", text, element->attributes[i].name,
                       element->attributes[i].value);
    return text;
}

const char *edit_text(const struct edit *edit, struct arena *arena)
{
    const char *piece = subject(edit, arena);

    switch (edit->kind) {
    case EDIT_CHANGE:
        return arena_text(arena, "%s of %s is %s, not %s", edit->field, piece,
                          edit->to ? edit->to : "unset",
                          edit->from ? edit->from : "unset");
    case EDIT_REMOVE:
        return arena_text(arena, "%s is taken away", piece);
    case EDIT_ADD:
        return arena_text(arena, "%s gets %s%s", piece, edit->added->name,
                          attributes(edit->added, arena));
    case EDIT_HIDDEN:
        return arena_text(arena, "a change is sealed by sha256 %s",
                          edit->digest);
    }
    return piece;
}

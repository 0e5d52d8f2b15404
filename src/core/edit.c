/* Changes of named records through their field tables. */
#include "core/edit.h"

#include "core/arena.h"
#include "core/field-kind.h"
#include "core/names.h"
#include "core/records.h"

#include <string.h>

/* The record that an edit names, among all that are there. */
struct search {
    const struct edit *edit;
    struct arena *arena;
    struct stored_record found;
    size_t count;       /* how many are of that name */
    struct names whole; /* their names in full */
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

/* The field whose value names a record by itself; NULL: its table has none. */
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

static void meet(struct search *search, const struct stored_record *here,
                 const char *whole)
{
    search->count++;
    search->found = *here;
    if (whole)
        names_add(search->arena, &search->whole, whole);
}

/* Where the kind is not told, the one field says it. */
static void look_by_name(struct search *search,
                         const struct stored_record *here)
{
    const struct field *field = naming_field(here->record);
    const char *name =
        field ? field_value(field, here->item, search->arena) : NULL;

    if (!name)
        return;
    names_add(search->arena, &search->names, name);
    if (strcmp(name, search->edit->piece) == 0)
        meet(search, here, NULL);
}

/* Among records of one kind as many words as it takes. */
static void look_in_kind(struct search *search,
                         const struct stored_record *here)
{
    const struct names words =
        record_name(here->record, here->item, search->arena);
    const char *whole = names_text(&words, " ", search->arena);

    if (words.count > 0)
        names_add(search->arena, &search->names, whole);
    if (record_is_called(&words, search->edit->piece))
        meet(search, here, whole);
}

/* Is it the piece that the edit names? */
static void look_at(struct search *search, const struct stored_record *here)
{
    const struct edit *edit = search->edit;

    if (edit->of && strcmp(edit->of, here->record->element) != 0)
        return;
    if (!edit->piece)
        meet(search, here, NULL);
    else if (edit->of)
        look_in_kind(search, here);
    else
        look_by_name(search, here);
}

/* What tells several records of that name apart. */
static const char *way_out(const struct search *search)
{
    struct names quotes = {NULL, 0};

    if (!search->edit->piece)
        return "piece=\"ID\" says which";
    if (!search->edit->of)
        return "of=\"KIND\" says which";
    for (size_t i = 0; i < search->whole.count; i++)
        names_add(search->arena, &quotes,
                  arena_text(search->arena, "'%s'", search->whole.items[i]));
    return arena_text(search->arena, "say which: %s",
                      names_text(&quotes, ", ", search->arena));
}

static bool find(struct stored_record *out, void *state,
                 const struct record *record, struct search *search,
                 struct report *report)
{
    const struct edit *edit = search->edit;
    struct stored_records all;

    *out = (struct stored_record){.record = record, .item = state};
    if (!edit->piece && !edit->of)
        return true;
    records_list(&all, state, record, NULL, search->arena);
    for (size_t i = 0; i < all.count; i++)
        look_at(search, &all.items[i]);
    *out = search->found;
    if (search->count == 1)
        return true;
    if (search->count > 1)
        return refuse(report, &edit->place, FILE_RULE(unknown_reference),
                      "%zu records are %s; %s", search->count,
                      subject(edit, search->arena), way_out(search));
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
    return same_or_none(one, other);
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

static bool change(const struct stored_record *found, const struct edit *edit,
                   struct arena *arena, struct report *report)
{
    const struct field *field = field_find(found->record->fields, edit->field);
    const char *before;

    if (!field)
        return refuse_field(edit, found->record, arena, report);
    before = field_value(field, found->item, arena);
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

static bool take_away(const struct stored_record *found,
                      const struct edit *edit, struct report *report)
{
    const struct record *table = found->record;
    size_t count;
    char *items;

    if (!found->parent || table->count == RECORD_SINGLE)
        return refuse(report, &edit->place, FILE_RULE(missing_element),
                      "a <%s> must be there", table->element);
    items = records_items(table, found->parent, &count);
    list_remove(items, &count, table->size, found->index);
    set_array(table, found->parent, items, count);
    return true;
}

static bool add(const struct stored_record *parent, const struct edit *edit,
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
    items = records_items(table, parent->item, &count);
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
    struct stored_record found;

    if (edit->kind == EDIT_HIDDEN)
        return refuse(report, &edit->place, FILE_RULE(unknown_element),
                      "what is hidden cannot be carried out");
    if (edit->kind == EDIT_STANDING)
        return true;
    if (!find(&found, state, record, &search, report))
        return false;
    switch (edit->kind) {
    case EDIT_CHANGE:
        return change(&found, edit, arena, report);
    case EDIT_REMOVE:
        return take_away(&found, edit, report);
    case EDIT_ADD:
        return add(&found, edit, arena, report);
    case EDIT_STANDING:
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
    struct stored_record found;

    if (edit->kind == EDIT_STANDING)
        add_words(out, NULL, edit->of, arena);
    else if ((edit->piece || edit->of) &&
             find(&found, state, record, &search, report_new(arena)))
        for (field = found.record->fields; field && field->name; field++)
            if (is_word(field))
                add_words(out,
                          field == naming_field(found.record)
                              ? found.record->element
                              : NULL,
                          field_value(field, found.item, arena), arena);
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

/* As a line of orders has them, but for the field that is all it says. */
static const char *values(const struct element *element, struct arena *arena)
{
    const char *text = "";

    for (size_t i = 0; i < element->attribute_count; i++)
        text =
            strcmp(element->attributes[i].name, "value") == 0
                ? arena_text(arena, "%s %s", text, element->attributes[i].value)
                : arena_text(arena, "%s %s %s", text,
                             element->attributes[i].name,
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
    case EDIT_STANDING:
        return arena_text(arena, "the standing order of %s is %s%s", edit->of,
                          edit->added->name, values(edit->added, arena));
    case EDIT_HIDDEN:
        return arena_text(arena, "a change is sealed by sha256 %s",
                          edit->digest);
    }
    return piece;
}

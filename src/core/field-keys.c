/* Keys and references over one or more read trees. */
#include "core/arena.h"
#include "core/field-kind.h"

#include <assert.h>
#include <string.h>

/* The keys of one table. */
struct key_table {
    const struct record *record;
    struct index *places; /* from key to struct place */
    struct names names;
};

struct keys {
    struct arena *arena;
    struct key_table *tables;
    size_t count;
};

/* What every step of a walk through a tree needs. */
struct walk {
    struct keys *keys;
    const char *file;
    struct report *report;
    bool clean; /* nothing was refused */
};

struct keys *keys_new(struct arena *arena)
{
    struct keys *keys = ARENA_NEW(arena, struct keys);

    keys->arena = arena;
    return keys;
}

/* Tables are the same if their elements and fields are: a list of records may
 * have been put together anew around them. */
static struct key_table *table_of(struct keys *keys,
                                  const struct record *record)
{
    struct key_table *table;

    for (size_t i = 0; i < keys->count; i++) {
        const struct record *known = keys->tables[i].record;

        if (known->fields == record->fields &&
            strcmp(known->element, record->element) == 0)
            return &keys->tables[i];
    }
    table = LIST_ADD(keys->arena, keys->tables, keys->count);
    table->record = arena_copy(keys->arena, record, sizeof(*record));
    table->places = index_new(keys->arena);
    return table;
}

/* The key of an element: the value of its one key field, or of all of them
 * with blanks between; NULL if it has none. */
static const char *key_of(struct arena *arena, const struct record *record,
                          const struct element *element)
{
    const struct field *field = record->fields;
    const char *key = NULL;

    for (; field && field->name; field++) {
        const char *value;

        if (!(field->flags & FIELD_KEY))
            continue;
        value = element_attribute(element, field->name);
        if (!value)
            return NULL;
        key = key ? arena_text(arena, "%s %s", key, value) : value;
    }
    return key;
}

static void collect_key(struct walk *walk, const struct record *record,
                        const struct element *element)
{
    struct arena *arena = walk->keys->arena;
    const char *key = key_of(arena, record, element);
    const struct place here = element_place(element, walk->file);
    const struct place *before;
    struct key_table *table;

    if (!key)
        return;
    table = table_of(walk->keys, record);
    if (index_add(table->places, key, arena_copy(arena, &here, sizeof(here)))) {
        names_add(arena, &table->names, key);
        return;
    }
    before = index_find(table->places, key);
    /* A state may take over what stands in its module under the same id. */
    if (strcmp(before->file, walk->file) != 0)
        return;
    walk->clean = refuse(walk->report, &here, FILE_RULE(duplicate),
                         "%s '%s' is there already: %s:%ld", record->element,
                         key, before->file, before->line);
}

/* Does a list of words with '|' between contain the word? */
static bool lists(const char *list, const char *word)
{
    size_t length = strlen(word);

    for (;;) {
        size_t part = strcspn(list, "|");

        if (part == length && memcmp(list, word, length) == 0)
            return true;
        if (!list[part])
            return false;
        list += part + 1;
    }
}

/* May the field name a key of that table? A key does not vouch for itself. */
static bool leads_to(const struct key_table *table, const struct field *field,
                     const struct record *of)
{
    bool is_own = table->record->fields == of->fields &&
                  strcmp(table->record->element, of->element) == 0;

    return lists(field->refers, table->record->element) &&
           !(is_own && (field->flags & FIELD_KEY));
}

static bool known(const struct keys *keys, const struct field *field,
                  const struct record *of, const char *name)
{
    for (size_t i = 0; i < keys->count; i++)
        if (leads_to(&keys->tables[i], field, of) &&
            index_find(keys->tables[i].places, name))
            return true;
    return false;
}

/* A field of an element. */
struct reference {
    const struct record *of;
    const struct field *field;
    struct place here;
};

static void refuse_reference(struct walk *walk,
                             const struct reference *reference,
                             const char *name)
{
    const struct keys *keys = walk->keys;
    struct names candidates = {NULL, 0};

    for (size_t i = 0; i < keys->count; i++) {
        const struct key_table *table = &keys->tables[i];
        const char *nearest = NULL;

        if (leads_to(table, reference->field, reference->of))
            nearest = nearest_name(name, &table->names);
        if (nearest)
            names_add(keys->arena, &candidates, nearest);
    }
    walk->clean = refuse(walk->report, &reference->here,
                         FILE_RULE(unknown_reference), "%s %s is not there%s",
                         reference->field->name, quoted(keys->arena, name),
                         suggestion(keys->arena, name, &candidates));
}

/* A reference may be a list: each word must be known. */
static void check_reference(struct walk *walk, const struct record *record,
                            const struct field *field,
                            const struct element *element)
{
    const struct reference reference = {record, field,
                                        element_place(element, walk->file)};
    const char *value = element_attribute(element, field->name);
    struct arena *arena = walk->keys->arena;
    bool is_list = field->type == FIELD_NAMES || field->type == FIELD_HEXES;

    while (value && *value) {
        size_t length = is_list ? strcspn(value, " ") : strlen(value);
        const char *name = is_list ? arena_string(arena, value, length) : value;

        if (!known(walk->keys, field, record, name))
            refuse_reference(walk, &reference, name);
        value += length + (value[length] == ' ');
    }
}

static void check_references(struct walk *walk, const struct record *record,
                             const struct element *element)
{
    const struct field *field = record->fields;

    for (; field && field->name; field++)
        if (field->refers)
            check_reference(walk, record, field, element);
}

static void walk_tree(struct walk *walk, const struct record *record,
                      const struct element *element,
                      void (*visit)(struct walk *walk,
                                    const struct record *record,
                                    const struct element *element))
{
    const struct element *child;

    visit(walk, record, element);
    for (child = element->first; child; child = child->next) {
        const struct record *table = record_find(record->children, child->name);

        if (table)
            walk_tree(walk, table, child, visit);
    }
}

bool keys_collect(struct keys *keys, const struct record *record,
                  const struct element *element, const char *file,
                  struct report *report)
{
    struct walk walk = {keys, file, report, true};

    walk_tree(&walk, record, element, collect_key);
    return walk.clean;
}

bool keys_check(const struct keys *keys, const struct record *record,
                const struct element *element, const char *file,
                struct report *report)
{
    /* A copy, for the walk may add to keys where the visit does. */
    struct keys mine = *keys;
    struct walk walk = {&mine, file, report, true};

    walk_tree(&walk, record, element, check_references);
    return walk.clean;
}

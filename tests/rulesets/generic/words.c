/* What could stand in a field: from the tables and files of the ruleset. */
#include "campaign/open/opening.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"

#include <stdio.h>

enum { LONGEST_LIST = 5, MOST_SEEN = 4000 };

/* Values of one table's keys, or of all fields of one name. */
struct pool {
    const char *name;
    struct names values;
};

struct pools {
    struct pool *items;
    size_t count;
};

struct words {
    struct pools keys;   /* by the element whose key they are */
    struct pools seen;   /* by the field they stood in */
    struct names hexes;  /* of any field of that type */
    struct names spoken; /* words of choices, sides, steps, names of things */
};

static struct pool *pool_of(struct trial *trial, struct pools *pools,
                            const char *name)
{
    struct pool *pool =
        FIND_NAMED(struct pool, pools->items, pools->count, name, name);

    if (pool)
        return pool;
    pool = LIST_ADD(trial->arena, pools->items, pools->count);
    pool->name = name;
    return pool;
}

static void note(struct trial *trial, struct names *names, const char *value)
{
    if (value && names->count < MOST_SEEN)
        names_add(trial->arena, names, value);
}

static void note_words(struct trial *trial, const struct field *field)
{
    for (const char *const *word = field->words; word && *word; word++)
        note(trial, &trial->words->spoken, *word);
}

static void note_field(struct trial *trial, const struct record *record,
                       const struct field *field, const struct element *element)
{
    struct words *words = trial->words;
    const char *value = element_attribute(element, field->name);

    if (!value)
        return;
    if (field->type == FIELD_HEX)
        note(trial, &words->hexes, value);
    if (field->flags & FIELD_KEY)
        note(trial, &pool_of(trial, &words->keys, record->element)->values,
             value);
    note(trial, &pool_of(trial, &words->seen, field->name)->values, value);
}

static void collect(struct trial *trial, const struct record *record,
                    const struct element *element)
{
    for (const struct field *field = record->fields; field && field->name;
         field++) {
        note_field(trial, record, field, element);
        if (!element->next)
            note_words(trial, field);
    }
    for (const struct element *child = element->first; child;
         child = child->next)
        for (const struct record *each = record->children;
             each && each->element; each++)
            if (strcmp(each->element, child->name) == 0)
                collect(trial, each, child);
}

static void collect_names(struct trial *trial)
{
    const struct ruleset *ruleset = trial->world->ruleset;
    struct names *spoken = &trial->words->spoken;
    size_t count = 0;
    const struct ruleset_side *sides =
        ruleset->sides(trial->world->module.data, &count);

    for (size_t i = 0; i < count; i++)
        note(trial, spoken, sides[i].id);
    for (const struct step *step = ruleset->sequence; step->id; step++)
        note(trial, spoken, step->id);
    for (size_t i = 0; i < trial->kinds.count; i++)
        note(trial, spoken, trial->kinds.items[i]->name);
}

void words_collect(struct trial *trial)
{
    const struct ruleset *ruleset = trial->world->ruleset;

    trial->words = ARENA_NEW(trial->arena, struct words);
    collect_names(trial);
    collect(trial, ruleset->state, element_child(trial->root, "game")->first);
    collect(trial, ruleset->module, trial->world->module.element);
}

static const char *one_of(struct trial *trial, const struct names *names)
{
    return names->count ? names->items[chance(trial, names->count)] : NULL;
}

static const char *a_key(struct trial *trial)
{
    const struct pools *keys = &trial->words->keys;

    return keys->count
               ? one_of(trial, &keys->items[chance(trial, keys->count)].values)
               : NULL;
}

static bool alludes(const char *to, const char *field)
{
    return strstr(to, field) || strstr(field, to);
}

/* Keys of a table whose name the field's reminds of, or to which it says that
 * it refers. */
static const char *a_fitting_key(struct trial *trial, const struct field *field)
{
    const struct pools *keys = &trial->words->keys;
    struct names fitting = {0};

    for (size_t i = 0; i < keys->count; i++)
        if (alludes(keys->items[i].name, field->name) ||
            (field->refers && strstr(field->refers, keys->items[i].name)))
            note(trial, &fitting, one_of(trial, &keys->items[i].values));
    return one_of(trial, &fitting);
}

static const char *seen_in(struct trial *trial, const struct field *field)
{
    const struct pools *seen = &trial->words->seen;
    const struct pool *pool =
        FIND_NAMED(struct pool, seen->items, seen->count, name, field->name);

    return pool ? one_of(trial, &pool->values) : NULL;
}

/* "a300" and "p415": "p300". */
static const char *crossed(struct trial *trial)
{
    const char *one = a_key(trial), *other = a_key(trial);

    if (!one || !other || !*one)
        return "nobody";
    if (once_in(trial, 2))
        return arena_text(trial->arena, "%c%s", *other, one + 1);
    return arena_text(trial->arena, "%.*s%u", (int)strlen(one) - 1, one,
                      chance(trial, 10));
}

const char *words_likely(struct trial *trial, const struct field *field)
{
    const char *value = NULL;

    if (once_in(trial, 2))
        value = a_fitting_key(trial, field);
    if (!value && once_in(trial, 2))
        value = seen_in(trial, field);
    if (!value)
        value = a_key(trial);
    return value;
}

static const char *a_name(struct trial *trial, const struct field *field)
{
    switch (chance(trial, 10)) {
    case 0:
        return crossed(trial);
    case 1:
        return "nobody";
    case 2:
        return one_of(trial, &trial->words->spoken);
    case 3:
        return a_key(trial);
    case 4:
        return seen_in(trial, field);
    default:
        return words_likely(trial, field);
    }
}

static const char *a_number(struct trial *trial, const struct field *field)
{
    static const char *const numbers[] = {
        "0", "1",  "2",   "3",         "4",         "5",
        "9", "12", "40",  "1000000",   "999999999", "100000000000000000000",
        "",  "-1", "0.5", "-999999999"};

    if (once_in(trial, 4))
        return seen_in(trial, field);
    return numbers[chance(trial, once_in(trial, 2) ? 7 : LENGTH(numbers))];
}

static const char *a_hex(struct trial *trial)
{
    static const char *const hexes[] = {"0101", "9999", "0000", "1", ""};
    const char *seen = one_of(trial, &trial->words->hexes);

    if (!seen || once_in(trial, 12))
        return hexes[chance(trial, LENGTH(hexes))];
    return seen;
}

static const char *a_list(struct trial *trial, const struct field *field)
{
    unsigned count = chance(trial, LONGEST_LIST);
    const char *list = once_in(trial, 3) ? seen_in(trial, field) : "";

    if (!list)
        list = "";
    for (unsigned i = 0; i < count; i++) {
        const char *word =
            field->type == FIELD_HEXES ? a_hex(trial) : a_name(trial, field);

        if (word)
            list = arena_text(trial->arena, "%s%s%s", list, *list ? " " : "",
                              word);
    }
    return list;
}

static const char *a_word(struct trial *trial, const struct field *field)
{
    size_t count = 0;

    while (field->words && field->words[count])
        count++;
    if (count == 0 || once_in(trial, 8))
        return one_of(trial, &trial->words->spoken);
    return field->words[chance(trial, count)];
}

static const char *a_text(struct trial *trial, const struct field *field)
{
    static const char *const texts[] = {"x", "%s%n", "\303\251", "", "-"};

    return once_in(trial, 2) ? seen_in(trial, field)
                             : texts[chance(trial, LENGTH(texts))];
}

const char *words_value(struct trial *trial, const struct field *field)
{
    if (once_in(trial, 30))
        return one_of(trial, &trial->words->spoken);
    switch ((int)field->type) {
    case FIELD_NAME:
        return a_name(trial, field);
    case FIELD_NAMES:
    case FIELD_HEXES:
        return a_list(trial, field);
    case FIELD_COUNT:
    case FIELD_NUMBER:
    case FIELD_DECIMAL:
        return a_number(trial, field);
    case FIELD_YES:
        return once_in(trial, 2) ? "yes" : "no";
    case FIELD_CHOICE:
        return a_word(trial, field);
    case FIELD_HEX:
        return a_hex(trial);
    default:
        return a_text(trial, field);
    }
}

static size_t place_of(const struct element *element, const char *name)
{
    size_t i = 0;

    while (i < element->attribute_count &&
           strcmp(element->attributes[i].name, name) != 0)
        i++;
    return i;
}

void words_spoil(struct trial *trial, struct element *element,
                 const struct field *fields)
{
    struct attribute *attributes;
    size_t count = 0;

    while (fields && fields[count].name)
        count++;
    if (count == 0)
        return;
    attributes = ARENA_ARRAY(trial->arena, struct attribute,
                             element->attribute_count + 3);
    for (size_t i = 0; i < element->attribute_count; i++)
        attributes[i] = element->attributes[i];
    element->attributes = attributes;
    for (unsigned times = 1 + chance(trial, 3); times > 0; times--) {
        const struct field *field = &fields[chance(trial, count)];
        const char *value = words_value(trial, field);
        size_t at = place_of(element, field->name);

        if (value && !once_in(trial, 8)) {
            attributes[at] = (struct attribute){field->name, value};
            if (at == element->attribute_count)
                element->attribute_count++;
        } else if (at < element->attribute_count) {
            attributes[at] = attributes[--element->attribute_count];
        }
    }
}

/* Two states of one table, compared record by record, in words. */
#include "core/records.h"

#include "core/arena.h"
#include "core/displayable.h"

#include <string.h>

/* The records of one of the two, and which of the other each is. */
struct compared {
    struct stored_records list;
    const char **names; /* by place in the list; each once */
    struct index *index;
    const struct stored_record **same; /* by place; NULL: none */
};

struct comparison {
    const struct record *root;
    struct compared was, now;
    struct arena *arena;
    struct names *out;
};

/* " of unit foy"; "" in the root, which needs no name. */
static const char *place_of(const struct comparison *comparison,
                            const struct stored_record *stored)
{
    struct arena *arena = comparison->arena;
    struct names name;

    if (stored->in == comparison->root)
        return "";
    name = record_name(stored->in, stored->parent, arena);
    return arena_text(arena, " of %s %s", stored->in->element,
                      names_text(&name, " ", arena));
}

/* "unit foy", "post 3 of unit foy". */
static const char *called(const struct comparison *comparison,
                          const struct stored_record *stored)
{
    struct arena *arena = comparison->arena;
    const struct names name = record_name(stored->record, stored->item, arena);

    return arena_text(arena, "%s%s%s%s", stored->record->element,
                      name.count > 0 ? " " : "", names_text(&name, " ", arena),
                      place_of(comparison, stored));
}

/* The same with the first word of its name alone. */
static const char *nearly_called(const struct comparison *comparison,
                                 const struct stored_record *stored)
{
    struct arena *arena = comparison->arena;
    const struct names name = record_name(stored->record, stored->item, arena);

    return arena_text(arena, "%s %s%s", stored->record->element,
                      name.count > 0 ? name.items[0] : "",
                      place_of(comparison, stored));
}

/* The n-th that is called so is so called with a number behind it. */
static void enter(const struct comparison *comparison, struct compared *side,
                  size_t i)
{
    const struct stored_record *stored = &side->list.items[i];
    const char *base = called(comparison, stored);

    side->names[i] = base;
    for (int n = 2; !index_add(side->index, side->names[i], stored); n++)
        side->names[i] = arena_text(comparison->arena, "%s\n%d", base, n);
}

static void list(const struct comparison *comparison, struct compared *side,
                 void *state)
{
    struct arena *arena = comparison->arena;

    records_list(&side->list, state, comparison->root, NULL, arena);
    side->index = index_new(arena);
    index_reserve(side->index, side->list.count);
    side->names = arena_zeroed(arena, side->list.count + 1, sizeof(char *));
    side->same = arena_zeroed(arena, side->list.count + 1,
                              sizeof(const struct stored_record *));
    for (size_t i = 0; i < side->list.count; i++)
        enter(comparison, side, i);
}

static void join(struct comparison *comparison, const struct stored_record *was,
                 const struct stored_record *now)
{
    comparison->was.same[was - comparison->was.list.items] = now;
    comparison->now.same[now - comparison->now.list.items] = was;
}

/* Records of one name, the first with the first. */
static void join_names(struct comparison *comparison)
{
    const struct compared *now = &comparison->now;

    for (size_t i = 0; i < now->list.count; i++) {
        const struct stored_record *was =
            index_find(comparison->was.index, now->names[i]);

        if (was)
            join(comparison, was, &now->list.items[i]);
    }
}

/* What is left of one side, by the first word of its name; whatever is there
 * twice is nothing. */
static struct index *left_of(const struct comparison *comparison,
                             const struct compared *side)
{
    struct index *left = index_new(comparison->arena);
    struct index *twice = index_new(comparison->arena);
    struct index *once = index_new(comparison->arena);

    for (size_t i = 0; i < side->list.count; i++) {
        const struct stored_record *one = &side->list.items[i];

        if (!side->same[i] &&
            !index_add(left, nearly_called(comparison, one), one))
            index_add(twice, nearly_called(comparison, one), one);
    }
    for (size_t i = 0; i < side->list.count; i++) {
        const struct stored_record *one = &side->list.items[i];
        const char *name = nearly_called(comparison, one);

        if (!side->same[i] && !index_find(twice, name))
            index_add(once, name, one);
    }
    return once;
}

/* A row of a chart is named by its numbers: one of them was changed. */
static void join_rest(struct comparison *comparison)
{
    struct index *left = left_of(comparison, &comparison->was);
    struct index *mine = left_of(comparison, &comparison->now);

    for (size_t i = 0; i < comparison->now.list.count; i++) {
        const struct stored_record *now = &comparison->now.list.items[i];
        const char *name = nearly_called(comparison, now);
        const struct stored_record *was = index_find(left, name);

        if (!comparison->now.same[i] && was && index_find(mine, name))
            join(comparison, was, now);
    }
}

/* A number as it is, all else in quotes. */
static const char *value_text(const char *value, struct arena *arena)
{
    if (!value)
        return "nothing";
    if (*value && strspn(value, "0123456789.-") == strlen(value))
        return value;
    return arena_text(arena, "'%s'", displayed(value, arena));
}

static const char *fields_text(const struct field *fields, const void *item,
                               struct arena *arena)
{
    const char *text = "";

    for (; fields && fields->name; fields++) {
        const char *value = field_value(fields, item, arena);

        if (value)
            text = arena_text(arena, "%s%s%s %s", text, *text ? ", " : "",
                              fields->name, value_text(value, arena));
    }
    return text;
}

/* "strength 5, was 4; label ..."; "" if all are alike. */
static const char *list_changes(const struct field *fields, const void *was,
                                const void *now, struct arena *arena)
{
    const char *text = "";

    for (; fields && fields->name; fields++) {
        const char *one = field_value(fields, was, arena);
        const char *other = field_value(fields, now, arena);

        if (one == other || (one && other && strcmp(one, other) == 0))
            continue;
        text = arena_text(arena, "%s%s%s %s, was %s", text, *text ? "; " : "",
                          fields->name, value_text(other, arena),
                          value_text(one, arena));
    }
    return text;
}

static void say_whole(const struct comparison *comparison,
                      const struct stored_record *stored, const char *what)
{
    struct arena *arena = comparison->arena;

    names_say(arena, comparison->out, "%s %s: %s",
              displayed(called(comparison, stored), arena), what,
              fields_text(stored->record->fields, stored->item, arena));
}

static void say(const struct comparison *comparison)
{
    const struct compared *was = &comparison->was, *now = &comparison->now;
    struct arena *arena = comparison->arena;

    for (size_t i = 0; i < was->list.count; i++) {
        const struct stored_record *one = &was->list.items[i];
        const char *text;

        if (!was->same[i]) {
            say_whole(comparison, one, "is gone");
            continue;
        }
        text = list_changes(one->record->fields, one->item, was->same[i]->item,
                            arena);
        if (*text)
            names_say(arena, comparison->out, "%s: %s",
                      displayed(called(comparison, one), arena), text);
    }
    for (size_t i = 0; i < now->list.count; i++)
        if (!now->same[i])
            say_whole(comparison, &now->list.items[i], "is new");
}

void records_compare(struct names *out, const struct records_pair *pair,
                     const struct record *root, struct arena *arena)
{
    struct comparison comparison = {.root = root, .arena = arena, .out = out};
    const char *text = list_changes(root->fields, pair->was, pair->now, arena);

    if (*text)
        names_say(arena, out, "%s: %s", root->element, text);
    list(&comparison, &comparison.was, pair->was);
    list(&comparison, &comparison.now, pair->now);
    join_names(&comparison);
    join_rest(&comparison);
    say(&comparison);
}

/* What must come up, and how often it has. */
#include "tests/rulesets/generic/demands.h"
#include "core/arena.h"
#include "io/files.h"
#include "tests/support/test.h"

#include <stdio.h>

enum { COLUMNS = 6, LONGEST_TABLE = 1 << 20 };

static const char *const whats[] = {"order", "question", "event", "case", NULL};

/* ---- the table ----------------------------------------------------------- */

static int place_in(const char *const *words, const char *word)
{
    int i = 0;

    while (words[i] && strcmp(words[i], word) != 0)
        i++;
    return words[i] ? i : -1;
}

static bool has_kind(const struct order_kind *const *kinds, const char *name)
{
    while (kinds && *kinds && strcmp((*kinds)->name, name) != 0)
        kinds++;
    return kinds && *kinds;
}

static bool has_order(const struct ruleset *ruleset, const char *name,
                      struct arena *arena)
{
    return has_kind(sequence_kinds(arena, ruleset->sequence), name) ||
           has_kind(ruleset->standing, name) || has_kind(ruleset->plans, name);
}

/* "base retreat" is case "retreat" of the book "base". */
static bool is_case(const char *name, const char *book, const char *number)
{
    size_t length = strlen(book);

    return strncmp(name, book, length) == 0 && name[length] == ' ' &&
           strcmp(name + length + 1, number) == 0;
}

static bool has_case(const struct ruleset *ruleset, const char *name)
{
    for (size_t i = 0; i < ruleset->rule_count; i++)
        if (is_case(name, ruleset->rules[i].book, ruleset->rules[i].number))
            return true;
    for (size_t i = 0; i < ruleset->base_count; i++)
        if (is_case(name, ruleset->base[i].book, ruleset->base[i].number))
            return true;
    return false;
}

/* A name with a slip in it would be demanded in vain, or never. */
static bool is_known(const struct demand *demand, const struct ruleset *ruleset,
                     struct arena *arena)
{
    switch (demand->what) {
    case DEMAND_ORDER:
        return has_order(ruleset, demand->name, arena);
    case DEMAND_QUESTION:
        return sequence_find(ruleset->sequence, demand->name) != NULL;
    case DEMAND_EVENT:
        return place_in(event_words, demand->name) >= 0;
    case DEMAND_CASE:
        break;
    }
    return has_case(ruleset, demand->name);
}

/* The line's columns; false if there are others. */
static bool split(char *line, char *columns[COLUMNS])
{
    size_t count = 0;

    for (char *at = line; at; count++) {
        char *tab = strchr(at, '\t');

        if (count == COLUMNS)
            return false;
        columns[count] = at;
        if (tab)
            *tab++ = '\0';
        at = tab;
    }
    return count == COLUMNS;
}

static void read_line(struct demands *out, char *line,
                      const struct ruleset *ruleset, struct arena *arena)
{
    struct demand *demand = LIST_ADD(arena, out->items, out->count);
    const char *whole = arena_text(arena, "%s", line);
    char *columns[COLUMNS];
    int what = -1;

    if (split(line, columns))
        what = place_in(whats, columns[0]);
    if (what < 0)
        fail_msg("%s: no demand: %s", out->file, whole);
    *demand = (struct demand){.what = (enum demanded)what,
                              .name = columns[1],
                              .of = columns[2],
                              .words = columns[3],
                              .quick = atoi(columns[4]),
                              .at_length = atoi(columns[5])};
    demand->kind =
        place_in(event_words, what == DEMAND_EVENT ? demand->name : demand->of);
    if (!is_known(demand, ruleset, arena) || (*demand->of && demand->kind < 0))
        fail_msg("%s: nothing of '%s' has this name: %s", out->file,
                 ruleset->name, whole);
}

void demands_read(struct demands *out, const char *file,
                  const struct ruleset *ruleset, struct arena *arena)
{
    const char *top = getenv("srcdir");
    struct bytes bytes;
    char *text;

    *out = (struct demands){.file = file};
    if (!file_read(&bytes, arena_text(arena, "%s/%s", top ? top : ".", file),
                   LONGEST_TABLE, arena, report_new(arena)))
        fail_msg("there is no %s", file);
    text = arena_copy(arena, arena_string(arena, bytes.data, bytes.length),
                      bytes.length + 1);
    for (bool head = true; *text; head = false) {
        char *end = strchr(text, '\n');

        assert_non_null(end);
        *end = '\0';
        if (!head)
            read_line(out, text, ruleset, arena);
        text = end + 1;
    }
    assert_true(out->count > 0 && out->count <= MOST_DEMANDS);
}

/* ---- counting ------------------------------------------------------------ */

static void count_order(const struct demands *demands, int *met,
                        const char *name, int by)
{
    for (size_t i = 0; i < demands->count; i++)
        if (demands->items[i].what == DEMAND_ORDER &&
            strcmp(demands->items[i].name, name) == 0)
            met[i] += by;
}

void demands_count_orders(const struct demands *demands, int *met,
                          const struct order *orders, size_t count, int by)
{
    for (size_t i = 0; i < count; i++)
        count_order(demands, met, orders[i].kind->name, by);
}

void demands_count_questions(const struct demands *demands, int *met,
                             const struct questions *questions,
                             const char *step)
{
    for (size_t i = 0; i < demands->count; i++)
        if (demands->items[i].what == DEMAND_QUESTION &&
            strcmp(demands->items[i].name, step) == 0)
            met[i] += (int)questions->count;
}

/* "Order of France lapses: move corps ..." */
static void count_lapse(const struct demands *demands, int *met,
                        const struct event *event)
{
    static const char lapses[] = " lapses: ";
    const char *name = strstr(event->text, lapses);
    char kind[64];
    size_t length;

    if (strncmp(event->text, "Order of ", strlen("Order of ")) != 0 || !name)
        return;
    name += strlen(lapses);
    length = strcspn(name, " :");
    snprintf(kind, sizeof(kind), "%.*s", (int)length, name);
    count_order(demands, met, kind, -1);
}

static bool cites(const struct event *event, const char *name)
{
    if (is_case(name, event->rule->book, event->rule->number))
        return true;
    for (size_t i = 0; i < event->also.count; i++)
        if (is_case(name, event->also.items[i]->book,
                    event->also.items[i]->number))
            return true;
    return false;
}

static bool is_told(const struct demand *demand, const struct event *event)
{
    return (demand->what == DEMAND_EVENT || demand->what == DEMAND_CASE) &&
           (demand->kind < 0 || demand->kind == (int)event->kind) &&
           (!*demand->words || strstr(event->text, demand->words)) &&
           (demand->what == DEMAND_EVENT || cites(event, demand->name));
}

void demands_count_events(const struct demands *demands, int *met,
                          const struct event *event)
{
    for (; event; event = event->next) {
        if (event->kind == EVENT_LAPSE)
            count_lapse(demands, met, event);
        for (size_t i = 0; i < demands->count; i++)
            met[i] += is_told(&demands->items[i], event);
        demands_count_events(demands, met, event->first);
    }
}

void demands_count_exchange(const struct demands *demands, int *met,
                            const struct exchange_orders *orders,
                            const struct outcome *outcome)
{
    const struct turn *next = &outcome->next;

    for (size_t i = 0; i < orders->section_count; i++)
        demands_count_orders(demands, met, orders->sections[i].orders,
                             orders->sections[i].count, 1);
    for (size_t i = 0; i < orders->standing_count; i++)
        demands_count_orders(demands, met, orders->standing[i].orders,
                             orders->standing[i].count, 1);
    for (size_t i = 0; i < orders->plans_count; i++)
        demands_count_orders(demands, met, orders->plans[i].orders,
                             orders->plans[i].count, 1);
    for (size_t i = 0; i < next->dropped_count; i++)
        demands_count_orders(demands, met, next->dropped[i].orders,
                             next->dropped[i].count, -1);
    demands_count_events(demands, met, outcome->journal.first);
}

/* ---- the reckoning ------------------------------------------------------- */

bool demands_met(const struct demands *demands, const int *met, bool at_length,
                 bool shown)
{
    bool good = true;

    for (size_t i = 0; i < demands->count; i++) {
        const struct demand *one = &demands->items[i];
        int least = at_length ? one->at_length : one->quick;

        if (shown)
            printf("# %d %s\t%s\t%s\t%s\n", met[i], whats[one->what], one->name,
                   one->of, one->words);
        if (met[i] >= least)
            continue;
        print_error("%s: %s '%s' %s %s: %d times, and not %d\n", demands->file,
                    whats[one->what], one->name, one->of, one->words, met[i],
                    least);
        good = false;
    }
    return good;
}

/* What happened, as data: the tree of events. */
#include "core/journal.h"

#include "core/arena.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

/* As long as a text field may be. */
enum { LONGEST_TEXT = 1000 };

void journal_init(struct journal *journal, struct arena *arena)
{
    *journal = (struct journal){.arena = arena};
}

void journal_init_unread(struct journal *journal, struct arena *arena)
{
    *journal = (struct journal){.arena = arena, .unread = true};
}

void journal_append(struct journal *journal, struct event *parent,
                    struct event *event)
{
    struct event **first = parent ? &parent->first : &journal->first;
    struct event **last = parent ? &parent->last : &journal->last;

    if (*last)
        (*last)->next = event;
    else
        *first = event;
    *last = event;
}

/* A sentence too long for its field loses its end, never inside a character
 * of UTF-8. */
static void shorten(char *text)
{
    size_t end = LONGEST_TEXT - 3;

    if (strlen(text) <= LONGEST_TEXT)
        return;
    while (((unsigned char)text[end] & 0xc0) == 0x80)
        end--;
    memcpy(text + end, "...", 4);
}

/* What nobody reads is not written out either: the chances of a combat are
 * found by playing it thousands of times. */
static char *sentence(const struct journal *journal, const char *format,
                      va_list args)
{
    return journal->unread ? arena_string(journal->arena, "-", 1)
                           : arena_vtext(journal->arena, format, args);
}

static void cite(const struct journal *journal, const struct rule *rule)
{
    if (rule && !journal->unread)
        rule_cited(rule);
}

static struct event *add(struct journal *journal, enum event_kind kind,
                         const struct rule *rule, char *text)
{
    struct event *event = ARENA_NEW(journal->arena, struct event);

    assert(*text);
    cite(journal, rule);
    shorten(text);
    event->kind = kind;
    event->rule = rule;
    event->book = rule ? rule->book : NULL;
    event->case_number = rule ? rule->number : NULL;
    event->text = text;
    event->all = journal->among;
    journal_append(
        journal, journal->depth > 0 ? journal->open[journal->depth - 1] : NULL,
        event);
    return event;
}

/* What is added from now on lies inside it. */
static struct event *open(struct journal *journal, struct event *event)
{
    assert(journal->depth < JOURNAL_DEEPEST);
    journal->open[journal->depth++] = event;
    return event;
}

struct event *journal_add(struct journal *journal, enum event_kind kind,
                          const struct rule *rule, const char *format, ...)
{
    va_list args;
    char *text;

    va_start(args, format);
    text = sentence(journal, format, args);
    va_end(args);
    return add(journal, kind, rule, text);
}

struct event *journal_open(struct journal *journal, enum event_kind kind,
                           const struct rule *rule, const char *format, ...)
{
    struct event *event;
    va_list args;

    va_start(args, format);
    event = add(journal, kind, rule, sentence(journal, format, args));
    va_end(args);
    return open(journal, event);
}

struct event *journal_tell(struct journal *journal, enum event_kind kind,
                           const struct rule *rule, const char *side,
                           const char *piece, const char *format, ...)
{
    struct event *event;
    va_list args;

    va_start(args, format);
    event = add(journal, kind, rule, sentence(journal, format, args));
    va_end(args);
    return event_for_all(event_of(event, side, piece));
}

struct event *journal_tell_open(struct journal *journal, enum event_kind kind,
                                const struct rule *rule, const char *side,
                                const char *piece, const char *format, ...)
{
    struct event *event;
    va_list args;

    va_start(args, format);
    event = add(journal, kind, rule, sentence(journal, format, args));
    va_end(args);
    return open(journal, event_for_all(event_of(event, side, piece)));
}

void journal_close(struct journal *journal)
{
    assert(journal->depth > 0);
    journal->depth--;
}

struct event *event_cites(struct journal *journal, struct event *event,
                          const struct rule *rule)
{
    cite(journal, rule);
    if (!event_names(event, rule))
        rules_add(journal->arena, &event->also, rule);
    return event;
}

struct event *event_cites_all(struct journal *journal, struct event *event,
                              const struct rules *rules)
{
    for (size_t i = 0; rules && i < rules->count; i++)
        event_cites(journal, event, rules->items[i]);
    return event;
}

struct event *event_for_all(struct event *event)
{
    if (event->all)
        event->seen = *event->all;
    else
        event->all_see = true;
    return event;
}

/* Of its own: the list of journal_among() is that of many events. */
static struct names listed(struct journal *journal, const struct names *sides)
{
    struct names list = {NULL, 0};

    for (size_t i = 0; i < sides->count; i++)
        names_add(journal->arena, &list, sides->items[i]);
    return list;
}

struct event *event_for(struct journal *journal, struct event *event,
                        const char *side)
{
    if (names_contain(&event->seen, side))
        return event;
    if (event->all && event->seen.items == event->all->items)
        event->seen = listed(journal, event->all);
    names_add(journal->arena, &event->seen, side);
    return event;
}

const struct names *journal_among(struct journal *journal,
                                  const struct names *sides)
{
    const struct names *before = journal->among;

    journal->among = sides;
    return before;
}

struct event *event_at(struct event *event, int hex)
{
    event->place = hex;
    return event;
}

struct event *event_of(struct event *event, const char *side, const char *piece)
{
    event->side = side;
    event->piece = piece;
    return event;
}

struct event *event_number(struct event *event, int number)
{
    event->number = number;
    event->has_number = true;
    return event;
}

struct event *event_path(struct journal *journal, struct event *event,
                         const struct hexes *path)
{
    event->path = hexes_names(journal->arena, path);
    if (path->count > 0)
        event->place = path->items[path->count - 1];
    return event;
}

struct event *event_way(struct event *event, const struct names *areas)
{
    event->path = *areas;
    if (areas->count > 0)
        event->area = areas->items[areas->count - 1];
    return event;
}

struct event *event_outside(struct event *event, const char *text)
{
    event->outside = text;
    return event;
}

struct event *event_for_everybody(struct event *event)
{
    event->seen = (struct names){NULL, 0};
    event->all_see = true;
    return event;
}

struct event *event_from_outside(struct journal *journal, struct event *event,
                                 const char *format, ...)
{
    va_list args;

    if (!event->all)
        return event;
    va_start(args, format);
    event_outside(event_for_everybody(event), sentence(journal, format, args));
    va_end(args);
    event->known = listed(journal, event->all);
    return event;
}

struct event *event_news(struct event *event, enum news news)
{
    event->news = news;
    return event;
}

struct event *event_figures(struct event *event, const char *figures)
{
    event->figures = figures;
    return event;
}

struct event *journal_outcome(struct journal *journal, const struct rule *rule,
                              const struct party_outcome *party)
{
    struct event *event = journal_add(
        journal, EVENT_OUTCOME, rule, "%s: %d came, %d lost%s.", party->name,
        party->strength, party->lost, party->won ? "; the day is theirs" : "");

    event->side = party->side;
    event->strength = party->strength;
    event->won = party->won;
    return event_number(event, party->lost);
}

const char *event_words_for(const struct event *event, const char *side)
{
    if (!side || !event->outside || names_contain(&event->known, side) ||
        (event->side && !strcmp(event->side, side)))
        return event->text;
    return event->outside;
}

/* Nothing of it hangs on who else may read it, or on what he reads. */
static struct event *event_read_by(const struct event *event, const char *side,
                                   struct arena *arena)
{
    struct event *copy = arena_copy(arena, event, sizeof(*event));

    copy->text = event_words_for(event, side);
    if (copy->text != event->text)
        copy->piece = copy->figures = NULL;
    if (copy->text != event->text && event->known.count > 0) {
        copy->also = (struct rules){0};
        copy->has_number = false;
        copy->number = copy->strength = 0;
    }
    copy->outside = NULL;
    copy->known = copy->seen = (struct names){0};
    copy->all = NULL;
    copy->all_see = true;
    copy->first = copy->last = copy->next = NULL;
    return copy;
}

static void read_by(struct journal *out, struct event *parent,
                    const struct event *event, const char *side)
{
    for (; event; event = event->next) {
        struct event *copy;

        if (!event_seen_by(event, side))
            continue;
        copy = event_read_by(event, side, out->arena);
        journal_append(out, parent, copy);
        out->rolls += copy->roll != NULL;
        read_by(out, copy, event->first, side);
    }
}

void journal_for(struct journal *out, const struct journal *journal,
                 const char *side, struct arena *arena)
{
    journal_init(out, arena);
    read_by(out, NULL, journal->first, side);
}

bool event_names(const struct event *event, const struct rule *rule)
{
    return (event->book && strcmp(event->book, rule->book) == 0 &&
            strcmp(event->case_number, rule->number) == 0) ||
           rules_contain(&event->also, rule);
}

bool event_seen_by(const struct event *event, const char *side)
{
    return !side || event->all_see || names_contain(&event->seen, side);
}

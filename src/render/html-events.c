/* The events of a journal as HTML: steps as headings, combats as articles,
 * modifiers and losses as tables, dice with what made them. */
#include "render/html.h"

#include "render/markup.h"

#include <stdbool.h>

struct telling {
    struct buffer *out;
    int combats;
};

static void tell_list(struct telling *telling, const struct event *first);

/* A case on a line of its own, for who points at its number. */
static void put_case(struct buffer *out, const struct rule *rule, bool *begun)
{
    if (!rule || !rule->title)
        return;
    buffer_puts(out, *begun ? "&#10;" : " title=\"");
    *begun = true;
    put_escaped(out, rule->number);
    buffer_puts(out, " ");
    put_escaped(out, rule->title);
    if (!rule->requirement)
        return;
    buffer_puts(out, ": ");
    put_escaped(out, rule->requirement);
}

static void put_cite(struct buffer *out, const struct event *event)
{
    struct buffer words;
    bool begun = false;

    buffer_init(&words);
    if (put_citation(&words, event)) {
        buffer_puts(out, " <cite");
        put_case(out, event->rule, &begun);
        for (size_t i = 0; i < event->also.count; i++)
            put_case(out, event->also.items[i], &begun);
        buffer_puts(out, begun ? "\">[" : ">[");
        put_escaped(out, words.bytes);
        buffer_puts(out, "]</cite>");
    }
    buffer_release(&words);
}

static void put_die(struct buffer *out, int sides, int face)
{
    static const char *const faces[] = {"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};

    if (sides == 6)
        buffer_printf(out, "%s", faces[face - 1]);
    else
        buffer_printf(out, "%d ", face);
}

static void put_dice(struct buffer *out, const struct roll *roll)
{
    buffer_puts(out, " <span class=\"dice\">");
    for (size_t i = 0; i < roll->count; i++)
        put_die(out, roll->sides, roll->faces[i]);
    buffer_puts(out, "</span> <span class=\"label\">");
    put_escaped(out, roll->label);
    buffer_printf(out, ", bytes %s</span>", roll->bytes);
}

static void put_sentence(struct telling *telling, const struct event *event)
{
    put_escaped(telling->out, event->text);
    put_cite(telling->out, event);
    if (event->roll)
        put_dice(telling->out, event->roll);
}

static const char *paragraph_class(enum event_kind kind)
{
    if (kind == EVENT_GROUP)
        return " class=\"group\"";
    if (kind == EVENT_RETREAT)
        return " class=\"retreat\"";
    if (kind == EVENT_LAPSE)
        return " class=\"lapse\"";
    return "";
}

static void tell_inside(struct telling *telling, const struct event *event)
{
    if (!event->first)
        return;
    buffer_puts(telling->out, "<div class=\"in\">\n");
    tell_list(telling, event->first);
    buffer_puts(telling->out, "</div>\n");
}

static bool is_row(const struct event *event)
{
    return event->has_number && !event->first &&
           (event->kind == EVENT_MODIFIER || event->kind == EVENT_LOSS);
}

/* A run of modifiers or of losses; returns the first event after it. */
static const struct event *tell_table(struct telling *telling,
                                      const struct event *event)
{
    struct buffer *out = telling->out;
    enum event_kind kind = event->kind;

    buffer_puts(out, "<table>\n");
    for (; event && event->kind == kind && is_row(event); event = event->next) {
        buffer_puts(out, "<tr><td>");
        put_sentence(telling, event);
        buffer_printf(out, "</td><td class=\"num\">%s%d</td></tr>\n",
                      kind == EVENT_MODIFIER && event->number >= 0 ? "+" : "",
                      event->number);
    }
    buffer_puts(out, "</table>\n");
    return event;
}

static void tell_step(struct telling *telling, const struct event *step)
{
    if (!step->first)
        return;
    buffer_puts(telling->out, "<section>\n<h2>");
    put_escaped(telling->out, step->text);
    buffer_puts(telling->out, "</h2>\n");
    tell_list(telling, step->first);
    buffer_puts(telling->out, "</section>\n");
}

static void tell_combat(struct telling *telling, const struct event *combat)
{
    telling->combats++;
    buffer_printf(telling->out,
                  "<article id=\"combat-%d\">\n<h3><a href=\"#combat-%d\">%d"
                  "</a> ",
                  telling->combats, telling->combats, telling->combats);
    put_sentence(telling, combat);
    buffer_puts(telling->out, "</h3>\n");
    tell_list(telling, combat->first);
    buffer_puts(telling->out, "</article>\n");
}

static void tell_plain(struct telling *telling, const struct event *event)
{
    buffer_printf(telling->out, "<p%s>", paragraph_class(event->kind));
    put_sentence(telling, event);
    buffer_puts(telling->out, "</p>\n");
    tell_inside(telling, event);
}

static void tell_one(struct telling *telling, const struct event *event)
{
    if (event->kind == EVENT_STEP)
        tell_step(telling, event);
    else if (event->kind == EVENT_COMBAT)
        tell_combat(telling, event);
    else
        tell_plain(telling, event);
}

static void tell_list(struct telling *telling, const struct event *first)
{
    const struct event *event = first;

    while (event) {
        if (is_row(event)) {
            event = tell_table(telling, event);
        } else {
            tell_one(telling, event);
            event = event->next;
        }
    }
}

void html_events(struct buffer *out, const struct journal *journal)
{
    struct telling telling = {out, 0};

    tell_list(&telling, journal->first);
}

/* The events of a journal as HTML: steps as headings, combats as articles,
 * modifiers and losses as tables, dice with what made them. */
#include "render/html.h"

#include "render/markup.h"

#include <stdbool.h>
#include <string.h>

/* A number of a sentence, and what it is of. */
struct figure {
    const char *label, *value;
    size_t label_length, value_length;
};

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

/* The bytes that made them stand in the list at the end. */
static void put_dice(struct buffer *out, const struct roll *roll)
{
    buffer_printf(out,
                  " <span class=\"dice\" role=\"img\" aria-label=\"%zud%d:",
                  roll->count, roll->sides);
    for (size_t i = 0; i < roll->count; i++)
        buffer_printf(out, " %d", roll->faces[i]);
    buffer_puts(out, "\">");
    for (size_t i = 0; i < roll->count; i++)
        put_die(out, roll->sides, roll->faces[i]);
    buffer_puts(out, "</span>");
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

/* ---- what a sentence reckons, as rows of a table ------------------------- */

/* "money=71; manpower=27": each label, then its value; the rest, or NULL. */
static const char *next_figure(const char *at, struct figure *figure)
{
    size_t length;

    at += strspn(at, "; ");
    length = strcspn(at, ";");
    figure->label = at;
    figure->label_length = strcspn(at, "=;");
    figure->value =
        at + figure->label_length + (at[figure->label_length] == '=');
    figure->value_length = (size_t)(at + length - figure->value);
    return length ? at + length : NULL;
}

static bool same_labels(const struct event *one, const struct event *other)
{
    struct figure a, b;
    const char *left = one->figures, *right = other->figures;

    while ((left = next_figure(left, &a)) != NULL) {
        right = next_figure(right, &b);
        if (!right || a.label_length != b.label_length ||
            strncmp(a.label, b.label, a.label_length) != 0)
            return false;
    }
    return !next_figure(right, &b);
}

static bool in_one_table(const struct event *one, const struct event *other)
{
    return other && other->figures && !other->first && !other->roll &&
           same_labels(one, other);
}

static void put_cells(struct buffer *out, const char *figures, bool labels)
{
    struct figure figure;

    while ((figures = next_figure(figures, &figure)) != NULL) {
        buffer_puts(out, labels ? "<th scope=\"col\">" : "<td class=\"num\">");
        if (labels)
            put_some_escaped(out, figure.label, figure.label_length);
        else
            put_some_escaped(out, figure.value, figure.value_length);
        buffer_puts(out, labels ? "</th>" : "</td>");
    }
}

/* A run of events that reckon the same; returns the first event after it. Of
 * each the sentence stands there, too: it has what a number cannot say. */
static const struct event *tell_figures(struct telling *telling,
                                        const struct event *event)
{
    const struct event *first = event;
    struct buffer *out = telling->out;

    buffer_puts(out, "<table class=\"figures\">\n<thead><tr>"
                     "<th scope=\"col\">What</th>");
    put_cells(out, first->figures, true);
    buffer_puts(out, "</tr></thead>\n<tbody>\n");
    for (; event && (event == first || in_one_table(first, event));
         event = event->next) {
        buffer_puts(out, "<tr><td>");
        put_sentence(telling, event);
        buffer_puts(out, "</td>");
        put_cells(out, event->figures, false);
        buffer_puts(out, "</tr>\n");
    }
    buffer_puts(out, "</tbody>\n</table>\n");
    return event;
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

    buffer_puts(out, "<table>\n<tbody>\n");
    for (; event && event->kind == kind && is_row(event); event = event->next) {
        buffer_puts(out, "<tr><td>");
        put_sentence(telling, event);
        buffer_printf(out, "</td><td class=\"num\">%s%d</td></tr>\n",
                      kind == EVENT_MODIFIER && event->number >= 0 ? "+" : "",
                      event->number);
    }
    buffer_puts(out, "</tbody>\n</table>\n");
    return event;
}

static void tell_step(struct telling *telling, const struct event *step)
{
    if (!step->first)
        return;
    buffer_puts(telling->out, "<section>\n<h3>");
    put_escaped(telling->out, step->text);
    buffer_puts(telling->out, "</h3>\n");
    tell_list(telling, step->first);
    buffer_puts(telling->out, "</section>\n");
}

static void tell_combat(struct telling *telling, const struct event *combat)
{
    telling->combats++;
    buffer_printf(telling->out,
                  "<article id=\"combat-%d\">\n<h4><a href=\"#combat-%d\">%d"
                  "</a> ",
                  telling->combats, telling->combats, telling->combats);
    put_sentence(telling, combat);
    buffer_puts(telling->out, "</h4>\n");
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
        if (event->figures && in_one_table(event, event) &&
            in_one_table(event, event->next)) {
            event = tell_figures(telling, event);
        } else if (is_row(event)) {
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

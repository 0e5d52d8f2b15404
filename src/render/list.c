/* What stands where, as a list: a table of a page, lines for a terminal. */
#include "render/markup.h"
#include "render/render.h"
#include "render/stacks.h"

static void put_cell(struct buffer *out, const char *text)
{
    buffer_puts(out, "<td>");
    put_escaped(out, text ? text : "");
    buffer_puts(out, "</td>");
}

/* The place is said once, for all that stand there. */
static void put_place(struct buffer *out, const struct stack *stack)
{
    buffer_printf(out, "<th scope=\"rowgroup\" rowspan=\"%zu\">",
                  stack->box_count + stack->note_count);
    put_escaped(out, stack->place);
    if (stack->name) {
        buffer_puts(out, " ");
        put_escaped(out, stack->name);
    }
    buffer_puts(out, "</th>");
}

static const char *note_words(enum note_kind kind)
{
    switch (kind) {
    case NOTE_GARRISON:
        return "garrison";
    case NOTE_DEPOT:
        return "depot";
    case NOTE_IRREGULARS:
        return "irregulars";
    }
    return "";
}

/* What a counter without a name is called. */
static const char *symbol_words(enum symbol symbol)
{
    switch (symbol) {
    case SYMBOL_INFANTRY:
        return "infantry";
    case SYMBOL_CAVALRY:
        return "cavalry";
    case SYMBOL_ARTILLERY:
        return "artillery";
    case SYMBOL_HEADQUARTERS:
        return "headquarters";
    case SYMBOL_VEDETTE:
        return "vedette";
    case SYMBOL_ENGINEERS:
        return "engineers";
    case SYMBOL_UNKNOWN:
        return "unknown";
    case SYMBOL_FLEET:
        return "fleet";
    }
    return "";
}

/* A counter or a mark of a list, in words. */
struct entry {
    const char *side, *name, *strength, *title;
};

static struct entry entry_of(const struct picture *picture,
                             const struct stack *stack, size_t i)
{
    const struct picture_box *box = NULL;
    const struct picture_note *note = NULL;

    if (i >= stack->box_count) {
        note = stack->notes[i - stack->box_count];
        return (struct entry){side_words(picture, note->side),
                              note_words(note->kind), note->text, note->title};
    }
    box = stack->boxes[i];
    return (struct entry){
        side_words(picture, box->side),
        box->label ? box->label : symbol_words(box->symbol), box->strength,
        box->title || box->strength || !box->label ? box->title
                                                   : symbol_words(box->symbol)};
}

static void put_stack(struct buffer *out, const struct picture *picture,
                      const struct stack *stack)
{
    buffer_puts(out, "<tbody>\n");
    for (size_t i = 0; i < stack->box_count + stack->note_count; i++) {
        const struct entry entry = entry_of(picture, stack, i);

        buffer_puts(out, "<tr>");
        if (i == 0)
            put_place(out, stack);
        put_cell(out, entry.side);
        put_cell(out, entry.name);
        put_cell(out, entry.strength);
        put_cell(out, entry.title);
        buffer_puts(out, "</tr>\n");
    }
    buffer_puts(out, "</tbody>\n");
}

void render_stacks(struct buffer *out, const struct picture *picture)
{
    const struct stacks stacks = stacks_of(picture);

    if (stacks.count == 0)
        return;
    buffer_puts(out, "<table class=\"stacks\">\n<caption>What stands where"
                     "</caption>\n<thead><tr><th scope=\"col\">Place</th>"
                     "<th scope=\"col\">Side</th><th scope=\"col\">Counter</th>"
                     "<th scope=\"col\">Strength</th><th scope=\"col\">Of"
                     "</th></tr></thead>\n");
    for (size_t i = 0; i < stacks.count; i++)
        put_stack(out, picture, &stacks.items[i]);
    buffer_puts(out, "</table>\n");
}

void render_stack_lines(struct buffer *out, const struct picture *picture)
{
    const struct stacks stacks = stacks_of(picture);

    for (size_t i = 0; i < stacks.count; i++) {
        const struct stack *stack = &stacks.items[i];

        buffer_printf(out, "%s%s%s\n", stack->place, stack->name ? " " : "",
                      stack->name ? stack->name : "");
        for (size_t j = 0; j < stack->box_count + stack->note_count; j++) {
            const struct entry entry = entry_of(picture, stack, j);

            buffer_printf(
                out, "  %s: %s%s%s%s%s\n", entry.side, entry.name,
                entry.strength ? " " : "", entry.strength ? entry.strength : "",
                entry.title ? "; " : "", entry.title ? entry.title : "");
        }
    }
}

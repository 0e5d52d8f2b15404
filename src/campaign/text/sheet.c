/* A whole sheet as text. */
#include "campaign/documents/sheet.h"

#include "campaign/text/internal.h"

#include <string.h>

/* Where a sheet is written to. */
struct writing {
    struct buffer *out;
    const struct desk *desk;
    struct arena *arena;
    /* Whose standing orders or plans the next line would join. */
    const struct sheet_section *beside;
};

/* The side, unless it is the only one of the sender. */
static const char *side_to_say(const struct writing *writing, const char *side)
{
    const struct names *sides = &writing->desk->sides;

    return sides->count == 1 && strcmp(sides->items[0], side) == 0 ? NULL
                                                                   : side;
}

static const char *line_of(const struct writing *writing,
                           const struct order_kind *const *kinds,
                           const struct element *order)
{
    while (kinds && *kinds && strcmp((*kinds)->name, order->name) != 0)
        kinds++;
    return element_as_text(writing->arena, kinds ? *kinds : NULL, order);
}

static void put_orders(const struct writing *writing,
                       const struct order_kind *const *kinds,
                       const struct element *order)
{
    for (; order; order = order->next)
        text_put_order(writing->out, line_of(writing, kinds, order));
}

static bool joins(const struct writing *writing,
                  const struct sheet_section *section)
{
    const struct sheet_section *before = writing->beside;

    return before && before->plans == section->plans &&
           strcmp(before->side, section->side) == 0;
}

/* In one line each, unless they would join those before them. */
static void put_beside(struct writing *writing,
                       const struct sheet_section *section)
{
    const struct ruleset *ruleset = writing->desk->ruleset;
    const struct order_kind *const *kinds =
        section->plans ? ruleset->plans : ruleset->standing;
    const char *part = section->plans ? "plans" : "standing";
    const struct element *order = section->element->first;
    const char *side = side_to_say(writing, section->side);

    if (!order || joins(writing, section)) {
        text_put_beside(writing->out, part, side, NULL);
        put_orders(writing, kinds, order);
        writing->beside = NULL;
        return;
    }
    for (; order; order = order->next)
        text_put_beside(writing->out, part, side,
                        line_of(writing, kinds, order));
    writing->beside = section;
}

static void put_section(struct writing *writing,
                        const struct sheet_section *section)
{
    const struct step *step =
        sequence_find(writing->desk->ruleset->sequence, section->step);

    writing->beside = NULL;
    text_put_section(writing->out, section->step, section->round,
                     side_to_say(writing, section->side));
    put_orders(writing, step ? step->orders : NULL, section->element->first);
}

void text_put_sheet(struct buffer *out, const struct text_head *head,
                    const struct desk *desk, const struct sheet *sheet)
{
    struct writing writing = {.out = out, .desk = desk, .arena = desk->arena};

    text_put_head(out, head);
    for (size_t i = 0; i < sheet->section_count; i++)
        if (sheet->sections[i].step)
            put_section(&writing, &sheet->sections[i]);
        else
            put_beside(&writing, &sheet->sections[i]);
    for (size_t i = 0; i < sheet->note_count; i++)
        text_put_note(out, sheet->notes[i].to, sheet->notes[i].text);
}

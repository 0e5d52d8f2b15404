/* A whole sheet as text. */
#include "campaign/documents/sheet.h"

#include "campaign/text/own.h"
#include "core/arena.h"

#include <string.h>

/* Where a sheet is written to. */
struct writing {
    struct buffer *out;
    const struct desk *desk;
    struct arena *arena;
    const char *standing; /* whose standing orders the next line would join */
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

/* In one line each, unless they would join those before them. */
static void put_standing(struct writing *writing,
                         const struct sheet_section *section)
{
    const struct order_kind *const *kinds = writing->desk->room->standing;
    const struct element *order = section->element->first;
    const char *side = side_to_say(writing, section->side);
    bool joins =
        writing->standing && strcmp(writing->standing, section->side) == 0;

    if (!order || joins) {
        text_put_standing(writing->out, side, NULL);
        put_orders(writing, kinds, order);
        writing->standing = NULL;
        return;
    }
    for (; order; order = order->next)
        text_put_standing(writing->out, side, line_of(writing, kinds, order));
    writing->standing = section->side;
}

static void put_section(struct writing *writing,
                        const struct sheet_section *section)
{
    const struct step *step =
        sequence_find(writing->desk->room->sequence, section->step);

    writing->standing = NULL;
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
            put_standing(&writing, &sheet->sections[i]);
    for (size_t i = 0; i < sheet->note_count; i++)
        text_put_note(out, sheet->notes[i].to, sheet->notes[i].text);
}

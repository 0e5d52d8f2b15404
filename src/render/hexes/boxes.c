/* What stands on the map: the usual boxes with size marks, and their names. */
#include "render/hexes/hexes.h"

#include "render/markup.h"
#include "render/stacks.h"

#include "core/arena.h"

#include <string.h>

enum {
    BOXES_IN_A_HEX = 3,
    BOX_STEP = 5,    /* to the right, for the one below */
    BOX_MIDDLE = -3, /* from that of the hex */
    LABEL_LINE = 11,
    LABEL_FONT = 10,
    LABEL_WIDTH = 118 /* of a name, before it is cut */
};

/* ---- boxes ------------------------------------------------------------ */

/* Drawn in a box from -13,-8 to 13,8. */
void svg_box_symbol(struct buffer *out, enum symbol symbol)
{
    static const char box[] =
        "<rect class=\"box\" x=\"-13\" y=\"-8\" width=\"26\" height=\"16\"/>";

    switch (symbol) {
    case SYMBOL_INFANTRY:
        buffer_printf(out,
                      "%s<path class=\"line\" d=\"M-13-8L13 8M-13 8"
                      "L13-8\"/>",
                      box);
        return;
    case SYMBOL_CAVALRY:
        buffer_printf(out, "%s<path class=\"line\" d=\"M-13 8L13-8\"/>", box);
        return;
    case SYMBOL_ARTILLERY:
        buffer_printf(out, "%s<circle class=\"dot\" r=\"3.5\"/>", box);
        return;
    case SYMBOL_HEADQUARTERS:
        buffer_printf(out, "%s<path class=\"line\" d=\"M-13 8v6M-13-2h26\"/>",
                      box);
        return;
    case SYMBOL_VEDETTE:
        buffer_puts(out, "<rect class=\"box\" x=\"-9\" y=\"-6\" width=\"18\" "
                         "height=\"12\" stroke-dasharray=\"3 2\"/>"
                         "<path class=\"line\" d=\"M-9 6L9-6\"/>");
        return;
    case SYMBOL_ENGINEERS:
        buffer_printf(out, "%s<path class=\"line\" d=\"M-7 5v-7h14v7M0-2v7\"/>",
                      box);
        return;
    case SYMBOL_UNKNOWN:
    case SYMBOL_FLEET:
        buffer_puts(out, box);
        return;
    }
}

void svg_side_corner(struct buffer *out, int pattern, enum symbol symbol)
{
    static const char *const corners[] = {NULL, "M-13-8h9l-9 9z",
                                          "M-13-8h4v16h-4z", "M13-8h-9l9 9z"};
    const char *corner = pattern < 4 ? corners[pattern] : NULL;

    if (corner)
        buffer_printf(out, "<path class=\"corner\"%s d=\"%s\"/>",
                      symbol == SYMBOL_VEDETTE ? " transform=\"scale(.7 .75)\""
                                               : "",
                      corner);
}

static const char *size_text(enum size_mark size)
{
    switch (size) {
    case SIZE_NONE:
        return NULL;
    case SIZE_BRIGADE:
        return "x";
    case SIZE_DIVISION:
        return "xx";
    case SIZE_CORPS:
        return "xxx";
    case SIZE_ARMY:
        return "xxxx";
    }
    return NULL;
}

static void put_box(struct hex_sheet *sheet, const struct picture_box *box,
                    int nth)
{
    struct point at = hex_middle(sheet->picture, box->hex);
    struct buffer *out = sheet->out;
    int pattern = side_pattern(sheet->picture, box->side);
    const char *size = size_text(box->size);

    buffer_printf(out, "<g class=\"unit s%d\" transform=\"translate(%d %d)\">",
                  pattern, at.x + BOX_STEP * nth, at.y + BOX_MIDDLE);
    if (box->title) {
        buffer_puts(out, "<title>");
        put_escaped(out, box->title);
        buffer_puts(out, "</title>");
    }
    svg_box_symbol(out, box->symbol);
    svg_side_corner(out, pattern, box->symbol);
    if (size && nth == 0)
        buffer_printf(out, "<text class=\"m\" y=\"-9\">%s</text>", size);
    buffer_puts(out, "</g>\n");
}

static size_t shown_of(const struct stack *stack)
{
    return stack->box_count < BOXES_IN_A_HEX ? stack->box_count
                                             : BOXES_IN_A_HEX;
}

/* From the bottom of each stack to its top, which is drawn last. */
void svg_boxes(struct hex_sheet *sheet, const struct stacks *stacks)
{
    buffer_puts(sheet->out, "<g>\n");
    for (size_t i = 0; i < stacks->count; i++) {
        const struct stack *stack = &stacks->items[i];
        struct point at = hex_middle(sheet->picture, stack->hex);
        size_t shown = shown_of(stack);

        for (size_t nth = shown; nth > 0; nth--)
            put_box(sheet, stack->boxes[nth - 1], (int)nth - 1);
        labels_take(sheet->labels,
                    (struct rectangle){at.x - 15, at.y + BOX_MIDDLE - 14,
                                       29 + BOX_STEP * (int)shown, 24});
    }
    buffer_puts(sheet->out, "</g>\n");
}

/* ---- their names ------------------------------------------------------ */

/* A name that is too long ends in an ellipsis; the list has all of it. */
static const char *short_name(struct arena *arena, const char *name)
{
    size_t length = strlen(name);

    if (text_width(name, LABEL_FONT) <= LABEL_WIDTH)
        return name;
    while (length > 0) {
        const char *cut = NULL;

        do
            length--;
        while (length > 0 && name[length] != ' ');
        cut = arena_text(arena, "%.*s\u2026", (int)length, name);
        if (length > 0 && text_width(cut, LABEL_FONT) <= LABEL_WIDTH)
            return cut;
    }
    return name;
}

/* As near to its stack as there is room. */
static void put_label(struct hex_sheet *sheet, const struct stack *stack,
                      const char *text, int pattern)
{
    const struct point size = {text_width(text, LABEL_FONT), LABEL_LINE};
    struct point middle = hex_middle(sheet->picture, stack->hex);
    struct rectangle at;

    middle.y += BOX_MIDDLE;
    at = labels_place(sheet->labels, middle, size, 10);
    svg_lead(sheet->out, at, middle);
    buffer_printf(sheet->out, "<text class=\"l s%d\" x=\"%d\" y=\"%d\">",
                  pattern, at.x + at.width / 2, at.y + 9);
    put_escaped(sheet->out, text);
    buffer_puts(sheet->out, "</text>\n");
}

static void put_box_name(struct hex_sheet *sheet, const struct stack *stack,
                         const struct picture_box *box)
{
    struct arena *arena = sheet->picture->arena;

    put_label(sheet, stack,
              arena_text(arena, "%s%s%s", short_name(arena, box->label),
                         box->strength ? " " : "",
                         box->strength ? box->strength : ""),
              side_pattern(sheet->picture, box->side));
}

/* All that are named; of many the first two, and how many more there are. */
static void name_stack(struct hex_sheet *sheet, const struct stack *stack)
{
    size_t named = 0, said = 0;

    for (size_t i = 0; i < stack->box_count; i++)
        named += stack->boxes[i]->label != NULL;
    for (size_t i = 0; i < stack->box_count; i++) {
        if (!stack->boxes[i]->label || (named > BOXES_IN_A_HEX && said == 2))
            continue;
        put_box_name(sheet, stack, stack->boxes[i]);
        said++;
    }
    if (said < named)
        put_label(
            sheet, stack,
            arena_text(sheet->picture->arena, "and %zu more", named - said), 4);
}

void svg_box_names(struct hex_sheet *sheet, const struct stacks *stacks)
{
    buffer_puts(sheet->out, "<g>\n");
    for (size_t i = 0; i < stacks->count; i++)
        name_stack(sheet, &stacks->items[i]);
    buffer_puts(sheet->out, "</g>\n");
}

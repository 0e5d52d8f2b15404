/* What stands on a map of areas: heaps of boxes and small marks. */
#include "render/areas/areas.h"

#include "render/markup.h"

#include "core/arena.h"

#include <string.h>

enum {
    BOXES_IN_A_HEAP = 24,
    BOX_WIDTH = 48,
    BOX_HEIGHT = 26,
    BOX_GAP = 2,
    NOTE_STEP = 17
};

/* ---- small marks ------------------------------------------------------ */

static void put_note(struct chart *chart, const struct picture_note *note,
                     struct point at)
{
    struct buffer *out = chart->out;

    buffer_printf(out, "<g class=\"note s%d\" transform=\"translate(%d %d)\">",
                  chart_pattern(chart, note->side), at.x, at.y);
    put_title(out, note->title);
    if (note->kind == NOTE_GARRISON)
        buffer_puts(out, "<circle r=\"8\"/>");
    else if (note->kind == NOTE_DEPOT)
        buffer_puts(out, "<path d=\"M-8 7l8-15l8 15z\"/>");
    else
        buffer_puts(out, "<path d=\"M-9 0l9-9l9 9l-9 9z\"/>");
    if (note->text) {
        buffer_puts(out, "<text y=\"4\">");
        put_escaped(out, note->text);
        buffer_puts(out, "</text>");
    }
    buffer_puts(out, "</g>\n");
}

/* In a row from the upper right of their area. */
void area_notes(struct chart *chart)
{
    const struct picture *picture = chart->picture;
    int *before = ARENA_ARRAY(picture->arena, int, picture->area_count);

    buffer_puts(chart->out, "<g>\n");
    for (size_t i = 0; i < picture->note_count; i++) {
        const struct picture_note *note = &picture->notes[i];
        int area = chart_find(chart, note->at);
        struct point at;

        if (area < 0)
            continue;
        at = chart->points[area];
        at.x += 15 + NOTE_STEP * before[area]++;
        at.y -= 12;
        put_note(chart, note, at);
        labels_take(chart->labels,
                    (struct rectangle){at.x - 8, at.y - 8, 17, 16});
    }
    buffer_puts(chart->out, "</g>\n");
}

/* ---- heaps of boxes --------------------------------------------------- */

static void put_frame(struct buffer *out, const struct picture_box *box)
{
    const char *inside = box->inside ? " inside" : "";

    buffer_printf(out, "<rect class=\"box%s\" width=\"48\" height=\"26\"%s/>",
                  inside, box->symbol == SYMBOL_FLEET ? " rx=\"7\"" : "");
    if (box->symbol == SYMBOL_CAVALRY || box->symbol == SYMBOL_VEDETTE)
        buffer_puts(out, "<path class=\"line\" d=\"M1 25L47 13\"/>");
    else if (box->symbol == SYMBOL_INFANTRY)
        buffer_puts(out, "<path class=\"line\" d=\"M1 25L47 13M1 13L47 25\"/>");
    else if (box->symbol == SYMBOL_ARTILLERY)
        buffer_puts(out, "<circle class=\"dot\" cx=\"7\" cy=\"19\" r=\"3\"/>");
    else if (box->symbol == SYMBOL_FLEET)
        buffer_puts(out, "<path class=\"line\" d=\"M5 15v5q19 8 38 0v-5\"/>");
    buffer_puts(out, "<path class=\"band\" d=\"M0 0h48v12h-48z\"/>");
}

static void put_box(struct chart *chart, const struct picture_box *box,
                    struct point at)
{
    const struct picture_side *side = chart_side(chart, box->side);
    struct buffer *out = chart->out;

    buffer_printf(out, "<g class=\"unit s%d\" transform=\"translate(%d %d)\">",
                  chart_pattern(chart, box->side), at.x, at.y);
    put_title(out, box->title);
    put_frame(out, box);
    buffer_puts(out, "<text class=\"u\" x=\"24\" y=\"10\">");
    put_escaped(out, side && side->mark ? side->mark : "");
    buffer_puts(out, " ");
    put_escaped(out, box->label ? box->label : "");
    buffer_puts(out, "</text>");
    if (box->strength) {
        buffer_puts(out, "<text class=\"p\" x=\"24\" y=\"24\">");
        put_escaped(out, box->strength);
        buffer_puts(out, "</text>");
    }
    if (box->led)
        buffer_puts(out, "<path class=\"star\" d=\"M49-8l2 4h4l-3 3l1 5l-4-3"
                         "l-4 3l1-5l-3-3h4z\"/>");
    buffer_puts(out, "</g>\n");
}

/* The boxes of each area in the picture's order. */
struct boxed {
    const struct picture_box *box;
};

struct heap {
    struct boxed *boxes;
    size_t count;
};

static int columns_of(size_t count)
{
    if (count < 3)
        return (int)count;
    return count < 5 ? 2 : 3;
}

static void put_boxes(struct chart *chart, int area, const struct heap *heap,
                      struct rectangle at)
{
    int columns = columns_of(heap->count);

    area_lead(chart, at, chart->points[area]);
    for (size_t i = 0; i < heap->count; i++)
        put_box(
            chart, heap->boxes[i].box,
            (struct point){at.x + (int)i % columns * (BOX_WIDTH + BOX_GAP),
                           at.y + (int)i / columns * (BOX_HEIGHT + BOX_GAP)});
}

/* In one block if that hides nothing, else in ever smaller ones around. */
static void put_heap(struct chart *chart, int area, const struct heap *heap)
{
    int columns = columns_of(heap->count);
    int rows = ((int)heap->count + columns - 1) / columns;
    const struct wish wish = {.around = chart->points[area],
                              .size = {columns * (BOX_WIDTH + BOX_GAP),
                                       rows * (BOX_HEIGHT + BOX_GAP)},
                              .gap = 12,
                              .reach = 60};
    size_t half = (heap->count + 1) / 2;
    struct rectangle at;

    if (labels_find(chart->labels, &wish, &at)) {
        put_boxes(chart, area, heap, at);
    } else if (heap->count == 1) {
        at = labels_place(chart->labels, wish.around, wish.size, wish.gap);
        put_boxes(chart, area, heap, at);
    } else {
        put_heap(chart, area, &(struct heap){heap->boxes, half});
        put_heap(chart, area,
                 &(struct heap){heap->boxes + half, heap->count - half});
    }
}

/* What a heap of many does not show is in the list beside the map. */
static void put_rest(struct chart *chart, int area, size_t count)
{
    const char *text = arena_text(chart->picture->arena, "and %zu more", count);
    const struct point size = {text_width(text, 12), 13};
    struct rectangle at =
        labels_place(chart->labels, chart->points[area], size, 12);

    area_lead(chart, at, chart->points[area]);
    buffer_printf(chart->out,
                  "<text class=\"tn\" x=\"%d\" y=\"%d\">%s</text>\n", at.x,
                  at.y + 11, text);
}

static void put_shown(struct chart *chart, int area, const struct heap *heap)
{
    struct heap shown = *heap;

    if (shown.count > BOXES_IN_A_HEAP)
        shown.count = BOXES_IN_A_HEAP;
    put_heap(chart, area, &shown);
    if (heap->count > shown.count)
        put_rest(chart, area, heap->count - shown.count);
}

void area_boxes(struct chart *chart)
{
    const struct picture *picture = chart->picture;
    struct heap *heaps =
        ARENA_ARRAY(picture->arena, struct heap, picture->area_count);

    buffer_puts(chart->out, "<g>\n");
    for (size_t i = 0; i < picture->box_count; i++) {
        int area = chart_find(chart, picture->boxes[i].at);
        struct boxed *boxed = NULL;

        if (area < 0)
            continue;
        boxed = LIST_ADD(picture->arena, heaps[area].boxes, heaps[area].count);
        boxed->box = &picture->boxes[i];
    }
    /* Small heaps find a place between the large ones. */
    for (int large = 1; large >= 0; large--)
        for (size_t i = 0; i < picture->area_count; i++)
            if (heaps[i].count > 0 && (heaps[i].count > 2) == large)
                put_shown(chart, (int)i, &heaps[i]);
    buffer_puts(chart->out, "</g>\n");
}

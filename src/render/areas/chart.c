/* What the layers of a map of areas look up. */
#include "core/arena.h"
#include "core/names.h"
#include "render/areas/areas.h"
#include "render/markup.h"
#include <limits.h>
#include <string.h>

int chart_find(const struct chart *chart, const char *id)
{
    const struct picture_area *area = id ? index_find(chart->ids, id) : NULL;

    return area ? (int)(area - chart->picture->areas) : -1;
}

const struct picture_side *chart_side(const struct chart *chart,
                                      const char *side)
{
    const struct picture *picture = chart->picture;

    for (size_t i = 0; side && i < picture->side_count; i++)
        if (strcmp(picture->sides[i].side, side) == 0)
            return &picture->sides[i];
    return NULL;
}

int chart_pattern(const struct chart *chart, const char *side)
{
    const struct picture_side *found = chart_side(chart, side);

    return found && found->pattern >= 0 && found->pattern < AREA_SIDES
               ? found->pattern
               : AREA_SIDES - 1;
}

void put_title(struct buffer *out, const char *title)
{
    if (!title)
        return;
    buffer_puts(out, "<title>");
    put_escaped(out, title);
    buffer_puts(out, "</title>");
}

/* Where a hex lies on the picture, and how arrows look. */
#include "render/hexes/hexes.h"
#include <string.h>

struct point hex_middle(int hex)
{
    int column = hex_column(hex);
    int row = hex_row(hex);
    int down = column % 2 == 0 ? HEX_HALF : 0;

    return (struct point){
        MAP_MARGIN + HEX_SIDE + (column - 1) * COLUMN_STEP,
        MAP_MARGIN + HEX_HALF + (row - 1) * ROW_STEP + down,
    };
}

struct point hex_corner(int hex, int corner)
{
    static const struct point corners[6] = {
        {-15, -HEX_HALF}, {15, -HEX_HALF}, {HEX_SIDE, 0},
        {15, HEX_HALF},   {-15, HEX_HALF}, {-HEX_SIDE, 0},
    };
    struct point middle = hex_middle(hex);

    return (struct point){middle.x + corners[corner % 6].x,
                          middle.y + corners[corner % 6].y};
}

int map_width(const struct picture *picture)
{
    return 2 * MAP_MARGIN + picture->columns * COLUMN_STEP + 15;
}

int map_height(const struct picture *picture)
{
    return 2 * MAP_MARGIN + picture->rows * ROW_STEP + HEX_HALF;
}

/* An event of a side of several armies takes the first army's pattern. */
int side_pattern(const struct picture *picture, const char *side)
{
    for (size_t i = 0; side && i < picture->side_count; i++) {
        if (strcmp(picture->sides[i].side, side) == 0)
            return picture->sides[i].pattern % 4;
    }
    for (size_t i = 0; side && i < picture->side_count; i++) {
        const char *of = picture->sides[i].of;

        if (of && strcmp(of, side) == 0)
            return picture->sides[i].pattern % 4;
    }
    return 3;
}

const char *arrow_class(enum event_kind kind)
{
    if (kind == EVENT_MOVE)
        return "arrow";
    if (kind == EVENT_RETREAT)
        return "arrow retreat";
    if (kind == EVENT_ADVANCE)
        return "arrow advance";
    return NULL;
}

/* Where a hex lies on the picture, and how arrows look. */
#include "render/hexes/hexes.h"
#include <string.h>

/* The paper begins at the first column and row that are drawn. */
static int from_first(int place, int first)
{
    return place - (first > 1 ? first : 1);
}

struct point hex_middle(const struct picture *picture, int hex)
{
    int column = from_first(hex_column(hex), picture->first_column);
    int row = from_first(hex_row(hex), picture->first_row);
    int down = hex_column(hex) % 2 == 0 ? HEX_HALF : 0;

    return (struct point){
        MAP_MARGIN + HEX_SIDE + column * COLUMN_STEP,
        MAP_MARGIN + HEX_HALF + row * ROW_STEP + down,
    };
}

struct point hex_corner(const struct picture *picture, int hex, int corner)
{
    static const struct point corners[6] = {
        {-15, -HEX_HALF}, {15, -HEX_HALF}, {HEX_SIDE, 0},
        {15, HEX_HALF},   {-15, HEX_HALF}, {-HEX_SIDE, 0},
    };
    struct point middle = hex_middle(picture, hex);

    return (struct point){middle.x + corners[corner % 6].x,
                          middle.y + corners[corner % 6].y};
}

int map_width(const struct picture *picture)
{
    int columns = from_first(picture->columns, picture->first_column) + 1;

    return 2 * MAP_MARGIN + columns * COLUMN_STEP + 15;
}

int map_height(const struct picture *picture)
{
    int rows = from_first(picture->rows, picture->first_row) + 1;

    return 2 * MAP_MARGIN + rows * ROW_STEP + HEX_HALF;
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

/* The fields of a map of areas: an area's is what lies nearer to it than to
 * its neighbours, cut out of the triangles that three neighbours make. */
#include "render/areas/areas.h"

#include "render/markup.h"

#include "core/arena.h"

#include <string.h>

enum { TINTS = 2 * AREA_SIDES }; /* a side's own land, and what it holds */

struct triangle {
    int corners[3];
};

struct land {
    struct chart *chart;
    const struct picture *picture;
    bool *near; /* whether two areas have a way over land: a square table */
    bool *river;
    bool *closed; /* whether the way is a side of a triangle */
    int *tints;   /* by area */
    struct triangle *triangles;
    size_t triangle_count;
};

static bool is_land_link(const struct picture_link *link)
{
    return link->kind == LINK_LAND || link->kind == LINK_RIVER;
}

static bool *pair(const struct land *land, bool *table, int one, int other)
{
    return &table[(size_t)one * land->picture->area_count + (size_t)other];
}

static void note_links(struct land *land)
{
    const struct picture *picture = land->picture;
    size_t square = picture->area_count * picture->area_count;

    land->near = ARENA_ARRAY(picture->arena, bool, square);
    land->river = ARENA_ARRAY(picture->arena, bool, square);
    land->closed = ARENA_ARRAY(picture->arena, bool, square);
    for (size_t i = 0; i < picture->link_count; i++) {
        const struct picture_link *link = &picture->links[i];
        int one = chart_find(land->chart, link->one);
        int other = chart_find(land->chart, link->other);

        if (one < 0 || other < 0 || !is_land_link(link))
            continue;
        *pair(land, land->near, one, other) = true;
        *pair(land, land->near, other, one) = true;
        *pair(land, land->river, one, other) = link->kind == LINK_RIVER;
        *pair(land, land->river, other, one) = link->kind == LINK_RIVER;
    }
}

static void close_triangles(struct land *land, int one, int other)
{
    int count = (int)land->picture->area_count;

    for (int third = other + 1; third < count; third++) {
        struct triangle *triangle = NULL;

        if (!*pair(land, land->near, one, third) ||
            !*pair(land, land->near, other, third))
            continue;
        triangle = LIST_ADD(land->picture->arena, land->triangles,
                            land->triangle_count);
        *triangle = (struct triangle){{one, other, third}};
        *pair(land, land->closed, one, other) = true;
        *pair(land, land->closed, one, third) = true;
        *pair(land, land->closed, other, third) = true;
    }
}

static void find_triangles(struct land *land)
{
    int count = (int)land->picture->area_count;

    for (int one = 0; one < count; one++)
        for (int other = one + 1; other < count; other++)
            if (*pair(land, land->near, one, other))
                close_triangles(land, one, other);
}

static struct point middle(const struct land *land, int one, int other)
{
    struct point a = land->chart->points[one];
    struct point b = land->chart->points[other];

    return (struct point){(a.x + b.x) / 2, (a.y + b.y) / 2};
}

static struct point centre(const struct land *land,
                           const struct triangle *triangle)
{
    struct point sum = {0, 0};

    for (int i = 0; i < 3; i++) {
        sum.x += land->chart->points[triangle->corners[i]].x;
        sum.y += land->chart->points[triangle->corners[i]].y;
    }
    return (struct point){sum.x / 3, sum.y / 3};
}

static void note_tints(struct land *land)
{
    const struct picture *picture = land->picture;

    land->tints = ARENA_ARRAY(picture->arena, int, picture->area_count);
    for (size_t i = 0; i < picture->area_count; i++) {
        const struct picture_area *drawn = &picture->areas[i];
        bool own = drawn->hold == HOLD_HOME || drawn->hold == HOLD_CEDED;

        land->tints[i] =
            2 * chart_pattern(land->chart, drawn->side) + (own ? 0 : 1);
    }
}

/* ---- fields ----------------------------------------------------------- */

static void put_disc(const struct land *land, int area)
{
    struct point at = land->chart->points[area];

    buffer_printf(land->chart->out, "M%d %dh0", at.x, at.y);
}

/* Half of each way out of the area. */
static void put_arms(const struct land *land, int area)
{
    struct point at = land->chart->points[area];

    for (int i = 0; i < (int)land->picture->area_count; i++) {
        struct point half;

        if (!*pair(land, land->near, area, i))
            continue;
        half = middle(land, area, i);
        buffer_printf(land->chart->out, "M%d %dL%d %d", at.x, at.y, half.x,
                      half.y);
    }
}

static void put_corner(const struct land *land, const struct triangle *triangle,
                       int corner)
{
    int area = triangle->corners[corner];
    struct point at = land->chart->points[area];
    struct point one = middle(land, area, triangle->corners[(corner + 1) % 3]);
    struct point other =
        middle(land, area, triangle->corners[(corner + 2) % 3]);
    struct point inner = centre(land, triangle);

    buffer_printf(land->chart->out, "M%d %dL%d %dL%d %dL%d %dz", at.x, at.y,
                  one.x, one.y, inner.x, inner.y, other.x, other.y);
}

/* As a path of that class, for the areas of that tint. */
static void put_areas(const struct land *land, const char *kind, int tint,
                      void (*put)(const struct land *land, int area))
{
    buffer_printf(land->chart->out, "<path class=\"%s f%d%s\" d=\"M0 0", kind,
                  tint / 2, tint % 2 ? " held" : "");
    for (int i = 0; i < (int)land->picture->area_count; i++)
        if (land->picture->areas[i].kind == AREA_LAND && land->tints[i] == tint)
            put(land, i);
    buffer_puts(land->chart->out, "\"/>\n");
}

static void put_corners(const struct land *land, int tint)
{
    buffer_printf(land->chart->out, "<path class=\"field f%d%s\" d=\"M0 0",
                  tint / 2, tint % 2 ? " held" : "");
    for (size_t i = 0; i < land->triangle_count; i++)
        for (int corner = 0; corner < 3; corner++)
            if (land->tints[land->triangles[i].corners[corner]] == tint)
                put_corner(land, &land->triangles[i], corner);
    buffer_puts(land->chart->out, "\"/>\n");
}

static void put_fields(const struct land *land)
{
    bool used[TINTS] = {false};

    for (int i = 0; i < (int)land->picture->area_count; i++)
        if (land->picture->areas[i].kind == AREA_LAND)
            used[land->tints[i]] = true;
    for (int tint = 0; tint < TINTS; tint++)
        if (used[tint])
            put_areas(land, "disc", tint, put_disc);
    for (int tint = 0; tint < TINTS; tint++)
        if (used[tint])
            put_areas(land, "arms", tint, put_arms);
    for (int tint = 0; tint < TINTS; tint++)
        if (used[tint])
            put_corners(land, tint);
}

/* ---- borders, rivers, ways -------------------------------------------- */

enum line { LINE_RIVER, LINE_BORDER, LINE_REGION, LINE_AREA };

static bool same_text(const char *one, const char *other)
{
    return one == other || (one && other && strcmp(one, other) == 0);
}

static enum line line_between(const struct land *land, int one, int other)
{
    const struct picture_area *a = &land->picture->areas[one];
    const struct picture_area *b = &land->picture->areas[other];

    if (!same_text(a->side, b->side) || a->hold != b->hold)
        return LINE_BORDER;
    return same_text(a->region, b->region) ? LINE_AREA : LINE_REGION;
}

static void put_edges_of(const struct land *land,
                         const struct triangle *triangle, enum line line)
{
    struct point inner = centre(land, triangle);

    for (int i = 0; i < 3; i++) {
        int one = triangle->corners[i];
        int other = triangle->corners[(i + 1) % 3];
        struct point half = middle(land, one, other);
        bool here = line == LINE_RIVER ? *pair(land, land->river, one, other)
                                       : line_between(land, one, other) == line;

        if (here)
            buffer_printf(land->chart->out, "M%d %dL%d %d", half.x, half.y,
                          inner.x, inner.y);
    }
}

static void put_lines(const struct land *land, const char *kind, enum line line)
{
    buffer_printf(land->chart->out, "<path class=\"%s\" d=\"M0 0", kind);
    for (size_t i = 0; i < land->triangle_count; i++)
        put_edges_of(land, &land->triangles[i], line);
    buffer_puts(land->chart->out, "\"/>\n");
}

/* A short bar across the way, where no triangle has room for the river. */
static void put_bars(const struct land *land)
{
    const struct picture *picture = land->picture;

    buffer_puts(land->chart->out, "<path class=\"river\" d=\"M0 0");
    for (size_t i = 0; i < picture->link_count; i++) {
        int one = chart_find(land->chart, picture->links[i].one);
        int other = chart_find(land->chart, picture->links[i].other);
        struct point a, b;

        if (picture->links[i].kind != LINK_RIVER || one < 0 || other < 0 ||
            *pair(land, land->closed, one < other ? one : other,
                  one < other ? other : one))
            continue;
        a = land->chart->points[one];
        b = land->chart->points[other];
        buffer_printf(land->chart->out, "M%d %dl%d %d",
                      (a.x + b.x) / 2 - (b.y - a.y) / 8,
                      (a.y + b.y) / 2 + (b.x - a.x) / 8, (b.y - a.y) / 4,
                      (a.x - b.x) / 4);
    }
    buffer_puts(land->chart->out, "\"/>\n");
}

static const char *link_class(enum link_kind kind)
{
    switch (kind) {
    case LINK_LAND:
    case LINK_RIVER:
        return "way";
    case LINK_CROSSING:
        return "crossing";
    case LINK_STRAIT:
        return "strait";
    case LINK_SEA:
        return "lane";
    }
    return "way";
}

static void put_link(const struct land *land, const struct picture_link *link)
{
    int one = chart_find(land->chart, link->one);
    int other = chart_find(land->chart, link->other);

    if (one < 0 || other < 0)
        return;
    buffer_printf(land->chart->out, "M%d %dL%d %d", land->chart->points[one].x,
                  land->chart->points[one].y, land->chart->points[other].x,
                  land->chart->points[other].y);
}

/* Ways without a name are one path, which keeps the picture small. */
static void put_plain_links(const struct land *land, const char *kind)
{
    const struct picture *picture = land->picture;

    buffer_printf(land->chart->out, "<path class=\"%s\" d=\"M0 0", kind);
    for (size_t i = 0; i < picture->link_count; i++)
        if (!picture->links[i].name &&
            strcmp(link_class(picture->links[i].kind), kind) == 0)
            put_link(land, &picture->links[i]);
    buffer_puts(land->chart->out, "\"/>\n");
}

static void put_named_links(const struct land *land)
{
    const struct picture *picture = land->picture;

    for (size_t i = 0; i < picture->link_count; i++) {
        const struct picture_link *link = &picture->links[i];

        if (!link->name)
            continue;
        buffer_printf(land->chart->out, "<path class=\"%s\" d=\"M0 0",
                      link_class(link->kind));
        put_link(land, link);
        buffer_puts(land->chart->out, "\">");
        put_title(land->chart->out, link->name);
        buffer_puts(land->chart->out, "</path>\n");
    }
}

void area_land(struct chart *chart)
{
    struct land land = {.chart = chart, .picture = chart->picture};

    note_links(&land);
    find_triangles(&land);
    note_tints(&land);
    buffer_puts(chart->out, "<g>\n");
    put_fields(&land);
    put_lines(&land, "plot", LINE_AREA);
    put_lines(&land, "region", LINE_REGION);
    put_lines(&land, "border", LINE_BORDER);
    put_lines(&land, "river", LINE_RIVER);
    put_bars(&land);
    put_plain_links(&land, "way");
    put_plain_links(&land, "lane");
    put_plain_links(&land, "crossing");
    put_plain_links(&land, "strait");
    put_named_links(&land);
    buffer_puts(chart->out, "</g>\n");
}

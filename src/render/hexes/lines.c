/* Roads through the hexes, rivers and crests along their sides. */
#include "render/hexes/hexes.h"

#include "render/markup.h"

static void put_roads(struct buffer *out, const struct picture *picture,
                      bool major, const char *kind)
{
    for (size_t i = 0; i < picture->road_count; i++) {
        const struct picture_road *road = &picture->roads[i];
        struct point from = hex_middle(picture, road->one);
        struct point to = hex_middle(picture, road->other);

        if (road->major == major)
            buffer_printf(out, "<path class=\"%s\" d=\"M%d %dL%d %d\"/>\n",
                          kind, from.x, from.y, to.x, to.y);
    }
}

/* Highways are double lines, so that grey print tells them from rivers. */
void svg_roads(struct buffer *out, const struct picture *picture)
{
    buffer_puts(out, "<g>\n");
    put_roads(out, picture, false, "minor");
    put_roads(out, picture, true, "major");
    put_roads(out, picture, true, "inside");
    buffer_puts(out, "</g>\n");
}

static const char *edge_class(enum edge_kind kind)
{
    switch (kind) {
    case EDGE_STREAM:
        return "stream";
    case EDGE_RIVER:
        return "river";
    case EDGE_CREST:
        return "crest";
    }
    return "stream";
}

/* Two short rails across the water, along the way that crosses it. */
static void put_bridge(struct buffer *out, const struct picture *picture,
                       const struct picture_edge *edge)
{
    struct point one = hex_middle(picture, edge->one);
    struct point other = hex_middle(picture, edge->other);
    int x = (one.x + other.x) / 2;
    int y = (one.y + other.y) / 2;
    int dx = (other.x - one.x) / 8;
    int dy = (other.y - one.y) / 8;

    buffer_printf(out,
                  "<path class=\"bridge\"%s d=\"M%d %dl%d %dM%d %dl%d %d\"/>\n",
                  edge->pontoon ? " stroke-dasharray=\"2 2\"" : "",
                  x - dx - dy / 2, y - dy + dx / 2, 2 * dx, 2 * dy,
                  x - dx + dy / 2, y - dy - dx / 2, 2 * dx, 2 * dy);
}

void svg_edges(struct buffer *out, const struct picture *picture)
{
    buffer_puts(out, "<g>\n");
    for (size_t i = 0; i < picture->edge_count; i++) {
        const struct picture_edge *edge = &picture->edges[i];
        int direction = hex_direction(edge->one, edge->other);
        struct point from, to;

        if (direction < 0)
            continue;
        from = hex_corner(picture, edge->one, direction);
        to = hex_corner(picture, edge->one, direction + 1);
        buffer_printf(out, "<path class=\"%s\" d=\"M%d %dL%d %d\">",
                      edge_class(edge->kind), from.x, from.y, to.x, to.y);
        if (edge->name) {
            buffer_puts(out, "<title>");
            put_escaped(out, edge->name);
            buffer_puts(out, "</title>");
        }
        buffer_puts(out, "</path>\n");
        if (edge->bridge || edge->pontoon)
            put_bridge(out, picture, edge);
    }
    buffer_puts(out, "</g>\n");
}

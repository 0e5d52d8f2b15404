/* The map of a page: windows where the game is, the whole, its marks. */
#include "render/areas/areas.h"
#include "render/hexes/hexes.h"
#include "render/markup.h"
#include "render/render.h"

#include "core/arena.h"

/* A phone shows this much of the paper across; letters of ten units and more
 * are then nine pixels high. */
enum { WINDOW_HEXES = 390, WINDOW_AREAS = 430, WINDOW_HEIGHT = 440 };

static bool has_areas(const struct picture *picture)
{
    return picture->area_count > 0;
}

static struct windows find_windows(const struct picture *picture,
                                   const struct journal *journal)
{
    struct focus focus = {.arena = picture->arena};
    const struct point size = {has_areas(picture) ? WINDOW_AREAS : WINDOW_HEXES,
                               WINDOW_HEIGHT};

    if (has_areas(picture))
        area_focus(&focus, picture, journal);
    else
        hex_focus(&focus, picture, journal);
    return windows_find(&focus, size);
}

static void put_window(struct buffer *out, const struct window *window,
                       int letter, const char *kind)
{
    const struct rectangle *part = &window->part;

    buffer_printf(out, "<figure><figcaption><b>%c</b>", 'A' + letter);
    if (window->around) {
        buffer_puts(out, " Around ");
        put_escaped(out, window->around);
    }
    buffer_printf(out,
                  "</figcaption>\n<svg class=\"map %s\" role=\"img\" "
                  "aria-label=\"Part %c of the map\" viewBox=\"%d %d %d %d\">"
                  "<use href=\"#map-drawn\"/></svg></figure>\n",
                  kind, 'A' + letter, part->x, part->y, part->width,
                  part->height);
}

static void put_windows(struct buffer *out, const struct windows *windows,
                        const char *kind)
{
    if (windows->count == 0)
        return;
    buffer_puts(out, "<div class=\"windows\">\n");
    for (size_t i = 0; i < windows->count; i++)
        put_window(out, &windows->items[i], (int)i, kind);
    buffer_puts(out, "</div>\n");
}

/* Where on the whole map the windows look. */
static void put_frames(struct buffer *out, const struct windows *windows,
                       const char *kind)
{
    buffer_printf(out, "<g class=\"%s frames\">\n", kind);
    for (size_t i = 0; i < windows->count; i++) {
        const struct rectangle *part = &windows->items[i].part;

        buffer_printf(out,
                      "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>"
                      "<text x=\"%d\" y=\"%d\">%c</text>\n",
                      part->x, part->y, part->width, part->height, part->x + 6,
                      part->y + 30, 'A' + (int)i);
    }
    buffer_puts(out, "</g>\n");
}

void render_map(struct buffer *out, const struct picture *picture,
                const struct journal *journal)
{
    const char *kind = has_areas(picture) ? "areas" : "hexes";
    const struct windows windows = find_windows(picture, journal);
    struct legend legend;

    put_windows(out, &windows, kind);
    buffer_puts(out, "<p class=\"zoom\"><a href=\"#map\">Enlarge the whole map"
                     "</a>, <a href=\"#map-top\">make it fit</a></p>\n"
                     "<section class=\"whole\" id=\"map\" "
                     "aria-label=\"The whole map\" tabindex=\"0\">\n");
    svg_open_map(out, picture, journal, LOOK_PAGE);
    put_frames(out, &windows, kind);
    buffer_puts(out, "</svg>\n</section>\n");
    if (has_areas(picture))
        area_legend(&legend, picture);
    else
        hex_legend(&legend, picture);
    legend_html(out, &legend, has_areas(picture) ? "map areas" : "map hexes");
}

/* ---- its look --------------------------------------------------------- */

static const char page_style[] =
    "<style>"
    ".windows{display:grid;gap:.6rem;grid-template-columns:"
    "repeat(auto-fill,minmax(min(100%,20rem),1fr));margin:.6rem 0}"
    ".windows figure,.whole{margin:0;border:1px solid var(--rule);"
    "overflow:hidden;break-inside:avoid}.windows figcaption{padding:.1rem "
    ".5rem;font-size:.9em}.windows svg{display:block;width:100%;height:auto;"
    "min-width:0}\n"
    ".whole svg{display:block;width:100%;height:auto;min-width:0}"
    ".whole:target{overflow:auto;max-height:95vh}.whole:target svg{"
    "width:auto;max-width:none}.zoom{font-size:.9em}.zoom a{color:inherit}\n"
    ".frames rect{fill:none;stroke:var(--ink);stroke-width:3;"
    "stroke-dasharray:14 6}.map .frames text{font-size:28px;"
    "font-weight:bold;paint-order:stroke;stroke:var(--paper);"
    "stroke-width:5px}\n"
    ".key{list-style:none;margin:.6rem 0;padding:0;display:grid;gap:.1rem "
    ".8rem;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));"
    "font-size:.85rem}.key li{display:flex;align-items:center;gap:.4rem}"
    ".key svg{flex:none;background:none}\n"
    ".stacks{font-size:.85rem;line-height:1.35;max-width:none;width:100%;"
    "overflow-wrap:break-word}.stacks caption{"
    "text-align:left;font-weight:bold;padding:.3rem 0}.stacks th{"
    "text-align:left;vertical-align:top;padding:.1rem .7rem .1rem 0}"
    ".stacks tbody tr:first-child>*{border-top:1px solid var(--rule)}"
    ".stacks td{border-bottom:0}.stacks td:nth-last-"
    "child(2){text-align:right}\n"
    "@media (max-width:40rem){.stacks,.stacks tbody,.stacks tr{"
    "display:block}.stacks thead{display:none}.stacks "
    "caption{display:block}.stacks th{display:block}"
    ".stacks tr{padding-left:1rem}.stacks th{margin-left:-1rem}.stacks td{"
    "display:inline;padding:0}.stacks tbody tr:first-child>td{border:0}"
    ".stacks td:nth-of-type(1)::after{content:\": \"}.stacks "
    "td:nth-of-type(3)::before{content:\" \"}.stacks "
    "td:nth-of-type(4):not(:empty)::before{content:\"; \"}}\n"
    "@media print{.zoom{display:none}.whole svg{max-height:24cm}"
    ".whole{border:0}.stacks tbody{break-inside:avoid}}\n"
    "</style>\n";

void render_map_style(struct buffer *out)
{
    buffer_puts(out, page_style);
}

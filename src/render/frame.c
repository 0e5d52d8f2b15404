/* The <svg> element of a map. */
#include "render/frame.h"

#include "render/markup.h"

void map_open(struct buffer *out, const struct map_frame *frame)
{
    buffer_printf(out,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"map %s\" "
                  "role=\"%s\" viewBox=\"0 0 %d %d\" width=\"%d\" "
                  "height=\"%d\">\n<title>",
                  frame->kind, frame->look == LOOK_PAGE ? "group" : "img",
                  frame->size.x, frame->size.y, frame->size.x, frame->size.y);
    put_escaped(out, frame->title ? frame->title : "Map");
    buffer_puts(out, "</title>\n");
}

void map_drawn(struct buffer *out, const char *kind)
{
    buffer_printf(out, "<g id=\"map-drawn\" class=\"%s\">\n", kind);
}

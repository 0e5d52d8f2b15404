/* What the marks of a map mean. */
#include "render/legend.h"

#include "render/markup.h"

void legend_add(struct legend *legend, int column, const struct key *keys)
{
    struct legend_column *to = &legend->columns[column];

    for (; keys->drawing && to->count < LEGEND_KEYS; keys++)
        to->keys[to->count++] = *keys;
}

static void put_column(struct buffer *out, const struct legend_column *column,
                       const struct legend_form *form, struct point at)
{
    for (size_t i = 0; i < column->count; i++, at.y += form->line) {
        buffer_printf(out,
                      "<g transform=\"translate(%d %d)\">%s</g>"
                      "<text x=\"%d\" y=\"%d\">",
                      at.x + 22, at.y - form->baseline, column->keys[i].drawing,
                      at.x + 50, at.y);
        put_escaped(out, column->keys[i].text);
        buffer_puts(out, "</text>\n");
    }
}

static int most_keys(const struct legend *legend)
{
    size_t most = 0;

    for (int i = 0; i < LEGEND_COLUMNS; i++)
        if (legend->columns[i].count > most)
            most = legend->columns[i].count;
    return (int)most;
}

void legend_svg(struct buffer *out, const struct legend *legend,
                const struct legend_form *form)
{
    struct point at = form->at;

    buffer_printf(out,
                  "<g class=\"legend\"><text class=\"h\" x=\"%d\" y=\"%d\">",
                  at.x, at.y - form->line);
    put_escaped(out, legend->title ? legend->title : "");
    if (legend->scale) {
        buffer_puts(out, "; ");
        put_escaped(out, legend->scale);
    }
    buffer_puts(out, "</text>\n");
    for (int i = 0; i < LEGEND_COLUMNS; i++, at.x += form->column) {
        if (form->across && i > 0 && i % form->across == 0) {
            at.x = form->at.x;
            at.y += most_keys(legend) * form->line;
        }
        put_column(out, &legend->columns[i], form, at);
    }
    buffer_puts(out, "</g>\n");
}

void legend_html(struct buffer *out, const struct legend *legend,
                 const char *kind)
{
    buffer_puts(out, "<ul class=\"key\">\n");
    for (int i = 0; i < LEGEND_COLUMNS; i++)
        for (size_t j = 0; j < legend->columns[i].count; j++) {
            const struct key *key = &legend->columns[i].keys[j];

            buffer_printf(out,
                          "<li><svg class=\"%s\" viewBox=\"-22 -13 44 26\" "
                          "width=\"44\" height=\"26\" aria-hidden=\"true\">%s"
                          "</svg> ",
                          kind, key->drawing);
            put_escaped(out, key->text);
            buffer_puts(out, "</li>\n");
        }
    if (legend->scale) {
        buffer_puts(out, "<li>");
        put_escaped(out, legend->scale);
        buffer_puts(out, "</li>\n");
    }
    buffer_puts(out, "</ul>\n");
}

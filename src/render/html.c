/* The log as one self-contained HTML file with the map in it. */
#include "render/html.h"

#include "render/markup.h"
#include "render/render.h"

static void put_element(struct buffer *out, const char *element,
                        const char *kind, const char *text)
{
    if (!text)
        return;
    buffer_printf(out, "<%s%s%s%s>", element, kind ? " class=\"" : "",
                  kind ? kind : "", kind ? "\"" : "");
    put_escaped(out, text);
    buffer_printf(out, "</%s>\n", element);
}

static void put_top(struct buffer *out, const struct log_head *head)
{
    buffer_puts(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
                     "<meta charset=\"utf-8\">\n"
                     "<meta name=\"viewport\" content=\"width=device-width, "
                     "initial-scale=1\">\n<title>");
    put_escaped(out, head->campaign);
    buffer_printf(out, ", turn %d</title>\n", head->entry);
    html_style(out);
    render_map_style(out);
    buffer_puts(out, "</head>\n<body>\n<header>\n");
    if (head->test_keys)
        put_element(out, "p", "warn",
                    "TEST KEYS: anybody can sign with the keys of this "
                    "campaign.");
    if (head->given_seed)
        put_element(out, "p", "warn",
                    "GIVEN SEED: the dice of this turn were given by hand and "
                    "prove nothing.");
    put_element(out, "h1", NULL, head->campaign);
    buffer_puts(out, "<p class=\"when\">");
    if (head->when) {
        put_escaped(out, head->when);
        buffer_puts(out, ", ");
    }
    buffer_printf(out, "turn %d", head->entry);
    if (head->side) {
        buffer_puts(out, "; report to ");
        put_escaped(out, head->side);
    }
    if (head->ruleset) {
        buffer_puts(out, "<br>");
        put_escaped(out, head->ruleset);
    }
    buffer_puts(out, "</p>\n</header>\n");
}

static void put_list(struct buffer *out, const char *title,
                     const char *const *lines)
{
    if (!lines || !lines[0])
        return;
    buffer_puts(out, "<section>\n");
    put_element(out, "h2", NULL, title);
    for (; *lines; lines++)
        put_element(out, "p", NULL, *lines);
    buffer_puts(out, "</section>\n");
}

static void put_asked(struct buffer *out, const struct log_head *head)
{
    put_list(out, "What is asked now", head->next);
    if (head->due && head->next && head->next[0]) {
        buffer_puts(out, "<p class=\"due\">Until ");
        put_escaped(out, head->due);
        buffer_puts(out, ".</p>\n");
    }
}

/* A run of lines that begin with a blank is a table, and keeps its columns;
 * returns the first line behind it. */
static const char *const *put_columns(struct buffer *out,
                                      const char *const *lines)
{
    buffer_puts(out, "<section class=\"frame\" tabindex=\"0\" "
                     "aria-label=\"Table\"><pre class=\"stand\">");
    for (; *lines && **lines == ' '; lines++) {
        put_escaped(out, *lines);
        buffer_puts(out, "\n");
    }
    buffer_puts(out, "</pre></section>\n");
    return lines;
}

static void put_position(struct buffer *out, const char *const *lines)
{
    if (!lines || !lines[0])
        return;
    buffer_puts(out, "<section>\n<h2>How you stand</h2>\n");
    while (*lines) {
        if (**lines == ' ')
            lines = put_columns(out, lines);
        else
            put_element(out, "p", NULL, *lines++);
    }
    buffer_puts(out, "</section>\n");
}

static void put_map(struct buffer *out, const struct picture *picture,
                    const struct journal *journal)
{
    if (!picture)
        return;
    buffer_puts(out, "<section id=\"map-top\">\n<h2>The map</h2>\n");
    render_map(out, picture, journal);
    render_stacks(out, picture);
    buffer_puts(out, "</section>\n");
}

static void put_dice(struct buffer *out, const struct log_head *head,
                     const struct news_told *told)
{
    if (!head->lock_text && !head->seed_text && !head->promise &&
        !told->rolls.count)
        return;
    buffer_puts(out, "<section>\n<h2>Where the dice come from</h2>\n");
    put_element(out, "p", NULL, head->promise);
    html_rolls(out, told);
    put_element(out, "pre", NULL, head->lock_text);
    put_element(out, "pre", NULL, head->seed_text);
    buffer_puts(out, "</section>\n");
}

static void put_digest(struct buffer *out, const char *name, const char *digest)
{
    if (!digest)
        return;
    buffer_printf(out, "<br>%s <code>%s</code>", name, digest);
}

static void put_bottom(struct buffer *out, const struct log_head *head)
{
    buffer_puts(out, "</main>\n<footer>");
    put_escaped(out, head->program ? head->program : "berthier");
    put_digest(out, "game", head->game);
    put_digest(out, "state", head->state);
    buffer_puts(out, "</footer>\n</body>\n</html>\n");
}

void render_html(struct buffer *out, const struct log_head *head,
                 const struct journal *journal, const struct picture *picture)
{
    struct news_told told;

    news_of(&told, journal);
    put_top(out, head);
    buffer_puts(out, "<main>\n");
    html_news(out, &told);
    put_list(out, "Words of the players", head->notes);
    put_asked(out, head);
    put_position(out, head->position);
    put_map(out, picture, journal);
    buffer_puts(out, "<h2 class=\"detail\">What happened</h2>\n");
    put_element(out, "p", NULL, head->extended);
    html_events(out, journal);
    put_dice(out, head, &told);
    put_bottom(out, head);
}

/* What the page tells first: the news, the combats as a table, who holds what
 * now; and at its end what the dice showed. */
#include "render/html.h"

#include "render/markup.h"

static void put_words(struct buffer *out, const struct buffer *words)
{
    put_escaped(out, words->bytes);
}

/* Its number if it is a combat, which has an article of its own; or 0. */
static size_t combat_number(const struct news_told *told,
                            const struct event *event)
{
    for (size_t i = 0; i < told->combats.count; i++)
        if (told->combats.items[i] == event)
            return i + 1;
    return 0;
}

static void put_line(struct buffer *out, const struct news_told *told,
                     const struct event *event)
{
    size_t number = combat_number(told, event);
    struct buffer words;

    buffer_init(&words);
    news_line(&words, event);
    buffer_puts(out, "<li>");
    if (number)
        buffer_printf(out, "<a href=\"#combat-%zu\">", number);
    put_words(out, &words);
    buffer_puts(out, number ? "</a></li>\n" : "</li>\n");
    buffer_release(&words);
}

static void put_headlines(struct buffer *out, const struct news_told *told)
{
    struct buffer words;

    buffer_puts(out, "<section class=\"news\">\n<h2>The news</h2>\n<ul>\n");
    for (size_t i = 0; i < told->headlines.count; i++)
        put_line(out, told, told->headlines.items[i]);
    if (told->left_out)
        buffer_printf(out, "<li>and %zu more below</li>\n", told->left_out);
    if (!told->headlines.count) {
        buffer_init(&words);
        news_quiet(&words, told);
        buffer_printf(out, "<li>%s</li>\n", words.bytes);
        buffer_release(&words);
    }
    buffer_puts(out, "</ul>\n</section>\n");
}

static void put_party(struct buffer *out, const struct event *party)
{
    struct buffer words;

    buffer_init(&words);
    news_party_name(&words, party);
    buffer_puts(out, "<tr><th scope=\"row\">");
    put_words(out, &words);
    if (party->has_number)
        buffer_printf(out,
                      "</th><td class=\"num\">%d</td><td class=\"num\">%d</td>",
                      party->strength, party->number);
    else
        buffer_puts(out,
                    "</th><td class=\"num\">?</td><td class=\"num\">?</td>");
    buffer_printf(out, "<td>%s</td></tr>\n", party->won ? "victory" : "");
    buffer_release(&words);
}

static void put_combat(struct buffer *out, const struct event *combat,
                       size_t number)
{
    const struct event *party = news_party(combat, NULL);
    struct buffer words;

    buffer_init(&words);
    news_combat(&words, combat);
    buffer_printf(out,
                  "<tbody>\n<tr><th colspan=\"4\" scope=\"rowgroup\">"
                  "<a href=\"#combat-%zu\">%zu. ",
                  number, number);
    put_words(out, &words);
    buffer_puts(out, "</a></th></tr>\n");
    if (!party)
        buffer_puts(out, "<tr><td colspan=\"4\">not decided yet, or told "
                         "below</td></tr>\n");
    for (; party; party = news_party(combat, party))
        put_party(out, party);
    buffer_puts(out, "</tbody>\n");
    buffer_release(&words);
}

static void put_combats(struct buffer *out, const struct news_told *told)
{
    if (!told->combats.count)
        return;
    buffer_puts(out, "<section>\n<h2>Combats</h2>\n<table class=\"combats\">\n"
                     "<thead><tr><th scope=\"col\">Party</th>"
                     "<th scope=\"col\" class=\"n\">Came</th>"
                     "<th scope=\"col\" class=\"n\">Lost</th>"
                     "<th scope=\"col\">Outcome</th></tr></thead>\n");
    for (size_t i = 0; i < told->combats.count; i++)
        put_combat(out, told->combats.items[i], i + 1);
    buffer_puts(out, "</table>\n</section>\n");
}

static void put_holdings(struct buffer *out, const struct news_told *told)
{
    if (!told->holdings.count)
        return;
    buffer_puts(out, "<section>\n<h2>Who holds what now</h2>\n<ul>\n");
    for (size_t i = 0; i < told->holdings.count; i++) {
        buffer_puts(out, "<li>");
        put_escaped(out, told->holdings.items[i]->text);
        buffer_puts(out, "</li>\n");
    }
    buffer_puts(out, "</ul>\n</section>\n");
}

void html_news(struct buffer *out, const struct news_told *told)
{
    put_headlines(out, told);
    put_combats(out, told);
    put_holdings(out, told);
}

static void put_roll(struct buffer *out, const struct roll *roll)
{
    buffer_puts(out, "<tr><td>");
    put_escaped(out, roll->label);
    buffer_printf(out, "</td><td>%zud%d =", roll->count, roll->sides);
    for (size_t i = 0; i < roll->count; i++)
        buffer_printf(out, " %d", roll->faces[i]);
    buffer_printf(out, "</td><td>%s</td></tr>\n", roll->bytes);
}

void html_rolls(struct buffer *out, const struct news_told *told)
{
    if (!told->rolls.count)
        return;
    buffer_puts(out, "<table class=\"rolls\">\n<thead><tr><th scope=\"col\">"
                     "Throw</th><th scope=\"col\">Dice</th><th scope=\"col\">"
                     "Bytes</th></tr></thead>\n<tbody>\n");
    for (size_t i = 0; i < told->rolls.count; i++)
        put_roll(out, told->rolls.items[i]->roll);
    buffer_puts(out, "</tbody>\n</table>\n");
}

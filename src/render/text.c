/* The log in plain English for mail: lines of at most 78 columns. The news
 * first, then what is asked, then the detail, and all digests at the end. */
#include "render/fill.h"
#include "render/markup.h"
#include "render/news.h"
#include "render/render.h"

#include <ctype.h>
#include <string.h>

/* What a player writes to others must not look like a line of ours where it
 * is broken, however he has counted. */
static bool is_players_own(const struct event *event)
{
    return event->kind == EVENT_NOTE && same_name(event->book, "exchange") &&
           same_name(event->case_number, "note");
}

static void put_line(struct buffer *out, int indent, const struct event *event)
{
    struct fill fill = fill_start(out, indent, indent + 2);
    struct buffer words;

    if (is_players_own(event))
        fill.margin = "| ";
    buffer_init(&words);
    if (event->kind == EVENT_MODIFIER && event->has_number)
        buffer_printf(&words, "%+d ", event->number);
    buffer_puts(&words, event->text);
    buffer_puts(&words, " [");
    if (put_citation(&words, event))
        buffer_puts(&words, "]");
    else
        words.bytes[words.length -= 2] = '\0';
    fill_text(&fill, words.bytes);
    buffer_puts(out, "\n");
    buffer_release(&words);
}

static void put_event(struct buffer *out, const struct walk *walk,
                      const struct event *event)
{
    if (event->kind == EVENT_STEP) {
        buffer_puts(out, "\n");
        put_underlined(out, event->text, '-');
        return;
    }
    if (event->kind == EVENT_COMBAT)
        buffer_puts(out, "\n");
    put_line(out, walk->depth > 0 ? 2 * (walk->depth - 1) : 0, event);
}

static void put_events(struct buffer *out, const struct journal *journal)
{
    struct walk walk;
    const struct event *event = walk_first(&walk, journal);

    for (; event; event = walk_next(&walk)) {
        /* A step of which nothing is told is not worth its heading. */
        if (event->kind != EVENT_STEP || event->first)
            put_event(out, &walk, event);
    }
}

static void put_head(struct buffer *out, const struct log_head *head)
{
    if (head->test_keys)
        put_paragraph(out, 0,
                      "TEST KEYS - anybody can sign with the keys of this "
                      "campaign.");
    if (head->given_seed)
        put_paragraph(out, 0,
                      "GIVEN SEED - the dice of this turn were given by hand "
                      "and prove nothing.");
    put_underlined(out, head->campaign, '=');
    if (head->when)
        buffer_printf(out, "%s, turn %d\n", head->when, head->entry);
    else
        buffer_printf(out, "Turn %d\n", head->entry);
    if (head->ruleset)
        buffer_printf(out, "%s\n", head->ruleset);
    if (head->side)
        buffer_printf(out, "Report to: %s\n", head->side);
}

/* ---- the news ------------------------------------------------------------ */

static void put_heading(struct buffer *out, const char *title)
{
    buffer_puts(out, "\n");
    put_underlined(out, title, '-');
}

static void put_item(struct buffer *out, const char *text)
{
    struct fill fill;

    buffer_puts(out, "* ");
    fill = fill_start(out, 0, 2);
    fill.column = 2;
    fill_text(&fill, text);
    buffer_puts(out, "\n");
}

static void put_headlines(struct buffer *out, const struct news_told *told)
{
    struct buffer words;

    put_heading(out, "The news");
    for (size_t i = 0; i < told->headlines.count; i++) {
        buffer_init(&words);
        news_line(&words, told->headlines.items[i]);
        put_item(out, words.bytes);
        buffer_release(&words);
    }
    if (told->left_out)
        buffer_printf(out, "  and %zu more below\n", told->left_out);
    if (told->headlines.count)
        return;
    buffer_init(&words);
    news_quiet(&words, told);
    put_item(out, words.bytes);
    buffer_release(&words);
}

static void put_party(struct buffer *out, const struct event *party)
{
    struct buffer name;

    buffer_init(&name);
    news_party_name(&name, party);
    buffer_printf(out, "   %s%*s", name.bytes, 30 - fill_width(name.bytes), "");
    if (party->has_number)
        buffer_printf(out, " %5d %5d", party->strength, party->number);
    else
        buffer_printf(out, " %5s %5s", "?", "?");
    buffer_puts(out, party->won ? "  victory\n" : "\n");
    buffer_release(&name);
}

static void put_combats(struct buffer *out, const struct news_told *told)
{
    if (!told->combats.count)
        return;
    buffer_printf(out, "\n%-33s %5s %5s\n", "Combats", "came", "lost");
    buffer_puts(out, "---------------------------------------------\n");
    for (size_t i = 0; i < told->combats.count; i++) {
        const struct event *combat = told->combats.items[i];
        const struct event *party = news_party(combat, NULL);
        struct buffer words;

        buffer_init(&words);
        buffer_printf(&words, "%zu. ", i + 1);
        news_combat(&words, combat);
        put_paragraph(out, 0, words.bytes);
        buffer_release(&words);
        if (!party)
            buffer_puts(out, "   not decided yet, or told below\n");
        for (; party; party = news_party(combat, party))
            put_party(out, party);
    }
}

static void put_holdings(struct buffer *out, const struct news_told *told)
{
    if (!told->holdings.count)
        return;
    put_heading(out, "Who holds what now");
    for (size_t i = 0; i < told->holdings.count; i++)
        put_item(out, told->holdings.items[i]->text);
}

void render_lines(struct buffer *out, const char *title,
                  const char *const *lines)
{
    put_underlined(out, title, '-');
    for (; *lines; lines++)
        put_paragraph(out, 0, *lines);
}

static void put_list(struct buffer *out, const char *title,
                     const char *const *lines)
{
    if (!lines || !lines[0])
        return;
    buffer_puts(out, "\n");
    render_lines(out, title, lines);
}

static void put_asked(struct buffer *out, const struct log_head *head)
{
    put_list(out, "What is asked now", head->next);
    if (head->due && head->next && head->next[0])
        buffer_printf(out, "Until %s.\n", head->due);
}

/* ---- where the dice come from -------------------------------------------- */

static void put_roll(struct buffer *out, const struct roll *roll)
{
    struct fill fill = fill_start(out, 0, 2);
    struct buffer words;

    buffer_init(&words);
    buffer_printf(&words, "%zud%d =", roll->count, roll->sides);
    for (size_t i = 0; i < roll->count; i++)
        buffer_printf(&words, " %d", roll->faces[i]);
    buffer_printf(&words, "   %s, bytes %s", roll->label, roll->bytes);
    fill_text(&fill, words.bytes);
    buffer_puts(out, "\n");
    buffer_release(&words);
}

const char *render_text_record(const char *text)
{
    const char *dice = strstr(text, "\nWhere the dice come from\n---");
    const char *digests = strstr(text, "\ngame  ");

    return dice ? dice + 1 : digests ? digests + 1 : text + strlen(text);
}

static void put_dice(struct buffer *out, const struct log_head *head,
                     const struct news_told *told)
{
    if (head->promise || head->lock_text || head->seed_text ||
        told->rolls.count)
        put_heading(out, "Where the dice come from");
    if (head->promise)
        put_paragraph(out, 0, head->promise);
    for (size_t i = 0; i < told->rolls.count; i++)
        put_roll(out, told->rolls.items[i]->roll);
    if (head->lock_text)
        buffer_printf(out, "\n%s", head->lock_text);
    if (head->seed_text)
        buffer_printf(out, "\n%s", head->seed_text);
}

static void put_digests(struct buffer *out, const struct log_head *head)
{
    buffer_puts(out, "\n");
    if (head->game)
        buffer_printf(out, "game  %s\n", head->game);
    if (head->state)
        buffer_printf(out, "state %s\n", head->state);
    if (head->program)
        buffer_printf(out, "written by %s\n", head->program);
}

void render_text(struct buffer *out, const struct log_head *head,
                 const struct journal *journal)
{
    struct news_told told;

    news_of(&told, journal);
    put_head(out, head);
    put_headlines(out, &told);
    put_combats(out, &told);
    put_holdings(out, &told);
    put_list(out, "Words of the players", head->notes);
    put_asked(out, head);
    put_list(out, "How you stand", head->position);
    buffer_puts(out, "\n");
    put_underlined(out, "What happened", '=');
    if (head->extended) {
        buffer_puts(out, "\n");
        put_paragraph(out, 0, head->extended);
    }
    put_events(out, journal);
    put_dice(out, head, &told);
    put_digests(out, head);
}

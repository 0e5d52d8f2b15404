/* The log in plain English for mail: lines of at most 78 columns. */
#include "render/markup.h"
#include "render/render.h"

#include <ctype.h>
#include <string.h>

enum { COLUMNS = 78 };

/* A paragraph being filled. */
struct fill {
    struct buffer *out;
    int hanging;        /* indent of all lines but the first */
    const char *margin; /* what these begin with; or "" */
    int column;
    bool fresh; /* nothing on the line but its indent */
};

static int width_of(const char *word, size_t length)
{
    int width = 0;

    for (size_t i = 0; i < length; i++) {
        if (((unsigned char)word[i] & 0xc0) != 0x80)
            width++;
    }
    return width;
}

static void put_indent(struct buffer *out, int columns)
{
    buffer_printf(out, "%*s", columns, "");
}

static void fill_word(struct fill *fill, const char *word, size_t length)
{
    int width = width_of(word, length);

    if (!fill->fresh && fill->column + 1 + width > COLUMNS) {
        buffer_puts(fill->out, "\n");
        put_indent(fill->out, fill->hanging);
        buffer_puts(fill->out, fill->margin);
        fill->column = fill->hanging + (int)strlen(fill->margin);
        fill->fresh = true;
    }
    if (!fill->fresh) {
        buffer_puts(fill->out, " ");
        fill->column++;
    }
    buffer_add(fill->out, word, length);
    fill->column += width;
    fill->fresh = false;
}

static void fill_text(struct fill *fill, const char *text)
{
    while (*text) {
        size_t length = strcspn(text, " \t\n");

        if (length > 0)
            fill_word(fill, text, length);
        text += length;
        text += strspn(text, " \t\n");
    }
}

static struct fill fill_start(struct buffer *out, int indent, int hanging)
{
    put_indent(out, indent);
    return (struct fill){out, hanging, "", indent, true};
}

static void put_paragraph(struct buffer *out, int indent, const char *text)
{
    struct fill fill = fill_start(out, indent, indent + 2);

    fill_text(&fill, text);
    buffer_puts(out, "\n");
}

static void put_underlined(struct buffer *out, const char *text, char line)
{
    int width = width_of(text, strlen(text));

    buffer_printf(out, "%s\n", text);
    for (int i = 0; i < width && i < COLUMNS; i++)
        buffer_add(out, &line, 1);
    buffer_puts(out, "\n");
}

static void put_roll(struct buffer *out, int indent, const struct roll *roll)
{
    struct fill fill = fill_start(out, indent, indent + 2);
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
    if (event->roll)
        put_roll(out, indent + 4, event->roll);
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
    if (head->room)
        buffer_printf(out, "%s\n", head->room);
    if (head->side)
        buffer_printf(out, "Report to: %s\n", head->side);
    if (head->promise)
        put_paragraph(out, 0, head->promise);
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

static void put_tail(struct buffer *out, const struct log_head *head)
{
    put_list(out, "Words of the players", head->notes);
    put_list(out, "How you stand", head->position);
    put_list(out, "What is asked now", head->next);
    if (head->lock_text || head->seed_text) {
        buffer_puts(out, "\n");
        put_underlined(out, "Where the dice come from", '-');
    }
    if (head->lock_text)
        buffer_puts(out, head->lock_text);
    if (head->seed_text)
        buffer_printf(out, "\n%s", head->seed_text);
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
    put_head(out, head);
    put_events(out, journal);
    put_tail(out, head);
}

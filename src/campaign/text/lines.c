/* A file of text as lines, and what mail programs and editors do to them. */
#include "campaign/documents/offices.h"
#include "campaign/text/internal.h"
#include "core/arena.h"
#include "core/displayable.h"

#include <string.h>

/* What is signed in the end may have no more. */
enum { MOST_BYTES = 256 * 1024 };

struct place text_place(const struct text *text, const struct text_line *line)
{
    return (struct place){text->file, line->number};
}

/* Without blanks and line end at its end. */
static const char *trimmed(struct arena *arena, const char *line, size_t length)
{
    char *text = arena_string(arena, line, length);
    size_t end = 0;

    for (size_t i = 0; text[i];) {
        size_t blank = blank_at(text + i);

        if (text[i] == '\t')
            text[i] = ' ';
        if (blank == 0 && text[i] != '\r')
            end = i + 1;
        i += blank ? blank : 1;
    }
    text[end] = '\0';
    return text;
}

/* Does nothing stand in it for the program? */
static bool is_comment(const char *line)
{
    size_t size;

    while ((size = blank_at(line)) > 0)
        line += size;
    return line[0] == '\0' || line[0] == '#';
}

/* The lines of the file that are no comments. False: more than a sheet may
 * have. */
static bool cut(struct text *text, const char *bytes)
{
    size_t used = 0;

    for (long number = 1; *bytes; number++) {
        size_t length = strcspn(bytes, "\n");
        const char *line = trimmed(text->arena, bytes, length);

        bytes += length + (bytes[length] == '\n');
        if (is_comment(line))
            continue;
        used += length;
        if (used > MOST_BYTES)
            return false;
        *(struct text_line *)LIST_ADD(text->arena, text->lines, text->count) =
            (struct text_line){.number = number, .text = line};
    }
    return true;
}

/* Who sends orders may greet before them; XML has no such line. */
static void skip_greeting(struct text *text)
{
    for (size_t i = 0; i < text->count && text->lines[i].text[0] != '<'; i++) {
        const char *line = text->lines[i].text;

        if (!text->is_head || !text->is_head(text, line + strspn(line, "> ")))
            continue;
        if (i > 0)
            remark(text->report, &(struct place){text->file, 1},
                   "what stands above the line 'berthier ...' is not read");
        text->lines += i;
        text->count -= i;
        return;
    }
}

/* A mail that somebody quotes whole is as good as it was. */
static bool all_are_quoted(const struct text *text)
{
    size_t quoted = 0;

    for (size_t i = 0; i < text->count; i++) {
        if (text->lines[i].text[0] == '>')
            quoted++;
        else if (text->lines[i].text[0])
            return false;
    }
    return quoted > 0;
}

static void unquote(struct text *text)
{
    if (!all_are_quoted(text))
        return;
    remark(text->report, &(struct place){text->file, 1},
           "the signs '>' of a mail are taken away before each line");
    while (all_are_quoted(text))
        for (size_t i = 0; i < text->count; i++) {
            struct text_line *line = &text->lines[i];

            line->text += line->text[0] == '>';
            line->text += line->text[0] == ' ';
        }
}

static void measure(struct text_line *line)
{
    size_t size;

    for (; (size = blank_at(line->text)) > 0; line->text += size)
        line->indent++;
}

/* What is wrong with a line as such. */
static bool check_line(const struct text *text, const struct text_line *line)
{
    const struct place place = text_place(text, line);
    const char *hidden = undisplayable(line->text, text->arena);

    if (hidden)
        return refuse(
            text->report, &place, FILE_RULE(bad_value),
            "the line has %s, which nobody sees as what it is: type it anew",
            hidden);
    return true;
}

/* Of a quoted line nobody knows whose it is; said once. */
static bool refuse_quoted(struct text *text, const struct text_line *line)
{
    const struct place place = text_place(text, line);

    text->count = 0;
    return refuse(text->report, &place, FILE_RULE(text_line),
                  "the line begins with '>', as a mail program quotes: take "
                  "that away before each line, and what else stands between");
}

/* Below it stands what a mail program puts under every mail. */
static bool ends_mail(const struct text *text, const struct text_line *line)
{
    const struct place place = text_place(text, line);

    if (line->indent > 0 || strcmp(line->text, "--") != 0)
        return false;
    remark(text->report, &place,
           "what stands below '--' is a mail's signature and is not read");
    return true;
}

/* Keeps the lines that say something. */
static bool sift(struct text *text)
{
    bool good = true;
    size_t kept = 0;

    for (size_t i = 0; i < text->count; i++) {
        struct text_line line = text->lines[i];

        measure(&line);
        if (ends_mail(text, &line))
            break;
        /* Of a mail that was quoted. */
        if (is_comment(line.text))
            continue;
        if (line.indent == 0 && line.text[0] == '>')
            return refuse_quoted(text, &line);
        if (check_line(text, &line))
            text->lines[kept++] = line;
        else
            good = false;
    }
    text->count = kept;
    for (size_t i = 0, first = kept ? text->lines[0].indent : 0; i < kept; i++)
        text->lines[i].indent -=
            text->lines[i].indent < first ? text->lines[i].indent : first;
    return good;
}

void known_sides(struct known *out, const struct ruleset *ruleset,
                 const struct module *module, struct arena *arena)
{
    known_init(out, arena);
    foreach_game_side (side, ruleset, module)
        known_add(out, side->id, side->name);
    known_close(out);
}

bool text_split(struct text *text, const char *bytes, size_t length)
{
    const struct place place = {text->file, 1};

    if (strlen(bytes) != length)
        return refuse(text->report, &place, FILE_RULE(unreadable),
                      "the file has bytes that are no text: save it as plain "
                      "text in UTF-8");
    /* Without the mark that some editors put before UTF-8. */
    if (!cut(text,
             strncmp(bytes, "\xef\xbb\xbf", 3) == 0 ? bytes + 3 : bytes)) {
        text->count = 0;
        return refuse(text->report, &place, FILE_RULE(too_large),
                      "without comments the text has more than %d bytes, the "
                      "limit of a sheet",
                      MOST_BYTES);
    }
    skip_greeting(text);
    unquote(text);
    return sift(text);
}

/* How findings are worded and printed. */
#include "core/report.h"

#include "core/arena.h"
#include "core/buffer.h"

char *finding_text(struct arena *arena, const struct finding *finding)
{
    struct buffer words;
    char *text;

    buffer_init(&words);
    if (finding->rule)
        citation_put(&words, finding->rule->book, finding->rule->number,
                     finding->also);
    text = arena_text(arena, finding->rule ? "%s [%.*s]" : "%s", finding->text,
                      (int)words.length, words.bytes);
    buffer_release(&words);
    return text;
}

/* How many bytes the character has that begins here; 0 if it is none of UTF-8
 * or one that commands a terminal. */
static size_t harmless(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    size_t length = 0;

    if (at[0] < 0x80)
        return at[0] >= ' ' && at[0] != 0x7f;
    if (at[0] >= 0xc2 && at[0] < 0xf5)
        length = at[0] < 0xe0 ? 2 : at[0] < 0xf0 ? 3 : 4;
    for (size_t i = 1; i < length; i++)
        if ((at[i] & 0xc0) != 0x80)
            return 0;
    return at[0] == 0xc2 && at[1] < 0xa0 ? 0 : length;
}

/* A foreign file's words must not move the cursor of a terminal or pretend to
 * be a line of ours. */
static void print_words(const char *text, FILE *out)
{
    while (*text) {
        size_t length = harmless(text);

        if (length > 0)
            fwrite(text, 1, length, out);
        else
            fputc('?', out);
        text += length > 0 ? length : 1;
    }
}

static void print_place(const struct place *place, FILE *out)
{
    print_words(place->file ? place->file : "berthier", out);
    if (place->line > 0)
        fprintf(out, ":%ld", place->line);
    fputs(": ", out);
}

static void print_citation(const struct finding *finding, FILE *out)
{
    struct buffer words;

    if (!finding->rule)
        return;
    buffer_init(&words);
    citation_put(&words, finding->rule->book, finding->rule->number,
                 finding->also);
    fprintf(out, " [%.*s]", (int)words.length, words.bytes);
    buffer_release(&words);
}

static bool is_trouble(const struct finding *finding)
{
    return !finding->rule && !finding->is_remark;
}

static void print_finding(const struct finding *finding, FILE *out)
{
    if (is_trouble(finding)) {
        fputs("berthier: trouble: ", out);
        if (finding->place.file)
            print_place(&finding->place, out);
    } else {
        print_place(&finding->place, out);
        fputs(finding->is_remark ? "note: " : "refused: ", out);
    }
    print_words(finding->text, out);
    print_citation(finding, out);
    fputc('\n', out);
}

void report_print(const struct report *report, FILE *out)
{
    size_t hidden = 0;

    for (size_t i = 0; i < report_size(report); i++) {
        const struct finding *finding = report_finding(report, i);

        if (i >= REPORT_SHOWN && !is_trouble(finding)) {
            hidden++;
            continue;
        }
        print_finding(finding, out);
    }
    if (hidden > 0)
        fprintf(out, "berthier: %zu more of this are not shown\n", hidden);
}

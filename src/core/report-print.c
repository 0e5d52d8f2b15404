/* How findings are worded and printed. */
#include "core/report.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "core/displayable.h"

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

/* A foreign file's words must not move the cursor of a terminal or pretend to
 * be a line of ours. */
static void print_words(const char *text, FILE *out)
{
    uint32_t character;
    size_t length;

    for (; *text; text += length > 0 ? length : 1) {
        length = character_at(text, &character);
        if (length > 0 && displayable_at(text) > 0)
            fwrite(text, 1, length, out);
        else
            fputc('?', out);
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

/* Fuzz target: orders as text, read at two desks. What is read without a
 * finding is written, and read as the same sheet again. */
#include "tests/fuzz/fuzz.h"

#include "campaign/documents/sheet.h"
#include "campaign/text/text.h"

#include <string.h>

/* The head says for whom and what it is; here it is for whatever it says. */
static bool read_sheet(struct sheet *out, struct fuzz *fuzz,
                       const struct desk *desk, const struct bytes *bytes)
{
    const struct text_file file = {"input", bytes->data, bytes->length};
    size_t before = report_findings(fuzz->report);
    struct text *text = text_open(&file, fuzz->arena, fuzz->report);
    struct text_home home = {.desk = desk};
    const struct element *root;

    if (!text)
        return false;
    home.module = text_head(text)->module;
    home.exchange = text_head(text)->exchange;
    home.game = home.state = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
                             "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
    root = text_read(text, &home);
    fuzz_must(root != NULL, "a text is for its own exchange");
    return sheet_read(out, root, "input", fuzz->arena, fuzz->report) &&
           report_findings(fuzz->report) == before;
}

static void write_text(struct buffer *out, const struct desk *desk,
                       const struct sheet *sheet)
{
    const struct text_head head = {"windfall", sheet->exchange, sheet->from};

    text_put_sheet(out, &head, desk, sheet);
}

static void there_and_back(struct fuzz *fuzz, int which)
{
    struct desk desk = *fuzz_desk(which);
    struct sheet sheet, again;
    struct buffer once, twice, text;
    struct bytes bytes;

    desk.arena = fuzz->arena;
    if (!read_sheet(&sheet, fuzz, &desk, &fuzz->bytes))
        return;
    buffer_init(&once);
    buffer_init(&twice);
    buffer_init(&text);
    sheet_write(&once, &sheet);
    write_text(&text, &desk, &sheet);
    bytes = (struct bytes){text.bytes, text.length};
    fuzz_must(text_is_orders(text.bytes, text.length),
              "what is written is found");
    fuzz_must(read_sheet(&again, fuzz, &desk, &bytes),
              "what is written is read again");
    sheet_write(&twice, &again);
    fuzz_must(once.length == twice.length &&
                  memcmp(once.bytes, twice.bytes, once.length) == 0,
              "what is read again is the same sheet");
    buffer_release(&once);
    buffer_release(&twice);
    buffer_release(&text);
}

void fuzz_target(struct fuzz *fuzz)
{
    there_and_back(fuzz, 0);
    there_and_back(fuzz, 1);
}

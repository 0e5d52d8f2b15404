/* Fuzz target: a lock, and the text in it whose digest makes the dice. */
#include "tests/fuzz/fuzz.h"

#include "campaign/documents/documents.h"
#include "trust/exchange_texts.h"

#include <string.h>

/* There is but one spelling of a lock's text. */
static void check_text(const char *text, struct fuzz *fuzz)
{
    struct lock_text lock;
    struct buffer again;

    if (!lock_text_read(&lock, "input", text, fuzz->arena, fuzz->report))
        return;
    buffer_init(&again);
    lock_text_write(&again, &lock);
    fuzz_must(strcmp(again.bytes, text) == 0, "a lock's text has one spelling");
    buffer_release(&again);
}

static bool through(struct buffer *out, const struct element *root,
                    struct fuzz *fuzz)
{
    struct lock lock;

    if (!lock_read(&lock, root, "input", fuzz->arena, fuzz->report))
        return false;
    check_text(lock.text, fuzz);
    lock_write(out, &lock);
    return true;
}

void fuzz_target(struct fuzz *fuzz)
{
    check_text(fuzz->bytes.data, fuzz);
    fuzz_document(fuzz, DOCUMENT_LOCK, through);
}

/* Fuzz target: a memory file. What is read is what was written. */
#include "tests/fuzz/fuzz.h"

#include "trust/memory.h"

#include <string.h>

void fuzz_target(struct fuzz *fuzz)
{
    static const char head[] = "berthier-memory/1\n";
    struct memory memory;
    struct buffer again;

    if (!memory_read(&memory, "input", fuzz->bytes.data, fuzz->bytes.length,
                     fuzz->arena, fuzz->report))
        return;
    /* A line without its end was torn, and may have been the first. */
    if (memory.count == 0)
        return;
    buffer_init(&again);
    buffer_puts(&again, head);
    for (size_t i = 0; i < memory.count; i++)
        memory_line(&again, &memory.facts[i]);
    fuzz_must(again.length <= fuzz->bytes.length &&
                  memcmp(again.bytes, fuzz->bytes.data, again.length) == 0 &&
                  !memchr(fuzz->bytes.data + again.length, '\n',
                          fuzz->bytes.length - again.length),
              "a memory has one spelling");
    buffer_release(&again);
}

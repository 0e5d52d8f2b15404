/* Fuzz target: a module's folder of tables. The input holds its files one
 * behind the other, each after a line "== NAME". */
#include "tests/fuzz/fuzz.h"

#include "campaign/documents/module_build.h"
#include "io/files.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_FILES = 40, LONGEST_NAME = 40 };

static const char *folder(void)
{
    static char made[200];
    const char *place = getenv("TMPDIR");

    if (made[0])
        return made;
    snprintf(made, sizeof(made), "%s/tables-XXXXXX", place ? place : "/tmp");
    fuzz_must(mkdtemp(made) != NULL, "a folder can be made");
    return made;
}

/* Names of tables alone: an input writes nowhere else. */
static bool is_table(const char *name, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (!islower((unsigned char)name[i]) && name[i] != '-' &&
            name[i] != '.')
            return false;
    return length > 4 && length < LONGEST_NAME && name[0] != '.' &&
           strncmp(name + length - 4, ".tsv", 4) == 0;
}

/* Where the next file begins, or the end. */
static const char *next_file(const char *at, const char *end)
{
    for (; at < end; at++)
        if (end - at > 4 && memcmp(at, "\n== ", 4) == 0)
            return at + 1;
    return end;
}

static size_t split(struct folder_file files[MOST_FILES], struct fuzz *fuzz)
{
    const char *end = fuzz->bytes.data + fuzz->bytes.length;
    const char *at = fuzz->bytes.data;
    size_t count = 0;

    while (at < end && count < MOST_FILES) {
        const char *next = next_file(at, end);
        const char *line = memchr(at, '\n', (size_t)(next - at));

        if (line && line - at > 3 && memcmp(at, "== ", 3) == 0 &&
            is_table(at + 3, (size_t)(line - at - 3)))
            files[count++] = (struct folder_file){
                arena_string(fuzz->arena, at + 3, (size_t)(line - at - 3)),
                {line + 1, (size_t)(next - line - 1)}};
        at = next;
    }
    return count;
}

void fuzz_target(struct fuzz *fuzz)
{
    struct folder_file files[MOST_FILES];
    struct module_document head;
    struct buffer module;
    size_t count = split(files, fuzz);

    fuzz_must(folder_remove(folder(), fuzz->report) &&
                  folder_make(folder(), fuzz->report) &&
                  folder_write(folder(), files, count, fuzz->report),
              "the folder can be written");
    buffer_init(&module);
    (void)module_build(&module, &head, folder(), fuzz->arena, fuzz->report);
    buffer_release(&module);
    fuzz_must(folder_remove(folder(), fuzz->report),
              "the folder can be removed");
}

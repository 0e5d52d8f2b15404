/* libgit2 as we want it: durable, strict, and deaf to everybody's settings. */
#include "io/history-store.h"

#include <git2/sys/alloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Without memory libgit2 crashes anywhere; better here, with a word. */
static void *or_abort(void *memory)
{
    if (memory)
        return memory;
    fputs("berthier: out of memory\n", stderr);
    abort();
}

static size_t product(size_t count, size_t size)
{
    if (size && count > SIZE_MAX / size)
        or_abort(NULL);
    return count * size;
}

/* No object of a history comes near; a damaged or hostile pack may claim one
 * that does, and libgit2 then says that it cannot be read. */
enum {
    BLOCK_LIMIT = 512 * 1024 * 1024,
    OBJECTS_LIMIT = 4000000,
};

static void *allocate(size_t size, const char *file, int line)
{
    (void)file;
    (void)line;
    if (size > BLOCK_LIMIT)
        return NULL;
    return or_abort(malloc(size ? size : 1));
}

static void *allocate_zeroed(size_t count, size_t size, const char *file,
                             int line)
{
    size_t total = product(count, size);
    void *memory = allocate(total, file, line);

    return memory ? memset(memory, 0, total) : NULL;
}

static void *allocate_array(size_t count, size_t size, const char *file,
                            int line)
{
    return allocate(product(count, size), file, line);
}

static void *reallocate(void *memory, size_t size, const char *file, int line)
{
    (void)file;
    (void)line;
    if (size > BLOCK_LIMIT)
        return NULL;
    return or_abort(realloc(memory, size ? size : 1));
}

static void *reallocate_array(void *memory, size_t count, size_t size,
                              const char *file, int line)
{
    return reallocate(memory, product(count, size), file, line);
}

static char *copy_exactly(const char *text, size_t length, const char *file,
                          int line)
{
    char *copy = allocate(length + 1, file, line);

    if (!copy)
        return NULL;
    memcpy(copy, text, length);
    copy[length] = '\0';
    return copy;
}

static char *copy_at_most(const char *text, size_t length, const char *file,
                          int line)
{
    return copy_exactly(text, strnlen(text, length), file, line);
}

static char *copy_text(const char *text, const char *file, int line)
{
    return copy_exactly(text, strlen(text), file, line);
}

static int set_allocator(void)
{
    git_allocator aborting = {
        .gmalloc = allocate,
        .gcalloc = allocate_zeroed,
        .gstrdup = copy_text,
        .gstrndup = copy_at_most,
        .gsubstrdup = copy_exactly,
        .grealloc = reallocate,
        .greallocarray = reallocate_array,
        .gmallocarray = allocate_array,
        .gfree = free,
    };

    return git_libgit2_opts(GIT_OPT_SET_ALLOCATOR, &aborting);
}

static int set_options(void)
{
    const int levels[] = {GIT_CONFIG_LEVEL_SYSTEM, GIT_CONFIG_LEVEL_XDG,
                          GIT_CONFIG_LEVEL_GLOBAL,
                          GIT_CONFIG_LEVEL_PROGRAMDATA};
    int failed = 0;

    for (size_t i = 0; i < sizeof(levels) / sizeof(*levels); i++)
        failed |= git_libgit2_opts(GIT_OPT_SET_SEARCH_PATH, levels[i], "");
    failed |= git_libgit2_opts(GIT_OPT_ENABLE_FSYNC_GITDIR, 1);
    failed |= git_libgit2_opts(GIT_OPT_ENABLE_STRICT_OBJECT_CREATION, 1);
    failed |= git_libgit2_opts(GIT_OPT_ENABLE_STRICT_HASH_VERIFICATION, 1);
    failed |=
        git_libgit2_opts(GIT_OPT_SET_PACK_MAX_OBJECTS, (size_t)OBJECTS_LIMIT);
    /* An auditor reads repositories that belong to somebody else. */
    failed |= git_libgit2_opts(GIT_OPT_SET_OWNER_VALIDATION, 0);
    return failed;
}

bool history_start(struct report *report)
{
    if (set_allocator() == 0 && git_libgit2_init() > 0 && set_options() == 0)
        return true;
    return history_trouble(NULL, report, "libgit2 cannot be started");
}

bool history_trouble(const struct history *history, struct report *report,
                     const char *what)
{
    const git_error *error = git_error_last();

    return trouble(report, history ? history->folder : NULL, "%s: %s", what,
                   error && error->message ? error->message
                                           : "no reason given");
}

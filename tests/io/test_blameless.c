/* A file that the machine cannot read, and that may be as good as any. */
#include "io/files.h"

#include "core/arena.h"
#include "tests/support/test.h"

#include <stdlib.h>
#include <sys/resource.h>

/* How many files this process may have open. */
static rlim_t allow_files(rlim_t count)
{
    struct rlimit limit;
    rlim_t before;

    assert_int_equal(getrlimit(RLIMIT_NOFILE, &limit), 0);
    before = limit.rlim_cur;
    limit.rlim_cur = count;
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &limit), 0);
    return before;
}

static void too_many_files_are_trouble(void **state)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    char folder[] = "/tmp/berthier-blameless-XXXXXX";
    struct bytes found;
    const char *path;
    rlim_t before;

    (void)state;
    assert_non_null(mkdtemp(folder));
    path = arena_text(arena, "%s/file", folder);
    assert_true(file_write(path, "good", 4, report));
    before = allow_files(0);
    assert_false(file_read(&found, path, 10, arena, report));
    allow_files(before);
    assert_int_equal(report_troubles(report), 1);
    assert_int_equal(report_findings(report), 0);
    assert_true(file_read(&found, path, 10, arena, report));
    assert_true(folder_remove(folder, report));
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(too_many_files_are_trouble),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

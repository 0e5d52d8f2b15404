/* What lies under the name of a temporary file before it is written. */
#include "io/files.h"

#include "core/arena.h"
#include "tests/support/test.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

struct shared_folder {
    struct arena *arena;
    struct report *report;
    const char *folder, *key, *left;
};

static struct shared_folder begin(void)
{
    struct shared_folder shared = {.arena = arena_new()};
    char pattern[] = "/tmp/berthier-left-XXXXXX";

    assert_non_null(mkdtemp(pattern));
    shared.report = report_new(shared.arena);
    shared.folder = arena_text(shared.arena, "%s", pattern);
    shared.key = arena_text(shared.arena, "%s/newbie.key", pattern);
    shared.left = arena_text(shared.arena, "%s/.newbie.key.tmp", pattern);
    return shared;
}

static void end(struct shared_folder *shared)
{
    assert_true(folder_remove(shared->folder, report_new(shared->arena)));
    arena_free(shared->arena);
}

static void assert_holds(const struct shared_folder *shared, const char *path,
                         const char *text)
{
    struct bytes found;

    assert_true(file_read(&found, path, 100, shared->arena, shared->report));
    assert_string_equal(found.data, text);
}

/* Who laid a file there that all may read keeps it open: what he reads of it
 * is his own. */
static void left_over_reads_no_key(void **state)
{
    struct shared_folder shared = begin();
    const char *linked = arena_text(shared.arena, "%s/linked", shared.folder);
    int file = open(shared.left, O_CREAT | O_RDWR, 0666);
    char found[20] = "";

    (void)state;
    assert_true(file >= 0);
    assert_int_equal(write(file, "laid", 4), 4);
    assert_int_equal(link(shared.left, linked), 0);
    assert_true(file_write_private(shared.key, "secret", 6, shared.report));
    assert_int_equal(pread(file, found, sizeof(found), 0), 4);
    assert_string_equal(found, "laid");
    assert_holds(&shared, linked, "laid");
    assert_holds(&shared, shared.key, "secret");
    assert_false(file_exists(shared.left));
    close(file);
    end(&shared);
}

static void left_over_of_another_user_is_trouble(void **state)
{
    struct shared_folder shared = begin();

    (void)state;
    assert_true(file_write(shared.left, "laid", 4, shared.report));
    assert_int_equal(chmod(shared.left, 0666), 0);
    if (chown(shared.left, 65534, 65534) < 0) {
        end(&shared);
        skip(); /* root alone gives files away */
    }
    assert_false(file_write_private(shared.key, "secret", 6, shared.report));
    assert_int_equal(report_troubles(shared.report), 1);
    assert_string_equal(
        report_finding(shared.report, 0)->text,
        arena_text(shared.arena,
                   "cannot be written: '%s' is there and another user's",
                   shared.left));
    assert_holds(&shared, shared.left, "laid");
    assert_false(file_exists(shared.key));
    end(&shared);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(left_over_reads_no_key),
        cmocka_unit_test(left_over_of_another_user_is_trouble),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Files and folders: what is read, what is refused, and what a write leaves. */
#include "io/files.h"

#include "core/arena.h"
#include "tests/support/test.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* A folder of the test's own, removed at its end. */
struct place_of_work {
    struct arena *arena;
    struct report *report;
    const char *folder;
};

static struct place_of_work begin(void)
{
    struct place_of_work work = {.arena = arena_new()};
    char pattern[] = "/tmp/berthier-files-XXXXXX";

    work.report = report_new(work.arena);
    assert_non_null(mkdtemp(pattern));
    work.folder = arena_text(work.arena, "%s", pattern);
    return work;
}

static const char *inside(const struct place_of_work *work, const char *name)
{
    return arena_text(work->arena, "%s/%s", work->folder, name);
}

static void end(struct place_of_work *work)
{
    assert_true(folder_remove(work->folder, report_new(work->arena)));
    assert_false(folder_exists(work->folder));
    arena_free(work->arena);
}

static void assert_holds(const struct place_of_work *work, const char *path,
                         const char *text)
{
    struct bytes found;

    assert_true(file_read(&found, path, 1000, work->arena, work->report));
    assert_int_equal(found.length, strlen(text));
    assert_string_equal(found.data, text);
}

static const struct read_row {
    const char *name;
    size_t length;
    size_t limit;
    const char *number; /* NULL: read */
} read_rows[] = {
    {"empty", 0, 10, NULL},
    {"below the limit", 9, 10, NULL},
    {"at the limit", 10, 10, NULL},
    {"above the limit", 11, 10, "too-large"},
    {"far above the limit", 300000, 10, "too-large"},
    {"large", 300000, 300000, NULL},
};

static void file_is_read(void **state)
{
    const struct read_row *row = *state;
    struct place_of_work work = begin();
    const char *path = inside(&work, "file");
    char *content = arena_zeroed(work.arena, row->length + 1, 1);
    struct bytes found;
    bool done;

    memset(content, 'x', row->length);
    assert_true(file_write(path, content, row->length, work.report));
    done = file_read(&found, path, row->limit, work.arena, work.report);
    assert_int_equal(done, row->number == NULL);
    if (row->number) {
        assert_true(report_cites(work.report, "file", row->number));
    } else {
        assert_int_equal(found.length, row->length);
        assert_memory_equal(found.data, content, row->length + 1);
    }
    end(&work);
}

/* The same through a pipe that is standard input. */
static void stream_is_read(void **state)
{
    const struct read_row *row = *state;
    struct place_of_work work = begin();
    const char *path = inside(&work, "file");
    char *content = arena_zeroed(work.arena, row->length + 1, 1);
    int before = dup(STDIN_FILENO);
    struct bytes found;

    memset(content, 'x', row->length);
    assert_true(file_write(path, content, row->length, work.report));
    assert_non_null(freopen(path, "r", stdin));
    assert_int_equal(
        file_read(&found, "-", row->limit, work.arena, work.report),
        row->number == NULL);
    if (row->number)
        assert_true(report_cites(work.report, "file", row->number));
    else
        assert_int_equal(found.length, row->length);
    dup2(before, STDIN_FILENO);
    close(before);
    end(&work);
}

static const struct unreadable_row {
    const char *name;
    const char *path; /* inside the folder */
} unreadable_rows[] = {
    {"a file that is missing", "none"},
    {"a folder", "."},
    {"a pipe nobody writes to", "pipe"},
    {"a file as a folder", "file/below"},
};

static void unreadable_is_refused(void **state)
{
    const struct unreadable_row *row = *state;
    struct place_of_work work = begin();
    struct bytes found;

    assert_int_equal(mkfifo(inside(&work, "pipe"), 0600), 0);
    assert_true(file_write(inside(&work, "file"), "x", 1, work.report));
    assert_false(file_read(&found, inside(&work, row->path), 10, work.arena,
                           work.report));
    assert_true(report_cites(work.report, "file", "unreadable"));
    assert_int_equal(report_troubles(work.report), 0);
    /* A device or a pipe is not written over. */
    assert_false(file_write(inside(&work, "pipe"), "x", 1, work.report));
    end(&work);
}

/* Names what else lies there: no temporary file may stay. */
static void assert_alone(const struct place_of_work *work, const char *name)
{
    struct names names;

    assert_true(folder_list(&names, work->folder, work->arena, work->report));
    assert_int_equal(names.count, 1);
    assert_string_equal(names.items[0], name);
}

static void write_replaces_whole(void **state)
{
    struct place_of_work work = begin();
    const char *path = inside(&work, "file");
    struct stat found;

    (void)state;
    assert_true(file_write(path, "a long text", 11, work.report));
    assert_true(file_write(path, "short", 5, work.report));
    assert_holds(&work, path, "short");
    /* What a killed run left is used up, even if more could be read of it. */
    assert_int_equal(symlink("file", inside(&work, ".other.tmp")), 0);
    assert_false(file_write(inside(&work, "other"), "x", 1, work.report));
    assert_holds(&work, path, "short");
    assert_int_equal(unlink(inside(&work, ".other.tmp")), 0);
    assert_int_equal(
        close(open(inside(&work, ".file.tmp"), O_CREAT | O_WRONLY, 0644)), 0);
    assert_true(file_write_private(path, "secret", 6, work.report));
    assert_int_equal(stat(path, &found), 0);
    assert_int_equal(found.st_mode & 0777, 0600);
    assert_alone(&work, "file");
    end(&work);
}

static void failed_write_is_one_trouble(void **state)
{
    struct place_of_work work = begin();
    const char *path = inside(&work, "folder");

    (void)state;
    assert_true(folder_make(inside(&work, "folder/full"), work.report));
    assert_false(file_write(path, "x", 1, work.report));
    assert_int_equal(report_troubles(work.report), 1);
    assert_alone(&work, "folder");
    assert_false(file_write(inside(&work, "none/file"), "x", 1, work.report));
    assert_int_equal(report_troubles(work.report), 2);
    end(&work);
}

/* A write beyond 20 bytes succeeds in part, then fails as on a full disk. */
static void limit_files(void)
{
    const struct rlimit limit = {20, 20};

    signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &limit);
}

static void full_disk_changes_nothing(void **state)
{
    struct place_of_work work = begin();
    const char *file = inside(&work, "file");
    const char *memory = inside(&work, "memory");
    const char *text = "more than twenty bytes, and one line\n";
    pid_t child;
    int status;

    (void)state;
    assert_true(file_write(file, "old", 3, work.report));
    assert_true(file_append(memory, "one\n", 4, work.report));
    child = fork();
    if (child == 0) {
        limit_files();
        file_write(file, text, strlen(text), work.report);
        file_append(memory, text, strlen(text), work.report);
        _exit((int)report_troubles(work.report));
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 2);
    assert_holds(&work, file, "old");
    assert_holds(&work, memory, "one\n");
    assert_false(file_exists(inside(&work, ".file.tmp")));
    end(&work);
}

static void folders_are_made_and_listed(void **state)
{
    struct place_of_work work = begin();
    struct names names;

    (void)state;
    assert_true(folder_make(inside(&work, "b//c/"), work.report));
    assert_true(folder_make(inside(&work, "b/c"), work.report));
    assert_true(folder_exists(inside(&work, "b/c")));
    assert_true(file_write(inside(&work, "a"), "", 0, work.report));
    assert_true(file_write(inside(&work, "B"), "", 0, work.report));
    assert_true(folder_list(&names, work.folder, work.arena, work.report));
    assert_int_equal(names.count, 3);
    assert_string_equal(names.items[0], "B");
    assert_string_equal(names.items[1], "a");
    assert_string_equal(names.items[2], "b");
    assert_true(
        folder_list(&names, inside(&work, "none"), work.arena, work.report));
    assert_int_equal(names.count, 0);
    assert_true(report_clean(work.report));
    assert_false(folder_make(inside(&work, "a/c"), work.report));
    assert_int_equal(report_troubles(work.report), 1);
    end(&work);
}

static void removing_spares_what_links_point_to(void **state)
{
    struct place_of_work work = begin();
    const char *kept = inside(&work, "kept");

    (void)state;
    assert_true(folder_make(inside(&work, "gone/below/deep"), work.report));
    assert_true(folder_make(kept, work.report));
    assert_true(file_write(inside(&work, "kept/file"), "x", 1, work.report));
    assert_int_equal(symlink(kept, inside(&work, "gone/below/link")), 0);
    assert_true(folder_remove(inside(&work, "gone"), work.report));
    assert_false(folder_exists(inside(&work, "gone")));
    assert_true(file_exists(inside(&work, "kept/file")));
    assert_true(folder_remove(inside(&work, "gone"), work.report));
    assert_true(file_remove(inside(&work, "kept/file"), work.report));
    assert_true(file_remove(inside(&work, "kept/file"), work.report));
    assert_true(report_clean(work.report));
    end(&work);
}

/* The second holder gets the lock when the first is dead, not before. */
static void lock_waits_for_a_death(void **state)
{
    struct place_of_work work = begin();
    const char *path = inside(&work, "lock");
    int started[2];
    char byte;
    pid_t child;
    int lock;

    (void)state;
    assert_int_equal(pipe(started), 0);
    child = fork();
    if (child == 0) {
        bool held =
            file_lock(path, work.report) >= 0 && write(started[1], "x", 1) == 1;

        usleep(50000);
        if (held)
            file_append(inside(&work, "said"), "first ", 6, work.report);
        _exit(0);
    }
    assert_int_equal(read(started[0], &byte, 1), 1);
    lock = file_lock(path, work.report);
    assert_true(lock >= 0);
    assert_true(file_append(inside(&work, "said"), "second", 6, work.report));
    file_unlock(lock);
    assert_int_equal(waitpid(child, NULL, 0), child);
    assert_holds(&work, inside(&work, "said"), "first second");
    close(started[0]);
    close(started[1]);
    end(&work);
}

enum { WRITERS = 3, ROUNDS = 40, SIZE = 200000 };

/* A process that writes the file again and again, all of one letter. */
static void start_writer(const struct place_of_work *work, char letter)
{
    char *text = arena_zeroed(work->arena, SIZE, 1);

    if (fork() != 0)
        return;
    memset(text, letter, SIZE);
    for (int i = 0; i < ROUNDS; i++) {
        if (!file_write(inside(work, "file"), text, SIZE, work->report))
            _exit(1);
    }
    _exit(0);
}

static void assert_one_letter(const struct place_of_work *work)
{
    struct arena *arena = arena_new();
    struct bytes found;

    assert_true(
        file_read(&found, inside(work, "file"), SIZE, arena, work->report));
    assert_int_equal(found.length, SIZE);
    for (size_t at = 1; at < SIZE; at++)
        assert_true(found.data[at] == found.data[0]);
    arena_free(arena);
}

/* Many writers, one reader: whole texts alone are ever seen. */
static void no_half_file_is_seen(void **state)
{
    struct place_of_work work = begin();
    char *text = arena_zeroed(work.arena, SIZE, 1);

    (void)state;
    memset(text, '0', SIZE);
    assert_true(file_write(inside(&work, "file"), text, SIZE, work.report));
    for (int writer = 0; writer < WRITERS; writer++)
        start_writer(&work, (char)('1' + writer));
    for (int i = 0; i < ROUNDS; i++)
        assert_one_letter(&work);
    for (int writer = 0; writer < WRITERS; writer++) {
        int status = 1;

        assert_true(wait(&status) > 0);
        assert_int_equal(status, 0);
    }
    assert_alone(&work, "file");
    end(&work);
}

static const struct single_row {
    const char *name;
    void (*test)(void **state);
} single_rows[] = {
    {"a write replaces the whole file", write_replaces_whole},
    {"a failed write is one line of trouble", failed_write_is_one_trouble},
    {"a full disk changes nothing", full_disk_changes_nothing},
    {"folders are made and listed", folders_are_made_and_listed},
    {"removing a folder spares what its links point to",
     removing_spares_what_links_point_to},
    {"a lock waits for its holder's death", lock_waits_for_a_death},
    {"no half file is ever seen", no_half_file_is_seen},
};

static void single(void **state)
{
    const struct single_row *row = *state;

    row->test(NULL);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(read_rows, file_is_read),
        TABLE(read_rows, stream_is_read),
        TABLE(unreadable_rows, unreadable_is_refused),
        TABLE(single_rows, single),
    };

    return run_tables(tables, LENGTH(tables));
}

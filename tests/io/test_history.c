/* The history as the program reads it. */
#include "io/history.h"

#include "core/arena.h"
#include "tests/io/scene.h"
#include "tests/support/test.h"

#include <unistd.h>

static void chain_is_walked(void)
{
    struct scene scene = scene_begin();
    char id[41];

    for (size_t back = 0; back < 3; back++) {
        assert_true(history_id(scene.history, back, id));
        assert_string_equal(id, scene.ids[2 - back]);
    }
    assert_false(history_id(scene.history, 3, id));
    assert_int_equal(history_length(scene.history), 3);
    scene_end(&scene);
}

static void new_one_is_empty(void)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    char folder[] = "/tmp/berthier-history-XXXXXX";
    struct history *history;
    char id[41];

    assert_non_null(mkdtemp(folder));
    history = history_make(folder, report);
    assert_false(history_id(history, 0, id));
    assert_int_equal(history_length(history), 0);
    assert_false(history_exported(history));
    assert_true(history_export(history, report));
    history_close(history);
    /* Making it again opens it. */
    history = history_make(folder, report);
    assert_non_null(history);
    history_close(history);
    assert_true(report_clean(report));
    assert_true(folder_remove(folder, report));
    arena_free(arena);
}

static void files_are_read(void)
{
    struct scene scene = scene_begin();
    struct bytes found;
    struct names paths;

    assert_true(history_file(scene.history, scene.ids[1], "turn.xml", &found,
                             scene.arena, scene.report));
    assert_string_equal(found.data, "turn 1\n");
    assert_true(history_file(scene.history, scene.ids[0], "orders/anna.xml",
                             &found, scene.arena, scene.report));
    assert_int_equal(found.length, 3);
    assert_memory_equal(found.data, "a\0b", 4);
    assert_true(history_file(scene.history, scene.ids[0], "orders/bert.xml",
                             &found, scene.arena, scene.report));
    assert_non_null(found.data);
    assert_int_equal(found.length, 0);
    assert_true(history_paths(scene.history, scene.ids[0], &paths, scene.arena,
                              scene.report));
    assert_int_equal(paths.count, 4);
    assert_string_equal(paths.items[0], "log.txt");
    assert_string_equal(paths.items[2], "orders/bert.xml");
    scene_end(&scene);
}

static const struct absent_row {
    const char *name;
    const char *path;
} absent_rows[] = {
    {"a file that is not there", "none.xml"},
    {"a folder", "orders"},
    {"a file below a file", "log.txt/more"},
    {"a file in a folder that is not there", "none/anna.xml"},
};

static void absent_file_has_no_data(void **state)
{
    const struct absent_row *row = *state;
    struct scene scene = scene_begin();
    struct bytes found = {"x", 1};

    assert_true(history_file(scene.history, scene.ids[2], row->path, &found,
                             scene.arena, scene.report));
    assert_null(found.data);
    assert_true(report_clean(scene.report));
    scene_end(&scene);
}

static const struct stranger_row {
    const char *name;
    const char *id;
} stranger_rows[] = {
    {"no id", "head"},
    {"an id of nothing", "0123456789012345678901234567890123456789"},
};

static void strange_entry_is_trouble(void **state)
{
    const struct stranger_row *row = *state;
    struct scene scene = scene_begin();
    struct bytes found;
    struct bytes signature;
    struct names paths;

    assert_false(history_file(scene.history, row->id, "turn.xml", &found,
                              scene.arena, scene.report));
    assert_false(history_paths(scene.history, row->id, &paths, scene.arena,
                               scene.report));
    assert_false(history_raw(scene.history, row->id, &found, &signature,
                             scene.arena, scene.report));
    assert_int_equal(report_troubles(scene.report), 3);
    scene_end(&scene);
}

static void signed_part_is_what_was_signed(void)
{
    struct scene scene = scene_begin();
    struct bytes part;
    struct bytes signature;

    assert_true(history_raw(scene.history, scene.ids[1], &part, &signature,
                            scene.arena, scene.report));
    assert_string_equal(signature.data,
                        arena_text(scene.arena,
                                   "-----BEGIN SSH SIGNATURE-----\n%zu\n"
                                   "-----END SSH SIGNATURE-----",
                                   part.length));
    assert_non_null(strstr(part.data, scene.ids[0]));
    assert_non_null(strstr(part.data, "author host <host@berthier.invalid> "
                                      "1000000001 +0000\n"));
    assert_null(strstr(part.data, "gpgsig"));
    scene_end(&scene);
}

static void unsigned_commit_has_no_signature(void)
{
    struct scene scene = scene_begin();
    struct bytes part;
    struct bytes signature;
    char id[41];

    assert_int_equal(
        system(arena_text(scene.arena,
                          "git -C %s -c user.name=x -c user.email=y "
                          "-c commit.gpgsign=false commit -q --allow-empty "
                          "-m z",
                          scene.folder)),
        0);
    scene_open(&scene, false);
    assert_true(history_id(scene.history, 0, id));
    assert_true(history_raw(scene.history, id, &part, &signature, scene.arena,
                            scene.report));
    assert_null(signature.data);
    assert_non_null(strstr(part.data, "author x <y>"));
    scene_end(&scene);
}

/* Git's own checksum is looked at whenever an object is read. */
static void damaged_object_is_trouble(void)
{
    struct scene scene = scene_begin();
    const char *command =
        "f=$(git rev-parse main:turn.xml | sed 's|^..|.git/objects/&/|'); "
        "g=$(git rev-parse main:log.txt | sed 's|^..|.git/objects/&/|'); "
        "cp -f \"$g\" \"$f\"";
    struct bytes found;

    assert_int_equal(
        system(arena_text(scene.arena, "cd %s && %s", scene.folder, command)),
        0);
    scene_open(&scene, false);
    assert_false(history_file(scene.history, scene.ids[2], "turn.xml", &found,
                              scene.arena, scene.report));
    assert_int_equal(report_troubles(scene.report), 1);
    scene_end(&scene);
}

static void other_folder_is_refused(void)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    char folder[] = "/tmp/berthier-history-XXXXXX";

    assert_non_null(mkdtemp(folder));
    assert_null(history_open(folder, false, report));
    assert_null(history_open("/nonexistent", true, report));
    assert_int_equal(report_findings(report), 2);
    assert_true(report_cites(report, "file", "unreadable"));
    assert_int_equal(report_troubles(report), 0);
    assert_int_equal(rmdir(folder), 0);
    arena_free(arena);
}

static void entry_is_shown(void)
{
    struct scene scene = scene_begin();
    const struct bytes anna = {"a\0b", 3};
    struct bytes bytes, signature, text;
    struct shown_entry shown;

    assert_true(history_show(scene.history, scene.ids[0], "orders", &bytes,
                             scene.arena, scene.report));
    assert_true(history_shown(&shown, &bytes, "orders"));
    assert_true(shown_holds(&shown.folder, "anna.xml", &anna));
    assert_false(shown_holds(&shown.folder, "bert.xml", &anna));
    assert_false(shown_holds(&shown.tree, "anna.xml", &anna));
    assert_true(history_raw(scene.history, scene.ids[0], &text, &signature,
                            scene.arena, scene.report));
    assert_ptr_equal(strstr(shown.title, strstr(text.data, "\n\n") + 2),
                     shown.title);
    assert_non_null(
        strstr(text.data, arena_text(scene.arena, "> %lld +0000\n\n",
                                     (long long)shown.time)));
    scene_end(&scene);
}

/* Its trees hang on the commit, and every byte of them counts; the commit's own
 * are for who verifies it. */
static void shown_entry_hangs_together(void)
{
    struct scene scene = scene_begin();
    struct shown_entry shown, other;
    struct bytes bytes;
    char *spare;
    int accepted = 0;

    assert_true(history_show(scene.history, scene.ids[0], "orders", &bytes,
                             scene.arena, scene.report));
    assert_true(history_shown(&shown, &bytes, "orders"));
    assert_false(history_shown(&other, &bytes, "inbox"));
    spare = arena_string(scene.arena, bytes.data, bytes.length);
    for (size_t at = (size_t)(shown.tree.data - bytes.data); at < bytes.length;
         at++) {
        spare[at] ^= 1;
        accepted += history_shown(
            &other, &(const struct bytes){spare, bytes.length}, "orders");
        spare[at] ^= 1;
    }
    assert_int_equal(accepted, 0);
    /* Without its folder it is whole. */
    for (bytes.length--; bytes.length > 0; bytes.length--)
        accepted += history_shown(&other, &bytes, "orders");
    assert_int_equal(accepted, 1);
    scene_end(&scene);
}

static const struct single_row {
    const char *name;
    void (*test)(void);
} single_rows[] = {
    {"the chain is walked from the head", chain_is_walked},
    {"a new one is empty", new_one_is_empty},
    {"files are read from any entry", files_are_read},
    {"the signed part is what was signed", signed_part_is_what_was_signed},
    {"a foreign commit has no signature", unsigned_commit_has_no_signature},
    {"a damaged object is trouble", damaged_object_is_trouble},
    {"an entry is shown to who has no history", entry_is_shown},
    {"a shown entry hangs together", shown_entry_hangs_together},
    {"another folder is refused", other_folder_is_refused},
};

static void single(void **state)
{
    const struct single_row *row = *state;

    row->test();
}

int main(void)
{
    const struct table tables[] = {
        TABLE(single_rows, single),
        TABLE(absent_rows, absent_file_has_no_data),
        TABLE(stranger_rows, strange_entry_is_trouble),
    };
    int failures = 1;

    if (scene_start())
        failures = run_tables(tables, LENGTH(tables));
    scene_stop();
    return failures;
}

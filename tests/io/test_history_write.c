/* Writing the history: what goes wrong meanwhile, and what export mends. What
 * git itself says about it: history.sh. */
#include "io/history.h"

#include "core/arena.h"
#include "tests/io/scene.h"
#include "tests/support/test.h"

/* Somebody's git moves the branch between our reading and our writing. */
static void moved_head_is_not_lost(void)
{
    struct scene scene = scene_begin();
    const struct meddling moves = {
        .command = arena_text(scene.arena, "git -C %s update-ref %s %s",
                              scene.folder, "refs/heads/main", scene.ids[0])};
    char id[41];

    assert_false(scene_commit(&scene, 3, &moves, id));
    assert_int_equal(report_troubles(scene.report), 1);
    assert_true(history_id(scene.history, 0, id));
    assert_string_equal(id, scene.ids[0]);
    assert_false(file_exists(scene_path(&scene, ".git/refs/tags/turn-0003")));
    scene_end(&scene);
}

static void refused_signature_commits_nothing(void)
{
    struct scene scene = scene_begin();
    const struct meddling refuses = {.refuses = true};
    char id[41];

    assert_false(scene_commit(&scene, 3, &refuses, id));
    assert_int_equal(report_troubles(scene.report), 1);
    assert_true(history_id(scene.history, 0, id));
    assert_string_equal(id, scene.ids[2]);
    scene_end(&scene);
}

/* A repository from elsewhere may say that its files are elsewhere. */
static void configured_work_tree_is_ignored(void)
{
    struct scene scene = scene_begin();
    const struct meddling none = {0};
    const char *other = scene_path(&scene, "outbox/other");
    struct bytes found;
    char id[41];

    assert_true(folder_make(other, scene.report));
    assert_int_equal(
        system(arena_text(scene.arena, "git -C %s config core.worktree %s",
                          scene.folder, other)),
        0);
    scene_open(&scene, true);
    assert_true(scene_commit(&scene, 3, &none, id));
    assert_true(history_export(scene.history, scene.report));
    assert_true(file_read(&found, scene_path(&scene, "turn.xml"), 100,
                          scene.arena, scene.report));
    assert_string_equal(found.data, "turn 3\n");
    assert_false(file_exists(scene_path(&scene, "outbox/other/turn.xml")));
    scene_end(&scene);
}

static const struct tampering_row {
    const char *name;
    const char *command; /* in the folder */
} tampering_rows[] = {
    {"a file was changed", "echo more >>turn.xml"},
    {"a file was changed to one as long", "echo 'turn 9' >turn.xml"},
    {"a file is gone", "rm log.txt"},
    {"a folder is gone", "rm -r orders"},
    {"a file became a link", "mv log.txt inbox && ln -s inbox log.txt"},
    {"the index is gone", "rm .git/index"},
    {"the index is empty", ": >.git/index"},
    {"the index is torn", "head -c 100 .git/index >x; mv x .git/index"},
    {"the index is not one", "echo no index >.git/index"},
    {"the index knows something else", "echo x >x; git add x"},
};

static void export_mends(void **state)
{
    const struct tampering_row *row = *state;
    struct scene scene = scene_begin();
    struct bytes found;

    assert_true(history_exported(scene.history));
    scene_run(&scene, row->command);
    assert_false(history_exported(scene.history));
    assert_true(history_export(scene.history, scene.report));
    assert_true(history_exported(scene.history));
    assert_true(file_read(&found, scene_path(&scene, "turn.xml"), 100,
                          scene.arena, scene.report));
    assert_string_equal(found.data, "turn 2\n");
    assert_true(file_exists(scene_path(&scene, "orders/anna.xml")));
    scene_end(&scene);
}

static const struct single_row {
    const char *name;
    void (*test)(void);
} single_rows[] = {
    {"a head moved meanwhile is not lost", moved_head_is_not_lost},
    {"without a signature nothing is committed",
     refused_signature_commits_nothing},
    {"a configured work tree is ignored", configured_work_tree_is_ignored},
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
        TABLE(tampering_rows, export_mends),
    };
    int failures = 1;

    if (scene_start())
        failures = run_tables(tables, LENGTH(tables));
    scene_stop();
    return failures;
}

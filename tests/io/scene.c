/* A campaign's folder of a test's own. */
#include "tests/io/scene.h"

#include "core/arena.h"
#include "tests/support/test.h"

#include <stdio.h>
#include <unistd.h>

#define FIRST "/tmp/berthier-history-first"

static bool sign(const void *context, const char *buffer, size_t length,
                 struct buffer *out, struct report *report)
{
    const struct meddling *meddling = context;

    assert_int_equal(buffer[length - 1], '\n');
    if (meddling->command)
        assert_int_equal(system(meddling->command), 0);
    if (meddling->refuses)
        return trouble(report, "host.key", "is locked");
    buffer_puts(out, "-----BEGIN SSH SIGNATURE-----\n");
    buffer_printf(out, "%zu\n", length);
    buffer_puts(out, "-----END SSH SIGNATURE-----");
    return true;
}

bool scene_commit(struct scene *scene, int entry,
                  const struct meddling *meddling, char id[41])
{
    const char *turn = arena_text(scene->arena, "turn %d\n", entry);
    const struct tree_file files[] = {
        {"turn.xml", turn, strlen(turn), false},
        {"log.txt", entry ? NULL : "log\n", entry ? 0 : 4, entry > 0},
        {"orders/anna.xml", "a\0b", 3, false},
        {"orders/bert.xml", "", 0, false},
    };
    const struct commit_request request = {
        .files = files,
        .file_count = LENGTH(files),
        .author = "host",
        .time = 1000000000 + entry,
        .message = "Entry\n\nState-SHA256: 00\n",
        .tag = arena_text(scene->arena, "turn-%04d", entry),
        .sign = sign,
        .sign_context = meddling,
    };

    return history_commit(scene->history, &request, id, scene->report);
}

/* The folder that the others are copies of; one a process. */
static const char *first_folder(struct arena *arena)
{
    return arena_text(arena, FIRST "-%ld", (long)getpid());
}

bool scene_start(void)
{
    const struct meddling none = {0};
    struct scene scene = {.arena = arena_new()};
    bool done;
    char id[41];

    scene.report = report_new(scene.arena);
    scene.folder = first_folder(scene.arena);
    scene.history = history_make(scene.folder, scene.report);
    done = scene.history != NULL;
    for (int entry = 0; done && entry < 3; entry++)
        done = scene_commit(&scene, entry, &none, id);
    history_close(scene.history);
    report_print(scene.report, stderr);
    arena_free(scene.arena);
    return done;
}

void scene_stop(void)
{
    struct arena *arena = arena_new();

    folder_remove(first_folder(arena), report_new(arena));
    arena_free(arena);
}

struct scene scene_begin(void)
{
    struct scene scene = {.arena = arena_new()};
    char pattern[] = "/tmp/berthier-history-XXXXXX";

    scene.report = report_new(scene.arena);
    assert_non_null(mkdtemp(pattern));
    scene.folder = arena_text(scene.arena, "%s", pattern);
    scene_run(&scene, arena_text(scene.arena, "cp -a %s/. .",
                                 first_folder(scene.arena)));
    scene_open(&scene, true);
    for (size_t i = 0; i < 3; i++)
        assert_true(history_id(scene.history, 2 - i, scene.ids[i]));
    assert_true(history_export(scene.history, scene.report));
    assert_true(report_clean(scene.report));
    return scene;
}

void scene_end(struct scene *scene)
{
    history_close(scene->history);
    assert_true(folder_remove(scene->folder, report_new(scene->arena)));
    arena_free(scene->arena);
}

const char *scene_path(const struct scene *scene, const char *name)
{
    return arena_text(scene->arena, "%s/%s", scene->folder, name);
}

void scene_run(const struct scene *scene, const char *command)
{
    assert_int_equal(system(arena_text(scene->arena, "cd %s && (%s)",
                                       scene->folder, command)),
                     0);
}

void scene_open(struct scene *scene, bool writes)
{
    history_close(scene->history);
    scene->history = history_open(scene->folder, writes, scene->report);
    assert_non_null(scene->history);
}

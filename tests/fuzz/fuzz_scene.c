/* Fuzz target: a scene for odds, on the module that is built from the sample's
 * tables. */
#include "tests/fuzz/fuzz.h"

#include "campaign/odds/scene.h"

#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

static void set_up(struct fuzz *fuzz, const char *path)
{
    struct journal journal;
    struct play play = {.arena = fuzz->arena, .journal = &journal};
    struct scene_file file;
    struct scene scene;

    journal_init(&journal, fuzz->arena);
    play.lapsed = report_new(fuzz->arena);
    if (scene_file_open(&file, path, fuzz->arena, fuzz->report) &&
        is_scene(&file))
        (void)scene_set_up(
            &scene, &play, &file,
            fuzz_path(fuzz->arena, "tests/golden/toy-module.xml"),
            fuzz->report);
}

void fuzz_target(struct fuzz *fuzz)
{
    int file = memfd_create("scene", MFD_CLOEXEC);
    char path[40];

    fuzz_must(file >= 0 && write(file, fuzz->bytes.data, fuzz->bytes.length) ==
                               (ssize_t)fuzz->bytes.length,
              "the input can be written");
    snprintf(path, sizeof(path), "/proc/self/fd/%d", file);
    set_up(fuzz, path);
    close(file);
}

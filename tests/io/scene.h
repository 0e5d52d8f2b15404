/* A campaign's folder of a test's own, with three entries. */
#ifndef BERTHIER_TESTS_IO_SCENE_H
#define BERTHIER_TESTS_IO_SCENE_H

#include "core/report.h"
#include "io/history.h"

#include <stdbool.h>

struct arena;

struct scene {
    struct arena *arena;
    struct report *report;
    const char *folder;
    struct history *history;
    char ids[3][41];
};

/* What the signer gets to do before the commit is made. */
struct meddling {
    const char *command; /* of the shell, or NULL */
    bool refuses;
};

/* Makes the first folder, of which each scene gets a copy: making one waits
 * for the disk three hundred times. False with trouble said. */
bool scene_start(void);
void scene_stop(void);

struct scene scene_begin(void);
void scene_end(struct scene *scene);

/* FOLDER/name in the scene's arena. */
const char *scene_path(const struct scene *scene, const char *name);
/* Runs a shell command in the folder; it must succeed. */
void scene_run(const struct scene *scene, const char *command);
/* Closes the history and opens it anew. */
void scene_open(struct scene *scene, bool writes);
/* Commits an entry, without exporting it. */
bool scene_commit(struct scene *scene, int entry,
                  const struct meddling *meddling, char id[41]);

#endif

/* Small scenes: a combat made up, for `odds`. doc/formats.md shows one. */
#ifndef BERTHIER_CAMPAIGN_ODDS_SCENE_H
#define BERTHIER_CAMPAIGN_ODDS_SCENE_H

#include "campaign/documents/module.h"
#include "core/play.h"
#include "core/report.h"

#include <stdbool.h>

struct arena;
struct element;

/* A file that may be a scene: read, but not yet understood. */
struct scene_file {
    const char *name;
    const struct element *root;
};

/* Any well-formed XML, comments allowed. False after refusals. */
bool scene_file_open(struct scene_file *out, const char *path,
                     struct arena *arena, struct report *report);
bool is_scene(const struct scene_file *file);

/*
 * Reads the scene and sets it up: game, module, options and standing orders of
 * the play. The module is module_path, or what the scene names beside itself:
 * a module.xml, or the folder it is built from. False after refusals.
 */
struct scene {
    const char *title;
    struct module_document module;
    struct options options;
    struct standing *standing;
    size_t standing_count;
};
bool scene_set_up(struct scene *out, struct play *play,
                  const struct scene_file *file, const char *module_path,
                  struct report *report);

#endif

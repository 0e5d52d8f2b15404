/* Rows that break one thing of January 1805. */
#ifndef BERTHIER_TESTS_EMPIRES_IN_ARMS_COHERENT_ROW_H
#define BERTHIER_TESTS_EMPIRES_IN_ARMS_COHERENT_ROW_H

#include "core/arena.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/rulesets/generic/coherent_row.h"
#include "tests/support/test.h"

#define ADDED(scene, list, count)                                              \
    LIST_ADD((scene)->arena, (scene)->game->list, (scene)->game->count)

static inline void holds_or_not(void **state)
{
    const struct coherent_row *row = *state;
    struct scene *scene = scene_of_1805();
    struct report *report = report_new(scene->arena);
    bool good;

    row->change(scene);
    good = eia_coherent(scene->game, scene->module, "turn.xml", report);
    as_the_row_says(row, good, report);
    scene_free(scene);
}

#endif

/* Rows that break one thing of the morning of 15 June 1815. */
#ifndef BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_COHERENT_ROW_H
#define BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_COHERENT_ROW_H

#include "core/arena.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/rulesets/generic/coherent_row.h"
#include "tests/support/test.h"

static inline void holds_or_not(void **state)
{
    const struct coherent_row *row = *state;
    struct scene *scene = scene_of_waterloo();
    struct report *report = report_new(scene->arena);
    bool good;

    row->change(scene);
    /* A group of a test is in no combat, which opening would refuse first. */
    good = (scene->game->groups_count > 0 || scene->game->combats_count > 0 ||
            con_open_game(scene->game, &scene->module, scene->arena, "turn.xml",
                          report)) &&
           con_coherent(scene->game, &scene->module, "turn.xml", report);
    as_the_row_says(row, good, report);
    scene_free(scene);
}

static inline struct leader *the_leader(struct scene *scene, const char *id)
{
    struct leader *leader = con_leader(&scene->board, id);

    assert_non_null(leader);
    return leader;
}

static inline struct force *the_force(struct scene *scene, const char *id)
{
    struct force *force = con_force(&scene->board, id);

    assert_non_null(force);
    return force;
}

static inline struct army *the_french(struct scene *scene)
{
    return con_army(&scene->board, "french");
}

static inline struct combat *a_combat(struct scene *scene,
                                      enum combat_progress how)
{
    struct combat *combat = LIST_ADD(scene->arena, scene->game->combats,
                                     scene->game->combats_count);

    combat->id = "0722";
    combat->progress = how;
    return combat;
}

#endif

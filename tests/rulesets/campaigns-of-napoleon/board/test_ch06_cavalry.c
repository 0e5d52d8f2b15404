/* Chapter 6: the cavalry differential. */
#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

static struct cavalry cavalry(struct scene *scene, int french, int coalition,
                              const int *contact)
{
    const struct cavalry both = {{french, coalition},
                                 scene_path(scene, contact)};

    return both;
}

/* 1105, 1106: Soignes forest; 0903: Bruxelles */
static void no_clear_hex(struct scene *scene)
{
    static const int contact[] = {1105, 1106, 903, 0};
    const struct cavalry both = cavalry(scene, 8, 2, contact);

    assert_int_equal(con_cavalry_differential(&scene->board, &both, FRENCH), 0);
}

static void one_clear_hex(struct scene *scene)
{
    static const int contact[] = {1105, 1106, 304, 0};
    const struct cavalry both = cavalry(scene, 5, 1, contact);

    assert_int_equal(con_cavalry_differential(&scene->board, &both, FRENCH), 3);
    assert_int_equal(con_cavalry_differential(&scene->board, &both, COALITION),
                     -3);
}

/* 1108 is the village of Waterloo. */
static void a_village_is_clear(struct scene *scene)
{
    static const int contact[] = {1105, 1108, 0};
    const struct cavalry both = cavalry(scene, 6, 2, contact);

    assert_int_equal(con_cavalry_differential(&scene->board, &both, FRENCH), 2);
}

/* The village does not fell the woods around it. */
static void a_village_in_woods_is_not(struct scene *scene)
{
    static const int contact[] = {1105, 1108, 0};
    const struct cavalry both = cavalry(scene, 6, 2, contact);

    for (size_t i = 0; i < scene->module.map.hex_count; i++)
        if (scene->module.map.hexes[i].hex == 1108)
            scene->module.map.hexes[i].terrain = WOODS;
    assert_int_equal(con_cavalry_differential(&scene->board, &both, FRENCH), 0);
}

static const struct scene_row rows[] = {
    {"6a no clear contact hex: 0", no_clear_hex},
    {"6b one clear contact hex: all cavalry counts", one_clear_hex},
    {"log.2011-05-30 a village is clear", a_village_is_clear},
    {"log.2011-05-30 a village in woods is not", a_village_in_woods_is_not},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

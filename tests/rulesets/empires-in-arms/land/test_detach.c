/* Factors and depots on the way of a march. [base depot], [base detach] */
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* ---- depots --------------------------------------------------------------- */

/* France besieges Vienna, and calls its depot there in. */
static void no_guard_walks_into_vienna(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_garrison(scene, "au", "a474", 10, 0);
    scene_corps(scene, "fr-1", "a474", "20 infantry");
    eia_city_made(&scene->board, "a474")->besieger = FRANCE;
    scene_depot(scene, "fr", "a474")->infantry = 3;
    scene_march(scene, "fr", "<depot at='a474' op='remove'/>");
    assert_int_equal(scene->game->depots_count, 0);
    assert_null(eia_garrison(&scene->board, "a474", "fr"));
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, BASE(depot),
                                       "loses 3 infantry"));
}

static const struct scene_row rows[] = {
    {"base depot: no guard walks into an enemy city",
     no_guard_walks_into_vienna},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

/* A depot that powers share: 12.3.1b. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/supply/supply.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

static void move_as_one(struct scene *scene, const char *one, const char *other)
{
    struct combination *group =
        LIST_ADD(scene->arena, scene->game->combinations,
                 scene->game->combinations_count);

    names_add(scene->arena, &group->powers, one);
    names_add(scene->arena, &group->powers, other);
}

/* Three corps of France and two of Spain by the depot of Strasbourg alone, and
 * so much money in France. */
static void fed(struct scene *scene, int money)
{
    move_as_one(scene, "fr", "sp");
    scene_option(scene, "supply-limits-per-depot", "on");
    scene_depot(scene, "fr", "a775");
    for (int i = 1; i <= 3; i++)
        scene_corps(scene, arena_text(scene->arena, "fr-%d", i), "a318",
                    "10 infantry");
    scene_corps(scene, "sp-1", "a318", "10 infantry");
    scene_corps(scene, "sp-2", "a318", "10 infantry");
    eia_power_state(&scene->board, FRANCE)->money = money;
    scene_at(scene, "L");
    eia_run_supply(&scene->play, FRANCE);
    eia_run_supply(&scene->play, SPAIN);
}

static bool tells(const struct scene *scene, enum event_kind kind,
                  const struct rule *rule, const char *words)
{
    return scene_event_saying(scene, (int)kind, rule, words) != NULL;
}

static void four_of_all(struct scene *scene)
{
    fed(scene, 10);
    assert_true(tells(scene, EVENT_STATE, BASE(supply),
                      "(fr-d-a775) feeds I Corps (sp-1) for 1"));
    assert_true(tells(scene, EVENT_GROUP, RULE(12_3_1b), "(sp-2) forages"));
}

/* France can pay for two of its corps, and the third gives its place back. */
static void who_cannot_pay_uses_none(struct scene *scene)
{
    fed(scene, 1);
    assert_true(tells(scene, EVENT_GROUP, BASE(forage), "(fr-3) forages"));
    assert_true(tells(scene, EVENT_STATE, BASE(supply),
                      "feeds I Corps (sp-1) for 1, II Corps (sp-2) for 1"));
}

static const struct scene_row rows[] = {
    {"12.3.1b four of all who move as one", four_of_all},
    {"12.3.1b who cannot pay is no user", who_cannot_pay_uses_none},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

/* Scenes of combats. */
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/support/test.h"

struct corps *scene_comes(struct scene *scene, const char *id, const char *at,
                          const char *from, const char *factors)
{
    struct corps *corps = scene_corps(scene, id, at, factors);

    corps->from = from;
    corps->by = eia_edge(&scene->board, from, at)->kind;
    return corps;
}

void scene_list(struct scene *scene, enum power acting)
{
    scene_at(scene, "L");
    scene->game->acting = acting;
    scene->game->land_part = LAND_BATTLES;
    eia_list_combats(&scene->play, acting);
}

void scene_fight(struct scene *scene, enum power acting)
{
    scene_list(scene, acting);
    eia_run_battles(&scene->play, acting);
}

void expect_corps(const struct scene *scene, const char *id, const char *at,
                  const int factors[3])
{
    const struct corps *corps = eia_corps(&scene->board, id);

    assert_true(same_name(corps->at, at) || (!corps->at && !at));
    assert_int_equal(corps->factors[FACTOR_INFANTRY], factors[0]);
    assert_int_equal(corps->factors[FACTOR_MILITIA], factors[1]);
    assert_int_equal(corps->factors[FACTOR_CAVALRY], factors[2]);
}

struct fight scene_empty_fight(struct scene *scene, const char *area)
{
    scene_at(scene, "L");
    scene->game->acting = FRANCE;
    return eia_fight(&scene->play, area, FRANCE, BASE(field));
}

void scene_joins(struct fight *fight, enum party_role role,
                 const struct corps *corps)
{
    eia_add_corps(fight, role, corps);
}

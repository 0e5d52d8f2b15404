/* Options that a module chooses. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* The case by which a changed module is refused. */
static const struct rule *refused_by(struct scene *scene)
{
    scene->refused = report_new(scene->arena);
    if (adn_open_module(&scene->module, scene->arena, scene->refused))
        return NULL;
    return report_finding(scene->refused, 0)->rule;
}

/* A switch of the module's set-up is on or off, and off if it is not there. */
static void switch_of_the_module(struct scene *scene)
{
    assert_false(scene->module.support_bombard);
    scene_setting(scene, "rule-support-bombard", "off");
    assert_false(scene->module.support_bombard);
    scene->module.settings[scene->module.setting_count - 1].value = "yes";
    assert_ptr_equal(refused_by(scene), RULE(exp_support_bombard));
}

/* The rule of Ney is for two or three, that of Grouchy for two players. */
static void players(struct scene *scene, const char *rule, int most,
                    const struct rule *refused)
{
    const size_t at = scene->module.setting_count;
    static const char *const counts[] = {"2", "3", "4"};

    scene_setting(scene, "game-players", "2");
    scene_setting(scene, rule, "on");
    for (int i = 0; i < 3; i++) {
        scene->module.settings[at].value = counts[i];
        assert_ptr_equal(refused_by(scene), i + 2 > most ? refused : NULL);
    }
    scene->module.settings[at + 1].value = "off";
    assert_null(refused_by(scene));
    scene->module.settings[at].value = "5";
    assert_ptr_equal(refused_by(scene), BASE(players));
}

static void players_of_ney(struct scene *scene)
{
    players(scene, "rule-ney", 3, RULE(exp_ney_a));
}

static void players_of_grouchy(struct scene *scene)
{
    players(scene, "rule-grouchy", 2, RULE(exp_grouchy_a));
}

static const struct scene_row rows[] = {
    {"exp.support-bombard on or off", scene_of_ligny, switch_of_the_module},
    {"exp.ney-a players", scene_of_ligny, players_of_ney},
    {"exp.grouchy-a players", scene_of_ligny, players_of_grouchy},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

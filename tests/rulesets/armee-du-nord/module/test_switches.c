/* Expansion rules as options, and the number of players. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "rulesets/ruleset.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

extern const struct ruleset armee_du_nord_ruleset;

/* The case by which the options are refused with the module; NULL: by none. */
static const struct rule *refused_by(struct scene *scene)
{
    scene->refused = report_new(scene->arena);
    if (adn_open_module(&scene->module, scene->arena, scene->refused) &&
        armee_du_nord_ruleset.check_options(&scene->module, &scene->options,
                                            &(struct place){0}, scene->refused))
        return NULL;
    return report_finding(scene->refused, 0)->rule;
}

/* They stand in no turn at their default, as a NULL-ended list of names. */
static void is_off_and_not_written(struct scene *scene)
{
    for (size_t i = 0; armee_du_nord_ruleset.later[i]; i++)
        assert_false(
            adn_has_rule(&scene->options, armee_du_nord_ruleset.later[i]));
}

/* The rule of Ney is for two or three, that of Grouchy for two players. */
static void players(struct scene *scene, const char *rule, int most,
                    const struct rule *refused)
{
    const size_t at = scene->module.settings_count;
    static const char *const counts[] = {"2", "3", "4"};

    scene_setting(scene, "game-players", "2");
    scene_option(scene, rule, "on");
    for (int i = 0; i < 3; i++) {
        scene->module.settings[at].value = counts[i];
        assert_ptr_equal(refused_by(scene), i + 2 > most ? refused : NULL);
    }
    scene_option(scene, rule, "off");
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
    {"exp.support-bombard and others are off", scene_of_ligny,
     is_off_and_not_written},
    {"exp.ney-a players", scene_of_ligny, players_of_ney},
    {"exp.grouchy-a players", scene_of_ligny, players_of_grouchy},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

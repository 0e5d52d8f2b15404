/* Powers without a player, and who takes care of them. [base uncontrolled] */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

static void a_caretaker_is_found(struct scene *scene)
{
    struct names silent = {NULL, 0};

    names_add(scene->arena, &silent, "sp");
    scene->play.silent = &silent;
    scene_month(scene, "1805-04");
    scene_find_power(scene, SPAIN)->silent = 1;
    scene_standing(scene, "fr", "<sponsor policy='listed' powers='sp'/>");
    scene_standing(scene, "au", "<sponsor policy='listed' powers='sp'/>");
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        if (i != SPAIN)
            scene_orders(scene, eia_power_words[i], "P", "");
    scene_play(scene, "P");
    assert_true(eia_uncontrolled(&scene->board, SPAIN));
    assert_int_equal(scene_find_power(scene, SPAIN)->caretaker, FRANCE);
}

/* France has Spain in its care. */
static void in_care(struct scene *scene)
{
    scene_find_power(scene, SPAIN)->silent = 2;
    scene_find_power(scene, SPAIN)->caretaker = FRANCE;
    scene_war(scene, "sp", "gb");
}

/* Spain says nothing in politics, and marches. */
static void who_marches_is_there(struct scene *scene)
{
    scene_find_power(scene, SPAIN)->silent = 1;
    scene_orders(scene, "sp", "L", "");
    scene_at(scene, "L");
    eia_note_presence(&scene->play);
    assert_int_equal(scene_find_power(scene, SPAIN)->silent, 0);
    in_care(scene);
    eia_note_presence(&scene->play);
    assert_true(eia_uncontrolled(&scene->board, SPAIN));
}

static void who_orders_for_spain(struct scene *scene)
{
    const struct game *game = scene->game;
    const struct module *module = scene->module;

    assert_null(eia_guardian(game, module, "sp", "L"));
    in_care(scene);
    assert_string_equal(eia_guardian(game, module, "sp", "L"), "fr");
    assert_string_equal(eia_guardian(game, module, "sp", "E"), "fr");
    assert_null(eia_guardian(game, module, "sp", "P"));
    assert_null(eia_guardian(game, module, "fr", "L"));
    scene_find_power(scene, SPAIN)->caretaker = NO_POWER;
    assert_null(eia_guardian(game, module, "sp", "L"));
}

static void no_lending_for_a_ward(struct scene *scene)
{
    static const char order[] = "<lend to='fr' money='5' gift='yes'/>";

    scene_find_power(scene, SPAIN)->money = 10;
    scene_month(scene, "1805-03");
    assert_null(scene_refusal(scene, "sp", "E", order));
    in_care(scene);
    assert_ptr_equal(scene_refusal(scene, "sp", "E", order),
                     BASE(uncontrolled));
}

static void no_attack_abroad(struct scene *scene)
{
    static const char march[] = "<move corps='sp-3' path='a404 a378'/>";

    scene_corps(scene, "sp-3", "a404", "5 infantry");
    scene_corps(scene, "gb-1", "a378", "5 infantry");
    in_care(scene);
    assert_true(same_name(eia_home_of(&scene->board, "a378"), "portugal"));
    assert_ptr_equal(scene_refusal(scene, "sp", "L", march),
                     BASE(uncontrolled));
    scene_find_power(scene, SPAIN)->silent = 0;
    assert_null(scene_refusal(scene, "sp", "L", march));
}

static void no_landing_on_enemies_abroad(struct scene *scene)
{
    static const char landing[] = "<disembark corps='sp-3' area='a774'/>";

    scene_fleet(scene, "sp-f1", "s734", 10);
    scene_corps(scene, "sp-3", "a404", "5 infantry")->embarked = "sp-f1";
    in_care(scene);
    assert_null(scene_refusal(scene, "sp", "L", landing));
    scene_corps(scene, "gb-1", "a774", "5 infantry");
    assert_ptr_equal(scene_refusal(scene, "sp", "L", landing),
                     BASE(uncontrolled));
    scene_find_power(scene, SPAIN)->silent = 0;
    assert_null(scene_refusal(scene, "sp", "L", landing));
}

static void attacks_at_home(struct scene *scene)
{
    scene_corps(scene, "sp-3", "a420", "5 infantry");
    scene_corps(scene, "gb-1", "a421", "5 infantry");
    in_care(scene);
    assert_null(scene_refusal(scene, "sp", "L",
                              "<move corps='sp-3' path='a420 a421'/>"));
}

static void no_attack_at_sea(struct scene *scene)
{
    scene_fleet(scene, "sp-f1", "s742", 10);
    scene_fleet(scene, "gb-f1", "s742", 10);
    in_care(scene);
    assert_ptr_equal(
        scene_refusal(scene, "sp", "N", "<fleet id='sp-f1' attack='yes'/>"),
        BASE(uncontrolled));
    scene->game->powers[SPAIN - 1].silent = 0;
    assert_null(
        scene_refusal(scene, "sp", "N", "<fleet id='sp-f1' attack='yes'/>"));
}

static const struct scene_row rows[] = {
    {"base uncontrolled: a caretaker", a_caretaker_is_found},
    {"base uncontrolled: who marches is there", who_marches_is_there},
    {"base uncontrolled: who orders for Spain", who_orders_for_spain},
    {"base uncontrolled: a ward lends nothing", no_lending_for_a_ward},
    {"base uncontrolled: a ward attacks nobody abroad", no_attack_abroad},
    {"base uncontrolled: nor lands on an enemy there",
     no_landing_on_enemies_abroad},
    {"base uncontrolled: it attacks at home", attacks_at_home},
    {"base uncontrolled: nor at sea", no_attack_at_sea},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

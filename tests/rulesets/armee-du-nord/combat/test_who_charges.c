/* Who may charge, what and when. Charges go from 2021 on 2020, its neighbour to
 * the north. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

static const char *const light = "<move pieces=\"fr-c4\" charge=\"2020\"/>";

/* Light horse (4) before Luck (3): column +1. */
static void stand(struct scene *scene)
{
    scene_lay_led(scene, "2021 fr-c4 2020 pr-11");
}

static size_t modifiers(const struct scene *scene)
{
    return scene_count(scene, EVENT_MODIFIER, NULL);
}

static void forbidden_ground(struct scene *scene, int ground)
{
    scene_ground(scene, 2020, (enum ground_word)ground);
    stand(scene);
    scene_refuses(scene, light, BASE(charge));
}

static void forbidden_river(struct scene *scene, int river)
{
    scene_river(scene, 2020, 2021, (enum river_word)river, false);
    stand(scene);
    scene_refuses(scene, light, BASE(charge));
}

/* The bridge of a stream lets them over, and adds nothing. */
static void over_bridged_stream(struct scene *scene)
{
    scene_river(scene, 2020, 2021, STREAM, true);
    stand(scene);
    scene_charge(scene, "fr-c4", "", 2);
    assert_int_equal(modifiers(scene), 0);
    assert_true(scene_charged(scene, "Row 2, morale +1: Dr."));
}

static void not_at_night(struct scene *scene)
{
    scene_weather(scene, NIGHT, DRY);
    stand(scene);
    scene_refuses(scene, light, BASE(night_rain));
}

static void not_if_halted(struct scene *scene)
{
    stand(scene);
    scene->game->armies[FRENCH].halted = true;
    scene_refuses(scene, light, BASE(broken_armies));
}

static void not_on_foot(struct scene *scene)
{
    scene_put(scene, "fr-12", 2021, 0);
    stand(scene);
    scene_refuses(scene, "<move pieces=\"fr-c4 fr-12\" charge=\"2020\"/>",
                  BASE(charge));
}

static void not_on_horse(struct scene *scene)
{
    scene_put(scene, "pr-c3", 2020, 0);
    stand(scene);
    scene_refuses(scene, light, RULE(qa_charge_3a));
}

/* Hobe in 2121 has 2021 in his zone: who comes there charges nobody, but may
 * be told to attack him. */
static void not_out_of_zone(struct scene *scene)
{
    scene_lay_led(scene, "2022 fr-c4 2121 pr-c3 2020 pr-11");
    scene_refuses(scene,
                  "<move pieces=\"fr-c4\" path=\"2021\" charge=\"2020\"/>",
                  RULE(qa_charge_3b));
    scene_order(scene, "french", "<move pieces=\"fr-c4\" path=\"2021\"/>");
    scene_refuses(scene, "<attack target=\"2121\" units=\"fr-c4\"/>", NULL);
}

/* Light horse, 3: Dr s, and Luck goes to 2120. Who has charged drops out of the
 * attack, and 9 go on without it; alone it attacks nobody. */
static void attacks_no_more(struct scene *scene)
{
    scene_lay(scene, "2121 pr-10 2021 fr-12");
    stand(scene);
    scene_order(scene, "french",
                "<attack target=\"2121\" units=\"fr-c4 fr-12\" "
                "if=\"always\"/>");
    scene_charge(scene, "fr-c4", "", 3);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(table_charge_noattack),
                           "has charged"));
    assert_true(scene_odds(scene, "9 against 8 increments"));
}

static void attacks_not_alone(struct scene *scene)
{
    scene_put(scene, "pr-10", 2121, 0);
    stand(scene);
    scene_order(scene, "french",
                "<attack target=\"2121\" units=\"fr-c4\" if=\"always\"/>");
    scene_charge(scene, "fr-c4", "", 3);
    assert_true(
        scene_told(scene, EVENT_LAPSE, RULE(table_charge_noattack), NULL));
    assert_false(scene_thrown(scene, "attack/die/2121-french-1"));
}

/* No army leader is there. Pajol throws 4 and passes: who is within 4 hexes of
 * him may charge. Subervie, nine away, throws 4 for himself, needs 3 and may
 * not. */
static void on_initiative(struct scene *scene)
{
    scene_lay(scene, "2021 fr-c4 pajol 2030 fr-c5 2020 pr-11 2029 pr-10");
    scene_order(scene, "french", "<move pieces=\"fr-c5\" charge=\"2029\"/>");
    scene_die(scene, "french-initiative/die/pajol", 4);
    scene_die(scene, "french-initiative/die/fr-c5", 4);
    scene_charge(scene, "fr-c4", "", 2);
    assert_true(scene_charged(scene, "Row 2, morale +1: Dr."));
    assert_true(scene_thrown(scene, "french-initiative/die/fr-c5"));
    assert_false(scene_thrown(scene, "table.charge-a/die/2029-french-1"));
    assert_true(
        scene_told(scene, EVENT_LAPSE, RULE(qa_charge_1), "out of command"));
}

/* Eight hexes of highway in column, and an attack: 5 on 7 is 1-2. */
static void attacks_after_column(struct scene *scene)
{
    for (int hex = 2029; hex > 2021; hex--)
        scene_road(scene, hex - 1, hex, HIGHWAY);
    scene_lay_led(scene, "2029 fr-c4 2020 pr-11");
    scene_order(scene, "french",
                "<move pieces=\"fr-c4\" column=\"yes\" path=\"2028 2027 2026 "
                "2025 2024 2023 2022 2021\"/>");
    scene_play_order(scene, "french",
                     "<attack target=\"2020\" units=\"fr-c4\" if=\"always\"/>");
    assert_true(scene_told(scene, EVENT_MOVE, NULL, "in column, 4 points"));
    assert_true(scene_told(scene, EVENT_COMBAT, RULE(qa_charge_2a), NULL));
    assert_true(scene_thrown(scene, "attack/die/2020-french-1"));
}

static void column_is_alone(struct scene *scene)
{
    scene_road(scene, 2021, 2022, HIGHWAY);
    scene_road(scene, 2022, 2023, HIGHWAY);
    scene_lay_led(scene, "2023 fr-c9 fr-c10");
    scene_refuses(
        scene, "<move pieces=\"fr-c9 fr-c10\" column=\"yes\" path=\"2022\"/>",
        RULE(qa_charge_2b));
    scene_order(scene, "french",
                "<move pieces=\"fr-c9\" column=\"yes\" path=\"2022 2021\"/>");
    scene_play_order(
        scene, "french",
        "<move pieces=\"fr-c10\" column=\"yes\" path=\"2022 2021\"/>");
    scene_expect(scene, "2021 fr-c9 2022 fr-c10");
}

static const struct scene_number_row ground_rows[] = {
    {"base.charge: no forest", forbidden_ground, FOREST},
    {"base.charge: no swamp", forbidden_ground, SWAMP},
    {"base.charge: no town", forbidden_ground, TOWN},
    {"base.charge: no stream", forbidden_river, STREAM},
    {"base.charge: no river", forbidden_river, RIVER},
};

static const struct scene_row rows[] = {
    {"table.charge-noattack drops out", scene_on_plain, attacks_no_more},
    {"table.charge-noattack: alone", scene_on_plain, attacks_not_alone},
    {"base.charge: a bridge", scene_on_plain, over_bridged_stream},
    {"base.charge: no night", scene_on_plain, not_at_night},
    {"base.charge: half an army is lost", scene_on_plain, not_if_halted},
    {"base.charge: cavalry alone", scene_on_plain, not_on_foot},
    {"qa.charge-1 on initiative", scene_on_plain, on_initiative},
    {"qa.charge-2a attacks after column", scene_on_plain, attacks_after_column},
    {"qa.charge-2b no stack in column", scene_on_plain, column_is_alone},
    {"qa.charge-3a no cavalry", scene_on_plain, not_on_horse},
    {"qa.charge-3b no zone", scene_on_plain, not_out_of_zone},
};

int main(void)
{
    const struct table tables[] = {TABLE(ground_rows, scene_number_row_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

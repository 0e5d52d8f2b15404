/* Who is in command, who tries on his own, and who arrives. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* A fallen leader's place is taken in the next player turn: radius 3. */
static void replaced(struct scene *scene)
{
    struct leader *leader = scene_lead(scene, "derlon", 2020);

    scene_lay(scene, "2025 fr-1 2030 napoleon");
    piece_leave(scene->game->stacks, &leader->piece, WAITS);
    leader->replaced = true;
    scene_play(scene, "french");
    assert_int_equal(scene_hex(scene, "derlon"), 2025);
    assert_int_equal(adn_radius(&scene->module, leader), 3);
    assert_int_equal(adn_initiative(&scene->module, leader), 2);
    assert_true(scene_told(scene, EVENT_STATE, BASE(leaders), "Another takes"));
}

/* ---- arrivals ------------------------------------------------------------ */

/* Teste is not there at the start, and comes in turn 36 with Pajol. */
static void teste(struct scene *scene)
{
    assert_int_equal(scene_unit(scene, "fr-21")->state, WAITS);
    scene->game->turn = 35;
    assert_false(adn_may_enter(&scene->board, "fr-21"));
    scene_refuses(scene, "<enter pieces=\"fr-21\"/>", BASE(reinforcements));
    scene->game->turn = 36;
    assert_true(adn_may_enter(&scene->board, "fr-21"));
    assert_true(adn_may_enter(&scene->board, "pajol"));
    scene_play_turn(scene);
    assert_true(scene_told(scene, EVENT_STATE, RULE(setup_waterloo_wavre_teste),
                           "21st Division Teste"));
    assert_int_equal(scene_unit(scene, "fr-21")->state, ON_MAP);
}

/* Enemies stand in Genappe: he comes to the nearest free hex with the lowest
 * number out of cavalry's reach. */
static void enters_beside(struct scene *scene)
{
    adn_put(&scene->board, &scene_unit(scene, "fr-1")->piece, 2218);
    scene_play(scene, "anglo-dutch");
    assert_int_equal(hex_distance(scene_hex(scene, "ad-kempt"), 2218), 1);
    assert_int_equal(scene_hex(scene, "ad-kempt"), 2118);
}

static const struct scene_row rows[] = {
    {"base leaders replaced", scene_on_plain, replaced},
    {"setup.waterloo-wavre-teste turn 36", scene_of_waterloo, teste},
    {"base reinforcements beside", scene_of_ligny, enters_beside},
};

static const struct scene_script scripts[] = {
    /* In mode tactical he commands units and no corps leader. */
    {"base command mode tactical",
     "lay 2020 fr-1 derlon 2021 fr-2 2022 ney; "
     "order french <mode leader='ney' mode='tactical' units='fr-2'/>; "
     "order french <move pieces='fr-1' path='2021'/>; "
     "die french-initiative/die/derlon 6; "
     "die french-initiative/die/fr-1 6; play french; "
     "told state base.command Out of command: 1st Division Allix; "
     "not thrown french-initiative/die/fr-2"},
    {"base command what mode takes",
     "lay 2020 fr-1 2027 ney; "
     "refuses french base.command <mode leader='ney' mode='tactical' "
     "units='fr-1'/>; "
     "refuses french base.command <mode leader='derlon' mode='corps'/>; "
     "refuses french base.command <mode leader='ney' mode='tactical' "
     "units='fr-1 fr-2 fr-3 fr-4 fr-5 fr-6 fr-7 fr-8 fr-9'/>"},
    /* d'Erlon, 3, throws 3: those within his radius act, and are not asked. */
    {"base french-initiative a leader",
     "lay 2020 fr-1 2030 fr-2 2022 derlon; "
     "die french-initiative/die/derlon 3; "
     "die french-initiative/die/fr-2 3; "
     "play french <move pieces='fr-1' path='2021'/>; expect 2021 fr-1; "
     "not thrown french-initiative/die/fr-1; "
     "told state base.french-initiative 2nd Division Donzelot needs 2 or "
     "less: may move"},
    /* Who fails moves in a battle all the same, and attacks nobody. */
    {"base french-initiative a unit fails",
     "lay 2020 fr-1 2022 pr-1; die french-initiative/die/fr-1 6; "
     "order french <move pieces='fr-1' path='2021'/>; "
     "play french <attack target='2022' units='fr-1' if='always'/>; "
     "expect 2021 fr-1; not thrown attack/die/2022-french-1; "
     "told lapse base.command is out of command"},
    /* Half of 5 points is 3, and each step comes nearer to Ziethen. */
    {"base allied-out-of-command half",
     "lay 2020 pr-1 2030 ziethen; "
     "die allied-out-of-command/die/ziethen 6; "
     "play prussian <move pieces='pr-1' path='2021 2022 2023 2024'/>; "
     "expect 2023 pr-1"},
    {"base allied-out-of-command away",
     "lay 2020 pr-1 2030 ziethen; "
     "die allied-out-of-command/die/ziethen 6; "
     "play prussian <move pieces='pr-1' path='2019'/>; expect 2020 pr-1; "
     "told note base.allied-out-of-command comes nearer"},
    /* 3028 is nearer to Thielemann, and not to Ziethen. */
    {"base allied-out-of-command each to his own leader",
     "lay 3030 pr-9=5 pr-1=5 3010 thielemann 3050 ziethen; "
     "die allied-out-of-command/die/thielemann 6; "
     "die allied-out-of-command/die/ziethen 6; "
     "play prussian <move pieces='pr-9 pr-1' path='3029 3028'/>; "
     "expect 3030 pr-9 pr-1"},
    /* By the woods is the shortest way of infantry, and none of guns. */
    {"qa.cam-2 each by his own way",
     "on campaign; ground 0431 woods; wake 12; lay 0432 pr-2=5 pr-i-foot; "
     "marker prussian.i 0430; refuses prussian qa.cam-2 <cam-retreat "
     "units='pr-2 pr-i-foot' path='0431 0430'/>"},
    /* The edge's next hexes are 4612 and 4614; 4513 is nearer, but inside. */
    {"base reinforcements on the edge",
     "on waterloo; turn 33; lay 4613 pr-9; play french; expect 4612 fr-10"},
    /* Who passes marches on by his standing order, 5 hexes a turn. */
    {"base standing-orders of his own initiative",
     "lay 2020 fr-1 2022 derlon; stand french <march piece='fr-1' "
     "hex='2010'/>; die french-initiative/die/derlon 3; play french; "
     "expect 2015 fr-1"},
    /* In a battle who fails moves all the same, an Ally half as far. */
    {"base standing-orders who fails marches",
     "lay 2020 fr-1; stand french <march piece='fr-1' hex='2010'/>; "
     "die french-initiative/die/fr-1 6; play french; expect 2015 fr-1"},
    {"base standing-orders half a march",
     "lay 2020 pr-1 2030 ziethen; die allied-out-of-command/die/ziethen 6; "
     "stand prussian <march piece='pr-1' hex='2030'/>; play prussian; "
     "expect 2023 pr-1"},
    /* The cavalry has no leader to throw for it, or to go to. */
    {"base allied-out-of-command without a leader",
     "lay 2020 ad-merlen; refuses anglo-dutch base.allied-out-of-command "
     "<move pieces='ad-merlen' path='2021'/>; because its leader is not on "
     "the map; play anglo-dutch <move pieces='ad-merlen' path='2021'/>; "
     "expect 2020 ad-merlen; not told any base.allied-out-of-command "
     "Initiative of"},
    /* Ziethen, radius 6, is ten hexes off: half of 5 points are 3. */
    {"base allied-out-of-command beyond his leader",
     "lay 2020 pr-1 2030 ziethen; says prussian <move pieces='pr-1' "
     "path='2021 2022 2023 2024'/> | reaches 2023, 3 of 3, and goes no "
     "further; not says prussian <move pieces='pr-1' path='2021'/> | die of "
     "initiative"},
    {"base command foretold",
     "ahead; lay 2020 fr-1 2021 fr-2 2040 ney; says <move pieces='fr-1 fr-2' "
     "path='2019'/> | as the board stands it lapses: the pieces do not stand "
     "in one hex; says <mode leader='ney' mode='tactical' units='fr-1'/> | "
     "lapses: 'fr-1' is not within"},
    {"base reinforcements foretold",
     "on waterloo; turn 35; ahead; says <enter pieces='fr-21'/> | lapses: "
     "'fr-21' does not arrive now"},
    {"base tracks foretold",
     "on campaign; ahead; lay 2040 fr-1; says <track units='fr-1' "
     "boxes='1'/> | lapses: 'fr-1' is not on a track"},
    /* Kempt pays 1 for Genappe, and 4 steps at 1/2 on the highway are 2. */
    {"base reinforcements march on",
     "on ligny; "
     "order anglo-dutch <enter pieces='ad-kempt' column='yes' path='2219 "
     "2220 2221 2322'/>; play anglo-dutch; expect 2322 ad-kempt; "
     "told move base.movement 2 points; expect 2217 ad-pack 2218 picton"},
    /* Habert is due at 4613, where Pirch stands alone; ten hexes off, at 4305,
     * are the nearest of his army. */
    {"qa.leader-1 flies from who arrives",
     "on waterloo; turn 33; lay 4613 pirch; play french; expect 4613 fr-10; "
     "told retreat qa.leader-1 flies; expect 4305 pirch"},
    /* Napoleon reaches 8 hexes, d'Erlon 5: Allix 5 from d'Erlon is in command,
     * 6 from him he is not. */
    {"base command radius",
     "lay 2020 fr-1 2025 derlon 2033 napoleon; leave in fr-1; "
     "lay 2026 derlon; leave out fr-1; lay 2025 derlon 2034 napoleon; "
     "leave out fr-1"},
    /* Enemies on every path of command bar it, on one of them they do not. */
    {"base command past enemies",
     "lay 2020 fr-1 2025 derlon napoleon 2022 pr-1; leave out fr-1; "
     "lay 2024 derlon; leave in fr-1"},
    /* Grouchy commands Vandamme, and not d'Erlon. */
    {"base command Grouchy's wing",
     "lay 2020 fr-1 derlon 2021 fr-8 vandamme 2022 grouchy; "
     "leave out fr-1; leave in fr-8"},
    /* The Anglo-Dutch cavalry has no leader here: Wellington commands it. */
    {"base command without a leader",
     "lay 2020 ad-vivian 2029 wellington; leave in ad-vivian"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

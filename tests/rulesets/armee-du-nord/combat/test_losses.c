/* Who loses first, and what becomes of leaders whose troops are gone. 2020 is
 * attacked from 2021. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* ---- whose increments ---------------------------------------------------- */

static const char *const pays =
    "<result-form attack=\"loss\" defence=\"loss\"/>";

/* ---- leaders ------------------------------------------------------------- */

/* 9 on Luck's last (2): 6-1 and +3 for 9-1; whatever falls is Dr2, and he pays
 * with all he has. Thielemann is with him, and throws as the second at 2020. */
static void alone_with(struct scene *scene, int die)
{
    scene_lay(
        scene,
        "2021 fr-12 2020 pr-11=1 thielemann 2015 pr-12 bluecher 2019 ad-kempt");
    scene_stand(scene, "prussian", pays);
    scene_die(scene, "leaders/die/thielemann-2020-prussian-2", die);
    scene_attack_with(scene, 2020, "fr-12", "if=\"always\"", 3);
    assert_true(scene_thrown(scene, "leaders/die/thielemann-2020-prussian-2"));
}

/* In the Prussian turn another is with Stuelpnagel, of radius 3 and initiative
 * 2. */
static void leader_falls(struct scene *scene)
{
    const struct leader *leader;

    alone_with(scene, 1);
    leader = adn_leader(&scene->board, "thielemann");
    assert_true(scene_told(scene, EVENT_STATE, BASE(leaders), "falls"));
    assert_int_equal(leader->state, WAITS);
    scene_play(scene, "prussian");
    assert_int_equal(scene_hex(scene, "thielemann"), 2015);
    assert_true(leader->replaced);
    assert_int_equal(adn_radius(&scene->module, leader), 3);
    assert_int_equal(adn_initiative(&scene->module, leader), 2);
}

/* Not to the British beside him, but to his own, 5 hexes away. */
static void leader_flies(struct scene *scene)
{
    alone_with(scene, 2);
    assert_true(scene_told(scene, EVENT_RETREAT, RULE(qa_leader_1), "flies"));
    assert_int_equal(scene_hex(scene, "thielemann"), 2015);
    assert_false(adn_leader(&scene->board, "thielemann")->replaced);
}

static const struct scene_row rows[] = {
    {"base.leaders one falls", scene_on_plain, leader_falls},
    {"qa.leader-1 flies from a lost fight", scene_on_plain, leader_flies},
};

/* 9 + 8 + 1 = 18 on 18 of Kempt, Pack, Halkett and Maitland: 1-1; 9 of morale
 * 4 lead against 5 of Halkett or Kempt (5): -1, and die 1 - 1 = 0: Ar2. */
#define AR2_ON                                                                 \
    "lay 2021 fr-12 fr-13 fr-c7=1 2020 ad-kempt ad-pack ad-c-halkett "         \
    "ad-maitland; "                                                            \
    "stand french <result-form attack='loss' defence='loss'/>; "               \
    "attack 1 fr-12 fr-13 fr-c7; cell Row 0, column 1-1: Ar2.; "

#define RIDES_IN                                                               \
    "led 2021 fr-c7 2020 thielemann; "                                         \
    "play french <move pieces='fr-c7' path='2020'/>; expect 2020 fr-c7; "

static const struct scene_script scripts[] = {
    /* The first from 9, which leaves 8 and 8; the second from the lower id. */
    {"base.increments the strongest first",
     AR2_ON "expect fr-12=7 fr-13=8 fr-c7=1"},
    /* The listed one has 1; the second comes from who has most. */
    {"base.increments who is listed first",
     "stand french <loss-order units='fr-c7'/>; " AR2_ON
     "expect fr-12=8 fr-13=8 gone fr-c7"},
    {"base.increments as listed",
     "stand french <loss-order units='fr-13 fr-12'/>; " AR2_ON
     "expect fr-12=9 fr-13=6"},
    /* 9 (4) on 1 + 1 of two brigades at half (2): 4-1; +2 and 4: 6, Dr2. A
     * force of 2 that must lose 2 is gone. 1 more, and 1 is left: 3-1 row 6 is
     * Dr2. */
    {"base.increments all are gone",
     "lay 2021 fr-12 2020 pr-10=1 pr-11=1; "
     "stand prussian <result-form attack='loss' defence='loss'/>; "
     "attack 4 fr-12; cell Row 6, column 4-1: Dr2.; "
     "expect gone pr-10 pr-11 2020 fr-12=9"},
    {"base.increments one is left",
     "lay 2021 fr-12 2020 pr-10=2 pr-11=1; "
     "stand prussian <result-form attack='loss' defence='loss'/>; "
     "attack 4 fr-12; cell Row 6, column 3-1: Dr2.; "
     "expect gone pr-10 2020 pr-11=1"},
    /* A Prussian brigade is 4 hexes away, an Anglo-Dutch one next to him. */
    {"qa.leader-1 flies from who enters",
     "lay 2016 pr-12 2019 ad-kempt; " RIDES_IN
     "told retreat qa.leader-1 flies; expect 2016 thielemann"},
    /* Both are 3 away: the lower hex. */
    {"qa.leader-1: of equals the lowest hex",
     "lay 2017 pr-4 1719 pr-12; " RIDES_IN "expect 1719 thielemann"},
    /* Leaders of a beaten hex go with its lead unit: pr-11 to 2120, by 2-1 and
     * 3 + 2 = 5: Dr. */
    {"base.leaders go back with the lead unit",
     "lay 2021 fr-12=6 2020 pr-11=3 thielemann; attack 3 fr-12; "
     "expect 2120 pr-11=3 thielemann; count 0 any qa.leader-1"},
    /* A French unit takes a marker off, one of its own army does not. */
    {"base.markers the French take one",
     "marker prussian.ii 2020; led 2021 fr-c7; "
     "play french <move pieces='fr-c7' path='2020'/>; expect 2020 fr-c7; "
     "lies 0 prussian.ii; told state base.markers gone"},
    {"base.markers Prussians do not",
     "marker prussian.ii 2020; led 2021 pr-c1; "
     "play prussian <move pieces='pr-c1' path='2020'/>; expect 2020 pr-c1; "
     "lies 2020 prussian.ii"},
    /* No unit of his army is on the map. */
    {"qa.leader-1: has nobody",
     "lay 2019 ad-kempt; " RIDES_IN "state lost thielemann"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

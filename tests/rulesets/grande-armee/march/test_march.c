/* Marches, hex by hex: ground, weather, zones, forced marches. What a row
 * expects was reckoned by hand first. */
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/days.h"
#include "tests/rulesets/grande-armee/march/corps.h"
#include "tests/support/test.h"
#include "wargame/ways.h"

static const struct day_row ways[] = {
    {"base.moving five clear hexes, and no sixth", SOULT, MOVES, SOUTH(SIX),
     "4", "", "fr-a@3543 soult@3543 fr-a:moved move/moving=5_MP"},
    {"8.32a partial rough costs two, and one from partial rough", SOULT,
     /* 2 into 3539, 1 into 3540, 1 into 3541, 1 into 3542: five. */
     MOVES "partly 3539\npartly 3540\n", SOUTH(SIX), "4", "",
     "fr-a@3542 8.32a"},
    {"8.32a rough ground costs two each", SOULT,
     /* 2, 2, and 2 more would be six. */
     MOVES "rough 3539\nrough 3540\nrough 3541\n", SOUTH(SIX), "4", "",
     "fr-a@3540"},
    {"8.32d a minor river costs one more", SOULT, MOVES "river 3538 3539\n",
     SOUTH(SIX), "4", "", "fr-a@3542 8.32d"},
    {"8.32e a bridge over it nothing", SOULT, MOVES "bridge 3538 3539\n",
     SOUTH(SIX), "4", "", "fr-a@3543 8.32e"},
    {"8.32c a bridge over a major river costs one", SOULT,
     MOVES "major-bridge 3538 3539\n", SOUTH(SIX), "4", "", "fr-a@3542 8.32c"},
    {"8.32b without one nobody crosses", SOULT, MOVES "major 3538 3539\n",
     SOUTH(SIX), NULL, "", "refused/8.32b"},
    {"8.32b the march ends before it", SOULT, MOVES "major 3540 3541\n",
     SOUTH(SIX), "4", "", "fr-a@3540 8.32b"},
    /* 5 - 2 = 3; 5 - 1 = 4. */
    {"8.6a mud takes two", SOULT, MOVES "mud\n", SOUTH(SIX), "4", "",
     "fr-a@3541 8.6a"},
    {"8.6b snow takes one", SOULT, MOVES "snow\n", SOUTH(SIX), "4", "",
     "fr-a@3542 8.6b"},
    /* 5 - 2 - 1 = 2. */
    {"base.unsupplied hunger and mud", SOULT, MOVES "mud\nunsupplied fr-a\n",
     SOUTH(SIX), "4", "", "fr-a@3540"},
    /* A supply train has 4: 4 - 2 - 1 = 1 of mud and hunger, and rough ground
     * over a river is 3: it may be entered all the same. */
    {"base.moving one hex at whatever cost",
     SOULT "unit fr-t supply-train 0 soult\n",
     "mud\nunsupplied fr-t\nrough 3539\nriver 3538 3539\n",
     "france 4 <march units='fr-t' path='3539 3540'/>", "4", "",
     "fr-t@3539 fr-a@3538"},
    /* Cavalry has 7, with infantry 5. */
    {"base.moving all at the pace of the slowest",
     SOULT "unit fr-c light-cavalry 2 soult\n", MOVES,
     "france 4 <march units='fr-a fr-c' path='" SIX "'/>", "4", "",
     "fr-a@3543 fr-c@3543"},
    {"base.moving cavalry alone goes farther",
     SOULT "unit fr-c light-cavalry 2 soult\n", MOVES,
     "france 4 <march units='fr-c' path='" SIX "'/>", "4", "",
     "fr-c@3544 fr-a@3538 soult@3538"},
    {"base.command who has no order stays", SOULT, "commanded\n", SOUTH(SIX),
     NULL, "", "refused/command"},
    {"base.command before orders are bought it may be written", SOULT, "",
     SOUTH(SIX), NULL, "", "good"},
    {"base.command and lapses if none is", SOULT, "",
     "france 2 <command who='soult' order='move' payer='self'/>\n" SOUTH(SIX),
     "2 4", "self-activation/die/soult 6", "fr-a@3538 lapse/command"},
    {"base.moving a train needs none", SOULT "unit fr-t supply-train 0 soult\n",
     "commanded\n", "france 4 <march units='fr-t' path='" FIVE "'/>", "4", "",
     "fr-t@3542"},
    {"base.moving a destination is a path", SOULT, MOVES, SOUTH("3539"), "4",
     "", "fr-a@3539"},
    {"base.moving who is named twice", SOULT "unit fr-b infantry 6 soult\n",
     MOVES,
     "france 4 <march units='fr-a' path='3539'/>\n"
     "france 4 <march units='fr-b fr-a' path='3539'/>",
     NULL, "", "refused/moving"},
    /* ---- routs ---- */
    {"5.0c a rout of this turn stays", SOULT, MOVES "rout-1 fr-a\n", SOUTH(SIX),
     NULL, "", "refused/5.0c"},
    /* Half of five, down. */
    {"5.0c Rout 2 halves what is left", SOULT, MOVES "rout fr-a\n", SOUTH(SIX),
     "4", "", "fr-a@3540"},
    /* Half of 5 - 2 - 1. */
    {"base.moving mud and hunger come first", SOULT,
     MOVES "rout fr-a\nmud\nunsupplied fr-a\n", SOUTH(SIX), "4", "",
     "fr-a@3539"},
    {"base.forced-march a routed unit gains nothing", SOULT,
     "order soult move single\nrout fr-a\n", SOUTH(SIX), "4", "",
     "fr-a@3540 unthrown/base.forced-march/die/fr-a-5"},
    /* ---- fortresses ---- */
    {"base.fortress a march ends inside", SOULT,
     MOVES "fortress 3541 france minor 6 2 2\n",
     "france 4 <march units='fr-a' path='3539 3540 3541' inside='yes'/>", "4",
     "", "fr-a:inside fr-a@3541"},
    {"base.fortress a leader whom nobody names goes inside with them", SOULT,
     MOVES "fortress 3541 france minor 6 2 2\n",
     "france 4 <march units='fr-a' path='3539 3540 3541' inside='yes'/>", "4",
     "", "soult@3541 soult:inside"},
    {"base.fortress and not while men of his are outside",
     SOULT "unit fr-b infantry 3 soult\n",
     MOVES "fortress 3541 france minor 6 2 2\n",
     "france 4 <march units='fr-a fr-b' path='3539 3540 3541' inside='yes'/>",
     "4", "", "fr-a:inside !fr-b:inside soult@3541 !soult:inside"},
    {"base.fortress who finds no room stays outside", SOULT,
     MOVES "fortress 3541 france minor 5 2 2\n",
     "france 4 <march units='fr-a' path='3539 3540 3541' inside='yes'/>", "4",
     "", "!fr-a:inside fr-a@3541"},
    {"base.fortress it costs one to leave", SOULT,
     MOVES "fortress 3538 france minor 6 2 2\ninside fr-a\n", SOUTH(SIX), "4",
     "", "fr-a@3542 !fr-a:inside"},
    {"base.fortress a leader whom nobody names leaves it with them", SOULT,
     MOVES "fortress 3538 france minor 6 2 2\ninside fr-a\ninside soult\n",
     SOUTH(SIX), "4", "", "fr-a@3542 soult@3542 !soult:inside"},
    {"base.fortress a besieged garrison stays", SOULT ENEMY("3538", "10"),
     MOVES "fortress 3538 france minor 6 2 2\ninside fr-a\n"
           "inside soult\n",
     SOUTH(SIX), NULL, "", "refused/fortress"},
    {"8.15b where it passes twice it drops once", SOULT, MOVES,
     "france 4 <march units='fr-a' path='3539 3540 3539' drop='2 3539'/>", "4",
     "", "fr-a=4 france-1@3539 france-1=2"},
    {"8.15f nor two by one march, if its figure is one",
     "leader napoleon france supreme 5 2 2 3534 -\n"
     "leader seeger wurttemberg corps 3 1 1 3538 napoleon\n"
     "unit wu-a infantry 6 seeger\n",
     "turn 3\norder seeger move\n",
     "france 4 <march units='wu-a' path='3539 3540' drop='2 3539 2 3540'/>",
     NULL, "", "refused/8.15f"},
    {"8.15b no more than a unit that is named has",
     SOULT "unit fr-b infantry 6 soult\n", MOVES,
     "france 4 <march units='fr-a fr-b' path='3539 3540' drop='4 3539 fr-a 3 "
     "3540 fr-a'/>",
     NULL, "", "refused/8.15b"},
    {"8.15b all that it has, by two drops",
     SOULT "unit fr-b infantry 6 soult\n", MOVES,
     "france 4 <march units='fr-a fr-b' path='3539 3540' drop='3 3539 fr-a 3 "
     "3540 fr-a'/>",
     "4", "", "fr-a:gone france-1@3539 france-2@3540 fr-b@3540 fr-b=6"},
    {"base.lead nobody rides out of a besieged fortress",
     SOULT ENEMY("3538", "10"),
     MOVES "fortress 3538 france minor 6 2 2\ninside fr-a\ninside soult\n",
     "france 4 <lead leader='soult' path='3537'/>", NULL, "",
     "refused/fortress"},
    {"base.lead before two nobody is besieged", SOULT ENEMY("3538", "2"),
     MOVES "fortress 3538 france minor 6 2 2\ninside fr-a\ninside soult\n",
     "france 4 <lead leader='soult' path='3537'/>", NULL, "", "good"},
    {"12.64b who led a dissolved unit is free, with a name or without",
     "leader kutuzov russia army 3 1 1 3534 -\n"
     "leader bagration russia corps 3 1 1 3538 kutuzov\n"
     "unit ru-a infantry 6 bagration\n",
     "order bagration move\ngeneric ru-a\nrussians 1 0\n",
     "coalition 7 <march units='bagration' path='3539 3540' drop='6 3539 "
     "ru-a'/>",
     "7", "",
     "ru-a:gone russia-1@3539 bagration:pool state/12.64b russians=2/0"},
    /* Two besiege nobody, so that he may go. */
    {"base.fortress what is dropped among the enemy stays inside",
     SOULT ENEMY("3538", "2"),
     MOVES "fortress 3538 france minor 6 2 2\ninside fr-a\ninside soult\n",
     "france 4 <march units='fr-a' path='3539' drop='2 3538'/>", "4", "",
     "fr-a@3539 france-1@3538 france-1:inside"},
    {"base.fortress and where a train alone is before the walls",
     SOULT "leader mack austria army 2 0 0 4541 -\n"
           "unit au-t supply-train 0 mack 3538\n",
     MOVES "fortress 3538 france minor 6 2 2\ninside fr-a\ninside soult\n",
     "france 4 <march units='fr-a' path='3539' drop='2 3538'/>", "4", "",
     "fr-a=4 fr-a@3539 france-1@3538 france-1=2 france-1:inside"},
    {"base.lead who rides alone to men inside goes inside",
     SOULT "leader mack austria army 2 0 0 4541 -\n"
           "leader riesch austria corps 2 0 0 3543 mack\n"
           "unit au-a infantry 3 riesch 3541\n",
     "fortress 3541 coalition minor 6 2 2\ninside au-a\norder riesch move\n",
     "coalition 7 <lead leader='riesch' path='3542 3541'/>", "7", "",
     "riesch@3541 riesch:inside"},
    /* Ney's cavalry pays two of seven, and rides off; Soult has three left. */
    {"9.13a the second pays, though the first rode to a skirmish",
     SOULT "leader ney france corps 3 1 1 3538 napoleon\n"
           "unit fr-n light-cavalry 4 ney\n",
     MOVES "order ney move\n",
     "france 4 <skirmish units='fr-n' path='3438 3338'/>\n" SOUTH(SIX), "4", "",
     "fr-n@3338 fr-a@3541"},
    /* A train is no garrison: the place falls, and the train with it. */
    {"base.fortress who enters takes one in which no men are",
     SOULT ENEMY("3544", "3") "unit au-t supply-train 0 riesch 3540\n",
     MOVES "fortress 3540 coalition minor 6 2 2\ninside au-t\n",
     SOUTH("3539 3540"), "4", "moving/train/au-t 1",
     "fr-a@3540 holder/3540=france au-t:gone"},
    {"base.fortress it is free when the enemy has gone", SOULT,
     MOVES "fortress 3538 france minor 6 2 2\ninside fr-a\n"
           "besieged 3538 1\n",
     SOUTH(SIX), "4", "", "fr-a@3542"},
    {"base.fortress the enemy's stops a march", SOULT ENEMY("3540", "3"),
     MOVES "fortress 3540 coalition minor 6 2 2\ninside au-a\n"
           "inside riesch\n",
     SOUTH(SIX), "4", "", "fr-a@3540 au-a@3540 move/fortress=fortress"},
};

/* ---- zones --------------------------------------------------------------- */

static const struct day_row zones[] = {
    /* Five at 3541: its zone begins at 3540. */
    {"base.zoc a normal zone stops", SOULT ENEMY("3641", "5"), MOVES,
     SOUTH(SIX), "4", "", "fr-a@3541 move/zoc=zone"},
    {"base.zoc four points make it", SOULT ENEMY("3641", "4"), MOVES,
     SOUTH(SIX), "4", "", "fr-a@3541 move/zoc=zone"},
    {"base.zoc routed they have none", SOULT ENEMY("3641", "5"),
     MOVES "rout au-a\n", SOUTH(SIX), "4", "", "fr-a@3543"},
    {"base.zoc not over a major river", SOULT ENEMY("3641", "5"),
     /* 3641 touches 3541 and 3542; it stands on the other bank. */
     MOVES "major 3641 3541\nmajor 3641 3542\n", SOUTH(SIX), "4", "",
     "fr-a@3543"},
    {"base.zoc a limited one costs one each hex", SOULT ENEMY("3641", "3"),
     /* 3641 is odd? 36 is even: its neighbours are 3640, 3741, 3742, 3642,
      * 3542 and 3541. 1, 1, then 2 into 3541: four, and 2 into 3542 is too
      * much. */
     MOVES, SOUTH(SIX), "4", "", "fr-a@3541"},
    /* Cavalry has seven: 1, 1, 2, 2, 1. In a normal zone it would stop in
     * 3541. */
    {"base.zoc detachments alone make a limited one",
     "leader napoleon france supreme 5 2 2 3534 -\n"
     "leader soult france corps 3 1 1 3538 napoleon\n"
     "unit fr-a light-cavalry 6 soult\n",
     MOVES "detachment austria-1 austria 5 3641\n", SOUTH(SIX), "4", "",
     "fr-a@3543"},
    {"base.zoc leaving a normal zone costs one more",
     /* 3538 and 3537 are next to 3637 (even). 3539 is not: 2, then 1 each. */
     SOULT ENEMY("3637", "5"), MOVES, SOUTH(SIX), "4", "", "fr-a@3542"},
    {"base.zoc infantry does not go from zone to zone",
     /* Next to 3638 (even) lie 3538 and 3539. */
     SOULT ENEMY("3638", "5"), MOVES, SOUTH(SIX), NULL, "", "refused/zoc"},
    {"base.zoc cavalry does",
     "leader napoleon france supreme 5 2 2 3534 -\n"
     "leader soult france corps 3 1 1 3538 napoleon\n"
     "unit fr-a light-cavalry 6 soult\n" ENEMY("3638", "5"),
     MOVES, SOUTH(SIX), "4", "", "fr-a@3539"},
    {"base.moving an enemy stands in the way", SOULT ENEMY("3539", "2"), MOVES,
     SOUTH(SIX), NULL, "", "refused/moving"},
    /* His men in 3541 are shut in behind Ney; those in 3643 are farther. */
    {"base.retreat a leader rides past no enemy into a fortress",
     SOULT "leader ney france corps 3 1 1 3541 napoleon\n"
           "unit fr-n infantry 6 ney\n"
           "leader mack austria army 2 0 0 3643 -\n"
           "unit au-b infantry 3 mack\n"
           "leader riesch austria corps 2 0 0 3539 mack\n"
           "unit au-a infantry 3 riesch 3541\n",
     MOVES "fortress 3541 coalition minor 6 2 2\ninside au-a\n", SOUTH("3539"),
     "4", "", "fr-a@3539 riesch@3643 au-a:inside"},
    /* Under those walls a train of Soult's stands alone. */
    {"base.retreat and if an enemy's train is before it, he is inside",
     SOULT "unit fr-t supply-train 0 soult 3541\n"
           "leader mack austria army 2 0 0 4541 -\n"
           "leader riesch austria corps 2 0 0 3539 mack\n"
           "unit au-a infantry 3 riesch 3541\n",
     MOVES "fortress 3541 coalition minor 6 2 2\ninside au-a\n", SOUTH("3539"),
     "4", "", "fr-a@3539 riesch@3541 riesch:inside"},
    {"base.moving a train is taken on four and more",
     SOULT "leader mack austria army 2 0 0 4541 -\n"
           "unit au-t supply-train 0 mack 3540\n",
     MOVES, SOUTH("3539 3540 3541"), "4", "moving/train/au-t 4",
     "fr-a@3541 au-t@3540 state/moving=captured"},
    {"base.moving and destroyed on less",
     SOULT "leader mack austria army 2 0 0 4541 -\n"
           "unit au-t supply-train 0 mack 3540\n",
     MOVES, SOUTH("3539 3540 3541"), "4", "moving/train/au-t 3",
     "fr-a@3541 au-t:gone"},
    {"base.moving a leader alone rides away",
     SOULT "leader mack austria army 2 0 0 3540 -\n"
           "leader riesch austria corps 2 0 0 4041 mack\n"
           "unit au-a infantry 5 riesch\n",
     MOVES, SOUTH("3539 3540 3541"), "4", "", "fr-a@3541 mack@4041"},
    {"base.moving a town is whose who entered it last", SOULT,
     MOVES "town 3540 coalition 1\n", SOUTH("3539 3540 3541"), "4", "",
     "holder/3540=france"},
};

/* ---- forced marches ------------------------------------------------------ */

/* Worksheet: Soult has 24 SP, wear 50, and is ordered a double forced march of
 * ten hexes. Initiative 3 adds nothing. The die shows 1: one point gained and
 * 10 percent lost. 10 x 24 = 240 hundredths and 50 kept are 290: two points are
 * lost and 90 kept. The largest line infantry loses first: 10 and 9 become 9
 * and 9, and of equals the lowest id loses: fr-a 8. Six points are six hexes.
 */
#define FOUR_DIVISIONS                                                         \
    "leader napoleon france supreme 5 2 2 3534 -\n"                            \
    "leader soult france corps 3 1 1 3538 napoleon\n"                          \
    "unit fr-a infantry 10 soult\nunit fr-b infantry 9 soult\n"                \
    "unit fr-c light-cavalry 3 soult\nunit fr-d artillery 2 soult\n"
#define ALL_GO                                                                 \
    "france 4 <march units='fr-a fr-b fr-c fr-d' path='3539 3540 3541 3542 "   \
    "3543 3544 3545 3546 3547 3548'/>"

static const struct day_row forced[] = {
    {"base.forced-march a double one and its losses", FOUR_DIVISIONS,
     "order soult move double\nwear soult 50\n", ALL_GO, "4",
     "forced-march/die/fr-a-5 1",
     "fr-a@3544 fr-a=8 fr-b=9 fr-c=3 fr-d=2 wear/soult=90 loss/forced-march "
     "soult@3544"},
    {"base.forced-march a double one at its best", FOUR_DIVISIONS,
     /* 6: five more, no loss: ten hexes. */
     "order soult move double\nwear soult 50\n", ALL_GO, "4",
     "forced-march/die/fr-a-5 6", "fr-a@3548 fr-a=10 wear/soult=50"},
    {"base.forced-march a single one with a four", FOUR_DIVISIONS,
     "order soult move single\nwear soult 50\n", ALL_GO, "4",
     "forced-march/die/fr-a-5 4", "fr-a@3545 fr-a=10"},
    {"base.forced-march mud takes one off the die", FOUR_DIVISIONS,
     /* 2 - 1 = 1: nothing gained, 5 percent of 24 are 120, and 50: 170. One is
      * lost and 70 kept. 5 - 2 of mud = three hexes. */
     "order soult move single\nwear soult 50\nmud\n", ALL_GO, "4",
     "forced-march/die/fr-a-5 2", "fr-a@3541 fr-a=9 wear/soult=70"},
    {"base.forced-march and snow one", FOUR_DIVISIONS,
     /* 4 - 1 = 3: one more, and 5 - 1 of snow: five hexes. */
     "order soult move single\nsnow\n", ALL_GO, "4",
     "forced-march/die/fr-a-5 4", "fr-a@3543 fr-a=10"},
    {"base.forced-march a good leader adds one",
     "leader napoleon france supreme 5 2 2 3534 -\n"
     "leader davout france corps 4 1 1 3538 napoleon\n"
     "unit fr-a infantry 6 davout\n",
     /* 3 + 1 = 4: two more. */
     "order davout move single\n",
     "france 4 <march units='fr-a' path='3539 3540 3541 3542 3543 3544 3545 "
     "3546'/>",
     "4", "forced-march/die/fr-a-5 3", "fr-a@3545"},
    {"base.forced-march two of each are two dice", FOUR_DIVISIONS,
     "order soult move single\n",
     "france 4 <march units='fr-b' path='3539 3540 3541 3542 3543 3544 "
     "3545'/>\n"
     "france 4 <march units='fr-a' path='3539 3540 3541 3542 3543 3544 3545'/>",
     "4", "forced-march/die/fr-b-5 6, forced-march/die/fr-a-5 2",
     "fr-b@3545 fr-a@3544"},
    /* 1: 5 percent of one point, and 95, are one: Ney has nobody left. */
    {"12.64b who is free again does not ride on",
     SOULT "leader ney france corps 3 1 1 3538 napoleon\n"
           "unit fr-n infantry 1 ney\n",
     "order soult concentrate single 3541\norder ney concentrate single 3541\n"
     "was soult concentrate\nwas ney concentrate\nwear ney 95\n",
     "france 4 <march units='soult ney' path='3539'/>", "4",
     "forced-march/die/fr-a-5 1", "fr-a@3539 soult@3539 fr-n:gone ney:pool"},
    {"7.36a cavalry goes with the infantry", FOUR_DIVISIONS,
     "order soult move double\n", ALL_GO, NULL, "", "good"},
    {"7.36b and not elsewhere", FOUR_DIVISIONS, "order soult move double\n",
     "france 4 <march units='fr-c' path='3438'/>", NULL, "", "refused/7.36b"},
    {"7.36a nor alone", FOUR_DIVISIONS "unit fr-e light-cavalry 2 soult 3435\n",
     "order soult move double\n", "france 4 <march units='fr-e' path='3434'/>",
     NULL, "", "refused/7.36a"},
};

/* 5.0c a unit routed last turn and one routed by the enemy in this turn. */
static void test_routs_age(void **state)
{
    struct scene *scene = scene_begin_map();

    (void)state;
    day_lay(scene, SOULT "unit fr-b infantry 6 soult\n",
            "turn 3\nrout-1 fr-a\nrout-1 fr-b\n");
    scene_unit(scene, "fr-a")->rout_turn = 2;
    scene_unit(scene, "fr-b")->rout_turn = 3;
    scene_run(scene, "4");
    assert_int_equal(scene_unit(scene, "fr-a")->rout, ROUT_2);
    assert_int_equal(scene_unit(scene, "fr-b")->rout, ROUT_1);
    assert_true(scene_told(scene, EVENT_STATE, RULE(5_0c), NULL));
    scene_free(scene);
}

static const struct day_test tests[] = {
    {"5.0c Rout 1 becomes Rout 2", test_routs_age}};

int main(void)
{
    const struct table tables[] = {
        TABLE(ways, day_row_runs), TABLE(zones, day_row_runs),
        TABLE(forced, day_row_runs), TABLE(tests, day_test_runs)};

    return run_tables(tables, LENGTH(tables));
}

/* Marches, hex by hex. Soult begins at 3538, and column 35 runs north to south:
 * each hex further south is one row more. Infantry has 5 MP, cavalry 7, a train
 * 4; clear ground costs 1. What a row expects was reckoned by hand first. */
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/days.h"
#include "tests/support/test.h"
#include "wargame/ways.h"

#define SOULT                                                                  \
    "leader napoleon france supreme 5 2 2 3534 -\n"                            \
    "leader soult france corps 3 1 1 3538 napoleon\n"                          \
    "unit fr-a infantry 6 soult\n"
#define NEY                                                                    \
    "leader ney france corps 3 1 1 3538 napoleon\n"                            \
    "unit fr-n infantry 6 ney\n"
#define ENEMY(hex, sp)                                                         \
    "leader mack austria army 2 0 0 4541 -\n"                                  \
    "leader riesch austria corps 2 0 0 " hex " mack\n"                         \
    "unit au-a infantry " sp " riesch\n"
#define MOVES       "order soult move\n"
#define SOUTH(path) "france 4 <march units='fr-a' path='" path "'/>"
#define FIVE        "3539 3540 3541 3542 3543"
#define SIX         FIVE " 3544"

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
     "", "france 4 <march units='fr-t' path='" FIVE "'/>", "4", "",
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
    {"base.fortress who finds no room stays outside", SOULT,
     MOVES "fortress 3541 france minor 5 2 2\n",
     "france 4 <march units='fr-a' path='3539 3540 3541' inside='yes'/>", "4",
     "", "!fr-a:inside fr-a@3541"},
    {"base.fortress it costs one to leave", SOULT,
     MOVES "fortress 3538 france minor 6 2 2\ninside fr-a\n", SOUTH(SIX), "4",
     "", "fr-a@3542 !fr-a:inside"},
    {"base.fortress a besieged garrison stays", SOULT,
     MOVES "fortress 3538 france minor 6 2 2\ninside fr-a\n"
           "besieged 3538 1\n",
     SOUTH(SIX), NULL, "", "refused/fortress"},
    {"base.fortress the enemy's stops a march", SOULT ENEMY("3540", "3"),
     MOVES "fortress 3540 coalition minor 6 2 2\ninside au-a\n"
           "inside riesch\n",
     SOUTH(SIX), "4", "", "fr-a@3540 au-a@3540 move/fortress=fortress"},
};

static const struct day_row companies[] = {
    {"9.13a two corps leave a hex: two of five points go", SOULT NEY, MOVES,
     SOUTH(SIX), "4", "", "fr-a@3541 soult@3541 9.13a 9.13b"},
    {"9.13a the second pays, though the first has gone", SOULT NEY,
     MOVES "order ney move\n",
     "france 4 <march units='fr-a' path='" SIX "'/>\n"
     "france 4 <march units='fr-n' path='3438 3338 3238 3138 3038'/>",
     /* Three points are left: 3338 is at the end of two, 3238 of three. */
     "4", "", "fr-a@3541 fr-n@3238"},
    {"8.24b concentrated a turn before, together", SOULT NEY,
     "order soult concentrate 3541\norder ney concentrate 3541\n"
     "was soult concentrate\nwas ney concentrate\n",
     "france 4 <march units='fr-a fr-n' path='" SIX "'/>", "4", "",
     "fr-a@3541 fr-n@3541 8.24b 9.13a"},
    {"9.13b cavalry with seven comes five hexes far",
     "leader napoleon france supreme 5 2 2 3534 -\n"
     "leader soult france corps 3 1 1 3538 napoleon\n"
     "unit fr-a light-cavalry 6 soult\n" NEY,
     MOVES, SOUTH(SIX), "4", "", "fr-a@3543"},
    {"9.15 one of them without an order to concentrate", SOULT NEY,
     "order soult concentrate 3541\norder ney move\n"
     "was soult concentrate\nwas ney concentrate\n",
     "france 4 <march units='fr-a fr-n' path='" SIX "'/>", NULL, "",
     "refused/9.15"},
    {"9.15 nor by two orders the same way", SOULT NEY,
     "order soult concentrate 3541\norder ney move\n"
     "was soult concentrate\nwas ney concentrate\n",
     "france 4 <march units='fr-a' path='" SIX "'/>\n"
     "france 4 <march units='fr-n' path='" SIX "'/>",
     NULL, "", "refused/9.15"},
    {"9.5a an Army Reserve pays nothing to leave",
     SOULT "leader murat france corps 3 1 1 3538 napoleon\n"
           "unit fr-g infantry 4 murat army-reserve\n",
     MOVES "order murat move\n",
     "france 4 <march units='fr-g' path='" SIX "'/>", "4", "", "fr-g@3543"},
    {"9.5b nor does who leaves it",
     SOULT "leader murat france corps 3 1 1 3538 napoleon\n"
           "unit fr-g infantry 4 murat army-reserve\n",
     MOVES, SOUTH(SIX), "4", "", "fr-a@3543 no/9.13a"},
    {"9.3c 9.6 trains are passed for nothing",
     SOULT "unit fr-t supply-train 0 soult 3540\n"
           "unit fr-b bridge-train 0 soult 3541\n",
     MOVES, SOUTH(SIX), "4", "", "fr-a@3543"},
    /* 3540 holds Ney's corps: 1, 1, then 1 + 1 to go on, 1: 3542. */
    {"base.moving to pass another corps costs one",
     SOULT "leader ney france corps 3 1 1 3540 napoleon\n"
           "unit fr-n infantry 6 ney\n",
     MOVES, SOUTH(SIX), "4", "", "fr-a@3542"},
    {"9.5b an Army Reserve is passed for nothing",
     SOULT "leader murat france corps 3 1 1 3540 napoleon\n"
           "unit fr-g infantry 6 murat army-reserve\n",
     MOVES, SOUTH(SIX), "4", "", "fr-a@3543"},
    {"9.5c it passes others for nothing",
     "leader napoleon france supreme 5 2 2 3534 -\n"
     "leader murat france corps 3 1 1 3538 napoleon\n"
     "unit fr-g infantry 6 murat army-reserve\n"
     "leader ney france corps 3 1 1 3540 napoleon\n"
     "unit fr-n infantry 6 ney\n",
     "order murat move\n", "france 4 <march units='fr-g' path='" SIX "'/>", "4",
     "", "fr-g@3543"},
    {"9.5c and ends among them",
     "leader napoleon france supreme 5 2 2 3534 -\n"
     "leader murat france corps 3 1 1 3538 napoleon\n"
     "unit fr-g infantry 6 murat army-reserve\n"
     "leader ney france corps 3 1 1 3540 napoleon\n"
     "unit fr-n infantry 6 ney\n",
     "order murat move\n", "france 4 <march units='fr-g' path='3539 3540'/>",
     "4", "", "fr-g@3540 fr-n@3540"},
};

/* ---- zones --------------------------------------------------------------- */

static const struct day_row zones[] = {
    /* Five at 3541: its zone begins at 3540. */
    {"base.zoc a normal zone stops", SOULT ENEMY("3641", "5"), MOVES,
     SOUTH(SIX), "4", "", "fr-a@3541 move/zoc=zone"},
    {"base.zoc a limited one costs one each hex", SOULT ENEMY("3641", "3"),
     /* 3641 is odd? 36 is even: its neighbours are 3640, 3741, 3742, 3642,
      * 3542 and 3541. 1, 1, then 2 into 3541: four, and 2 into 3542 is too
      * much. */
     MOVES, SOUTH(SIX), "4", "", "fr-a@3541"},
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
    {"7.36a cavalry goes with the infantry", FOUR_DIVISIONS,
     "order soult move double\n", ALL_GO, NULL, "", "good"},
    {"7.36b and not elsewhere", FOUR_DIVISIONS, "order soult move double\n",
     "france 4 <march units='fr-c' path='3438'/>", NULL, "", "refused/7.36b"},
    {"7.36a nor alone", FOUR_DIVISIONS "unit fr-e light-cavalry 2 soult 3435\n",
     "order soult move double\n", "france 4 <march units='fr-e' path='3434'/>",
     NULL, "", "refused/7.36a"},
};

/* ---- stacking ------------------------------------------------------------ */

#define AT_3541                                                                \
    "leader ney france corps 3 1 1 3541 napoleon\n"                            \
    "unit fr-n infantry 6 ney\n"

static const struct day_row stacks[] = {
    {"9.11 the corps that came last goes back", SOULT AT_3541, MOVES,
     SOUTH("3539 3540 3541"), "4", "", "fr-a@3540 soult@3540 state/9.11"},
    {"9.11 both with an order to concentrate there stay", SOULT AT_3541,
     "order soult concentrate 3541\norder ney concentrate 3541\n",
     SOUTH("3539 3540 3541"), "4", "", "fr-a@3541 no/9.11"},
    {"9.11 elsewhere they do not", SOULT AT_3541,
     "order soult concentrate 3542\norder ney concentrate 3542\n",
     SOUTH("3539 3540 3541"), "4", "", "fr-a@3540"},
    {"9.11 not into the hex that it left, if that is full too",
     SOULT AT_3541 "leader lannes france corps 3 1 1 3540 napoleon\n"
                   "unit fr-l infantry 6 lannes\n",
     MOVES, SOUTH("3539 3540 3541"), "4", "", "fr-a@3539"},
    {"9.3a the third train goes back",
     SOULT "unit fr-t supply-train 0 soult 3541\n"
           "unit fr-u supply-train 0 soult 3541\n"
           "unit fr-v supply-train 0 soult\n",
     "", "france 4 <march units='fr-v' path='3539 3540 3541'/>", "4", "",
     "fr-v@3540 fr-t@3541 state/9.3a"},
    {"9.3b two trains crowd nobody",
     SOULT "unit fr-t supply-train 0 soult 3541\n"
           "unit fr-u supply-train 0 soult 3541\n",
     MOVES, SOUTH("3539 3540 3541"), "4", "", "fr-a@3541 no/9.11"},
    {"9.6 nor does a bridge train",
     SOULT "unit fr-t bridge-train 0 soult 3541\n", MOVES,
     SOUTH("3539 3540 3541"), "4", "", "fr-a@3541 no/9.11"},
    /* Rough ground holds 40: 35 and 6 are too many. */
    {"base.9.12 so many points a hex",
     SOULT "leader murat france corps 3 1 1 3541 napoleon\n"
           "unit fr-g infantry 35 murat army-reserve\n",
     MOVES "rough 3541\n", SOUTH("3539 3540 3541"), "4", "",
     "fr-a@3540 state/9.12"},
};

/* ---- detachments, leaders, transfers, bridges ---------------------------- */

static const struct day_row others[] = {
    {"8.15a 8.15b two points stay behind at 3540", SOULT, MOVES,
     "france 4 <march units='fr-a' path='3539 3540 3541' drop='2 3540'/>", "4",
     "", "fr-a=4 fr-a@3541 france-1@3540 france-1=2 state/8.15b"},
    {"8.15b a detachment is picked up", SOULT,
     MOVES "detachment france-4 france 2 3540\n",
     "france 4 <march units='fr-a' path='3539 3540 3541' pick='france-4'/>",
     "4", "", "fr-a=8 france-4:gone"},
    {"8.15c not by another nation", SOULT,
     MOVES "detachment france-4 bavaria 2 3540\n",
     "france 4 <march units='fr-a' path='3539 3540 3541' pick='france-4'/>",
     NULL, "", "refused/8.15c"},
    {"8.15d a minor's points keep their nation",
     "leader napoleon france supreme 5 2 2 3534 -\n"
     "leader deroy bavaria corps 3 1 1 3538 napoleon\n"
     "unit ba-a infantry 6 deroy\n",
     "order deroy move\n",
     "france 4 <march units='ba-a' path='3539 3540' drop='2 3539'/>", "4", "",
     "ba-a=4 france-1@3539 state/8.15d"},
    {"8.15e a marker of another power is none", SOULT, MOVES,
     "france 4 <march units='fr-a' path='3539' drop='2 3539 austria-1'/>", NULL,
     "", "refused/8.15e"},
    {"8.15f a minor has as many as its figure",
     "leader napoleon france supreme 5 2 2 3534 -\n"
     "leader seeger wurttemberg corps 3 1 1 3538 napoleon\n"
     "unit wu-a infantry 6 seeger\n",
     "turn 3\norder seeger move\ndetachment france-2 wurttemberg 1 3534\n",
     "france 4 <march units='wu-a' path='3539' drop='2 3539'/>", NULL, "",
     "refused/8.15f"},
    {"base.lead a leader rides eight hexes", SOULT, "",
     "france 4 <lead leader='napoleon' path='3535 3536 3537 3538 3539 3540 "
     "3541 3542 3543'/>",
     "4", "", "napoleon@3542"},
    {"base.lead he rides without his men", SOULT, MOVES,
     "france 4 <lead leader='soult' path='3537'/>", "4", "",
     "soult@3537 fr-a@3538"},
    {"base.moving a leader who is named takes them along", SOULT, MOVES,
     "france 4 <march units='soult' path='3537'/>", "4", "",
     "soult@3537 fr-a@3537"},
    {"base.lead a corps leader needs an order", SOULT, "",
     "france 4 <lead leader='soult' path='3537'/>", NULL, "",
     "refused/command"},
    {"base.moving a leader stays with those who stay",
     SOULT "unit fr-b infantry 3 soult\n", MOVES, SOUTH("3539"), "4", "",
     "soult@3538"},
    {"base.moving he goes with most of his men",
     SOULT "unit fr-b infantry 3 soult\n", MOVES,
     "france 4 <march units='fr-a' path='3539'/>\n"
     "france 4 <march units='fr-b' path='3537'/>",
     "4", "", "soult@3539"},
    {"7.76b no box with a marker is free", SOULT NEY,
     "boxes ney 1 4\norder fr-a transfer\nin-command soult\n",
     "france 4 <transfer unit='fr-a' to='ney'/>", NULL, "", "refused/7.76b"},
    {"7.76a a unit of one point finds a bottom box",
     SOULT NEY "unit fr-z artillery 1 soult inherent\n",
     "boxes ney 1 1\norder fr-z transfer\n",
     "france 4 <transfer unit='fr-z' to='ney'/>", "4", "",
     "state/transfer=ney"},
    {"base.transfer without a purchase", SOULT NEY, "",
     "france 4 <transfer unit='fr-a' to='ney'/>", NULL, "", "refused/transfer"},
    {"9.5e with an army leader it is Army Reserve",
     "leader napoleon france supreme 5 2 2 3538 -\n"
     "leader soult france corps 3 1 1 3538 napoleon\n"
     "unit fr-a infantry 6 soult\nunit fr-b infantry 3 soult\n",
     "order fr-b transfer\n", "france 4 <transfer unit='fr-b' to='napoleon'/>",
     "4", "", "state/9.5e=Army_Reserve"},
    {"base.bridges a train lays one over a major river",
     SOULT "unit fr-p bridge-train 0 soult\n", MOVES "major 3538 3539\n",
     "france 4 <lay-bridge train='fr-p' hex-a='3538' hex-b='3539'/>", "4", "",
     "state/bridges=bridge"},
    {"base.bridges not before an enemy",
     SOULT "unit fr-p bridge-train 0 soult\n" ENEMY("3539", "2"),
     MOVES "major 3538 3539\n",
     "france 4 <lay-bridge train='fr-p' hex-a='3538' hex-b='3539'/>", NULL, "",
     "refused/bridges"},
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

/* 9.11 who came by a battle (12.16, 12.74) shares a hex until the end of its
 * next movement phase, and goes on as long as another does. */
static void test_sharing_ends(void **state)
{
    struct scene *scene = scene_begin_map();

    (void)state;
    day_lay(scene, SOULT NEY, MOVES "order ney move\n");
    scene_unit(scene, "fr-a")->shares = true;
    gra_begin_marches(scene->game, FRANCE);
    gra_skirmish_phase(&scene->play, FRANCE);
    assert_null(gra_overfull(&scene->board, FRANCE, 3538));
    gra_movement_phase(&scene->play, FRANCE);
    assert_false(scene_unit(scene, "fr-a")->shares);
    assert_ptr_equal(gra_overfull(&scene->board, FRANCE, 3538), RULE(9_11));
    assert_int_equal(scene_hex(scene, "fr-a"), 3538);
    scene_free(scene);
}

/* [base bridges] over the laid bridge a corps marches in the next player turn;
 * 8.32c it costs one more. */
static void test_laid_bridge(void **state)
{
    struct scene *scene = scene_begin_map();

    (void)state;
    day_lay(scene, SOULT "unit fr-p bridge-train 0 soult\n",
            MOVES "major 3538 3539\n");
    day_order(scene,
              "france 4 <lay-bridge train='fr-p' hex-a='3538' hex-b='3539'/>");
    scene_run(scene, "4");
    assert_int_equal(gra_step_cost(&scene->board, 3538, 3539), 2);
    scene_unit(scene, "fr-p")->hex = 3537;
    assert_int_equal(gra_step_cost(&scene->board, 3538, 3539), PROHIBITED);
    scene_free(scene);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        {"5.0c Rout 1 becomes Rout 2", test_routs_age, NULL, NULL, NULL},
        {"9.11 sharing a hex after a battle ends", test_sharing_ends, NULL,
         NULL, NULL},
        {"base.bridges over a laid bridge", test_laid_bridge, NULL, NULL,
         NULL}};
    const struct table tables[] = {
        TABLE(ways, day_row_runs),   TABLE(companies, day_row_runs),
        TABLE(zones, day_row_runs),  TABLE(forced, day_row_runs),
        TABLE(stacks, day_row_runs), TABLE(others, day_row_runs)};
    int failed = run_tables(tables, LENGTH(tables));

    return cmocka_run_group_tests(tests, NULL, NULL) || failed;
}

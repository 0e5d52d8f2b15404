/* Who marches and stands with whom: shared hexes, stacking, detachments,
 * leaders alone, transfers, bridges. What a row expects was reckoned by hand
 * first. */
#include "core/buffer.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/days.h"
#include "tests/rulesets/grande-armee/march/corps.h"
#include "tests/support/test.h"
#include "wargame/ways.h"

static const struct day_row companies[] = {
    {"9.13a 8.24a 8.24c two corps leave a hex: two of five points go",
     SOULT NEY, MOVES, SOUTH(SIX), "4", "", "fr-a@3541 soult@3541 9.13a 9.13b"},
    {"9.13a the second pays, though the first has gone", SOULT NEY,
     MOVES "order ney move\n",
     "france 4 <march units='fr-a' path='" SIX "'/>\n"
     "france 4 <march units='fr-n' path='3438 3338 3238 3138 3038'/>",
     /* Three points are left: 3338 is at the end of two, 3238 of three. */
     "4", "", "fr-a@3541 fr-n@3238"},
    {"8.24b 7.45 concentrated a turn before, together", SOULT NEY,
     "order soult concentrate 3541\norder ney concentrate 3541\n"
     "was soult concentrate\nwas ney concentrate\n",
     "france 4 <march units='fr-a fr-n' path='" SIX "'/>", "4", "",
     "fr-a@3541 fr-n@3541 8.24b 9.13a"},
    {"9.13b where it is due no first hex is given away",
     /* 5 - 2 - 1 = 2, all for the leaving: 3539 would be a point more. */
     SOULT NEY, MOVES "mud\nunsupplied fr-a\n", SOUTH("3539"), NULL, "",
     "refused/moving"},
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
    {"9.15 nor if men of one stay, with their leader",
     SOULT "unit fr-b infantry 8 soult\n" NEY,
     "order soult concentrate 3541\norder ney move\n"
     "was soult concentrate\nwas ney concentrate\n",
     "france 4 <march units='fr-a' path='" FIVE "'/>\n"
     "france 4 <march units='fr-n' path='" FIVE "'/>",
     NULL, "", "refused/9.15"},
    {"9.15 who came from two hexes goes by the same way",
     SOULT "leader ney france corps 3 1 1 3638 napoleon\n"
           "unit fr-n infantry 6 ney\n",
     "order soult concentrate 3541\norder ney move\n"
     "was soult concentrate\nwas ney concentrate\n",
     "france 4 <march units='fr-a' path='3539 3540'/>\n"
     "france 4 <march units='fr-n' path='3539 3540'/>",
     NULL, "", "good"},
    {"9.5a an Army Reserve pays nothing to leave",
     SOULT "leader murat france corps 3 1 1 3538 napoleon\n"
           "unit fr-g infantry 4 murat army-reserve\n",
     MOVES "order murat move\n",
     "france 4 <march units='fr-g' path='" SIX "'/>", "4", "",
     "fr-g@3543 9.5a no/9.3b"},
    {"9.5b nor does who leaves it",
     SOULT "leader murat france corps 3 1 1 3538 napoleon\n"
           "unit fr-g infantry 4 murat army-reserve\n",
     MOVES, SOUTH(SIX), "4", "", "fr-a@3543 9.5b no/9.13a no/9.3b"},
    {"9.3c 9.6 trains are passed for nothing",
     SOULT "unit fr-t supply-train 0 soult 3540\n"
           "unit fr-b bridge-train 0 soult 3541\n",
     MOVES, SOUTH(SIX), "4", "", "fr-a@3543 9.3c 9.6 no/9.5b"},
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

/* ---- stacking ------------------------------------------------------------ */

#define AT_3541                                                                \
    "leader ney france corps 3 1 1 3541 napoleon\n"                            \
    "unit fr-n infantry 6 ney\n"

static const struct day_row stacks[] = {
    {"9.11 the corps that came last goes back", SOULT AT_3541, MOVES,
     SOUTH("3539 3540 3541"), "4", "", "fr-a@3540 soult@3540 state/9.11"},
    {"9.11 a corps inside the fortress is one", SOULT AT_3541,
     MOVES "fortress 3541 france minor 6 2 2\ninside fr-n\n",
     SOUTH("3539 3540 3541"), "4", "", "fr-a@3540 fr-n:inside state/9.11"},
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
    {"9.3a though two corps stand there, of whom none came by a march",
     SOULT AT_3541 "leader lannes france corps 3 1 1 3541 napoleon\n"
                   "unit fr-l infantry 6 lannes\n"
                   "unit fr-t supply-train 0 soult 3541\n"
                   "unit fr-u supply-train 0 soult 3541\n"
                   "unit fr-v supply-train 0 soult\n",
     "", "france 4 <march units='fr-v' path='3539 3540 3541'/>", "4", "",
     "fr-v@3540 fr-l@3541 state/9.3a"},
    {"9.3b two trains crowd nobody",
     SOULT "unit fr-t supply-train 0 soult 3541\n"
           "unit fr-u supply-train 0 soult 3541\n",
     MOVES, SOUTH("3539 3540 3541"), "4", "", "fr-a@3541 9.3b no/9.11"},
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

/* Does the desk say beforehand that who comes last goes back? */
static bool is_foretold(struct scene *scene)
{
    const struct section *section = &scene->sections[scene->section_count - 1];
    const struct order *order = &section->orders[section->count - 1];
    const struct seat seat = {
        .board = scene->board, .side = section->side, .step = section->step};
    struct buffer said;

    buffer_init(&said);
    order->kind->say(&seat, order, &said);
    return strstr(buffer_keep(&said, scene->arena),
                  "who came last goes back") != NULL;
}

/* Who goes back by play has been told so by the desk, and nobody else. */
static void stack_row_runs(void **state)
{
    const struct day_row *row = *state;
    struct scene *scene = scene_begin_map();
    bool foretold;

    day_lay(scene, row->pieces, row->laid);
    day_order(scene, row->orders);
    foretold = is_foretold(scene);
    day_play(scene, row->steps);
    day_ends(scene, row->then);
    assert_int_equal(foretold,
                     scene_count(scene, EVENT_STATE, RULE(9_11)) +
                             scene_count(scene, EVENT_STATE, RULE(9_3a)) +
                             scene_count(scene, EVENT_STATE, BASE(9_12)) >
                         0);
    scene_free(scene);
}

/* ---- detachments, leaders, transfers, bridges ---------------------------- */

static const struct day_row others[] = {
    {"8.15a 8.15b two points stay behind at 3540", SOULT, MOVES,
     "france 4 <march units='fr-a' path='3539 3540 3541' drop='2 3540'/>", "4",
     "", "fr-a=4 fr-a@3541 france-1@3540 france-1=2 state/8.15b"},
    /* All six are left at 3540: nobody is there to go on. */
    {"8.15b who leaves all of a unit dissolves it, and its march ends", SOULT,
     MOVES,
     "france 4 <march units='fr-a' path='3539 3540 3541' drop='6 3540 "
     "fr-a'/>",
     "4", "", "fr-a:gone france-1@3540 france-1=6"},
    {"8.15b not where the march does not come", SOULT, MOVES,
     "france 4 <march units='fr-a' path='3539 3540' drop='2 3541'/>", NULL, "",
     "refused/8.15b"},
    {"8.15b not more than there are, by two drops", SOULT, MOVES,
     "france 4 <march units='fr-a' path='3539 3540' drop='4 3539 3 3540'/>",
     NULL, "", "refused/8.15b"},
    /* Of six four are left behind, and of two none can leave three. */
    {"8.15b what cannot be left is told", SOULT,
     MOVES "detachment france-4 france 1 3540\n",
     "france 4 <march units='fr-a' path='3539 3540' drop='4 3539 3 3539' "
     "pick='france-4'/>",
     "4", "", "fr-a=3 france-1=4 lapse/8.15b"},
    {"7.76b who needs no marker picks up none without a box",
     SOULT "unit fr-z artillery 1 soult inherent\n",
     MOVES "boxes soult 1 4\ndetachment france-4 france 1 3538\n",
     "france 4 <march units='fr-z' path='3539' pick='france-4'/>", NULL, "",
     "refused/7.76b"},
    {"7.76b another of the march does",
     SOULT "unit fr-z artillery 1 soult inherent\n",
     MOVES "boxes soult 1 4\ndetachment france-4 france 1 3538\n",
     "france 4 <march units='fr-z fr-a' path='3539' pick='france-4'/>", "4", "",
     "fr-z=1 fr-a=7 france-4:gone"},
    {"8.15b at the start likewise", SOULT, MOVES,
     "france 4 <march units='fr-a' path='3539' drop='6 3538 fr-a'/>", "4", "",
     "fr-a:gone france-1@3538 france-1=6"},
    {"8.15a a detachment marches with its leader alone", SOULT,
     MOVES "detachment france-4 france 2 3538\n",
     "france 4 <march units='france-4' path='3539'/>", NULL, "",
     "refused/8.15a"},
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
    {"base.lead he follows where a depot was taken",
     SOULT "depot au-d1 austria 3540\n", MOVES,
     SOUTH("3539 3540") "\n"
                        "france 4 <lead leader='napoleon' path='3535 3536 3537 "
                        "3538 3539 3540'/>",
     NULL, "", "good"},
    {"base.lead else it bars him", SOULT "depot au-d1 austria 3535\n", MOVES,
     "france 4 <lead leader='napoleon' path='3535'/>", NULL, "",
     "refused/moving"},
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
    {"base.transfer who is out of command takes none from afar",
     SOULT "leader ney france corps 3 1 1 3540 napoleon\n"
           "unit fr-n infantry 6 ney\n",
     "order fr-a transfer\ncommanded\nin-command soult\n",
     "france 4 <transfer unit='fr-a' to='ney'/>", NULL, "", "refused/transfer"},
    {"base.transfer both in command, and in his path",
     SOULT "leader ney france corps 3 1 1 3540 napoleon\n"
           "unit fr-n infantry 6 ney\n",
     "order fr-a transfer\ncommanded\nin-command soult\nin-command ney\n",
     "france 4 <transfer unit='fr-a' to='ney'/>", NULL, "", "good"},
    {"base.transfer not beyond it",
     SOULT "leader ney france corps 3 1 1 3542 napoleon\n"
           "unit fr-n infantry 6 ney\n",
     "order fr-a transfer\ncommanded\nin-command soult\nin-command ney\n",
     "france 4 <transfer unit='fr-a' to='ney'/>", NULL, "", "refused/transfer"},
    {"base.transfer his last unit gone, a leader is free", SOULT NEY,
     "order fr-a transfer\n", "france 4 <transfer unit='fr-a' to='ney'/>", "4",
     "", "soult:pool state/12.64b"},
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

/* 9.3a two trains a hex; in a besieged fortress any number. */
static void test_trains(void **state)
{
    struct scene *scene = scene_begin_map();

    (void)state;
    day_lay(scene,
            SOULT "unit fr-t supply-train 0 soult\n"
                  "unit fr-u supply-train 0 soult\n"
                  "unit fr-v supply-train 0 soult\n",
            "fortress 3538 france minor 6 2 2\nbesieged 3538 1\n");
    assert_ptr_equal(gra_overfull(&scene->board, FRANCE, 3538), RULE(9_3a));
    scene_unit(scene, "fr-v")->inside = true;
    assert_null(gra_overfull(&scene->board, FRANCE, 3538));
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

static const struct day_test tests[] = {
    {"9.11 sharing a hex after a battle ends", test_sharing_ends},
    {"9.3a trains in a besieged fortress", test_trains},
    {"base.bridges over a laid bridge", test_laid_bridge}};

int main(void)
{
    const struct table tables[] = {
        TABLE(companies, day_row_runs), TABLE(stacks, stack_row_runs),
        TABLE(others, day_row_runs), TABLE(tests, day_test_runs)};

    return run_tables(tables, LENGTH(tables));
}

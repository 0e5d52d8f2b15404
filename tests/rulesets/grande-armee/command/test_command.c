/* Commands: who is in command, who pays, and what a die decides.
 *
 * Napoleon stands at 3535 with 14 points and a path of 12 hexes; a corps leader
 * has a path of 3. Column 35 runs north to south: 3535 to 3538 is three hexes.
 * Lines of communication of the French lead to 2341 or 2434: on a clear sheet
 * both are less than 30 hexes away. */
#include "rulesets/grande-armee/command/command.h"
#include "tests/rulesets/grande-armee/days.h"
#include "tests/support/test.h"

#define EMPEROR                                                                \
    "leader napoleon france supreme 5 2 2 3535 -\nallots napoleon 14\n"
#define SOULT                                                                  \
    "leader soult france corps 4 1 1 3538 napoleon\n"                          \
    "unit fr-a infantry 6 soult\n"
#define NEY                                                                    \
    "leader ney france corps 3 1 1 3537 napoleon\n"                            \
    "unit fr-n infantry 6 ney\n"
#define FAR                                                                    \
    "leader soult france corps 4 1 1 3548 napoleon\n"                          \
    "unit fr-a infantry 6 soult\n"
#define BUYS(rest) "france 2 <command who='soult' order='move' " rest "/>"

static const struct day_row rows[] = {
    /* ---- points ---- */
    {"6.22 a corps leader who acts by himself has three points",
     EMPEROR SOULT NEY, "",
     "france 2 <command who='ney' order='move'/>\n"
     "france 2 <command who='soult' order='move' payer='superior'/>",
     "2", "self-activation/die/ney 3",
     /* Ney rolls 3 against 3 and pays 1 of his 3; Napoleon pays 1 of 14 for
      * Soult, who has none of his own. */
     "6.22 points/ney=2 points/soult=0 points/napoleon=13 ordered/ney=move "
     "ordered/soult=move"},
    {"6.22 he lacks what a double march after winter costs", EMPEROR SOULT, "",
     BUYS("march='double' payer='self'"), NULL, "", "good"},
    {"base.points the die fails and the superior pays", EMPEROR SOULT, "",
     BUYS("march='single'"), "2", "self-activation/die/soult 5",
     /* 1 for the order and 1 for the forced march: 14 - 2. */
     "points/napoleon=12 points/soult=0 ordered/soult=move"},
    {"base.self-activation one always succeeds",
     EMPEROR "leader soult france corps 0 1 1 3538 napoleon\n"
             "unit fr-a infantry 6 soult\n",
     "", BUYS("payer='self'"), "2", "self-activation/die/soult 1",
     "points/soult=2 ordered/soult=move"},
    {"base.self-activation who pays himself and fails has no order",
     EMPEROR SOULT, "", BUYS("payer='self'"), "2",
     "self-activation/die/soult 5",
     "ordered/soult=none points/napoleon=14 lapse/command=Nobody"},
    {"base.self-activation the staff leader has it tried again",
     EMPEROR "leader berthier france staff 3 0 0 3535 napoleon\n" SOULT NEY, "",
     "france 2 <command who='soult' order='move' payer='self'/>\n"
     "france 2 <command who='ney' order='move' payer='self'/>",
     "2",
     /* Soult fails with 5, and his second try is good; Ney's is not repeated.
      */
     "self-activation/die/soult 5, self-activation/die/soult-again 4, "
     "self-activation/die/ney 6",
     "ordered/soult=move ordered/ney=none "
     "unthrown/base.self-activation/die/ney-again"},
    {"base.self-activation priority goes first",
     EMPEROR "leader berthier france staff 3 0 0 3535 napoleon\n" SOULT NEY, "",
     "france 2 <command who='soult' order='move' payer='self'/>\n"
     "france 2 <command who='ney' order='move' payer='self' priority='1'/>",
     "2",
     "self-activation/die/soult 5, self-activation/die/ney 6, "
     "self-activation/die/ney-again 3",
     "ordered/soult=none ordered/ney=move"},
    /* ---- lines of communication ---- */
    {"base.loc without one a die counts one more",
     /* Four Austrians at 2441 and 2534 lie on both ends' neighbours; a wall of
      * major rivers around Soult's hex is simpler: his hex has no way out. */
     EMPEROR SOULT,
     "major 3538 3537\nmajor 3538 3539\nmajor 3538 3438\nmajor 3538 3437\n"
     "major 3538 3638\nmajor 3538 3637\n",
     BUYS("payer='self'"), "2", "self-activation/die/soult 4",
     /* 4 + 1 is more than 4. */
     "ordered/soult=none loc"},
    {"base.loc without one a supreme leader has half", EMPEROR NEY,
     "major 3535 3534\nmajor 3535 3536\nmajor 3535 3435\nmajor 3535 3434\n"
     "major 3535 3635\nmajor 3535 3634\n",
     "", "2", "", "points/napoleon=7 loc"},
    {"19.4a a named hex ends the line, and a depot city does not",
     /* Mack is Austrian: his hexes are 5040, 4432 and 3547. A river shuts him
      * in with a depot city next to him. */
     "leader mack austria army 2 0 0 3541 -\nallots mack 6\n",
     "leader riesch austria corps 2 0 0 3540 mack\n"
     "unit au-a infantry 8 riesch\ndepot-city 3540 austria\n"
     "major 3541 3542\nmajor 3541 3441\nmajor 3541 3440\nmajor 3541 3641\n"
     "major 3541 3640\nmajor 3540 3539\nmajor 3540 3440\nmajor 3540 3439\n"
     "major 3540 3640\nmajor 3540 3639\n",
     "", "2", "", "points/mack=3"},
    /* ---- in command ---- */
    {"6.42 who is too far is paid by nobody", EMPEROR FAR, "",
     BUYS("payer='superior'"), NULL, "", "refused/6.42"},
    {"6.42 but may try himself", EMPEROR FAR, "", BUYS(""), NULL, "", "good"},
    {"6.42 out of command he has no order when his die fails", EMPEROR FAR, "",
     BUYS(""), "2", "self-activation/die/soult 6",
     "ordered/soult=none points/napoleon=14 lapse/in-command=out_of_command"},
    {"6.42 who stands with his superior needs no path",
     /* The superior, an army leader, is walled in with him. */
     "leader mack austria army 2 0 0 3541 -\nallots mack 6\n"
     "leader riesch austria corps 2 0 0 3541 mack\n"
     "unit au-a infantry 8 riesch\n",
     "", "coalition 2 <command who='riesch' order='move' payer='superior'/>",
     "2", "", "ordered/riesch=move riesch:in-command"},
    {"6.42 stacked with one who is out of command is nothing",
     EMPEROR SOULT "leader mack austria corps 2 0 0 3541 -\n"
                   "leader riesch austria division 2 0 0 3541 mack\n",
     "", "", "2", "", "!riesch:in-command !mack:in-command"},
    {"base.in-command nobody commands into a besieged fortress", EMPEROR SOULT,
     "fortress 3538 france minor 6 2 2\ninside soult\ninside fr-a\n"
     "besieged 3538 1\n",
     BUYS("payer='superior'"), NULL, "", "refused/6.42"},
    {"base.in-command as long as it is not besieged", EMPEROR SOULT,
     "fortress 3538 france minor 6 2 2\ninside soult\ninside fr-a\n",
     BUYS("payer='superior'"), NULL, "", "good"},
    {"base.in-command nor over its wall to a unit",
     /* He is next to it, and would order it: now nobody does. */
     EMPEROR "leader soult france corps 4 1 1 3538 napoleon\n"
             "unit fr-a infantry 6 soult 3539\n",
     "fortress 3539 france minor 6 2 2\ninside fr-a\nbesieged 3539 1\n",
     "france 2 <command who='fr-a' order='move'/>", NULL, "", "refused/6.42"},
    {"base.in-command of a unit as of a leader while it is not besieged",
     EMPEROR "leader soult france corps 4 1 1 3538 napoleon\n"
             "unit fr-a infantry 6 soult 3539\n",
     "fortress 3539 france minor 6 2 2\ninside fr-a\n",
     "france 2 <command who='fr-a' order='move'/>", NULL, "",
     "refused/command"},
    {"base.command-path an own unit cancels a zone",
     /* Five Austrians at 3539 have a zone on 3538, where Soult's six are. */
     EMPEROR SOULT "leader mack austria army 2 0 0 3541 -\nallots mack 6\n"
                   "leader riesch austria corps 2 0 0 3539 mack\n"
                   "unit au-a infantry 5 riesch\n",
     "", BUYS("payer='superior'"), NULL, "", "good"},
    {"base.command-path an enemy's zone bars it",
     /* Soult is alone at 3538 now: his men stand at 3540. */
     EMPEROR "leader soult france corps 4 1 1 3538 napoleon\n"
             "unit fr-a infantry 6 soult 3540\n"
             "leader mack austria army 2 0 0 3543 -\n"
             "leader riesch austria corps 2 0 0 3539 mack\n"
             "unit au-a infantry 5 riesch\n",
     "", BUYS("payer='superior'"), NULL, "", "refused/6.42"},
    {"base.command-path a garrison bars its hex",
     /* Soult is in a valley of rivers behind 3537, where Austrians hold a
      * fortress from inside: no zone, but the way leads through. */
     EMPEROR SOULT "leader mack austria army 2 0 0 4541 -\n"
                   "leader riesch austria corps 2 0 0 3537 mack\n"
                   "unit au-a infantry 3 riesch\n",
     "fortress 3537 coalition minor 6 2 2\ninside au-a\ninside riesch\n"
     "major 3538 3438\nmajor 3538 3437\nmajor 3538 3637\nmajor 3538 3638\n"
     "major 3538 3539\n",
     BUYS("payer='superior'"), NULL, "", "refused/6.42"},
    {"base.command-path but not while it is besieged",
     EMPEROR SOULT "leader mack austria army 2 0 0 4541 -\n"
                   "leader riesch austria corps 2 0 0 3537 mack\n"
                   "unit au-a infantry 3 riesch\n",
     "fortress 3537 coalition minor 6 2 2\ninside au-a\ninside riesch\n"
     "besieged 3537 1\n"
     "major 3538 3438\nmajor 3538 3437\nmajor 3538 3637\nmajor 3538 3638\n"
     "major 3538 3539\n",
     BUYS("payer='superior'"), NULL, "", "good"},
    {"base.command-path a supreme leader's is twelve hexes",
     EMPEROR "leader soult france corps 4 1 1 3547 napoleon\n"
             "unit fr-a infantry 6 soult\n",
     "", BUYS("payer='superior'"), NULL, "", "good"},
    {"base.command-path an army leader's is eight",
     "leader mack austria army 2 0 0 3541 -\nallots mack 6\n"
     "leader riesch austria corps 2 0 0 3533 mack\n"
     "unit au-a infantry 8 riesch\n",
     "", "coalition 2 <command who='riesch' order='move' payer='superior'/>",
     NULL, "", "good"},
    {"base.command-path and not nine",
     "leader mack austria army 2 0 0 3541 -\nallots mack 6\n"
     "leader riesch austria corps 2 0 0 3532 mack\n"
     "unit au-a infantry 8 riesch\n",
     "", "coalition 2 <command who='riesch' order='move' payer='superior'/>",
     NULL, "", "refused/6.42"},
    {"base.self-activation the staff leader is elsewhere",
     EMPEROR "leader berthier france staff 3 0 0 3536 napoleon\n" SOULT, "",
     BUYS("payer='self'"), "2", "self-activation/die/soult 5",
     "ordered/soult=none unthrown/base.self-activation/die/soult-again"},
    {"base.points what is left pays no more", EMPEROR SOULT NEY,
     /* Three points: Soult's double march takes all, Ney's move lapses. */
     "allots napoleon 3\n",
     "france 2 <command who='soult' order='move' march='double'/>\n"
     "france 2 <command who='ney' order='move'/>",
     "2", "self-activation/die/soult 5, self-activation/die/ney 4",
     "ordered/soult=move ordered/ney=none points/napoleon=0 "
     "lapse/command=not_so"},
    /* ---- prices ---- */
    {"base.points what can never be paid is refused", EMPEROR SOULT NEY,
     "allots napoleon 5\n",
     "france 2 <command who='soult' order='move' march='double' "
     "payer='superior'/>\n"
     "france 2 <command who='ney' order='move' march='double' "
     "payer='superior'/>",
     NULL, "", "refused/points"},
    {"7.36a cavalry alone has no double march",
     EMPEROR "leader murat france corps 4 1 1 3536 napoleon\n"
             "unit fr-c heavy-cavalry 5 murat\n",
     "", "france 2 <command who='murat' order='move' march='double'/>", NULL,
     "", "refused/7.36a"},
    {"7.36a with infantry it has",
     EMPEROR "leader murat france corps 4 1 1 3536 napoleon\n"
             "unit fr-c heavy-cavalry 5 murat\nunit fr-i infantry 5 murat\n",
     "", "france 2 <command who='murat' order='move' march='double'/>", NULL,
     "", "good"},
    {"7.36a or with another corps of its hex",
     EMPEROR "leader murat france corps 4 1 1 3536 napoleon\n"
             "unit fr-c heavy-cavalry 5 murat\n"
             "leader soult france corps 4 1 1 3536 napoleon\n"
             "unit fr-i infantry 5 soult\n",
     "", "france 2 <command who='murat' order='move' march='double'/>", NULL,
     "", "good"},
    {"7.36a not of another hex",
     EMPEROR SOULT "leader murat france corps 4 1 1 3536 napoleon\n"
                   "unit fr-c heavy-cavalry 5 murat\n",
     "", "france 2 <command who='murat' order='move' march='double'/>", NULL,
     "", "refused/7.36a"},
    {"base.concentrate within the best march",
     /* Five points and at best three more: 3538 to 3546 is eight. */
     EMPEROR SOULT, "",
     "france 2 <command who='soult' order='concentrate' march='single' "
     "at='3546'/>",
     NULL, "", "good"},
    {"base.concentrate not beyond it", EMPEROR SOULT, "",
     "france 2 <command who='soult' order='concentrate' march='single' "
     "at='3547'/>",
     NULL, "", "refused/concentrate"},
    {"base.command a detachment needs none", EMPEROR SOULT,
     "detachment france-1 france 2 3536\n",
     "france 2 <command who='france-1' order='move'/>", NULL, "",
     "refused/8.15a"},
    {"base.command who is in his leader's path is ordered by him",
     EMPEROR SOULT, "", "france 2 <command who='fr-a' order='move'/>", NULL, "",
     "refused/command"},
    {"base.command who is beyond it has an order of its own",
     EMPEROR "leader soult france corps 4 1 1 3538 napoleon\n"
             "unit fr-a infantry 6 soult 3542\nunit fr-b infantry 6 soult\n",
     "",
     "france 2 <command who='soult' order='move' payer='superior'/>\n"
     "france 2 <command who='fr-a' order='move'/>",
     "2", "",
     /* Four hexes: Soult does not reach it, Napoleon's path of 12 does. */
     "ordered/soult=move ordered/fr-a=move points/napoleon=12"},
    {"6.22 three points at most", EMPEROR SOULT, "was soult winter-quarters\n",
     /* 1 and 2 for the double march, and 1 behind winter quarters: four. */
     BUYS("march='double' payer='self'"), NULL, "", "refused/6.22"},
    {"base.winter-quarters not in this month", EMPEROR SOULT, "",
     "france 2 <command who='soult' order='winter-quarters'/>", NULL, "",
     "refused/winter-quarters"},
};

/* [base in-command] Soult takes Frenchmen, and Napoleon nobody: who is in
 * Soult's path has orders, and beyond it nobody pays. */
static void judge_nation(const char *soldiers, const char *then)
{
    struct scene *scene = scene_begin_map();

    day_lay(scene, EMPEROR "leader soult france corps 4 1 1 3538 napoleon\n",
            soldiers);
    FIND_NAMED(struct leader_card, scene->module.leaders,
               scene->module.leaders_count, id, "napoleon")
        ->takes.count = 0;
    day_order(scene, "france 2 <command who='fr-a' order='move'/>");
    day_is_judged(scene, then);
    scene_free(scene);
}

static void test_nations(void **state)
{
    (void)state;
    judge_nation("unit fr-a infantry 4 soult 3541\n", "refused/command");
    judge_nation("unit fr-a infantry 4 soult 3542\n", "refused/6.42");
}

/* What is bought now is for those whom his path reaches now, whatever the turn
 * before has left. */
static void test_astray(void **state)
{
    const struct command_wish given = {.who = "soult", .order = MOVE};
    const struct order order = {.kind = &gra_command, .details = &given};
    struct scene *scene = scene_begin_map();
    struct seat seat = {.side = "france", .step = "2"};

    (void)state;
    day_lay(scene, EMPEROR SOULT "unit fr-far infantry 6 soult 3542\n", "");
    seat.board = scene->board;
    scene_unit(scene, "fr-a")->astray = true;
    gra_command.foresee(&seat, &order);
    assert_true(gra_has_order(&scene->board, scene_unit(scene, "fr-a")));
    assert_false(gra_has_order(&scene->board, scene_unit(scene, "fr-far")));
    scene_free(scene);
}

static const struct day_test tests[] = {
    {"base.in-command of nations that he takes alone", test_nations},
    {"base.in-command as it is when orders are bought", test_astray}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, day_row_runs),
                                   TABLE(tests, day_test_runs)};

    return run_tables(tables, LENGTH(tables));
}

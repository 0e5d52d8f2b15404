/* Second lines, rivers, and who joins a battle out of another.
 *
 * Soult attacks Kutuzov in 5236 out of 5235: fr-a 10 and fr-b 4 against ru-a 8
 * in front. T = 4 (+1 and 3 on the dice) costs 2 SP and 1 SP, and he holds.
 * Then Davout's 6 come to 5237, behind him. In round 2 it is 12 v. 7: +1. */
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/fights.h"
#include "tests/support/test.h"

#define BOTH                                                                   \
    "leader soult france corps 4 0 0 5235 -\n"                                 \
    "leader kutuzov russia corps 2 0 0 5236 -\n"                               \
    "depot fr-d1 france 5034\ndepot ru-d1 russia 5438\n"
static const char behind[] =
    BOTH "leader davout france corps 4 0 0 5138 -\n"
         "unit fr-a infantry 10 soult\nunit fr-b infantry 4 soult\n"
         "unit fr-c infantry 6 davout\nunit ru-a infantry 8 kutuzov\n";
#define B(sp) "unit ru-b infantry " sp " kutuzov\n"
#define COMES                                                                  \
    "\nfrance <guns corps='davout' go='yes' arrive='5237'/>"                   \
    "\nreact choice='stand' front='ru-a' "
#define THREE  "1-main 1 2, 2-main 1 2, ap/1 6, "
#define TWICE  "attack rounds='2' at-least='1'" COMES
#define THRICE "attack at-least='1'" COMES

static const struct fight_row line_rows[] = {
    /* 6 v. 3: +2, 6 on the dice: T = 8, which is too few to lose by; R0 with 4.
     * 3 SP lose 1 by the rout, and 1 in Davout's zone. */
    {"12.37a another second line", behind,
     B("3") "unit ru-c infantry 4 kutuzov\n",
     THRICE "hold='0' keep='ru-b ru-c'",
     THREE "2-5237 3 3, check/2-5237-coalition 5",
     "ru-b:routed ru-b=1 thrown/3-5237 line/4 12.37a plain/12.37b"},
    {"12.37b none, and a flank", behind, B("3"), THRICE "hold='0' keep='ru-b'",
     THREE "2-5237 3 3, check/2-5237-coalition 5",
     "thrown/2-5237 unthrown/3-5237 adds/12.37b=2 plain/12.7b"},
    {"second-line falls back, and stands again", behind, B("3"),
     THRICE "hold='0' keep='ru-b'",
     THREE "2-5237 3 3, check/2-5237-coalition 4, 3-main 1 2",
     "ru-b:steady ru-b@5236 thrown/3-5237 12.37a plain/12.37b"},
    /* Ruling 29: Langeron lends it 1, so that 7 is on the dice; his morale of 1
     * does not help its check. */
    {"second-line no leader's morale", behind, B("3") "led langeron ru-b 1 1\n",
     TWICE "hold='0' keep='ru-b'", THREE "2-5237 3 4, check/2-5237-coalition 5",
     "ru-b:routed"},
    /* Half of 6. */
    {"second-line auto, 3 for 6", behind, B("3"), TWICE "hold='0' keep='ru-b'",
     THREE, "thrown/2-5237 plain/12.7b"},
    {"second-line auto, 2 for 6", behind, B("2"), TWICE "hold='0' keep='ru-b'",
     THREE, "unthrown/2-5237 adds/12.7b=2"},
    {"second-line yes, 1 for 6", behind, B("1"),
     TWICE "hold='0' keep='ru-b' second-line='yes'", THREE,
     "thrown/2-5237 plain/12.7b"},
    /* Ney comes to Davout's hex: half of 9 is 5. */
    {"12.7c two stacks in a hex, one line", behind,
     B("5") "leader ney france corps 4 0 0 5238 -\n"
            "unit fr-d infantry 3 ney\n",
     "attack rounds='2' at-least='1'\n"
     "france <guns go='yes' arrive='5237'/>\n"
     "react choice='stand' front='ru-a' hold='0' keep='ru-b'",
     THREE, "fr-c@5237 fr-d@5237 thrown/2-5237 line/9 line/5 plain/12.7b"},
    {"second-line no, 4 for 6", behind, B("4"),
     TWICE "hold='0' keep='ru-b' second-line='no'", THREE,
     "unthrown/2-5237 adds/12.7b=2"},
    /* 6 v. 4: +1, two ones: T = 3: 16 and 6 percent, R1 for who attacks. ru-b
     * bids 2, which cost him 1. fr-c loses 1, needs 3, and loses 1 more. */
    {"flank a group routs alone", behind, B("4"), THRICE "hold='0' keep='ru-b'",
     THREE "2-5237 1 1, check/2-5237-france 4",
     "fr-c:routed fr-c=4 fr-a:steady thrown/3-main"},
    /* Main: T = 7: he bids 2 of 7; R0, and 5 is thrown. Davout is outbid as
     * well (T = 4), and passes by 1: all that still stands, he checks once
     * more. */
    {"rout the group checks with the rest", behind, B("4"),
     "attack at-least='1' hold='15 0'" COMES "hold='0 30' keep='ru-b'",
     "1-main 1 2, 2-main 3 3, ap/1 6, 2-5237 1 2, check/2-main-france 5, "
     "check/2-5237-france 1, check/2-reserve-france 5",
     "fr-a:routed thrown/check/2-reserve-france fr-c:routed"},
    /* Main: T = 8: ru-a loses 1 and routs. ru-b, which holds against Davout,
     * passes with the rest: the front of round 3, and no second line. */
    {"rout the second line becomes the front", behind, B("4"),
     THRICE "hold='0' keep='ru-b'",
     "1-main 1 2, 2-main 3 4, ap/1 6, 2-5237 1 2, check/2-main-coalition 5, "
     "check/2-reserve-coalition 4",
     "ru-a:routed front/4 unthrown/3-5237"},
    /* Dokhturov's 1 leaves T = 4 in round 1. Round 2: 12 v. 7: +1 - 1, twelve:
     * L1; and 6 v. 3: +2 - 1, thirteen: L1. The first is hit on 3, which spares
     * him, the second on 2. */
    {"12.55/12.56 leaders of two combats", behind,
     B("3") "led dokhturov ru-a 1 0\nled langeron ru-b 1 0\n",
     TWICE "hold='0' keep='ru-b'",
     "1-main 1 3, ap/1 6, 2-main 6 6, 2-5237 6 6, hit/2-coalition-1 3, "
     "hit/2-coalition-2 2",
     "dokhturov:map langeron:dead unthrown/hit/2-coalition-3"},
};

/* ---- rivers -------------------------------------------------------------- */

/* Davout's units come over a river to 5336, beside Soult. */
static const char crossing[] =
    BOTH "river 5236 5336\nleader davout france corps 4 0 0 5336 -\n"
         "unit fr-a infantry 10 soult\nunit fr-b infantry 4 soult\n"
         "unit ru-a infantry 8 kutuzov\nunit ru-b infantry 9 kutuzov\n";
#define DAVOUT(c, d)                                                           \
    "unit fr-c infantry " c " davout\nunit fr-d infantry " d " davout\n"
/* Round 2: fr-c with 10 v. 9, 5 on the dice: M = 2, MD = 1. ru-b bids 3, which
 * cost him 2, as much as he will; 4 is too much for 10 SP and 30 percent. fr-c
 * passes. Main: 12 v. 7: M = MD = 1: 1, 2, 3; 4 would cost him 3 of 2. Round 3:
 * if the river counts still, fr-c or fr-d alone is in front. */
#define CROSS_TWICE(choice)                                                    \
    "attack at-least='1' hold='15 30'\nreact choice='" choice                  \
    "' hold='0 15' front='ru-a' keep='ru-b' second-line='yes'"
#define DRAWN THREE "2-5336 2 3, check/2-5336-france 1"

/* The attack's own river. */
static const char own_river[] = BOTH "river 5235 5236\n"
                                     "unit ru-a infantry 9 kutuzov\n";
#define OVER(choice)                                                           \
    "attack rounds='2' at-least='1'\nreact hold='0' choice='" choice "'"

static const struct fight_row river_rows[] = {
    /* Half of 30 is 15: of 9 and 7 SP 9, of 8 and 7 all. */
    {"12.77b half a front", crossing, DAVOUT("9", "7"),
     TWICE "hold='0' keep='ru-b' second-line='no'", THREE,
     "12.77b front/21 adds/12.77b=2"},
    {"12.77b fifteen", crossing, DAVOUT("8", "7"),
     TWICE "hold='0' keep='ru-b' second-line='no'", THREE, "front/27"},
    {"12.77a half a front", crossing, DAVOUT("9", "7"),
     TWICE "hold='0' keep='ru-b'", THREE "2-5336 1 2",
     "line/9 adds/river-battle=-1 note/12.77a=A_second_line"},
    {"12.77a fifteen", crossing, DAVOUT("8", "7"), TWICE "hold='0' keep='ru-b'",
     THREE "2-5336 1 2", "line/15"},
    {"12.77a he stands: in one round", crossing, DAVOUT("10", "8"),
     CROSS_TWICE("stand"), DRAWN,
     "line/10 thrown/3-5336 adds/river-battle=-1 times/river-battle=1 line/16"},
    {"12.77a he defends the river: until a round is won", crossing,
     DAVOUT("10", "8"), CROSS_TWICE("defend-river"), DRAWN,
     "line/10 thrown/3-5336 adds/river-battle=-2 times/river-battle=2 line/8"},
    /* 15 v. 9: +1 - 1, 4 on the dice; 10 v. 9: -2, 5 on the dice: he holds, and
     * all cross in round 2. */
    {"river-battle he stands", own_river,
     "unit fr-a infantry 10 soult\nunit fr-b infantry 5 soult\n"
     "unit fr-c infantry 1 soult\n",
     OVER("stand"), "1-main 1 3, ap/1 6",
     "front/15 thrown/2-main front/14 adds/river-battle=-1 "
     "times/river-battle=1"},
    /* Half of 15 is 8: his 10 do not fit, and he has won nothing. */
    {"12.31a a front that nobody fits in", own_river,
     "rough 5236\nunit fr-a infantry 10 soult\n", OVER("stand"), "1-main 6 6",
     "unthrown/ap/1 unthrown/2-main lost=0/0 fr-a:steady fr-a@5235"},
    {"river-battle he defends it", own_river,
     "unit fr-a infantry 10 soult\nunit fr-b infantry 6 soult\n",
     OVER("defend-river"), "1-main 2 3, ap/1 6",
     "front/10 thrown/2-main front/14 adds/river-battle=-2 "
     "times/river-battle=1"},
};

/* ---- 12.17b, 12.91 ------------------------------------------------------- */

/* Ney overruns Riesch's 1 SP and has (die + 1 - 1) / 2 points. From 5437 he
 * steps to 5337, from 5435 to 5336: both next to 5236. */
static const char joined[] =
    "leader soult france corps 4 0 0 5235 -\n"
    "leader kutuzov russia corps 2 0 0 5236 -\n"
    "unit fr-a infantry 10 soult\nunit fr-b infantry 6 soult\n"
    "unit ru-a infantry 8 kutuzov\nunit ru-b infantry 4 kutuzov\n";
#define NEY(hex, victim)                                                       \
    "leader ney france corps 1 0 0 " hex " -\nunit fr-n infantry 10 ney\n"     \
    "leader riesch austria corps 2 0 0 " victim " -\n"                         \
    "unit au-r infantry 1 riesch\n"
#define FAR  NEY("5437", "5438") "river 5235 5236\n"
#define NEAR NEY("5435", "5436") "river 5235 5236\n"
#define JOINS(from, victim, reaction)                                          \
    "france <attack from='" from "' target='" victim                           \
    "' rounds='1' occupy='no' join='5236'/>\nattack rounds='1'\n"              \
    "react corps='kutuzov' hold='0' " reaction
#define FAR_JOINS(reaction)  JOINS("5437", "5438", reaction)
#define NEAR_JOINS(reaction) JOINS("5435", "5436", reaction)
#define ALL                  "choice='stand' front='ru-a ru-b'"
#define FAR_POINT            "ap/die/4-5437-5438-1 2"
#define NEAR_POINT           "ap/die/4-5435-5436-1 2"

static const struct fight_row join_rows[] = {
    {"12.17b a winner joins", joined, NEY("5437", "5438"), FAR_JOINS(ALL),
     FAR_POINT, "fr-n@5337 12.17b front/26 adds/12.7b=2"},
    {"12.17b no point", joined, NEY("5437", "5438"), FAR_JOINS(ALL),
     "ap/die/4-5437-5438-1 1", "fr-n@5437 no/12.17b front/16"},
    {"12.17b no point, but next to it", joined, NEY("5337", "5437"),
     JOINS("5337", "5437", ALL), "ap/die/4-5337-5437-1 1",
     "au-r:gone fr-n@5337 no/12.17b front/16 plain/12.7b"},
    {"12.91a he withdraws", joined, FAR, FAR_JOINS("choice='withdraw'"),
     FAR_POINT, "12.91a adds/withdrawal-battle=-2 ru-a@5137"},
    /* Soult has 10 of 15 over the river, and Ney flanks; next to Soult, in
     * 5336, he does not. */
    {"12.91b he stands", joined, FAR, FAR_JOINS(ALL), FAR_POINT,
     "12.91b front/20 adds/river-battle=-1 adds/12.7b=2"},
    {"12.91b he stands, Ney beside Soult", joined, NEAR, NEAR_JOINS(ALL),
     NEAR_POINT, "fr-n@5336 front/20 plain/12.7b plain/12.91c"},
    {"12.91c he defends the river", joined, FAR,
     FAR_JOINS("choice='defend-river'"), FAR_POINT,
     "12.91c front/20 adds/river-battle=-2 adds/12.91c=2"},
    {"12.91c the same, Ney beside Soult", joined, NEAR,
     NEAR_JOINS("choice='defend-river'"), NEAR_POINT,
     "fr-n@5336 front/20 adds/river-battle=-2 adds/12.91c=2"},
    {"12.91c not if Ney comes over a river, too", joined,
     FAR "river 5236 5337\n", FAR_JOINS("choice='defend-river'"), FAR_POINT,
     "adds/river-battle=-2 plain/12.91c no/12.91c"},
    /* ru-b with 4 SP is what is left for Ney's 10: half is not asked. */
    {"12.91d he defends both", joined, FAR,
     FAR_JOINS("choice='river-and-flank'"), FAR_POINT,
     "note/12.91d=A_second_line thrown/1-5337 front/10 front/8 line/10 line/4 "
     "plain/12.7b "
     "adds/river-battle=-2 times/river-battle=1 plain/12.91c"},
    {"12.91d the same, Ney beside Soult", joined, NEAR,
     NEAR_JOINS("choice='river-and-flank'"), NEAR_POINT,
     "note/12.91d=A_second_line thrown/1-5336 front/10 front/8 line/10 line/4 "
     "plain/12.7b "
     "adds/river-battle=-2 times/river-battle=1 plain/12.91c"},
};

int main(void)
{
    const struct table tables[] = {TABLE(line_rows, fight_row_runs),
                                   TABLE(river_rows, fight_row_runs),
                                   TABLE(join_rows, fight_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

/* Battles that were worked on paper before the program played them. */
#include "tests/rulesets/grande-armee/fights.h"
#include "tests/support/test.h"

/* Soult with 29 SP in 5335 attacks Schwarzenberg with 9 in 5336, a city of 2
 * points; Riesch with 9 stands behind him in 5337. */
static const char soult_on_schwarzenberg[] =
    "city 5336 2\nleader soult france corps 4 1 1 5335 -\n"
    "leader schwarzenberg austria corps 3 1 1 5336 -\n"
    "leader riesch austria corps 2 0 0 5337 -\n"
    "unit fr-inf-04 infantry 6 soult\nunit fr-inf-05 infantry 7 soult\n"
    "unit fr-inf-06 infantry 7 soult\nunit fr-inf-07 infantry 6 soult\n"
    "unit fr-lcb-04 light-cavalry 1 soult\n"
    "unit fr-art-03 artillery 1 soult\nunit fr-art-04 artillery 1 soult\n"
    "unit au-inf-01 infantry 4 schwarzenberg\n"
    "unit au-inf-02 infantry 3 schwarzenberg\n"
    "unit au-lcb-01 light-cavalry 1 schwarzenberg\n"
    "unit au-art-02 artillery 1 schwarzenberg\n"
    "unit au-inf-03 infantry 4 riesch\nunit au-inf-04 infantry 3 riesch\n"
    "unit au-drb-05 dragoon 1 riesch\nunit au-drb-07 dragoon 1 riesch\n"
    "led saint-hilaire fr-inf-04 1 1\nled gyulai au-inf-01 1 0\n"
    "led laudon au-inf-03 0 0\nled mecsery au-drb-05 1 0\n"
    "depot au-d1 austria 5138\ndepot au-d4 austria 5433\n";
#define TWO_ROUNDS                                                             \
    "france <attack from='5335' target='5336' front='fr-inf-04 fr-inf-05 "     \
    "fr-inf-06 fr-art-03 fr-art-04' keep='fr-lcb-04' hold='15' rounds='2' "    \
    "advance='follow' occupy='no' pursue='fr-lcb-04'/>\n"                      \
    "react corps='schwarzenberg' choice='stand' "                              \
    "front='au-inf-01 au-inf-02 au-art-02' hold='30'"
#define THEIR_DICE                                                             \
    "crt/battle/4-5335-5336-1-main 2 2, ap/die/4-5335-5336-1 4, "              \
    "guns/5337 2, crt/battle/4-5335-5336-2-main 5 5, "                         \
    "leader-loss/hit/4-5335-5336-2-coalition-1 2, "                            \
    "morale-check/die/4-5335-5336-2-main-coalition 4, "                        \
    "ap/die/4-5335-5336-2 3, pursuit/die/4-5335-5336 6"

static const char soult_over_the_river[] =
    "river 5235 5236\nleader soult france corps 4 1 1 5235 -\n"
    "leader davout france corps 3 1 1 5138 -\n"
    "leader kutuzov russia corps 2 0 0 5236 -\n"
    "unit fr-a infantry 10 soult\nunit fr-b infantry 6 soult\n"
    "unit fr-c infantry 6 davout\nunit ru-a infantry 6 kutuzov\n"
    "unit ru-b infantry 3 kutuzov\ndepot ru-d1 russia 5438\n";

static const char bagration_beside_soult[] =
    "leader soult france corps 4 1 1 5235 -\n"
    "leader kutuzov russia corps 3 1 1 5236 -\n"
    "leader bagration russia corps 4 0 0 5435 -\n"
    "unit fr-a infantry 8 soult\nunit fr-b infantry 6 soult\n"
    "unit ru-a infantry 7 kutuzov\nunit ru-b infantry 5 kutuzov\n"
    "unit ru-c infantry 6 bagration\ndepot ru-d1 russia 5438\n"
    "depot fr-d1 france 5034\n";

static const struct fight_row rows[] = {
    /* ---- two rounds, a reinforcement, a rout ----------------------------- */

    /* Round 1. Fronts 22 v. 8: +2. Leaders 1 + 1 v. 1 + 1: 0. Guns 2 v. 1: 0. 2
     * + 2 + 2 = 6: 12 and 10 percent of 8: M = MD = 1. Ceilings 4 (22 * 15 %)
     * and 3 (8 * 30 %). Bids 1, 2 (costs 2), 3; 4 would cost 4: he passes. 3 SP
     * and 2 SP are lost, W: from 5336 he goes to 5236, 3 points from 5138; 5337
     * and 5436 are as near to a depot, and higher. (4 + 4 - 1) / 2 = 3 points:
     * 1 for the city, 1 for the round.
     *
     * Round 2. Riesch hears the guns (2 of 2), and joins in 5236. Fronts 25 v.
     * 16: +1. Leaders 2 v. 0, for two corps leaders are equal; Mecsery 1 for 3
     * SP of cavalry. 5 + 5 + 1 + 1 = 12: M = 1, MD = 3, R2, L1. A bid of 2
     * would cost 6 of a ceiling of 5. 1 SP and 3 SP are lost; Mecsery falls; 3
     * + 0 - 2 = 1 is needed and 4 is thrown. 13 SP rout: 2 are lost. By 5137 to
     * 5138, where a depot is.
     *
     * Pursuit: 6 - 2 (1 v. 3 SP of cavalry) = 4: 10 % of 11, half up: 1.
     * Points: 8 / 2 - 4 / 2 + 2 for the city + 1 for Mecsery = 5. */
    {"12.0a two rounds, a reinforcement, a rout", soult_on_schwarzenberg, "",
     TWO_ROUNDS, THEIR_DICE,
     "fr-inf-04=5 fr-inf-05=5 fr-inf-06=6 fr-inf-07=6 lost=4/8 mecsery:dead "
     "au-drb-05:generic soult@5336 fr-lcb-04@5336 au-inf-03@5138 "
     "schwarzenberg@5138 au-inf-03:routed vp=5"},
    /* Who has lost what by then: au-inf-01 2, then au-inf-03, au-inf-02, au-
     * inf-03 in round 2, au-inf-04 and au-inf-01 in the rout, au-inf-02 in the
     * pursuit. */
    {"12.78a the same by unit", soult_on_schwarzenberg, "", TWO_ROUNDS,
     THEIR_DICE,
     "au-inf-01=1 au-inf-02=1 au-inf-03=2 au-inf-04=2 note/12.78a note/12.41f "
     "adds/12.41b=2 adds/12.41d=-1"},
    /* ---- a river, and a flank -------------------------------------------- */

    /* Round 1. Half of 30 SP may be in front over the river: 10, for 16 are too
     * many. 10 v. 9: 0; Soult 1; the defended river -2. 5 - 1 = 4: 14 and 8
     * percent of 9: M = 2, MD = 1. Ceilings 3 and 1. Bid 2; 3 would cost him 2:
     * he passes, and holds. 2 SP and 1 SP are lost. (5 + 4 - 1) / 2 = 4 points,
     * 3 are left.
     *
     * Davout hears the guns, and goes to 5137: as near as 5237, and lower. It
     * is not next to 5235, and nobody is in reserve: a flank.
     *
     * Round 2. A round is won, so the river counts no more. 8 + 6 + 6 = 20 v.
     * 8: +2. Two corps leaders are equal: 0. Flank +2. 4 + 4 = 8: 10 and 12
     * percent of 8: 1 and 1. A bid of 2 would cost 3: he passes. 1 SP and 1 SP
     * are lost; 4 is needed and 6 is thrown. 7 SP rout: 1 is lost. 5237 lies in
     * Davout's zone, so by 5337 and 5338 (as near to the depot as 5437, and
     * lower) to 5438. No cavalry, no pursuit. The hex costs 2 of 3 + (3 + 4 -
     * 2) / 2 points. */
    {"12.7b a river, and a flank", soult_over_the_river, "",
     "attack hold='30'\nreact choice='defend-river' hold='10'",
     "1-main 3 2, ap/1 5, guns/5138 2, 2-main 1 3, check/2-main-coalition 6, "
     "ap/2 3",
     "fr-a=7 fr-b=6 fr-c=6 ru-a=3 ru-b=3 ru-a@5438 kutuzov@5438 fr-a@5236 "
     "fr-c@5137 adds/river-battle=-2 adds/12.7b=2 vp=0"},
    /* ---- a cancelled attack, and a counterattack ------------------------- */

    /* 14 v. 12: 0, leaders 1 - 1. 7: 10 and 10 percent of 12: M = MD = 2. He
     * who holds for nothing passes: 2 SP and 2 SP, W. 5337 and 5237 are 2
     * points from the depot: 5237. (4 + 4 - 1) / 2 = 3 points: the hex, a
     * round, 1 left.
     *
     * Bagration hears the guns, and comes to 5336: next to 5236, not to 5237.
     * All French are in front: the attack is off. Kutuzov strikes back: 10 v.
     * 12: 0, leaders 0, flank +2. 8 + 2 = 10: 8 and 14 percent of 10: 1 and 2.
     * The French bid of 2 would cost 4 of 2. 1 SP and 2 SP are lost; 4 + 1 - 1
     * = 4 is needed, 5 is thrown. 10 SP rout: 1 is lost. 5235 lies in
     * Bagration's zone: by 5136 and 5035 (as near to the depot as 5135) to
     * 5034. Kutuzov has (3 + 3 - 1) / 2 = 2 points, and enters 5236. Points: 3
     * / 2 - 5 / 2 = -1. */
    {"12.79d a counterattack", bagration_beside_soult, "",
     "attack\nreact choice='stand' hold='0' counterattack='yes'\n"
     "coalition <guns corps='bagration' go='yes' arrive='5336'/>",
     "1-main 3 4, ap/1 4, guns/5435 2, crt/battle/4-5237-5236-1-main 5 3, "
     "morale-check/die/4-5237-5236-1-main-france 5, ap/die/4-5237-5236-1 3",
     "fr-a=4 fr-b=5 ru-a=4 ru-b=5 ru-c=6 fr-a@5034 soult@5034 kutuzov@5236 "
     "ru-c@5336 state/12.79c standing/12.79d adds/12.79e=2 note/12.79f vp=-1"},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, fight_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

/* Marches to the guns, and how who arrives joins the battle.
 *
 * Soult attacks Kutuzov in 5236 out of 5235: 14 v. 12, in the open. T = 4 in
 * round 1: M = 2, MD = 1, and Kutuzov, who holds for nothing, holds his hex. So
 * fr-a has 8 SP in round 2, fr-b 4, ru-a 7 and ru-b 4. With ru-a alone in front
 * it is 14 v. 8: +1, so that 3 is thrown. */
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/fights.h"
#include "tests/support/test.h"

static const char even[] = "leader soult france corps 4 0 0 5235 -\n"
                           "leader kutuzov russia corps 2 0 0 5236 -\n"
                           "unit fr-a infantry 10 soult\n"
                           "unit fr-b infantry 4 soult\n"
                           "unit ru-a infantry 8 kutuzov\n"
                           "unit ru-b infantry 4 kutuzov\n"
                           "depot fr-d1 france 5034\n"
                           "depot ru-d1 russia 5438\n";
#define DAVOUT(initiative, hex)                                                \
    "leader davout france corps " initiative " 0 0 " hex " -\n"                \
    "unit fr-c infantry 6 davout\n"
#define BAGRATION(hex)                                                         \
    "leader bagration russia corps 4 0 0 " hex " -\n"                          \
    "unit ru-c infantry 5 bagration\n"
#define TWICE  "attack rounds='2' at-least='1'\nreact choice='stand' hold='0'"
#define THRICE "attack at-least='1'\nreact choice='stand' hold='0'"
#define FOUR   "1-main 1 3, ap/1 6, 2-main 1 3"
#define FRONT  " front='ru-a' keep='ru-b'"

/* ---- who goes, and where ------------------------------------------------- */

/* 5136, 5137, 5237, 5336 and 5337 are next to 5236. */
#define REACHES(type, hex)                                                     \
    "leader davout france corps 5 0 0 " hex " -\nunit fr-c " type " 2 "        \
    "davout\n"
/* 5037 and 5138 lead from 5038 to 5137; by 5139, which is rough, it is 4. In
 * 5037 Bagration stands, and 5138 is in his zone. Kutuzov's zone bars nothing
 * in the last hex. */
#define PAST(sp)                                                               \
    "rough 5139\n" DAVOUT(                                                     \
        "5", "5038") "leader bagration russia corps 4 0 0 5037 -\n"            \
                     "unit ru-c infantry " sp " bagration\n"
/* Bagration may reach 5236; Ney, one hex from him, may attack him. */
#define NEY                                                                    \
    BAGRATION("5437")                                                          \
    "leader ney france corps 2 0 0 5439 -\n"                                   \
    "unit fr-n infantry 4 ney 5438\n"
#define NEY_ATTACKS "\nfrance <attack from='5438' target='5437' rounds='1'/>"

static const struct fight_row march_rows[] = {
    {"12.71 who hears goes", even, DAVOUT("3", "5138"), THRICE,
     FOUR ", guns/5138 3", "fr-c@5137 davout@5137"},
    /* Step 8 lies between rounds 2 and 3, too; there he is not asked again. */
    {"12.71 who fails is not asked again", even, DAVOUT("3", "5138"), THRICE,
     FOUR ", guns/5138 4", "fr-c@5138 thrown/3-main told/12.71=1 told/12.0b=2"},
    {"12.71 no leader, a 1", even, "unit fr-c infantry 6 soult 5138\n", TWICE,
     FOUR ", guns/5138 1", "fr-c@5137"},
    {"12.71 no leader, a 2", even, "unit fr-c infantry 6 soult 5138\n", TWICE,
     FOUR ", guns/5138 2", "fr-c@5138"},
    {"12.71 who is told to stay", even, DAVOUT("3", "5138"),
     TWICE "\nfrance <guns go='no'/>", FOUR, "unthrown/guns/5138 fr-c@5138"},
    {"guns a stack with routed units", even,
     DAVOUT("3", "5138") "unit fr-d infantry 6 davout\nrout fr-d\n", TWICE,
     FOUR, "unthrown/guns/5138"},
    {"12.72 infantry 3 points", even, REACHES("infantry", "5039"), TWICE, FOUR,
     "thrown/guns/5039"},
    {"12.72 infantry 4 points", even, REACHES("infantry", "5040"), TWICE, FOUR,
     "unthrown/guns/5040"},
    {"12.72 cavalry 5 points", even, REACHES("dragoon", "5041"), TWICE, FOUR,
     "thrown/guns/5041"},
    {"12.72 cavalry 6 points", even, REACHES("dragoon", "5042"), TWICE, FOUR,
     "unthrown/guns/5042"},
    {"12.72 cavalry and infantry 4 points", even,
     REACHES("dragoon", "5040") "unit fr-d infantry 2 davout\n", TWICE, FOUR,
     "unthrown/guns/5040"},
    {"12.72 mud does not matter", even, "mud\n" REACHES("infantry", "5039"),
     TWICE, FOUR, "thrown/guns/5039"},
    {"12.72 a normal zone on the way", even, PAST("4"),
     TWICE "\ncoalition <guns go='no'/>", FOUR, "unthrown/guns/5038"},
    {"12.72 a limited zone on the way", even, PAST("3"),
     TWICE "\ncoalition <guns go='no'/>", FOUR, "fr-c@5137"},
    {"12.72 where it is told to arrive", even, DAVOUT("3", "5138"),
     TWICE "\nfrance <guns corps='davout' go='yes' arrive='5237'/>", FOUR,
     "fr-c@5237"},
    /* 5238 is not next to the target. */
    {"12.72 where it may not arrive", even, DAVOUT("3", "5138"),
     TWICE "\nfrance <guns corps='davout' go='yes' arrive='5238'/>", FOUR,
     "fr-c@5137"},
    /* 5434 is 1 point from 5335, beside the attackers, and 3 from 5236. */
    {"12.72 where it costs least", even, BAGRATION("5434"), TWICE, FOUR,
     "ru-c@5335"},
    {"12.73 a target", even, NEY, TWICE NEY_ATTACKS, FOUR,
     "12.73 thrown/2-main unthrown/guns/5437"},
    {"12.73 no target", even, NEY, TWICE, FOUR, "thrown/guns/5437 ru-c@5236"},
    /* Ney himself goes by 5338 to 5237. */
    /* 10 v. 5: +2, T = 7: W, and points for the hex. */
    {"12.71, base.advance who did not hear advances in his own battle", even,
     BAGRATION("5437") "leader ney france corps 2 0 0 5438 -\n"
                       "unit fr-n infantry 10 ney\n",
     TWICE NEY_ATTACKS,
     FOUR ", guns/5438 3, crt/battle/4-5438-5437-1-main 2 3, "
          "ap/die/4-5438-5437-1 6",
     "thrown/guns/5438 ru-c:steady fr-n@5437"},
    /* Davout is in Ney's hex then. 6 v. 5: T = 4, M = 14 percent of 5, 1; MD 8
     * percent, none: ru-c holds for nothing. */
    {"base.guns who has come attacks no more in the phase", even,
     DAVOUT("3", "5138")
         BAGRATION("5037") "leader ney france corps 2 0 0 5137 -\n"
                           "unit fr-n infantry 6 ney\n",
     TWICE "\nfrance <guns corps='ney' go='no'/>"
           "\nfrance <attack from='5137' target='5037' rounds='1'/>",
     FOUR ", guns/5138 3, crt/battle/4-5137-5037-1-main 1 3, "
          "ap/die/4-5137-5037-1 6",
     "thrown/crt/battle/4-5137-5037-1-main fr-n=5 ru-c=5 fr-c=6 fr-c@5137"},
    {"12.73 an attack of friends", even, NEY, TWICE NEY_ATTACKS,
     FOUR ", guns/5438 1", "thrown/guns/5438 fr-n@5237"},
};

/* ---- which row of 12.7 to 12.79 ------------------------------------------ */

struct arrival_row {
    const char *name;
    enum role role;
    int hex;
    bool river, crossing; /* before the hex, before 5235 */
    const struct rule *rule;
    enum arrival arrival;
};

static const struct arrival_row arrival_rows[] = {
    {"12.7a in the attackers' hex", ATTACKER, 5235, false, false, RULE(12_7a),
     ARRIVES_JOINED},
    {"12.7a beside the attackers", ATTACKER, 5336, false, false, RULE(12_7a),
     ARRIVES_JOINED},
    {"12.7a over the river that they cross", ATTACKER, 5336, true, true,
     RULE(12_7a), ARRIVES_JOINED},
    {"12.77a over a new river", ATTACKER, 5336, true, false, RULE(12_77a),
     ARRIVES_CROSSING},
    {"12.7b elsewhere", ATTACKER, 5237, false, false, RULE(12_7b),
     ARRIVES_FLANKING},
    {"12.7b elsewhere, over a river", ATTACKER, 5337, true, false, RULE(12_7b),
     ARRIVES_FLANKING},
    {"12.78a in the defender's hex", DEFENDER, 5236, false, false, RULE(12_78a),
     ARRIVES_JOINED},
    {"12.78a between both", DEFENDER, 5136, false, false, RULE(12_78a),
     ARRIVES_JOINED},
    {"12.78a between both, over a river", DEFENDER, 5136, true, false,
     RULE(12_78a), ARRIVES_JOINED},
    {"12.7d behind the defender", DEFENDER, 5237, false, false, RULE(12_7d),
     ARRIVES_JOINED},
    {"12.7e beside the attackers alone", DEFENDER, 5335, false, false,
     RULE(12_7e), ARRIVES_OPPOSED},
};

static void test_arrival(void **state)
{
    static const struct attack_order order = {.from = 5235, .target = 5236};
    const struct arrival_row *row = *state;
    struct scene *scene = scene_begin();
    struct force force = {NULL, 0}, fighters;
    struct battle battle;

    if (row->river)
        scene_river(scene, row->hex, 5236, MINOR, true);
    if (row->crossing)
        scene_river(scene, 5235, 5236, MINOR, false);
    fight_lay(scene, even,
              "unit fr-z infantry 3 soult 5040\n"
              "unit ru-z infantry 3 kutuzov 5041\n");
    gra_begin_battle(&battle, &scene->play, FRANCE, &order);
    gra_force_add(scene->arena, &force,
                  scene_unit(scene, row->role == ATTACKER ? "fr-z" : "ru-z"));
    gra_put(&scene->board, force.units[0], row->hex);
    gra_arrive(&battle, row->role, row->hex, &force);
    assert_int_equal(battle.groups[0].arrival, row->arrival);
    assert_true(scene_told(scene, EVENT_NOTE, row->rule, NULL));
    fighters = gra_fighters(&battle, row->role);
    assert_true(gra_force_has(&fighters, force.units[0]) ==
                (row->arrival == ARRIVES_JOINED));
    scene_free(scene);
}

/* ---- in play ------------------------------------------------------------- */

#define BEHIND "\nfrance <guns corps='davout' go='yes' arrive='5237'/>"
#define THREE  "1-main 1 2, ap/1 6, 2-main 1 2"
#define RIVER  "river 5236 5336\n" DAVOUT("4", "5336")
/* Bagration comes to 5335, Constantine to 5234: next to 5235 alone. 5335 is
 * rough. */
#define BESIDE                                                                 \
    "rough 5335\nleader bagration russia corps 4 0 0 5434 -\n"                 \
    "unit ru-c infantry 6 bagration\n"
#define CONSTANTINE                                                            \
    "leader constantine russia corps 4 0 0 5233 -\n"                           \
    "unit ru-e infantry 3 constantine\n"
#define KEEPING(keep)                                                          \
    "attack rounds='2' at-least='1' front='fr-a' keep='" keep "'\n"            \
    "react choice='stand' hold='0'" ARRIVE
#define ARRIVE                                                                 \
    "\ncoalition <guns corps='bagration' go='yes' arrive='5335'/>"             \
    "\ncoalition <guns corps='constantine' go='yes' arrive='5234'/>"

#define STRIKES_BACK                                                           \
    BESIDE "unit ru-d infantry 6 kutuzov\n",                                   \
        TWICE " front='ru-a ru-b' counterattack='yes'" ARRIVE                  \
              "\nfrance <reaction choice='stand' hold='0'/>",                  \
        "1-main 1 3, ap/1 6, crt/battle/4-5236-5235-1-main 1 1, "              \
        "crt/battle/4-5236-5235-2-main 1 1, crt/battle/4-5236-5235-3-main 1 "  \
        "1, "                                                                  \
        "ap/die/4-5236-5235-1 6, ap/die/4-5236-5235-2 6, "                     \
        "ap/die/4-5236-5235-3 6"

static const struct fight_row play_rows[] = {
    /* 8 + 4 + 6 v. 11. */
    {"12.7a beside the attackers, in play", even, DAVOUT("4", "5336"), TWICE,
     "1-main 1 3, ap/1 6, 2-main 1 2", "front/18 plain/12.7b fr-c@5336"},
    {"12.17c three hexes in round 2", even, DAVOUT("4", "5336"), TWICE,
     "1-main 1 3, ap/1 6, 2-main 1 2", "12.17c front/14 front/18"},
    {"12.7b behind, no line", even, DAVOUT("3", "5138"), TWICE BEHIND,
     "1-main 1 3, ap/1 6, 2-main 1 2",
     "fr-c@5237 front/18 adds/12.7b=2 unthrown/2-5237"},
    /* ru-b is in reserve, with 4 for half of 6. */
    {"12.7c behind, a line", even, DAVOUT("3", "5138"), TWICE FRONT BEHIND,
     THREE,
     "thrown/2-5237 line/6 line/4 front/12 plain/12.7b "
     "note/12.7c=A_second_line"},
    {"12.31b a corps in front and in a line", even, DAVOUT("3", "5138"),
     TWICE FRONT BEHIND, THREE, "front/7 line/4 12.31b"},
    /* Round 2: 12 v. 7: +1 and T = 4; he holds. 6 v. 4: +1, and the river: T =
     * 8, of which nobody loses, but ru-b checks, and routs with 1 SP less.
     * Round 3: 11 + 6 SP are together, without a bonus. */
    {"12.77a against a reserve", even, RIVER, THRICE FRONT,
     THREE ", 2-5336 4 4, check/2-5336-coalition 5",
     "adds/river-battle=-1 ru-b:routed ru-b=3 12.77a front/17 plain/12.77a "
     "plain/12.77b "
     "plain/12.37b unthrown/3-5336"},
    /* The same, and ru-c is left: it forms no other line. */
    {"12.77a no other line", even, RIVER "unit ru-c infantry 4 kutuzov\n",
     THRICE " front='ru-a' keep='ru-b ru-c'",
     THREE ", 2-5336 4 4, check/2-5336-coalition 5",
     "ru-b:routed front/17 unthrown/3-5336 no/12.37a plain/12.37b"},
    {"12.77b no reserve", even, RIVER, TWICE, "1-main 1 3, ap/1 6, 2-main 1 2",
     "front/18 adds/12.77b=2 plain/river-battle"},
    {"12.77b the reserve declines", even, RIVER,
     TWICE FRONT " second-line='no'", THREE,
     "front/7 adds/12.77b=2 unthrown/2-5336"},
    /* 7 + 4 + 5; and they may as well be in reserve. */
    {"12.78a in front", even, BAGRATION("5337"), TWICE, FOUR,
     "ru-c@5236 front/16 12.78a"},
    {"12.78a in reserve", even, BAGRATION("5337"), TWICE " keep='ru-c'", FOUR,
     "front/11 ru-c=5"},
    /* Davout flanks, and Bagration has come against him. */
    {"12.78b against a flank", even, DAVOUT("3", "5138") BAGRATION("5337"),
     TWICE " keep='ru-c'" BEHIND, FOUR,
     "12.78b line/6 line/5 plain/12.7b thrown/2-5237"},
    /* 10 v. 12 in round 1: M = 2, MD = 1. fr-b with its 4 SP faces the 6. */
    {"12.79a a line", even, BESIDE, KEEPING("fr-b"), FOUR,
     "ru-c@5335 thrown/2-main thrown/2-5335 12.79a line/4 line/6"},
    {"12.79c two hexes, one line", even, BESIDE CONSTANTINE, KEEPING("fr-b"),
     FOUR, "12.79c unthrown/2-main"},
    /* The line that 6 and 3 need is one of 5: 4 is all there is. */
    {"12.79a two stacks in a hex, one line", even,
     BESIDE "leader constantine russia corps 4 0 0 5435 -\n"
            "unit ru-e infantry 3 constantine\n",
     "attack rounds='2' at-least='1' front='fr-a' keep='fr-b'\n"
     "react choice='stand' hold='0'\n"
     "coalition <guns go='yes' arrive='5335'/>",
     FOUR,
     "ru-c@5335 ru-e@5335 thrown/2-main thrown/2-5335 line/4 line/9 "
     "no/12.79c"},
    /* fr-d with 3 SP is half of the 6, and fr-b is left for the 3. */
    {"12.79a two hexes, two lines", even,
     BESIDE CONSTANTINE "unit fr-d infantry 3 soult\n", KEEPING("fr-b fr-d"),
     FOUR, "thrown/2-5335 thrown/2-5234"},
    /* Round 1: fr-b masks Constantine, who stays. In round 2 it is a line. */
    {"12.57 a line masks nobody", even,
     BESIDE "leader constantine russia corps 4 0 0 5234 -\n"
            "unit ru-e infantry 3 constantine\n",
     KEEPING("fr-b") "\ncoalition <guns corps='constantine' go='no'/>", FOUR,
     "front/10 ru-c@5335 12.57 unthrown/2-main"},
    /* 4 v. 6: -1, rough ground: -2. Two ones: T = 0: ru-c bids 2, which cost
     * him 1; R3: 1 is needed. fr-b loses 1 + 1, and no line is left for round
     * 3. */
    {"12.79c the line routs, and no other is left", even, BESIDE,
     "attack at-least='1' front='fr-a' keep='fr-b'\n"
     "react choice='stand' hold='0'" ARRIVE,
     FOUR ", 2-5335 1 1, check/2-5335-france 2",
     "fr-b:routed fr-b=2 fr-a:steady 12.79c unthrown/3-main"},
    /* 12 - 3 = 9: 8 and 12 percent of 4 are nothing; R0, and he passes: to
     * 5435, 3 points from his depot. */
    {"12.79a who came is sent back", even, BESIDE,
     "attack at-least='1' front='fr-a' keep='fr-b'\n"
     "react choice='stand' hold='0'" ARRIVE,
     FOUR ", 2-5335 6 6, check/2-5335-coalition 4",
     "ru-c:steady ru-c@5435 thrown/3-main unthrown/3-5335"},
    /* Kutuzov strikes back with 7, 4 and 6 SP: 17 v. 12, then 15 v. 11 and 13
     * v. 10: the flank alone, and two ones: T = 4. 2 SP and 1 SP are lost in
     * each of three rounds, and points would be left for more. */
    {"12.79e the flank counts in each round", even, STRIKES_BACK,
     "12.79d adds/12.79e=2 times/12.79e=3"},
    {"12.79f all rounds of it are fought", even, STRIKES_BACK,
     "12.79f thrown/crt/battle/4-5236-5235-3-main "
     "unthrown/crt/battle/4-5236-5235-4-main lost=5/7"},
    /* Half of 40 is more than Kutuzov's 7, 4 and 6, who fight all the same. */
    {"12.79d he strikes back and masks nobody", even,
     BESIDE "unit ru-d infantry 6 kutuzov\n"
            "leader davout france corps 4 0 0 5237 -\n"
            "unit fr-c infantry 40 davout\n",
     TWICE " front='ru-a ru-b' counterattack='yes'" ARRIVE
           "\nfrance <reaction choice='stand' hold='0'/>"
           "\nfrance <guns corps='davout' go='no'/>",
     "1-main 1 3, ap/1 6, crt/battle/4-5236-5235-1-main 1 1, "
     "ap/die/4-5236-5235-1 6",
     "12.79d front/17 lapse/12.57 unthrown/crt/battle/4-5236-5235-2-main"},
    /* Main: 8 v. 11, T = 8: M = MD = 1, and all of them rout. ru-c holds by T =
     * 4, and passes with the rest: nobody is pursued. */
    {"12.65a who came elsewhere stands", even,
     BESIDE "unit fr-h light-cavalry 2 soult\n", KEEPING("fr-b fr-h"),
     "1-main 1 3, ap/1 6, 2-main 4 4, 2-5335 3 3, check/2-main-coalition 5, "
     "check/2-reserve-coalition 4",
     "ru-a:routed ru-b:routed ru-c:steady 12.65a "
     "unthrown/pursuit/die/4-5235-5236"},
    /* Round 2: 8 v. 11: six, W. 4 v. 6: -1 - 2, seven: T = 4: ru-c is outbid,
     * and holds 5335. The French follow to 5236, which does not touch it. */
    {"12.79a who touches nobody any more", even, BESIDE,
     "attack at-least='1' front='fr-a' keep='fr-b'\n"
     "react choice='stand' hold='0'" ARRIVE,
     "1-main 1 3, ap/1 6, 2-main 3 3, 2-5335 3 4, ap/2 6, 3-main 1 3",
     "thrown/2-5335 ru-c@5335 fr-a@5236 fr-b@5236 thrown/3-main "
     "unthrown/3-5335 no/12.79c"},
    /* Nobody strikes back who was not told to. */
    {"12.79c nobody in reserve", even, BESIDE, TWICE ARRIVE, FOUR,
     "12.79c unthrown/2-main no/12.79d unthrown/crt/battle/4-5236-5235-1-main "
     "fr-a@5235 lost=2/1"},
};

/* The last two dice of round 2 fall before its first loss. */
static bool rolls_before_losses(const struct scene *scene)
{
    const struct event *round = journal_first(
        &scene->journal, (struct sought){EVENT_NOTE, RULE(12_0a), "Round 2"});
    size_t rolls = 0;

    assert_non_null(round);
    for (const struct event *one = round->first; one && one->kind != EVENT_LOSS;
         one = one->next)
        rolls += one->roll && one->rule == BASE(crt);
    return rolls == 2;
}

static void rolls_at_once(struct scene *scene)
{
    fight_lay(scene, even, BESIDE);
    fight_order(scene, KEEPING("fr-b"));
    fight_throw(scene, FOUR);
    scene_play(scene);
    assert_true(rolls_before_losses(scene));
    assert_true(scene_told(scene, EVENT_LOSS, RULE(12_79b), NULL));
    assert_true(
        scene_told(scene, EVENT_MODIFIER, BASE(crt), "ground is rough"));
}

static const struct scene_row rows[] = {
    {"12.79b all dice before all losses", rolls_at_once},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(march_rows, fight_row_runs), TABLE(arrival_rows, test_arrival),
        TABLE(play_rows, fight_row_runs), TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

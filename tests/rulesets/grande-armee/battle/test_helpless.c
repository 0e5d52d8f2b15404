/* Attacks on who cannot fight, and pursuits.
 *
 * Soult stands in 5235 with his depot at 5034, Kutuzov in 5236. He flees by
 * 5237 and 5338 to his depot at 5438. */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/fights.h"
#include "tests/support/test.h"

static const char soult[] = "leader soult france corps 4 0 0 5235 -\n"
                            "leader kutuzov russia corps 2 0 0 5236 -\n"
                            "depot fr-d1 france 5034\n"
                            "depot ru-d1 russia 5438\n";
#define ONCE     "attack rounds='1'\nreact choice='stand' hold='0' front='ru-a'"
#define TEN      "unit fr-a infantry 10 soult\n"
#define FOURTEEN "unit fr-a infantry 14 soult\n"

/* Half, up, is lost, by no die; points are thrown for, and Soult enters. */
#define ROUTED(sp) TEN "unit ru-a infantry " sp " kutuzov\nrout ru-a\n"
#define BESIDE                                                                 \
    FOURTEEN "unit ru-a infantry 8 kutuzov\nunit ru-b infantry 4 kutuzov\n"    \
             "rout ru-b\n"
/* All in the hex count: 2 SP. */
#define FEW(sp)                                                                \
    "unit fr-a infantry " sp " soult\nunit ru-a infantry 1 kutuzov\n"          \
    "unit ru-b infantry 1 kutuzov\nrout ru-b\n"
#define ALL_IN "attack rounds='1'\nreact choice='stand' hold='0'"

static const struct fight_row helpless_rows[] = {
    {"13.27 seven lose four", soult, ROUTED("7"), ONCE, "",
     "13.27 unthrown/1-main thrown/ap/1 lost=0/4 fr-a@5236 ru-a:routed "
     "ru-a@5438 kutuzov@5438"},
    {"13.27 six lose three", soult, ROUTED("6"), ONCE, "", "13.27 lost=0/3"},
    {"13.27 one loses one", soult, ROUTED("1"), ONCE, "",
     "13.27 lost=0/1 ru-a:gone"},
    /* 14 v. 8: +1, 7 on the dice: T = 8 loses 1 and 1. Fails with 5, and 1 of 7
     * is lost; then ru-b loses 2 of 4. T = 4: he holds, ru-b none of the 8. */
    {"13.27 beside the last who rout", soult, BESIDE, ONCE,
     "1-main 3 4, check/1-main-coalition 5",
     "ru-a=6 ru-b=2 ru-b:routed ru-b@5438"},
    /* Of ru-c's 3 SP the rout takes 1. */
    {"11.3c, rout who is demoralized routs with the last", soult,
     FOURTEEN "unit ru-a infantry 8 kutuzov\nunit ru-c dragoon 3 kutuzov\n"
              "demoralize ru-c\n",
     ONCE, "1-main 3 4, check/1-main-coalition 5",
     "ru-a=6 ru-c=2 ru-c:routed ru-c@5438 fr-a@5236"},
    {"13.27 beside others who hold", soult, BESIDE, ONCE, "1-main 1 2",
     "front/8 ru-b=4 ru-b@5236"},
    /* First Ney routs Bagration out of 5335: 10 v. 4: +2, T = 8, too few to
     * lose anything by dice, 1 SP by the rout. Through 5336, where ru-c stands,
     * he comes to the depot in 5236. There Soult's fr-a (fr-m masks ru-c) routs
     * ru-a: 10 v. 8, T = 8. So Bagration's 3 lose 2. */
    {"13.27 twice in a phase", soult,
     TEN "leader ney france corps 4 0 0 5334 -\n"
         "unit fr-n infantry 10 ney\nunit fr-m infantry 1 soult\n"
         "leader bagration russia corps 2 0 0 5335 -\n"
         "unit ru-b infantry 4 bagration\nunit ru-a infantry 8 kutuzov\n"
         "unit ru-c infantry 1 kutuzov 5336\ndepot ru-d2 russia 5236\n",
     "france <attack from='5334' target='5335' occupy='no'/>\n" ONCE
     "\ncoalition <guns go='no'/>",
     "crt/battle/4-5334-5335-1-main 3 3, "
     "morale-check/die/4-5334-5335-1-main-coalition 6, "
     "1-main 4 4, check/1-main-coalition 6",
     "ru-a:routed ru-b=1"},
    /* They rout as others do: a tenth of 11 SP, up. */
    {"rout demoralized units", soult,
     TEN "unit ru-a infantry 11 kutuzov\ndemoralize ru-a\n", ONCE, "",
     "unthrown/1-main thrown/ap/1 ru-a=9 ru-a:routed ru-a@5438"},
    /* 3 points for Kutuzov, and 2 SP. */
    {"overrun at 8 : 1", soult, FEW("16"), ONCE, "",
     "unthrown/1-main thrown/ap/1 lost=0/2 kutuzov:dead fr-a@5236 vp=4"},
    {"overrun below 8 : 1", soult, FEW("15"), ONCE, "1-main 1 1",
     "thrown/1-main"},
    {"overrun over no river", soult, FEW("16") "river 5235 5236\n", ONCE,
     "1-main 1 1", "thrown/1-main"},
    {"12.12 a lone depot", soult,
     "unit fr-a infantry 3 soult\ndepot ru-d2 russia 5236\n", ALL_IN, "",
     "12.12 ru-d2:lost unthrown/ap/1 fr-a@5235"},
    /* W; whose hex is entered loses his depot. That is the nearest to all hexes
     * of retreat: the lowest. */
    {"12.12 a depot in the hex entered", soult,
     FOURTEEN "unit ru-a infantry 11 kutuzov\ndepot ru-d2 russia 5236\n",
     ALL_IN, "", "fr-a@5236 ru-d2:lost"},
    {"12.12 a depot in a hex left alone", soult,
     FOURTEEN "unit ru-a infantry 11 kutuzov\ndepot ru-d2 russia 5236\n",
     "attack rounds='1' occupy='no'\nreact choice='stand' hold='0'", "",
     "ru-a@5137 ru-d2:kept"},
};

/* ---- whether there is a pursuit ------------------------------------------ */

#define HORSE                                                                  \
    FOURTEEN "unit fr-c light-cavalry 2 soult\n"                               \
             "unit ru-a infantry 8 kutuzov\n"
#define HUNT                                                                   \
    "attack rounds='1' keep='fr-c' occupy='no'\nreact hold='0' front='ru-a' "
/* 14 v. 8, 7 on the dice, 5 fails: 8 - 1 - 1 = 6 SP are routed. */
#define ROUT "1-main 3 4, check/1-main-coalition 5, pursuit/die/4-5235-5236 6"

static const struct fight_row chase_rows[] = {
    /* 6 + 2 = 8: 40 percent of 6 are 2.4. */
    {"12.65b a pursuit moves nobody", soult, HORSE, HUNT "choice='stand'", ROUT,
     "12.65b ru-a=4 ru-a@5438 fr-c@5235"},
    {"12.65a a train stands nowhere", soult,
     HORSE "unit ru-t supply-train 0 kutuzov\n", HUNT "choice='stand'", ROUT,
     "thrown/pursuit/die/4-5235-5236 ru-a=4 ru-t@5236"},
    {"12.65c the second pursuit of a turn", soult, HORSE "pursued fr-c\n",
     HUNT "choice='stand'", ROUT, "unthrown/pursuit/die/4-5235-5236 ru-a=6"},
    /* 5 + 1 = 6: 20 percent of 6 are 1.2; with fr-c it were 30 percent. */
    {"12.65c who has pursued is left out", soult,
     HORSE "unit fr-h dragoon 1 soult\npursued fr-c\n", HUNT "choice='stand'",
     "1-main 3 4, check/1-main-coalition 5, pursuit/die/4-5235-5236 5",
     "12.65c ru-a=5"},
    /* The reserve passes with 3. */
    {"12.0d the reserve holds the hex", soult,
     HORSE "unit ru-b infantry 4 kutuzov\n", HUNT "choice='stand'", ROUT,
     "12.0d unthrown/pursuit/die/4-5235-5236 ru-a=6 ru-a:routed ru-b@5236"},
    /* The rear guard routs: 14 v. 8: +1 - 2, 9 on the dice. ru-b goes back in
     * order, and the hex is empty. */
    {"12.65a a unit went back in order", soult,
     HORSE "unit ru-b infantry 9 kutuzov\n", HUNT "choice='withdraw'",
     "1-main 5 4, check/1-main-coalition 5",
     "12.65a unthrown/pursuit/die/4-5235-5236 ru-a:routed ru-b:steady "
     "ru-b@5237"},
};

/* ---- how much ------------------------------------------------------------ */

/* die, cavalry of both sides: how much of 20 SP is lost. */
static const struct hunt_row {
    const char *name;
    int die, hunters, routed;
    int weather, ground;
    int sp, lost;
} hunt_rows[] = {
    {"pursuit 6 + 2: 40 percent", 6, 2, 0, FAIR_WEATHER, CLEAR, 20, 8},
    {"pursuit + 2 at most: 30 percent", 5, 3, 0, FAIR_WEATHER, CLEAR, 20, 6},
    {"pursuit + 1: 20 percent", 5, 1, 0, FAIR_WEATHER, CLEAR, 20, 4},
    {"pursuit as much cavalry: 15 percent", 5, 2, 2, FAIR_WEATHER, CLEAR, 20,
     3},
    {"pursuit - 2: nothing", 4, 1, 3, FAIR_WEATHER, CLEAR, 20, 0},
    {"pursuit - 2 at worst: 5 percent", 5, 1, 5, FAIR_WEATHER, CLEAR, 20, 1},
    {"pursuit in mud: 5 percent", 3, 2, 1, MUD, CLEAR, 20, 1},
    {"pursuit on rough ground: 10 percent", 4, 2, 1, FAIR_WEATHER, ROUGH, 20,
     2},
    {"pursuit on partially rough ground: 10 percent", 4, 2, 1, FAIR_WEATHER,
     PARTIAL_ROUGH, 20, 2},
    {"pursuit in mud on rough ground: once", 4, 2, 1, MUD, ROUGH, 20, 2},
    {"pursuit below 0", 1, 1, 9, MUD, CLEAR, 20, 0},
    {"pursuit by infantry: 10 percent", 6, 0, 0, FAIR_WEATHER, CLEAR, 20, 2},
    {"pursuit by infantry: 5 percent", 5, 0, 0, FAIR_WEATHER, CLEAR, 20, 1},
    {"pursuit a half is 1", 3, 1, 1, FAIR_WEATHER, CLEAR, 10, 1},
    {"pursuit less than a half is 0", 3, 1, 1, FAIR_WEATHER, CLEAR, 9, 0},
};

/* Kutuzov's men have all routed, and gone. */
static void pursue_as_in(struct scene *scene, const struct hunt_row *row)
{
    struct attack_order order = {.from = 5235, .target = 5236};
    struct battle battle;

    names_add(scene->arena, &order.pursue, row->hunters > 0 ? "fr-c" : "fr-a");
    scene->game->weather = row->weather;
    gra_begin_battle(&battle, &scene->play, FRANCE, &order);
    battle.routed = battle.won = true;
    foreach_unit (unit, battle.all_defenders) {
        unit->rout = ROUT_1;
        gra_put(&scene->board, unit, 5338);
    }
    scene_dice(scene, "pursuit/die/4-5235-5236", row->die, 0);
    gra_pursue(&battle);
    assert_true(scene_thrown(scene, "pursuit/die/4-5235-5236"));
    assert_int_equal(scene->game->lost[COALITION], row->lost);
}

static void test_hunt(void **state)
{
    const struct hunt_row *row = *state;
    struct scene *scene = scene_begin();

    scene_ground(scene, 5236, (enum terrain_word)row->ground);
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 2 0 0 5236 -\n"
                        "unit fr-a infantry 14 soult\n");
    if (row->hunters > 0)
        scene_pieces(scene,
                     arena_text(scene->arena, "unit fr-c dragoon %d soult\n",
                                row->hunters));
    if (row->routed > 0)
        scene_pieces(scene,
                     arena_text(scene->arena, "unit ru-c dragoon %d kutuzov\n",
                                row->routed));
    scene_pieces(scene,
                 arena_text(scene->arena, "unit ru-a infantry %d kutuzov\n",
                            row->sp - row->routed));
    scene_lay(scene);
    pursue_as_in(scene, row);
    scene_free(scene);
}

/* 1 SP is left when he has routed, and 40 percent of it are 0.4: nothing; of 2
 * SP they are 0.8, so 1. Of Kutuzov's own 1 SP and Bagration's 1 the lower id
 * goes. */
static void pursued_leader_is_free(struct scene *scene)
{
    struct attack_order order = {.from = 5235, .target = 5236};
    struct battle battle;

    fight_lay(scene, soult,
              "leader bagration russia corps 2 0 0 5236 -\n"
              "unit fr-c dragoon 2 soult\nunit ru-a infantry 1 bagration\n"
              "unit ru-b infantry 1 kutuzov\n");
    gra_begin_battle(&battle, &scene->play, FRANCE, &order);
    battle.routed = battle.won = true;
    foreach_unit (unit, battle.all_defenders) {
        unit->rout = ROUT_1;
        gra_put(&scene->board, unit, 5338);
    }
    scene_dice(scene, "pursuit/die/4-5235-5236", 6, 0);
    gra_pursue(&battle);
    assert_int_equal(scene_unit(scene, "ru-a")->state, GONE);
    assert_int_equal(scene_leader(scene, "bagration")->state, IN_POOL);
    assert_true(scene_told(scene, EVENT_LOSS, RULE(12_65d), NULL));
    assert_int_equal(gra_points(&scene->board), 0);
}

/* Of the day's two outcomes the first is the attacker's. */
static void lone_depot_is_won(struct scene *scene)
{
    const struct event *outcome;

    fight_lay(scene, soult,
              "unit fr-a infantry 3 soult\ndepot ru-d2 russia 5236\n");
    fight_order(scene, ALL_IN);
    scene_play(scene);
    outcome =
        journal_first(&scene->journal, (struct sought){EVENT_OUTCOME, 0, 0});
    assert_non_null(outcome);
    assert_string_equal(outcome->side, "france");
    assert_true(outcome->won);
    assert_false(outcome->next->won);
}

static const struct scene_row rows[] = {
    {"12.12 who attacks a lone depot wins", lone_depot_is_won},
    {"12.65d leaders of the pursued", pursued_leader_is_free},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(helpless_rows, fight_row_runs), TABLE(chase_rows, fight_row_runs),
        TABLE(hunt_rows, test_hunt), TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

/* Sieges, from the investment to the end. [base siege], 15.44a, 15.44b, 16.12
 *
 * The fortress is 3541, a minor one of 6 SP, with 2 walls and 2 stores unless a
 * row says otherwise; Riesch's men are inside, Ney's before it. Their nations'
 * morale is Austria's 3 and France's 4. A French depot city is next to them. */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/siege/siege.h"
#include "rulesets/grande-armee/supply/supply.h"
#include "tests/rulesets/grande-armee/days.h"
#include "tests/support/test.h"

#define NEY                                                                    \
    "leader napoleon france supreme 5 0 0 3533 -\n"                            \
    "leader ney france corps 4 0 0 3541 napoleon\n"
#define RIESCH                                                                 \
    "leader mack austria army 2 0 0 4047 -\n"                                  \
    "leader riesch austria corps 2 0 0 3541 mack\n"
#define PLACE                                                                  \
    "fortress 3541 coalition minor 6 2 2\ndepot-city 3540 france\n"            \
    "inside riesch\ninside au-a\n"
/* 10 + 10 + 5 and 2 guns: 27 SP. */
#define STRONG                                                                 \
    NEY "unit fr-a infantry 10 ney\nunit fr-b infantry 10 ney\n"               \
        "unit fr-c infantry 5 ney\nunit fr-g artillery 2 ney\n"
#define THREE         RIESCH "unit au-a infantry 3 riesch\n"
#define SIX           RIESCH "unit au-a infantry 6 riesch\n"
#define EQUAL         NEY "unit fr-a infantry 6 ney\n"
#define TRAIN         "unit fr-t supply-train 0 ney\n"
#define SIEGE(action) "france 10 <siege hex='3541' action='" action "'/>"
#define GARRISON(action)                                                       \
    "coalition 10 <garrison hex='3541' action='" action "'/>"

static const struct day_row rows[] = {
    /* ---- who is besieged ---- */
    {"base.siege three points before one",
     NEY "unit fr-a infantry 3 ney\n" RIESCH "unit au-a infantry 1 riesch\n",
     PLACE "turn 2\n", "", "10", "siege/capitulate/3541 1 1",
     "besieged/3541=2 stores/3541=1 siege"},
    {"base.siege two are too few",
     NEY "unit fr-a infantry 2 ney\n" RIESCH "unit au-a infantry 1 riesch\n",
     PLACE, "", "10", "", "besieged/3541=0 stores/3541=2"},
    {"base.fortress it falls when nobody is left inside", STRONG,
     "fortress 3541 coalition minor 6 2 2\n", "", "10", "",
     "holder/3541=france state/siege=falls"},
    {"base.siege as many as are inside", EQUAL SIX, PLACE, "", "10",
     "siege/capitulate/3541 1 1", "besieged/3541=1"},
    {"base.siege fewer besiege nobody", NEY "unit fr-a infantry 5 ney\n" SIX,
     PLACE, "", "10", "", "besieged/3541=0"},
    {"base.siege nobody to besiege",
     EQUAL "leader mack austria army 2 0 0 "
           "4047 -\nunit au-z infantry 1 mack\n",
     "fortress 3541 coalition minor 6 2 2\n", SIEGE("assault"), NULL, "",
     "refused/siege"},
    {"base.siege no garrison to order", EQUAL SIX, PLACE,
     "france 10 <garrison hex='3541' action='sortie'/>", NULL, "",
     "refused/siege"},
    {"base.siege who is routed does not sally out", EQUAL SIX,
     PLACE "rout au-a\n", GARRISON("sortie"), NULL, "", "refused/siege"},
    {"base.siege lifted: turns and stores begin anew", STRONG THREE,
     PLACE "besieged 3541 1\nstores 3541 0\nhungry 3541 1\nturn 3\n",
     SIEGE("lift"), "10", "",
     "besieged/3541=0 stores/3541=2 hungry/3541=0 "
     "unthrown/siege/capitulate/3541"},
    /* ---- guns ---- */
    /* 5 + 2 guns / 2 - 1, for 3 SP are half of 6: 5 makes one breach. */
    {"base.siege guns make a breach", STRONG THREE, PLACE, "", "10",
     "siege/bombard/3541 5, siege/capitulate/3541 1 1", "breach/3541=1"},
    /* 6 + 6 / 2 - 1 = 8 makes two, and two are all. */
    {"base.siege two at once", STRONG THREE, PLACE "breach 3541 1\n", "", "10",
     "siege/bombard/3541 6, siege/capitulate/3541 1 1", "breach/3541=2"},
    {"base.siege who only invests does not bombard", STRONG THREE, PLACE,
     SIEGE("invest"), "10", "siege/capitulate/3541 1 1",
     "unthrown/siege/bombard/3541 stores/3541=1"},
    {"base.siege nor who has no guns", EQUAL THREE, PLACE, "", "10",
     "siege/capitulate/3541 1 1", "unthrown/siege/bombard/3541"},
    /* ---- stores ---- */
    {"base.siege a train inside goes first",
     STRONG THREE "unit au-t supply-train 0 riesch\n", PLACE "inside au-t\n",
     "", "10", "siege/capitulate/3541 1 1",
     "stores/3541=2 au-t:gone fed/au-a=itself"},
    {"16.12 fed by stores", STRONG THREE, PLACE, "", "10",
     "siege/capitulate/3541 1 1",
     "fed/au-a=itself !au-a:unsupplied unthrown/attrition/die/3541-riesch"},
    /* 6 + 2 unsupplied - 1 stayed = 7: 5 percent of 5, and 50: 75. */
    {"16.12 without stores it wears away, though it stays",
     STRONG RIESCH "unit au-a infantry 5 riesch\n", PLACE "stores 3541 1\n", "",
     "10", "siege/capitulate/3541 1 1, attrition/die/3541-riesch-inside 6",
     "stores/3541=0 au-a:unsupplied wear/riesch=75 hungry/3541=1 16.12"},
    {"16.12 a depot inside feeds it", STRONG THREE,
     PLACE "stores 3541 1\ndepot au-d1 austria 3541\n", "", "10",
     "siege/capitulate/3541 1 1", "fed/au-a=line !au-a:unsupplied"},
    {"16.12 a depot outside does not", STRONG THREE,
     PLACE "stores 3541 1\ndepot au-d1 austria 3543\n", "", "10",
     "siege/capitulate/3541 1 1", "au-a:unsupplied"},
    {"16.12 not besieged, it draws on what is outside",
     NEY "unit fr-a infantry 5 ney\n" SIX
         "detachment austria-1 austria 1 3542\n",
     PLACE "depot au-d1 austria 3543\n", "", "10", "", "fed/au-a=line"},
    /* ---- giving up ---- */
    /* 15 SP in a minor fortress are more than 6: 2; 45 SP are 3 times: 1;
     * morale 3: so 8 of the dice are enough, and 7 are not. */
    {"base.siege a crowded place, seven",
     NEY "unit fr-a infantry 45 ney\n" RIESCH "unit au-a infantry 15 riesch\n",
     "fortress 3541 coalition minor 15 2 1\ninside riesch\ninside au-a\n", "",
     "10", "siege/capitulate/3541 3 4", "au-a=15 au-a:map"},
    {"base.siege a crowded place, eight",
     NEY "unit fr-a infantry 45 ney\n" RIESCH "unit au-a infantry 15 riesch\n",
     "fortress 3541 coalition minor 15 2 1\ninside riesch\ninside au-a\n", "",
     "10", "siege/capitulate/3541 4 4",
     "au-a:gone riesch:captured ney:map napoleon:map lost=0/15 "
     "holder/3541=france leader-vp=0"},
    /* 5 times: 2, morale 3, major 2: 3 off; ten are 7, eleven 8. */
    {"base.siege a major fortress, ten",
     NEY "unit fr-a infantry 15 ney\n" THREE,
     "fortress 3541 coalition major 12 4 4\ninside riesch\ninside au-a\n", "",
     "10", "siege/capitulate/3541 5 5", "au-a:map"},
    {"base.siege a major fortress, eleven",
     NEY "unit fr-a infantry 15 ney\n" THREE,
     "fortress 3541 coalition major 12 4 4\ninside riesch\ninside au-a\n", "",
     "10", "siege/capitulate/3541 5 6", "au-a:gone"},
    {"base.siege by order, without dice", STRONG THREE, PLACE,
     GARRISON("capitulate"), "10", "siege/bombard/3541 1",
     "au-a:gone riesch:captured unthrown/siege/capitulate/3541 besieged/3541=0 "
     "holder/3541=france"},
    {"base.siege depots and trains inside are taken",
     STRONG THREE "unit au-t bridge-train 0 riesch\n",
     PLACE "inside au-t\ndepot au-d1 austria 3541\n", GARRISON("capitulate"),
     "10", "siege/bombard/3541 1, moving/train/au-t 1", "au-d1:lost au-t:gone"},
    /* Nobody of the besiegers can fight: the three stand. */
    {"11.3c who is demoralized storms nothing",
     NEY "unit fr-a infantry 10 ney\n" THREE, PLACE "demoralize fr-a\n",
     SIEGE("assault"), "10", "siege/capitulate/3541 1 1",
     "au-a=3 fr-a=10 11.3c !thrown/crt/battle/10-3541-3541-1-main"},
    /* ---- assaults ---- */
    /* 10 against 3: 3; two walls: 4 off. 10 - 1 = 9: the fronts are small and
     * cost nothing, the defender's ceiling is 1, a second bid would cost 3: he
     * is outbid by W, and gives up. */
    {"base.siege an assault that takes the place",
     NEY "unit fr-a infantry 10 ney\n" THREE, PLACE, SIEGE("assault"), "10",
     "siege/capitulate/3541 1 1, crt/battle/10-3541-3541-1-main 5 5",
     "by/walls=-4 au-a:gone riesch:captured holder/3541=france fr-a=10 "
     "lost=0/3"},
    /* 4 - 1 = 3: the defender's bid of 2 costs him 1, a third would cost the
     * attacker 3, and his ceiling is 2. He is outbid by R1, and loses his least
     * once more: 1, though it cost nothing at first. */
    {"base.siege an assault that is beaten off",
     NEY "unit fr-a infantry 10 ney\n" THREE, PLACE, SIEGE("assault"), "10",
     "siege/capitulate/3541 1 1, crt/battle/10-3541-3541-1-main 2 2",
     "au-a=2 au-a:inside fr-a=9 fr-a:steady holder/3541=coalition lost=1/1"},
    /* A breach of 1 leaves one wall: 2 off. */
    {"base.siege a breach helps", NEY "unit fr-a infantry 10 ney\n" THREE,
     PLACE "breach 3541 1\n", SIEGE("assault"), "10",
     "siege/capitulate/3541 1 1, crt/battle/10-3541-3541-1-main 5 5",
     "by/walls=-2"},
    {"base.siege ten points of a front and no more",
     NEY "unit fr-a infantry 9 ney\nunit fr-b infantry 5 ney\n" THREE, PLACE,
     SIEGE("assault"), "10",
     "siege/capitulate/3541 1 1, crt/battle/10-3541-3541-1-main 5 5",
     "group/siege=9_SP"},
    {"15.44a inside one stands", NEY "unit fr-a infantry 10 ney\n" THREE, PLACE,
     SIEGE("assault") "\ncoalition - <reaction choice='withdraw'/>", "10",
     "siege/capitulate/3541 1 1, crt/battle/10-3541-3541-1-main 2 2",
     "15.44a au-a@3541 au-a:inside"},
    {"base.unsupplied a hungry garrison is worse off",
     NEY "unit fr-a infantry 10 ney\n" THREE, PLACE "unsupplied au-a\n",
     SIEGE("assault"), "10",
     "siege/capitulate/3541 1 1, crt/battle/10-3541-3541-1-main 2 2",
     "adds/unsupplied=1"},
    /* ---- sorties ---- */
    /* 6 against 6, and no ground counts. Ten: MD is 14 percent of 6, 1; a bid
     * of 2 would cost the French 4, and their ceiling is 1. R1: 4 - 1 = 3. */
    {"base.siege a sortie that drives them off, with their train",
     EQUAL TRAIN SIX, PLACE "rough 3541\n", GARRISON("sortie"), "10",
     "siege/capitulate/3541 1 1, crt/battle/10-3541-sortie-1-main 6 4, "
     "morale-check/die/10-3541-sortie-1-main-france 3",
     "fr-a=5 fr-a@3540 fr-t@3540 fr-a:steady au-a=6 au-a:inside "
     "besieged/3541=0 "
     "stores/3541=2 no/terrain"},
    {"base.siege or routs them, and it stays", EQUAL TRAIN SIX, PLACE,
     GARRISON("sortie"), "10",
     "siege/capitulate/3541 1 1, crt/battle/10-3541-sortie-1-main 6 4, "
     "morale-check/die/10-3541-sortie-1-main-france 4",
     "fr-a:routed !fr-a@3541 fr-t@3541 besieged/3541=0"},
    /* Two: M is 18 percent of 6, 2. The French bid 3, which costs 1; 4 are more
     * than the ceiling of 2. R2: 3 - 2 = 1, and 4 fails: a tenth of 4 is 1. */
    {"base.siege a sortie that fails", EQUAL SIX, PLACE, GARRISON("sortie"),
     "10",
     "siege/capitulate/3541 1 1, crt/battle/10-3541-sortie-1-main 1 1, "
     "morale-check/die/10-3541-sortie-1-main-coalition 4",
     "au-a=3 au-a:routed au-a:inside au-a@3541 fr-a=5 fr-a@3541 "
     "besieged/3541=1"},
    /* The assault as above: 2 inside and 9 outside are left. */
    {"base.siege a sortie behind the assault that it beat off",
     NEY "unit fr-a infantry 10 ney\n" THREE, PLACE,
     SIEGE("assault") "\n" GARRISON("sortie"), "10",
     "siege/capitulate/3541 1 1, crt/battle/10-3541-3541-1-main 2 2",
     "thrown/crt/battle/10-3541-sortie-1-main fr-a@3541 besieged/3541=1"},
    /* ---- who enters ---- */
    {"base.fortress an empty one is taken by who enters",
     NEY "unit fr-a infantry 3 ney\n"
         "leader mack austria army 2 0 0 4047 -\nunit au-z infantry 1 mack\n",
     "fortress 3542 coalition minor 6 2 2\norder ney move\n",
     "france 4 <march units='fr-a' path='3542'/>", "4", "",
     "fr-a@3542 holder/3542=france"},
    {"base.fortress not one with a garrison",
     NEY "unit fr-a infantry 3 ney\n"
         "leader mack austria army 2 0 0 4047 -\n"
         "leader riesch austria corps 2 0 0 3542 mack\n"
         "unit au-a infantry 3 riesch\n",
     "fortress 3542 coalition minor 6 2 2\ninside riesch\ninside au-a\n"
     "order ney move\n",
     "france 4 <march units='fr-a' path='3542'/>", "4 10",
     "siege/capitulate/3542 1 1",
     "fr-a@3542 holder/3542=coalition besieged/3542=1 riesch@3542"},
    {"base.siege the marker of a garrison is free again",
     NEY "unit fr-a infantry 9 ney\n"
         "leader mack austria army 2 0 0 4047 -\nunit au-z infantry 1 mack\n"
         "detachment austria-1 austria 2 3541\n",
     "fortress 3541 coalition minor 6 2 2\ninside austria-1\n",
     GARRISON("capitulate"), "10", "",
     "austria-1:gone holder/3541=france lost=0/2 fr-a@3541"},
    {"base.siege the second player besieges, too",
     NEY "unit fr-a infantry 3 ney\n"
         "leader mack austria army 2 0 0 4047 -\n"
         "leader riesch austria corps 2 0 0 3541 mack\n"
         "unit au-a infantry 9 riesch\n",
     "fortress 3541 france minor 6 2 2\ninside ney\ninside fr-a\n"
     "town 3543 france\n",
     "", "10", "siege/capitulate/3541 1 1",
     "besieged/3541=1 stores/3541=1 fed/fr-a=itself"},
    /* 16.12 it may forage: 3543 is two hexes off, and asks for no way. Three
     * times: 1, morale 4. */
    {"16.12 a French garrison without stores forages",
     NEY "unit fr-a infantry 3 ney\n"
         "leader mack austria army 2 0 0 4047 -\n"
         "leader riesch austria corps 2 0 0 3541 mack\n"
         "unit au-a infantry 9 riesch\n",
     "fortress 3541 france minor 6 2 2\ninside ney\ninside fr-a\n"
     "stores 3541 0\ndepleted 3541 1\ntown 3543 france\n",
     "", "10", "siege/capitulate/3541 5 5",
     "fed/fr-a=forage foraged/3543=1 !fr-a:unsupplied 14.43c hungry/3541=1"},
    /* ---- outside the walls ---- */
    {"15.44b outside the walls a river is defended",
     NEY "unit fr-a infantry 9 ney\n"
         "leader mack austria army 2 0 0 4047 -\n"
         "leader riesch austria corps 2 0 0 3542 mack\n"
         "unit au-a infantry 4 riesch\n",
     "fortress 3542 coalition minor 6 2 2\nriver 3541 3542\norder ney move\n",
     "france 4 <attack from='3541' target='3542' rounds='1'/>\n"
     "coalition - <reaction choice='defend-river'/>",
     "4", "crt/battle/4-3541-3542-1-main 3 4", "15.44b"},
};

/* ---- a siege by hand ----------------------------------------------------- */

/* The dice of a turn: labels come again each turn. */
static void week(struct scene *scene, int turn, const char *dice)
{
    const struct dice_source source = dice_loaded(&scene->dice);

    scene->dice = (struct loaded_dice){0};
    scene->play.dice = dice_new(scene->arena, &source);
    scene->game->turn = turn;
    fight_throw(scene, dice);
    scene_run(scene, "10");
}

/* Worked before it was played. 27 SP, 2 of them guns, before 3 SP: 5 times, 2.
 * Bombardments: 2/2 - 1 (3 SP are half of 6) = 0.
 *
 * Turn 2: stores 1. 3: no breach. 8 + 2 - 3 = 7: holds. Stores feed it.
 *
 * Turn 3: stores 0. 5: breach 1. 7 + 1 + 2 - 3 = 7: holds. Nothing feeds it:
 * attrition 4 + 2 - 1 = 5: nothing. It has been hungry for a turn.
 *
 * Turn 4: 6: breach 2. 5 + 2 + 2 (hungry) + 2 - 3 = 8: it capitulates. 3 SP are
 * lost, one point of victory and 1 of the place; Riesch scores nothing. */
static void test_worksheet(void **state)
{
    struct scene *scene = scene_begin_map();

    (void)state;
    day_lay(scene, STRONG THREE, PLACE);
    scene->module.places[0].vp = 1;
    week(scene, 2, "siege/bombard/3541 3, siege/capitulate/3541 4 4");
    day_ends(scene, "besieged/3541=2 stores/3541=1 breach/3541=0 hungry/3541=0 "
                    "fed/au-a=itself fed/fr-a=line");
    week(scene, 3,
         "siege/bombard/3541 5, siege/capitulate/3541 3 4, "
         "attrition/die/3541-riesch-inside 4");
    day_ends(scene, "stores/3541=0 breach/3541=1 hungry/3541=1 au-a=3 "
                    "au-a:unsupplied wear/riesch=50 16.12");
    week(scene, 4, "siege/bombard/3541 6, siege/capitulate/3541 2 3");
    day_ends(scene, "breach/3541=2 au-a:gone riesch:captured besieged/3541=0 "
                    "hungry/3541=0 holder/3541=france lost=0/3 leader-vp=0 "
                    "vp=2");
    scene_free(scene);
}

/* A besieged depot city feeds nobody and makes nothing. */
static void test_besieged_city(void **state)
{
    struct scene *scene = scene_begin_map();

    (void)state;
    day_lay(scene,
            NEY "unit fr-a infantry 3 ney\n" RIESCH
                "unit au-a infantry 9 riesch\n",
            "fortress 3541 france minor 6 2 2\ninside ney\ninside fr-a\n"
            "besieged 3541 1\nset train-limit-france 2\n");
    scene->module.places[0].settlement = DEPOT_CITY;
    scene->module.places[0].depot_city_of = "france";
    assert_false(gra_city_works(&scene->board, 3541,
                                gra_nation(&scene->module, "france")));
    scene_run(scene, "2");
    day_ends(scene, "fr-trn-01:gone");
    scene->game->forts[0].besieged = 0;
    assert_true(gra_city_works(&scene->board, 3541,
                               gra_nation(&scene->module, "france")));
    scene_free(scene);
}

static const struct day_test tests[] = {
    {"base.siege 16.12 a siege by hand", test_worksheet},
    {"14.31 base.depot-city a besieged city", test_besieged_city}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, day_row_runs),
                                   TABLE(tests, day_test_runs)};

    return run_tables(tables, LENGTH(tables));
}

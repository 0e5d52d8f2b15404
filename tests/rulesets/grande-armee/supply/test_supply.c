/* Who is fed by what. [base supply-line]
 *
 * Most corps stand at 3541 on a clear sheet. In a column hexes are counted by
 * their rows: 3535 is 6 hexes off, 3544 is 3. */
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/supply/supply.h"
#include "tests/rulesets/grande-armee/days.h"
#include "tests/support/test.h"

#define NEY                                                                    \
    "leader napoleon france supreme 5 0 0 3532 -\n"                            \
    "leader ney france corps 4 0 0 3541 napoleon\n"                            \
    "unit fr-a infantry 5 ney\n"
#define LANNES                                                                 \
    "leader lannes france corps 4 0 0 3441 napoleon\n"                         \
    "unit fr-b infantry 5 lannes\n"
#define SOULT                                                                  \
    "leader soult france corps 4 0 0 3641 napoleon\n"                          \
    "unit fr-c infantry 5 soult\n"
#define RIESCH                                                                 \
    "leader mack austria army 2 0 0 3833 -\n"                                  \
    "leader riesch austria corps 2 0 0 3541 mack\n"                            \
    "unit au-a infantry 5 riesch\n"
#define FORAGE(corps, place)                                                   \
    "france 10 <forage corps='" corps "' settlement='" place "'/>\n"

/* ---- the second worked example of the base paper ------------------------- */

/* II October, mud. By the paper: Ney's 17 at B3207 (3240) have made a single
 * forced march, Lannes's 12 and Murat's 23 are at B3208 (3241), Davout's 18 at
 * B3406 (3439); Kienmayer's 11 at B3603 (3636) stay. Mannheim, Strasbourg and
 * Mainz are 7 hexes off or more, and so is B4008 (4041) from Kienmayer.
 * Dice of attrition, mud 1, forage 1:
 *   Murat 2+1+1 = 4: 0. Davout 6+1 = 7: 5% of 18: 50+90 = 140: 1, 40 kept.
 *   Lannes 5+1+1 = 7: 50+60 = 110: 1, 10 kept.
 *   Ney 3+1 (single)+1+1 = 6: 50+85 = 135: 1, 35 kept.
 *   Kienmayer 5+2+1-1 = 7: 50+55 = 105: 1, 5 kept. */
#define EXAMPLE_FRENCH                                                         \
    "leader napoleon france supreme 5 0 0 2341 -\n"                            \
    "leader ney france corps 4 0 0 3240 napoleon\n"                            \
    "leader lannes france corps 4 0 0 3241 napoleon\n"                         \
    "leader murat france corps 4 0 0 3241 napoleon\n"                          \
    "leader davout france corps 4 0 0 3439 napoleon\n"                         \
    "unit fr-inf-10 infantry 5 ney\nunit fr-inf-11 infantry 5 ney\n"           \
    "unit fr-inf-12 infantry 5 ney\nunit fr-lcb-07 light-cavalry 1 ney\n"      \
    "unit fr-art-07 artillery 1 ney\n"                                         \
    "unit fr-inf-08 infantry 5 lannes\nunit fr-inf-09 infantry 5 lannes\n"     \
    "unit fr-lcb-05 light-cavalry 1 lannes\nunit fr-art-05 artillery 1 "       \
    "lannes\n"                                                                 \
    "unit fr-hcd-01 heavy-cavalry 6 murat army-reserve\n"                      \
    "unit fr-hcd-02 heavy-cavalry 6 murat army-reserve\n"                      \
    "unit fr-drd-01 dragoon 6 murat army-reserve\n"                            \
    "unit fr-drd-02 dragoon 5 murat army-reserve\n"                            \
    "unit fr-inf-01 infantry 6 davout\nunit fr-inf-02 infantry 6 davout\n"     \
    "unit fr-inf-03 infantry 5 davout\nunit fr-art-01 artillery 1 davout\n"    \
    "unit fr-trn-03 supply-train 0 napoleon 3439\n"
#define EXAMPLE_AUSTRIANS                                                      \
    "leader mack austria army 2 0 0 3041 -\n"                                  \
    "leader kienmayer austria corps 3 1 0 3636 mack\n"                         \
    "unit au-inf-09 infantry 4 kienmayer\n"                                    \
    "unit au-inf-10 infantry 4 kienmayer\n"                                    \
    "unit au-lcb-03 light-cavalry 3 kienmayer\n"
/* All places in 3 hexes of B3208; B3207, B3307 and B3406 were entered last by
 * France. */
#define EXAMPLE_BOARD                                                          \
    "mud\nturn 3\ntown 2940 france\ntown 2943 coalition\ntown 3040 france\n"   \
    "town 3139 france\ntown 3141 coalition\ntown 3144 coalition\n"             \
    "town 3238 neutral\ntown 3239 france\ntown 3240 france\n"                  \
    "town 3243 coalition\ntown 3339 france\ntown 3340 france\n"                \
    "city 3342 coalition\ntown 3343 coalition\ntown 3439 france\n"             \
    "town 3441 coalition\ncity 3540 coalition\ndepot-city 3542 bavaria\n"      \
    "depot-city 2341 france\ndepot-city 2434 france\n"                         \
    "depot fr-d1 france 2537\ndepot au-d3 austria 4041\n"                      \
    "depot-city 5040 austria\ndepot au-d5 austria 4440\nforaged 3040 2\n"      \
    "moved fr-inf-10\nforced fr-inf-10 single\nmoved fr-inf-08\n"              \
    "moved fr-hcd-01\nmoved fr-inf-01\n"
#define EXAMPLE_ORDERS                                                         \
    "france 10 <forage corps='ney' settlement='3240'/>\n"                      \
    "france 10 <forage corps='lannes' settlement='3340'/>\n"                   \
    "france 10 <draw corps='davout' source='fr-trn-03'/>\n"
#define EXAMPLE_DICE                                                           \
    "attrition/die/3241-murat 2, attrition/die/3439-davout 6, "                \
    "attrition/die/3241-lannes 5, attrition/die/3240-ney 3, "                  \
    "attrition/die/3636-kienmayer 5"

static const struct day_row example[] = {
    {"14.43f base.attrition base.wear the second worked example",
     EXAMPLE_FRENCH EXAMPLE_AUSTRIANS, EXAMPLE_BOARD, EXAMPLE_ORDERS, "10",
     EXAMPLE_DICE,
     "fed/fr-inf-10=forage fed/fr-inf-08=forage fed/fr-hcd-01=forage "
     "fed/fr-inf-01=train fr-trn-03:gone fed/au-inf-09=nothing "
     "au-inf-09:unsupplied !fr-inf-10:unsupplied "
     "foraged/3240=3 foraged/3340=3 foraged/3040=0 depleted/3040=1 "
     "foraged/3239=0 wear/murat=50 wear/davout=40 fr-inf-01=5 wear/lannes=10 "
     "fr-inf-08=4 wear/ney=35 fr-inf-10=4 wear/kienmayer=5 au-inf-09=3 "
     "fr-hcd-01=6 lost=0/0 vp=0 14.43f"},
};

/* ---- lines --------------------------------------------------------------- */

static const struct day_row lines[] = {
    {"base.depot-city six hexes off", NEY, "depot-city 3535 france\n", "", "10",
     "", "fed/fr-a=line !fr-a:unsupplied depot-city"},
    {"base.supply-line not seven", NEY, "depot-city 3534 france\n", "", "10",
     "", "fed/fr-a=nothing fr-a:unsupplied unsupplied no/depot-city"},
    {"base.depot-city not in the enemy's hands", NEY,
     "depot-city 3535 austria\n", "", "10", "", "fr-a:unsupplied"},
    /* 4 SP at 3638 have a normal zone on 3538 and 3539: every way of 6 hexes
     * goes there. */
    {"base.supply-line a normal zone bars it",
     NEY "leader mack austria army 2 0 0 3638 -\nunit au-a infantry 4 mack\n",
     "depot-city 3535 france\n", "", "10", "", "fr-a:unsupplied"},
    {"base.supply-line a limited one does not",
     NEY "leader mack austria army 2 0 0 3638 -\nunit au-a infantry 3 mack\n",
     "depot-city 3535 france\n", "", "10", "", "fed/fr-a=line"},
    {"base.supply-line nor does one where own units stand",
     NEY "leader mack austria army 2 0 0 3638 -\nunit au-a infantry 4 mack\n"
         "detachment france-1 france 1 3538\ndetachment france-2 france 1 "
         "3539\n",
     "depot-city 3535 france\n", "", "10", "", "fed/fr-a=line"},
    {"base.supply-line over no major river", NEY,
     "depot-city 3540 france\nset supply-hexes 1\nmajor 3540 3541\n", "", "10",
     "", "fed/fr-a=forage no/depot-city"},
    {"base.supply-line but over its bridge", NEY,
     "depot-city 3540 france\nset supply-hexes 1\nmajor-bridge 3540 3541\n", "",
     "10", "", "fed/fr-a=line"},
    {"base.depot a linked one feeds", NEY,
     "depot-city 2537 france\ndepot fr-d1 france 3537\n", "", "10", "",
     "fed/fr-a=line depot fr-d1:kept !state/depot=cut_off"},
    /* 2437 is eleven hexes from 3537, 2537 ten: it works once more, then no
       more. */
    {"base.depot without a link it works once more", NEY,
     "depot-city 2437 france\ndepot fr-d1 france 3537\n", "", "10", "",
     "fed/fr-a=line fr-d1:kept state/depot=cut_off"},
    {"base.depot and is removed in the next step", NEY,
     "depot-city 2437 france\ndepot fr-d1 france 3537\n", "", "10 10", "",
     "fr-a:unsupplied fr-d1:lost state/depot=still_cut_off"},
    {"base.depot a chain of depots", NEY,
     "depot-city 2238 france\ndepot fr-d1 france 2737\ndepot fr-d2 france "
     "3537\n",
     "", "10", "",
     "fed/fr-a=line no/unsupplied fr-d2:kept fr-d1:kept "
     "no/markers"},
    /* Austria's communications end at 3547, ten hexes from 3537. */
    {"base.depot a chain to where communications end", RIESCH,
     "depot au-d1 austria 3537\n", "", "10", "",
     "fed/au-a=line !state/depot=cut_off"},
    {"14.0a a depot of another nation feeds nobody",
     "leader deroy bavaria corps 4 0 0 3541 -\nunit by-a infantry 5 deroy\n",
     "depot-city 3532 france\ndepot fr-d1 france 3540\n", "", "10", "",
     "by-a:unsupplied 14.0a"},
    {"14.0a it is refused at the desk",
     "leader deroy bavaria corps 4 0 0 3541 -\nunit by-a infantry 5 deroy\n",
     "depot-city 3532 france\ndepot fr-d1 france 3540\n",
     "france 10 <draw corps='deroy' source='fr-d1'/>", NULL, "",
     "refused/14.0a"},
    /* Holland's supply-as is France. */
    {"base.supply-line a nation that is fed as another",
     "leader dumonceau holland corps 4 0 0 3541 -\n"
     "unit nl-a infantry 5 dumonceau\n",
     "depot-city 3540 france\n", "", "10", "",
     "fed/nl-a=line depot-city no/14.0a"},
    {"base.depot an ally's chain ends in a city of France",
     "leader deroy bavaria corps 4 0 0 3541 -\nunit by-a infantry 5 deroy\n",
     "depot-city 3532 france\ndepot by-d1 bavaria 3540\n", "", "10", "",
     "fed/by-a=line by-d1:kept !state/depot=cut_off"},
};

/* ---- trains, detachments, orders ----------------------------------------- */

static const struct day_row others[] = {
    {"base.supply-line a train next to it", NEY,
     "unit fr-t supply-train 0 napoleon 3542\n", "", "10", "",
     "fed/fr-a=train fr-t:gone"},
    {"base.supply-line not two hexes off", NEY,
     "unit fr-t supply-train 0 napoleon 3543\n", "", "10", "",
     "fr-a:unsupplied fr-t:map"},
    {"base.supply-line it feeds one corps, in the order of ids here",
     NEY LANNES "unit fr-t supply-train 0 napoleon 3441\n", "", "", "10", "",
     "fed/fr-b=train fr-a:unsupplied fr-t:gone"},
    {"base.supply-line all hexes of that corps",
     NEY "unit fr-z infantry 4 ney 3542\nunit fr-t supply-train 0 napoleon "
         "3541\n",
     "", "", "10", "", "fed/fr-a=train fed/fr-z=train"},
    {"base.supply-line forage goes before a train", NEY,
     "town 3542 france\nunit fr-t supply-train 0 napoleon 3541\n", "", "10", "",
     "fed/fr-a=forage fr-t:map"},
    {"base.supply-line unless the train was ordered", NEY,
     "town 3542 france\nunit fr-t supply-train 0 napoleon 3541\n",
     "france 10 <draw corps='ney' source='fr-t'/>", "10", "",
     "fed/fr-a=train fr-t:gone foraged/3542=0"},
    {"base.forage ordered forage goes before a line", NEY,
     "town 3542 france\ndepot-city 3540 france\n", FORAGE("ney", "3542"), "10",
     "", "fed/fr-a=forage foraged/3542=1"},
    /* 3537 is seven hexes from 3544, and two from the city. */
    {"base.supply-line his men out of its reach draw on a city",
     NEY "unit fr-z infantry 4 ney 3537\n",
     "depot-city 3535 france\ndepot fr-d1 france 3544\n",
     "france 10 <draw corps='ney' source='fr-d1'/>", "10", "",
     "state/depot=On_the_depot_at state/depot-city=On_the_depot_city_at"},
    {"base.supply-line no line to there", NEY, "depot-city 3534 france\n",
     "france 10 <draw corps='ney' source='3534'/>", NULL, "",
     "refused/supply-line"},
    {"base.supply-line no such source", NEY, "",
     "france 10 <draw corps='ney' source='soup'/>", NULL, "",
     "refused/supply-line"},
    {"base.supply-line nobody of that name", NEY, "town 3542 france\n",
     FORAGE("mack", "3542"), NULL, "", "refused/supply-line"},
    {"base.supply-line a small detachment feeds itself",
     NEY "detachment france-1 france 2 3545\n", "town 3545 france\n", "", "10",
     "", "fed/france-1=itself foraged/3545=0"},
    {"base.supply-line in a place of its own alone",
     NEY "detachment france-1 france 2 3545\n", "", "", "10", "",
     "france-1:unsupplied"},
    {"base.supply-line a larger one must be fed",
     NEY "detachment france-1 france 3 3545\n", "town 3545 france\n", "", "10",
     "", "fed/france-1=forage foraged/3545=1"},
};

/* A Russian division that stands with an Austrian corps. */
static struct scene *guest(const char *laid)
{
    struct scene *scene = scene_begin_map();

    day_lay(scene,
            RIESCH "leader bagration russia corps 4 0 0 3841 -\n"
                   "unit ru-a infantry 5 bagration 3541\n",
            laid);
    scene_unit(scene, "ru-a")->leader_id = "riesch";
    gra_stack(scene->game, &scene->module, scene->arena);
    return scene;
}

static void test_guest_forages(void **state)
{
    struct scene *scene =
        guest("depot-city 3532 austria\ndepot au-d1 austria 3540\n"
              "town 3542 coalition\n");

    (void)state;
    scene_run(scene, "10");
    day_ends(scene, "fed/au-a=line fed/ru-a=forage foraged/3542=1 14.0b");
    scene_free(scene);
}

static void test_guest_wants(void **state)
{
    struct scene *scene =
        guest("depot-city 3532 austria\ndepot au-d1 austria 3540\n");

    (void)state;
    scene_run(scene, "10");
    day_ends(scene, "fed/au-a=line ru-a:unsupplied 14.0b");
    scene_free(scene);
}

static void test_said_beforehand(void **state)
{
    struct scene *scene = scene_begin_map();
    struct feedings all;

    (void)state;
    day_lay(scene,
            NEY "leader lannes france corps 4 0 0 3447 napoleon\n"
                "unit fr-b infantry 5 lannes\n",
            "town 3540 france\n");
    all = gra_plan_feeding(&scene->board);
    assert_int_equal(all.count, 2);
    assert_string_equal(gra_feeding_text(&scene->board, &all.items[0]),
                        "lannes's 5 SP at B3414");
    assert_int_equal(all.items[0].fed, FED_NOTHING);
    assert_int_equal(all.items[1].fed, FED_FORAGE);
    assert_false(scene_unit(scene, "fr-b")->unsupplied);
    scene_free(scene);
}

static const struct day_test tests[] = {
    {"14.0b a Russian guest forages", test_guest_forages},
    {"14.0b or has nothing", test_guest_wants},
    {"base.supply-line it is said beforehand", test_said_beforehand}};

int main(void)
{
    const struct table tables[] = {
        TABLE(example, day_row_runs), TABLE(lines, day_row_runs),
        TABLE(others, day_row_runs), TABLE(tests, day_test_runs)};

    return run_tables(tables, LENGTH(tables));
}

/* Who forages where, and what it leaves behind. [base forage], [base markers]
 *
 * Most corps stand at 3541 on a clear sheet, where 3544 is three hexes off. */
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

/* ---- forage -------------------------------------------------------------- */

#define RESERVE                                                                \
    "leader murat france corps 4 0 0 3541 napoleon\n"                          \
    "unit fr-r heavy-cavalry 5 murat army-reserve\n"
/* Three units of the Army Reserve, of no corps, in two hexes. */
#define GUARD                                                                  \
    "unit fr-g infantry 5 napoleon 3641\nunit fr-h infantry 5 napoleon 3641\n" \
    "unit fr-i infantry 5 napoleon 3742\n"

static const struct day_row forage[] = {
    {"14.43a three hexes off", NEY, "town 3544 france\n", "", "10", "",
     "fed/fr-a=forage foraged/3544=1 14.43a no/14.43c"},
    {"14.43a not four", NEY, "town 3545 france\n", "", "10", "",
     "fr-a:unsupplied no/14.43a"},
    {"14.43a four hexes at the desk", NEY, "town 3545 france\n",
     FORAGE("ney", "3545"), NULL, "", "refused/14.43a"},
    {"14.43a no Austrian forages", RIESCH, "town 3542 coalition\n",
     "coalition 10 <forage corps='riesch' settlement='3542'/>", NULL, "",
     "refused/14.43a"},
    {"14.43c behind a river and an enemy",
     NEY "leader mack austria army 2 0 0 3543 -\nunit au-a infantry 9 mack\n",
     "town 3544 france\nprovince 3544 elsewhere\nmajor 3541 3542\n", "", "10",
     "", "fed/fr-a=forage 14.43c"},
    {"14.43b an enemy's place", NEY, "town 3542 coalition\n",
     FORAGE("ney", "3542"), NULL, "", "refused/14.43b"},
    {"14.43b a neutral place is nobody's friend", NEY, "town 3542 neutral\n",
     FORAGE("ney", "3542"), NULL, "", "refused/14.43b"},
    {"14.43d a depleted place at the desk", NEY,
     "town 3542 france\ndepleted 3542 1\n", FORAGE("ney", "3542"), NULL, "",
     "refused/14.43d"},
    {"14.43d the only place is depleted", NEY,
     "town 3542 france\ndepleted 3542 1\n", "", "10", "",
     "fr-a:unsupplied depleted/3542=1"},
    {"14.43e the third is refused while there is another", NEY LANNES SOULT,
     "town 3542 france\ntown 3540 france\n",
     FORAGE("ney", "3542") FORAGE("lannes", "3542") FORAGE("soult", "3542"),
     NULL, "", "refused/14.43e"},
    {"14.43e two are good", NEY LANNES SOULT,
     "town 3542 france\ntown 3540 france\n",
     FORAGE("ney", "3542") FORAGE("lannes", "3542") FORAGE("soult", "3540"),
     NULL, "", "good"},
    {"14.43e without an order the third goes elsewhere", NEY LANNES SOULT,
     "town 3542 france\ntown 3540 france\n", "", "10", "",
     "fed/fr-a=forage fed/fr-b=forage fed/fr-c=forage"},
    {"14.43f two corps of a hex forage not",
     NEY "leader lannes france corps 4 0 0 3541 napoleon\n"
         "unit fr-b infantry 5 lannes\n",
     "town 3542 france\n", "", "10", "",
     "fr-a:unsupplied fr-b:unsupplied foraged/3542=0"},
    {"14.43f nor by an order",
     NEY "leader lannes france corps 4 0 0 3541 napoleon\n"
         "unit fr-b infantry 5 lannes\n",
     "town 3542 france\n", FORAGE("ney", "3542"), NULL, "", "refused/14.43f"},
    {"14.43f Army Reserve does no harm", NEY RESERVE, "town 3542 france\n", "",
     "10", "", "fed/fr-a=forage fed/fr-r=forage 14.43f"},
    {"14.43f nor does a train", NEY "unit fr-t supply-train 0 napoleon 3541\n",
     "town 3542 france\n", "", "10", "", "fed/fr-a=forage"},
    /* Ney, and the Guard twice at one place: two users. The town has fed two
     * and is depleted. */
    {"14.43g Army Reserve of no corps counts once", NEY GUARD,
     "town 3642 france\n", "", "10", "",
     "fed/fr-a=forage fed/fr-g=forage fed/fr-i=forage 14.43g no/14.46 "
     "depleted/3642=1"},
    {"14.43g with another corps it is three", NEY GUARD LANNES,
     "town 3541 france\n", "", "10", "",
     "fr-a:unsupplied fr-b:unsupplied 14.46"},
    {"14.43g a corps in two hexes counts once",
     NEY "unit fr-z infantry 4 ney 3542\n", "town 3543 france\n", "", "10", "",
     "fed/fr-a=forage fed/fr-z=forage 14.43g foraged/3543=1 depleted/3543=0"},
    {"14.46 three corps with one place", NEY LANNES SOULT, "town 3542 france\n",
     "", "10", "",
     "fr-a:unsupplied fr-b:unsupplied fr-c:unsupplied depleted/3542=1 14.46"},
    {"14.46 who has a train is not forced", NEY LANNES SOULT,
     "town 3542 france\nunit fr-t supply-train 0 napoleon 3642\n", "", "10", "",
     "fed/fr-a=forage fed/fr-b=forage fed/fr-c=train no/14.46"},
    /* Lannes comes first by his id and takes 3540, of equals the lower hex; Ney
     * finds no user at 3542. */
    {"base.forage fewest users first", NEY LANNES,
     "town 3542 france\n"
     "town 3540 france\n",
     "", "10", "",
     "foraged/3542=1 foraged/3540=1 depleted/3542=0 depleted/3540=0"},
    /* Davout, Lannes and Ney all reach 3542; Davout at 3540 reaches 3537 too,
     * which is farther. By ids he takes 3542 first, Lannes is second: Ney, who
     * has no other place, makes Davout go to 3537. */
    {"base.forage who has another place leaves the only one",
     NEY LANNES "leader davout france corps 4 0 0 3540 napoleon\n"
                "unit fr-d infantry 5 davout\n",
     "town 3542 france\ntown 3537 france\n", "", "10", "",
     "fed/fr-a=forage fed/fr-b=forage fed/fr-d=forage no/14.46 foraged/3537=1 "
     "depleted/3542=1"},
};

/* ---- markers ------------------------------------------------------------- */

static const struct day_row markers[] = {
    {"base.markers a foraged town is depleted", NEY,
     "town 3542 france\nforaged 3542 1\nturn 3\n", "", "10", "",
     "foraged/3542=0 depleted/3542=1"},
    {"base.markers so is a town of two corps", NEY LANNES, "town 3542 france\n",
     "", "10", "", "foraged/3542=0 depleted/3542=1"},
    {"base.markers a city bears two corps", NEY LANNES,
     "city 3542 france\nturn 3\n", "", "10", "",
     "foraged/3542=3 depleted/3542=0"},
    {"base.markers and is depleted by its next use", NEY,
     "city 3542 france\nforaged 3542 1\nturn 3\n", "", "10", "",
     "foraged/3542=0 depleted/3542=1"},
    /* Turn 5 is IV October: foraged markers of before come off, no others. */
    {"base.markers the last week of a month", NEY,
     "town 3542 france\ntown 3543 france\nforaged 3542 3\nforaged 3543 5\n"
     "depleted 3542 2\nturn 5\n",
     "", "12", "", "foraged/3542=0 depleted/3542=2 foraged/3543=5"},
    /* Turn 1 is IV September. */
    {"base.markers one depleted marker in September", NEY,
     "town 3542 france\ndepleted 3542 2\nturn 1\n", "", "12", "",
     "depleted/3542=1"},
    {"base.markers not in another week", NEY,
     "town 3542 france\ndepleted 3542 2\nforaged 3542 1\nturn 2\n", "", "12",
     "", "depleted/3542=2 foraged/3542=1"},
};

/* ---- off the map --------------------------------------------------------- */

#define KUTUZOV                                                                \
    "leader kutuzov russia supreme 3 1 2 0 -\nunit ru-a infantry 5 kutuzov\n"  \
    "comes kutuzov 2 5135 kutuzov ru-a\n"                                      \
    "town 5136 coalition\ntown 5137 coalition\nprovince 5136 moravia\n"        \
    "province 5137 moravia\nturn 1\n"

static const struct day_row road[] = {
    {"19.13c the lowest place of the two provinces", NEY, KUTUZOV, "", "10", "",
     "foraged/5136=1 hidden/5136=1 foraged/5137=0 19.13c"},
    {"19.13c one that is depleted is none", NEY, KUTUZOV "depleted 5136 1\n",
     "", "10", "", "foraged/5137=1 hidden/5137=1"},
    {"19.13c the place that was ordered", NEY, KUTUZOV,
     "coalition 10 <forage corps='kutuzov' settlement='5137'/>", "10", "",
     "foraged/5137=1 hidden/5137=1 foraged/5136=0"},
    {"19.13c no place of another province", NEY,
     KUTUZOV "town 3542 coalition\n",
     "coalition 10 <forage corps='kutuzov' settlement='3542'/>", NULL, "",
     "refused/19.13c"},
};

/* A French unit that enters sees the marker. */
static void test_revealed(void **state)
{
    struct scene *scene = scene_begin_map();

    (void)state;
    day_lay(scene, NEY, KUTUZOV);
    scene_run(scene, "10");
    assert_int_equal(gra_held_at(&scene->board, 5136)->hidden, 1);
    gra_put(&scene->board, scene_unit(scene, "fr-a"), 5136);
    assert_int_equal(gra_held_at(&scene->board, 5136)->hidden, 0);
    assert_int_equal(gra_held_at(&scene->board, 5136)->foraged, 1);
    scene_free(scene);
}

/* 14.43b a French unit passed last: it is friendly to France alone. */
static void test_last_to_enter(void **state)
{
    struct scene *scene = scene_begin_map();

    (void)state;
    day_lay(scene, NEY, "town 3542 coalition\n");
    gra_put(&scene->board, scene_unit(scene, "fr-a"), 3542);
    gra_put(&scene->board, scene_unit(scene, "fr-a"), 3541);
    scene_run(scene, "10");
    day_ends(scene, "fed/fr-a=forage foraged/3542=1 14.43a");
    scene_free(scene);
}

static const struct day_test tests[] = {
    {"19.13c who enters sees the marker", test_revealed},
    {"14.43b a friend entered it last", test_last_to_enter}};

int main(void)
{
    const struct table tables[] = {
        TABLE(forage, day_row_runs), TABLE(markers, day_row_runs),
        TABLE(road, day_row_runs), TABLE(tests, day_test_runs)};

    return run_tables(tables, LENGTH(tables));
}

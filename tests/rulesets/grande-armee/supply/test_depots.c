/* Trains and depots are made, permitted, razed; armies wear away.
 * [base train-production], [base depot], [base attrition] */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/supply/supply.h"
#include "tests/rulesets/grande-armee/days.h"
#include "tests/support/test.h"

#define NEY                                                                    \
    "leader napoleon france supreme 5 0 0 3533 -\n"                            \
    "leader ney france corps 4 0 0 3541 napoleon\n"                            \
    "unit fr-a infantry 9 ney\n"
#define ALLIES                                                                 \
    "leader kutuzov russia supreme 3 0 0 4040 -\n"                             \
    "unit ru-a infantry 5 kutuzov\n"                                           \
    "leader riesch austria corps 2 0 0 4041 -\nunit au-a infantry 5 riesch\n"
#define KUTUZOV ALLIES "unit ru-t supply-train 0 kutuzov\n"
#define TRAINS                                                                 \
    "unit fr-t1 supply-train 0 napoleon 3535\n"                                \
    "unit fr-t2 supply-train 0 napoleon 3535\n"

/* Rows of trains in ids: of the nation's limit those that are no rows yet. */
static const struct day_row rows[] = {
    {"14.31 a depot city makes a train", NEY, "depot-city 3535 france\n", "",
     "2", "", "fr-trn-01@3535 fr-trn-02:gone 14.31 train-production"},
    {"14.31 not one that the enemy holds", NEY, "depot-city 3535 austria\n", "",
     "2", "", "fr-trn-01:gone"},
    {"14.31 none where there is no depot city", NEY, "city 3535 france\n",
     "france 2 <produce-train at='3535'/>", NULL, "", "refused/14.31"},
    {"9.3a no third train in a hex", NEY TRAINS, "depot-city 3535 france\n", "",
     "2", "", "fr-trn-03:gone no/14.31"},
    {"9.3a it is refused", NEY TRAINS, "depot-city 3535 france\n",
     "france 2 <produce-train at='3535'/>", NULL, "", "refused/9.3a"},
    {"base.train-production no more than the limit", NEY TRAINS,
     "depot-city 3536 france\nset train-limit-france 2\n",
     "france 2 <produce-train at='3536'/>", NULL, "",
     "refused/train-production"},
    {"base.train-production the last goes where it was ordered", NEY,
     "depot-city 3535 france\ndepot-city 3536 france\nset train-limit-france "
     "1\n",
     "france 2 <produce-train at='3536'/>", "2", "", "fr-trn-01@3536"},
    {"base.train-production silence takes the first place", NEY,
     "depot-city 3535 france\ndepot-city 3536 france\nset train-limit-france "
     "1\n",
     "", "2", "", "fr-trn-01@3535"},
    /* Turn 2 is I October, turn 1 IV September. */
    {"base.train-production a linked depot in its weeks", NEY,
     "depot-city 2536 france\ntown 3535 france\ndepot fr-d1 france 3535\nturn "
     "2\nset train-limit-france 2\n",
     "france 2 <produce-train at='3535'/>", "2", "",
     "fr-trn-01@3535 fr-trn-02@2536"},
    {"base.train-production not in others", NEY,
     "depot-city 2536 france\ntown 3535 france\ndepot fr-d1 france 3535\nturn "
     "1\n",
     "france 2 <produce-train at='3535'/>", NULL, "", "refused/14.31"},
    {"base.train-production not without a link", NEY,
     "depot-city 2336 france\ntown 3535 france\ndepot fr-d1 france 3535\nturn "
     "2\n",
     "france 2 <produce-train at='3535'/>", NULL, "", "refused/14.31"},
    /* Russia's link ends at 5135, eleven hexes off. Two trains fill the hex. */
    {"14.34a an ally's depot in a depot city makes one as well", ALLIES,
     "depot-city 4040 austria\ndepot ru-d1 russia 4040\n"
     "set depot-link-hexes 30\nturn 2\n",
     "", "2", "", "au-trn-01@4040 ru-trn-01@4040 14.31 train-production"},
    {"14.34a it makes its own in its weeks alone", ALLIES,
     "depot-city 4040 austria\ndepot ru-d1 russia 4040\n"
     "set depot-link-hexes 30\nturn 1\n",
     "", "2", "", "au-trn-01@4040 ru-trn-01:gone"},
    /* ---- razed, permitted ---- */
    {"base.depot razed by its owner", NEY, "depot fr-d1 france 3535\n",
     "france 2 <raze-depot depot='fr-d1'/>", "2", "",
     "fr-d1:lost state/depot=razed"},
    {"base.depot the enemy's is not razed so", NEY,
     "depot au-d1 austria 3535\n", "france 2 <raze-depot depot='au-d1'/>", NULL,
     "", "refused/depot"},
    {"14.34a a leave for an ally", KUTUZOV, "depot-city 4040 austria\n",
     "coalition 2 <permit ally='russia' at='4040'/>", "2", "", "14.34a"},
    {"14.34a no leave for its owner", KUTUZOV, "depot-city 4040 austria\n",
     "coalition 2 <permit ally='austria' at='4040'/>", NULL, "",
     "refused/14.34a"},
    {"14.34b no leave for a second ally", KUTUZOV,
     "depot-city 4040 austria\ndepot pr-d1 prussia 4040\n",
     "coalition 2 <permit ally='russia' at='4040'/>", NULL, "",
     "refused/14.34b"},
    /* ---- attrition; 50 hundredths are kept at first ---- */
    /* 6 and nothing else, six: 5 percent of 9: 95. */
    {"base.attrition who moved throws", NEY,
     "depot-city 3536 france\nmoved fr-a\n", "", "10",
     "attrition/die/3541-ney 6", "fr-a=9 wear/ney=95"},
    {"base.attrition who stayed and is fed does not", NEY,
     "depot-city 3536 france\n", "", "10", "",
     "unthrown/attrition/die/3541-ney"},
    /* 5 + 2 snow + 2 double + 1 rough + 2 unsupplied = 12: 25 percent of 9 is
     * 225, and 50: 2 points, 75 kept. */
    {"base.attrition the worst of all", NEY,
     "rough 3541\nsnow\nmoved fr-a\nforced fr-a double\n", "", "10",
     "attrition/die/3541-ney 5", "fr-a=7 wear/ney=75 lost=0/0"},
    /* 4 + 2 unsupplied + 1 mud - 1 stayed = 6: 5 percent. */
    {"base.attrition hunger without a march", NEY, "mud\n", "", "10",
     "attrition/die/3541-ney 4", "fr-a:unsupplied wear/ney=95"},
    /* 6 + 1 mud - 1 at a depot = 6: 5 percent of 9. */
    {"base.attrition at a depot", NEY,
     "mud\nmoved fr-a\ndepot-city 3536 france\ndepot fr-d1 france 3541\n", "",
     "10", "attrition/die/3541-ney 6", "wear/ney=95"},
    {"base.winter-quarters who is fed rests", NEY,
     "depot-city 3536 france\nmoved fr-a\norder ney winter-quarters\n", "",
     "10", "", "unthrown/attrition/die/3541-ney note/winter-quarters"},
    /* 6 + 2 unsupplied - 1 stayed - 2 = 5: nothing. */
    {"base.winter-quarters who is not throws", NEY,
     "order ney winter-quarters\n", "", "10", "attrition/die/3541-ney 6",
     "wear/ney=50 thrown/attrition/die/3541-ney"},
};

/* ---- building: the order is march/'s ------------------------------------- */

struct build_row {
    const char *name, *pieces, *laid;
    const char *train, *permit; /* an ally with a leave for the hex, or NULL */
    int hex;
    const char *refused; /* the case, or NULL: it is built */
    const char *then;
};

#define BUILDER                                                                \
    "leader napoleon france supreme 5 0 0 3533 -\n"                            \
    "leader ney france corps 4 0 0 3541 napoleon\n"                            \
    "unit fr-a infantry 9 ney\nunit fr-t supply-train 0 ney\n"

static const struct build_row builds[] = {
    {"base.depot in a town", BUILDER, "town 3541 france\n", "fr-t", NULL, 3541,
     NULL, "fr-t:gone fr-d3541:kept depleted/3541=0 depot no/14.28b"},
    {"base.depot not in the open", BUILDER, "", "fr-t", NULL, 3541, "depot",
     NULL},
    {"base.depot not without a unit",
     BUILDER "unit fr-t2 supply-train 0 ney "
             "3545\n",
     "town 3545 france\n", "fr-t2", NULL, 3545, "depot", NULL},
    {"base.depot not next to an enemy",
     BUILDER "leader mack austria army 2 0 0 3542 -\nunit au-a infantry 1 "
             "mack\n",
     "town 3541 france\n", "fr-t", NULL, 3541, "depot", NULL},
    {"base.depot no second one", BUILDER,
     "town 3541 france\ndepot fr-d1 france 3541\n", "fr-t", NULL, 3541, "depot",
     NULL},
    {"base.depot none in an own depot city", BUILDER,
     "depot-city 3541 france\n", "fr-t", NULL, 3541, "depot", NULL},
    {"14.28a two depleted markers are no bar", BUILDER,
     "town 3541 france\ndepleted 3541 2\n", "fr-t", NULL, 3541, NULL,
     "fr-d3541:kept depleted/3541=2 14.28a"},
    {"14.28b in snow it depletes", BUILDER, "town 3541 france\nsnow\n", "fr-t",
     NULL, 3541, NULL, "fr-d3541:kept depleted/3541=1 14.28b"},
    {"14.28b in mud, too", BUILDER, "town 3541 france\nmud\n", "fr-t", NULL,
     3541, NULL, "depleted/3541=1 14.28b"},
    {"14.34a without a leave", KUTUZOV, "depot-city 4040 austria\n", "ru-t",
     NULL, 4040, "14.34a", NULL},
    {"14.34a with it, and the city works on", KUTUZOV,
     "depot-city 4040 austria\nset depot-link-hexes 30\n", "ru-t", "russia",
     4040, NULL, "ru-d4040:kept 14.34a"},
    {"14.34b the second ally", KUTUZOV,
     "depot-city 4040 austria\ndepot pr-d1 prussia 4040\n", "ru-t", "russia",
     4040, "14.34b", NULL},
    {"14.34d in mud a depot city has no marker", KUTUZOV,
     "depot-city 4040 austria\nmud\n", "ru-t", "russia", 4040, NULL,
     "ru-d4040:kept depleted/4040=0 foraged/4040=0 14.34d no/14.28b"},
};

static bool may_build(struct scene *scene, const struct build_row *row)
{
    const struct unit *train = scene_unit(scene, row->train);
    const struct order order = {.place = {"sheet", 1}};
    const struct seat seat = {.board = scene->board,
                              .side = gra_side_words[train->side],
                              .certain = true};

    scene->refused = report_new(scene->arena);
    return gra_may_build_depot(&seat, &order, train, row->hex, scene->refused);
}

static void build_runs(void **state)
{
    const struct build_row *row = *state;
    struct scene *scene = scene_begin_map();

    day_lay(scene, row->pieces, row->laid);
    if (row->permit) {
        struct permit *permit = LIST_ADD(scene->arena, scene->game->permits,
                                         scene->game->permits_count);

        permit->ally = row->permit;
        permit->hex = row->hex;
    }
    assert_int_equal(may_build(scene, row), row->refused == NULL);
    if (row->refused) {
        assert_string_equal(report_finding(scene->refused, 0)->rule->number,
                            row->refused);
    } else {
        gra_build_depot_at(&scene->play, scene_unit(scene, row->train),
                           row->hex);
        day_ends(scene, row->then);
    }
    scene_free(scene);
}

/* 14.34a in one hex the Russians draw on their depot, the Austrians on their
 * city. Russia's communications end at 5135: from 4040 that is 11 hexes, so
 * that a link may be as long here. */
static void test_both_serve(void **state)
{
    struct scene *scene = scene_begin_map();

    (void)state;
    day_lay(scene, KUTUZOV,
            "depot-city 4040 austria\ndepot ru-d1 russia 4040\n"
            "set depot-link-hexes 30\n");
    scene_run(scene, "10");
    day_ends(scene, "fed/au-a=line fed/ru-a=line no/unsupplied no/14.0a");
    assert_true(scene_told(scene, -1, BASE(depot), "kutuzov's 5 SP"));
    assert_true(scene_told(scene, -1, BASE(depot_city), "riesch's 5 SP"));
    scene_free(scene);
}

/* A depot that fell is built anew under its old id. */
static void test_built_again(void **state)
{
    struct scene *scene = scene_begin_map();
    size_t count;

    (void)state;
    day_lay(scene, BUILDER "unit fr-t2 supply-train 0 ney\n",
            "town 3541 france\n");
    count = scene->game->depots_count;
    gra_build_depot_at(&scene->play, scene_unit(scene, "fr-t"), 3541);
    assert_int_equal(scene->game->depots_count, count + 1);
    gra_depot_at(&scene->board, 3541, FRANCE)->lost = true;
    assert_null(gra_depot_at(&scene->board, 3541, FRANCE));
    gra_build_depot_at(&scene->play, scene_unit(scene, "fr-t2"), 3541);
    assert_int_equal(scene->game->depots_count, count + 1);
    assert_non_null(gra_depot_at(&scene->board, 3541, FRANCE));
    scene_free(scene);
}

static const struct day_test tests[] = {
    {"14.34a depot and city serve side by side", test_both_serve},
    {"base.depot one that fell is built anew", test_built_again}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, day_row_runs),
                                   TABLE(builds, build_runs),
                                   TABLE(tests, day_test_runs)};

    return run_tables(tables, LENGTH(tables));
}

/* What ends a turn of a map, and the rules of one scenario: weather, grades,
 * Ansbach, nations that come in late, a freed city. */
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/days.h"
#include "tests/support/test.h"

#define ARMIES                                                                 \
    "leader napoleon france supreme 5 0 0 2640 -\n"                            \
    "leader soult france corps 4 0 0 2640 napoleon\n"                          \
    "unit fr-a infantry 6 soult\n"                                             \
    "leader mack austria army 2 0 0 4540 -\n"                                  \
    "leader riesch austria corps 2 0 0 4540 mack\n"                            \
    "unit au-a infantry 5 riesch\n"

/* ---- the evening of a map ------------------------------------------------ */

/* The evening of that turn; verdict and whether the game is over. */
static const struct evening_row {
    const char *name;
    const char *laid, *dice, *then;
    enum verdict verdict;
    bool over;
} evenings[] = {
    /* Turn 2 is I October: 1 to 3 are fair, 4 to 6 mud. */
    {"base.weather of October, a three", "mud\n", "weather/die/2 3",
     "weather/fair state/weather=I_October", UNDECIDED, false},
    {"base.weather of October, a four", "", "weather/die/2 4",
     "weather/mud state/weather=mud", UNDECIDED, false},
    {"base.weather is not rolled behind the last turn", "turn 5\n", "",
     "unthrown/weather/die/6", COALITION_WINS, true},
    /* The levels are 35, 25 and 15. */
    {"base.victory decisive", "turn 5\nset start-vp 35\n", "", "",
     FRENCH_DECISIVE, true},
    {"base.victory not quite decisive", "turn 5\nset start-vp 34\n", "", "",
     FRENCH_WIN, true},
    {"base.victory French", "turn 5\nset start-vp 25\n", "", "", FRENCH_WIN,
     true},
    {"base.victory drawn", "turn 5\nset start-vp 24\n", "", "", DRAWN, true},
    {"base.victory just drawn", "turn 5\nset start-vp 15\n", "", "", DRAWN,
     true},
    {"base.victory the Coalition's", "turn 5\nset start-vp 14\n", "", "",
     COALITION_WINS, true},
    {"base.victory not before the last turn", "turn 4\nset start-vp 35\n", "",
     "", UNDECIDED, false},
    /* Who has lost all loses at once, whatever the points are. */
    {"base.victory Mack has lost all",
     "set decisive-leaders mack\nrout-1 au-a\n", "",
     "state/victory=no_unrouted_man", FRENCH_DECISIVE, true},
    {"base.victory Napoleon has lost all",
     "set decisive-leaders napoleon\nset start-vp 40\nrout-1 fr-a\n", "",
     "state/victory=no_unrouted_man", COALITION_WINS, true},
    {"base.victory Mack has a unit left",
     "unit au-b infantry 1 riesch\nset decisive-leaders mack\nrout-1 au-a\n",
     "", "", UNDECIDED, false},
    {"base.victory no other's loss ends it", "rout-1 au-a\n", "", "", UNDECIDED,
     false},
};

static void ends_so(void **state)
{
    const struct evening_row *row = *state;
    struct scene *scene = scene_begin_map();

    day_lay(scene, ARMIES, row->laid);
    fight_throw(scene, row->dice);
    day_play(scene, "12");
    day_ends(scene, row->then);
    assert_int_equal(scene->game->verdict, row->verdict);
    assert_int_equal(scene->play.over, row->over);
    scene_free(scene);
}

/* ---- Ansbach ------------------------------------------------------------- */

/* The province has 3036 3136 3236 3237 3238 3338; 3137, 3037 and 3235 lie
 * outside. A force goes from one hex to the other. */
static const struct step_row {
    const char *name;
    const char *laid, *force;
    int from, to;
    const char *dice, *then;
    bool taken;
    int points; /* of events */
} steps[] = {
    {"19.12b a five: five points stand at Ansbach", "", "fr-a", 3137, 3136,
     "19.12b/ansbach/1 5", "prussia-1@3237 prussia-1=5 holder/3237=coalition",
     true, -1},
    {"19.12b a four: nobody does, and the peace is broken", "", "fr-a", 3137,
     3136, "19.12b/ansbach/1 4", "prussia-1:gone", true, -1},
    {"19.12b its garrison stands where France steps", "", "fr-a", 3337, 3237,
     "19.12b/ansbach/1 6", "prussia-1@3237", false, -1},
    /* 3236, 3238 and 3338 are next to 3237; 3236 is the lowest. */
    {"19.12b not where Frenchmen are", "unit fr-b infantry 1 soult 3237\n",
     "fr-a", 3137, 3136, "19.12b/ansbach/1 5", "prussia-1@3236", true, -1},
    {"19.12b nor where a French leader is alone",
     "leader ney france corps 4 0 0 3237 napoleon\n", "fr-a", 3137, 3136,
     "19.12b/ansbach/1 5", "prussia-1@3236", true, -1},
    {"19.12b within the province nothing is asked", "", "fr-a", 3136, 3236, "",
     "unthrown/19.12b/ansbach/1", true, 0},
    {"19.12b it is asked once", "ansbach 1\n", "fr-a", 3137, 3136, "",
     "unthrown/19.12b/ansbach/1", true, -1},
    {"19.12b the Coalition does not break it", "", "au-a", 3137, 3136, "",
     "unthrown/19.12b/ansbach/1", false, 0},
    {"19.12b it may when the peace is broken", "ansbach 1\n", "au-a", 3137,
     3136, "", "", true, -1},
    /* Bayreuth is forbidden to all: 3336 lies in it. */
    {"base.scenario a forbidden province", "", "fr-a", 3335, 3336, "", "",
     false, 0},
    {"base.scenario any other may be entered", "", "fr-a", 3137, 3037, "", "",
     true, 0},
};

static void steps_so(void **state)
{
    const struct step_row *row = *state;
    struct scene *scene = scene_begin_map();
    struct force force = {NULL, 0};
    bool broken = strcmp(row->laid, "ansbach 1\n") == 0;

    scene_place(scene, 3237, CITY, NEUTRAL, 0);
    day_lay(scene, ARMIES, broken ? "" : row->laid);
    scene->game->ansbach = broken ? 1 : 0;
    fight_throw(scene, row->dice);
    gra_force_add(scene->arena, &force, scene_unit(scene, row->force));
    assert_int_equal(
        gra_enter_province(&scene->play, &force, row->from, row->to),
        row->taken);
    day_ends(scene, row->then);
    assert_int_equal(gra_points_of_events(&scene->board), row->points);
    scene_free(scene);
}

/* Beaten, France goes back from an enemy in one hex, toward another. */
static const struct back_row {
    const char *name;
    int from, enemy, toward;
    const char *dice, *then;
} backs[] = {
    {"19.12b a retreat breaks the peace", 3137, 3138, 3136,
     "19.12b/ansbach/1 4", "fr-a@3136 fr-a=6 prussia-1:gone"},
    /* The garrison rises in 3237. Of 3236 and 3336 the latter is Bayreuth's. A
     * detachment's zone is limited, and costs nothing. */
    {"19.12b a retreat is barred by the garrison", 3337, 3437, 3237,
     "19.12b/ansbach/1 6", "prussia-1@3237 fr-a@3236 fr-a=6"},
};

static void goes_back(void **state)
{
    const struct back_row *row = *state;
    struct scene *scene = scene_begin_map();
    const struct retreat retreat = {.rule = BASE(withdraw),
                                    .side = FRANCE,
                                    .enemy_hex = row->enemy,
                                    .hexes = 1,
                                    .toward = row->toward};
    struct force force = {NULL, 0};

    scene_place(scene, 3237, CITY, NEUTRAL, 0);
    day_lay(scene, ARMIES, "");
    gra_put(&scene->board, scene_unit(scene, "fr-a"), row->from);
    gra_put(&scene->board, scene_unit(scene, "au-a"), row->enemy);
    fight_throw(scene, row->dice);
    gra_force_add(scene->arena, &force, scene_unit(scene, "fr-a"));
    gra_retreat(&scene->play, &retreat, &force);
    day_ends(scene, row->then);
    assert_int_equal(gra_points_of_events(&scene->board), -1);
    scene_free(scene);
}

/* Soult overruns one point in 3138, has (6 + 4 - 1) / 2 points, and steps into
 * the province, beside 3235, which Ney attacks. In the other row he fights 12
 * for 3137, and Ney comes from 3135 into the hex between. */
#define FRENCH                                                                 \
    "leader napoleon france supreme 5 0 0 2640 -\n"                            \
    "leader ney france corps 6 0 0 3135 napoleon\n"                            \
    "unit fr-n infantry 10 ney\n"                                              \
    "leader mack austria army 2 0 0 4540 -\n"                                  \
    "leader riesch austria corps 2 0 0 4540 mack\n"
#define SOULT(hex)                                                             \
    "leader soult france corps 4 0 0 " hex " napoleon\n"                       \
    "unit fr-a infantry 10 soult\n"

static const struct day_row borders[] = {
    {"19.12b an advance breaks the peace",
     FRENCH SOULT("3137") "unit au-a infantry 1 riesch 3138\n"
                          "unit au-b infantry 1 riesch 3235\n",
     "order soult move\norder ney move\n",
     "france 4 <attack from='3137' target='3138' occupy='no' join='3235'/>\n"
     "france 4 <attack from='3135' target='3235' occupy='no'/>",
     "4", "ap/die/4-3137-3138-1 6, 19.12b/ansbach/1 5",
     "fr-a@3136 prussia-1@3237 prussia-1=5 state/19.12b=is_broken"},
    {"19.12b a march to the guns breaks the peace",
     FRENCH SOULT("3138") "unit au-a infantry 12 riesch 3137\n",
     "order soult move\n",
     "france 4 <attack from='3138' target='3137' rounds='2' at-least='1' "
     "occupy='no'/>\n"
     "coalition - <reaction choice='stand' second-line='no' hold='0'/>\n"
     "france - <guns corps='ney' go='yes' arrive='3136'/>",
     "4",
     "crt/battle/4-3138-3137-1-main 1 3, ap/die/4-3138-3137-1 6, "
     "12.71/die/4-3135 1, 19.12b/ansbach/1 4",
     "fr-n@3136 prussia-1:gone state/19.12b=is_broken"},
};

/* ---- nations, a city ----------------------------------------------------- */

/* Wurttemberg and Baden keep still before turn 2, whatever is ordered. */
static void late_nations(struct scene *scene)
{
    day_lay(scene,
            ARMIES "leader seeger wurttemberg corps 2 0 0 2740 napoleon\n"
                   "unit wu-a infantry 4 seeger\n"
                   "unit wu-t supply-train 0 seeger\n",
            "order seeger move\norder soult move\n");
    assert_false(gra_has_order(&scene->board, scene_unit(scene, "wu-a")));
    assert_true(gra_has_order(&scene->board, scene_unit(scene, "fr-a")));
    assert_int_equal(gra_allowance(&scene->board, scene_unit(scene, "wu-t")),
                     0);
    scene->game->turn = 2;
    assert_int_equal(gra_allowance(&scene->board, scene_unit(scene, "wu-t")),
                     4);
    assert_true(gra_has_order(&scene->board, scene_unit(scene, "wu-a")));
}

/* Munich is 3542; of its land Landshut (3741) is empty, Ingolstadt (3540) is
 * held by Austrians, and Augsburg (3342), west of the Lech, is no part of it.
 * So 4 points for Munich and 1 for Landshut. */
static void freed_city(struct scene *scene)
{
    scene_place(scene, 3542, DEPOT_CITY, COALITION, 4);
    scene_place(scene, 3741, CITY, COALITION, 1);
    scene_place(scene, 3540, CITY, COALITION, 1);
    scene_place(scene, 3342, CITY, COALITION, 2);
    day_lay(scene, ARMIES "unit au-b infantry 2 riesch 3540\n", "");
    day_play(scene, "12");
    day_ends(scene, "holder/3741=coalition");
    gra_put(&scene->board, scene_unit(scene, "fr-a"), 3542);
    scene_run(scene, "12");
    day_ends(scene, "holder/3741=france holder/3540=coalition "
                    "holder/3342=coalition vp=5 state/scenario=is_freed");
    gra_put(&scene->board, scene_unit(scene, "au-a"), 3741);
    scene_run(scene, "12");
    day_ends(scene, "holder/3741=coalition");
}

/* Who is alone before the walls goes inside; who leads a unit is with it. */
static void leaders_of_a_garrison(struct scene *scene)
{
    struct force captors = {NULL, 0};

    day_lay(scene,
            ARMIES "fortress 3040 coalition minor 6 2 2\n"
                   "leader werneck austria corps 2 0 0 3040 mack\n"
                   "unit au-g infantry 4 werneck\nled klenau au-g 1 1\n"
                   "unit au-t supply-train 0 mack 3040\n",
            "inside au-g\n");
    gra_force_add(scene->arena, &captors, scene_unit(scene, "fr-a"));
    gra_put(&scene->board, captors.units[0], 3040);
    gra_catch(&scene->play, &captors, 3040);
    day_ends(scene, "werneck@3040 werneck:inside klenau@3040 au-g:inside "
                    "state/retreat=shuts_himself_in");
    scene->report = report_new(scene->arena);
    assert_true(
        gra_coherent(scene->game, &scene->module, "turn", scene->report));
}

/* A train that is caught with him is no men of his. */
static void leader_with_a_train(struct scene *scene)
{
    struct force captors = {NULL, 0};

    day_lay(scene,
            ARMIES "leader werneck austria corps 2 0 0 4040 mack\n"
                   "unit au-t supply-train 0 mack 4040\n",
            "");
    gra_force_add(scene->arena, &captors, scene_unit(scene, "fr-a"));
    gra_put(&scene->board, captors.units[0], 4040);
    gra_catch(&scene->play, &captors, 4040);
    day_ends(scene, "werneck@4540");
}

/* At the desk, too. */
static const struct day_row late[] = {
    {"base.scenario a nation that comes in late is not ordered",
     ARMIES "leader seeger wurttemberg corps 2 0 0 2740 napoleon\n"
            "unit wu-a infantry 4 seeger\n",
     "", "france 2 <command who='seeger' order='move'/>", NULL, "",
     "refused/scenario"},
    {"base.scenario in its turn it is",
     ARMIES "leader seeger wurttemberg corps 2 0 0 2740 napoleon\n"
            "unit wu-a infantry 4 seeger\n",
     "turn 2\n", "france 2 <command who='seeger' order='move'/>", NULL, "",
     "good"},
};

/* 19.12a John comes in turn 3, in his owner's part of it: he has his five
 * points when commands are bought in turn 4. */
static void points_of_john(struct scene *scene)
{
    struct scene *ulm = scene_of_ulm();

    day_lay(scene, ARMIES, "");
    ulm->game->turn = 3;
    gra_others_arrive(&ulm->play, COALITION);
    assert_int_equal(scene_leader(ulm, "john")->state, ON_MAP);
    assert_int_equal(scene_leader(ulm, "john")->points, 0);
    ulm->game->turn = 4;
    scene_run(ulm, "2");
    assert_int_equal(scene_leader(ulm, "john")->points, 5);
    scene_free(ulm);
}

/* Mack stands in 4540, and by the option he goes three hexes at most from 4541
 * before turn 4: 4537 is four hexes off, 4538 three. */
static void holds_fast(struct scene *scene)
{
    const struct leader *mack, *riesch;

    day_lay(scene, "set mack-holds-hex 4541\n" ARMIES, "");
    mack = scene_leader(scene, "mack");
    riesch = scene_leader(scene, "riesch");
    assert_false(gra_holds_fast(&scene->board, mack, 4537));
    scene->options.items[0].value = "on";
    assert_true(gra_holds_fast(&scene->board, mack, 4537));
    assert_false(gra_holds_fast(&scene->board, mack, 4538));
    assert_false(gra_holds_fast(&scene->board, riesch, 4537));
    scene->game->turn = 4;
    assert_false(gra_holds_fast(&scene->board, mack, 4537));
}

/* A module without the setting has no such option. */
static void option_of_a_scenario(struct scene *scene)
{
    const struct place place = {"roster.xml", 1};

    day_lay(scene, ARMIES, "");
    scene->options.items[0].value = "on";
    scene->report = report_new(scene->arena);
    assert_true(gra_check_options(&scene->module, &scene->options, &place,
                                  scene->report));
    scene->module.scenario.holds.leader = NULL;
    assert_false(gra_check_options(&scene->module, &scene->options, &place,
                                   scene->report));
}

static const struct scene_row others[] = {
    {"base.scenario the option that Mack holds Ulm", holds_fast},
    {"base.scenario an option of that scenario alone", option_of_a_scenario},
    {"19.12a John has five points from the first command step on",
     points_of_john},
    {"base.moving leaders of a garrison go inside", leaders_of_a_garrison},
    {"base.moving a leader with a train", leader_with_a_train},
    {"base.scenario nations that come in late", late_nations},
    {"base.scenario a freed city", freed_city},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(evenings, ends_so),  TABLE(steps, steps_so),
        TABLE(backs, goes_back),   TABLE(borders, day_row_runs),
        TABLE(late, day_row_runs), TABLE(others, scene_map_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

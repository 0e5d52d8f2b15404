/* Four players: the French are two sides, and Ney's wing has a section of its
 * own. Worked by hand on the plain. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

static const char left[] = "french-left";

/* How many sides so many players are, and how many the French step asks. */
static const struct asked_row {
    const char *name, *players, *pieces;
    size_t sides, asked;
} asked[] = {
    {"base players four are asked", "4", "2020 fr-1 3030 fr-8", 4, 2},
    {"base players three are asked once", "3", "2020 fr-1 3030 fr-8", 3, 1},
    {"base players a wing is gone", "4", "3030 fr-8", 4, 1},
};

static void are_asked(void **state)
{
    const struct asked_row *row = *state;
    struct scene *scene = scene_on_plain();
    struct questions questions = {.arena = scene->arena};
    size_t count;

    scene_setting(scene, "game-players", row->players);
    scene_lay(scene, row->pieces);
    play_questions(&scene->play, adn_sequence, "2", &questions);
    adn_sides(&scene->module, &count);
    assert_int_equal(count, row->sides);
    assert_int_equal(questions.count, row->asked);
    scene_free(scene);
}

/* D'Erlon, Ney and the light cavalry of the Guard are of the wing; Vandamme,
 * Napoleon and the heavy cavalry are not. */
static void whose_they_are(struct scene *scene)
{
    static const struct {
        const char *id;
        bool of_left;
    } pieces[] = {{"fr-1", true},
                  {"fr-7", true},
                  {"fr-c11", true},
                  {"fr-guard-light", true},
                  {"ney", true},
                  {"derlon", true},
                  {"french.iii-cavalry", true},
                  {"french.i-cavalry", false},
                  {"fr-8", false},
                  {"fr-guard-heavy", false},
                  {"napoleon", false}};

    scene_setting(scene, "game-players", "4");
    for (size_t i = 0; i < LENGTH(pieces); i++)
        assert_string_equal(
            adn_owner(scene->game, &scene->module, NULL, pieces[i].id),
            pieces[i].of_left ? left : "french");
    scene->module.players = 2;
    assert_string_equal(adn_owner(scene->game, &scene->module, NULL, "fr-1"),
                        "french");
}

static const struct scene_row rows[] = {
    {"base players whose they are", scene_on_plain, whose_they_are},
};

#define FOUR_PLAY "setting game-players 4; "

static const struct scene_script scripts[] = {
    /* Both march in column into one hex: the French section is played first,
     * whatever the order of the units, and has it. */
    {"base players French before left",
     "highway 2020 2021; highway 2121 2021; " FOUR_PLAY
     "led 2020 fr-1 2121 fr-8; "
     "order french-left <move pieces='fr-1' path='2021' column='yes'/>; "
     "play french <move pieces='fr-8' path='2021' column='yes'/>; "
     "expect 2020 fr-1 2021 fr-8"},
    {"base players a wing orders its own", FOUR_PLAY
     "led 2020 fr-1 fr-8; "
     "refuses french base.movement <move pieces='fr-1' path='2021'/>; "
     "refuses french-left base.movement <move pieces='fr-8' path='2021'/>; "
     "refuses french-left - <move pieces='fr-1' path='2021'/>; "
     "refuses french - <move pieces='fr-8' path='2021'/>; "
     "refuses french-left base.command <mode leader='napoleon' mode='corps'/>"},
    /* At 1-1, die 1 is Ar: the wing's own order says loss. */
    {"base players standing orders", FOUR_PLAY
     "led 2021 fr-1 2020 pr-4=8; "
     "stand french-left <result-form attack='loss' defence='retreat'/>; "
     "stand french <result-form attack='retreat' defence='retreat'/>; "
     "order french-left <attack target='2020' units='fr-1' "
     "if='always'/>; die attack/die/2020-french-1 1; play french; "
     "expect 2021 fr-1=7"},
    /* The order of the wing is played behind the section of all others. */
    {"base players a track of the wing",
     "on campaign; " FOUR_PLAY
     "wake 2; play french-left <track units='fr-1' boxes='0'/>; "
     "expect 6106 fr-1 6105 fr-2"},
    /* What the one fires at the other does not: a hex is bombarded once. */
    {"base players one bombardment",
     FOUR_PLAY "led 2021 fr-iii-foot 2121 fr-i-foot-1 2020 pr-4; "
               "order french <bombard target='2020' batteries='fr-iii-foot'/>; "
               "order french-left <bombard target='2020' "
               "batteries='fr-i-foot-1'/>; play french; count 1 state 1Db; "
               "told lapse base.bombardment once"},
    /* What the one has attacked the other does not attack again. */
    {"base players one attack",
     FOUR_PLAY "led 2021 fr-8 2121 fr-1 2020 pr-4; "
               "stand prussian <result-form attack='loss' defence='loss'/>; "
               "order french <attack target='2020' units='fr-8' if='always'/>; "
               "order french-left <attack target='2020' units='fr-1' "
               "if='always'/>; die attack/die/2020-french-1 6; play french; "
               "told lapse base.attack once"},
};

int main(void)
{
    const struct table tables[] = {TABLE(asked, are_asked),
                                   TABLE(scripts, scene_script_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

/* Chances of a combat are those of the groups that III.a makes, second ring and
 * standing orders included; who takes no part is named. */
#include "core/arena.h"
#include "core/odds.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/odds/odds.h"
#include "tests/rulesets/campaigns-of-napoleon/guns_scene.h"
#include "tests/rulesets/campaigns-of-napoleon/odds_scene.h"
#include "tests/support/test.h"
#include "trust/digest.h"

#include <stdio.h>

static const char scene_name[] = "test_ch10_odds_groups.xml";

/* ---- scenes ------------------------------------------------------------ */

#define STANDING(side, orders) "<standing side='" side "'>" orders "</standing>"
#define SUCHET                                                                 \
    "<party side='french' chit='division'>"                                    \
    "<leader id='suchet' hex='1911'/>"                                         \
    "<troops id='front' hex='1910' infantry='6'/>"                             \
    "<troops id='rear' hex='1911' infantry='9' units='2' leader='suchet'/>"    \
    "</party>"
#define EQUALS                                                                 \
    "<party side='french' chit='division'>"                                    \
    "<leader id='able' hex='1910' initiative='4'/>"                            \
    "<leader id='other' hex='1910' initiative='2'/>"                           \
    "<troops id='front' hex='1910' infantry='6' leader='able'/>"               \
    "</party>"
#define FAR_AWAY                                                               \
    "<party side='french' chit='division'>"                                    \
    "<leader id='suchet' hex='1912'/>"                                         \
    "<troops id='front' hex='1910' infantry='6'/>"                             \
    "<troops id='rear' hex='1912' infantry='9' units='2' leader='suchet'/>"    \
    "</party>"
#define WORN                                                                   \
    "<party side='french' chit='division'>"                                    \
    "<troops id='front' hex='1910' infantry='6'/></party>"                     \
    "<party side='coalition' chit='division'>"                                 \
    "<troops id='worn' hex='1909' infantry='7' demoralized='yes'/></party>"
#define ENEMY DIVISION_OF("coalition", "division", "1909")
#define TWO_FRONTS                                                             \
    "<party side='french' chit='division'>"                                    \
    "<troops id='front' hex='1910' infantry='6'/>"                             \
    "<troops id='rear' hex='1911' infantry='6'/>"                              \
    "<troops id='back' hex='1912' infantry='6'/></party>"                      \
    "<party side='coalition' chit='division'>"                                 \
    "<troops id='one' hex='1909' infantry='5'/>"                               \
    "<troops id='other' hex='1913' infantry='5'/></party>"
#define A_RIVER                                                                \
    "<hexside hex-a='1909' hex-b='1910' river='primary' bridge='yes'/>"

struct text_row {
    const char *name;
    const char *standing, *hexes, *parties;
    const char *words;
};

static const struct text_row text_rows[] = {
    {"3.1g who stands behind the line joins", "", "", SUCHET ENEMY,
     "French: suchet, a corps of 15 SP (15 infantry, 0 cavalry, 0 artillery) "
     "in 1910, 1911\n"},
    {"3.1g unless his standing order says otherwise",
     STANDING("french", "<second-ring choice='decline'/>"), "", SUCHET ENEMY,
     "French: no leader, a division of 6 SP (6 infantry, 0 cavalry, 0 "
     "artillery) in 1910\n"},
    {"3.1g who stands behind two groups makes one combat of them",
     STANDING("french",
              "<second-ring at='1911' choice='join' with='1910 1912'/>"),
     "", TWO_FRONTS,
     "Coalition: no leader, a corps of 10 SP (10 infantry, 0 cavalry, 0 "
     "artillery) in 1909, 1913\n"},
    {"3.2e the standing order names the senior of equals",
     STANDING("french", "<senior leaders='other'/>"), "", EQUALS ENEMY,
     "French: other, a division of 6 SP (6 infantry, 0 cavalry, 0 artillery) "
     "in 1910\n"},
    {"who stays out is named",
     STANDING("french", "<second-ring at='1911' choice='decline'/>"), "",
     SUCHET ENEMY,
     "Not in this combat: French in 1911: suchet, rear-1 5 SP, rear-2 4 "
     "SP\n"},
    {"who stands too far away is named", "", "", FAR_AWAY ENEMY,
     "Not in this combat: French in 1912: suchet, rear-1 5 SP, rear-2 4 "
     "SP\n"},
    {"10.5.7.1c what counts for the odds", "", "", WORN,
     "Coalition: no leader, a division of 7 SP (7 infantry, 0 cavalry, 0 "
     "artillery; 5 1/4 for the odds of a battle) in 1909\n"},
    {"3.1n the attacker of a scene fights across a bridge", "", A_RIVER,
     SUCHET ENEMY, "the French side attacking"},
    {"3.1o or the defender does",
     STANDING("french", "<bridge-fight answer='decline'/>")
         STANDING("coalition", "<bridge-fight answer='fight'/>"),
     A_RIVER, SUCHET ENEMY, "the Coalition side attacking"},
};

static void test_text(void **state)
{
    const struct text_row *row = *state;
    struct arena *arena = arena_new();
    struct odds_request request = odds_scene_request(arena, scene_name);
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);
    struct report *report = report_new(arena);

    request.leaves = 1;
    request.samples = 1;
    odds_scene_write(scene_name, row->standing, row->hexes, row->parties);
    if (!odds_ask(answer, &request, arena, report))
        report_print(report, stderr);
    assert_int_equal(report_findings(report), 0);
    if (!strstr(answer->text, row->words))
        fail_msg("not said: %s in: %s", row->words, answer->text);
    remove(scene_name);
    arena_free(arena);
}

/* Everybody in it: nobody is named. */
static void test_all_in(void **state)
{
    struct arena *arena = arena_new();
    struct odds_request request = odds_scene_request(arena, scene_name);
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);

    (void)state;
    request.leaves = 1;
    request.samples = 1;
    odds_scene_write(scene_name, "", "", SUCHET ENEMY);
    assert_true(odds_ask(answer, &request, arena, report_new(arena)));
    assert_null(strstr(answer->text, "Not in this combat"));
    remove(scene_name);
    arena_free(arena);
}

/* Neither side fights across the bridge. */
static void test_nobody_crosses(void **state)
{
    struct arena *arena = arena_new();
    const struct odds_request request = odds_scene_request(arena, scene_name);
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);

    (void)state;
    odds_scene_write(scene_name,
                     STANDING("french", "<bridge-fight answer='decline'/>"),
                     A_RIVER, SUCHET ENEMY);
    assert_false(odds_ask(answer, &request, arena, report_new(arena)));
    remove(scene_name);
    arena_free(arena);
}

/* ---- turns ------------------------------------------------------------- */

static const struct ring {
    int at, choice;
    struct hexes with;
} stay_out = {.choice = 1};

/* B faces A; C stands behind him. */
static void a_line(struct scene *scene)
{
    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    scene_ready(scene);
}

static size_t hexes_of_b(struct scene *scene)
{
    con_begin_chances(&scene->play);
    return scene_group(scene, FRENCH, 304)->hexes.count;
}

static void in_the_morning(struct scene *scene)
{
    a_line(scene);
    scene->play.step = sequence_find(scene->play.step, "I.b1");
    assert_int_equal(hexes_of_b(scene), 2);
}

static void by_standing_order(struct scene *scene)
{
    a_line(scene);
    scene_standing(scene, FRENCH, &con_second_ring, &stay_out);
    assert_int_equal(hexes_of_b(scene), 1);
}

/* The turn rests where the first player, the French one, is asked. */
static void while_he_is_asked(struct scene *scene)
{
    a_line(scene);
    con_make_groups(&scene->play);
    scene->play.step = sequence_find(scene->play.step, "III.a1");
    assert_int_equal(hexes_of_b(scene), 2);
}

/* The French have chosen; what they did not join they stay out of. */
static void when_the_other_is_asked(struct scene *scene)
{
    a_line(scene);
    scene_infantry(scene, "prussian", "e", 302, 3);
    scene_ready(scene);
    con_make_groups(&scene->play);
    scene->play.step = sequence_find(scene->play.step, "III.a2");
    assert_int_equal(hexes_of_b(scene), 1);
    assert_int_equal(scene_group(scene, COALITION, 303)->hexes.count, 2);
}

static void when_groups_stand(struct scene *scene)
{
    a_line(scene);
    con_make_groups(&scene->play);
    scene->play.step = sequence_find(scene->play.step, "V.a");
    assert_int_equal(hexes_of_b(scene), 1);
}

/* Marchienne (1018) lies across the bridge: by their standing orders neither
 * side fights there. */
static void not_across_a_bridge(struct scene *scene)
{
    scene_infantry(scene, "french", "f", 1019, 5);
    scene_infantry(scene, "prussian", "x", 1018, 5);
    scene_ready(scene);
    con_begin_chances(&scene->play);
    assert_int_equal(scene->game->combats_count, 0);
}

/* C has marched to the guns of B: 18 SP in two hexes. */
static void who_has_marched_is_there(struct scene *scene)
{
    struct party party;

    guns_scene(scene);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, guns_to_b));
    scene->play.step = sequence_find(scene->play.step, "V.b");
    assert_int_equal(hexes_of_b(scene), 2);
    party = con_party_of_group(&scene->board, scene_group(scene, FRENCH, 304));
    assert_int_equal(con_party_sp(&party), 18);
}

/* A vedette beside B is of A's group until III.b is over. */
static void vedettes_have_scattered(struct scene *scene)
{
    guns_scene(scene);
    scene_vedette(scene, "prussian", "post", 305);
    scene_ready(scene);
    scene->play.step = sequence_find(scene->play.step, "I.b1");
    con_begin_chances(&scene->play);
    assert_int_equal(scene_group(scene, COALITION, 303)->hexes.count, 1);
}

/* Nothing but a point of cavalry on outpost is before B. */
static void an_outpost_fights_nobody(struct scene *scene)
{
    guns_scene(scene);
    scene_cavalry(scene, "prussian", "z", 305, 1, LIGHT);
    scene_put(scene, "a", 101);
    scene_put(scene, "a-1", 101);
    scene_the_unit(scene, "z")->acting_vedette = true;
    scene_ready(scene);
    scene->play.step = sequence_find(scene->play.step, "I.b1");
    con_begin_chances(&scene->play);
    assert_int_equal(scene->game->combats_count, 0);
}

static const struct scene_row turn_rows[] = {
    {"3.1g in the morning by the first value", in_the_morning},
    {"3.1g by standing order", by_standing_order},
    {"3.1b while the first player is asked", while_he_is_asked},
    {"3.1b while the second is asked", when_the_other_is_asked},
    {"3.1b not when groups stand", when_groups_stand},
    {"3.1p not across a bridge", not_across_a_bridge},
    {"3.1c who has marched to the guns is there", who_has_marched_is_there},
    {"5e vedettes have scattered", vedettes_have_scattered},
    {"4g an outpost fights nobody", an_outpost_fights_nobody},
};

static const struct {
    const char *name;
} all_rows[] = {{"whoever takes part is not named"}},
  bridge_rows[] = {{"3.1p neither side fights across a bridge"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(text_rows, test_text),
        TABLE(all_rows, test_all_in),
        TABLE(bridge_rows, test_nobody_crosses),
        TABLE(turn_rows, scene_row_runs),
    };

    trust_start();
    return run_tables(tables, LENGTH(tables));
}

/* The naval phase: fleets, moves, battles. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "tests/rulesets/empires-in-arms/refusals.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

static int box(struct scene *scene, enum power power)
{
    return eia_power_state(&scene->board, power)->box;
}

static void combine(struct scene *scene, const char *one, const char *other)
{
    struct combination *combination =
        LIST_ADD(scene->arena, scene->game->combinations,
                 scene->game->combinations_count);

    names_add(scene->arena, &combination->powers, one);
    names_add(scene->arena, &combination->powers, other);
}

/* The third worked example of the base document: off Cadiz. */
static void trafalgar(struct scene *scene)
{
    int gb = box(scene, GREAT_BRITAIN), fr = box(scene, FRANCE);

    scene_war(scene, "gb", "fr");
    scene_war(scene, "gb", "sp");
    scene_ally(scene, "fr", "sp");
    struct fleet *gb2 = scene_fleet(scene, "gb-f2", "s742", 14);
    struct fleet *gb4 = scene_fleet(scene, "gb-f4", "s742", 14);
    struct fleet *sp1 = scene_fleet(scene, "sp-f1", "s742", 15);
    struct fleet *fr2 = scene_fleet(scene, "fr-f2", "s742", 12);

    scene_leader(scene, "nelson", "gb-f2");
    combine(scene, "fr", "sp");
    scene_die(scene, "naval-combat/gauge/gb-f2-s742-end-0-gb-0", 3);
    scene_die(scene, "naval-combat/gauge/gb-f2-s742-end-0-fr-0", 4);
    scene_die(scene, "naval-combat/fire/gb-f2-s742-end-0-gb-1", 4);
    scene_die(scene, "naval-combat/fire/gb-f2-s742-end-0-fr-1", 3);
    scene_die(scene, "naval-combat/fire/gb-f2-s742-end-0-gb-2", 3);
    scene_die(scene, "naval-combat/fire/gb-f2-s742-end-0-fr-2", 5);
    scene_die(scene, "naval-combat/pursuit/gb-f2-s742-end-0-gb-0", 5);
    scene_answers(scene, "N", "gb", "<fleet id='gb-f2 gb-f4' attack='yes'/>");
    scene_play(scene, "N");
    assert_int_equal(gb2->ships, 11);
    assert_int_equal(gb4->ships, 12);
    assert_int_equal(fr2->ships, 5);
    assert_int_equal(sp1->ships, 6);
    assert_int_equal(box(scene, GREAT_BRITAIN), gb + 3);
    assert_int_equal(box(scene, FRANCE), fr - 2);
    assert_string_equal(sp1->at, "p423");
    assert_string_equal(fr2->at, "p423");
    assert_non_null(scene_event_saying(
        scene, EVENT_LOSS, BASE(naval_combat),
        "France and Spain: 6 ships lost, 21 left (fr-f2 2; sp-f1 4)"));
}

/* The other fleet of its stack was sunk on the way. */
static void the_sunk_are_not_beaten(struct scene *scene)
{
    struct fleet *french[] = {scene_fleet(scene, "fr-f1", "s742", 10),
                              scene_fleet(scene, "fr-f2", NULL, 0)};
    struct fleet *british = scene_fleet(scene, "gb-f1", "s742", 28);
    const struct sea_battle battle = {.attacker = {french, 2, NULL},
                                      .defender = {&british, 1, NULL},
                                      .at = "s742",
                                      .which = "test"};
    int gb = box(scene, GREAT_BRITAIN), fr = box(scene, FRANCE);

    scene_war(scene, "gb", "fr");
    scene_at(scene, "N");
    assert_int_equal(eia_fight_at_sea(&scene->play, &battle),
                     SEA_DEFENDER_WINS);
    assert_int_equal(box(scene, GREAT_BRITAIN), gb + 1);
    assert_int_equal(box(scene, FRANCE), fr - 1);
}

/* Without combined movement the Spanish port is open to France by access, and
 * to nobody who has none. */
static void access_opens_a_port(struct scene *scene)
{
    struct access *access = NULL;

    assert_false(eia_friendly_port(&scene->board, FRANCE, "a423"));
    access = LIST_ADD(scene->arena, scene->game->accesses,
                      scene->game->accesses_count);
    *access = (struct access){
        .grantor = "sp", .grantee = "fr", .kind = ACCESS_VOLUNTARY, .since = 1};
    assert_true(eia_friendly_port(&scene->board, FRANCE, "a423"));
    scene_war(scene, "sp", "fr");
    assert_false(eia_friendly_port(&scene->board, FRANCE, "a423"));
}

static void nelson_is_checked(struct scene *scene)
{
    scene_option(scene, "leader-casualties", "on");
    trafalgar(scene);
    assert_true(
        scene_thrown(scene, "12.7b/casualty/gb-f2-s742-end-0-attacker"));
    assert_false(
        scene_thrown(scene, "12.7b/casualty/gb-f2-s742-end-0-defender"));
}

static void who_passes_may_be_met(struct scene *scene)
{
    struct fleet *french = scene_fleet(scene, "fr-f1", "p427", 5);

    scene_war(scene, "fr", "gb");
    scene_fleet(scene, "gb-f1", "s736", 20);
    scene_die(scene, "intercept/meets/fr-f1-s736-gb-1", 4);
    scene_answers(scene, "N", "fr", "<fleet id='fr-f1' path='s736 s737'/>");
    scene_play(scene, "N");
    assert_non_null(scene_event(scene, EVENT_COMBAT, BASE(naval_combat)));
    assert_true(french->ships < 5);
    assert_true(!french->at || strcmp(french->at, "s737") != 0);
}

static void blockaded_fleets_fight_their_way_out(struct scene *scene)
{
    scene_war(scene, "fr", "gb");
    scene_fleet(scene, "fr-f1", "p427", 5);
    scene_fleet(scene, "gb-f1", "b427", 20);
    assert_ptr_equal(
        scene_refusal(scene, "fr", "N", "<fleet id='fr-f1' path='s736'/>"),
        BASE(blockade));
    scene_answers(scene, "N", "fr", "<fleet id='fr-f1' path='b427 s736'/>");
    scene_play(scene, "N");
    assert_non_null(scene_event(scene, EVENT_COMBAT, BASE(naval_combat)));
}

/* A beaten fleet before a port that shuts it out puts to sea. */
static void from_a_box_to_the_sea(struct scene *scene)
{
    struct fleet *fleet = scene_fleet(scene, "tu-f1", "b423", 5);
    const struct stack stack = {&fleet, 1, NULL};
    const struct sea_battle battle = {.at = "b423"};

    scene_war(scene, "sp", "tu");
    for (size_t i = 0; i < scene->game->provinces_count; i++)
        if (scene->game->provinces[i].controller == TURKEY)
            scene->game->provinces[i].controller = SPAIN;
    for (size_t i = 0; i < scene->game->minors_count; i++)
        if (scene->game->minors[i].controller == TURKEY)
            scene->game->minors[i].controller = NO_POWER;
    eia_sea_retreat(&scene->play, &stack, &battle, false);
    assert_non_null(fleet->at);
    assert_int_equal(eia_place_kind(fleet->at), PLACE_SEA);
    assert_int_equal(fleet->ships, 5);
}

/* The French lie in a Spanish port; Great Britain is at war with them, not
 * with Spain. */
static const struct scene_row rows[] = {
    {"base naval-combat: from a box to the sea", from_a_box_to_the_sea},
    {"base naval-combat: off Cadiz, a worked example", trafalgar},
    {"base points: a fleet sunk before is not beaten", the_sunk_are_not_beaten},
    {"12.7b after a battle at sea", nelson_is_checked},
    {"base fleet-move: access opens a port", access_opens_a_port},
    {"base intercept: who passes may be met", who_passes_may_be_met},
    {"base blockade: the blockaded fight their way out",
     blockaded_fleets_fight_their_way_out},
};

/* ---- refusals --------------------------------------------------------- */

static const struct refusal_row refusal_rows[] = {
    {"base blockade: shut in by his own enemy",
     "fr N",
     {{"fleet fr-f2 p423 10; fleet gb-f1 b423 10",
       "<fleet id='fr-f2' path='s742'/>", NULL},
      {"war gb fr", "<fleet id='fr-f2' path='s742'/>", BASE(blockade)},
      {"", "<fleet id='fr-f2' path='b423 s742'/>", NULL}}},
    {"base fleet-move: a port by access",
     "fr N",
     {{"fleet fr-f2 s742 10", "<fleet id='fr-f2' path='p423'/>",
       BASE(fleet_move)},
      {"access sp fr", "<fleet id='fr-f2' path='p423'/>", NULL}}},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(refusal_rows, refusal_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

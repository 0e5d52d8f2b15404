/* 10.5m to 10.5q on the map: combats between besieger and besieged. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

/* The Prussians in a fortress, the French in the south and, if they shut it
 * up, in the north of it. */
static struct combat *siege(struct scene *scene, const struct troops *prussians,
                            bool shut)
{
    static const int around[] = {SOUTH_HEX, 1908, 0};
    static const int town[] = {NORTH_HEX, 0};
    static const struct troops army = {.size = CORPS, .infantry = 40};
    static const struct troops guard = {.size = DIVISION, .infantry = 20};
    struct combat *combat;

    scene_place(scene, NORTH_HEX, PLACE_TOWN, true);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, prussians);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &army);
    if (shut)
        scene_troops(scene, "french", "gudin", 1908, &guard);
    scene_ready(scene);
    combat = scene_combat(scene, FRENCH, around, town);
    con_order_combats(&scene->play);
    return combat;
}

static void order(struct scene *scene, enum side side, enum siege_word word)
{
    const struct siege_order details = {0, word};

    scene_standing(scene, side, &con_siege, &details);
}

/* ---- who is besieged, and who begins ----------------------------------- */

static const struct begin_row {
    const char *name;
    bool shut;
    enum siege_word french, coalition;
    bool besieged, fought;
    enum side attacker;
} begin_rows[] = {
    {"10.5n both decline: no combat", true, SIEGE_NONE, SIEGE_NONE, true, false,
     FRENCH},
    {"10.5n the besieger declines, a sortie is fought", true, SIEGE_NONE,
     SIEGE_SORTIE, true, true, COALITION},
    {"10.5n the besieger is asked first", true, SIEGE_ASSAULT, SIEGE_SORTIE,
     true, true, FRENCH},
    {"10.5p who sallies attacks, whoever moved last", true, SIEGE_NONE,
     SIEGE_SORTIE, true, true, COALITION},
    {"10.5n a town that is not shut up is no siege", false, SIEGE_NONE,
     SIEGE_NONE, false, true, FRENCH},
};

static void begins(void **state)
{
    static const struct troops corps = {.size = CORPS, .infantry = 20};
    const struct begin_row *row = *state;
    struct scene *scene = scene_new();
    struct combat *combat = siege(scene, &corps, row->shut);

    order(scene, FRENCH, row->french);
    order(scene, COALITION, row->coalition);
    assert_int_equal(scene->game->groups[COALITION].besieged, row->besieged);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_event(scene, EVENT_COMBAT, NULL) != NULL,
                     row->fought);
    if (row->fought)
        assert_int_equal(combat->attacker, row->attacker);
    if (row->fought && row->besieged)
        assert_true(scene_cites(scene, "10.5p"));
    if (!row->fought)
        assert_true(scene_cites(scene, "10.5n"));
    scene_free(scene);
}

/* ---- how it is fought -------------------------------------------------- */

/* A besieged division that guessed right is no Raider. */
static void is_a_battle(void **state)
{
    static const struct troops division = {.size = DIVISION, .infantry = 6};
    struct scene *scene = scene_new();
    struct combat *combat = siege(scene, &division, true);

    (void)state;
    scene_chits(scene, CHIT_ARMY, CHIT_CORPS);
    order(scene, COALITION, SIEGE_SORTIE);
    assert_true(scene_fight(scene));
    assert_int_equal(combat->type, BATTLE);
    assert_true(scene_cites(scene, "10.5m"));
    scene_free(scene);
}

/* The besieger stands in woods and is attacked. */
static void besieger_has_his_ground(void **state)
{
    static const struct troops corps = {.size = CORPS, .infantry = 20};
    struct scene *scene = scene_new();

    (void)state;
    scene_ground(scene, SOUTH_HEX, WOODS);
    scene_ground(scene, 1908, WOODS);
    siege(scene, &corps, true);
    order(scene, COALITION, SIEGE_SORTIE);
    assert_true(scene_fight(scene));
    assert_true(scene_cites(scene, "10.5o"));
    assert_true(scene_number(scene, EVENT_MODIFIER, RULE(10_5_7_1j), 1));
    scene_free(scene);
}

/* Beaten by R3 the besieged lose, and stay. */
static void besieged_stay(void **state)
{
    static const struct troops corps = {.size = CORPS, .infantry = 20};
    struct scene *scene = scene_new();
    struct combat *combat = siege(scene, &corps, true);

    (void)state;
    order(scene, FRENCH, SIEGE_ASSAULT);
    scene_battle_dice(scene, combat, 6, 1);
    assert_true(scene_fight(scene));
    assert_int_equal(combat->winner, FRENCH);
    assert_int_equal(combat->r_number, 3);
    assert_int_equal(scene_hex(scene, "yorck"), NORTH_HEX);
    assert_int_equal(scene_sp(scene, COALITION), 20 - 8);
    assert_true(scene_cites(scene, "10.5q"));
    scene_free(scene);
}

static const struct {
    const char *name;
} battle_rows[] = {{"10.5m log.2022-04-08 whatever the guesses, a Battle"}},
  ground_rows[] = {{"10.5o woods help the besieger against a sortie"}},
  stay_rows[] = {{"10.5q beaten by R3 they stay"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(begin_rows, begins),
        TABLE(battle_rows, is_a_battle),
        TABLE(ground_rows, besieger_has_his_ground),
        TABLE(stay_rows, besieged_stay),
    };
    return run_tables(tables, LENGTH(tables));
}

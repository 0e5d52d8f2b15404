/* 10.5.7.3 on the map: who checks for demoralization after a battle, with
 * which modifiers, and what a failure does. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

static const struct troops corps20 = {.size = CORPS, .infantry = 20};

#define FRENCH_CHECK   "10.5.7.3d/demoralization/1909-ney"
#define PRUSSIAN_CHECK "10.5.7.3d/demoralization/1909-yorck"

/* ---- who checks ------------------------------------------------------- */

static const struct who_row {
    const char *name;
    struct troops french, coalition;
    bool alike; /* both guess right */
    const char *morale;
    int dice[SIDE_COUNT];
    bool french_check, coalition_check;
} who_rows[] = {
    {"10.5.7.3a a corps beaten by R2 checks",
     {.size = CORPS, .infantry = 30},
     {.size = CORPS, .infantry = 30},
     true,
     "on",
     {6, 3},
     false,
     true},
    {"10.5.7.3a not when the option is off",
     {.size = CORPS, .infantry = 30},
     {.size = CORPS, .infantry = 30},
     true,
     "off",
     {6, 3},
     false,
     false},
    {"10.5.7.3a both after a draw",
     {.size = CORPS, .infantry = 30},
     {.size = CORPS, .infantry = 30},
     true,
     "on",
     {6, 6},
     true,
     true},
    {"10.5.7.3b an army beaten in a Withdraw does not",
     {.size = CORPS, .infantry = 20},
     {.size = ARMY, .infantry = 20},
     true,
     "on",
     {6, 1},
     false,
     false},
    {"log.2010-03-18 nor one that won it",
     {.size = CORPS, .infantry = 20},
     {.size = ARMY, .infantry = 20},
     true,
     "on",
     {1, 4},
     true,
     false},
    {"10.5.7.3c a winner checks after R1",
     {.size = CORPS, .infantry = 30},
     {.size = CORPS, .infantry = 30},
     true,
     "on",
     {5, 3},
     true,
     true},
    {"10.5.7.3c but not after R2",
     {.size = CORPS, .infantry = 30},
     {.size = CORPS, .infantry = 30},
     true,
     "on",
     {5, 2},
     false,
     true},
};

static void these_check(void **state)
{
    const struct who_row *row = *state;
    struct scene *scene = scene_new();
    struct combat *combat;

    scene_option(scene, "morale", row->morale);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &row->french);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &row->coalition);
    combat = scene_duel(scene, FRENCH);
    scene_battle_dice(scene, combat, row->dice[FRENCH], row->dice[COALITION]);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_thrown(scene, FRENCH_CHECK), row->french_check);
    assert_int_equal(scene_thrown(scene, PRUSSIAN_CHECK), row->coalition_check);
    scene_free(scene);
}

/* The army of a Withdraw is told that it need not. */
static void armies_are_exempt(void **state)
{
    struct scene *scene = scene_new();
    const struct troops army = {.size = ARMY, .infantry = 20};
    struct combat *combat;

    (void)state;
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps20);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &army);
    combat = scene_duel(scene, FRENCH);
    scene_battle_dice(scene, combat, 6, 1);
    assert_true(scene_fight(scene));
    assert_true(scene_cites(scene, "10.5.7.3b"));
    scene_free(scene);
}

static const struct {
    const char *name;
} exempt_rows[] = {{"10.5.7.3b cited"}};

/* ---- the roll --------------------------------------------------------- */

/* Yorck (initiative 4) is beaten by R4: 60 SP against 30, dice 6 and 1. */
static const struct roll_row {
    const char *name;
    int die;
    bool star, guard;
    bool broken;
} roll_rows[] = {
    {"10.5.7.3d initiative 4, R4, a 3 breaks", 3, false, false, true},
    {"10.5.7.3d a 2 passes", 2, false, false, false},
    {"10.5.7.3d a 3 passes with a star", 3, true, false, false},
    {"10.5.7.3d a 6 fails whatever the leader", 6, true, false, true},
    {"10.5.7.3d a 1 passes", 1, false, false, false},
    {"10.5.7.3d the Guard does not throw", 6, false, true, false},
};

static void rolls(void **state)
{
    static const struct troops strong = {.size = CORPS, .infantry = 60};
    static const struct troops weak = {.size = CORPS, .infantry = 30};
    const struct roll_row *row = *state;
    struct scene *scene = scene_new();
    struct combat *combat;

    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &weak);
    scene->module.leaders[0].initiative = 4;
    scene->module.leaders[0].star = row->star;
    for (size_t i = 0; i < scene->module.units_count; i++)
        scene->module.units[i].guard = row->guard;
    scene_troops(scene, "french", "ney", SOUTH_HEX, &strong);
    scene_stay(scene, FRENCH);
    combat = scene_duel(scene, FRENCH);
    /* An odd half goes up: the star takes one from the French lead. */
    scene_die(scene, "10.5.7j/half/1909", 6);
    scene_battle_dice(scene, combat, 6, 1);
    scene_die(scene, PRUSSIAN_CHECK, row->die);
    assert_true(scene_fight(scene));
    assert_int_equal(combat->r_number, 4);
    assert_int_equal(scene_thrown(scene, PRUSSIAN_CHECK), !row->guard);
    assert_int_equal(scene_the_unit(scene, "yorck-1")->demoralized,
                     row->broken);
    assert_int_equal(scene_the_unit(scene, "yorck-2")->demoralized,
                     row->broken);
    scene_free(scene);
}

/* 10.5.7.3h all four units of a force break. */
static void all_units_break(void **state)
{
    struct scene *scene = scene_new();
    struct combat *combat;

    (void)state;
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps20);
    scene_infantry(scene, "prussian", "yorck-3", NORTH_HEX, 5);
    scene_infantry(scene, "prussian", "yorck-4", NORTH_HEX, 5);
    scene_assign(scene, "yorck-3", "yorck");
    scene_assign(scene, "yorck-4", "yorck");
    scene_troops(scene, "french", "ney", SOUTH_HEX,
                 &(const struct troops){.size = CORPS, .infantry = 30});
    combat = scene_duel(scene, FRENCH);
    scene_battle_dice(scene, combat, 5, 2);
    scene_die(scene, PRUSSIAN_CHECK, 6);
    assert_true(scene_fight(scene));
    assert_true(scene_cites(scene, "10.5.7.3h"));
    for (size_t i = 0; i < scene->game->units_count; i++) {
        const struct unit *unit = &scene->game->units[i];

        if (unit->card->side == COALITION)
            assert_true(unit->demoralized);
    }
    scene_free(scene);
}

static const struct {
    const char *name;
} whole_rows[] = {{"10.5.7.3h the whole force breaks"}};

/* ---- its modifiers ---------------------------------------------------- */

/* 10.5.7.3e the French stake the Guard; the dice say how that ends. */
static void stake_the_guard(struct scene *scene, int french, int coalition)
{
    static const struct stake_order stake = {.arms = STAKE_GUARD};
    struct combat *combat;

    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps20);
    scene_infantry(scene, "french", "guard", SOUTH_HEX, 5)->guard = true;
    scene_assign(scene, "guard", "ney");
    scene_standing(scene, FRENCH, &con_stake, &stake);
    combat = scene_duel(scene, FRENCH);
    scene_battle_dice(scene, combat, french, coalition);
}

/* Beaten by R2. */
static void staked_guard(struct scene *scene)
{
    stake_the_guard(scene, 1, 4);
}

/* Row 5, column 4: the French win with R1, and check as winners. */
static void guard_that_won(struct scene *scene)
{
    stake_the_guard(scene, 4, 4);
    scene_die(scene, "10.5.7j/half/1909", 1);
}

/* 25 and the stake against 28: level, and the Prussians are advantaged. Row 6,
 * column 6. */
static void guard_in_a_draw(struct scene *scene)
{
    scene_infantry(scene, "prussian", "more", NORTH_HEX, 8);
    scene_assign(scene, "more", "yorck");
    stake_the_guard(scene, 6, 6);
}

/* 10.5.7.3f the only way back leads over a primary river into a zone. */
static void bad_way(struct scene *scene)
{
    struct combat *combat;

    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps20);
    scene_gorge(scene, SOUTH_HEX, 1809);
    scene_gorge(scene, SOUTH_HEX, 1810);
    scene_gorge(scene, SOUTH_HEX, 2009);
    scene_gorge(scene, SOUTH_HEX, 2010);
    scene_river(scene, SOUTH_HEX, 1911, RIVER_PRIMARY);
    scene_troops(scene, "prussian", "kleist", 2011,
                 &(const struct troops){.size = DIVISION, .infantry = 3});
    combat = scene_duel(scene, FRENCH);
    scene_battle_dice(scene, combat, 1, 4);
}

static const struct modifier_row {
    const char *name;
    void (*play)(struct scene *scene);
    const struct rule *rule;
    size_t count;
} modifier_rows[] = {
    {"10.5.7.3e the Guard was staked and beaten", staked_guard, RULE(10_5_7_3e),
     1},
    {"10.5.7.3e a winner's stake does not count", guard_that_won,
     RULE(10_5_7_3e), 0},
    {"10.5.7.3e nor does one in a draw", guard_in_a_draw, RULE(10_5_7_3e), 0},
    {"10.5.7.3f zone and river on the way count once", bad_way, RULE(10_5_7_3f),
     1},
    {"10.5.7.3f none on a good way", staked_guard, RULE(10_5_7_3f), 0},
};

static void is_modified(void **state)
{
    const struct modifier_row *row = *state;
    struct scene *scene = scene_new();

    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps20);
    scene_stay(scene, COALITION);
    row->play(scene);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, row->rule), row->count);
    scene_free(scene);
}

/* 10.5.7.3g Ney, much the better leader, follows Yorck's R2. */
static const struct chase_row {
    const char *name;
    int die, hexes;
    size_t count;
} chase_rows[] = {
    {"10.5.7.3g three hexes behind a retreat of two", 6, 3, 1},
    {"10.5.7.3g two hexes do not matter", 4, 2, 0},
};

static void is_chased(void **state)
{
    static const struct follow_order pursue = {"ney", FOLLOW_GO, 0};
    const struct chase_row *row = *state;
    struct scene *scene = scene_new();
    struct combat *combat;

    scene_troops(scene, "french", "ney", SOUTH_HEX,
                 &(const struct troops){.size = CORPS, .infantry = 30});
    scene->module.leaders[0].initiative = 5;
    scene_troops(scene, "prussian", "yorck", NORTH_HEX,
                 &(const struct troops){.size = CORPS, .infantry = 30});
    scene_follow(scene, FRENCH, &con_pursue, &pursue);
    combat = scene_duel(scene, FRENCH);
    scene_battle_dice(scene, combat, 5, 2);
    scene_die(scene, "pursuit/pursuit/1909-ney", row->die);
    assert_true(scene_fight(scene));
    assert_int_equal(combat->r_number, 2);
    assert_int_equal(combat->pursued, row->hexes);
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, RULE(10_5_7_3g)),
                     row->count);
    assert_int_equal(
        hex_distance(scene_hex(scene, "ney"), scene_hex(scene, "yorck")), 1);
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(who_rows, these_check),
        TABLE(exempt_rows, armies_are_exempt),
        TABLE(roll_rows, rolls),
        TABLE(whole_rows, all_units_break),
        TABLE(modifier_rows, is_modified),
        TABLE(chase_rows, is_chased),
    };
    return run_tables(tables, LENGTH(tables));
}

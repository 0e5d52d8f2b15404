/* 10.5.7.1i to 10.5.7.1q on the map: what stakes add, and what they cost. */
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

static struct scene *facing(const struct troops *prussians)
{
    struct scene *scene = scene_new();

    scene_troops(scene, "prussian", "yorck", NORTH_HEX, prussians);
    scene_stay(scene, FRENCH);
    scene_stay(scene, COALITION);
    return scene;
}

static const struct stake_row {
    const char *name;
    int line, guard, heavy; /* SP */
    enum stake_word arms;
    enum weather weather;
    int dice[SIDE_COUNT];
    int bonus;                    /* sum of the stakes */
    int lost, of_guard, of_heavy; /* all in all, and of these arms */
} stake_rows[] = {
    {"10.5.7.1i both arms staked",
     30,
     5,
     5,
     STAKE_BOTH,
     WEATHER_CLEAR,
     {4, 1},
     2,
     4,
     2,
     2},
    {"10.5.7.1i nothing staked, nothing added",
     30,
     5,
     5,
     STAKE_NONE,
     WEATHER_CLEAR,
     {5, 1},
     0,
     4,
     0,
     1},
    {"10.5.7.1n 4 Guard of 39 may be staked",
     35,
     4,
     0,
     STAKE_GUARD,
     WEATHER_CLEAR,
     {1, 1},
     1,
     0,
     0,
     0},
    {"10.5.7.1n 4 Guard of 41 may not",
     37,
     4,
     0,
     STAKE_GUARD,
     WEATHER_CLEAR,
     {1, 1},
     0,
     0,
     0,
     0},
    {"10.5.7.1o the Guard first, won at 7.5 percent",
     35,
     5,
     0,
     STAKE_GUARD,
     SNOW,
     {5, 1},
     1,
     6,
     2,
     0},
    {"10.5.7.1o log.2011-08-03 all of 2.5 percent",
     35,
     5,
     0,
     STAKE_GUARD,
     WEATHER_CLEAR,
     {2, 1},
     1,
     2,
     2,
     0},
    {"10.5.7.1p beaten at 10 and 2.5 percent",
     35,
     5,
     0,
     STAKE_GUARD,
     WEATHER_CLEAR,
     {1, 5},
     1,
     10,
     2,
     0},
    {"10.5.7.1o drawn at 5 percent: 10.5.7.1p is for the beaten",
     31,
     5,
     0,
     STAKE_GUARD,
     WEATHER_CLEAR,
     {6, 6},
     1,
     4,
     2,
     0},
    {"10.5.7.1q won with 5 percent",
     30,
     5,
     5,
     STAKE_BOTH,
     WEATHER_CLEAR,
     {4, 1},
     2,
     4,
     2,
     2},
    {"10.5.7.1q beaten at 5 and 5 percent",
     30,
     5,
     5,
     STAKE_BOTH,
     WEATHER_CLEAR,
     {2, 4},
     2,
     8,
     2,
     3},
    {"10.4a 10.4b heavy cavalry alone",
     35,
     0,
     5,
     STAKE_HEAVY,
     WEATHER_CLEAR,
     {5, 1},
     1,
     4,
     0,
     2},
};

static void bring_guard(struct scene *scene, const struct stake_row *row)
{
    static const char *const ids[] = {"line-1", "line-2", "guard", "heavy"};

    scene_leader(scene, "french", "ney", SOUTH_HEX)->span = 9;
    scene_infantry(scene, "french", "line-1", SOUTH_HEX, row->line - 10);
    scene_infantry(scene, "french", "line-2", SOUTH_HEX, 10);
    if (row->guard)
        scene_infantry(scene, "french", "guard", SOUTH_HEX, row->guard)->guard =
            true;
    if (row->heavy)
        scene_cavalry(scene, "french", "heavy", SOUTH_HEX, row->heavy, HEAVY);
    for (size_t i = 0; i < LENGTH(ids); i++)
        if (con_unit(&scene->board, ids[i]))
            scene_assign(scene, ids[i], "ney");
}

/* The Guard loses nothing by the ordinary cycle: the line is stronger. */
static int lost_of(const struct scene *scene, const char *id, int had)
{
    return had ? had - scene_the_unit(scene, id)->sp : 0;
}

static void stakes_count(void **state)
{
    static const struct troops prussians = {.size = CORPS, .infantry = 40};
    const struct stake_row *row = *state;
    const size_t length = strcspn(row->name, " ");
    const struct stake_order order = {.arms = row->arms};
    struct scene *scene = facing(&prussians);
    struct combat *combat;

    bring_guard(scene, row);
    scene->game->weather = row->weather;
    scene_standing(scene, FRENCH, &con_stake, &order);
    combat = scene_duel(scene, FRENCH);
    scene_battle_dice(scene, combat, row->dice[FRENCH], row->dice[COALITION]);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, RULE(10_5_7_1i)),
                     row->bonus);
    assert_int_equal(combat->losses[FRENCH], row->lost);
    assert_int_equal(lost_of(scene, "guard", row->guard), row->of_guard);
    assert_int_equal(lost_of(scene, "heavy", row->heavy), row->of_heavy);
    if (row->arms != STAKE_NONE &&
        (row->bonus > 0 || strstr(row->name, "may not")))
        assert_true(scene_cites(scene, arena_text(scene->arena, "%.*s",
                                                  (int)length, row->name)) ||
                    strstr(row->name, "may be"));
    scene_free(scene);
}

/* 10.4a the hints of the rule make a unit heavy when its card is silent. */
static const struct heavy_row {
    const char *name;
    struct unit_card card;
    bool heavy;
} heavy_rows[] = {
    {"10.4a 6 MP, no vedettes, no word on the card",
     {.arm = CAVALRY, .mp = 6},
     true},
    {"10.4a 7 MP", {.arm = CAVALRY, .mp = 7}, false},
    {"10.4a vedettes", {.arm = CAVALRY, .mp = 6, .vedettes = 2}, false},
    {"10.4a the card's word goes first",
     {.arm = CAVALRY, .mp = 6, .weight = MEDIUM},
     false},
    {"10.4a slow infantry is not cavalry", {.arm = INFANTRY, .mp = 5}, false},
};

static void is_heavy(void **state)
{
    const struct heavy_row *row = *state;

    assert_int_equal(con_is_heavy(&row->card), row->heavy);
}

/* A stake on condition looks at the sums before anything is staked. */
static const struct condition_row {
    const char *name;
    int lead;
    bool staked;
} condition_rows[] = {
    {"10.5.7.1i staked if level", 0, true},
    {"10.5.7.1i not staked unless ahead", 1, false},
};

static void condition_is_met(void **state)
{
    static const struct troops prussians = {.size = CORPS, .infantry = 40};
    static const struct stake_row guard = {.line = 35, .guard = 5};
    const struct condition_row *row = *state;
    const struct stake_order order = {0, STAKE_GUARD, true, row->lead};
    struct scene *scene = facing(&prussians);

    bring_guard(scene, &guard);
    scene_standing(scene, FRENCH, &con_stake, &order);
    scene_duel(scene, FRENCH);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_cites(scene, "10.5.7.1i"), row->staked);
    scene_free(scene);
}

/* ---- orders that say less than they mean -------------------------------- */

static void half_said(struct scene *scene)
{
    const struct stake_order lead = {0, STAKE_GUARD, false, 2};
    const struct stake_order both = {0, STAKE_GUARD, true, 2};
    const struct delay_order no_ratio = {0, DELAY_BY_RATIO, 0};
    const struct delay_order never = {0, DELAY_NEVER, 4};
    const struct siege_order nowhere = {9999, SIEGE_ASSAULT};

    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_stake, &lead),
                     RULE(10_5_7_1i));
    assert_null(scene_refusal(scene, FRENCH, &con_stake, &both));
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_delay_if, &no_ratio),
                     RULE(10_5k));
    assert_null(scene_refusal(scene, FRENCH, &con_delay_if, &never));
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_siege, &nowhere),
                     FILE_RULE(unknown_reference));
}

static const struct scene_row said_rows[] = {
    {"10.5.7.1i a standing order says all it means", half_said}};

int main(void)
{
    const struct table tables[] = {
        TABLE(stake_rows, stakes_count),
        TABLE(heavy_rows, is_heavy),
        TABLE(condition_rows, condition_is_met),
        TABLE(said_rows, scene_row_runs),
    };
    return run_tables(tables, LENGTH(tables));
}

/* Chances of field combats: rounds worked out by hand from the printed tables,
 * and the matrix over what is left open. */
#include "core/odds.h"
#include "rulesets/empires-in-arms/odds/odds.h"
#include "tests/rulesets/empires-in-arms/odds-scene.h"

#include <stdio.h>
#include <string.h>

static const char scene_name[] = "test_eia_odds.xml";

/* ---- a round by hand -------------------------------------------------- */

/* Lines of the printed combat results that the rows below need: percent, and
 * morale in tenths, of the dice 0 to 7. */
struct result_line {
    const char *table;
    int percent[8], morale[8];
};

/* clang-format off */
static const struct result_line results[] = {
    {"1-1", {0, 0, 0, 0, 0, 5, 5, 5}, {0, 0, 0, 0, 2, 4, 6, 8}},
    {"1-2", {0, 0, 0, 0, 5, 5, 5, 10}, {0, 0, 2, 5, 8, 11, 15, 19}},
    {"1-3", {0, 0, 0, 5, 5, 5, 10, 10}, {0, 3, 6, 9, 13, 18, 23, 28}},
    {"2-1", {0, 0, 0, 5, 5, 5, 10, 10}, {0, 0, 0, 2, 5, 8, 11, 14}},
    {"2-2", {0, 0, 5, 5, 5, 10, 10, 10}, {0, 2, 4, 7, 10, 14, 19, 24}},
    {"3-1", {0, 0, 5, 5, 10, 10, 10, 15}, {0, 0, 2, 5, 8, 11, 15, 19}},
    {"4-1", {0, 5, 5, 10, 10, 15, 15, 15}, {0, 2, 4, 7, 10, 14, 19, 24}},
};
/* clang-format on */

/* The casualty chart, in parts of twenty factors and what is left over. */
static int part_by_hand(int percent, int factors)
{
    static const struct {
        int percent;
        int from[3]; /* factors from which 1, 2 and 3 are lost */
    } chart[] = {{5, {7, 99, 99}}, {10, {5, 15, 99}}, {15, {4, 10, 17}}};
    int lost = 0;

    for (size_t i = 0; i < LENGTH(chart); i++)
        for (int j = 0; chart[i].percent == percent && j < 3; j++)
            lost += factors >= chart[i].from[j];
    return lost;
}

static int casualties_by_hand(int percent, int factors)
{
    return factors / 20 * part_by_hand(percent, 20) +
           part_by_hand(percent, factors % 20);
}

struct hand_row {
    const char *name;
    struct odds_scene scene;
    const char *tables[2]; /* of attacker and defender */
    int modifiers[2];
    int factors[2];
    int morale[2]; /* in tenths */
};

/* Napoleon 5 and Mack 1 on the chart: +1 and -1. */
#define CHITS(attack, defend)                                                  \
    PLAN("fr", "attack='" attack "'")                                          \
    PLAN("au", "defend='" defend "'")

static const struct hand_row hand_rows[] = {
    {"base outflank: 38 factors pin",
     {PLAN("fr", "attack='outflank' outflank='fr-5 fr-c1'")
          PLAN("au", "defend='defend'"),
      SEPTEMBER " river='no'", ULM},
     {"2-1", "3-1"},
     {1, -1},
     {38, 30},
     {40, 31}},
    {"base chit: echelon, cordon on land, the Austrian +1",
     {CHITS("echelon", "cordon"), SEPTEMBER " river='no'", ULM},
     {"2-1", "3-1"},
     {1, 0},
     {55, 30},
     {40, 31}},
    {"base chit: echelon, cordon behind a river",
     {CHITS("echelon", "cordon"), SEPTEMBER " river='yes'", ULM},
     {"2-1", "4-1"},
     {1, 0},
     {55, 30},
     {40, 31}},
    {"base chit: an assault on a defence knows no commanders",
     {CHITS("assault", "defend"), SEPTEMBER " river='no'", ULM},
     {"3-1", "4-1"},
     {0, 0},
     {55, 30},
     {40, 31}},
    {"base terrain: a forest takes a casualty level",
     {CHITS("assault", "defend"), SEPTEMBER " river='no' terrain='forest'",
      ULM},
     {"2-1", "3-1"},
     {0, 0},
     {55, 30},
     {40, 31}},
    {"base terrain: a marsh adds a morale level",
     {CHITS("assault", "counter-attack"),
      SEPTEMBER " river='no' terrain='marsh'", ULM},
     {"2-2", "2-2"},
     {1, -1},
     {55, 30},
     {40, 31}},
    {"base morale: France without dominance has 3.0 and 4.0",
     {CHITS("echelon", "defend"), SEPTEMBER " river='no' dominant='gb'", ULM},
     {"1-3", "4-1"},
     {1, -1},
     {55, 30},
     {32, 31}},
};

enum { MOST_VALUES = 64 };

/* Pairs of dice, of 36, for each value. */
struct tally {
    int losses[2][MOST_VALUES], morale[2][MOST_VALUES];
};

static int net(int die)
{
    return die < 0 ? 0 : die > 7 ? 7 : die;
}

static void roll_by_hand(struct tally *tally, const struct hand_row *row,
                         int role, int die)
{
    int column = net(die + row->modifiers[role]);
    int left = row->morale[!role];

    for (size_t i = 0; i < LENGTH(results); i++)
        if (strcmp(results[i].table, row->tables[role]) == 0) {
            int lost = casualties_by_hand(results[i].percent[column],
                                          row->factors[role]);

            left -= results[i].morale[column];
            tally->losses[!role][lost]++;
            tally->morale[!role][left > 0 ? left : 0]++;
            return;
        }
    fail_msg("no table %s", row->tables[role]);
}

static void assert_values(const struct odds *odds, const char *id,
                          const int *pairs)
{
    int sum = 0;

    for (int value = 0; value < MOST_VALUES; value++) {
        assert_int_equal(odds_weight(odds, odds_scene_measure(id), value) * 36,
                         odds->total * (uint64_t)pairs[value]);
        sum += pairs[value];
    }
    assert_int_equal(sum, 36);
}

static void test_by_hand(void **state)
{
    const struct hand_row *row = *state;
    struct arena *arena = arena_new();
    struct odds_request request = odds_scene_request(arena, scene_name);
    struct tally tally = {.losses = {{0}}};
    const struct odds *odds = NULL;

    odds_scene_write(scene_name, &row->scene);
    odds_scene_choose(arena, &request, "extent=round");
    odds = odds_scene_ask(arena, &request);
    assert_true(odds->exact);
    assert_int_equal(odds->plays, 36);
    for (int one = 1; one <= 6; one++)
        for (int other = 1; other <= 6; other++) {
            roll_by_hand(&tally, row, ATTACKER, one);
            roll_by_hand(&tally, row, DEFENDER, other);
        }
    assert_values(odds, "attacker-losses", tally.losses[ATTACKER]);
    assert_values(odds, "defender-losses", tally.losses[DEFENDER]);
    assert_values(odds, "attacker-morale", tally.morale[ATTACKER]);
    assert_values(odds, "defender-morale", tally.morale[DEFENDER]);
    remove(scene_name);
    arena_free(arena);
}

/* ---- the matrix ------------------------------------------------------- */

static void assert_sums_to_one(const struct odds *odds)
{
    for (size_t i = 0; eia_chances.measures[i].id; i++)
        assert_int_equal(odds_weight_from(odds, i, 0), odds->total);
}

/* A river matters to who cordons and meets a chart of its own. */
static bool minds_river(const int *secrets)
{
    enum chit attack = eia_secret_chit(SECRET_ATTACK, secrets[SECRET_ATTACK]);

    return eia_secret_chit(SECRET_DEFENCE, secrets[SECRET_DEFENCE]) ==
               CHIT_CORDON &&
           attack == CHIT_ECHELON; /* in the first round */
}

/* All pairs without a river, then all with one. */
static void test_matrix(void **state)
{
    enum { PAIRS = 5 * 6 };
    struct arena *arena = arena_new();
    struct odds_request request = odds_scene_request(arena, scene_name);
    const struct odds_scene text = {"", SEPTEMBER, ULM};
    const struct odds_answer *answer = NULL;
    int minding = 0;

    (void)state;
    odds_scene_write(scene_name, &text);
    odds_scene_choose(arena, &request, "extent=round");
    answer = odds_scene_ask_all(arena, &request);
    assert_int_equal(answer->cells_count, 2 * PAIRS);
    for (size_t i = 0; i < PAIRS; i++) {
        const struct odds_cell *dry = &answer->cells[i];
        const struct odds_cell *wet = &answer->cells[PAIRS + i];

        assert_int_equal(dry->secrets[SECRET_RIVER], 0);
        assert_int_equal(wet->secrets[SECRET_RIVER], 1);
        assert_memory_equal(&dry->secrets[SECRET_ATTACK],
                            &wet->secrets[SECRET_ATTACK], 3 * sizeof(int));
        assert_sums_to_one(&dry->odds);
        assert_sums_to_one(&wet->odds);
        if (!minds_river(dry->secrets)) {
            odds_scene_assert_same(&dry->odds, &wet->odds);
            continue;
        }
        minding++;
        assert_true(
            odds_mean(&wet->odds, odds_scene_measure("attacker-losses")) >
            odds_mean(&dry->odds, odds_scene_measure("attacker-losses")));
    }
    assert_int_equal(minding, 1);
    remove(scene_name);
    arena_free(arena);
}

/* Two alike on one table each: what one side suffers the other does. */
static void test_mirror(void **state)
{
    struct arena *arena = arena_new();
    struct odds_request request = odds_scene_request(arena, scene_name);
    const struct odds_scene text = {
        PLAN("au", "attack='escalated-assault'")
            PLAN("pr", "defend='escalated-counter-attack'"),
        "river='no'",
        ATTACK(CORPS("au-1", "militia='12'"))
            DEFEND(CORPS("pr-1", "militia='12'"))};
    const struct odds *odds = NULL;

    (void)state;
    odds_scene_write(scene_name, &text);
    odds_scene_choose(arena, &request, "extent=day");
    request.leaves = ODDS_MOST_LEAVES;
    odds = odds_scene_ask(arena, &request);
    assert_true(odds->exact);
    for (int value = 0; value < MOST_VALUES; value++) {
        assert_int_equal(
            odds_weight(odds, odds_scene_measure("attacker-losses"), value),
            odds_weight(odds, odds_scene_measure("defender-losses"), value));
        assert_int_equal(
            odds_weight(odds, odds_scene_measure("attacker-morale"), value),
            odds_weight(odds, odds_scene_measure("defender-morale"), value));
    }
    assert_true(odds_weight(odds, odds_scene_measure("broken"), 1) > 0);
    assert_int_equal(odds_weight(odds, odds_scene_measure("broken"), 1),
                     odds_weight(odds, odds_scene_measure("broken"), 2));
    remove(scene_name);
    arena_free(arena);
}

/* What may be played, and where it is known how they came. */
struct cells_row {
    const char *name;
    struct odds_scene scene;
    size_t cells;
};

static const struct cells_row cells_rows[] = {
    {"base chit: nobody outflanks without leader",
     {"", "", HALF("")},
     2 * 4 * 5},
    {"base chit: nor with one corps",
     {"", "", HALF(LEADER("napoleon", "fr-4"))},
     2 * 4 * 5},
    {"base chit: with both he may",
     {"", "", HALF(CORPS("fr-5", "infantry='2'") LEADER("napoleon", "fr-4"))},
     2 * 5 * 5},
    {"base chit: the scene knows the river",
     {"", "river='yes'", HALF("")},
     4 * 5},
    {"base chit: the map does",
     {"", "",
      ATTACK(CORPS("fr-4", "infantry='9' from='a318'"))
          DEFEND(CORPS("au-1", "infantry='9'"))},
     4 * 5},
    {"base chit: a plan tells the chit",
     {PLAN("fr", "attack='probe assault'"), "river='no'", HALF("")},
     5},
    {"base combat-list: a neutral has no player",
     {"", "river='no'",
      ATTACK(CORPS("fr-4", "infantry='9'"))
          DEFEND(CORPS("bavaria-1", "infantry='9'"))},
     4},
    {"base combat-list: or has one",
     {"", "river='no'",
      "<minor id='bavaria' power='au'/>" ATTACK(CORPS("fr-4", "infantry='9'"))
          DEFEND(CORPS("bavaria-1", "infantry='9'"))},
     4 * 5},
};

static void test_cells(void **state)
{
    const struct cells_row *row = *state;
    struct arena *arena = arena_new();
    struct odds_request request = odds_scene_request(arena, scene_name);

    odds_scene_write(scene_name, &row->scene);
    odds_scene_choose(arena, &request, "extent=round");
    assert_int_equal(odds_scene_ask_all(arena, &request)->cells_count,
                     row->cells);
    remove(scene_name);
    arena_free(arena);
}

/* ---- a turn ----------------------------------------------------------- */

/* Among the battles a march is over: who stood there came over nothing. */
static void test_turn(void **state)
{
    struct arena *arena = arena_new();
    const struct odds_request request = odds_scene_request(arena, scene_name);
    const struct odds_scene text = {"", SEPTEMBER, ULM};
    struct odds_position position;
    struct names ids = {NULL, 0};

    (void)state;
    odds_scene_write(scene_name, &text);
    assert_true(
        odds_position(&position, &request.source, arena, report_new(arena)));
    assert_int_equal(eia_chances.secret(&position.play, "a320", SECRET_RIVER),
                     SECRET_OPEN);
    position.play.game->land_part = LAND_BATTLES;
    assert_int_equal(eia_chances.secret(&position.play, "a320", SECRET_RIVER),
                     0);
    eia_chances.list(&position.play, &ids);
    assert_int_equal(ids.count, 1);
    assert_string_equal(eia_chances.find(&position.play, "au-3"), "a320");
    assert_null(eia_chances.find(&position.play, "fr-1"));
    position.play.game->combats[0].kind = TRIVIAL_COMBAT;
    assert_null(eia_chances.find(&position.play, "a320"));
    remove(scene_name);
    arena_free(arena);
}

struct plain_row {
    const char *name;
    void (*test)(void **state);
};

static void test_plain(void **state)
{
    ((const struct plain_row *)*state)->test(NULL);
}

static const struct plain_row plain_rows[] = {
    {"matrix of all chits, with and without river", test_matrix},
    {"equal sides suffer alike", test_mirror},
    {"combats of a turn", test_turn},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(hand_rows, test_by_hand),
        TABLE(cells_rows, test_cells),
        TABLE(plain_rows, test_plain),
    };

    return run_tables(tables, LENGTH(tables));
}

/* Chances of field combats: asked dice, all dice, thrown dice and the real step
 * tell the same. */
#include "core/odds.h"
#include "rulesets/empires-in-arms/odds/odds.h"
#include "tests/rulesets/empires-in-arms/odds-scene.h"
#include "tests/support/thorough.h"
#include "trust/digest.h"
#include "trust/exchange_texts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char scene_name[] = "test_eia_odds_dice.xml";

/* ---- asked or not, the chances are the same --------------------------- */

/* Four against a handful: short enough to play it for every fall. */
#define FEW                                                                    \
    ATTACK(CORPS("fr-4", "infantry='20' cavalry='2' from='a318'") CORPS(       \
        "fr-5", "infantry='11' from='a318'") LEADER("napoleon", "fr-4"))       \
    DEFEND(CORPS("au-1", "militia='4'") CORPS("au-3", "militia='2'")           \
               LEADER("mack", "au-1"))
#define AWAY " retreat='a325'"

struct same_row {
    const char *name;
    struct odds_scene scene;
    bool shorter; /* asked dice spare plays */
    bool many;    /* falls of all dice: some hundred thousand */
};

static const struct same_row same_rows[] = {
    {"base field, pursuit",
     {PLAN("fr", "attack='assault'") PLAN("au", "defend='cordon'" AWAY),
      SEPTEMBER, FEW},
     false,
     false},
    {"base withdraw, and after one round",
     {PLAN("fr", "attack='outflank'") PLAN("au", "defend='withdraw'" AWAY),
      SEPTEMBER, FEW},
     true,
     true},
    {"12.7b leaders under fire",
     {OPTION("leader-casualties") PLAN("fr", "attack='assault'")
          PLAN("au", "defend='cordon'" AWAY),
      SEPTEMBER,
      ATTACK(CORPS("fr-4", "infantry='20' cavalry='2' from='a318'") LEADER(
          "napoleon", "fr-4")) DEFEND(CORPS("au-1", "militia='1'"))},
     true,
     false},
    {"base reinforce: Ney comes",
     {"<plans side='fr'><battle-plan attack='escalated-assault' "
      "reinforce='fr-6' days='1'/></plans>" PLAN("au", "defend='cordon'" AWAY),
      SEPTEMBER,
      ATTACK(CORPS("fr-4", "infantry='12' from='a318'")
                 CORPS("fr-6", "infantry='15' at='a319'"))
          DEFEND(CORPS("au-1", "militia='2'"))},
     true,
     false},
};

static void test_asked(void **state)
{
    const struct same_row *row = *state;
    struct arena *arena = arena_new();
    struct odds_request request = odds_scene_request(arena, scene_name);
    const struct odds *asked = NULL;
    const struct odds *every = NULL;
    const struct odds *apart = NULL;

    odds_scene_write(scene_name, &row->scene);
    asked = odds_scene_ask(arena, &request);
    request.every_way = true;
    apart = odds_scene_ask(arena, &request);
    assert_true(apart->exact);
    assert_int_equal(apart->plays, asked->plays);
    odds_scene_assert_same(asked, apart);
    request.every_face = true;
    request.leaves = ODDS_MOST_LEAVES;
    assert_true(asked->exact);
    every = row->many && !long_run() ? asked : odds_scene_ask(arena, &request);
    assert_true(every->exact);
    assert_true(row->shorter && every != asked ? asked->plays < every->plays
                                               : asked->plays == every->plays);
    odds_scene_assert_same(asked, every);
    remove(scene_name);
    arena_free(arena);
}

/* ---- joined or not, too ------------------------------------------------ */

/* So many plays are enough if ways are joined, and not if they are not. */
struct joined_row {
    const char *name;
    struct odds_scene scene;
    int leaves;
};

#define ULM_HELD                                                               \
    DEFEND(CORPS("au-1", "infantry='10' militia='2' cavalry='1'") CORPS(       \
        "au-3", "infantry='10' militia='2'") LEADER("mack", "au-1"))

static const struct joined_row joined_rows[] = {
    {"base outflank: a day at Ulm",
     {PLAN("fr", "attack='outflank' outflank='fr-c1'")
          PLAN("au", "defend='defend'" AWAY),
      SEPTEMBER,
      "<minor id='bavaria' power='fr'/>" ATTACK(
          CORPS("fr-4", "infantry='20' cavalry='2' from='a318'")
              CORPS("fr-c1", "cavalry='5' from='a318'")
                  LEADER("napoleon", "fr-4")) ULM_HELD},
     10000},
};

static void test_joined(void **state)
{
    const struct joined_row *row = *state;
    struct arena *arena = arena_new();
    struct odds_request request = odds_scene_request(arena, scene_name);
    const struct odds *joined = NULL;
    const struct odds *apart = NULL;

    odds_scene_write(scene_name, &row->scene);
    odds_scene_choose(arena, &request, "extent=day");
    request.leaves = row->leaves;
    joined = odds_scene_ask(arena, &request);
    assert_true(joined->exact);
    request.every_way = true;
    assert_false(odds_scene_ask(arena, &request)->exact);
    if (thorough() || long_run()) { /* most of this program's time */
        request.leaves = ODDS_MOST_LEAVES;
        apart = odds_scene_ask(arena, &request);
        assert_int_equal(apart->plays, joined->plays);
        odds_scene_assert_same(joined, apart);
    }
    remove(scene_name);
    arena_free(arena);
}

/* ---- thrown dice ------------------------------------------------------- */

/* Of shares that are right in 95 of 100 cases some few may be off. */
static void assert_near(const struct odds *exact, const struct odds *thrown)
{
    int shares = 0;
    int off = 0;

    for (size_t i = 0; eia_chances.measures[i].id; i++)
        for (size_t j = 0; j < exact->tables[i].count; j++) {
            const struct odds_share *share = &exact->tables[i].shares[j];
            uint64_t weight = odds_weight(thrown, i, share->value);
            int error = odds_error(thrown, weight);
            int far = abs(odds_tenths(thrown, weight) -
                          odds_tenths(exact, share->weight));

            assert_in_range(far, 0, (size_t)(2 * error));
            off += far > error;
            shares++;
        }
    assert_true(shares > 15);
    assert_true(10 * off <= shares);
}

static void test_simulated(void **state)
{
    const struct same_row *row = *state;
    struct arena *arena = arena_new();
    struct odds_request request = odds_scene_request(arena, scene_name);
    const struct odds *exact = NULL;
    const struct odds *thrown = NULL;

    odds_scene_write(scene_name, &row->scene);
    exact = odds_scene_ask(arena, &request);
    request.leaves = 1;
    thrown = odds_scene_ask(arena, &request);
    assert_true(exact->exact);
    assert_false(thrown->exact);
    assert_int_equal(thrown->total, request.samples);
    assert_near(exact, thrown);
    odds_scene_assert_same(thrown,
                           odds_scene_ask(arena, &request)); /* the same seed */
    remove(scene_name);
    arena_free(arena);
}

/* ---- the real step ---------------------------------------------------- */

static int austrians(const struct game *game)
{
    int sum = 0;

    for (size_t i = 0; i < game->corps_count; i++)
        if (strncmp(game->corps[i].id, "au-", 3) == 0 && game->corps[i].at)
            sum += eia_corps_factors(&game->corps[i]);
    return sum;
}

enum { MOST_VALUES = 64 };

/* Ld3 as an exchange plays it, with dice of a seed; Austrian losses. */
static int play_really(const struct odds_position *position, int number)
{
    struct arena *arena = arena_new();
    const char *text = arena_text(arena, "really %d", number);
    uint8_t seed[DIGEST_SIZE];
    const struct dice_source source = {roll_block, seed};
    struct play play = position->play;
    struct journal journal;
    int before = austrians(play.game);
    int after = 0;

    sha256(text, strlen(text), seed);
    journal_init(&journal, arena);
    play.arena = arena;
    play.journal = &journal;
    play.dice = dice_new(arena, &source);
    play.game = record_copy(arena, &eia_game_record, position->play.game);
    eia_run_battles(&play, FRANCE);
    after = austrians(play.game);
    arena_free(arena);
    return before - after;
}

static void test_really_played(void **state)
{
    const struct same_row *row = *state;
    struct arena *arena = arena_new();
    const struct odds_request request = odds_scene_request(arena, scene_name);
    struct odds played = {.total = 500};
    struct odds_position position;
    uint64_t counts[MOST_VALUES] = {0};
    const struct odds *exact = NULL;

    odds_scene_write(scene_name, &row->scene);
    exact = odds_scene_ask(arena, &request);
    assert_true(
        odds_position(&position, &request.source, arena, report_new(arena)));
    for (int i = 0; i < (int)played.total; i++)
        counts[play_really(&position, i)]++;
    for (int value = 0; value < MOST_VALUES; value++) {
        uint64_t weight =
            odds_weight(exact, odds_scene_measure("defender-losses"), value);

        assert_in_range(abs(odds_tenths(&played, counts[value]) -
                            odds_tenths(exact, weight)),
                        0, (size_t)(2 * odds_error(&played, counts[value])));
    }
    remove(scene_name);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(same_rows, test_asked),
        TABLE(joined_rows, test_joined),
        TABLE(same_rows, test_simulated),
        TABLE(same_rows, test_really_played),
    };

    trust_start();
    return run_tables(tables, LENGTH(tables));
}

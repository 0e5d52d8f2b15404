/* Chances of combats whose numbers can be worked out by hand from the printed
 * tables; and that asked dice, all dice, thrown dice and the real exchange
 * tell the same. */
#include "campaign/odds/odds.h"
#include "core/arena.h"
#include "core/buffer.h"
#include "core/odds.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/odds.h"
#include "rulesets/ruleset.h"
#include "tests/rulesets/campaigns-of-napoleon/odds_scene.h"
#include "tests/support/test.h"
#include "tests/support/thorough.h"
#include "trust/digest.h"
#include "trust/exchange_texts.h"

#include <stdio.h>

/* ---- scenes ------------------------------------------------------------ */

static const char scene_name[] = "test_ch10_odds.xml";

static const struct odds *ask(struct arena *arena,
                              const struct odds_request *request)
{
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);
    struct report *report = report_new(arena);
    bool good = odds_ask(answer, request, arena, report);

    report_print(report, stderr);
    assert_true(good);
    assert_int_equal(answer->cells_count, 1);
    return &answer->cells[0].odds;
}

/* The place of a measure among those of the ruleset. */
static size_t measure(const char *id)
{
    const struct ruleset_measure *measures =
        ruleset_find("campaigns-of-napoleon")->odds->measures;
    size_t i = 0;

    while (measures[i].id && strcmp(measures[i].id, id) != 0)
        i++;
    assert_non_null(measures[i].id);
    return i;
}

#define CLEAR_GROUND                                                           \
    "<hex hex='1909' terrain='clear'/><hex hex='1910' terrain='clear'/>"
#define NORTHERN_WOODS                                                         \
    "<hex hex='1909' terrain='woods'/><hex hex='1910' terrain='clear'/>"
#define CORPS_OF(side, chit, hex)                                              \
    "<party side='" side "' chit='" chit "'><leader id='" side                 \
    "-lead' hex='" hex "'/><troops id='" side "-foot' hex='" hex               \
    "' units='4' infantry='20' leader='" side "-lead'/></party>"

/* ---- by hand ----------------------------------------------------------- */

enum { MOST_VALUES = 8 };

/* Weights in sixths or thirty-sixths of the values 0, 1, 2 ... */
struct hand_row {
    const char *name;
    const char *hexes, *parties;
    const char *type; /* as the ruleset calls it */
    int parts;
    int french[MOST_VALUES], coalition[MOST_VALUES];
    int french_retreats, coalition_retreats; /* hexes, whatever falls */
};

/* Of 8 SP a quarter is 2 and a half 4. A raid of foot on open ground reads
 * the rows 1 to 6, in woods the rows 0 to 5. */
static const struct hand_row hand_rows[] = {
    {"table.raid, rows 1 to 6",
     CLEAR_GROUND,
     DIVISION_OF("french", "corps", "1910")
         CORPS_OF("coalition", "corps", "1909"),
     "Raid",
     6,
     {2, 0, 3, 0, 1},
     {1, 0, 2, 0, 3},
     3,
     0},
    {"table.raid-mod-terrain, rows 0 to 5",
     NORTHERN_WOODS,
     DIVISION_OF("french", "corps", "1910")
         CORPS_OF("coalition", "corps", "1909"),
     "Raid",
     6,
     {1, 0, 3, 0, 2},
     {2, 0, 2, 0, 2},
     3,
     0},
    {"10.5.2a, rows 1 to 6",
     CLEAR_GROUND,
     DIVISION_OF("french", "division", "1910")
         CORPS_OF("coalition", "division", "1909"),
     "Ambush",
     6,
     {1, 0, 2, 0, 3},
     {2, 0, 3, 0, 1},
     3,
     0},
    {"table.skirmish, rows 1 to 6",
     CLEAR_GROUND,
     DIVISION_OF("french", "division", "1910")
         DIVISION_OF("coalition", "division", "1909"),
     "Skirmish",
     6,
     {2, 3, 1},
     {2, 3, 1},
     3,
     0},
    {"table.skirmish-mod-terrain, rows 2 to 7",
     NORTHERN_WOODS,
     DIVISION_OF("french", "division", "1910")
         DIVISION_OF("coalition", "division", "1909"),
     "Skirmish",
     6,
     {2, 2, 2},
     {3, 3, 0},
     3,
     0},
};

static void assert_shares(const struct odds *odds, const char *id,
                          const int *weights, int parts)
{
    size_t table = measure(id);
    int sum = 0;

    for (int value = 0; value < MOST_VALUES; value++) {
        assert_int_equal(odds_weight(odds, table, value) * (uint64_t)parts,
                         odds->total * (uint64_t)weights[value]);
        sum += weights[value];
    }
    assert_int_equal(sum, parts);
    assert_int_equal(odds_weight_from(odds, table, 0), odds->total);
}

static void test_by_hand(void **state)
{
    const struct hand_row *row = *state;
    struct arena *arena = arena_new();
    const struct odds_request request = odds_scene_request(arena, scene_name);
    const struct ruleset_measure *type =
        &ruleset_find("campaigns-of-napoleon")->odds->measures[measure("type")];
    const struct odds *odds;
    int shown;

    odds_scene_write(scene_name, "", row->hexes, row->parties);
    odds = ask(arena, &request);
    assert_true(odds->exact);
    assert_int_equal(odds->plays, row->parts);
    shown = odds->tables[measure("type")].shares[0].value;
    assert_string_equal(type->words[shown], row->type);
    assert_shares(odds, "french-losses", row->french, row->parts);
    assert_shares(odds, "coalition-losses", row->coalition, row->parts);
    assert_int_equal(
        odds_weight(odds, measure("french-retreat"), row->french_retreats),
        odds->total);
    assert_int_equal(odds_weight(odds, measure("coalition-retreat"),
                                 row->coalition_retreats),
                     odds->total);
    remove(scene_name);
    arena_free(arena);
}

/* ---- asked or not, the chances are the same ---------------------------- */

#define GUNS_OF(side, chit, hex)                                               \
    "<party side='" side "' chit='" chit "'><leader id='" side                 \
    "-lead' hex='" hex "' initiative='4'/><troops id='" side                   \
    "-foot' hex='" hex "' units='3' infantry='14' artillery='5' leader='" side \
    "-lead'/></party>"
#define NO_MORALE     "<option name='morale' value='off'/>"
#define NO_CASUALTIES "<option name='leader-casualties' value='off'/>"
#define GO_ON                                                                  \
    "<standing side='french'><pursue do='largest'/></standing>"                \
    "<standing side='coalition'><pursue do='largest'/></standing>"

struct asked_row {
    const char *name;
    const char *options, *parties;
};

static const struct asked_row asked_rows[] = {
    {"base leader-loss, two dice and a wound", NO_MORALE,
     CORPS_OF("french", "corps",
              "1910") "<party side='coalition' chit='corps'><troops id='horde' "
                      "hex='1909' "
                      "units='4' infantry='22'/></party>"},
    {"10.5.7b guns, 10.5.7j the odd half", NO_MORALE NO_CASUALTIES,
     GUNS_OF("french", "corps", "1910") CORPS_OF("coalition", "corps", "1909")},
    {"10.5.7.3d morale, base pursuit", NO_CASUALTIES GO_ON,
     CORPS_OF("french", "corps", "1910")
         CORPS_OF("coalition", "division", "1909")},
};

static void assert_same(const struct odds *one, const struct odds *other)
{
    for (size_t i = 0;
         ruleset_find("campaigns-of-napoleon")->odds->measures[i].id; i++) {
        assert_int_equal(one->tables[i].count, other->tables[i].count);
        for (size_t j = 0; j < one->tables[i].count; j++) {
            const struct odds_share *share = &one->tables[i].shares[j];
            struct odds_fraction mine = odds_fraction(one, share->weight);
            struct odds_fraction its =
                odds_fraction(other, odds_weight(other, i, share->value));

            assert_int_equal(mine.numerator, its.numerator);
            assert_int_equal(mine.denominator, its.denominator);
        }
    }
}

static void test_asked(void **state)
{
    const struct asked_row *row = *state;
    struct arena *arena = arena_new();
    struct odds_request request = odds_scene_request(arena, scene_name);
    const struct odds *asked;
    const struct odds *every;

    odds_scene_write(scene_name, row->options, CLEAR_GROUND, row->parties);
    asked = ask(arena, &request);
    request.every_face = true;
    every = ask(arena, &request);
    assert_true(asked->exact && every->exact);
    assert_true(asked->plays < every->plays);
    assert_same(asked, every);
    remove(scene_name);
    arena_free(arena);
}

/* table.battle: two corps alike, with nothing to add to any die. Of the cells
 * of the rows 1 to 6 the advantaged side, here the French, has 1 + 2 + 2 + 3 +
 * 4 + 5; in row 6 the last is a draw. */
static void test_battle(void **state)
{
    struct arena *arena = arena_new();
    const struct odds_request request = odds_scene_request(arena, scene_name);
    const struct odds *odds;
    static const int weights[MOST_VALUES] = {17, 18, 1};

    (void)state;
    odds_scene_write(scene_name, NO_MORALE NO_CASUALTIES, CLEAR_GROUND,
                     CORPS_OF("french", "corps", "1910")
                         CORPS_OF("coalition", "corps", "1909"));
    odds = ask(arena, &request);
    assert_int_equal(odds->plays, 36);
    assert_shares(odds, "winner", weights, 36);
    remove(scene_name);
    arena_free(arena);
}

/* ---- simulated, or really played --------------------------------------- */

/* Of shares that are right in 95 of 100 cases some few may be off. */
static void test_simulated(void **state)
{
    struct arena *arena = arena_new();
    struct odds_request request = odds_scene_request(
        arena, odds_scene_source(arena, "samples/scenes/battle.xml"));
    const struct odds *exact = ask(arena, &request);
    const struct odds *thrown;
    int shares = 0;
    int off = 0;

    (void)state;
    request.leaves = 1;
    thrown = ask(arena, &request);
    assert_true(exact->exact);
    assert_false(thrown->exact);
    assert_int_equal(thrown->total, request.samples);
    for (size_t i = 0;
         ruleset_find("campaigns-of-napoleon")->odds->measures[i].id; i++)
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
    assert_true(shares > 50);
    assert_true(10 * off < shares);
    arena_free(arena);
}

static bool french_won(const struct event *event)
{
    for (; event; event = event->next)
        if ((event->kind == EVENT_STATE && event->rule == RULE(10_5_7l) &&
             event->side && strcmp(event->side, "french") == 0) ||
            french_won(event->first))
            return true;
    return false;
}

/* The steps of phase VI as an exchange plays them, with dice of a seed. */
static bool play_really(const struct odds_position *position, int number)
{
    struct arena *arena = arena_new();
    const char *text = arena_text(arena, "really %d", number);
    uint8_t seed[DIGEST_SIZE];
    const struct dice_source source = {roll_block, seed};
    const struct names nobody = {NULL, 0};
    struct sequence_place place = {"VI.a0"};
    struct play play = position->play;
    struct journal journal;
    bool won;

    sha256(text, strlen(text), seed);
    journal_init(&journal, arena);
    play.arena = arena;
    play.journal = &journal;
    play.silent = &nobody;
    play.lapsed = report_new(arena);
    play.dice = dice_new(arena, &source);
    play.game = con_copy(position->play.game, position->play.module, arena);
    play_exchange(&play, position->ruleset->sequence, &place);
    won = french_won(journal.first);
    arena_free(arena);
    return won;
}

static void test_really_played(void **state)
{
    struct arena *arena = arena_new();
    const struct odds_request request = odds_scene_request(
        arena, odds_scene_source(arena, "samples/scenes/battle.xml"));
    const struct odds *exact = ask(arena, &request);
    struct odds played = {.total = 1000};
    struct odds_position position;
    uint64_t won = 0;

    (void)state;
    assert_true(
        odds_position(&position, &request.source, arena, report_new(arena)));
    for (int i = 0; i < (int)played.total; i++)
        won += play_really(&position, i);
    assert_in_range(
        abs(odds_tenths(&played, won) -
            odds_tenths(exact, odds_weight(exact, measure("winner"), FRENCH))),
        0, (size_t)odds_error(&played, won));
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
    {"table.battle", test_battle},
};

/* Each walks all dice of a battle first: --long alone plays them. */
static const struct plain_row long_rows[] = {
    {"simulation agrees with all dice", test_simulated},
    {"exchanges agree with all dice", test_really_played},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(hand_rows, test_by_hand),
        TABLE(asked_rows, test_asked),
        TABLE(plain_rows, test_plain),
        TABLE(long_rows, test_plain),
    };

    trust_start();
    return run_tables(tables, LENGTH(tables) - (long_run() ? 0 : 1));
}

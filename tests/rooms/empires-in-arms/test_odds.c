/* Chances of field combats: rounds worked out by hand from the printed tables,
 * and that asked dice, all dice, thrown dice and the real step tell the same.
 */
#include "campaign/odds.h"
#include "core/arena.h"
#include "core/buffer.h"
#include "rooms/empires-in-arms/odds.h"
#include "rooms/room.h"
#include "tests/support/test.h"
#include "trust/digest.h"
#include "trust/exchange_texts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- scenes ----------------------------------------------------------- */

static const char scene_name[] = "test_eia_odds.xml";

/* options and plans; attributes beside the area; parties */
struct scene_text {
    const char *orders, *attributes, *parties;
};

static void write_scene(const struct scene_text *text)
{
    FILE *file = fopen(scene_name, "wb");

    assert_non_null(file);
    fprintf(file,
            "<scene version='1' title='By hand' module='-'>\n%s\n<game>\n"
            "<empires-in-arms-scene area='a320' %s>\n%s\n"
            "</empires-in-arms-scene></game></scene>",
            text->orders, text->attributes, text->parties);
    assert_int_equal(fclose(file), 0);
}

static const char *in_source(struct arena *arena, const char *path)
{
    const char *top = getenv("srcdir");

    return arena_text(arena, "%s/%s", top ? top : ".", path);
}

static struct odds_request request_of(struct arena *arena, const char *scene)
{
    return (struct odds_request){
        .source = {scene, in_source(arena, "samples/modules/europe-1805")},
        .samples = 1000,
        .seed = "test",
    };
}

static void choose(struct arena *arena, struct odds_request *request,
                   const char *choice)
{
    names_add(arena, &request->chosen, choice);
}

static const struct odds_answer *ask_all(struct arena *arena,
                                         const struct odds_request *request)
{
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);
    struct report *report = report_new(arena);
    bool good = odds_ask(answer, request, arena, report);

    report_print(report, stderr);
    assert_true(good);
    return answer;
}

static const struct odds *ask(struct arena *arena,
                              const struct odds_request *request)
{
    const struct odds_answer *answer = ask_all(arena, request);

    assert_int_equal(answer->cell_count, 1);
    return &answer->cells[0].odds;
}

/* The place of a measure among those of the room. */
static size_t measure(const char *id)
{
    const struct room_measure *measures = eia_chances.measures;
    size_t i = 0;

    while (measures[i].id && strcmp(measures[i].id, id) != 0)
        i++;
    assert_non_null(measures[i].id);
    return i;
}

#define CORPS(id, rest)  "<corps id='" id "' " rest "/>"
#define LEADER(id, with) "<leader id='" id "' with='" with "'/>"
#define ATTACK(pieces)   "<party role='attacker'>" pieces "</party>\n"
#define DEFEND(pieces)   "<party role='defender'>" pieces "</party>\n"
#define PLAN(side, plan)                                                       \
    "<standing side='" side "'><battle-plan " plan "/></standing>"
#define OPTION(name) "<option name='" name "' value='on'/>"

/* The worked example: Napoleon and four corps, 55 factors, 38 of them pin;
 * Mack and three corps, 30 factors. */
#define ULM                                                                    \
    ATTACK(CORPS("fr-4", "infantry='20' cavalry='2'")                          \
               CORPS("fr-5", "infantry='11' cavalry='1'")                      \
                   CORPS("fr-6", "infantry='15' cavalry='1'")                  \
                       CORPS("fr-c1", "cavalry='5'")                           \
                           LEADER("napoleon", "fr-4")                          \
                               LEADER("murat", "fr-c1"))                       \
    DEFEND(CORPS("au-1", "infantry='10' militia='2' cavalry='1'")              \
               CORPS("au-3", "infantry='10' militia='2' cavalry='1'")          \
                   CORPS("au-c1", "cavalry='4'") LEADER("mack", "au-1"))
#define SEPTEMBER "month='1805-09'"

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
    struct scene_text scene;
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
        assert_int_equal(odds_weight(odds, measure(id), value) * 36,
                         odds->total * (uint64_t)pairs[value]);
        sum += pairs[value];
    }
    assert_int_equal(sum, 36);
}

static void test_by_hand(void **state)
{
    const struct hand_row *row = *state;
    struct arena *arena = arena_new();
    struct odds_request request = request_of(arena, scene_name);
    struct tally tally = {.losses = {{0}}};
    const struct odds *odds = NULL;

    write_scene(&row->scene);
    choose(arena, &request, "extent=round");
    odds = ask(arena, &request);
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
    struct scene_text scene;
    bool shorter; /* asked dice spare plays */
};

static const struct same_row same_rows[] = {
    {"base field, pursuit",
     {PLAN("fr", "attack='assault'") PLAN("au", "defend='cordon'" AWAY),
      SEPTEMBER, FEW},
     false},
    {"base withdraw, and after one round",
     {PLAN("fr", "attack='outflank'") PLAN("au", "defend='withdraw'" AWAY),
      SEPTEMBER, FEW},
     true},
    {"12.7b leaders under fire",
     {OPTION("leader-casualties") PLAN("fr", "attack='assault'")
          PLAN("au", "defend='cordon'" AWAY),
      SEPTEMBER,
      ATTACK(CORPS("fr-4", "infantry='20' cavalry='2' from='a318'") LEADER(
          "napoleon", "fr-4")) DEFEND(CORPS("au-1", "militia='1'"))},
     true},
    {"base reinforce: Ney comes",
     {"<standing side='fr'><battle-plan attack='escalated-assault' "
      "reinforce='fr-6' days='1'/></standing>" PLAN("au",
                                                    "defend='cordon'" AWAY),
      SEPTEMBER,
      ATTACK(CORPS("fr-4", "infantry='12' from='a318'")
                 CORPS("fr-6", "infantry='15' at='a319'"))
          DEFEND(CORPS("au-1", "militia='2'"))},
     true},
};

static void assert_same(const struct odds *one, const struct odds *other)
{
    for (size_t i = 0; eia_chances.measures[i].id; i++) {
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
    const struct same_row *row = *state;
    struct arena *arena = arena_new();
    struct odds_request request = request_of(arena, scene_name);
    const struct odds *asked = NULL;
    const struct odds *every = NULL;

    write_scene(&row->scene);
    asked = ask(arena, &request);
    request.every_face = true;
    request.leaves = ODDS_MOST_LEAVES;
    every = ask(arena, &request);
    assert_true(asked->exact && every->exact);
    assert_true(row->shorter ? asked->plays < every->plays
                             : asked->plays == every->plays);
    assert_same(asked, every);
    remove(scene_name);
    arena_free(arena);
}

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
    struct odds_request request = request_of(arena, scene_name);
    const struct odds *exact = NULL;
    const struct odds *thrown = NULL;

    write_scene(&row->scene);
    exact = ask(arena, &request);
    request.leaves = 1;
    thrown = ask(arena, &request);
    assert_true(exact->exact);
    assert_false(thrown->exact);
    assert_int_equal(thrown->total, request.samples);
    assert_near(exact, thrown);
    assert_same(thrown, ask(arena, &request)); /* the same seed */
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
    const struct odds_request request = request_of(arena, scene_name);
    struct odds played = {.total = 500};
    struct odds_position position;
    uint64_t counts[MOST_VALUES] = {0};
    const struct odds *exact = NULL;

    write_scene(&row->scene);
    exact = ask(arena, &request);
    assert_true(
        odds_position(&position, &request.source, arena, report_new(arena)));
    for (int i = 0; i < (int)played.total; i++)
        counts[play_really(&position, i)]++;
    for (int value = 0; value < MOST_VALUES; value++) {
        uint64_t weight = odds_weight(exact, measure("defender-losses"), value);

        assert_in_range(abs(odds_tenths(&played, counts[value]) -
                            odds_tenths(exact, weight)),
                        0, (size_t)(2 * odds_error(&played, counts[value])));
    }
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
    struct odds_request request = request_of(arena, scene_name);
    const struct scene_text text = {"", SEPTEMBER, ULM};
    const struct odds_answer *answer = NULL;
    int minding = 0;

    (void)state;
    write_scene(&text);
    choose(arena, &request, "extent=round");
    answer = ask_all(arena, &request);
    assert_int_equal(answer->cell_count, 2 * PAIRS);
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
            assert_same(&dry->odds, &wet->odds);
            continue;
        }
        minding++;
        assert_true(odds_mean(&wet->odds, measure("attacker-losses")) >
                    odds_mean(&dry->odds, measure("attacker-losses")));
    }
    assert_int_equal(minding, 1);
    remove(scene_name);
    arena_free(arena);
}

/* Two alike on one table each: what one side suffers the other does. */
static void test_mirror(void **state)
{
    struct arena *arena = arena_new();
    struct odds_request request = request_of(arena, scene_name);
    const struct scene_text text = {
        PLAN("au", "attack='escalated-assault'")
            PLAN("pr", "defend='escalated-counter-attack'"),
        "river='no'",
        ATTACK(CORPS("au-1", "militia='12'"))
            DEFEND(CORPS("pr-1", "militia='12'"))};
    const struct odds *odds = NULL;

    (void)state;
    write_scene(&text);
    choose(arena, &request, "extent=day");
    request.leaves = ODDS_MOST_LEAVES;
    odds = ask(arena, &request);
    assert_true(odds->exact);
    for (int value = 0; value < MOST_VALUES; value++) {
        assert_int_equal(odds_weight(odds, measure("attacker-losses"), value),
                         odds_weight(odds, measure("defender-losses"), value));
        assert_int_equal(odds_weight(odds, measure("attacker-morale"), value),
                         odds_weight(odds, measure("defender-morale"), value));
    }
    assert_true(odds_weight(odds, measure("broken"), 1) > 0);
    assert_int_equal(odds_weight(odds, measure("broken"), 1),
                     odds_weight(odds, measure("broken"), 2));
    remove(scene_name);
    arena_free(arena);
}

/* What may be played, and where it is known how they came. */
struct cells_row {
    const char *name;
    struct scene_text scene;
    size_t cells;
};

#define HALF(more)                                                             \
    ATTACK(CORPS("fr-4", "infantry='9'") more)                                 \
    DEFEND(CORPS("au-1", "infantry='9'"))

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
    struct odds_request request = request_of(arena, scene_name);

    write_scene(&row->scene);
    choose(arena, &request, "extent=round");
    assert_int_equal(ask_all(arena, &request)->cell_count, row->cells);
    remove(scene_name);
    arena_free(arena);
}

/* ---- a turn ----------------------------------------------------------- */

/* In the battle stage a march is over: who stood there came over nothing. */
static void test_turn(void **state)
{
    struct arena *arena = arena_new();
    const struct odds_request request = request_of(arena, scene_name);
    const struct scene_text text = {"", SEPTEMBER, ULM};
    struct odds_position position;
    struct names ids = {NULL, 0};

    (void)state;
    write_scene(&text);
    assert_true(
        odds_position(&position, &request.source, arena, report_new(arena)));
    assert_int_equal(eia_chances.secret(&position.play, "a320", SECRET_RIVER),
                     SECRET_OPEN);
    position.play.game->stage = LAND_BATTLES;
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

/* ---- what is wrong with a scene --------------------------------------- */

struct wrong_row {
    const char *name;
    struct scene_text scene;
    int line;
    const char *words;
};

/* The parties begin at line 5. */
#define ENEMY DEFEND(CORPS("au-1", "infantry='9'"))
#define FRENCH(its)                                                            \
    {                                                                          \
        "", "", ATTACK(its) ENEMY                                              \
    }

static const struct wrong_row wrong_rows[] = {
    {"no month", {"", "month='may'", HALF("")}, 4, "'may' is no month"},
    {"a month after the end",
     {"", "month='1899-01'", HALF("")},
     4,
     "'1899-01' is no month"},
    {"no terrain", {"", "terrain='ice'", HALF("")}, 4, "'ice' is no terrain"},
    {"no power", {"", "dominant='xx'", HALF("")}, 4, "'xx' is no power"},
    {"no river", {"", "river='wide'", HALF("")}, 4, "wide"},
    {"no country",
     {"", "", "<minor id='gaul' power='fr'/>" HALF("")},
     5,
     "'gaul' is no minor country"},
    {"no corps", FRENCH(CORPS("fr-99", "infantry='4'")), 5,
     "the module has no corps 'fr-99'"},
    {"no factors", FRENCH(CORPS("fr-4", "")), 5, "'fr-4' has no factors"},
    {"too many of them", FRENCH(CORPS("fr-4", "infantry='21'")), 5,
     "'fr-4' has room for 20 infantry, not for 21"},
    {"cavalry corps of foot", FRENCH(CORPS("fr-c1", "infantry='1'")), 5,
     "'fr-c1' has room for 0 infantry, not for 1"},
    {"no area", FRENCH(CORPS("fr-4", "infantry='4' at='a999'")), 5,
     "'a999' is no area"},
    {"from afar", FRENCH(CORPS("fr-4", "infantry='4' from='a001'")), 5,
     "'a001' is not next to"},
    {"a corps twice",
     FRENCH(CORPS("fr-4", "infantry='4'") CORPS("fr-4", "infantry='4'")), 5,
     "fr-4"},
    {"on both sides", FRENCH(CORPS("au-3", "infantry='4'")), 6,
     "'au' stands on both sides"},
    {"a neutral attacks", FRENCH(CORPS("bavaria-1", "infantry='4'")), 5,
     "'bavaria' obeys no power"},
    {"no leader",
     FRENCH(CORPS("fr-4", "infantry='4'") LEADER("caesar", "fr-4")), 5,
     "the module has no leader 'caesar'"},
    {"a leader without corps",
     FRENCH(CORPS("fr-4", "infantry='4'") LEADER("napoleon", "fr-5")), 5,
     "no corps 'fr-5' stands on his side"},
    {"a leader of others",
     FRENCH(CORPS("fr-4", "infantry='4'") LEADER("mack", "fr-4")), 5,
     "'mack' does not go with corps of others"},
    {"nobody attacks", {"", "", ENEMY}, 4, "nobody attacks"},
    {"nobody defends",
     {"", "", ATTACK(CORPS("fr-4", "infantry='4'"))},
     4,
     "nobody defends"},
    {"no field combat",
     {OPTION("overwhelming-numbers"), "",
      ATTACK(CORPS("fr-4", "infantry='20'"))
          DEFEND(CORPS("au-1", "infantry='1'"))},
     4,
     "there is no field combat at Ulm"},
    {"a plan with a chit of the other side",
     {PLAN("fr", "attack='cordon'"), "", HALF("")},
     2,
     "'cordon' is no chit of an attacker"},
};

static void test_wrong(void **state)
{
    const struct wrong_row *row = *state;
    struct arena *arena = arena_new();
    const struct odds_request request = request_of(arena, scene_name);
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);
    struct report *report = report_new(arena);
    const struct finding *finding = NULL;

    write_scene(&row->scene);
    assert_false(odds_ask(answer, &request, arena, report));
    assert_int_equal(report_findings(report), 1);
    finding = report_finding(report, 0);
    assert_string_equal(finding->place.file, scene_name);
    assert_int_equal(finding->place.line, row->line);
    assert_non_null(strstr(finding->text, row->words));
    remove(scene_name);
    arena_free(arena);
}

/* A chit that cannot be played here is not looked at by choice either. */
static void test_wrong_choice(void **state)
{
    struct arena *arena = arena_new();
    struct odds_request request = request_of(arena, scene_name);
    const struct scene_text text = {"", "", HALF("")};
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);
    struct report *report = report_new(arena);

    (void)state;
    write_scene(&text);
    choose(arena, &request, "attacker-chit=outflank");
    assert_false(odds_ask(answer, &request, arena, report));
    assert_int_equal(report_findings(report), 1);
    assert_non_null(strstr(report_finding(report, 0)->text,
                           "cannot be 'outflank' in this combat"));
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
    {"a chit that is not legal", test_wrong_choice},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(hand_rows, test_by_hand),   TABLE(same_rows, test_asked),
        TABLE(same_rows, test_simulated), TABLE(same_rows, test_really_played),
        TABLE(cells_rows, test_cells),    TABLE(wrong_rows, test_wrong),
        TABLE(plain_rows, test_plain),
    };

    trust_start();
    return run_tables(tables, LENGTH(tables));
}

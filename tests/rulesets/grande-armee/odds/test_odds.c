/* The chances of a battle: fractions reckoned by hand, and what is wrong with a
 * scene. */
#include "campaign/odds/odds.h"
#include "core/arena.h"
#include "core/odds.h"
#include "core/report.h"
#include "tests/support/test.h"

#include <stdio.h>

static const char scene_name[] = "test_gra_odds.xml";

static const char *source_path(struct arena *arena, const char *path)
{
    const char *top = getenv("srcdir");

    return arena_text(arena, "%s/%s", top ? top : ".", path);
}

static void write_scene(const char *standing, const char *pieces)
{
    FILE *file = fopen(scene_name, "wb");

    assert_non_null(file);
    fprintf(file,
            "<scene version='1' title='By hand' module='-'>%s<game>"
            "<grande-armee-scene>%s</grande-armee-scene></game></scene>",
            standing, pieces);
    assert_int_equal(fclose(file), 0);
}

static struct odds_request request_of(struct arena *arena, const char *scene)
{
    return (struct odds_request){
        .source = {scene,
                   source_path(arena, "samples/modules/austerlitz-1805")},
        .leaves = ODDS_MOST_LEAVES,
        .samples = 2000,
        .seed = "test",
    };
}

static const struct odds_answer *ask(struct arena *arena,
                                     const struct odds_request *request)
{
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);
    struct report *report = report_new(arena);

    if (!odds_ask(answer, request, arena, report))
        report_print(report, stderr);
    assert_true(report_clean(report));
    return answer;
}

enum { ATTACKER_LOSSES, DEFENDER_LOSSES, OUTCOME, FIELD_OF, LEADERS };
enum { ROUTS, STOPS, HOLDS, WITHDRAWS, DEFENDER_ROUTS };

struct chance_row {
    const char *name;
    int measure, value;
    unsigned above, below; /* the fraction */
};

static void is_share(const struct odds *odds, const struct chance_row *row)
{
    assert_true(odds->exact);
    assert_true(odds_weight(odds, (size_t)row->measure, row->value) *
                    row->below ==
                odds->total * row->above);
}

/* ---- one round ----------------------------------------------------------- */

/*
 * samples/scenes/austerlitz-round.xml. Soult and Saint-Hilaire give 2,
 * Buxhowden and Dokhturov 1: the dice and 1 are T. Of 10 SP M is 2 for T of 3
 * to 6, else 1; MD 1 to 7, else 2. No bid above M costs Buxhowden MD: Soult
 * always wins.
 *
 *   T   of 36   Buxhowden
 *   3-4    3    holds
 *   5-7   12    withdraws
 *   8-9   11    R0: 4 is needed, for who adds no bonus helps nobody: 2/6 fail
 *  10-11   7    R1: 3/6 fail
 *  12-13   3    R2 and L1: 4/6 fail
 *
 * 11/36 * 2/6 + 7/36 * 3/6 + 3/36 * 4/6 = 55/216 rout, and lose 1 of 8 more. He
 * withdraws in 12/36 and in the other 21/36 - 55/216: 143/216. Who goes leaves
 * the hex to Soult, who has 2 points at least.
 *
 * L1: Dokhturov alone is at risk, and dies of 1/3 of 3/36.
 */
static const struct chance_row round_rows[] = {
    {"base chances Soult loses 2", ATTACKER_LOSSES, 2, 5, 18},
    {"base chances Soult loses 1", ATTACKER_LOSSES, 1, 13, 18},
    {"base chances Buxhowden loses 1", DEFENDER_LOSSES, 1, 5, 12},
    {"base chances Buxhowden loses 2", DEFENDER_LOSSES, 2, 71, 216},
    {"base chances Buxhowden loses 3", DEFENDER_LOSSES, 3, 55, 216},
    {"base chances he holds", OUTCOME, HOLDS, 1, 12},
    {"base chances he withdraws", OUTCOME, WITHDRAWS, 143, 216},
    {"base chances he routs", OUTCOME, DEFENDER_ROUTS, 55, 216},
    {"base chances Soult enters", FIELD_OF, 2, 11, 12},
    {"base chances nobody falls", LEADERS, 0, 35, 36},
    {"base chances one leader falls", LEADERS, 1, 1, 36},
};

static void test_round(void **state)
{
    struct arena *arena = arena_new();
    const char *path =
        source_path(arena, "samples/scenes/austerlitz-round.xml");
    const struct odds_request request = request_of(arena, path);
    const struct odds_answer *answer = ask(arena, &request);

    assert_int_equal(answer->cells_count, 1);
    is_share(&answer->cells[0].odds, *state);
    arena_free(arena);
}

/* ---- without dice -------------------------------------------------------- */

#define SOULT      "<leader id='soult' hex='5235'/>"
#define BUXHOWDEN  "<leader id='buxhowden' hex='5336'/>"
#define FRENCH(sp) "<unit id='fr-inf-04' hex='5235' sp='" sp "'/>"
#define RUSSIANS(sp, more)                                                     \
    "<unit id='ru-inf-05' hex='5336' sp='" sp "' " more "/>"
#define ATTACK "<attack from='5235' hold='0' rounds='1' target='5336'/>"

/* 4 of 7 SP are lost, by no die. */
#define ROUTED ATTACK FRENCH("5") RUSSIANS("7", "routed='yes'")
/* 8 : 1. */
#define FEW ATTACK FRENCH("8") RUSSIANS("1", "")

struct small_row {
    struct chance_row chance;
    const char *pieces;
};

static const struct small_row small_rows[] = {
    {{"base chances routed units", DEFENDER_LOSSES, 4, 1, 1}, ROUTED},
    {{"base chances routed units flee", OUTCOME, DEFENDER_ROUTS, 1, 1}, ROUTED},
    {{"base chances an overrun", DEFENDER_LOSSES, 1, 1, 1}, FEW},
    {{"base chances an overrun costs nothing", ATTACKER_LOSSES, 0, 1, 1}, FEW},
};

static void test_small(void **state)
{
    const struct small_row *row = *state;
    struct arena *arena = arena_new();
    const struct odds_request request = request_of(arena, scene_name);

    write_scene("<standing side='coalition'><reaction choice='stand' hold='0'/>"
                "</standing>",
                row->pieces);
    is_share(&ask(arena, &request)->cells[0].odds, &row->chance);
    arena_free(arena);
    remove(scene_name);
}

/* ---- both holds ---------------------------------------------------------- */

static const struct hold_row {
    const char *name;
    const char *chosen;
    size_t cells;
} hold_rows[] = {
    {"base chances both holds are known", NULL, 1},
    {"base chances one hold is open", "defender-hold=all", 3},
    {"base chances both holds are open", "attacker-hold=all defender-hold=all",
     9},
};

/* The first cell is that of no hold on either side. */
static void test_holds(void **state)
{
    static const struct chance_row first = {"", ATTACKER_LOSSES, 2, 5, 18};
    const struct hold_row *row = *state;
    struct arena *arena = arena_new();
    struct odds_request request = request_of(
        arena, source_path(arena, "samples/scenes/austerlitz-round.xml"));
    const struct odds_answer *answer;

    if (row->chosen)
        request.chosen = names_split(row->chosen, arena);
    answer = ask(arena, &request);
    assert_int_equal(answer->cells_count, row->cells);
    is_share(&answer->cells[0].odds, &first);
    if (row->cells > 1)
        assert_true(odds_weight(&answer->cells[row->cells - 1].odds,
                                DEFENDER_LOSSES, 1) *
                        12 !=
                    answer->cells[row->cells - 1].odds.total * 5);
    arena_free(arena);
}

/* ---- what is wrong with a scene ------------------------------------------ */

static const struct wrong_row {
    const char *name;
    const char *pieces, *words;
} wrong_rows[] = {
    {"an unknown unit", ATTACK "<unit id='fr-inf-99' hex='5235'/>",
     "no unit 'fr-inf-99'"},
    {"an unknown leader", ATTACK "<leader id='grouchy' hex='5235'/>",
     "no leader 'grouchy'"},
    {"a unit twice", ATTACK FRENCH("5") FRENCH("5"), "fr-inf-04"},
    {"beside the enemy in his hex",
     ATTACK FRENCH("5") "<unit id='ru-inf-06' hex='5235'/>",
     "an enemy of 'ru-inf-06'"},
    {"off the map", ATTACK "<unit id='fr-inf-04' hex='9901'/>", "no hex 9901"},
    {"more than it may have", ATTACK FRENCH("11"), "10 SP at most"},
    {"no attack", FRENCH("5"), "this one has 0"},
    {"12.12 an enemy who is not masked",
     ATTACK FRENCH("5") RUSSIANS("5", "") "<unit id='ru-inf-06' hex='5236'/>",
     "neither attacked nor masked"},
    {"nobody is there", ATTACK FRENCH("5"), "no enemy stands in B5303"},
    {"an attack over two hexes",
     "<attack from='5235' target='5337'/>" FRENCH("5"), "is not next to"},
};

static void test_wrong(void **state)
{
    const struct wrong_row *row = *state;
    struct arena *arena = arena_new();
    const struct odds_request request = request_of(arena, scene_name);
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);
    struct report *report = report_new(arena);

    write_scene("", row->pieces);
    assert_false(odds_ask(answer, &request, arena, report));
    assert_true(report_findings(report) > 0);
    assert_non_null(strstr(report_finding(report, 0)->text, row->words));
    arena_free(arena);
    remove(scene_name);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(round_rows, test_round), TABLE(small_rows, test_small),
        TABLE(hold_rows, test_holds), TABLE(wrong_rows, test_wrong)};

    return run_tables(tables, LENGTH(tables));
}

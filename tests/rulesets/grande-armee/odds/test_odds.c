/* The chances of a battle: fractions reckoned by hand, and what is wrong with a
 * scene. */
#include "tests/support/odds.h"

#include <stdio.h>

static const char scene_name[] = "test_gra_odds.xml";

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
    return chances_of(arena, scene, "austerlitz-1805");
}

enum { ATTACKER_LOSSES, DEFENDER_LOSSES, OUTCOME, FIELD_OF, LEADERS };
enum { ROUTS, STOPS, HOLDS, WITHDRAWS, DEFENDER_ROUTS };

struct chance_row {
    const char *name;
    int measure, value;
    unsigned above, below; /* the fraction */
};

static void has_share(const struct odds *odds, const struct chance_row *row)
{
    is_share(odds, row->measure, row->value, row->above, row->below);
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
    const struct odds_answer *answer = chances_ask(arena, &request);

    assert_int_equal(answer->cells_count, 1);
    has_share(&answer->cells[0].odds, *state);
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

/* Ten against ten, and T is the two dice; with both corps leaders 1 more. */
#define TENS ATTACK FRENCH("10") RUSSIANS("10", "")
#define STAND(corps, hold)                                                     \
    "<standing side='coalition'><reaction " corps "choice='stand' hold='" hold \
    "'/></standing>"

struct small_row {
    struct chance_row chance;
    const char *pieces;
    const char *standing, *chosen; /* chosen: NULL, or a matrix */
    size_t cell;
};

/* M is 2 SP up to T 6, else 1. Dokhturov outbids while it costs him no more
 * than his ceiling: with 20 percent 2 SP, at T 2 to 5 and 7; with 30, and
 * Buxhowden, 3 SP, at T 3 to 9. Who does not leaves the hex to the French. */
static const struct small_row small_rows[] = {
    {{"base chances routed units", DEFENDER_LOSSES, 4, 1, 1},
     ROUTED,
     STAND("", "0"),
     NULL,
     0},
    {{"base chances routed units flee", OUTCOME, DEFENDER_ROUTS, 1, 1},
     ROUTED,
     STAND("", "0"),
     NULL,
     0},
    {{"base chances an overrun", DEFENDER_LOSSES, 1, 1, 1},
     FEW,
     STAND("", "0"),
     NULL,
     0},
    {{"base chances an overrun costs nothing", ATTACKER_LOSSES, 0, 1, 1},
     FEW,
     STAND("", "0"),
     NULL,
     0},
    {{"base chances a hold of 20", FIELD_OF, 2, 5, 9},
     TENS,
     STAND("", "20"),
     NULL,
     0},
    {{"base chances the hold of a corps", FIELD_OF, 2, 5, 18},
     TENS SOULT BUXHOWDEN,
     STAND("corps='buxhowden' ", "30"),
     NULL,
     0},
    {{"base chances no hold of who ordered none", FIELD_OF, 2, 5, 6},
     TENS,
     "",
     "defender-hold=all",
     0},
    {{"base chances a hold of 15 of who ordered none", FIELD_OF, 2, 5, 9},
     TENS,
     "",
     "defender-hold=all",
     1},
};

static void test_small(void **state)
{
    const struct small_row *row = *state;
    struct arena *arena = arena_new();
    struct odds_request request = request_of(arena, scene_name);

    if (row->chosen)
        request.chosen = names_split(row->chosen, arena);
    write_scene(row->standing, row->pieces);
    has_share(&chances_ask(arena, &request)->cells[row->cell].odds,
              &row->chance);
    arena_free(arena);
    remove(scene_name);
}

/* At Ulm nobody has an order yet, and whoever could attack with one does: 8 to
 * 1 is an overrun. */
static void test_ulm(void **state)
{
    struct arena *arena = arena_new();
    const struct odds_request request =
        chances_of(arena, scene_name, "ulm-1805");

    write_scene("", "<attack from='3341' target='3342'/>"
                    "<unit id='fr-inf-04' hex='3341' sp='8'/>"
                    "<unit id='au-inf-01' hex='3342' sp='1'/>");
    has_share(&chances_ask(arena, &request)->cells[0].odds, *state);
    arena_free(arena);
    remove(scene_name);
}

static const struct chance_row ulm_rows[] = {
    {"base chances at Ulm, an overrun", DEFENDER_LOSSES, 1, 1, 1},
    {"base chances at Ulm it costs nothing", ATTACKER_LOSSES, 0, 1, 1},
};

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
    answer = chances_ask(arena, &request);
    assert_int_equal(answer->cells_count, row->cells);
    has_share(&answer->cells[0].odds, &first);
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
        TABLE(ulm_rows, test_ulm), TABLE(hold_rows, test_holds),
        TABLE(wrong_rows, test_wrong)};

    return run_tables(tables, LENGTH(tables));
}

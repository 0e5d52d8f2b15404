/* The chances of an attack, a charge, a bombardment: fractions reckoned by
 * hand, and what is wrong with a scene. */
#include "tests/support/odds.h"

#include <stdio.h>

static const char scene_name[] = "test_adn_odds.xml";
static const char ligny[] = "ligny-1815";

/* head: attributes of the scene but for its turn. */
static void write_scene(const char *head, const char *pieces)
{
    FILE *file = fopen(scene_name, "wb");

    assert_non_null(file);
    fprintf(file,
            "<scene version='1' title='By hand' module='-'><game>"
            "<armee-du-nord-scene turn='16' %s>%s</armee-du-nord-scene>"
            "</game></scene>",
            head, pieces);
    assert_int_equal(fclose(file), 0);
}

static const struct odds *ask(struct arena *arena, const char *scene,
                              bool every_way)
{
    struct odds_request request = chances_of(arena, scene, ligny);

    request.every_way = every_way;
    return &chances_ask(arena, &request)->cells[0].odds;
}

/* ---- fractions ----------------------------------------------------------- */

enum { ATTACKER_LOSSES, DEFENDER_LOSSES, ATTACKER_BACK, DEFENDER_BACK, FIELD };

struct chance_row {
    const char *name;
    const char *head, *pieces;
    int measure, value;
    unsigned above, below; /* the fraction */
};

/* Bachelu (9, morale 4) against Saxe-Weimar (9, 4) in the open: column 1-1,
 * nothing added; 1 Ar, 2 Ar, 3 ExC, 4 Ex, 5 Ex*, 6 Dr. Nobody loses who throws
 * 1, 2 or 6 at once. */
#define EVEN_HEAD "kind='attack' army='french' target='1330' attackers='fr-5'"
#define EVEN                                                                   \
    "<unit id='fr-5' hex='1331'/><unit id='ad-saxe-weimar' hex='1330'/>"

/* Kemphen, 4 of 8 increments, so of morale 2, is deployed: in the open at 1329
 * and 1429, in the village 1330. Bachelu has 9 to 4, 2-1, and +2: against the
 * village less 1, so that 1 is ExC, which is Ex*, 2 Ex, 3 Ex*, 4 to 6 Dr and
 * Dr2; against 1429 too nothing less, so that 1 is Ex, 2 Ex*, 3 to 6 Dr, Dr2.
 */
#define DEPLOYED                                                               \
    "<unit id='fr-5' hex='1331'/><unit id='pr-10' hex='1329' "                 \
    "increments='4' deployed='1330 1429'/>"

/* Milhaud's whole corps on Pirch II at 3633: +2, and -1 for the corps, so that
 * the dice 1 to 6 read rows 0 to 5 of the column +2: Dr2, Dr2, Dr2 s, Dr, Dr s,
 * Ex s. */
#define CHARGE_HEAD                                                            \
    "kind='charge' army='french' target='3633' attackers='fr-c13 fr-c14 "      \
    "fr-ivc-horse milhaud'"
#define CHARGE                                                                 \
    "<unit id='fr-c13' hex='3634'/><unit id='fr-c14' hex='3634'/>"             \
    "<unit id='fr-ivc-horse' hex='3634'/><unit id='pr-2' hex='3633'/>"         \
    "<leader id='milhaud' hex='3634'/>"

/* 3 + 1 increments of guns on a village: the die less 1 in column 4-5: nothing,
 * nothing, nothing, shaken, shaken, 1. */
#define GUNS_HEAD                                                              \
    "kind='bombardment' army='french' target='3634' guns='fr-iv-foot "         \
    "fr-iv-12'"
#define GUNS                                                                   \
    "<unit id='fr-iv-foot' hex='3635'/><unit id='fr-iv-12' hex='3735'/>"       \
    "<unit id='pr-4' hex='3634'/>"

static const struct chance_row chance_rows[] = {
    {"base chances an even fight", EVEN_HEAD, EVEN, ATTACKER_LOSSES, 0, 1, 2},
    {"base chances attackers go back", EVEN_HEAD, EVEN, DEFENDER_LOSSES, 0, 1,
     2},
    {"base chances a charge loses", CHARGE_HEAD, CHARGE, ATTACKER_LOSSES, 1, 1,
     6},
    {"base chances a charge gets in", CHARGE_HEAD, CHARGE, FIELD, 2, 5, 6},
    {"base chances the charged stay", CHARGE_HEAD, CHARGE, DEFENDER_BACK, 0, 1,
     6},
    {"base chances two hexes back", CHARGE_HEAD, CHARGE, DEFENDER_BACK, 2, 1,
     2},
    {"qa.spi-1 chances in one hex", EVEN_HEAD, DEPLOYED, ATTACKER_LOSSES, 0, 1,
     2},
    {"qa.spi-1 chances in two hexes", EVEN_HEAD " also='1429'", DEPLOYED,
     ATTACKER_LOSSES, 0, 2, 3},
    {"base chances guns", GUNS_HEAD, GUNS, DEFENDER_LOSSES, 1, 1, 6},
};

static void has_share(const struct odds *odds, const struct chance_row *row)
{
    is_share(odds, row->measure, row->value, row->above, row->below);
}

static void test_chance(void **state)
{
    const struct chance_row *row = *state;
    struct arena *arena = arena_new();

    write_scene(row->head, row->pieces);
    has_share(ask(arena, scene_name, false), row);
    arena_free(arena);
    remove(scene_name);
}

/*
 * samples/scenes/ligny-attack.xml, both sides stay and pay. First the guns: of
 * six falls three do nothing, two shake Henckel, one takes an increment. Then
 * column 3-1 with 4 - 3 - 1 = 0 on the die, or +1 when he is shaken, and so on
 * through Ex* and ExC with what is left, die by die: a tree of some hundred
 * leaves.
 */
static const struct chance_row ligny_rows[] = {
    {"base chances Gerard loses nothing", "", "", ATTACKER_LOSSES, 0, 5, 9},
    {"base chances Gerard loses one", "", "", ATTACKER_LOSSES, 1, 3, 8},
    {"base chances Gerard loses two", "", "", ATTACKER_LOSSES, 2, 25, 432},
    {"base chances Gerard loses five", "", "", ATTACKER_LOSSES, 5, 1, 5832},
    {"base chances Henckel loses one", "", "", DEFENDER_LOSSES, 1, 5, 12},
    {"base chances Henckel loses three", "", "", DEFENDER_LOSSES, 3, 67, 432},
    {"base chances Henckel loses seven", "", "", DEFENDER_LOSSES, 7, 23,
     139968},
};

static void test_ligny(void **state)
{
    struct arena *arena = arena_new();
    const char *path = source_path(arena, "samples/scenes/ligny-attack.xml");

    has_share(ask(arena, path, false), *state);
    arena_free(arena);
}

/* Who ordered no form, and takes losses for retreats, goes nowhere. */
static const struct chance_row form_rows[] = {
    {"base chances a form that nobody ordered", EVEN_HEAD, EVEN, DEFENDER_BACK,
     0, 1, 1}};

static void test_form(void **state)
{
    const struct chance_row *row = *state;
    struct arena *arena = arena_new();
    struct odds_request request = chances_of(arena, scene_name, ligny);

    request.chosen = names_split("defender-form=loss", arena);
    write_scene(row->head, row->pieces);
    has_share(&chances_ask(arena, &request)->cells[0].odds, row);
    arena_free(arena);
    remove(scene_name);
}

/* ---- joining ------------------------------------------------------------- */

static const struct size_row {
    const char *name;
    const char *attackers, *pieces;
} size_rows[] = {
    {"base chances 12 against 12", "fr-10",
     "<unit id='fr-10' hex='1331'/><unit id='pr-12' hex='1330'/>"},
    {"base chances 24 against 24", "fr-10 fr-2",
     "<unit id='fr-10' hex='1331'/><unit id='fr-2' hex='1331'/>"
     "<unit id='fr-iii-12' hex='1331'/>"
     "<unit id='pr-1' hex='1330'/><unit id='pr-11' hex='1330'/>"},
};

/* Equal positions are joined: the first is exact, and the second ends. */
static void test_size(void **state)
{
    const struct size_row *row = *state;
    struct arena *arena = arena_new();
    char head[128];

    snprintf(head, sizeof(head),
             "kind='attack' army='french' target='1330' attackers='%s'",
             row->attackers);
    write_scene(head, row->pieces);
    assert_true(ask(arena, scene_name, false)->exact);
    arena_free(arena);
    remove(scene_name);
}

/* Joined or not, what comes out is the same. */
static void test_joined(void **state)
{
    struct arena *arena = arena_new();
    const struct odds *joined, *every;

    (void)state;
    write_scene(EVEN_HEAD,
                "<unit id='fr-5' hex='1331' increments='4'/>"
                "<unit id='ad-saxe-weimar' hex='1330' increments='4'/>");
    joined = ask(arena, scene_name, false);
    every = ask(arena, scene_name, true);
    for (size_t table = 0; table < FIELD; table++)
        for (int value = 0; value <= 4; value++)
            assert_true(odds_weight(joined, table, value) * every->total ==
                        odds_weight(every, table, value) * joined->total);
    arena_free(arena);
    remove(scene_name);
}

static const struct joined_row {
    const char *name;
} joined_rows[] = {{"base chances joined or not"}};

/* ---- what is wrong with a scene ------------------------------------------ */

static const struct wrong_row {
    const char *name;
    const char *head, *pieces, *words;
} wrong_rows[] = {
    {"an unknown unit", EVEN_HEAD, "<unit id='fr-99' hex='1331'/>",
     "no unit 'fr-99'"},
    {"a unit twice", EVEN_HEAD, EVEN "<unit id='fr-5' hex='1332'/>", "fr-5"},
    {"beside the enemy in his hex", EVEN_HEAD,
     EVEN "<unit id='fr-6' hex='1330'/>", "an enemy of 'fr-6'"},
    {"off the map", EVEN_HEAD, "<unit id='fr-5' hex='9901'/>", "no hex 9901"},
    {"too many in a hex", EVEN_HEAD, EVEN "<unit id='fr-6' hex='1331'/>",
     "no room for 'fr-6'"},
    {"nobody attacks", "kind='attack' army='french' target='1330'", EVEN,
     "nobody attacks"},
    {"nobody is there",
     "kind='attack' army='french' target='1334' attackers='fr-5'", EVEN,
     "no enemy stands at 1334"},
    {"an attacker who is not there",
     "kind='attack' army='french' target='1330' attackers='fr-7'", EVEN,
     "'fr-7' does not stand in the scene"},
    {"more than it ever had", EVEN_HEAD,
     "<unit id='fr-5' hex='1331' increments='40'/>", "9 increments at most"},
};

static void test_wrong(void **state)
{
    const struct wrong_row *row = *state;
    struct arena *arena = arena_new();
    const struct odds_request request = chances_of(arena, scene_name, ligny);
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);
    struct report *report = report_new(arena);

    write_scene(row->head, row->pieces);
    assert_false(odds_ask(answer, &request, arena, report));
    assert_true(report_findings(report) > 0);
    assert_non_null(strstr(report_finding(report, 0)->text, row->words));
    arena_free(arena);
    remove(scene_name);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(chance_rows, test_chance), TABLE(ligny_rows, test_ligny),
        TABLE(form_rows, test_form),     TABLE(size_rows, test_size),
        TABLE(joined_rows, test_joined), TABLE(wrong_rows, test_wrong)};

    return run_tables(tables, LENGTH(tables));
}

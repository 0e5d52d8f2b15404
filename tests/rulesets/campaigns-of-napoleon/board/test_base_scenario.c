/* What a game must hold that was read, or corrected by hand: its pieces are
 * the module's, and stand on its map. */
#include "core/arena.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

enum { OFF_THE_MAP = 9999 };

static void nothing(struct game *game)
{
    (void)game;
}

static void a_unit_off_the_map(struct game *game)
{
    game->units[0].state = ON_MAP;
    game->units[0].hex = OFF_THE_MAP;
}

static void a_unit_to_come(struct game *game)
{
    game->units[0].state = ENTERING;
    game->units[0].hex = OFF_THE_MAP;
}

static void a_leader_nowhere(struct game *game)
{
    game->leaders[0].state = ON_MAP;
    game->leaders[0].hex = 0;
}

static void a_vedette_off_the_map(struct game *game)
{
    game->vedettes[0].state = ON_MAP;
    game->vedettes[0].hex = OFF_THE_MAP;
}

static void vedettes_of_nobody(struct game *game)
{
    game->vedettes[0].army = "russian";
    game->vedettes[0].parent = "cossacks";
}

static void under_a_stranger(struct game *game)
{
    game->units[0].leader = "kutuzov";
}

static void with_a_stranger(struct game *game)
{
    game->units[0].state = ON_MAP;
    game->units[0].force = "kutuzov";
}

static void a_force_of_strangers(struct game *game)
{
    game->forces[0].army = "russian";
    game->forces[0].leader = "kutuzov";
}

static void a_center_off_the_map(struct game *game)
{
    game->armies[0].center = OFF_THE_MAP;
}

static void another_unit(struct game *game)
{
    game->units[0].id = "cossacks";
}

static const struct opening_row {
    const char *name;
    void (*mistake)(struct game *game);
    const struct rule *rule; /* NULL: the game is fine */
    size_t findings;         /* one line for each mistake */
} rows[] = {
    {"the morning of 15 June", nothing, NULL, 0},
    {"scenario: a unit off the map", a_unit_off_the_map, BASE(scenario), 1},
    {"scenario: a unit that is still to come", a_unit_to_come, NULL, 0},
    {"scenario: a leader in hex 0", a_leader_nowhere, BASE(scenario), 1},
    {"scenario: vedettes off the map", a_vedette_off_the_map, BASE(scenario),
     1},
    {"vedettes: of no army and no unit", vedettes_of_nobody, BASE(vedettes), 2},
    {"organization: under no leader", under_a_stranger, BASE(organization), 1},
    {"force: with no force", with_a_stranger, BASE(force), 1},
    {"force: of no army", a_force_of_strangers, BASE(force), 2},
    {"scenario: a center off the map", a_center_off_the_map, BASE(scenario), 1},
    {"scenario: another unit", another_unit, BASE(scenario), 1},
};

static void opens_or_refuses(void **state)
{
    const struct opening_row *row = *state;
    struct scene *scene = scene_of_waterloo();
    struct report *report = report_new(scene->arena);

    row->mistake(scene->game);
    assert_int_equal(con_open_game(scene->game, &scene->module, scene->arena,
                                   "turn.xml", report),
                     row->findings == 0);
    assert_int_equal(report_findings(report), row->findings);
    if (row->rule)
        assert_true(report_names(report, row->rule));
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {TABLE(rows, opens_or_refuses)};

    return run_tables(tables, LENGTH(tables));
}

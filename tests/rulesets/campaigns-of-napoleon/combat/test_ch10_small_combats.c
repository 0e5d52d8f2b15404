/* 10.5.1 to 10.5.3 on the map: Raid, Ambush and Skirmish from the chits to the
 * losses, with every modifier of their dice. */
#include "core/arena.h"
#include "core/journal.h"
#include "rulesets/campaigns-of-napoleon/board/state.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

/* ---- the ground: the Coalition in the north, the French in the south --- */

static void open_country(struct scene *scene)
{
    (void)scene;
}

static void woods_north(struct scene *scene)
{
    scene_ground(scene, NORTH_HEX, WOODS);
}

static void woods_south(struct scene *scene)
{
    scene_ground(scene, SOUTH_HEX, WOODS);
}

static void marsh_north(struct scene *scene)
{
    scene_ground(scene, NORTH_HEX, MARSH);
}

static void brook(struct scene *scene)
{
    scene_river(scene, NORTH_HEX, SOUTH_HEX, RIVER_SECONDARY);
}

static void river(struct scene *scene)
{
    scene_river(scene, NORTH_HEX, SOUTH_HEX, RIVER_PRIMARY);
}

static void brook_and_woods_north(struct scene *scene)
{
    brook(scene);
    woods_north(scene);
}

static void brook_and_woods_south(struct scene *scene)
{
    brook(scene);
    woods_south(scene);
}

static void fortress_north(struct scene *scene)
{
    scene_place(scene, NORTH_HEX, PLACE_TOWN, true);
}

static void fortress_north_and_brook(struct scene *scene)
{
    fortress_north(scene);
    brook(scene);
}

/* ---- the fight -------------------------------------------------------- */

static const struct small_row {
    const char *name;
    struct troops french, coalition;
    enum side attacker;
    enum guesses guesses;
    void (*ground)(struct scene *scene);
    int die, row;
    int losses[SIDE_COUNT];
    const char *cited;
} rows[] = {
    {"10.5.1a die 4 and +1 reads row 5",
     DIV(.infantry = 8),
     COR(.infantry = 20, .demoralized = true),
     FRENCH,
     FRENCH_RIGHT,
     open_country,
     4,
     5,
     {2, 4},
     "10.5.1a"},
    {"table.raid Raider of 6 SP and row 5",
     DIV(.infantry = 6),
     COR(.infantry = 20),
     FRENCH,
     FRENCH_RIGHT,
     open_country,
     5,
     5,
     {2, 3},
     "table.raid"},
    {"table.raid-mod-demoralized demoralized corps, die 3",
     DIV(.infantry = 6),
     COR(.infantry = 20, .demoralized = true),
     FRENCH,
     FRENCH_RIGHT,
     open_country,
     3,
     4,
     {0, 2},
     "table.raid-mod-demoralized"},
    {"table.raid-mod-cavalry 1 SP of cavalry against a corps with 3",
     DIV(.cavalry = 1),
     COR(.infantry = 20, .cavalry = 3),
     FRENCH,
     FRENCH_RIGHT,
     open_country,
     4,
     3,
     {1, 1},
     "table.raid-mod-cavalry"},
    {"table.raid-mod-terrain log.2008-04-12c the Raided in woods, die 4",
     DIV(.infantry = 6),
     COR(.infantry = 20),
     FRENCH,
     FRENCH_RIGHT,
     woods_north,
     4,
     3,
     {3, 3},
     "table.raid-mod-terrain"},
    {"table.raid-mod-terrain a marsh only costs movement",
     DIV(.infantry = 6),
     COR(.infantry = 20),
     FRENCH,
     FRENCH_RIGHT,
     marsh_north,
     4,
     4,
     {0, 2},
     "table.raid"},
    {"table.raid-mod-strong the Raided in a fortified town, die 5",
     DIV(.infantry = 6),
     COR(.infantry = 20),
     FRENCH,
     FRENCH_RIGHT,
     fortress_north,
     5,
     2,
     {2, 2},
     "table.raid-mod-strong"},
    {"table.raid-mod-strong the Raided behind a primary river, die 5",
     DIV(.infantry = 6),
     COR(.infantry = 20),
     FRENCH,
     FRENCH_RIGHT,
     river,
     5,
     2,
     {2, 2},
     "table.raid-mod-strong"},
    {"table.raid-mod-limits woods and river count once",
     DIV(.infantry = 6),
     COR(.infantry = 20),
     FRENCH,
     FRENCH_RIGHT,
     brook_and_woods_north,
     4,
     3,
     {3, 3},
     "table.raid-mod-limits"},
    {"table.raid-mod-limits fortified Raider, Raided behind a river: +2",
     COR(.infantry = 20),
     DIV(.infantry = 6),
     COALITION,
     COALITION_RIGHT,
     fortress_north_and_brook,
     3,
     5,
     {3, 2},
     "table.raid-mod-strong"},
    {"10.5.2a Ambushed of 10 SP, die 4",
     DIV(.infantry = 10),
     COR(.infantry = 20),
     FRENCH,
     COALITION_RIGHT,
     open_country,
     4,
     4,
     {3, 0},
     "10.5.2a"},
    {"table.skirmish die 5 and +1",
     DIV(.infantry = 6, .demoralized = true),
     DIV(.infantry = 6),
     FRENCH,
     BOTH_RIGHT,
     open_country,
     5,
     6,
     {2, 1},
     "table.skirmish"},
    {"table.skirmish-mod-demoralized Coalition demoralized, die 4",
     DIV(.infantry = 6),
     DIV(.infantry = 6, .demoralized = true),
     FRENCH,
     BOTH_RIGHT,
     open_country,
     4,
     3,
     {0, 1},
     "table.skirmish-mod-demoralized"},
    {"table.skirmish-mod-cavalry log.2011-01-07 3 SP against 1 SP of cavalry, "
     "die 4",
     DIV(.cavalry = 1),
     DIV(.cavalry = 3),
     FRENCH,
     BOTH_RIGHT,
     open_country,
     4,
     5,
     {1, 0},
     "table.skirmish-mod-cavalry"},
    {"table.skirmish-mod-terrain the French defend in woods, die 3",
     DIV(.infantry = 6),
     DIV(.infantry = 6),
     COALITION,
     BOTH_RIGHT,
     woods_south,
     3,
     2,
     {0, 1},
     "table.skirmish-mod-terrain"},
    {"table.skirmish-mod-strong the Coalition in a fortified town, die 2",
     DIV(.infantry = 6),
     DIV(.infantry = 6),
     FRENCH,
     BOTH_RIGHT,
     fortress_north,
     2,
     5,
     {1, 0},
     "table.skirmish-mod-strong"},
    {"table.skirmish-mod-limits woods and river of the French count once",
     DIV(.infantry = 6),
     DIV(.infantry = 6),
     COALITION,
     BOTH_RIGHT,
     brook_and_woods_south,
     3,
     2,
     {0, 1},
     "table.skirmish-mod-limits"},
    {"10.1b log.2008-03-06b log.undated-10 the river helps the French defender "
     "alone",
     DIV(.infantry = 6),
     DIV(.infantry = 6),
     COALITION,
     BOTH_RIGHT,
     brook,
     3,
     2,
     {0, 1},
     "10.1b"},
    {"10.5.3b log.2010-03-05a an enemy of 1 SP takes 1 of 2",
     DIV(.infantry = 6, .demoralized = true),
     DIV(.infantry = 1),
     FRENCH,
     BOTH_RIGHT,
     brook,
     5,
     7,
     {1, 0},
     "10.5.3b"},
};

static void set_chits(struct scene *scene, const struct small_row *row)
{
    enum chit french =
        row->coalition.size == CORPS ? CHIT_CORPS : CHIT_DIVISION;
    enum chit coalition =
        row->french.size == CORPS ? CHIT_CORPS : CHIT_DIVISION;

    scene_chits(scene, row->guesses == COALITION_RIGHT ? CHIT_ARMY : french,
                row->guesses == FRENCH_RIGHT ? CHIT_ARMY : coalition);
}

static const char *label_of(struct scene *scene, const struct small_row *row,
                            const struct combat *combat)
{
    const char *what = "10.5.1a/raid";
    bool ambush = row->guesses == COALITION_RIGHT ? row->coalition.size == CORPS
                                                  : row->french.size == CORPS;

    if (row->guesses == BOTH_RIGHT)
        what = "table.skirmish/skirmish";
    else if (ambush)
        what = "10.5.2a/ambush";
    return arena_text(scene->arena, "%s/%s", what, combat->id);
}

static void fought(void **state)
{
    const struct small_row *row = *state;
    struct scene *scene = scene_new();
    struct combat *combat;
    const char *label;

    row->ground(scene);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &row->french);
    scene_troops(scene, "prussian", "borcke", NORTH_HEX, &row->coalition);
    combat = scene_duel(scene, row->attacker);
    set_chits(scene, row);
    label = label_of(scene, row, combat);
    scene_die(scene, label, row->die);
    assert_true(scene_fight(scene));
    assert_true(scene_thrown(scene, label));
    assert_true(scene_number(scene, EVENT_TABLE, NULL, row->row));
    assert_int_equal(combat->losses[FRENCH], row->losses[FRENCH]);
    assert_int_equal(combat->losses[COALITION], row->losses[COALITION]);
    assert_true(scene_cites(scene, row->cited));
    /* a loss that is not held is not said to be */
    assert_int_equal(scene_cites(scene, "10.5.3b"),
                     strcmp(row->cited, "10.5.3b") == 0);
    scene_free(scene);
}

static const struct held_row {
    const char *name;
    const char *said;
} held_rows[] = {
    {"10.5.3b the log names whose loss is held, and to what",
     "French loss held to 1, half of the enemy's 1 SP rounded up."},
};

static void held_is_said(void **state)
{
    static const struct troops weak = DIV(.infantry = 6, .demoralized = true);
    static const struct troops rear_guard = DIV(.infantry = 1);
    const struct held_row *row = *state;
    struct scene *scene = scene_new();
    struct combat *combat;

    brook(scene);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &weak);
    scene_troops(scene, "prussian", "borcke", NORTH_HEX, &rear_guard);
    combat = scene_duel(scene, FRENCH);
    scene_chits(scene, CHIT_DIVISION, CHIT_DIVISION);
    scene_die(
        scene,
        arena_text(scene->arena, "table.skirmish/skirmish/%s", combat->id), 5);
    assert_true(scene_fight(scene));
    assert_true(scene_says(scene, EVENT_NOTE, RULE(10_5_3b), row->said));
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {TABLE(rows, fought),
                                   TABLE(held_rows, held_is_said)};

    return run_tables(tables, LENGTH(tables));
}

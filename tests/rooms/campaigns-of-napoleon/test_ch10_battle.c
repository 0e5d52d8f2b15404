/* 10.5.4 to 10.5.7 on the map: Wrongfooted!, Delay, Withdraw and Battle, their
 * modifiers, percentages and arms. */
#include "tests/rooms/campaigns-of-napoleon/combat_scene.h"

#include "tests/support/test.h"

/* ---- the ground ------------------------------------------------------- */

static void open_country(struct scene *scene)
{
    (void)scene;
}

static void brook(struct scene *scene)
{
    scene_river(scene, NORTH_HEX, SOUTH_HEX, RIVER_SECONDARY);
}

static void river(struct scene *scene)
{
    scene_river(scene, NORTH_HEX, SOUTH_HEX, RIVER_PRIMARY);
}

static void crest_north(struct scene *scene)
{
    scene_crest(scene, NORTH_HEX, SOUTH_HEX, NORTH_HEX);
}

static void crest_south(struct scene *scene)
{
    scene_crest(scene, NORTH_HEX, SOUTH_HEX, SOUTH_HEX);
}

static void town_north(struct scene *scene)
{
    scene_place(scene, NORTH_HEX, PLACE_TOWN, false);
}

static void fortress_north(struct scene *scene)
{
    scene_place(scene, NORTH_HEX, PLACE_TOWN, true);
}

static void snow(struct scene *scene)
{
    scene->game->weather = SNOW;
}

static void mud(struct scene *scene)
{
    scene->game->weather = MUD;
}

static void woods_everywhere(struct scene *scene)
{
    scene_ground(scene, NORTH_HEX, WOODS);
    scene_ground(scene, SOUTH_HEX, WOODS);
}

/* ---- one battle, one thing said of it --------------------------------- */

#define COR(...)                                                               \
    {                                                                          \
        .size = CORPS, __VA_ARGS__                                             \
    }
#define ARM(...)                                                               \
    {                                                                          \
        .size = ARMY, __VA_ARGS__                                              \
    }

enum guesses { BOTH_RIGHT, FRENCH_RIGHT, COALITION_RIGHT };

/* The French attack. Dice: of the battle. */
static const struct battle_row {
    const char *name;
    struct troops french, coalition;
    enum guesses guesses;
    void (*ground)(struct scene *scene);
    int dice[SIDE_COUNT];
    const char *said;
} rows[] = {
    {"10.5.4 two for the right guess, half of it to the die",
     COR(.infantry = 20),
     COR(.infantry = 20),
     COALITION_RIGHT,
     open_country,
     {3, 3},
     "+1: half of 2 to the die of the advantaged side."},
    {"10.5.7.1d two for the right guess",
     COR(.infantry = 20),
     COR(.infantry = 20),
     FRENCH_RIGHT,
     open_country,
     {3, 3},
     "+2: the right guess in Wrongfooted!"},
    {"10.5.5a no odds in a Delay",
     COR(.infantry = 15),
     ARM(.infantry = 40),
     FRENCH_RIGHT,
     open_country,
     {5, 1},
     "No odds in a Delay."},
    {"10.5.5b no guns in a Delay",
     COR(.infantry = 15),
     ARM(.infantry = 28, .guns = 12),
     FRENCH_RIGHT,
     open_country,
     {5, 1},
     "No bombardment in a Delay."},
    {"10.5.5c twice the corps",
     COR(.infantry = 15),
     ARM(.infantry = 40),
     FRENCH_RIGHT,
     open_country,
     {5, 1},
     "Losses are percent of twice the corps: 30."},
    {"10.5.5c worked: the corps loses 5 percent of 30",
     COR(.infantry = 15),
     ARM(.infantry = 40),
     FRENCH_RIGHT,
     open_country,
     {1, 5},
     "Coalition losses: 5% of 30: 2 SP."},
    {"10.5.5d the corps goes three hexes",
     COR(.infantry = 15),
     ARM(.infantry = 40),
     FRENCH_RIGHT,
     open_country,
     {5, 1},
     "The French side retreats 3 hexes."},
    {"10.5.6a no guns in a Withdraw",
     COR(.infantry = 20),
     ARM(.infantry = 30, .guns = 10),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "No bombardment in a Withdraw."},
    {"10.5.6a odds of two to one",
     COR(.infantry = 20),
     ARM(.infantry = 40),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "+3: odds of 2.00 to 1"},
    {"10.5.6b twice the corps",
     COR(.infantry = 20),
     ARM(.infantry = 40),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "Losses are percent of twice the corps: 40."},
    {"10.5.6c the corps goes three hexes",
     COR(.infantry = 20),
     ARM(.infantry = 40),
     BOTH_RIGHT,
     open_country,
     {6, 1},
     "The French side retreats 3 hexes."},
    {"10.5.7a the guns speak first",
     COR(.infantry = 20, .guns = 4),
     COR(.infantry = 20, .guns = 4),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "First the guns: French 4, Coalition 4 points."},
    {"table.bombardment 9 points and 3",
     COR(.infantry = 20, .guns = 9),
     COR(.infantry = 20),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "French guns: 9 points, column 8-9; die 3, no shift: column 8-9, the "
     "enemy loses 4 SP."},
    {"10.5.7c the differential shifts both",
     COR(.infantry = 20, .guns = 9),
     COR(.infantry = 20, .guns = 9, .cavalry = 1),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "French guns: 9 points, column 8-9; die 2, one column left"},
    {"10.5.7d all cavalry counts",
     COR(.infantry = 20, .guns = 2, .cavalry = 5),
     COR(.infantry = 20, .cavalry = 3),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "All cavalry counts: French 5, Coalition 3 SP."},
    {"10.5.7e 6 against 2",
     COR(.infantry = 20, .guns = 2, .cavalry = 6),
     COR(.infantry = 20, .cavalry = 2),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "Cavalry differential 2 for the French."},
    {"10.5.7f 5 against none",
     COR(.infantry = 20, .guns = 2, .cavalry = 5),
     COR(.infantry = 20),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "Cavalry differential 3 for the French."},
    {"10.5.7f 2 against none",
     COR(.infantry = 20, .guns = 2, .cavalry = 2),
     COR(.infantry = 20),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "Cavalry differential 2 for the French."},
    {"10.5.7e none without a clear contact hex",
     COR(.infantry = 20, .guns = 2, .cavalry = 6),
     COR(.infantry = 20, .cavalry = 2),
     BOTH_RIGHT,
     woods_everywhere,
     {3, 3},
     "Cavalry differential 0."},
    {"10.5.7g mud",
     COR(.infantry = 20, .guns = 9),
     COR(.infantry = 20),
     BOTH_RIGHT,
     mud,
     {3, 3},
     "-1: weather of the day"},
    {"10.5.7h the sums",
     COR(.infantry = 30),
     COR(.infantry = 20),
     BOTH_RIGHT,
     brook,
     {3, 3},
     "Coalition modifiers sum to 1."},
    {"10.5.7i more SP on equal sums",
     COR(.infantry = 30),
     COR(.infantry = 31),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "The Coalition side is advantaged, by 0."},
    {"10.5.7i the French when all is equal",
     COR(.infantry = 30),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "The French side is advantaged, by 0."},
    {"10.5.7j an odd half, die 3",
     COR(.infantry = 33),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "+0: half of 1"},
    {"10.5.7k row and column",
     COR(.infantry = 30),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {6, 3},
     "Row 6, column 3: Advantaged R2 15/20."},
    {"table.battle 1/5",
     COR(.infantry = 30),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {1, 5},
     "Row 1, column 5: Disadvantaged R2 10/5."},
    {"10.5.7l percent of both",
     COR(.infantry = 30),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {6, 3},
     "Losses are percent of both groups: 30 + 30 = 60."},
    {"10.5.7m 2.5 percent of 60",
     COR(.infantry = 30),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {2, 2},
     "French losses: 2.5% of 60: 2 SP."},
    {"10.5.7m 2.5 percent of 50",
     COR(.infantry = 25),
     COR(.infantry = 25),
     BOTH_RIGHT,
     open_country,
     {2, 2},
     "French losses: 2.5% of 50: 1 SP."},
    {"10.5.7.1a 45 against 30",
     COR(.infantry = 45),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "+2: odds of 1.50 to 1"},
    {"10.5.7.1b 36 against 24 after the guns",
     COR(.infantry = 26, .guns = 10),
     COR(.infantry = 29),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "After the guns: French 36, Coalition 24 SP."},
    {"10.5.7.1c attackers count a half",
     COR(.infantry = 20, .demoralized = true),
     COR(.infantry = 20),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "For the odds the 20 SP of the French side count 10 SP."},
    {"10.5.7.1c defenders count three quarters",
     COR(.infantry = 20),
     COR(.infantry = 20, .demoralized = true),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "For the odds the 20 SP of the Coalition side count 15 SP."},
    {"10.5.7.1m 10 SP in a fortress against 30",
     COR(.infantry = 30),
     COR(.infantry = 10),
     BOTH_RIGHT,
     fortress_north,
     {3, 3},
     "+2: odds of 1.50 to 1"},
    {"10.5.7.1m losses are percent of 40",
     COR(.infantry = 30),
     COR(.infantry = 10),
     BOTH_RIGHT,
     fortress_north,
     {3, 3},
     "30 + 10 = 40."},
    {"10.5.7.1j the defender's town",
     COR(.infantry = 20),
     COR(.infantry = 20),
     BOTH_RIGHT,
     town_north,
     {3, 3},
     "+1: 1 of 1 contact hexes good against infantry"},
    {"10.5.7.1k the defender's brook",
     COR(.infantry = 20),
     COR(.infantry = 20),
     BOTH_RIGHT,
     brook,
     {3, 3},
     "+1: 1 of 1 contact hexsides secondary river or crest"},
    {"10.5.7.1k the defender's crest",
     COR(.infantry = 20),
     COR(.infantry = 20),
     BOTH_RIGHT,
     crest_north,
     {3, 3},
     "+1: 1 of 1 contact hexsides secondary river or crest"},
    {"10.5.7.1l a bridged primary river",
     COR(.infantry = 20),
     COR(.infantry = 20),
     BOTH_RIGHT,
     river,
     {3, 3},
     "+3: 1 of 1 contact hexsides bridged primary river"},
    {"10.5.7.2a snow on 0 percent",
     COR(.infantry = 40),
     COR(.infantry = 40),
     BOTH_RIGHT,
     snow,
     {4, 1},
     "French losses: 2.5% of 80: 2 SP."},
    {"10.5.7.2a snow on 5 percent",
     COR(.infantry = 40),
     COR(.infantry = 40),
     BOTH_RIGHT,
     snow,
     {4, 1},
     "Coalition losses: 7.5% of 80: 6 SP."},
    {"10.5.7.2b before the guns",
     COR(.infantry = 34, .guns = 6),
     COR(.infantry = 36, .guns = 4),
     BOTH_RIGHT,
     open_country,
     {5, 4},
     "French losses: 5% of 80: 4 SP."},
    {"10.5.7.2c who stands loses infantry first",
     COR(.infantry = 24, .guns = 3, .cavalry = 3),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {6, 3},
     "infantry goes first."},
    {"10.5.7.2d who retreats loses artillery first",
     COR(.infantry = 30),
     COR(.infantry = 24, .guns = 3, .cavalry = 3),
     BOTH_RIGHT,
     open_country,
     {6, 3},
     "artillery goes first."},
    {"10.5.7.2e a draw",
     COR(.infantry = 30),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {6, 6},
     "French losses to remove: 3 SP, 0 of them by the "
     "guns; infantry goes first."},
    {"10.5.7.2g leaders by the base rule",
     COR(.infantry = 30),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {6, 3},
     "Leaders under fire: a full throw of sixes hits."},
    {"10.5.7.4a two hexes",
     COR(.infantry = 30),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {6, 3},
     "The Coalition side retreats 2 hexes."},
    {"10.5.7.4i both step back",
     COR(.infantry = 30),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {6, 6},
     "Both sides step back one hex, the Coalition first; nobody follows."},
};

static void set_chits(struct scene *scene, enum guesses guesses)
{
    enum chit french = scene->game->groups[FRENCH].chit;
    enum chit coalition = scene->game->groups[COALITION].chit;

    scene_chits(scene, guesses == COALITION_RIGHT ? CHIT_DIVISION : french,
                guesses == FRENCH_RIGHT ? CHIT_DIVISION : coalition);
}

static struct scene *fight(const struct battle_row *row)
{
    struct scene *scene = scene_new();
    struct combat *combat;

    row->ground(scene);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &row->french);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &row->coalition);
    combat = scene_duel(scene, FRENCH);
    set_chits(scene, row->guesses);
    scene_battle_dice(scene, combat, row->dice[FRENCH], row->dice[COALITION]);
    assert_true(scene_fight(scene));
    return scene;
}

static void is_said(void **state)
{
    const struct battle_row *row = *state;
    const size_t length = strcspn(row->name, " ");
    struct scene *scene = fight(row);
    const char *number =
        arena_text(scene->arena, "%.*s", (int)length, row->name);

    if (!scene_says(scene, -1, NULL, row->said)) {
        scene_print(scene);
        fail_msg("nobody said: %s", row->said);
    }
    assert_true(scene_cites(scene, number));
    scene_free(scene);
}

/* What must not be said. */
static const struct battle_row silent_rows[] = {
    {"10.5.5a no +4 for the odds",
     COR(.infantry = 15),
     ARM(.infantry = 40),
     FRENCH_RIGHT,
     open_country,
     {5, 1},
     "odds of"},
    {"10.5.5a nor the +2 of the right guess",
     COR(.infantry = 15),
     ARM(.infantry = 40),
     FRENCH_RIGHT,
     open_country,
     {5, 1},
     "+2: the right guess"},
    {"10.5.5b no die for the guns",
     COR(.infantry = 15),
     ARM(.infantry = 28, .guns = 12),
     FRENCH_RIGHT,
     open_country,
     {5, 1},
     "guns: 12 points"},
    {"table.bombardment no artillery, no die",
     COR(.infantry = 20, .guns = 9),
     COR(.infantry = 20),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "Die of the Coalition guns"},
    {"10.1b no river for the attacker",
     COR(.infantry = 20),
     COR(.infantry = 20),
     BOTH_RIGHT,
     brook,
     {3, 3},
     "French modifiers sum to 1."},
    {"10.5.7.1k no crest from below",
     COR(.infantry = 20),
     COR(.infantry = 20),
     BOTH_RIGHT,
     crest_south,
     {3, 3},
     "secondary river or crest"},
    {"10.5.7.4i nobody follows a draw",
     COR(.infantry = 30),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {6, 6},
     "advances"},
    {"10.5.7.4i no pursuit either",
     COR(.infantry = 30),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {6, 6},
     "pursues"},
    {"10.5.6c the army never retreats",
     COR(.infantry = 20),
     ARM(.infantry = 40),
     BOTH_RIGHT,
     open_country,
     {6, 1},
     "The Coalition side retreats"},
};

static void is_not_said(void **state)
{
    const struct battle_row *row = *state;
    struct scene *scene = fight(row);

    assert_false(scene_says(scene, -1, NULL, row->said));
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(rows, is_said),
        TABLE(silent_rows, is_not_said),
    };
    return run_tables(tables, LENGTH(tables));
}

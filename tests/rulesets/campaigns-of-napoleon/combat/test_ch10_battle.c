/* 10.5.4 to 10.5.7 on the map: Wrongfooted!, Delay, Withdraw, and a Battle
 * from the guns to the cell of the table. */
#include "core/arena.h"
#include "rulesets/campaigns-of-napoleon/board/state.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

static void open_country(struct scene *scene)
{
    (void)scene;
}

static void brook(struct scene *scene)
{
    scene_river(scene, NORTH_HEX, SOUTH_HEX, RIVER_SECONDARY);
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

static void woods_north(struct scene *scene)
{
    scene_ground(scene, NORTH_HEX, WOODS);
}

/* A village in the open, woods over there. */
static void village_south(struct scene *scene)
{
    woods_north(scene);
    scene_place(scene, SOUTH_HEX, PLACE_VILLAGE, false);
}

static void towns(struct scene *scene)
{
    scene_place(scene, NORTH_HEX, PLACE_TOWN, false);
    scene_place(scene, SOUTH_HEX, PLACE_TOWN, false);
}

/* The French attack; each row is something said of the battle. */
static const struct battle_row rows[] = {
    {"10.5.4 two for the right guess, half of it to the die",
     COR(.infantry = 20),
     COR(.infantry = 20),
     COALITION_RIGHT,
     open_country,
     {3, 3},
     "half of 2 to the die of the advantaged side"},
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
     "odds of 2.00 to 1"},
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
    {"6a log.2011-01-07b 8 against 2 in the woods",
     COR(.infantry = 20, .guns = 2, .cavalry = 8),
     COR(.infantry = 20, .cavalry = 2),
     BOTH_RIGHT,
     woods_everywhere,
     {3, 3},
     "No contact hex of either side is clear"},
    {"6b 5 against 1, one hex clear",
     COR(.infantry = 20, .guns = 2, .cavalry = 5),
     COR(.infantry = 20, .cavalry = 1),
     BOTH_RIGHT,
     woods_north,
     {3, 3},
     "Cavalry differential 3 for the French."},
    {"log.2011-05-30 a village is clear",
     COR(.infantry = 20, .guns = 2, .cavalry = 5),
     COR(.infantry = 20, .cavalry = 1),
     BOTH_RIGHT,
     village_south,
     {3, 3},
     "One clear contact hex is enough"},
    {"log.2011-05-30 towns are not",
     COR(.infantry = 20, .guns = 2, .cavalry = 5),
     COR(.infantry = 20, .cavalry = 1),
     BOTH_RIGHT,
     towns,
     {3, 3},
     "No contact hex of either side is clear"},
    {"10.5.7g mud",
     COR(.infantry = 20, .guns = 9),
     COR(.infantry = 20),
     BOTH_RIGHT,
     mud,
     {3, 3},
     "weather of the day"},
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
     "half of 1"},
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
    {"10.5.7l log.2009-12-12 percent of both",
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
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, battle_is_said)};
    return run_tables(tables, LENGTH(tables));
}

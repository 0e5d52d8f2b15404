/* 10.5.7.1, 10.5.7.2 and 10.5.7.4 on the map: odds and ground, losses, and how
 * a battle ends; and what must not be said of one. */
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

/* The French attack; each row is something said of the battle. */
static const struct battle_row rows[] = {
    {"10.5.7.1d two for the right guess",
     COR(.infantry = 20),
     COR(.infantry = 20),
     FRENCH_RIGHT,
     open_country,
     {3, 3},
     "the right guess in Wrongfooted!"},
    {"10.5.7.1a 45 against 30",
     COR(.infantry = 45),
     COR(.infantry = 30),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "odds of 1.50 to 1"},
    {"10.5.7.1b log.undated-4 36 against 24 after the guns",
     COR(.infantry = 26, .guns = 10),
     COR(.infantry = 29),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "After the guns: French 36, Coalition 24 SP."},
    {"10.5.7.1c 8d attackers count a half",
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
    {"10.5.7.1b of 27 SP at three quarters the guns leave 22",
     COR(.infantry = 26, .guns = 10),
     COR(.infantry = 27, .demoralized = true),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "The odds are of French 36 to Coalition 16.50 SP."},
    {"10.5.7.1b in a fortress they weigh double",
     COR(.infantry = 26, .guns = 10),
     COR(.infantry = 29),
     BOTH_RIGHT,
     fortress_north,
     {3, 3},
     "The odds are of French 36 to Coalition 48 SP."},
    {"10.5.7.1m log.undated-9 10 SP in a fortress against 30",
     COR(.infantry = 30),
     COR(.infantry = 10),
     BOTH_RIGHT,
     fortress_north,
     {3, 3},
     "odds of 1.50 to 1"},
    {"10.5.7.1m losses are percent of 40",
     COR(.infantry = 30),
     COR(.infantry = 10),
     BOTH_RIGHT,
     fortress_north,
     {3, 3},
     "30 + 10 = 40."},
    {"10.5.7.1j log.2011-05-31 the defender's town",
     COR(.infantry = 20),
     COR(.infantry = 20),
     BOTH_RIGHT,
     town_north,
     {3, 3},
     "1 of 1 contact hexes good against infantry"},
    {"10.5.7.1k the defender's brook",
     COR(.infantry = 20),
     COR(.infantry = 20),
     BOTH_RIGHT,
     brook,
     {3, 3},
     "1 of 1 contact hexsides secondary river or crest"},
    {"10.5.7.1k the defender's crest",
     COR(.infantry = 20),
     COR(.infantry = 20),
     BOTH_RIGHT,
     crest_north,
     {3, 3},
     "1 of 1 contact hexsides secondary river or crest"},
    {"10.5.7.1l a bridged primary river",
     COR(.infantry = 20),
     COR(.infantry = 20),
     BOTH_RIGHT,
     river,
     {3, 3},
     "1 of 1 contact hexsides bridged primary river"},
    {"10.5.7i level, 40 against 41 after the guns: 42 before do not count",
     COR(.infantry = 41, .guns = 1),
     COR(.infantry = 37, .guns = 4),
     BOTH_RIGHT,
     open_country,
     {3, 3},
     "The Coalition side is advantaged, by 0."},
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
    {"10.5.7.2b log.undated-2 before the guns",
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
    {"10.5.7.2e log.undated-8a a draw",
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
     "the right guess"},
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
    struct scene *scene = scene_of_battle(row);

    assert_false(scene_says(scene, -1, NULL, row->said));
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(rows, battle_is_said),
        TABLE(silent_rows, is_not_said),
    };
    return run_tables(tables, LENGTH(tables));
}

/* 6.3 road column, what a step costs, who bars it, and where a march ends. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/march/march.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* ---- ground -------------------------------------------------------------- */

/* One step, and what each arm pays for it; NULL: it may not go there. */
static const struct cost_row {
    const char *name;
    enum ground_word ground;
    enum river_word river;
    enum road_word road; /* in column */
    enum soil soil;
    const char *infantry, *cavalry, *horse_guns, *guns, *leader;
} cost_rows[] = {
    {"base movement clear", CLEAR, 0, 0, DRY, "1", "1", "1", "1", "1"},
    {"base movement village", VILLAGE, 0, 0, DRY, "1", "1", "1", "1", "1"},
    {"base movement town", TOWN, 0, 0, DRY, "1", "1", "1", "1", "1"},
    {"base movement woods", WOODS, 0, 0, DRY, "2", "2", "3", "3", "1"},
    {"base movement swamp", SWAMP, 0, 0, DRY, "3", "4", NULL, NULL, "2"},
    {"base movement forest", FOREST, 0, 0, DRY, "3", "4", NULL, NULL, "2"},
    {"base movement stream", CLEAR, STREAM, 0, DRY, "2", "2", "3", "3", "1"},
    {"base movement mud", CLEAR, 0, 0, MUD, "1 1/2", "1 1/2", "2", "2", "1"},
    {"base road-column highway", WOODS, 0, HIGHWAY, DRY, "1/2", "1/2", "1/2",
     "1/2", "1/2"},
    {"base road-column road", WOODS, 0, ROAD, DRY, "3/4", "3/4", "3/4", "3/4",
     "3/4"},
    {"base road-column mud", WOODS, 0, ROAD, MUD, "1", "1", "1", "1", "1"},
};

/* cost: of points that the piece has. */
static void pays(struct scene *scene, const char *id, const char *cost,
                 int points)
{
    const char *order =
        arena_text(scene->arena, "<move pieces=\"%s\" path=\"2021\" %s/>", id,
                   scene->module.map.road_count ? "column=\"yes\"" : "");

    if (cost)
        scene_says(
            scene, order,
            arena_text(scene->arena, "reaches 2021, %s of %d", cost, points));
    else
        scene_refuses(scene, order, BASE(movement));
}

static void cost_runs(void **state)
{
    const struct cost_row *row = *state;
    struct scene *scene = scene_on_plain();

    scene_ground(scene, 2021, row->ground);
    scene_weather(scene, DAY, row->soil);
    if (row->river)
        scene_river(scene, 2020, 2021, row->river, false);
    if (row->road)
        scene_road(scene, 2020, 2021, row->road);
    scene_lay_led(scene, "2020 fr-1 fr-c4 fr-iic-horse fr-i-foot-1");
    pays(scene, "fr-1", row->infantry, 5);
    pays(scene, "fr-c4", row->cavalry, 9);
    pays(scene, "fr-iic-horse", row->horse_guns, 8);
    pays(scene, "fr-i-foot-1", row->guns, 4);
    pays(scene, "ney", row->leader, 12);
    scene_free(scene);
}

/* ---- who stands there ---------------------------------------------------- */

/* No zone reaches into a forest, or over a river without a bridge. */
static void zones_end(struct scene *scene)
{
    scene_ground(scene, 2022, FOREST);
    scene_put(scene, "pr-c1", 2023, 0);
    assert_false(adn_in_zoi(&scene->board, 2022, FRENCH_CAMP));
    assert_true(adn_in_zoi(&scene->board, 2123, FRENCH_CAMP));
    scene_river(scene, 2023, 2123, RIVER, false);
    assert_false(adn_in_zoi(&scene->board, 2123, FRENCH_CAMP));
}

/* The first choice of all comes as near to the enemy as the points last. */
static void towards_the_enemy(struct scene *scene)
{
    struct choices choices = {.arena = scene->arena};
    const struct choice *first = NULL;
    const struct move_order *move = NULL;
    struct seat seat = {
        .board = scene->board, .side = "french", .step = "2", .certain = true};

    scene_lay_led(scene, "2020 fr-1 2040 pr-1");
    adn_begin_player_turn(scene->game, adn_army_of("french"));
    adn_move.choices(&seat, &choices);
    for (size_t i = 0; i < choices.count; i++)
        if (!first || choices.items[i].rank < first->rank)
            first = &choices.items[i];
    assert_non_null(first);
    move = first->details;
    assert_int_equal(move->path.count, 5);
    assert_int_equal(hex_distance(move->path.items[4], 2040), 15);
    assert_non_null(strstr(first->comment, "towards the enemy at 2040"));
}

static const struct scene_row rows[] = {
    {"base zoi ends", scene_on_plain, zones_end},
    {"base movement towards the enemy", scene_on_plain, towards_the_enemy},
};

static const struct scene_script scripts[] = {
    /* By the chart: woods 2, forest 3, a stream 1 more; 5 points do for woods
     * and forest, and for no third step. */
    {"base movement ground",
     "ground 2021 woods; ground 2022 forest; led 2020 fr-1; "
     "says <move pieces='fr-1' path='2021 2022 2023'/> | reaches 2022, 5 "
     "of 5, and goes no further"},
    /* Guns stop at a forest, and enter it in column on a road alone. */
    {"base road-column guns in a forest",
     "ground 2021 forest; led 2020 fr-i-foot-1; "
     "refuses french base.movement <move pieces='fr-i-foot-1' "
     "path='2021'/>; road 2020 2021; "
     "refuses french - <move pieces='fr-i-foot-1' path='2021' "
     "column='yes'/>"},
    /* A river bars the way, a bridge opens it at no cost. */
    {"base adjacency rivers",
     "river 2020 2021; river 2020 2120 bridge; led 2020 fr-1; "
     "refuses french base.adjacency <move pieces='fr-1' path='2021'/>; "
     "says <move pieces='fr-1' path='2120'/> | reaches 2120, 1 of 5"},
    /* A foot battery has 4 points; woods over a stream cost 3 + 2: it may make
     * that one step all the same, if it is its first. */
    {"base movement a first step",
     "ground 2021 woods; stream 2020 2021; led 2020 fr-i-foot-1; "
     "says <move pieces='fr-i-foot-1' path='2021'/> | reaches 2021, 4 of "
     "4"},
    /* 8 + 8 + 8 = 24 is full, and a fifth unit would be one too many. */
    {"base stacking units and increments",
     "led 2021 fr-1 fr-3 2020 fr-4 2022 fr-c1; "
     "order french <move pieces='fr-4' path='2021'/>; "
     "play french <move pieces='fr-c1' path='2021'/>; "
     "expect 2021 fr-4 2022 fr-c1; "
     "told note base.stacking the hex is full"},
    /* Pire comes into the zone of Roeder at 2023 and stops at 2022. */
    {"base zoi stops",
     "led 2020 fr-1 2023 pr-c1; "
     "play french <move pieces='fr-1' path='2021 2022 2122'/>; "
     "expect 2022 fr-1; told move base.zoi enemy cavalry stops it"},
    /* Infantry that begins in a zone is held; beside its own cavalry it is
     * free, pays 1 more, and does not stay in the zone of the same unit. */
    {"base zoi holds",
     "led 2020 fr-1 2021 pr-c1; "
     "refuses french base.zoi <move pieces='fr-1' path='2019'/>; "
     "lay 2020 fr-c1; "
     "says <move pieces='fr-1' path='2019'/> | reaches 2019, 2 of 5; "
     "refuses french base.zoi <move pieces='fr-1' path='2121'/>"},
    /* At night nobody comes next to an enemy, and a held unit leaves. */
    {"base night-rain nobody comes near",
     "lay 2020 fr-1 2022 pr-1; weather night dry; led; "
     "refuses french base.night-rain <move pieces='fr-1' path='2021'/>; "
     "lay 2021 pr-c1; refuses french - <move pieces='fr-1' path='2019'/>"},
    /* A standing march goes on each turn, and stops before the enemy. */
    {"base standing-orders march",
     "led 2020 fr-1 2024 pr-1; "
     "stand french <march piece='fr-1' hex='2023'/>; play french; "
     "expect 2022 fr-1; "
     "told move base.standing-orders a standing march stops before the "
     "enemy"},
    {"base standing-orders march on an enemy",
     "led 2020 fr-1 2024 pr-1; "
     "stand french <march piece='fr-1' hex='2024'/>; play french; "
     "expect 2022 fr-1; not told standing base.standing-orders no way"},
    {"base charge not next to it",
     "led 2020 fr-c1 2025 pr-1; refuses french base.charge <move "
     "pieces='fr-c1' path='2021' charge='2025'/>; "
     "because it does not stand next to it"},
    {"base.road-column guns leave a forest by road",
     "ground 2021 forest; road 2021 2022; led 2021 fr-iv-foot; "
     "refuses french base.movement <move pieces='fr-iv-foot' path='2020'/>; "
     "refuses french - <move pieces='fr-iv-foot' path='2022'/>"},
    /* Without a leader the die decides on the whole of it. */
    {"base french-initiative hangs on a die",
     "lay 2020 fr-1; "
     "says <move pieces='fr-1' path='2021'/> | reaches 2021, 1 of 5. It "
     "is judged when played: it hangs on the die of initiative"},
    /* 4 steps at 3/4 are 3 of 5 points. */
    {"6.3c the road rate",
     "road 2020 2024; led 2020 fr-1; "
     "says <move pieces='fr-1' path='2021 2022 2023 2024' column='yes'/> "
     "| reaches 2024, 3 of 5"},
    /* 4 steps at 1/2. */
    {"base movement a highway",
     "highway 2020 2024; led 2020 fr-1; "
     "says <move pieces='fr-1' path='2021 2022 2023 2024' column='yes'/> "
     "| reaches 2024, 2 of 5"},
    /* 4 steps at 1 on a road in mud. */
    {"base movement a road in mud",
     "road 2020 2024; led 2020 fr-1; weather day mud; "
     "says <move pieces='fr-1' path='2021 2022 2023 2024' column='yes'/> "
     "| reaches 2024, 4 of 5"},
    /* Off the road rate mud costs 1/2 more: 3 steps at 1 1/2 are 4 1/2, and the
     * fourth is not paid any more. */
    {"base movement fields in mud",
     "road 2020 2024; led 2020 fr-1; weather day mud; "
     "says <move pieces='fr-1' path='2021 2022 2023 2024'/> | reaches "
     "2023, 4 1/2 of 5, and goes no further: the points do not last"},
    /* It leaves a stack of two at road rate, for the next hex is empty. */
    {"6.3c from a stack in column",
     "road 2020 2024; led 2020 fr-1; lay 2020 fr-2; "
     "play french <move pieces='fr-1' path='2021 2022 2023 2024' "
     "column='yes'/>; expect 2024 fr-1; told move 6.3c 3 points"},
    /* It stands in woods with another: what it leaves costs nothing, and who
     * stays there does not matter. */
    {"6.3b entry is paid for",
     "ground 2020 woods; road 2020 2024; led 2020 fr-1; lay 2020 fr-2; "
     "play french <move pieces='fr-1' path='2021' column='yes'/>; "
     "told move 6.3b 3/4 point"},
    /* The next hex holds a friend: the road rate is refused, and the step costs
     * the 1 point of the fields. */
    {"6.3c friends in the next hex",
     "road 2020 2024; led 2020 fr-1; lay 2021 fr-2; "
     "play french <move pieces='fr-1' path='2021' column='yes'/>; "
     "told move base.movement to 2021, 1 point; not told move 6.3c"},
    /* Once in column it stacks with nobody, on the road or off it. */
    {"qa.charge-2b in column with nobody",
     "road 2020 2024; led 2020 fr-1; lay 2123 fr-2; "
     "play french <move pieces='fr-1' path='2021 2022 2123' "
     "column='yes'/>; expect 2022 fr-1; told move qa.charge-2b"},
    /* 6.3a nobody else enters the hex of a unit in column, but leaders do. */
    {"6.3a its hex is its own",
     "road 2020 2024; led 2020 fr-1; lay 2122 fr-2; "
     "order french <move pieces='fr-1' path='2021 2022' column='yes'/>; "
     "order french <move pieces='fr-2' path='2022'/>; "
     "order french <move pieces='ney' path='2021 2022'/>; lay 2020 ney; "
     "play french; expect 2022 fr-1 ney 2122 fr-2; "
     "told note 6.3a holds that hex"},
    {"qa.charge-2b no stack in column",
     "road 2020 2024; led 2020 fr-1; lay 2020 fr-2; "
     "refuses french qa.charge-2b <move pieces='fr-1 fr-2' path='2021' "
     "column='yes'/>"},
    {"base movement once a turn",
     "led 2020 fr-1; order french <move pieces='fr-1' path='2021'/>; "
     "order french <move pieces='fr-1' path='2022'/>; "
     "section french base.movement"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(cost_rows, cost_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

/* What must hold of leaders, prisoners, fleets and depots besides what each
 * record says: every row breaks one thing of January 1805, and is refused with
 * the words. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/board/coherent_row.h"

static struct leader *the_leader(struct scene *scene, const char *id)
{
    struct leader *leader = eia_leader(&scene->board, id);

    assert_non_null(leader);
    return leader;
}

static struct fleet *the_fleet(struct scene *scene, const char *id)
{
    struct fleet *fleet = eia_fleet(&scene->board, id);

    assert_non_null(fleet);
    return fleet;
}

/* ---- leaders, prisoners, fleets ------------------------------------------ */

static void a_captured_leader(struct scene *scene)
{
    struct leader *charles = the_leader(scene, "charles");

    charles->state = LEADER_CAPTURED;
    charles->with = NULL;
    charles->holder = "fr";
}

static void a_leader_with_nobody(struct scene *scene)
{
    the_leader(scene, "charles")->state = LEADER_ON;
    the_leader(scene, "charles")->with = NULL;
}

static void captured_and_with_a_corps(struct scene *scene)
{
    a_captured_leader(scene);
    the_leader(scene, "charles")->with = "au-1";
}

static void captured_by_nobody(struct scene *scene)
{
    a_captured_leader(scene);
    the_leader(scene, "charles")->holder = NULL;
}

static void on_the_map_and_held(struct scene *scene)
{
    the_leader(scene, "napoleon")->holder = "au";
}

static void retired_on_the_map(struct scene *scene)
{
    the_leader(scene, "charles")->retired = 1;
}

static void back_without_a_wound(struct scene *scene)
{
    the_leader(scene, "napoleon")->back = 4;
}

static void with_a_corps_off_the_map(struct scene *scene)
{
    scene_corps(scene, "fr-1", NULL, "5 infantry");
    the_leader(scene, "napoleon")->with = "fr-1";
}

static void with_a_fleet_off_the_map(struct scene *scene)
{
    scene_fleet(scene, "gb-f2", NULL, 5);
    the_leader(scene, "nelson")->state = LEADER_ON;
    the_leader(scene, "nelson")->with = "gb-f2";
}

static struct prisoner *a_prisoner(struct scene *scene, const char *nation)
{
    struct prisoner *one = ADDED(scene, prisoners, prisoners_count);

    one->nation = nation;
    one->holder = FRANCE;
    one->count = 1;
    return one;
}

static void prisoners_of_ones_own(struct scene *scene)
{
    a_prisoner(scene, "fr");
}

static void prisoners_twice(struct scene *scene)
{
    a_prisoner(scene, "au");
    a_prisoner(scene, "au");
}

static void no_prisoner(struct scene *scene)
{
    a_prisoner(scene, "au")->count = 0;
}

static void nobody_arrives(struct scene *scene)
{
    struct arrival *one = ADDED(scene, arrivals, arrivals_count);

    one->nation = "fr";
    one->due = 2;
}

static void more_ships_than_the_counter(struct scene *scene)
{
    the_fleet(scene, "gb-f1")->ships = 99;
}

static void a_fleet_without_ships(struct scene *scene)
{
    the_fleet(scene, "gb-f1")->at = "s703";
    the_fleet(scene, "gb-f1")->ships = 0;
}

static void ships_in_two_places(struct scene *scene)
{
    scene_fleet(scene, "naples-f1", "p355", 4);
    scene_find_minor(scene, "naples")->ships = 4;
}

static void a_depot_at_sea_and_ashore(struct scene *scene)
{
    struct depot *depot = scene_depot(scene, "gb", "a013");

    scene_fleet(scene, "gb-f1", "s703", 5)->depot = depot->id;
}

static void a_depot_nowhere(struct scene *scene)
{
    scene_depot(scene, "gb", "a013")->at = NULL;
}

static void two_depots_in_an_area(struct scene *scene)
{
    scene_depot(scene, "gb", "a013");
    scene_depot(scene, "gb", "a013")->id = "gb-d-other";
}

static void more_depots_than_counters(struct scene *scene)
{
    for (int i = 0; i < 20; i++)
        scene_depot(scene, "gb", scene->module->areas[i].id);
}

/* ---- rows ---------------------------------------------------------------- */

static const struct coherent_row rows[] = {
    {"10.6.3a captured", a_captured_leader, NULL, NULL},
    {"10.6a with nobody", a_leader_with_nobody, RULE(10_6a),
     "leader 'charles' (Archduke Charles) is on the map, with nobody"},
    {"10.6a captured, with a corps", captured_and_with_a_corps, RULE(10_6a),
     "is with 'au-1', and not on the map"},
    {"10.6.3a captured by nobody", captured_by_nobody, RULE(10_6_3a),
     "is captured by nobody"},
    {"10.6.3a held on the map", on_the_map_and_held, RULE(10_6_3a),
     "is held by 'au', and not captured"},
    {"10.6d back without a wound", back_without_a_wound, RULE(10_6d),
     "comes back in turn 4, and is not wounded"},
    {"10.6.2b retired, on the map", retired_on_the_map, RULE(10_6_2b),
     "has retired, and is on the map"},
    {"10.6a with a corps off the map", with_a_corps_off_the_map, RULE(10_6a),
     "is with I Corps (fr-1), off the map"},
    {"10.6b with a fleet off the map", with_a_fleet_off_the_map, RULE(10_6b),
     "off the map"},
    {"prisoners: of one's own", prisoners_of_ones_own, BASE(prisoners),
     "'fr' holds factors of its own"},
    {"prisoners: twice", prisoners_twice, BASE(prisoners),
     "stands there twice"},
    {"prisoners: none", no_prisoner, BASE(prisoners),
     "'fr' holds no factor of 'au'"},
    {"army-reinforcement: nobody", nobody_arrives, BASE(army_reinforcement),
     "no factor of 'fr' is to arrive"},
    {"naval-reinforcement: too many", more_ships_than_the_counter,
     BASE(naval_reinforcement), "has 99 ships, and its counter holds"},
    {"naval-reinforcement: none", a_fleet_without_ships,
     BASE(naval_reinforcement), "is on the map without a ship"},
    {"10.2.1d ships in two places", ships_in_two_places, RULE(10_2_1d),
     "has 4 ships off the map, and fleet 'naples-f1' is on it"},
    {"depot: at sea and ashore", a_depot_at_sea_and_ashore, BASE(depot),
     "and a fleet carries it"},
    {"depot: nowhere", a_depot_nowhere, BASE(depot),
     "is in no area, and 0 fleets carry it"},
    {"depot: two in an area", two_depots_in_an_area, BASE(depot),
     "are both at"},
    {"depot: too many", more_depots_than_counters, BASE(depot),
     "which has counters for"},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, holds_or_not)};

    return run_tables(tables, LENGTH(tables));
}

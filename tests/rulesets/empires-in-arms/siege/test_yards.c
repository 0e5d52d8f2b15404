/* 12.1.2 ships that are being built when their port falls. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* The sieges of a power's land phase. */
static void sieges(struct scene *scene, enum power power)
{
    scene_at(scene, "L");
    eia_run_sieges(&scene->play, power);
}

static void build_ships(struct scene *scene, const char *nation,
                        const char *port, int ships, int due)
{
    struct ship_build *build =
        LIST_ADD(scene->arena, scene->game->builds, scene->game->builds_count);

    build->nation = nation;
    build->port = port;
    build->ships = ships;
    build->due = due;
}

static void the_yard_of_toulon_burns(struct scene *scene)
{
    scene_war(scene, "fr", "gb");
    build_ships(scene, "fr", "p463", 4, 9);
    build_ships(scene, "fr", "p463", 2, 0);
    build_ships(scene, "fr", "p427", 1, 9);
    sieges(scene, GREAT_BRITAIN);
    assert_int_equal(scene->game->builds_count, 3);
    scene_garrison(scene, "gb", "a463", 1, 0);
    sieges(scene, GREAT_BRITAIN);
    assert_int_equal(scene->game->builds_count, 1);
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(12_1_2_1)), 2);
}

static void copenhagen(struct scene *scene)
{
    scene_month(scene, "1805-04");
    scene_minor(scene, "denmark", FREE_STATE, "fr");
    scene_war(scene, "fr", "gb");
    scene_garrison(scene, "gb", "a295", 3, 0);
    build_ships(scene, "denmark", "p295", 2, 6);
}

static void danish_ships_go_on(struct scene *scene)
{
    copenhagen(scene);
    scene_standing(scene, "gb", "<yard-ships fate='continue'/>");
    sieges(scene, GREAT_BRITAIN);
    assert_int_equal(scene->game->builds_count, 1);
    assert_int_equal(scene->game->builds[0].due, 6);
    assert_int_equal(scene->game->builds[0].captor, GREAT_BRITAIN);
}

static void danish_ships_burn(struct scene *scene)
{
    copenhagen(scene);
    scene_standing(scene, "gb", "<yard-ships port='a295' fate='destroy'/>");
    sieges(scene, GREAT_BRITAIN);
    assert_int_equal(scene->game->builds_count, 0);
}

static void captors_roll_for_them(struct scene *scene)
{
    copenhagen(scene);
    scene_minor(scene, "sweden", CONQUERED, "ru");
    scene_war(scene, "fr", "ru");
    scene_garrison(scene, "sweden", "a295", 2, 0);
    scene_standing(scene, "gb", "<yard-ships fate='destroy'/>");
    scene_die(scene, "12.1.2.2b/fate-a295-denmark-0/gb-1", 3);
    scene_die(scene, "12.1.2.2b/fate-a295-denmark-0/ru-1", 5);
    sieges(scene, GREAT_BRITAIN);
    assert_true(scene_thrown(scene, "12.1.2.2b/fate-a295-denmark-0/gb-1"));
    assert_int_equal(scene->game->builds_count, 1);
    assert_int_equal(scene->game->builds[0].captor, RUSSIA);
}

static void kept_ships_wait(struct scene *scene)
{
    copenhagen(scene);
    sieges(scene, GREAT_BRITAIN);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_1_2_2c),
                                       "kept by the captor"));
    scene_month(scene, "1805-07");
    scene_fleet(scene, "denmark-f1", "p295", 3);
    assert_int_equal(eia_due_ships(&scene->board, "denmark", "p295"), 0);
    scene_minor(scene, "denmark", FREE_STATE, "gb");
    assert_int_equal(eia_due_ships(&scene->board, "denmark", "p295"), 2);
    assert_null(scene_refusal(scene, "gb", "R",
                              "<place-ships fleet='denmark-f1' n='2'/>"));
}

/* ---- the country changes hands ------------------------------------------ */

static int danish(const struct scene *scene)
{
    int ships = 0;

    for (size_t i = 0; i < scene->game->builds_count; i++)
        if (same_name(scene->game->builds[i].nation, "denmark") &&
            same_name(scene->game->builds[i].port, "p295"))
            ships += scene->game->builds[i].ships;
    return ships;
}

/* A whole month in which nobody orders anything but that. */
static void month(struct scene *scene, const char *side, const char *step,
                  const char *order)
{
    static const char *const steps[] = {"P", "R", "N", "L", "E"};
    int turn = scene->game->turn;

    scene_next_exchange(scene);
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        for (size_t j = 0; j < LENGTH(steps); j++)
            scene_orders(scene, eia_power_words[i], steps[j], "");
    scene_orders(scene, side, step, order);
    scene_play(scene, "P");
    assert_int_equal(scene->game->turn, turn + 1);
}

/* The British hold Copenhagen through two months; a fleet of three was at
 * sea. */
static void denmark_is_conquered(struct scene *scene)
{
    copenhagen(scene);
    build_ships(scene, "denmark", "p295", 1, 3);
    eia_minor(&scene->board, "denmark")->ships = 0;
    scene_fleet(scene, "denmark-f1", "p295", 3);
    month(scene, "gb", "L", "");
    assert_int_equal(eia_minor(&scene->board, "denmark")->controller, FRANCE);
    month(scene, "gb", "L", "");
    assert_int_equal(eia_minor(&scene->board, "denmark")->status, CONQUERED);
    assert_int_equal(eia_minor(&scene->board, "denmark")->controller,
                     GREAT_BRITAIN);
}

/* The fleet goes on record; what the captor kept lies in its port, finished or
 * not, and no ship joins the fleet before the country is free. */
static void conquest_leaves_them(struct scene *scene)
{
    denmark_is_conquered(scene);
    assert_int_equal(eia_minor(&scene->board, "denmark")->ships, 3);
    assert_int_equal(danish(scene), 3);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_1_2_2c),
                                       "Denmark is a conquest of Great"));
    assert_ptr_equal(
        scene_refusal(scene, "gb", "R",
                      "<place-fleet id='denmark-f1' port='p295' n='1'/>"),
        RULE(10_2_1e));
    month(scene, "gb", "P", "<free-state minor='denmark'/>");
    assert_int_equal(danish(scene), 3);
    assert_null(scene_refusal(
        scene, "gb", "R", "<place-fleet id='denmark-f1' port='p295' n='6'/>"));
    month(scene, "gb", "R", "<place-fleet id='denmark-f1' port='p295' n='6'/>");
    assert_int_equal(eia_fleet(&scene->board, "denmark-f1")->ships, 6);
    assert_int_equal(scene->game->builds_count, 0);
}

/* It is given away, is lost by its new lord's zone, and is nobody's: they wait
 * in their port all the same. */
static void they_outlast_every_lord(struct scene *scene)
{
    denmark_is_conquered(scene);
    scene_at(scene, "P");
    eia_minor_changes(&scene->play, "denmark", CONQUERED, PRUSSIA);
    assert_int_equal(danish(scene), 3);
    eia_power_state(&scene->board, PRUSSIA)->box = 3;
    eia_zones_free(&scene->play);
    assert_int_equal(eia_minor(&scene->board, "denmark")->controller, NO_POWER);
    assert_int_equal(danish(scene), 3);
    scene_at(scene, "L");
    eia_run_sieges(&scene->play, GREAT_BRITAIN);
    assert_int_equal(danish(scene), 3);
}

/* Ships that nobody has taken are the country's, and go with it. */
static void ships_of_its_own_go(struct scene *scene)
{
    copenhagen(scene);
    eia_minor(&scene->board, "denmark")->ships = 0;
    build_ships(scene, "denmark", "p295", 1, 3);
    scene_at(scene, "P");
    eia_minor_changes(&scene->play, "denmark", CONQUERED, PRUSSIA);
    assert_int_equal(danish(scene), 0);
    assert_int_equal(eia_minor(&scene->board, "denmark")->ships, 1);
    assert_null(scene_event(scene, EVENT_STATE, RULE(12_1_2_2c)));
}

/* Who takes the port from the conqueror decides anew; who comes into it while
 * another holds it by arms does not. */
static void a_new_captor_decides(struct scene *scene)
{
    denmark_is_conquered(scene);
    scene_standing(scene, "fr", "<yard-ships fate='destroy'/>");
    scene->game->garrisons_count = 0;
    scene_garrison(scene, "fr", "a295", 1, 0);
    sieges(scene, FRANCE);
    assert_int_equal(danish(scene), 0);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_1_2_2a),
                                       "destroyed by the captor"));
}

/* ---- who has the port ---------------------------------------------------- */

/* An empty garrison, or a corps without a factor, holds nothing. */
static void nobody_is_in_toulon(struct scene *scene)
{
    scene_war(scene, "fr", "gb");
    build_ships(scene, "fr", "p463", 4, 9);
    scene_garrison(scene, "gb", "a463", 0, 0);
    scene_corps(scene, "gb-1", "a463", "1 infantry")->in_city = true;
    scene_find_corps(scene, "gb-1")->factors[FACTOR_INFANTRY] = 0;
    assert_int_equal(eia_inside(&scene->board, "a463", INSIDE_NATIONS).count,
                     0);
    assert_int_equal(eia_inside(&scene->board, "a463", INSIDE_PLAYERS).count,
                     0);
    assert_null(eia_city_holder(&scene->board, "a463"));
    sieges(scene, GREAT_BRITAIN);
    assert_int_equal(scene->game->builds_count, 1);
    scene_find_corps(scene, "gb-1")->factors[FACTOR_INFANTRY] = 1;
    sieges(scene, GREAT_BRITAIN);
    assert_int_equal(scene->game->builds_count, 0);
}

/* Guerillas in the city of a province that Spain has lost hold its port. */
static void guerillas_hold_the_port(struct scene *scene)
{
    scene_war(scene, "fr", "sp");
    build_ships(scene, "fr", "p389", 4, 9);
    sieges(scene, SPAIN);
    assert_int_equal(scene->game->builds_count, 1);
    eia_add_guerilla_factors(&scene->board, "a389", true, 1);
    sieges(scene, SPAIN);
    assert_int_equal(scene->game->builds_count, 0);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(12_1_2_1)));
}

/* French ships come to Toulon whoever helps to hold it. */
static void an_ally_holds_toulon(struct scene *scene)
{
    scene_ally(scene, "fr", "sp");
    build_ships(scene, "fr", "p463", 2, 1);
    scene_garrison(scene, "sp", "a463", 3, 0);
    assert_int_equal(eia_due_ships(&scene->board, "fr", "p463"), 2);
    scene_garrison(scene, "fr", "a463", 3, 0);
    assert_int_equal(eia_due_ships(&scene->board, "fr", "p463"), 2);
    scene_province(scene, "provence", "sp");
    assert_int_equal(eia_due_ships(&scene->board, "fr", "p463"), 0);
}

/* Troops are their nation's; who orders them is another thing: an Austrian
 * corps on loan to France, and a Bavarian one. A neutral garrison has nobody
 * who orders. */
static void whose_and_who(struct scene *scene)
{
    struct names inside = {NULL, 0};

    scene_minor(scene, "bavaria", FREE_STATE, "au");
    scene_corps(scene, "au-1", "a475", "4 infantry")->in_city = true;
    scene_find_corps(scene, "au-1")->serves = FRANCE;
    scene_corps(scene, "bavaria-1", "a475", "2 infantry")->in_city = true;
    scene_garrison(scene, "hesse", "a475", 1, 0);
    inside = eia_inside(&scene->board, "a475", INSIDE_PLAYERS);
    assert_int_equal(inside.count, 2);
    assert_string_equal(inside.items[0], "au");
    assert_string_equal(inside.items[1], "fr");
    inside = eia_inside(&scene->board, "a475", INSIDE_NATIONS);
    assert_int_equal(inside.count, 3);
    assert_string_equal(inside.items[0], "hesse");
    assert_string_equal(inside.items[1], "au");
    assert_string_equal(inside.items[2], "bavaria");
}

static const struct scene_row rows[] = {
    {"12.1.2.1 the yard of Toulon burns", the_yard_of_toulon_burns},
    {"12.1.2c an ally helps to hold Toulon", an_ally_holds_toulon},
    {"12.1.2.2a Danish ships are built on", danish_ships_go_on},
    {"12.1.2.2a or burn", danish_ships_burn},
    {"12.1.2.2b captors roll for them", captors_roll_for_them},
    {"12.1.2.2c kept ships wait for one lord", kept_ships_wait},
    {"12.1.2.2c a conquest leaves them where they are", conquest_leaves_them},
    {"12.1.2.2c they outlast every lord", they_outlast_every_lord},
    {"12.1.2.2c but ships that nobody took go", ships_of_its_own_go},
    {"12.1.2.2a a new captor decides", a_new_captor_decides},
    {"12.1.2.1 nobody is where no factor is", nobody_is_in_toulon},
    {"12.1.2.1 guerillas hold a port", guerillas_hold_the_port},
    {"base garrison: whose troops, and who orders them", whose_and_who},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

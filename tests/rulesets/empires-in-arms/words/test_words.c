/* Words for the desk: names of what orders name, ways, lines about pieces, the
 * purse, and what silence costs. */
#include "core/arena.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "rulesets/empires-in-arms/sequence.h"
#include "rulesets/empires-in-arms/words/words.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

#include <stdio.h>

static struct seat seat_of(struct scene *scene, const char *side,
                           const char *step)
{
    struct seat seat = {.game = scene->game,
                        .module = scene->module,
                        .options = &scene->options,
                        .side = side,
                        .step = step,
                        .certain = true,
                        .arena = scene->arena};

    for (size_t i = 0; i < LENGTH(scene->standing); i++)
        if (same_name(scene->standing[i].side, side))
            seat.standing = &scene->standing[i];
    return seat;
}

/* ---- names --------------------------------------------------------------- */

struct name_row {
    const char *name;
    const struct order_kind *kind;
    const char *field, *id, *printed;
};

static void field_has_name(void **state)
{
    const struct name_row *row = *state;
    struct scene *scene = scene_of_1805();
    const struct seat seat = seat_of(scene, "fr", "L");
    struct printed_names names = {.arena = scene->arena};
    const struct field *field = row->kind->fields;
    bool found = false;

    while (field->name && strcmp(field->name, row->field) != 0)
        field++;
    assert_non_null(field->name);
    eia_names(&seat, row->kind, field, &names);
    for (size_t i = 0; i < names.count; i++)
        found = found || (strcmp(names.items[i].id, row->id) == 0 &&
                          strcmp(names.items[i].name, row->printed) == 0);
    assert_true(found);
    scene_free(scene);
}

/* Fields that name a thing, of every kind: none is left without names. */
static void every_reference_has_names(void **state)
{
    static const struct order_kind *const *const lists[] = {
        eia_political_orders, eia_reinforcement_orders, eia_naval_orders,
        eia_land_orders,      eia_economic_orders,      eia_standing};
    struct scene *scene = scene_of_1805();
    const struct seat seat = seat_of(scene, "ru", "L");

    (void)state;
    for (size_t i = 0; i < LENGTH(lists); i++)
        for (size_t j = 0; lists[i][j]; j++)
            for (const struct field *field = lists[i][j]->fields; field->name;
                 field++) {
                struct printed_names names = {.arena = scene->arena};

                if (!field->refers)
                    continue;
                eia_names(&seat, lists[i][j], field, &names);
                if (names.count == 0)
                    fprintf(stderr, "no names for %s %s\n", lists[i][j]->name,
                            field->name);
                assert_true(names.count > 0);
            }
    scene_free(scene);
}

/* ---- pieces in a line ---------------------------------------------------- */

static void a_corps_in_a_line(struct scene *scene)
{
    const struct seat seat = seat_of(scene, "fr", "L");

    scene_corps(scene, "fr-4", "a775", "12 infantry 2 cavalry");
    scene_leader(scene, "soult", "fr-4");
    scene_depot(scene, "fr", "a775");
    assert_string_equal(eia_describe(&seat, &eia_move, "fr-4"),
                        "IV Corps (fr-4) with Soult: 12 infantry, 2 cavalry at "
                        "Strasbourg (a775), supplied, 4 movement points");
    assert_null(eia_describe(&seat, &eia_move, "nobody"));
}

static void a_fleet_in_a_line(struct scene *scene)
{
    const struct seat seat = seat_of(scene, "gb", "N");

    scene_fleet(scene, "gb-f1", "s735", 10);
    assert_non_null(strstr(eia_describe(&seat, &eia_fleet_order, "gb-f1"),
                           ": 10 ships in the "));
    assert_non_null(strstr(eia_describe(&seat, &eia_fleet_order, "gb-f1"),
                           ", 7 movement points"));
}

/* ---- the purse ----------------------------------------------------------- */

static bool has_line(const char *const *lines, const char *line)
{
    for (; lines && *lines; lines++)
        if (strcmp(*lines, line) == 0)
            return true;
    return false;
}

static void the_purse(struct scene *scene)
{
    const struct seat economy = seat_of(scene, "fr", "E");
    const struct seat land = seat_of(scene, "fr", "L");
    const struct seat arrivals = seat_of(scene, "fr", "R");
    const struct seat politics = seat_of(scene, "fr", "P");

    eia_power_state(&scene->board, FRANCE)->money = 23;
    eia_power_state(&scene->board, FRANCE)->manpower = 9;
    eia_arrive(&scene->board, "fr", FACTOR_INFANTRY, 4, 1);
    scene_corps(scene, "fr-4", "a775", "12 infantry");
    assert_true(
        has_line(eia_budget(&economy), "you have 23 money, 9 manpower"));
    assert_true(has_line(eia_budget(&economy), "infantry: 3 money, 2 manpower, "
                                               "after 3 months"));
    assert_true(has_line(eia_budget(&economy), "ship: 10 money, 1 manpower, "
                                               "after 3 months, at most 5"));
    assert_true(has_line(eia_budget(&economy), "your units on the map cost 1 "
                                               "money, before you buy"));
    assert_true(
        has_line(eia_budget(&arrivals), "to be placed of France: 4 infantry"));
    assert_non_null(strstr(eia_budget(&land)[0], "a depot costs 1"));
    assert_null(eia_budget(&politics));
}

/* ---- silence ------------------------------------------------------------- */

static const char *silence(struct scene *scene, const char *side,
                           const char *step)
{
    const struct seat seat = seat_of(scene, side, step);

    for (size_t i = 0; i < scene->play.section_count; i++)
        if (same_name(scene->sections[i].side, side) &&
            same_name(scene->sections[i].step, step))
            return sequence_find(eia_sequence, step)
                ->silence(&seat, &scene->sections[i]);
    return sequence_find(eia_sequence, step)->silence(&seat, NULL);
}

static void silence_in_the_land_phase(struct scene *scene)
{
    scene_corps(scene, "fr-4", "a775", "12 infantry");
    scene_corps(scene, "fr-5", "a775", "12 infantry");
    scene_depot(scene, "fr", "a775");
    assert_string_equal(silence(scene, "fr", "L"),
                        "IV Corps and V Corps stay where they are");
    scene_orders(scene, "fr", "L", "<move corps='fr-5' path='a775 a318'/>");
    assert_string_equal(silence(scene, "fr", "L"),
                        "IV Corps stays where it is");
    scene_orders(scene, "fr", "L", "<move corps='fr-4' path='a775'/>");
    assert_null(silence(scene, "fr", "L"));
    assert_null(silence(scene, "au", "L"));
}

static void who_would_forage_is_named(struct scene *scene)
{
    scene_month(scene, "1805-01");
    scene_corps(scene, "fr-4", "a323", "12 infantry");
    scene_corps(scene, "fr-5", "a323", "12 infantry");
    assert_string_equal(silence(scene, "fr", "L"),
                        "IV Corps and V Corps stay where they are; IV Corps "
                        "and V Corps outside the reach of depots forage");
}

static void silence_before_a_battle(struct scene *scene)
{
    struct combat *combat = NULL;

    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-4", ULM, "12 infantry");
    scene_corps(scene, "au-1", ULM, "10 infantry");
    combat = LIST_ADD(scene->arena, scene->game->combats,
                      scene->game->combats_count);
    combat->area = ULM;
    names_add(scene->arena, &combat->attackers, "fr");
    names_add(scene->arena, &combat->defenders, "au");
    scene->game->land_part = LAND_BATTLES;
    assert_non_null(
        strstr(silence(scene, "fr", "L"), "no chit at Ulm (a320): the usual"));
    scene_orders(scene, "fr", "L", "<battle at='a320' attack='assault'/>");
    assert_null(silence(scene, "fr", "L"));
    scene_standing(scene, "au", "<battle-plan defend='defend'/>");
    assert_null(silence(scene, "au", "L"));
    assert_null(silence(scene, "ru", "L"));
}

static void silence_of_reinforcements(struct scene *scene)
{
    for (size_t i = 0; i < scene->game->leaders_count; i++)
        scene->game->leaders[i].state = LEADER_KILLED;
    assert_null(silence(scene, "fr", "R"));
    scene_corps(scene, "fr-4", "a775", "12 infantry");
    eia_arrive(&scene->board, "fr", FACTOR_INFANTRY, 4, 1);
    eia_leader(&scene->board, "ney")->state = LEADER_OFF;
    assert_string_equal(silence(scene, "fr", "R"),
                        "not placed this month: 4 infantry, Ney");
}

static void silence_of_fleets(struct scene *scene)
{
    assert_null(silence(scene, "gb", "N"));
    scene_fleet(scene, "gb-f1", "s735", 10);
    assert_non_null(strstr(silence(scene, "gb", "N"), " stays where it lies"));
    scene_orders(scene, "gb", "N", "<fleet id='gb-f1' path='s734'/>");
    assert_null(silence(scene, "gb", "N"));
}

static void silence_of_the_quarter(struct scene *scene)
{
    scene_month(scene, "1805-03");
    eia_power_state(&scene->board, FRANCE)->money = 23;
    eia_power_state(&scene->board, FRANCE)->manpower = 9;
    assert_string_equal(silence(scene, "fr", "E"),
                        "you buy, build, raise and lend nothing: 23 money and "
                        "9 manpower stay");
    scene_corps(scene, "fr-4", "a775", "12 infantry");
    eia_power_state(&scene->board, FRANCE)->manpower = 40;
    assert_string_equal(silence(scene, "fr", "E"),
                        "you buy, build, raise and lend nothing: 22 money and "
                        "40 manpower stay after 1 for your units; 10 manpower "
                        "more than your lands print are lost when the next is "
                        "collected");
    assert_non_null(silence(scene, "fr", "P"));
    scene_orders(scene, "fr", "P", "<dow target='au'/>");
    assert_null(silence(scene, "fr", "P"));
}

static const struct scene_row rows[] = {
    {"mail: a corps in a line", a_corps_in_a_line},
    {"mail: a fleet in a line", a_fleet_in_a_line},
    {"expenditure: the purse", the_purse},
    {"asking: silence in the land phase", silence_in_the_land_phase},
    {"asking: who would forage is named", who_would_forage_is_named},
    {"asking: silence before a battle", silence_before_a_battle},
    {"asking: silence of reinforcements", silence_of_reinforcements},
    {"asking: silence of fleets", silence_of_fleets},
    {"asking: silence of the quarter", silence_of_the_quarter},
};

static const struct name_row names[] = {
    {"mail: corps by their names", &eia_move, "corps", "fr-4", "IV Corps"},
    {"mail: areas by their names", &eia_move, "path", "a320", "Ulm"},
    {"mail: leaders by their names", &eia_move, "leaders", "ney", "Ney"},
    {"mail: seas by their names", &eia_fleet_order, "path", "s725",
     "Western North Sea"},
    {"mail: ports by their names", &eia_fleet_order, "path", "p427", "Brest"},
    {"mail: boxes by their names", &eia_fleet_order, "path", "b427",
     "off Brest"},
};

static const struct all {
    const char *name;
} every[] = {{"mail: every reference has names"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(rows, scene_row_runs),
        TABLE(names, field_has_name),
        TABLE(every, every_reference_has_names),
    };

    return run_tables(tables, LENGTH(tables));
}

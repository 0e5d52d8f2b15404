/* Where pieces may go: every legal march and voyage is offered, nearest first,
 * and a place that is but named gets the cheapest way. [base land-move],
 * [base fleet-move] */
#include "core/arena.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

#define VIENNA "a474"

static struct seat seat_of(struct scene *scene, const char *side,
                           const char *step)
{
    return (struct seat){.game = scene->game,
                         .module = scene->module,
                         .options = &scene->options,
                         .side = side,
                         .step = step,
                         .certain = true,
                         .arena = scene->arena};
}

static struct choices offers(struct scene *scene, const char *side,
                             const struct order_kind *kind)
{
    const struct seat seat =
        seat_of(scene, side, kind == &eia_move ? "L" : "N");
    struct choices choices = {.arena = scene->arena};

    kind->choices(&seat, &choices);
    return choices;
}

/* The ends of those marches that are neither forced nor end inside a city. */
static bool marches_to(const struct choices *choices, const char *area)
{
    for (size_t i = 0; i < choices->count; i++) {
        const struct move *move = choices->items[i].details;

        if (!move->forced && !move->into_city &&
            same_name(move->path.items[move->path.count - 1], area))
            return true;
    }
    return false;
}

/* Infantry of three points: over the Danube from Ulm to Vienna is too far. */
static void three_areas_are_offered(struct scene *scene)
{
    struct choices choices;
    int last = 0;

    scene_war(scene, "au", "fr");
    scene_province(scene, "tyrol", "au");
    scene_minor(scene, "bavaria", CONQUERED, "au");
    scene_corps(scene, "au-1", ULM, "10 infantry");
    choices = offers(scene, "au", &eia_move);
    assert_true(marches_to(&choices, "a324"));
    for (size_t i = 0; i < choices.count; i++) {
        const struct move *move = choices.items[i].details;
        int steps = (int)move->path.count - 1;

        assert_true(steps <= 3 || move->forced);
        last = steps > last && !move->forced ? steps : last;
    }
    assert_int_equal(last, 3);
}

static int cost_of(struct scene *scene, const struct move *move)
{
    int cost = 0;

    for (size_t i = 1; i < move->path.count; i++)
        cost += eia_step_cost(&scene->board,
                              eia_edge(&scene->board, move->path.items[i - 1],
                                       move->path.items[i]),
                              move->path.items[i]);
    return cost;
}

/* The cheapest come first, forced marches last, and nothing comes twice. */
static void nearest_first(struct scene *scene)
{
    struct choices choices;
    bool forced = false;

    scene_corps(scene, "au-1", "a344", "10 infantry");
    choices = offers(scene, "au", &eia_move);
    assert_true(choices.count > 8);
    for (size_t i = 0; i < choices.count; i++) {
        const struct move *move = choices.items[i].details;
        const struct move *before = i ? choices.items[i - 1].details : NULL;

        assert_true(move->forced || !forced);
        if (before && move->forced == before->forced && !move->into_city)
            assert_true(cost_of(scene, before) <= cost_of(scene, move));
        forced = move->forced;
        for (size_t j = 0; j < i; j++) {
            const struct move *other = choices.items[j].details;

            assert_false(other->into_city == move->into_city &&
                         same_name(other->path.items[other->path.count - 1],
                                   move->path.items[move->path.count - 1]));
        }
    }
}

static struct move completed(struct scene *scene, const char *pieces,
                             const char *path)
{
    const struct seat seat = seat_of(scene, "fr", "L");
    struct move move = {.pieces = names_split(pieces, scene->arena),
                        .path = names_split(path, scene->arena)};

    eia_complete_march(&seat, &move);
    return move;
}

static void a_place_gets_its_way(struct scene *scene)
{
    struct move move;

    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-4", "a775", "20 infantry");
    scene_corps(scene, "fr-5", "a775", "12 infantry");
    move = completed(scene, "fr-4 fr-5", ULM);
    assert_string_equal(names_text(&move.path, " ", scene->arena),
                        "a775 a318 a320");
    move = completed(scene, "fr-4", "a775 " ULM);
    assert_string_equal(names_text(&move.path, " ", scene->arena),
                        "a775 a318 a320");
    move = completed(scene, "fr-4", "a318");
    assert_string_equal(names_text(&move.path, " ", scene->arena), "a775 a318");
    move = completed(scene, "fr-4", "a775 a318 a320");
    assert_int_equal(move.path.count, 3);
}

/* The way is written all the same, so that the check says what lacks. */
static void what_is_too_far_is_refused(struct scene *scene)
{
    const struct seat seat = seat_of(scene, "fr", "L");
    struct move move;

    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-4", "a775", "20 infantry");
    move = completed(scene, "fr-4", VIENNA);
    assert_true(move.path.count > 4);
    assert_string_equal(move.path.items[0], "a775");
    assert_false(order_fits(&seat, &eia_move, &move));
    move = completed(scene, "fr-4", "a775");
    assert_int_equal(move.path.count, 1);
}

/* An Austrian corps at Ulm holds up who goes through; the way around is
 * longer. */
static void the_way_leads_round_the_enemy(struct scene *scene)
{
    const struct seat seat = seat_of(scene, "fr", "L");
    struct move straight, round;

    scene_war(scene, "fr", "au");
    scene_minor(scene, "bavaria", CONQUERED, "fr");
    scene_corps(scene, "fr-c1", "a318", "5 cavalry");
    straight = completed(scene, "fr-c1", "a324");
    assert_true(straight.path.count > 2);
    scene_corps(scene, "au-1", straight.path.items[1], "10 infantry");
    round = completed(scene, "fr-c1", "a324");
    assert_string_not_equal(round.path.items[1], straight.path.items[1]);
    assert_true(order_fits(&seat, &eia_move, &round));
}

/* ---- at sea -------------------------------------------------------------- */

static bool sails_to(const struct choices *choices, const char *place,
                     bool attack)
{
    for (size_t i = 0; i < choices->count; i++) {
        const struct fleet_order *order = choices->items[i].details;

        if (order->attack == attack && order->path.count > 0 &&
            same_name(order->path.items[order->path.count - 1], place))
            return true;
    }
    return false;
}

static void fleets_reach_more_than_a_step(struct scene *scene)
{
    struct choices choices;

    scene_fleet(scene, "gb-f1", "s735", 10);
    choices = offers(scene, "gb", &eia_fleet_order);
    for (size_t i = 0; i < choices.count; i++)
        assert_true(((const struct fleet_order *)choices.items[i].details)
                        ->path.count <= 9);
    assert_true(sails_to(&choices, "s742", false));
    assert_false(sails_to(&choices, "s742", true));
    assert_true(sails_to(&choices, "p018", false));
}

static void attacks_are_offered(struct scene *scene)
{
    struct choices choices;

    scene_war(scene, "gb", "sp");
    scene_fleet(scene, "gb-f1", "s735", 10);
    scene_fleet(scene, "sp-f1", "s742", 10);
    choices = offers(scene, "gb", &eia_fleet_order);
    assert_true(sails_to(&choices, "s742", true));
    assert_true(sails_to(&choices, "s742", false));
}

static void a_far_sea_gets_its_way(struct scene *scene)
{
    const struct seat seat = seat_of(scene, "gb", "N");
    struct fleet_order order = {.fleets = {NULL, 0}};

    scene_fleet(scene, "gb-f1", "s735", 10);
    names_add(scene->arena, &order.fleets, "gb-f1");
    names_add(scene->arena, &order.path, "s742");
    assert_false(order_fits(&seat, &eia_fleet_order, &order));
    eia_complete_voyage(&seat, &eia_fleet_order, &order);
    assert_true(order.path.count > 2);
    assert_true(order_fits(&seat, &eia_fleet_order, &order));
    order.path = (struct names){NULL, 0};
    names_add(scene->arena, &order.path, "s768");
    eia_complete_voyage(&seat, &eia_fleet_order, &order);
    assert_true(order.path.count > 8);
    assert_false(order_fits(&seat, &eia_fleet_order, &order));
}

static const struct scene_row rows[] = {
    {"base land-move: three areas are offered", three_areas_are_offered},
    {"base land-move: nearest first", nearest_first},
    {"base land-move: a place gets its way", a_place_gets_its_way},
    {"base land-move: what is too far is refused", what_is_too_far_is_refused},
    {"base land-move: the way leads round the enemy",
     the_way_leads_round_the_enemy},
    {"base fleet-move: fleets reach more than a step",
     fleets_reach_more_than_a_step},
    {"base fleet-move: attacks are offered", attacks_are_offered},
    {"base fleet-move: a far sea gets its way", a_far_sea_gets_its_way},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

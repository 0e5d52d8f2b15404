/* 21.0: orders to deploy in three hexes, and to consolidate */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"

struct deploy_order {
    const char *unit;
    struct hexes hexes; /* of consolidating the one that it comes to */
};

enum { FURTHER_HEXES = 2, DEPLOYING = 2 * QUARTERS, CONSOLIDATING = QUARTERS };

/* ---- what is wrong with an order ----------------------------------------- */

/* [base deployment] an infantry brigade of the Prussians and two hexes;
 * option.consent they alone choose the rule */
static bool check_deploy(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct deploy_order *given = order->details;
    const struct unit *unit =
        adn_own_unit(seat, order, given->unit, BASE(deployment), report);
    bool good = unit != NULL;

    if (unit && (unit->army != PRUSSIAN || unit->card->picquet ||
                 unit->card->arm != INFANTRY || unit->card->size != BRIGADE))
        good = REFUSE(BASE(deployment),
                      "'%s' is no infantry brigade of the Prussians", unit->id);
    if (given->hexes.count != FURTHER_HEXES ||
        given->hexes.items[0] == given->hexes.items[1])
        good = REFUSE(BASE(deployment),
                      "it deploys in its own hex and two others: name these");
    return good;
}

static bool check_consolidate(const struct seat *seat,
                              const struct order *order, struct report *report)
{
    const struct deploy_order *given = order->details;

    return adn_own_unit(seat, order, given->unit, BASE(deployment), report) &&
           (given->hexes.count == 1 ||
            REFUSE(RULE(qa_spi_2), "it consolidates into one hex, not into %d",
                   (int)given->hexes.count));
}

/* ---- what the game does not let happen ----------------------------------- */

/* Of who acts by command or may yet pass his die. */
static struct bar bars_unit(const struct board *board, const struct unit *unit,
                            int points)
{
    return FIRST_BAR(
        {unit->state != ON_MAP, BASE(deployment), "is not on the map"},
        {!adn_acts(board, unit), BASE(command), "is out of command"},
        {adn_points_left(unit) < points, BASE(deployment),
         "has not the points for it"});
}

/* What bars one of the further hexes. */
static struct bar bars_hex(const struct board *board, const struct unit *unit,
                           int hex)
{
    const struct rule *rule = BASE(deployment);

    return FIRST_BAR(
        {!adn_adjacent(board, unit->hex, hex), rule, "is not next to it"},
        {!adn_is_empty(board, hex), rule, "is not empty of units"},
        {adn_is_night(board) && adn_next_to_enemy(board, hex, unit->side), rule,
         "is next to an enemy at night"},
        {adn_prohibited(board, unit->card->arm, hex), rule,
         "is prohibited ground"});
}

static struct bar bars_deploying(const struct board *board,
                                 const struct unit *unit)
{
    const struct rule *rule = BASE(deployment);
    const struct bar bar = bars_unit(board, unit, DEPLOYING);
    const struct unit *first = adn_first(board, unit->hex, unit->side);

    return FIRST_BAR(
        {adn_army(board, unit->army)->rule_21 == 0, RULE(option_consent),
         "cannot deploy: its army has not chosen 21.0"},
        {bar.why != NULL, bar.rule, bar.why},
        {adn_in_zoi(board, unit->hex, unit->side), BASE(zoi),
         "stands in the zone of enemy cavalry"},
        {adn_is_deployed(unit), rule, "is deployed already"},
        {unit->increments < board->module->deployment_increments, rule,
         "has too few increments"},
        {first && adn_next(first), rule, "is not alone in its hex"});
}

/* qa.spi-3 with one hex in a zone into that, qa.spi-4 with more never */
static struct bar bars_consolidating(const struct board *board,
                                     const struct unit *unit, int hex)
{
    const struct hexes hexes = adn_hexes_of(board->arena, unit);
    const struct bar bar = bars_unit(board, unit, CONSOLIDATING);
    int held = 0;

    foreach_hex (one, hexes)
        held += adn_in_zoi(board, one, unit->side);
    return FIRST_BAR({!adn_is_deployed(unit) || !hexes_contain(&hexes, hex),
                      RULE(qa_spi_2), "is not deployed in that hex"},
                     {held > 1, RULE(qa_spi_4),
                      "has two of its hexes or more in enemy zones"},
                     {held == 1 && !adn_in_zoi(board, hex, unit->side),
                      RULE(qa_spi_3),
                      "has another of its hexes in an enemy zone, and comes "
                      "together there alone"},
                     {bar.why != NULL, bar.rule, bar.why});
}

static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct deploy_order *given = order->details;
    const struct board *board = &seat->board;
    const struct unit *unit = adn_unit(board, given->unit);
    bool deploys = order->kind == &adn_deploy_order, good = true;
    struct bar bar;

    adn_foresee_command(seat);
    bar = deploys ? bars_deploying(board, unit)
                  : bars_consolidating(board, unit, given->hexes.items[0]);
    if (bar.why)
        return REFUSE(bar.rule, "'%s' %s", unit->id, bar.why);
    for (size_t i = 0; deploys && i < given->hexes.count; i++) {
        bar = bars_hex(board, unit, given->hexes.items[i]);
        if (bar.why)
            good = REFUSE(bar.rule, "%04d %s", given->hexes.items[i], bar.why);
    }
    return good;
}

/* ---- what comes of it ---------------------------------------------------- */

static void act(const struct board *board, const struct order *order)
{
    const struct deploy_order *given = order->details;
    struct unit *unit = adn_unit(board, given->unit);
    bool deploys = order->kind == &adn_deploy_order;

    if (deploys)
        adn_deploy(board, unit, &given->hexes);
    else
        adn_put(board, &unit->piece, given->hexes.items[0]);
    unit->moved |= deploys;
    unit->spent += deploys ? DEPLOYING : CONSOLIDATING;
}

static void foresee(const struct seat *seat, const struct order *order)
{
    act(&seat->board, order);
}

static const char *words(const struct board *board, const struct order *order)
{
    const struct deploy_order *given = order->details;
    const struct names hexes = hexes_names(board->arena, &given->hexes);
    const struct unit *unit = adn_unit(board, given->unit);

    if (order->kind == &adn_deploy_order)
        return arena_text(board->arena,
                          "%s deploys from %04d into %s, 2 points", unit->name,
                          unit->hex, names_series(&hexes, board->arena));
    return arena_text(board->arena, "%s consolidates at %s, 1 point",
                      unit->name, adn_hex_name(board, given->hexes.items[0]));
}

/* qa.spi-2 either is told by its case */
static void carry_out(struct play *play, const char *side,
                      const struct order *order)
{
    const struct deploy_order *given = order->details;
    struct unit *unit = adn_unit(&play->board, given->unit);

    foreach_hex (hex, given->hexes)
        adn_drive_leaders(play, unit, hex);
    act(&play->board, order);
    event_at(TELL_BY(play, EVENT_ORDER, order->kind->rule, side, unit->id,
                     "%s.", words(&play->board, order)),
             unit->hex);
}

static void say(const struct seat *seat, const struct order *order,
                struct buffer *out)
{
    const struct deploy_order *given = order->details;

    buffer_puts(out, words(&seat->board, order));
    adn_say_die(seat, &(const struct names){(const char **)&given->unit, 1},
                out);
    order_say_lapse(seat, order, out);
}

/* ---- what a sheet lists -------------------------------------------------- */

static void offer(const struct seat *seat, struct choices *choices,
                  const struct order_kind *kind, const struct unit *unit,
                  int hex, int other)
{
    struct deploy_order given = {.unit = unit->id};

    hexes_add(seat->arena, &given.hexes, hex);
    if (other)
        hexes_add(seat->arena, &given.hexes, other);
    choice_offer(seat, choices, kind, &given, NULL);
}

/* Two neighbours of its hex that are neighbours of each other. */
static void choose_deploy(const struct seat *seat, struct choices *choices)
{
    int army = adn_army_of(seat->side);

    if (!adn_army(&seat->board, army)->rule_21)
        return;
    foreach_unit_of (unit, &seat->board, army)
        for (int i = 0; i < DIRECTIONS && !choices_full(choices); i++) {
            int hex = hex_neighbour(unit->hex, i);
            int other = hex_neighbour(unit->hex, (i + 1) % DIRECTIONS);

            if (hex && other)
                offer(seat, choices, &adn_deploy_order, unit, hex, other);
        }
}

static void choose_consolidate(const struct seat *seat, struct choices *choices)
{
    foreach_unit_of (unit, &seat->board, adn_army_of(seat->side)) {
        const struct hexes hexes = adn_hexes_of(seat->arena, unit);

        foreach_hex (hex, hexes)
            if (adn_is_deployed(unit))
                offer(seat, choices, &adn_consolidate_order, unit, hex, 0);
    }
}

#define KIND(name, rule, summary, check, choose)                               \
    {                                                                          \
        ORDER(name, rule, summary),                                            \
            FIELDS(deploy_order, NEEDED(HEXES, deploy_order, hexes, "hexes"),  \
                   NEEDED(NAME, deploy_order, unit, "unit")),                  \
            .subject = "unit", .check_order = check, .check_world = check_now, \
            .foresee = foresee, .carry_out = carry_out, .say = say,            \
            .choices = choose, .once = true                                    \
    }

const struct order_kind adn_deploy_order =
    KIND("deploy", BASE(deployment),
         "a Prussian infantry brigade stands in three hexes (21.0)",
         check_deploy, choose_deploy);
const struct order_kind adn_consolidate_order =
    KIND("consolidate", RULE(qa_spi_2),
         "a deployed brigade comes together in one of its hexes",
         check_consolidate, choose_consolidate);

const struct unit *adn_deployer(const struct board *board,
                                const struct order *order)
{
    const struct deploy_order *given = order->details;

    return order->kind == &adn_deploy_order ||
                   order->kind == &adn_consolidate_order
               ? adn_unit(board, given->unit)
               : NULL;
}

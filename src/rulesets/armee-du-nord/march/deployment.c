/* 21.0: the orders to deploy in three hexes and to come together in one. [base
 * deployment] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"
#include "wargame/ways.h"

struct deploy_order {
    const char *unit;
    struct hexes hexes; /* of consolidating the one that it comes to */
};

enum { FURTHER_HEXES = 2, DEPLOYING = 2 * QUARTERS, CONSOLIDATING = QUARTERS };

static const struct field deploy_fields[] = {
    FIELD(HEXES, struct deploy_order, hexes, "hexes", FIELD_REQUIRED),
    FIELD(NAME, struct deploy_order, unit, "unit", FIELD_REQUIRED),
    {0}};

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
        good = refuse(report, &order->place, BASE(deployment),
                      "'%s' is no infantry brigade of the Prussians", unit->id);
    if (given->hexes.count != FURTHER_HEXES ||
        given->hexes.items[0] == given->hexes.items[1])
        good = refuse(report, &order->place, BASE(deployment),
                      "it deploys in its own hex and two others: name these");
    return good;
}

static bool check_consolidate(const struct seat *seat,
                              const struct order *order, struct report *report)
{
    const struct deploy_order *given = order->details;

    if (!adn_own_unit(seat, order, given->unit, BASE(deployment), report))
        return false;
    return given->hexes.count == 1 ||
           refuse(report, &order->place, RULE(qa_spi_2),
                  "it consolidates into one hex, not into %d",
                  (int)given->hexes.count);
}

/* ---- what the game does not let happen ----------------------------------- */

/* Of who acts by command or may yet pass his die. */
static struct bar bars_unit(const struct board *board, const struct unit *unit,
                            int points)
{
    bool acts = unit->leave == IN_COMMAND || unit->leave == BY_INITIATIVE ||
                (board->game->part == AT_DESK && unit->leave == OUT_OF_COMMAND);

    if (unit->state != ON_MAP)
        return (struct bar){BASE(deployment), "is not on the map"};
    if (!acts)
        return (struct bar){BASE(command), "is out of command"};
    if (adn_points_left(unit) < points)
        return (struct bar){BASE(deployment), "has not the points for it"};
    return (struct bar){NULL, NULL};
}

/* What bars one of the further hexes. */
static const char *bars_hex(const struct board *board, const struct unit *unit,
                            int hex)
{
    if (!map_hex(&board->module->map, hex) ||
        !adn_adjacent(board, unit->hex, hex))
        return "is not next to it";
    if (!adn_is_empty(board, hex))
        return "is not empty of units";
    if (adn_prohibited(board, unit->card->arm, hex))
        return "is prohibited ground";
    if (adn_is_night(board) &&
        adn_next_to_units(board, hex, adn_enemy(unit->side)))
        return "is next to an enemy at night";
    return NULL;
}

static struct bar bars_deploying(const struct board *board,
                                 const struct unit *unit)
{
    struct bar bar = bars_unit(board, unit, DEPLOYING);

    if (adn_army(board, unit->army)->rule_21 == 0)
        return (struct bar){RULE(option_consent),
                            "cannot deploy: its army has not chosen 21.0"};
    if (bar.why)
        return bar;
    if (adn_is_deployed(unit))
        return (struct bar){BASE(deployment), "is deployed already"};
    if (unit->increments < board->module->deployment_increments)
        return (struct bar){BASE(deployment), "has too few increments"};
    if (adn_next(adn_first(board, unit->hex, unit->side)))
        return (struct bar){BASE(deployment), "is not alone in its hex"};
    if (adn_in_zoi(board, adn_enemy(unit->side), unit->hex))
        return (struct bar){BASE(zoi), "stands in the zone of enemy cavalry"};
    return (struct bar){NULL, NULL};
}

static bool check_deploy_now(const struct seat *seat, const struct order *order,
                             struct report *report)
{
    const struct deploy_order *given = order->details;
    const struct unit *unit = adn_unit(&seat->board, given->unit);
    struct bar bar;
    bool good = true;

    adn_foresee_command(seat);
    bar = bars_deploying(&seat->board, unit);
    if (bar.why)
        return refuse(report, &order->place, bar.rule, "'%s' %s", unit->id,
                      bar.why);
    for (size_t i = 0; i < given->hexes.count; i++) {
        const char *why = bars_hex(&seat->board, unit, given->hexes.items[i]);

        if (why)
            good = refuse(report, &order->place, BASE(deployment), "%04d %s",
                          given->hexes.items[i], why);
    }
    return good;
}

/* qa.spi-3 with one hex in a zone into that alone, qa.spi-4 with two or three
 * not at all */
static struct bar bars_consolidating(const struct board *board,
                                     const struct unit *unit, int hex)
{
    const struct hexes hexes = adn_hexes_of(board->arena, unit);
    int enemy = adn_enemy(unit->side), held = 0, held_hex = 0;

    for (size_t i = 0; i < hexes.count; i++)
        if (adn_in_zoi(board, enemy, hexes.items[i])) {
            held++;
            held_hex = hexes.items[i];
        }
    if (!adn_is_deployed(unit))
        return (struct bar){RULE(qa_spi_2), "is not deployed"};
    if (!hexes_contain(&hexes, hex))
        return (struct bar){RULE(qa_spi_2), "does not stand in that hex"};
    if (held > 1)
        return (struct bar){RULE(qa_spi_4),
                            "has two of its hexes or more in enemy zones"};
    if (held == 1 && hex != held_hex)
        return (struct bar){RULE(qa_spi_3),
                            "has another of its hexes in an enemy zone, and "
                            "comes together there alone"};
    return bars_unit(board, unit, CONSOLIDATING);
}

static bool check_consolidate_now(const struct seat *seat,
                                  const struct order *order,
                                  struct report *report)
{
    const struct deploy_order *given = order->details;
    const struct unit *unit = adn_unit(&seat->board, given->unit);
    struct bar bar;

    adn_foresee_command(seat);
    bar = bars_consolidating(&seat->board, unit, given->hexes.items[0]);
    return !bar.why || refuse(report, &order->place, bar.rule, "'%s' %s: %04d",
                              unit->id, bar.why, given->hexes.items[0]);
}

/* ---- what comes of it ---------------------------------------------------- */

static void deploy(const struct board *board, const struct deploy_order *given)
{
    struct unit *unit = adn_unit(board, given->unit);

    adn_deploy(board, unit, &given->hexes);
    unit->spent += DEPLOYING;
    unit->moved = true;
}

static void consolidate(const struct board *board,
                        const struct deploy_order *given)
{
    struct unit *unit = adn_unit(board, given->unit);

    adn_put(board, &unit->piece, given->hexes.items[0]);
    unit->spent += CONSOLIDATING;
}

static void foresee_deploy(const struct seat *seat, const struct order *order)
{
    deploy(&seat->board, order->details);
}

static void foresee_consolidate(const struct seat *seat,
                                const struct order *order)
{
    consolidate(&seat->board, order->details);
}

static const char *hexes_text(struct arena *arena, const struct hexes *hexes)
{
    const struct names names = hexes_names(arena, hexes);

    return names_series(&names, arena);
}

static void carry_out_deploy(struct play *play, const char *side,
                             const struct order *order)
{
    const struct deploy_order *given = order->details;
    struct unit *unit = adn_unit(&play->board, given->unit);

    for (size_t i = 0; i < given->hexes.count; i++)
        adn_drive_leaders(play, unit, given->hexes.items[i]);
    deploy(&play->board, given);
    event_at(journal_tell(play->journal, EVENT_ORDER, BASE(deployment), side,
                          unit->id, "%s deploys from %04d into %s, %s.",
                          unit->name, unit->hex,
                          hexes_text(play->arena, &given->hexes),
                          adn_points_phrase(play->arena, DEPLOYING)),
             unit->hex);
}

/* qa.spi-2 */
static void carry_out_consolidate(struct play *play, const char *side,
                                  const struct order *order)
{
    struct unit *unit = adn_unit(
        &play->board, ((const struct deploy_order *)order->details)->unit);

    consolidate(&play->board, order->details);
    event_at(journal_tell(play->journal, EVENT_ORDER, RULE(qa_spi_2), side,
                          unit->id, "%s consolidates at %s, %s.", unit->name,
                          adn_hex_name(&play->board, unit->hex),
                          adn_points_phrase(play->arena, CONSOLIDATING)),
             unit->hex);
}

static void say_deploy(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct deploy_order *given = order->details;

    buffer_printf(out, "%s %s %s", adn_unit(&seat->board, given->unit)->name,
                  order->kind == &adn_deploy_order ? "deploys into"
                                                   : "consolidates at",
                  hexes_text(seat->arena, &given->hexes));
}

/* ---- what a sheet lists -------------------------------------------------- */

/* Two neighbours of its hex that are neighbours of each other. */
static void choose_deploy(const struct seat *seat, struct choices *choices)
{
    const struct unit *unit = NULL;
    int army = adn_army_of(seat->side);

    if (adn_army(&seat->board, army)->rule_21 == 0)
        return;
    while (!choices_full(choices) &&
           (unit = adn_unit_after(&seat->board, army, unit)) != NULL)
        for (int i = 0; i < DIRECTIONS; i++) {
            struct deploy_order given = {.unit = unit->id};
            const int hexes[] = {
                hex_neighbour(unit->hex, i),
                hex_neighbour(unit->hex, (i + 1) % DIRECTIONS)};

            if (!hexes[0] || !hexes[1])
                continue;
            hexes_add(seat->arena, &given.hexes, hexes[0]);
            hexes_add(seat->arena, &given.hexes, hexes[1]);
            choice_offer(seat, choices, &adn_deploy_order, &given, "2 points");
        }
}

static void choose_consolidate(const struct seat *seat, struct choices *choices)
{
    const struct unit *unit = NULL;
    int army = adn_army_of(seat->side);

    while (!choices_full(choices) &&
           (unit = adn_unit_after(&seat->board, army, unit)) != NULL) {
        const struct hexes hexes = adn_hexes_of(seat->arena, unit);

        for (size_t i = 0; i < hexes.count && hexes.count > 1; i++) {
            struct deploy_order given = {.unit = unit->id};

            hexes_add(seat->arena, &given.hexes, hexes.items[i]);
            choice_offer(seat, choices, &adn_consolidate_order, &given,
                         "1 point");
        }
    }
}

const struct order_kind adn_deploy_order = {
    .name = "deploy",
    .rule = BASE(deployment),
    .summary = "a Prussian infantry brigade stands in three hexes (21.0)",
    .size = sizeof(struct deploy_order),
    .fields = deploy_fields,
    .subject = "unit",
    .check_order = check_deploy,
    .check_world = check_deploy_now,
    .foresee = foresee_deploy,
    .carry_out = carry_out_deploy,
    .say = say_deploy,
    .choices = choose_deploy,
    .once = true,
};

const struct order_kind adn_consolidate_order = {
    .name = "consolidate",
    .rule = RULE(qa_spi_2),
    .summary = "a deployed brigade comes together in one of its hexes",
    .size = sizeof(struct deploy_order),
    .fields = deploy_fields,
    .subject = "unit",
    .check_order = check_consolidate,
    .check_world = check_consolidate_now,
    .foresee = foresee_consolidate,
    .carry_out = carry_out_consolidate,
    .say = say_deploy,
    .choices = choose_consolidate,
    .once = true,
};

const struct unit *adn_deployer(const struct board *board,
                                const struct order *order)
{
    return order->kind == &adn_deploy_order ||
                   order->kind == &adn_consolidate_order
               ? adn_unit(board,
                          ((const struct deploy_order *)order->details)->unit)
               : NULL;
}

/* 24.0.2 Perponcher's initiative: a courier wakes his division before its army
 * is awake, and it holds the ground about his headquarters. [ruling 82] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"

struct headquarters_order {
    int hex;
};

static struct names places(const struct board *board)
{
    const char *listed = adn_setting(board->module, "perponcher-headquarters");

    return names_split(listed ? listed : "", board->arena);
}

/* 24.0.2e Quatre Bras or Nivelles */
static bool check_place(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct headquarters_order *given = order->details;
    const struct names hexes = places(&seat->board);

    return (adn_army_of(seat->side) == ANGLO_DUTCH &&
            names_contain(&hexes, hex_text(seat->arena, given->hex))) ||
           REFUSE(RULE(24_0_2e), "Perponcher's headquarters is at %s",
                  names_text(&hexes, " or ", seat->arena));
}

/* 24.0.2e once, when his own activation has begun */
static bool check_once(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    bool special = false;

    foreach (struct unit, unit, seat->game->units)
        special |= unit->special;
    if (adn_army(&seat->board, ANGLO_DUTCH)->headquarters)
        return REFUSE(RULE(24_0_2e), "his headquarters is declared, for good");
    return special || REFUSE(RULE(24_0_2e), "no courier has called Perponcher");
}

static void foresee_place(const struct seat *seat, const struct order *order)
{
    const struct headquarters_order *given = order->details;

    adn_army(&seat->board, ANGLO_DUTCH)->headquarters = given->hex;
    seat->game->settled = false;
}

static void carry_out_place(struct play *play, const char *side,
                            const struct order *order)
{
    const struct headquarters_order *given = order->details;

    adn_army(&play->board, ANGLO_DUTCH)->headquarters = given->hex;
    event_at(TELL_BY(play, EVENT_ORDER, RULE(24_0_2e), side, NULL,
                     "Perponcher's headquarters is %s.",
                     adn_hex_name(&play->board, given->hex)),
             given->hex);
}

static void say_place(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct headquarters_order *given = order->details;

    buffer_printf(out, "Perponcher's headquarters is %s",
                  adn_hex_name(&seat->board, given->hex));
}

static void choose_place(const struct seat *seat, struct choices *choices)
{
    const struct names hexes = places(&seat->board);

    foreach_name (hex, hexes)
        choice_offer(seat, choices, &adn_headquarters,
                     &(const struct headquarters_order){hex_from_text(hex)},
                     "for good");
}

const struct order_kind adn_headquarters = {
    ORDER("headquarters", RULE(24_0_2e),
          "where Perponcher is, whom a courier has called"),
    FIELDS(headquarters_order, NEEDED(HEX, headquarters_order, hex, "hex")),
    ACTS(check_place, check_once, foresee_place, carry_out_place, say_place,
         choose_place),
    .once = true};

/* 24.0.2b the courier met a unit of his division: all of it is active */
void adn_call_perponcher(struct play *play)
{
    bool called = false;

    if (adn_army(&play->board, ANGLO_DUTCH)->rule_24 != PERPONCHER)
        return;
    foreach (struct unit, unit, play->game->units)
        foreach (struct courier, courier, play->game->couriers)
            called |= unit->card->perponcher && unit->corps->asleep &&
                      unit->state == ON_MAP &&
                      hexes_contain(&courier->passed, unit->hex);
    foreach (struct unit, unit, play->game->units)
        if (called && unit->card->perponcher && unit->corps->asleep) {
            unit->special = true;
            adn_wake_unit(play, unit, RULE(24_0_2b),
                          "the Prussian courier has passed");
        }
}

/* 24.0.2c Orange commands the unit, or the marker of his corps lies on the map;
 * 24.0.2e without headquarters they are held back, and it is told */
void adn_tell_perponcher(struct play *play, int army)
{
    bool held = false;

    foreach (struct unit, unit, play->game->units) {
        if (!unit->special || army != ANGLO_DUTCH)
            continue;
        held |= unit->bound && adn_army(&play->board, army)->headquarters == 0;
        unit->special = unit->bound;
        if (!unit->bound)
            TELL_OF(play, EVENT_STATE, RULE(24_0_2c), unit,
                    "%s is under the usual command: %s.", unit->name,
                    unit->corps->marker
                        ? "the marker of its corps is on the map"
                        : "its corps leader commands it");
    }
    if (held)
        TELL(play, EVENT_NOTE, RULE(24_0_2e), army,
             "Perponcher's units are held back without `headquarters`.");
}

/* Corps assembly markers of the campaign: where they lie. [base markers] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"

struct marker_order {
    const char *corps;
    int hex;
};

static struct corps *corps_of(const struct board *board, const char *id)
{
    return adn_corps(board, adn_corps_card(board->module, id));
}

static bool check_marker(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct marker_order *given = order->details;
    const struct corps_card *corps = adn_corps_card(seat->module, given->corps);

    return (corps && seat->module->campaign && corps->army != FRENCH &&
            corps->army == adn_army_of(seat->side)) ||
           REFUSE(BASE(markers),
                  "'%s' is no corps of yours that has a marker to place",
                  given->corps);
}

/* [base markers] moved once a night, which has two turns */
static bool is_settled(const struct board *board, const struct corps *corps)
{
    const struct turn_card *placed =
        adn_turn(board->module, corps->marker_turn);
    int turn = board->game->turn;

    return corps->marker &&
           (!adn_is_night(board) || corps->marker_turn == turn ||
            (placed && placed->kind == NIGHT && placed->turn == turn - 1));
}

static bool check_place(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct marker_order *given = order->details;
    const struct corps *corps = corps_of(&seat->board, given->corps);
    const char *why = adn_bars_marker(&seat->board, given->hex);

    if (corps->asleep)
        return REFUSE(BASE(markers), "'%s' is not active yet", given->corps);
    if (why)
        return REFUSE(RULE(17_2), "the marker cannot stand in %04d: %s",
                      given->hex, why);
    return !is_settled(&seat->board, corps) ||
           REFUSE(BASE(markers),
                  "the marker of '%s' lies in %04d: it moves once a night",
                  given->corps, corps->marker);
}

static void put(const struct board *board, struct corps *corps, int hex)
{
    corps->marker = hex;
    corps->marker_turn = board->game->turn;
}

static void foresee_marker(const struct seat *seat, const struct order *order)
{
    const struct marker_order *given = order->details;

    put(&seat->board, corps_of(&seat->board, given->corps), given->hex);
}

static void place(struct play *play, struct corps *corps, int hex,
                  const char *how)
{
    put(&play->board, corps, hex);
    event_at(TELL(play, EVENT_STATE, BASE(markers), corps->card->army,
                  "The assembly marker of %s lies in %s%s.", corps->id,
                  adn_hex_name(&play->board, hex), how),
             hex);
}

static void carry_out_marker(struct play *play, const char *side,
                             const struct order *order)
{
    const struct marker_order *given = order->details;

    (void)side;
    place(play, corps_of(&play->board, given->corps), given->hex, "");
}

void adn_place_rest(struct play *play, const char *side)
{
    foreach (struct corps, corps, play->game->corps)
        if (corps->card->army == adn_army_of(side) && corps->marker == 0 &&
            adn_default_marker(&play->board, corps))
            place(play, corps, corps->card->marker_default, ", its usual hex");
}

static void say_marker(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct marker_order *given = order->details;

    buffer_printf(out, "the assembly marker of %s lies in %s", given->corps,
                  adn_hex_name(&seat->board, given->hex));
    order_say_lapse(seat, order, out);
}

static void choose_marker(const struct seat *seat, struct choices *choices)
{
    foreach (struct corps, corps, seat->game->corps) {
        const struct marker_order given = {corps->id,
                                           corps->card->marker_default};

        if (given.hex)
            choice_offer(seat, choices, &adn_place_cam, &given,
                         "its usual hex, also without an order");
    }
}

const struct order_kind adn_place_cam = {
    ORDER("place-cam", BASE(markers),
          "the assembly marker of a corps is placed, or moved at night"),
    FIELDS(marker_order, NEEDED(NAME, marker_order, corps, "corps"),
           NEEDED(HEX, marker_order, hex, "hex")),
    .subject = "corps",
    ACTS(check_marker, check_place, foresee_marker, carry_out_marker,
         say_marker, choose_marker),
    .once = true};

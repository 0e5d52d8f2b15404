/* Off-board tracks: who goes on along his own, and who changes to another.
 * [base tracks] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"

/* Of switch-track: one unit, and the box it goes to. */
struct track_order {
    struct names units;
    int boxes;
};
struct switch_order {
    const char *unit;
    int to;
};

static const struct field track_fields[] = {
    FIELD_RANGE(COUNT, struct track_order, boxes, "boxes", FIELD_REQUIRED, 0,
                99),
    FIELD(NAMES, struct track_order, units, "units", FIELD_REQUIRED),
    {0}};

static const struct field switch_fields[] = {
    FIELD(HEX, struct switch_order, to, "to", FIELD_REQUIRED),
    FIELD(NAME, struct switch_order, unit, "unit", FIELD_REQUIRED),
    {0}};

/* ---- who may go on, and how far ------------------------------------------ */

/* 10.0a Allied cavalry, horse artillery and leaders go two boxes */
int adn_track_rate(const struct board *board, const struct counter *one)
{
    const struct module *module = board->module;
    bool allied = one->side == ALLIED_CAMP;

    if (one->class == LEADER_CLASS)
        return allied ? module->track_leader : module->track_french_leader;
    return allied && (one->class == CAVALRY || one->class == HORSE_ARTILLERY)
               ? module->track_mounted
               : module->track_boxes;
}

static const struct corps *corps_of(const struct board *board,
                                    const struct counter *one)
{
    const struct unit *unit = adn_unit(board, one->id);
    const struct leader *leader = adn_leader(board, one->id);
    const struct corps_card *corps =
        unit ? unit->card->corps : leader->card->corps;

    return corps ? adn_corps(board, corps) : NULL;
}

struct bar adn_track_bar(const struct board *board, const struct counter *one)
{
    const struct corps *corps = corps_of(board, one);

    if (one->state != IN_BOX)
        return (struct bar){BASE(tracks), "is not on a track"};
    if (one->asleep)
        return (struct bar){RULE(10_0b), "is not active yet"};
    if (adn_is_night(board))
        return (struct bar){BASE(tracks), "goes no further at night"};
    if (adn_is_held(board, one))
        return (struct bar){RULE(30_0), "is of a corps that may not move"};
    if (one->army != FRENCH && corps && corps->marker == 0 &&
        adn_default_marker(board, corps) == 0)
        return (struct bar){RULE(10_0b), "waits for the marker of its corps"};
    return (struct bar){NULL, NULL};
}

int adn_track_left(const struct board *board, const struct counter *one,
                   int boxes)
{
    if (adn_track_bar(board, one).why)
        return 0;
    return one->tracked ? one->spare : boxes;
}

/* Leaving box 1 is a box of its own, which is kept for it. */
static void go_boxes(const struct board *board, struct counter *one, int boxes)
{
    int number = adn_box(board->module, one->hex)->number;
    int steps = boxes < number ? boxes : number - 1;

    adn_put_in_box(board, &one->piece, one->hex - steps);
    one->tracked = true;
    one->spare = boxes - steps;
}

static void tell_boxes(struct play *play, const struct counter *one, int from)
{
    struct event *event;

    if (one->hex == from)
        return;
    event =
        journal_tell(play->journal, EVENT_MOVE, BASE(tracks),
                     adn_army_words[one->army], one->id, "%s goes on to %s.",
                     one->name, adn_hex_name(&play->board, one->hex));
    event_at(event, one->hex);
    if (from - one->hex > play->module->track_boxes &&
        one->class != LEADER_CLASS)
        event_cites(play->journal, event, RULE(10_0a));
}

/* ---- the order to go on -------------------------------------------------- */

static bool check_track(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct track_order *given = order->details;
    bool good =
        given->units.count > 0 || refuse(report, &order->place, BASE(tracks),
                                         "no piece is named to go on");

    for (size_t i = 0; i < given->units.count; i++) {
        const char *id = given->units.items[i];
        const struct counter *one =
            adn_own_counter(seat, order, id, BASE(tracks), report);

        if (!one)
            good = false;
        else if (given->boxes > adn_track_rate(&seat->board, one))
            good = refuse(report, &order->place, RULE(10_0a),
                          "'%s' goes %d box%s a turn at most", id,
                          adn_track_rate(&seat->board, one),
                          adn_track_rate(&seat->board, one) == 1 ? "" : "es");
    }
    return good;
}

static bool refuse_barred(const struct order *order, const struct bar *bar,
                          const char *id, struct report *report)
{
    return refuse(report, &order->place, bar->rule, "'%s' %s", id, bar->why);
}

static bool check_on_track(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct track_order *given = order->details;
    bool good = true;

    for (size_t i = 0; i < given->units.count; i++) {
        const struct counter *one =
            adn_counter(&seat->board, given->units.items[i]);
        const struct bar bar = adn_track_bar(&seat->board, one);

        if (bar.why)
            good = refuse_barred(order, &bar, one->id, report);
        else if (one->tracked)
            good = refuse(report, &order->place, BASE(tracks),
                          "'%s' has gone on already", one->id);
    }
    return good;
}

static void foresee_track(const struct seat *seat, const struct order *order)
{
    const struct track_order *given = order->details;

    for (size_t i = 0; i < given->units.count; i++)
        go_boxes(&seat->board, adn_counter(&seat->board, given->units.items[i]),
                 given->boxes);
}

static void carry_out_track(struct play *play, const char *side,
                            const struct order *order)
{
    const struct track_order *given = order->details;

    (void)side;
    for (size_t i = 0; i < given->units.count; i++) {
        struct counter *one = adn_counter(&play->board, given->units.items[i]);
        int from = one->hex;

        go_boxes(&play->board, one, given->boxes);
        tell_boxes(play, one, from);
    }
}

static void say_track(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct track_order *given = order->details;

    buffer_printf(out, "%s %s", names_series(&given->units, seat->arena),
                  given->boxes == 0   ? "stays in its box"
                  : given->boxes == 1 ? "goes on one box"
                                      : "goes on two boxes");
}

static void choose_track(const struct seat *seat, struct choices *choices)
{
    const struct counter *one;
    int army = adn_army_of(seat->side);

    for (size_t i = 0; (one = adn_counter_at(seat->game, i)) != NULL; i++) {
        struct track_order given = {.boxes = adn_track_rate(&seat->board, one)};

        if (one->army != army || one->state != IN_BOX)
            continue;
        names_add(seat->arena, &given.units, one->id);
        choice_offer(seat, choices, &adn_track, &given, "as far as it may");
        given.boxes = 0;
        choice_offer(seat, choices, &adn_track, &given, "it stays");
    }
}

const struct order_kind adn_track = {
    .name = "track",
    .rule = BASE(tracks),
    .summary = "pieces go on along their off-board track",
    .size = sizeof(struct track_order),
    .fields = track_fields,
    .subject = "units",
    .check_order = check_track,
    .check_world = check_on_track,
    .foresee = foresee_track,
    .carry_out = carry_out_track,
    .say = say_track,
    .choices = choose_track,
};

void adn_track_rest(struct play *play, const char *side)
{
    int army = adn_army_of(side);
    struct counter *one;

    for (size_t i = 0; (one = adn_counter_at(play->game, i)) != NULL; i++) {
        int from = one->hex;

        if (one->army != army || one->tracked ||
            adn_track_bar(&play->board, one).why)
            continue;
        go_boxes(&play->board, one,
                 adn_marches(play, one) ? adn_track_rate(&play->board, one)
                                        : 1);
        tell_boxes(play, one, from);
    }
}

/* ---- crossings ----------------------------------------------------------- */

/* qa.obmt-1a no Prussian unit leaves its track; qa.obmt-1b the Anglo-Dutch do
 */
static bool check_switch(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct switch_order *given = order->details;

    if (!adn_own_counter(seat, order, given->unit, BASE(tracks), report))
        return false;
    return adn_army_of(seat->side) == ANGLO_DUTCH ||
           refuse(report, &order->place, RULE(qa_obmt_1a),
                  "'%s' stays on its track: only the Anglo-Dutch change",
                  given->unit);
}

static bool is_joined(const struct module *module, int from, int to)
{
    const struct box_card *box = adn_box(module, from);

    return box &&
           (hexes_contain(&box->links, to) || hexes_contain(&box->crosses, to));
}

static bool check_crossing(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct switch_order *given = order->details;
    const struct counter *one = adn_counter(&seat->board, given->unit);
    const struct bar bar = adn_track_bar(&seat->board, one);

    if (bar.why)
        return refuse_barred(order, &bar, one->id, report);
    return is_joined(seat->module, one->hex, given->to) ||
           refuse(report, &order->place, RULE(qa_obmt_1b),
                  "%s is not joined to %s",
                  adn_hex_name(&seat->board, given->to),
                  adn_hex_name(&seat->board, one->hex));
}

static void foresee_switch(const struct seat *seat, const struct order *order)
{
    const struct switch_order *given = order->details;

    adn_put_in_box(&seat->board, &adn_counter(&seat->board, given->unit)->piece,
                   given->to);
}

static void carry_out_switch(struct play *play, const char *side,
                             const struct order *order)
{
    const struct switch_order *given = order->details;
    struct counter *one = adn_counter(&play->board, given->unit);

    adn_put_in_box(&play->board, &one->piece, given->to);
    event_at(journal_tell(play->journal, EVENT_MOVE, RULE(qa_obmt_1b), side,
                          one->id, "%s changes to %s.", one->name,
                          adn_hex_name(&play->board, given->to)),
             given->to);
}

static void say_switch(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct switch_order *given = order->details;

    buffer_printf(out, "%s changes to %s", given->unit,
                  adn_hex_name(&seat->board, given->to));
}

static void choose_switch(const struct seat *seat, struct choices *choices)
{
    const struct counter *one;

    for (size_t i = 0; (one = adn_counter_at(seat->game, i)) != NULL; i++) {
        const struct box_card *box = adn_box(seat->module, one->hex);

        if (one->army != ANGLO_DUTCH || one->state != IN_BOX)
            continue;
        for (size_t j = 0; j < box->links.count; j++) {
            const struct switch_order given = {one->id, box->links.items[j]};

            choice_offer(seat, choices, &adn_switch_track, &given,
                         "a shorter or a longer way");
        }
    }
}

const struct order_kind adn_switch_track = {
    .name = "switch-track",
    .rule = RULE(qa_obmt_1b),
    .summary = "an Anglo-Dutch unit changes tracks where two meet",
    .size = sizeof(struct switch_order),
    .fields = switch_fields,
    .subject = "unit",
    .check_order = check_switch,
    .check_world = check_crossing,
    .foresee = foresee_switch,
    .carry_out = carry_out_switch,
    .say = say_switch,
    .choices = choose_switch,
    .once = true,
};

/* Off-board tracks: who goes on along his own, who changes it. [base tracks] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"

struct track_order {
    struct names units;
    int boxes;
    int to; /* box, of switch-track */
};

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

struct bar adn_track_bar(const struct board *board, const struct counter *one)
{
    return FIRST_BAR(
        {one->state != IN_BOX, BASE(tracks), "is not on a track"},
        {one->asleep, RULE(10_0b), "is not active yet"},
        {adn_is_night(board), BASE(tracks), "goes no further at night"},
        {adn_is_held(one), RULE(30_0), "is of a corps that may not move"},
        {one->army != FRENCH && one->corps &&
             adn_marker_of(board, one->corps) == 0,
         RULE(10_0b), "waits for the marker of its corps"});
}

int adn_track_left(const struct board *board, const struct counter *one,
                   int boxes)
{
    if (adn_track_bar(board, one).why)
        return 0;
    return one->tracked ? one->spare : boxes;
}

/* Leaving box 1 takes a box, which is kept. to: where it changes to, or 0. */
static void go(const struct board *board, struct counter *one, int boxes,
               int to)
{
    int number = adn_box(board->module, one->hex)->number;
    int steps = boxes < number ? boxes : number - 1;

    adn_put_in_box(board, &one->piece, to ? to : one->hex - steps);
    if (!to) {
        one->tracked = true;
        one->spare = boxes - steps;
    }
}

static void go_on(struct play *play, struct counter *one, int boxes, int to)
{
    int from = one->hex;
    struct event *event;

    go(&play->board, one, boxes, to);
    if (one->hex == from)
        return;
    event = TELL_AT(play, EVENT_MOVE, to ? RULE(qa_obmt_1b) : BASE(tracks), one,
                    "%s %s to %s.", one->name, to ? "changes" : "goes on",
                    adn_hex_name(&play->board, one->hex));
    if (!to && from - one->hex > 1 && one->class != LEADER_CLASS)
        event_cites(play->journal, event, RULE(10_0a));
}

void adn_track_rest(struct play *play, const char *side)
{
    foreach_counter (one, play->game)
        if (adn_may_order(play->module, side, one) && !one->tracked &&
            !adn_track_bar(&play->board, one).why)
            go_on(play, one,
                  adn_marches(play, one) ? adn_track_rate(&play->board, one)
                                         : 1,
                  0);
}

/* ---- the orders ---------------------------------------------------------- */

/* qa.obmt-1a no Prussian leaves his track; qa.obmt-1b the Anglo-Dutch do */
static bool check_own(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct track_order *given = order->details;
    bool good =
        adn_are_pieces(seat, order, &given->units, BASE(tracks), report);

    if (given->to != 0 && adn_army_of(seat->side) != ANGLO_DUTCH)
        good = REFUSE(RULE(qa_obmt_1a), "only the Anglo-Dutch change tracks");
    foreach_name (id, given->units) {
        const struct counter *one = adn_counter(&seat->board, id);
        int rate = one ? adn_track_rate(&seat->board, one) : 0;

        if (one && given->boxes > rate)
            good = REFUSE(RULE(10_0a), "'%s' goes %d box%s a turn at most",
                          one->id, rate, rate == 1 ? "" : "es");
    }
    return good;
}

static bool check_on_track(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct track_order *given = order->details;
    bool good = true;

    foreach_name (id, given->units) {
        const struct counter *one = adn_counter(&seat->board, id);
        const struct box_card *box = adn_box(seat->module, one->hex);
        struct bar bar = adn_track_bar(&seat->board, one);

        if (!bar.why)
            bar = FIRST_BAR(
                {!given->to && one->tracked, BASE(tracks),
                 "has gone on already"},
                {given->to && !hexes_contain(&box->links, given->to) &&
                     !hexes_contain(&box->crosses, given->to),
                 RULE(qa_obmt_1b), "is in no box that is joined to that one"});
        if (bar.why)
            good = REFUSE(bar.rule, "'%s' %s", one->id, bar.why);
    }
    return good;
}

static void foresee(const struct seat *seat, const struct order *order)
{
    const struct track_order *given = order->details;

    foreach_name (id, given->units)
        go(&seat->board, adn_counter(&seat->board, id), given->boxes,
           given->to);
}

static void carry_out(struct play *play, const char *side,
                      const struct order *order)
{
    const struct track_order *given = order->details;

    (void)side;
    foreach_name (id, given->units)
        go_on(play, adn_counter(&play->board, id), given->boxes, given->to);
}

static void say(const struct seat *seat, const struct order *order,
                struct buffer *out)
{
    const struct track_order *given = order->details;

    buffer_printf(out, "%s", names_series(&given->units, seat->arena));
    if (given->to)
        buffer_printf(out, " to %s", adn_hex_name(&seat->board, given->to));
    else
        buffer_printf(out, ": %d box%s toward the map", given->boxes,
                      given->boxes == 1 ? "" : "es");
    order_say_lapse(seat, order, out);
}

/* As far as it may, and not at all. */
static void choose_track(const struct seat *seat, struct choices *choices)
{
    foreach_counter (one, seat->game) {
        struct track_order given = {.boxes = adn_track_rate(&seat->board, one)};

        names_add(seat->arena, &given.units, one->id);
        for (; one->state == IN_BOX && given.boxes >= 0; given.boxes--)
            choice_offer(seat, choices, &adn_track, &given, "%d box%s",
                         given.boxes, given.boxes == 1 ? "" : "es");
    }
}

/* To every box that its own is joined to. */
static void choose_box(const struct seat *seat, struct choices *choices)
{
    foreach_counter (one, seat->game) {
        const struct box_card *box = adn_box(seat->module, one->hex);
        struct track_order given = {.to = 0};

        names_add(seat->arena, &given.units, one->id);
        for (size_t i = 0; box && i < box->links.count; i++) {
            given.to = box->links.items[i];
            choice_offer(seat, choices, &adn_switch_track, &given, "%s",
                         adn_hex_name(&seat->board, given.to));
        }
    }
}

#define TRACK_KIND(name, rule, summary, how_far, choose)                       \
    {                                                                          \
        ORDER(name, rule, summary),                                            \
            FIELDS(track_order, how_far,                                       \
                   NEEDED(NAMES, track_order, units, "units")),                \
            .subject = "units", .check_order = check_own,                      \
            .check_world = check_on_track, .foresee = foresee,                 \
            .carry_out = carry_out, .say = say, .choices = choose              \
    }

const struct order_kind adn_track = TRACK_KIND(
    "track", BASE(tracks), "pieces go on along their off-board track",
    BOUNDED(track_order, boxes, "boxes", 0, 9), choose_track);
const struct order_kind adn_switch_track =
    TRACK_KIND("switch-track", RULE(qa_obmt_1b),
               "Anglo-Dutch pieces change tracks where two meet",
               NEEDED(HEX, track_order, to, "to"), choose_box);

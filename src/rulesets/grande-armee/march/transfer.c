/* Units that go to another leader. [base transfer] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"

struct transfer_order {
    const char *unit, *to; /* a leader */
};

static bool check_order(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct transfer_order *given = order->details;
    const struct unit_card *unit = gra_unit_card(seat->module, given->unit);
    const struct leader_card *to = gra_leader_card(seat->module, given->to);
    int side = gra_side_of(seat->side);

    if (!gra_needs_map(seat, order, report))
        return false;
    if (!unit || unit->nation->side != side || gra_is_train(unit->type))
        return REFUSE(BASE(transfer), "'%s' is no unit of yours with strength",
                      given->unit);
    return (to && to->nation->side == side && to->rank <= CORPS) ||
           REFUSE(BASE(transfer), "'%s' is no leader of yours who has units",
                  given->to);
}

/* ---- boxes --------------------------------------------------------------- */

/* 7.76a a unit of its one inherent point needs no marker */
static bool needs_marker(const struct unit *unit)
{
    return !unit->card->inherent || unit->sp > 1;
}

/* 7.76b boxes of a leader for who needs a strength marker, that none of his
 * units and not that one has; below 0 they are too few. Counts the others. */
static int free_boxes(const struct board *board, const struct leader *leader,
                      const struct unit *with, int *bottom)
{
    int spare = leader->card->boxes;

    *bottom = 0;
    foreach (const struct unit, one, board->game->units) {
        if ((one->leader != leader && one != with) || one->state == GONE ||
            gra_is_train(one->card->type) || gra_is_detachment(one))
            continue;
        spare -= needs_marker(one);
        *bottom += !needs_marker(one);
    }
    return spare;
}

bool gra_may_grow(const struct board *board, const struct unit *unit)
{
    int bottom;

    return needs_marker(unit) || !unit->leader ||
           free_boxes(board, unit->leader, unit, &bottom) > 0;
}

static bool check_boxes(const struct seat *seat, const struct order *order,
                        const struct unit *unit, const struct leader *to,
                        struct report *report)
{
    int bottom, spare = free_boxes(&seat->board, to, unit, &bottom);

    if (spare < 0)
        return REFUSE(RULE(7_76b),
                      "%s has boxes for %d units with a strength marker, and "
                      "they are full",
                      to->name, to->card->boxes);
    return bottom <= to->card->bottom_boxes + spare ||
           REFUSE(RULE(7_76a), "%s has no box left for a unit of one point",
                  to->name);
}

/* ---- the world ----------------------------------------------------------- */

/* [base in-command] as it was settled for the turn */
static bool is_commanded(const struct board *board, struct leader *leader)
{
    return board->game->commanded ? leader->in_command
                                  : gra_in_command(board, leader);
}

/* Both in command, or they stand together; the unit in the new leader's path */
static bool check_command(const struct seat *seat, const struct order *order,
                          const struct unit *unit, struct leader *to,
                          struct report *report)
{
    struct leader *from = unit->leader;

    if (unit->command.order != TRANSFER)
        return REFUSE(BASE(transfer),
                      "no order to transfer was bought for '%s'", unit->id);
    if (to->state != ON_MAP)
        return REFUSE(BASE(transfer), "'%s' is not on the map", to->id);
    if (from && from->hex != to->hex &&
        !(is_commanded(&seat->board, from) && is_commanded(&seat->board, to)))
        return REFUSE(BASE(transfer),
                      "%s and %s are not both in command, and not in one hex",
                      from->name, to->name);
    return gra_commands(&seat->board, to, unit) ||
           REFUSE(BASE(transfer), "the path of %s does not reach '%s'",
                  to->name, unit->id);
}

static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct transfer_order *given = order->details;
    struct unit *unit = gra_unit(&seat->board, given->unit);
    struct leader *to = gra_leader(&seat->board, given->to);

    if (unit->state != ON_MAP || unit->leader == to)
        return REFUSE(BASE(transfer),
                      "'%s' is not on the map, or is with '%s' already",
                      given->unit, given->to);
    if (!names_contain(&to->card->takes, unit->card->nation_id))
        return REFUSE(BASE(transfer), "%s takes no units of %s", to->name,
                      unit->card->nation->name);
    return check_command(seat, order, unit, to, report) &&
           check_boxes(seat, order, unit, to, report);
}

/* ---- what comes of it ---------------------------------------------------- */

/* 9.5e with a supreme or army leader it is Army Reserve, and with another no
 * longer */
static void hand_over(const struct board *board, struct unit *unit,
                      struct leader *to)
{
    unit->leader = to;
    unit->leader_id = to->id;
    unit->astray = false;
    unit->name =
        arena_text(board->arena, "%s's %s", to->name, unit->card->name);
}

static void foresee_transfer(const struct seat *seat, const struct order *order)
{
    const struct transfer_order *given = order->details;

    hand_over(&seat->board, gra_unit(&seat->board, given->unit),
              gra_leader(&seat->board, given->to));
}

void gra_free_leader(struct play *play, struct leader *from)
{
    if (!from || from->state != ON_MAP || from->card->rank != CORPS ||
        gra_command_sp(&play->board, from) > 0)
        return;
    journal_tell(play->journal, EVENT_STATE, RULE(12_64b),
                 gra_side_words[from->side], from->id,
                 "%s has no men left, and is free again.", from->name);
    gra_remove_leader(&play->board, from, IN_POOL);
}

static void carry_out_transfer(struct play *play, const char *side,
                               const struct order *order)
{
    const struct transfer_order *given = order->details;
    struct unit *unit = gra_unit(&play->board, given->unit);
    struct leader *from = unit->leader;
    bool was = gra_is_reserve(unit);
    struct event *event;

    hand_over(&play->board, unit, gra_leader(&play->board, given->to));
    event = journal_tell(play->journal, EVENT_STATE, BASE(transfer), side,
                         unit->id, "%s is transferred to %s%s.",
                         unit->card->name, unit->leader->name,
                         gra_is_reserve(unit) ? ", into the Army Reserve" : "");
    if (was != gra_is_reserve(unit))
        event_cites(play->journal, event, RULE(9_5e));
    gra_free_leader(play, from);
}

static void say_transfer(const struct seat *seat, const struct order *order,
                         struct buffer *out)
{
    const struct transfer_order *given = order->details;

    buffer_printf(out, "%s goes to %s",
                  gra_unit(&seat->board, given->unit)->name,
                  gra_leader(&seat->board, given->to)->name);
    order_say_lapse(seat, order, out);
}

static void choose_transfers(const struct seat *seat, struct choices *choices)
{
    foreach (const struct unit, unit, seat->game->units) {
        if (unit->side != gra_side_of(seat->side) ||
            unit->command.order != TRANSFER)
            continue;
        foreach (const struct leader, leader, seat->game->leaders) {
            const struct transfer_order given = {.unit = unit->id,
                                                 .to = leader->id};

            choice_offer(seat, choices, &gra_transfer, &given, "%s",
                         leader->name);
        }
    }
}

const struct order_kind gra_transfer = {
    ORDER("transfer", BASE(transfer),
          "a unit for which it was bought goes to another leader"),
    FIELDS(transfer_order, NEEDED(NAME, transfer_order, to, "to"),
           NEEDED(NAME, transfer_order, unit, "unit")),
    .subject = "unit",
    .check_order = check_order,
    .check_world = check_now,
    .foresee = foresee_transfer,
    .carry_out = carry_out_transfer,
    .say = say_transfer,
    .choices = choose_transfers,
    .once = true,
};

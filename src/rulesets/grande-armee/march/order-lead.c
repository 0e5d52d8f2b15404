/* Leaders who ride alone. [base lead] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/board/forts.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "wargame/ways.h"

static struct names riders(struct arena *arena, const struct lead_order *given)
{
    struct names ids = {NULL, 0};

    names_add(arena, &ids, given->leader);
    for (size_t i = 0; i < given->with.count; i++)
        names_add(arena, &ids, given->with.items[i]);
    return ids;
}

static bool check_order(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct lead_order *given = order->details;
    const struct names ids = riders(seat->arena, given);

    if (!gra_needs_map(seat, order, report) ||
        !gra_check_pieces(seat, order, &ids, report))
        return false;
    for (size_t i = 0; i < ids.count; i++)
        if (!gra_leader(&seat->board, ids.items[i]))
            return REFUSE(BASE(lead),
                          "'%s' is no leader: units march by 'march'",
                          ids.items[i]);
    return way_is_connected(&seat->module->map, &given->path, &order->place,
                            BASE(lead), report);
}

/* [base lead] supreme, army and staff leaders need no order */
static bool may_ride(const struct leader *leader)
{
    return leader->card->rank != CORPS || leader->command.order == MOVE ||
           leader->command.order == CONCENTRATE;
}

static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct lead_order *given = order->details;
    const struct names ids = riders(seat->arena, given);
    const struct seat there = gra_seat_with_arrivals(seat, ALL_COME);
    struct mover mover = {.alone = true};
    struct march march;

    if (!gra_mover(&there.board, NULL, &ids, &mover))
        return REFUSE(BASE(lead),
                      "'%s' is not on the map, or those with him are elsewhere",
                      given->leader);
    for (size_t i = 0; i < mover.leaders_count; i++)
        if (!may_ride(mover.leaders[i]))
            return REFUSE(BASE(command),
                          "'%s' has no order to move in this turn",
                          mover.leaders[i]->id);
        else if (gra_is_inside(&there.board, mover.leaders[i]) &&
                 gra_is_invested(&there.board, mover.hex)) /* [ruling 113] */
            return REFUSE(BASE(fortress), "'%s' is shut in with the garrison",
                          mover.leaders[i]->id);
    march = gra_walk(&mover, &given->path);
    return march.path.count > 1 ||
           REFUSE(
               march.rule ? march.rule : BASE(lead), "he does not leave %s: %s",
               map_name(&seat->module->map, march.hex, seat->arena), march.why);
}

static struct march ride(const struct board *board, struct play *play,
                         const struct lead_order *given, struct mover *mover)
{
    const struct names ids = riders(board->arena, given);

    *mover = (struct mover){.alone = true};
    if (!gra_mover(board, play, &ids, mover))
        return march_from(board->arena, 0, 0);
    return gra_walk(mover, &given->path);
}

static void foresee_lead(const struct seat *seat, const struct order *order)
{
    struct mover mover;
    struct march march;

    gra_foresee_arrivals(seat, ALL_COME);
    march = ride(&seat->board, NULL, order->details, &mover);
    gra_arrive_all(&mover, &march);
}

static void carry_out_lead(struct play *play, const char *side,
                           const struct order *order)
{
    struct mover mover;
    struct march march = ride(&play->board, play, order->details, &mover);

    (void)side;
    if (!mover.hex)
        return;
    gra_tell_walk(&mover, &march, BASE(lead));
    gra_arrive_all(&mover, &march);
}

static void say_lead(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct lead_order *given = order->details;
    const struct seat there = gra_seat_with_arrivals(seat, ALL_COME);
    struct mover mover;
    struct march march = ride(&there.board, NULL, given, &mover);

    if (mover.hex)
        buffer_printf(out, "%s %s", gra_mover_text(&mover, seat->arena),
                      march_forecast(seat->arena, &seat->module->map, &march,
                                     gra_mp_text));
    else
        buffer_printf(out, "%s rides", given->leader);
}

/* To the next hexes, and to hexes of his own side's units within reach. */
static void choose_leads(const struct seat *seat, struct choices *choices)
{
    int side = gra_side_of(seat->side);

    if (seat->module->kind != MAP)
        return;
    foreach (const struct leader, leader, seat->game->leaders) {
        if (leader->side != side || leader->state != ON_MAP || leader->unit ||
            leader->card->rank > CORPS)
            continue;
        for (int way = 0; way < DIRECTIONS; way++) {
            struct lead_order given = {.leader = leader->id};

            hexes_add(seat->arena, &given.path,
                      hex_neighbour(leader->hex, way));
            if (given.path.items[0])
                choice_offer(seat, choices, &gra_lead, &given, "to %s",
                             map_name(&seat->module->map, given.path.items[0],
                                      seat->arena));
        }
    }
}

const struct order_kind gra_lead = {
    ORDER("lead", BASE(lead),
          "a leader rides alone, and leaders of his hex with him"),
    FIELDS(lead_order, NEEDED(NAME, lead_order, leader, "leader"),
           NEEDED(HEXES, lead_order, path, "path"),
           MAY(NAMES, lead_order, with, "with")),
    .subject = "leader",
    .check_order = check_order,
    .check_world = check_now,
    .foresee = foresee_lead,
    .carry_out = carry_out_lead,
    .say = say_lead,
    .choices = choose_leads,
    .once = true,
};

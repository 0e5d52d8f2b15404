/* The order to move. */
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "wargame/ways.h"

#include <string.h>

static const struct field move_fields[] = {
    FIELD(NAME, struct move, force, "force", FIELD_REQUIRED),
    FIELD(HEXES, struct move, path, "path", FIELD_REQUIRED),
    FIELD(HEXES, struct move, repulse, "repulse", FIELD_OPTIONAL),
    {0}};

/* ---- who moves ----------------------------------------------------------- */

/* [base vedettes] a vedette that marches */
static bool mover_of_vedette(const struct board *board, const struct move *move,
                             struct mover *mover)
{
    struct vedette *vedette = con_vedette(board, move->force);

    if (!vedette || vedette->state != ON_MAP ||
        vedette->hex != move->path.items[0])
        return false;
    mover->vedette = vedette;
    mover->march.side = con_army_side(board, vedette->army);
    mover->march.army = vedette->army;
    mover->left = con_vedette_mp(board);
    return true;
}

/* [base movement] who marches, with what points */
bool con_mover(const struct board *board, const struct move *move,
               struct mover *mover)
{
    struct force *force = con_force(board, move->force);

    memset(mover, 0, sizeof(*mover));
    mover->repulse = &move->repulse;
    mover->hex = move->path.items[0];
    hexes_add(board->arena, &mover->path, mover->hex);
    if (!force)
        return mover_of_vedette(board, move, mover);
    mover->force = force;
    mover->march = con_march_of(board, force);
    mover->left = con_force_mp(board, force) - force->bridge_work;
    mover->spent = force->bridge_work;
    mover->party = con_party_of_force(board, force);
    con_party_keep(&mover->party, mover->hex);
    return mover->party.unit_count + mover->party.leader_count > 0;
}

/* ---- what is wrong with an order ----------------------------------------- */

/* [base movement] a path of neighbours on the map */
static bool check_connected(const struct seat *seat, const struct order *order,
                            const struct move *move, struct report *report)
{
    const struct hexes *path = &move->path;

    if (path->count == 0 || (path->count < 2 && move->repulse.count == 0))
        return refuse(report, &order->place, BASE(movement),
                      "the path of '%s' goes nowhere", move->force);
    for (size_t i = 0; i < path->count; i++)
        if (!con_on_map(&seat->board, path->items[i]))
            return refuse(report, &order->place, BASE(movement),
                          "there is no hex %04d on the map", path->items[i]);
    for (size_t i = 1; i < path->count; i++)
        if (!hex_adjacent(path->items[i - 1], path->items[i]))
            return refuse(report, &order->place, BASE(movement),
                          "the path of '%s' is not connected: %04d and %04d "
                          "are not neighbours",
                          move->force, path->items[i - 1], path->items[i]);
    return true;
}

/* [base activation], [base force]: may this piece march at all today? */
static bool check_free(const struct seat *seat, const struct order *order,
                       const struct mover *mover, struct report *report)
{
    const struct move *move = order->details;
    const struct army_card *army =
        con_army_card(seat->module, mover->march.army);
    enum side enemy = con_enemy(mover->march.side);

    if (seat->game->turn < army->activation &&
        !con_next_to_stack(&seat->board, enemy, mover->hex))
        return refuse(report, &order->place, BASE(activation),
                      "the %s does not march before game turn %d", army->name,
                      army->activation);
    if (mover->vedette && mover->vedette->moved)
        return refuse(report, &order->place, BASE(movement),
                      "'%s' has already marched", move->force);
    if (mover->force && (mover->force->moved ||
                         hexes_contain(&mover->force->parts, mover->hex)))
        return refuse(report, &order->place, BASE(movement),
                      "'%s' has already marched", move->force);
    if (mover->party.unit_count > 0 &&
        con_besieged(&seat->board, mover->march.side, mover->hex))
        return refuse(report, &order->place, BASE(siege),
                      "'%s' is besieged and cannot march", move->force);
    if (mover->force && !mover->force->leader &&
        !con_act_as_vedettes(&mover->party) &&
        mover->force->commanded == NOT_COMMANDED)
        return refuse(report, &order->place, BASE(force),
                      "'%s' has no leader and no command of its own",
                      move->force);
    return true;
}

/* [base repulse] the path comes next to the stack. From a hex of the path,
 * or from one that was forced before. */
static bool comes_next_to(const struct move *move, int hex)
{
    for (size_t i = 0; i < move->path.count; i++)
        if (hex_adjacent(move->path.items[i], hex))
            return true;
    for (size_t i = 0; i < move->repulse.count; i++)
        if (hex_adjacent(move->repulse.items[i], hex))
            return true;
    return false;
}

/* [base repulse] a stack next to the path, no fortified town */
static bool check_target(const struct board *board, const struct order *order,
                         int hex, struct report *report)
{
    const struct move *move = order->details;

    if (!con_on_map(board, hex) || !comes_next_to(move, hex))
        return refuse(report, &order->place, BASE(repulse),
                      "'%s' comes nowhere next to %04d to brush anybody aside "
                      "there",
                      move->force, hex);
    if (con_fortified(board, hex))
        return refuse(report, &order->place, BASE(repulse),
                      "%04d is a fortified town: nobody is brushed aside "
                      "there",
                      hex);
    return true;
}

/* 7a who may try a repulse */
static bool check_repulse(const struct seat *seat, const struct order *order,
                          const struct mover *mover, struct report *report)
{
    const struct move *move = order->details;

    if (move->repulse.count == 0)
        return true;
    if (mover->vedette || con_act_as_vedettes(&mover->party) ||
        con_vedette_only(&seat->board, mover->march.side, mover->hex))
        return refuse(report, &order->place, RULE(7a),
                      "vedettes may not try a repulse");
    if (con_party_sp(&mover->party) < 7)
        return refuse(report, &order->place, RULE(7a),
                      "'%s' has %d SP: a repulse takes 7", move->force,
                      con_party_sp(&mover->party));
    for (size_t i = 0; i < move->repulse.count; i++)
        if (!check_target(&seat->board, order, move->repulse.items[i], report))
            return false;
    return true;
}

/* [base zoc] why the step cannot be taken whatever the points. */
static bool refuse_step(const struct seat *seat, const struct order *order,
                        const struct mover *mover, int to,
                        struct report *report)
{
    enum side enemy = con_enemy(mover->march.side);

    if (!con_adjacent(&seat->board, mover->hex, to))
        return refuse(report, &order->place, BASE(adjacency),
                      "no bridge leads from %04d to %04d", mover->hex, to);
    if (con_more_than_vedettes(&seat->board, enemy, to))
        return refuse(report, &order->place, BASE(zoc),
                      "an enemy stack stands in the way at %04d", to);
    if (con_is_weightless(mover) &&
        con_in_zoc(&seat->board, enemy, to, VEDETTES_IGNORED))
        return refuse(report, &order->place, BASE(zoc),
                      "a leader alone does not enter the zone of control at "
                      "%04d",
                      to);
    if (mover->path.count > 1)
        return refuse(report, &order->place, BASE(zoc),
                      "%04d lies in a zone of control: the march ends there",
                      mover->hex);
    return refuse(report, &order->place, BASE(zoc),
                  "from one zone of control into the next, %04d to %04d, "
                  "leads no march",
                  mover->hex, to);
}

/* [base movement] the path costs too much */
static bool refuse_points(const struct seat *seat, const struct order *order,
                          int needed, int available, struct report *report)
{
    const struct move *move = order->details;

    return refuse(report, &order->place, BASE(movement),
                  "'%s' needs %s for this path and has %s", move->force,
                  con_movement_points(seat->arena, needed),
                  quarters_text(seat->arena, available));
}

/* [base repulse] could the stack there be gone by the time the march comes to
 * it? */
static bool to_be_repulsed(const struct mover *mover, int hex)
{
    return mover->repulse && hexes_contain(mover->repulse, hex);
}

/* [base repulse] next to a stack to be brushed aside */
static bool near_repulse(const struct mover *mover)
{
    for (size_t i = 0; mover->repulse && i < mover->repulse->count; i++)
        if (hex_adjacent(mover->hex, mover->repulse->items[i]))
            return true;
    return false;
}

/* [base movement] the whole path with nothing but what stands on the map
 * now; beyond a stack that is to be brushed aside only the points are
 * counted. */
static bool check_path(const struct seat *seat, const struct order *order,
                       struct mover *mover, struct report *report)
{
    const struct move *move = order->details;
    int available = mover->left;
    int needed = 0;
    bool open = false;

    for (size_t i = 1; i < move->path.count; i++) {
        int to = move->path.items[i];
        int cost = con_march_cost(&seat->board, mover, to);

        if (near_repulse(mover) && !open) {
            open = true;
            needed += con_repulse_cost(&seat->board, &mover->march);
        }
        if (open || to_be_repulsed(mover, to))
            cost = con_step_cost(&seat->board, &mover->march, mover->hex, to);
        if (cost < 0)
            return refuse_step(seat, order, mover, to, report);
        needed += cost;
        mover->hex = to;
        hexes_add(seat->arena, &mover->path, to);
    }
    if (needed > available)
        return refuse_points(seat, order, needed, available, report);
    return true;
}

/* [base stacking] room where the march ends */
static bool check_room(const struct seat *seat, const struct order *order,
                       const struct mover *mover, struct report *report)
{
    int start = mover->path.items[0];
    int mine = con_party_sp(&mover->party);
    int there = con_stack_sp(&seat->board, mover->march.side, mover->hex);

    if (mine == 0 || start == mover->hex ||
        mine + there <= seat->module->stacking_sp)
        return true;
    return refuse(report, &order->place, BASE(stacking),
                  "%04d holds %d SP already: with %d more it would be above %d",
                  mover->hex, there, mine, seat->module->stacking_sp);
}

/* [base movement] an own piece and a path */
static bool check_move(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct move *move = order->details;

    return con_check_own(seat, order, move->force, report) &&
           check_connected(seat, order, move, report);
}

/* [base movement] a march that may be made now. Once the armies are under
 * way a march goes as far as it can. */
static bool check_march(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct move *move = order->details;
    struct mover mover;

    if (!con_mover(&seat->board, move, &mover))
        return refuse(report, &order->place, BASE(force),
                      "'%s' does not stand at %04d", move->force,
                      move->path.items[0]);
    return check_free(seat, order, &mover, report) &&
           check_repulse(seat, order, &mover, report) &&
           (seat->game->under_way || (check_path(seat, order, &mover, report) &&
                                      check_room(seat, order, &mover, report)));
}

/* [base movement] what is certain of it: where the march ends if no repulse
 * is in it. */
static void foresee_move(const struct seat *seat, const struct order *order)
{
    const struct move *move = order->details;
    struct mover mover;
    int last = move->path.items[move->path.count - 1];

    if (!con_mover(&seat->board, move, &mover))
        return;
    if (mover.force) {
        hexes_add(seat->arena, &mover.force->parts, move->path.items[0]);
        hexes_add(seat->arena, &mover.force->parts, last);
    }
    if (move->repulse.count > 0)
        return;
    con_party_go(&seat->board, &mover.party, last);
    if (mover.vedette) {
        piece_put(seat->board.game->stacks, &mover.vedette->piece, last);
        mover.vedette->moved = true;
    }
}

/* [base movement] II: a piece marches */
static void carry_out_move(struct play *play, const char *side,
                           const struct order *order)
{
    const struct move *move = order->details;
    struct mover mover;

    (void)side;
    if (con_mover(&play->board, move, &mover))
        con_march(play, &mover, &move->path);
}

const struct order_kind con_move = {
    .name = "move",
    .rule = RULE(1c),
    .summary = "a force marches along a path",
    .size = sizeof(struct move),
    .fields = move_fields,
    .subject = "force",
    .check_order = check_move,
    .check_world = check_march,
    .foresee = foresee_move,
    .carry_out = carry_out_move,
    .say = con_say_move,
    .choices = con_choices_of_move,
};

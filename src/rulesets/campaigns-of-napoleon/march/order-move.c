/* The order to move. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

/* ---- what is wrong with an order ----------------------------------------- */

/* [base movement] a path of neighbours on the map */
static bool check_connected(const struct seat *seat, const struct order *order,
                            const struct move *move, struct report *report)
{
    const struct hexes *path = &move->path;

    if (path->count == 0 || (path->count < 2 && move->repulse.count == 0))
        return REFUSE(BASE(movement), "the path of '%s' goes nowhere",
                      move->force);
    for (size_t i = 0; i < path->count; i++)
        if (!con_on_map(&seat->board, path->items[i]))
            return REFUSE(BASE(movement), "there is no hex %04d on the map",
                          path->items[i]);
    for (size_t i = 1; i < path->count; i++)
        if (!hex_adjacent(path->items[i - 1], path->items[i]))
            return REFUSE(BASE(movement),
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
    const struct army_card *army = mover->march.of;

    if (con_before_its_day(&seat->board, mover))
        return REFUSE(BASE(activation),
                      "the %s does not march before game turn %d", army->name,
                      army->activation);
    if ((mover->vedette && mover->vedette->moved) ||
        (mover->force && (mover->force->moved ||
                          hexes_contain(&mover->force->parts, mover->hex))))
        return REFUSE(BASE(movement), "'%s' has already marched", move->force);
    if (mover->party.units_count > 0 &&
        con_besieged(&seat->board, mover->march.side, mover->hex))
        return REFUSE(BASE(siege), "'%s' is besieged and cannot march",
                      move->force);
    if (mover->force && !mover->force->leader &&
        !con_act_as_vedettes(&mover->party) &&
        mover->force->commanded == NOT_COMMANDED)
        return REFUSE(BASE(force),
                      "'%s' has no leader and no command of its own",
                      move->force);
    return true;
}

/* Next to it, and dry: not over a primary river. */
static bool is_next_to(const struct board *board, int hex, int to, bool dry)
{
    return hex_adjacent(hex, to) &&
           (!dry || con_river(board, hex, to) != RIVER_PRIMARY);
}

/* [base repulse] from a hex of the path, or from one that was forced before */
static bool comes_next_to(const struct board *board, const struct move *move,
                          int hex, bool dry)
{
    foreach_hex (passed, move->path)
        if (is_next_to(board, passed, hex, dry))
            return true;
    foreach_hex (forced, move->repulse)
        if (is_next_to(board, forced, hex, dry))
            return true;
    return false;
}

/* [base repulse] a stack next to the path, no fortified town, and nobody over a
 * primary river */
static bool check_target(const struct board *board, const struct order *order,
                         int hex, struct report *report)
{
    const struct move *move = order->details;

    if (!con_on_map(board, hex) || !comes_next_to(board, move, hex, false))
        return REFUSE(
            BASE(repulse),
            "'%s' comes nowhere next to %04d to brush anybody aside there",
            move->force, hex);
    if (!comes_next_to(board, move, hex, true))
        return REFUSE(BASE(repulse),
                      "a primary river lies before %04d: nobody is brushed "
                      "aside over it",
                      hex);
    if (con_fortified(board, hex))
        return REFUSE(BASE(repulse),
                      "%04d is a fortified town: nobody is brushed aside there",
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
        return REFUSE(RULE(7a), "vedettes may not try a repulse");
    if (con_party_sp(&mover->party) < 7)
        return REFUSE(RULE(7a), "'%s' has %d SP: a repulse takes 7",
                      move->force, con_party_sp(&mover->party));
    foreach_hex (hex, move->repulse)
        if (!check_target(&seat->board, order, hex, report))
            return false;
    return true;
}

/* [base movement] where all is certain the walk must not end upon an enemy, a
 * river or a full hex; that the points end is told (ruling 126), and so is that
 * vedettes will meet others */
static bool check_walk(const struct seat *seat, const struct order *order,
                       struct mover *mover, struct report *report)
{
    const struct move *move = order->details;

    con_walk(&seat->board, NULL, mover, &move->path);
    if (!mover->why || mover->rule == RULE(4e) ||
        (mover->out_of_points && mover->path.count > 1))
        return true;
    if (mover->out_of_points)
        return REFUSE(BASE(movement),
                      "'%s' has %s, which do not last for a step", move->force,
                      con_movement_points(seat->arena, mover->left));
    return REFUSE(mover->rule, "'%s': %s", move->force, mover->why);
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

    if (!con_mover_of(&seat->board, move, &mover))
        return REFUSE(BASE(force), "'%s' does not stand at %04d", move->force,
                      move->path.items[0]);
    return check_free(seat, order, &mover, report) &&
           check_repulse(seat, order, &mover, report) &&
           (seat->game->under_way || !seat->certain ||
            check_walk(seat, order, &mover, report));
}

/* [base movement] where the walk ends; if it hangs on something, those who
 * march behind it are told. Behind a repulse nobody knows where it ends. */
static void foresee_move(const struct seat *seat, const struct order *order)
{
    const struct move *move = order->details;
    struct mover mover;
    int start = move->path.items[0];

    if (!con_forecast(seat, move, &mover))
        return;
    if (mover.force) {
        hexes_add(seat->arena, &mover.force->parts, start);
        hexes_add(seat->arena, &mover.force->parts, mover.hex);
    }
    if (mover.hangs_on) {
        hexes_add(seat->arena, &seat->game->unsure, start);
        hexes_add(seat->arena, &seat->game->unsure, mover.hex);
    }
    if (move->repulse.count > 0)
        return;
    con_party_go(&seat->board, &mover.party, mover.hex);
    con_tidy_pontoons(&seat->board);
    if (mover.vedette) {
        piece_put(seat->game->stacks, &mover.vedette->piece, mover.hex);
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
    if (con_mover_of(&play->board, move, &mover))
        con_march(play, &mover, &move->path);
}

static void say_move(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct move *move = order->details;
    const struct force *force = con_force(&seat->board, move->force);

    buffer_printf(out, "%s marches %s",
                  force ? con_force_name(&seat->board, force) : move->force,
                  con_route_text(&seat->board, &move->path));
    for (size_t i = 0; i < move->repulse.count; i++)
        buffer_printf(out, "%s%04d", i ? ", " : "; tries to brush aside ",
                      move->repulse.items[i]);
    buffer_printf(out, ": %s", con_foretell(seat, order));
}

/* What is likely comes before all others, with the reason. */
static void offer_hex(const struct seat *seat, struct choices *choices,
                      const struct move *move, const struct reach *at,
                      const struct likely *likely)
{
    const char *why = NULL;

    choices->rank = con_rank(&seat->board, at);
    for (int i = 0; i < likely->count; i++)
        if (likely->hexes[i] == at->at) {
            choices->rank = i - LIKELY;
            why = likely->why[i];
        }
    choice_offer(seat, choices, &con_move, move, "%s, %s MP%s%s",
                 con_hex_name(&seat->board, at->at),
                 quarters_text(seat->arena, at->cost), why ? ", " : "",
                 why ? why : "");
}

static void offer(const struct seat *seat, struct choices *choices,
                  const char *id, int hex)
{
    struct march_ways ways = {&seat->board, {0}, hex, con_march_cost};
    const struct reach *reach = NULL;
    struct likely likely = {.count = 0};
    size_t count = 0;

    /* Who waits for his day could march only if the enemy came to him. */
    if (!con_mover(&seat->board, id, hex, &ways.mover) ||
        con_before_its_day(&seat->board, &ways.mover))
        return;
    if (choices->most == 0)
        likely = con_likely(&seat->board, &ways.mover);
    reach = con_march_reach(&ways, &count);
    for (size_t i = 0; i < count && !choices_full(choices); i++) {
        const struct move move = {
            .force = id,
            .path = path_to(choices->arena, reach, count, reach[i].at)};

        /* A sheet has room for places with a name; a machine takes all. */
        if (choices->most == 0 || con_place(&seat->board, reach[i].at))
            offer_hex(seat, choices, &move, &reach[i], &likely);
    }
    choices->rank = 0;
}

static void offer_force(const struct seat *seat, struct choices *choices,
                        const struct force *force)
{
    const struct party party = con_party_of_force(&seat->board, force);
    int hex = party.leaders_count ? party.leaders[0]->hex
              : party.units_count ? party.units[0]->hex
                                  : 0;

    if (hex && !force->moved)
        offer(seat, choices, force->id, hex);
}

static void choices_of_move(const struct seat *seat, struct choices *choices)
{
    foreach (const struct force, force, seat->game->forces)
        if (force->of->side == con_side(seat->side))
            offer_force(seat, choices, force);
    foreach_piece (const struct vedette, vedette, seat->game->vedettes,
                   con_side(seat->side))
        if (!vedette->moved)
            offer(seat, choices, vedette->id, vedette->hex);
}

const struct order_kind con_move = {
    ORDER("move", RULE(1c), "a force marches along a path"),
    FIELDS(move, NEEDED(NAME, move, force, "force"),
           NEEDED(HEXES, move, path, "path"),
           MAY(HEXES, move, repulse, "repulse")),
    .subject = "force",
    .check_order = check_move,
    .check_world = check_march,
    .foresee = foresee_move,
    .carry_out = carry_out_move,
    .say = say_move,
    .choices = choices_of_move,
    .ahead = true,
};

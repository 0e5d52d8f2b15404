/* Lb: the order to march. [base land-move], [base detach] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"

enum { LIKELIEST = 3 };

/* [base land-move] moved, for the orders after it */
static void foresee_move(const struct seat *seat, const struct order *order)
{
    eia_march(NULL, &seat->board, order->details);
}

/* [base land-move] Lb: pieces march */
static void carry_out_move(struct play *play, const char *side,
                           const struct order *order)
{
    (void)side;
    eia_march(play, &play->board, order->details);
}

static void say_shift(const struct shift *shift, const char *verb,
                      struct buffer *out)
{
    if (shift->infantry + shift->militia == 0)
        return;
    buffer_printf(out, ", %s %d infantry and %d militia", verb, shift->infantry,
                  shift->militia);
    if (shift->with)
        buffer_printf(out, " (%s)", shift->with);
    if (shift->at)
        buffer_printf(out, " at %s", shift->at);
}

/* What ends the march behind that part of it, or keeps it from setting out. */
static const char *obstacle(const struct seat *seat, const struct order *order,
                            const struct move *part)
{
    const struct move *whole = order->details;
    struct report *report = report_unread(seat->arena);
    struct order first = *order;
    struct move next = *part;

    next.path.count++;
    if (next.path.count < whole->path.count)
        first.details = &next;
    eia_check_march(seat, &first, report);
    return report_size(report) > 0
               ? finding_text(seat->arena, report_finding(report, 0))
               : "";
}

/* [base mail] A march that is ordered ahead is measured by the board as it
 * stands, as play will measure it by the board that it finds (ruling 110). */
static void say_how_far(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    struct move part = *(const struct move *)order->details;
    struct seat now = *seat;

    now.certain = true;
    if (seat->certain || part.path.count < 2)
        return;
    if (eia_check_march(&now, order, report_counted(seat->arena))) {
        buffer_printf(out, "; it arrives, as the board stands");
        return;
    }
    if (eia_march_as_far(&now, &part)) {
        buffer_printf(
            out, "; as the board stands it comes only to %s: ",
            eia_place_name(&seat->board, part.path.items[part.path.count - 1]));
    } else {
        part.path.count = 1;
        buffer_printf(out, "; as the board stands it does not set out: ");
    }
    buffer_printf(out, "%s; judged anew when played",
                  obstacle(&now, order, &part));
}

static void say_move(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct move *move = order->details;

    buffer_printf(
        out, "%s %s %s", names_text(&move->pieces, ", ", seat->arena),
        move->path.count == 1 ? "stay at" : "march to",
        eia_place_name(&seat->board, move->path.items[move->path.count - 1]));
    if (move->forced)
        buffer_printf(out, " by a forced march");
    if (move->forcible)
        buffer_printf(out, ", with leave or without");
    say_shift(&move->drop, "drop", out);
    say_shift(&move->take, "take", out);
    if (move->into_city)
        buffer_printf(out, ", into the city");
    say_how_far(seat, order, out);
}

/* Of a step still to come a sheet shows the likeliest marches of a piece, on
 * the board as it stands. */
static void offer(const struct seat *seat, struct choices *choices,
                  const char *id, const char *at)
{
    struct seat now = *seat;
    struct choices all = {.arena = choices->arena};

    if (seat->certain) {
        eia_offer_marches(seat, choices, id, at);
        return;
    }
    now.certain = true;
    eia_offer_marches(&now, &all, id, at);
    for (int rank = 0, left = LIKELIEST; rank < RANKS && left > 0; rank++)
        for (size_t i = 0; i < all.count && left > 0; i++)
            if (all.items[i].rank == rank) {
                choices->rank = rank;
                choice_offer(seat, choices, &eia_move, all.items[i].details,
                             "%s", all.items[i].comment);
                left--;
            }
    choices->rank = 0;
}

static void choose_move(const struct seat *seat, struct choices *choices)
{
    const struct game *game = seat->game;

    /* Only of own pieces on the map are the ways looked for. */
    for (size_t i = 0; i < game->corps_count && !choices_full(choices); i++)
        if (game->corps[i].at && !game->corps[i].embarked &&
            eia_own_corps(seat, &game->corps[i]))
            offer(seat, choices, game->corps[i].id, game->corps[i].at);
    for (size_t i = 0; i < game->irregulars_count && !choices_full(choices);
         i++)
        if (game->irregulars[i].owner == eia_power(seat->side))
            offer(seat, choices, game->irregulars[i].id,
                  game->irregulars[i].at);
}

const struct order_kind eia_move = {
    ORDER("move", BASE(land_move), "marches corps and irregulars"),
    FIELDS(
        move, NEEDED(NAMES, move, pieces, "corps"),
        NEEDED(NAMES, move, path, "path"), MAY(NAMES, move, leaders, "leaders"),
        MAY(COUNT, move, drop.infantry, "drop"),
        MAY(COUNT, move, drop.militia, "drop-militia"),
        MAY(NAME, move, drop.at, "drop-at"),
        MAY(NAME, move, drop.with, "drop-into"),
        MAY(COUNT, move, take.infantry, "take"),
        MAY(COUNT, move, take.militia, "take-militia"),
        MAY(NAME, move, take.at, "take-at"),
        MAY(NAME, move, take.with, "take-from"),
        MAY(NAME, move, take.of, "take-of"), MAY(YES, move, forced, "forced"),
        MAY(YES, move, forcible, "forcible"),
        MAY(YES, move, into_city, "into-city")),
    .subject = "corps",
    .check_order = eia_check_move,
    .check_world = eia_check_march,
    .foresee = foresee_move,
    .carry_out = carry_out_move,
    .say = say_move,
    .choices = choose_move,
    .form = "move CORPS... AREA [forced=yes] [forcible=yes] [into-city=yes] "
            "[drop=N] [take=N] (berthier-empires-in-arms(7) has the others)",
    .ahead = true,
};

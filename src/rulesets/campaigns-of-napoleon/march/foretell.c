/* What a desk foretells of a march: how far the walk comes on what its side
 * sees, and what only play can tell. */
#include "rulesets/campaigns-of-napoleon/march/march.h"

enum { MOST_DAYS = 9 };

/* ---- what it hangs on ---------------------------------------------------- */

/* [base initiative-test], 2a, 1c what comes before the first step */
static void doubt_start(const struct seat *seat, struct mover *mover)
{
    const struct game *game = seat->game;
    struct names doubts = {NULL, 0};

    if (mover->force && con_is_body(mover) &&
        mover->force->commanded == NOT_COMMANDED)
        names_add(seat->arena, &doubts, "the die of his initiative");
    if (!seat->certain && game->dawn &&
        game->turn != seat->module->invasion_turn)
        names_add(seat->arena, &doubts, "who moves first");
    if (!seat->certain && mover->march.side != game->first_player)
        names_add(seat->arena, &doubts, "the marches of the enemy before it");
    if (doubts.count > 0)
        con_doubt(mover, names_phrase(&doubts, seat->arena), mover->hex);
}

bool con_forecast(const struct seat *seat, const struct move *move,
                  struct mover *mover)
{
    if (!con_mover_of(&seat->board, move, mover))
        return false;
    doubt_start(seat, mover);
    con_walk(&seat->board, NULL, mover, &move->path);
    return true;
}

/* ---- in words ------------------------------------------------------------ */

/* One more day of it, on the map as it stands. */
static bool march_on(const struct board *board, struct mover *mover,
                     const struct hexes *path, size_t *passed)
{
    const struct hexes rest = {path->items + *passed, path->count - *passed};

    mover->left = mover->force ? con_force_mp(board, mover->force)
                               : con_vedette_mp(board);
    mover->path = (struct hexes){NULL, 0};
    hexes_add(board->arena, &mover->path, mover->hex);
    mover->stopped = mover->out_of_points = false;
    mover->ahead = true;
    mover->why = NULL;
    con_walk(board, NULL, mover, &rest);
    *passed += mover->path.count - 1;
    return mover->path.count > 1;
}

/* Days more until the march ends, by further orders; spent is then what all of
 * it costs. */
static int days_more(const struct board *board, struct mover *mover,
                     const struct hexes *path)
{
    size_t passed = mover->path.count - 1;
    int days = 0;

    while (mover->out_of_points && days < MOST_DAYS &&
           march_on(board, mover, path, &passed))
        days++;
    return days;
}

static const char *how_far(const struct board *board, const struct mover *mover,
                           const struct hexes *path)
{
    struct arena *arena = board->arena;
    struct mover on = *mover;
    int days = mover->path.count > 1 ? days_more(board, &on, path) : 0;
    int points = days > 0 && !on.why ? on.spent : mover->spent + mover->left;
    const char *text = con_hex_name(board, mover->hex);

    if (mover->path.count < 2)
        return arena_text(arena, "stays at %s%s%s", text,
                          mover->why ? ": " : "", mover->why ? mover->why : "");
    text = arena_text(arena, "reaches %s today (%s of %s points)", text,
                      quarters_text(arena, mover->spent),
                      quarters_text(arena, points));
    if (days > 0)
        text = arena_text(
            arena, "%s, %s %s", text, con_hex_name(board, on.hex),
            days == 1
                ? "tomorrow by another order"
                : arena_text(arena, "in %d days by further orders", days));
    return on.why
               ? arena_text(arena, "%s, and goes no further: %s", text, on.why)
               : text;
}

static const char *doubts(const struct board *board, const struct mover *mover)
{
    if (!mover->hangs_on)
        return "";
    return arena_text(board->arena,
                      ". It is judged when played%s: it hangs on %s",
                      mover->unsure_from == mover->path.items[0]
                          ? ""
                          : arena_text(board->arena, " from %s on",
                                       con_hex_name(board, mover->unsure_from)),
                      mover->hangs_on);
}

/* What play would refuse as the map stands: then the order lapses. */
static const char *lapse(const struct seat *seat, const struct order *order)
{
    struct report *tried = report_unread(seat->arena);

    if (order->kind->check_world(seat, order, tried) || report_size(tried) == 0)
        return NULL;
    return arena_text(seat->arena, "lapses as it looks now: %s",
                      finding_text(seat->arena, report_finding(tried, 0)));
}

const char *con_foretell(const struct seat *seat, const struct order *order)
{
    const struct move *move = order->details;
    const char *text = lapse(seat, order);
    struct mover mover = {.hangs_on = NULL};

    if (con_forecast(seat, move, &mover) && !text)
        text = how_far(&seat->board, &mover, &move->path);
    return arena_text(seat->arena, "%s%s", text, doubts(&seat->board, &mover));
}

/* ---- where an order of phase V will find him ----------------------------- */

/* [base movement] Play alone may show where his march ends: where it began, or
 * where it is foretold to end; behind a repulse, anywhere. */
static bool may_stand(const struct seat *seat, const struct force *force,
                      int here, int hex)
{
    const struct hexes *parts = &force->parts;

    /* A march with a repulse is foreseen to stay where it begins. */
    if (parts->count > 0 && here == parts->items[0])
        hex = here;
    return hexes_contain(parts, hex) && hexes_contain(&seat->game->unsure, hex);
}

/* Why the force does not march from there. */
static const char *why_absent(const struct seat *seat,
                              const struct force *force, int here, int start)
{
    const struct board *board = &seat->board;
    const char *name = con_force_name(board, force);

    if (here == 0 || here == start)
        return arena_text(seat->arena, "no troops of %s stand at %s", name,
                          con_hex_name(board, start));
    return arena_text(seat->arena,
                      force->parts.count > 0 && !seat->game->groups_made
                          ? "the march of %s in phase II ends at %s"
                          : "%s stands at %s",
                      name, con_hex_name(board, here));
}

const char *con_foretell_start(const struct seat *seat, const char *id,
                               int start)
{
    const struct force *force = con_force(&seat->board, id);
    int here = con_force_hex(&seat->board, force);
    struct mover mover;

    if (seat->certain)
        return "";
    if (!force)
        return arena_text(
            seat->arena,
            ". As it looks now it lapses: '%s' leads no force of his own", id);
    if (may_stand(seat, force, here, start))
        return ". It is judged when played: it hangs on where his march of "
               "phase II ends";
    if (con_mover(&seat->board, id, start, &mover) && mover.party.units_count)
        return "";
    return arena_text(seat->arena, ". As it looks now it lapses: %s",
                      why_absent(seat, force, here, start));
}

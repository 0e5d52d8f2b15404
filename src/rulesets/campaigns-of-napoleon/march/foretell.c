/* What a desk foretells of a march: how far the walk comes on what its side
 * sees, and what only play can tell. */
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "wargame/ways.h"

#include <string.h>

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
    if (!con_mover(&seat->board, move, mover))
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

/* "tomorrow by another order" */
static const char *later(struct arena *arena, int days)
{
    return days == 1 ? "tomorrow by another order"
                     : arena_text(arena, "in %d days by further orders", days);
}

static const char *how_far(const struct board *board, const struct mover *mover,
                           const struct hexes *path)
{
    struct mover on = *mover;
    int days = mover->path.count > 1 ? days_more(board, &on, path) : 0;
    bool ends = days > 0 && !on.why;
    const char *at = con_hex_name(board, mover->hex);

    if (mover->path.count < 2)
        return arena_text(board->arena, "stays at %s%s%s", at,
                          mover->why ? ": " : "", mover->why ? mover->why : "");
    at =
        arena_text(board->arena, "reaches %s today (%s of %s points)", at,
                   quarters_text(board->arena, mover->spent),
                   quarters_text(board->arena,
                                 ends ? on.spent : mover->spent + mover->left));
    if (days > 0)
        at = arena_text(board->arena, "%s, %s %s", at,
                        con_hex_name(board, on.hex), later(board->arena, days));
    return on.why ? arena_text(board->arena, "%s, and goes no further: %s", at,
                               on.why)
                  : at;
}

static const char *doubts(const struct board *board, const struct mover *mover)
{
    if (!mover->hangs_on)
        return "";
    if (mover->unsure_from == mover->path.items[0])
        return arena_text(board->arena,
                          ". It is judged when played: it hangs on %s",
                          mover->hangs_on);
    return arena_text(board->arena,
                      ". It is judged when played from %s on: it hangs on %s",
                      con_hex_name(board, mover->unsure_from), mover->hangs_on);
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

/* What a march costs the marching. */
#include "core/shares.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

enum { QUARTERS = 4, FREE_EFFORT = 4, FORCED = 2, DIE = 6 };

/* [base march-attrition] the column of an army; foragers the worst */
static const struct attrition_column *column_of(const struct board *board,
                                                const struct force *force)
{
    const struct module *module = board->module;
    /* ruling 144; [base forage] lives on the worst column, as if the pool were
     * empty */
    int ap = force->forage ? 0 : con_pool(board, force->army)->ap;

    foreach (const struct attrition_column, column, module->attrition_columns)
        if (ap >= column->from && ap <= column->to)
            return column;
    return &module->attrition_columns[0];
}

/* [base march-attrition] the share of a total */
int con_attrition_share(const struct board *board, int total)
{
    return con_band(board->module->attrition, board->module->attrition_count,
                    total);
}

/* "4, no loss" or "9, 7.5 percent of 40 SP: 3" */
static const char *outcome(const struct board *board, int total, int sp)
{
    int share = con_attrition_share(board, total);

    if (percent_of(sp, share) == 0)
        return arena_text(board->arena, "%d, no loss", total);
    return arena_text(board->arena, "%d, %d.%d percent of %d SP: %d", total,
                      share / 10, share % 10, sp, percent_of(sp, share));
}

/* [base march-attrition] no die is thrown where none can matter */
void con_march_attrition(struct play *play, const struct mover *mover)
{
    const struct board *board = &play->board;
    const struct attrition_column *column = NULL;
    int effort = divide_up(mover->spent, QUARTERS);
    struct event *event = NULL;
    int sp = con_party_sp(&mover->party);
    int extra, face, points;

    if (!con_is_body(mover) || mover->spent == 0)
        return;
    column = column_of(board, mover->force);
    effort += con_weather(board)->effort + (mover->forced ? FORCED : 0);
    extra =
        column->modifier + (effort > FREE_EFFORT ? effort - FREE_EFFORT : 0);
    if (con_attrition_share(board, DIE + extra) == 0)
        return;
    face = con_die(play, BASE(march_attrition), mover->forced ? "v" : "ii",
                   arena_text(play->arena, "%s-%04d", mover->force->id,
                              mover->path.items[0]),
                   mover->march.side, &event);
    points = percent_of(sp, con_attrition_share(board, face + extra));
    event_number(event, points);
    event->text = arena_text(
        play->arena, "March of %s: die %d, column %s %+d, effort %d: %s.",
        con_force_name(board, mover->force), face, column->column,
        column->modifier, effort, outcome(board, face + extra, sp));
    if (points > 0)
        con_take_losses(play, &(struct loss){.party = &mover->party,
                                             .points = points,
                                             .cycle = CYCLE_STANDS,
                                             .rule = BASE(march_attrition)});
}

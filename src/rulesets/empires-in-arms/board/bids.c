/* Powers bid for what nobody runs: an attacked minor country, or a power
 * without a player. */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* 10.5.3a Status modifiers for control dice */
static int throw_for(struct play *play, const struct contest *contest,
                     struct bid *bid, int again)
{
    const char *id = eia_power_id(bid->power);
    int status = eia_status(&play->board, bid->power)->modifier;
    int face = eia_throw(
        play, contest->rule, contest->what,
        arena_text(play->arena, "%s-%s-%d", contest->about, id, again), id);

    bid->total = face + status + bid->modifier;
    event_number(TELL(play, EVENT_MODIFIER, RULE(10_5_3a), id, NULL,
                      "%s: %+d of its zone",
                      eia_power_name(&play->board, bid->power), status),
                 status);
    event_number(TELL(play, EVENT_MODIFIER, contest->rule, id, NULL,
                      "%s: %+d besides make %d",
                      eia_power_name(&play->board, bid->power), bid->modifier,
                      bid->total),
                 bid->modifier);
    return bid->total;
}

/* 10.5.3a those with the highest total go on; the others are out. */
static size_t keep_best(struct bid *bids, size_t count, int most)
{
    size_t kept = 0;

    for (size_t i = 0; i < count; i++)
        if (bids[i].total == most)
            bids[kept++] = bids[i];
    return kept;
}

/* 10.5.3a the highest bid, ties thrown again */
const struct bid *eia_bid(struct play *play, const struct contest *contest,
                          struct bid *bids, size_t count)
{
    for (int again = 1; count > 0; again++) {
        int most = throw_for(play, contest, &bids[0], again);

        for (size_t i = 1; i < count; i++) {
            int total = throw_for(play, contest, &bids[i], again);

            most = total > most ? total : most;
        }
        count = keep_best(bids, count, most);
        if (count == 1)
            return &bids[0];
    }
    return NULL;
}

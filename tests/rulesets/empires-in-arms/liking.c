/* What a random player likes: to march where the enemy stands, or next to him.
 */
#include "core/arena.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/politics/peace.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "tests/rulesets/generic/player.h"

static bool stands_at(const struct board *board, enum power power,
                      const char *area)
{
    const struct game *game = board->game;

    for (size_t i = 0; i < game->corps_count; i++)
        if (same_name(game->corps[i].at, area) &&
            eia_enemies(board, power, eia_corps_power(board, &game->corps[i])))
            return true;
    return false;
}

/* All may want the same of a dispute, whatever it is. */
static int same_wish(const struct seat *seat, const void *details)
{
    const struct order order = {.kind = &eia_agree, .details = details};
    const char *text = order_text(seat->arena, &order);
    int wish = 0;

    while (*text)
        wish = (wish * 31 + (unsigned char)*text++) % 65521;
    return wish;
}

static int liking(const struct seat *seat, const struct order_kind *kind,
                  const void *details)
{
    const struct names *path = &((const struct move *)details)->path;
    enum power power = eia_player_of(&seat->board, seat->side);
    const char *area;
    const struct way *way;

    if (kind == &eia_agree)
        return same_wish(seat, details);
    if (path->count == 0)
        return 0;
    area = path->items[path->count - 1];
    if (stands_at(&seat->board, power, area))
        return 2;
    for (way = eia_ways(seat->module, area); way && way->to; way++)
        if (stands_at(&seat->board, power, way->to->id))
            return 1;
    return 0;
}

static const struct order_kind *const liked[] = {&eia_agree, &eia_move, NULL};

/* Armies would melt away and wars end before they begin. */
static const struct habit habits[] = {
    {.kind = &eia_demobilise, .once_in = 6},
    {.kind = &eia_remove_corps, .once_in = 8},
    {.kind = &eia_scuttle, .once_in = 8},
    {.kind = &eia_remove_fleet, .once_in = 8},
    {.kind = &eia_retire_leader, .once_in = 8},
    {.kind = &eia_sue, .once_in = 4},
    {.kind = &eia_break_alliance, .once_in = 3},
    {.kind = &eia_dow, .once_in = 3},
    {.kind = &eia_lapse, .once_in = 4},
    {.kind = &eia_revoke_access, .once_in = 3},
    {.kind = &eia_slot, .once_in = 3},
    {.kind = &eia_stand_down, .once_in = 4},
    {.kind = NULL},
};

const struct taste empires_in_arms_taste = {
    .ruleset = "empires-in-arms",
    .liking = liking,
    .liked = liked,
    .habits = habits,
    .picks = 4,
    .most = 100,
};

/* What a random player likes: to attack, and to bid high. */
#include "rulesets/grande-armee/turn/turn.h"
#include "tests/rulesets/generic/player.h"

static int liking(const struct seat *seat, const struct order_kind *kind,
                  const void *details)
{
    (void)seat;
    (void)details;
    return kind == &gra_attack;
}

static const struct order_kind *const liked[] = {&gra_attack, NULL};

/* He says something of how his men stand in most sheets: there is one. */
static const struct habit habits[] = {
    {.kind = &gra_attack, .more = 2},
    {.kind = NULL},
};

const struct taste grande_armee_taste = {
    .ruleset = "grande-armee",
    .liking = liking,
    .liked = liked,
    .habits = habits,
    .most = 200,
};

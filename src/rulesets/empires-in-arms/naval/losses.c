/* Ships lost at sea, and what they carried. [base naval-combat], 12.2.4,
 * 12.2.5 */
#include "core/shares.h"
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"

enum { FACTORS_A_FLEET = 10 };

/* [base naval-combat] the fleet with most ships of a nation (NULL: any), the
 * first of those with as many. */
static struct fleet *largest(const struct stack *stack, const char *nation)
{
    struct fleet *most = NULL;

    for (size_t i = 0; i < stack->count; i++) {
        struct fleet *fleet = stack->fleets[i];

        if (fleet->ships > 0 && (!nation || same_name(fleet->nation, nation)) &&
            (!most || fleet->ships > most->ships))
            most = fleet;
    }
    return most;
}

/* [base naval-combat] ship by ship */
static int sink(const struct stack *stack, const char *nation, int ships)
{
    int sunk = 0;

    for (; sunk < ships; sunk++) {
        struct fleet *fleet = largest(stack, nation);

        if (!fleet)
            return sunk;
        fleet->ships--;
    }
    return sunk;
}

struct shares {
    const char *nations[8];
    int start[8], loss[8];
    size_t count;
};

/* 12.2.5b ships of each nation at the start */
static void count_nations(const struct stack *stack, const int *start,
                          struct shares *shares)
{
    for (size_t i = 0; i < stack->count; i++) {
        size_t j = 0;

        while (j < shares->count &&
               !same_name(shares->nations[j], stack->fleets[i]->nation))
            j++;
        if (j == 8)
            continue;
        if (j == shares->count)
            shares->nations[shares->count++] = stack->fleets[i]->nation;
        shares->start[j] += start[i];
    }
}

/* 12.2.5c whose ship the roll is about: of a missing one the lowest, of one
 * too many the highest of those who still lose one. Its place in the shares. */
static size_t rolled_for(struct play *play, const struct shares *shares,
                         const char *what, bool missing)
{
    struct names powers = {NULL, 0};
    const struct dispute dispute = {
        .rule = RULE(12_2_5c),
        .what = what,
        .name = arena_text(play->arena, "%s-%s",
                           missing ? "odd-loss" : "odd-spared", what),
        .parties = &powers};
    enum power power = NO_POWER;

    for (size_t i = 0; i < shares->count; i++) {
        const char *id =
            eia_power_id(eia_player_of(&play->board, shares->nations[i]));

        if (missing || shares->loss[i] > 0)
            eia_once(play->arena, &powers, id);
    }
    power = eia_settle(play, &dispute, missing);
    for (size_t i = 0; i < shares->count; i++)
        if (eia_player_of(&play->board, shares->nations[i]) == power &&
            (missing || shares->loss[i] > 0))
            return i;
    return 0;
}

/* 12.2.5b Computing proportional naval losses; 12.2.5c Odd naval losses: who
 * loses the roll takes a missing one, who wins it keeps one too many */
static void share_losses(struct play *play, struct shares *shares, int ships,
                         const char *which)
{
    int total = 0;
    int sum = 0;

    for (size_t i = 0; i < shares->count; i++)
        total += shares->start[i];
    for (size_t i = 0; i < shares->count; i++) {
        shares->loss[i] = divide_nearest(ships * shares->start[i], total);
        sum += shares->loss[i];
    }
    for (int odd = 1; sum != ships; odd++) {
        int change = sum > ships ? -1 : 1;
        size_t at = rolled_for(play, shares,
                               arena_text(play->arena, "%s-%d", which, odd),
                               change > 0);

        shares->loss[at] += change;
        sum += change;
    }
}

/* 12.2.5b each nation bears its share */
static struct sunk sink_by_nation(struct play *play, const struct stack *stack,
                                  const int *start, int ships,
                                  const char *which)
{
    struct shares shares = {{NULL}, {0}, {0}, 0};
    struct sunk sunk = {0};

    count_nations(stack, start, &shares);
    if (shares.count > 1) {
        share_losses(play, &shares, ships, which);
        rules_add(play->arena, &sunk.shared, RULE(12_2_5a));
        rules_add(play->arena, &sunk.shared, RULE(12_2_5b));
    }
    for (size_t i = 0; i < shares.count; i++)
        sunk.ships += sink(stack, shares.nations[i], shares.loss[i]);
    sunk.ships += sink(stack, NULL, ships - sunk.ships);
    return sunk;
}

static bool carries(const struct stack *stack, const struct corps *corps)
{
    for (size_t i = 0; i < stack->count; i++)
        if (same_name(corps->embarked, stack->fleets[i]->id))
            return true;
    return false;
}

/* 12.2.4c shares in proportion to what each corps had, rounded to the nearest:
 * who has lost least of his next gives one. */
static struct corps *next_to_lose(const struct game *game,
                                  const struct stack *stack, const int *had)
{
    struct corps *next = NULL;
    int most = 0, least = 0;

    foreach (struct corps, corps, game->corps) {
        const int start = had[corps - game->corps];
        const int lost = 2 * (start - eia_corps_factors(corps)) + 1;

        if (!carries(stack, corps) || eia_corps_factors(corps) == 0 ||
            (next && lost * most >= least * start))
            continue;
        next = corps;
        most = start;
        least = lost;
    }
    return next;
}

static void lose_one(struct corps *corps)
{
    for (int kind = 0; kind < FACTOR_COUNT; kind++)
        if (corps->factors[kind] > 0) {
            corps->factors[kind]--;
            return;
        }
}

/* 12.2.4c Excess cargo lost with fleets: what the stack has no room for, of
 * each corps its share. */
static void too_much_cargo(struct play *play, const struct stack *stack,
                           struct rules *cases)
{
    const struct game *game = play->game;
    int *had = ARENA_ARRAY(play->arena, int, game->corps_count);
    int room = 0;
    int cargo = 0;

    for (size_t i = 0; i < stack->count; i++)
        room += stack->fleets[i]->ships > 0 ? FACTORS_A_FLEET : 0;
    foreach (const struct corps, one, game->corps) {
        had[one - game->corps] = eia_corps_factors(one);
        cargo += carries(stack, one) ? eia_corps_factors(one) : 0;
    }
    for (; cargo > room; cargo--) {
        lose_one(next_to_lose(game, stack, had));
        rules_add(play->arena, cases, RULE(12_2_4c));
    }
    foreach (struct corps, corps, game->corps)
        if (carries(stack, corps) && eia_corps_factors(corps) == 0)
            eia_corps_leaves(&play->board, corps);
}

/* 12.2.4c if the option is on, another ship of the stack takes on what a lost
 * fleet carried. */
static void shift_cargo(struct play *play, const struct stack *stack,
                        const struct fleet *lost)
{
    struct fleet *other = largest(stack, NULL);
    bool reduced = option_is(play->options, "reduced-naval-transport", "on");

    foreach (struct corps, corps, play->game->corps) {
        if (!same_name(corps->embarked, lost->id))
            continue;
        if (reduced && other) {
            corps->embarked = other->id;
            continue;
        }
        for (int kind = 0; kind < FACTOR_COUNT; kind++)
            corps->factors[kind] = 0;
        eia_corps_leaves(&play->board, corps);
    }
}

/* [base transport] a depot goes down with its fleet */
static void lose_depot(struct play *play, struct fleet *fleet)
{
    const struct depot *depot = eia_depot(&play->board, fleet->depot);

    if (!depot)
        return;
    TELL(play, EVENT_LOSS, BASE(transport), eia_power_id(depot->owner),
         depot->id, "the depot aboard %s is lost",
         eia_piece_name(&play->board, fleet->id));
    eia_unload_depot(&play->board, depot->id, NULL);
    fleet->depot = NULL;
}

/* [base naval-combat] fleets without ships leave the map; Nelson goes on
 * with another. */
void eia_lose_fleets(struct play *play, const struct stack *stack,
                     struct rules *cargo)
{
    struct fleet *other = largest(stack, NULL);

    for (size_t i = 0; i < stack->count; i++) {
        struct fleet *fleet = stack->fleets[i];

        if (fleet->ships > 0 || !fleet->at)
            continue;
        shift_cargo(play, stack, fleet);
        lose_depot(play, fleet);
        fleet->at = NULL;
        foreach (struct leader, leader, play->game->leaders) {
            if (leader->state != LEADER_ON ||
                !same_name(leader->with, fleet->id))
                continue;
            if (other)
                leader->with = other->id;
            else
                eia_leader_off(play, leader, RULE(10_6d));
        }
    }
    if (option_is(play->options, "reduced-naval-transport", "on"))
        too_much_cargo(play, stack, cargo);
}

/* 12.2.5a, [base naval-combat] ships of a stack are lost */
struct sunk eia_sink(struct play *play, const struct stack *stack,
                     const int *start, int ships, const char *which)
{
    struct sunk sunk = {0};

    if (option_is(play->options, "proportional-naval-losses", "on"))
        sunk = sink_by_nation(play, stack, start, ships, which);
    else
        sunk.ships = sink(stack, NULL, ships);
    eia_lose_fleets(play, stack, &sunk.cargo);
    return sunk;
}

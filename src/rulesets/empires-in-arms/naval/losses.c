/* Ships lost at sea, and what they carried. [base naval-combat], 12.2.4,
 * 12.2.5 */
#include "core/shares.h"
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "rulesets/empires-in-arms/sight/sight.h"

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

/* 12.2.5b ships of each nation at the start; who had none bears no share */
static void count_nations(const struct stack *stack, const int *start,
                          struct shares *shares)
{
    for (size_t i = 0; i < stack->count; i++) {
        size_t j = 0;

        while (j < shares->count &&
               !same_name(shares->nations[j], stack->fleets[i]->nation))
            j++;
        if (start[i] == 0 || j == 8)
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

/* 10.6.3a Leader captured with eliminated force: by those who fought it, and
 * have ships left (ruling 151) */
static void capture(struct play *play, struct leader *leader,
                    const struct stack *foes)
{
    struct names captors = {NULL, 0};
    int ships[POWER_END] = {0};
    enum power most = NO_POWER;

    for (size_t i = 0; foes && i < foes->count; i++)
        ships[eia_fleet_power(&play->board, foes->fleets[i])] +=
            foes->fleets[i]->ships;
    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        if (!ships[power])
            continue;
        names_add(play->arena, &captors, eia_power_id(power));
        if (most == NO_POWER || ships[power] > ships[most])
            most = power;
    }
    eia_capture_leader(play, leader, &captors, most);
}

/* 10.6a a corps of his power that is afloat with the stack; 10.6b of who is
 * with a fleet, the largest fleet. NULL: there is none. */
static const char *refuge(const struct play *play, const struct stack *stack,
                          const struct leader *leader)
{
    const struct board *board = &play->board;
    enum power owner = eia_player_of(board, leader->nation);
    const struct fleet *best = NULL;

    foreach (const struct corps, corps, play->game->corps)
        if (eia_corps(board, leader->with) && carries(stack, corps) &&
            eia_fleet(board, corps->embarked)->ships > 0 &&
            eia_corps_factors(corps) > 0 &&
            eia_corps_power(board, corps) == owner)
            return corps->id;
    for (size_t i = 0; i < stack->count; i++) {
        const struct fleet *fleet = stack->fleets[i];

        if (eia_fleet(board, leader->with) && fleet->ships > 0 &&
            eia_fleet_power(board, fleet) == owner &&
            (!best || fleet->ships > best->ships))
            best = fleet;
    }
    return best ? best->id : NULL;
}

/* 10.6a he goes to another corps; 10.6b or fleet. With which corps he is, is
 * his power's to know. */
static void go_to(struct play *play, struct leader *leader, const char *to)
{
    enum power owner = eia_player_of(&play->board, leader->nation);
    const struct names *before = eia_tell_power(play, owner);
    bool fleet = eia_fleet(&play->board, to) != NULL;

    leader->with = to;
    TELL(play, EVENT_STATE, fleet ? RULE(10_6b) : RULE(10_6a), leader->nation,
         leader->id, "%s goes to %s", leader->card->name,
         eia_piece_name(&play->board, to));
    eia_told(play, before);
}

/* 10.6.3a Leader captured with eliminated force; 10.6d with a part of it he
 * goes to others of it, or off the map (ruling 37) */
static void lose_leaders(struct play *play, const struct stack *stack,
                         const char *with)
{
    foreach (struct leader, leader, play->game->leaders) {
        const char *to = NULL;

        if (leader->state != LEADER_ON || !same_name(leader->with, with))
            continue;
        to = refuge(play, stack, leader);
        if (to)
            go_to(play, leader, to);
        else if (largest(stack, NULL))
            eia_leader_off(play, leader, RULE(10_6d));
        else
            capture(play, leader, stack->foes);
    }
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
    foreach (struct corps, corps, game->corps) {
        if (!carries(stack, corps) || eia_corps_factors(corps) > 0)
            continue;
        lose_leaders(play, stack, corps->id);
        eia_corps_leaves(&play->board, corps);
    }
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
        lose_leaders(play, stack, corps->id);
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

/* [base naval-combat] fleets without ships leave the map with what was with
 * them */
void eia_lose_fleets(struct play *play, const struct stack *stack,
                     struct rules *cargo)
{
    for (size_t i = 0; i < stack->count; i++) {
        struct fleet *fleet = stack->fleets[i];

        if (fleet->ships > 0 || !fleet->at)
            continue;
        shift_cargo(play, stack, fleet);
        lose_depot(play, fleet);
        lose_leaders(play, stack, fleet->id);
        fleet->at = NULL;
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

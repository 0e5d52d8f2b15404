/* [base loss-order]: who of a force loses SP, and what falls with it. */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

/* Line infantry and cavalry first, guns next, the guard last. */
static int turn_of(const struct unit *unit)
{
    if (unit->card->guard)
        return 2;
    return gra_is_guns(unit->card->type) ? 1 : 0;
}

static bool loses_before(const struct unit *one, const struct unit *other)
{
    if (turn_of(one) != turn_of(other))
        return turn_of(one) < turn_of(other);
    if (one->sp != other->sp)
        return one->sp > other->sp;
    return gra_id_before(one->id, other->id);
}

/* The first of the owner's list that stands still, else the next by kind. */
static struct unit *next_to_lose(const struct force *force,
                                 const struct names *list)
{
    struct unit *next = NULL;

    for (size_t i = 0; i < list->count; i++)
        for (size_t j = 0; j < force->count; j++)
            if (force->units[j]->sp > 0 &&
                same_name(force->units[j]->id, list->items[i]))
                return force->units[j];
    for (size_t i = 0; i < force->count; i++)
        if (force->units[i]->sp > 0 &&
            (!next || loses_before(force->units[i], next)))
            next = force->units[i];
    return next;
}

static void tell_loss(struct play *play, const struct rule *rule,
                      const struct unit *unit, int lost)
{
    if (lost > 0)
        event_at(event_number(
                     journal_tell(play->journal, EVENT_LOSS, rule,
                                  gra_side_words[unit->side], unit->id,
                                  unit->sp ? "%s loses %d SP and has %d left."
                                           : "%s loses %d SP and is gone.",
                                  unit->name, lost, unit->sp),
                     lost),
                 unit->hex);
}

/* 18.2 points for a leader who was killed in battle, and for no other */
void gra_kill_leader(struct play *play, struct leader *leader,
                     const struct rule *rule)
{
    int points = play->module->leader_vp[leader->card->rank];

    play->game->leader_vp += leader->side == FRANCE ? -points : points;
    event_cites(
        play->journal,
        event_news(journal_tell(play->journal, EVENT_LOSS, rule,
                                gra_side_words[leader->side], leader->id,
                                "%s is killed: %d for the enemy.", leader->name,
                                points),
                   NEWS_GREAT),
        RULE(18_2));
    gra_remove_leader(&play->board, leader, DEAD);
}

/* 12.64a with his last SP in battle he falls, 12.64b, 12.65d in a pursuit or by
 * wear he goes back to the pool, and scores nothing */
static void lose_leader(struct play *play, struct leader *leader,
                        enum loss_cause cause)
{
    if (cause == LOST_IN_BATTLE) {
        gra_kill_leader(play, leader, RULE(12_64a));
    } else if (cause != LOST_BY_SURRENDER) {
        struct event *event = journal_tell(
            play->journal, EVENT_LOSS, RULE(12_64b),
            gra_side_words[leader->side], leader->id,
            "%s has no men left, and is free again.", leader->name);

        if (cause == LOST_IN_PURSUIT)
            event_cites(play->journal, event, RULE(12_65d));
        gra_remove_leader(&play->board, leader, IN_POOL);
    } else {
        journal_tell(play->journal, EVENT_LOSS, BASE(retreat),
                     gra_side_words[leader->side], leader->id,
                     "%s is captured with his men.", leader->name);
        gra_remove_leader(&play->board, leader, CAPTURED);
    }
}

/* A leader without a name goes where one with a name would. */
void gra_lose_generic(struct play *play, struct unit *unit,
                      enum loss_cause cause)
{
    struct pool *pool =
        FIND_NAMED(struct pool, play->game->pools, play->game->pools_count,
                   power, unit->card->nation->power);

    if (!unit->generic)
        return;
    unit->generic = false;
    if (pool && cause == LOST_IN_BATTLE)
        pool->dead++;
    if (pool && (cause == LOST_IN_PURSUIT || cause == LOST_BY_WEAR))
        pool->generic++;
}

static void lose_command(struct play *play, struct leader *leader,
                         enum loss_cause cause)
{
    if (leader && leader->state == ON_MAP &&
        gra_command_sp(&play->board, leader) == 0)
        lose_leader(play, leader, cause);
}

/* Units without SP leave, and leaders who have nobody left, up to the top. */
static void bury(struct play *play, const struct force *force,
                 enum loss_cause cause)
{
    foreach_unit (unit, *force) {
        if (unit->sp > 0 || unit->state != ON_MAP)
            continue;
        gra_remove(&play->board, unit);
        gra_lose_generic(play, unit, cause);
        lose_command(play, unit->division, cause);
        for (struct leader *leader = unit->leader; leader;
             leader = leader->superior)
            lose_command(play, leader, cause);
    }
}

int gra_lose(struct play *play, const struct rule *rule,
             const struct force *force, int sp, enum loss_cause cause)
{
    const struct force left = gra_force_left(play->arena, force, NULL);
    int *lost = ARENA_ARRAY(play->arena, int, left.count + 1);
    const struct loss_order *order;
    int total = 0;

    if (left.count == 0 || sp <= 0)
        return 0;
    order = play_standing(play, gra_side_words[left.units[0]->side],
                          &gra_losses, NULL);
    for (; total < sp; total++) {
        struct unit *unit = next_to_lose(&left, &order->units);

        if (!unit)
            break;
        unit->sp--;
        play->game->lost[unit->side] += cause != LOST_BY_WEAR;
        for (size_t i = 0; i < left.count; i++)
            lost[i] += left.units[i] == unit;
    }
    for (size_t i = 0; i < left.count; i++)
        tell_loss(play, rule, left.units[i], lost[i]);
    bury(play, &left, cause);
    return total;
}

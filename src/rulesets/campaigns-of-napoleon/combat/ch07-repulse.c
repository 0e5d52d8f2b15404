/* Chapter 7: brushing a weak stack aside in the middle of a march. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "wargame/chart.h"

enum { LEAST_SP = 7, RATIO = 4, LEAST_RATIO = 3, MOST_RATIO = 6 };

/* [base resistance] passive less active, never beyond two */
int con_resistance(int active, int passive)
{
    return chart_within(-2, 2, passive - active);
}

/* 10.3i, 7a could it repulse the stack, leaders aside? */
bool con_could_repulse(const struct board *board, int sp, enum side enemy,
                       int hex)
{
    return sp >= LEAST_SP && sp >= RATIO * con_stack_sp(board, enemy, hex);
}

/* [base repulse] who may be tried: no vedettes, no fortified town, nobody
 * across a primary river, each stack once in a half of phase II */
bool con_may_repulse(const struct board *board, const struct mover *mover,
                     int target)
{
    return con_adjacent(board, mover->hex, target) &&
           con_river(board, mover->hex, target) != RIVER_PRIMARY &&
           con_more_than_vedettes(board, con_enemy(mover->march.side),
                                  target) &&
           !con_fortified(board, target) &&
           !hexes_contain(&board->game->repulses, target);
}

/* 7b success by the unchanged base rule: so many times the strength, by the
 * leaders' [base resistance] */
static int repulse_ratio(const struct board *board, const struct mover *mover,
                         int target)
{
    const struct party stack =
        con_party_of_hex(board, con_enemy(mover->march.side), target);
    const struct leader *senior = con_senior(&stack, NULL);
    int active = con_initiative_of(board, mover->force->leader);
    int passive = con_initiative_of(board, senior ? senior->id : NULL);

    return chart_within(LEAST_RATIO, MOST_RATIO,
                        RATIO + con_resistance(active, passive));
}

/* 7b is the way forced? It is told in any case. */
static bool force_way(struct play *play, const struct mover *mover, int target)
{
    int ratio = repulse_ratio(&play->board, mover, target);
    int mine = con_party_sp(&mover->party);
    int his = con_stack_sp(&play->board, con_enemy(mover->march.side), target);
    bool forced = mine >= ratio * his;
    const char *where = con_hex_name(&play->board, target);
    const char *name = con_force_name(&play->board, mover->force);
    struct event *event = event_at(
        journal_tell_open(play->journal, EVENT_STATE, RULE(7b),
                          con_side_id(mover->march.side), mover->force->id,
                          "%s tries to brush aside the enemy at %s: %s.", name,
                          where, forced ? "the way is forced" : "he is held"),
        target);
    event_outside(event,
                  arena_text(play->arena,
                             "%s tries to brush aside the troops at %s: %s.",
                             con_some_force(mover->march.side), where,
                             forced ? "the way is forced" : "it is held"));
    /* Whose strength this is, nobody may know before the book is opened. */
    journal_add(play->journal, EVENT_TABLE, RULE(7b),
                "%s needs %d times the %d SP at %s and has %d.", name, ratio,
                his, where, mine);
    journal_close(play->journal);
    return forced;
}

/* 7d until phase VI is over his group counts as having guessed wrong */
static bool fail(struct play *play, struct mover *mover)
{
    struct event *event = journal_add(
        play->journal, EVENT_STATE, RULE(7d),
        "%s is held up; in today's combat his guess counts as wrong.",
        con_force_name(&play->board, mover->force));

    event_at(con_for_its_own(play->journal, event, mover->march.side),
             mover->hex);
    mover->force->failed_repulse = true;
    mover->stopped = true;
    return false;
}

/* [base repulse] his orders told him to try */
static bool give_up(struct play *play, struct mover *mover,
                    const struct rule *rule, int target, const char *why)
{
    event_at(con_tell_own(play->journal, EVENT_LAPSE, rule,
                          con_side_id(mover->march.side), mover->force->leader,
                          "%s does not try to brush aside the enemy at %s: "
                          "%s.",
                          con_force_name(&play->board, mover->force),
                          con_hex_name(&play->board, target), why),
             target);
    mover->stopped = true;
    return false;
}

/* 7b, 7c a stack is brushed aside, or holds; 7a by who has still 7 SP */
bool con_try_repulse(struct play *play, struct mover *mover, int target)
{
    int cost = con_chart_cost(&play->board, &mover->march, STEP_REPULSE);
    int sp = con_party_sp(&mover->party);

    if (sp < LEAST_SP)
        return give_up(play, mover, RULE(7a), target,
                       arena_text(play->arena,
                                  "it takes %d SP, and %d are left", LEAST_SP,
                                  sp));
    if (mover->left < cost)
        return give_up(play, mover, BASE(repulse), target,
                       "the points do not last");
    mover->left -= cost;
    mover->spent += cost;
    hexes_add(play->arena, &play->game->repulses, target);
    if (!force_way(play, mover, target))
        return fail(play, mover);
    /* 7c a success is a skirmish at once */
    con_repulse_skirmish(play, mover, target);
    return !con_troops(&play->board, con_enemy(mover->march.side), target);
}

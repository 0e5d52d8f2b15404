/* [base losses] which units bear the losses of a side. */
#include "rulesets/campaigns-of-napoleon/march/march.h"

#include <assert.h>
#include <string.h>

/* [base losses] what a unit has of an arm */
static int strength(const struct unit *unit, enum arm arm)
{
    enum arm own = unit->card->arm;

    if (unit->state != ON_MAP)
        return 0;
    if (arm == ARTILLERY)
        return unit->art;
    return own == arm || (arm == INFANTRY && own != CAVALRY) ? unit->sp : 0;
}

/* [base losses] the unit of that arm that the owner named first and that has
 * anything left, or NULL. */
static struct unit *named_unit(const struct party *party, enum arm arm,
                               const struct names *wish)
{
    foreach_name (id, *wish)
        foreach_unit (unit, *party)
            if (strcmp(unit->id, id) == 0 && strength(unit, arm) > 0)
                return unit;
    return NULL;
}

/* [base losses] by default the largest current value, then the lowest id. */
static struct unit *largest_unit(const struct party *party, enum arm arm)
{
    struct unit *best = NULL;

    foreach_unit (unit, *party) {
        int more = best ? strength(unit, arm) - strength(best, arm)
                        : strength(unit, arm);

        if (more > 0 || (best && more == 0 && strcmp(unit->id, best->id) < 0))
            best = unit;
    }
    return best;
}

/* What each unit of a party has lost, told once at the end. */
struct lost {
    int sp, art;
};

/* [base losses] one point of an arm */
static void take_one(struct play *play, const struct loss *due, enum arm arm,
                     struct lost *lost)
{
    const struct party *party = due->party;
    const struct loss_order *wish =
        play_standing(play, con_side_id(party->side), &con_loss, NULL);
    struct unit *unit = named_unit(party, arm, &wish->units);
    size_t i = 0;

    if (!unit)
        unit = largest_unit(party, arm);
    assert(unit);
    while (party->units[i] != unit)
        i++;
    if (arm == ARTILLERY) {
        unit->art--;
        lost[i].art++;
    } else {
        unit->sp--;
        lost[i].sp++;
    }
    con_army(&play->board, unit->of->id)->lost_sp++;
}

/* [base losses] a unit with nothing left is eliminated. */
static const char *what_is_left(struct play *play, struct unit *unit)
{
    if (!con_one_point(unit))
        unit->acting_vedette = unit->revealed = false;
    if (unit->sp + unit->art > 0)
        return arena_text(play->arena, "%d+%d left", unit->sp, unit->art);
    con_lose_unit(&play->board, unit);
    return "eliminated";
}

static void say_loss(struct play *play, const struct loss *due,
                     struct unit *unit, const struct lost *lost)
{
    const struct unit_card *card = unit->card;
    const char *arm = card->arm == CAVALRY ? "cavalry" : "infantry";
    const char *text = "";
    struct event *event;

    if (lost->sp)
        text = arena_text(play->arena, "%d %s", lost->sp, arm);
    if (lost->art)
        text = arena_text(play->arena, "%s%s%d artillery", text,
                          *text ? " and " : "", lost->art);
    event =
        journal_add(play->journal, EVENT_LOSS, due->rule, "%s loses %s: %s.",
                    card->name, text, what_is_left(play, unit));
    con_for_its_own(play->journal, event_number(event, lost->sp + lost->art),
                    card->side);
    event->piece = unit->id;
}

/* [base losses] what a party can lose */
static struct arms lossable(const struct loss *due)
{
    struct arms arms = {0, 0, 0};

    foreach_unit (unit, *due->party) {
        arms.cavalry += strength(unit, CAVALRY);
        if (due->only_cavalry)
            continue;
        arms.infantry += strength(unit, INFANTRY);
        arms.artillery += strength(unit, ARTILLERY);
    }
    return arms;
}

/* [base losses] points go round the arms by the cycle */
int con_take_losses(struct play *play, const struct loss *due)
{
    struct arms have = lossable(due);
    struct arms take = con_loss_by_arm(due->points, &have, due->cycle);
    struct lost *lost =
        ARENA_ARRAY(play->arena, struct lost, due->party->units_count + 1);

    for (int i = 0; i < take.infantry; i++)
        take_one(play, due, INFANTRY, lost);
    for (int i = 0; i < take.cavalry; i++)
        take_one(play, due, CAVALRY, lost);
    for (int i = 0; i < take.artillery; i++)
        take_one(play, due, ARTILLERY, lost);
    for (size_t i = 0; i < due->party->units_count; i++)
        if (lost[i].sp + lost[i].art > 0)
            say_loss(play, due, due->party->units[i], &lost[i]);
    return con_arms_sum(&take);
}

/* Leaders may be hit after combats on land and at sea. 12.7 */
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* 12.7c Leader killed or wounded; told to all (ruling 74) */
static void hit(struct play *play, struct leader *leader, const char *which)
{
    enum { KILLED = 6 };
    struct event *event = NULL;
    const struct roll *roll = journal_roll(
        play->journal, play->dice, RULE(12_7c), "wound", which, 1, 6, &event);
    const char *name = leader->card->name;
    int months = roll->faces[0];

    event_for_everybody(event);
    leader->with = NULL;
    if (months == KILLED) {
        leader->state = LEADER_KILLED;
        event_for_everybody(TELL(play, EVENT_LOSS, RULE(12_7c), leader->nation,
                                 leader->id, "%s is killed", name));
        return;
    }
    leader->state = LEADER_WOUNDED;
    leader->back = play->game->turn + months + 1;
    event_for_everybody(
        event_number(TELL(play, EVENT_LOSS, RULE(12_7c), leader->nation,
                          leader->id, "%s is wounded for %s", name,
                          arena_counted(play->arena, months, "month")),
                     months));
}

/* 12.7b leaders who are still there */
static struct names on_the_map(const struct board *board,
                               const struct names *leaders)
{
    struct names here = {NULL, 0};

    foreach_name (leader, *leaders)
        if (eia_leader(board, leader)->state == LEADER_ON)
            names_add(board->arena, &here, leader);
    return eia_by_id(board->arena, &here);
}

/* 12.7a Switch: leader casualties; 12.7b Leader casualty check 12 on two dice
 */
void eia_check_leaders(struct play *play, const struct names *leaders,
                       const char *which)
{
    enum { HIT = 12 };
    struct names here = on_the_map(&play->board, leaders);
    struct event *event = NULL;
    const struct roll *roll = NULL;
    size_t index = 0;

    if (!option_is(play->options, "leader-casualties", "on") || !here.count)
        return;
    dice_asks(play->dice, HIT);
    roll = journal_roll(play->journal, play->dice, RULE(12_7b), "casualty",
                        which, 2, 6, &event);
    event_cites(play->journal, event_for_everybody(event), RULE(12_7a));
    if (roll->faces[0] + roll->faces[1] < HIT)
        return;
    if (here.count > 1) {
        roll = journal_roll(play->journal, play->dice, RULE(12_7b), "whom",
                            which, 1, (int)here.count, &event);
        event_for_everybody(event);
        index = (size_t)roll->faces[0] - 1;
    }
    hit(play, eia_leader(&play->board, here.items[index]), which);
}

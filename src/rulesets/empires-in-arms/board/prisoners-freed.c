/* Prisoners and leaders are given back: one for one, or when a cause to hold
 * them falls away. [base prisoners] */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* [base prisoners] on foot they come back as infantry, mounted as cavalry. */
static enum factor comes_back_as(enum factor factor)
{
    return factor == FACTOR_CAVALRY ? FACTOR_CAVALRY : FACTOR_INFANTRY;
}

/* [base prisoners] some are given back */
static void send_home(struct play *play, const struct prisoner *prisoner,
                      int count)
{
    eia_arrive(&play->board, prisoner->nation, comes_back_as(prisoner->factor),
               count, play->game->turn);
    event_number(TELL(play, EVENT_STATE, BASE(prisoners),
                      eia_power_id(prisoner->holder), NULL,
                      "%s gives %d captured %s factor%s back to %s",
                      eia_power_name(&play->board, prisoner->holder), count,
                      eia_factor_words[prisoner->factor], eia_plural_s(count),
                      eia_nation_name(&play->board, prisoner->nation)),
                 count);
}

int eia_prisoners_of(const struct board *board, enum power holder,
                     const char *nation)
{
    int sum = 0;

    foreach (const struct prisoner, prisoner, board->game->prisoners)
        if (prisoner->holder == holder && same_name(prisoner->nation, nation))
            sum += prisoner->count;
    return sum;
}

/* [base prisoners] frees so many, in the order of the list. */
static void free_some(struct play *play, enum power holder, const char *nation,
                      int count)
{
    struct game *game = play->game;

    for (size_t i = 0; i < game->prisoners_count && count > 0;) {
        struct prisoner *prisoner = &game->prisoners[i];
        int some = prisoner->count < count ? prisoner->count : count;

        if (prisoner->holder != holder ||
            !same_name(prisoner->nation, nation)) {
            i++;
            continue;
        }
        send_home(play, prisoner, some);
        count -= some;
        prisoner->count -= some;
        if (prisoner->count == 0)
            LIST_REMOVE(game->prisoners, game->prisoners_count, i);
        else
            i++;
    }
}

/* [base prisoners] one for one, as many as both hold */
void eia_swap_prisoners(struct play *play, enum power one, enum power other)
{
    int ours = eia_prisoners_of(&play->board, other, eia_power_id(one));
    int theirs = eia_prisoners_of(&play->board, one, eia_power_id(other));
    int count = ours < theirs ? ours : theirs;

    free_some(play, one, eia_power_id(other), count);
    free_some(play, other, eia_power_id(one), count);
}

/* 10.2.1g Return of prisoners taken by minor */
void eia_return_prisoners(struct play *play, enum power holder)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        if (power != holder && !eia_enemies(&play->board, holder, power) &&
            eia_prisoners_of(&play->board, holder, eia_power_id(power)) > 0)
            eia_free_prisoners(play, holder, eia_power_id(power),
                               RULE(10_2_1g));
}

/* 10.6.3c Captured leaders returned by peace; 10.6.3d Captor may free leader
 * earlier */
void eia_free_leader(struct play *play, struct leader *leader,
                     const struct rule *rule)
{
    const char *holder = leader->holder;

    leader->state = LEADER_OFF;
    leader->holder = NULL;
    leader->with = NULL;
    TELL(play, EVENT_STATE, rule, holder, leader->id, "%s sets %s free",
         eia_nation_name(&play->board, holder), leader->card->name);
}

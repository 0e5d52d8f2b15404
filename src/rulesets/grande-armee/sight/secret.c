/* [base hidden] before whom play tells what a side does by itself. */
#include "rulesets/grande-armee/sight/sight.h"

#include "core/arena.h"

/* Where events of the phase are added. */
static struct event **list_of(const struct play *play)
{
    struct journal *journal = play->journal;

    return journal->depth > 0 ? &journal->open[journal->depth - 1]->first
                              : &journal->first;
}

static struct event *last_of(struct event *event)
{
    while (event && event->next)
        event = event->next;
    return event;
}

struct secret gra_secret_begins(const struct play *play)
{
    return (struct secret){play->see ? last_of(*list_of(play)) : NULL};
}

/* The side of the event; a die is of what it was thrown for, and what is so of
 * nobody is open. */
static const char *side_of(const struct event *event)
{
    while (event && !event->side && event->kind != EVENT_STATE)
        event = event->next;
    return event ? event->side : NULL;
}

static void keep(const struct play *play, struct event *event, int side)
{
    const char *own = side == NEUTRAL ? side_of(event) : gra_side_words[side];
    bool of_the_other =
        side != NEUTRAL && event->side && !same_name(event->side, own);

    if (!event->all_see || !own || of_the_other || event->news != NEWS_NONE)
        return;
    event->all_see = false;
    event_for(play->journal, event, own);
    for (struct event *child = event->first; child; child = child->next)
        if (child->all_see) {
            child->all_see = false;
            event_for(play->journal, child, own);
        }
}

void gra_secret_ends(const struct play *play, const struct secret *secret,
                     int side)
{
    struct event *event;

    if (!play->see)
        return;
    for (event = secret->last ? secret->last->next : *list_of(play); event;
         event = event->next)
        keep(play, event, side);
}

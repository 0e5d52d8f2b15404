/* What is in hand. */
#include "core/progress.h"

#include "core/arena.h"

#include <stdio.h>
#include <string.h>

void progress_sender(struct progress *hand, const char *id)
{
    if (hand)
        snprintf(hand->sender, sizeof(hand->sender), "%s", id ? id : "");
}

void progress_step(struct progress *hand, const char *step)
{
    if (!hand)
        return;
    snprintf(hand->step, sizeof(hand->step), "%s", step ? step : "");
    hand->file[0] = '\0';
    hand->side[0] = '\0';
    hand->line = 0;
}

void progress_order(struct progress *hand, const struct place *place,
                    const char *side)
{
    if (!hand)
        return;
    snprintf(hand->file, sizeof(hand->file), "%s",
             place->file ? place->file : "");
    snprintf(hand->side, sizeof(hand->side), "%s", side ? side : "");
    hand->line = place->line;
}

const char *progress_text(const struct progress *hand, struct arena *arena)
{
    const char *line =
        hand->line > 0 ? arena_text(arena, ":%ld", hand->line) : "";
    const char *order = hand->file[0] ? arena_text(arena, " with %s%s in hand",
                                                   hand->file, line)
                                      : "";
    const char *side =
        hand->side[0] ? arena_text(arena, ", which %s order", hand->side) : "";
    const char *step =
        hand->step[0] ? arena_text(arena, " in step %s", hand->step) : "";

    return arena_text(arena, "%s%s%s", order, side, step);
}

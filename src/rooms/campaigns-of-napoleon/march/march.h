/* What the order to move and the march itself know of each other. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_MARCH_MARCH_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_MARCH_MARCH_H

#include "rooms/campaigns-of-napoleon/board/board.h"

struct move {
    const char *force; /* force, vedette, or leader alone */
    struct hexes path;
    struct hexes repulse;
};

/* Who stands ready at the start of the path; false if nobody does. */
bool con_mover(const struct board *board, const struct move *move,
               struct mover *mover);
/* A leader without troops. */
bool con_is_weightless(const struct mover *mover);
/* Quarters for the step as the board is now, or -1. */
int con_march_cost(const struct board *board, const struct mover *mover,
                   int to);
void con_say_move(const struct view *view, const struct order *order,
                  struct buffer *out);
void con_choices_of_move(const struct view *view, struct choices *choices);
/* "from 0722 by 0821 and 0820 (Thuin) to 1019" */
const char *con_route_text(const struct board *board, const struct hexes *path);
/* Who reads what of the march whose event is open. */
void con_show_march(struct play *play, const struct mover *mover,
                    struct event *event);
/* Marches, tells the story, rolls for attrition. */
void con_march(struct play *play, struct mover *mover,
               const struct hexes *path);

#endif

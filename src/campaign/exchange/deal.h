/* Stage 5, when play deals the sides among their players. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_DEAL_H
#define BERTHIER_CAMPAIGN_EXCHANGE_DEAL_H

#include "campaign/documents/turn.h"
#include "campaign/judge/desk.h"

/* Has play dealt sides in next that it had not dealt at the desk's turn? */
bool play_has_dealt(const struct turn *next, const struct desk *desk);
/* Writes into next who has which side now, if any has another player: the
 * roster says the same next. In the desk's arena. */
void put_dealt(struct turn *next, const struct desk *desk);

#endif

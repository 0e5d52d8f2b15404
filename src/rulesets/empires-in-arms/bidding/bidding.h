/* Bids for powers, before the first month. [base bidding]
 *
 * With the option bid-for-powers the players sit down provisionally, each on
 * the seat of some power, and step B comes first of all: each writes one whole
 * number a power, in one exchange. eia_run_bids() (deal.c) deals the powers in
 * order of the highest bids and writes down whose each is (power_state.seat)
 * and for how much (power_state.bid), which raises its target of victory. Who
 * commands what is the house's: eia_dealt() tells it, and the roster follows.
 *
 * struct game.bidding is set when the game begins and says that the step is
 * still to come; once it is played, or without the option, nothing here has any
 * part in the game but eia_target(). */
#ifndef BERTHIER_EMPIRES_IN_ARMS_BIDDING_BIDDING_H
#define BERTHIER_EMPIRES_IN_ARMS_BIDDING_BIDDING_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>

enum { MOST_BID = 999 };

/* bid.c: one number for one power. */
struct power_bid {
    enum power power;
    int points; /* 0 to MOST_BID */
};
extern const struct order_kind eia_power_bid;
bool eia_bidding(const struct game *game);
bool eia_bids(const struct game *game, const char *side);
void eia_ask_bids(const struct play *play, struct questions *questions);
const char *eia_silence_of_bids(const struct seat *seat,
                                const struct section *section);

/* deal.c */
enum step_end eia_run_bids(struct play *play);
/* The power that the player of that seat has since the bids; who had no player
 * stands in for what nobody was dealt, in order. NULL: nothing was dealt, or
 * there is no such seat. */
const char *eia_dealt(const struct game *game, const char *seat);
/* Points of victory that the power needs: its card's, and its bid. */
int eia_target(const struct board *board, enum power power);

#endif

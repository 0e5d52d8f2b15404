/* What several nations claim, or would rather not have: they agree, else dice
 * decide. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_BOARD_DISPUTE_H
#define BERTHIER_EMPIRES_IN_ARMS_BOARD_DISPUTE_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>
#include <stddef.h>

struct dispute {
    const struct rule *rule;
    const char *what; /* of its dice */
    const char *name; /* for the order `agree`, from the general to the
                         particular: "captor-a320-..."; NULL: what */
    const struct names *parties; /* nations; powers where they roll */
    int number; /* of several like disputes, from 0: agreements go in turn */
};
/* dispute.c */
extern const struct order_kind eia_agree;
/* Whom the standing orders `agree` of all who play the parties name; NULL: they
 * do not agree. */
const char *eia_agreed(struct play *play, const struct dispute *dispute);
/* By agreement, else [D meta.competitive-rolls]: the highest or lowest of the
 * powers; ties roll again among themselves. Events lie in the journal. */
enum power eia_settle(struct play *play, const struct dispute *dispute,
                      bool lowest);
enum power eia_competitive_roll(struct play *play, const struct rule *rule,
                                const char *what, const struct names *powers,
                                bool lowest);

/* bids.c: powers throw for what nobody runs. */
struct bid {
    enum power power;
    int modifier; /* besides the one of its zone */
    int total;    /* of its last throw */
};
struct contest {
    const struct rule *rule;
    const char *what, *about; /* of the labels of its dice */
};
/* The highest bid, ties thrown again; NULL: nobody bids. Shuffles bids. */
const struct bid *eia_bid(struct play *play, const struct contest *contest,
                          struct bid *bids, size_t count);

/* ch10-3-2-agreement.c: who commands in a city. */
extern const struct order_kind eia_city_command;
/* Whom the powers in a garrison agree on, or NO_POWER. */
enum power eia_agreed_command(struct play *play, const struct names *players,
                              const char *area);

#endif

/* Pieces that come later: when, and where they enter. */
#ifndef BERTHIER_WARGAME_ARRIVALS_H
#define BERTHIER_WARGAME_ARRIVALS_H

#include <stdbool.h>

/* A row of the schedule. A ruleset's own struct may say more. */
struct arrival_card {
    int turn;
    const char *piece;
    int hex; /* where it enters; 0: wherever the ruleset says */
};

/* Due in that turn, or overdue. */
bool arrival_due(const struct arrival_card *card, int turn);

struct entry_rule {
    /* May a piece enter the map there as the game stands? */
    bool (*open)(const void *context, int hex);
    const void *context;
    int farthest; /* hexes from the listed one; 0: there alone */
};

/* The listed hex if it is open, else the nearest that is, of equals the lowest
 * number; 0: none is as near. */
int arrival_hex(const struct entry_rule *rule, int listed);

#endif

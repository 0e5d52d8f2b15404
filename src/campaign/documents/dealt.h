/* Sides that play has dealt among their players, and the roster that follows.
 *
 * A ruleset may let play itself decide who has which side: powers that are bid
 * for. Its exchange leaves in the turn who has what (struct dealt), and nothing
 * is asked or locked until the roster says the same. That roster is no proposal
 * of anybody's: each program makes it, to the byte, from the roster in force
 * and the turn, so that it needs nobody's consent, and none but it will do. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_DEALT_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_DEALT_H

#include "campaign/documents/roster.h"
#include "campaign/documents/turn.h"

/* Has the turn dealt what the roster does not say yet? */
bool deal_waits(const struct turn *turn);
/* Refuses lists in a turn or a view that do not give every side once. */
bool dealt_check(const struct dealt *dealt, const struct element *root,
                 const char *file, struct report *report);

struct deal {
    const struct roster *roster; /* in force */
    const char *digest;          /* its */
    const char *game;            /* id of the campaign */
    const struct turn *turn;     /* the head, which has dealt */
    const char *state;           /* its */
};

/* The roster of the entry after the head: the one in force with commanders,
 * deputies, vacant sides and their caretakers on the sides that are dealt. In
 * the arena; caretakers are seated. */
void roster_deal(struct roster *out, const struct deal *deal,
                 struct arena *arena);
/* Is it that one, to the byte? */
bool roster_is_dealt(const struct deal *deal, const struct roster *next);
/* Have all who stay in it the sides that they had, and nobody others? */
bool roster_keeps_sides(const struct roster *before, const struct roster *next);

#endif

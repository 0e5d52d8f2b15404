/* Two truths that one side cannot tell apart, and what it is sent of either. */
#ifndef BERTHIER_TESTS_TRUTHS_H
#define BERTHIER_TESTS_TRUTHS_H

#include "campaign/exchange/stages.h"
#include "campaign/mail/outbox.h"
#include "tests/rulesets/generic/generic.h"

enum { MOST_SIDES = 16 };

/* One of the two. */
struct truth {
    struct trial trial; /* with an arena, a report and a campaign of its own */
    const char *reader; /* the side that is to notice nothing */
    const char *bytes;  /* of the turn */
    const char *view;   /* of the turn, for the reader */
    struct roster_member members[MOST_SIDES]; /* one a side */
    struct campaign_member commanders[MOST_SIDES];
    const char *sheets[MOST_SIDES];
    struct exchange_orders orders;
    struct outcome outcome;
    struct written written;
    struct journal journal; /* cut to the reader */
    struct outbox outbox;
};

/* Opens the turn, a commander for each side, in a closed book of preset umpire
 * or duel as the trial's seed says; false if it cannot be read. */
bool truth_open(struct truth *truth, const struct trial *trial,
                const struct bytes *turn, const char *reader);
/* Always false. */
bool truth_close(struct truth *truth);
/* What the two do not have in common: pieces, places, markers of the game, or
 * what the others have ordered. */
enum unseen_part { UNSEEN_GAME, UNSEEN_ORDERS };
/* truths-spoil.c: the turn with one to three records of the game or orders of
 * others changed that the view does not have; the view may change by it all the
 * same, and the turn may be none. False if the reader sees all. */
bool spoil_unseen(struct truth *truth, enum unseen_part part,
                  struct bytes *out);
/* Sheets for all sides, invented and judged. */
void truth_order(struct truth *truth);
/* The same orders as another truth has. */
void truth_order_as(struct truth *truth, const struct truth *other);
/* Takes an order out of each section and each sheet's standing orders of the
 * sides other than the reader. */
void truth_forget(struct truth *truth);
/* Plays, writes, and lays out the letters; false if what it leads to is no
 * turn. */
bool truth_play(struct truth *truth);
/* truths-mail.c: what the campaign's sides get of the turn that it comes to. */
bool truth_letters(struct outbox *outbox, const struct campaign *campaign,
                   const struct turn *next, const struct written *written);
/* Fails the trial if the reader is told what he must not know of that part. */
void truths_compare(const struct truth *one, const struct truth *two,
                    enum unseen_part part);

#endif

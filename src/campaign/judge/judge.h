/* Judging one order after the other on a scratch copy of the game; what check
 * and the blank sheet share.
 *
 * sheet_check() (check.c) is one function at the player's desk, before he
 * signs, at submit, and in stage 3 for sheets that were opened after the lock:
 * whatever passes at the desk passes at the host. A desk (desk.h) is what it
 * needs to know: ruleset, module and a turn, or a side's view of one. It needs
 * neither a folder nor keys, so that another front can wrap it.
 *
 * A check goes like this. judge_init() lists the questions that are open. Each
 * section of the sheet finds its step, its round and its side; judge_seat()
 * gives the scratch game that the orders of that side have made so far, and
 * says whether the world is certain there: it is in the open step, and in a
 * later one only if nothing of chance or of the enemy comes before. Then
 * judge_order() takes one order after the other: the ruleset's checks, the
 * order said back in words, and its foresight, so that the next one meets a
 * game in which it was done. judge_whole() asks the ruleset about the section
 * together, what no single order shows. Standing orders and plans come last and
 * are never certain.
 *
 * Everything wrong is refused into the report, and out holds what was not
 * refused. blank.c walks the same way to make a blank sheet: the questions,
 * what silence would do, choices that the ruleset's kinds offer, and orders
 * that an exchange did not reach, each judged like an order that somebody
 * wrote. judge_end() gives the scratch games back. */
#ifndef BERTHIER_CAMPAIGN_JUDGE_JUDGE_H
#define BERTHIER_CAMPAIGN_JUDGE_JUDGE_H

#include "campaign/judge/desk.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>

struct asked;

/* One check of one sheet; judge_init() begins it. */
struct judge {
    const struct desk *desk;
    struct report *report;
    struct arena *arena;        /* of the scratch games; judge_end() frees it */
    struct names said;          /* good orders in plain words */
    struct questions questions; /* open at the turn */
    ptrdiff_t open;             /* index of the open step in the sequence */
    const struct judged_sheet *standing; /* whose standing orders will be in
                                            force; NULL: those of the turn */
    struct asked *asked; /* what each step asks, for who wants to know; or NULL;
                            and the index of the step that comes next */
    ptrdiff_t next_step;
    struct scratch {
        const char *side;
        struct game *game;
    } * scratches;
    size_t scratch_count;
};

void judge_init(struct judge *judge, const struct desk *desk,
                struct report *report);
/* Gives the scratch games back; what was said stays with the desk. */
void judge_end(struct judge *judge);

/* The round that is open for the side in the open step; 1 if it is asked
 * nothing. */
int judge_round(const struct judge *judge, const char *side);
/* What the side sees when it orders for that step; certain as
 * struct seat says, and never for standing orders: of those round is 0. */
struct seat judge_seat(const struct judge *judge, const char *side,
                       const struct step *step, int round);
/* Checks one order on what its forerunners have made of the game, says it back
 * as an order of that place, and foresees it: then the seat has a game of its
 * own. */
bool judge_order(struct judge *judge, struct seat *seat,
                 const struct order *order, const char *where);
/* Judges a section as a whole and leaves in it what no finding points at. */
void judge_whole(struct judge *judge, const struct seat *seat,
                 struct section *section);
/* Is the step still to come, and does this game turn have it for the side?
 * Refused at the place if not. */
bool judge_step(struct judge *judge, const struct section *section,
                const struct step *step);

#endif

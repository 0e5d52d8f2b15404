/* What each step that can run in this exchange is to a sheet, and what it
 * costs that the sheet says no more: what check, sign, show, the blank sheet
 * and the letter tell in the same words. */
#ifndef BERTHIER_CAMPAIGN_JUDGE_ASKED_H
#define BERTHIER_CAMPAIGN_JUDGE_ASKED_H

#include "campaign/documents/sheet.h"
#include "campaign/judge/judge.h"

#include <stdbool.h>
#include <stddef.h>

enum disposition {
    ANSWER_NOW,   /* it is open and asks this side: play stops there without an
                     answer */
    ASKED_AGAIN,  /* play stops there, if it comes to something to decide and
                     the sheet says nothing */
    NOW_OR_NEVER, /* play runs past it: what the sheet does not say is
                     never asked */
};
extern const char *const disposition_words[];

/* Can the step run in this exchange and take orders of the side, as the game
 * stands? */
bool step_can_run(const struct judge *judge, const char *side,
                  const struct step *step);
/* What such a step is to the side's sheet; standing orders that waive it, of
 * the turn or of the sheet (judge->standing), are looked at. */
enum disposition step_disposition(const struct judge *judge, const char *side,
                                  const struct step *step);

/* A step that can run, as a side's sheet meets it. */
struct step_asked {
    const char *side;
    const struct step *step;
    enum disposition disposition;
    bool said;           /* the sheet has a section for it */
    const char *silence; /* what it costs that it says no more, or NULL */
};

struct asked {
    struct step_asked *items; /* in the order of the sequence */
    size_t count;
};

/* Every step that can run in this exchange, of each side that the desk speaks
 * for, as the sheet meets it (NULL: no sheet yet). What is wrong with the sheet
 * is left to sheet_check(). */
void sheet_asked(struct asked *out, const struct desk *desk,
                 const struct sheet *sheet);
/* One of them in a line: "french, I.b3 (I.b Commands): will be asked again. If
 * you send nothing: no command for Reille: he tests ... [... 1b]". */
const char *asked_text(const struct step_asked *one, struct arena *arena);
/* What a sheet that is still to be written will be asked, a line a step (with
 * its side for who has several), and one for all that cost nothing: for letters
 * and the like. */
struct names asked_lines(const struct desk *desk);

/* For sheet_asked(), while a sheet is judged: what is to be told of the steps
 * before that one (NULL: of all) that were not told yet. Does nothing if nobody
 * wants to know. */
void asked_before(struct judge *judge, const struct judged_sheet *judged,
                  const struct step *step);

#endif

/* A blank sheet: what is asked, what may be said, and what was dropped, as a
 * draft to be edited. */
#ifndef BERTHIER_CAMPAIGN_JUDGE_BLANK_H
#define BERTHIER_CAMPAIGN_JUDGE_BLANK_H

#include "campaign/documents/sheet.h"
#include "campaign/judge/desk.h"
#include "core/buffer.h"

/* What stands at the head of the sheet, and what silence would do. */
struct blank_head {
    const char *game;      /* digest of the first roster */
    int exchange;          /* that the sheet is for */
    const char *state;     /* that it answers */
    const char *from;      /* id of the participant */
    const char *title;     /* of the module */
    bool silent_fall_back; /* fallbacks act for those who send no sheet */
};

/*
 * Writes a draft for the participant at the desk. Open questions are sections
 * with their legal choices as comments, later steps stand as comments, standing
 * orders with the values in force, and orders that the last exchange did not
 * reach where they belong, as far as they are still legal. So are those of a
 * sheet that was not played, if there is one (NULL: none). The draft is itself
 * good.
 */
void blank_sheet(struct buffer *out, const struct desk *desk,
                 const struct blank_head *head, const struct sheet *unplayed);

#endif

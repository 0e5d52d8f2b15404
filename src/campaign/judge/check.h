/* Judges a sheet: the same function at the player's desk, at submit, and for
 * sheets that were opened after the lock. */
#ifndef BERTHIER_CAMPAIGN_JUDGE_CHECK_H
#define BERTHIER_CAMPAIGN_JUDGE_CHECK_H

#include "campaign/documents/roster.h"
#include "campaign/documents/sheet.h"
#include "campaign/judge/desk.h"
#include "core/report.h"

#include <stdbool.h>

struct arena;

/*
 * Reads the orders of a sheet and checks them one after the other on a scratch
 * copy of the game, each foreseen before the next is looked at, then each
 * section as a whole. Everything that is wrong is refused into the report.
 * True if nothing was; out is filled in any case with what was not refused.
 * Signature, game, exchange and state of the sheet are not looked at.
 */
bool sheet_check(struct judged_sheet *out, const struct desk *desk,
                 const struct sheet *sheet, struct report *report);

/* reveals.c: what others get to read of a sheet or a campaign, said while it
 * can still be changed. */
/* Remarks on each standing order of the sheet by which others learn a secret
 * of the game beforehand, in an open book: they read it in turn and log. A
 * value that the kind has from the start tells nothing. */
void remark_revealed(const struct desk *desk, const struct judged_sheet *judged,
                     struct report *report);
/* Would others learn by it, on this desk? */
bool reveals_secret(const struct desk *desk, const struct order_kind *kind);

/* How long the plans of the sheet act and who reads them, and which defaults
 * act where it has none: lines, two a side; nothing where the ruleset has no
 * plans. */
void plans_revealed(struct names *out, const struct desk *desk,
                    const struct judged_sheet *judged);

/* What a closed book hides from the other sides, and what it does not: a
 * paragraph; NULL of an open book. */
const char *closed_book_text(const struct roster *roster, struct arena *arena);

#endif

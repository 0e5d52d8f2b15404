/* Judges a sheet: the same function at the player's desk, at submit, and for
 * sheets that were opened after the lock. */
#ifndef BERTHIER_CAMPAIGN_JUDGE_CHECK_H
#define BERTHIER_CAMPAIGN_JUDGE_CHECK_H

#include "campaign/documents/sheet.h"
#include "campaign/judge/desk.h"
#include "core/report.h"

#include <stdbool.h>

/*
 * Reads the orders of a sheet and checks them one after the other on a scratch
 * copy of the game, each foreseen before the next is looked at, then each
 * section as a whole. Everything that is wrong is refused into the report.
 * True if nothing was; out is filled in any case with what was not refused.
 * Signature, game, exchange and state of the sheet are not looked at.
 */
bool sheet_check(struct judged_sheet *out, const struct desk *desk,
                 const struct sheet *sheet, struct report *report);

#endif

/* What others get to read of a sheet or a campaign, said while it can still be
 * changed. */
#ifndef BERTHIER_CAMPAIGN_JUDGE_REVEALS_H
#define BERTHIER_CAMPAIGN_JUDGE_REVEALS_H

#include "campaign/documents/roster.h"
#include "campaign/judge/desk.h"
#include "core/report.h"

struct arena;

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

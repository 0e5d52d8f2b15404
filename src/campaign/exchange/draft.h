/* Drafts: sheets on their way, spelt in any way. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_DRAFT_H
#define BERTHIER_CAMPAIGN_EXCHANGE_DRAFT_H

#include "campaign/documents/sheet.h"
#include "core/report.h"

#include <stdbool.h>

struct arena;

/* Reads a draft, or a signed sheet as if it were one; nothing is verified.
 * is_signed may be NULL. After refusals out is what sheet_read() could read,
 * or empty. */
bool draft_open(struct sheet *out, bool *is_signed, const char *path,
                struct arena *arena, struct report *report);

struct campaign;

/* Is it from a participant, and for the open exchange of this campaign and its
 * present state? [trust stranger, wrong-game, wrong-exchange, wrong-state].
 * All that is wrong is refused. */
bool draft_fits(const struct campaign *campaign, const struct sheet *sheet,
                const char *file);

#endif

/* Why a file was not filed, as its sender is told it. */
#ifndef BERTHIER_CAMPAIGN_MAIL_BOUNCE_H
#define BERTHIER_CAMPAIGN_MAIL_BOUNCE_H

#include "core/report.h"

/* Where what a file is for stands, of those that an id does not tell apart. */
enum bounce { BOUNCE_OPEN, BOUNCE_PLAYED, BOUNCE_UNPLAYED, BOUNCE_ENTERED };

/* What is so, and what he does next or that there is nothing to do; until when
 * something may come (" by 9 January 2026", or "") stands behind it. */
const char *bounce_words(const struct report *report, enum bounce where,
                         const char *until, struct arena *arena);

#endif

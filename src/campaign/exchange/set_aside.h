/* Sheets of deputies that count for nothing, since somebody before them has
 * sent one as well. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_SET_ASIDE_H
#define BERTHIER_CAMPAIGN_EXCHANGE_SET_ASIDE_H

#include "campaign/documents/sheet.h"
#include "campaign/open/campaign.h"

#include <stdbool.h>
#include <stddef.h>

struct set_aside {
    const char *who;    /* the deputy */
    const char *digest; /* of his sheet, in preset table of its seal */
    const char *side;   /* for which it is set aside */
    const char *by;     /* whose counts */
};

struct set_asides {
    struct set_aside *items; /* in the roster's order */
    size_t count;
};

/* What is set aside as it stands: by the open lock, or before it by what is
 * filed. Who deputizes beside a command of his own is listed if his sheet can
 * be read and speaks for that side. */
void set_asides_of(struct set_asides *out, const struct campaign *campaign);
/* Would a sheet of that sender speak for the side? An empty one speaks for all
 * of his. */
bool sheet_speaks_for(const struct sheet *sheet, const char *side);
/* "bert's sheet 0123456789ab is set aside for Badgers: carl's counts"; the side
 * as people call it. */
const char *set_aside_words(const struct set_aside *one, const char *side,
                            struct arena *arena);

#endif

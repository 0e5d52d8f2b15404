/* Drafts: sheets on their way, spelt in any way, as XML or as text. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_DRAFT_H
#define BERTHIER_CAMPAIGN_EXCHANGE_DRAFT_H

#include "campaign/documents/sheet.h"
#include "campaign/judge/desk.h"
#include "core/report.h"

#include <stdbool.h>

struct arena;
struct campaign;

/* What a draft as text leaves out, because everybody has it in his folder. */
struct draft_home {
    const char *module; /* its name */
    const char *game;   /* digests */
    const char *state;
    int exchange; /* that is open */
    /* Fills the desk of the participant who stands in the first line; false
     * after refusals. NULL: nothing but XML is read. */
    bool (*desk)(struct desk *out, const void *context, const char *from,
                 const struct place *place);
    const void *context;
    struct arena *arena;
    struct report *report;
};

/* Reads a draft, or a signed sheet as if it were one; nothing is verified.
 * is_signed may be NULL. A file is XML if it begins with '<'. After refusals
 * out is what sheet_read() could read, or empty. */
bool draft_read(struct sheet *out, bool *is_signed, const char *path,
                const struct draft_home *home);
/* The same of a draft for the open exchange of the campaign, in whose report
 * what is wrong stands. */
bool draft_open(struct sheet *out, bool *is_signed, const char *path,
                const struct campaign *campaign);

/* Is it from a participant, and for the open exchange of this campaign and its
 * present state? [trust stranger, wrong-game, wrong-exchange, wrong-state].
 * All that is wrong is refused. */
bool draft_fits(const struct campaign *campaign, const struct sheet *sheet,
                const char *file);

#endif

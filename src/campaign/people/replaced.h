/* A document that another text takes the place of while it waits. Consents to
 * the former one are void, so that its host is asked where there are any, and
 * everybody whom it was mailed to is told.
 *
 * What is replaced is kept in replaced/ of the inbox, or of a draft, until the
 * letters about it are laid out: a run that dies before leaves it there, and
 * the next one of the host's tells it with the same words. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_REPLACED_H
#define BERTHIER_CAMPAIGN_PEOPLE_REPLACED_H

#include "campaign/open/campaign.h"

#include <stdbool.h>

struct replaced {
    enum consent_kind kind;      /* of a restoration: of a correction */
    const char *file;            /* "roster.xml"; NULL: nothing is replaced */
    struct signed_file document; /* the former one; root NULL if it cannot be
                                    read any more */
    struct roster roster;        /* of a former roster */
    const char *digest;
    const char *now;     /* digest of what takes its place; NULL: nothing */
    struct names people; /* who had it: all of the roster in force, and of the
                            former one */
    struct names given;  /* of them: whose consents are void with it */
};

/* May another text take the place of this one? Where somebody has consented to
 * it the host is asked [exchange replaced]. */
bool replaced_ask(const struct campaign *campaign, enum consent_kind kind,
                  const struct bytes *former);
/* Keeps it with the consents to it; comes before the other text is written. */
bool replaced_keep(const struct campaign *campaign, enum consent_kind kind,
                   const struct bytes *former);
/* What is kept and was not told yet; consents that a dead run left go. One
 * whose place nothing has taken is none, and is kept no longer. False on
 * trouble. */
bool replaced_find(struct replaced *out, const struct campaign *campaign);
/* Everybody is told. */
bool replaced_forget(const struct campaign *campaign,
                     const struct replaced *replaced);

#endif

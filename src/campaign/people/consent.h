/* Consents: one participant's signature on what several must agree to. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_CONSENT_H
#define BERTHIER_CAMPAIGN_PEOPLE_CONSENT_H

#include "campaign/documents/documents.h"
#include "campaign/open/campaign.h"
#include "campaign/open/signed.h"
#include "core/report.h"
#include "trust/keys.h"

#include <stdbool.h>

struct arena;

/* A consent that was made. */
struct made_consent {
    struct consent document;
    struct signed_file file;
    const char *name; /* "roster-anna.xml" */
};

/* Reads the document, which need not be in a campaign, and signs a consent of
 * that participant to it. */
struct consent_request {
    const char *path; /* of the document */
    const char *from; /* id */
    const struct signing_key *key;
    const char *dir; /* of the campaign, where a void is borne out; or NULL */
    const char *memory; /* path: where what was accepted is remembered */
    bool withdraws;     /* what he has consented to before */
    int64_t now; /* kept in the memory as when he consented; 0: it is not */
};
/* What he should know who consents to that document, before he does; NULL:
 * nothing besides what stands in it, or it cannot be read. */
const char *consent_caution(const char *path, struct arena *arena);
bool consent_make(struct made_consent *out,
                  const struct consent_request *request, struct arena *arena,
                  struct report *report);

#endif

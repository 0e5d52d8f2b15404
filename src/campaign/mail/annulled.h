/* What an entry has made void of what was filed and what waited for consents:
 * said on the host's screen and in the letters of the entry, before the inbox
 * is cleared of it. */
#ifndef BERTHIER_CAMPAIGN_MAIL_ANNULLED_H
#define BERTHIER_CAMPAIGN_MAIL_ANNULLED_H

#include "campaign/documents/documents.h"
#include "core/names.h"

#include <stdbool.h>
#include <stddef.h>

struct annulled {
    /* Documents that can be entered no more. */
    struct lost_document {
        enum consent_kind kind;
        const char *file; /* "correction.xml" */
        const char *digest;
        const char *reason; /* "the roster ... [trust wrong-roster]" */
        const char *told;   /* the same, for who may not see all */
        struct names given; /* who had consented */
    } * documents;
    size_t documents_count;
    /* Consents to others that their givers' new keys did not make, or whose
     * givers have left. */
    struct lost_consent {
        const char *file; /* to which; it waits still */
        const char *who;
        bool left;
        const char *path; /* of the consent, in the inbox */
    } * consents;
    size_t consents_count;
    /* Sheets and seals that answered the state before, and answers to a lock
     * that was not played, which stand in the entry. */
    struct lost_sheet {
        const char *who;
        bool sealed; /* the seal alone is here */
        bool answer;
    } * sheets;
    size_t sheets_count;
    /* Participant files that no roster can take in any more. */
    struct lost_person {
        const char *who;
        const char *path; /* in the inbox */
    } * people;
    size_t people_count;
};

/* "a correction", by enum entry_kind. */
extern const char *const entry_nouns[];
/* "entry 3 is a correction" */
struct turn;
const char *entry_is(const struct turn *turn, struct arena *arena);

#endif

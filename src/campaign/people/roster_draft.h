/* A roster in the making; for roster_change.c alone. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_ROSTER_DRAFT_H
#define BERTHIER_CAMPAIGN_PEOPLE_ROSTER_DRAFT_H

#include "campaign/people/roster_change.h"

struct roster_draft {
    const struct campaign *campaign;
    struct roster roster;
    struct folder_file *people; /* of those who join, by their paths in the
                                   inbox; they lie nowhere yet */
    size_t people_count;
};

/* The roster in force with the changes that are asked for, naming it. Writes
 * nothing. False after refusals. */
bool roster_draft_make(struct roster_draft *draft,
                       const struct roster_request *request);

#endif

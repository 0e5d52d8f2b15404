/* Two modules of one ruleset, or any two states of one table, told apart. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_DIFFERENCES_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_DIFFERENCES_H

#include "core/records.h"

struct records_pair {
    void *was, *now;
};

/* A line for each record that was changed ("unit foy: strength 5, was 4"), is
 * gone or is new, in the order of the file. Records are the same that bear the
 * same name; of those that are left the same begins both names, if it begins no
 * other. */
void records_compare(struct names *out, const struct records_pair *pair,
                     const struct record *root, struct arena *arena);

#endif

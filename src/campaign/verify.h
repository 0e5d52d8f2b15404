/* Is a file what it says it is? Exact: nothing is mended. */
#ifndef BERTHIER_CAMPAIGN_VERIFY_H
#define BERTHIER_CAMPAIGN_VERIFY_H

#include "campaign/campaign.h"
#include "campaign/signed.h"

#include <stdbool.h>

/*
 * Verifies one file of any kind with the roster in force at its exchange: a
 * participant file with the key in it (possession, not identity), a signed
 * file with its signer's key, an answer by its proof where its lock is known,
 * and the files that digests pin by those. *said is one line about what was
 * verified.
 */
bool verify_file(const struct campaign *campaign, const char *path,
                 struct signed_file *out, const char **said);

#endif

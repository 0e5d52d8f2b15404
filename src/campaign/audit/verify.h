/* Is a file what it says it is? Exact: nothing is mended. */
#ifndef BERTHIER_CAMPAIGN_AUDIT_VERIFY_H
#define BERTHIER_CAMPAIGN_AUDIT_VERIFY_H

#include "campaign/open/campaign.h"
#include "campaign/open/signed.h"
#include "campaign/proof/proof.h"

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
/* A host's word by somebody else who takes part, about an entry that is here
 * and by a roster that was not in force then, is of another history [trust
 * two-histories]. Of its exchange the campaign is before. */
bool verify_history(const struct campaign *campaign,
                    const struct campaign *before,
                    const struct folder_file *file);
/* The number of the exchange or entry that a well-formed file claims, before
 * anything of it is believed; -1 if it claims none. Says nothing. */
int claimed_number(const struct campaign *campaign, const struct bytes *bytes);

/* One that several must agree to, for that entry (-1: it names none), by what
 * entries hold: it is of its entry, or it is proposed. Then *said has what it
 * would do and whose consents are filed, lines after the first; refused is what
 * could never be entered. Or a change that such a document sealed. */
bool verify_document(const char **said, const struct campaign *campaign,
                     const struct signed_file *file, int entry);

/* What a receipt is for, and which file beside it that is: one of another kind,
 * sender or exchange than that convicts nobody [trust wrong-exchange]. */
bool verify_received(const char **said, const struct campaign *campaign,
                     const struct signed_file *file);

/* Checks a folder of proof_write() by any roster that was ever in force. */
bool verify_proof(struct proof *out, const struct campaign *campaign,
                  const char *folder);
/* The same with a roster file and nothing else. */
bool verify_proof_alone(struct proof *out, const char *roster,
                        const char *folder, struct arena *arena,
                        struct report *report);
/* Do files, together and with what the campaign has of the same exchanges,
 * prove the host a cheat? Says nothing. */
bool verify_together(struct proof *out, const struct campaign *campaign,
                     const struct names *paths);

#endif

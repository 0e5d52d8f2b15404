/* More time for the sheets of an exchange: the host's signed word, as he has it
 * in inbox/extension.xml, a player beside his turn as extension-5.xml, and the
 * entry that came of the exchange as extension.xml. */
#ifndef BERTHIER_CAMPAIGN_OPEN_EXTENSION_H
#define BERTHIER_CAMPAIGN_OPEN_EXTENSION_H

#include "campaign/documents/documents.h"
#include "campaign/open/campaign.h"

#include <stdbool.h>
#include <stdint.h>

struct open_extension {
    struct bytes bytes; /* the signed file */
    struct extension file;
    int64_t until;
};

/* Verifies one and takes it apart: host's signature, and that it is of the
 * exchange that follows the state at which the campaign stands. Refused
 * [trust wrong-game, wrong-exchange, wrong-state]. */
bool extension_open(struct open_extension *out, const struct campaign *campaign,
                    const char *name, const struct bytes *bytes);
/* Its name in a player's folder: "extension-5.xml". */
const char *extension_name(const struct campaign *campaign, int exchange);

/* Until when the sheets of the open exchange are due; without the extension
 * that is in force: as the roster says. 0: unknown. */
int64_t due_in_force(const struct campaign *campaign);
int64_t due_by_roster(const struct campaign *campaign);
/* The first for people: "15 January 2026, 00:00 UTC"; NULL: unknown. */
const char *due_words(const struct campaign *campaign);
/* "Sheets were due ..., extended to ... by umpire: he is ill.", of an exchange
 * that was played from where the campaign stands. */
const char *extension_words(const struct campaign *before,
                            const struct extension *extension);

#endif

/* A mail folder is kept for a whole campaign and given whole each time: what
 * was told of. inbox/.known has a line of each such file, its digest and the
 * exchange that it was filed for, or 0. It spares letters and work, and decides
 * about nothing else. */
#ifndef BERTHIER_CAMPAIGN_SUBMIT_KNOWN_H
#define BERTHIER_CAMPAIGN_SUBMIT_KNOWN_H

#include "campaign/open/campaign.h"
#include "core/buffer.h"

struct known_mail {
    struct buffer lines;
    size_t kept; /* bytes of them that are in the file */
};

/* A file that cannot be read knows nothing. */
void known_mail_open(struct known_mail *out, const struct campaign *campaign);
/* 0: it was refused; -1: it was never told of. */
int known_mail_of(const struct known_mail *known, const char *digest);
void known_mail_learn(struct known_mail *known, const char *digest,
                      int exchange);
/* Once the letters lie in the outbox; of a draft nothing is kept. False on
 * trouble. */
bool known_mail_keep(const struct known_mail *known,
                     const struct campaign *campaign);

#endif

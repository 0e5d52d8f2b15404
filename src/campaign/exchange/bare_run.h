/* Playing without a campaign: files and a given seed in, unsigned files out.
 * For tests, designers and the curious; never signs, never commits. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_BARE_RUN_H
#define BERTHIER_CAMPAIGN_EXCHANGE_BARE_RUN_H

#include "campaign/exchange/process.h"

#include <stdbool.h>

struct bare_request {
    const char *turn;
    const char *module;
    const char *seed;    /* 64 hexadecimal digits */
    struct names sheets; /* drafts or signed sheets */
};

/* Reads, checks and plays; orders that check refuses stop it. Drafts need not
 * name the turn they answer; signed sheets must. False after refusals. */
bool bare_play(struct entry_play *out, const struct bare_request *request,
               struct arena *arena, struct report *report);

#endif

/* What happened, for programs. */
#ifndef BERTHIER_COMMANDS_DESK_LOG_JSON_H
#define BERTHIER_COMMANDS_DESK_LOG_JSON_H

#include "campaign/open/campaign.h"

struct call;

/* Fills call->json with the journal of the entry at which the campaign stands,
 * as that side may read it (NULL: all that is there). Of a folder of views the
 * one of the side, or the first: what its report says. */
void log_json(const struct call *call, const struct campaign *campaign,
              const char *side);

#endif

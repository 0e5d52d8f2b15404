/* Which folder a command is about. */
#ifndef BERTHIER_COMMANDS_FOLDER_H
#define BERTHIER_COMMANDS_FOLDER_H

#include "campaign/open/campaign.h"
#include "commands/command.h"
#include "core/names.h"

#include <stdbool.h>

/* Does a campaign lie in the folder, one that has begun or a draft, its
 * history or the files of a letter? */
bool folder_holds_campaign(struct arena *arena, const char *dir);

/* Puts "." before the arguments where DIR was left out: the folder that one
 * stands in is a campaign, one argument more may stand, and the first one that
 * was given is no campaign's folder. */
void folder_here(struct call *call, struct names *arguments);

/* The campaign of the first argument; NULL after refusals or trouble. */
struct campaign *folder_open(const struct call *call,
                             enum campaign_access access);

/* Is it a side of the campaign's, or NULL? Refused if not. */
bool folder_has_side(const struct call *call, const struct campaign *campaign,
                     const char *side);

/* DIR, of which the campaign was read, if he who has that id hosts it there: it
 * is not the folder of a letter. Else NULL. */
const char *folder_of_host(const struct call *call,
                           const struct campaign *campaign, const char *dir,
                           const char *id);

#endif

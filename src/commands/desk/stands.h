/* What show and log say of a side besides what happened: how it stands, and
 * who owes what. */
#ifndef BERTHIER_COMMANDS_DESK_STANDS_H
#define BERTHIER_COMMANDS_DESK_STANDS_H

#include "campaign/exchange/owes.h"
#include "campaign/open/campaign.h"
#include "commands/command.h"

/* From views one knows what their own sides owe, and of others nothing. */
bool owed_is_known(const struct campaign *campaign, const struct owed *owed);
/* "bert: sheet is owed, asked ..., due ..." for each that is known. */
void print_owing(const struct call *call, const struct campaign *campaign,
                 const struct owing *owing);
/* How the side stands, as its report has it, if the ruleset tells it and the
 * folder has the side's view or the whole turn. */
void print_position(const struct call *call, const struct campaign *campaign,
                    const char *side);

#endif

/* What show and log say of a side besides what happened: how it stands, and
 * who owes what. And what a sheet leaves unsaid, and what that costs: check,
 * sign and show. */
#ifndef BERTHIER_COMMANDS_DESK_STANDS_H
#define BERTHIER_COMMANDS_DESK_STANDS_H

#include "campaign/exchange/owes.h"
#include "campaign/judge/asked.h"
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

/* A line for each step of the desk's sides that can run in this exchange: what
 * it is to the sheet, and what it costs that the sheet says no more. */
void print_asked(const struct call *call, const struct desk *desk,
                 const struct sheet *sheet);
/* The same of a sheet that is to be signed, but for steps where nothing is
 * lost. */
void print_silence(const struct call *call, const struct desk *desk,
                   const struct sheet *sheet);
/* Which plans act, how long, and which defaults act without one. */
void print_plans(const struct call *call, const struct desk *desk,
                 const struct sheet *sheet);

#endif

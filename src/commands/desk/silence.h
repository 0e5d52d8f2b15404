/* What a sheet leaves unsaid, and what that costs: check, sign and show. */
#ifndef BERTHIER_COMMANDS_DESK_SILENCE_H
#define BERTHIER_COMMANDS_DESK_SILENCE_H

#include "campaign/judge/asked.h"
#include "commands/command.h"

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

/* What each leader may do this turn, and what it costs. [base command] */
#ifndef BERTHIER_GRANDE_ARMEE_COMMAND_COMMAND_H
#define BERTHIER_GRANDE_ARMEE_COMMAND_COMMAND_H

#include "rulesets/grande-armee/board/board.h"

extern const struct order_kind gra_command;

/* Step 3: points, activations, orders bought, who is in command. */
void gra_command_step(struct play *play);
/* Prices of a section against points. */
bool gra_check_commands(const struct seat *seat, const struct section *section,
                        struct report *report);

#endif

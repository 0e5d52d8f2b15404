/* What the two printers of odds share. */
#ifndef BERTHIER_COMMANDS_DESK_ODDS_TEXT_H
#define BERTHIER_COMMANDS_DESK_ODDS_TEXT_H

#include "campaign/odds/odds.h"
#include "commands/command.h"
#include "rulesets/odds.h"
#include "rulesets/ruleset.h"

/* What is printed of one cell, measure by measure. */
struct odds_print {
    const struct call *call;
    const struct odds_cell *cell;
    const struct ruleset_measure *measure;
    size_t index; /* of the measure */
};
/* "French", "12" */
const char *odds_value_text(const struct odds_print *print, int value);

/* The whole answer, for people. */
void odds_print_text(const struct call *call,
                     const struct odds_request *request,
                     const struct odds_answer *answer);

#endif

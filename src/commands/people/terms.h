/* The terms of a roster, as the options of new and roster say them. What was
 * not given stays as the roster has it. */
#ifndef BERTHIER_COMMANDS_PEOPLE_TERMS_H
#define BERTHIER_COMMANDS_PEOPLE_TERMS_H

#include "campaign/documents/roster.h"
#include "commands/command.h"

#include <stdbool.h>

/* A word of a table as its number; the first if the option was not given. */
bool terms_word(const struct call *call, const char *option,
                const char *const *words, int *out);
/* --missing wait, or absent=2. */
bool terms_missing(const struct call *call, struct roster *roster);
/* --option NAME=VALUE, each added. */
bool terms_options(const struct call *call, struct roster *roster);
/* --vacant SIDE or SIDE=CARETAKER, each added. */
bool terms_vacant(const struct call *call, struct roster *roster);
/* --due P7D, which is the default. */
bool terms_due(const struct call *call, struct roster *roster);

#endif

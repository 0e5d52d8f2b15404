/* What a run left undone that died between its commit and its end. */
#ifndef BERTHIER_COMMANDS_FINISH_H
#define BERTHIER_COMMANDS_FINISH_H

#include "commands/command.h"

#include <stdbool.h>

struct campaign;

/* Lays out the letters of the head if they are missing, and clears the inbox of
 * what it has played; *finished says whether there was anything to do. Says so.
 * False on trouble. */
bool finish_last_run(const struct call *call, const struct campaign *campaign,
                     bool *finished);

#endif

/* What a run left undone that died between its commit and its end. */
#ifndef BERTHIER_COMMANDS_FINISH_H
#define BERTHIER_COMMANDS_FINISH_H

#include "commands/command.h"

#include <stdbool.h>

struct campaign;
struct signing_key;

/* Lays out the letters of the head if they are missing, and clears the inbox of
 * what it has played; the host's key signs the views of a closed book;
 * *finished says whether there was anything to do. Says so. False on trouble.
 */
bool finish_last_run(const struct call *call, const struct campaign *campaign,
                     const struct signing_key *key, bool *finished);

#endif

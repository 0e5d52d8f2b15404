/* What a command does once its entry is made, and what it left undone that died
 * before. */
#ifndef BERTHIER_COMMANDS_FINISH_H
#define BERTHIER_COMMANDS_FINISH_H

#include "campaign/mail/new_entry.h"
#include "commands/command.h"

#include <stdbool.h>

struct campaign;
struct signing_key;

/* Says what the entry has reached, lays out its letters, and last of all clears
 * the inbox of what it has taken in, which tells until then that they are
 * missing. False on trouble. */
bool finish_entry(const struct call *call, const struct new_entry *made);

/* The same of the head, by the next command of the host's, if the run that made
 * it did not come that far; *finished says whether there was anything to do.
 * The key is the host's, which signs the views of a closed book. False after
 * refusals or on trouble.
 */
bool finish_last_run(const struct call *call, const struct campaign *campaign,
                     const struct signing_key *key, bool *finished);

/* Says which document another text has taken the place of, if one has, and lays
 * out the letters to those who had it: in the run that drew the other one up,
 * or in the next if that died. self is the id of who runs it; NULL: he gets
 * the letter as well. False on trouble. */
bool finish_replaced(const struct call *call, const struct campaign *campaign,
                     const char *self);

#endif

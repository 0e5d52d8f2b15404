/* What next: the lines that a command ends with, for whom it serves.
 *
 * A row of the table of commands names one of the functions below as its next;
 * it is called once, after the command's own lines, when that ended well or
 * waits for somebody, and not with --json. Each line begins with "next: ", so
 * that a script can drop them, and has at its end a command as a shell takes
 * it, with the DIR and the key that the user gave.
 *
 * Whom a command serves decides: next_host.c looks at the campaign as the
 * command has left it, opened anew if it was closed, and finds the first row of
 * a table of situations that is true of it; next.c does the same before a
 * campaign has begun; next_player.c says what follows from what the command has
 * made. Whatever cannot be found out is not said: no command fails for its
 * next. */
#ifndef BERTHIER_COMMANDS_NEXT_H
#define BERTHIER_COMMANDS_NEXT_H

#include "campaign/exchange/owes.h"
#include "campaign/open/campaign.h"
#include "campaign/submit/pending.h"
#include "commands/command.h"

/* One line, "next: " before it. */
void next_say(const struct call *call, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* "berthier lock waterloo": the command, with DIR if the user gave it. */
const char *next_command(const struct call *call, const char *name);
/* A word as a shell takes it: quoted if it must be. */
const char *shell_word(struct arena *arena, const char *text);

/* A campaign in play, as the host's commands leave it. */
struct hosting_now {
    const struct call *call;
    const struct campaign *campaign;
    struct owing owing;
    struct pendings pendings;
    const char *key; /* " --key umpire.key", as the user gave it; "" if it
                        stands in the environment */
};

/* For the host: of a campaign in play or of a draft, whatever it is. */
void next_host(const struct call *call);
/* Of a draft; the host's, with nothing to be opened twice. */
void next_draft(const struct call *call, const struct campaign *draft,
                const char *key);
/* For the host, or for the side of --side. */
void next_show(const struct call *call);

/* Before there is a campaign. */
void next_keygen(const struct call *call);
void next_module(const struct call *call);
void next_new(const struct call *call);
/* For players. */
void next_sheet(const struct call *call);
void next_check(const struct call *call);
void next_sign(const struct call *call);
void next_answer(const struct call *call);
void next_consent(const struct call *call);
/* For everybody. */
void next_replay(const struct call *call);
void next_rules(const struct call *call);

/* " --key anna.key" as he gave it, or as keygen calls that of who; "" if it
 * stands in the environment. */
const char *key_words(const struct call *call, const char *who);

#endif

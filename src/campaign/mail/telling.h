/* What the letter of an entry says to one participant: first what has happened,
 * what he owes, until when, and the commands that do it; what is asked of him;
 * and last the digests that fix all of it. entry.c puts position and log in
 * between. */
#ifndef BERTHIER_CAMPAIGN_MAIL_TELLING_H
#define BERTHIER_CAMPAIGN_MAIL_TELLING_H

#include "campaign/exchange/owes.h"
#include "campaign/mail/made.h"
#include "campaign/mail/outbox.h"

struct telling {
    struct outbox *outbox;
    const struct made_entry *made;
    const struct campaign *reached; /* as it stands after the entry */
    const struct owing *owing;      /* after it, whatever is filed */
    const struct roster_member *member;
    const char *blank; /* the blank sheet that is attached, or NULL */
};

/* What he owes from now on, until when, and how it is done: lines. */
const char *duty_words(const struct telling *telling);
/* A paragraph with each step that can run in the next exchange, whether it is
 * asked now, again or never, and what silence does there. */
void say_asked(const struct telling *telling);
/* State and commit. */
void say_record(const struct telling *telling);

/* The commands that make of a blank sheet what is mailed; and that answer a
 * lock. Lines, each with an end. */
const char *sheet_commands(struct arena *arena, const char *id,
                           const char *blank);
const char *answer_command_line(struct arena *arena, const char *id);

#endif

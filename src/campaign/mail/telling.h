/* What the letter of an entry says to one participant: first what has happened,
 * what he owes, until when, and the commands that do it; what is asked of him;
 * and last the digests that fix all of it. entry_words.c puts position and log
 * in between. */
#ifndef BERTHIER_CAMPAIGN_MAIL_TELLING_H
#define BERTHIER_CAMPAIGN_MAIL_TELLING_H

#include "campaign/exchange/owes.h"
#include "campaign/mail/attach.h"
#include "campaign/mail/new_entry.h"
#include "campaign/mail/outbox.h"

struct telling {
    struct outbox *outbox;
    const struct new_entry *made;
    const struct campaign *after; /* as it stands after the entry */
    const struct owing *owing;    /* after it, whatever is filed */
    const struct roster_member *member;
    const struct brought *brought; /* the history that goes with it */
    const char *blank;             /* the name of his blank sheet, or NULL */
    bool makes_blank;              /* it is not attached */
    const struct sheet *last; /* his last, with whose plans it is filled in, or
                                 NULL */
};

/* Is a sheet of his asked for, needed or not? One of a deputy's or caretaker's
 * always may be. */
bool is_asked(const struct telling *telling);
/* The first lines to somebody whom a document concerns: what of it does, and
 * whether he is asked. Nothing to anybody else. */
void say_effect(struct outbox *outbox, const struct agreement *agreement,
                const char *id);
/* What of the entry that was made concerns him, as sentences with an end of
 * line; "" if nothing does. */
const char *effect_words(const struct telling *telling);
/* What he owes from now on, until when, and how it is done: lines. */
const char *duty_words(const struct telling *telling);
/* To who has left: that nothing is asked of him, and what he may keep. */
const char *leave_words(const struct telling *telling);
/* A paragraph with each step that can run in the next exchange, whether it is
 * asked now, again or never, and what silence does there. */
void say_asked(const struct telling *telling);
/* annulling.c: What of that which waited the entry has made void. */
void say_annulled(const struct telling *telling);
/* State and commit. */
void say_record(const struct telling *telling);

/* entry_words.c: Everything that the letter of an entry says, the news first;
 * and the last letter of who has left by it. */
void say_entry(const struct telling *telling);
void say_leave(const struct telling *telling);
/* Is a host who commands nothing told as well? Does the whole history go with
 * it, however large the turn is, and no log? */
bool entry_tells_host(enum entry_kind kind);
/* Does each letter of it bring roster, module and everybody's file, and the
 * history: the first one, the last one, and what changes them? */
bool entry_brings_rules(enum entry_kind kind);
bool entry_brings_history(enum entry_kind kind);

/* How the side stands, as it is seen on that desk; nothing of a ruleset that
 * does not say it. */
struct desk;
void say_stands(struct outbox *outbox, const char *id, const struct desk *desk,
                const char *side);
/* A paragraph of that title with each step that can run in the next exchange,
 * for who sits at that desk; nothing if there is none. */
void say_steps(struct outbox *outbox, const char *id, const char *title,
               const struct desk *desk);

/* What a roster says, and what is to be known before one consents to it. */
void say_terms(struct outbox *outbox, const char *id,
               const struct roster *roster);

/* The commands that make of a blank sheet what is mailed; and that answer a
 * lock. Lines, each with an end. */
const char *sheet_commands(struct arena *arena, const char *id,
                           const char *blank);
const char *answer_command_line(struct arena *arena, const char *id);

#endif

/* What is to be mailed: DIR/outbox/ID/, a body and the files to attach.
 *
 * The program sends nothing itself. A host's command that has something to say
 * gathers it in an outbox and lays it out when its work is done:
 *
 *   1. outbox_init() for the campaign's folder;
 *   2. outbox_say() adds a paragraph to somebody's letter, outbox_attach() a
 *      file; mailing.c does this for a lock, an exchange with its next blank
 *      sheets, a document to be agreed to and the turn that came of it;
 *   3. outbox_send() writes every letter and says what to send to whom.
 *
 * Nothing lies in the outbox before 3, so that a command that fails leaves no
 * half of a letter. Nobody tells us what was sent: a letter that lies there is
 * never written over, and another one of the same cause gets a name of its
 * own; the very same again changes nothing. A run that died
 * between its commit and its letters is made good by the next one:
 * made_again() (new_entry.h) takes the entry of the head out of the history,
 * and mail_entry() makes the same letters of it, byte by byte.
 *
 * Of a closed book nobody gets the turn: mail_entry() gives each commander the
 * views and reports of his sides, which papers_again() can make again from the
 * book at any time. mail/ reads what has been done and changes no game; the
 * commands of the host and of people call it (commands/finish.c). */
#ifndef BERTHIER_CAMPAIGN_MAIL_OUTBOX_H
#define BERTHIER_CAMPAIGN_MAIL_OUTBOX_H

#include "core/report.h"
#include "io/files.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct arena;

/* The letters of one run, one to each for each cause; nothing is written
 * before outbox_send(). */
struct outbox {
    const char *dir; /* the campaign's folder */
    struct arena *arena;
    const char *cause; /* of the letters that are written now */
    struct letter {
        const char *to; /* id */
        const char *cause;
        const char *name; /* of its folder, by outbox_send() */
        const char *kept; /* another one of its cause that lies there, or
                             NULL */
        char *body;
        size_t length, space; /* of the body */
        struct letter_file {
            const char *name;
            struct bytes bytes;
        } * files;
        size_t file_count;
    } * letters;
    size_t count;
    struct past_letters {
        const char *stem; /* of the cause: "lock" of "lock-4" */
        int last;         /* up to this number */
    } * past;
    size_t past_count;
};

void outbox_init(struct outbox *outbox, const char *dir, struct arena *arena);
/* What the letters from here on are about, as the name of their folder: made
 * from what caused them and from nothing else, so that the same cause has the
 * same folder: "turn-4", "lock-5", "consent-void-5". */
void outbox_cause(struct outbox *outbox, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Adds a paragraph to the letter's body, its lines broken at 78 columns but for
 * commands (lines.h). */
void outbox_say(struct outbox *outbox, const char *to, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The same of a text as it is. */
void outbox_tell(struct outbox *outbox, const char *to, const char *text);
/* Attaches a file; the same name again replaces it. */
void outbox_attach(struct outbox *outbox, const char *to, const char *name,
                   const struct bytes *bytes);
/* Letters STEM-N up to that number hold nothing that those of this run do not
 * bring as well: whoever gets one of these needs none of them any more. */
void outbox_past(struct outbox *outbox, const char *stem, int last);
/*
 * Writes each letter and says on out what to send to whom:
 *   send outbox/anna/lock-5/ to anna: body.txt, lock.xml
 * Nobody tells us what was sent, so a letter stays until he who has sent it
 * deletes it. If one of the same cause lies there with other words it stays,
 * and the new one is CAUSE-2 and so on. That is said, and so is what is of the
 * past: outbox/anna/consent-roster-1/ lies there still; consent-roster-1-2 is
 * another letter outbox/anna/lock-4/ lies there still; turn-5 brings all that
 * it does out NULL: nothing is said, for programs that read the letters here.
 */
bool outbox_send(const struct outbox *outbox, FILE *out, struct report *report);
/* Says the same of the letters that a run laid out which died behind them, and
 * writes none: what they were made of may be cleared. Of those that lie there
 * still, that is. */
bool outbox_recall(const struct outbox *outbox, FILE *out,
                   struct report *report);

#endif

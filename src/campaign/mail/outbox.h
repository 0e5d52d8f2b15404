/* What is to be mailed: DIR/outbox/ID/CAUSE/, a body and files to attach. */
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
        const char *body;
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
/* Adds a paragraph to the letter's body. */
void outbox_say(struct outbox *outbox, const char *to, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
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
 * deletes it. One of the same cause is replaced whole; those of the past are
 * taken away, and that is said first:
 *   outbox/anna/lock-4/ is of the past and gone
 */
bool outbox_send(const struct outbox *outbox, FILE *out, struct report *report);

#endif

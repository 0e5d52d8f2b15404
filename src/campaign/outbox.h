/* What is to be mailed: DIR/outbox/ID/, a body and the files to attach. */
#ifndef BERTHIER_CAMPAIGN_OUTBOX_H
#define BERTHIER_CAMPAIGN_OUTBOX_H

#include "core/report.h"
#include "io/files.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct arena;

/* The letters of one run, at most one to each; nothing is written before
 * outbox_send(). */
struct outbox {
    const char *dir; /* the campaign's folder */
    struct arena *arena;
    bool new_turn; /* they bring one: what was said before is of the past */
    struct letter {
        const char *to; /* id */
        const char *body;
        struct letter_file {
            const char *name;
            struct bytes bytes;
        } * files;
        size_t file_count;
    } * letters;
    size_t count;
};

void outbox_init(struct outbox *outbox, const char *dir, struct arena *arena);
/* Adds a paragraph to the letter's body. */
void outbox_say(struct outbox *outbox, const char *to, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Attaches a file; the same name again replaces it. */
void outbox_attach(struct outbox *outbox, const char *to, const char *name,
                   const struct bytes *bytes);
/*
 * Writes each letter and says on out what to send to whom:
 *   send outbox/anna/ to anna: body.txt, lock.xml
 * Nobody tells us what was sent, so a letter joins the one that lies there, its
 * body on top; the same again changes nothing. One that brings a new turn
 * replaces what was said before it.
 */
bool outbox_send(const struct outbox *outbox, FILE *out, struct report *report);

#endif

/* Where mail lies: a file, a saved letter, an mbox, a Maildir, or a folder of
 * files and letters. What each is its content says, and not its name. */
#ifndef BERTHIER_IO_MAILBOX_H
#define BERTHIER_IO_MAILBOX_H

#include "core/report.h"
#include "io/files.h"

/* A file, or a part of a mail. */
struct mail_item {
    const char *name; /* "mail/anna-4-1.xml", "mail/in.mbox#3.2" */
    bool named;       /* by the user: not found in a folder or a mail */
    bool is_part;
    const char *head;  /* its first bytes, NUL behind; while it is taken */
    struct bytes part; /* while it is taken; data NULL: it is too large */
};
typedef void mail_take(void *context, const struct mail_item *item);

/* Hands out what the user named: of a folder each file, of a Maildir those in
 * new and cur, by name and nothing hidden; of a mail each part. Trouble if one
 * cannot be read. */
bool mailbox_walk(const char *path, mail_take *take, void *context,
                  struct arena *arena, struct report *report);

#endif

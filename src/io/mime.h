/* The files inside a mail, an mbox, one message of a Maildir. Anybody can mail
 * anything: no mail costs more than its length, and nothing that it says is
 * trusted but how its parts are bounded and encoded. */
#ifndef BERTHIER_IO_MIME_H
#define BERTHIER_IO_MIME_H

#include <stdbool.h>
#include <stdio.h>

enum {
    MIME_LEVELS = 32,               /* of multiparts in one another */
    MIME_PARTS = 500,               /* of one message, that are handed out */
    MIME_PART_LIMIT = 16 * 1048576, /* bytes of a part, as it was mailed */
};

/* A part that is no multipart and no mail, as it was before it was mailed. */
struct mime_part {
    long message, number; /* of the file and of the message, from 1 */
    const char *data;     /* until take returns, NUL behind; NULL: too much */
    size_t length;
};
typedef void mime_take(void *context, const struct mime_part *part);

/* Do these first bytes of a file begin an mbox or a mail's header? */
bool mime_is_mail(const char *head);
/* Hands out the parts in their order and closes in; false if it cannot be
 * read. Of ">From " in an mbox one > is taken off. */
bool mime_read(FILE *in, mime_take *take, void *context);

#endif

/* More time for the sheets of an open exchange: the host's word, signed by him
 * alone. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_EXTENSION_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_EXTENSION_H

#include <stdbool.h>

struct arena;
struct buffer;
struct element;
struct report;

struct extension {
    int version;
    const char *game;
    int exchange;       /* that is open */
    const char *state;  /* that its sheets answer */
    const char *from;   /* the host */
    const char *until;  /* sheets are due then */
    const char *time;   /* of the host's word */
    const char *reason; /* or NULL */
};

/* As in documents.h. */
bool extension_read(struct extension *out, const struct element *root,
                    const char *file, struct arena *arena,
                    struct report *report);
void extension_write(struct buffer *out, const struct extension *in);

#endif

/* The index of the work tree while the head is exported: for history-export.c
 * alone. */
#ifndef BERTHIER_IO_HISTORY_INDEX_H
#define BERTHIER_IO_HISTORY_INDEX_H

#include "io/history-store.h"

/* One export. */
struct exporting {
    struct history *history;
    struct report *report;
    const struct commit_request *made; /* the head, if made just now */
    git_index *files;                  /* of the head */
    git_index *index;                  /* of the work tree */
    struct buffer unsynced; /* folder that has got new names; "": none */
};

bool history_index_open(struct exporting *exporting);
/* The index tells nothing that the head does not: one that a power failure has
 * torn is made anew. */
bool history_index_renew(struct exporting *exporting);
/* Does the index know the file as this blob, and is it as it was then? */
bool history_index_knows(const struct exporting *exporting,
                         const git_index_entry *wanted);
/* The files of the head as they lie there now. */
bool history_index_write(const struct exporting *exporting);

#endif

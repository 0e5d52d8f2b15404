/* An entry made anew by anybody, from the entry before it and its own
 * documents: what audit, replay and process --out compare with what was
 * filed. A beginning and an exchange are made in files of their own; of what
 * several agreed to the row of its kind makes it (people/change_kind.h). */
#ifndef BERTHIER_CAMPAIGN_AUDIT_REBUILD_H
#define BERTHIER_CAMPAIGN_AUDIT_REBUILD_H

#include "campaign/exchange/process.h"
#include "campaign/open/entry.h"

#include <stdbool.h>

struct rebuilt {
    struct turn next;       /* that the entry leads to */
    struct written written; /* its turn.xml is unsigned */
    struct entry entry;     /* title, time, state and the whole tree: each path
                               with its bytes, but those of turn.xml without
                               the signature; key NULL */
    struct processed *played; /* of an exchange, else NULL */
    const char *reached;      /* its title as programs once wrote it, or NULL */
    const struct verified_exchange *exchange; /* lock and answers of whatever
                                                 closed a lock, else NULL */
};

/*
 * Verifies everything of the entry at which after stands (its documents, their
 * signatures, its consents, who may do what) and makes it again with the
 * program that its turn names. before is the campaign one entry earlier, NULL
 * of entry 0. Of after are used: the files of its commit, roster and members,
 * module, and of its turn the number, kind, program and, of entry 0, the salt.
 * Works in the arena of before, or else of after, and reports to both. False
 * after refusals, each with the id of what failed. Nothing is compared yet.
 */
bool entry_rebuild(struct rebuilt *out, const struct campaign *before,
                   const struct campaign *after);

/*
 * The campaign as it stood after that entry and one earlier (NULL of entry 0),
 * both to be closed. Before an upgrade it was played by another revision. False
 * after refusals; what is not NULL is to be closed all the same.
 */
bool entry_open(struct campaign **before, struct campaign **after,
                const struct campaign *campaign, int entry);

/* Was everything there that play waits for? Refused by name if not [trust
 * missing-sheet, missing-answer]. */
bool exchange_is_whole(const struct verified_exchange *exchange);
/* When the entry that it became was committed, if that is after its lock. */
void exchange_issued(struct verified_exchange *exchange,
                     const struct campaign *after);
/* The line of one on which it parts from the other, from 1. */
long parting_line(const struct bytes *one, const struct bytes *other);

/* Called by entry_rebuild() on a zeroed *out. */
bool rebuild_begin(struct rebuilt *out, const struct campaign *before,
                   const struct campaign *after);
bool rebuild_exchange(struct rebuilt *out, const struct campaign *before,
                      const struct campaign *after);
bool rebuild_agreed(struct rebuilt *out, const struct campaign *before,
                    const struct campaign *after);

#endif

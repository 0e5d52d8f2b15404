/* A participant's memory: one line a fact, appended and never changed. */
#ifndef BERTHIER_TRUST_MEMORY_H
#define BERTHIER_TRUST_MEMORY_H

#include "core/buffer.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;

/*
 * Lines: "berthier-memory/1" first, then
 *   sheet <game> <exchange> <sequence> <digest of the sheet> <state>
 *   seal <game> <exchange> <sequence> <digest of the seal> <digest of sheet>
 *   answer <game> <exchange> <L>
 *   lock <game> <exchange> <L>          (a host's own)
 *   state <game> <entry> <state>        (seen as the head)
 *   host <game> <entry> <id>            (who was host at a head that was seen,
 *                                        if another than of those before)
 *   handover <game> <entry> <digest of the roster> <state>
 *                                       (a consent that this entry, after that
 *                                        state, gives the office of host away)
 *   seen <game> <number> <digest> <UTC> (when a lock of that exchange, by L, or
 *                                        a head, by its state, was first seen,
 *                                        a document was consented to, or mail
 *                                        was filed by its host)
 *   accept <game> <exchange> <id>       (a warning that he went on in spite of;
 *                                        of a consent: the entry to come, or 0)
 * Digests are 64 digits, numbers decimal without leading zero.
 */
enum memory_kind {
    MEMORY_SHEET,
    MEMORY_SEAL,
    MEMORY_ANSWER,
    MEMORY_LOCK,
    MEMORY_STATE,
    MEMORY_HOST,
    MEMORY_HANDOVER,
    MEMORY_SEEN,
    MEMORY_ACCEPT
};

struct memory_fact {
    enum memory_kind kind;
    const char *game;
    int exchange; /* of a state, or one that was seen: the entry */
    int sequence; /* of sheet and seal */
    const char *digest;
    const char *other; /* state of a sheet or handover, sheet of a seal */
    const char *id;    /* of accept and host, which have no digest */
    const char *time;  /* of a seen: "2026-11-21T18:00:00Z" */
};

struct memory {
    struct memory_fact *facts;
    size_t count;
};

/* A torn last line (no LF: the machine died while it was written) is left
 * out; anything else unknown is refused. An empty text is an empty memory. */
bool memory_read(struct memory *out, const char *name, const char *text,
                 size_t length, struct arena *arena, struct report *report);
void memory_line(struct buffer *out, const struct memory_fact *fact);
/* The last fact of that kind, game and exchange, or NULL. */
const struct memory_fact *memory_last(const struct memory *memory,
                                      enum memory_kind kind, const char *game,
                                      int exchange);
/* Was this accepted in that exchange? */
bool memory_accepted(const struct memory *memory, const char *game,
                     int exchange, const char *id);

#endif

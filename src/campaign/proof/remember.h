/* A participant's memory on disk: facts are appended and fsynced before what
 * they are about leaves the house. Who decides by what he reads, and adds to
 * it, holds the memory meanwhile. */
#ifndef BERTHIER_CAMPAIGN_PROOF_REMEMBER_H
#define BERTHIER_CAMPAIGN_PROOF_REMEMBER_H

#include "campaign/proof/proof.h"
#include "core/report.h"
#include "trust/memory.h"

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct campaign;
struct history;
struct lock_text;

/* Nobody else reads or adds facts of this memory until file_unlock(): of two
 * commands at once the second must see what the first has done. Waits; -1 with
 * trouble. What is locked is the folder, as a torn line makes another file of
 * the memory. */
int memory_hold(const char *path, struct report *report);
/* Reads NAME.memory; *found says whether there was one (an empty memory
 * otherwise). A torn last line is taken off the file. False after refusals. */
bool memory_load(struct memory *out, bool *found, const char *path,
                 struct arena *arena, struct report *report);
/* Appends one fact; makes the file if it is missing. */
bool memory_keep(const char *path, const struct memory_fact *fact,
                 struct report *report);

/* Appends an accept fact for each id that the report's user went on in spite of
 * in this run, and that is not remembered yet; like has game and exchange. */
bool memory_accepts(const struct memory *memory, const char *path,
                    const struct memory_fact *like, struct report *report);

/* Appends when the thing of that game, number and digest was first seen,
 * consented to or filed, if no such fact is there. now 0: that is not known. */
bool memory_sights(const struct memory *memory, const char *path,
                   const struct memory_fact *thing, int64_t now,
                   const struct campaign *campaign);

/* Does the campaign's head fit what was seen before? [trust rollback] for a
 * head that lies behind, [trust rewritten] for another state of the same
 * entry or of the one that it follows. Keeps the head if it is new, and its
 * turn as NAME.turn.xml beside NAME.memory: should another of its number come,
 * both together prove the host a cheat. Unless now is 0, keeps when that was.
 */
bool memory_sees(const struct memory *memory, const char *path,
                 const struct campaign *campaign, int64_t now);
/* L of the last lock of that game that was answered, or "-". */
const char *memory_answered_last(const struct memory *memory, const char *game);
/* Does the memory know the answer of id with which the head was played? If not
 * it is an old copy, or one of two [trust stale-memory]; if it knows another
 * lock of that exchange, the host has made two [trust second-lock]. Both may
 * be accepted. */
bool memory_is_current(const struct memory *memory, const char *path,
                       const struct campaign *campaign, const char *id);
/* What a sheet says of the lock that was answered before it. */
struct answered_before {
    struct history *history;
    size_t back;          /* of the entry that the sheet answers; 0: the head */
    const char *id;       /* whose sheet it is */
    const char *answered; /* L, or "-" */
    struct arena *arena;
};
/* Is that the last lock to which the history has an answer of his, or one after
 * it that came to nothing? If not, *filed is what the history has: L, or
 * "-". */
bool answered_fits(const struct answered_before *in, const char **filed);
/* What to tell if it does not. */
const char *answered_text(const struct answered_before *in, const char *filed);
/* Says that there was none. */
void memory_is_new(const struct campaign *campaign, const char *path,
                   const char *id);
/* The lock that the head's exchange was played from, if it lies in the folder
 * or its text stands in the log there. */
bool memory_head_lock(struct lock_text *out, const struct campaign *campaign);
/* Was the head's exchange locked with the last sheet that id remembers? If
 * not, and he has not said that he never mailed it, it is remarked: a mail may
 * have been lost. Only a receipt makes it a proof. */
void memory_misses(const struct memory *memory, const struct campaign *campaign,
                   const char *id);
/* Had it met that lock when the sheet of the fact was signed? */
bool memory_knew(const struct memory *memory, const struct memory_fact *sent,
                 const char *lock);
/* "unsent-4-2-3fa9c1d2": the id under which somebody accepts that the lock of
 * that digest has not what he signed last, because he never mailed it. Its end
 * is the lock's own, so that no program can be told it before the lock. */
const char *memory_unsent(struct arena *arena, const struct memory_fact *sent,
                          const char *lock);
/* "keys/anna.turn.xml" for "keys/anna.memory": what is kept beside it. */
const char *memory_beside(struct arena *arena, const char *path,
                          const char *suffix);
/* What a memory has kept: of the host's NAME.lock.xml and NAME.turn.xml beside
 * NAME.memory, and its owner's last answer, NAME.answer.xml. */
void evidence_add_kept(struct evidence *evidence, struct arena *arena,
                       const char *path);

#endif

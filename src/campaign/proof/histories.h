/* Two histories of one campaign: the old host and a new one have both made the
 * same entry, each history proves to be good, and a memory knows one of them.
 */
#ifndef BERTHIER_CAMPAIGN_PROOF_HISTORIES_H
#define BERTHIER_CAMPAIGN_PROOF_HISTORIES_H

#include "campaign/proof/remember.h"

#include <stdbool.h>

struct roster;

/*
 * Is the campaign's head of the history that this memory knows? Warned of
 * [trust two-histories] if an entry that it has seen is another here, and by
 * another host; or if its owner has consented that an entry hands the campaign
 * over, and the one here does not. Who goes on all the same, by
 * --accept two-histories-N, is remembered at once: what was known of entry N
 * and those after it binds no more. Another state by the same host is
 * [trust rewritten], a head that lies behind [trust rollback], and no word
 * helps.
 */
bool histories_agree(const struct memory *memory, const char *path,
                     const struct campaign *campaign);

/* Does that fact still say what history its owner takes part in? */
bool fact_binds(const struct memory *memory, size_t fact);
/* The id of whoever was host at an entry as the memory saw it; NULL: it does
 * not know. */
const char *host_seen(const struct memory *memory, const char *game, int entry);

/* May its owner answer a lock of the exchange to come? Asked if he has
 * consented that the entry of that number hands the campaign over. */
bool histories_lock(const struct memory *memory, const char *path,
                    const struct campaign *campaign);

/* What this memory knows otherwise, for a proof; NULL: nothing. */
const char *histories_known(const struct memory *memory, const char *path,
                            const struct campaign *campaign);
/* What a memory has kept, and what it knows that is otherwise here. */
void evidence_add_memory(struct evidence *evidence,
                         const struct campaign *campaign, const char *path);

/* May the host make the next entry, as far as his memory knows? Not if it has
 * seen that entry by another host, nor, unless it is what hands over, if he has
 * consented that it hands the campaign over [trust two-histories]. */
bool host_may_go_on(const struct campaign *campaign, const char *path,
                    bool hands_over);

/* A roster with another host, before its owner consents. */
struct handover {
    const char *name; /* of the file, for findings */
    const char *game; /* of the campaign */
    const struct roster *roster;
    const char *digest;
    const struct bytes *bytes;
};
/* The same, and if its owner has answered a lock of that number he is asked
 * [trust two-histories], as the old host may play it. */
bool handover_fits(const struct handover *handover, const struct memory *memory,
                   struct arena *arena, struct report *report);
/* Remembers the consent to it, and keeps it as NAME.handover.xml. */
bool handover_keep(const struct handover *handover, const struct memory *memory,
                   const char *path, struct arena *arena,
                   struct report *report);
/* Forgets it, as the consent is taken back. */
bool handover_forget(const struct handover *handover,
                     const struct memory *memory, const char *path,
                     struct report *report);

/* Who looks at a folder, what he remembers, and where he puts a proof. */
struct meeting {
    const struct campaign *campaign;
    const char *path;   /* of the memory */
    const char *folder; /* for a proof; NULL: here */
    const char *id;
    int64_t now;                     /* by the clock; 0: no clock is asked */
    const struct handover *handover; /* that he reads; or NULL */
};
/* Lays out what of memory and folder proves the host a cheat, or two histories;
 * it comes where memory and folder disagree. */
void meeting_accuse(const struct meeting *meeting);
/* handover_has_head() and memory_sees() by a command that signs nothing for an
 * exchange, if a memory is there; what proves two histories or a cheat is laid
 * out. */
bool memory_meets(const struct meeting *meeting);

#endif

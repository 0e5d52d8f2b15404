/* One link of the history: the tree of an entry, its message and its tag. */
#ifndef BERTHIER_CAMPAIGN_OPEN_ENTRY_H
#define BERTHIER_CAMPAIGN_OPEN_ENTRY_H

#include "campaign/open/campaign.h"
#include "core/buffer.h"
#include "io/history.h"
#include "trust/keys.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What becomes one commit. Start zeroed, set the upper half, add the files. */
struct entry {
    int number;
    enum entry_kind kind;
    const char *title; /* first line of the message, "exchange 3: ..." */
    int64_t time;      /* seconds since 1970 */
    const char *state; /* digest of the turn */
    const struct signing_key *key; /* the host's */
    struct tree_file *files;
    size_t file_count;
    struct entry_view {
        const char *side;
        const char *digest;
    } * views; /* of a closed book */
    size_t view_count;
};

/* Adds a file to the tree; data must live until the commit. */
void entry_file(struct entry *entry, struct arena *arena, const char *path,
                const struct bytes *bytes);
/* Names the view of a side, by the digest of its unsigned bytes. */
void entry_view(struct entry *entry, struct arena *arena, const char *side,
                const char *digest);
/* Adds what every tree has of the campaign: roster.xml, module.xml,
 * participants/, keys/ID.pem and allowed_signers. turn.xml, journal.xml,
 * log.txt, log.html and what the entry has of its own are the caller's. */
void entry_standing_files(struct entry *entry, const struct campaign *campaign);
/* When the entry at which the campaign stands was committed; 0: it has no
 * commit. */
int64_t entry_time(const struct campaign *campaign);
/* The same of a campaign that was opened by its files alone, if the history
 * that lies in its folder, or came by mail, ends with their turn. */
int64_t entry_issued(const struct campaign *campaign);
/* Does the commit say that it reached that state? Nobody's signature is asked
 * for. */
bool entry_reaches(const struct campaign *campaign, const char *state);
/* A commit's time is never before its parent's: the wanted one, or that. */
int64_t entry_not_before(const struct campaign *campaign, int64_t wanted);
/* The commit's message: title and trailers. */
void entry_message(struct buffer *out, const struct entry *entry);
/*
 * Commits with the trailers State-SHA256, Journal-SHA256 and Log-SHA256 (the
 * two are taken from the tree's journal.xml and log.txt), of a closed book
 * View-SIDE-SHA256, tag turn-NNNN,
 * author and committer the host, time by entry_not_before(), and exports. id
 * gets 40 digits.
 */
bool entry_commit(const struct entry *entry, const struct campaign *campaign,
                  char id[41]);

/* Reads journal.xml, which must have the digest that the turn
 * names [trust tampered]. */
bool journal_of(struct journal_document *out, const struct campaign *campaign);

#endif

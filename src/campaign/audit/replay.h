/* A past entry as it stood, made anew, or with another sheet. Nothing is
 * written into the campaign. */
#ifndef BERTHIER_CAMPAIGN_AUDIT_REPLAY_H
#define BERTHIER_CAMPAIGN_AUDIT_REPLAY_H

#include "campaign/audit/rebuild.h"
#include "campaign/open/campaign.h"
#include "core/names.h"

#include <stdbool.h>

/* A file of a past entry or of one made anew. */
struct replay_file {
    const char *path;
    struct bytes bytes;
};
struct replay_files {
    struct replay_file *items;
    size_t count;
};
/* Every file of the entry at which the campaign stands. */
bool replay_tree(struct replay_files *out, const struct campaign *at);

/* Where what was filed and what was made anew part. */
struct replay_difference {
    const char *path; /* NULL: nowhere */
    long line;
    const char *filed; /* that line of each; "" past the end */
    const char *made;
};

/* An entry made anew beside the filed one; to be closed. */
struct replayed {
    struct campaign *before; /* NULL of entry 0 */
    struct campaign *after;
    struct rebuilt made;
    struct replay_difference first;
    bool other_program; /* another version wrote the log, in other words */
};
/* False after refusals; a difference is none. */
bool replay_run(struct replayed *out, const struct campaign *campaign,
                int entry);
void replay_close(struct replayed *replayed);

/*
 * The exchange that was made anew, with the sheet at path (a draft, or signed)
 * in place of its sender's: same labels, same seed, so the same dice. What it
 * orders wrongly is void, as after a lock. False after refusals: no exchange,
 * or a sheet that does not fit it.
 */
bool replay_what_if(struct entry_play *out, const struct replayed *replayed,
                    const char *path);

/* The lines of two texts that differ: "- one" and "+ other", in order, those
 * that both have left out. */
void lines_apart(struct names *out, const struct bytes *one,
                 const struct bytes *other, struct arena *arena);

#endif

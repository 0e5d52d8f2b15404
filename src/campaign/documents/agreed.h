/* What several must agree to: a correction, an upgrade, the end. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_AGREED_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_AGREED_H

#include "core/edit.h"
#include "core/names.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct buffer;
struct element;
struct report;

/* The umpire's correction, or the way back to a former turn; consents are to
 * its digest. Of a draft game, entry and state may be missing. */
struct correction {
    int version;
    const char *game;
    int entry;         /* that it will be; 0: any until then */
    const char *state; /* that it follows; or NULL, with that */
    const char *until; /* entered no later, or NULL; of all of them */
    const char *reason;
    const char *case_number; /* that was played wrongly, or NULL */
    const char *restore;     /* number of the turn to go back to, or NULL */
    struct edit *edits;
    size_t edits_count;
};

/* One change of a correction that a closed book hides: a file of its own, of
 * which the correction has the digest alone. The salt keeps it from being
 * guessed. */
struct hidden_document {
    int version;
    const char *game;
    int entry; /* of the correction, as that has it */
    const char *salt;
    struct edit edit; /* not EDIT_HIDDEN */
};

/* What a revision of a ruleset plays otherwise than the one before it. */
struct revision_said {
    int number;
    const char *plays;
};

/* From this entry on by another revision of the ruleset, on a repaired module,
 * or both. */
struct upgrade {
    int version;
    const char *game;
    int entry;
    const char *state;
    const char *until;
    int from;
    int to; /* the same, if the module alone is repaired */
    const char *reason;
    const char *program;             /* that has drawn it up and plays by it */
    const char *module;              /* digest of the repaired one, or NULL */
    const char *roster;              /* digest of the one that says so */
    struct revision_said *revisions; /* from that after from, ascending */
    size_t revisions_count;
};

enum result {
    RESULT_OVER,
    RESULT_SURRENDER,
    RESULT_DRAW,
    RESULT_ABANDONED, /* under a lock that nobody opens */
};
extern const char *const result_words[];

/* The end of a campaign. */
struct end_document {
    int version;
    const char *game;
    int entry;
    const char *state;
    const char *until;
    enum result result;
    const char *side;        /* that surrenders, or NULL */
    const char *reason;      /* or NULL; of an abandonment there is one */
    const char *lock;        /* L of an abandonment; else NULL */
    struct names owe_answer; /* who, it says, owes to that lock */
    struct names owe_sheet;
};

bool correction_read(struct correction *out, const struct element *root,
                     const char *file, struct arena *arena,
                     struct report *report);
/* The turn that it goes back to; -1: it does not. */
int correction_restores(const struct correction *correction);
void correction_write(struct buffer *out, const struct correction *in);

bool hidden_read(struct hidden_document *out, const struct element *root,
                 const char *file, struct arena *arena, struct report *report);
void hidden_write(struct buffer *out, const struct hidden_document *in);

/* upgrade.c: Refused too if it changes nothing, or tells of revisions that it
 * does not bring. */
bool upgrade_read(struct upgrade *out, const struct element *root,
                  const char *file, struct arena *arena, struct report *report);
void upgrade_write(struct buffer *out, const struct upgrade *in);

bool end_read(struct end_document *out, const struct element *root,
              const char *file, struct arena *arena, struct report *report);
void end_write(struct buffer *out, const struct end_document *in);

#endif

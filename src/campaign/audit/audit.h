/* Everything that a history says, proven again by an outsider.
 *
 * audit_run() opens the history for reading and walks from entry to entry.
 * Each is found, checked by the table of audit.c, row after row, settled and
 * released before the next, so that memory does not grow. A row says what it
 * needs: the ground (roster, people, module, rules), the head turn, the entry
 * before, the entry made anew; what could not be had is not asked for again.
 * So goes an entry:
 *
 *   1. ground, signer, turn: are they what digests and signatures say (open.c)
 *   2. does it follow the entry before, and was the roster consented to
 *   3. entry_rebuild() makes it anew from its documents, as the host did: an
 *      exchange by entry_play() of exchange/, the others by the make() of
 *      people/, without a key (rebuild*.c)
 *   4. seed, journal and every die; turn, journal and log to the byte
 *      (entry.c)
 *   5. tree, commit and tag hold that and nothing else (commit.c)
 *
 * audited_settle() then says what the next entry is judged on: the turn made
 * anew if the host's was not signed by him, the former roster if consents were
 * missing. One forgery is one finding. count.c gathers what people want to
 * know, test.c tests the faces of the dice.
 *
 * What this program's revision does not play is checked by its documents,
 * signatures, proofs, seed and dice alone (agreed.c); the summary says which
 * stretch another program plays.
 *
 * The folder also holds what needs less of a history: repeat.c makes one entry
 * once more (process --out), replay.c plays a file of orders along it,
 * verify.c looks at single files and views, verify_proof.c at proofs of
 * cheating. Nothing here changes a campaign. */
#ifndef BERTHIER_CAMPAIGN_AUDIT_AUDIT_H
#define BERTHIER_CAMPAIGN_AUDIT_AUDIT_H

#include "campaign/documents/roster.h"
#include "campaign/documents/turn.h"
#include "core/names.h"
#include "core/report.h"
#include "core/trust_rules.h"
#include "trust/digest.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;

struct audit_request {
    const char *dir;
    int from, to;   /* entries, both included; -1: the first, the last; a range
                       may end beyond the head: its last may be shorter */
    bool dice_only; /* proofs, seeds and dice alone: needs no code of a ruleset
                     */
    /* Called before each entry; or NULL. */
    void (*progress)(void *context, int entry, int last);
    void *context;
};

/* Where a range begins or ends. Two ranges join if the end of one is the
 * beginning of the other. */
struct audit_end {
    int entry; /* -1: nothing comes before the first entry */
    char state[DIGEST_TEXT];
    char commit[41];
};

/* Something that everybody should know of an entry. */
struct audit_mark {
    int entry;
    const char *text; /* "bert", "to turn 4" */
};
struct audit_marks {
    struct audit_mark *items;
    size_t count;
};

/* A participant, with the same keys and the same part from one entry to
 * another. */
struct audit_person {
    const char *id;
    const char *name;   /* as his file has it */
    const char *digest; /* of that file: keygen told it to him */
    const char *part;   /* "host", "french, deputy of coalition", "no side" */
    int since, until;   /* entries, both included */
};

/* What the dice of exchanges are worth, by their locks and what came before:
 * of all from one to another of which the same holds. */
struct audit_promise {
    int entry, until;    /* both included; entries without dice lie between */
    struct names made;   /* whose answers the seeds are made of */
    struct names absent; /* who was asked for none */
    int throws;          /* of the same turn, the last included */
    const char *text;
};

/* What one program has played: from one entry to another of the same revision,
 * ruleset and program version. */
struct audit_stretch {
    int from, until; /* entries, both included */
    const char *ruleset;
    int revision;
    const char *program; /* as the turns name it */
    const char *why;     /* it was checked and not played again; NULL: it was */
    bool foreign;        /* because another program plays it */
};

/* How often each face of one kind of dice fell. */
struct audit_faces {
    int sides;
    long thrown;
    long counts[257]; /* by face, from 1 */
};

/* What was looked at, for people. */
struct audit_summary {
    const char *title; /* of the module; or its digest, if it was not read */
    const char *game;
    enum preset preset;
    bool test_keys;
    int head; /* the last entry of the history */
    struct audit_end begin, end;

    size_t kinds[ENTRY_END + 1]; /* entries */
    size_t signatures;
    size_t proofs;
    size_t rolls;
    size_t dice;
    size_t lapses;
    size_t played;         /* made anew, byte for byte */
    size_t logs;           /* of those, log.txt too */
    size_t other_program;  /* log.txt in other words, of another version */
    size_t other_picture;  /* log.html drawn otherwise by this program */
    struct names unplayed; /* why entries were not made anew, each reason
                              once */
    size_t unplayed_count;
    struct audit_stretch *stretches; /* in the order of the entries */
    size_t stretches_count;

    struct audit_marks absents, voids, restores, corrections;
    struct audit_marks unplayables; /* of the voids: by what in hand */
    struct audit_marks accepts;   /* warnings that somebody went on in spite of;
                                     of answers, which nobody signs, as the host
                                     filed them */
    struct audit_marks times;     /* of the host that those of players
                                     contradict by more than a day */
    struct audit_marks memories;  /* sheets signed beside a memory that does not
                                     know what its owner has answered */
    struct audit_marks abandoned; /* who was said to owe */
    int void_bits, restore_bits;  /* thousandths of a bit: what they could have
                                     been worth to those who knew the dice */
    struct audit_faces *faces;    /* ascending sides */
    size_t faces_count;
    struct audit_person *people; /* as they came in, of the good rosters */
    size_t people_count;
    struct audit_promise *promises;
    size_t promises_count;

    struct names altered; /* files of the head that lie in DIR otherwise, or not
                             at all; none of a bundle, of a clone without files,
                             and where the range ends before the head */

    size_t bad;    /* entries with a finding */
    int first_bad; /* -1: none */
};

/*
 * Audits the history of DIR, entry by entry, and keeps going after findings;
 * those are named by entry, as git names its files ("turn-0004:log.txt"). A
 * damaged turn is replaced by the one made anew, so that the entries after it
 * are judged by themselves. Memory does not grow with the history. False
 * after findings or trouble.
 */
bool audit_run(struct audit_summary *out, const struct audit_request *request,
               struct arena *arena, struct report *report);

/* What is checked of each entry, in this order; NULL at the end. The documents
 * that a check opens cite more ids of their own. */
struct audit_row {
    enum trust_rule id;
    const char *what;
};
const struct audit_row *audit_row(size_t i);

/* Whose word is a kind of time? NULL at the end. */
struct audit_word {
    const char *time;  /* "made" */
    const char *whose; /* "the signer's" */
    const char *about; /* "when a sheet was signed" */
};
extern const struct audit_word audit_words[];

/* The one test for the whole campaign: chi-square over all kinds of dice that
 * fell often enough (five times a face), in thousandths, with what a fair
 * campaign exceeds once in twenty and once in a thousand. freedom 0: too few
 * dice. */
struct audit_test {
    long freedom;
    long chi_square;
    long once_in_20;
    long once_in_1000;
};
void audit_chi_square(struct audit_test *out, const struct audit_faces *faces,
                      size_t count);
/* log2 of a number from 1, in thousandths, rounded up. */
int audit_bits(unsigned number);

#endif

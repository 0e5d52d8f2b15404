/* What the parts of the search for a proof share. */
#ifndef BERTHIER_CAMPAIGN_PROOF_INTERNAL_H
#define BERTHIER_CAMPAIGN_PROOF_INTERNAL_H

#include "campaign/documents/agreed.h"
#include "campaign/proof/histories.h"
#include "campaign/proof/proof.h"
#include "io/history.h"

enum about { ABOUT_STATE, ABOUT_LOCK, ABOUT_TIME, ABOUT_VIEW };

/* One thing that a file of the host's puts his name to. */
struct word {
    enum about about;
    int number; /* of the entry, or of the exchange */
    const char *digest;
    const char *side; /* of a view; the lock of a time */
};

enum { MOST_WORDS = 4 };

/* A file of the evidence whose signature is good. */
struct exhibit {
    struct signed_file file;
    struct word words[MOST_WORDS];
    size_t words_count;
    int exchange;           /* that it is for, or the entry's number */
    int sequence;           /* of sheet and seal */
    struct lock_text lock;  /* of a lock */
    struct receipt receipt; /* of a receipt */
    struct void_document closing;
    struct end_document end;
    struct consent consent;
    struct answer answer;
    struct shown_entry entry; /* of file.kind DOCUMENT_KINDS */
};

/* One search. */
struct search {
    struct proof *out;
    struct campaign quiet; /* whose report nobody reads */
    struct exhibit *exhibits;
    struct exhibit **list; /* of files of several hosts, in place of it */
    size_t count;
};

/* Reads what was opened as evidence; false if it says nothing of use. */
bool proof_reads(const struct campaign *campaign, struct exhibit *exhibit);
/* The consents of these people (NULL: none) that an entry has taken in. */
void evidence_add_consents(struct evidence *evidence,
                           const struct campaign *campaign, int entry,
                           const struct campaign *people);
/* The file of that digest; NULL: it is not among them. */
const struct exhibit *proof_named(const struct search *search,
                                  const char *digest);
/* Is it no file of ours, but an entry as git holds it? */
bool is_shown_entry(const struct bytes *bytes);
/* A file of the proof. */
void proof_keep(struct search *search, const struct exhibit *exhibit);
/* Fills in what it proves; true. */
bool proof_found(struct search *search, const struct rule *rule, int number,
                 const char *text);

/* Does the host say of somebody, in a void or in an end, that he withheld what
 * there is a receipt of? A claim: whose answer is among the files? */
bool seek_accused(struct search *search, bool claim);
/* Do others of his words, two and two? */
bool seek_pairs(struct search *search);

/* The last fact of that kind, of none later than that entry, that binds; NULL:
 * none. */
const struct memory_fact *fact_last_binding(const struct memory *memory,
                                            enum memory_kind kind,
                                            const char *game, int entry);
/* The last consent to another host that binds; NULL: none. */
const struct memory_fact *handover_given(const struct memory *memory,
                                         const char *game);
/* Who hosts by the roster that was kept; "another host" if it was not. */
const char *handover_host(const struct campaign *campaign, const char *path);
/* Is its entry in the campaign the one that hands over, or still to come? */
bool handover_made(const struct campaign *campaign, const char *path,
                   const struct memory_fact *given);

#endif

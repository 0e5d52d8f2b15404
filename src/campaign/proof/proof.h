/* Proof of cheating: files that one host has signed and that cannot all be
 * honest. Anybody can check it who has the roster.
 *
 * A proof is looked for wherever a player's program meets the host's word with
 * what it remembers. Who signs a sheet or answers a lock gathers evidence: the
 * files at hand (evidence_add()), what the campaign holds of the host's words,
 * and what the participant kept beside his memory, the last head and the last
 * lock (remember.c). If memory and files disagree, proof_lay_out() seeks a
 * contradiction among them and writes it as a folder that can be mailed;
 * verify seeks one in the files it is given.
 *
 * proof_seek() opens each file by the roster and keyring alone, without a
 * ruleset and without a turn, and leaves out what the host has not signed. It
 * looks first for two that contradict each other, about a lock, a state or a
 * view, then for a lie about a receipt. The first that it finds is the proof.
 *
 * The folder (folder.c) holds proof.txt, the files, the roster and the people:
 * an outsider runs verify on it with nothing but the digest of the roster that
 * he trusts, and proof_verify() goes the same way through proof_seek(), so
 * that what is laid out is exactly what can be proved. */
#ifndef BERTHIER_CAMPAIGN_PROOF_PROOF_H
#define BERTHIER_CAMPAIGN_PROOF_PROOF_H

#include "campaign/open/campaign.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * What proves a host a cheat:
 *   two locks of one exchange; also a lock, and a turn that names another
 *   [trust second-lock]; one lock with two times, from which what is owed to it
 *   is due [trust second-lock]
 *   two states of one entry, as turns, views and locks name them
 *   [trust rewritten]
 *   two views for one side of one entry [trust false-view]; that a view is not
 *   what its turn gives, needs the book and its ruleset: verify says so
 *   his receipt of a sheet (or seal), and the lock that has none of its sender,
 *   or, if both files are there, one of a lower sequence [trust my-order]
 *   his receipt of an answer, and his consent to a void which says that it was
 *   withheld, or a turn or view that tells it; or an end that he has
 *   entered, which says that it is owed [trust missing-answer]
 *   his extension of the time for sheets, and a lock before it with somebody
 *   absent [exchange too-early]
 *   his receipt of a sheet (or seal), and the entry of that number whose
 *   commit says that it is older [trust backdated]
 *   his receipt of a withdrawal, and an entry of that number or a later one
 *   that has the consent, as git's own tree shows [trust withdrawn]
 *   his receipt of a sheet (or seal), and the entry of that number with another
 *   roster, to which its sender has not consented [exchange displaced]
 * An honest host never signs such files, whatever dies when: he notes a lock
 * before he gives it out, and a turn is played from the lock alone. What one
 * participant does wrong alone needs no proof: it is refused.
 */

/* Files that might prove something, under the names that findings use. */
struct evidence {
    struct folder_file *items;
    size_t count;
    const struct campaign *others; /* people of another roster, whose host may
                                      have signed some; or NULL */
    const char *known; /* what a memory knows otherwise, and has perhaps kept
                          the digest of alone; or NULL */
};
void evidence_add(struct evidence *evidence, struct arena *arena,
                  const char *name, const struct bytes *bytes);
/* A file if it is there and can be read; nothing is said if not. */
void evidence_add_file(struct evidence *evidence, struct arena *arena,
                       const char *path);
/* Mail that lies in a folder, under whatever name, and holds that text. */
void evidence_add_folder(struct evidence *evidence, struct arena *arena,
                         const char *folder, const char *part);
/* What the campaign itself holds of the host's words, after its last entry. */
void evidence_add_campaign(struct evidence *evidence,
                           const struct campaign *campaign);

enum { PROOF_FILES = 5 };
struct proof {
    const struct rule *rule; /* the demand that he broke */
    const char *by;          /* his id; of two histories NULL: nobody's fault */
    const char *of;          /* of a claim: whose it is; else NULL */
    int number;              /* of the exchange or entry */
    const char *text; /* "two locks of exchange 2, 12ab... and 34cd..." */
    struct folder_file files[PROOF_FILES]; /* as they stand in its folder */
    size_t file_count;
};

/* The first contradiction in files of the campaign's game; what is not signed
 * by the roster in force is left out. Says nothing. Needs no ruleset and no
 * turn: roster and keyring alone. */
bool proof_seek(struct proof *out, const struct campaign *campaign,
                const struct evidence *evidence);
/* The first claim of somebody that he has answered what the host says he
 * withheld [trust accused]: his answer, which nobody else can have made, and
 * the host's word. It convicts nobody: that the answer reached the host, only
 * his receipt proves. */
bool proof_seek_claim(struct proof *out, const struct campaign *campaign,
                      const struct evidence *evidence);
/* Two of them are an entry or an exchange as two participants have signed it,
 * each as host [trust two-histories]. That alone convicts nobody, as the old
 * host may have been thought gone; with his consent to the roster that hands
 * over it convicts him. */
bool proof_seek_histories(struct proof *out, const struct campaign *campaign,
                          const struct evidence *evidence);
/*
 * Writes it as a folder that can be mailed: proof.txt says what it proves and
 * how to check that; the files; roster.xml, participants/ and keys/ID.pem, and
 * in other/ the same of the other roster if there is one.
 */
bool proof_write(const struct proof *proof, const struct campaign *campaign,
                 const struct campaign *others, const char *folder);
/* Is the file signed by a participant who may have been host in one of two
 * histories? */
bool proof_opens_as_host(struct signed_file *out,
                         const struct campaign *campaign,
                         const struct campaign *others,
                         const struct folder_file *file);
/* "anna-4-proof" in a folder (NULL: here), for what id finds while exchange 4
 * is open. */
const char *proof_folder(const struct campaign *campaign, const char *folder,
                         const char *id);
/* Seeks a proof, else a claim, else two histories; if there is one, or
 * something is known otherwise, writes it and remarks so. */
bool proof_lay_out(const struct campaign *campaign,
                   const struct evidence *evidence, const char *folder);

/*
 * Checks a folder of this form, with nothing but the digest of the roster that
 * the reader trusts: [trust wrong-roster] if the folder has another;
 * every file must be good; [trust no-proof] if all of them can be honest, and
 * nobody claims anything.
 */
bool proof_verify(struct proof *out, const char *folder, const char *roster,
                  struct arena *arena, struct report *report);

#endif

/* An opened campaign: everything a command needs to know of a folder.
 *
 * campaign_open() is where nearly every command begins. It finds the files, of
 * the folder or of the head of its history, and loads them in an order in
 * which each is pinned by the one before (load.c, internal.h):
 *
 *   1. the roster in force;
 *   2. the participants whom it names by digest, whose keys make the keyring;
 *   3. the module, by the roster's digest, opened by its ruleset (opening.c);
 *   4. the turn, signed by the host of that roster, its game opened; or in a
 *      folder of a closed book the views of the sides (views.c);
 *   5. the extension of the open exchange and the lock, if they are there,
 *      both signed by the host.
 *
 * With a history the head's signature is verified too. Nothing of a file is
 * used before it is verified, and what does not verify is refused by name.
 *
 * Every file comes in by signed_open() (signed.c): size, strict reading, the
 * claimed signer's key from the keyring, signature, schema, and only then the
 * fields (documents/). campaign_at() opens the same campaign after an earlier
 * entry, campaign_with_roster() with another roster; position.c takes a turn
 * from a file, whoever wrote it. entry.c is the other way: it names the files,
 * message and tag of a new entry and commits them through io/history.h.
 *
 * A draft, a campaign before begin, has no turn and no history; it is opened
 * by campaign_open_draft() alone, which keeps others from changing it. */
#ifndef BERTHIER_CAMPAIGN_OPEN_CAMPAIGN_H
#define BERTHIER_CAMPAIGN_OPEN_CAMPAIGN_H

#include "campaign/documents/documents.h"
#include "campaign/open/signed.h"
#include "campaign/open/view.h"
#include "core/names.h"
#include "core/progress.h"
#include "core/report.h"
#include "io/files.h"
#include "trust/digest.h"
#include "trust/exchange_texts.h"
#include "trust/keys.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct history;
struct ruleset;
struct xml_schemas;

/* A participant of the roster in force, his file verified and pinned by the
 * roster's digest. */
struct campaign_member {
    const struct roster_member *office; /* his row of the roster */
    struct participant person;
    struct bytes bytes; /* participants/ID.xml */
    struct signing_public *key;
    uint8_t dice[DICE_PUBLIC_SIZE];
};

/* The lock that is open: inbox/lock.xml, verified. */
struct open_lock {
    struct bytes bytes; /* the signed file */
    struct lock file;
    struct lock_text text;    /* file.text taken apart */
    char digest[DIGEST_TEXT]; /* L */
};

struct open_extension;

struct campaign {
    struct arena *arena;
    struct report *report;
    const char *dir;
    struct history *history; /* NULL: a draft, or a folder without .git */
    bool history_is_lent;    /* by the campaign that campaign_at() was given */
    const char *commit; /* id whose files are read; NULL: those of the folder */
    bool draft;         /* before begin: no turn, no commit */
    bool holds_draft;   /* others who would change it wait */
    int draft_lock;     /* if it does */
    bool any_revision;  /* whatever its ruleset's revision is */
    bool head_will_do;  /* a turn of another revision whose game this program
                           cannot read is left at its head: foreign.c */
    bool making_roster; /* its roster waits in the inbox */
    const struct bytes *next_roster;       /* while it does not yet */
    const struct folder_file *next_people; /* what is not in the inbox yet, by
                                              its path there; or NULL */
    size_t next_people_count;
    bool from_inbox;       /* the next file comes from there */
    struct progress *hand; /* what it is judged and played by is noted there;
                             NULL: nobody asks */

    struct roster roster; /* in force; of a draft: as it stands */
    struct bytes roster_bytes;
    char roster_digest[DIGEST_TEXT];
    const char *game; /* digest of the first roster; of a draft: its own */

    struct xml_schemas *schemas; /* kept by him who opens many entries; NULL:
                                    nobody keeps them */
    struct arena *elements; /* of its files, while they are opened; not of a
                               draft, which keeps them */

    struct campaign_member *members; /* in the roster's order */
    size_t member_count;
    struct keyring keyring; /* their keys, and who the host is */

    const struct ruleset *ruleset;
    struct module_document module; /* module.data is open; element only of a
                                      draft */
    struct bytes module_bytes;     /* of a draft, and of what an entry
                                      repairs; else data is NULL */
    size_t module_length;          /* of the file that was opened, or 0 */
    char module_digest[DIGEST_TEXT];

    /* Of a campaign that has begun: the head turn, verified, its game
     * opened. */
    struct turn turn;
    struct bytes turn_bytes; /* where no history has them; else data is NULL */
    char state[DIGEST_TEXT];
    const char *unread; /* why its game could not be read, and play is NULL;
                           NULL: it was */
    const struct open_lock *lock;           /* NULL: none is open */
    const struct open_extension *extension; /* of the exchange that is open
                                               (extension.h), or NULL */

    /* Of a folder that holds views of a closed book in place of the turn: then
     * turn is that of the first, and turn_bytes are its file. */
    const char *view_path; /* of the only one; NULL: all of the folder */
    struct side_view *views;
    size_t view_count;
};

/* How a folder is opened. */
enum campaign_access {
    CAMPAIGN_FOLDER,  /* its files alone, whether there is a history or not:
                         what a player's commands need, without libgit2. Views
                         in place of the turn will do */
    CAMPAIGN_READ,    /* the head of its history, if it has one; views too */
    CAMPAIGN_WRITE,   /* the same, locked for the whole run; exports what a
                         former run could not */
    CAMPAIGN_ANY,     /* as CAMPAIGN_READ, although its ruleset was played by
                         another revision */
    CAMPAIGN_UPGRADE, /* as CAMPAIGN_WRITE, although its ruleset was played by
                         another revision */
    CAMPAIGN_LOOK,    /* to look at what is recorded: as CAMPAIGN_FOLDER, of any
                         revision, even if its game cannot be read */
    CAMPAIGN_LOOK_BACK, /* as CAMPAIGN_LOOK, with its history */
};

/*
 * Opens DIR, or the folder of a view whose path is given in its place. Every
 * file is verified against what names it: host's signature
 * of the turn, its roster, the roster's participants and module, and with a
 * history the head's signature by the host. NULL after refusals or trouble. A
 * draft is refused; campaign_open_draft() opens nothing else.
 */
struct campaign *campaign_open(const char *dir, enum campaign_access access,
                               struct arena *arena, struct report *report);
/* Nobody else can change a draft until it is closed. */
struct campaign *campaign_open_draft(const char *dir, struct arena *arena,
                                     struct report *report);
/* The same for who only reads it, and holds nobody up. */
struct campaign *campaign_read_draft(const char *dir, struct arena *arena,
                                     struct report *report);
/* The same as it lies there now, after a change by who holds it; to be closed
 * before the one that was given. */
struct campaign *campaign_draft_again(const struct campaign *draft);
/* The roster and the participants of a folder alone, which needs hold nothing
 * else: by them a proof of cheating is judged. */
struct campaign *campaign_open_people(const char *dir, struct arena *arena,
                                      struct report *report);
/* Is DIR a campaign that has not begun? */
bool campaign_is_draft(const char *dir, struct arena *arena);
/* Does it hold views of a closed book? */
bool folder_has_views(const char *dir, struct arena *arena);
/* The same campaign as it stood after an earlier entry, sharing the history;
 * no lock is open in it. Needs a history. NULL after refusals. */
struct campaign *campaign_at(const struct campaign *campaign, int entry);
/* The turn that its exchange was played from, for who makes its log again; NULL
 * of another entry, and without a history. False after refusals. */
bool campaign_turn_before(const struct turn **out,
                          const struct campaign *campaign);
/* The same campaign with another roster (NULL: the one that waits in
 * inbox/roster.xml) and the participants whom that names, of whom newcomers
 * wait in inbox/participants/. What is wrong with roster and participants as
 * files is refused; whether it may follow the one in force is not asked. NULL
 * after refusals. */
struct campaign *campaign_with_roster(const struct campaign *campaign,
                                      const struct bytes *roster);
/* foreign.c: Is it played by another revision of its ruleset than this program
 * plays? */
bool campaign_is_foreign(const struct campaign *campaign);
/* "revision 1 of 'toy', and this program plays 2: ... " what then goes on. */
const char *foreign_words(const struct campaign *campaign);
/* Was its game read? Refused [file version] in one line if not, with the
 * program that can. */
bool campaign_is_read(const struct campaign *campaign);
/* Gives back history and keys; not the arena. NULL is allowed. */
void campaign_close(struct campaign *campaign);

/* The member of that id, or NULL. */
const struct campaign_member *campaign_member(const struct campaign *campaign,
                                              const char *id);
/* Does he command the side, as commander or deputy? */
bool commands_side(const struct roster_member *member, const char *side);
/* In a folder of letters: every participant file, one behind the other. */
#define PARTICIPANTS_FILE "participants.txt"
/* A file of the tree of the entry the campaign stands at ("turn.xml",
 * "orders/anna.xml"); data NULL if there is none. */
bool campaign_file(const struct campaign *campaign, const char *path,
                   struct bytes *out);
/* turn.xml of the head turn, or the first view in its place; in the arena where
 * the history has it. */
bool campaign_turn_file(struct arena *arena, const struct campaign *campaign,
                        struct bytes *out);
/* A file of an earlier entry, whose number is known to be one; data NULL too
 * if there is no history. */
bool campaign_former_file(const struct campaign *campaign, int entry,
                          const char *path, struct bytes *out);
/* DIR/inbox/PATH. The inbox mirrors the tree: lock.xml, orders/ID.xml,
 * seals/ID.xml, answers/ID.xml, consents/KIND-ID.xml. */
const char *inbox_path(const struct campaign *campaign, const char *path);
/* Its bytes; data NULL if there is none. */
bool inbox_file(const struct campaign *campaign, const char *path,
                struct bytes *out);
/* inbox.c: The name of the document of a kind, in the inbox and in its entry,
 * "void.xml", and what document it is; correction and restore share one. */
const char *consent_file(enum consent_kind kind);
enum document_kind consent_document(enum consent_kind kind);
/* inbox.c: Where who gets new keys by a roster consents to it by the ones that
 * he has: "consents/roster-anna.former.xml". */
const char *former_consent_path(const char *id, struct arena *arena);
/* inbox.c: Where a withdrawal of his is filed, beside his consent: "consents/
 * roster-anna.withdrawn.xml". */
const char *withdrawal_path(const struct consent *of, struct arena *arena);
/* Has he withdrawn, at the campaign or draft, his consent to that very
 * document? What is filed was verified when it came. */
bool consent_is_withdrawn(const struct campaign *campaign,
                          const struct consent *of);
/* inbox.c: Takes away a document that waits there ("correction.xml"), the
 * consents to it and withdrawals of them, and what lies there for it alone:
 * with a roster the participants whom the head has, and no others. */
bool inbox_forget(const struct campaign *campaign, const char *document);
/* The same of the consents and withdrawals alone; these are kept by the digest
 * of their text in inbox/withdrawn. */
bool inbox_forget_consents(const struct campaign *campaign,
                           const char *document);
/* After the entry at which the campaign stands, and its letters: takes away
 * what it has taken in or has made void, sheets, seals and answers, documents
 * or single files that are gone, and last its own document. said: of what is
 * there, for a run that finds only a part of it. */
bool inbox_clear(const struct campaign *campaign, const struct names *gone,
                 const char *said);
/* What was said when the letters of the head were laid out, so that nothing but
 * the clearing is left; NULL: they are not. */
const char *inbox_mailed_words(const struct campaign *campaign);
/* May the inbox of DIR be one that a begin did not clear to its end? The mark
 * that letters are laid out outlasts the roster there. */
bool inbox_has_beginning(const char *dir, struct arena *arena);
/* The last thing of the clearing. */
bool inbox_untell(const struct campaign *campaign);
/* Does the inbox still hold what the head has taken in? Then a run died after
 * its commit; what it left undone comes before anything else. */
bool inbox_is_stale(const struct campaign *campaign);
/* Verifies a lock and takes it apart: host's signature, and that it locks the
 * exchange that is open in the campaign. */
bool lock_open(struct open_lock *out, const struct campaign *campaign,
               const char *name, const struct bytes *bytes);
/* Opens a file of the campaign's mail with its keyring; see signed_open(). */
bool campaign_signed(const struct campaign *campaign, const char *name,
                     const struct bytes *bytes, enum document_kind kind,
                     struct signed_file *out);

/* The digest of the rules text of that ruleset, edition, revision and module.
 */
const char *roster_rules(const struct roster *roster, struct arena *arena);

#endif

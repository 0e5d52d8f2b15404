/* What the parts of the audit share; nobody else includes this. */
#ifndef BERTHIER_CAMPAIGN_AUDIT_INTERNAL_H
#define BERTHIER_CAMPAIGN_AUDIT_INTERNAL_H

#include "campaign/audit/audit.h"
#include "campaign/audit/rebuild.h"
#include "campaign/open/campaign.h"
#include "campaign/open/entry.h"
#include "io/history.h"

#include <stdbool.h>
#include <stddef.h>

/* The folder that an entry's findings name, whose files lie in git: no path in
 * a tree begins so. */
#define AUDIT_DIR "."

/* Roster, participants and module: what stays the same over many entries is
 * read once. */
struct audit_setup {
    int users;
    struct arena *arena;
    const char *key; /* names in git of the files it was read from */
    struct campaign campaign;
    bool good;         /* roster and participants are what they should be */
    bool plays;        /* the module is open, by the ruleset's code */
    bool foreign;      /* another revision of the ruleset plays it */
    const char *why;   /* if it does not play, and nobody is to blame */
    size_t signatures; /* of the participants' files */
};

struct audit {
    const struct audit_request *request;
    struct audit_summary *sum;
    struct arena *arena;
    struct report *report;
    struct history *history;
    struct xml_schemas *schemas;
    int first; /* number of the entry at the root of the history */
    int head;
    int voids_in_a_row;
};

/* One entry, from opening to the opening of the one after the next. */
struct audited {
    struct audit *audit;
    int entry;
    struct arena *arena;
    struct report *report; /* its findings, until they are handed on */
    char commit[41];
    struct tree_paths tree;
    struct audit_setup *setup; /* NULL: not even that can be read */
    struct campaign after;     /* as far as it could be read */
    bool has_head; /* of its turn: kind and program, be they true or not */
    bool has_turn; /* it is the host's; and if the ground plays, it is open */

    const struct audited *parent;   /* NULL: nothing is known of it */
    const struct campaign *before;  /* its turn; NULL: nobody knows it */
    struct campaign before_for_now; /* with the report of this entry */

    bool is_made;         /* anew, as far as it could be: rebuilt is filled */
    const char *unplayed; /* why nobody tried that; NULL: somebody did */
    bool is_agreed;       /* its document and consents were verified */
    struct rebuilt rebuilt;
    const struct verified_exchange *exchange; /* lock and answers; or NULL */
    struct bytes journal, log;                /* as filed; data NULL: none */
    const struct campaign *standing;          /* what the next entry follows:
                                                 the filed turn, or in place of
                                                 a damaged one that which was
                                                 made anew; NULL: neither */
    struct journal events; /* the filed ones; empty if they cannot be read */
};

/* A row of the table of checks. */
enum audit_need {
    NEEDS_NOTHING = 0,
    NEEDS_GROUND = 1,
    NEEDS_HEAD = 2,
    NEEDS_TURN = 4,
    NEEDS_BEFORE = 8, /* or to be the first */
    NEEDS_MADE = 16,
};
struct audit_check {
    struct audit_row row;
    unsigned needs;
    bool (*check)(struct audited *audited);
};

/* agreed.c: Of an entry that is not made anew, to which several agreed: its
 * document, and the consents of those who are asked. */
bool audit_agreed(struct audited *audited);
/* Is it an upgrade: of the revision, of the module, or of both? */
bool audited_is_upgrade(const struct audited *audited);
/* Which program has played it. */
void audit_count_stretch(struct audited *audited);
/* What its dice are worth, of an exchange. */
void audit_count_promise(struct audited *audited);
/* Opening: each fills in its part of audited. */
bool audit_check_setup(struct audited *audited);
bool audit_check_signer(struct audited *audited);
bool audit_check_turn(struct audited *audited);
/* The chain. */
bool audit_check_place(struct audited *audited);
bool audit_check_follows(struct audited *audited);
bool audit_check_roster(struct audited *audited);
/* What happened in it. */
bool audit_check_made(struct audited *audited);
bool audit_check_exchange(struct audited *audited);
bool audit_check_seed(struct audited *audited);
bool audit_check_journal(struct audited *audited);
bool audit_check_dice(struct audited *audited);
bool audit_check_same(struct audited *audited);
bool audit_check_log(struct audited *audited);
/* How git holds it. */
bool audit_check_tree(struct audited *audited);
bool audit_check_commit(struct audited *audited);
bool audit_check_tag(struct audited *audited);
bool audit_check_tags(const struct audit *audit);
/* What lies in the folder otherwise than its head has it. */
void audit_look_at_files(struct audit *audit);

/* Finds the entry in the history; nothing of it is judged yet. */
bool audited_find(struct audited *out, struct audit *audit, int entry);
/* Once it was judged: finds what the next entry follows. */
void audited_settle(struct audited *audited);
void audited_release(struct audited *audited);

/* A file of the entry, by path; data NULL if it has none. */
bool audited_file(const struct audited *audited, const char *path,
                  struct bytes *out);
const struct tree_path *audited_path(const struct audited *audited,
                                     const char *path);
/* Counts what a good or bad entry has to say to people. */
void audit_count(struct audited *audited);
/* The participants of its roster. */
void audit_count_people(struct audited *audited);
void audit_count_end(struct audit_end *end, const struct audited *audited);
void audit_count_worth(struct audit *audit);

#endif

/* The seven stages of process. Each is a file of its own and a function whose
 * prototype says what it may change: only its first argument.
 *
 * exchange_process() (process.c) is the main job of a host. It asks that the
 * key is the host's and the lock his own, closes a lock itself where the
 * preset is umpire, reads and verifies (1, 2), and waits if an answer or a
 * sealed sheet is missing; the host answers last, when nobody who answers can
 * learn anything of it. Then entry_play() runs 3 to 6 in memory, and 7
 * commits:
 *
 *   1 read    the files of the exchange, as bytes, from inbox or entry
 *   2 verify  every signature, every proof, every digest that names another
 *   3 collect what all sheets order, each judged again (judge/); whose
 *             sections count for which side
 *   4 seed    lock and answers make one seed (trust/)
 *   5 play    turn, orders, seed and module make the next turn and a journal:
 *             the ruleset's steps in core/play.h, and nothing else goes in
 *   6 write   turn, journal, log, and of a closed book a view and a report for
 *             each side, to the byte
 *   7 commit  one entry of the history, then its export
 *
 * Because 3 to 6 hang on nothing else, audit/ calls the same entry_play() for
 * an entry of the past and compares the bytes, and bare_run.c plays a turn with
 * a seed that somebody gives, for tests and for the curious.
 *
 * What comes before: lock.c closes an exchange (who is in it, who is absent,
 * whose sheet counts), answer.c proves over the lock, owes.c says who owes
 * what since when, for show, lock and process alike. desk.c lays a turn on a
 * player's desk, draft.c opens a draft of a sheet. Letters about all this are
 * mail/. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_STAGES_H
#define BERTHIER_CAMPAIGN_EXCHANGE_STAGES_H

#include "campaign/documents/documents.h"
#include "campaign/documents/sheet.h"
#include "campaign/judge/desk.h"
#include "campaign/open/campaign.h"
#include "campaign/open/signed.h"
#include "core/buffer.h"
#include "core/journal.h"
#include "core/play.h"
#include "trust/exchange_texts.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* set_aside.c: sheets of deputies that count for nothing, since somebody before
 * them has sent one as well. */
struct set_aside {
    const char *who;    /* the deputy */
    const char *digest; /* of his sheet, in preset table of its seal */
    const char *side;   /* for which it is set aside */
    const char *by;     /* whose counts */
};

struct set_asides {
    struct set_aside *items; /* in the roster's order */
    size_t count;
};

/* What is set aside as it stands: by the open lock, or before it by what is
 * filed. Who deputizes beside a command of his own is listed if his sheet can
 * be read and speaks for that side. */
void set_asides_of(struct set_asides *out, const struct campaign *campaign);
/* Would a sheet of that sender speak for the side? An empty one speaks for all
 * of his. */
bool sheet_speaks_for(const struct sheet *sheet, const char *side);
/* "bert's sheet 0123456789ab is set aside for Badgers: carl's counts"; the side
 * as people call it. */
const char *set_aside_words(const struct set_aside *one, const char *side,
                            struct arena *arena);

/*
 * 1 read: the files of an exchange, as bytes.
 */
struct exchange_file {
    const char *id;   /* whose it is */
    const char *name; /* as findings name it: "inbox/orders/anna.xml" */
    struct bytes bytes;
};

struct exchange_files {
    const struct campaign *before;  /* the campaign as the exchange found it */
    bool filed;                     /* by submit, not yet played: what has
                                       changed since is trouble */
    struct exchange_file lock;      /* id: the host's */
    struct exchange_file extension; /* the same; without bytes: none */
    struct exchange_file *sheets;   /* all in the roster's order, missing ones
                                       left out */
    size_t sheets_count;
    struct exchange_file *seals;
    size_t seals_count;
    struct exchange_file *answers;
    size_t answers_count;
};

/* Of the open exchange from the inbox (after NULL), or of a past one from the
 * entry it became. False if no lock is there. */
bool stage_read(struct exchange_files *out, const struct campaign *before,
                const struct campaign *after);
/* The same from a letter that was laid into a folder: lock.xml,
 * orders-anna.xml and so on. */
bool stage_read_letter(struct exchange_files *out,
                       const struct campaign *before, const char *folder);
/* What a file of the tree is called in a letter: "orders-anna.xml". */
const char *letter_name(struct arena *arena, const char *path);

/*
 * 2 verify: every signature, every proof, every digest that names another.
 */
struct verified_sheet {
    const struct campaign_member *member;
    struct signed_file file;
    struct sheet sheet;
    bool is_void; /* sealed bytes that do not verify: counts as no sheet */
};

/* Somebody went on in spite of warnings. */
struct accepted_warnings {
    const char *from;
    const char *in; /* "sheet"; "answer": which nobody has signed */
    struct names ids;
};

struct verified_exchange {
    const struct campaign *campaign; /* as the exchange found it */
    struct lock lock;
    struct lock_text text;
    char digest[DIGEST_TEXT];         /* L */
    struct open_extension *extension; /* NULL: the time was not extended */
    int64_t locked;                   /* when, as the host says */
    int64_t issued;                   /* when it was played, from which the next
                                         sheets are due: what is verified says as
                                         its lock does, and who knows more sets
                                         it */
    struct verified_sheet *sheets;    /* in the roster's order */
    size_t sheets_count;
    struct seed_part *parts; /* verified answers, ids ascending */
    size_t parts_count;
    struct names answers_missing; /* contributors of the lock */
    struct names sheets_missing;  /* sealed, and not opened */
    struct report *voided;        /* findings of void sheets */
    struct accepted_warnings *accepts;
    size_t accepts_count;
};

/* A file that was filed and no longer verifies is trouble. Missing answers and
 * unopened seals are listed, not refused. */
bool stage_verify(struct verified_exchange *out,
                  const struct exchange_files *files);
/* The same, but for sheets that nobody dares to open: they are what the lock
 * names, and sheets stays empty. */
bool stage_verify_unread(struct verified_exchange *out,
                         const struct exchange_files *files);
/* Lock and answers alone: of an exchange that was not played, or whose dice
 * are asked for. */
bool stage_verify_answers(struct verified_exchange *out,
                          const struct exchange_files *files);

/*
 * 3 collect: what all sheets order together.
 */
struct exchange_note {
    const char *from;
    const char *to; /* "all" or an id */
    const char *text;
    struct names sides; /* of the addressee: they may read it */
};

struct exchange_vacant {
    const char *side;
    const char *by; /* whose caretaker orders count, or NULL */
};

struct exchange_orders {
    struct section *sections;
    size_t section_count;
    struct standing *standing; /* changes, one a side */
    size_t standing_count;
    struct standing *plans; /* of this exchange, one a side */
    size_t plans_count;
    struct names silent;  /* sides whose question may fall to its default */
    struct names passing; /* sides that stop nothing: those of the absent, and
                             of who has signed an empty sheet, and the vacant */
    struct exchange_vacant *vacant; /* sides that nobody commands */
    size_t vacant_count;
    struct names absent;     /* participants the lock calls so */
    struct names senders;    /* whose sheets count */
    struct set_asides aside; /* sheets that count for nothing */
    struct exchange_note *notes;
    size_t note_count;
    const struct accepted_warnings *accepts; /* in sheets and answers */
    size_t accepts_count;
    struct report *voided; /* findings of what is void after the lock */
};

/* A side's section counts from the first of its commanders whose sheet the
 * lock names. Orders that a sheet may not give are left out and said. */
void stage_collect(struct exchange_orders *out,
                   const struct verified_exchange *exchange);

/*
 * 4 seed: what the answers make together.
 */
struct exchange_seed {
    const char *text; /* NULL: the seed was given */
    uint8_t bytes[DIGEST_SIZE];
};

void stage_seed(struct exchange_seed *out,
                const struct verified_exchange *exchange);

/*
 * 5 play: (turn, sheets, seed, module) -> (next turn, journal), and nothing
 * else goes in or comes out.
 */
struct play_input {
    const struct desk *desk; /* ruleset, module and turn */
    const struct exchange_orders *orders;
    const struct exchange_seed *seed;
};

struct outcome {
    struct turn next; /* its digests and salt are stage 6's */
    struct journal journal;
    enum play_end end;
};

void stage_play(struct outcome *out, const struct play_input *in);

/*
 * 6 write: every byte of the entry, in memory.
 */
struct write_input {
    const struct ruleset *ruleset;
    const struct module_document *module;
    const struct turn *before; /* NULL: a campaign begins, with its own salt */
    const char *state;         /* of before; "-" */
    const char *lock;          /* L, or NULL: the entry has none */
    const char *roster;        /* digest of the one in force */
    const char *rules;
    const char *lock_text; /* or NULL */
    const char *seed_text; /* or NULL */
    const char *promise;   /* what the dice are worth, for the log, or NULL */
    const char *due;       /* until when sheets are asked for, or NULL */
    const char *extended;  /* that those of this exchange had longer, a
                              sentence, or NULL */
    bool closed;           /* the roster's book: sides get papers */
    const char *program;   /* that plays, or that played what is repeated */
    bool test_keys;
    const struct signing_key *key; /* the host's; NULL: unsigned */
    const struct exchange_orders *orders;
    bool undrawn; /* pages stay empty: they are drawn apart */
};

/* What one side gets of an entry of a closed book. */
struct side_papers {
    const char *side;
    struct side_view seen;
    struct bytes view;        /* signed if a key was given */
    char digest[DIGEST_TEXT]; /* of the view without its signature */
    struct bytes text;        /* the report, for mail */
    struct bytes html;
};

struct written {
    struct bytes turn; /* signed if a key was given */
    char state[DIGEST_TEXT];
    struct bytes journal;
    struct bytes log_text;
    struct bytes log_html;
    struct side_papers *papers; /* of a closed book that is not disclosed, in
                                   the module's order of sides */
    size_t papers_count;
};

/* Fills in the outcome's turn what stage 5 left open. */
void stage_write(struct written *out, struct outcome *outcome,
                 const struct write_input *in, struct arena *arena);

/* The pages that were left out, of what is written. */
void stage_draw(struct written *out, const struct outcome *outcome,
                const struct write_input *in, struct arena *arena);

/* What every side gets of an entry of a closed book; stage_write() does it. */
void write_papers(struct written *written, const struct outcome *outcome,
                  const struct write_input *in, struct arena *arena);
/* The outcome's log as one side may see it; NULL: the whole book. As text, or
 * as the page with the map. */
struct bytes write_report(const struct outcome *outcome,
                          const struct written *written,
                          const struct write_input *in, const char *side,
                          bool page);
/* Salt N: SHA-256 of salt N-1 and what the entry is over, 64 raw bytes. */
const char *next_salt(struct arena *arena, const char *salt, const char *over);

/*
 * 7 commit: one entry, then the export. id gets 40 digits.
 */
struct commit_input {
    const struct exchange_files *files;
    const struct verified_exchange *exchange;
    const struct exchange_seed *seed;
    const struct written *written;
    const struct signing_key *key;
};

struct entry;
bool stage_commit(char id[41], const struct commit_input *in);
/* The sheets, and their seals, into the tree. */
void add_sheets(struct entry *entry, const struct exchange_files *files);
/* The extension, if there is one. */
void add_extension(struct entry *entry, const struct exchange_files *files);
/* What it commits: files, title and time. */
void exchange_entry(struct entry *entry, const struct commit_input *in);
/* turn.xml, journal.xml, log.txt and log.html of any entry, and of a closed
 * book the digests of the views for its message. */
void add_written(struct entry *entry, struct arena *arena,
                 const struct written *written);

#endif

/* The files that people and program exchange, as structs with their field
 * tables. doc/formats.md shows each by example.
 *
 * A document has three things here: a struct, a function NAME_read() that
 * fills it from the root of an opened file, and a function NAME_write() that
 * writes its canonical bytes without a Signature. One field table
 * (core/field.h) stands behind both and behind its schema, so that none says
 * what the others do not: the small files in documents.c, the roster in
 * roster.c, sheets in sheet.c, turns and views in turn.c, what several must
 * agree to in agreed.c, modules in module.c.
 *
 * Reading comes last. open/signed.c has read the bytes, verified the signature
 * and validated by the schema before a root is handed to NAME_read(), which
 * looks at the format's version first, then at each attribute, and refuses at
 * file and line. What a field table can not check but hangs on the document
 * alone is refused here too, such as a roster whose contributors do not fit
 * its preset. Whether a document fits the campaign is asked by who takes it
 * in.
 *
 * Turn, view, module and sheet hold a part that only the room knows: the game,
 * the data, the orders. A sheet keeps the elements of its orders until judge/
 * has the room's tables; turn_read() takes the room, and turn_head_read() does
 * without one, for those who do not play. module_build.c makes a module of a
 * folder of TSV files. This is the lowest folder of campaign/: but for that it
 * opens no file, and it knows no key. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_DOCUMENTS_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_DOCUMENTS_H

#include "core/edit.h"
#include "core/element.h"
#include "core/field.h"
#include "core/journal.h"
#include "core/order.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct buffer;
struct room;

enum { FORMAT_VERSION = 1 };

/* So many warnings one file goes on in spite of. */
enum { ACCEPTS_MOST = 32 };

/* An id of a participant: [a-z0-9-]{1,16}. */
bool is_participant_id(const char *id);

/* Somebody's public halves, signed by himself. */
struct participant {
    int version;
    const char *id;      /* [a-z0-9-]{1,16} */
    const char *name;    /* name or handle, as he wants it printed */
    const char *signing; /* base64 of the SubjectPublicKeyInfo */
    const char *dice;    /* 66 digits: compressed point */
    bool test;
};

enum preset { PRESET_DUEL, PRESET_UMPIRE, PRESET_TABLE };
enum book { BOOK_OPEN, BOOK_CLOSED };
enum missing { MISSING_WAIT, MISSING_ABSENT };
enum changes { CHANGES_ALL, CHANGES_MOST };

struct roster_side {
    const char *id;
    bool deputy; /* commands only if nobody before him did */
};

struct roster_member {
    const char *id;
    const char *digest; /* of his participant file */
    bool contributor;   /* as is_contributor() has it: see roster_read() */
    struct roster_side *sides;
    size_t side_count;
};

struct roster {
    int version;
    const char *game;     /* NULL in the first */
    const char *previous; /* digest of the roster before, NULL in the first */
    const char *begin_at; /* state the campaign begins from; NULL: the set-up */
    enum preset preset;
    enum book book;
    const char *host; /* id */
    const char *due;  /* ISO 8601 duration in days or hours: P7D, PT12H */
    enum missing missing;
    int absent_most; /* how many may be absent at once */
    enum changes changes;
    const char *room;
    const char *edition;
    int revision;
    const char *module;            /* digest */
    const char *rules;             /* digest of the rules text */
    bool test;                     /* test keys are allowed */
    struct roster_member *members; /* ids ascending bytewise */
    size_t member_count;
    struct option_value *options; /* that differ from the room's defaults */
    size_t option_count;
};

enum consent_kind {
    CONSENT_ROSTER,
    CONSENT_CORRECTION,
    CONSENT_VOID,
    CONSENT_RESTORE,
    CONSENT_UPGRADE,
    CONSENT_DISCLOSE,
    CONSENT_END
};

struct consent {
    int version;
    const char *game; /* of the first roster: its own digest */
    const char *from;
    enum consent_kind kind;
    const char *digest;   /* of the document agreed to */
    struct names accepts; /* warnings that he went on in spite of */
    int entry; /* the document's, if it names one; stands in no consent */
};

struct sheet_note {
    const char *to; /* "all" or an id */
    const char *text;
};

/* Orders keep their elements until the room's tables read them. */
struct sheet_section {
    const char *side;
    const char *step; /* NULL: the standing orders of the side */
    int round;
    const struct element *element;
};

struct sheet {
    int version;
    const char *game;
    int exchange;
    const char *state;
    const char *from;
    int sequence;         /* 0 in a draft */
    const char *salt;     /* NULL in a draft */
    struct names accepts; /* warnings that he went on in spite of */
    struct sheet_section *sections;
    size_t section_count;
    struct sheet_note *notes;
    size_t note_count;
};

struct seal {
    int version;
    const char *game;
    int exchange;
    const char *state;
    const char *from;
    int sequence;
    const char *sheet; /* digest of the signed sheet */
};

struct lock {
    int version;
    const char *game;
    int exchange;
    const char *from;
    const char *due;  /* NULL: none was set */
    const char *time; /* commit time of the entry */
    const char *text; /* the block whose digest is L */
};

struct answer {
    int version;
    const char *game;
    int exchange;
    const char *lock; /* L */
    const char *from;
    const char *proof;    /* 162 digits */
    struct names accepts; /* as he says: nobody has signed it */
};

enum mail_kind {
    MAIL_SHEET,
    MAIL_SEAL,
    MAIL_ANSWER,
    MAIL_CONSENT,
    MAIL_PARTICIPANT
};

struct receipt {
    int version;
    const char *game;
    int exchange;
    const char *from; /* the host */
    const char *of;   /* whose file it was */
    enum mail_kind kind;
    const char *digest;
    const char *time;
};

/* A void entry's document; consents are to its digest. */
struct void_document {
    int version;
    const char *game;
    int exchange;
    const char *lock;      /* L of the lock it closes */
    struct names withheld; /* ids whose answer did not come */
    const char *reason;
    const char *unplayable; /* all came, and the program dies of it: the sheet
                               it had in hand, "orders/anna.xml", or "-";
                               NULL: it is void because something is withheld */
};

/* The umpire's correction, or the way back to a former turn; consents are to
 * its digest. Of a draft game, entry and state may be missing. */
struct correction {
    int version;
    const char *game;
    int entry;         /* that it will be */
    const char *state; /* that it follows */
    const char *reason;
    const char *case_number; /* that was played wrongly, or NULL */
    const char *restore;     /* number of the turn to go back to, or NULL */
    struct edit *edits;
    size_t edit_count;
};

/* From one revision of the room to another, from this entry on. */
struct upgrade {
    int version;
    const char *game;
    int entry;
    const char *state;
    int from;
    int to;
    const char *roster; /* digest of the one that says so */
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
    enum result result;
    const char *side;        /* that surrenders, or NULL */
    const char *reason;      /* or NULL; of an abandonment there is one */
    const char *lock;        /* L of an abandonment; else NULL */
    struct names owe_answer; /* who, it says, owes to that lock */
    struct names owe_sheet;
};

enum entry_kind {
    ENTRY_BEGIN,
    ENTRY_EXCHANGE,
    ENTRY_VOID,
    ENTRY_CORRECTION,
    ENTRY_ROSTER,
    ENTRY_DISCLOSE,
    ENTRY_END
};
extern const char *const entry_words[];
extern const char *const preset_words[];
/* What a preset's dice are worth, one sentence for logs. */
extern const char *const preset_sentences[];
extern const char *const mail_words[];
extern const char *const consent_words[];

/* A closed book is to be published up to that state; consents are to its
 * digest. */
struct disclose_document {
    int version;
    const char *game;
    int entry;         /* that it will be */
    const char *state; /* that it follows */
};

/* Orders an exchange did not reach, for the side's next blank sheet. */
struct dropped {
    const char *side;
    const char *step;
    int round;
    struct order *orders;
    size_t count;
};

/* A correction or a void that not every commander has seen: told again in each
 * log, until each has sent a sheet after it. */
struct told {
    bool is_void;
    int entry;
    const char *reason;
    struct names waits;    /* ids of those who have not */
    const char *lock;      /* of a void: L of what was not played, */
    struct names withheld; /* and who is said to have withheld what he owed */
};

/* A turn's envelope with the room's game in it. Digest fields an entry has
 * not are "-". */
struct turn {
    int version;
    int number;
    enum entry_kind kind;
    const char *game;
    const char *roster;
    const char *rules;
    const char *previous; /* state */
    const char *lock;     /* L */
    const char *journal;  /* digest */
    const char *salt;
    const char *program; /* "berthier 0.1.0" */
    int revision;        /* of the room */
    bool given_seed;     /* files only */
    bool over;
    bool ended;       /* nothing but the disclosure may follow */
    bool disclosed;   /* a closed book lies open from here on */
    const char *step; /* id of the step that stands open or comes next */
    struct options options;
    struct standing *standing;
    size_t standing_count;
    struct dropped *dropped;
    size_t dropped_count;
    struct told *told;
    size_t told_count;
    struct game *play; /* the room's part */
};

/* A module's envelope with the room's data in it. */
struct module_document {
    int version;
    const char *name;  /* waterloo-1815 */
    const char *title; /* Waterloo 1815 */
    const char *room;
    const char *edition;
    struct module *data;           /* see module_open() in opening.h */
    const struct element *element; /* of data: what turns refer to */
};

/* A journal's envelope. Names what it was played from, never the state it
 * leads to. */
struct journal_document {
    int version;
    int entry;
    const char *game;
    const char *previous; /* state, or "-" */
    const char *lock;     /* L, or "-" */
    struct journal journal;
};

/* What one side may see of a turn: neither salt nor journal digest. */
struct view_document {
    int version;
    int number;
    const char *side;
    const char *game;
    const char *roster;
    const char *state;    /* of the turn it is a view of */
    const char *previous; /* what that turn names, so that views are a chain */
    const char *lock;
    const char *step;
    bool over;
    struct options options;
    struct standing *standing; /* of the side */
    size_t standing_count;
    struct dropped *dropped;
    size_t dropped_count;
    struct told *told; /* voids alone */
    size_t told_count;
    struct game *play;
};

/* A view that was read, with the side's part of the turn in a turn: what a
 * view does not say is empty there, salt and journal "-". */
struct side_view {
    const char *side;
    const char *state; /* of the turn it is a view of */
    struct turn turn;  /* its game is open */
};

/*
 * Reading: from the root of an opened file to the struct; refusals name file
 * and line; the format's version is checked first. False after refusals. What
 * out held before does not matter.
 */
bool participant_read(struct participant *out, const struct element *root,
                      const char *file, struct arena *arena,
                      struct report *report);
/* Who contributes against the preset is refused by name [trust contributors]:
 * whoever opens a roster, for whatever end, sees it here. */
bool roster_read(struct roster *out, const struct element *root,
                 const char *file, struct arena *arena, struct report *report);
/* Does his answer go into the seed? In presets duel and table everybody's, in
 * umpire the host's alone: his row of the roster must say the same. */
bool is_contributor(const struct roster *roster,
                    const struct roster_member *member);
bool consent_read(struct consent *out, const struct element *root,
                  const char *file, struct arena *arena, struct report *report);
/* After refusals out has what could be read: the sections that are good, and
 * from, unless something is wrong with the root. */
bool sheet_read(struct sheet *out, const struct element *root, const char *file,
                struct arena *arena, struct report *report);
bool seal_read(struct seal *out, const struct element *root, const char *file,
               struct arena *arena, struct report *report);
bool lock_read(struct lock *out, const struct element *root, const char *file,
               struct arena *arena, struct report *report);
bool answer_read(struct answer *out, const struct element *root,
                 const char *file, struct arena *arena, struct report *report);
bool receipt_read(struct receipt *out, const struct element *root,
                  const char *file, struct arena *arena, struct report *report);
bool void_read(struct void_document *out, const struct element *root,
               const char *file, struct arena *arena, struct report *report);
bool correction_read(struct correction *out, const struct element *root,
                     const char *file, struct arena *arena,
                     struct report *report);
/* The turn that it goes back to; -1: it does not. */
int correction_restores(const struct correction *correction);
bool upgrade_read(struct upgrade *out, const struct element *root,
                  const char *file, struct arena *arena, struct report *report);
bool end_read(struct end_document *out, const struct element *root,
              const char *file, struct arena *arena, struct report *report);
bool disclose_read(struct disclose_document *out, const struct element *root,
                   const char *file, struct arena *arena,
                   struct report *report);
bool journal_document_read(struct journal_document *out,
                           const struct element *root, const char *file,
                           struct arena *arena, struct report *report);
/* The envelope alone: data stays NULL; its room attribute says who reads the
 * rest. */
bool module_head_read(struct module_document *out, const struct element *root,
                      const char *file, struct arena *arena,
                      struct report *report);
/* The room's part of it; open_module() is not called. */
bool module_data_read(struct module_document *out, const struct element *root,
                      const struct room *room, const char *file,
                      struct arena *arena, struct report *report);
/* Need the room for the orders and the game; open_game() is not called. */
bool view_read(struct view_document *out, const struct element *root,
               const struct room *room, const char *file, struct arena *arena,
               struct report *report);
bool turn_read(struct turn *out, const struct element *root,
               const struct room *room, const char *file, struct arena *arena,
               struct report *report);

/* One of its elements <correction> and <void>. */
bool told_read(struct told *out, const struct element *element,
               const char *file, struct arena *arena, struct report *report);
/* The envelope alone, for those who do not play: no room is needed, and what
 * only it can read stays empty. */
bool turn_head_read(struct turn *out, const struct element *root,
                    const char *file, struct arena *arena,
                    struct report *report);

/* Writing: the canonical bytes without a Signature. */
void participant_write(struct buffer *out, const struct participant *in);
void roster_write(struct buffer *out, const struct roster *in);
void consent_write(struct buffer *out, const struct consent *in);
void sheet_write(struct buffer *out, const struct sheet *in);
void seal_write(struct buffer *out, const struct seal *in);
void lock_write(struct buffer *out, const struct lock *in);
void answer_write(struct buffer *out, const struct answer *in);
void receipt_write(struct buffer *out, const struct receipt *in);
void void_write(struct buffer *out, const struct void_document *in);
void correction_write(struct buffer *out, const struct correction *in);
void upgrade_write(struct buffer *out, const struct upgrade *in);
void end_write(struct buffer *out, const struct end_document *in);
void disclose_write(struct buffer *out, const struct disclose_document *in);
void module_write(struct buffer *out, const struct module_document *in,
                  const struct room *room);
void journal_document_write(struct buffer *out,
                            const struct journal_document *in);
void view_write(struct buffer *out, const struct view_document *in,
                const struct room *room);
void turn_write(struct buffer *out, const struct turn *in,
                const struct room *room);

#endif

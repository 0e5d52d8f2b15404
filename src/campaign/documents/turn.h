/* What an exchange leaves: the turn, and what each side may see of it. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_TURN_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_TURN_H

#include "core/names.h"
#include "core/order.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct buffer;
struct element;
struct game;
struct report;
struct ruleset;

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
struct notice {
    bool is_void;
    int entry;
    const char *reason;
    struct names waits;    /* ids of those who have not */
    const char *lock;      /* of a void: L of what was not played, */
    struct names withheld; /* and who is said to have withheld what he owed */
};

/* What stood by a former revision of the ruleset and is plans now, one a side
 * that had any. */
struct former_plans {
    struct standing *items;
    size_t count;
};

/* The sides as play has dealt them among their players: who commanded a seat
 * commands the side beside it, every side of the module, as soon as the roster
 * says so too. Empty: they are as the roster has them. */
struct dealt {
    struct names seats;
    struct names sides;
};

/* A turn's envelope with the ruleset's game in it. Digest fields an entry has
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
    int revision;        /* of the ruleset */
    bool given_seed;     /* files only */
    bool over;
    bool ended;           /* nothing but the disclosure may follow */
    bool disclosed;       /* a closed book lies open from here on */
    struct names unasked; /* ids: who has keys, or a side, that he who had them
                             before did not give up (roster_unasked()) */
    const char *step;     /* id of the step that stands open or comes next */
    struct dealt dealt;
    struct options options;
    struct standing *standing;
    size_t standing_count;
    struct former_plans former_plans; /* read, never in force, never written */
    struct dropped *dropped;
    size_t dropped_count;
    struct notice *notices;
    size_t notices_count;
    struct game *play; /* the ruleset's part */
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
    struct dealt dealt;
    struct options options;
    struct standing *standing; /* of the side */
    size_t standing_count;
    struct dropped *dropped;
    size_t dropped_count;
    struct notice *notices; /* voids alone */
    size_t notices_count;
    struct game *play;
};

/* A view that was read, with the side's part of the turn in a turn: what a
 * view does not say is empty there, salt and journal "-". */
struct side_view {
    const char *side;
    const char *state; /* of the turn it is a view of */
    struct turn turn;  /* its game is open */
};

/* Needs the ruleset for the orders and the game; open_game() is not called. */
bool turn_read(struct turn *out, const struct element *root,
               const struct ruleset *ruleset, const char *file,
               struct arena *arena, struct report *report);
/* The envelope alone, for those who do not play: no ruleset is needed, and what
 * only it can read stays empty. */
bool turn_head_read(struct turn *out, const struct element *root,
                    const char *file, struct arena *arena,
                    struct report *report);
void turn_write(struct buffer *out, const struct turn *in,
                const struct ruleset *ruleset);

/* The same of a view. */
bool view_read(struct view_document *out, const struct element *root,
               const struct ruleset *ruleset, const char *file,
               struct arena *arena, struct report *report);
void view_write(struct buffer *out, const struct view_document *in,
                const struct ruleset *ruleset);

/* notice.c: One of its elements <correction> and <void>. */
bool notice_read(struct notice *out, const struct element *element,
                 const char *file, struct arena *arena, struct report *report);
/* "Corrected in entry 5: the map was misread" */
const char *notice_text(const struct notice *notice, struct arena *arena);

/* plans.c: plans where they do not belong: in a turn of a former revision of
 * the ruleset, by which they were standing orders. */
/* Is it a kind that acts in the exchange of its sheet alone? */
bool is_plan(const struct ruleset *ruleset, const struct order_kind *kind);
/* The kinds that a turn of any revision may have standing: standing orders, and
 * what are plans now. NULL at the end. */
const struct order_kind *const *kinds_that_stood(const struct ruleset *ruleset,
                                                 struct arena *arena);
/* Takes the plans out of what was read as standing, and into out (NULL: not
 * kept). */
void plans_part(struct former_plans *out, struct standing *standing,
                const struct ruleset *ruleset, struct arena *arena);

#endif

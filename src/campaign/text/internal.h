/* What reading and writing orders as text share: lines of words, and which of
 * them stands for which field. */
#ifndef BERTHIER_CAMPAIGN_TEXT_INTERNAL_H
#define BERTHIER_CAMPAIGN_TEXT_INTERNAL_H

#include "campaign/judge/judge.h"
#include "campaign/text/text.h"
#include "core/field.h"
#include "core/known.h"
#include "core/order.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>

enum { MOST_PLACES = 64 }; /* as many fields as a table may have */

/* Which fields of a kind stand without a name, in which order. */
struct text_form {
    const struct field *places[MOST_PLACES];
    size_t count;
    bool may_lack_first; /* an optional subject: it is there if there are as
                            many words as places */
    bool ends_in_list;   /* the last one takes all words that are left */
};

struct text_form text_form(const struct order_kind *kind);
bool text_form_has(const struct text_form *form, const char *field);
/* Of ids or hexes. */
bool is_list(const struct field *field);
/* "move force path... [joins=] [repulse=]": how such a line goes. */
const char *text_usage(struct arena *arena, const struct order_kind *kind);

/* lines.c: a file as its lines, comments and empty ones left out. */

struct text_line {
    long number;
    size_t indent;    /* blanks before it, counted from those of the head */
    const char *text; /* without them, and without blanks at its end */
};

struct text {
    const char *file;
    struct arena *arena;
    struct report *report;
    struct text_line *lines;
    size_t count;
    struct text_head head;
    bool quotes_told; /* that typographic ones were taken for quotes */
    /* Is it a line that such a text begins with? NULL: there is none. */
    bool (*is_head)(const struct text *text, const char *line);
};

/* False after refusals; the lines that are good are there. */
bool text_split(struct text *text, const char *bytes, size_t length);
struct place text_place(const struct text *text, const struct text_line *line);

/* words.c: a line as its words. */

/* "a" or "two words"; of a list that commas join, one. */
struct text_item {
    const char *text;
    bool is_quoted;
};

struct text_word {
    const char *name; /* that stood before '=', or NULL */
    struct text_item *items;
    size_t count;
};

struct text_words {
    struct text_word *items;
    size_t count;
};

/* Adds the words of a line up to its comment; false after refusals. */
bool text_words(struct text_words *out, struct text *text,
                const struct text_line *line);
/* How many bytes the blank takes that begins here, and 0 if it is none; those
 * that do not break, and the tab, are blanks as well. */
size_t blank_at(const char *text);
/* Takes away the '.' or ':' that people write behind a heading, of its first
 * word and of its last. */
void drop_stops(struct text_words *words, struct arena *arena);
/* As the word was written, but for its quotes. */
const char *word_text(const struct text_word *word, struct arena *arena);

/* The sides of the module by ids and names. */
void known_sides(struct known *out, const struct ruleset *ruleset,
                 const struct module *module, struct arena *arena);

/* values.c: words as values of fields. */

/* What the words of a text are read against. */
struct reading {
    struct text *text;
    const struct text_home *home;
    struct judge judge; /* what earlier orders have made of the game */
    bool foresees;      /* what the order does is to be seen by the next */
    bool is_everybody;  /* names of all sides are taken, not of the seat's */
    struct known sides;
    size_t own, anothers; /* things named so far: of the seat, of others */
    /* The first of others that may be meant all the same: "force", "reille". */
    struct foreign {
        struct place place;
        const char *what, *word;
    } foreign;
    struct field_names **names; /* that the ruleset was asked for */
    size_t name_count;
};

/* Where a value stands. */
struct value_place {
    const struct order_kind *kind;
    const struct field *field;
    const struct place *place;
};

/* Notes something that is another's, the first alone. */
void text_foreign(struct reading *reading, const struct place *place,
                  const char *what, const char *word);
/* A sheet with nothing but another's things is one mistake, and most often that
 * of its first line: refuses what was noted. */
void text_refuse_foreign(struct reading *reading);
/* What may stand there, as the ruleset calls it; the place may be NULL. */
const struct known *text_known(struct reading *reading, const struct seat *seat,
                               const struct value_place *where);
/* The value as XML would have it; NULL after refusals. */
const char *text_value(struct reading *reading, const struct seat *seat,
                       const struct value_place *where,
                       const struct text_word *word);
/* Of a list, of all the words; those that are together a name as printed need
 * no quotes. */
const char *text_list(struct reading *reading, const struct seat *seat,
                      const struct value_place *where,
                      const struct text_words *words);

/* orders.c: a line as an order. */

/* The element of an order of that kind, its path completed; NULL after
 * refusals. The seat is one of the reading's judge, and sees it done. */
struct element *text_order(struct reading *reading, struct seat *seat,
                           const struct order_kind *kind,
                           const struct text_words *words,
                           const struct place *place);

/* parts.c: the lines that begin a part of the sheet. */

/* The sheet while its lines are read. */
struct sheet_tree {
    struct reading reading;
    struct element *root;
    const struct element **next; /* where its next part goes */

    struct element *part;         /* that is open, or NULL */
    const struct element **order; /* where its next order goes */
    bool may_join; /* a line of standing orders or plans that the next one
                      joins */
    bool is_note;  /* its text goes on in lines that are indented: */
    struct buffer note;
    bool is_refused; /* there is none because it was */
    bool is_closed;  /* for orders: whatever they are, it is refused */
    const char *side;
    struct seat seat;                      /* of its orders */
    const struct order_kind *const *kinds; /* that it takes */

    const struct order_kind *kind; /* of the order that may go on, or NULL */
    struct place place;
    size_t indent;
    struct text_words words;
};

/* 1 to 999999999; 0: it is none. */
int read_number(const char *word);
/* The step that the word names, or NULL. */
const struct step *step_named(const struct sheet_tree *tree, const char *word);
/* In small letters, as ids are. */
const char *small_word(const char *word, struct arena *arena);
/* Are they the same but for capitals? */
bool same_word(const char *one, const char *other);
/* The kind that the word names, or NULL; kinds ends with NULL, and may be it.
 */
const struct order_kind *kind_named(const struct order_kind *const *kinds,
                                    const char *word);
/* "II.a round 2 french", of a step that is there. */
void read_section_line(struct sheet_tree *tree, const struct text_line *line,
                       const struct text_words *words);
/* A part beside the steps: "standing" or "plans", and what it takes. */
struct beside {
    const char *part;
    const struct order_kind *const *kinds;
};
/* "standing french initiative first". Returns how many words came before its
 * order. */
size_t read_beside(struct sheet_tree *tree, const struct beside *beside,
                   const struct text_line *line,
                   const struct text_words *words);
/* "note all: words". */
void read_note_line(struct sheet_tree *tree, const struct text_line *line);
/* Ends the part that is open, and reads no order until another begins. */
void close_part(struct sheet_tree *tree);

#endif

/* What reading and writing corrections in words share. */
#ifndef BERTHIER_CAMPAIGN_TEXT_CORRECTION_INTERNAL_H
#define BERTHIER_CAMPAIGN_TEXT_CORRECTION_INTERNAL_H

#include "campaign/text/correction.h"
#include "campaign/text/internal.h"
#include "core/edit.h"
#include "core/records.h"

/* The state as a whole, in place of a kind of its records. */
#define GAME_WORD "game"
/* What stands for no value. */
#define UNSET_WORD "unset"

/* A kind of record, as a line may name it. */
struct record_kind {
    const char *name;
    const struct record *record;
    const struct record *in; /* table of the record that it stands in */
    struct order_kind kind;  /* its fields, as orders have theirs; the ruleset
                                tells by it whose field it names */
    struct named_records *named; /* NULL: not asked yet, or others are there
                                    now */
};

/* The records of a kind. */
struct named_records {
    struct named_record {
        const void *item;
        struct names words; /* record_name() */
        const char *name;   /* as few of them as name it alone among its kind */
    } * items;
    size_t count;
    struct known known; /* by ids and by what people call them */
};

struct record_kinds {
    struct record_kind **items;
    size_t count;
};

/* A correction while its lines are read. */
struct correcting {
    struct text *text;
    const struct correction_target *target;
    struct arena *arena;
    struct game *game; /* as the lines so far have made it */
    struct turn turn;  /* with the standing orders of the same */
    struct record_kinds kinds;
    struct record_kind whole; /* the game */
    struct correction *out;

    struct desk desk; /* what values are read against */
    struct text_home home;
    struct reading reading;
    struct seat seat; /* of the host's, who sees everything */
    bool is_reason;   /* its words may go on in the next line */
};

/* correction_names.c */

/* Everything but the text; the game is a copy of the ground's. */
void correcting_init(struct correcting *out,
                     const struct correction_target *target,
                     struct arena *arena, struct report *report);
/* The kind that the word names; NULL: refused with those that there are. */
struct record_kind *kind_of_word(struct correcting *correcting,
                                 const char *word, const struct place *place);
const struct named_records *records_of(struct correcting *correcting,
                                       struct record_kind *kind);
/* Others are there now, or elsewhere. */
void records_forget(struct correcting *correcting);
/* The name of the only record that these words name, NULL after refusals. Of
 * the game and of what is the only one of its kind it is "". */
const char *record_named(struct correcting *correcting,
                         struct record_kind *kind,
                         const struct text_words *words,
                         const struct place *place);
/* Do they name one? */
bool records_have(struct correcting *correcting, struct record_kind *kind,
                  const struct text_words *words);
/* The record of that name, which record_named() has given. */
const void *record_at(struct correcting *correcting, struct record_kind *kind,
                      const char *name);
/* What people call a value of the field: "Leers" of 0722; NULL: nothing
 * else. */
const char *printed_value(struct correcting *correcting,
                          const struct record_kind *kind,
                          const struct field *field, const char *value);
/* Words in one text, with one blank between. */
const char *joined_words(const struct text_words *words, struct arena *arena);
/* "a force", "an army" */
const char *a_kind(struct arena *arena, const struct record_kind *kind);
/* "force reille", "game" for prose. */
const char *spoken_record(struct arena *arena, const struct record_kind *kind,
                          const char *name);
/* From that one on, so many. */
struct text_words some_words(const struct text_words *words, size_t first,
                             size_t count);

/* correction_piece.c: a form while it is written. */
struct form_page {
    struct buffer *out;
    struct correcting *correcting;
    const struct form_wish *wish;
    struct arena *arena;
    size_t records; /* that are listed of each kind */
};

/* "## words" */
void form_explain(struct form_page *page, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* "# line   # words", which may be NULL. */
void form_offer(struct form_page *page, const char *line, const char *words);

/* correction_back.c: what undoes the changes since that turn. */
void form_changes(struct form_page *page, const struct turn *before);

/* All that may be said of one record. */
void form_record(struct form_page *page, struct record_kind *kind,
                 const struct named_record *one);
/* A line with all that stands in it: "set unit foy sp=4 hex=0722". */
void form_set(struct form_page *page, const struct record_kind *kind,
              const struct named_record *one);
/* Lines that move it, say its strength and take it away; false: there is
 * nothing of the kind to be said of it. */
bool form_move(struct form_page *page, struct record_kind *kind,
               const struct named_record *one);
bool form_strength(struct form_page *page, const struct record_kind *kind,
                   const struct named_record *one);
void form_remove(struct form_page *page, const struct record_kind *kind,
                 const struct named_record *one);
/* Can the game do without it? The ruleset is asked. */
bool may_be_removed(struct form_page *page, const struct record_kind *kind,
                    const struct named_record *one);

/* correction_standing.c */
void read_standing_change(struct correcting *correcting,
                          const struct text_words *words,
                          const struct place *place);
void form_standing(struct form_page *page);

/* correction_verbs.c */

/* Carries the change out and keeps it; false after refusals. from is filled
 * in. */
bool correcting_edit(struct correcting *correcting, struct edit *edit);
/* What stands in the field now, NULL: nothing. */
const char *value_now(struct correcting *correcting, struct record_kind *kind,
                      const char *name, const struct field *field);
/* The value in its one spelling, NULL in *out: unset. False after refusals. */
bool value_of_words(const char **out, struct correcting *correcting,
                    const struct value_place *where,
                    const struct text_words *words);

/* How the lines go. */
#define SET_USAGE                                                              \
    "set KIND ID FIELD VALUE [from VALUE], or set KIND ID FIELD=VALUE "        \
    "FIELD=VALUE"
#define MOVE_USAGE     "move KIND ID to PLACE"
#define STRENGTH_USAGE "strength of KIND ID [FIELD] N"
#define REMOVE_USAGE   "remove KIND ID"
#define ADD_USAGE      "add KIND and what it must say in its order, then FIELD=VALUE"
void refuse_usage(struct correcting *correcting, const char *usage,
                  const struct place *place);
void read_set_line(struct correcting *correcting,
                   const struct text_words *words, const struct place *place);
void read_remove(struct correcting *correcting, const struct text_words *words,
                 const struct place *place);
void read_add(struct correcting *correcting, const struct text_words *words,
              const struct place *place);

/* correction_move.c */

/* The kind of that element, which is there. */
struct record_kind *kind_called(const struct correcting *correcting,
                                const char *name);
/* The first field that bears the mark, or NULL. */
const struct field *marked_field(const struct record *record, unsigned mark);
/* What moves when the record of that name does; false: nothing, and refused
 * says why, if the ruleset does. */
bool move_pieces(struct piece_moves *out, struct correcting *correcting,
                 const struct record_kind *kind, const char *name);
void read_move(struct correcting *correcting, const struct text_words *words,
               const struct place *place);
void read_strength(struct correcting *correcting,
                   const struct text_words *words, const struct place *place);

/* correction_words.c */

/* A correction while it is told. */
struct telling {
    const struct ruleset *ruleset;
    struct correcting *correcting; /* NULL: nothing is said but what stands in
                                      the changes */
    struct arena *arena;
};

/* "unit fr-foy (9th Division Foy)", "game" */
const char *told_subject(const struct telling *telling,
                         const struct edit *edit);
/* That it changes; NULL: the ruleset has none such, or its kind is not said. */
const struct field *told_field(const struct telling *telling,
                               const struct edit *edit);
/* "0722 (Quatre Bras)", "unset" */
const char *told_value(const struct telling *telling, const struct edit *edit,
                       const char *value);

/* correction_moved.c: How many of these changes, from the first on, are those
 * of one "move" of several pieces; then *line says it: "move force reille and
 * all with it to 0721 (Quatre Bras), was 0614". 0: the first is none of such.
 */
size_t told_move(const char **line, const struct telling *telling,
                 const struct edit *edits, size_t count);

#endif

/* Changes of named records through their field tables: how a correction
 * reaches any ruleset's state without knowing it. */
#ifndef BERTHIER_CORE_EDIT_H
#define BERTHIER_CORE_EDIT_H

#include "core/element.h"
#include "core/field.h"
#include "core/report.h"

#include <stdbool.h>

struct arena;

enum edit_kind {
    EDIT_CHANGE,
    EDIT_REMOVE,
    EDIT_ADD,
    EDIT_STANDING, /* a standing order in force: of is its side, added says it;
                      the state does not have it */
    EDIT_HIDDEN,   /* one of the others, of which a digest alone is told */
};

/*
 * One change. A record is named by the value of its key or, if its table has
 * none, of its first field that is a name or a hex; of tells records of several
 * kinds apart that bear one name. With of, more words may follow where one is
 * not enough: "fr gb" is the war between these (record_name()).
 */
struct edit {
    enum edit_kind kind;
    struct place place;
    const char *of;    /* element of the record, or NULL */
    const char *piece; /* NULL: the only one of its kind or, without a kind,
                          the state as a whole. Of an added record: the one
                          that it stands in */
    const char *field; /* of a change */
    const char *from;  /* what stands there; NULL: nothing */
    const char *to;    /* what shall stand there; NULL: nothing */
    const struct element *added;
    const char *digest; /* of what is hidden */
};

/*
 * Carries it out on a game whose arrays are the arena's (record_copy()).
 * Refused at its place: a piece that is not there or not alone, a field that
 * its kind has not, a value that stands there no more, a value that the field
 * cannot take, what is hidden. What must hold between records is not looked
 * at.
 */
bool record_edit(void *state, const struct record *record,
                 const struct edit *edit, struct arena *arena,
                 struct report *report);
/*
 * What tells whose record it is: the names and words that stand in the record
 * that the edit names, and those that the edit puts there. Of the record's own
 * name kind is its element, of all others NULL. Of a record that is not there,
 * those of the edit alone.
 */
struct edit_word {
    const char *kind;
    const char *word;
};
struct edit_words {
    struct edit_word *items;
    size_t count;
};
void edit_words(struct edit_words *out, void *state,
                const struct record *record, const struct edit *edit,
                struct arena *arena);
/* "hex of band 'h1' is 0102, not 0101" for prose. */
const char *edit_text(const struct edit *edit, struct arena *arena);

#endif

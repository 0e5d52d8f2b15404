/* Corrections in words: a second spelling of the umpire's draft, a line a
 * change.
 *
 *     reason the vedettes were not dispersed
 *     case 4c
 *     move force Reille to "Quatre Bras"
 *     set unit foy sp 4
 *     remove vedette v7
 *     add held 1410 french
 *     set game weather rain
 *
 * Which kinds of records there are, what may be said of each and what moves
 * and has strength follows from the ruleset's field tables and their marks;
 * what people call things from the ruleset's names(). A text becomes the same
 * struct correction as XML does, with the text's own lines; what is drawn up,
 * agreed to and entered stays XML. */
#ifndef BERTHIER_CAMPAIGN_TEXT_CORRECTION_H
#define BERTHIER_CAMPAIGN_TEXT_CORRECTION_H

#include "campaign/documents/agreed.h"
#include "campaign/documents/turn.h"
#include "campaign/text/text.h"
#include "core/buffer.h"
#include "rulesets/ruleset.h"

#include <stdbool.h>
#include <stddef.h>

/* The game that is corrected. */
struct correction_target {
    const struct ruleset *ruleset;
    const struct module *module;
    const struct turn *turn; /* the head */
};

/* Is it a correction in words, and no XML? Told by the first byte that is no
 * blank. */
bool correction_is_text(const char *bytes, size_t length);

/* Reads it; every finding is refused at its line, all at once. Each change
 * meets the game as those before it have made it, so what stood there before
 * need not be said. */
bool correction_text_read(struct correction *out, const struct text_file *file,
                          const struct correction_target *target,
                          struct arena *arena, struct report *report);

/* Puts the standing order of such an edit in force in a turn of the ground's,
 * whose standing orders become its own; refused at the edit's place if the
 * ruleset takes none such. */
bool correction_standing(struct turn *turn, const struct edit *edit,
                         const struct correction_target *target,
                         struct arena *arena, struct report *report);

/* How a form is wished for. */
struct form_wish {
    const struct turn *before; /* the turn that the head follows: what it has
                                  changed is offered back; NULL: nothing */
    const char *title;         /* of the module */
    const char *dir;           /* the campaign's folder, as it was named */
    const char *piece; /* that piece alone, or that kind of record; or NULL */
    bool all;          /* every record, however many lines it takes */
};
enum { FORM_LINES = 190 }; /* unless all is wished for */

/*
 * A form like a blank sheet: what may be said of the game, as lines that are
 * ready once "# " is taken away, with the values that stand now; "##" only
 * explains. False: nothing is called as the wish says, which is refused.
 */
bool correction_form(struct buffer *out, const struct correction_target *target,
                     const struct form_wish *wish, struct arena *arena,
                     struct report *report);

/*
 * What it does, a line each, in the words that a form has for it, with what
 * people call the pieces and what stood there before: "set power fr (France)
 * money 41, was 40". Of a ground without a turn (of a closed book, say) nothing
 * is told but what stands in the changes.
 */
void correction_lines(struct names *out, const struct correction *correction,
                      const struct correction_target *target,
                      struct arena *arena);
/* The same of one change alone. */
const char *correction_line(const struct edit *edit,
                            const struct ruleset *ruleset, struct arena *arena);

#endif

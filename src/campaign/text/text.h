/* Orders as text: a second spelling of a draft, for people who write orders by
 * hand.
 *
 *     berthier waterloo-1815 exchange 4 french
 *     II.a
 *       move Perponcher "Quatre Bras"
 *       command Reille
 *     standing initiative first
 *     plans ...
 *     note all: Bonne chance.
 *
 * It has no schema of its own: what stands in a line of an order follows from
 * the field table of its kind (form.c). First its name; then, without names,
 * its subject and whatever else it must say, in the order of the table, where a
 * list that comes last takes all words that are left; then name=value for what
 * it may say besides. A text becomes the same tree of elements as XML does,
 * with the text's own lines, and all that follows is shared: reading, judging,
 * signing. What is signed and filed stays XML.
 *
 * The program writes ids, hexes in digits and what people call them in comments
 * alone, so that a text means the same whatever a ruleset prints; write.c and
 * order_as_text() need no game for it. */
#ifndef BERTHIER_CAMPAIGN_TEXT_TEXT_H
#define BERTHIER_CAMPAIGN_TEXT_TEXT_H

#include "campaign/judge/blank.h"
#include "campaign/judge/desk.h"
#include "core/buffer.h"
#include "core/element.h"
#include "core/order.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct sheet;

/* What the first line names. */
struct text_head {
    const char *module;
    int exchange;
    const char *from; /* id of the participant */
};

/* Is it a draft as text, and no XML? Told by the first line that says
 * something. */
bool text_is_orders(const char *bytes, size_t length);

/* Opens a draft as text for its head, which says whose desk it is to be read
 * at. NULL if there is none: refused. */
struct text;
struct text_file {
    const char *name;
    const char *bytes; /* NUL behind them */
    size_t length;
};
struct text *text_open(const struct text_file *file, struct arena *arena,
                       struct report *report);
const struct text_head *text_head(const struct text *text);

/* The desk that a text is read at, and what its first line must name. */
struct text_home {
    const struct desk *desk; /* of the sender, with his sides and wards */
    const char *module;      /* its name */
    const char *game;        /* digests that XML would spell out */
    const char *state;
    int exchange; /* that is open */
};

/*
 * The same tree that XML would be, with the text's lines: the sheet that
 * sheet_read() takes. Names as printed have become ids, beginnings of words the
 * words, and destinations paths, on the game as the side sees it and as the
 * sheet's own orders have made it so far. NULL if the text was made for another
 * game or exchange; else everything that could be read, and what could not is
 * refused at its line.
 */
const struct element *text_read(struct text *text,
                                const struct text_home *home);

/* The line of an order, without indentation and line end: "move reille 0722
 * 0821 joins=yes". Read again it is the same order. */
const char *order_as_text(struct arena *arena, const struct order *order);
/* The same with the hexes as the map prints them: "move reille B0722". */
const char *order_as_printed(struct arena *arena, const struct desk *desk,
                             const struct order *order);
/* The same of an element, as it was read, be it right or wrong; kind NULL: no
 * kind has that name. */
const char *element_as_text(struct arena *arena, const struct order_kind *kind,
                            const struct element *element);

/* The whole of a sheet as it was read from a file, be its orders right or
 * wrong; the desk says which side its sender need not name. text_read() makes
 * the same sheet of it at that desk, if it is good. */
void text_put_sheet(struct buffer *out, const struct text_head *head,
                    const struct desk *desk, const struct sheet *sheet);

/* A line each, with its line end. Orders stand indented beneath the step, and a
 * note of many words goes on in lines that are indented deeper. */
void text_put_head(struct buffer *out, const struct text_head *head);
/* side NULL: the sender commands but one. */
void text_put_section(struct buffer *out, const char *step, int round,
                      const char *side);
void text_put_order(struct buffer *out, const char *line);
/* An order to be had by taking "# " away, with words about it or NULL. */
void text_put_choice(struct buffer *out, const char *line, const char *words);
/* Of part "standing" or "plans". line NULL: none is set, or they follow as
 * lines of orders. */
void text_put_beside(struct buffer *out, const char *part, const char *side,
                     const char *line);
void text_put_note(struct buffer *out, const char *to, const char *words);
/* Words for people, at the beginning of the line or indented as orders are;
 * each line of them is one of the text. */
void text_put_comment(struct buffer *out, bool is_indented, const char *words);

/* blank.c: A blank sheet as text, to be filled in.
 *
 * A step that asks now, or never again, stands as a section; its choices are
 * comments, "# " before a line of an order, so that who takes the "# " away has
 * given it. Lines that begin with "##" only explain. A step that will be asked
 * again is mentioned with its line commented out, for who orders ahead. So the
 * sheet as it comes is a good draft.
 *
 * A sheet is to be read: of the choices for each subject only the nearest are
 * listed, as many as keep the whole below a bound, and each list says how many
 * more there are. */
enum { BLANK_LINES = 190 }; /* for each side that it speaks for */

/* all: every choice, however many lines it takes. */
void blank_text(struct buffer *out, const struct blank *blank, bool all);

/* How many lines end in it. */
size_t line_ends(const struct buffer *text);
/* form.c: how an order of the kind is written: "move FORCE PATH...
 * [repulse=HEXES]"; choices show their words. */
const char *order_usage(struct arena *arena, const struct order_kind *kind);
/* brief.c: the line of an order that is legal on the game of the seat, by its
 * destination alone where the ruleset completes that to the very path. */
const char *order_in_brief(const struct desk *desk, const struct seat *seat,
                           const struct order *order);

#endif

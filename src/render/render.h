/* Pure renderings of a journal and a picture: text for mail, HTML, SVG.
 *
 * A journal is what happened, as data (core/journal.h); a picture is what
 * stands on the map, as data (core/picture.h), filled by the ruleset. Nothing
 * here reads a game, a file or a clock: the same journal, picture and head
 * give the same bytes, which is why audit/ can compare logs.
 *
 * A log tells the news first (news.c): what happened in a few lines, the
 * combats with their losses, who holds what, what is asked and until when, then
 * the map, then all events by phase, and at the end dice and digests.
 * render_text() writes it for mail, event inside event, at most 78 columns wide
 * (text.c, fill.c). render_html() (html.c) writes a page that needs no
 * other file: head and style (html-style.c), the news (html-news.c), the map as
 * inline SVG, and the events (html-events.c). render_svg() writes the map
 * alone. None of them knows whose eyes the reader has: a side's journal is cut
 * to it before (journal_for()), so that what was cut leaves no trace. The
 * head's side is a heading and nothing else.
 *
 * svg_open_map() (svg.c) chooses the map by what the picture holds: areas/ if
 * it has areas, else hexes/. Both draw in layers, ground first; labels.c finds
 * room for names and counters, so that none hides another; palette.c has
 * colours as variables for a page, as such for a picture alone; legend.c says
 * what marks mean. In a page render_map() (page.c) shows the parts where the
 * game is large (windows.c), then the whole, and render_stacks() (list.c) what
 * stands where. markup.c escapes text for all. stage 6 of an exchange and the
 * commands log and map call this folder; it knows core alone.
 */
#ifndef BERTHIER_RENDER_RENDER_H
#define BERTHIER_RENDER_RENDER_H

#include "core/buffer.h"
#include "core/journal.h"
#include "core/picture.h"

#include <stdbool.h>
#include <stddef.h>

/* What stands around the events. Strings may be NULL where said. */
struct log_head {
    const char *campaign;     /* title of the module */
    const char *when;         /* "15 June 1815, game turn 1", or from a day to a
                                 later one; NULL: the ruleset has no days */
    int entry;                /* number of the turn */
    const char *ruleset;      /* title of the ruleset */
    const char *state;        /* digest of the state reached, or NULL */
    const char *game;         /* digest */
    const char *promise;      /* what the dice are worth, sentences, or NULL */
    const char *lock_text;    /* printed whole, or NULL */
    const char *seed_text;    /* printed whole, or NULL */
    const char *program;      /* "berthier 0.1.0" */
    bool test_keys;           /* heads the log TEST KEYS */
    bool given_seed;          /* heads the log GIVEN SEED */
    const char *side;         /* whose report this is; NULL: the whole book */
    const char *const *notes; /* words of players: "anna: ...", NULL ends, or
                                 NULL */
    const char *const
        *next;            /* what is asked now, of whom, NULL ends, or NULL */
    const char *due;      /* until when it is asked: "2026-06-20T18:00:00Z", or
                             NULL */
    const char *extended; /* that sheets of the entry had longer, a sentence,
                             or NULL */
    const char *const *position; /* how the side of a report stands, NULL
                                    ends, or NULL */
};

/* Plain English, lines of at most 78 columns, for mail. */
/* Where the record of such a text begins: its dice and digests. */
const char *render_text_record(const char *text);
void render_text(struct buffer *out, const struct log_head *head,
                 const struct journal *journal);
/* A heading and paragraphs as a log for mail has them; NULL ends them. */
void render_lines(struct buffer *out, const char *title,
                  const char *const *lines);
/* Self-contained HTML with the map as inline SVG: no script, dark and light,
 * prints well. before may be NULL. */
void render_html(struct buffer *out, const struct log_head *head,
                 const struct journal *journal, const struct picture *picture);
/* The map of a page: the parts of it where the game is, each large enough for
 * a phone and for A4, the whole, and what its marks mean. journal (arrows,
 * battles) may be NULL. Once in a page: its parts show the whole again. */
void render_map(struct buffer *out, const struct picture *picture,
                const struct journal *journal);
/* What stands where, as a table for a page: place, side, counter, strength,
 * and what it is made of; nothing of an empty map. */
void render_stacks(struct buffer *out, const struct picture *picture);
/* The same for a terminal. */
void render_stack_lines(struct buffer *out, const struct picture *picture);
/* The <style> of both, for the head of a page. */
void render_map_style(struct buffer *out);
/* The map alone as a stand-alone SVG file, its colours in it; journal (arrows,
 * battles) may be NULL. */
void render_svg(struct buffer *out, const struct picture *picture,
                const struct journal *journal);
/* The same for a dark screen. */
void render_dark_svg(struct buffer *out, const struct picture *picture,
                     const struct journal *journal);

#endif

/* The one class of text that people write and others read: in names, titles,
 * notes, reasons and letters.
 *
 * It is UTF-8, and has nothing that commands a terminal (C0, DEL, C1), ends a
 * line (those of C0, U+2028, U+2029), turns the direction of what stands beside
 * it (marks, embeddings, overrides, isolates) or takes no room at all (zero
 * width spaces and joiners, soft hyphens, fillers, Braille of no dots,
 * variation selectors, tags). What is displayed is then what was written, and
 * two texts that look alike are not told apart by what nobody sees. */
#ifndef BERTHIER_CORE_DISPLAYABLE_H
#define BERTHIER_CORE_DISPLAYABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;

/* How many bytes the character of UTF-8 takes that begins here, and which it
 * is; 0 if it is none. The end of the text is none. */
size_t character_at(const char *text, uint32_t *character);
/* The same; 0 as well if it is not of the class. */
size_t displayable_at(const char *text);
/* Is all of it? An empty text is. */
bool is_displayable(const char *text);
/* "U+202E" of the first that is not, or "byte 9b" where it is no UTF-8; NULL:
 * all of it is. */
const char *undisplayable(const char *text, struct arena *arena);
/* For the terminal and for letters: a '?' stands for each that is not. */
const char *displayed(const char *text, struct arena *arena);
/* The same, but our own line ends stay. */
const char *displayed_lines(const char *text, struct arena *arena);
/* A file's name, which its sender chose: as it is where that can be nothing but
 * a name, else displayed and in quotes, so that it looks like no line of ours.
 */
const char *displayed_name(const char *name, struct arena *arena);
/* A player's own words in a log, in quotes that they cannot end; the text's
 * blanks and line ends are single blanks, and an endless one is cut. */
const char *displayed_words(const char *words, struct arena *arena);
/* The same blanks, without quotes; none at either end. */
const char *single_blanks(const char *text, struct arena *arena);

/*
 * What remains of a name when two are compared: without case, accents and
 * blanks at its ends, all other blanks one; full width letters and ligatures as
 * the plain ones, and letters of Greek and Cyrillic that look like a Latin one
 * as that.
 */
const char *folded(const char *name, struct arena *arena);
/* Are they the same then? */
bool is_same_folded(const char *one, const char *other);

#endif

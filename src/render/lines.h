/* Lines as mail wants them. */
#ifndef BERTHIER_RENDER_LINES_H
#define BERTHIER_RENDER_LINES_H

struct arena;

/* The text with every line of more than 78 columns broken at a blank; what is
 * indented stays so, and its further lines two columns deeper. Commands to be
 * copied ("  berthier ...") and what has no blank are never broken. */
const char *mail_lines(const char *text, struct arena *arena);

#endif

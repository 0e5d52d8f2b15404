/* Names that people would take for one another, whatever script they are in.
 *
 * Which characters look alike says ICU, by Unicode's own table of confusables
 * (Unicode Technical Standard 39): more than the letters that folded() knows,
 * as "Ann" and a Latin alpha, a mathematical A, I and l, rn and m. The table
 * grows with each Unicode, so that two machines may disagree. Hence it is asked
 * of who is about to join, and never of who has: what was entered is held by
 * is_same_folded() alone, which says the same for all time. */
#ifndef BERTHIER_IO_LOOKALIKE_H
#define BERTHIER_IO_LOOKALIKE_H

#include <stdbool.h>

/* Both are UTF-8. Also true of those that are the same when they are folded.
 * Aborts where ICU cannot say, for want of memory or of its data. */
bool is_lookalike(const char *one, const char *other);

#endif

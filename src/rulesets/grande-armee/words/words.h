/* What people read and write of pieces and places: names for orders as text, a
 * line on who stands where, and how a side stands in its report. */
#ifndef BERTHIER_GRANDE_ARMEE_WORDS_WORDS_H
#define BERTHIER_GRANDE_ARMEE_WORDS_WORDS_H

#include "rulesets/grande-armee/turn/turn.h"

/* names.c */
void gra_names(const struct seat *seat, const struct order_kind *kind,
               const struct field *field, struct printed_names *names);
/* describe.c */
const char *gra_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject);
/* position.c */
const char *const *gra_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena);
/* position-days.c: the same of a map. */
const char *const *gra_position_of_days(const struct game *game,
                                        const struct module *module, int side,
                                        struct arena *arena);

#endif

/* What people read and write of pieces and places: names for orders as text, a
 * line on who stands where, and how a side stands in its report. */
#ifndef BERTHIER_GRANDE_ARMEE_WORDS_WORDS_H
#define BERTHIER_GRANDE_ARMEE_WORDS_WORDS_H

#include "rulesets/grande-armee/turn/turn.h"

/* names.c */
void gra_names(const struct seat *seat, const struct order_kind *kind,
               const struct field *field, struct printed_names *names);
const char *gra_hex_printed(const struct module *module, int hex);
/* describe.c */
const char *gra_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject);
/* position.c: lines so far, and of whom they tell. A line is a sentence, or a
 * paragraph: who prints it breaks it. */
struct standpoint {
    struct board board;
    int side;
    struct names lines;
};
void gra_say(struct standpoint *at, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
const char *gra_where(const struct standpoint *at, int hex);
/* "napoleon's" line begins so: "Napoleon, supreme 5-2-2". */
const char *gra_leader_head(struct arena *arena, const struct leader *leader);
/* "demoralized", "Rout 1", whatever ails it. */
struct names gra_unit_state(struct arena *arena, const struct unit *unit);
/* How the side stands in a battle or on a map. */
const char *const *gra_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena);
/* position-days.c: what a map has of it. */
void gra_say_days(struct standpoint *at);

#endif

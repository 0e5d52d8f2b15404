/* What people read and write of pieces and places: names for orders as text,
 * paths made of destinations, a line on how a piece stands, and how a side
 * stands in its report. */
#ifndef BERTHIER_ARMEE_DU_NORD_WORDS_WORDS_H
#define BERTHIER_ARMEE_DU_NORD_WORDS_WORDS_H

#include "rulesets/armee-du-nord/turn/turn.h"

void adn_names(const struct seat *seat, const struct order_kind *kind,
               const struct field *field, struct printed_names *names);
void adn_complete(const struct seat *seat, const struct order_kind *kind,
                  void *details);
const char *adn_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject);
const char *const *adn_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena);

#endif

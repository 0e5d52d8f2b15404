/* What reading and writing orders as text share. */
#ifndef BERTHIER_CAMPAIGN_TEXT_OWN_H
#define BERTHIER_CAMPAIGN_TEXT_OWN_H

#include "core/field.h"
#include "core/order.h"

#include <stdbool.h>
#include <stddef.h>

enum { MOST_PLACES = 64 }; /* as many fields as a table may have */

/* Which fields of a kind stand without a name, in which order. */
struct text_form {
    const struct field *places[MOST_PLACES];
    size_t count;
    bool may_lack_first; /* an optional subject: it is there if there are as
                            many words as places */
    bool ends_in_list;   /* the last one takes all words that are left */
};

struct text_form text_form(const struct order_kind *kind);
/* Of ids or hexes. */
bool is_list(const struct field *field);

#endif

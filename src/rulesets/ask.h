/* The standing order `ask`: a side waives a step's question for good.
 *
 * A step where silence costs something is asked for; play stops there if the
 * sheet says nothing. Who does not want to be asked says so once, "ask
 * step=I.b3 value=never", and play runs past that step whatever it costs him,
 * until he says "always" again. The order is one for all rulesets; each makes
 * its own kind of it, for it alone knows which steps can be waived:
 *
 *   static const char *const steps[] = {"I.b3", "IV", NULL};
 *   static const struct field fields[] = ASK_FIELDS(steps);
 *   const struct order_kind con_ask = ASK_KIND(BASE(sequence), fields);
 *
 * The kind stands in the ruleset's standing table, and a question of such a
 * step says so with ask_waivable(). An option that asks for less sets
 * ask_never() in begin_standing(). Reading refuses every other step and lists
 * these. */
#ifndef BERTHIER_RULESETS_ASK_H
#define BERTHIER_RULESETS_ASK_H

#include "core/field.h"
#include "core/order.h"
#include "core/play.h"

#include <stdbool.h>

enum asking { ASK_ALWAYS, ASK_NEVER };

struct ask_order {
    int step; /* index among the words of the kind */
    enum asking value;
};

extern const char *const ask_words[];
extern const struct ask_order ask_initial;

/* clang-format off */
/* The fields of a ruleset's kind; steps: ids of those that can be waived. */
#define ASK_FIELDS(steps) { \
    FIELD_WORDS(struct ask_order, step, "step", FIELD_REQUIRED, steps), \
    FIELD_WORDS(struct ask_order, value, "value", FIELD_REQUIRED, ask_words), \
    {0}}
#define ASK_KIND(case_, fields_) { \
    .name = "ask", \
    .rule = (case_), \
    .summary = "whether play stops at a step that your sheet leaves out", \
    .size = sizeof(struct ask_order), \
    .fields = (fields_), \
    .subject = "step", \
    .say = ask_say, \
    .initial = &ask_initial, \
    .asks = ask_is_open}
/* clang-format on */

void ask_say(const struct seat *seat, const struct order *order,
             struct buffer *out);
bool ask_is_open(const void *details);

/* The question is not put to a side whose standing order, of that kind, waives
 * the step that asks it. */
void ask_waivable(const struct play *play, struct question *question,
                  const struct order_kind *kind);
/* Waives all steps that can be, in what a side stands by. */
void ask_never(struct arena *arena, struct standing *standing,
               const struct order_kind *kind);
/* Does the side stand by not being asked in the step? standing may be NULL. */
bool ask_is_waived(const struct standing *standing, const char *step);

#endif

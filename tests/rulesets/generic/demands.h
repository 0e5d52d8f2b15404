/*
 * What must come up in the campaigns of a ruleset's players, and how often: a
 * table of the ruleset, so that a test of random players cannot run empty. The
 * columns of demands.tsv are
 *
 * - what: order (accepted, reached and not lapsed; a standing one or a plan:
 *   accepted), question (asked of somebody), event (told in a journal), case
 *   (cited by an event);
 * - name: of the order; of the step that asks; of the event's kind; the case,
 * as a journal prints it: "rule 10.3a", "base retreat";
 * - of: the kind of event, of a case; empty: any;
 * - words: what stands in the event's sentence; empty: any;
 * - quick, long: at least so often in the default run, and with BERTHIER_LONG.
 *
 * What chance brings less than five times is no demand: a change of any journal
 * gives other dice. Rows of the ruleset's own tests play it.
 */
#ifndef BERTHIER_TESTS_GENERIC_DEMANDS_H
#define BERTHIER_TESTS_GENERIC_DEMANDS_H

#include "campaign/exchange/stages.h"
#include "core/journal.h"
#include "core/play.h"
#include "rulesets/ruleset.h"

#include <stdbool.h>
#include <stddef.h>

enum { MOST_DEMANDS = 400 };

enum demanded { DEMAND_ORDER, DEMAND_QUESTION, DEMAND_EVENT, DEMAND_CASE };

struct demand {
    enum demanded what;
    const char *name, *of, *words; /* "": any */
    int quick, at_length;
    int kind; /* enum event_kind, or -1: any */
};

struct demands {
    const char *file;
    struct demand *items;
    size_t count;
};

/* From a file of the source tree; fails the test for a line that is none, or a
 * name that the ruleset does not have. */
void demands_read(struct demands *out, const char *file,
                  const struct ruleset *ruleset, struct arena *arena);
/* Counts into met, one number a demand. */
void demands_count_orders(const struct demands *demands, int *met,
                          const struct order *orders, size_t count, int by);
void demands_count_questions(const struct demands *demands, int *met,
                             const struct questions *questions,
                             const char *step);
/* Those that lapse are taken off the orders. */
void demands_count_events(const struct demands *demands, int *met,
                          const struct event *event);
/* All of a played exchange but its questions. */
void demands_count_exchange(const struct demands *demands, int *met,
                            const struct exchange_orders *orders,
                            const struct outcome *outcome);
/* Prints what did not come up often enough; shown: all. */
bool demands_met(const struct demands *demands, const int *met, bool at_length,
                 bool shown);

#endif

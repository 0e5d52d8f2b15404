/* What rows of any ruleset that break one thing of a game are told by. */
#ifndef BERTHIER_TESTS_GENERIC_COHERENT_ROW_H
#define BERTHIER_TESTS_GENERIC_COHERENT_ROW_H

#include "core/report.h"
#include "tests/support/test.h"

#include <string.h>

struct scene;

struct coherent_row {
    const char *name;
    void (*change)(struct scene *scene);
    const struct rule *rule; /* NULL: it is taken */
    const char *words;
};

/* A finding of that case with these words is there. */
static inline bool said(const struct report *report,
                        const struct coherent_row *row)
{
    for (size_t i = 0; i < report_size(report); i++) {
        const struct finding *finding = report_finding(report, i);

        if (finding->rule == row->rule && strstr(finding->text, row->words))
            return true;
    }
    return false;
}

/* Fails unless the game was taken, or refused, as the row has it. */
static inline void as_the_row_says(const struct coherent_row *row, bool good,
                                   const struct report *report)
{
    if (good == !row->rule && (good || said(report, row)))
        return;
    report_print(report, stderr);
    fail_msg("not so: %s", row->words ? row->words : "taken");
}

#endif

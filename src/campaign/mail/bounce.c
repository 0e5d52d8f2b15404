/* Why a file was not filed, as its sender is told it. */
#include "campaign/mail/bounce.h"

#include "core/arena.h"
#include "core/trust_rules.h"

const char *bounce_words(const struct report *report, enum bounce where,
                         const char *until, struct arena *arena)
{
    const struct {
        const struct rule *rule;
        enum bounce where;
        const char *so, *next, *until, *more;
    } rows[] = {
#define BOUNCE_BY(id, is, so, next, more)                                      \
    {TRUST(id), is, so, next, until, more},
#define BOUNCE(id, is, so, next, more) {TRUST(id), is, so, next, "", more},
#include "campaign/mail/bounce.def"
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        if (report_findings(report) == 1 && rows[i].where == where &&
            report_names(report, rows[i].rule))
            return arena_text(arena, "%s %s%s.%s", rows[i].so, rows[i].next,
                              rows[i].until, rows[i].more);
    return arena_text(
        arena,
        "Something in this file is wrong, and it was not accepted; "
        "what was accepted before stands. Mend what is wrong with "
        "it, sign it again and mail that%s.",
        until);
}

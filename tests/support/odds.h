/* Chances of a scene that a test writes, held against fractions reckoned by
 * hand. */
#ifndef BERTHIER_TESTS_ODDS_H
#define BERTHIER_TESTS_ODDS_H

#include "campaign/odds/odds.h"
#include "core/arena.h"
#include "core/odds.h"
#include "core/report.h"
#include "tests/support/test.h"

#include <stdlib.h>

static inline const char *source_path(struct arena *arena, const char *path)
{
    const char *top = getenv("srcdir");

    return arena_text(arena, "%s/%s", top ? top : ".", path);
}

/* module: its folder in samples/modules. */
static inline struct odds_request
chances_of(struct arena *arena, const char *scene, const char *module)
{
    return (struct odds_request){
        .source = {scene,
                   source_path(
                       arena, arena_text(arena, "samples/modules/%s", module))},
        .leaves = ODDS_MOST_LEAVES,
        .samples = 2000,
        .seed = "test",
    };
}

/* What is answered, of a scene without a mistake. */
static inline const struct odds_answer *
chances_ask(struct arena *arena, const struct odds_request *request)
{
    struct odds_answer *answer = ARENA_NEW(arena, struct odds_answer);
    struct report *report = report_new(arena);

    if (!odds_ask(answer, request, arena, report))
        report_print(report, stderr);
    assert_true(report_clean(report));
    return answer;
}

static inline void is_share(const struct odds *odds, int measure, int value,
                            unsigned above, unsigned below)
{
    assert_true(odds->exact);
    assert_true(odds_weight(odds, (size_t)measure, value) * below ==
                odds->total * above);
}

#endif

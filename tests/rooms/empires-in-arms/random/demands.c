/* What must have occurred, and how often. */
#include "tests/rooms/empires-in-arms/random/tally.h"

#include "tests/support/test.h"

#include <stdio.h>

enum { QUICK_KINDS = 60 };

static bool enough(const char *what, const char *name, int count, int most)
{
    if (count >= most)
        return true;
    print_error("%s %s: %d, and not %d\n", what, name, count, most);
    return false;
}

void tally_check(const struct tally *tally, bool long_run)
{
    bool good = true;

    for (size_t i = 0; i < tally->question_count; i++)
        good &= enough("answers to questions of", tally->questions[i].step,
                       tally->questions[i].ordered, long_run ? 20 : 1);
    good &= enough("different", "kinds of orders", (int)tally->kind_count,
                   QUICK_KINDS);
    assert_true(good);
}

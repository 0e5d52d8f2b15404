/* Nobody takes note of citations, except in tests. */
#include "core/rule.h"

void rule_cited(const struct rule *rule)
{
    (void)rule;
}

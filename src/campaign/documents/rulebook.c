/* Everything that may be cited. */
#include "campaign/documents/rulebook.h"

#include "campaign/documents/exchange_rules.h"
#include "core/report.h"
#include "core/trust_rules.h"
#include "rulesets/ruleset.h"

#include <string.h>

const struct rule *rulebook_at(const struct ruleset *ruleset, size_t i)
{
    const size_t cases = ruleset ? ruleset->rule_count : 0;
    const size_t mechanisms = ruleset ? ruleset->base_count : 0;

    if (i < cases)
        return &ruleset->rules[i];
    i -= cases;
    if (i < mechanisms)
        return &ruleset->base[i];
    i -= mechanisms;
    if (i < TRUST_RULE_COUNT)
        return trust_rule((enum trust_rule)i);
    i -= TRUST_RULE_COUNT;
    if (i < EXCHANGE_RULE_COUNT)
        return exchange_rule((enum exchange_rule)i);
    i -= EXCHANGE_RULE_COUNT;
    return i < FILE_RULE_COUNT ? &file_rules[i] : NULL;
}

const struct rule *rulebook_find(const struct ruleset *ruleset,
                                 const char *book, const char *number)
{
    const struct rule *rule;

    for (size_t i = 0; (rule = rulebook_at(ruleset, i)); i++)
        if (strcmp(rule->number, number) == 0 && strcmp(rule->book, book) == 0)
            return rule;
    return NULL;
}

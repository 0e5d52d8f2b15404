/* Cases that are cited together, and the demands of the protocol as a table. */
#include "core/rule.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "core/trust_rules.h"

#include <assert.h>
#include <string.h>

/* What was read back from a file has rules of its own. */
static bool same(const struct rule *one, const struct rule *other)
{
    return one == other || (strcmp(one->book, other->book) == 0 &&
                            strcmp(one->number, other->number) == 0);
}

bool rules_contain(const struct rules *rules, const struct rule *rule)
{
    for (size_t i = 0; i < rules->count; i++)
        if (same(rules->items[i], rule))
            return true;
    return false;
}

void rules_add(struct arena *arena, struct rules *rules,
               const struct rule *rule)
{
    if (!rules || rules_contain(rules, rule))
        return;
    *(const struct rule **)LIST_ADD(arena, rules->items, rules->count) = rule;
}

void citation_put(struct buffer *out, const char *book, const char *number,
                  const struct rules *also)
{
    const size_t count = also ? also->count : 0;
    const bool several = count > 0 && strcmp(book, "rule") == 0 &&
                         strcmp(also->items[0]->book, book) == 0;

    buffer_printf(out, "%s%s %s", book, several ? "s" : "", number);
    for (size_t i = 0; i < count; i++) {
        const struct rule *rule = also->items[i];

        buffer_puts(out, ", ");
        if (strcmp(rule->book, book) != 0)
            buffer_printf(out, "%s ", rule->book);
        buffer_puts(out, rule->number);
        book = rule->book;
    }
}

/* clang-format off */
static const struct rule trust_rules[TRUST_RULE_COUNT] = {
#define ROW(name, printed, text) \
    [TRUST_##name] = {.book = "trust", .number = printed, .title = text},
    TRUST_RULES(ROW)
#undef ROW
};
/* clang-format on */

const struct rule *trust_rule(enum trust_rule which)
{
    assert(which < TRUST_RULE_COUNT);
    return &trust_rules[which];
}

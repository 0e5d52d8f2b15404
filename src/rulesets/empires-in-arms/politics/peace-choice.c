/* Who chooses which terms of a surrender, and what the loser is spared.
 * [base peace] */
#include "rulesets/empires-in-arms/politics/peace.h"

#include <string.h>

/* [base peace] terms that rule each other out. The chart of one names the
 * other. */
static bool excludes(const struct module *module, const char *one,
                     const char *other)
{
    const struct peace_row *row = eia_ordered_term(module, one);
    const struct peace_row *with = eia_ordered_term(module, other);

    return row && with && names_contain(&row->excluded, with->term);
}

/* [base peace] what is still to be had */
static bool free_to_choose(const struct surrender *surrender, const char *term)
{
    const struct module *module = surrender->play->module;

    if (surrender->kind == SUIT_CONDITIONAL && term[0] != 'b')
        return false;
    for (size_t i = 0; i < surrender->count; i++) {
        const char *chosen = surrender->terms[i].term;

        if ((strcmp(chosen, term) == 0 && strcmp(term, "c.6") != 0) ||
            excludes(module, chosen, term) || excludes(module, term, chosen))
            return false;
    }
    return true;
}

/* [base peace] nobody takes the same leader term twice for himself. */
static bool has_taken(const struct surrender *surrender, enum power victor,
                      const char *term)
{
    for (size_t i = 0; i < surrender->count; i++)
        if (surrender->terms[i].victor == victor &&
            strcmp(surrender->terms[i].term, term) == 0)
            return true;
    return false;
}

/* [base peace] the best term that works */
static bool choose_one(struct surrender *surrender, enum power victor)
{
    const struct terms *wishes =
        play_plan(surrender->play, eia_power_id(victor), &eia_terms,
                  eia_power_id(surrender->loser));

    foreach_name (id, wishes->list) {
        const struct bargain bargain = {surrender->loser, victor, id, wishes,
                                        NULL};

        if (!free_to_choose(surrender, bargain.term) ||
            has_taken(surrender, victor, bargain.term) ||
            !eia_term_works(&surrender->play->board, &bargain))
            continue;
        surrender->terms[surrender->count++] = bargain;
        return true;
    }
    return false;
}

/* [base peace] one term each in turn. */
void eia_choose_terms(struct surrender *surrender)
{
    bool going = true;

    while (going && surrender->count < MOST_TERMS) {
        going = false;
        for (size_t i = 0;
             i < surrender->victors.count && surrender->count < MOST_TERMS; i++)
            if (choose_one(surrender, eia_power(surrender->victors.items[i])))
                going = true;
    }
}

static void strike(struct surrender *surrender, size_t index)
{
    surrender->count--;
    for (size_t i = index; i < surrender->count; i++)
        surrender->terms[i] = surrender->terms[i + 1];
}

/* What a term of the loser is about. */
static const char *answered_by(const char *a_term)
{
    static const char *const pairs[][2] = {{"a.1", "b.1"},
                                           {"a.2", "b.3"},
                                           {"a.3", "b.2"},
                                           {"a.4", "b.6"},
                                           {"a.5", "b.7"}};

    for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++)
        if (strcmp(pairs[i][0], a_term) == 0)
            return pairs[i][1];
    return "";
}

/* [base peace] what an A term strikes */
static bool spare(struct surrender *surrender, const char *a_term,
                  const char *province)
{
    bool names = strcmp(a_term, "a.5") == 0;

    for (size_t i = 0; i < surrender->count; i++) {
        if (strcmp(surrender->terms[i].term, answered_by(a_term)) != 0)
            continue;
        if (names && i == MOST_TERMS - 1)
            return false;
        if (names) {
            surrender->terms[i].province = province ? province : "";
            surrender->count = surrender->count < 2 ? surrender->count : 2;
        } else
            strike(surrender, i);
        return true;
    }
    return false;
}

/* [base peace] the first A term that fits is granted; if it strikes none,
 * two count. */
void eia_spare_loser(struct surrender *surrender)
{
    const struct a_term *wish = play_plan(
        surrender->play, eia_power_id(surrender->loser), &eia_a_term, NULL);

    foreach_name (id, wish->list)
        if (spare(surrender, id, wish->province))
            return;
    if (surrender->count > 2)
        surrender->count = 2;
}

/* The switches of a rulebook, as a roster sets them. */
#include "campaign/documents/roster.h"

#include "core/arena.h"
#include "core/names.h"
#include "rulesets/ruleset.h"

#include <string.h>

static const struct option *option_find(const struct ruleset *ruleset,
                                        const char *name)
{
    for (const struct option *option = ruleset->options; option && option->name;
         option++)
        if (strcmp(option->name, name) == 0)
            return option;
    return NULL;
}

/* The options of one roster while they are looked at. */
struct checking {
    const struct ruleset *ruleset;
    const struct place *place;
    struct report *report;
    struct arena *arena;
};

static bool refuse_name(const struct checking *checking, const char *name)
{
    struct names known = {0};

    for (const struct option *option = checking->ruleset->options;
         option && option->name; option++)
        names_add(checking->arena, &known, option->name);
    return refuse(checking->report, checking->place,
                  FILE_RULE(unknown_reference),
                  "the rule system has no option '%s'%s", name,
                  listing_ids(checking->arena, name, &known));
}

static bool check_option(const struct checking *checking,
                         const struct option_value *given)
{
    const struct option *option = option_find(checking->ruleset, given->name);

    if (!option)
        return refuse_name(checking, given->name);
    if (word_place(option->values, given->value) >= 0)
        return true;
    refuse(checking->report, checking->place, FILE_RULE(bad_value),
           "option '%s' (%s) cannot be '%s'%s", given->name, option->text,
           given->value, words_listing(checking->arena, option->values));
    return refusal_cites(checking->report, option->rule);
}

bool options_check(const struct roster *roster, const struct ruleset *ruleset,
                   const struct place *place, struct report *report)
{
    const struct checking checking = {ruleset, place, report, arena_new()};
    bool good = true;

    foreach (const struct option_value, given, roster->options) {
        good &= check_option(&checking, given);
        for (size_t j = 0; j < given_at; j++)
            if (strcmp(roster->options[j].name, given->name) == 0)
                good = refuse(report, place, FILE_RULE(duplicate),
                              "option '%s' is set twice", given->name);
    }
    arena_free(checking.arena);
    return good;
}

static const char *value_in(const struct roster *roster,
                            const struct ruleset *ruleset,
                            const struct option *option)
{
    const struct option_value *named =
        roster
            ? FIND_NAMED(struct option_value, roster->options,
                         roster->options_count, name, option->name)
            : &(struct option_value){.value = option_default(ruleset, option)};

    return named ? named->value : option->values[0];
}

void options_of(struct options *out, const struct roster *roster,
                const struct ruleset *ruleset, struct arena *arena)
{
    memset(out, 0, sizeof(*out));
    for (const struct option *option = ruleset->options; option && option->name;
         option++) {
        const char *given = value_in(roster, ruleset, option);
        struct option_value *value = NULL;

        if (ruleset->later && word_place(ruleset->later, option->name) >= 0 &&
            strcmp(given, option->values[0]) == 0)
            continue;
        value = LIST_ADD(arena, out->items, out->count);
        value->name = option->name;
        value->value = given;
    }
}

bool options_suit(const struct roster *roster, const struct ruleset *ruleset,
                  const struct module *module, const struct place *place,
                  struct report *report)
{
    struct arena *arena = arena_new();
    struct options options;
    bool good;

    options_of(&options, roster, ruleset, arena);
    good = !ruleset->check_options ||
           ruleset->check_options(module, &options, place, report);
    arena_free(arena);
    return good;
}

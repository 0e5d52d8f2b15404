/* The terms of a roster, as options say them. */
#include "commands/people/agreed.h"

#include "core/arena.h"
#include "core/calendar.h"

#include <string.h>

/* A word of a table as its number; the first if the option was not given. */
bool terms_word(const struct call *call, const char *option,
                const char *const *words, int *out)
{
    const struct place place = {arena_text(call->arena, "--%s", option), 0};
    const char *given = call_option(call, option);

    *out = given ? word_place(words, given) : 0;
    if (*out >= 0)
        return true;
    return refuse(call->report, &place, FILE_RULE(bad_value),
                  "'%s' is none of the words it takes%s", given,
                  words_listing(call->arena, words));
}

/* --missing wait, or absent=2. */
bool terms_missing(const struct call *call, struct roster *roster)
{
    const char *given = call_option(call, "missing");
    size_t digits;

    if (!given || strcmp(given, "wait") == 0)
        return true;
    roster->missing = MISSING_ABSENT;
    digits =
        strncmp(given, "absent=", 7) == 0 ? strspn(given + 7, "0123456789") : 0;
    if (digits != 1 || given[7] == '0' || given[8])
        return refuse(call->report, &(struct place){"--missing", 0},
                      FILE_RULE(bad_value), "'%s' is neither wait nor absent=N",
                      given);
    roster->absent_most = given[7] - '0';
    return true;
}

/* --option name=value */
bool terms_options(const struct call *call, struct roster *roster)
{
    const char *given;

    for (size_t i = 0; (given = call_each(call, "option", i)); i++) {
        const char *equal = strchr(given, '=');
        struct option_value *value =
            LIST_ADD(call->arena, roster->options, roster->options_count);

        if (!equal || equal == given || !equal[1])
            return refuse(call->report, &(struct place){"--option", 0},
                          FILE_RULE(bad_value), "'%s' is not NAME=VALUE",
                          given);
        value->name = arena_string(call->arena, given, (size_t)(equal - given));
        value->value = equal + 1;
    }
    return true;
}

bool terms_vacant(const struct call *call, struct roster *roster)
{
    const char *given;

    for (size_t i = 0; (given = call_each(call, "vacant", i)); i++) {
        const char *equal = strchr(given, '=');
        struct roster_vacant *vacant =
            LIST_ADD(call->arena, roster->vacant, roster->vacant_count);
        size_t length = equal ? (size_t)(equal - given) : strlen(given);

        if (length == 0 || (equal && !equal[1]))
            return refuse(call->report, &(struct place){"--vacant", 0},
                          FILE_RULE(bad_value),
                          "'%s' is neither SIDE nor SIDE=CARETAKER", given);
        *vacant = (struct roster_vacant){
            .side = arena_string(call->arena, given, length),
            .caretaker = equal ? equal + 1 : NULL};
    }
    return true;
}

bool terms_due(const struct call *call, struct roster *roster)
{
    int64_t seconds;

    roster->due = call_option(call, "due");
    if (!roster->due)
        roster->due = "P7D";
    return duration_parse(roster->due, &seconds) ||
           refuse(call->report, &(struct place){"--due", 0},
                  FILE_RULE(bad_value),
                  "'%s' is no duration such as P7D or PT12H", roster->due);
}

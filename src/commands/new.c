/* new: the draft of a campaign. */
#include "campaign/birth.h"
#include "campaign/times.h"
#include "commands/command.h"
#include "core/arena.h"

#include <string.h>

/* A word of a table as its number; the first if the option was not given. */
static bool choose(const struct call *call, const char *option,
                   const char *const *words, int *out)
{
    const struct place place = {arena_text(call->arena, "--%s", option), 0};
    const char *given = call_option(call, option);

    *out = 0;
    if (!given)
        return true;
    for (int i = 0; words[i]; i++) {
        *out = i;
        if (strcmp(words[i], given) == 0)
            return true;
    }
    return refuse(call->report, &place, FILE_RULE(bad_value),
                  "'%s' is none of the words it takes", given);
}

/* --missing wait, or absent=2. */
static bool read_missing(const struct call *call, struct roster *roster)
{
    const struct place place = {"--missing", 0};
    const char *given = call_option(call, "missing");
    size_t digits;

    if (!given || strcmp(given, "wait") == 0)
        return true;
    roster->missing = MISSING_ABSENT;
    digits =
        strncmp(given, "absent=", 7) == 0 ? strspn(given + 7, "0123456789") : 0;
    if (digits != 1 || given[7] == '0' || given[8])
        return refuse(call->report, &place, FILE_RULE(bad_value),
                      "'%s' is neither wait nor absent=N", given);
    roster->absent_most = given[7] - '0';
    return true;
}

/* --option name=value */
static bool read_options(const struct call *call, struct roster *roster)
{
    const struct place place = {"--option", 0};
    const char *given;

    for (size_t i = 0; (given = call_each(call, "option", i)); i++) {
        const char *equal = strchr(given, '=');
        struct option_value *value =
            LIST_ADD(call->arena, roster->options, roster->option_count);

        if (!equal || equal == given || !equal[1])
            return refuse(call->report, &place, FILE_RULE(bad_value),
                          "'%s' is not NAME=VALUE", given);
        value->name = arena_string(call->arena, given, (size_t)(equal - given));
        value->value = equal + 1;
    }
    return true;
}

static bool read_due(const struct call *call, struct roster *roster)
{
    const struct place place = {"--due", 0};
    int64_t seconds;

    roster->due = call_option(call, "due");
    if (!roster->due)
        roster->due = "P7D";
    return duration_parse(roster->due, &seconds) ||
           refuse(call->report, &place, FILE_RULE(bad_value),
                  "'%s' is no duration such as P7D or PT12H", roster->due);
}

static bool read_roster(const struct call *call, struct roster *roster)
{
    static const char *const changes[] = {"all", "most", NULL};
    static const char *const books[] = {"open", "closed", NULL};
    const struct place place = {"--book", 0};
    int preset, change, book;

    if (!choose(call, "preset", preset_words, &preset) ||
        !choose(call, "changes", changes, &change) ||
        !choose(call, "book", books, &book))
        return false;
    roster->preset = (enum preset)preset;
    roster->changes = (enum changes)change;
    roster->book = (enum book)book;
    roster->test = call_switch(call, "test");
    return roster_check_book(roster, &place, call->report) &&
           read_due(call, roster) && read_missing(call, roster) &&
           read_options(call, roster);
}

static enum exit_status run_new(struct call *call)
{
    struct new_campaign draft = {
        .module = call->arguments[0],
        .dir = call->arguments[1],
        .host = call_option(call, "host"),
    };

    if (!draft.host) {
        call_misused(call, "a campaign has a host: --host names his "
                           "participant file");
        return STATUS_USAGE;
    }
    if (!read_roster(call, &draft.roster) ||
        !draft_make(&draft, call->arena, call->report))
        return STATUS_FINDINGS;
    fprintf(call->out,
            "%s: a draft, preset %s%s\nnext: berthier join %s FILE --side SIDE "
            "for each player\n",
            draft.dir, preset_words[draft.roster.preset],
            draft.roster.book == BOOK_CLOSED ? ", closed book" : "", draft.dir);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"host", "FILE", "participant file of the host", false},
    {"preset", "P", "duel (default), umpire or table", false},
    {"due", "TIME", "what players have for a sheet: P7D (default), PT12H",
     false},
    {"missing", "M", "who is silent: wait (default), or absent=N at most",
     false},
    {"changes", "C", "who consents to later changes: all (default), most",
     false},
    {"book", "B", "open (default), or closed: the host keeps it", false},
    {"option", "NAME=VALUE", "switch an option of the rulebook", true},
    {"test", NULL, "a test campaign: test keys may play", false},
    {0},
};

const struct command new_command = {
    .name = "new",
    .arguments = "MODULE DIR --host FILE [--preset P] [--due P7D]",
    .summary = "draft a campaign of a module",
    .about = "Makes DIR with the module, the host's participant file and a "
             "roster that join fills. The preset says how dice come about: "
             "duel, everybody takes part in every die; umpire, the host alone "
             "makes them; table, orders are sealed first and the host may "
             "play. The history of a closed book stays with the host, who "
             "mails to everybody signed views of what his sides may see, until "
             "disclose publishes it and verify proves the views.",
    .example = "berthier new waterloo-1815/module.xml waterloo --host "
               "umpire.xml --preset duel --due P7D",
    .options = options,
    .least = 2,
    .most = 2,
    .run = run_new,
};

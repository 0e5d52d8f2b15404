/* new: the draft of a campaign. */
#include "campaign/judge/check.h"
#include "campaign/open/shipped.h"
#include "campaign/people/begin.h"
#include "campaign/people/roster_change.h"
#include "commands/command.h"
#include "commands/next.h"
#include "commands/people/agreed.h"
#include "rulesets/ruleset.h"

#include <string.h>

static bool read_roster(const struct call *call, struct roster *roster)
{
    static const char *const changes[] = {"all", "most", NULL};
    static const char *const books[] = {"open", "closed", NULL};
    int preset, change, book;

    if (!terms_word(call, "preset", preset_words, &preset) ||
        !terms_word(call, "changes", changes, &change) ||
        !terms_word(call, "book", books, &book))
        return false;
    roster->preset = (enum preset)preset;
    roster->changes = (enum changes)change;
    roster->book = (enum book)book;
    roster->test = call_switch(call, "test");
    return roster_check_book(roster, &(struct place){"--book", 0},
                             call->report) &&
           terms_due(call, roster) && terms_missing(call, roster) &&
           terms_options(call, roster) && terms_vacant(call, roster);
}

static void report_draft(const struct call *call,
                         const struct new_campaign *draft)
{
    const char *closed = closed_book_text(&draft->roster, call->arena);
    const char *changes = changes_text(&draft->roster, call->arena);
    const struct ruleset *ruleset = ruleset_find(draft->roster.ruleset);

    fprintf(call->out, "%s: a draft, preset %s%s\n", draft->dir,
            preset_words[draft->roster.preset], closed ? ", closed book" : "");
    fprintf(call->out, "module %s, %s\n", draft->roster.module,
            shipped_words(draft->roster.module, call->arena));
    for (size_t i = 0; i < draft->differences.count; i++)
        fprintf(call->out, "  %s\n", draft->differences.items[i]);
    for (const struct option *option = ruleset->options; option && option->name;
         option++)
        if (option_default(ruleset, option) != option->values[0])
            fprintf(call->out, "option %s: %s\n", option->name, option->text);
    if (closed)
        fprintf(call->out, "%s\n", closed);
    else if (ruleset_find(draft->roster.ruleset)->see)
        fprintf(call->out,
                "open book: each player reads where the enemy's forces stand, "
                "hidden ones too; --book closed hides them "
                "(presets duel and umpire)\n");
    if (changes)
        fprintf(call->out, "%s\n", changes);
}

static enum exit_status run_new(struct call *call)
{
    struct new_campaign draft = {
        .module = call->arguments[0],
        .dir = call->arguments[1],
        .host = call_option(call, "host"),
        .shipped = call_option(call, "shipped"),
    };

    if (!draft.host) {
        call_misused(
            call, "a campaign has a host: --host names his participant file");
        return STATUS_USAGE;
    }
    if (!read_roster(call, &draft.roster) ||
        !draft_make(&draft, call->arena, call->report))
        return STATUS_FINDINGS;
    report_draft(call, &draft);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"host", "FILE", "participant file of the host", false},
    {"preset", "P", "duel (default), umpire or table", false},
    {"due", "TIME", "time for a sheet: P7D (default), PT12H", false},
    {"missing", "M", "late sheets: wait (default), or absent=N at most", false},
    {"changes", "C", "who consents to changes: all (default), most", false},
    {"book", "B", "open (default), or closed: fog of war", false},
    {"option", "NAME=VALUE", "switch an option of the rulebook", true},
    {"vacant", "SIDE[=HOST]", "nobody commands it; in the care of HOST", true},
    {"shipped", "FILE", "say what differs from this shipped module", false},
    {"test", NULL, "a test campaign: test keys may play", false},
    {0},
};

const struct command new_command = {
    .name = "new",
    .arguments = "MODULE DIR --host FILE [--preset P] [--due P7D]",
    .summary = "draft a campaign of a module",
    .about =
        "new makes DIR with the module, the host's participant file and a "
        "roster that join fills. In preset duel everybody takes part in every "
        "die; in umpire the host alone makes them. In table orders are sealed "
        "first, and the host may play. A closed book is fog of war: the host "
        "keeps the history and mails signed views of what each player may see.",
    .example = "berthier new module.xml waterloo --host umpire.xml",
    .options = options,
    .takes = {.least = 2, .most = 2},
    .run = run_new,
    .next = next_new,
};

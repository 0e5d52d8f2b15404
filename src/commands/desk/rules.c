/* rules: the cases of a ruleset. */
#include "campaign/documents/citation.h"
#include "campaign/people/game_words.h"
#include "commands/command.h"
#include "commands/next.h"
#include "commands/reference/reference.h"
#include "core/names.h"
#include "core/report.h"
#include "io/json.h"
#include "rulesets/ruleset.h"

#include <string.h>

static const char *const played_words[] = {
    [PLAYED_YES] = "yes",         [PLAYED_SAME] = "same",
    [PLAYED_PLAYERS] = "players", [PLAYED_NONE] = "none",
    [PLAYED_LATER] = "later",
};

static void print_rule(const struct call *call, const struct rule *rule)
{
    fprintf(call->out, "[%s %s] %s", rule->book, rule->number, rule->title);
    if (!strcmp(rule->book, "rule"))
        fprintf(call->out, " (%s, played: %s%s%s)",
                rule->kind ? rule->kind : "case", played_words[rule->played],
                rule->same_as ? " as " : "",
                rule->same_as ? rule->same_as : "");
    fprintf(call->out, "\n");
}

static void print_json(struct json *json, const struct rule *rule)
{
    json_open(json, NULL, '{');
    json_text(json, "book", rule->book);
    json_text(json, "case", rule->number);
    json_text(json, "kind", rule->kind);
    json_text(json, "title", rule->title);
    json_text(json, "requirement", rule->requirement);
    json_text(json, "played",
              strcmp(rule->book, "rule") == 0 ? played_words[rule->played]
                                              : NULL);
    json_close(json, '}');
}

static const struct ruleset *find_ruleset(const struct call *call)
{
    const char *name = call->arguments[0];
    struct names known = {0};
    const struct ruleset *ruleset = ruleset_find(name);

    if (ruleset)
        return ruleset;
    for (const struct ruleset *const *each = rulesets(); *each; each++)
        names_add(call->arena, &known, (*each)->name);
    refuse(call->report, &(struct place){name, 0}, FILE_RULE(unknown_reference),
           "there is no rule system %s%s", quoted(call->arena, name),
           listing_ids(call->arena, name, &known));
    return NULL;
}

static void print_rulesets(const struct call *call)
{
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        fprintf(call->out, "%s: %s, %s, %zu cases, %zu mechanisms\n",
                (*ruleset)->name, (*ruleset)->title, (*ruleset)->edition,
                (*ruleset)->rule_count, (*ruleset)->base_count);
}

static void print_ruleset_array(const struct call *call)
{
    struct json json = {.out = call->out};

    json_open(&json, NULL, '[');
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset;
         ruleset++) {
        json_open(&json, NULL, '{');
        json_text(&json, "room", (*ruleset)->name);
        json_text(&json, "title", (*ruleset)->title);
        json_text(&json, "edition", (*ruleset)->edition);
        json_number(&json, "cases", (long)(*ruleset)->rule_count);
        json_number(&json, "mechanisms", (long)(*ruleset)->base_count);
        json_close(&json, '}');
    }
    json_close(&json, ']');
}

/* The words behind the first so many, as they would stand in a line. */
static const char *line_from(const struct call *call, size_t first)
{
    struct names words = {0};

    for (size_t i = first; i < call->argument_count; i++)
        names_add(call->arena, &words, call->arguments[i]);
    return names_text(&words, " ", call->arena);
}

/* Cases whole, as they are cited. */
static void print_cited(const struct call *call, const struct rules *cited)
{
    for (size_t i = 0; i < cited->count; i++) {
        print_rule(call, cited->items[i]);
        if (cited->items[i]->requirement)
            fprintf(call->out, "%s\n", cited->items[i]->requirement);
    }
}

static void print_cited_array(const struct call *call,
                              const struct rules *cited)
{
    struct json json = {.out = call->out};

    json_open(&json, NULL, '[');
    for (size_t i = 0; i < cited->count; i++)
        print_json(&json, cited->items[i]);
    json_close(&json, ']');
}

static void print_option_array(const struct call *call,
                               const struct ruleset *ruleset)
{
    struct json json = {.out = call->out};

    json_open(&json, NULL, '[');
    for (const struct option *option = ruleset->options; option->name;
         option++) {
        json_open(&json, NULL, '{');
        json_text(&json, "option", option->name);
        json_text(&json, "text", option->text);
        json_open(&json, "values", '[');
        for (size_t i = 0; option->values[i]; i++)
            json_text(&json, NULL, option->values[i]);
        json_close(&json, ']');
        json_close(&json, '}');
    }
    json_close(&json, ']');
}

static void print_options(const struct call *call,
                          const struct ruleset *ruleset)
{
    struct names words = {0};

    if (call_switch(call, "json")) {
        print_option_array(call, ruleset);
        return;
    }
    option_words(&words, ruleset, NULL, call->arena);
    fputs(names_lines(&words, "", call->arena), call->out);
}

/* All that the ruleset has of its own; ruleset NULL and words: what they cite.
 */
static void print_cases(const struct call *call, const struct ruleset *ruleset,
                        const char *citation)
{
    struct rules cited = {0};

    if (*citation &&
        !citation_rules(&cited, &(struct citation){.words = citation,
                                                   .ruleset = ruleset,
                                                   .arena = call->arena,
                                                   .report = call->report}))
        return;
    for (size_t i = 0; !*citation && i < ruleset->rule_count; i++)
        rules_add(call->arena, &cited, &ruleset->rules[i]);
    for (size_t i = 0; !*citation && i < ruleset->base_count; i++)
        rules_add(call->arena, &cited, &ruleset->base[i]);
    if (call_switch(call, "json"))
        print_cited_array(call, &cited);
    else if (*citation)
        print_cited(call, &cited);
    else
        for (size_t i = 0; i < cited.count; i++)
            print_rule(call, cited.items[i]);
}

/* Are the words names of kinds that the ruleset has? */
static bool kinds_asked(struct names *out, const struct call *call,
                        const struct reference *reference)
{
    struct names known = {0};
    bool good = true;

    for (size_t i = 0; i < reference->count; i++)
        names_add(call->arena, &known, reference->kinds[i].kind->name);
    for (size_t i = 1; i < call->argument_count; i++) {
        names_add(call->arena, out, call->arguments[i]);
        if (!names_contain(&known, call->arguments[i]))
            good = refuse(call->report, &(struct place){call->arguments[i], 0},
                          FILE_RULE(unknown_reference),
                          "rule system '%s' has no such order%s",
                          reference->ruleset->name,
                          listing_ids(call->arena, call->arguments[i], &known));
    }
    return good;
}

/* The game that --in names is of that ruleset. */
static bool near_read(struct near *out, const struct call *call,
                      const struct ruleset *ruleset)
{
    const struct place place = {call_option(call, "in"), 0};

    if (!near_open(out, place.file, call->arena, call->report))
        return false;
    return out->ruleset == ruleset ||
           refuse(call->report, &place, FILE_RULE(bad_value),
                  "it is a game of '%s', not of '%s'", out->ruleset->name,
                  ruleset->name);
}

static void print_orders(const struct call *call,
                         const struct reference *reference)
{
    struct names asked = {0};

    if (!kinds_asked(&asked, call, reference))
        return;
    if (call_switch(call, "json"))
        reference_orders_json(call->out, reference, &asked);
    else
        reference_orders(call->out, reference, &asked);
}

static void print_reference(const struct call *call,
                            const struct ruleset *ruleset)
{
    struct reference reference;
    struct near near;

    if (call_option(call, "in") && !near_read(&near, call, ruleset))
        return;
    reference_make(&reference, ruleset, call_option(call, "in") ? &near : NULL,
                   call->arena);
    if (call_switch(call, "orders"))
        print_orders(call, &reference);
    else if (call_switch(call, "json"))
        reference_sequence_json(call->out, &reference);
    else
        reference_sequence(call->out, &reference);
}

/* In the folder of a game its ruleset need not be named. */
static void name_ruleset_here(struct call *call)
{
    struct names with = {0};
    struct near here;

    if ((call->argument_count > 0 &&
         (ruleset_find(call->arguments[0]) ||
          citation_is_shared(call->arguments[0], call->arena))) ||
        !folder_holds_campaign(call->arena, ".") ||
        !near_open(&here, ".", call->arena, call->report))
        return;
    names_add(call->arena, &with, here.ruleset->name);
    for (size_t i = 0; i < call->argument_count; i++)
        names_add(call->arena, &with, call->arguments[i]);
    call->arguments = with.items;
    call->argument_count = with.count;
}

static enum exit_status run_rules(struct call *call)
{
    const bool refers = call_switch(call, "orders") ||
                        call_switch(call, "sequence") ||
                        call_switch(call, "options");
    const struct ruleset *ruleset;

    if (call->argument_count == 0 && !refers) {
        if (call_switch(call, "json"))
            print_ruleset_array(call);
        else
            print_rulesets(call);
        return STATUS_DONE;
    }
    name_ruleset_here(call);
    if (call->argument_count == 0) {
        call_misused(call,
                     "--orders, --sequence and --options are of a rule system");
        return STATUS_USAGE;
    }
    if (citation_is_shared(call->arguments[0], call->arena)) {
        print_cases(call, NULL, line_from(call, 0));
        return STATUS_DONE;
    }
    ruleset = find_ruleset(call);
    if (ruleset && call_switch(call, "options"))
        print_options(call, ruleset);
    else if (ruleset && refers)
        print_reference(call, ruleset);
    else if (ruleset)
        print_cases(call, ruleset, line_from(call, 1));
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"orders", NULL, "every kind of order, or those that are named", false},
    {"in", "DIR", "take examples from this campaign or module folder", false},
    {"options", NULL, "its options, the default of each first", false},
    {"sequence", NULL, "the steps, and what acts if you send nothing", false},
    {"json", NULL, "book, case, kind, title, requirement, played", false},
    {0},
};

const struct command rules_command = {
    .name = "rules",
    .arguments =
        "[[RULESET] [CITATION]] | RULESET --orders [KIND...] [--in DIR] "
        "| RULESET --sequence | RULESET --options",
    .summary = "list the rule systems, the cases of one, or what is cited",
    .about =
        "rules prints what a case demands, in our words, and whether it is "
        "played. The CITATION is what a refusal or log has in brackets, with "
        "them or without: 10.5.7k, base:supply, '[rules 2a, 2b]'. In the "
        "folder of a game a case needs no RULESET; [trust ...], [file ...] and "
        "[exchange ...] never do. With --orders it prints what each kind of "
        "order takes, an example in both spellings, and the case. The manual "
        "page berthier-RULESET(7) has orders, sequence and options.",
    .example = "berthier rules campaigns-of-napoleon 10.5.7k",
    .options = options,
    .takes = {.most = ANY_NUMBER},
    .run = run_rules,
    .next = next_rules,
};

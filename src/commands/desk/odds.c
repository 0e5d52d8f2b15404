/* odds: the chances of a combat. */
#include "campaign/odds/odds.h"

#include "commands/command.h"
#include "commands/desk/odds_text.h"
#include "core/arena.h"
#include "io/json.h"

#include <unistd.h>

/* ---- as JSON ---------------------------------------------------------- */

static void json_share(struct json *json, const struct odds_print *table,
                       const struct odds_share *share)
{
    const struct odds *odds = &table->cell->odds;
    const struct odds_fraction fraction = odds_fraction(odds, share->weight);
    struct arena *arena = table->call->arena;

    json_open(json, NULL, '{');
    if (table->measure->words)
        json_text(json, "value", odds_value_text(table, share->value));
    else
        json_number(json, "value", share->value);
    json_number(json, "tenths-of-percent", odds_tenths(odds, share->weight));
    json_text(
        json, "numerator",
        arena_text(arena, "%llu", (unsigned long long)fraction.numerator));
    json_text(
        json, "denominator",
        arena_text(arena, "%llu", (unsigned long long)fraction.denominator));
    json_number(json, "error-tenths", odds_error(odds, share->weight));
    json_close(json, '}');
}

static void json_measure(struct json *json, const struct odds_print *table)
{
    const struct odds *odds = &table->cell->odds;
    const struct odds_table *shares = &odds->tables[table->index];

    json_open(json, NULL, '{');
    json_text(json, "measure", table->measure->id);
    json_text(json, "title", table->measure->title);
    if (!table->measure->words)
        json_number(json, "mean-tenths", odds_mean(odds, table->index));
    if (!table->measure->words && !odds->exact)
        json_number(json, "mean-error-tenths",
                    odds_mean_error(odds, table->index));
    if (table->measure->tenths)
        json_yes(json, "tenths", true);
    json_open(json, "shares", '[');
    for (size_t i = 0; i < shares->count; i++)
        json_share(json, table, &shares->shares[i]);
    json_close(json, ']');
    json_close(json, '}');
}

static void json_secrets(struct json *json, const struct odds_answer *answer,
                         const struct odds_cell *cell)
{
    const struct ruleset_secret *secrets =
        answer->position.ruleset->odds->secrets;

    json_open(json, "secrets", '{');
    for (size_t i = 0; secrets && secrets[i].id; i++)
        json_text(json, secrets[i].id, secrets[i].words[cell->secrets[i]]);
    json_close(json, '}');
}

static void json_cell(struct json *json, const struct call *call,
                      const struct odds_answer *answer,
                      const struct odds_cell *cell)
{
    struct odds_print table = {.call = call,
                               .cell = cell,
                               .measure =
                                   answer->position.ruleset->odds->measures};

    json_open(json, NULL, '{');
    json_secrets(json, answer, cell);
    json_yes(json, "exact", cell->odds.exact);
    json_number(json, "plays", (long)cell->odds.plays);
    json_open(json, "measures", '[');
    for (; table.measure->id; table.measure++, table.index++)
        json_measure(json, &table);
    json_close(json, ']');
    json_close(json, '}');
}

static void print_json(const struct call *call,
                       const struct odds_request *request,
                       const struct odds_answer *answer)
{
    struct json json = {.out = call->out};

    json_open(&json, NULL, '{');
    json_text(&json, "title", answer->position.title);
    json_text(&json, "combat", answer->combat);
    json_text(&json, "text", answer->text);
    json_text(&json, "seed", request->seed);
    json_open(&json, "cells", '[');
    for (size_t i = 0; i < answer->cells_count; i++)
        json_cell(&json, call, answer, &answer->cells[i]);
    json_close(&json, ']');
    json_close(&json, '}');
}

/* ---- who waits -------------------------------------------------------- */

enum { A_LONG_WALK = 1024, LONGEST_LINE = 60 };

struct waiting {
    FILE *out;
    bool told;
};

/* On one line, and only when there is something to wait for. */
static void tell_progress(void *watcher, const struct odds_progress *done)
{
    struct waiting *waiting = watcher;

    if (done->plays < A_LONG_WALK && done->row == 1)
        return;
    waiting->told = true;
    fprintf(waiting->out, "\r%llu plays", (unsigned long long)done->plays);
    if (done->rows > 1)
        fprintf(waiting->out, " of row %zu of %zu", done->row, done->rows);
    fputs("   ", waiting->out);
    fflush(waiting->out);
}

static void wipe_progress(const struct waiting *waiting)
{
    if (waiting->told)
        fprintf(waiting->out, "\r%*s\r", LONGEST_LINE, "");
}

/* ---- the command ------------------------------------------------------ */

static bool in_range(const struct call *call, const char *name, int value,
                     int most)
{
    return (value >= 1 && value <= most) ||
           refuse(call->report,
                  &(struct place){arena_text(call->arena, "--%s", name), 0},
                  FILE_RULE(bad_value), "%d is not from 1 to %d", value, most);
}

static bool read_request(const struct call *call, struct odds_request *out)
{
    const char *seed = call_option(call, "seed");
    const char *choice;

    *out = (struct odds_request){
        .source = {call->arguments[0], call_option(call, "module")},
        .at = call_option(call, "at"),
        .seed = seed ? seed : "berthier",
    };
    for (size_t i = 0; (choice = call_each(call, "choose", i)) != NULL; i++)
        names_add(call->arena, &out->chosen, choice);
    return call_number(call, "leaves", 0, &out->leaves) &&
           (!call_option(call, "leaves") ||
            in_range(call, "leaves", out->leaves, ODDS_MOST_LEAVES)) &&
           call_number(call, "samples", 0, &out->samples) &&
           (!call_option(call, "samples") ||
            in_range(call, "samples", out->samples, ODDS_MOST_SAMPLES));
}

static enum exit_status run_odds(struct call *call)
{
    struct odds_request request;
    struct odds_answer answer;
    struct waiting waiting = {stderr, false};
    bool found = false;

    if (!read_request(call, &request))
        return STATUS_FINDINGS;
    if (isatty(STDERR_FILENO) && !call_switch(call, "quiet")) {
        request.progress = tell_progress;
        request.watcher = &waiting;
    }
    found = odds_ask(&answer, &request, call->arena, call->report);
    wipe_progress(&waiting);
    if (!found)
        return STATUS_FINDINGS;
    if (call_switch(call, "json"))
        print_json(call, &request, &answer);
    else
        odds_print_text(call, &request, &answer);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"at", "PLACE", "which combat: a hex or area that it stands in", false},
    {"choose", "SECRET=VALUE", "settle a secret, or 'all' values of it", true},
    {"module", "FILE", "module.xml of a turn file, or for a scene", false},
    {"leaves", "N", "simulate what takes more plays than so many", false},
    {"samples", "N", "how often a simulation plays (10000; a row 1000)", false},
    {"seed", "TEXT", "names the dice of a simulation (berthier)", false},
    {"json", NULL, "every share with its fraction", false},
    {"quiet", NULL, "say nothing on the terminal while it is played", false},
    {0},
};

const struct command odds_command = {
    .name = "odds",
    .arguments = "[SCENE]",
    .summary = "tell the chances of a combat",
    .about =
        "odds plays the combat with the code of the real game, for every way "
        "the dice may fall. It prints how likely each winner, loss and retreat "
        "is. SCENE is a small scene file, a campaign's folder, or a turn file. "
        "More than a million plays are simulated with dice of a named seed, "
        "and it says how far it may be off. An unknown secret, such as a chit, "
        "makes a matrix over all its values.",
    .example = "berthier odds samples/scenes/raid.xml",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .run = run_odds,
};

/* odds: the chances of a combat. */
#include "campaign/odds.h"

#include "commands/command.h"
#include "commands/json.h"
#include "core/arena.h"
#include "rooms/odds.h"
#include "rooms/room.h"

#include <string.h>

/* ---- as text ---------------------------------------------------------- */

/* What is printed of one cell. */
struct table {
    const struct call *call;
    const struct odds_answer *answer;
    const struct odds_cell *cell;
    const struct room_measure *measure;
    size_t index; /* of the measure */
};

static const char *percent(struct arena *arena, int tenths)
{
    return arena_text(arena, "%d.%d", tenths / 10, tenths % 10);
}

static const char *share_text(const struct table *table, uint64_t weight)
{
    const struct odds *odds = &table->cell->odds;
    struct arena *arena = table->call->arena;
    const char *share = percent(arena, odds_tenths(odds, weight));

    if (odds->exact)
        return arena_text(arena, "%5s %%", share);
    return arena_text(arena, "%5s %% +-%s", share,
                      percent(arena, odds_error(odds, weight)));
}

static const char *value_text(const struct table *table, int value)
{
    if (table->measure->words)
        return table->measure->words[value];
    return arena_text(table->call->arena, "%d", value);
}

static void print_words(const struct table *table)
{
    const struct odds_table *shares = &table->cell->odds.tables[table->index];

    fprintf(table->call->out, "\n%s\n", table->measure->title);
    for (size_t i = 0; i < shares->count; i++)
        fprintf(table->call->out, "  %-16s %s\n",
                value_text(table, shares->shares[i].value),
                share_text(table, shares->shares[i].weight));
}

/* Numbers come with their mean, and with the chance of so many or more. */
static void print_numbers(const struct table *table)
{
    const struct odds *odds = &table->cell->odds;
    const struct odds_table *shares = &odds->tables[table->index];
    struct arena *arena = table->call->arena;

    fprintf(table->call->out, "\n%s: %s on average\n        just%s   or more\n",
            table->measure->title,
            percent(arena, odds_mean(odds, table->index)),
            odds->exact ? "  " : "         ");
    for (size_t i = 0; i < shares->count; i++) {
        const struct odds_share *share = &shares->shares[i];
        uint64_t or_more = odds_weight_from(odds, table->index, share->value);

        fprintf(table->call->out, "  %4d  %-*s   %5s %%\n", share->value,
                odds->exact ? 7 : 14, share_text(table, share->weight),
                percent(arena, odds_tenths(odds, or_more)));
    }
}

static void print_measure(const struct table *table)
{
    const struct odds_table *shares = &table->cell->odds.tables[table->index];

    if (shares->count == 1)
        fprintf(table->call->out, "\n%s: %s\n", table->measure->title,
                value_text(table, shares->shares[0].value));
    else if (table->measure->words)
        print_words(table);
    else
        print_numbers(table);
}

static void print_how(const struct call *call, const struct odds *odds)
{
    if (odds->exact)
        fprintf(call->out,
                "Exact: every fall of the dice was played, %llu in all.\n",
                (unsigned long long)odds->plays);
    else
        fprintf(call->out,
                "Simulated: played %llu times with the dice of seed '%s'; "
                "behind +- stands how far\na share may be off, with 95 %% "
                "probability.\n",
                (unsigned long long)odds->plays,
                call_option(call, "seed") ? call_option(call, "seed")
                                          : "berthier");
}

static void print_cell(const struct call *call,
                       const struct odds_answer *answer)
{
    struct table table = {.call = call,
                          .answer = answer,
                          .cell = &answer->cells[0],
                          .measure = answer->position.room->odds->measures};

    print_how(call, &table.cell->odds);
    for (; table.measure->id; table.measure++, table.index++)
        print_measure(&table);
}

/* ---- a matrix --------------------------------------------------------- */

/* "Raid", or "French 55.6 %, Coalition 44.4 %" */
static const char *brief_words(const struct table *table)
{
    const struct odds *odds = &table->cell->odds;
    const struct odds_table *shares = &odds->tables[table->index];
    struct arena *arena = table->call->arena;
    const char *text = "";

    if (shares->count == 1)
        return value_text(table, shares->shares[0].value);
    for (size_t i = 0; i < shares->count; i++)
        text = arena_text(
            arena, "%s%s%s %s", text, i ? ", " : "",
            value_text(table, shares->shares[i].value),
            percent(arena, odds_tenths(odds, shares->shares[i].weight)));
    return text;
}

static const char *brief(const struct table *table)
{
    if (table->measure->words)
        return brief_words(table);
    return percent(table->call->arena,
                   odds_mean(&table->cell->odds, table->index));
}

static void print_choice(const struct call *call,
                         const struct odds_answer *answer,
                         const struct odds_cell *cell)
{
    const struct room_secret *secrets = answer->position.room->odds->secrets;
    const char *comma = "";

    for (size_t i = 0; secrets[i].id; i++) {
        if (!answer->open[i])
            continue;
        fprintf(call->out, "%s%s %s", comma, secrets[i].title,
                secrets[i].words[cell->secrets[i]]);
        comma = ", ";
    }
    fputs("\n", call->out);
}

static void print_matrix(const struct call *call,
                         const struct odds_answer *answer)
{
    fprintf(call->out, "Shares in percent, numbers on average.\n");
    for (size_t i = 0; i < answer->cell_count; i++) {
        struct table table = {.call = call,
                              .answer = answer,
                              .cell = &answer->cells[i],
                              .measure = answer->position.room->odds->measures};

        fputs("\n", call->out);
        print_choice(call, answer, table.cell);
        for (; table.measure->id; table.measure++, table.index++)
            if (table.measure->brief)
                fprintf(call->out, "  %-16s %s\n", table.measure->brief,
                        brief(&table));
        fprintf(call->out, "  %-16s %llu\n",
                table.cell->odds.exact ? "exact, plays" : "simulated, plays",
                (unsigned long long)table.cell->odds.plays);
    }
}

static void print_text(const struct call *call,
                       const struct odds_answer *answer)
{
    fprintf(call->out, "%s\n%s", answer->position.title, answer->text);
    if (answer->cell_count == 1)
        print_cell(call, answer);
    else
        print_matrix(call, answer);
}

/* ---- as JSON ---------------------------------------------------------- */

static void json_share(struct json *json, const struct table *table,
                       const struct odds_share *share)
{
    const struct odds *odds = &table->cell->odds;
    const struct odds_fraction fraction = odds_fraction(odds, share->weight);
    struct arena *arena = table->call->arena;

    json_open(json, NULL, '{');
    if (table->measure->words)
        json_text(json, "value", value_text(table, share->value));
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

static void json_measure(struct json *json, const struct table *table)
{
    const struct odds *odds = &table->cell->odds;
    const struct odds_table *shares = &odds->tables[table->index];

    json_open(json, NULL, '{');
    json_text(json, "measure", table->measure->id);
    json_text(json, "title", table->measure->title);
    if (!table->measure->words)
        json_number(json, "mean-tenths", odds_mean(odds, table->index));
    json_open(json, "shares", '[');
    for (size_t i = 0; i < shares->count; i++)
        json_share(json, table, &shares->shares[i]);
    json_close(json, ']');
    json_close(json, '}');
}

static void json_secrets(struct json *json, const struct odds_answer *answer,
                         const struct odds_cell *cell)
{
    const struct room_secret *secrets = answer->position.room->odds->secrets;

    json_open(json, "secrets", '{');
    for (size_t i = 0; secrets && secrets[i].id; i++)
        json_text(json, secrets[i].id, secrets[i].words[cell->secrets[i]]);
    json_close(json, '}');
}

static void json_cell(struct json *json, const struct call *call,
                      const struct odds_answer *answer,
                      const struct odds_cell *cell)
{
    struct table table = {.call = call,
                          .answer = answer,
                          .cell = cell,
                          .measure = answer->position.room->odds->measures};

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
    for (size_t i = 0; i < answer->cell_count; i++)
        json_cell(&json, call, answer, &answer->cells[i]);
    json_close(&json, ']');
    json_close(&json, '}');
}

/* ---- the command ------------------------------------------------------ */

static bool in_range(const struct call *call, const char *name, int value,
                     int most)
{
    const struct place place = {arena_text(call->arena, "--%s", name), 0};

    return (value >= 1 && value <= most) ||
           refuse(call->report, &place, FILE_RULE(bad_value),
                  "%d is not from 1 to %d", value, most);
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
    return call_number(call, "leaves", ODDS_MOST_LEAVES, &out->leaves) &&
           in_range(call, "leaves", out->leaves, ODDS_MOST_LEAVES) &&
           call_number(call, "samples", ODDS_SAMPLES, &out->samples) &&
           in_range(call, "samples", out->samples, ODDS_MOST_SAMPLES);
}

static enum exit_status run_odds(struct call *call)
{
    struct odds_request request;
    struct odds_answer answer;

    if (!read_request(call, &request) ||
        !odds_ask(&answer, &request, call->arena, call->report))
        return STATUS_FINDINGS;
    if (call_switch(call, "json"))
        print_json(call, &request, &answer);
    else
        print_text(call, &answer);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"at", "PLACE", "which combat: a hex that it stands in", false},
    {"choose", "SECRET=VALUE", "settle a secret, or 'all' values of it", true},
    {"module", "FILE", "module.xml of a turn file, or for a scene", false},
    {"leaves", "N", "simulate above so many falls of the dice", false},
    {"samples", "N", "how often a simulation plays (10000)", false},
    {"seed", "TEXT", "names the dice of a simulation (berthier)", false},
    {"json", NULL, "every share with its fraction", false},
    {0},
};

const struct command odds_command = {
    .name = "odds",
    .arguments = "SCENE",
    .summary = "tell the chances of a combat",
    .about =
        "SCENE is a small scene file, a campaign's folder, or a turn file. "
        "Plays the combat with the code of the real game, once for every way "
        "the dice may fall, and prints how likely each winner, loss and "
        "retreat is. With more than a million ways it plays a number of "
        "times with dice of a named seed, and says how far it may be off. "
        "A secret that is not known, such as a chit, makes a matrix over all "
        "its values.",
    .example = "berthier odds samples/scenes/raid.xml",
    .options = options,
    .least = 1,
    .most = 1,
    .run = run_odds,
};

/* odds: the chances of a combat in words and tables. */
#include "commands/desk/odds_text.h"

#include "core/arena.h"

#include <assert.h>
#include <string.h>

static const char *percent(struct arena *arena, int tenths)
{
    return arena_text(arena, "%d.%d", tenths / 10, tenths % 10);
}

/* mark: what stands behind the share, " %" or nothing. */
static const char *share_text(const struct odds_print *table, uint64_t weight,
                              const char *mark)
{
    const struct odds *odds = &table->cell->odds;
    struct arena *arena = table->call->arena;
    const char *share =
        arena_text(arena, "%*s%s", *mark ? 5 : 0,
                   percent(arena, odds_tenths(odds, weight)), mark);

    if (odds->exact)
        return share;
    return arena_text(arena, "%s +-%s", share,
                      percent(arena, odds_error(odds, weight)));
}

const char *odds_value_text(const struct odds_print *table, int value)
{
    if (table->measure->words)
        return table->measure->words[value];
    if (table->measure->tenths)
        return percent(table->call->arena, value);
    return arena_text(table->call->arena, "%d", value);
}

/* To a tenth; of a number that counts tenths, to a hundredth. */
static const char *number_text(const struct odds_print *table, int tenths)
{
    struct arena *arena = table->call->arena;

    if (table->measure->tenths)
        return arena_text(arena, "%d.%02d", tenths / 100, tenths % 100);
    return percent(arena, tenths);
}

static const char *mean_text(const struct odds_print *table)
{
    const struct odds *odds = &table->cell->odds;
    const char *mean = number_text(table, odds_mean(odds, table->index));

    if (odds->exact)
        return mean;
    return arena_text(table->call->arena, "%s +-%s", mean,
                      number_text(table, odds_mean_error(odds, table->index)));
}

static void print_words(const struct odds_print *table)
{
    const struct odds_table *shares = &table->cell->odds.tables[table->index];

    fprintf(table->call->out, "%s\n", table->measure->title);
    for (size_t i = 0; i < shares->count; i++)
        fprintf(table->call->out, "  %-16s %s\n",
                odds_value_text(table, shares->shares[i].value),
                share_text(table, shares->shares[i].weight, " %"));
}

/* Numbers come with their mean, and with the chance of so many or more. */
static void print_numbers(const struct odds_print *table)
{
    const struct odds *odds = &table->cell->odds;
    const struct odds_table *shares = &odds->tables[table->index];

    fprintf(table->call->out, "%s: %s on average\n        just%s   or more\n",
            table->measure->title, mean_text(table),
            odds->exact ? "  " : "         ");
    for (size_t i = 0; i < shares->count; i++) {
        const struct odds_share *share = &shares->shares[i];
        uint64_t or_more = odds_weight_from(odds, table->index, share->value);

        fprintf(table->call->out, "  %4s  %-*s   %5s %%\n",
                odds_value_text(table, share->value), odds->exact ? 7 : 14,
                share_text(table, share->weight, " %"),
                percent(table->call->arena, odds_tenths(odds, or_more)));
    }
}

static bool is_certain(const struct odds_print *table)
{
    return table->cell->odds.tables[table->index].count == 1;
}

static void print_measure(const struct odds_print *table)
{
    const struct odds_table *shares = &table->cell->odds.tables[table->index];

    if (is_certain(table))
        fprintf(table->call->out, "%s: %s\n", table->measure->title,
                odds_value_text(table, shares->shares[0].value));
    else if (table->measure->words)
        print_words(table);
    else
        print_numbers(table);
}

static void print_how(const struct call *call,
                      const struct odds_request *request,
                      const struct odds *odds)
{
    if (odds->exact)
        fprintf(call->out,
                "Exact: every fall of the dice was played, %llu in all.\n",
                (unsigned long long)odds->plays);
    else
        fprintf(
            call->out,
            "Simulated: played %llu times with the dice of seed '%s'; behind "
            "+- stands how far\na share may be off, with 95 %% probability.\n",
            (unsigned long long)odds->plays, request->seed);
}

static void print_cell(const struct call *call,
                       const struct odds_request *request,
                       const struct odds_answer *answer)
{
    struct odds_print table = {.call = call,
                               .cell = &answer->cells[0],
                               .measure =
                                   answer->position.ruleset->odds->measures};

    bool was_certain = false;

    print_how(call, request, &table.cell->odds);
    for (; table.measure->id; table.measure++, table.index++) {
        if (!was_certain || !is_certain(&table))
            fputs("\n", call->out);
        print_measure(&table);
        was_certain = is_certain(&table);
    }
}

/* ---- a matrix --------------------------------------------------------- */

/* "Raid", or "French 55.6 %, Coalition 44.4 %" */
static const char *brief_words(const struct odds_print *table)
{
    const struct odds_table *shares = &table->cell->odds.tables[table->index];
    const char *text = "";

    if (shares->count == 1)
        return odds_value_text(table, shares->shares[0].value);
    for (size_t i = 0; i < shares->count; i++)
        text = arena_text(table->call->arena, "%s%s%s %s", text, i ? ", " : "",
                          odds_value_text(table, shares->shares[i].value),
                          share_text(table, shares->shares[i].weight, ""));
    return text;
}

static const char *brief(const struct odds_print *table)
{
    if (table->measure->words)
        return brief_words(table);
    return mean_text(table);
}

/* The texts of a matrix: a row of heads, then a row for each cell. */
enum { MOST_COLUMNS = 24 };

struct matrix {
    const struct call *call;
    const struct odds_answer *answer;
    const char *(*rows)[MOST_COLUMNS];
    size_t row_count, column_count;
};

static void put_text(struct matrix *matrix, size_t row, const char *text)
{
    assert(matrix->column_count < MOST_COLUMNS);
    matrix->rows[row][matrix->column_count++] = text;
}

static void fill_heads(struct matrix *matrix)
{
    const struct ruleset_odds *ruleset = matrix->answer->position.ruleset->odds;

    for (size_t i = 0; ruleset->secrets[i].id; i++)
        if (matrix->answer->open[i])
            put_text(matrix, 0, ruleset->secrets[i].title);
    for (size_t i = 0; ruleset->measures[i].id; i++)
        if (ruleset->measures[i].brief)
            put_text(matrix, 0, ruleset->measures[i].brief);
    put_text(matrix, 0, "plays");
}

static void fill_row(struct matrix *matrix, size_t row)
{
    const struct ruleset_odds *ruleset = matrix->answer->position.ruleset->odds;
    struct odds_print table = {.call = matrix->call,
                               .cell = &matrix->answer->cells[row - 1],
                               .measure = ruleset->measures};
    const struct odds *odds = &table.cell->odds;

    matrix->column_count = 0;
    for (size_t i = 0; ruleset->secrets[i].id; i++)
        if (matrix->answer->open[i])
            put_text(matrix, row,
                     ruleset->secrets[i].words[table.cell->secrets[i]]);
    for (; table.measure->id; table.measure++, table.index++)
        if (table.measure->brief)
            put_text(matrix, row, brief(&table));
    put_text(matrix, row,
             arena_text(matrix->call->arena, "%llu%s",
                        (unsigned long long)odds->plays,
                        odds->exact ? "" : " simulated"));
}

static int width_of(const struct matrix *matrix, size_t column)
{
    size_t most = 0;

    for (size_t i = 0; i < matrix->row_count; i++) {
        size_t width = strlen(matrix->rows[i][column]);

        most = width > most ? width : most;
    }
    return (int)most;
}

static void print_row(const struct matrix *matrix, size_t row)
{
    FILE *out = matrix->call->out;
    size_t last = matrix->column_count - 1;

    for (size_t i = 0; i < last; i++)
        fprintf(out, "%-*s  ", width_of(matrix, i), matrix->rows[row][i]);
    fprintf(out, "%s\n", matrix->rows[row][last]);
}

static void print_how_of_rows(const struct call *call,
                              const struct odds_request *request,
                              const struct odds_answer *answer)
{
    fprintf(call->out, "Shares in percent, numbers on average.\n");
    for (size_t i = 0; i < answer->cells_count; i++)
        if (!answer->cells[i].odds.exact) {
            fprintf(call->out,
                    "Simulated: played %d times with the dice of seed '%s'; "
                    "behind +- stands how far\na number may be off, with 95 %% "
                    "probability.\n",
                    answer->samples, request->seed);
            break;
        }
    fputs("\n", call->out);
}

static void print_matrix(const struct call *call,
                         const struct odds_request *request,
                         const struct odds_answer *answer)
{
    struct matrix matrix = {
        .call = call, .answer = answer, .row_count = answer->cells_count + 1};

    matrix.rows =
        arena_zeroed(call->arena, matrix.row_count, sizeof(matrix.rows[0]));
    fill_heads(&matrix);
    for (size_t i = 1; i < matrix.row_count; i++)
        fill_row(&matrix, i);
    print_how_of_rows(call, request, answer);
    for (size_t i = 0; i < matrix.row_count; i++)
        print_row(&matrix, i);
}

void odds_print_text(const struct call *call,
                     const struct odds_request *request,
                     const struct odds_answer *answer)
{
    fprintf(call->out, "%s\n%s", answer->position.title, answer->text);
    if (answer->cells_count == 1)
        print_cell(call, request, answer);
    else
        print_matrix(call, request, answer);
}

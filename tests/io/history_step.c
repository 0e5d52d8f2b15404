/* One step of a history, for the scripts beside this file:
 *
 *   history_step make DIR           a new repository
 *   history_step commit DIR ENTRY   commits and exports that entry
 *   history_step mend DIR           exports what a dead run left
 *   history_step ids DIR            the chain, head first
 *
 * What an entry holds hangs on its number alone. */
#include "core/arena.h"
#include "io/history.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool sign(const void *context, const char *buffer, size_t length,
                 struct buffer *out, struct report *report)
{
    (void)context;
    (void)buffer;
    (void)report;
    buffer_printf(out,
                  "-----BEGIN SSH SIGNATURE-----\n%zu\n"
                  "-----END SSH SIGNATURE-----",
                  length);
    return true;
}

/* An odd entry has a folder that an even one has not; two files never
 * change. */
static bool commit(struct history *history, int entry, struct arena *arena,
                   struct report *report)
{
    const char *turn = arena_text(arena, "<turn number=\"%d\"></turn>", entry);
    size_t length = strlen(turn);
    const struct tree_file files[] = {
        {"turn.xml", turn, length, false},
        {"module.xml", "<module></module>", 17, entry > 0},
        {"log.txt", turn, length, false},
        {"participants/anna.xml", "<participant></participant>", 27, false},
        {"orders/deep/anna.xml", turn, length, false},
    };
    const struct commit_request request = {
        .files = files,
        .file_count = entry % 2 ? 5 : 4,
        .author = "host",
        .time = 1700000000 + entry,
        .message = "Entry\n\nState-SHA256: 00\n",
        .tag = arena_text(arena, "turn-%04d", entry),
        .sign = sign,
    };
    char id[41];

    if (!history_commit(history, &request, id, report))
        return false;
    puts(id);
    return history_export_made(history, &request, report);
}

static void print_ids(struct history *history)
{
    char id[41];

    for (size_t back = 0; history_id(history, back, id); back++)
        puts(id);
}

static bool run(int count, char **words, struct arena *arena,
                struct report *report)
{
    bool makes = strcmp(words[1], "make") == 0;
    bool reads = strcmp(words[1], "ids") == 0;
    struct history *history = makes ? history_make(words[2], report)
                                    : history_open(words[2], !reads, report);
    bool done = history != NULL;

    if (done && reads)
        print_ids(history);
    if (done && strcmp(words[1], "mend") == 0)
        done = history_export(history, report);
    if (done && strcmp(words[1], "commit") == 0 && count == 4)
        done = commit(history, atoi(words[3]), arena, report);
    history_close(history);
    return done;
}

int main(int count, char **words)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    bool done;

    if (count < 3)
        return 64;
    done = run(count, words, arena, report);
    report_print(report, stderr);
    arena_free(arena);
    return done ? 0 : 2;
}

/* What the game turns of a campaign cost in processor time, without
 * signatures and commit: check, seed, play and write of every exchange.
 * usage: game-turn DIR [RESULTS NAME] */
#include "campaign/exchange/process.h"
#include "core/arena.h"
#include "io/xml.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static int64_t cpu(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

struct sums {
    char when[80]; /* of the game turn that is being added up */
    int64_t turn, dearest;
    int exchanges, turns;
};

static void end_turn(struct sums *sums)
{
    if (sums->exchanges == 0)
        return;
    printf("%-28s %2d exchanges %8.1f ms\n", sums->when, sums->exchanges,
           (double)sums->turn / 1000);
    if (sums->turn > sums->dearest)
        sums->dearest = sums->turn;
    sums->turns++;
    sums->turn = 0;
    sums->exchanges = 0;
}

/* An exchange counts to the game turn in which it began. */
static bool play_one(struct sums *sums, const struct campaign *before,
                     const struct campaign *after)
{
    struct exchange_files files;
    struct verified_exchange exchange;
    struct entry_play play;
    const char *when = before->ruleset->when(
        before->turn.play, before->module.data, before->arena);
    int64_t start = 0;

    if (!stage_read(&files, before, after) || !stage_verify(&exchange, &files))
        return false;
    if (strcmp(when, sums->when) != 0) {
        end_turn(sums);
        snprintf(sums->when, sizeof(sums->when), "%s", when);
    }
    start = cpu();
    entry_play(&play, &exchange, NULL, before->turn.program);
    sums->turn += cpu() - start;
    sums->exchanges++;
    return true;
}

static bool play_all(struct sums *sums, const struct campaign *head)
{
    bool fine = true;

    for (int entry = 1; fine && entry <= head->turn.number; entry++) {
        struct campaign *before = campaign_at(head, entry - 1);
        struct campaign *after = campaign_at(head, entry);

        fine = before && after;
        if (fine && after->turn.kind == ENTRY_EXCHANGE)
            fine = play_one(sums, before, after);
        campaign_close(after);
        campaign_close(before);
    }
    end_turn(sums);
    return fine;
}

/* A line for the goals. */
static bool note(const struct sums *sums, const char *path, const char *name)
{
    FILE *results = fopen(path, "a");

    if (!results)
        return false;
    fprintf(results, "turn\t%s\t%" PRId64 "\n", name, sums->dearest);
    return fclose(results) == 0;
}

int main(int argc, char **argv)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct sums sums = {.dearest = 0};
    struct campaign *head = NULL;
    bool fine = false;

    xml_start();
    if (argc == 2 || argc == 4)
        head = campaign_open(argv[1], CAMPAIGN_READ, arena, report);
    if (head)
        fine = play_all(&sums, head);
    campaign_close(head);
    report_print(report, stderr);
    if (fine)
        printf("dearest of %d game turns: %.1f ms of processor time\n",
               sums.turns, (double)sums.dearest / 1000);
    if (fine && argc == 4)
        fine = note(&sums, argv[2], argv[3]);
    arena_free(arena);
    xml_stop();
    return fine ? 0 : 1;
}

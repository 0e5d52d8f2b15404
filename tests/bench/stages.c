/* The real command with a watch on each stage: the linker sends the calls of
 * the stages through here (--wrap), so that nothing is played twice or
 * otherwise than by process itself. */
#include "campaign/exchange/stages.h"
#include "campaign/exchange/answer.h"
#include "campaign/exchange/lock.h"
#include "campaign/mail/mailing.h"
#include "commands/command.h"
#include "tests/bench/bench.h"

#include <stddef.h>

/* Stages run more than once count together, as they appear here. */
enum line {
    OPEN,
    LOCK,
    READ,
    VERIFY,
    ANSWER,
    COLLECT,
    SEED,
    PLAY,
    WRITE,
    COMMIT,
    MAIL,
    LINES
};

static const char *const line_names[LINES] = {
    [OPEN] = "open",     [LOCK] = "lock",     [READ] = "read",
    [VERIFY] = "verify", [ANSWER] = "answer", [COLLECT] = "collect",
    [SEED] = "seed",     [PLAY] = "play",     [WRITE] = "write",
    [COMMIT] = "commit", [MAIL] = "mail",
};

static int64_t spent[LINES];

/* Declares the real function and begins the one that is called for it; the
 * line gets what the call takes. */
#define WATCHED(type, function, parameters)                                    \
    extern type __real_##function parameters;                                  \
    extern type __wrap_##function parameters;                                  \
    type __wrap_##function parameters
#define WATCH(line, type, call)                                                \
    int64_t start = bench_now();                                               \
    type result = call;                                                        \
    spent[line] += bench_now() - start;                                        \
    return result
#define WATCH_VOID(line, call)                                                 \
    int64_t start = bench_now();                                               \
    call;                                                                      \
    spent[line] += bench_now() - start

WATCHED(struct campaign *, campaign_open,
        (const char *dir, enum campaign_access access, struct arena *arena,
         struct report *report))
{
    WATCH(OPEN, struct campaign *,
          __real_campaign_open(dir, access, arena, report));
}

WATCHED(enum lock_end, exchange_lock,
        (struct campaign * campaign, const struct lock_request *request))
{
    WATCH(LOCK, enum lock_end, __real_exchange_lock(campaign, request));
}

WATCHED(bool, stage_read,
        (struct exchange_files * out, const struct campaign *before,
         const struct campaign *after))
{
    WATCH(READ, bool, __real_stage_read(out, before, after));
}

WATCHED(bool, stage_verify,
        (struct verified_exchange * out, const struct exchange_files *files))
{
    WATCH(VERIFY, bool, __real_stage_verify(out, files));
}

WATCHED(bool, answer_make,
        (struct bytes * out, const struct campaign *campaign,
         const struct answer_request *request))
{
    WATCH(ANSWER, bool, __real_answer_make(out, campaign, request));
}

WATCHED(void, stage_collect,
        (struct exchange_orders * out,
         const struct verified_exchange *exchange))
{
    WATCH_VOID(COLLECT, __real_stage_collect(out, exchange));
}

WATCHED(void, stage_seed,
        (struct exchange_seed * out, const struct verified_exchange *exchange))
{
    WATCH_VOID(SEED, __real_stage_seed(out, exchange));
}

WATCHED(void, stage_play, (struct outcome * out, const struct play_input *in))
{
    WATCH_VOID(PLAY, __real_stage_play(out, in));
}

WATCHED(void, stage_write,
        (struct written * out, struct outcome *outcome,
         const struct write_input *in, struct arena *arena))
{
    WATCH_VOID(WRITE, __real_stage_write(out, outcome, in, arena));
}

WATCHED(bool, stage_commit, (char id[41], const struct commit_input *in))
{
    WATCH(COMMIT, bool, __real_stage_commit(id, in));
}

WATCHED(bool, mail_entry,
        (struct outbox * outbox, const struct new_entry *made, bool asked))
{
    WATCH(MAIL, bool, __real_mail_entry(outbox, made, asked));
}

WATCHED(bool, outbox_send,
        (const struct outbox *outbox, FILE *out, struct report *report))
{
    WATCH(MAIL, bool, __real_outbox_send(outbox, out, report));
}

int bench_stages(int argc, char **argv)
{
    int64_t start = bench_now();
    /* The command's name stands where main() has that of the program. */
    int status = (int)command_main(argc + 1, argv - 1);
    int64_t sum = bench_now() - start;
    int64_t rest = sum;

    for (int line = 0; line < LINES; line++)
        rest -= spent[line];
    bench_note("process", "start and end", rest);
    for (int line = 0; line < LINES; line++)
        bench_note("process", line_names[line], spent[line]);
    bench_note("process", "sum", sum);
    return status;
}

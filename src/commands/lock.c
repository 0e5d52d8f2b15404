/* lock: closes the exchange. */
#include "campaign/lock.h"
#include "campaign/mailing.h"
#include "commands/command.h"
#include "commands/finish.h"
#include "commands/waiting.h"
#include "core/arena.h"
#include "trust/keys.h"

static void say_locked(const struct call *call, const struct campaign *campaign)
{
    const struct open_lock *lock = campaign->lock;
    struct outbox outbox;

    fprintf(call->out, "exchange %d is locked\nL %s\n", lock->text.step,
            lock->digest);
    for (size_t i = 0; i < lock->text.order_count; i++)
        fprintf(call->out, "order %s %s\n", lock->text.orders[i].id,
                lock->text.orders[i].value);
    outbox_init(&outbox, campaign->dir, call->arena);
    mail_lock(&outbox, campaign);
    outbox_send(&outbox, call->out, call->report);
}

static enum exit_status lock(struct call *call, struct campaign *campaign,
                             const struct lock_request *request)
{
    bool finished;

    if (!finish_last_run(call, campaign, request->key, &finished))
        return STATUS_TROUBLE;
    switch (exchange_lock(campaign, request)) {
    case LOCK_CLOSED:
        say_locked(call, campaign);
        return STATUS_DONE;
    case LOCK_WAITS:
        print_waiting(call, campaign);
        return STATUS_WAITING;
    case LOCK_REFUSED:
        return STATUS_FINDINGS;
    }
    return STATUS_FINDINGS;
}

static enum exit_status run_lock(struct call *call)
{
    struct lock_request request = {0};
    struct signing_key *key;
    struct campaign *campaign = NULL;
    enum exit_status status = STATUS_FINDINGS;
    struct key_files files;
    const char *absent;

    if (!call_key_files(call, &files) || !call_time(call, "at", &request.time))
        return STATUS_FINDINGS;
    request.memory = files.memory;
    for (size_t i = 0; (absent = call_each(call, "absent", i)) != NULL; i++)
        names_add(call->arena, &request.absent, absent);
    request.key = key = call_signing_key(call);
    if (key)
        campaign = campaign_open(call->arguments[0], CAMPAIGN_WRITE,
                                 call->arena, call->report);
    if (campaign)
        status = lock(call, campaign, &request);
    campaign_close(campaign);
    signing_key_release(key);
    return status;
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_AT,
    {"absent", "ID", "lock ID as absent, if the roster allows", true},
    {0},
};

const struct command lock_command = {
    .name = "lock",
    .arguments = "DIR",
    .summary = "close the exchange: from here on no order can change",
    .about = "Names the last sheet (in preset table the seal) of every "
             "participant in a signed text whose digest L the dice are made "
             "from, notes it in the host's memory, and lays it out for "
             "everybody who has to answer. Waits (status 3) while somebody "
             "owes a sheet; after the due time who is silent may be locked "
             "--absent if the roster allows it. Run again it gives out the "
             "same lock.",
    .example = "berthier lock waterloo --key umpire.key",
    .options = options,
    .least = 1,
    .most = 1,
    .run = run_lock,
};

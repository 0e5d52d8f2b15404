/* lock: closes the exchange. */
#include "campaign/exchange/lock.h"
#include "campaign/mail/mailing.h"
#include "commands/command.h"
#include "commands/host/waiting.h"
#include "commands/host_session.h"
#include "commands/next.h"

static void say_locked(const struct call *call, const struct campaign *campaign,
                       const struct signing_key *key)
{
    const struct open_lock *lock = campaign->lock;
    struct outbox outbox;

    fprintf(call->out, "exchange %d is locked\nL %s\n", lock->text.step,
            lock->digest);
    for (size_t i = 0; i < lock->text.order_count; i++)
        fprintf(call->out, "order %s %s\n", lock->text.orders[i].id,
                lock->text.orders[i].value);
    print_set_aside(call, campaign);
    outbox_init(&outbox, campaign->dir, call->arena);
    if (mail_lock(&outbox, campaign, key))
        outbox_send(&outbox, call->out, call->report);
}

static enum exit_status lock(const struct call *call,
                             const struct host_session *session)
{
    struct lock_request request = {.key = session->key,
                                   .memory = session->files.memory,
                                   .time = session->time};
    const char *absent;

    for (size_t i = 0; (absent = call_each(call, "absent", i)) != NULL; i++)
        names_add(call->arena, &request.absent, absent);
    switch (exchange_lock(session->campaign, &request)) {
    case LOCK_CLOSED:
        say_locked(call, session->campaign, session->key);
        return STATUS_DONE;
    case LOCK_WAITS:
        print_waiting(call, session->campaign);
        return STATUS_WAITING;
    case LOCK_REFUSED:
        return STATUS_FINDINGS;
    }
    return STATUS_FINDINGS;
}

static enum exit_status run_lock(struct call *call)
{
    struct host_session session;
    enum exit_status status = STATUS_FINDINGS;

    if (host_session_open(call, &session))
        status = lock(call, &session);
    host_session_close(&session);
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
    .arguments = "[DIR]",
    .summary = "close the exchange: from here on no order can change",
    .about =
        "lock names in a signed text the last sheet of every participant, or "
        "in preset table the seal. The dice are made from the digest L of that "
        "text. It lays the lock out for whoever has to answer, and a letter "
        "for whoever is absent. It waits (status 3) while somebody owes a "
        "sheet. After the deadline --absent goes on without him, if the roster "
        "allows it. Another run gives out the same lock.",
    .example = "berthier lock waterloo --key umpire.key",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .run = run_lock,
    .next = next_host,
};

/* disclose: publishes a closed book. */
#include "campaign/disclose.h"

#include "campaign/mailing.h"
#include "commands/agreed.h"
#include "commands/command.h"
#include "commands/office.h"
#include "core/arena.h"

/* Everybody gets everything, and is told how to prove what he was shown. */
static void tell(const struct call *call, const struct campaign *campaign,
                 const struct quiet_entry *entry)
{
    const struct written *written = &entry->written;
    struct outbox outbox;

    fprintf(call->out, "turn %d: the book is open\nstate %s\ncommit %s\n",
            entry->outcome.next.number, written->state, entry->commit);
    outbox_init(&outbox, campaign->dir, call->arena);
    for (size_t i = 0; i < campaign->roster.member_count; i++)
        outbox_say(&outbox, campaign->roster.members[i].id,
                   "%s: the book is disclosed, in entry %d, commit %s. "
                   "campaign.bundle holds every turn, sheet, answer and seed. "
                   "To prove the views that you have kept:\n\n  git clone "
                   "campaign.bundle DIR\n  berthier verify DIR VIEW...",
                   campaign->module.title, entry->outcome.next.number,
                   entry->commit);
    mail_turn(&outbox, campaign, &entry->outcome.next, written);
    if (mail_history(&outbox, campaign, written, true) &&
        outbox_send(&outbox, call->out, call->report))
        inbox_clear(campaign);
}

static enum exit_status disclose(const struct call *call,
                                 const struct office *office)
{
    const struct disclose_request request = {.key = office->key,
                                             .time = office->time};
    struct agreed *agreed = ARENA_NEW(call->arena, struct agreed);
    enum agreed_end end = campaign_disclose(agreed, office->campaign, &request);
    const struct agreed_run run = {
        .call = call,
        .campaign = office->campaign,
        .agreed = agreed,
        .words = "The book is to be disclosed before the game is over: "
                 "everybody sees everything, and play goes on in an open "
                 "book.\n",
    };

    if (end != AGREED_DONE)
        return agreed_tell(&run, end);
    tell(call, office->campaign, &agreed->entry);
    return STATUS_DONE;
}

static enum exit_status run_disclose(struct call *call)
{
    enum exit_status status = STATUS_FINDINGS;
    struct office office;

    if (office_open(call, &office))
        status = disclose(call, &office);
    office_close(&office);
    return status;
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_AT,
    {0},
};

const struct command disclose_command = {
    .name = "disclose",
    .arguments = "DIR --key FILE",
    .summary = "publish a closed book",
    .about = "After the end of the game the host makes the book public: an "
             "entry that says so, and for everybody the whole history with "
             "all turns, sheets, answers and seeds. verify then proves each "
             "view that somebody has kept. While the game lasts everybody "
             "must consent to disclose.xml, and play goes on in an open book.",
    .example = "berthier disclose waterloo --key umpire.key",
    .options = options,
    .least = 1,
    .most = 1,
    .run = run_disclose,
};

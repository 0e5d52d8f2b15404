/* join: a participant enters the roster of a draft. */
#include "campaign/mail/mailing.h"
#include "campaign/people/birth.h"
#include "commands/command.h"
#include "commands/next.h"

static void report_draft(const struct call *call, const struct campaign *before)
{
    struct campaign *draft = campaign_draft_again(before);
    struct outbox outbox;

    if (draft) {
        fprintf(call->out, "roster %s\n", draft->roster_digest);
        outbox_init(&outbox, draft->dir, call->arena);
        mail_draft(&outbox, draft, NULL);
        outbox_send(&outbox, call->out, call->report);
    }
    campaign_close(draft);
}

static enum exit_status run_join(struct call *call)
{
    struct campaign *draft =
        campaign_open_draft(call->arguments[0], call->arena, call->report);
    struct joiner joiner = {.path = call->arguments[1]};
    const char *side;

    if (!draft)
        return STATUS_FINDINGS;
    joiner.test = call_switch(call, "test");
    for (size_t i = 0; (side = call_each(call, "side", i)); i++)
        names_add(call->arena, &joiner.sides, side);
    for (size_t i = 0; (side = call_each(call, "deputy", i)); i++)
        names_add(call->arena, &joiner.deputy, side);
    if (draft_join(draft, &joiner))
        report_draft(call, draft);
    campaign_close(draft);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"side", "SIDE", "a side that the participant commands", true},
    {"deputy", "SIDE", "a side that he commands if nobody before him did",
     true},
    {"test", NULL, "a test campaign: test keys may play", false},
    {0},
};

const struct command join_command = {
    .name = "join",
    .arguments = "[DIR] FILE [--side SIDE]... [--deputy SIDE]...",
    .summary = "add a participant to the roster of a draft",
    .about = "Adds the participant of FILE, or more sides for one who has "
             "joined before. The roster changes with it: consents to the "
             "former one are thrown away, and the new one lies in the outbox "
             "for everybody, in place of the former.",
    .example = "berthier join waterloo anna.xml --side french",
    .options = options,
    .least = 2,
    .most = 2,
    .takes_dir = true,
    .run = run_join,
    .next = next_host,
};

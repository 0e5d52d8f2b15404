/* join: a participant enters the roster of a draft. */
#include "campaign/documents/offices.h"
#include "campaign/mail/mailing.h"
#include "campaign/people/begin.h"
#include "commands/command.h"
#include "commands/host_session.h"
#include "commands/next.h"
#include "commands/people/agreed.h"

/* Nobody is asked to consent to a roster that could not begin. */
static void mail_whole(const struct call *call, const struct campaign *draft)
{
    struct outbox outbox;

    if (!draft_is_commanded(draft))
        return;
    outbox_init(&outbox, draft->dir, call->arena);
    if (mail_draft(&outbox, draft))
        outbox_send(&outbox, call->out, call->report);
}

static void report_draft(const struct call *call, const struct campaign *before)
{
    struct campaign *draft = campaign_draft_again(before);

    if (draft) {
        fprintf(call->out, "roster %s\n", draft->roster_digest);
        if (finish_replaced(call, draft, NULL))
            mail_whole(call, draft);
    }
    campaign_close(draft);
}

static void add_sides(struct names *out, const struct call *call,
                      const struct campaign *draft, const char *option)
{
    const char *side;

    for (size_t i = 0; (side = call_each(call, option, i)); i++)
        names_add(call->arena, out,
                  side_meant(draft->ruleset, draft->module.data, side));
}

static enum exit_status run_join(struct call *call)
{
    struct campaign *draft =
        campaign_open_draft(call->arguments[0], call->arena, call->report);
    struct joiner joiner = {.path = call->arguments[1]};
    struct roster terms = {0};

    if (!draft)
        return STATUS_FINDINGS;
    joiner.test = call_switch(call, "test");
    add_sides(&joiner.sides, call, draft, "side");
    add_sides(&joiner.deputy, call, draft, "deputy");
    if (terms_vacant(call, &terms)) {
        joiner.vacant = terms.vacant;
        joiner.vacant_count = terms.vacant_count;
    }
    if (report_findings(call->report) == 0 &&
        finish_replaced(call, draft, NULL) && draft_join(draft, &joiner))
        report_draft(call, draft);
    campaign_close(draft);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"side", "SIDE", "a side that the participant commands", true},
    {"deputy", "SIDE", "a side of which he is a deputy", true},
    {"vacant", "SIDE[=HOST]", "nobody commands it; in the care of HOST", true},
    {"test", NULL, "a test campaign: test keys may play", false},
    {0},
};

const struct command join_command = {
    .name = "join",
    .arguments = "[DIR] FILE [--side SIDE]... [--deputy SIDE]...",
    .summary = "add a participant to the roster of a draft",
    .about = "join adds the participant of FILE, or more sides for one who has "
             "joined before. Consents to the former roster are void, and those "
             "who gave them are told. Once every side is commanded the roster "
             "lies in the outbox for everybody.",
    .example = "berthier join waterloo anna.xml --side french",
    .options = options,
    .takes = {.least = 2, .most = 2, .dir = true},
    .run = run_join,
    .next = next_host,
};

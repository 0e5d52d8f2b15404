/* verify: is a file what it says it is? */
#include "campaign/verify.h"

#include "commands/command.h"
#include "core/arena.h"

static void verify_one(const struct call *call, const struct campaign *campaign,
                       const char *path)
{
    struct signed_file file;
    const char *said;

    if (verify_file(campaign, path, &file, &said))
        fprintf(call->out, "%s: good: %s\n  sha256 %s\n", path, said,
                file.digest);
}

static enum exit_status run_verify(struct call *call)
{
    struct campaign *campaign = campaign_open(call->arguments[0], CAMPAIGN_READ,
                                              call->arena, call->report);

    for (size_t i = 1; campaign && i < call->argument_count; i++)
        verify_one(call, campaign, call->arguments[i]);
    campaign_close(campaign);
    return STATUS_DONE;
}

const struct command verify_command = {
    .name = "verify",
    .arguments = "DIR FILE...",
    .summary = "prove that a file is what it says it is",
    .about = "Verifies any file of the campaign, exactly as it is: its "
             "signature with the key of the roster in force at its exchange, "
             "an answer by its proof, a roster, module or journal by the "
             "digest that names it. A participant file is verified with the "
             "key that it holds: that proves possession, not identity.",
    .example = "berthier verify waterloo mail/anna-4-1.xml",
    .least = 2,
    .most = ANY_NUMBER,
    .run = run_verify,
};

/* verify: is a file what it says it is? */
#include "campaign/audit/verify.h"

#include "commands/command.h"
#include "core/displayable.h"

static void say_proof(const struct call *call, const char *folder,
                      const struct proof *proof)
{
    const char *name = displayed_name(folder, call->arena);

    if (!proof->by)
        fprintf(call->out,
                "%s: two histories: %s; which goes on is for the participants "
                "to say [%s %s]\n",
                name, proof->text, proof->rule->book, proof->rule->number);
    else if (proof->of)
        fprintf(call->out,
                "%s: %s; the answer is his, as nobody else can have made it, "
                "and whether it reached '%s' only a receipt proves [%s %s]\n",
                name, proof->text, proof->by, proof->rule->book,
                proof->rule->number);
    else
        fprintf(call->out, "%s: proof of cheating: %s, by '%s' [%s %s]\n", name,
                proof->text, proof->by, proof->rule->book, proof->rule->number);
}

static void verify_one(const struct call *call, const struct campaign *campaign,
                       const char *path)
{
    struct signed_file file;
    struct proof proof;
    const char *said;

    if (folder_holds_campaign(call->arena, path)) {
        refuse(call->report, &(struct place){path, 0}, FILE_RULE(bad_value),
               "it is a campaign, which audit checks whole: berthier audit "
               "%s; verify takes one of its files, such as turn.xml",
               displayed_name(path, call->arena));
        return;
    }
    if (folder_exists(path)) {
        if (verify_proof(&proof, campaign, path))
            say_proof(call, path, &proof);
        return;
    }
    if (verify_file(campaign, path, &file, &said))
        fprintf(call->out, "%s: good: %s\n  sha256 %s\n",
                displayed_name(path, call->arena), said, file.digest);
}

/* Each may be good, and all together the end of somebody's good name. */
static void verify_all(const struct call *call, const struct campaign *campaign)
{
    const char *folder = call_option(call, "proof");
    const struct place place = {campaign->dir, 0};
    struct names paths = {0};
    struct proof proof;

    for (size_t i = 1; i < call->argument_count; i++)
        names_add(call->arena, &paths, call->arguments[i]);
    if (!verify_together(&proof, campaign, &paths))
        return;
    if (proof.by)
        refuse(call->report, &place, proof.rule,
               "proof of cheating: %s, by '%s'", proof.text, proof.by);
    else
        refuse(call->report, &place, proof.rule,
               "another history: %s; ask both hosts which goes on", proof.text);
    if (!folder)
        fprintf(call->out, "--proof FOLDER lays the proof out for others\n");
    else if (proof_write(&proof, campaign, NULL, folder))
        fprintf(call->out, "%s holds the proof\n", folder);
}

static enum exit_status verify_campaign(const struct call *call)
{
    struct campaign *campaign = folder_open(call, CAMPAIGN_ANY);

    for (size_t i = 1; campaign && i < call->argument_count; i++)
        verify_one(call, campaign, call->arguments[i]);
    if (campaign)
        verify_all(call, campaign);
    campaign_close(campaign);
    return STATUS_DONE;
}

static enum exit_status run_verify(struct call *call)
{
    /* A roster that is named comes before the folder one stands in. */
    const size_t by = call->is_here && call->argument_count > 2;
    struct proof proof;

    /* A file may also be a view, as everywhere. */
    if (!file_exists(call->arguments[by]) ||
        folder_exists(call->arguments[by]) ||
        !folder_exists(call->arguments[by + 1]))
        return verify_campaign(call);
    for (size_t i = by + 1; i < call->argument_count; i++)
        if (verify_proof_alone(&proof, call->arguments[by], call->arguments[i],
                               call->arena, call->report))
            say_proof(call, call->arguments[i], &proof);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"proof", "FOLDER", "where to lay out a proof of cheating", false},
    {0},
};

const struct command verify_command = {
    .name = "verify",
    .arguments = "[DIR|ROSTER] FILE|PROOF...",
    .summary = "prove that a file is what it says it is",
    .about =
        "verify proves a signature by the roster of its exchange, and an "
        "answer by its proof. A roster, module or journal is held against the "
        "digest that names it. A participant file is verified with its own "
        "key: that proves possession, not identity. Files of the host that "
        "cannot all be honest are a proof of cheating, such as two locks of "
        "one exchange. With --proof it lays them out as a folder, which "
        "berthier verify ROSTER PROOF checks, and nothing else is needed. It "
        "lays out an answer that the host calls withheld, too: that proves "
        "that it was made, not that it arrived.",
    .example = "berthier verify waterloo mail/anna-4-1.xml",
    .options = options,
    .takes = {.least = 2, .most = ANY_NUMBER, .dir = true},
    .run = run_verify,
};

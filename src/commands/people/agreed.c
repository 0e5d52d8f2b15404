/* Waiting for consents, and telling what they have led to. */
#include "commands/people/agreed.h"

#include "campaign/documents/times.h"
#include "campaign/mail/mailing.h"
#include "commands/finish.h"
#include "commands/people/pending.h"
#include "core/arena.h"

#include <string.h>

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

/* With a majority not everybody who is missing is needed. */
static void say_enough(const struct agreed_run *run)
{
    const struct agreement *agreement = &run->agreed->agreement;
    size_t wanted = agreement_wanted(agreement, NULL);

    if (wanted < agreement->missing.count)
        say_majority(run->call, wanted, &agreement->aside);
    for (size_t i = 0; i < agreement->must.count; i++)
        if (!names_contain(&agreement->given, agreement->must.items[i]))
            fprintf(run->call->out, "%s must be among them\n",
                    agreement->must.items[i]);
}

/* Of a campaign that is to be abandoned, while he can still send it. */
static void tell_owing(const struct agreed_run *run, struct outbox *outbox)
{
    const struct campaign *campaign = run->campaign;
    const struct roster *roster = &campaign->roster;
    const struct agreement *agreement = &run->agreed->agreement;

    for (size_t i = 0; agreement->closing && i < roster->member_count; i++) {
        const char *id = roster->members[i].id;

        if (!closing_owes(agreement->closing, id) ||
            strcmp(id, roster->host) == 0)
            continue;
        mail_document(outbox, campaign, agreement->kind, id,
                      &agreement->document.bytes);
        outbox_say(outbox, id,
                   "%s: nobody waits for your consent, but you are said to "
                   "owe. Until the others have consented you can send what "
                   "you owe, or send it again, and ask for its receipt: then "
                   "exchange %d is played. What the document says:\n\n%s",
                   campaign->module.title, campaign->lock->text.step,
                   agreement_words(agreement));
    }
}

/* ", by 20 June 2015, 18:00 UTC", if the document says until when. */
static const char *until_words(const struct agreed_run *run)
{
    const struct signed_file *document = &run->agreed->agreement.document;
    const char *until =
        document->root ? element_attribute(document->root, "until") : NULL;
    int64_t time;

    return until && time_parse(until, &time)
               ? arena_text(run->call->arena, ", by %s",
                            time_words(run->call->arena, time))
               : "";
}

static bool ask(const struct agreed_run *run)
{
    const struct agreement *agreement = &run->agreed->agreement;
    const char *file = base_name(agreement->document.name);
    const char *words = agreement_words(agreement);
    struct outbox outbox;

    fprintf(run->call->out, "%s%s %s\n", words, file,
            agreement->document.digest);
    outbox_init(&outbox, run->campaign->dir, run->call->arena);
    for (size_t i = 0; i < agreement->missing.count; i++) {
        const char *id = agreement->missing.items[i];

        fprintf(run->call->out, "waiting for %s: consent to %s [trust %s]\n",
                id, file, TRUST(missing_consent)->number);
        mail_document(&outbox, run->campaign, agreement->kind, id,
                      &agreement->document.bytes);
        outbox_say(&outbox, id,
                   "%s: %s waits for consents, yours among them%s. If you "
                   "agree send back to %s what this makes; it says first what "
                   "changes in DIR, the folder of your last letter with a "
                   "turn, whatever this letter says:\n"
                   "  berthier consent DIR %s --key %s.key\n"
                   "What it says:\n\n%s\nIts digest, to compare with the "
                   "others:\n%s",
                   run->campaign->module.title, file, until_words(run),
                   run->campaign->roster.host, file, id, words,
                   agreement->document.digest);
        if (!mail_hidden(&outbox, agreement, id))
            return false;
    }
    tell_owing(run, &outbox);
    say_enough(run);
    outbox_send(&outbox, run->call->out, run->call->report);
    return true;
}

static void tell(const struct agreed_run *run)
{
    struct made_entry made;

    made_quiet(&made, &run->agreed->entry, &run->agreed->agreement);
    finish_entry(run->call, &made);
}

enum exit_status agreed_tell(const struct agreed_run *run, enum agreed_end end)
{
    switch (end) {
    case AGREED_DONE:
        tell(run);
        return STATUS_DONE;
    case AGREED_WAITS:
        return ask(run) ? STATUS_WAITING : STATUS_FINDINGS;
    case AGREED_REFUSED:
        return STATUS_FINDINGS;
    }
    return STATUS_FINDINGS;
}

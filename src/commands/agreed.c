/* Waiting for consents, and telling what they have led to. */
#include "commands/agreed.h"

#include "campaign/mailing.h"
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
    size_t wanted = agreement->enough > agreement->given.count
                        ? agreement->enough - agreement->given.count
                        : 0;

    if (wanted < agreement->missing.count)
        fprintf(run->call->out, "%zu of them %s enough\n", wanted,
                wanted == 1 ? "is" : "are");
    for (size_t i = 0; i < agreement->must.count; i++)
        if (!names_contain(&agreement->given, agreement->must.items[i]))
            fprintf(run->call->out, "%s must be among them\n",
                    agreement->must.items[i]);
}

static void ask(const struct agreed_run *run)
{
    const struct agreement *agreement = &run->agreed->agreement;
    const char *file = base_name(agreement->document.name);
    struct outbox outbox;

    fprintf(run->call->out, "%s%s %s\n", run->words, file,
            agreement->document.digest);
    outbox_init(&outbox, run->campaign->dir, run->call->arena);
    for (size_t i = 0; i < agreement->missing.count; i++) {
        const char *id = agreement->missing.items[i];

        fprintf(run->call->out, "waiting for %s: consent to %s [trust %s]\n",
                id, file, TRUST(missing_consent)->number);
        outbox_say(&outbox, id,
                   "%s: %s waits for consents. It says:\n\n%s\nIf you agree "
                   "send back what this makes:\n\n  berthier consent %s --key "
                   "%s.key\n\nIts digest, to compare with the others: %s",
                   run->campaign->module.title, file, run->words, file, id,
                   agreement->document.digest);
        outbox_attach(&outbox, id, file, &agreement->document.bytes);
    }
    say_enough(run);
    outbox_send(&outbox, run->call->out, run->call->report);
}

/* A new roster goes to everybody, with the participants that it names. */
static void attach_roster(struct outbox *outbox, const struct agreed_run *run,
                          const struct campaign *reached)
{
    struct arena *arena = run->call->arena;
    struct bytes module;

    if (!strcmp(reached->roster_digest, run->campaign->roster_digest) ||
        !campaign_file(run->campaign, "module.xml", &module))
        return;
    for (size_t i = 0; i < reached->member_count; i++) {
        const char *to = reached->members[i].office->id;

        outbox_attach(outbox, to, "roster.xml", &reached->roster_bytes);
        if (!campaign_member(run->campaign, to))
            outbox_attach(outbox, to, "module.xml", &module);
        for (size_t j = 0; j < reached->member_count; j++)
            outbox_attach(
                outbox, to,
                arena_text(arena, "%s.xml", reached->members[j].office->id),
                &reached->members[j].bytes);
    }
}

static void tell(const struct agreed_run *run)
{
    const struct quiet_entry *entry = &run->agreed->entry;
    const struct turn *next = &entry->outcome.next;
    const struct written *written = &entry->written;
    const struct campaign *reached = entry->reached;
    struct outbox outbox;

    fprintf(run->call->out, "turn %d: %s\n%sstate %s\ncommit %s\n",
            next->number, entry_words[next->kind], run->words, written->state,
            entry->commit);
    outbox_init(&outbox, reached->dir, run->call->arena);
    for (size_t i = 0; i < reached->roster.member_count; i++)
        outbox_say(&outbox, reached->roster.members[i].id,
                   "%s: entry %d (%s) is made.\n\n%s\nThe state is %s, in "
                   "commit %s: sheets answer it from now on.",
                   reached->module.title, next->number, entry_words[next->kind],
                   run->words, written->state, entry->commit);
    attach_roster(&outbox, run, reached);
    mail_turn(&outbox, reached, next, written);
    mail_history(&outbox, reached, written, false);
    if (!outbox_send(&outbox, run->call->out, run->call->report))
        return;
    if (next->kind == ENTRY_ROSTER)
        inbox_clear_roster(run->campaign);
    else
        inbox_clear(run->campaign);
}

enum exit_status agreed_tell(const struct agreed_run *run, enum agreed_end end)
{
    switch (end) {
    case AGREED_DONE:
        tell(run);
        return STATUS_DONE;
    case AGREED_WAITS:
        ask(run);
        return STATUS_WAITING;
    case AGREED_REFUSED:
        return STATUS_FINDINGS;
    }
    return STATUS_FINDINGS;
}

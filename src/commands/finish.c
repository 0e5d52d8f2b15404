/* The end of a run that has made an entry, or of one that died before it. */
#include "commands/finish.h"

#include "campaign/exchange/lock.h"
#include "campaign/judge/told.h"
#include "campaign/mail/mailing.h"
#include "campaign/people/birth.h"
#include "campaign/people/roster_change.h"
#include "core/arena.h"
#include "rooms/room.h"

static const char *what_of(const struct made_entry *made)
{
    const struct campaign *campaign = made->campaign;
    enum entry_kind kind = made->next->kind;

    if (kind == ENTRY_EXCHANGE)
        return campaign->room->when(made->next->play, campaign->module.data,
                                    campaign->arena);
    if (kind == ENTRY_VOID)
        return "exchange void";
    return kind == ENTRY_DISCLOSE ? "the book is open" : entry_words[kind];
}

static void say_begun(const struct call *call, const struct made_entry *made)
{
    const struct roster *roster = &made->campaign->roster;
    const char *closed = closed_book_text(roster, call->arena);
    const char *changes = changes_text(roster, call->arena);

    fprintf(call->out, "%s has begun: turn 0, commit %s\ngame  %s\nstate %s\n",
            made->campaign->module.title, made->commit, made->next->game,
            made->written->state);
    if (closed)
        fprintf(call->out, "%s\n", closed);
    if (changes)
        fprintf(call->out, "%s\n", changes);
}

static void say_made(const struct call *call, const struct made_entry *made)
{
    const struct turn *next = made->next;

    fprintf(call->out, "turn %d: %s\n%sstate %s\n", next->number, what_of(made),
            made->words, made->written->state);
    if (next->kind == ENTRY_EXCHANGE && next->over)
        fprintf(call->out, "the game is over\n");
    fprintf(call->out, "commit %s\n", made->commit);
}

static bool clear_inbox(const struct made_entry *made)
{
    enum entry_kind kind = made->next->kind;

    return kind == ENTRY_ROSTER || kind == ENTRY_BEGIN
               ? inbox_clear_roster(made->campaign)
               : inbox_clear(made->campaign);
}

/* Before anybody is told: the run that has committed may have died before its
 * host's memory knew of it. */
static bool remember_begun(const struct call *call,
                           const struct made_entry *made)
{
    struct key_files files;

    return call_key_files(call, &files) &&
           begun_remembered(made->campaign, made->written->state, files.memory);
}

bool finish_entry(const struct call *call, const struct made_entry *made)
{
    bool begins = made->next->kind == ENTRY_BEGIN;
    struct outbox outbox;

    if (begins && !remember_begun(call, made))
        return false;
    (begins ? say_begun : say_made)(call, made);
    outbox_init(&outbox, made->campaign->dir, call->arena);
    if (!mail_entry(&outbox, made, call_switch(call, "bundle")) ||
        !outbox_send(&outbox, call->out, call->report) || !clear_inbox(made))
        return false;
    return true;
}

bool finish_last_run(const struct call *call, const struct campaign *campaign,
                     const struct signing_key *key, bool *finished)
{
    const struct place place = {campaign->dir, 0};
    struct made_entry made;

    *finished = inbox_is_stale(campaign);
    if (!*finished)
        return true;
    if (!host_signs(campaign, key))
        return false;
    remark(call->report, &place,
           "the run that made entry %d died before its end, and is brought "
           "there now",
           campaign->turn.number);
    return made_again(&made, campaign, key) && finish_entry(call, &made);
}

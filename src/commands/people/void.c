/* void: closes an exchange that somebody stalls, without playing it. */
#include "campaign/people/void.h"
#include "campaign/exchange/unplayable.h"
#include "campaign/mail/mailing.h"
#include "campaign/mail/telling.h"
#include "commands/command.h"
#include "commands/host_session.h"
#include "commands/next.h"
#include "commands/people/agreed.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "core/trust_rules.h"

#include <string.h>

/* One run that found no end. */
struct waiting {
    const struct call *call;
    const struct campaign *campaign;
    const struct agreement *agreement;
    struct void_document document;
    struct names accused;
    struct names witnesses; /* one of these must consent, whoever is waited
                               for; empty: somebody who is, or has */
    struct outbox outbox;
};

static void attach(struct waiting *waiting, const char *id, const char *folder,
                   const struct exchange_file *file)
{
    struct arena *arena = waiting->call->arena;
    const char *path = arena_text(arena, "%s/%s.xml", folder, file->id);

    outbox_attach(&waiting->outbox, id, letter_name(arena, path), &file->bytes);
}

/* All that his program needs to try it. */
static void attach_exchange(struct waiting *waiting, const char *id)
{
    const struct exchange_files *files = &waiting->agreement->closing->files;

    outbox_attach(&waiting->outbox, id, "lock.xml", &files->lock.bytes);
    for (size_t i = 0; i < files->sheets_count; i++)
        attach(waiting, id, "orders", &files->sheets[i]);
    for (size_t i = 0; i < files->seals_count; i++)
        attach(waiting, id, "seals", &files->seals[i]);
    for (size_t i = 0; i < files->answers_count; i++)
        attach(waiting, id, "answers", &files->answers[i]);
}

static const char *in_hand_text(const struct waiting *waiting)
{
    const struct unplayable *found = waiting->agreement->found;

    if (strcmp(found->died_of, "-") == 0)
        return "no sheet";
    return found->line > 0 ? arena_text(waiting->call->arena, "%s:%ld",
                                        found->died_of, found->line)
                           : found->died_of;
}

static void send_unplayable(struct waiting *waiting, const char *id)
{
    const struct campaign *campaign = waiting->campaign;
    bool closed = book_is_closed(campaign);

    outbox_say(
        &waiting->outbox, id,
        "%s: the program dies of exchange %d, while it reads %s. A mended "
        "program of the same revision plays it as it is locked. If you would "
        "rather have it void, with new sheets and new dice, send back to %s "
        "what this makes, where DIR is the folder of your last letter with a "
        "turn:\n  berthier consent DIR proposed-void.xml --key %s.key\n%s",
        campaign->module.title, campaign->lock->text.step,
        in_hand_text(waiting), campaign->roster.host, id,
        names_contain(&waiting->accused, id)
            ? "That sheet is yours: nobody waits for your consent. If the "
              "exchange becomes void, send that order no more until the "
              "program is mended."
            : "");
    outbox_say(
        &waiting->outbox, id,
        closed ? "The book is closed, so that you cannot try it: your program "
                 "tells with what --accept you consent upon the host's word."
               : "Let all files of this letter lie beside that: your program "
                 "tries it, and consents only if it dies as well. They show "
                 "everybody's sheets, which no longer change anything.");
    if (!closed)
        attach_exchange(waiting, id);
}

/* Whose answer was lost on its way learns it while it can still be played. */
static void send_stalled(struct waiting *waiting, const char *id)
{
    const struct campaign *campaign = waiting->campaign;
    int64_t due = void_due(campaign, &campaign->lock->file);

    outbox_say(
        &waiting->outbox, id,
        "%s: exchange %d is to be void: %s. The host says that what %s owed to "
        "it did not come.%s If you agree send back to %s what this makes, "
        "where DIR is the folder of your last letter with a turn:\n"
        "  berthier consent DIR proposed-void.xml --key %s.key",
        campaign->module.title, campaign->lock->text.step,
        waiting->document.reason,
        names_series(&waiting->accused, waiting->call->arena),
        names_contain(&waiting->accused, id)
            ? arena_text(waiting->call->arena,
                         " As long as it is not void you can send it, or send "
                         "it again, and ask for its receipt: then it is "
                         "played. What is owed counts as withheld from %s on.",
                         time_words(waiting->call->arena, due))
            : "",
        campaign->roster.host, id);
}

static void send_document(struct waiting *waiting, const char *id)
{
    mail_document(&waiting->outbox, waiting->campaign, CONSENT_VOID, id,
                  &waiting->agreement->document.bytes);
    say_effect(&waiting->outbox, waiting->agreement, id);
    if (waiting->document.unplayable)
        send_unplayable(waiting, id);
    else
        send_stalled(waiting, id);
}

static void wait_for(struct waiting *waiting, const char *id)
{
    const struct call *call = waiting->call;
    const struct agreement *agreement = waiting->agreement;

    fprintf(
        call->out, "waiting for %s: consent to void.xml%s [trust %s]\n", id,
        waiting->witnesses.count > 0
            ? ""
            : or_until(&agreement->excused, id, agreement->due, call->arena),
        TRUST(missing_consent)->number);
    send_document(waiting, id);
}

/* Nobody is left who has no part in it. */
static void wait_for_witness(struct waiting *waiting)
{
    const struct names *witnesses = &waiting->witnesses;

    say_witnesses(waiting->call, waiting->agreement);
    for (size_t i = 0; i < witnesses->count; i++)
        if (!names_contain(&waiting->agreement->missing, witnesses->items[i]))
            send_document(waiting, witnesses->items[i]);
}

/* Whom nobody waits for: the accused, and who was locked absent. */
static void tell_unasked(struct waiting *waiting, const char *id)
{
    if (strcmp(id, waiting->campaign->roster.host) != 0 &&
        !names_contain(&waiting->agreement->missing, id) &&
        !names_contain(&waiting->witnesses, id))
        send_document(waiting, id);
}

static bool read_document(struct waiting *waiting)
{
    const struct signed_file *file = &waiting->agreement->document;
    struct arena *arena = waiting->call->arena;

    if (!void_read(&waiting->document, file->root, file->name, arena,
                   waiting->call->report))
        return false;
    void_accused(&waiting->accused, &waiting->document, arena);
    if (!agreement_is_witnessed(waiting->agreement))
        waiting->witnesses = waiting->agreement->witnesses;
    return true;
}

static enum exit_status ask_for_consents(const struct call *call,
                                         const struct campaign *campaign,
                                         const struct agreement *agreement)
{
    struct waiting waiting = {
        .call = call, .campaign = campaign, .agreement = agreement};

    if (!read_document(&waiting))
        return STATUS_FINDINGS;
    outbox_init(&waiting.outbox, campaign->dir, call->arena);
    for (size_t i = 0; i < agreement->missing.count; i++)
        wait_for(&waiting, agreement->missing.items[i]);
    wait_for_witness(&waiting);
    for (size_t i = 0; i < waiting.accused.count; i++)
        tell_unasked(&waiting, waiting.accused.items[i]);
    for (size_t i = 0; i < agreement->heard.count; i++)
        if (!names_contain(&waiting.accused, agreement->heard.items[i]))
            tell_unasked(&waiting, agreement->heard.items[i]);
    say_whom(call, agreement);
    outbox_send(&waiting.outbox, call->out, call->report);
    return STATUS_WAITING;
}

static enum exit_status close_void(const struct call *call,
                                   const struct host_session *session)
{
    const struct void_request request = {
        .by = session_request(session),
        .reason = call_option(call, "reason"),
        .unplayable = call_switch(call, "unplayable"),
    };
    const struct campaign *campaign = session->campaign;
    struct agreed *agreed = ARENA_NEW(call->arena, struct agreed);
    enum agreed_end end = exchange_void(agreed, campaign, &request);

    if (end != AGREED_WAITS)
        return agreed_by_host(call, session, agreed, end);
    return finish_replaced(call, campaign, campaign->roster.host)
               ? ask_for_consents(call, campaign, &agreed->agreement)
               : STATUS_FINDINGS;
}

static enum exit_status run_void(struct call *call)
{
    return host_session_run(call, CAMPAIGN_WRITE,
                            &(const struct host_work){ENTRY_VOID, close_void});
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_AT,
    OPTION_UNTIL,
    {"reason", "TEXT", "why: draws the document up, or up anew", false},
    {"unplayable", NULL, "because the program dies of it", false},
    {0},
};

const struct command void_command = {
    .name = "void",
    .arguments = "[DIR] [--unplayable] [--reason TEXT]",
    .summary = "close a stalled exchange without playing it",
    .about =
        "void closes an exchange whose answer or sealed sheet does not come; "
        "nothing is ever rolled anew. The first call draws up void.xml and "
        "asks everybody for consent; the next commits it. Nobody waits for the "
        "absent, nor for whoever withheld once he has had as long as for a "
        "sheet. One consent must be of somebody who neither hosts, nor plays "
        "for the host's side, nor withheld. If nobody else is left, it must be "
        "of one who withheld. With --unplayable it closes an exchange of which "
        "the program dies here, and at everybody who consents. Nobody waits "
        "for the author of the sheet that it dies of.",
    .example =
        "berthier void waterloo --reason \"bert moved\" --key umpire.key",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .run = run_void,
    .next = next_host,
};

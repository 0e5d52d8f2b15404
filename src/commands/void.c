/* void: closes an exchange that somebody stalls, without playing it. */
#include "campaign/void.h"
#include "campaign/mailing.h"
#include "campaign/times.h"
#include "commands/command.h"
#include "commands/office.h"
#include "core/arena.h"
#include "core/trust_rules.h"

/* One run that found no end. */
struct waiting {
    const struct call *call;
    const struct campaign *campaign;
    const struct voided *voided;
    struct outbox outbox;
};

static void send_document(struct waiting *waiting, const char *id)
{
    const struct campaign *campaign = waiting->campaign;

    outbox_say(&waiting->outbox, id,
               "%s: exchange %d is to be void. If you agree: berthier "
               "consent void.xml --key YOURS.key, and send the consent to "
               "the host.",
               campaign->module.title, campaign->lock->text.step);
    outbox_attach(&waiting->outbox, id, "void.xml", &waiting->voided->document);
}

static void wait_for(struct waiting *waiting, const char *id)
{
    const struct call *call = waiting->call;
    const struct voided *voided = waiting->voided;

    fprintf(call->out, "waiting for %s: consent to void.xml", id);
    if (names_contain(&voided->withheld, id) && voided->witnesses.count == 0)
        fprintf(call->out, ", or until %s",
                time_text(call->arena, voided->due));
    fprintf(call->out, " [trust %s]\n", TRUST(missing_consent)->number);
    send_document(waiting, id);
}

/* Nobody is left who has no part in it. */
static void wait_for_witness(struct waiting *waiting)
{
    const struct call *call = waiting->call;
    const struct names *witnesses = &waiting->voided->witnesses;

    fprintf(call->out,
            "waiting for %s: consent to void.xml of one who is not the host "
            "nor on a side with him; all of them are accused or absent "
            "[trust %s]\nif none of them will or can, the exchange waits, or "
            "the campaign ends: berthier end DIR --abandoned --reason TEXT\n",
            names_text(witnesses, " or ", call->arena), TRUST(alone)->number);
    for (size_t i = 0; i < witnesses->count; i++)
        if (!names_contain(&waiting->voided->missing, witnesses->items[i]))
            send_document(waiting, witnesses->items[i]);
}

static void ask_for_consents(const struct call *call,
                             const struct campaign *campaign,
                             const struct voided *voided)
{
    struct waiting waiting = {
        .call = call, .campaign = campaign, .voided = voided};

    outbox_init(&waiting.outbox, campaign->dir, call->arena);
    for (size_t i = 0; i < voided->missing.count; i++)
        wait_for(&waiting, voided->missing.items[i]);
    if (voided->witnesses.count > 0)
        wait_for_witness(&waiting);
    outbox_send(&waiting.outbox, call->out, call->report);
}

static void tell(const struct call *call, const struct campaign *campaign,
                 const struct voided *voided)
{
    const struct turn *next = &voided->entry.outcome.next;
    const struct written *written = &voided->entry.written;
    struct outbox outbox;

    fprintf(call->out, "turn %d: exchange void\nstate %s\ncommit %s\n",
            next->number, written->state, voided->entry.commit);
    outbox_init(&outbox, campaign->dir, call->arena);
    for (size_t i = 0; i < campaign->roster.member_count; i++)
        outbox_say(&outbox, campaign->roster.members[i].id,
                   "%s: exchange %d is void. Sheets answer the new state, "
                   "%s.",
                   campaign->module.title, next->number, written->state);
    mail_turn(&outbox, campaign, next, written);
    (void)mail_history(&outbox, campaign, written, false);
    outbox_send(&outbox, call->out, call->report);
}

static enum exit_status close_void(const struct call *call,
                                   const struct office *office)
{
    const struct void_request request = {.key = office->key,
                                         .reason = call_option(call, "reason"),
                                         .time = office->time};
    const struct campaign *campaign = office->campaign;
    struct voided voided;

    switch (exchange_void(&voided, campaign, &request)) {
    case VOID_DONE:
        tell(call, campaign, &voided);
        return STATUS_DONE;
    case VOID_WAITS:
        ask_for_consents(call, campaign, &voided);
        return STATUS_WAITING;
    case VOID_REFUSED:
        return STATUS_FINDINGS;
    }
    return STATUS_FINDINGS;
}

static enum exit_status run_void(struct call *call)
{
    struct office office;
    enum exit_status status = STATUS_FINDINGS;

    if (office_open(call, &office))
        status = close_void(call, &office);
    office_close(&office);
    return status;
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_AT,
    {"reason", "TEXT", "why: draws the document up, or up anew", false},
    {0},
};

const struct command void_command = {
    .name = "void",
    .arguments = "DIR [--reason TEXT]",
    .summary = "close a stalled exchange without playing it",
    .about = "When an answer or a sealed sheet does not come, the exchange "
             "cannot be played, and nothing is ever rolled anew. The first "
             "call draws up void.xml and asks everybody for consent; the next "
             "commits it, and a new exchange opens. Those who withheld need "
             "not consent once they have had as long for their answer as for "
             "a sheet, counted from the lock; who was locked absent is not "
             "waited for. Among the consents must be that of somebody who is "
             "neither the host, nor commands a side with him, nor withholds; "
             "if nobody else is left, of one who does.",
    .example = "berthier void waterloo --reason \"bert moved house\" --key "
               "umpire.key",
    .options = options,
    .least = 1,
    .most = 1,
    .run = run_void,
};

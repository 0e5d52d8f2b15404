/* Waiting for consents, and telling what they have led to. */
#include "commands/people/agreed.h"

#include "campaign/documents/offices.h"
#include "campaign/exchange/lock.h"
#include "campaign/mail/mailing.h"
#include "campaign/mail/telling.h"
#include "campaign/people/newcomers.h"
#include "campaign/people/upgrade.h"
#include "campaign/submit/pending.h"
#include "commands/host_session.h"

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
    const struct majority majority = {
        agreement->missing.count,
        agreement_votes(agreement, &agreement->missing),
        agreement_wanted(agreement, NULL)};

    if (majority.wanted < majority.votes)
        say_majority(run->call, &majority, &agreement->uncounted);
    foreach_name (name, agreement->must)
        if (!names_contain(&agreement->given, name))
            fprintf(run->call->out, "%s must be among them\n", name);
}

/* Who commands nothing has no vote, and is told what the others are asked. */
static void tell_friend(const struct agreed_run *run, struct outbox *outbox,
                        const char *id)
{
    const struct campaign *campaign = run->campaign;
    const struct agreement *agreement = &run->agreed->agreement;

    mail_document(outbox, campaign, agreement->kind, id,
                  &agreement->document.bytes);
    say_effect(outbox, agreement, id);
    outbox_say(outbox, id,
               "%s: %s waits for consents. Yours is not asked for: a side has "
               "one vote, its commander's, and you command none. Write to the "
               "others if you know what they should. What it says:\n\n%s",
               campaign->module.title, base_name(agreement->document.name),
               proposed_words(agreement));
    mail_repair(outbox, agreement, id);
}

/* Whom the document gives an office is asked after all. */
static void tell_heard(const struct agreed_run *run, struct outbox *outbox)
{
    const struct agreement *agreement = &run->agreed->agreement;
    bool witnessed = agreement_is_witnessed(agreement);

    foreach_name (id, agreement->heard) {
        const struct campaign_member *member =
            campaign_member(run->campaign, id);
        bool has_seat = member && (is_commander(member->office) ||
                                   same_name(id, run->campaign->roster.host));

        if (names_contain(&agreement->asked, id) ||
            (!witnessed && names_contain(&agreement->witnesses, id)))
            continue;
        if (has_seat)
            mail_unasked(outbox, agreement, id);
        else
            tell_friend(run, outbox, id);
        if (has_seat && names_contain(&agreement->displaced, id))
            mail_displaced(outbox, agreement, id);
    }
}

/* What the entry would drop, of what is filed now. */
static void say_filed(const struct agreed_run *run)
{
    struct annulled filed = {0};

    if (run->campaign->lock)
        return;
    sheets_filed(&filed, run->campaign);
    for (size_t i = 0; i < filed.sheets_count; i++)
        fprintf(
            run->call->out,
            "the entry drops the %s that %s has accepted for exchange %d%s\n",
            filed.sheets[i].sealed ? "seal" : "sheet", filed.sheets[i].who,
            run->campaign->turn.number + 1,
            run->agreed->agreement.kind == CONSENT_END
                ? ""
                : "; its orders stand in his next blank sheet then");
}

/* Who plays already has the folder of his last letter. */
static bool ask_member(const struct agreed_run *run, struct outbox *outbox,
                       const char *id)
{
    const struct agreement *agreement = &run->agreed->agreement;
    const char *mailed = proposed_file(agreement->kind, run->call->arena);

    mail_document(outbox, run->campaign, agreement->kind, id,
                  &agreement->document.bytes);
    say_effect(outbox, agreement, id);
    outbox_say(
        outbox, id,
        "%s: %s waits for consents, yours among them, %s. If you agree send "
        "back to %s what this makes; it says first what changes in DIR, the "
        "folder of your last letter with a turn, whatever this letter says:\n"
        "  berthier consent DIR %s --key %s.key\n"
        "What it says:\n\n%s\nIts digest, to compare with the others:\n%s%s",
        run->campaign->module.title, mailed, time_left_words(agreement, "by"),
        run->campaign->roster.host, mailed, id, proposed_words(agreement),
        agreement->document.digest, may_send_words(agreement, id));
    return mail_repair(outbox, agreement, id) &&
           mail_hidden(outbox, agreement, id);
}

/* Who takes over something is shown it first. Of whom has a folder that is
 * asked for only where nobody can show him more: a view is the host's. */
static bool is_mailed_desk(const struct agreed_run *run, const char *id)
{
    const struct agreement *agreement = &run->agreed->agreement;
    const struct roster_member *newcomer = newcomer_in(agreement, id);

    return newcomer && (!newcomer_has_folder(agreement, newcomer) ||
                        is_hosts_key(run->campaign, run->key));
}

/* All of it on the host's own screen: in the letters stands to each his own. */
static void say_illegal(const struct agreed_run *run)
{
    struct names lines = {0};

    upgrade_illegal(&lines, &run->agreed->agreement,
                    &(struct illegal_wish){NULL, true});
    for (size_t i = 0; i < lines.count; i++)
        fprintf(run->call->out, "%s\n", lines.items[i]);
}

static bool ask_all(const struct agreed_run *run, struct outbox *outbox)
{
    const struct agreement *agreement = &run->agreed->agreement;
    struct newcomers newcomers = {.outbox = outbox,
                                  .agreement = agreement,
                                  .key = run->key,
                                  .asked = call_switch(run->call, "bundle")};

    foreach_name (id, agreement->missing) {
        fprintf(
            run->call->out, "waiting for %s: consent to %s%s [trust %s]\n", id,
            base_name(agreement->document.name),
            or_until(&agreement->excused, id, agreement->due, run->call->arena),
            TRUST(missing_consent)->number);
        if (!(is_mailed_desk(run, id) ? mail_newcomer(&newcomers, id)
                                      : ask_member(run, outbox, id)))
            return false;
        if (names_contain(&agreement->displaced, id) &&
            !names_contain(&agreement->former_keys.asked, id) &&
            !names_contain(&agreement->former_keys.heard, id))
            mail_displaced(outbox, agreement, id);
    }
    return true;
}

/* Who gets new keys is asked by those that he has, in a letter of its own: it
 * may be somebody else who has them. */
static bool ask_former_keys(const struct agreed_run *run, struct outbox *outbox)
{
    const struct agreement *agreement = &run->agreed->agreement;
    const struct former_keys *former = &agreement->former_keys;
    bool good = true;

    for (size_t i = 0; good && i < former->missing.count; i++) {
        const char *id = former->missing.items[i];

        fprintf(
            run->call->out,
            "waiting for %s: consent to %s by the keys of the roster in "
            "force%s [trust %s]\n",
            id, base_name(agreement->document.name),
            or_until(&former->excused, id, agreement->due, run->call->arena),
            TRUST(missing_consent)->number);
        good = names_contain(&agreement->missing, id) ||
               ask_member(run, outbox, id);
        mail_displaced(outbox, agreement, id);
    }
    for (size_t i = 0; good && i < former->heard.count; i++)
        if (names_contain(&agreement->missing, former->heard.items[i]))
            mail_displaced(outbox, agreement, former->heard.items[i]);
    return good;
}

/* Of these one must consent, whoever is waited for. */
static bool ask_witnesses(const struct agreed_run *run, struct outbox *outbox)
{
    const struct agreement *agreement = &run->agreed->agreement;
    const struct names *witnesses = &agreement->witnesses;
    bool good = true;

    say_witnesses(run->call, agreement);
    for (size_t i = 0;
         !agreement_is_witnessed(agreement) && good && i < witnesses->count;
         i++)
        good = names_contain(&agreement->missing, witnesses->items[i]) ||
               ask_member(run, outbox, witnesses->items[i]);
    return good;
}

static bool ask(const struct agreed_run *run)
{
    const struct agreement *agreement = &run->agreed->agreement;
    const char *self = run->self ? run->self : run->campaign->roster.host;
    struct outbox outbox;

    fprintf(run->call->out, "%s%s %s\n", proposed_words(agreement),
            base_name(agreement->document.name), agreement->document.digest);
    say_filed(run);
    say_illegal(run);
    outbox_init(&outbox, run->campaign->dir, run->call->arena);
    if (!ask_all(run, &outbox) || !ask_witnesses(run, &outbox) ||
        !ask_former_keys(run, &outbox))
        return false;
    tell_heard(run, &outbox);
    mail_affected(&outbox, agreement, self);
    say_whom(run->call, agreement);
    say_enough(run);
    outbox_send(&outbox, run->call->out, run->call->report);
    return true;
}

static void tell(const struct agreed_run *run)
{
    struct new_entry made;

    made_plain(&made, &run->agreed->entry, &run->agreed->agreement);
    finish_entry(run->call, &made);
}

enum exit_status agreed_tell(const struct agreed_run *run, enum agreed_end end)
{
    if (!finish_replaced(run->call, run->campaign,
                         run->self ? run->self : run->campaign->roster.host))
        return STATUS_FINDINGS;
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

enum exit_status agreed_by_host(const struct call *call,
                                const struct host_session *session,
                                const struct agreed *agreed,
                                enum agreed_end end)
{
    return agreed_tell(&(const struct agreed_run){.call = call,
                                                  .campaign = session->campaign,
                                                  .agreed = agreed},
                       end);
}

struct agreed_request session_request(const struct host_session *session)
{
    return (struct agreed_request){
        .key = session->key, .time = session->time, .until = session->until};
}

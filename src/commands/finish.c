/* The end of a run that has made an entry, or of one that died before it. */
#include "commands/host_session.h"

#include "campaign/exchange/lock.h"
#include "campaign/judge/check.h"
#include "campaign/mail/mailing.h"
#include "campaign/people/begin.h"
#include "campaign/people/change_kind.h"
#include "campaign/people/roster_change.h"
#include "campaign/submit/pending.h"
#include "core/arena.h"
#include "rulesets/ruleset.h"

#include <stdlib.h>

static const char *what_of(const struct new_entry *made)
{
    const struct campaign *campaign = made->campaign;
    enum entry_kind kind = made->next->kind;

    if (kind == ENTRY_EXCHANGE)
        return campaign->ruleset->when(made->next->play, campaign->module.data,
                                       campaign->arena);
    if (kind == ENTRY_VOID)
        return "exchange void";
    return kind == ENTRY_DISCLOSE ? "the book is open" : entry_words[kind];
}

static void say_begun(const struct call *call, const struct new_entry *made)
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

static void say_made(const struct call *call, const struct new_entry *made)
{
    const struct turn *next = made->next;

    fprintf(call->out, "turn %d: %s\n%sstate %s\n", next->number, what_of(made),
            made->words, made->written->state);
    if (next->kind == ENTRY_EXCHANGE && next->over)
        fprintf(call->out, "the game is over\n");
    fprintf(call->out, "commit %s\n", made->commit);
}

/* Whose sheets it has dropped, and where their orders stand. */
static void say_sheets(const struct call *call, const struct new_entry *made)
{
    const struct annulled *annulled = made->annulled;
    const int number = made->next->number;

    foreach (const struct lost_sheet, lost, annulled->sheets) {
        if (lost->answer) {
            fprintf(call->out,
                    "the answer of %s to exchange %d makes no dice: %s\n",
                    lost->who, number, entry_is(made->next, call->arena));
            continue;
        }
        fprintf(call->out,
                "the %s of %s for exchange %d is dropped: %s, and it answered "
                "what was before",
                lost->sealed ? "seal" : "sheet", lost->who, number,
                entry_is(made->next, call->arena));
        if (!made->next->over && !lost->sealed &&
            campaign_member(made->campaign, lost->who))
            fprintf(
                call->out,
                "; its orders stand in orders-%d.txt of %s's letter turn-%d",
                number + 1, lost->who, number);
        fprintf(call->out, "\n");
    }
}

static void print_annulled(const struct call *call,
                           const struct new_entry *made)
{
    const struct annulled *annulled = made->annulled;
    const char *lapsed = extension_lapsed(made);

    say_sheets(call, made);
    foreach (const struct lost_document, lost, annulled->documents) {
        const char *again =
            made->next->ended ? NULL : change_kind(lost->kind)->again;

        fprintf(call->out,
                "%s %.12s can be entered no more: %s\n  consents to it that "
                "are void: %s\n",
                lost->file, lost->digest, lost->reason,
                lost->given.count > 0
                    ? names_text(&lost->given, ", ", call->arena)
                    : "none");
        if (again)
            fprintf(call->out, "  to draw it up again: %s\n", again);
    }
    for (size_t i = 0; i < annulled->consents_count; i++)
        fprintf(call->out, "the consent of %s to %s is void: %s\n",
                annulled->consents[i].who, annulled->consents[i].file,
                annulled->consents[i].left
                    ? "he stands in the roster no more"
                    : "it is not by the keys that the roster has now");
    for (size_t i = 0; i < annulled->people_count; i++)
        fprintf(
            call->out,
            "the participant file of %s is dropped: the campaign has ended\n",
            annulled->people[i].who);
    if (lapsed)
        fprintf(call->out, "%s\n", lapsed);
}

/* What it has made void, of what waited. */
static const char *annulled_words(const struct call *call,
                                  const struct new_entry *made)
{
    struct call aside = *call;
    size_t length = 0;
    char *text = NULL;
    const char *words;

    aside.out = open_memstream(&text, &length);
    if (!aside.out)
        abort();
    print_annulled(&aside, made);
    fclose(aside.out);
    words = arena_string(call->arena, text, length);
    free(text);
    return words;
}

/* Before anybody is told: the run that has committed may have died before its
 * host's memory knew of it. */
static bool remember_begun(const struct call *call,
                           const struct new_entry *made)
{
    struct key_files files;

    return call_key_files(call, &files) &&
           begun_remembered(made->campaign, made->written->state, files.memory);
}

/* mailed: a run laid the letters out, and died while it cleared the inbox. */
static bool lay_out(const struct call *call, const struct new_entry *made,
                    bool mailed)
{
    struct outbox outbox;

    outbox_init(&outbox, made->campaign->dir, call->arena);
    if (!mail_entry(&outbox, made, call_switch(call, "bundle")))
        return false;
    mail_lost_people(&outbox, made);
    return (mailed ? outbox_recall : outbox_send)(&outbox, call->out,
                                                  call->report);
}

bool finish_entry(const struct call *call, const struct new_entry *of)
{
    const struct campaign after = campaign_after(of);
    bool begins = of->next->kind == ENTRY_BEGIN;
    const char *mailed = inbox_mailed_words(&after), *words;
    struct annulled annulled = {0};
    struct new_entry made = *of;
    struct names gone;

    made.annulled = &annulled;
    if (begins && !remember_begun(call, &made))
        return false;
    (begins ? say_begun : say_made)(call, &made);
    if (!begins)
        list_annulled(&annulled, &after);
    words = mailed ? mailed : annulled_words(call, &made);
    fputs(words, call->out);
    annulled_files(&gone, &annulled, &after);
    return lay_out(call, &made, mailed != NULL) &&
           inbox_clear(&after, &gone, words);
}

/* What it was, and whose consents go with it. */
static void say_replaced(const struct call *call,
                         const struct campaign *campaign,
                         const struct replaced *replaced)
{
    const struct names *given = &replaced->given;

    if (!campaign->draft)
        fprintf(call->out, "%s %.12s is withdrawn: %s takes its place\n",
                replaced->file, replaced->digest,
                replaced->now ? arena_text(call->arena, "%.12s", replaced->now)
                              : "nothing");
    for (size_t i = 0; i < given->count; i++)
        fprintf(
            call->out, "the consent of %s to %s is void%s\n", given->items[i],
            replaced->file,
            campaign->draft
                ? arena_text(call->arena,
                             ": the roster has changed, and %s is asked again",
                             given->items[i])
                : "");
    if (given->count == 0 && !campaign->draft)
        fprintf(call->out, "nobody had consented to it\n");
}

bool finish_replaced(const struct call *call, const struct campaign *campaign,
                     const char *self)
{
    struct replaced replaced;
    struct outbox outbox;

    if (!replaced_find(&replaced, campaign))
        return false;
    if (!replaced.file)
        return true;
    if (!call->json)
        say_replaced(call, campaign, &replaced);
    outbox_init(&outbox, campaign->dir, call->arena);
    mail_replaced(&outbox, campaign, &replaced, self);
    return outbox_send(&outbox, call->json ? NULL : call->out, call->report) &&
           replaced_forget(campaign, &replaced);
}

bool finish_last_run(const struct call *call, const struct campaign *campaign,
                     const struct signing_key *key, bool *finished)
{
    struct new_entry made;

    *finished = inbox_is_stale(campaign);
    /* Who he is whose key it is, as far as it is the host's. */
    if (!finish_replaced(call, campaign,
                         is_hosts_key(campaign, key) ? campaign->roster.host
                                                     : NULL))
        return false;
    if (!*finished)
        return inbox_untell(campaign);
    if (!host_signs(campaign, key))
        return false;
    remark(call->report, &(struct place){campaign->dir, 0},
           "the run that made entry %d died before its end, and is brought "
           "there now",
           campaign->turn.number);
    return made_again(&made, campaign, key) && finish_entry(call, &made);
}

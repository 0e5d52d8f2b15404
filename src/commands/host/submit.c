/* submit: every mail that comes in, with a receipt or all that is wrong. */
#include "campaign/submit/submit.h"

#include "campaign/documents/offices.h"
#include "campaign/exchange/lock.h"
#include "campaign/judge/desk.h"
#include "campaign/mail/outbox.h"
#include "campaign/open/extension.h"
#include "campaign/people/roster_change.h"
#include "campaign/people/void.h"
#include "commands/command.h"
#include "commands/host_session.h"
#include "commands/next.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "core/displayable.h"
#include "io/json.h"
#include "trust/keys.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One run over all the files. */
struct run {
    const struct call *call;
    struct campaign *campaign;
    struct key_files files;
    struct signing_key *key;
    struct outbox outbox;
    int64_t time;
    bool is_given;
    struct known_mail known;
    int known_count, foreign_count; /* files that are skipped */
    bool unnoted; /* a receipt could not be noted: it is made another time */
};

/* What became of a file, in a line or for programs. */
static void tell(struct run *run, const struct submission *done,
                 const char *verdict)
{
    const struct call *call = run->call;
    struct json *json = call->json;

    if (!json && done->filed)
        fprintf(call->out, "%s: %s of '%s' %s\n",
                displayed_name(done->path, call->arena), mail_words[done->kind],
                done->of, verdict);
    else if (!json)
        fprintf(call->out, "%s: %s\n", displayed_name(done->path, call->arena),
                verdict);
    if (!json)
        return;
    json_open(json, NULL, '{');
    json_text(json, "file", done->path);
    json_text(json, "verdict", verdict);
    json_text(json, "kind", done->filed ? mail_words[done->kind] : NULL);
    json_text(json, "from", done->of);
    json_text(json, "digest", done->digest);
    json_close(json, '}');
}

/* The letter about a file, "receipt-sheet-4-1": what is sent once an exchange
 * by number, others by their digest. */
static const char *receipt_name(const struct run *run,
                                const struct submission *done)
{
    struct arena *arena = run->call->arena;
    const char *kind = mail_words[done->kind];
    int exchange = run->campaign->turn.number + 1;

    if (done->kind == MAIL_CONSENT || done->kind == MAIL_PARTICIPANT ||
        done->kind == MAIL_WITHDRAWAL)
        return arena_text(arena, "receipt-%s-%.12s", kind, done->digest);
    if (done->kind == MAIL_ANSWER)
        return arena_text(arena, "receipt-%s-%d", kind, exchange);
    return arena_text(arena, "receipt-%s-%d-%d", kind, exchange,
                      done->sequence);
}

static const char *sheets_are_due(const struct run *run)
{
    const char *due = due_words(run->campaign);

    return due ? arena_text(run->call->arena, "Sheets are due %s. ", due) : "";
}

/* "9 January 2026, ..." for what is owed to the open lock. */
static const char *by_answers_due(const struct run *run)
{
    return time_words(run->call->arena,
                      void_due(run->campaign, &run->campaign->lock->file));
}

/* Of one who will not be asked for an answer, nothing is said of one. */
static const char *after_sheet(const struct run *run,
                               const struct submission *done)
{
    const struct campaign_member *member =
        campaign_member(run->campaign, done->of);
    const int exchange = run->campaign->turn.number + 1;

    if (member && member->office->contributor && !is_commander(member->office))
        return arena_text(
            run->call->arena,
            "Until the lock a later one takes its place; if it is the one that "
            "counts, the letter lock-%d asks for your answer.",
            exchange);
    if (member && member->office->contributor)
        return arena_text(run->call->arena,
                          "%sUntil the lock a later one takes its place; then "
                          "the letter lock-%d asks for your answer.",
                          sheets_are_due(run), exchange);
    return arena_text(run->call->arena,
                      "%sUntil exchange %d is played a later one takes its "
                      "place; then the letter turn-%d tells what came of it.",
                      sheets_are_due(run), exchange, exchange);
}

/* A deputy is told whose sheet counts before his. */
static const char *as_deputy(const struct run *run,
                             const struct submission *done)
{
    const struct campaign *campaign = run->campaign;
    const struct campaign_member *member = campaign_member(campaign, done->of);
    const char *text = "";

    for (size_t i = 0; member && i < member->office->side_count; i++) {
        const struct roster_side *side = &member->office->sides[i];
        const struct roster_member *commander =
            side_commander(&campaign->roster, side->id);

        if (side->deputy && commander)
            text = arena_text(
                run->call->arena,
                "%s You are deputy for %s: if a sheet of %s's comes, that one "
                "counts for it and yours is superseded.",
                text,
                side_name(campaign->ruleset, campaign->module.data, side->id),
                commander->id);
    }
    return text;
}

/* What he has to do next, or to wait for. */
static const char *what_follows(const struct run *run,
                                const struct submission *done)
{
    const int exchange = run->campaign->turn.number + 1;

    switch (done->kind) {
    case MAIL_SHEET:
    case MAIL_SEAL:
        return run->campaign->lock
                   ? arena_text(run->call->arena,
                                "The lock is open: answer it as well, by %s.",
                                by_answers_due(run))
                   : arena_text(run->call->arena, "%s%s",
                                after_sheet(run, done), as_deputy(run, done));
    case MAIL_ANSWER:
        return arena_text(run->call->arena,
                          "You owe nothing more: when all have answered, the "
                          "letter turn-%d tells what was played.",
                          exchange);
    case MAIL_WITHDRAWAL:
        return "Your consent to that document counts no more.";
    case MAIL_CONSENT:
        return "You owe nothing more: when enough have consented, a letter "
               "tells what has come of it.";
    case MAIL_PARTICIPANT:
        return arena_text(run->call->arena,
                          "%sYou owe nothing yet: a roster that names you "
                          "wants your consent.",
                          done->instead ? done->instead : "");
    }
    return "";
}

static void acknowledge(struct run *run, const struct submission *done)
{
    const struct receipt_request request = {run->campaign,     done,
                                            run->key,          run->time,
                                            run->files.memory, run->is_given};
    const char *name = receipt_name(run, done);
    struct bytes receipt;
    bool noted;

    tell(run, done, done->again ? "was accepted before" : "accepted");
    /* Whoever names it alone wants a receipt that was lost. */
    if (done->told && run->call->argument_count > 2)
        return;
    noted = receipt_note(&request);
    run->unnoted = run->unnoted || !noted;
    if (!noted || !is_hosts_key(run->campaign, run->key) ||
        strcmp(done->of, run->campaign->roster.host) == 0)
        return; /* who is to be host gives none yet, and nobody to himself */
    receipt = receipt_make(&request);
    outbox_cause(&run->outbox, "%s", name);
    outbox_say(
        &run->outbox, done->of,
        "Your %s has arrived and is accepted. %s The receipt is attached: "
        "keep it, it proves that it came. The digest of what came:\n%s",
        mail_words[done->kind], what_follows(run, done), done->digest);
    outbox_attach(&run->outbox, done->of,
                  arena_text(run->call->arena, "%s.xml", name), &receipt);
}

/* The findings as they are printed, in the arena. */
static const char *findings_text(const struct run *run,
                                 const struct submission *done)
{
    char *text = NULL;
    size_t length = 0;
    FILE *memory = open_memstream(&text, &length);
    const char *kept;

    if (!memory)
        abort();
    report_print(done->report, memory);
    fclose(memory);
    kept = arena_string(run->call->arena, text, length);
    free(text);
    return kept;
}

/* Until when another one may come, as far as that is known. */
static const char *until_due(const struct run *run)
{
    const char *due;

    if (run->campaign->draft)
        return "";
    due = run->campaign->lock ? by_answers_due(run) : due_words(run->campaign);
    return due ? arena_text(run->call->arena, " by %s", due) : "";
}

/* He is not to blame, and not to be left in silence. */
static void tell_of_death(struct run *run, const struct submission *done)
{
    tell(run, done, "not accepted");
    if (!done->of)
        return;
    outbox_cause(&run->outbox, "not-judged-%.12s", done->digest);
    outbox_say(
        &run->outbox, done->of,
        "This file was not accepted, because the program of the host cannot "
        "judge "
        "it. What you sent before stands. Send what you want without the order "
        "that is named%s, or wait for a mended program.\n\n%s",
        until_due(run), findings_text(run, done));
}

/* Only to him whose signature is good: a forger gets no mail of ours. */
static void reject(struct run *run, const struct submission *done)
{
    /* Nothing is wrong with it, that one would know. */
    if (done->held || report_troubles(done->report) > 0) {
        tell(run, done, "not accepted; submit it again");
        return;
    }
    tell(run, done, "rejected");
    if (!done->of)
        return;
    outbox_cause(&run->outbox, "rejected-%.12s", done->digest);
    outbox_say(&run->outbox, done->of,
               "%s What the host's program says of it:\n\n%s",
               bounce_words(done->report, done->where, until_due(run),
                            run->call->arena),
               findings_text(run, done));
}

static void submit_one(void *context, const struct mail_item *item)
{
    struct run *run = context;
    const struct submitting submitting = {run->campaign, run->files.memory,
                                          &run->known};
    struct submission done;

    submit_file(&done, &submitting, item);
    run->known_count += done.known;
    run->foreign_count += done.foreign;
    if (done.known && item->named)
        tell(run, &done, "known: there is nothing to do about it");
    if (done.known || done.foreign)
        return;
    (done.filed ? acknowledge : done.died ? tell_of_death : reject)(run, &done);
    report_take(run->call->report, done.report);
}

static void json_letters(struct json *json, const struct outbox *outbox)
{
    json_open(json, "letters", '[');
    for (size_t i = 0; i < outbox->count; i++) {
        const struct letter *letter = &outbox->letters[i];

        json_open(json, NULL, '{');
        json_text(json, "to", letter->to);
        json_text(json, "cause", letter->name);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void submit_all(struct run *run)
{
    const struct call *call = run->call;
    struct json *json = call->json;

    known_mail_open(&run->known, run->campaign);
    if (json)
        json_open(json, "files", '[');
    for (size_t i = 1; i < call->argument_count; i++)
        mailbox_walk(call->arguments[i], submit_one, run, call->arena,
                     call->report);
    if (json)
        json_close(json, ']');
    if (json) {
        json_number(json, "known", run->known_count);
        json_number(json, "foreign", run->foreign_count);
    } else if (run->known_count + run->foreign_count > 0) {
        fprintf(call->out, "%s skipped, and %s that no campaign has\n",
                arena_counted(call->arena, run->known_count, "known file"),
                arena_counted(call->arena, run->foreign_count, "thing"));
    }
    /* Whatever trouble another file met, what is filed has its receipt. */
    if (outbox_send(&run->outbox, json ? NULL : call->out, call->report) &&
        !run->unnoted)
        known_mail_keep(&run->known, run->campaign);
    buffer_release(&run->known.lines);
    if (json)
        json_letters(json, &run->outbox);
    call->made->next_too = true;
}

/* Consents to an upgrade may come in while the ruleset is another already. */
static struct campaign *open_campaign(const struct call *call, const char *dir)
{
    bool upgrades =
        file_exists(arena_text(call->arena, "%s/inbox/upgrade.xml", dir));

    return campaign_is_draft(dir, call->arena)
               ? campaign_open_draft(dir, call->arena, call->report)
               : campaign_open(dir,
                               upgrades ? CAMPAIGN_UPGRADE : CAMPAIGN_WRITE,
                               call->arena, call->report);
}

static enum exit_status run_submit(struct call *call)
{
    const char *dir = call->arguments[0];
    struct run run = {.call = call,
                      .campaign = open_campaign(call, dir),
                      .is_given = call_option(call, "at") != NULL};
    bool finished;

    outbox_init(&run.outbox, dir, call->arena);
    if (run.campaign && call_key_files(call, &run.files) &&
        call_time(call, "at", &run.time) &&
        at_is_near(call, run.campaign, run.time))
        run.key = call_signing_key(call);
    if (run.key && may_become_host(run.campaign, run.key) &&
        finish_last_run(call, run.campaign, run.key, &finished))
        submit_all(&run);
    signing_key_release(run.key);
    campaign_close(run.campaign);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    {"at", "TIME", "time of the receipts (default: now)", false},
    OPTION_ACCEPT,
    OPTION_JSON,
    {0},
};

const struct command submit_command = {
    .name = "submit",
    .arguments = "[DIR] FILE|FOLDER... --key FILE",
    .summary = "take in mail: each file is accepted, or rejected with findings",
    .about =
        "submit takes sheets, seals, answers, consents and participant files "
        "out of files, saved letters (.eml), an mbox, a Maildir, or a folder "
        "of such. A good file is accepted, and its signed receipt lies in the "
        "outbox. A bad one is rejected whole, with everything that is wrong. A "
        "folder may be kept for the whole campaign: known files are skipped "
        "and counted. A file named alone gets its receipt again. A file of "
        "which the program dies is named and not accepted; the others are.",
    .example = "berthier submit waterloo anna-4-1.xml --key umpire.key",
    .options = options,
    .takes = {.least = 2, .most = ANY_NUMBER, .dir = true},
    .fills_json = true,
    .run = run_submit,
    .next = next_host,
};

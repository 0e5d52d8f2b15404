/* process: the main job. */
#include "campaign/exchange/process.h"
#include "campaign/submit/pending.h"
#include "commands/command.h"
#include "commands/host/waiting.h"
#include "commands/host_session.h"
#include "commands/next.h"
#include "core/arena.h"
#include "trust/keys.h"

#include <string.h>

/* The files of an unsigned run; seed NULL: it has no dice. */
static bool write_folder(const struct call *call, const char *folder,
                         const struct written *written, const char *seed)
{
    const struct {
        const char *name;
        struct bytes bytes;
    } files[] = {
        {"turn.xml", written->turn},
        {"journal.xml", written->journal},
        {"log.txt", written->log_text},
        {"log.html", written->log_html},
        {"seed.txt", {seed, seed ? strlen(seed) : 0}},
    };

    if (!folder_make(folder, call->report))
        return false;
    for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++)
        if (files[i].bytes.data &&
            !file_write(arena_text(call->arena, "%s/%s", folder, files[i].name),
                        files[i].bytes.data, files[i].bytes.length,
                        call->report))
            return false;
    return true;
}

static void say_after(const struct call *call, const struct turn *next,
                      const char *what, const struct written *written)
{
    fprintf(call->out, "turn %d: %s\nstate %s\n", next->number, what,
            written->state);
    if (next->over)
        fprintf(call->out, "the game is over\n");
}

static enum exit_status run_files(struct call *call)
{
    struct bare_request request = {
        .turn = call_option(call, "turn"),
        .module = call_option(call, "module"),
        .seed = call_option(call, "seed"),
    };
    const char *out = call_option(call, "out");
    struct entry_play play;
    const char *sheet;

    if (call->argument_count > 0 || !request.module || !request.seed || !out) {
        fprintf(stderr, "berthier: --turn goes with --module, --seed and "
                        "--out, and without DIR\n");
        return STATUS_USAGE;
    }
    for (size_t i = 0; (sheet = call_each(call, "sheet", i)) != NULL; i++)
        names_add(call->arena, &request.sheets, sheet);
    if (!bare_play(&play, &request, call->arena, call->report))
        return STATUS_FINDINGS;
    if (!write_folder(call, out, &play.written, play.seed.text))
        return STATUS_TROUBLE;
    say_after(call, &play.outcome.next, play.when, &play.written);
    return STATUS_DONE;
}

static void tell_repeated(const struct call *call, const struct repeated *again,
                          bool same)
{
    say_after(call, &again->next, again->what, &again->written);
    if (same)
        fprintf(call->out, again->open ? "not yet committed\n" : "identical\n");
}

static enum exit_status run_repeat(struct call *call)
{
    struct repeated again = {0};
    struct campaign *campaign;
    bool same;
    int entry;

    if (!call_number(call, "entry", -1, &entry))
        return STATUS_FINDINGS;
    campaign = folder_open(call, CAMPAIGN_READ);
    if (!campaign)
        return STATUS_FINDINGS;
    same = whole_book(campaign) && entry_repeat(&again, campaign, entry);
    if (again.made && write_folder(call, call_option(call, "out"),
                                   &again.written, again.seed))
        tell_repeated(call, &again, same);
    campaign_close(campaign);
    return STATUS_DONE;
}

/* What next is told of. What waits for consents is tried on the turn as it is
 * read again, which this one is not: then the campaign is opened anew. */
static void hand_on(struct call *call, const struct new_entry *made)
{
    struct campaign *stands;

    if (pending_any(made->campaign))
        return;
    stands = ARENA_NEW(call->arena, struct campaign);
    *stands = campaign_after(made);
    stands->commit = arena_text(call->arena, "%s", made->commit);
    call->made->stands = stands;
}

static enum exit_status process(struct call *call, struct campaign *campaign,
                                const struct process_request *request)
{
    struct processed processed;
    struct new_entry made;
    bool finished;

    if (!finish_last_run(call, campaign, request->key, &finished) || finished)
        return STATUS_DONE;
    switch (exchange_process(&processed, campaign, request)) {
    case PROCESS_REFUSED:
        return STATUS_FINDINGS;
    case PROCESS_WAITS:
        print_waiting(call, campaign);
        return STATUS_WAITING;
    case PROCESS_DONE:
        break;
    }
    made_processed(&made, campaign, &processed);
    if (finish_entry(call, &made))
        hand_on(call, &made);
    return STATUS_DONE;
}

static enum exit_status run_campaign(struct call *call)
{
    struct process_request request = {0};
    struct signing_key *key = NULL;
    struct dice_key *dice = NULL;
    struct campaign *campaign = NULL;
    enum exit_status status = STATUS_FINDINGS;
    struct key_files files;

    if (!call_key_files(call, &files) || !call_time(call, "at", &request.time))
        return STATUS_FINDINGS;
    request.is_given = call_option(call, "at") != NULL;
    request.memory = files.memory;
    request.key = key = call_signing_key(call);
    if (key && file_exists(files.dice))
        request.dice = dice = call_dice_key(call);
    if (key && report_clean(call->report))
        campaign = folder_open(call, CAMPAIGN_WRITE);
    if (campaign && at_is_near(call, campaign, request.time))
        status = process(call, campaign, &request);
    if (!call->made->stands)
        campaign_close(campaign);
    dice_key_release(dice);
    signing_key_release(key);
    return status;
}

static enum exit_status run_process(struct call *call)
{
    if (call_option(call, "turn"))
        return run_files(call);
    if (call->argument_count != 1) {
        call_misused(call, "no DIR is named, and the folder you stand in holds "
                           "no campaign");
        return STATUS_USAGE;
    }
    return call_option(call, "out") ? run_repeat(call) : run_campaign(call);
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_AT,
    {"bundle", NULL, "mail the history even of large turns", false},
    {"out", "FOLDER", "play again, unsigned, into FOLDER and compare", false},
    {"entry", "N", "with --out: that entry instead of the head", false},
    {"turn", "FILE", "play files without a campaign: the turn", false},
    {"module", "FILE", "with --turn: its module", false},
    {"seed", "HEX", "with --turn: the seed, 64 digits", false},
    {"sheet", "FILE", "with --turn: a sheet or draft", true},
    {0},
};

const struct command process_command = {
    .name = "process",
    .arguments = "[DIR] | [DIR] --out FOLDER [--entry N] | --turn FILE "
                 "--module FILE --seed HEX [--sheet FILE]... --out FOLDER",
    .summary = "play the open exchange and commit the next turn",
    .about =
        "process verifies every accepted sheet and answer, adds the host's own "
        "proof, makes the seed, plays, and commits turn, journal and log as "
        "one entry. In preset umpire it locks and answers by itself. It waits "
        "(status 3) while an answer is missing. If the program dies of the "
        "exchange, it says of what, and changes nothing (status 2). If a run "
        "dies after its commit, the next one finishes it. The turn is of the "
        "time --at, never of one before the lock; sheets are due from then on. "
        "With --out anybody plays the open exchange or an entry again, "
        "unsigned, and reads where the files first differ. With --turn it "
        "plays bare files with a given seed: turns and logs are headed GIVEN "
        "SEED and never signed.",
    .example = "berthier process waterloo --key umpire.key",
    .options = options,
    .takes = {.most = 1, .dir = true},
    .no_dir = "turn",
    .run = run_process,
    .next = next_host,
};

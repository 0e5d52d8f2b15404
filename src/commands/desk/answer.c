/* answer: a contributor's proof over a lock. */
#include "campaign/exchange/answer.h"
#include "commands/command.h"
#include "commands/next.h"
#include "core/arena.h"
#include "io/xml.h"
#include "trust/keys.h"

/* The digest of the sheet or seal that a robot was given. */
static bool shown_sheet(const struct call *call, struct answer_request *request)
{
    const char *path = call_option(call, "sheet");
    struct bytes bytes;

    if (!path)
        return true;
    if (!file_read(&bytes, path, XML_MAIL_LIMIT, call->arena, call->report))
        return false;
    request->sheet = bytes_digest(&bytes, call->arena);
    return true;
}

/* Nothing can be said of what it locks. */
static void tell_unread(const struct call *call,
                        const struct campaign *campaign,
                        const struct open_lock *lock)
{
    if (!lock->digest[0])
        remark(call->report, &(struct place){call->arguments[1], 0},
               "nothing is answered: take the lock as it came by mail, or ask "
               "the host '%s' to send it again",
               campaign->roster.host);
}

static bool answer_given_lock(struct bytes *out, const struct call *call,
                              const struct campaign *campaign,
                              struct answer_request *request)
{
    struct open_lock *lock = ARENA_NEW(call->arena, struct open_lock);
    struct bytes bytes;

    request->lock = lock;
    request->name = call->arguments[1];
    if (!file_read(&bytes, request->name, XML_LOCK_LIMIT, call->arena,
                   call->report))
        return false;
    if (lock_open(lock, campaign, request->name, &bytes) &&
        answer_make(out, campaign, request))
        return true;
    tell_unread(call, campaign, lock);
    answer_accuse(campaign, request, &bytes);
    return false;
}

static enum exit_status answer(struct call *call,
                               const struct campaign *campaign,
                               struct answer_request *request)
{
    const char *folder = call_option(call, "out");
    const struct campaign_member *me;
    struct bytes bytes;
    const char *path;

    request->folder = folder;
    if (!call_now(call, campaign->roster.test, &request->now) ||
        !shown_sheet(call, request) ||
        !answer_given_lock(&bytes, call, campaign, request))
        return STATUS_FINDINGS;
    me = dice_owner(campaign, request->key);
    path =
        arena_text(call->arena, "%s%s%s-%d-answer.xml", folder ? folder : "",
                   folder ? "/" : "", me->office->id, request->lock->text.step);
    if ((folder && !folder_make(folder, call->report)) ||
        !file_write(path, bytes.data, bytes.length, call->report))
        return STATUS_TROUBLE;
    *call->made = (struct made_file){.file = path,
                                     .who = me->office->id,
                                     .exchange = request->lock->text.step};
    fprintf(call->out, "send %s to the host alone, '%s'\n", path,
            campaign->roster.host);
    return STATUS_DONE;
}

static enum exit_status run_answer(struct call *call)
{
    struct answer_request request = {0};
    struct campaign *campaign = NULL;
    struct dice_key *key;
    struct key_files files;
    enum exit_status status = STATUS_FINDINGS;

    if (!call_key_files(call, &files))
        return STATUS_FINDINGS;
    request.memory = files.memory;
    request.kept = files.lock;
    request.key = key = call_dice_key(call);
    if (key)
        campaign = folder_open(call, CAMPAIGN_FOLDER);
    if (campaign)
        status = answer(call, campaign, &request);
    campaign_close(campaign);
    dice_key_release(key);
    return status;
}

static const struct command_option options[] = {
    {"key", "FILE", "dice key; or in BERTHIER_KEY", false},
    OPTION_PASSPHRASE,
    {"sheet", "FILE", "the sheet or seal that the lock must name", false},
    OPTION_ACCEPT,
    OPTION_NOW,
    {"out", "FOLDER", "where to write the answer (default: here)", false},
    {0},
};

const struct command answer_command = {
    .name = "answer",
    .arguments = "[DIR] LOCK",
    .summary = "make the proof for the dice of a locked exchange",
    .about =
        "answer checks that the lock follows the state, roster and rules of "
        "DIR and names the sheet that you sent last. It refuses a second lock "
        "of this exchange. It notes the lock in NAME.memory, keeps it as "
        "NAME.lock.xml, and only then writes ID-EXCHANGE-answer.xml with the "
        "proof. If the lock has an earlier sheet than you signed, or none, it "
        "asks for your word that nothing later was mailed. The answer holds "
        "that word; a robot never gives it. It refuses, or asks about, a lock "
        "that lacks a sheet, is of the future, or has somebody absent too "
        "early. It asks if the memory lacks your answer to the exchange "
        "before.",
    .example = "berthier answer waterloo lock.xml --key anna.dice",
    .options = options,
    .takes = {.least = 2, .most = 2, .dir = true},
    .run = run_answer,
    .next = next_answer,
};

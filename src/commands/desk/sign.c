/* sign: a draft becomes a sheet. */
#include "campaign/submit/sign.h"
#include "campaign/exchange/desk.h"
#include "campaign/open/extension.h"
#include "commands/command.h"
#include "commands/desk/desk_json.h"
#include "commands/desk/stands.h"
#include "commands/next.h"
#include "core/arena.h"

static bool write_file(const struct call *call, const char *path,
                       const struct signed_file *file)
{
    return file_write(path, file->bytes.data, file->bytes.length, call->report);
}

/* What was written, and whom it is for. */
static void say_written(const struct call *call,
                        const struct signed_sheet *sheet, const char *path,
                        const char *seal, const char *host)
{
    fprintf(call->out, "sheet %s, digest %s\n", path, sheet->sheet.digest);
    if (sheet->late)
        return;
    if (seal)
        fprintf(call->out,
                "send %s to the host '%s' now, and %s with your answer after "
                "the lock\n",
                seal, host, path);
    else
        fprintf(call->out, "send %s to the host '%s'\n", path, host);
}

static void fill_json(const struct call *call, const struct campaign *campaign,
                      const struct signed_sheet *sheet, const char *seal)
{
    struct json *json = call->json;

    json_text(json, "sheet", call->made->file);
    json_text(json, "digest", sheet->sheet.digest);
    json_number(json, "sequence", sheet->sequence);
    json_text(json, "seal", seal);
    json_text(json, "from", call->made->who);
    json_number(json, "exchange", call->made->exchange);
    json_text(json, "host", campaign->roster.host);
}

static bool write_sheet(const struct call *call,
                        const struct campaign *campaign,
                        const struct sheet *draft,
                        const struct signed_sheet *sheet)
{
    const char *folder = call_option(call, "out");
    const struct signer_desk desk = {
        .campaign = campaign, .id = draft->from, .folder = folder};
    const char *stem = sheet_stem(&desk, sheet->sequence);
    const char *path = arena_text(call->arena, "%s.xml", stem);
    const char *seal = sheet->seal.bytes.data
                           ? arena_text(call->arena, "%s.seal.xml", stem)
                           : NULL;

    if ((folder && !folder_make(folder, call->report)) ||
        !write_file(call, path, &sheet->sheet) ||
        (seal && !write_file(call, seal, &sheet->seal)))
        return false;
    *call->made = (struct made_file){
        .file = path,
        .who = draft->from,
        .exchange = draft->exchange,
        .answers = campaign_member(campaign, draft->from)->office->contributor,
        .due = due_words(campaign),
        .late = sheet->late,
    };
    if (call->json)
        fill_json(call, campaign, sheet, seal);
    else
        say_written(call, sheet, path, seal, campaign->roster.host);
    return true;
}

/* It can still be written anew. */
static void say_silence(const struct call *call,
                        const struct campaign *campaign,
                        const struct sheet *draft)
{
    struct desk desk;

    campaign_desk(&desk, campaign,
                  campaign_member(campaign, draft->from)->office);
    if (call->json) {
        json_steps(call->json, &desk, draft);
        return;
    }
    print_plans(call, &desk, draft);
    print_silence(call, &desk, draft);
}

static void sign(struct call *call, const struct campaign *campaign,
                 struct sign_request *request)
{
    struct signed_sheet sheet;
    struct sheet draft;

    request->file = call->arguments[1];
    request->salt = call_option(call, "salt");
    request->made = call_option(call, "made");
    if (!request->made)
        request->made = call_option(call, "now");
    request->folder = call_option(call, "out");
    if (call_now(call, campaign->roster.test, &request->now) &&
        call_number(call, "sequence", 0, &request->sequence) &&
        draft_open(&draft, NULL, request->file, campaign) &&
        sheet_sign(&sheet, campaign, &draft, request) &&
        write_sheet(call, campaign, &draft, &sheet))
        say_silence(call, campaign, &draft);
}

static enum exit_status run_sign(struct call *call)
{
    struct sign_request request = {0};
    struct campaign *campaign = NULL;
    struct signing_key *key;
    struct key_files files;

    if (!call_key_files(call, &files))
        return STATUS_FINDINGS;
    request.memory = files.memory;
    request.key = key = call_signing_key(call);
    if (key)
        campaign = folder_open(call, CAMPAIGN_FOLDER);
    if (campaign)
        sign(call, campaign, &request);
    campaign_close(campaign);
    signing_key_release(key);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_ACCEPT,
    {"sequence", "N", "number of the sheet, after a lost memory", false},
    {"salt", "HEX", "64 digits, for test keys alone", false},
    OPTION_NOW,
    {"made", "TIME", "when it was signed, for test keys alone", false},
    {"out", "FOLDER", "where to write the sheet (default: here)", false},
    OPTION_JSON,
    {0},
};

const struct command sign_command = {
    .name = "sign",
    .arguments = "[DIR] DRAFT",
    .summary = "sign a good draft: it becomes a sheet",
    .about =
        "sign checks the draft, signs it with the next number of the exchange, "
        "and notes it in NAME.memory. It writes ID-EXCHANGE-NUMBER.xml, and in "
        "preset table the seal beside it. A later sheet replaces an earlier "
        "one as a whole. It says what check says of costs and secrets. It "
        "refuses a memory that is lost, and names the number for --sequence. "
        "It asks if the memory is an old copy. It also asks if by this clock "
        "the turn is of the future, or was overdue when first seen.",
    .example = "berthier sign waterloo orders.xml --key anna.key",
    .options = options,
    .takes = {.least = 2, .most = 2, .dir = true},
    .fills_json = true,
    .run = run_sign,
    .next = next_sign,
};

/* sheet: a blank one. */
#include "campaign/exchange/desk.h"
#include "campaign/open/extension.h"
#include "campaign/proof/remember.h"
#include "commands/command.h"
#include "commands/desk/desk_json.h"
#include "commands/next.h"
#include "io/files.h"

#include <string.h>

/* Does he command the side, and as its commander or one of its deputies? */
static bool commands_as(const struct roster_member *member, const char *side,
                        bool deputy)
{
    foreach_office (office, member)
        if (office->deputy == deputy && !strcmp(office->id, side))
            return true;
    return false;
}

/* He who commands the side before his deputies, or the participant named. */
static const struct roster_member *find_member(const struct call *call,
                                               const struct campaign *campaign)
{
    const char *side = call_option(call, "side");
    const char *from = call_option(call, "from");

    for (int deputy = 0; deputy <= 1; deputy++) {
        foreach_member (member, &campaign->roster)
            if ((!from || !strcmp(from, member->id)) &&
                (!side || commands_as(member, side, deputy)))
                return member;
    }
    refuse(
        call->report, &(struct place){campaign->dir, 0}, TRUST(not_his_side),
        "no such participant commands that side: berthier show lists who does");
    return NULL;
}

/* Where his last sheet is kept beside his memory, or NULL. */
static const char *kept_sheet(const struct call *call)
{
    struct key_files files;

    if (!call_option(call, "key") || !call_key_files(call, &files))
        return NULL;
    return memory_beside(call->arena, files.memory, "sheet.xml");
}

static void fill_json(const struct call *call, const struct campaign *campaign,
                      const struct roster_member *member,
                      const struct blank_wish *wish)
{
    struct participants_blank his;

    campaign_blank_make(&his, campaign, member, wish);
    sheet_json(call->json, &his.blank);
    blank_end(&his.blank);
}

static enum exit_status write_blank(struct call *call,
                                    const struct campaign *campaign)
{
    const struct roster_member *member = find_member(call, campaign);
    const char *path = call_option(call, "out");
    struct blank_wish wish = {.xml = call_switch(call, "xml"),
                              .all = call_switch(call, "all")};
    const char *kept;
    struct buffer draft = {0};

    if (!member)
        return STATUS_FINDINGS;
    call->made->due = due_words(campaign);
    kept = kept_sheet(call);
    wish.unplayed = kept ? unplayed_sheet(campaign, member, kept) : NULL;
    wish.last = last_sheet(campaign, member, kept);
    if (call->json)
        fill_json(call, campaign, member, &wish);
    if (call->json && !path)
        return STATUS_DONE;
    campaign_blank(&draft, campaign, member, &wish);
    if (path)
        file_write(path, draft.bytes, draft.length, call->report);
    else
        fwrite(draft.bytes, 1, draft.length, call->out);
    buffer_release(&draft);
    return STATUS_DONE;
}

static enum exit_status run_sheet(struct call *call)
{
    struct campaign *campaign;
    enum exit_status status;

    if (!call_option(call, "side") && !call_option(call, "from")) {
        fprintf(stderr, "berthier: sheet needs --side or --from\n");
        return STATUS_USAGE;
    }
    campaign = folder_open(call, CAMPAIGN_FOLDER);
    if (!campaign)
        return STATUS_FINDINGS;
    status = write_blank(call, campaign);
    campaign_close(campaign);
    return status;
}

static const struct command_option options[] = {
    {"side", "S", "for him who commands the side", false},
    {"from", "ID", "for this participant", false},
    {"key", "FILE", "after a void: what it signed last; else its plans", false},
    {"out", "FILE", "write it there (default: the output)", false},
    {"all", NULL, "list every choice, not the nearest alone", false},
    {"xml", NULL, "as XML instead of text", false},
    OPTION_JSON,
    {0},
};

const struct command sheet_command = {
    .name = "sheet",
    .arguments = "[DIR] --side S",
    .summary = "write a blank order sheet for the questions open now",
    .about =
        "sheet says of each step whether you answer now, will be asked again, "
        "or it is now or never. It says what it costs to send nothing. What is "
        "not asked again stands as a section, with legal choices as comments, "
        "the nearest first: take \"# \" away to give one. Standing orders come "
        "with the values in force. Plans, and orders that the last exchange "
        "did not reach, are filled in again, and act if you send them. An "
        "empty section answers: nothing is ordered.",
    .example = "berthier sheet waterloo --side french --out orders.txt",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .fills_json = true,
    .run = run_sheet,
    .next = next_sheet,
};

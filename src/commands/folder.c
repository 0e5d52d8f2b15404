/* Which folder a command is about: the one named, or the one stood in. */
#include "commands/command.h"

#include "campaign/documents/offices.h"
#include "campaign/judge/desk.h"
#include "core/arena.h"
#include "io/files.h"
#include "io/history.h"

#include <string.h>

static bool holds(struct arena *arena, const char *dir, const char *name)
{
    const char *path = arena_text(arena, "%s/%s", dir, name);

    return file_exists(path) || folder_exists(path);
}

bool folder_holds_campaign(struct arena *arena, const char *dir)
{
    /* Not every history is a campaign's. */
    if (holds(arena, dir, ".git/refs") &&
        (holds(arena, dir, "roster.xml") || holds(arena, dir, "turn.xml")))
        return true;
    /* A letter may have brought nothing else: what is missing is said. */
    if ((holds(arena, dir, "turn.xml") && holds(arena, dir, "journal.xml")) ||
        history_mailed_last(dir, arena) >= 0 || folder_has_views(dir, arena))
        return true;
    /* A letter that asks for consent brings a roster, and no more. */
    return holds(arena, dir, "roster.xml") && holds(arena, dir, "module.xml") &&
           holds(arena, dir, "participants");
}

/* Has it to do with a folder at all, as it is called here? */
static bool takes_folder(const struct call *call)
{
    const struct command *command = call->command;

    foreach (const struct given_option, given, call->options)
        if (command->no_dir && same_name(command->no_dir, given->name))
            return false;
    return command->takes.dir;
}

void folder_here(struct call *call, struct names *arguments)
{
    const size_t given = arguments->count;
    struct names with = {0};

    if (!takes_folder(call) || given >= call->command->takes.most ||
        !folder_holds_campaign(call->arena, ".") ||
        (given > 0 && given >= call->command->takes.least &&
         folder_holds_campaign(call->arena, arguments->items[0])))
        return;
    names_add(call->arena, &with, ".");
    for (size_t i = 0; i < given; i++)
        names_add(call->arena, &with, arguments->items[i]);
    *arguments = with;
    call->is_here = true;
}

struct campaign *folder_open(const struct call *call,
                             enum campaign_access access)
{
    return campaign_open(call->arguments[0], access, call->arena, call->report);
}

bool folder_has_side(const struct call *call, const struct campaign *campaign,
                     const char *side)
{
    return !side ||
           side_name(campaign->ruleset, campaign->module.data, side) != NULL ||
           refuse(call->report, &(struct place){"--side", 0},
                  FILE_RULE(unknown_reference), "there is no side '%s'%s", side,
                  sides_listing(campaign->ruleset, campaign->module.data, side,
                                call->arena));
}

const char *folder_of_host(const struct call *call,
                           const struct campaign *campaign, const char *dir,
                           const char *id)
{
    size_t length = dir ? strlen(dir) : 0;

    if (!campaign || !same_name(campaign->roster.host, id) ||
        !(campaign->draft ||
          folder_exists(arena_text(call->arena, "%s/.git", dir))))
        return NULL;
    return arena_string(call->arena, dir,
                        length - (length > 1 && dir[length - 1] == '/'));
}

/* Whose plans a blank sheet has: those of the participant's last sheet. They
 * stand in no turn, so they are taken from where his sheets lie. */
#include "campaign/exchange/desk.h"
#include "core/arena.h"
#include "io/history.h"
#include "io/xml.h"

#include <string.h>

/* Reads a sheet of his in this game, of an exchange that is over. */
static bool is_his(struct sheet *out, const struct campaign *campaign,
                   const struct roster_member *member,
                   const struct bytes *bytes)
{
    struct report *quiet = report_new(campaign->arena);
    struct xml_file *file =
        bytes->data ? xml_open("sheet.xml", bytes->data, bytes->length,
                               XML_DRAFT, campaign->arena, quiet)
                    : NULL;
    const struct element *root = file ? xml_root(file) : NULL;

    xml_close(file);
    return root && sheet_read(out, root, "sheet.xml", campaign->arena, quiet) &&
           strcmp(out->from, member->id) == 0 &&
           strcmp(out->game, campaign->game) == 0 &&
           out->exchange <= campaign->turn.number;
}

/* Of the entries, the last that has a sheet of his. */
static bool find_recorded(struct sheet *out, const struct campaign *campaign,
                          const struct roster_member *member)
{
    const char *path = arena_text(campaign->arena, "orders/%s.xml", member->id);
    struct bytes bytes;

    for (int entry = campaign->turn.number; entry > 0; entry--)
        if (campaign_former_file(campaign, entry, path, &bytes) &&
            is_his(out, campaign, member, &bytes))
            return true;
    return false;
}

/* In the history that is open, or in that of a player's folder, whose commands
 * need none; else among the files of the folder. */
static bool find_in_folder(struct sheet *out, const struct campaign *campaign,
                           const struct roster_member *member)
{
    struct arena *arena = campaign->arena;
    const char *path = arena_text(arena, "orders/%s.xml", member->id);
    struct campaign quiet = *campaign;
    struct bytes bytes;
    bool found;

    if (campaign->history)
        return find_recorded(out, campaign, member);
    quiet.report = report_new(arena);
    if (!file_exists(arena_text(arena, "%s/.git/HEAD", campaign->dir)))
        return !campaign->commit && campaign_file(&quiet, path, &bytes) &&
               is_his(out, campaign, member, &bytes);
    quiet.history = history_open(campaign->dir, false, quiet.report);
    quiet.history_is_lent = true; /* it may end elsewhere than the folder */
    found = quiet.history && find_recorded(out, &quiet, member);
    history_close(quiet.history);
    return found;
}

static bool find_kept(struct sheet *out, const struct campaign *campaign,
                      const struct roster_member *member, const char *path)
{
    struct report *quiet = report_new(campaign->arena);
    struct bytes bytes;

    return path && file_exists(path) &&
           file_read(&bytes, path, XML_LOCK_LIMIT, campaign->arena, quiet) &&
           is_his(out, campaign, member, &bytes);
}

const struct sheet *last_sheet(const struct campaign *campaign,
                               const struct roster_member *member,
                               const char *kept)
{
    struct sheet *recorded = ARENA_NEW(campaign->arena, struct sheet);
    struct sheet *own = ARENA_NEW(campaign->arena, struct sheet);
    bool is_recorded, is_kept;

    if (!campaign->ruleset->plans || campaign->turn.over)
        return NULL;
    is_recorded = find_in_folder(recorded, campaign, member);
    is_kept = find_kept(own, campaign, member, kept);
    if (is_kept && (!is_recorded || own->exchange > recorded->exchange))
        return own;
    return is_recorded ? recorded : NULL;
}

bool sheet_has_plans(const struct sheet *sheet)
{
    for (size_t i = 0; sheet && i < sheet->section_count; i++)
        if (sheet->sections[i].plans && sheet->sections[i].element->first)
            return true;
    return false;
}

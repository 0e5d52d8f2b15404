/* map: a picture of the game. */
#include "campaign/campaign.h"
#include "campaign/desk.h"
#include "campaign/journal_file.h"
#include "commands/command.h"
#include "core/picture.h"
#include "io/files.h"
#include "render/render.h"

static bool is_side(const struct call *call, const struct campaign *campaign,
                    const char *side)
{
    const struct place place = {"--side", 0};

    return !side ||
           side_name(campaign->room, campaign->module.data, side) != NULL ||
           refuse(call->report, &place, FILE_RULE(unknown_reference),
                  "there is no side '%s'", side);
}

static void draw(struct call *call, const struct campaign *campaign)
{
    const char *side = call_option(call, "side");
    const char *path = call_option(call, "out");
    struct picture picture = {.arena = call->arena};
    struct journal_document journal;
    struct buffer svg;

    if (!is_side(call, campaign, side) || !journal_of(&journal, campaign))
        return;
    campaign->room->draw(campaign->turn.play, campaign->module.data, side,
                         &picture);
    buffer_init(&svg);
    render_svg(&svg, &picture, side ? NULL : &journal.journal);
    if (path)
        file_write(path, svg.bytes, svg.length, call->report);
    else
        fwrite(svg.bytes, 1, svg.length, call->out);
    buffer_release(&svg);
}

static enum exit_status run_map(struct call *call)
{
    struct campaign *campaign = campaign_open(
        call->arguments[0], CAMPAIGN_FOLDER, call->arena, call->report);

    if (campaign)
        draw(call, campaign);
    campaign_close(campaign);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"side", "S", "as this side sees it", false},
    {"out", "FILE", "write it there (default: the output)", false},
    {0},
};

const struct command map_command = {
    .name = "map",
    .arguments = "DIR [--side S]",
    .summary = "draw the game as an SVG picture",
    .about = "The map with everything that stands on it, and the moves, "
             "retreats and battles of the last entry.",
    .example = "berthier map waterloo --out map.svg",
    .options = options,
    .least = 1,
    .most = 1,
    .run = run_map,
};

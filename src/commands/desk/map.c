/* map: a picture of the game. */
#include "campaign/open/campaign.h"
#include "campaign/open/entry.h"
#include "campaign/open/view.h"
#include "commands/command.h"
#include "commands/desk/desk_json.h"
#include "core/arena.h"
#include "core/picture.h"
#include "core/trust_rules.h"
#include "io/files.h"
#include "render/render.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* Of views the one of the side, or the first. */
static const struct side_view *find_view(const struct call *call,
                                         const struct campaign *campaign,
                                         const char *side)
{
    for (size_t i = 0; i < campaign->view_count; i++)
        if (!side || strcmp(campaign->views[i].side, side) == 0)
            return &campaign->views[i];
    refuse(call->report, &(struct place){"--side", 0}, TRUST(closed_book),
           "there is no view of side '%s' here: a closed book shows a player "
           "his own sides alone",
           side);
    return NULL;
}

/* What is drawn: the game, the side that sees it, what has happened. */
struct scenery {
    const struct game *game;
    const char *side;
    const struct journal *journal; /* or NULL */
};

static bool find_scenery(struct scenery *out, const struct call *call,
                         const struct campaign *campaign)
{
    const char *side = call_option(call, "side");
    const struct side_view *view = NULL;
    struct journal_document *whole =
        ARENA_NEW(call->arena, struct journal_document);
    struct journal *told = ARENA_NEW(call->arena, struct journal);

    *out = (struct scenery){campaign->turn.play, side, NULL};
    if (!folder_has_side(call, campaign, side))
        return false;
    if (campaign->view_count > 0) {
        view = find_view(call, campaign, side);
        if (view)
            *out = (struct scenery){view->turn.play, view->side, NULL};
        return view != NULL;
    }
    if (!journal_of(whole, campaign))
        return false;
    journal_for(told, &whole->journal, side, call->arena);
    if (side && book_is_closed(campaign) && campaign->ruleset->see)
        out->game =
            campaign->ruleset->see(out->game, campaign->module.data,
                                   &campaign->turn.options, side, call->arena);
    out->journal = told;
    return true;
}

static void put_picture(struct buffer *out, const struct call *call,
                        const struct picture *picture,
                        const struct journal *journal)
{
    if (call_switch(call, "list"))
        render_stack_lines(out, picture);
    else if (call_switch(call, "dark"))
        render_dark_svg(out, picture, journal);
    else
        render_svg(out, picture, journal);
}

static void draw(struct call *call, const struct campaign *campaign)
{
    const char *path = call_option(call, "out");
    struct picture picture = {.arena = call->arena};
    struct scenery scenery;
    struct buffer drawn = {0};

    if (!find_scenery(&scenery, call, campaign))
        return;
    campaign->ruleset->draw(scenery.game, campaign->module.data, scenery.side,
                            &picture);
    if (call->json)
        map_json(call, &picture);
    if (call->json && !path)
        return;
    put_picture(&drawn, call, &picture, scenery.journal);
    if (path)
        file_write(path, drawn.bytes, drawn.length, call->report);
    else
        fwrite(drawn.bytes, 1, drawn.length, call->out);
    buffer_release(&drawn);
}

static enum exit_status run_map(struct call *call)
{
    struct campaign *campaign = folder_open(call, CAMPAIGN_LOOK);

    if (campaign && campaign_is_read(campaign))
        draw(call, campaign);
    campaign_close(campaign);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"side", "S", "as this side sees it", false},
    {"list", NULL, "what stands where, in words, instead of a picture", false},
    {"dark", NULL, "in colours for a dark screen", false},
    {"out", "FILE", "write it there (default: the output)", false},
    OPTION_JSON,
    {0},
};

const struct command map_command = {
    .name = "map",
    .arguments = "[DIR] [--side S] [--list]",
    .summary = "draw the game as an SVG picture",
    .about = "map draws everything that stands on the map, and the moves, "
             "retreats and battles of the last entry. Any viewer of SVG files "
             "shows the picture.",
    .example = "berthier map waterloo --out map.svg",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .fills_json = true,
    .run = run_map,
};

/* A game to take examples from. */
#include "commands/reference/reference.h"

#include "campaign/documents/module_build.h"
#include "campaign/documents/roster.h"
#include "campaign/open/campaign.h"
#include "campaign/open/opening.h"
#include "core/arena.h"
#include "io/files.h"

/* As a game that was read from a turn. */
static struct game *opened(const struct near *near, const struct game *game,
                           struct arena *arena)
{
    struct game *copy = record_copy(arena, near->ruleset->state, game);

    if (near->ruleset->open_game)
        near->ruleset->open_game(copy, near->module, arena, "module.xml",
                                 report_unread(arena));
    return copy;
}

/* The game of turn 0, with every option as the rulebook has it. */
static void begin(struct near *out, const struct module_document *module,
                  struct arena *arena)
{
    struct options *options = ARENA_NEW(arena, struct options);

    out->ruleset = ruleset_find(module->ruleset);
    out->module = module->data;
    options_of(options, NULL, out->ruleset, arena);
    out->options = options;
    out->game =
        opened(out, out->ruleset->begin(out->module, options, arena), arena);
}

static bool open_tables(struct near *out, const char *folder,
                        struct arena *arena, struct report *report)
{
    struct module_document *module = ARENA_NEW(arena, struct module_document);
    struct signed_source source = {
        .name = arena_text(arena, "%s/module.xml", folder),
        .kind = DOCUMENT_MODULE};
    struct signed_file *file = ARENA_NEW(arena, struct signed_file);
    struct buffer made = {0};
    bool good;

    good = module_build(&made, module, folder, arena, report);
    source.bytes = bytes_keep(&made, arena);
    if (!good || !signed_open(file, &source, arena, report) ||
        !module_open(module, file, arena, report))
        return false;
    begin(out, module, arena);
    return true;
}

static bool open_campaign(struct near *out, const char *dir,
                          struct arena *arena, struct report *report)
{
    struct campaign *campaign =
        campaign_is_draft(dir, arena)
            ? campaign_read_draft(dir, arena, report)
            : campaign_open(dir, CAMPAIGN_FOLDER, arena, report);

    if (!campaign)
        return false;
    if (campaign->draft) {
        begin(out, &campaign->module, arena);
    } else {
        out->ruleset = campaign->ruleset;
        out->module = campaign->module.data;
        out->game = campaign->turn.play;
        out->options = &campaign->turn.options;
        out->standing = campaign->turn.standing;
        out->standing_count = campaign->turn.standing_count;
        out->open = campaign->turn.step;
    }
    campaign_close(campaign);
    return true;
}

bool near_open(struct near *out, const char *path, struct arena *arena,
               struct report *report)
{
    *out = (struct near){0};
    return file_exists(arena_text(arena, "%s/setup.tsv", path))
               ? open_tables(out, path, arena, report)
               : open_campaign(out, path, arena, report);
}

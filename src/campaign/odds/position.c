/* Where the position comes from whose combats are looked at. */
#include "campaign/odds/odds.h"
#include "campaign/odds/scene.h"

#include "campaign/open/campaign.h"
#include "campaign/open/opening.h"
#include "core/arena.h"
#include "rulesets/odds.h"
#include "rulesets/ruleset.h"

#include <string.h>

static bool has_odds(const struct ruleset *ruleset, const char *path,
                     struct report *report)
{
    return ruleset->odds ||
           refuse(report, &(struct place){path, 0},
                  FILE_RULE(unknown_reference),
                  "rule system '%s' has no odds to tell", ruleset->name);
}

/* What of a closed book a side has. */
static bool refuse_view(const char *path, struct report *report)
{
    return refuse(report, &(struct place){path, 0}, TRUST(closed_book),
                  "a view does not tell how strong the enemy is: write what "
                  "you expect into a scene");
}

/* Play as it stands in a turn; what begin() makes of it is kept. */
static bool take_turn(struct odds_position *out, const struct turn *turn,
                      const struct module_document *module, const char *path,
                      struct report *report)
{
    struct play *play = &out->play;

    out->ruleset = ruleset_find(module->ruleset);
    if (!has_odds(out->ruleset, path, report))
        return false;
    if (turn->over)
        return refuse(report, &(struct place){path, 0}, FILE_RULE(bad_value),
                      "the game has ended");
    play->game = turn->play;
    play->module = module->data;
    play->options = &turn->options;
    play->standing = turn->standing;
    play->standing_count = turn->standing_count;
    play->step = sequence_find(out->ruleset->sequence, turn->step);
    out->title =
        arena_text(play->arena, "%s, turn %d: %s", module->title, turn->number,
                   out->ruleset->when(turn->play, module->data, play->arena));
    if (out->ruleset->odds->begin)
        out->ruleset->odds->begin(play);
    return true;
}

static bool from_campaign(struct odds_position *out,
                          const struct odds_source *source, struct arena *arena,
                          struct report *report)
{
    struct campaign *campaign =
        campaign_open(source->path, CAMPAIGN_FOLDER, arena, report);
    bool good =
        campaign &&
        (campaign->view_count == 0 || refuse_view(source->path, report)) &&
        take_turn(out, &campaign->turn, &campaign->module, source->path,
                  report);

    campaign_close(campaign);
    return good;
}

/* Whose signature a turn bears is not asked: chances prove nothing. */
static bool from_turn(struct odds_position *out,
                      const struct odds_source *source,
                      const struct scene_file *file, struct report *report)
{
    const struct signed_source wanted = {.kind = DOCUMENT_MODULE};
    struct arena *arena = out->play.arena;
    struct signed_file turn_file = {
        .name = source->path, .kind = DOCUMENT_TURN, .root = file->root};
    struct module_document *module = ARENA_NEW(arena, struct module_document);
    struct turn *turn = ARENA_NEW(arena, struct turn);
    const struct turn_source of = {.file = &turn_file, .module = module};
    struct signed_file module_file;

    if (strcmp(file->root->name, "view") == 0)
        return refuse_view(source->path, report);
    if (!source->module)
        return refuse(report, &(struct place){source->path, 0},
                      FILE_RULE(missing_attribute),
                      "a turn alone needs --module");
    return signed_read(&module_file, source->module, &wanted, arena, report) &&
           module_open(module, &module_file, arena, report) &&
           turn_open(turn, &of, arena, report) &&
           take_turn(out, turn, module, source->path, report);
}

static bool from_scene(struct odds_position *out,
                       const struct odds_source *source,
                       const struct scene_file *file, struct report *report)
{
    struct scene *scene = ARENA_NEW(out->play.arena, struct scene);

    if (!scene_set_up(scene, &out->play, file, source->module, report))
        return false;
    out->ruleset = ruleset_find(scene->module.ruleset);
    out->play.step = out->ruleset->sequence;
    out->title = scene->title;
    return true;
}

bool odds_position(struct odds_position *out, const struct odds_source *source,
                   struct arena *arena, struct report *report)
{
    struct scene_file file;

    *out = (struct odds_position){.ruleset = NULL};
    journal_init_unread(&out->journal, arena);
    out->play.arena = arena;
    out->play.journal = &out->journal;
    out->play.lapsed = report_new(arena);
    if (folder_exists(source->path))
        return from_campaign(out, source, arena, report);
    if (!scene_file_open(&file, source->path, arena, report))
        return false;
    if (is_scene(&file))
        return from_scene(out, source, &file, report);
    return from_turn(out, source, &file, report);
}

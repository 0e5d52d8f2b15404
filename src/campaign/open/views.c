/* A folder that holds views of a closed book in place of its turn. */
#include "campaign/documents/offices.h"
#include "campaign/open/internal.h"

#include "core/arena.h"
#include "core/trust_rules.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* "view-french.xml" */
static bool is_view(const char *name)
{
    size_t length = strlen(name);

    return strncmp(name, "view-", 5) == 0 && length > 9 &&
           strcmp(name + length - 4, ".xml") == 0;
}

static bool list_views(struct names *out, const char *dir, struct arena *arena,
                       struct report *report)
{
    struct names all = {0};

    if (!folder_list(&all, dir, arena, report))
        return false;
    for (size_t i = 0; i < all.count; i++)
        if (is_view(all.items[i]))
            names_add(arena, out, all.items[i]);
    return true;
}

bool folder_has_views(const char *dir, struct arena *arena)
{
    struct names names = {0};

    return list_views(&names, dir, arena, report_new(arena)) && names.count > 0;
}

/* The names of the views that count, ascending. */
static bool view_names(struct names *out, const struct campaign *campaign)
{
    const char *given = campaign->view_path;
    const char *slash = given ? strrchr(given, '/') : NULL;

    if (!given)
        return list_views(out, campaign->dir, campaign->arena,
                          campaign->report);
    names_add(campaign->arena, out, slash ? slash + 1 : given);
    return true;
}

bool has_views(const struct campaign *campaign)
{
    return campaign->view_path ||
           (!campaign->draft &&
            !file_exists(campaign_path(campaign, "turn.xml")) &&
            folder_has_views(campaign->dir, campaign->arena));
}

/* What it names against what we have opened before, and against its
 * neighbours: all are of one turn. */
static bool check_view(const struct campaign *campaign,
                       const struct side_view *view,
                       const struct signed_file *file)
{
    const struct place place = {file->name, file->root->line};
    const struct side_view *first = &campaign->views[0];

    for (const struct side_view *other = first; other < view; other++)
        if (!strcmp(other->side, view->side))
            return refuse(campaign->report, &place, FILE_RULE(duplicate),
                          "another view here is of side '%s', too", view->side);
    if (strcmp(view->turn.game, campaign->game) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_game),
                      "the view is of game %.12s, the roster of %.12s: each "
                      "campaign has a folder of its own",
                      view->turn.game, campaign->game);
    if (strcmp(view->turn.roster, campaign->roster_digest) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_roster),
                      "the view names another roster, %.12s: if another letter "
                      "brought it, take it out of this folder; each letter is "
                      "saved in a folder of its own",
                      view->turn.roster);
    return strcmp(view->state, first->state) == 0 ||
           refuse(campaign->report, &place, TRUST(wrong_state),
                  "the view is of turn %d, another one here of turn %d: save "
                  "each letter in a folder of its own",
                  view->turn.number, first->turn.number);
}

static bool load_view(struct campaign *campaign, const char *name)
{
    struct side_view *view =
        LIST_ADD(campaign->arena, campaign->views, campaign->view_count);
    struct signed_file file;
    const struct turn_source source = {.file = &file,
                                       .module = &campaign->module};

    if (!load_file(campaign, name, DOCUMENT_VIEW, &file) ||
        !load_view_data(campaign, view, &source) ||
        !check_view(campaign, view, &file))
        return false;
    if (campaign->view_count == 1)
        campaign->turn_bytes = file.bytes;
    return true;
}

/* In the module's order of sides, whatever the files are called. */
static void sort_views(struct campaign *campaign)
{
    size_t count = 0;
    struct side_view *sorted =
        ARENA_ARRAY(campaign->arena, struct side_view, campaign->view_count);

    foreach_game_side (one, campaign->ruleset, campaign->module.data)
        for (size_t j = 0; j < campaign->view_count; j++)
            if (!strcmp(campaign->views[j].side, one->id))
                sorted[count++] = campaign->views[j];
    campaign->views = sorted;
}

bool load_views(struct campaign *campaign)
{
    struct names names = {0};

    if (!campaign_is_read(campaign) || !view_names(&names, campaign))
        return false;
    for (size_t i = 0; i < names.count; i++)
        if (!load_view(campaign, names.items[i]))
            return false;
    sort_views(campaign);
    campaign->turn = campaign->views[0].turn;
    campaign->turn.rules = campaign->roster.rules;
    memcpy(campaign->state, campaign->views[0].state, DIGEST_TEXT);
    return true;
}

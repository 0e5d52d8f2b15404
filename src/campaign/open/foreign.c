/* Campaigns and entries that another revision of their ruleset plays: what they
 * record is read as far as this program's tables can, and nothing is played. */
#include "campaign/open/internal.h"
#include "campaign/open/opening.h"

#include "core/arena.h"
#include "rulesets/ruleset.h"

/* The ruleset as the roster names it, before the module is opened too. */
static const struct ruleset *ruleset_of(const struct campaign *campaign)
{
    return campaign->ruleset ? campaign->ruleset
                             : ruleset_find(campaign->roster.ruleset);
}

bool campaign_is_foreign(const struct campaign *campaign)
{
    const struct ruleset *ruleset = ruleset_of(campaign);

    return ruleset && campaign->roster.revision != ruleset->revision;
}

const char *foreign_words(const struct campaign *campaign)
{
    const struct roster *roster = &campaign->roster;
    int ours = ruleset_of(campaign)->revision;

    if (campaign->history_is_lent)
        return arena_text(
            campaign->arena,
            "it was played by revision %d of '%s', this program plays %d: log, "
            "dice and replay show what it records, and a program of that "
            "revision plays it again",
            roster->revision, roster->ruleset, ours);
    return arena_text(campaign->arena,
                      "the roster plays revision %d of '%s', this program %d: "
                      "log, show, map, dice and replay read it as it is; a "
                      "program of that revision goes on with it%s",
                      roster->revision, roster->ruleset, ours,
                      roster->revision < ours
                          ? ", or this one once all consent to berthier upgrade"
                          : "");
}

bool campaign_is_read(const struct campaign *campaign)
{
    return !campaign->unread ||
           refuse(campaign->report, &(struct place){campaign->dir, 0},
                  FILE_RULE(version), "%s", campaign->unread);
}

/* What stood in the way first. */
static const char *first_of(const struct report *quiet)
{
    for (size_t i = 0; i < report_size(quiet); i++)
        if (report_finding(quiet, i)->rule)
            return report_finding(quiet, i)->text;
    return "its tables are others";
}

/* In a line, with who can read it. */
static bool note_unread(struct campaign *campaign, const char *what,
                        const char *why)
{
    const char *program = campaign->turn.program;

    campaign->unread = arena_text(
        campaign->arena,
        "%s is of revision %d of '%s', and this program, which plays %d, "
        "cannot read it (%s): use %s%s%s",
        what, campaign->roster.revision, campaign->roster.ruleset,
        ruleset_of(campaign)->revision, why, program ? "'" : "",
        program ? program : "a program of that revision", program ? "'" : "");
    return campaign->head_will_do || campaign_is_read(campaign);
}

bool load_module_data(struct campaign *campaign, const struct signed_file *file)
{
    struct report *quiet = report_new(campaign->arena);

    if (!campaign->any_revision || !campaign_is_foreign(campaign))
        return module_open(&campaign->module, file, campaign->arena,
                           campaign->report);
    if (module_open(&campaign->module, file, campaign->arena, quiet))
        return true;
    if (!module_head_read(&campaign->module, file->root, file->name,
                          campaign->arena, campaign->report))
        return false;
    return note_unread(campaign, "its module", first_of(quiet));
}

bool load_game(struct campaign *campaign, const struct turn_source *source)
{
    const struct signed_file *file = source->file;
    struct report *quiet = report_new(campaign->arena);
    bool has_module = !campaign->unread;

    if (!campaign->any_revision || !campaign_is_foreign(campaign))
        return turn_open(&campaign->turn, source, campaign->arena,
                         campaign->report);
    if (has_module &&
        turn_open(&campaign->turn, source, campaign->arena, quiet))
        return true;
    if (!turn_head_read(&campaign->turn, file->root, file->name,
                        campaign->arena, campaign->report))
        return false;
    campaign->turn.play = NULL;
    return note_unread(campaign, has_module ? "the turn" : "the module",
                       has_module ? first_of(quiet) : "its tables are others");
}

bool load_view_data(struct campaign *campaign, struct side_view *out,
                    const struct turn_source *source)
{
    struct report *quiet = report_new(campaign->arena);

    if (!campaign->any_revision || !campaign_is_foreign(campaign))
        return view_open(out, source, campaign->arena, campaign->report);
    if (view_open(out, source, campaign->arena, quiet))
        return true;
    note_unread(campaign, "the view", first_of(quiet));
    return campaign_is_read(campaign);
}

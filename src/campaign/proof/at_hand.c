/* What lies at hand against the host, without being looked for: receipts and
 * more time that a player was mailed, beside the turn. */
#include "campaign/proof/accused.h"

#include "campaign/open/entry.h"
#include "campaign/proof/proof.h"
#include "core/arena.h"
#include "io/files.h"
#include "io/history.h"

#include <string.h>

/* The history that lies in the folder, or as the mail has brought it, if it
 * ends with the head. To be closed. */
static struct history *open_history(struct campaign *at, char commit[41])
{
    const char *bundle = arena_text(at->arena, "%s/campaign.bundle", at->dir);
    const char *git = arena_text(at->arena, "%s/.git/HEAD", at->dir);
    struct campaign with = *at;

    if (at->history)
        return NULL;
    if (file_exists(git))
        with.history = history_open(at->dir, false, at->report);
    else if (file_exists(bundle))
        with.history = history_unbundle(bundle, at->report);
    with.commit = commit;
    if (with.history && history_id(with.history, 0, commit) &&
        entry_reaches(&with, at->state))
        *at = with;
    return with.history;
}

void accused_look(const struct accused *accused)
{
    struct campaign quiet = *accused->campaign;
    struct arena *arena = quiet.arena;
    struct evidence evidence = {0};
    struct history *history;
    struct proof proof;
    char commit[41];

    evidence_add_receipts(&evidence, arena, quiet.dir);
    if (accused->path)
        evidence_add_receipts(&evidence, arena,
                              path_folder(arena, accused->path));
    if (evidence.count == 0 && !quiet.extension)
        return;
    quiet.report = report_new(arena);
    evidence_add_campaign(&evidence, &quiet);
    history = open_history(&quiet, commit);
    if (quiet.commit)
        evidence_add_campaign(&evidence, &quiet);
    if (proof_seek(&proof, &quiet, &evidence))
        proof_lay_out(accused->campaign, &evidence,
                      proof_folder(&quiet, accused->folder, accused->id));
    history_close(history);
}

/* Voids against the memory of the accused. */
#include "campaign/proof/accused.h"

#include "campaign/open/entry.h"
#include "campaign/proof/proof.h"
#include "campaign/proof/remember.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/files.h"
#include "io/history.h"

#include <string.h>

static bool has_answered(const struct memory *memory, const char *game,
                         int exchange, const char *lock)
{
    const struct memory_fact *fact =
        memory_last(memory, MEMORY_ANSWER, game, exchange);

    return fact && strcmp(fact->digest, lock) == 0;
}

static const char *word_of(struct arena *arena, int exchange, const char *lock)
{
    return arena_text(arena, "void-%d-%.8s", exchange, lock);
}

/* Receipts that lie there, under whatever names they were saved. */
static void add_receipts(struct evidence *evidence,
                         const struct accused *accused)
{
    struct arena *arena = accused->campaign->arena;

    evidence_add_folder(evidence, arena, accused->campaign->dir, "<receipt ");
    if (accused->path)
        evidence_add_folder(evidence, arena, path_folder(arena, accused->path),
                            "<receipt ");
}

/* Where the folder of the claim or proof lies. */
static const char *lay_out(const struct accused *accused, int exchange)
{
    const struct campaign *campaign = accused->campaign;
    struct arena *arena = campaign->arena;
    const char *folder = accused->folder;
    struct evidence evidence = {0};

    add_receipts(&evidence, accused);
    evidence_add_campaign(&evidence, campaign);
    evidence_add_kept(&evidence, arena, accused->path);
    folder = arena_text(arena, "%s%s%s-%d-proof", folder ? folder : "",
                        folder ? "/" : "", accused->id, exchange);
    return proof_lay_out(campaign, &evidence, folder) ? folder : NULL;
}

/* At a table a sheet that was sealed may be what did not come: then the entry
 * has his answer. */
static bool is_answer_filed(const struct accused *accused,
                            const struct notice *notice)
{
    struct campaign quiet = *accused->campaign;
    const char *path = arena_text(quiet.arena, "answers/%s.xml", accused->id);
    struct bytes bytes;

    quiet.report = report_new(quiet.arena);
    return quiet.roster.preset == PRESET_TABLE &&
           quiet.turn.number == notice->entry &&
           campaign_file(&quiet, path, &bytes) && bytes.data;
}

static bool acknowledges(const struct accused *accused,
                         const struct notice *notice, int exchange)
{
    const struct campaign *campaign = accused->campaign;
    const char *word = word_of(campaign->arena, notice->entry, notice->lock);
    const char *folder = NULL;

    if (memory_accepted(accused->memory, campaign->game, exchange, word))
        report_accept(campaign->report, word);
    else
        folder = lay_out(accused, notice->entry);
    return warn(campaign->report, &(struct place){campaign->dir, 0},
                TRUST(accused), word,
                "you answered this lock; the host says you did not: exchange "
                "%d is void, '%s', and your next sheet acknowledges it; %s%sa "
                "receipt of your answer would convict him",
                notice->entry, notice->reason, folder ? folder : "",
                folder ? " shows your answer to whoever should know, and "
                       : "");
}

bool accused_acknowledges(const struct accused *accused, int exchange)
{
    const struct turn *turn = &accused->campaign->turn;
    bool good = true;

    foreach (const struct notice, notice, turn->notices)
        if (notice->is_void && names_contain(&notice->withheld, accused->id) &&
            names_contain(&notice->waits, accused->id) &&
            has_answered(accused->memory, turn->game, notice->entry,
                         notice->lock) &&
            !is_answer_filed(accused, notice))
            good = acknowledges(accused, notice, exchange) && good;
    return good;
}

bool accused_consents(const struct accusing *accusing,
                      const struct memory *memory, struct arena *arena,
                      struct report *report)
{
    const struct void_document *document = accusing->document;

    if (!names_contain(&document->withheld, accusing->id) ||
        !has_answered(memory, document->game, document->exchange,
                      document->lock))
        return true;
    return warn(report, &(struct place){accusing->name, 0}, TRUST(accused),
                word_of(arena, document->exchange, document->lock),
                "you answered this lock; the host says you did not: send your "
                "answer to exchange %d again and ask for its receipt; who "
                "consents agrees that it is thrown again",
                document->exchange);
}

/* The campaign by the history that the mail has brought, if that ends with its
 * head. To be closed. */
static struct history *open_bundle(struct campaign *at, char commit[41])
{
    struct campaign with = *at;

    if (at->history || history_mailed_last(at->dir, at->arena) < 0)
        return NULL;
    with.history = history_mailed(at->dir, at->report);
    with.commit = commit;
    if (with.history && history_id(with.history, 0, commit) &&
        entry_reaches(&with, at->state))
        *at = with;
    return with.history;
}

void accused_look(const struct accused *accused)
{
    struct campaign quiet = *accused->campaign;
    struct evidence evidence = {0};
    struct history *history;
    struct proof proof;
    char commit[41];

    add_receipts(&evidence, accused);
    if (evidence.count == 0 && !quiet.extension)
        return;
    quiet.report = report_new(quiet.arena);
    evidence_add_campaign(&evidence, &quiet);
    history = open_bundle(&quiet, commit);
    if (history)
        evidence_add_campaign(&evidence, &quiet);
    if (proof_seek(&proof, &quiet, &evidence))
        proof_lay_out(accused->campaign, &evidence,
                      proof_folder(&quiet, accused->folder, accused->id));
    history_close(history);
}

/* A campaign goes to another host: what its people remember of that. */
#include "campaign/proof/internal.h"

#include "campaign/documents/roster.h"
#include "campaign/open/campaign.h"
#include "core/arena.h"
#include "core/trust_rules.h"

#include <limits.h>
#include <string.h>

/* A lock of that number that he has answered may be played yet. */
static bool asks_of_answer(const struct handover *handover,
                           const struct memory *memory, struct arena *arena,
                           struct report *report)
{
    int entry = handover->roster->entry;
    const struct memory_fact *answer =
        handover->roster->state
            ? memory_last(memory, MEMORY_ANSWER, handover->game, entry)
            : NULL;

    return !answer || !fact_binds(memory, (size_t)(answer - memory->facts)) ||
           warn(
               report, &(struct place){handover->name, 0}, TRUST(two_histories),
               arena_text(arena, "two-histories-%d", entry),
               "'%s' would make entry %d, and you have answered the lock %.12s "
               "of exchange %d: ask the host who made it for his turn %d; if "
               "he is gone, and all agree that it is never played, go on",
               handover->roster->host, entry, answer->digest, entry, entry);
}

/* A roster may name its entry and change no host. */
static bool changes_host(const struct handover *handover,
                         const struct memory *memory)
{
    const char *by =
        host_seen(memory, handover->game, handover->roster->entry - 1);

    return handover->roster->state &&
           (!by || strcmp(by, handover->roster->host) != 0);
}

/* Does it go on from the last head that the memory knows [trust other-head]? */
static bool handover_has_head(const struct handover *handover,
                              const struct memory *memory, struct arena *arena,
                              struct report *report)
{
    const struct roster *roster = handover->roster;
    const struct memory_fact *known =
        fact_last_binding(memory, MEMORY_STATE, handover->game, INT_MAX);
    const char *by;
    int from = roster->entry - 1;

    if (!changes_host(handover, memory) || !known || known->exchange < from ||
        (known->exchange == from && strcmp(known->digest, roster->state) == 0))
        return true;
    by = host_seen(memory, handover->game, known->exchange);
    return refuse(
        report, &(struct place){handover->name, 0}, TRUST(other_head),
        "'%s' would host from turn %d, state %.12s, and your memory knows turn "
        "%d, state %.12s%s: send '%s' that turn and ask him to draw the "
        "document up on it (berthier roster DIR --host %s)",
        roster->host, from, roster->state, known->exchange, known->digest,
        by ? arena_text(arena, " by '%s'", by) : "", roster->host,
        roster->host);
}

bool handover_fits(const struct handover *handover, const struct memory *memory,
                   struct arena *arena, struct report *report)
{
    return handover_has_head(handover, memory, arena, report) &&
           asks_of_answer(handover, memory, arena, report);
}

bool handover_keep(const struct handover *handover, const struct memory *memory,
                   const char *path, struct arena *arena, struct report *report)
{
    const struct memory_fact fact = {.kind = MEMORY_HANDOVER,
                                     .game = handover->game,
                                     .exchange = handover->roster->entry,
                                     .digest = handover->digest,
                                     .other = handover->roster->state};
    const struct memory_fact gone_on = {
        .kind = MEMORY_ACCEPT,
        .game = handover->game,
        .exchange = handover->roster->entry,
        .id = arena_text(arena, "two-histories-%d", handover->roster->entry)};

    if (!changes_host(handover, memory))
        return true;
    for (size_t i = 0; i < memory->count; i++)
        if (memory->facts[i].kind == MEMORY_HANDOVER &&
            strcmp(memory->facts[i].digest, fact.digest) == 0 &&
            fact_binds(memory, i))
            return true;
    return file_write(memory_beside(arena, path, "handover.xml"),
                      handover->bytes->data, handover->bytes->length, report) &&
           (!names_contain(report_accepted(report), gone_on.id) ||
            memory_keep(path, &gone_on, report)) &&
           memory_keep(path, &fact, report);
}

bool handover_forget(const struct handover *handover,
                     const struct memory *memory, const char *path,
                     struct report *report)
{
    const struct memory_fact *known = NULL;
    char id[64];
    const struct memory_fact fact = {.kind = MEMORY_ACCEPT,
                                     .game = handover->game,
                                     .exchange = handover->roster->entry,
                                     .id = id};

    for (size_t i = 0; i < memory->count; i++)
        if (memory->facts[i].kind == MEMORY_HANDOVER &&
            strcmp(memory->facts[i].digest, handover->digest) == 0 &&
            fact_binds(memory, i))
            known = &memory->facts[i];
    snprintf(id, sizeof(id), "two-histories-%d", handover->roster->entry);
    return !known || memory_keep(path, &fact, report);
}

void evidence_add_memory(struct evidence *evidence,
                         const struct campaign *campaign, const char *path)
{
    struct campaign *quiet = ARENA_NEW(campaign->arena, struct campaign);
    struct memory memory;
    bool found;

    *quiet = *campaign;
    quiet->report = report_new(campaign->arena);
    evidence_add_kept(evidence, campaign->arena, path);
    if (memory_load(&memory, &found, path, campaign->arena, quiet->report))
        evidence->known = histories_known(&memory, path, quiet);
}

void meeting_accuse(const struct meeting *meeting)
{
    const struct campaign *campaign = meeting->campaign;
    struct evidence evidence = {0};

    evidence_add_memory(&evidence, campaign, meeting->path);
    evidence_add_campaign(&evidence, campaign);
    proof_lay_out(campaign, &evidence,
                  proof_folder(campaign, meeting->folder, meeting->id));
}

bool memory_meets(const struct meeting *meeting)
{
    const struct campaign *campaign = meeting->campaign;
    struct memory memory;
    bool found, good;
    int lock = memory_hold(meeting->path, campaign->report);

    good = lock >= 0 &&
           memory_load(&memory, &found, meeting->path, campaign->arena,
                       campaign->report) &&
           (!found ||
            ((!meeting->handover ||
              handover_has_head(meeting->handover, &memory, campaign->arena,
                                campaign->report)) &&
             memory_sees(&memory, meeting->path, campaign, meeting->now)));
    file_unlock(lock);
    if (!good)
        meeting_accuse(meeting);
    return good;
}

/* No word helps here: another entry of that number would be the host's own
 * second history. */
static bool is_unmade(const struct campaign *campaign, const char *path,
                      const struct memory *memory, bool hands_over)
{
    int next = campaign->turn.number + 1;

    for (size_t i = 0; i < memory->count; i++) {
        const struct memory_fact *fact = &memory->facts[i];
        const char *by;

        if (fact->kind != MEMORY_STATE || fact->exchange < next ||
            strcmp(fact->game, campaign->game) != 0 || !fact_binds(memory, i))
            continue;
        by = host_seen(memory, campaign->game, fact->exchange);
        if (by && (hands_over || strcmp(by, campaign->roster.host) != 0))
            return refuse(
                campaign->report, &(struct place){path, 0},
                TRUST(two_histories),
                "entry %d by '%s' is known to this memory, state %.12s, and "
                "here another entry %d would be made: fetch the turns from "
                "'%s' and go on from them; a roster with another host is drawn "
                "up anew on turn %d (berthier roster DIR --host ID)",
                fact->exchange, by, fact->digest, next, by, fact->exchange);
    }
    return true;
}

bool host_may_go_on(const struct campaign *campaign, const char *path,
                    bool hands_over)
{
    int next = campaign->turn.number + 1;
    const struct memory_fact *given;
    struct memory memory;
    bool found;

    if (!memory_load(&memory, &found, path, campaign->arena,
                     campaign->report) ||
        !is_unmade(campaign, path, &memory, hands_over))
        return false;
    given = handover_given(&memory, campaign->game);
    return !given || hands_over || given->exchange > next ||
           (given->exchange < next && handover_made(campaign, path, given)) ||
           refuse(campaign->report, &(struct place){path, 0},
                  TRUST(two_histories),
                  "you have consented that entry %d hands the campaign over to "
                  "'%s', and it is his to make: send him what he lacks; if it "
                  "comes to nothing take your consent back (berthier consent "
                  "DIR DOC --withdraw, DOC is the roster that you consented "
                  "to) and go on",
                  given->exchange, handover_host(campaign, path));
}

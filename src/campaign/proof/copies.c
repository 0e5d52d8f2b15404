/* A memory that is an old copy of another, or one of two. */
#include "campaign/proof/remember.h"

#include "campaign/documents/offices.h"
#include "campaign/open/campaign.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/history.h"

#include <string.h>

const char *memory_answered_last(const struct memory *memory, const char *game)
{
    for (size_t i = memory->count; i-- > 0;)
        if (memory->facts[i].kind == MEMORY_ANSWER &&
            strcmp(memory->facts[i].game, game) == 0)
            return memory->facts[i].digest;
    return "-";
}

/* A view does not say of what kind its entry is, but for a void. */
static bool is_void(const struct turn *turn)
{
    for (size_t i = 0; i < turn->notices_count; i++)
        if (turn->notices[i].is_void && turn->notices[i].entry == turn->number)
            return true;
    return turn->kind == ENTRY_VOID;
}

/* Was the head played with an answer of his? So it seems where the lock is
 * not at hand, as in a closed book. */
static bool has_answered_head(const struct campaign *campaign, const char *id)
{
    const struct campaign_member *member = campaign_member(campaign, id);
    struct lock_text lock;

    if (strcmp(campaign->turn.lock, "-") == 0 || is_void(&campaign->turn) ||
        !member || !member->office->contributor)
        return false;
    if (!memory_head_lock(&lock, campaign))
        return is_commander(member->office) ||
               same_name(id, campaign->roster.host);
    return lock_asks(&campaign->roster, &lock, member->office);
}

/* What was accepted for this exchange once is not asked again. */
static bool ask(const struct memory *memory, const char *path,
                const struct campaign *campaign, const struct rule *rule,
                const char *question)
{
    int next = campaign->turn.number + 1;
    const char *id = arena_text(campaign->arena, "%s-%d", rule->number, next);

    if (memory_accepted(memory, campaign->game, next, id))
        report_accept(campaign->report, id);
    return warn(campaign->report, &(struct place){path, 0}, rule, id, "%s",
                question);
}

bool memory_is_current(const struct memory *memory, const char *path,
                       const struct campaign *campaign, const char *id)
{
    const struct turn *turn = &campaign->turn;
    const struct memory_fact *fact =
        memory_last(memory, MEMORY_ANSWER, campaign->game, turn->number);

    if (!has_answered_head(campaign, id))
        return true;
    if (!fact)
        return ask(
            memory, path, campaign, TRUST(stale_memory),
            arena_text(
                campaign->arena,
                "exchange %d was played with an answer of '%s' that this "
                "memory does not know. It is an old copy, or he answers with "
                "another. Take that one: a key may have one memory alone",
                turn->number, id));
    return strcmp(fact->digest, turn->lock) == 0 ||
           ask(memory, path, campaign, TRUST(second_lock),
               arena_text(campaign->arena,
                          "exchange %d was played from lock %.16s, and this "
                          "memory has answered %.16s: two locks of one "
                          "exchange, each answered on a computer of its own, "
                          "are a proof of cheating: show both to the others",
                          turn->number, turn->lock, fact->digest));
}

/* Has the entry of that commit a file of that path? */
static bool has_file(const struct answered_before *in, const char *commit,
                     const char *path, struct bytes *out, struct report *quiet)
{
    return history_file(in->history, commit, path, out, in->arena, quiet) &&
           out->data;
}

bool answered_fits(const struct answered_before *in, const char **filed)
{
    struct report *quiet = report_new(in->arena);
    const char *answer = arena_text(in->arena, "answers/%s.xml", in->id);
    char commit[41], lock[DIGEST_TEXT];
    struct bytes text, other;

    *filed = "-";
    for (size_t back = in->back; history_id(in->history, back, commit);
         back++) {
        if (!has_file(in, commit, "lock.txt", &text, quiet))
            continue;
        sha256_text(text.data, text.length, lock);
        if (strcmp(lock, in->answered) == 0)
            return true;
        if (!has_file(in, commit, answer, &other, quiet))
            continue;
        *filed = arena_text(in->arena, "%s", lock);
        return false;
    }
    return strcmp(in->answered, "-") == 0;
}

const char *answered_text(const struct answered_before *in, const char *filed)
{
    if (strcmp(in->answered, "-") == 0)
        return arena_text(in->arena,
                          "the sheet of '%s' was signed beside a memory that "
                          "has answered nothing, his last answer here is to "
                          "lock %.16s: a robot's of his, or the memory is lost",
                          in->id, filed);
    return arena_text(
        in->arena,
        "the sheet of '%s' was signed beside a memory that has answered lock "
        "%.16s last, and here it was %.16s: an old copy of his memory, or a "
        "lock that is not in this history",
        in->id, in->answered, filed);
}

void memory_is_new(const struct campaign *campaign, const char *path,
                   const char *id)
{
    remark(campaign->report, &(struct place){path, 0},
           "no memory was there, and a new one is begun: if '%s' has signed or "
           "answered elsewhere, go on there, or bring its memory here first",
           id);
}

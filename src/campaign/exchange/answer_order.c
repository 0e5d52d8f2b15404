/* Does a lock have what its contributor has sent? Only he can know. */
#include "campaign/documents/offices.h"
#include "campaign/exchange/answer_internal.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "io/xml.h"

#include <string.h>

static bool is_second_lock(const struct answering *answering)
{
    return answering->before && strcmp(answering->before->digest,
                                       answering->request->lock->digest) != 0;
}

/* Who has answered this lock with his word makes the same answer again. */
static bool was_accepted(const struct answering *answering, const char *id)
{
    return answering->before && !is_second_lock(answering) &&
           memory_accepted(&answering->memory, answering->campaign->game,
                           answering->request->lock->text.step, id);
}

bool answer_has_memory(const struct answering *answering)
{
    const struct campaign *campaign = answering->campaign;
    const struct answer_request *request = answering->request;

    if (was_accepted(answering, answering->no_memory))
        report_accept(campaign->report, answering->no_memory);
    else if (answering->found || request->sheet)
        return true;
    return warn(campaign->report, &(struct place){request->memory, 0},
                TRUST(no_memory), answering->no_memory,
                "there is no memory of what was sent and answered: look for "
                "it, or show with --sheet what was sent. Without it nobody "
                "notices another lock of this exchange");
}

static bool is_sent(const struct answering *answering,
                    const struct memory_fact *fact)
{
    const struct campaign *campaign = answering->campaign;
    bool sealed = campaign->roster.preset == PRESET_TABLE;

    return fact->kind == (sealed ? MEMORY_SEAL : MEMORY_SHEET) &&
           fact->exchange == answering->request->lock->text.step &&
           strcmp(fact->game, campaign->game) == 0;
}

/* The fact of his that the lock names, or NULL. */
static const struct memory_fact *fact_named(const struct answering *answering,
                                            const char *named)
{
    const struct memory *memory = &answering->memory;

    for (size_t i = 0; i < memory->count; i++)
        if (is_sent(answering, &memory->facts[i]) &&
            strcmp(memory->facts[i].digest, named) == 0)
            return &memory->facts[i];
    return NULL;
}

/* Had this memory met the lock when that was signed, and is there no receipt of
 * it, under whatever name? Then nobody has left it out. What time the lock says
 * is the host's word, and proves nothing. */
static bool is_later(const struct answering *answering,
                     const struct memory_fact *fact)
{
    struct arena *arena = answering->campaign->arena;
    const struct answer_request *request = answering->request;
    struct evidence receipts = {0};

    evidence_add_folder(&receipts, arena, answering->campaign->dir,
                        "<receipt ");
    evidence_add_folder(&receipts, arena, path_folder(arena, request->memory),
                        "<receipt ");
    foreach_item (const struct folder_file, one, receipts)
        if (strstr(one->bytes.data, fact->digest))
            return false;
    return memory_knew(&answering->memory, fact, request->lock->digest);
}

/* "4-2 or 4-3": what was signed after that (NULL: at all). late: was the lock
 * known before all of it? */
static const char *signed_since(const struct answering *answering,
                                const struct memory_fact *since, bool *late)
{
    struct arena *arena = answering->campaign->arena;
    const struct memory *memory = &answering->memory;
    struct names numbers = {0};

    *late = true;
    for (size_t i = since ? (size_t)(since - memory->facts) + 1 : 0;
         i < memory->count; i++)
        if (is_sent(answering, &memory->facts[i])) {
            *late = *late && is_later(answering, &memory->facts[i]);
            names_say(arena, &numbers, "%d-%d", memory->facts[i].exchange,
                      memory->facts[i].sequence);
        }
    return names_text(&numbers, " or ", arena);
}

/* He signed more than the lock has. Did he mail it? Then the mail was lost or
 * the host suppresses it, and to answer would be to let him. */
static bool ask_unsent(const struct answering *answering,
                       const struct memory_fact *sent, const char *has,
                       const char *since)
{
    const struct campaign *campaign = answering->campaign;
    struct arena *arena = campaign->arena;
    const struct open_lock *lock = answering->request->lock;
    const struct place place = {answering->request->name, 0};
    const char *id = memory_unsent(arena, sent, lock->digest);
    int64_t time = 0;
    const char *question;

    time_parse(lock->file.time, &time);
    question = arena_text(
        arena,
        "the lock of %s has %s of '%s', who has signed %s since. If you never "
        "mailed that, it is not played. If you did, ask for its receipt first: "
        "the mail was lost or was left out",
        time_words(arena, time), has, answering->id, since);

    if (is_second_lock(answering))
        return refuse(campaign->report, &place, TRUST(my_order), "%s",
                      question);
    if (was_accepted(answering, id))
        report_accept(campaign->report, id);
    return warn(campaign->report, &place, TRUST(my_order), id, "%s", question);
}

/* The lock has an older sheet of his, or none. */
static bool has_older(const struct answering *answering,
                      const struct memory_fact *sent,
                      const struct memory_fact *named)
{
    const struct campaign *campaign = answering->campaign;
    struct arena *arena = campaign->arena;
    const struct place place = {answering->request->name, 0};
    const char *has = named ? arena_text(arena, "sheet %d-%d", named->exchange,
                                         named->sequence)
                            : "no sheet";
    bool late;
    const char *since = signed_since(answering, named, &late);

    if (late && !is_second_lock(answering))
        remark(campaign->report, &place,
               "it has %s of '%s', who signed %s when it was here: that is "
               "not played",
               has, answering->id, since);
    else if (!ask_unsent(answering, sent, has, since))
        return false;
    if (named && named->kind == MEMORY_SEAL)
        remark(campaign->report, &place,
               "%s is the one to send with the answer: its seal is what "
               "the lock has",
               has);
    return true;
}

/* Nobody remembers to have sent anything, and the lock names something. */
static bool ask_unknown(const struct answering *answering, const char *named)
{
    const struct campaign *campaign = answering->campaign;

    return answering->request->sheet || strcmp(named, "-") == 0 ||
           names_contain(report_accepted(campaign->report),
                         answering->no_memory) ||
           refuse(
               campaign->report, &(struct place){answering->request->name, 0},
               TRUST(my_order),
               "the lock has '%.16s' for '%s', who remembers nothing of this "
               "exchange. If it was signed elsewhere, show it with --sheet. "
               "Else do not answer, and show the lock to the others",
               named, answering->id);
}

bool answer_has_my_order(const struct answering *answering)
{
    const struct campaign *campaign = answering->campaign;
    const struct answer_request *request = answering->request;
    const struct place place = {request->name, 0};
    bool sealed = campaign->roster.preset == PRESET_TABLE;
    const struct memory_fact *sent =
        memory_last(&answering->memory, sealed ? MEMORY_SEAL : MEMORY_SHEET,
                    campaign->game, request->lock->text.step);
    const char *named = lock_value(&request->lock->text, answering->id);
    const struct memory_fact *mine = fact_named(answering, named);

    if (request->sheet && strcmp(request->sheet, named) != 0)
        return refuse(campaign->report, &place, TRUST(my_order),
                      "the lock has '%.16s' for '%s', not the file shown. Show "
                      "%s that was mailed last. If that is it, do not answer, "
                      "and ask for its receipt",
                      named, answering->id, sealed ? "the seal" : "the sheet");
    if (!sent)
        return ask_unknown(answering, named);
    if (strcmp(sent->digest, named) == 0)
        return true;
    if (mine || strcmp(named, "-") == 0)
        return has_older(answering, sent, mine);
    return refuse(
        campaign->report, &place, TRUST(my_order),
        "the lock has '%.16s' for '%s', which this memory has not signed, and "
        "not his last, %.16s. If it was signed elsewhere, answer there. Else "
        "do not answer, and show the lock to the others",
        named, answering->id, sent->digest);
}

/* A contributor's answer to a lock. */
#include "campaign/exchange/answer.h"

#include "campaign/documents/offices.h"
#include "campaign/exchange/answer_internal.h"
#include "campaign/exchange/owes.h"
#include "campaign/proof/clock.h"
#include "campaign/proof/histories.h"
#include "core/arena.h"
#include "io/xml.h"
#include "trust/vrf.h"

#include <string.h>

const struct campaign_member *dice_owner(const struct campaign *campaign,
                                         const struct dice_key *key)
{
    uint8_t public_key[DICE_PUBLIC_SIZE];

    dice_public(key, public_key);
    for (size_t i = 0; i < campaign->member_count; i++)
        if (!memcmp(campaign->members[i].dice, public_key, sizeof(public_key)))
            return &campaign->members[i];
    refuse(campaign->report, &(struct place){campaign->dir, 0}, TRUST(stranger),
           "this dice key is nobody's in the roster: take the key that the "
           "roster names, or the roster in force from the host");
    return NULL;
}

static bool may_answer(const struct campaign *campaign,
                       const struct answer_request *request,
                       const struct campaign_member *me)
{
    const struct place place = {request->name, 0};
    const char *id = me->office->id;

    if (!me->office->contributor)
        return refuse(campaign->report, &place, TRUST(not_his_office),
                      "'%s' contributes nothing to the seed: no answer of his "
                      "is asked for",
                      id);
    if (!lock_asks(&campaign->roster, &request->lock->text, me->office) &&
        !is_locked_absent(&request->lock->text, id))
        return refuse(campaign->report, &place, TRUST(not_his_office),
                      "the lock has '%s' speaking for no side: no answer of "
                      "his is asked for; if he has a receipt for a sheet that "
                      "it should have, he shows both to the others",
                      id);
    if (is_locked_absent(&request->lock->text, id))
        return refuse(campaign->report, &place, TRUST(my_order),
                      "the lock has '%s' as absent: he is asked nothing, and "
                      "may send orders for the next exchange",
                      id);
    return true;
}

/* The lock that was answered, if it is kept there. */
static const struct open_lock *kept_lock(const struct answering *answering)
{
    struct campaign quiet = *answering->campaign;
    const char *path = answering->request->kept;
    struct open_lock *lock = ARENA_NEW(quiet.arena, struct open_lock);
    struct bytes bytes;

    quiet.report = report_new(quiet.arena);
    return path && answering->before && file_exists(path) &&
                   file_read(&bytes, path, XML_LOCK_LIMIT, quiet.arena,
                             quiet.report) &&
                   lock_open(lock, &quiet, path, &bytes) &&
                   !strcmp(lock->digest, answering->before->digest)
               ? lock
               : NULL;
}

/* No other lock of this number was answered before, nor this one with other
 * times, from which what is overdue and who is absent follows. */
static bool is_only_lock(const struct answering *answering)
{
    const struct campaign *campaign = answering->campaign;
    const struct answer_request *request = answering->request;
    const struct open_lock *lock = request->lock;
    const struct open_lock *kept = kept_lock(answering);
    const char *before =
        answering->before ? answering->before->digest : lock->digest;
    const char *now = lock->digest;

    if (strcmp(before, now) == 0) {
        if (!kept || bytes_equal(&kept->bytes, &lock->bytes))
            return true;
        before = kept->file.time;
        now = lock->file.time;
    }
    return refuse(
        campaign->report, &(struct place){request->name, 0}, TRUST(second_lock),
        "two locks of exchange %d are a proof of cheating: %s%s was answered, "
        "and now comes %s (%s): keep both, and show them to the others",
        lock->text.step, before,
        kept ? arena_text(campaign->arena, " (%s)", request->kept) : "", now,
        request->name);
}

/* Where a file about a lock is kept: at the path, but never over one about
 * another lock of its exchange, which lacks that part of it. Then the lock's
 * digits stand in the name: who was given a false memory keeps his evidence. */
static const char *place_of(const struct campaign *campaign,
                            const struct open_lock *lock, const char *path,
                            const char *part)
{
    struct arena *arena = campaign->arena;
    const char *exchange =
        arena_text(arena, " exchange=\"%d\"", lock->text.step);
    struct bytes bytes;

    if (!file_exists(path) ||
        !file_read(&bytes, path, XML_LOCK_LIMIT, arena, report_new(arena)) ||
        !strstr(bytes.data, exchange) || !strstr(bytes.data, campaign->game) ||
        strstr(bytes.data, part))
        return path;
    return memory_beside(arena, path,
                         arena_text(arena, "%.8s.xml", lock->digest));
}

/* Written before the proof is made; the answer last: a run that died before it
 * has all of them to keep. */
static bool remember(const struct answering *answering)
{
    const struct campaign *campaign = answering->campaign;
    const struct answer_request *request = answering->request;
    const struct open_lock *lock = request->lock;
    const struct memory_fact now = {.kind = MEMORY_ANSWER,
                                    .game = campaign->game,
                                    .exchange = lock->text.step,
                                    .digest = lock->digest};

    if (answering->before)
        return true;
    return (!request->kept ||
            file_write(place_of(campaign, lock, request->kept, lock->file.text),
                       lock->bytes.data, lock->bytes.length,
                       campaign->report)) &&
           memory_accepts(&answering->memory, request->memory, &now,
                          campaign->report) &&
           (answering->found ||
            memory_sights(&answering->memory, request->memory, &now,
                          request->now, campaign)) &&
           memory_keep(request->memory, &now, campaign->report);
}

/* Should the host say that it was withheld, its owner can show it. */
static bool keep_answer(const struct answering *answering,
                        const struct bytes *answer)
{
    const struct campaign *campaign = answering->campaign;
    const struct open_lock *lock = answering->request->lock;
    const char *path = memory_beside(campaign->arena,
                                     answering->request->memory, "answer.xml");

    return !answering->request->kept ||
           file_write(place_of(campaign, lock, path, lock->digest),
                      answer->data, answer->length, campaign->report);
}

static void prove(struct bytes *out, const struct campaign *campaign,
                  const struct answer_request *request, const char *id)
{
    uint8_t alpha[DIGEST_SIZE], proof[VRF_PROOF_SIZE];
    char digits[2 * VRF_PROOF_SIZE + 1] = {0};
    const struct answer answer = {
        .version = FORMAT_VERSION,
        .game = campaign->game,
        .exchange = request->lock->text.step,
        .lock = request->lock->digest,
        .from = id,
        .proof = digits,
        .accepts = *report_accepted(campaign->report),
    };
    struct buffer text = {0};

    hex_decode(request->lock->digest, alpha, sizeof(alpha));
    vrf_prove(request->key, alpha, sizeof(alpha), proof);
    hex_encode(proof, sizeof(proof), digits);
    answer_write(&text, &answer);
    *out = bytes_keep(&text, campaign->arena);
}

/* Do this memory and this clock bear the lock out? Who has answered it gives
 * the same answer again. */
static bool is_in_time(const struct answering *answering)
{
    const struct campaign *campaign = answering->campaign;
    const struct answer_request *request = answering->request;
    const struct memory *memory = &answering->memory;
    const struct memory_fact lock = {.game = campaign->game,
                                     .exchange = request->lock->text.step,
                                     .digest = request->lock->digest};
    bool good;

    if (answering->before)
        return true;
    if (answering->found &&
        !memory_sights(memory, request->memory, &lock, request->now, campaign))
        return false;
    good = clock_has_lock(campaign, request->lock, request->name, request->now);
    good &= clock_has_absent(campaign, memory, request->lock, request->name,
                             request->now);
    return (names_contain(report_accepted(campaign->report),
                          answering->no_memory) ||
            memory_is_current(memory, request->memory, campaign,
                              answering->id)) &&
           good;
}

static bool may_prove(struct answering *answering)
{
    const struct campaign *campaign = answering->campaign;
    const struct answer_request *request = answering->request;
    bool good;

    if (!memory_load(&answering->memory, &answering->found, request->memory,
                     campaign->arena, campaign->report))
        return false;
    answering->before = memory_last(&answering->memory, MEMORY_ANSWER,
                                    campaign->game, request->lock->text.step);
    if (!answer_has_memory(answering))
        return false;
    good = answer_has_my_order(answering);
    good &= is_only_lock(answering);
    good &= lock_serves(campaign, &request->lock->text, request->name);
    good &= is_in_time(answering);
    return good &&
           (answering->before ||
            histories_lock(&answering->memory, request->memory, campaign)) &&
           memory_sees(&answering->memory, request->memory, campaign,
                       request->now) &&
           remember(answering);
}

bool answer_make(struct bytes *out, const struct campaign *campaign,
                 const struct answer_request *request)
{
    const struct campaign_member *me = dice_owner(campaign, request->key);
    struct answering answering = {.campaign = campaign, .request = request};
    bool good;
    int lock;

    if (!me || !may_answer(campaign, request, me))
        return false;
    answering.id = me->office->id;
    answering.no_memory =
        arena_text(campaign->arena, "no-memory-%d", request->lock->text.step);
    lock = memory_hold(request->memory, campaign->report);
    good = lock >= 0 && may_prove(&answering);
    file_unlock(lock);
    if (!good)
        return false;
    prove(out, campaign, request, me->office->id);
    return keep_answer(&answering, out);
}

void answer_accuse(const struct campaign *campaign,
                   const struct answer_request *request,
                   const struct bytes *lock)
{
    struct campaign quiet = *campaign;
    const struct campaign_member *me;
    struct evidence evidence = {0};

    quiet.report = report_new(campaign->arena);
    me = dice_owner(&quiet, request->key);
    evidence_add(&evidence, campaign->arena, request->name, lock);
    evidence_add_memory(&evidence, campaign, request->memory);
    evidence_add_campaign(&evidence, campaign);
    if (me)
        proof_lay_out(campaign, &evidence,
                      proof_folder(campaign, request->folder, me->office->id));
}

/* A contributor's answer to a lock. */
#include "campaign/answer.h"

#include "campaign/remember.h"
#include "core/arena.h"
#include "io/xml.h"
#include "trust/vrf.h"

#include <string.h>

const struct campaign_member *dice_owner(const struct campaign *campaign,
                                         const struct dice_key *key)
{
    const struct place place = {campaign->dir, 0};
    uint8_t public_key[DICE_PUBLIC_SIZE];

    dice_public(key, public_key);
    for (size_t i = 0; i < campaign->member_count; i++)
        if (!memcmp(campaign->members[i].dice, public_key, sizeof(public_key)))
            return &campaign->members[i];
    refuse(campaign->report, &place, TRUST(stranger),
           "this dice key is nobody's in the roster");
    return NULL;
}

static const char *named_for(const struct lock_text *text, const char *id)
{
    for (size_t i = 0; i < text->order_count; i++)
        if (!strcmp(text->orders[i].id, id))
            return text->orders[i].value;
    return "-";
}

/* What the lock has to name: what the caller showed, or what was sent last. */
static bool names_my_order(const struct campaign *campaign,
                           const struct answer_request *request,
                           const struct memory *memory, const char *id)
{
    const struct place place = {request->name, 0};
    bool sealed = campaign->roster.preset == PRESET_TABLE;
    const struct memory_fact *sent =
        memory_last(memory, sealed ? MEMORY_SEAL : MEMORY_SHEET, campaign->game,
                    request->lock->text.step);
    const char *named = named_for(&request->lock->text, id);

    if (request->sheet && strcmp(request->sheet, named) != 0)
        return refuse(campaign->report, &place, TRUST(my_order),
                      "the lock has '%.16s' for '%s', not the file shown",
                      named, id);
    if (sent && strcmp(sent->digest, named) != 0)
        return refuse(campaign->report, &place, TRUST(my_order),
                      "the lock has '%.16s' for '%s', not his last, %.16s",
                      named, id, sent->digest);
    if (!request->sheet && !sent && !request->new_memory &&
        strcmp(named, "-") != 0)
        return refuse(campaign->report, &place, TRUST(my_order),
                      "the lock names an order of '%s' that he does not "
                      "remember",
                      id);
    return true;
}

static bool may_answer(const struct campaign *campaign,
                       const struct answer_request *request,
                       const struct campaign_member *me)
{
    const struct place place = {request->name, 0};
    const char *id = me->office->id;

    if (!me->office->contributor)
        return refuse(campaign->report, &place, TRUST(not_his_office),
                      "'%s' contributes nothing to the seed", id);
    if (!strcmp(named_for(&request->lock->text, id), "absent"))
        return refuse(campaign->report, &place, TRUST(my_order),
                      "the lock has '%s' as absent: he is asked nothing", id);
    return true;
}

/* " (FILE)" if the lock of that digest is kept there, or nothing. */
static const char *where_kept(const struct campaign *campaign, const char *path,
                              const char *digest)
{
    struct campaign quiet = *campaign;
    struct open_lock lock;
    struct bytes bytes;

    quiet.report = report_new(campaign->arena);
    if (!path || !file_exists(path) ||
        !file_read(&bytes, path, XML_LOCK_LIMIT, campaign->arena,
                   quiet.report) ||
        !lock_open(&lock, &quiet, path, &bytes) ||
        strcmp(lock.digest, digest) != 0)
        return "";
    return arena_text(campaign->arena, " (%s)", path);
}

/* No other lock of this number was answered before. */
static bool is_only_lock(const struct campaign *campaign,
                         const struct answer_request *request,
                         const struct memory_fact *before)
{
    const struct place place = {request->name, 0};
    const struct open_lock *lock = request->lock;

    if (!before || !strcmp(before->digest, lock->digest))
        return true;
    return refuse(campaign->report, &place, TRUST(second_lock),
                  "two locks of exchange %d are a proof of cheating: %s%s was "
                  "answered, and now comes %s (%s)",
                  lock->text.step, before->digest,
                  where_kept(campaign, request->kept, before->digest),
                  lock->digest, request->name);
}

/* Written before the proof is made. */
static bool remember(const struct campaign *campaign,
                     const struct answer_request *request,
                     const struct memory_fact *before)
{
    const struct open_lock *lock = request->lock;
    const struct memory_fact now = {.kind = MEMORY_ANSWER,
                                    .game = campaign->game,
                                    .exchange = lock->text.step,
                                    .digest = lock->digest};

    if (before)
        return true;
    return (!request->kept ||
            file_write(request->kept, lock->bytes.data, lock->bytes.length,
                       campaign->report)) &&
           memory_keep(request->memory, &now, campaign->report);
}

static bool has_memory(const struct campaign *campaign,
                       const struct answer_request *request, bool found)
{
    const struct place place = {request->memory, 0};

    if (found || request->sheet || request->new_memory)
        return true;
    return refuse(campaign->report, &place, TRUST(no_memory),
                  "there is no memory of what was sent and answered; if it is "
                  "lost, --new-memory goes on without that protection");
}

static void prove(struct bytes *out, const struct campaign *campaign,
                  const struct answer_request *request, const char *id)
{
    uint8_t alpha[DIGEST_SIZE], proof[VRF_PROOF_SIZE];
    char digits[2 * VRF_PROOF_SIZE + 1] = {0};
    const struct answer answer = {.version = FORMAT_VERSION,
                                  .game = campaign->game,
                                  .exchange = request->lock->text.step,
                                  .lock = request->lock->digest,
                                  .from = id,
                                  .proof = digits};
    struct buffer text;

    hex_decode(request->lock->digest, alpha, sizeof(alpha));
    vrf_prove(request->key, alpha, sizeof(alpha), proof);
    hex_encode(proof, sizeof(proof), digits);
    buffer_init(&text);
    answer_write(&text, &answer);
    out->data = arena_string(campaign->arena, text.bytes, text.length);
    out->length = text.length;
    buffer_release(&text);
}

/* While the memory is held. */
static bool may_prove(const struct campaign *campaign,
                      const struct answer_request *request,
                      const struct campaign_member *me)
{
    const struct memory_fact *before;
    struct memory memory;
    bool found, good;

    if (!memory_load(&memory, &found, request->memory, campaign->arena,
                     campaign->report) ||
        !has_memory(campaign, request, found))
        return false;
    before = memory_last(&memory, MEMORY_ANSWER, campaign->game,
                         request->lock->text.step);
    good = names_my_order(campaign, request, &memory, me->office->id);
    good &= is_only_lock(campaign, request, before);
    return good && memory_sees(&memory, request->memory, campaign) &&
           remember(campaign, request, before);
}

bool answer_make(struct bytes *out, const struct campaign *campaign,
                 const struct answer_request *request)
{
    const struct campaign_member *me = dice_owner(campaign, request->key);
    bool good;
    int lock;

    if (!me || !may_answer(campaign, request, me))
        return false;
    lock = memory_hold(request->memory, campaign->report);
    good = lock >= 0 && may_prove(campaign, request, me);
    file_unlock(lock);
    if (good)
        prove(out, campaign, request, me->office->id);
    return good;
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
    evidence_add_kept(&evidence, campaign->arena, request->memory);
    evidence_add_campaign(&evidence, campaign);
    if (me)
        proof_lay_out(campaign, &evidence,
                      proof_folder(campaign, request->folder, me->office->id));
}

/* Closes an exchange. */
#include "campaign/exchange/lock.h"

#include "campaign/documents/dealt.h"
#include "campaign/documents/exchange_rules.h"
#include "campaign/exchange/owes.h"
#include "campaign/proof/clock.h"
#include "campaign/proof/histories.h"
#include "campaign/proof/remember.h"
#include "core/arena.h"
#include "core/calendar.h"

#include <string.h>

bool is_hosts_key(const struct campaign *campaign,
                  const struct signing_key *key)
{
    const struct campaign_member *host =
        campaign_member(campaign, campaign->roster.host);

    return host && !strcmp(host->person.signing,
                           signing_public_base64(key, campaign->arena));
}

bool host_signs(const struct campaign *campaign, const struct signing_key *key)
{
    return is_hosts_key(campaign, key) ||
           refuse(campaign->report, &(struct place){campaign->dir, 0},
                  TRUST(not_his_office),
                  "this is not the key of the host '%s': ask him for it to be "
                  "done; if he is gone, berthier roster DIR --host ID draws up "
                  "another",
                  campaign->roster.host);
}

/* May he be locked absent? */
static bool may_be_absent(const struct campaign *campaign, const char *id,
                          const struct owing *owing, int64_t time)
{
    const struct place place = {campaign->dir, 0};
    struct report *report = campaign->report;

    if (!campaign_member(campaign, id))
        return refuse(report, &place, TRUST(stranger),
                      "there is no participant '%s': berthier show lists them",
                      id);
    if (campaign->roster.missing != MISSING_ABSENT)
        return refuse(
            report, &place, EXCHANGE(absent),
            "the roster waits for everybody: nobody may be absent; write to "
            "'%s', or change that (berthier roster --missing absent=1)",
            id);
    if (!owing->due || time < owing->due)
        return refuse(report, &place, EXCHANGE(too_early),
                      "'%s' may be locked absent only after the due time: "
                      "write to him, and lock then",
                      id);
    if (file_exists(inbox_path(campaign, sent_path(campaign, id))))
        return refuse(report, &place, EXCHANGE(absent),
                      "'%s' has sent a sheet and is not absent: lock without "
                      "--absent for him",
                      id);
    return true;
}

static bool check_absent(const struct campaign *campaign,
                         const struct lock_request *request,
                         const struct owing *owing)
{
    bool good = true;

    foreach_name (name, request->absent)
        good = may_be_absent(campaign, name, owing, request->time) && good;
    if (good && request->absent.count > (size_t)campaign->roster.absent_most)
        return refuse(campaign->report, &(struct place){campaign->dir, 0},
                      EXCHANGE(absent),
                      "the roster allows %d absent, not %zu: wait for a sheet, "
                      "or change that (berthier roster --missing)",
                      campaign->roster.absent_most, request->absent.count);
    return good;
}

/* Does anybody still owe a sheet who is not to be locked absent? */
static bool waits(const struct lock_request *request, const struct owing *owing)
{
    for (size_t i = 0; i < owing->count; i++)
        if (owing->items[i].must && !owing->items[i].filed &&
            !names_contain(&request->absent, owing->items[i].who))
            return true;
    return false;
}

/* The digest of what he has sent; "-" if nothing. False on trouble. */
static bool value_of(const struct campaign *campaign,
                     const struct lock_request *request, const char *id,
                     const char **value)
{
    struct bytes bytes;

    *value = names_contain(&request->absent, id) ? "absent" : "-";
    if (!inbox_file(campaign, sent_path(campaign, id), &bytes))
        return false;
    if (bytes.data)
        *value = bytes_digest(&bytes, campaign->arena);
    return true;
}

static bool make_text(struct buffer *out, const struct campaign *campaign,
                      const struct lock_request *request)
{
    const struct roster *roster = &campaign->roster;
    struct lock_text text = {
        .game = campaign->game,
        .step = campaign->turn.number + 1,
        .state = campaign->state,
        .roster = campaign->roster_digest,
        .rules = roster->rules,
        .orders = ARENA_ARRAY(campaign->arena, struct lock_order,
                              roster->member_count + 1),
        .order_count = roster->member_count,
    };

    for (size_t i = 0; i < roster->member_count; i++) {
        text.orders[i].id = roster->members[i].id;
        if (!value_of(campaign, request, text.orders[i].id,
                      &text.orders[i].value))
            return false;
    }
    lock_text_write(out, &text);
    return true;
}

/* What is noted of a lock. */
struct noting {
    const char *memory; /* path */
    const char *digest;
    const struct bytes *file; /* to be written; NULL: it lies there */
    int64_t time;             /* of a file: should it be made again */
};

/* The lock of the open exchange that is remembered, or NULL. */
static const struct memory_fact *locked_before(const struct memory *memory,
                                               const struct campaign *campaign)
{
    return memory_last(memory, MEMORY_LOCK, campaign->game,
                       campaign->turn.number + 1);
}

/* One exchange has one lock. The memory comes back as it is. */
static bool is_only_lock(struct memory *memory, bool *found,
                         const struct campaign *campaign,
                         const struct noting *noting)
{
    const struct memory_fact *before;
    int exchange = campaign->turn.number + 1;

    if (!memory_load(memory, found, noting->memory, campaign->arena,
                     campaign->report))
        return false;
    before = locked_before(memory, campaign);
    return !before || !strcmp(before->digest, noting->digest) ||
           refuse(campaign->report, &(struct place){noting->memory, 0},
                  TRUST(second_lock),
                  "exchange %d was locked before as %s, not as %s: go on with "
                  "that one, as it was mailed, or make it void (berthier void)",
                  exchange, before->digest, noting->digest);
}

/* The file first: a run that dies behind it leaves a lock that takes no sheet
 * any more, and that the next run notes before anybody is sent it. Were the
 * fact there first, it could be that of a lock which nobody has. */
static bool note(const struct campaign *campaign, const struct noting *noting)
{
    const struct memory_fact now = {.kind = MEMORY_LOCK,
                                    .game = campaign->game,
                                    .exchange = campaign->turn.number + 1,
                                    .digest = noting->digest};
    const struct bytes *file = noting->file;
    struct memory known;
    bool found;

    if (!is_only_lock(&known, &found, campaign, noting))
        return false;
    if (file && (!folder_make(inbox_path(campaign, ""), campaign->report) ||
                 !file_write(inbox_path(campaign, "lock.xml"), file->data,
                             file->length, campaign->report)))
        return false;
    /* The lock last: a run that died before it has all of them to note. */
    return locked_before(&known, campaign) || !(file || found) ||
           (memory_sights(&known, noting->memory, &now,
                          clock_of(campaign) > 0 && file ? noting->time
                                                         : clock_of(campaign),
                          campaign) &&
            memory_keep(noting->memory, &now, campaign->report));
}

/* Another copy of the campaign may be about to be locked as well. */
static bool remember(const struct campaign *campaign,
                     const struct noting *noting)
{
    int lock = memory_hold(noting->memory, campaign->report);
    bool good = lock >= 0 && note(campaign, noting);

    file_unlock(lock);
    return good;
}

bool lock_is_mine(const struct campaign *campaign, const char *memory)
{
    return !campaign->lock ||
           remember(campaign,
                    &(struct noting){memory, campaign->lock->digest, NULL, 0});
}

const char *lock_missing(const struct campaign *campaign, const char *path)
{
    const struct memory_fact *before = NULL;
    struct memory memory;
    bool found;

    if (!campaign->lock &&
        memory_load(&memory, &found, path, campaign->arena, campaign->report))
        before = locked_before(&memory, campaign);
    return before ? before->digest : NULL;
}

/* Who makes a lock again that is gone makes the one that he has mailed: of two
 * times of one lock each convicts him. */
static int64_t time_of_lock(const struct campaign *campaign,
                            const struct lock_request *request,
                            const char *text)
{
    char digest[DIGEST_TEXT];
    struct memory memory;
    int64_t seen;
    bool found;

    sha256_text(text, strlen(text), digest);
    return memory_load(&memory, &found, request->memory, campaign->arena,
                       campaign->report) &&
                   (seen = seen_at(campaign, &memory, digest)) > 0
               ? seen
               : request->time;
}

static bool make_lock(struct campaign *campaign,
                      const struct lock_request *request,
                      const struct owing *owing)
{
    struct arena *arena = campaign->arena;
    struct lock lock = {
        .version = FORMAT_VERSION,
        .game = campaign->game,
        .exchange = campaign->turn.number + 1,
        .from = campaign->roster.host,
        .due = owing->due ? time_text(arena, owing->due) : NULL,
    };
    struct open_lock *open = ARENA_NEW(arena, struct open_lock);
    const char *path = inbox_path(campaign, "lock.xml");
    struct signed_file file;
    struct buffer text = {0}, bytes = {0};
    int64_t time;
    bool good;

    good = make_text(&text, campaign, request);
    lock.text = text.bytes;
    time = good ? time_of_lock(campaign, request, lock.text) : 0;
    time = time < owing->since ? owing->since : time;
    lock.time = time_text(arena, time);
    lock_write(&bytes, &lock);
    signed_make(&file, &bytes, request->key, arena);
    good = good && lock_open(open, campaign, path, &file.bytes) &&
           remember(campaign, &(struct noting){request->memory, open->digest,
                                               &file.bytes, time});
    buffer_release(&text);
    campaign->lock = good ? open : NULL;
    return good;
}

/* Nothing is locked or played behind the last turn. */
static bool is_going_on(const struct campaign *campaign)
{
    const struct place place = {campaign->dir, 0};

    if (campaign->turn.ended)
        return refuse(campaign->report, &place, EXCHANGE(ended),
                      "the campaign has ended: nothing but disclose follows");
    if (deal_waits(&campaign->turn))
        return refuse(campaign->report, &place, TRUST(dealt),
                      "turn %d has dealt the sides: nothing is locked before "
                      "the roster says so: berthier roster %s",
                      campaign->turn.number, campaign->dir);
    return !campaign->turn.over ||
           refuse(campaign->report, &place, EXCHANGE(game_over),
                  "the game has ended: berthier end closes the campaign");
}

enum lock_end exchange_lock(struct campaign *campaign,
                            const struct lock_request *request)
{
    struct owing owing;

    if (!host_signs(campaign, request->key) || !is_going_on(campaign) ||
        !host_may_go_on(campaign, request->memory, false))
        return LOCK_REFUSED;
    if (campaign->lock)
        return lock_is_mine(campaign, request->memory) ? LOCK_CLOSED
                                                       : LOCK_REFUSED;
    if (!owing_of(&owing, campaign) || !check_absent(campaign, request, &owing))
        return LOCK_REFUSED;
    if (waits(request, &owing))
        return LOCK_WAITS;
    return make_lock(campaign, request, &owing) ? LOCK_CLOSED : LOCK_REFUSED;
}

/* The reader's clock against the host's word. */
#include "campaign/proof/clock.h"

#include "campaign/open/entry.h"
#include "campaign/open/extension.h"
#include "campaign/proof/remember.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "core/trust_rules.h"

#include <string.h>
#include <time.h>

enum { DAY = 24 * 60 * 60 };

int64_t time_now(void)
{
    return (int64_t)time(NULL);
}

/* Something of the host's that says when it was made. */
struct dated {
    const char *name;   /* of its file */
    const char *what;   /* "turn 4", "the lock of exchange 5" */
    const char *digest; /* its id hangs on it */
    int number;
    int64_t time;
};

static bool has_come(const struct campaign *campaign, const struct dated *dated,
                     int64_t now)
{
    struct arena *arena = campaign->arena;

    if (now == 0 || dated->time <= now + CLOCK_ALLOWANCE)
        return true;
    return warn(
        campaign->report, &(struct place){dated->name, 0}, TRUST(future),
        arena_text(arena, "future-%d-%.8s", dated->number, dated->digest),
        "%s says that it is of %s, and by this clock it is %s: if the clock is "
        "right, wait until then, and ask the host '%s' why he says so; if it "
        "is not, set it",
        dated->what, time_text(arena, dated->time), time_text(arena, now),
        campaign->roster.host);
}

bool clock_has_head(const struct campaign *campaign, int64_t now)
{
    const struct dated head = {
        .name = campaign->dir,
        .what = arena_text(campaign->arena, "turn %d", campaign->turn.number),
        .digest = campaign->state,
        .number = campaign->turn.number,
        .time = now > 0 ? entry_issued(campaign) : 0,
    };

    return has_come(campaign, &head, now);
}

bool clock_has_lock(const struct campaign *campaign,
                    const struct open_lock *lock, const char *name, int64_t now)
{
    struct dated dated = {
        .name = name,
        .what = "the lock",
        .digest = lock->digest,
        .number = lock->text.step,
    };

    return !time_parse(lock->file.time, &dated.time) ||
           has_come(campaign, &dated, now);
}

static bool has_absent(const struct lock_text *text)
{
    return FIND_NAMED(struct lock_order, text->orders, text->order_count, value,
                      "absent") != NULL;
}

int64_t seen_at(const struct campaign *campaign, const struct memory *memory,
                const char *digest)
{
    int64_t time = 0, last = 0;

    for (size_t i = 0; i < memory->count; i++) {
        const struct memory_fact *fact = &memory->facts[i];

        if (fact->kind != MEMORY_SEEN ||
            strcmp(fact->game, campaign->game) != 0 ||
            (digest && strcmp(fact->digest, digest) != 0) ||
            !time_parse(fact->time, &time))
            continue;
        if (digest)
            return time;
        last = time > last ? time : last;
    }
    return last;
}

/* As late as host, history or memory say: there was no turn before the lock
 * that it was played from, nor before its owner's consent to the roster in
 * force. */
static int64_t due_of(const struct campaign *campaign,
                      const struct memory *memory, const struct open_lock *lock)
{
    int64_t asked = seen_at(campaign, memory, campaign->turn.lock);
    int64_t agreed = seen_at(campaign, memory, campaign->roster_digest);
    int64_t issued = entry_issued(campaign);
    int64_t due = 0, span = 0;

    if (agreed > asked)
        asked = agreed;
    if (issued > asked)
        asked = issued;
    if (lock && lock->file.due)
        time_parse(lock->file.due, &due);
    if (asked > 0 && campaign->roster.due &&
        duration_parse(campaign->roster.due, &span) && asked + span > due)
        due = asked + span;
    if (campaign->extension && campaign->extension->until > due)
        due = campaign->extension->until;
    return due;
}

/* Was the turn here while sheets could still come? One that is dated back is
 * not; one that lay unread is not either, and its reader knows it. */
static bool came_in_time(const struct campaign *campaign,
                         const struct memory *memory, int64_t due, int64_t now)
{
    struct arena *arena = campaign->arena;
    const int number = campaign->turn.number;
    const char *id =
        arena_text(arena, "late-turn-%d-%.8s", number, campaign->state);
    int64_t seen = seen_at(campaign, memory, campaign->state);

    if (seen == 0)
        seen = now;
    if (due == 0 || seen <= due + CLOCK_ALLOWANCE)
        return true;
    if (memory_accepted(memory, campaign->game, number + 1, id))
        report_accept(campaign->report, id);
    return warn(
        campaign->report, &(struct place){campaign->dir, 0}, TRUST(late_turn),
        id,
        "sheets that answer turn %d were due until %s, and this memory first "
        "saw the turn at %s: if it lay unread go on; if it came no sooner ask "
        "the host '%s' when he made it, and the others when they got it",
        number, time_text(arena, due), time_text(arena, seen),
        campaign->roster.host);
}

bool clock_has_turn(const struct campaign *campaign,
                    const struct memory *memory, int64_t now)
{
    return now == 0 || entry_issued(campaign) == 0 ||
           came_in_time(campaign, memory, due_of(campaign, memory, NULL), now);
}

bool clock_has_absent(const struct campaign *campaign,
                      const struct memory *memory, const struct open_lock *lock,
                      const char *name, int64_t now)
{
    struct arena *arena = campaign->arena;
    int64_t due;

    if (now == 0 || !has_absent(&lock->text))
        return true;
    due = due_of(campaign, memory, lock);
    if (now + CLOCK_ALLOWANCE >= due)
        return came_in_time(campaign, memory, due, now);
    return warn(campaign->report, &(struct place){name, 0}, TRUST(early_absent),
                arena_text(arena, "early-absent-%d-%.8s", lock->text.step,
                           lock->digest),
                "somebody is locked absent, and sheets are due until %s by "
                "what this clock and memory say; it is %s: do not answer, and "
                "ask him whether he was asked in time",
                time_text(arena, due), time_text(arena, now));
}

int64_t clock_of(const struct campaign *campaign)
{
    return campaign->roster.test ? 0 : time_now();
}

static bool keep_accepted(const struct campaign *campaign, const char *path)
{
    const struct memory_fact like = {
        .game = campaign->game,
        .exchange = campaign->draft ? 0 : campaign->turn.number + 1};
    int lock = memory_hold(path, campaign->report);
    struct memory memory;
    bool found;
    bool good =
        lock >= 0 &&
        memory_load(&memory, &found, path, campaign->arena, campaign->report) &&
        memory_accepts(&memory, path, &like, campaign->report);

    file_unlock(lock);
    return good;
}

bool clock_is_near(const struct campaign *campaign, int64_t given,
                   const char *memory)
{
    struct arena *arena = campaign->arena;
    int64_t now = clock_of(campaign);

    if (now == 0 || (given >= now - DAY && given <= now + DAY))
        return true;
    return warn(campaign->report, &(struct place){"--at", 0}, TRUST(far_time),
                arena_text(arena, "far-time-%.10s", time_text(arena, given)),
                "%s is more than a day from the clock, %s: the others' "
                "programs ask about it, and no later entry can be before it",
                time_text(arena, given), time_text(arena, now)) &&
           keep_accepted(campaign, memory);
}

bool clock_goes_on(const struct campaign *campaign, int64_t time,
                   const char *path)
{
    struct arena *arena = campaign->arena;
    struct memory memory;
    int64_t last;
    bool found;

    if (!memory_load(&memory, &found, path, arena, campaign->report))
        return false;
    last = seen_at(campaign, &memory, NULL);
    return time >= last ||
           refuse(campaign->report, &(struct place){"--at", 0},
                  TRUST(older_time),
                  "%s is before %s, when this memory last saw something of the "
                  "campaign come in or go out: an entry of that time would "
                  "contradict it, and the receipts that you gave prove it; "
                  "give a later time, or none",
                  time_text(arena, time), time_text(arena, last));
}

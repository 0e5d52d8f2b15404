/* What next, for the host of a campaign in play. */
#include "commands/next.h"

#include "campaign/documents/dealt.h"
#include "campaign/documents/offices.h"
#include "campaign/open/view.h"
#include "campaign/people/change_kind.h"
#include "campaign/people/void.h"
#include "core/arena.h"
#include "core/calendar.h"

#include <string.h>

static const char *command(const struct hosting_now *now, const char *name)
{
    return next_command(now->call, name);
}

/* Who is waited for; the host's own answer is the last act of process. */
static const char *debtors(const struct hosting_now *now)
{
    return owing_words(&now->owing,
                       now->owing.locked ? now->campaign->roster.host : NULL,
                       now->call->arena);
}

/* ---- situations, and what to do in them ------------------------------- */

static bool has_ended(const struct hosting_now *now)
{
    return now->campaign->turn.ended;
}

static void say_ended(const struct hosting_now *now)
{
    if (book_is_closed(now->campaign))
        next_say(now->call, "the campaign has ended; open its book: %s%s",
                 command(now, "disclose"), now->key);
    else
        next_say(now->call, "the campaign has ended; prove all of it: %s",
                 command(now, "audit"));
}

static bool is_over(const struct hosting_now *now)
{
    return now->campaign->turn.over;
}

static void say_over(const struct hosting_now *now)
{
    next_say(now->call, "the game is over: %s%s", command(now, "end"),
             now->key);
}

static bool has_dealt(const struct hosting_now *now)
{
    return deal_waits(&now->campaign->turn);
}

static void say_dealt(const struct hosting_now *now)
{
    next_say(now->call,
             "turn %d has dealt the sides, and the roster says so next; nobody "
             "has to consent: %s%s",
             now->campaign->turn.number, command(now, "roster"), now->key);
}

static bool waits_for_answers(const struct hosting_now *now)
{
    return now->campaign->lock && debtors(now);
}

static bool voids_already(const struct hosting_now *now)
{
    foreach_item (const struct pending, pending, now->pendings)
        if (pending->kind == CONSENT_VOID && !pending->unfit)
            return true;
    return false;
}

static void say_answers(const struct hosting_now *now)
{
    const struct campaign *campaign = now->campaign;
    int64_t due = void_due(campaign, &campaign->lock->file);

    next_say(now->call, "%s%s; when it comes: %s FILE%s", debtors(now),
             owing_until(&now->owing, now->call->arena), command(now, "submit"),
             now->key);
    if (!voids_already(now))
        next_say(now->call, "if nothing has come by %s: %s --reason TEXT%s",
                 time_words(now->call->arena, due), command(now, "void"),
                 now->key);
}

static bool is_answered(const struct hosting_now *now)
{
    return now->campaign->lock;
}

static void say_answered(const struct hosting_now *now)
{
    next_say(now->call, "all answers are in: %s%s", command(now, "process"),
             now->key);
}

static bool waits_for_sheets(const struct hosting_now *now)
{
    return debtors(now) != NULL;
}

/* Those who can be locked absent, as options. */
static const char *absentees(const struct hosting_now *now, int *count)
{
    const char *options = "";

    *count = 0;
    for (size_t i = 0; i < now->owing.count; i++)
        if (owes_still(&now->owing.items[i], NULL)) {
            options = arena_text(now->call->arena, "%s --absent %s", options,
                                 now->owing.items[i].who);
            ++*count;
        }
    return options;
}

static void say_sheets(const struct hosting_now *now)
{
    const struct roster *roster = &now->campaign->roster;
    int silent;
    const char *absent = absentees(now, &silent);

    next_say(now->call, "%s%s; when it comes: %s FILE%s", debtors(now),
             owing_until(&now->owing, now->call->arena), command(now, "submit"),
             now->key);
    if (roster->missing == MISSING_ABSENT && silent <= roster->absent_most)
        next_say(now->call, "once that time is past: %s%s%s",
                 command(now, "lock"), absent, now->key);
}

static bool is_complete(const struct hosting_now *now)
{
    (void)now;
    return true;
}

/* "anna and bert may send a sheet until 7 December": their letters said so;
 * NULL: nobody may. */
static const char *who_may_send(const struct hosting_now *now,
                                const char *thing)
{
    struct arena *arena = now->call->arena;
    struct names who = {0};

    foreach_member (member, &now->campaign->roster)
        if (member->side_count > 0 &&
            is_commander_of(member, member->sides[0].id) &&
            !side_has_sent(now->campaign, member->sides[0].id))
            names_add(arena, &who, member->id);
    return who.count > 0 && now->owing.due
               ? arena_text(arena, "%s may send a %s until %s",
                            names_series(&who, arena), thing,
                            time_words(arena, now->owing.due))
               : NULL;
}

/* "both sheets are in" */
static const char *what_is_in(const struct hosting_now *now)
{
    static const char *const words[] = {NULL,    NULL,   NULL,  "three",
                                        "four",  "five", "six", "seven",
                                        "eight", "nine", "ten"};
    const char *thing =
        now->campaign->roster.preset == PRESET_TABLE ? "seal" : "sheet";
    const char *may = who_may_send(now, thing);
    size_t count = 0;

    for (size_t i = 0; i < now->owing.count; i++)
        count += now->owing.items[i].must;
    if (count == 0 && may)
        return arena_text(now->call->arena, "nothing must come, but %s; then",
                          may);
    if (count == 0)
        return "nothing must come from anybody";
    if (count == 1)
        return arena_text(now->call->arena, "the %s is in", thing);
    if (count == 2)
        return arena_text(now->call->arena, "both %ss are in", thing);
    if (count < sizeof(words) / sizeof(words[0]))
        return arena_text(now->call->arena, "all %s %ss are in", words[count],
                          thing);
    return arena_text(now->call->arena, "all %zu %ss are in", count, thing);
}

static void say_complete(const struct hosting_now *now)
{
    bool umpire = now->campaign->roster.preset == PRESET_UMPIRE;

    next_say(now->call, "%s: %s%s", what_is_in(now),
             command(now, umpire ? "process" : "lock"), now->key);
}

/* The first that is true speaks. */
static const struct situation {
    bool (*is)(const struct hosting_now *now);
    void (*say)(const struct hosting_now *now);
} situations[] = {
    {has_ended, say_ended},      {is_over, say_over},
    {has_dealt, say_dealt},      {waits_for_answers, say_answers},
    {is_answered, say_answered}, {waits_for_sheets, say_sheets},
    {is_complete, say_complete},
};

/* ---- documents that wait for consents --------------------------------- */

static bool has_all(const struct pending *pending)
{
    return !pending->unfit && pending->wanted == 0 &&
           pending->former_keys.count == 0 && pending->witnesses.count == 0;
}

/* " --key dora.key": nobody else's is taken for her entry; the user's own, if
 * that is what he gave. */
static const char *heirs_key(const struct hosting_now *now, const char *heir)
{
    struct arena *arena = now->call->arena;
    const char *own = arena_text(arena, "%s.key", heir);
    const char *given = call_option(now->call, "key");
    const char *slash = given ? strrchr(given, '/') : NULL;

    return given && strcmp(slash ? slash + 1 : given, own) == 0
               ? now->key
               : arena_text(arena, " --key %s", own);
}

/* A lock of the old host's would be none of the history that goes on. */
static void say_handover(const struct hosting_now *now,
                         const struct pending *pending)
{
    /* "dora makes the entry, in this folder or a clone of it: berthier ..." */
    const char *makes = arena_text(
        now->call->arena,
        "%s makes the entry, in this folder or a clone of it: %s%s",
        pending->heir, command(now, change_kind(pending->kind)->command),
        heirs_key(now, pending->heir));

    if (!has_all(pending))
        next_say(now->call,
                 "%s waits for consents; when one comes: %s FILE%s, and when "
                 "all have come %s",
                 pending->file, command(now, "submit"), now->key, makes);
    else if (now->campaign->lock)
        next_say(
            now->call,
            "%s has the consents that it needs; once the lock is closed %s",
            pending->file, makes);
    else
        next_say(now->call,
                 "%s has the consents that it needs, and %s locks nothing any "
                 "more; %s",
                 pending->file, now->campaign->roster.host, makes);
}

/* Does nothing but the new host's entry come next? */
static bool is_handed_over(const struct hosting_now *now)
{
    const struct campaign *campaign = now->campaign;

    for (size_t i = 0; i < now->pendings.count; i++)
        if (now->pendings.items[i].heir && has_all(&now->pendings.items[i]))
            return !campaign->lock && !campaign->turn.over;
    return false;
}

static void say_pending(const struct hosting_now *now,
                        const struct pending *pending)
{
    const char *maker = change_kind(pending->kind)->command;

    if (pending->unfit)
        return;
    if (pending->heir)
        say_handover(now, pending);
    else if (has_all(pending))
        next_say(now->call, "%s has the consents that it needs: %s%s",
                 pending->file, command(now, maker), now->key);
    else
        next_say(
            now->call,
            "%s waits for consents; when one comes%s: %s FILE%s, then %s%s",
            pending->file,
            pending->due > 0 &&
                    pending->excused.count + pending->excused_keys.count > 0
                ? arena_text(now->call->arena, ", or %s is past",
                             time_words(now->call->arena, pending->due))
                : "",
            command(now, "submit"), now->key, command(now, maker), now->key);
}

static void say_next(struct hosting_now *now)
{
    if (!owing_of(&now->owing, now->campaign))
        return;
    pendings_of(&now->pendings, now->campaign);
    for (size_t i = 0; i < now->pendings.count; i++)
        say_pending(now, &now->pendings.items[i]);
    if (is_handed_over(now))
        return;
    for (size_t i = 0; i < sizeof(situations) / sizeof(situations[0]); i++) {
        if (!situations[i].is(now))
            continue;
        situations[i].say(now);
        return;
    }
}

void next_host(const struct call *call)
{
    struct report *quiet = report_new(call->arena);
    const char *dir = call->argument_count > 0 ? call->arguments[0] : NULL;
    struct hosting_now now = {.call = call};
    struct campaign *campaign;
    bool is_draft;

    /* What was played again, or without a campaign, leads nowhere. */
    if (!dir || call_option(call, "out"))
        return;
    campaign = call->made->stands;
    is_draft = !campaign && campaign_is_draft(dir, call->arena);
    if (campaign)
        campaign->report = quiet;
    else
        campaign = is_draft
                       ? campaign_read_draft(dir, call->arena, quiet)
                       : campaign_open(dir, CAMPAIGN_READ, call->arena, quiet);
    if (!campaign)
        return;
    now.campaign = campaign;
    now.key = key_words(call, campaign->roster.host);
    if (is_draft)
        next_draft(call, campaign, now.key);
    else if (campaign->view_count == 0 && !inbox_is_stale(campaign))
        say_next(&now);
    if (campaign != call->made->stands)
        campaign_close(campaign);
}

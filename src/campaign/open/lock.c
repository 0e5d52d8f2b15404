/* Opens a lock: does it lock the exchange that is open here? */
#include "campaign/documents/dealt.h"
#include "campaign/documents/exchange_rules.h"
#include "campaign/open/entry.h"
#include "campaign/open/extension.h"
#include "campaign/open/internal.h"
#include "core/calendar.h"
#include "io/xml.h"

#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

/* Nobody could ever commit what the lock of a time that is too late would
 * become. By one of a time before its turn, what is due would be over at once.
 */
static bool check_time(const struct campaign *campaign,
                       const struct open_lock *lock, const char *name)
{
    const struct place place = {name, 0};
    int64_t issued = entry_issued(campaign);
    int64_t time;

    if (!time_parse(lock->file.time, &time) || time > time_last)
        return refuse(campaign->report, &place, FILE_RULE(bad_value),
                      "the lock is of %s, and no entry can be later than %s: "
                      "do not answer, and ask the host for another",
                      lock->file.time, time_text(campaign->arena, time_last));
    return time >= issued ||
           refuse(campaign->report, &place, TRUST(backdated),
                  "the lock is of %s, and turn %d, which it locks, of %s: do "
                  "not answer, and show both to the others",
                  lock->file.time, campaign->turn.number,
                  time_text(campaign->arena, issued));
}

/* Both are signed by him. */
static bool refuse_extended(const struct campaign *campaign,
                            const struct open_lock *lock, const char *name)
{
    return refuse(campaign->report, &(struct place){name, 0},
                  TRUST(early_absent),
                  "somebody is locked absent at %s, and '%s' has extended the "
                  "time for sheets to %s: do not answer, and show the "
                  "extension and the lock to the others",
                  lock->file.time, campaign->roster.host,
                  campaign->extension->file.until);
}

/* Was the due time over when somebody was locked absent? A folder without a
 * history knows no more than what the lock says itself. */
static bool check_due(const struct campaign *campaign,
                      const struct open_lock *lock, const char *name)
{
    int64_t due = due_by_roster(campaign);
    int64_t time = 0;

    if (due == 0 && lock->file.due)
        time_parse(lock->file.due, &due);
    time_parse(lock->file.time, &time);
    if (campaign->extension && time < campaign->extension->until)
        return refuse_extended(campaign, lock, name);
    return (due > 0 && time >= due) ||
           refuse(campaign->report, &(struct place){name, 0},
                  EXCHANGE(too_early),
                  "somebody is locked absent at %s, and sheets are due at %s: "
                  "do not answer, and wait for another lock",
                  lock->file.time,
                  due > 0 ? time_text(campaign->arena, due) : "no time");
}

/* Everybody of the roster stands in it, and absent is who may be: who is asked
 * nothing has no part in the dice. */
static bool check_lock_orders(const struct campaign *campaign,
                              const struct open_lock *lock, const char *name)
{
    const struct place place = {name, 0};
    const struct roster *roster = &campaign->roster;
    const struct lock_text *text = &lock->text;
    int absent = 0;
    bool same = text->order_count == roster->member_count;

    for (size_t i = 0; same && i < text->order_count; i++) {
        same = strcmp(text->orders[i].id, roster->members[i].id) == 0;
        absent += strcmp(text->orders[i].value, "absent") == 0;
    }
    if (!same)
        return refuse(campaign->report, &place, TRUST(wrong_roster),
                      "the lock has other participants than the roster: do not "
                      "answer, and ask the host for one that has all");
    if (absent == 0)
        return true;
    if (roster->missing != MISSING_ABSENT || absent > roster->absent_most)
        return refuse(campaign->report, &place, EXCHANGE(absent),
                      "the lock has %d absent, the roster allows %d: do not "
                      "answer, and wait for another lock",
                      absent,
                      roster->missing == MISSING_ABSENT ? roster->absent_most
                                                        : 0);
    return check_due(campaign, lock, name);
}

/* Nothing is asked, and so nothing locked, between the deal and its roster. */
static bool check_deal(const struct campaign *campaign, const char *name)
{
    return !deal_waits(&campaign->turn) ||
           refuse(campaign->report, &(struct place){name, 0}, TRUST(dealt),
                  "turn %d has dealt the sides, and the roster does not say so "
                  "yet: do not answer, and ask the host for that entry first",
                  campaign->turn.number);
}

/* The text inside the lock against the file around it and the head. */
static bool check_lock_text(const struct campaign *campaign,
                            const struct open_lock *lock, const char *name)
{
    const struct place place = {name, 0};
    const struct lock_text *text = &lock->text;

    if (strcmp(text->game, campaign->game) != 0 ||
        strcmp(lock->file.game, campaign->game) != 0)
        return refuse(
            campaign->report, &place, TRUST(wrong_game),
            "the lock is of another game: take the folder of that campaign");
    if (text->step != lock->file.exchange)
        return refuse(campaign->report, &place, TRUST(wrong_exchange),
                      "its text is of exchange %d, the file of %d: do not "
                      "answer, and ask the host for another",
                      text->step, lock->file.exchange);
    if (text->step != campaign->turn.number + 1)
        return refuse(campaign->report, &place, TRUST(wrong_exchange),
                      "the lock is of exchange %d, open is %d: %s", text->step,
                      campaign->turn.number + 1,
                      text->step <= campaign->turn.number
                          ? "that one is over, and nothing is owed to it"
                          : "fetch the turns that this folder has not");
    if (strcmp(text->state, campaign->state) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_state),
                      "the lock follows state %.12s, the head is %.12s: fetch "
                      "the turn again; if it stays this one, do not answer, "
                      "and show both to the others",
                      text->state, campaign->state);
    if (strcmp(text->roster, campaign->roster_digest) != 0 ||
        strcmp(text->rules, campaign->roster.rules) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_roster),
                      "the lock names another roster or other rules: fetch the "
                      "roster in force; if this is it, do not answer");
    return check_deal(campaign, name) && check_time(campaign, lock, name) &&
           check_lock_orders(campaign, lock, name);
}

bool lock_open(struct open_lock *out, const struct campaign *campaign,
               const char *name, const struct bytes *bytes)
{
    struct signed_file file;

    memset(out, 0, sizeof(*out));
    if (!campaign_signed(campaign, name, bytes, DOCUMENT_LOCK, &file) ||
        !lock_read(&out->file, file.root, name, campaign->arena,
                   campaign->report) ||
        !lock_text_read(&out->text, name, out->file.text, campaign->arena,
                        campaign->report))
        return false;
    out->bytes = file.bytes;
    sha256_text(out->file.text, strlen(out->file.text), out->digest);
    return check_lock_text(campaign, out, name);
}

/* A folder of letters has it where it was saved. It can be of another exchange,
 * and answer says what is wrong with it; but who goes by a time before its turn
 * consents to what is not due. */
static bool load_mailed_lock(struct campaign *campaign)
{
    struct open_lock *lock = ARENA_NEW(campaign->arena, struct open_lock);
    const char *path = campaign_path(campaign, "lock.xml");
    struct campaign quiet = *campaign;
    struct bytes bytes;

    quiet.report = report_new(campaign->arena);
    if (folder_exists(campaign_path(campaign, ".git")) || !file_exists(path) ||
        !file_read(&bytes, path, XML_LOCK_LIMIT, campaign->arena, quiet.report))
        return true;
    if (lock_open(lock, &quiet, path, &bytes))
        campaign->lock = lock;
    if (!report_names(quiet.report, TRUST(backdated)))
        return true;
    report_take(campaign->report, quiet.report);
    return false;
}

bool load_lock(struct campaign *campaign)
{
    struct open_lock *lock = ARENA_NEW(campaign->arena, struct open_lock);
    struct bytes bytes, closed;

    if (!inbox_file(campaign, "lock.xml", &bytes))
        return false;
    if (!bytes.data)
        return load_mailed_lock(campaign);
    /* A run that died between its commit and its last step has left behind
     * the lock that the head has closed. */
    if (!campaign_file(campaign, "lock.xml", &closed))
        return false;
    if (bytes_equal(&closed, &bytes))
        return true;
    if (!lock_open(lock, campaign, inbox_path(campaign, "lock.xml"), &bytes))
        return false;
    campaign->lock = lock;
    return true;
}

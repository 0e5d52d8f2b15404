/* roster: who takes part, and on what terms, changes in the middle. */
#include "campaign/people/roster_change.h"

#include "campaign/documents/dealt.h"
#include "campaign/exchange/lock.h"
#include "commands/command.h"
#include "commands/host_session.h"
#include "commands/next.h"
#include "commands/people/agreed.h"
#include "core/arena.h"

#include <string.h>

/* ID=SIDE of one option, each. */
static bool read_offices(const struct call *call, const char *option,
                         enum office office, struct roster_request *request)
{
    const struct place place = {arena_text(call->arena, "--%s", option), 0};
    const char *given;

    for (size_t i = 0; (given = call_each(call, option, i)); i++) {
        const char *equal = strchr(given, '=');
        struct office_change *change =
            LIST_ADD(call->arena, request->offices, request->offices_count);

        if (!equal || equal == given || !equal[1])
            return refuse(call->report, &place, FILE_RULE(bad_value),
                          "'%s' is not ID=SIDE", given);
        change->who = arena_string(call->arena, given, (size_t)(equal - given));
        change->side = equal + 1;
        change->office = office;
    }
    return true;
}

static void read_names(const struct call *call, const char *option,
                       struct names *out)
{
    const char *given;

    for (size_t i = 0; (given = call_each(call, option, i)); i++)
        names_add(call->arena, out, given);
}

static bool read_terms(const struct call *call, struct roster_request *request)
{
    static const char *const changes[] = {"all", "most", NULL};
    int word;

    request->missing = call_option(call, "missing") != NULL;
    request->changes = call_option(call, "changes") != NULL;
    request->host = call_option(call, "host");
    request->surrenders = call_option(call, "surrender");
    request->reason = call_option(call, "reason");
    request->due = call_option(call, "due");
    if (!terms_word(call, "changes", changes, &word) ||
        !terms_missing(call, &request->terms) ||
        !terms_due(call, &request->terms) ||
        !terms_options(call, &request->terms) ||
        !terms_vacant(call, &request->terms))
        return false;
    request->vacant = request->terms.vacant;
    request->vacant_count = request->terms.vacant_count;
    request->terms.changes = (enum changes)word;
    return true;
}

static bool asks_for_changes(const struct call *call)
{
    const struct names others = {
        (const char *[]){"key", "passphrase-file", "at", "accept", "bundle"},
        5};

    for (size_t i = 0; i < call->options_count; i++)
        if (!names_contain(&others, call->options[i].name))
            return true;
    return false;
}

/* deals: play has, and the roster is to follow before anything else. */
static bool read_request(const struct call *call, bool deals,
                         struct roster_request *request)
{
    read_names(call, "join", &request->join);
    read_names(call, "leave", &request->leave);
    request->draws_up = asks_for_changes(call);
    request->dealt = deals && !request->draws_up;
    request->draws_up |= request->dealt;
    return read_offices(call, "side", OFFICE_COMMANDER, request) &&
           read_offices(call, "deputy", OFFICE_DEPUTY, request) &&
           read_offices(call, "without", OFFICE_NONE, request) &&
           read_terms(call, request);
}

/* The host, or whoever shall be. */
static const char *who_runs(const struct host_session *session,
                            const struct agreed *agreed)
{
    const struct campaign *after = agreed->agreement.after;

    return after && is_hosts_key(after, session->key)
               ? after->roster.host
               : session->campaign->roster.host;
}

static enum exit_status change_roster(const struct call *call,
                                      const struct host_session *session)
{
    struct roster_request request = {.by = session_request(session),
                                     .memory = session->files.memory};
    struct agreed *agreed = ARENA_NEW(call->arena, struct agreed);
    struct agreed_run run = {.call = call,
                             .campaign = session->campaign,
                             .agreed = agreed,
                             .key = session->key};
    enum exit_status status = STATUS_FINDINGS;
    enum agreed_end end;

    if (!read_request(call, deal_waits(&session->campaign->turn), &request))
        return status;
    end = campaign_change_roster(agreed, session->campaign, &request);
    run.self = who_runs(session, agreed);
    status = agreed_tell(&run, end);
    roster_change_close(agreed);
    return status;
}

static enum exit_status run_roster(struct call *call)
{
    if (call_option(call, "reason") && !call_option(call, "surrender")) {
        call_misused(call, "--reason is a word about a --surrender");
        return STATUS_FINDINGS;
    }
    return host_session_run(
        call, CAMPAIGN_WRITE,
        &(const struct host_work){ENTRY_ROSTER, change_roster});
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_AT,
    OPTION_UNTIL,
    {"join", "FILE", "participant file: a newcomer, or new keys", true},
    {"leave", "ID", "a participant goes", true},
    {"side", "ID=SIDE", "ID commands the side from now on", true},
    {"deputy", "ID=SIDE", "ID is a deputy for the side", true},
    {"without", "ID=SIDE", "ID gives up the side", true},
    {"vacant", "SIDE[=HOST]", "nobody commands it; in the care of HOST", true},
    {"surrender", "SIDE", "its player gives up, the others play on", false},
    {"reason", "TEXT", "a word about the surrender for the log", false},
    {"host", "ID", "another host, whose key makes this entry", false},
    {"due", "TIME", "what players have for a sheet: P7D, PT12H", false},
    {"missing", "M", "late sheets: wait, or absent=N at most", false},
    {"changes", "C", "who consents to later changes: all, most", false},
    {"option", "NAME=VALUE", "switch an option of the rulebook", true},
    {"bundle", NULL, "mail newcomers the history even of large turns", false},
    {0},
};

const struct command roster_command = {
    .name = "roster",
    .arguments = "[DIR] [--join FILE] [--leave ID] [--side ID=SIDE]...",
    .summary = "change who takes part, and on what terms",
    .about =
        "roster draws up the next roster, says what it changes, and mails it "
        "for consent. Those who stay are asked as the policy of changes says; "
        "everybody whose keys are new must consent. Whoever leaves, loses an "
        "office or gets new keys is asked by his old keys, until the exchange "
        "is due. A newcomer is mailed the game that he takes over. Whoever "
        "surrenders is always asked; the seat is vacant for good. The call "
        "without changes makes the entry once enough have consented; a new "
        "host makes it with his own key. Where play has dealt the sides, the "
        "entry needs no consents.",
    .example = "berthier roster waterloo --join carl.xml --side carl=french",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .run = run_roster,
    .next = next_host,
};

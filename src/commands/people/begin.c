/* begin: turn 0 and the first commit. */
#include "campaign/people/begin.h"
#include "campaign/mail/mailing.h"
#include "commands/command.h"
#include "commands/host_session.h"
#include "commands/next.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "trust/digest.h"

#include <string.h>

/* Says who has not consented yet. */
static bool all_consent(const struct call *call, const struct campaign *draft)
{
    struct names missing;

    if (!draft_consents(draft, &missing))
        return false;
    if (missing.count == 0)
        return true;
    fprintf(call->out, "waiting for the consent of:");
    for (size_t i = 0; i < missing.count; i++)
        fprintf(call->out, " %s", missing.items[i]);
    fprintf(call->out, " [trust %s]\n", TRUST(missing_consent)->number);
    return false;
}

/* The salt hides the state in a closed book, so only a sample may say it. */
static bool read_salt(const struct call *call, const struct campaign *draft,
                      const char **out)
{
    const struct place place = {"--salt", 0};
    const char *given = call_option(call, "salt");
    uint8_t raw[DIGEST_SIZE];
    char text[DIGEST_TEXT];

    if (given && !draft->roster.test)
        return refuse(call->report, &place, TRUST(test_key),
                      "a salt is given in test campaigns alone");
    if (given && !hex_decode(given, raw, DIGEST_SIZE))
        return refuse(call->report, &place, FILE_RULE(bad_value),
                      "'%s' is not 64 digits 0-9 and a-f", given);
    if (!given)
        random_bytes(raw, sizeof(raw));
    hex_encode(raw, sizeof(raw), text);
    *out = arena_text(call->arena, "%s", text);
    return true;
}

static void begin(const struct call *call, struct campaign *draft,
                  const struct position *position)
{
    struct beginning beginning = {.program = PACKAGE_STRING,
                                  .position = position};
    struct signing_key *key = NULL;
    struct key_files files;
    struct new_entry made;
    struct begun begun;

    if (!call_key_files(call, &files) ||
        !call_time(call, "at", &beginning.time) ||
        !at_is_near(call, draft, beginning.time) ||
        !read_salt(call, draft, &beginning.salt))
        return;
    key = call_signing_key(call);
    beginning.key = key;
    beginning.memory = files.memory;
    if (key && draft_begin(&begun, draft, &beginning)) {
        made_begun(&made, draft, &begun);
        finish_entry(call, &made);
    }
    signing_key_release(key);
}

/* The turn of --from, or *out is NULL. */
static bool read_position(const struct call *call, const struct campaign *draft,
                          const struct position **out)
{
    const struct position_source source = {.path = call_option(call, "from"),
                                           .module = &draft->module,
                                           .rules = draft->roster.rules};
    struct position *position = ARENA_NEW(call->arena, struct position);

    *out = NULL;
    if (!source.path && draft->roster.begin_at)
        return refuse(call->report, &(struct place){"--from", 0},
                      FILE_RULE(missing_attribute),
                      "the roster begins from the turn of state %.12s",
                      draft->roster.begin_at);
    if (!source.path)
        return true;
    if (!position_read(position, &source, call->arena, call->report) ||
        !draft_check_position(draft, position, source.path))
        return false;
    *out = position;
    return true;
}

/* Everybody is asked to agree to the turn: the roster names it from now on, and
 * the draft has it for whoever joins yet. */
static void ask_for_position(const struct call *call, struct campaign *draft,
                             const struct position *position)
{
    struct campaign *changed;
    struct outbox outbox;

    if (!file_write(arena_text(call->arena, "%s/from.xml", draft->dir),
                    position->bytes.data, position->bytes.length,
                    call->report) ||
        !draft_begin_at(draft, position->state))
        return;
    changed = campaign_draft_again(draft);
    if (!changed)
        return;
    fprintf(call->out, "roster %s\n", changed->roster_digest);
    finish_replaced(call, changed, NULL);
    outbox_init(&outbox, changed->dir, call->arena);
    if (mail_draft(&outbox, changed))
        outbox_send(&outbox, call->out, call->report);
    campaign_close(changed);
}

static enum exit_status begin_if_agreed(const struct call *call,
                                        struct campaign *draft)
{
    const char *agreed = draft->roster.begin_at;
    const struct position *position;

    if (!finish_replaced(call, draft, NULL) || !draft_check(draft) ||
        !read_position(call, draft, &position))
        return STATUS_FINDINGS;
    if (position && (!agreed || strcmp(agreed, position->state) != 0)) {
        ask_for_position(call, draft, position);
        return STATUS_WAITING;
    }
    if (!all_consent(call, draft))
        return STATUS_WAITING;
    begin(call, draft, position);
    return STATUS_DONE;
}

/* It has begun, and its end is missing: nobody has been told so, or the inbox
 * is not cleared. */
static bool finish_beginning(const struct call *call)
{
    struct host_session session = {0};
    bool finished;

    if (campaign_is_draft(call->arguments[0], call->arena) ||
        !inbox_has_beginning(call->arguments[0], call->arena))
        return false;
    finished = host_session_open(call, &session) && session.finished &&
               session.campaign->turn.kind == ENTRY_BEGIN;
    host_session_close(&session);
    return finished;
}

static enum exit_status run_begin(struct call *call)
{
    struct campaign *draft = NULL;
    enum exit_status status = STATUS_FINDINGS;

    if (finish_beginning(call))
        return STATUS_DONE;
    if (report_clean(call->report))
        draft =
            campaign_open_draft(call->arguments[0], call->arena, call->report);
    if (draft)
        status = begin_if_agreed(call, draft);
    campaign_close(draft);
    return status;
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_AT,
    {"from", "FILE", "begin from this turn instead of the set-up", false},
    {"salt", "HEX", "64 digits; in test campaigns, so that they repeat", false},
    {0},
};

const struct command begin_command = {
    .name = "begin",
    .arguments = "[DIR] --key FILE [--from FILE]",
    .summary = "begin a campaign to which all have consented",
    .about =
        "begin refuses until every side is commanded, the module has the "
        "charts that its options need, and every participant has consented to "
        "this roster. It writes turn 0 and makes it the first commit of the "
        "history in DIR. With --from the game stands as in another turn, whose "
        "state the roster names. The host's memory keeps that it has begun: a "
        "second history of the same roster is refused.",
    .example = "berthier begin waterloo --key umpire.key",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .run = run_begin,
    .next = next_host,
};

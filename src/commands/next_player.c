/* What next, for players and for whoever looks something up. */
#include "commands/next.h"

#include "core/arena.h"
#include "io/files.h"

#include <string.h>

/* Until when the sheet is due, as far as the folder knows. */
static const char *by_due(const struct call *call)
{
    return call->made->due ? arena_text(call->arena, " by %s", call->made->due)
                           : "";
}

/* The sheet is what the output is, if it goes to no file. */
void next_sheet(const struct call *call)
{
    const char *path = call_option(call, "out");

    if (path)
        next_say(call, "write your orders into it%s, then: %s %s", by_due(call),
                 next_command(call, "check"), shell_word(call->arena, path));
}

void next_check(const struct call *call)
{
    if (call->made->who)
        next_say(call, "%s %s%s", next_command(call, "sign"),
                 shell_word(call->arena, call->made->file),
                 key_words(call, call->made->who));
}

void next_sign(const struct call *call)
{
    const struct made_file *made = call->made;

    if (!made->who)
        return;
    if (made->late)
        next_say(call,
                 "do not mail it; if you have not answered the lock: %s "
                 "lock.xml%s",
                 next_command(call, "answer"), key_words(call, made->who));
    else if (made->answers)
        next_say(call,
                 "mail it%s, and when the letter lock-%d has come with its "
                 "lock.xml: %s lock.xml%s",
                 by_due(call), made->exchange, next_command(call, "answer"),
                 key_words(call, made->who));
    else
        next_say(call, "mail it%s; the letter turn-%d says what came of it",
                 by_due(call), made->exchange);
}

void next_answer(const struct call *call)
{
    if (call->made->who)
        next_say(call, "mail it; the letter turn-%d says what came of it",
                 call->made->exchange);
}

void next_consent(const struct call *call)
{
    const struct made_file *made = call->made;

    if (made->host_of)
        next_say(call, "berthier submit %s %s%s",
                 shell_word(call->arena, made->host_of),
                 shell_word(call->arena, made->file),
                 key_words(call, made->who));
    else
        next_say(call,
                 "mail it; when enough have consented a letter says what has "
                 "come of it");
}

/* ---- show ------------------------------------------------------------- */

static void say_player(const struct call *call, const struct campaign *campaign)
{
    const char *side = call_option(call, "side");
    const char *draft =
        arena_text(call->arena, "orders-%d.txt", campaign->turn.number + 1);

    if (!side)
        side = campaign->view_count > 0 ? campaign->views[0].side : "SIDE";
    if (campaign->turn.over)
        return;
    if (campaign->lock)
        next_say(call, "%s lock.xml --key YOURS.key",
                 next_command(call, "answer"));
    else if (file_exists(
                 arena_text(call->arena, "%s/%s", campaign->dir, draft)))
        next_say(call, "write your orders into %s and: %s %s", draft,
                 next_command(call, "check"), draft);
    else
        next_say(call, "%s --side %s --out %s", next_command(call, "sheet"),
                 side, draft);
}

void next_show(const struct call *call)
{
    const char *dir = call->arguments[0];
    struct campaign *campaign;

    if (campaign_is_draft(dir, call->arena) ||
        (!call_option(call, "side") &&
         folder_exists(arena_text(call->arena, "%s/.git", dir)))) {
        next_host(call);
        return;
    }
    campaign = campaign_open(dir, CAMPAIGN_FOLDER, call->arena,
                             report_new(call->arena));
    if (campaign)
        say_player(call, campaign);
    campaign_close(campaign);
}

/* ---- what is looked up ------------------------------------------------ */

void next_replay(const struct call *call)
{
    const char *out = call_option(call, "out");

    if (out)
        next_say(call, "berthier show %s", shell_word(call->arena, out));
}

void next_rules(const struct call *call)
{
    if (call->argument_count == 0)
        next_say(call, "berthier rules RULESET");
}

/* The words of what is next, and what that is before a campaign begins. */
#include "commands/next.h"
#include "campaign/documents/offices.h"
#include "campaign/people/begin.h"
#include "core/arena.h"
#include "io/files.h"
#include "rulesets/ruleset.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* As the user gave it; whose key it must be if he gave none. */
const char *key_words(const struct call *call, const char *who)
{
    const char *given = call_option(call, "key");
    const char *set = getenv("BERTHIER_KEY");

    if (given)
        return arena_text(call->arena, " --key %s",
                          shell_word(call->arena, given));
    return set && *set ? "" : arena_text(call->arena, " --key %s.key", who);
}

/* The sides that nobody commands yet, by id. */
static struct names free_sides(const struct campaign *draft)
{
    struct names names = {0};

    foreach_game_side (side, draft->ruleset, draft->module.data)
        if (!side_commander(&draft->roster, side->id) &&
            !roster_vacancy(&draft->roster, side->id))
            names_add(draft->arena, &names, side->id);
    return names;
}

void next_draft(const struct call *call, const struct campaign *draft,
                const char *key)
{
    struct names sides = free_sides(draft);
    struct names missing;

    if (sides.count > 0) {
        next_say(call, "nobody commands %s yet: %s FILE.xml --side %s",
                 names_series(&sides, call->arena), next_command(call, "join"),
                 sides.items[0]);
        return;
    }
    if (!draft_consents(draft, &missing))
        return;
    if (missing.count > 0)
        next_say(call,
                 "mail the roster as it lies in the outbox; the consent of %s "
                 "is missing; when one comes: %s FILE%s",
                 names_series(&missing, call->arena),
                 next_command(call, "submit"), key);
    else
        next_say(call, "all have consented: %s%s", next_command(call, "begin"),
                 key);
    /* Nobody mails it to himself. */
    if (names_contain(&missing, draft->roster.host))
        next_say(
            call, "your own consent: berthier consent %s%s",
            shell_word(call->arena,
                       arena_text(call->arena, "%s/roster.xml", draft->dir)),
            key);
}

void next_keygen(const struct call *call)
{
    const char *stem = shell_word(call->arena, call->arguments[0]);

    next_say(call,
             "a player mails %s.xml to the host, and when his roster has come: "
             "berthier consent roster.xml --key %s.key",
             stem, stem);
    next_say(call, "a host keeps it: berthier new MODULE.xml DIR --host %s.xml",
             stem);
}

/* DIR is its second argument. */
void next_new(const struct call *call)
{
    struct call of_draft = *call;

    of_draft.arguments++;
    of_draft.argument_count--;
    next_host(&of_draft);
}

void next_module(const struct call *call)
{
    const char *over = call_option(call, "over");
    const char *folder = over ? over : call->arguments[0];
    const char *path = call_option(call, "out");

    if (!path)
        path = folder_exists(folder)
                   ? arena_text(call->arena, "%s/module.xml", folder)
                   : folder;
    next_say(call, "berthier new %s DIR --host YOURS.xml",
             shell_word(call->arena, path));
}

void next_say(const struct call *call, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    fprintf(call->out, "next: %s\n", arena_vtext(call->arena, format, args));
    va_end(args);
}

const char *shell_word(struct arena *arena, const char *text)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRST"
                                "UVWXYZ0123456789./_-+=:,@";
    const char *quoted = "'";

    if (*text && strspn(text, plain) == strlen(text))
        return text;
    for (; *text; text++)
        quoted = *text == '\'' ? arena_text(arena, "%s'\\''", quoted)
                               : arena_text(arena, "%s%c", quoted, *text);
    return arena_text(arena, "%s'", quoted);
}

const char *next_command(const struct call *call, const char *name)
{
    if (call->is_here || call->argument_count == 0)
        return arena_text(call->arena, "berthier %s", name);
    return arena_text(call->arena, "berthier %s %s", name,
                      shell_word(call->arena, call->arguments[0]));
}

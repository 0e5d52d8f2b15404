/* What next, as a line for people that a shell can take. */
#include "commands/next.h"

#include "core/arena.h"

#include <stdarg.h>
#include <string.h>

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

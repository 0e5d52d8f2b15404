/* What a command was told: options, times, numbers. */
#include "commands/command.h"

#include "campaign/proof/clock.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "core/trust_rules.h"

#include <stdlib.h>
#include <string.h>

const char *call_option(const struct call *call, const char *name)
{
    return call_each(call, name, 0);
}

bool call_switch(const struct call *call, const char *name)
{
    return call_option(call, name) != NULL;
}

const char *call_each(const struct call *call, const char *name, size_t i)
{
    for (size_t j = 0; j < call->options_count; j++) {
        if (strcmp(call->options[j].name, name) != 0)
            continue;
        if (i-- == 0)
            return call->options[j].value;
    }
    return NULL;
}

static bool refuse_option(const struct call *call, const char *name,
                          const char *wants)
{
    return refuse(
        call->report, &(struct place){arena_text(call->arena, "--%s", name), 0},
        FILE_RULE(bad_value), "'%s' is not %s", call_option(call, name), wants);
}

bool call_number(const struct call *call, const char *name, int fallback,
                 int *out)
{
    const char *text = call_option(call, name);

    *out = fallback;
    if (!text)
        return true;
    if (strlen(text) < 1 || strlen(text) > 9 ||
        strspn(text, "0123456789") != strlen(text))
        return refuse_option(call, name, "a whole number");
    *out = (int)strtol(text, NULL, 10);
    return true;
}

bool call_time(const struct call *call, const char *name, int64_t *out)
{
    const char *text = call_option(call, name);

    if (text && !time_parse(text, out))
        return refuse_option(call, name, "a time like 2026-11-21T18:00:00Z");
    if (text)
        return *out <= time_last ||
               refuse_option(call, name,
                             "a time up to 2106-02-07T06:28:15Z, the last that "
                             "an entry can have");
    *out = time_now();
    return true;
}

bool call_now(const struct call *call, bool test, int64_t *out)
{
    *out = 0;
    if (test && !call_option(call, "now"))
        return true;
    return call_time(call, "now", out) &&
           (test || !call_option(call, "now") ||
            refuse(call->report, &(struct place){"--now", 0}, TRUST(test_key),
                   "what the clock says may be given for test keys alone"));
}

bool call_misused(const struct call *call, const char *why)
{
    *call->misused = true;
    fprintf(stderr, "berthier: %s\nusage: berthier %s %s\n", why,
            call->command->name, call->command->arguments);
    return false;
}

/* Who is waited for. */
#include "commands/host/waiting.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/exchange/owes.h"
#include "campaign/exchange/stages.h"
#include "campaign/judge/desk.h"
#include "core/calendar.h"
#include "core/trust_rules.h"

#include <string.h>

static const struct rule *owed_rule(enum owed_kind kind)
{
    return kind == OWED_ANSWER ? TRUST(missing_answer) : TRUST(missing_sheet);
}

void print_waiting(const struct call *call, const struct campaign *campaign)
{
    struct owing owing;

    if (!owing_of(&owing, campaign))
        return;
    foreach_item (const struct owed, owed, owing) {
        if (!owed->must || owed->filed)
            continue;
        /* The host's own answer is process's last act; nobody waits for it. */
        if (owed->kind == OWED_ANSWER &&
            !strcmp(owed->who, campaign->roster.host))
            continue;
        fprintf(call->out, "waiting for %s: %s", owed->who,
                owed_words[owed->kind]);
        if (owing.due && !owing.locked)
            fprintf(call->out, ", due %s", time_text(call->arena, owing.due));
        if (owing.since)
            fprintf(call->out, ", asked %s",
                    time_text(call->arena, owing.since));
        fprintf(call->out, " [trust %s]\n", owed_rule(owed->kind)->number);
    }
}

void print_set_aside(const struct call *call, const struct campaign *campaign)
{
    struct set_asides aside;

    set_asides_of(&aside, campaign);
    for (size_t i = 0; i < aside.count; i++) {
        const char *side = side_name(campaign->ruleset, campaign->module.data,
                                     aside.items[i].side);

        fprintf(call->out, "%s [exchange %s]\n",
                set_aside_words(&aside.items[i], side, call->arena),
                EXCHANGE(set_aside)->number);
    }
}

void print_vacant(const struct call *call, const struct campaign *campaign)
{
    struct names words = {0};

    vacant_words(&words, campaign);
    for (size_t i = 0; i < words.count; i++)
        fprintf(call->out, "%s [exchange %s]\n", words.items[i],
                EXCHANGE(vacant)->number);
}

void json_set_aside(struct json *json, const struct campaign *campaign)
{
    struct set_asides aside;

    set_asides_of(&aside, campaign);
    json_open(json, "aside", '[');
    for (size_t i = 0; i < aside.count; i++) {
        json_open(json, NULL, '{');
        json_text(json, "who", aside.items[i].who);
        json_text(json, "digest", aside.items[i].digest);
        json_text(json, "side", aside.items[i].side);
        json_text(json, "by", aside.items[i].by);
        json_close(json, '}');
    }
    json_close(json, ']');
}

void json_vacant(struct json *json, const struct campaign *campaign)
{
    json_open(json, "vacant", '[');
    foreach (const struct roster_vacant, vacant, campaign->roster.vacant) {
        json_open(json, NULL, '{');
        json_text(json, "side", vacant->side);
        json_text(json, "caretaker", vacant->caretaker);
        json_yes(json, "surrendered", vacant->surrendered);
        json_close(json, '}');
    }
    json_close(json, ']');
}

/* Who has consented to what waits for consents, and who has not. */
#include "commands/people/agreed.h"

#include "campaign/people/change_kind.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "core/trust_rules.h"

void say_majority(const struct call *call, const struct majority *majority,
                  const struct names *aside)
{
    fprintf(call->out, "%zu of ", majority->wanted);
    if (majority->votes == majority->missing)
        fprintf(call->out, "them");
    else
        fprintf(call->out, "their %zu votes", majority->votes);
    fprintf(call->out, " %s enough", majority->wanted == 1 ? "is" : "are");
    if (aside->count > 0)
        fprintf(call->out, ", not counting %s",
                names_series(aside, call->arena));
    fprintf(call->out, "\n");
}

static void say_effects(const struct call *call,
                        const struct affected *affected,
                        const struct names *unasked)
{
    struct names ids = {0};

    affected_ids(&ids, affected, call->arena);
    foreach_name (id, ids)
        fprintf(call->out, "concerns %s%s: %s\n", id,
                names_contain(unasked, id) ? ", who is not asked" : "",
                effect_of(affected, id, call->arena));
}

void say_witnesses(const struct call *call, const struct agreement *agreement)
{
    if (agreement_is_witnessed(agreement))
        return;
    fprintf(call->out,
            "waiting for %s: consent to %s of one who is not the host nor on a "
            "side with him; all of them are accused or absent [trust %s]\n"
            "until one of them consents, or sends what he owes, it waits\n",
            names_text(&agreement->witnesses, " or ", call->arena),
            consent_file(agreement->kind), TRUST(alone)->number);
}

void say_whom(const struct call *call, const struct agreement *agreement)
{
    struct names unasked = {0};
    struct affected affected;

    agreement_affected(&affected, agreement);
    affected_unasked(&unasked, &affected, agreement);
    say_effects(call, &affected, &unasked);
}

const char *or_until(const struct names *excused, const char *id, int64_t due,
                     struct arena *arena)
{
    return names_contain(excused, id) && due > 0
               ? arena_text(arena, ", or until %s", time_text(arena, due))
               : "";
}

static void print_missing(const struct call *call,
                          const struct pending *pending, const char *id)
{
    fprintf(call->out, "%s: consent to %s is %s%s\n", id, pending->file,
            names_contain(&pending->withdrawn, id) ? "withdrawn" : "owed",
            or_until(&pending->excused, id, pending->due, call->arena));
}

/* Who gets new keys, by those that he has. */
static void print_former_keys(const struct call *call,
                              const struct pending *pending)
{
    foreach_name (id, pending->former_keys)
        fprintf(
            call->out,
            "%s: consent to %s by the keys of the roster in force is owed%s\n",
            id, pending->file,
            or_until(&pending->excused_keys, id, pending->due, call->arena));
}

static void print_pending(const struct call *call,
                          const struct pending *pending)
{
    FILE *out = call->out;

    fprintf(out, "%s, digest %s, ", pending->file, pending->digest);
    if (pending->unfit) {
        fprintf(out, "can be consented to no more: %s\n", pending->unfit);
        return;
    }
    fprintf(out, "%s\n",
            pending->wanted > 0 || pending->witnesses.count > 0 ||
                    pending->former_keys.count > 0
                ? "waits for consents"
                : "has the consents that it needs");
    foreach_name (name, pending->given)
        fprintf(out, "%s: consent to %s is accepted\n", name, pending->file);
    for (size_t i = 0; i < pending->missing.count; i++)
        print_missing(call, pending, pending->missing.items[i]);
    print_former_keys(call, pending);
    if (pending->wanted > 0 && pending->wanted < pending->votes)
        say_majority(call,
                     &(struct majority){pending->missing.count, pending->votes,
                                        pending->wanted},
                     &pending->uncounted);
    for (size_t i = 0; i < pending->must.count; i++)
        fprintf(out, "%s must be among them\n", pending->must.items[i]);
    if (pending->witnesses.count > 0)
        fprintf(out, "%s must be among them, or it does not count\n",
                names_text(&pending->witnesses, " or ", call->arena));
    say_effects(call, &pending->affected, &pending->unasked);
}

void print_pendings(const struct call *call, const struct pendings *pendings)
{
    for (size_t i = 0; i < pendings->count; i++)
        print_pending(call, &pendings->items[i]);
}

static void json_affected(struct json *json, const struct pending *pending)
{
    json_open(json, "concerned", '[');
    foreach_item (const struct effect, one, pending->affected) {
        json_open(json, NULL, '{');
        json_text(json, "who", one->who);
        json_text(json, "what", one->of_him);
        json_yes(json, "asked", !names_contain(&pending->unasked, one->who));
        json_close(json, '}');
    }
    json_close(json, ']');
}

void json_pendings(struct json *json, const struct call *call,
                   const struct pendings *pendings)
{
    json_open(json, "consents", '[');
    foreach_item (const struct pending, pending, *pendings) {
        json_open(json, NULL, '{');
        json_text(json, "document", pending->file);
        json_text(json, "kind", consent_words[pending->kind]);
        json_text(json, "digest", pending->digest);
        json_text(json, "unfit", pending->unfit);
        json_names(json, "filed", &pending->given);
        json_names(json, "missing", &pending->missing);
        json_names(json, "withdrawn", &pending->withdrawn);
        json_names(json, "must", &pending->must);
        json_names(json, "aside", &pending->uncounted);
        json_names(json, "witnesses", &pending->witnesses);
        json_names(json, "former-keys", &pending->former_keys);
        json_affected(json, pending);
        json_number(json, "wanted", (long)pending->wanted);
        json_names(json, "excused", &pending->excused);
        json_text(json, "until",
                  pending->due ? time_text(call->arena, pending->due) : NULL);
        json_close(json, '}');
    }
    json_close(json, ']');
}

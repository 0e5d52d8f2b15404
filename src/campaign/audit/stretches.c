/* Which program plays which stretch of a history. */
#include "campaign/audit/internal.h"
#include "campaign/exchange/promise.h"
#include "core/arena.h"

#include <string.h>

/* Does the entry go on with what this stretch is of? */
static bool is_same(const struct audit_stretch *stretch,
                    const struct audited *audited)
{
    const struct campaign *after = &audited->after;

    return strcmp(stretch->ruleset, after->roster.ruleset) == 0 &&
           stretch->revision == after->roster.revision &&
           strcmp(stretch->program, after->turn.program) == 0 &&
           !stretch->why == !audited->unplayed;
}

void audit_count_stretch(struct audited *audited)
{
    struct audit_summary *sum = audited->audit->sum;
    struct arena *arena = audited->audit->arena;
    const struct campaign *after = &audited->after;
    struct audit_stretch *last = sum->stretches_count > 0
                                     ? &sum->stretches[sum->stretches_count - 1]
                                     : NULL;

    if (!audited->setup || !audited->has_head)
        return;
    if (!last || !is_same(last, audited)) {
        last = LIST_ADD(arena, sum->stretches, sum->stretches_count);
        *last = (struct audit_stretch){
            .from = audited->entry,
            .ruleset = arena_text(arena, "%s", after->roster.ruleset),
            .revision = after->roster.revision,
            .program = arena_text(arena, "%s", after->turn.program),
            .why = audited->unplayed
                       ? arena_text(arena, "%s", audited->unplayed)
                       : NULL,
            .foreign = audited->setup->foreign,
        };
    }
    last->until = audited->entry;
}

/* ---- promises ------------------------------------------------------------ */

static struct names keep(struct arena *arena, const struct names *names)
{
    struct names kept = {0};

    for (size_t i = 0; i < names->count; i++)
        names_say(arena, &kept, "%s", names->items[i]);
    return kept;
}

void audit_count_promise(struct audited *audited)
{
    struct audit_summary *sum = audited->audit->sum;
    struct arena *arena = audited->audit->arena;
    struct audit_promise *last = sum->promises_count > 0
                                     ? &sum->promises[sum->promises_count - 1]
                                     : NULL;
    struct promise promise;
    const char *text;

    if (!audited->exchange || !audited->before)
        return;
    promise_of(&promise, audited->before, &audited->exchange->text);
    text = promise_text(&promise, audited->arena);
    if (last && strcmp(last->text, text) == 0) {
        last->until = audited->entry;
        return;
    }
    last = LIST_ADD(arena, sum->promises, sum->promises_count);
    *last = (struct audit_promise){.entry = audited->entry,
                                   .until = audited->entry,
                                   .made = keep(arena, &promise.made),
                                   .absent = keep(arena, &promise.absent),
                                   .throws = (int)promise.voids_count + 1,
                                   .text = arena_text(arena, "%s", text)};
}

/* ---- people -------------------------------------------------------------- */

const struct audit_word audit_words[] = {
    {"entry", "the host's", "when an entry was committed"},
    {"lock", "the host's",
     "when an exchange was locked, and until when sheets were due"},
    {"receipt", "the host's", "when a file came in"},
    {"made", "the signer's", "when a sheet was signed"},
    {"seen", "nobody's but its owner's",
     "when something was first seen, in a memory, which nobody has signed"},
    {0},
};

/* What he does there: "host, french, deputy of coalition". */
static const char *part_of(const struct audited *audited,
                           const struct campaign_member *member)
{
    const struct roster_member *office = member->office;
    struct arena *arena = audited->audit->arena;
    const char *text = "";

    if (same_name(office->id, audited->after.roster.host))
        text = "host";
    for (size_t i = 0; i < office->side_count; i++)
        text = arena_text(arena, "%s%s%s%s", text, *text ? ", " : "",
                          office->sides[i].caretaker ? "caretaker of "
                          : office->sides[i].deputy  ? "deputy of "
                                                     : "",
                          office->sides[i].id);
    return *text ? text : "no side";
}

static struct audit_person *last_of(struct audit_summary *sum, const char *id)
{
    for (size_t i = sum->people_count; i > 0; i--)
        if (same_name(sum->people[i - 1].id, id))
            return &sum->people[i - 1];
    return NULL;
}

void audit_count_people(struct audited *audited)
{
    const struct campaign *after = &audited->after;

    for (size_t i = 0; i < after->member_count; i++) {
        const struct campaign_member *member = &after->members[i];
        struct audit *audit = audited->audit;
        const char *part = part_of(audited, member);
        const char *digest = member->office->digest;
        struct audit_person *one = last_of(audit->sum, member->office->id);

        if (!one || one->until < audited->entry - 1 ||
            strcmp(one->digest, digest) != 0 || strcmp(one->part, part) != 0) {
            one = LIST_ADD(audit->arena, audit->sum->people,
                           audit->sum->people_count);
            *one = (struct audit_person){
                .id = arena_text(audit->arena, "%s", member->office->id),
                .name = arena_text(audit->arena, "%s", member->person.name),
                .digest = arena_text(audit->arena, "%s", digest),
                .part = part,
                .since = audited->entry,
            };
        }
        one->until = audited->entry;
    }
}

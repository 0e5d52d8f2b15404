/* Whose keys the history's signatures are by: an outsider can ask each of them
 * whether they are his. */
#include "campaign/audit/internal.h"
#include "core/arena.h"

#include <string.h>

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

static void note(struct audited *audited, const struct campaign_member *member)
{
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

void audit_count_people(struct audited *audited)
{
    const struct campaign *after = &audited->after;

    for (size_t i = 0; i < after->member_count; i++)
        note(audited, &after->members[i]);
}

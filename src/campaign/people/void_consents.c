/* Whose consents close a locked exchange without play. */
#include "campaign/people/void.h"

#include "campaign/documents/offices.h"
#include "core/arena.h"
#include "core/calendar.h"

#include <string.h>

int64_t void_due(const struct campaign *campaign, const struct lock *lock)
{
    int64_t locked = 0, span = 0;

    time_parse(lock->time, &locked);
    duration_parse(campaign->roster.due, &span);
    return locked + span;
}

void void_accused(struct names *out, const struct void_document *document,
                  struct arena *arena)
{
    static const char folder[] = "orders/", end[] = ".xml";
    const char *file = document->unplayable;
    size_t length = file ? strlen(file) : 0;
    size_t around = sizeof(folder) + sizeof(end) - 2;

    *out = file ? (struct names){0} : document->withheld;
    if (length > around && strncmp(file, folder, sizeof(folder) - 1) == 0)
        names_add(
            arena, out,
            arena_string(arena, file + sizeof(folder) - 1, length - around));
}

/* Is he the host, or does he command a side that the host commands? */
static bool is_of_hosts_party(const struct roster *roster, const char *id)
{
    const struct roster_member *host = member_named(roster, roster->host);
    const struct roster_member *member = member_named(roster, id);

    if (strcmp(id, roster->host) == 0)
        return true;
    for (size_t i = 0; host && member && i < member->side_count; i++)
        if (commands_side(host, member->sides[i].id))
            return true;
    return false;
}

/* Of the campaign's people, those for whom nobody waits. The host always has
 * to say what he wants. */
static void find_silent(struct names *out, const struct campaign *campaign,
                        const struct void_case *of)
{
    const struct roster *roster = &campaign->roster;

    for (size_t i = 0; i < roster->member_count; i++) {
        const char *id = roster->members[i].id;

        if (strcmp(id, roster->host) != 0 &&
            (is_locked_absent(of->lock, id) ||
             (of->due && names_contain(of->accused, id))))
            names_add(campaign->arena, out, id);
    }
}

/* Is somebody there who has no part in it? Then he is asked, like all. */
static bool is_somebody_neutral(const struct roster *roster,
                                const struct void_case *of)
{
    foreach_member (member, roster) {
        const char *id = member->id;

        if (is_commander(member) && !is_of_hosts_party(roster, id) &&
            !is_locked_absent(of->lock, id) && !names_contain(of->accused, id))
            return true;
    }
    return false;
}

void void_consents(struct agreement *agreement, const struct void_case *of)
{
    const struct campaign *campaign = agreement->campaign;
    const struct roster *roster = &campaign->roster;
    bool neutral = is_somebody_neutral(roster, of);
    struct names silent = {0};

    find_silent(&silent, campaign, of);
    agreement_ask(agreement, &silent);
    for (size_t i = 0; i < silent.count; i++)
        agreement_hear(agreement, silent.items[i]);
    agreement->needs_witness = !neutral;
    for (size_t i = 0; !neutral && i < roster->member_count; i++)
        if (!is_of_hosts_party(roster, roster->members[i].id))
            names_add(agreement->campaign->arena, &agreement->witnesses,
                      roster->members[i].id);
}

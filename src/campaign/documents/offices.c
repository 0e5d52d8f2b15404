/* Who speaks for a side, as a roster has it. */
#include "campaign/documents/offices.h"

#include <string.h>

const struct roster_side *office_for(const struct roster_member *member,
                                     const char *side)
{
    return FIND_NAMED(struct roster_side, member->sides, member->side_count, id,
                      side);
}

bool is_commander_of(const struct roster_member *member, const char *side)
{
    const struct roster_side *office = office_for(member, side);

    return office && !office->deputy;
}

size_t votes_of(const struct roster_member *member)
{
    size_t votes = 0;

    for (size_t i = 0; i < member->side_count; i++)
        votes += !member->sides[i].deputy;
    return votes;
}

bool is_player(const struct roster_member *member)
{
    for (size_t i = 0; i < member->side_count; i++)
        if (!member->sides[i].caretaker)
            return true;
    return false;
}

bool is_commander(const struct roster_member *member)
{
    return votes_of(member) > 0;
}

size_t votes_beside_host(const struct roster *roster)
{
    size_t votes = 0;

    for (size_t i = 0; i < roster->member_count; i++)
        if (strcmp(roster->members[i].id, roster->host) != 0)
            votes += votes_of(&roster->members[i]);
    return votes;
}

bool commands_any(const struct roster *roster, const char *id)
{
    const struct roster_member *member = member_named(roster, id);

    return member && is_commander(member);
}

size_t commanders_beside(const struct roster *roster, const char *side)
{
    size_t count = 0;

    foreach_member (member, roster) {
        bool his = side && is_commander_of(member, side);

        count += votes_of(member) > (his ? 1 : 0);
    }
    return count;
}

const struct roster_member *side_commander(const struct roster *roster,
                                           const char *side)
{
    for (size_t i = 0; i < roster->member_count; i++)
        if (is_commander_of(&roster->members[i], side))
            return &roster->members[i];
    return NULL;
}

const struct roster_member *side_speaker(const struct roster *roster,
                                         const char *side,
                                         const struct speaking *speaking)
{
    const struct roster_member *first = side_commander(roster, side);

    if (first && speaking->has_sent(speaking->of, first))
        return first;
    foreach_member (member, roster)
        if (office_for(member, side) && member != first &&
            speaking->has_sent(speaking->of, member))
            return member;
    return NULL;
}

const char *lock_value(const struct lock_text *lock, const char *id)
{
    const struct lock_order *order =
        FIND_NAMED(struct lock_order, lock->orders, lock->order_count, id, id);

    return order ? order->value : "-";
}

bool is_locked_absent(const struct lock_text *lock, const char *id)
{
    return strcmp(lock_value(lock, id), "absent") == 0;
}

static bool is_locked(const void *of, const struct roster_member *member)
{
    return strcmp(lock_value(of, member->id), "-") != 0 &&
           !is_locked_absent(of, member->id);
}

const struct roster_member *lock_speaker(const struct roster *roster,
                                         const struct lock_text *lock,
                                         const char *side)
{
    return side_speaker(roster, side, &(struct speaking){is_locked, lock});
}

bool lock_asks(const struct roster *roster, const struct lock_text *lock,
               const struct roster_member *member)
{
    if (!member->contributor || is_locked_absent(lock, member->id))
        return false;
    if (strcmp(member->id, roster->host) == 0)
        return true;
    for (size_t i = 0; i < member->side_count; i++) {
        const char *side = member->sides[i].id;
        const struct roster_member *speaker = lock_speaker(roster, lock, side);

        if (speaker ? strcmp(speaker->id, member->id) == 0
                    : is_commander_of(member, side))
            return true;
    }
    return false;
}

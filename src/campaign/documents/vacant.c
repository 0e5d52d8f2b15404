/* Sides that nobody commands. */
#include "campaign/documents/offices.h"
#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

const struct roster_vacant *roster_vacancy(const struct roster *roster,
                                           const char *side)
{
    return FIND_NAMED(struct roster_vacant, roster->vacant,
                      roster->vacant_count, side, side);
}

struct roster_vacant *roster_empty(struct roster *roster, const char *side,
                                   struct arena *arena)
{
    for (size_t i = 0; i < roster->vacant_count; i++)
        if (strcmp(roster->vacant[i].side, side) == 0)
            return &roster->vacant[i];
    struct roster_vacant *vacant =
        LIST_ADD(arena, roster->vacant, roster->vacant_count);

    *vacant = (struct roster_vacant){.side = side};
    return vacant;
}

void roster_fill(struct roster *roster, const char *side)
{
    for (size_t i = 0; i < roster->vacant_count; i++)
        if (strcmp(roster->vacant[i].side, side) == 0) {
            LIST_REMOVE(roster->vacant, roster->vacant_count, i);
            return;
        }
}

void roster_unseat(struct roster *roster)
{
    foreach_member (member, roster)
        while (member->side_count > 0 &&
               member->sides[member->side_count - 1].caretaker)
            member->side_count--;
}

struct roster_member *member_named(const struct roster *roster, const char *id)
{
    return FIND_NAMED(struct roster_member, roster->members,
                      roster->member_count, id, id);
}

const char *member_keys(const struct roster *roster, const char *id)
{
    const struct roster_member *member = member_named(roster, id);

    return member ? member->digest : NULL;
}

void roster_seat(struct roster *roster, struct arena *arena)
{
    roster_unseat(roster);
    foreach (const struct roster_vacant, vacant, roster->vacant) {
        struct roster_member *member =
            vacant->caretaker ? member_named(roster, vacant->caretaker) : NULL;

        if (member)
            *(struct roster_side *)LIST_ADD(arena, member->sides,
                                            member->side_count) =
                (struct roster_side){vacant->side, true, true};
    }
}

/* Whoever holds the enemy's seat for him has won it. */
static bool check_caretaker(const struct roster *roster,
                            const struct roster_vacant *vacant,
                            const struct place *place, struct report *report)
{
    const struct roster_member *host = member_named(roster, roster->host);

    if (!vacant->caretaker)
        return true;
    if (strcmp(vacant->caretaker, roster->host) != 0)
        return refuse(
            report, place, TRUST(caretaker),
            "'%s' is to be caretaker of '%s': that may be the host '%s' alone; "
            "let '%s' command it, or advertise it as vacant",
            vacant->caretaker, vacant->side, roster->host, vacant->caretaker);
    return !host || !is_player(host) ||
           refuse(report, place, TRUST(caretaker),
                  "the host '%s' plays himself, and is no caretaker of '%s': "
                  "advertise it as vacant",
                  roster->host, vacant->side);
}

/* A vacant side has nobody: else it is his. */
static bool check_empty(const struct roster *roster,
                        const struct roster_vacant *vacant,
                        const struct place *place, struct report *report)
{
    for (size_t i = 0; i < roster->member_count; i++) {
        const struct roster_side *office =
            office_for(&roster->members[i], vacant->side);

        if (office && !office->caretaker)
            return refuse(report, place, FILE_RULE(duplicate),
                          "'%s' is vacant, and '%s' is its %s: give it to him, "
                          "or take it from him",
                          vacant->side, roster->members[i].id,
                          office->deputy ? "deputy" : "commander");
    }
    return true;
}

bool roster_check_vacant(const struct roster *roster, const struct place *place,
                         struct report *report)
{
    bool good = true;

    foreach (const struct roster_vacant, vacant, roster->vacant) {
        if (roster_vacancy(roster, vacant->side) != vacant)
            good = refuse(report, place, FILE_RULE(duplicate),
                          "side '%s' is vacant twice", vacant->side);
        good &= check_caretaker(roster, vacant, place, report);
        good &= check_empty(roster, vacant, place, report);
    }
    return good;
}

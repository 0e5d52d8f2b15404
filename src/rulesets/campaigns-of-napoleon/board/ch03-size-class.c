/* Chapter 3.2: size class and senior leader of a combat group. */
#include "rulesets/campaigns-of-napoleon/board/board.h"

#include <string.h>

enum { DIVISION_HALVES = 3, CORPS_LEADERS = 2 };

/* 3.2a rank of a Major General, of cavalry too */
static bool is_major_general(const struct leader *leader)
{
    enum rank rank = leader->card->rank;

    return rank == MAJOR_GENERAL || rank == CAVALRY_MAJOR_GENERAL;
}

/* 3.2a its only leader is one Major General, or subordination up to 1.5 of
 * combat units; 3.2d vedettes never count, for they are no units of a party */
static bool is_division(const struct party *party)
{
    int subordination = 0;

    foreach_unit (unit, *party)
        if (con_is_combat_unit(unit))
            subordination += unit->card->subordination;
    return subordination <= DIVISION_HALVES ||
           (party->leaders_count == 1 && is_major_general(party->leaders[0]));
}

/* 3.2b leaders who are no Major Generals and command, directly or not */
static int counted_leaders(const struct board *board, const struct party *party)
{
    int count = 0;

    foreach_leader (leader, *party)
        count +=
            !is_major_general(leader) && con_commands(board, party, leader);
    return count;
}

/* 3.2a, 3.2b, 3.2c in this order; 3.2d vedettes alone are of none */
enum size_class con_size_class(const struct board *board,
                               const struct party *party)
{
    if (party->units_count == 0)
        return NO_CLASS;
    if (is_division(party))
        return DIVISION;
    return counted_leaders(board, party) <= CORPS_LEADERS ? CORPS : ARMY;
}

const char *con_class_phrase(enum size_class class)
{
    static const char *const names[] = {"nothing", "a division", "a corps",
                                        "an army"};

    return names[class];
}

/* 3.2a, 3.2b, 3.2c, and 3.2d of those who have none */
const struct rule *con_class_rule(enum size_class class)
{
    static const struct rule *const rules[] = {[NO_CLASS] = RULE(3_2d),
                                               [DIVISION] = RULE(3_2a),
                                               [CORPS] = RULE(3_2b),
                                               [ARMY] = RULE(3_2c)};

    return rules[class];
}

/* 3.2e largest span; on equality as the owner ordered, else the higher
 * initiative, else the lower id */
static bool more_senior(const struct leader_card *one,
                        const struct leader_card *other,
                        const struct seniority *list)
{
    if (one->span != other->span)
        return one->span > other->span;
    for (size_t i = 0; list && i < list->leaders.count; i++)
        if (same_name(list->leaders.items[i], one->id) ||
            same_name(list->leaders.items[i], other->id))
            return same_name(list->leaders.items[i], one->id);
    if (one->initiative != other->initiative)
        return one->initiative > other->initiative;
    return strcmp(one->id, other->id) < 0;
}

/* 3.2e the senior leader of a party */
struct leader *con_senior(const struct party *party,
                          const struct seniority *list)
{
    struct leader *senior = NULL;

    foreach_leader (leader, *party)
        if (!senior || more_senior(leader->card, senior->card, list))
            senior = leader;
    return senior;
}

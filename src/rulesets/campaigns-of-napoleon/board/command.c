/* Who commands whom, and how much one leader can. */
#include "rulesets/campaigns-of-napoleon/board/board.h"

#include <string.h>

static struct leader *member(const struct party *party, const char *id)
{
    foreach_leader (leader, *party)
        if (same_name(leader->id, id))
            return leader;
    return NULL;
}

/* [base command] the chain of [base command]: the superior of the card if he
 * is there, else the leader of the force; nobody is superior to one who
 * outranks him. */
const struct leader *con_superior(const struct board *board,
                                  const struct party *party,
                                  const struct leader *leader)
{
    const struct leader *above = member(party, leader->card->superior);
    const struct force *force;

    if (above)
        return above;
    force = con_force(board, leader->force);
    above = force ? member(party, force->leader) : NULL;
    if (!above || above == leader)
        return NULL;
    return con_outranks(above->card, leader->card) ? above : NULL;
}

/* [base command] under another, directly or not */
static bool under(const struct board *board, const struct party *party,
                  const struct leader *low, const struct leader *high)
{
    for (size_t steps = 0; low && steps <= party->leaders_count; steps++) {
        if (low == high)
            return true;
        low = con_superior(board, party, low);
    }
    return false;
}

/* 3.2b a leader commands through the leaders under him as well */
bool con_commands(const struct board *board, const struct party *party,
                  const struct leader *leader)
{
    foreach_unit (unit, *party)
        if (unit->card->subordination > 0 && con_is_combat_unit(unit) &&
            under(board, party, member(party, unit->leader), leader))
            return true;
    return false;
}

/* [base command] halves that the leader has to command in a party that he
 * leads: his own units, and the leaders under him. Units whose leader is not
 * there load nobody until they are assigned anew. */
static int load_of(const struct board *board, const struct party *party,
                   const struct leader *leader)
{
    int load = 0;

    foreach_unit (unit, *party)
        if (same_name(unit->leader, leader->id))
            load += unit->card->subordination;
    foreach_leader (other, *party)
        if (con_superior(board, party, other) == leader)
            load += other->card->command_value;
    return load;
}

/* [base command] his load with one unit more */
int con_load_with(const struct board *board, const struct leader *to,
                  const struct unit *more)
{
    int load = more->card->subordination;

    foreach (const struct unit, unit, board->game->units)
        if (unit != more && unit->state == ON_MAP &&
            same_name(unit->leader, to->id))
            load += unit->card->subordination;
    return load;
}

/* [base command] the span test for every leader of the party */
const struct leader *con_overloaded(const struct board *board,
                                    const struct party *party, int *load)
{
    foreach_leader (leader, *party) {
        *load = load_of(board, party, leader);
        if (*load > 2 * leader->card->span)
            return leader;
    }
    return NULL;
}

/* [base command] cavalry leaders command cavalry alone */
bool con_may_lead(const struct leader *leader, const struct unit *unit)
{
    return leader->card->rank != CAVALRY_MAJOR_GENERAL ||
           unit->card->arm == CAVALRY;
}

/* [base force] nobody commands whose leader is lost while his force has a head
 * (ruling 85) */
static bool is_orphan(const struct board *board, const struct unit *unit)
{
    const struct leader *own = con_leader(board, unit->leader);
    const struct force *force = con_force(board, unit->force);

    return own && own->state != ON_MAP && force && force->leader;
}

/* [base force] one leader over all of both. The leaders one would have to
 * command to lead this party as one force, superiors of the cards counted,
 * others directly under him. */
static bool could_lead(const struct board *board, const struct party *party,
                       const struct leader *leader)
{
    const struct leader_card *card = leader->card;
    int load = 0;

    foreach_unit (unit, *party) {
        bool loose = !member(party, unit->leader) && !is_orphan(board, unit);

        if (unit->of != leader->of || (loose && !con_may_lead(leader, unit)))
            return false;
        if (loose || same_name(unit->leader, leader->id))
            load += unit->card->subordination;
    }
    foreach_leader (other, *party) {
        const struct leader_card *his = other->card;

        if (other == leader)
            continue;
        if (strcmp(his->army, card->army) != 0 || con_outranks(his, card))
            return false;
        if (same_name(his->superior, leader->id) ||
            !member(party, his->superior))
            load += his->command_value;
    }
    return load <= 2 * card->span;
}

/* [base force] can-combine: some leader of the two could lead all of both */
bool con_can_combine(const struct board *board, const struct leader *one,
                     const struct leader *other)
{
    const struct force *forces[] = {con_force(board, one->force),
                                    con_force(board, other->force)};
    struct party both = {.side = one->card->side};

    if (!forces[0] || !forces[1])
        return false;
    if (forces[0] == forces[1])
        return true;
    for (int i = 0; i < 2; i++)
        con_party_join(board, &both, forces[i]);
    foreach_leader (leader, both)
        if (could_lead(board, &both, leader))
            return true;
    return false;
}

/* 10.5.7.1g The most forces besides these that one leader can bring under
 * himself together with them, of the rest of the list. */
static int most_led(const struct board *board, const struct party *led,
                    const struct names *rest, size_t at)
{
    const struct force *force = NULL;
    struct party more = *led;
    int without, with = 0;

    if (at == rest->count)
        return 0;
    force = con_force(board, rest->items[at]);
    con_party_join(board, &more, force);
    foreach_leader (leader, more)
        if (could_lead(board, &more, leader)) {
            with = 1 + most_led(board, &more, rest, at + 1);
            break;
        }
    if (with == (int)(rest->count - at))
        return with;
    without = most_led(board, led, rest, at + 1);
    return with > without ? with : without;
}

/* 10.5.7.1g a unit that nobody leads is a force, but no train and no outpost
 * (ruling 142) */
static bool is_force(const struct force *force, const struct unit *unit)
{
    return force && (force->leader ||
                     (con_is_combat_unit(unit) && !unit->acting_vedette));
}

/* 10.5.7.1g forces of the party that cannot be brought under its senior, all
 * that can at once */
int con_additional_forces(const struct board *board, const struct party *party,
                          const struct leader *senior)
{
    struct names others = {NULL, 0};
    struct party led = {.side = party->side};

    if (!senior || !con_force(board, senior->force))
        return 0;
    con_party_join(board, &led, con_force(board, senior->force));
    foreach_unit (unit, *party) {
        const struct force *force = con_force(board, unit->force);

        if (is_force(force, unit) && !same_name(force->id, senior->force) &&
            !names_contain(&others, force->id))
            names_add(board->arena, &others, force->id);
    }
    return (int)others.count - most_led(board, &led, &others, 0);
}

/* Chapter 9.2: the roll that decides whether a force comes to the guns. */
#include "core/shares.h"
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"

enum { DIE = 6, QUARTERS = 4, OUTSIDE_COMMAND = 2 };

/* 9.2j a modifier of the roll. The sum would tell the marcher who leads the
 * enemy: nobody reads of it before the book is opened. */
static struct event *say(struct play *play, const struct rule *rule, int value,
                         const char *why)
{
    return event_number(
        journal_add(play->journal, EVENT_MODIFIER, rule, "%s", why), value);
}

/* 9.2n mean of marcher and initial senior leader, rounded up, against the
 * senior leader of the enemy group */
static int resistance(const struct board *board,
                      const struct guns_attempt *attempt)
{
    int active =
        divide_up(attempt->leader->initiative +
                      con_initiative_of(board, attempt->group->initial_senior),
                  2);

    return con_resistance(active,
                          con_initiative_of(board, attempt->enemy->senior));
}

/* 9.2o cavalry of the marcher and of the enemy hexes he comes next to; never
 * in his favour */
static int cavalry_part(const struct board *board,
                        const struct guns_attempt *attempt)
{
    enum side enemy = attempt->enemy->side;
    struct cavalry cavalry = {{0, 0}, {NULL, 0}};
    int part = 0;

    cavalry.strength[attempt->group->side] = con_party_cavalry(&attempt->party);
    hexes_add(board->arena, &cavalry.contact, attempt->end);
    foreach_neighbour (hex, attempt->end) {
        struct party stack = {.side = enemy};

        if (!con_in_contact(board, hex, attempt->end) ||
            !con_troops(board, enemy, hex))
            continue;
        stack = con_party_of_hex(board, enemy, hex);
        cavalry.strength[enemy] += con_party_cavalry(&stack);
        hexes_add(board->arena, &cavalry.contact, hex);
    }
    part = con_cavalry_differential(board, &cavalry, enemy);
    return part > 0 ? part : 0;
}

/* 9.2p he and the engaged troops could be one force; where nobody leads them,
 * troops of his own army */
static bool could_be_one(const struct board *board,
                         const struct guns_attempt *attempt)
{
    const struct leader *senior = con_leader(board, attempt->group->senior);
    const struct party engaged = con_party_of_group(board, attempt->group);

    if (senior)
        return con_can_combine(board, senior,
                               con_leader(board, attempt->force->leader));
    foreach_unit (unit, engaged)
        if (same_name(unit->card->army, attempt->leader->army))
            return true;
    return false;
}

/* 9.2l, 9.2i where he stands it is nothing; 9.2m, 9.2o, 9.2p */
static int modifiers(struct play *play, const struct guns_attempt *attempt)
{
    struct event *way =
        say(play, RULE(9_2l), divide_up(attempt->cost, QUARTERS),
            "the way in movement points");
    int sum = way->number;

    if (attempt->cost == 0)
        event_cites(play->journal, way, RULE(9_2i));
    sum += event_cites(play->journal,
                       say(play, RULE(9_2m), resistance(&play->board, attempt),
                           "the enemy's leader resists"),
                       RULE(9_2n))
               ->number;
    if (attempt->outflanking)
        sum += say(play, RULE(9_2o), cavalry_part(&play->board, attempt),
                   "enemy cavalry screens the flank")
                   ->number;
    if (!could_be_one(&play->board, attempt))
        sum += say(play, RULE(9_2p), OUTSIDE_COMMAND,
                   "he and the engaged troops cannot be one force")
                   ->number;
    return sum;
}

/* 9.2j the roll of a march to the guns (ruling 97) */
bool con_guns_succeed(struct play *play, const struct guns_attempt *attempt)
{
    int limit = attempt->leader->initiative +
                con_initiative_of(&play->board, attempt->group->senior);
    int sum = modifiers(play, attempt);
    struct event *event = NULL;
    const struct roll *roll =
        journal_roll(play->journal, play->dice, RULE(9_2j), "march",
                     attempt->force->id, 1, DIE, &event);
    int face = roll->faces[0];
    bool passed = con_passes(face, sum, limit);

    event_number(event, face + sum);
    if (face == 1 || face == DIE)
        event_cites(play->journal, event, RULE(9_2k));
    event->text = arena_text(
        play->arena, "Die %d, with modifiers %d, at most %d: %s.", face,
        face + sum, limit, passed ? "he comes" : "he does not come");
    return passed;
}

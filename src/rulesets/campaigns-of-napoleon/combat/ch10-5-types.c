/* 10.5 from size classes and chits to the type of combat. */
#include "rulesets/campaigns-of-napoleon/combat/numbers.h"

const char *con_type_name(enum combat_type type)
{
    static const char *const names[] = {
        "Combat", "Skirmish", "Raid",
        "Ambush", "Battle",   "Wrongfooted!",
        "Delay",  "Withdraw", "Delay or Wrongfooted!"};

    return names[type];
}

/* table.skirmish, table.raid Skirmish, Raid and Ambush throw one die */
bool con_is_small_combat(enum combat_type type)
{
    return type == SKIRMISH || type == RAID || type == AMBUSH;
}

/* 10.5b a chit is right if it names the class of the enemy's group. Both sides
 * read what made a guess wrong: forage, which is hidden, comes last, where
 * nothing that both know has (ruling 105). */
struct guess_result con_guess(const struct guess_made *guess)
{
    /* 7d failed repulse counts as wrong guess */
    if (guess->failed_repulse)
        return (struct guess_result){false, RULE(7d)};
    /* 10.5a no chit is a wrong guess (ruling 90) */
    if (guess->chit == NO_CHIT)
        return (struct guess_result){false, RULE(10_5a)};
    if ((int)guess->chit != (int)guess->enemy)
        return (struct guess_result){false, RULE(10_5b)};
    /* 10.5d foraging group guesses wrong */
    if (guess->forage)
        return (struct guess_result){false, RULE(10_5d)};
    return (struct guess_result){true, RULE(10_5b)};
}

/* 10.5b the side that alone guessed right. */
static enum side right_guesser(const struct meeting *meeting)
{
    if (meeting->right[FRENCH] == meeting->right[COALITION])
        return SIDE_COUNT;
    return meeting->right[FRENCH] ? FRENCH : COALITION;
}

/* 10.5e to 10.5l by who meets whom, and by who has guessed right: both or
 * neither, the smaller alone (or either of equals), the larger alone */
static const struct {
    enum combat_type type;
    const struct rule *rule;
} types[][3] = {
    /* a division is involved: Skirmish, Raid, Ambush */
    {{SKIRMISH, RULE(10_5e)}, {RAID, RULE(10_5f)}, {AMBUSH, RULE(10_5g)}},
    /* corps against corps, army against army: Battle, Wrongfooted! */
    {{BATTLE, RULE(10_5h)},
     {WRONGFOOTED, RULE(10_5i)},
     {WRONGFOOTED, RULE(10_5i)}},
    /* army against corps: Withdraw, a choice of Delay, Wrongfooted! */
    {{WITHDRAW, RULE(10_5j)},
     {DELAY_OR_WRONGFOOTED, RULE(10_5k)},
     {WRONGFOOTED, RULE(10_5l)}},
};

/* 10.5e, 10.5f, 10.5g, 10.5h, 10.5i, 10.5j, 10.5k, 10.5l the type of a combat;
 * 10.5m a siege */
struct meeting_result con_meeting(const struct meeting *meeting)
{
    const enum size_class *size = meeting->size;
    enum side right = right_guesser(meeting);
    int who = size[FRENCH] == DIVISION || size[COALITION] == DIVISION ? 0
              : size[FRENCH] == size[COALITION]                       ? 1
                                                                      : 2;
    int guess = right == SIDE_COUNT                    ? 0
                : size[right] > size[con_enemy(right)] ? 2
                                                       : 1;

    /* 10.5m siege combat is always Battle */
    if (meeting->siege)
        return (struct meeting_result){BATTLE, SIDE_COUNT, RULE(10_5m)};
    return (struct meeting_result){types[who][guess].type, right,
                                   types[who][guess].rule};
}

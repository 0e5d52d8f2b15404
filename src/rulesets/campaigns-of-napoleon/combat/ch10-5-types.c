/* 10.5 from size classes and chits to the type of combat. */
#include "rulesets/campaigns-of-napoleon/combat/numbers.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"

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

/* 10.5e, 10.5f, 10.5g a division is involved */
static struct meeting_result division_meets(const struct meeting *meeting)
{
    enum side right = right_guesser(meeting);

    /* 10.5e equal guesses: Skirmish */
    if (right == SIDE_COUNT)
        return (struct meeting_result){SKIRMISH, right, RULE(10_5e)};
    /* 10.5f division right, enemy wrong: Raid */
    if (meeting->size[right] == DIVISION)
        return (struct meeting_result){RAID, right, RULE(10_5f)};
    /* 10.5g division wrong, larger enemy right: Ambush */
    return (struct meeting_result){AMBUSH, right, RULE(10_5g)};
}

/* 10.5h, 10.5i corps against corps, army against army */
static struct meeting_result equals_meet(const struct meeting *meeting)
{
    enum side right = right_guesser(meeting);

    /* 10.5h equal guesses: Battle */
    if (right == SIDE_COUNT)
        return (struct meeting_result){BATTLE, right, RULE(10_5h)};
    /* 10.5i one wrong: Wrongfooted! */
    return (struct meeting_result){WRONGFOOTED, right, RULE(10_5i)};
}

/* 10.5j, 10.5k, 10.5l army against corps */
static struct meeting_result army_meets_corps(const struct meeting *meeting)
{
    enum side right = right_guesser(meeting);

    /* 10.5j equal guesses: Withdraw */
    if (right == SIDE_COUNT)
        return (struct meeting_result){WITHDRAW, right, RULE(10_5j)};
    /* 10.5k corps right: choice of Delay */
    if (meeting->size[right] == CORPS)
        return (struct meeting_result){DELAY_OR_WRONGFOOTED, right,
                                       RULE(10_5k)};
    /* 10.5l army right, corps wrong: Wrongfooted! */
    return (struct meeting_result){WRONGFOOTED, right, RULE(10_5l)};
}

/* 10.5m, 10.5e, 10.5h, 10.5j the type of a combat */
struct meeting_result con_meeting(const struct meeting *meeting)
{
    /* 10.5m siege combat is always Battle */
    if (meeting->siege)
        return (struct meeting_result){BATTLE, SIDE_COUNT, RULE(10_5m)};
    if (meeting->size[FRENCH] == DIVISION ||
        meeting->size[COALITION] == DIVISION)
        return division_meets(meeting);
    if (meeting->size[FRENCH] == meeting->size[COALITION])
        return equals_meet(meeting);
    return army_meets_corps(meeting);
}

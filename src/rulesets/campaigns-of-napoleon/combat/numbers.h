/* The numbers of chapter 10, combat, apart from any piece on the map: its
 * tables, sums and roundings. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_COMBAT_NUMBERS_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_COMBAT_NUMBERS_H

#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "wargame/modifiers.h"

/*
 * Whatever a combat has two of stands in the order of enum side; SIDE_COUNT is
 * neither. Percentages of losses are counted in tenths of a percent, so that
 * 25 is 2.5 percent.
 */

/* ch10-5-types.c: "Wrongfooted!" */
const char *con_type_name(enum combat_type type);
/* Skirmish, Raid or Ambush: decided by one die, not by the battle table. */
bool con_is_small_combat(enum combat_type type);

/* 10.5b, 10.5d, 7d: is the guess of a group right? */
struct guess_made {
    enum chit chit;
    enum size_class enemy; /* as it stands in phase VI */
    bool forage;
    bool failed_repulse;
};

struct guess_result {
    bool right;
    const struct rule *rule; /* the case that says so */
};

/* ch10-5-types.c */
struct guess_result con_guess(const struct guess_made *guess);

/* 10.5e to 10.5m: the type of a combat from classes and guesses. */
struct meeting {
    enum size_class size[SIDE_COUNT];
    bool right[SIDE_COUNT];
    bool siege; /* one of the two is besieged */
};

/* type is DELAY_OR_WRONGFOOTED where the favoured side has to choose (10.5k).
 */
struct meeting_result {
    enum combat_type type;
    enum side favoured; /* Raider, Ambusher, right guesser, or SIDE_COUNT */
    const struct rule *rule;
};

struct meeting_result con_meeting(const struct meeting *meeting);

/* 10.2 the ground of a side in a combat. */
struct battleground {
    bool affecting;        /* half or more of the contact hexes (10.2) */
    bool fortified;        /* likewise, fortified towns */
    bool infantry;         /* more than half good against infantry */
    bool secondary;        /* half or more of the hexsides a secondary river */
    bool primary;          /* likewise, bridged primary river */
    bool most_obstacle;    /* more than half river or crest (10.5.7.1k) */
    bool most_primary;     /* more than half bridged primary river */
    int hexes, like, good; /* contact hexes, and how many are such */
    int sides, obstacles, primaries; /* contact hexsides likewise */
};

/* What one side brings into a Raid, an Ambush or a Skirmish. */
struct small_side {
    int cavalry; /* SP of it */
    bool all_cavalry;
    bool demoralized;
    struct battleground ground;
};

/* The cases of the raid's and of the skirmish's modifiers, which are alike. */
struct small_rules {
    const struct rule *demoralized;
    const struct rule *cavalry;
    const struct rule *terrain;
    const struct rule *strong;
};

/* ch10-5-1-raid.c, ch10-5-3-skirmish.c */
extern const struct small_rules con_raid_rules;
extern const struct small_rules con_skirmish_rules;

/* The modifiers of the die. high is the side whose
 * advantages raise the die: the Raider, the Ambusher, the Coalition. */
void con_small_modifiers(const struct small_side sides[SIDE_COUNT],
                         enum side high, const struct small_rules *rules,
                         struct modifiers *out);

/* What a row of the table of a small combat says, and the SP that are lost by
 * it. */
struct small_result {
    int table[SIDE_COUNT];
    int loss[SIDE_COUNT];
};
/* ch10-5-1-raid.c: table.raid, percent of the division's sp by Raider or
 * Ambusher (first) and by Raided or Ambushed (second). */
struct small_result con_raid_result(int row, int division_sp);
/* ch10-5-3-skirmish.c: table.skirmish, SP, and 10.5.3b what is left of them
 * under the cap of half the enemy's. */
struct small_result con_skirmish_result(int row, const int sp[SIDE_COUNT]);

/* 10.3b which of the two divisions of a combat retreats, and for which of its
 * reasons. */
enum side con_retreating_division(const struct combat *combat,
                                  bool defender_has_terrain,
                                  const char **reason);

/* ch10-5-7-tables.c: table.bombardment: the column of artillery points after a
 * shift, which leads off neither end; NULL: without points there is none. */
struct bombardment_column {
    int from, to; /* artillery points; to 0: and more */
    int loss;
    const char *header; /* "8-9", "14+" */
};
const struct bombardment_column *con_bombardment(int points, int shift);
/* 10.5.7b -1, 0 or +1 for a modified die. */
int con_bombardment_shift(int modified_die);

/* 10.5.7.1a: 0 to 4 for the greater of two strengths in any one unit. */
int con_odds(long greater, long lesser);

/* 10.5.7i, 10.5.7j who is advantaged, and by how many halves. */
struct advantage {
    enum side side;
    int halves; /* the difference: twice the modifier */
};
struct advantage con_advantage(const int sum[SIDE_COUNT],
                               const int sp[SIDE_COUNT]);
/* The modifier; die is that of the second roll, looked at only when the number
 * of halves is odd. */
int con_advantage_modifier(int halves, int die);

/* table.battle: one cell. */
struct battle_cell {
    char winner; /* A, D, or O for a draw */
    int r;       /* hexes of retreat */
    int loss[2]; /* advantaged, disadvantaged */
};
/* The row that is read for a sum; above 9 it is row 9. */
int con_battle_row(int sum);
const struct battle_cell *con_battle_cell(int row, int column);

/* The three arms that lose. */
struct arms {
    int infantry;
    int cavalry;
    int artillery;
};

/* ch10-5-7-2-arms.c */
int con_arms_sum(const struct arms *arms);
/* 10.5.7.2c, 10.5.7.2d what each arm of a strength loses of so many SP. */
struct arms con_loss_by_arm(int loss, const struct arms *strength,
                            enum loss_cycle cycle);

/* What a side stakes. */
struct stakes {
    bool guard;
    bool heavy;
};
/* 10.5.7.1n is an arm of that many SP enough of a side of sp? */
bool con_may_stake(int arm, int sp);
/* 10.5.7.1p, 10.5.7.1q what stakes add to the losses of a beaten side. */
int con_stake_penalty(const struct stakes *stakes);
/* 10.5.7.1o, 10.5.7.1q the first losses of the staked arms, when tenths of
 * base are lost. */
struct stake_losses {
    int guard;
    int heavy;
};
struct stake_losses con_stake_losses(const struct stakes *stakes, int base,
                                     int tenths);

/* ch10-5-7-tables.c: 10.5.7.4g, 10.5.7.4h 2.5 percent of both, to the nearest.
 */
int con_retreat_loss(int own, int enemies);

/* 10.5.7.3d to 10.5.7.3g the modifiers of a check on demoralization. */
struct demoralization {
    int r;
    bool star;
    bool in_zoc;
    bool staked_guard_lost;
    bool bad_path;
    bool long_pursuit;
};

/* ch10-5-7-3-demoralization.c */
void con_demoralization_modifiers(const struct demoralization *check,
                                  struct modifiers *out);

#endif

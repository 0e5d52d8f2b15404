/* Combats on land: the parties, how they roll, bleed and break. What field
 * combats, trivial combats, assaults and sorties share.
 *
 * land/land.c goes through Ld1 to Ld3 for the acting power and calls
 *
 *   eia_list_combats()  Ld1 (list.c): declared attacks are carried out
 *                       (attack.c), compulsory combats found area by area,
 *                       the besieged join their relievers (relief.c), each
 *                       combat gets its kind; the list is in area order;
 *   eia_ask_battles()   Ld2 (orders.c): where play stops for battles, the
 *                       parties of field combats are asked for a `battle`
 *                       order, and waited for if no plan of theirs speaks;
 *   eia_run_battles()   Ld3 (run.c): eia_run_battle() for one after the other.
 *
 * A fight is made from the pieces on the map (setup.c, party.c), takes the
 * plans of those who lead the sides and is then played by eia_fight_field() or
 * eia_fight_trivial(). A field combat (field.c): the attacked may go inside,
 * commanders are set (10.6.1), then come days of three rounds. A day opens
 * with the chits and morale; a defender may withdraw, a side may split to
 * outflank. Before rounds two and three corps next door and the outflankers
 * may come (reinforce.c, outflank.c). A round reads the ratings anew, commits
 * the guard (12.3.4), bombards (12.3.5) and fires: eia_both_fire() rolls
 * for both sides before either loses, eia_lose() takes factors one at a time,
 * eia_check_broken() says who breaks (round.c, losses.c). A trivial combat has
 * one table and no chits (trivial.c).
 *
 * At the end the victor pursues, eia_fight_end() takes off the map what has no
 * factor left and sees to leaders, the beaten retreat or surrender, and
 * eia_settle_victory() gives points; run.c looks for hit leaders (12.7).
 * siege/assault.c and siege/sortie.c take the same parties through rounds of
 * their own. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_COMBAT_COMBAT_H
#define BERTHIER_EMPIRES_IN_ARMS_COMBAT_COMBAT_H

#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/board/muster.h"

#include <stdbool.h>
#include <stddef.h>

/* Factors as losses know them. */
enum troop {
    TROOP_INFANTRY,
    TROOP_MILITIA,
    TROOP_CAVALRY,
    TROOP_GUARD,
    TROOP_ARTILLERY,
    TROOP_FEUDAL_INFANTRY,
    TROOP_FEUDAL_CAVALRY,
    TROOP_COSSACK, /* and freikorps */
    TROOP_GUERILLA,
    TROOP_COUNT
};

/* party.c */
extern const char *const eia_troop_words[];

enum member_kind {
    MEMBER_CORPS,
    MEMBER_GARRISON,
    MEMBER_DEPOT, /* its garrison */
    MEMBER_IRREGULAR,
    MEMBER_GUERILLA
};

/* A piece that fights. Its factors are counted here and in the game alike:
 * eia_lose_from() takes from both. */
struct member {
    enum member_kind kind;
    const char *id; /* of the corps, depot or irregular; area of the others */
    const char *nation;
    enum power player;
    bool outflanks;
    bool leaves; /* goes with eia_leave() */
    bool inside; /* corps in the city, garrison, guerillas in it */
    int troops[TROOP_COUNT];
};

struct contingent { /* of a nation: 12.3.6 */
    const char *nation;
    int start;
    int lost[EIA_TROOPS];
};

enum party_role { ATTACKER, DEFENDER };

struct party {
    enum party_role role;
    struct names powers;
    struct member *members;
    size_t members_count;
    struct contingent *contingents;
    size_t contingents_count;
    int start[TROOP_COUNT]; /* of all that took part so far */
    int lost[TROOP_COUNT];
    int morale;     /* of the side, in tenths: read at the start of a day */
    int shaken;     /* morale loss so far, in tenths */
    int day_shaken; /* of it in this day */
    int inflicted;  /* by its last fire */
    bool split;     /* has an outflanking force that has not arrived */
    bool arrived;   /* it has */
    struct names leaders;  /* that were there */
    const char *commander; /* id of the leader, or NULL: its corps */
    int strategic, tactical;
    enum chit chit;
    bool broken;
    bool committed;            /* its guard, this day */
    bool forlorn;              /* must break the enemy this round: 12.3.4.6 */
    struct rules counted;      /* cases that count its factors, */
    struct rules rated;        /* that make its ratings, */
    struct rules spirited;     /* its morale, until a sentence has told it, */
    struct rules shared;       /* and choose who bore its last losses */
    const struct battle *plan; /* combat/orders.c */
};

/* How a field combat ended. */
enum fight_end {
    FIGHT_GOES_ON, /* no more than some rounds were to be played */
    FIGHT_ATTACKER_BREAKS,
    FIGHT_DEFENDER_BREAKS,
    FIGHT_BOTH_BREAK,
    FIGHT_ATTACKER_STOPS,
    FIGHT_DEFENDER_STOPS,
    FIGHT_WITHDRAWN, /* the defender is away */
    FIGHT_IN_CITY    /* he went inside */
};

struct fight {
    struct play *play;
    struct board board;
    const struct rule *rule; /* its kind */
    const char *area;
    enum power acting;
    int day, round;
    int only_rounds; /* of the first day, and nothing after them, for who asks
                        for chances; 0: the whole combat */
    enum fight_end end;
    const char *sort; /* "assault": sets its dice apart from those of a field
                         combat there; NULL: nothing does */
    int rolls;        /* that need a number of their own in their label */
    int agreements;   /* on losses so far: 12.3.6 */
    bool small_sides; /* the weak shake less: [base small-side] */
    struct party parties[2]; /* by enum party_role */
};

/* party.c: the powers and neutral countries of both parties, who lay their
 * corps open to each other (base hidden). */
struct names eia_fighters(const struct fight *fight);

/* party.c . A fight begins empty; members are added in the order of the
 * game's lists; eia_fight_begin() counts them and reads morale;
 * eia_fight_end() takes what has no factor left off the map and sees to
 * leaders (10.6.3a). */
struct fight eia_fight(struct play *play, const char *area, enum power acting,
                       const struct rule *rule);
void eia_add_corps(struct fight *fight, enum party_role role,
                   const struct corps *corps);
void eia_add_garrison(struct fight *fight, enum party_role role,
                      const struct garrison *garrison);
void eia_add_depot(struct fight *fight, enum party_role role,
                   const struct depot *depot);
void eia_add_irregular(struct fight *fight, enum party_role role,
                       const struct irregular *irregular);
/* factors of the guerillas in the area, those in or out of the city. */
void eia_add_guerillas(struct fight *fight, enum party_role role,
                       const struct guerilla *guerilla, int factors);

/* end.c */
void eia_fight_begin(struct fight *fight);
void eia_fight_end(struct fight *fight);
/* What both came with and lost; the role whose the day is, or -1. */
void eia_tell_outcome(const struct fight *fight, int winner,
                      const struct rule *rule);

/* party.c */
int eia_member_factors(const struct member *member);
/* Takes part now: not an outflanker that is still on its way. */
bool eia_takes_part(const struct party *party, const struct member *member);
/* Factors that take part now; of one troop; of cavalry of every kind; corps
 * with factors left, outflankers too. */
int eia_party_factors(const struct party *party);
int eia_party_troops(const struct party *party, enum troop troop);
int eia_party_cavalry(const struct party *party);
int eia_party_corps(const struct party *party);
bool eia_is_cavalry(enum troop troop);
/* As whose it is at war: like eia_corps_flag(). */
const char *eia_member_flag(const struct fight *fight,
                            const struct member *member);
/* The power with most factors, the first in order of those with as many. */
enum power eia_party_lead(const struct party *party);
/* "France and Bavaria" and the commander, for sentences. */
const char *eia_party_name(const struct fight *fight, enum party_role role);
/* "a320-fr-1-2-attacker", for labels of dice. */
const char *eia_which(const struct fight *fight, enum party_role role);

/* morale.c: in tenths. why, or NULL, gets the cases that make it. */
int eia_party_morale(const struct board *board, const struct party *party,
                     struct rules *why);

/* casualty.c: the charts. A die is held in 0..7. */
struct combat_result {
    int percent, morale;
};
struct combat_result eia_combat_result(const struct module *module,
                                       const char *table, int die);
int eia_casualties(const struct module *module, int percent, int factors);
/* "3-2" with levels added, held in 1..5. */
const char *eia_table_shifted(const struct board *board, const char *table,
                              int casualty, int morale);

/* losses.c: one factor at a time, by the side's standing order; with
 * 12.3.6 shared by nation. Returns how many were lost. */
int eia_lose(struct fight *fight, enum party_role role, int factors,
             bool bombarded);
/* One factor of that troop from the member. */
void eia_lose_from(const struct board *board, struct party *party,
                   struct member *member, enum troop troop);
/* The member with most factors of the troop that takes part; NULL: none. */
struct member *eia_most_of(const struct party *party, enum troop troop,
                           const char *nation);
/* What a side has, to be compared with what it has later; and what it has lost
 * since then, as a sentence ends: " (au-1 3 infantry; au-c1 1 cavalry)". */
const struct member *eia_members_before(const struct fight *fight,
                                        enum party_role role);
const char *eia_losses_told(const struct fight *fight, enum party_role role,
                            const struct member *before);

/* round.c: both roll on their tables (NULL: does not roll), lose factors
 * and morale at once; then who is broken is. True if somebody is. */
struct fire {
    const char *table[2];
    int modifier[2];
    struct rules why[2]; /* cases that made table, die and weight */
};
bool eia_both_fire(struct fight *fight, const struct fire *fire);
/* [base break] True if a party is broken. */
bool eia_check_broken(struct fight *fight);

/* ch12-7-leaders.c: 12.7 for the leaders of one side after a combat on
 * land or at sea; which numbers the dice. */
void eia_check_leaders(struct play *play, const struct names *leaders,
                       const char *which);

enum on_attack { ON_ATTACK_STAND, ON_ATTACK_CITY };

/* Of an order `battle`, and of a battle plan. What is left out is the
 * default's. */
struct battle {
    const char *at;              /* area; of a plan: NULL: anywhere */
    bool ask;                    /* of a plan: leaves it to battle orders */
    struct names attack, defend; /* chits by day; of an order: one of them */
    enum on_attack on_attack;
    struct names outflank;     /* corps; none: the default */
    const char *commander;     /* of leaders of the same seniority */
    struct names guard_rounds; /* "1 3" */
    int guard_level;
    int guard_loss; /* commit only from this morale loss, in tenths */
    const char *guard_corps;
    struct names bombard;   /* rounds; none: all; "none": never */
    int days;               /* goes on for so many; 0: the default */
    struct names retreat;   /* areas, before the standing order's */
    struct names reinforce; /* corps that come, beside the standing order's */
};
struct sortie_order {
    const char *city;
};

/* inside.c: All who are inside join that side. */
void eia_add_inside(struct fight *fight, enum party_role role);

/* list.c: Ld1: fills game->combats for the power and those combined with it. */
void eia_list_combats(struct play *play, enum power power);

/* orders.c: Ld2: a question to each party of each combat that its battle plan
 * leaves open. */
void eia_ask_battles(const struct play *play, struct questions *questions);

/* ch10-1-4-insurrection.c: an enemy of Austria's came to the area from another
 * (NULL: from the sea). Has a corps risen in that very area? */
extern const struct order_kind eia_insurrection;
bool eia_insurrection_test(struct play *play, const struct mover *mover,
                           const char *from, const char *to);

/* The same of a piece that a combat brings there. */
void eia_enters(struct fight *fight, const char *piece, const char *from,
                const char *to);

/* relief.c */
extern const struct order_kind eia_sortie;
extern const struct order_kind eia_join_relief;

/* run.c: the role that wins, or -1. */
int eia_winner(const struct fight *fight);
void eia_run_battles(struct play *play, enum power power); /* Ld3 */

#endif

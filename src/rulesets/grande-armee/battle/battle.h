/* How one battle goes, from the order to attack to the pursuit.
 *
 * An attack is announced from one hex on another (attack.c, announce.c), and
 * played to its end at once: play never stops inside it. Whatever a player
 * decides after a die lies in his order or stands (standing.c). A battle is a
 * struct battle, which odds and scenes fill as well (battle.c):
 *
 *   2 the defender stands, withdraws, or defends a river (choose.c);
 *   3 both deploy: a front line within the frontage of the ground, second
 *     lines against who came from elsewhere, and a reserve (deploy.c,
 *     second-lines.c). Each pair of lines is a combat;
 *   4 two dice a combat, with odds, leaders, ground, river, flank and guns
 *     (modifiers.c, leaders.c, roll.c);
 *   5 bids in SP, from the attacker's least loss up, until one side passes;
 *     both pay what they bid (bidding.c), all combats together (losses.c);
 *   6 used leaders are at risk (leader-loss.c); who was outbid holds,
 *     withdraws or checks its morale (morale.c, results.c), and routs
 *     (rout.c, retreat.c);
 *   7 the attacker who won has advance points, follows, and may pay for one
 *     more round (advance.c);
 *   8 stacks nearby march to the guns; one function says by which row of 12.7
 *     to 12.79 each joins (guns.c, arrivals.c), and whether the attack is
 *     cancelled for it (counterattack.c);
 *   9 who has routed to the last unit is pursued (pursuit.c).
 *
 * Roles: the attacker ordered the attack, and a counterattack is a battle of
 * its own. The main combat decides who has won the round. */
#ifndef BERTHIER_GRANDE_ARMEE_BATTLE_BATTLE_H
#define BERTHIER_GRANDE_ARMEE_BATTLE_BATTLE_H

#include "rulesets/grande-armee/board/board.h"
#include "wargame/modifiers.h"

enum role { ATTACKER, DEFENDER, ROLES };

/* ---- orders -------------------------------------------------------------- */

/* What both sides may say of a battle. */
struct wishes {
    struct names front, keep;      /* units */
    struct names leaders, cavalry; /* whose bonus is wanted; empty: the best */
    struct names hold;             /* percent of a line, a round each */
    int raise;                     /* SP; 0: 1 */
};

enum follow { FOLLOW, NO_FOLLOW };

struct attack_order {
    int from, target;
    struct names units; /* empty: all that may */
    struct wishes wishes;
    int rounds;          /* 0: 3 */
    int at_least;        /* percent of the enemy's SP; 0: 100 */
    int advance;         /* enum follow */
    int occupy;          /* 0 yes, 1 no */
    struct names pursue; /* empty: all cavalry; "none" */
    int join;            /* target of another attack, or 0 (12.17b) */
};

enum stance { STAND, WITHDRAW, DEFEND_RIVER, RIVER_AND_FLANK };
enum second_line { LINE_AUTO, LINE_YES, LINE_NO };

struct reaction {
    const char *corps;  /* a leader; NULL: whoever leads */
    int choice;         /* enum stance */
    int withdraw_if;    /* percent; 0: never */
    int withdraw_after; /* a round; 0: never */
    struct wishes wishes;
    int second_line; /* enum second_line */
    bool rout_reserve, counterattack;
    int toward; /* hex, or 0 */
};

struct guns_order {
    const char *corps; /* a leader; NULL: all */
    bool go;
    int arrive; /* hex, or 0 */
};

struct leader_use {
    const char *leader;
    bool use;
};

struct loss_order {
    struct names units;
};

extern const struct field gra_attack_fields[];
extern const struct order_kind gra_attack;   /* attack.c */
extern const struct order_kind gra_reaction; /* standing.c, as the others */
extern const struct order_kind gra_guns;
extern const struct order_kind gra_leader_use;
extern const struct order_kind gra_losses;

/* wishes.c: the fields of wishes, checked; words of them. */
bool gra_check_wishes(const struct seat *seat, const struct order *order,
                      const struct wishes *wishes, struct report *report);
/* Refuses by the rule each that is no unit of the side. */
bool gra_check_own_units(const struct seat *seat, const struct order *order,
                         const struct names *units, const struct rule *rule,
                         struct report *report);
/* The percentage of a round, the first is 1. */
int gra_hold(const struct wishes *wishes, int round);
/* "; it bids up to 25 percent of its line in the first", and what is not usual
 */
void gra_say_wishes(const struct wishes *wishes, struct arena *arena,
                    struct buffer *out);

/* ---- announcing: announce.c ---------------------------------------------- */

/* [base attack] of a corps that has an order this turn; 9.5d the Army Reserve
 * needs none. One that has attacked may not again in the phase. */
bool gra_may_attack(const struct board *board, const struct unit *unit);
/* Units of the order that stand in its hex and may attack. */
struct force gra_attackers(const struct board *board, int side,
                           const struct attack_order *order);
/* Refuses by its case what bars the attack as the map lies: no enemy, no way,
 * nobody who may, two corps, 12.17a. */
bool gra_may_announce(const struct seat *seat, const struct order *order,
                      struct report *report);
/* 12.12 the other enemy stacks next to the hex: targets, barred, or masked by
 * units that stay back. Returns the hex of one that is none of these, or 0. */
struct announced {
    const struct board *board;
    int side, from, target;
    const struct hexes *targets; /* of the phase */
    struct force attackers;
    const struct names *front; /* of them these are in front, or NULL */
    int beside;                /* SP that fight with them out of other hexes */
};
int gra_unmasked(const struct announced *announced, struct force *masks);
/* Corps in a force, 12.92. */
int gra_corps_in(const struct module *module, const struct force *force);

/* ---- a battle ------------------------------------------------------------ */

enum arrival {
    ARRIVES_JOINED,   /* 12.7a, 12.78a */
    ARRIVES_FLANKING, /* 12.7b, 12.7c */
    ARRIVES_CROSSING, /* 12.77a, 12.77b */
    ARRIVES_OPPOSED   /* 12.7e, 12.79a: of the defender, next to attackers */
};

/* A stack that came to the battle. */
struct group {
    enum role role;
    enum arrival arrival;
    int hex;
    struct force force;
    int rounds;       /* that it has fought in */
    bool line_beaten; /* the line that stood against it */
    bool river_won;   /* it has won a round of a combat of its own */
    bool gone;        /* it has routed, or left */
};

/* A combat of a round: two lines. */
struct line {
    const char *name;    /* "main", or the hex of the group */
    int from, hex;       /* of attackers, of defenders */
    struct group *group; /* NULL: the main combat */
    struct force front[ROLES];
    bool flank; /* the attacker has the flank bonus */
    const struct rule *flank_rule;
    int river; /* enum battle_modifier of a river, or BATTLE_MODIFIERS */
    struct officer used[ROLES][MOST_MODIFIERS];
    size_t used_count[ROLES];
    size_t chain_count[ROLES]; /* of them, those of the chain: the first */
    struct modifiers modifiers;
    const struct crt_row *row;
    int least[ROLES]; /* M and MD */
    bool free[ROLES]; /* a small fight: the least loss costs nothing */
    int bid[ROLES];   /* on the attacker's scale; 0: none */
    int price[ROLES];
    enum role outbid;
    enum fate fate; /* of who is outbid */
    bool passed;    /* his check */
};

enum { MOST_GROUPS = 24 };

struct battle {
    struct play *play;
    const char *id; /* "4-5336-5235" */
    int side[ROLES];
    const struct attack_order *order;
    const struct wishes *wishes[ROLES];
    const struct reaction *reaction; /* of the defender */
    int from, target;                /* hexes, as they are now */
    struct force force[ROLES];       /* of the hexes, and who joined them */
    struct force front[ROLES];       /* of the main combat's last round */
    struct force all_defenders;      /* who ever fought in it */
    int vacated;                     /* the hex that the round was fought for */
    struct group groups[MOST_GROUPS];
    size_t groups_count;
    struct line lines[MOST_GROUPS + 1];
    size_t lines_count;
    int round, ap;
    enum stance choice;
    bool counterattack;     /* 12.79d: flank bonus, no guns */
    bool river_won;         /* the attacker has won a round of it */
    bool won;               /* the attacker won the main combat of this round */
    bool withdrawal;        /* the defender has chosen to go */
    bool routed, stood_off; /* a defender routed; one left unrouted */
    bool attacker_routed;
    bool over;
    bool cancelled; /* 12.79c */
    int strength[ROLES], lost[ROLES];
    int at_risk[ROLES]; /* leaders of a side in this round, in all combats */
};

/* attacking.c */
void gra_play_attack(struct play *play, int side,
                     const struct attack_order *order);
/* battle.c: plays it to its end. */
void gra_play_battle(struct battle *battle);
void gra_begin_battle(struct battle *battle, struct play *play, int attacker,
                      const struct attack_order *order);
/* Hexes that are attacked: targets of the phase, and where defenders of this
 * battle stand. */
struct hexes gra_attacked_hexes(const struct battle *battle);
/* Units of a role that can fight still. */
struct force gra_fighters(const struct battle *battle, enum role role);
/* choose.c */
void gra_choose(struct battle *battle);
/* Attacks on who cannot fight, lone depots, overruns: without dice. True: the
 * round is over. */
bool gra_attack_helpless(struct battle *battle);
bool gra_overrun(struct battle *battle);
/* deploy.c: fills the lines of the round. */
void gra_deploy(struct battle *battle);
/* second-lines.c: the lines of groups. */
void gra_second_lines(struct battle *battle);
/* 12.79a the attacker's lines against defenders who came beside him; false: he
 * lacks one. */
bool gra_meet_opposed(struct battle *battle);
struct line *gra_add_line(struct battle *battle, struct group *group);
/* announce.c: the attack as it would be announced now. */
struct announced gra_announced_now(const struct battle *battle,
                                   const struct hexes *attacked);
/* 12.91 does the group cross a river that the main force does not, or the other
 * way round, in the first round? */
bool gra_crosses_otherwise(const struct battle *battle,
                           const struct group *group);
/* leaders.c: who of each side lends his bonus to a line. */
void gra_use_leaders(struct battle *battle, struct line *line);
/* Is the leader's bonus one of those? */
bool gra_uses(const struct line *line, const struct leader *leader);
/* 12.41f would a force have several commanders of the highest rank, of whom no
 * bonus counts? */
bool gra_is_tied(const struct board *board, const struct force *all);
/* modifiers.c, roll.c */
void gra_add_modifiers(struct battle *battle, struct line *line);
void gra_roll(struct battle *battle, struct line *line);
/* bidding.c: bids and prices of a line that was rolled. */
void gra_bid(struct battle *battle, struct line *line);
/* losses.c */
enum loss_cause {
    LOST_IN_BATTLE,
    LOST_IN_PURSUIT,
    LOST_BY_SURRENDER,
    LOST_BY_WEAR /* on the march and by attrition: it scores nothing */
};
/* Takes SP from a force by its owner's order; units and leaders fall. Returns
 * how many. */
int gra_lose(struct play *play, const struct rule *rule,
             const struct force *force, int sp, enum loss_cause cause);
/* [base leader-pool] the leader without a name, if it has one, of a unit that
 * is lost so. */
void gra_lose_generic(struct play *play, struct unit *unit,
                      enum loss_cause cause);
/* 18.2 a leader falls in battle. */
void gra_kill_leader(struct play *play, struct leader *leader,
                     const struct rule *rule);
/* wear.c: takes so many percent of the points of each command in the force,
 * through the wear that is kept with it, and tells it by the rule; returns the
 * SP lost. [base wear] */
int gra_wear(struct play *play, const struct force *force, int percent,
             const struct rule *rule);
/* leader-loss.c */
void gra_risk_leaders(struct battle *battle, struct line *line);
/* morale.c: does the line pass with so much less? */
bool gra_check_line(struct battle *battle, const struct line *line,
                    enum role role);
bool gra_check_reserve(struct battle *battle, enum role role,
                       const struct force *force);
int gra_unit_morale(const struct module *module, const struct unit *unit);
/* modifiers.c: is more than half of it unsupplied (ruling 52)? */
bool gra_is_hungry(const struct force *front);
/* results.c: what comes of all lines. */
void gra_results(struct battle *battle);
/* rout.c: the units of a force rout, each hex by itself. */
void gra_rout(struct battle *battle, const struct force *force, enum role role);
/* Who did not fight for the target routs when nobody else is left. */
void gra_rout_bystanders(struct battle *battle);
/* Is it unrouted, and demoralized? */
bool gra_is_shaken(const struct unit *unit);
/* retreat.c */
struct retreat {
    const struct rule *rule;
    int side, enemy_hex, hexes, toward;
    bool routed;
    enum loss_cause cause; /* as which a zone on the way counts its loss */
};
/* The units of one hex go back; false: they had no way and are gone. */
bool gra_retreat(struct play *play, const struct retreat *retreat,
                 const struct force *force);
/* [base fortress] leaders go inside the hex's walls whose men all have. */
void gra_lead_inside(const struct board *board, int hex, int side);
/* Has the force a hex to go back to, at whatever loss? */
bool gra_can_go_back(const struct play *play, const struct retreat *retreat,
                     const struct force *force);
/* Is there a hex to go to without loss? */
bool gra_has_retreat(const struct battle *battle, const struct force *force,
                     int enemy_hex);
/* withdraw.c: all defenders go back, each hex by itself. */
void gra_withdraw(struct battle *battle, const struct rule *rule, int hexes);
/* Trains outside go along with who goes back in order from their hex. */
void gra_add_trains(const struct board *board, struct force *all);
/* A force goes, and leaders of its hex with it if nobody of theirs stays, or if
 * they were used in that line, or NULL. */
void gra_go(struct play *play, const struct force *force, int from, int to,
            const struct line *line);
/* advance.c: step 7. */
void gra_advance(struct battle *battle);
bool gra_another_round(struct battle *battle);
/* 12.57 after step 8: does nothing bar the next round? */
bool gra_may_go_on(struct battle *battle);
void gra_end_advance(struct battle *battle);
/* guns.c, arrivals.c: step 8. */
void gra_march_to_guns(struct battle *battle);
void gra_arrive(struct battle *battle, enum role role, int hex,
                const struct force *force);
/* counterattack.c: plays it to its end, and the counterattack that may follow.
 */
void gra_fight_out(struct battle *battle);
/* pursuit.c: step 9. */
void gra_pursue(struct battle *battle);
/* position.c: what called dice need to know between two rounds. True: the
 * play may stop. */
bool gra_dice_stand(struct battle *battle);
/* ---- captures.c: what of the enemy is alone ------------------------------ */

/* In the hex that the captors enter leaders ride away or are captured, trains
 * are captured or destroyed, a depot is destroyed. */
void gra_catch(struct play *play, const struct force *captors, int hex);
/* A depot of the side with nobody outside or inside, or NULL; it falls. */
struct depot *gra_lone_depot(const struct board *board, int hex, int side);
void gra_take_depot(struct play *play, int hex, int side, const char *how);
/* ---- roles.c: what every part asks --------------------------------------- */

const char *gra_hex_name(const struct play *play, int hex);
/* One die that everybody sees: its face; is it so much or less? */
int gra_die(struct play *play, const struct rule *rule, const char *what,
            const char *whose, int faces);
bool gra_throw(struct play *play, const struct rule *rule, const char *what,
               const char *whose, int need);
/* What a side of the battle does, before everybody. */
#define TELL(battle, kind, rule, role, ...)                                    \
    journal_tell((battle)->play->journal, (kind), (rule),                      \
                 gra_side_words[(battle)->side[role]], NULL, __VA_ARGS__)
/* "the French"; at the head of a sentence, with a verb of many. */
const char *gra_side_text(const struct battle *battle, enum role role);
const char *gra_side_start(const struct battle *battle, enum role role);
/* What stands for who leads in the hex, else for the army. */
const void *gra_standing_at(struct play *play, const struct order_kind *kind,
                            int hex, int side);
/* Frontage of the ground, the least front of so many SP that can fight. */
int gra_frontage(const struct battle *battle, int hex);
int gra_least_front(const struct module *module, int sp, int frontage,
                    bool withdrawal);
/* Does the unit stand in a line of this round? */
bool gra_in_line(const struct battle *battle, const struct unit *unit);
/* By the grid: is the hex next to one of the attackers' hexes? */
bool gra_next_to_attackers(const struct battle *battle, int hex);
/* The slot of the chain for a rank: at most one of each is used (12.41b); -1 of
 * a cavalry or staff leader. */
enum { HIGH_COMMAND, CORPS_COMMAND, DIVISION_COMMAND, CHAIN_SLOTS };
int gra_slot(int rank);

#endif

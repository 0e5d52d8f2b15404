/* What the chapters on combat call of each other; assaults and sorties do
 * with combat/combat.h. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_COMBAT_RULES_H
#define BERTHIER_EMPIRES_IN_ARMS_COMBAT_RULES_H

#include "rulesets/empires-in-arms/combat/combat.h"

#include <stdbool.h>

/* party.c: TROOP_COUNT if it is none; the order of the side's lead,
 * every troop named once. */
enum troop eia_troop(const char *word);

/* losses.c */
struct names eia_losses_order(struct play *play, const struct party *party);

/* ch12-3-6-proportional.c: what each contingent of a side still has to
 * lose. */
struct shares {
    enum party_role role;
    int *due; /* by contingent of the party */
};
void eia_share(struct fight *fight, struct shares *shares, int losses);
/* Who loses the factor; the troop may change to one that he who must lose
 * still has. */
struct member *eia_share_bearer(struct fight *fight, struct shares *shares,
                                enum troop *troop, bool forced);

/* end.c: adds a member to what its side had at the start. */
void eia_count_in(struct fight *fight, enum party_role role,
                  const struct member *member);
bool eia_is_with(const struct party *party, const struct leader *leader);

/* list.c: on the map, outside cities, with factors left. */
bool eia_in_field(const struct corps *corps);
/* relief.c: the defenders besiege a friend of the attackers; who of the
 * besieged joins them, as the combat is listed, and with what. */
bool eia_relieves(const struct board *board, const struct combat *combat);
void eia_join_relievers(struct play *play, struct combat *combat);
void eia_add_besieged(struct fight *fight, const struct combat *combat);
/* setup.c: both parties of a listed combat, not begun. */
struct fight eia_fight_of(struct play *play, const struct combat *combat);
/* run.c: nobody has fought yet; one combat, with its journal, as it
 * stands thereafter. */
void eia_begin_battles(struct game *game);
struct fight eia_run_battle(struct play *play, const struct combat *combat,
                            int only_rounds);

/* ch12-3-4-guard.c: refuses commitments that can never be. */
bool eia_check_guard(const struct seat *seat, const struct order *order,
                     struct report *report);
/* Of an order for a combat that is fought: is that guard there? */
bool eia_check_guard_there(const struct seat *seat, const struct order *order,
                           struct report *report);
int eia_guard_level(const struct fight *fight, enum party_role role);
void eia_commit_guards(struct fight *fight, const int levels[2]);
void eia_guard_repulsed(struct fight *fight);

/* ch10-6-1-command.c: of two leaders of a power (NULL: none yet) he who goes
 * before; at the start, and when a leader comes. */
const struct leader *eia_senior(const struct party *party,
                                const struct leader *first,
                                const struct leader *leader);
void eia_set_commander(struct fight *fight, enum party_role role);
void eia_leader_arrives(struct fight *fight, enum party_role role,
                        const struct leader *leader);
enum power eia_commanding(const struct fight *fight, enum party_role role);

/* ch10-6-1-ratings.c */
struct ratings {
    int strategic, tactical, maximum; /* 0: commands any number */
};
struct ratings eia_corps_ratings(const struct board *board,
                                 const struct member *member,
                                 struct rules *why);
struct ratings eia_leader_ratings(const struct fight *fight, const char *leader,
                                  struct rules *why);
void eia_rate(struct fight *fight, enum party_role role);
void eia_chart(const struct fight *fight, int modifiers[2]);

/* ch12-3-3-cavalry.c: what is added to the die, and to the rating; why gets the
 * cases that give or deny it. */
int eia_cavalry_superiority(const struct fight *fight, enum party_role role,
                            struct rules *why);
int eia_withdrawal_bonus(const struct fight *fight, int strategic,
                         struct rules *why);

/* ch12-3-5-artillery.c: before the fire of a round, whose cases why gets. */
void eia_bombard(struct fight *fight, struct rules why[2]);

/* chit.c */
bool eia_is_chit_of(enum party_role role, enum chit chit);
/* Of a party with its commander. */
bool eia_chit_is_legal(const struct fight *fight, const struct party *party,
                       enum chit chit);
void eia_play_chit(struct fight *fight, enum party_role role);
/* Every attacking corps came over a river, a crossing or a strait. */
bool eia_came_over_water(const struct fight *fight);
/* The table of this round with terrain and guard levels; NULL: none. */
const char *eia_round_table(const struct fight *fight, enum party_role role,
                            int guard, struct rules *why);
/* What the footnotes of the chart of chits give a side: the sum of all that
 * hold for the pair, its commander and the round. */
int eia_chit_note(const struct fight *fight, enum party_role role,
                  enum chit_effect effect);

/* stand.c: how it stands is told to who joins ways; true: the rest is not
 * wanted. */
bool eia_stands(const struct fight *fight);

/* outflank.c */
void eia_split(struct fight *fight, enum party_role role);
void eia_arrival(struct fight *fight, enum party_role role);

/* reinforce.c */
void eia_reinforcements(struct fight *fight, enum party_role role);

/* withdraw.c: true if no defender is left; a die of at most most, by the cases
 * of why. */
bool eia_may_withdraw(struct fight *fight, const char *who, int most,
                      const struct rules *why);
bool eia_withdraw(struct fight *fight);

/* ch10-1-2-retreat.c: cossacks and freikorps of the defence leave if
 * they may, by the cases of why; true if no defender is left. */
bool eia_cossacks_retreat(struct fight *fight, const struct rules *why);
bool eia_freikorps_may_be(const struct board *board, enum power owner,
                          const char *area);

/* retreat.c: members that are marked, or all that can, leave. */
void eia_leave(struct fight *fight, enum party_role role);
void eia_retreat_all(struct fight *fight, enum party_role role);

/* pursuit.c */
void eia_pursue(struct fight *fight, enum party_role victor);
enum factor eia_factor_of(enum troop troop);

/* trivial.c */
bool eia_fight_trivial(struct fight *fight); /* false: they got away */
/* field.c: reads and tells the morale of a side; a whole combat. */
void eia_set_morale(struct fight *fight, enum party_role role);
bool eia_fight_field(struct fight *fight, bool limited);
/* inside.c: true if no corps stays out; who is left is attacked: false if they
 * got away. */
bool eia_go_inside(struct fight *fight);
bool eia_attack_outside(struct fight *fight);

/* victory.c: what was beaten, read before it retreats. */
struct beaten {
    int corps;
    bool spanish;        /* a Spanish corps among them */
    struct names powers; /* whose they are */
};
struct beaten eia_beaten(const struct fight *fight, enum party_role role);
void eia_settle_victory(struct fight *fight, enum party_role victor,
                        const struct beaten *beaten);

#endif

/* Combat groups (chapter 3.1) and what changes them in phase V: forced marches
 * and marches to the guns (chapter 9).
 *
 * Groups are made in III.a0: con_make_groups() (ch03-groups.c) draws a web of
 * enemies in contact around each stack, from one side to the other until
 * nothing is added (3.1f, 3.1j); the stacks of either side are its two groups,
 * the web is a combat. Vedettes join and never link (3.1i). con_renew_groups()
 * finds contact, size class, senior leader and attacker anew after each
 * change, con_prune_groups() (ch03-groups.c) drops who has gone. The
 * second ring (3.1g) is chosen in day/.
 *
 * In V.a and V.b one side after the other marches on, each march with its dice
 * before the next. An order `forced-march` (ch09-forced-march.c) tests
 * initiative, marches (ch09-forced-march.c), and may leave a group (9.1b); at a
 * friendly group it stays out of it, unless it says joins="yes" and is a march
 * to the guns there. An order `march-to-guns`
 * (ch09-march-to-guns.c) joins a group: its roll is con_guns_succeed()
 * (ch09-guns-roll.c, 9.2j to 9.2p), and enemies next to where it ends are
 * drawn into the combat at once (9.2c, con_redefine()). Both walk the same
 * path: con_check_forced_path() and con_forced_march() (ch09-path.c) with the
 * steps of march/, except that enemies engaged with a friend's group may be
 * approached (9a) and vedettes close a hex (9b).
 *
 * Who has marched belongs to his group from phase VI on: con_join_marchers()
 * (3.1c, 3.2f) is called in VI.a0, before the combats are ordered.
 * con_leave_groups() puts out of the combat who stands no longer behind
 * anybody. ch09-condition.c is the standing order on when to march. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_GUNS_GUNS_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_GUNS_GUNS_H

#include "rulesets/campaigns-of-napoleon/board/board.h"

struct forced_order {
    const char *force;
    struct hexes path;
    int extra;  /* points that lower the die */
    bool joins; /* a friendly combat group at its end, by the roll of 9.2j */
};

/* [base forced-march] points that lower the die of one forced march */
enum { MOST_EXTRA = 2 };

struct guns_order {
    const char *force;
    int group;         /* a hex of the friendly group, or 0: the only one */
    struct hexes path; /* one hex: he joins where he stands */
};

/* 9.2j one attempt to march to the guns. */
struct guns_attempt {
    const struct force *force;
    struct party party; /* what would march */
    const struct group *group, *enemy;
    const struct leader_card *leader;
    int cost; /* quarters */
    int end;
    bool outflanking;
};

/* What the standing order `march` says of marches to the guns. */
enum march_when { MARCH_GO, MARCH_IF_GROUP, MARCH_IF_CLASS };
struct march_order {
    const char *force; /* or NULL: of every force */
    enum march_when when;
    struct names classes; /* of the enemy group, for MARCH_IF_CLASS */
};

/* ch09-forced-march.c: tests the force of that id and lets it march; where
 * friends fight it stays out of the combat. */
void con_march_on(struct play *play, const char *id, const struct hexes *path,
                  int extra);
extern const struct order_kind con_forced_march_order;
extern const struct order_kind con_march_to_guns;
/* ch09-condition.c: does he march against that group? */
bool con_check_condition(const struct seat *seat, const struct order *order,
                         const struct group *enemy, struct report *report);
/* Does he march even if there is no such group? */
bool con_goes_anyway(const struct standing *standing, const char *force);
extern const struct order_kind con_march_when;

/* ch09-guns-roll.c */
bool con_guns_succeed(struct play *play, const struct guns_attempt *attempt);

/* ch09-path.c */
/* Who stands ready to march in phase V; false if no troops of the force do. */
bool con_forced_mover(const struct board *board, const char *id, int hex,
                      struct mover *mover);
/* Quarters for a step in phase V, or -1: 9a and 9b say whose zones open. */
int con_forced_cost(const struct board *board, const struct mover *mover,
                    int to);
/* The group that the force belongs to with what stands in the hex, or NULL. */
struct group *con_group_of(const struct board *board, const struct force *force,
                           int hex);
/* 9.2f a hex fights in one combat: the group it is of, or will be when phase VI
 * begins because somebody has marched there to the guns; NULL if neither. */
const char *con_bound_to(const struct board *board, enum side side, int hex);
/* Friendly groups that a force ending in the hex could join: next to a member
 * or in the zone of the enemy they face (9.2a). */
size_t con_joinable(const struct board *board, enum side side, int hex,
                    struct group **groups, size_t most);

/* Refuses a path that leaves the map or leaps. */
bool con_check_connected(const struct seat *seat, const struct order *order,
                         const struct hexes *path, struct report *report);
/* Refuses a path of the order's force that cannot be marched in phase V; by
 * that rule if the points do not last. */
bool con_check_forced_path(const struct seat *seat, const struct order *order,
                           const struct hexes *path, const struct rule *points,
                           struct report *report);
/* Walks the path on paper, as far as it is open; what it costs. */
int con_forced_way(const struct board *board, struct mover *mover,
                   const struct hexes *path);
/* Makes the force what stands of it in the hex, and its rest other forces.
 * Pointers to forces do not outlive it. */
void con_march_alone(struct play *play, const char *id, int hex);
/* Marches it, tells the story under the rule, rolls for attrition. Forces are
 * made anew thereafter: pointers to them do not last. */
void con_forced_march(struct play *play, const char *force,
                      const struct hexes *path, const struct rule *rule);

/* ch09-groups.c */
/* 9.1b after somebody has left. */
void con_leave_groups(struct play *play);
/* 9.2c to 9.2g after a successful march to the guns. */
void con_redefine(struct play *play, struct force *force, int end);
void con_note_occupied(const struct board *board);
/* 3.1c the marchers join their groups. */
void con_join_marchers(struct play *play);

/* ch03-groups.c */
struct group *con_group_at(const struct board *board, enum side side, int hex);
/* 3.1i the lowest hex of enemy troops with which a hex of the side is in
 * contact, vedettes alone left out; 0: none. */
int con_first_foe(const struct board *board, enum side side, int hex);
void con_make_groups(struct play *play);
/* Size class, senior leader, contact hexes and roles as the board is now. */
void con_renew_groups(struct play *play);
/* When phase III is over: who leads each group then is its initial senior
 * leader, whoever marches there in phase V (9.2n). */
void con_note_first_leaders(struct play *play);
/* Makes one combat of those of two groups of a side; it keeps the names of the
 * first. Pointers to groups do not outlive it. */
void con_link_groups(struct play *play, struct group *into, struct group *from);
/* The combat that it is in, and the other group of it; NULL: none. */
struct combat *con_combat_of(const struct board *board,
                             const struct group *group);
struct group *con_enemy_group(const struct board *board,
                              const struct group *group);

/* Hexes without troops leave their groups, empty groups their combats. */
void con_prune_groups(struct play *play);

#endif

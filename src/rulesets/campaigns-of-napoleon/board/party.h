/* Parties: any troops looked at together, a force, a hex or a group. Strength,
 * cavalry, size class and senior leader (3.2) are asked of parties. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_BOARD_PARTY_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_BOARD_PARTY_H

#include "core/arena.h"
#include "rulesets/campaigns-of-napoleon/board/state.h"
#include "rulesets/ruleset.h"

struct party {
    enum side side;
    struct unit **units; /* in the module's order */
    size_t units_count;
    struct leader **leaders;
    size_t leaders_count;
    int vedettes;
};

/* Walk the units and the leaders of a party as foreach() does a list. */
#define foreach_unit(one, party)                                               \
    FOREACH_AT(one, (party).units_count,                                       \
               struct unit *one = (party).units[one##_at])
#define foreach_leader(one, party)                                             \
    FOREACH_AT(one, (party).leaders_count,                                     \
               struct leader *one = (party).leaders[one##_at])

/* forces.c */
struct party con_party_of_force(const struct board *board,
                                const struct force *force);
struct party con_party_of_hexes(const struct board *board, enum side side,
                                const struct hexes *hexes);
struct party con_party_of_hex(const struct board *board, enum side side,
                              int hex);
struct party con_party_of_group(const struct board *board,
                                const struct group *group);
/* Are those of the force who stand in the hex out of the group? */
bool con_is_apart(const struct group *group, const char *force, int hex);
void con_set_apart(const struct board *board, struct group *group,
                   const char *force, int hex);
/* There is nothing left of the unit. */
void con_lose_unit(const struct board *board, struct unit *unit);
/* Units and leaders of the party go there. */
void con_party_go(const struct board *board, const struct party *party,
                  int hex);
/* Where a force stands: where he who leads it does, and if nobody does where
 * its first unit stands, for on a march, or by the evening, it may be in
 * several hexes; 0: nowhere on the map, and of no force. */
int con_force_hex(const struct board *board, const struct force *force);
/* Adds a unit, a leader or a vedette. */
void con_party_add(struct arena *arena, struct party *party,
                   struct counter *counter);
void con_party_join(const struct board *board, struct party *party,
                    const struct force *force);
/* Leaves in the party only what stands in the hex. */
void con_party_keep(struct party *party, int hex);
int con_party_sp(const struct party *party);
int con_party_art(const struct party *party);
/* SP of the cavalry, and of light cavalry in halves, vedettes counted. */
int con_party_cavalry(const struct party *party);
int con_party_light_halves(const struct party *party);
/* Infantry, cavalry and artillery points of guard units. */
int con_party_guard(const struct party *party);
bool con_party_is_guard(const struct party *party); /* more than half */
bool con_party_in_zone(const struct board *board, const struct party *party);
int con_party_demoralized(const struct party *party);
bool con_party_is_demoralized(const struct party *party); /* 8c */
bool con_party_all_cavalry(const struct party *party);
/* 10.5d SP that forage, of that force alone unless it is NULL; and whether
 * that is enough for all to count as in forage. */
int con_party_foraging(const struct board *board, const struct party *party,
                       const struct force *of);
bool con_party_forages(const struct board *board, const struct party *party);
bool con_party_failed_repulse(const struct board *board,
                              const struct party *party);
/* 10.1a the last entry of its units into a zone of control; 0: none */
int con_party_entry(const struct party *party);
/* Commander > marshal > corps > major-general; span; lowest id. */
bool con_outranks(const struct leader_card *one,
                  const struct leader_card *other);

/* command.c: The leader has combat units of the party under him, directly or
 * not (3.2b). */
bool con_commands(const struct board *board, const struct party *party,
                  const struct leader *leader);
/* Forces of the party that cannot be brought under its senior leader, with or
 * without a leader (10.5.7.1g). */
int con_additional_forces(const struct board *board, const struct party *party,
                          const struct leader *senior);
/* The member directly above a member, or NULL. */
const struct leader *con_superior(const struct board *board,
                                  const struct party *party,
                                  const struct leader *leader);
/* The first leader of the party who commands more than his span, with the
 * halves that he commands; NULL if there is none. */
const struct leader *con_overloaded(const struct board *board,
                                    const struct party *party, int *load);
/* Halves of all units assigned to the leader, wherever, and of one more. */
int con_load_with(const struct board *board, const struct leader *to,
                  const struct unit *more);
bool con_may_lead(const struct leader *leader, const struct unit *unit);
bool con_can_combine(const struct board *board, const struct leader *one,
                     const struct leader *other);
/* default-forces.c */
/* The force of that id, made if there is none. */
struct force *con_force_make(const struct board *board, const char *id,
                             const char *army);
/* Default forces for whatever stands without force (base force). */
void con_default_forces(const struct board *board);
/* The force is what of it stands in the hex, and its rest are other forces,
 * with what all did today; false if it was so. Pointers to forces do not
 * outlive it. */
bool con_force_divide(const struct board *board, const char *id, int hex);
bool con_is_leaderless(const struct board *board, const struct unit *unit);
/* A leader of its army stands so near that he might take it. */
bool con_has_leader_near(const struct board *board, const struct unit *unit);
/* A unit without leader comes under the nearest, if there is one for it. */
bool con_find_leader(const struct board *board, struct unit *unit);
/* Which unit is in which force now, and what these did today; in the arena of
 * the board. */
struct done_today *con_done_today(const struct board *board);
/* Forces have been made anew since: each has done what its troops have. */
void con_keep_done(const struct board *board, const struct done_today *done);
/* Forces without members vanish, members too far away drop out. */
void con_tidy_forces(const struct board *board);

/* 3.2a a pontoon train is none (ruling 140) */
static inline bool con_is_combat_unit(const struct unit *unit)
{
    return unit->card->arm != PONTOON;
}
/* ch03-size-class.c */
enum size_class con_size_class(const struct board *board,
                               const struct party *party);
/* "a corps" */
const char *con_class_phrase(enum size_class class);
/* The case that makes it so. */
const struct rule *con_class_rule(enum size_class class);
/* Details of the standing order `senior`: who goes first among equals. */
struct seniority {
    struct names leaders;
};
/* list may be NULL. */
struct leader *con_senior(const struct party *party,
                          const struct seniority *list);

#endif

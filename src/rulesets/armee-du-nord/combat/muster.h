/* Those whom an attack, a bombardment or a breakthrough names.
 *
 * What is wrong with the list whatever the world does is refused at once; who
 * cannot do it now is refused at a desk, one by one, and drops out in play,
 * where the order goes on with the others. attack.c judges the order to attack,
 * attacking.c plays what is left of it. */
#ifndef BERTHIER_ARMEE_DU_NORD_COMBAT_MUSTER_H
#define BERTHIER_ARMEE_DU_NORD_COMBAT_MUSTER_H

#include "rulesets/armee-du-nord/combat/combat.h"

/* Who is mustered by a kind of order. */
struct muster {
    const struct rule *rule; /* of that kind */
    int arms;                /* that are fit for it: a bit for each */
    const char *unfit;       /* "is no cavalry: only cavalry breaks through" */
    /* Why the unit cannot do it now. */
    struct bar (*cannot)(const struct board *board, const struct unit *unit,
                         const struct attack_order *given);
};

extern const struct muster adn_attackers;
extern const struct muster adn_supporters;
extern const struct muster adn_batteries;
extern const struct muster adn_cavalry;

/* The hexes of the order, also those of the one deployed unit. */
struct hexes adn_targets(struct arena *arena, const struct attack_order *given);
/* Checks of these three kinds of order. */
bool adn_check_named(const struct seat *seat, const struct order *order,
                     struct report *report);
/* Are they the side's own, and fit for it? */
bool adn_check_fit(const struct seat *seat, const struct order *order,
                   const struct names *ids, const struct muster *muster,
                   struct report *report);
/* Who is to advance is of the pool, or "none". */
bool adn_check_advance(const struct order *order, const struct names *pool,
                       struct report *report);
/* At a desk, can each of those given? In play, can any? */
bool adn_check_each(const struct seat *seat, const struct order *order,
                    const struct attack_order *given,
                    const struct muster *muster, struct report *report);
/* By day, against a hex with enemies. */
bool adn_check_target(const struct seat *seat, const struct order *order,
                      struct report *report);
/* The same, and by those who can. */
bool adn_check_strike(const struct seat *seat, const struct order *order,
                      struct report *report);
struct force adn_able(const struct board *board,
                      const struct attack_order *given,
                      const struct muster *muster);
/* What it hangs on, and with whom it would go on; odds may be NULL. */
typedef void (*strike_words)(const struct seat *seat,
                             const struct attack_order *given,
                             struct buffer *out);
void adn_say_strike(const struct seat *seat, const struct order *order,
                    strike_words odds, struct buffer *out);
void adn_tell_dropped(struct play *play, const char *side,
                      const struct attack_order *given,
                      const struct muster *muster);
/* attacking.c: does its condition, or that which stands, allow the attack? */
bool adn_is_met(const struct attack_order *given,
                const struct attack_if *standing, const struct force *attackers,
                const struct force *defenders);
/* They attack its hexes, and none of them anew. */
void adn_note_attack(const struct board *board,
                     const struct attack_order *given,
                     const struct force *attackers);
/* All of them, whatever they can. */
struct force adn_named(const struct board *board, const struct names *ids);
/* Each hex with enemies, for all that can; comment: what a sheet says of it. */
typedef const char *(*target_comment)(const struct seat *seat,
                                      const struct attack_order *given);
void adn_offer_targets(const struct seat *seat, struct choices *choices,
                       const struct order_kind *kind, target_comment comment);

#endif

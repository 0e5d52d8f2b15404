/* Supply: chains of depots, and what lives off the land. [base supply]
 *
 * Supply is Lc of the land phase: when a power has marched, land/phase.c calls
 * eia_run_supply() for it and then eia_besieged_supply(). Supply of a power
 * goes like this (step.c):
 *
 *   1. eia_supply() lists the posts, which are the depots of the power and of
 *      those who move with it, and the areas closed to its chains: no leave to
 *      enter, an enemy corps, guerillas (10.1.1m), cossacks and freikorps
 *      (10.1.2n) (supply.c, map.c);
 *   2. a besieged city that its depot feeds counts as a user of it (12.3.1b);
 *   3. each corps on land that is not besieged sits down as an eater, with its
 *      `supply` order or the standing `supply-policy` (order.c);
 *   4. chains are found with eia_chain(), first for corps whose orders name
 *      depots, then for the others; eia_use_chain() counts the users, since
 *      with 12.3.1 a depot feeds four;
 *   5. the units of all chains are paid together, half a money each, rounded
 *      up; where money runs short, the last corps lose their chains;
 *   6. of those left, the land feeds without a die whoever has a target of 6
 *      or more; the others forage: eia_forage() throws, takes factors and
 *      removes corps that are no more. [base forage]
 *
 * A link of a chain is some edges over land or some seas between open ports;
 * a depot on a fleet at sea feeds the coasts of that sea. The besieged are fed
 * by an open port, by a depot of somebody inside for one money, or they throw
 * for hunger. [base besieged-supply] Others ask whether troops could be fed:
 * eia_chain_reaches() and eia_supply_source() change nothing. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_SUPPLY_SUPPLY_H
#define BERTHIER_EMPIRES_IN_ARMS_SUPPLY_SUPPLY_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>
#include <stddef.h>

/* A depot that a power may use, in a chain. */
struct post {
    const char *depot; /* id */
    const char *at;    /* area, or the sea or port of its fleet */
    bool source;
    int links; /* from the nearest source; -1: none reaches it */
    int via;   /* the post before it in that chain; -1: it is a source */
    int users; /* of this month: 12.3.1 */
};

struct supply {
    struct board board;
    enum power power;
    const char *flag;   /* whose enemies cut it: of the power, or of the corps
                           that eats */
    bool *closed;       /* by area of the module: no chain goes into it */
    struct rules *cut;  /* gets the cases of irregulars that chains met, or
                           NULL: nobody wants to know */
    bool limitless;     /* as if 12.3.1 were not, to see what it changes */
    struct post *posts; /* in the order of their ids */
    size_t posts_count;
};

/* supply.c */
struct supply eia_supply(const struct board *board, enum power power);
/* From here on chains are cut by the enemies of that flag. */
void eia_supply_as(struct supply *supply, const char *flag);
void eia_add_posts(struct supply *supply);
/* The cheapest chain to an area: the last post and its cost in units; -1: there
 * is none. named: only posts with these ids; none: any. */
int eia_chain(struct supply *supply, const char *area,
              const struct names *named, int *units);
/* The depots of the chain just found, that ends there. */
struct names eia_chain_depots(const struct supply *supply, int post);
/* Counts so many users on every post of them, and on the depots, for those who
 * are fed after them; -1: one is not fed after all. */
void eia_use_chain(struct supply *supply, const struct names *depots,
                   int users);
/* Does a chain reach the area; or the corps, past its own enemies? */
bool eia_chain_reaches(const struct board *board, enum power power,
                       const char *area);
bool eia_chain_feeds(const struct board *board, const struct corps *corps);
/* map.c: areas that no chain goes into, and edges between two areas that
 * a chain may cover, at most so many; -1: no way. The areas themselves may be
 * closed if their flag says so. */
bool *eia_closed_areas(const struct board *board, enum power power,
                       const char *flag);
int eia_supply_edges(const struct supply *supply, const char *from,
                     const char *to, int most);

/* forage.c */
int eia_forage_target(const struct board *board, const struct corps *corps);
/* why: the cases by which no depot feeds the corps. */
void eia_forage(struct play *play, struct corps *corps,
                const struct rules *why);

/* order.c */
enum supply_policy { DEPOT_FIRST, FORAGE_FIRST, FORAGE_ONLY };
struct supply_wish {
    const char *corps; /* NULL: all, in the standing order */
    enum supply_policy policy;
    struct names chain; /* depots; none: the cheapest */
};
extern const struct order_kind eia_supply_order;
extern const struct order_kind eia_supply_policy;
/* step.c: Lc */
void eia_run_supply(struct play *play, enum power power);

/* besieged-supply.c: Hunger in the besieged cities that the power feeds: the
 * end of Lc. */
void eia_besieged_supply(struct play *play, enum power power);

/* map.c: the nearest area from which the power's troops could be
 * supplied, past the enemies of that flag, with its distance in edges; NULL:
 * none. */
const char *eia_supply_source(const struct board *board, enum power power,
                              const char *flag, const char *from,
                              int *distance);

#endif

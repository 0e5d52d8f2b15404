/* Trains, depots, supply and attrition. [base supply-line]
 *
 * Whoever stands in one hex of one corps is fed together: a struct feeding.
 * plan.c says for a whole board what feeds each of them, and changes nothing,
 * so that a player reads beforehand who will want; phase.c carries the plan
 * out. line.c draws lines of supply, forage.c knows who may forage where,
 * markers.c what foraging leaves behind. depots.c and trains.c are step 2 and
 * what a train builds, feed-orders.c the orders of step 10, attrition.c what
 * comes of marches and of hunger. */
#ifndef BERTHIER_GRANDE_ARMEE_SUPPLY_SUPPLY_H
#define BERTHIER_GRANDE_ARMEE_SUPPLY_SUPPLY_H

#include "rulesets/grande-armee/board/board.h"

extern const struct order_kind gra_produce_train;
extern const struct order_kind gra_raze_depot;
extern const struct order_kind gra_permit;
extern const struct order_kind gra_forage;
extern const struct order_kind gra_draw_order;

/* ---- who is fed by what: plan.c ------------------------------------------ */

struct feeding {
    int side, hex;
    bool inside;                      /* a fortress */
    struct leader *leader;            /* NULL: a detachment for itself */
    const struct nation_card *nation; /* whose sources serve it */
    struct force force;
    enum fed fed;
    int from;            /* hex of the source */
    struct depot *depot; /* of a line that ends at one */
    struct unit *train;
    bool ordered;   /* its owner has said so */
    bool overdrawn; /* 14.46 */
};

struct feedings {
    const struct board *board;
    struct feeding *items;
    size_t count;
};

/* All on the map, with what feeds them as the board and the wishes stand. */
struct feedings gra_plan_feeding(const struct board *board);
/* All on the map, with nothing planned. */
struct feedings gra_collect_feedings(const struct board *board);
/* "Ney's 17 SP at B3207" */
const char *gra_feeding_text(const struct board *board,
                             const struct feeding *feeding);
/* What its leader, or itself, was told. */
const struct source_wish *gra_wish_of(const struct feeding *feeding);

/* ---- line.c -------------------------------------------------------------- */

/* Does the depot city work for the nation? */
bool gra_city_works(const struct board *board, int hex,
                    const struct nation_card *nation);
/* The shortest line of at most so many hexes from one of the sources; empty:
 * there is none. The hex `home` is open whoever stands there. */
struct line_end {
    int side, hex, home, limit;
};
struct hexes gra_line_from(const struct board *board,
                           const struct hexes *sources,
                           const struct line_end *end);
/* Feeds it by a line from one of the hexes, if there is one; from a depot city,
 * or a depot, of its nation. */
bool gra_feed_from(const struct board *board, struct feeding *feeding,
                   const struct hexes *sources);
bool gra_feed_by_city(const struct board *board, struct feeding *feeding);
bool gra_feed_by_depot(const struct board *board, struct feeding *feeding);
/* Is a source of another nation of its side in its reach (14.0a)? */
bool gra_foreign_source(const struct board *board,
                        const struct feeding *feeding);
/* Is the depot in a chain to a depot city of its nation? */
bool gra_is_linked(const struct board *board, const struct depot *depot);
/* Whose sources serve the unit. */
const struct nation_card *gra_supplier(const struct module *module,
                                       const struct unit *unit);

/* ---- forage.c ------------------------------------------------------------ */

/* 14.43a does a nation forage that the leader takes, or the detachment's? */
bool gra_may_forage(const struct board *board, const char *corps);
/* The case that bars the settlement to it, whoever else uses it; NULL: it may
 * forage there. */
const struct rule *gra_bars_forage(const struct board *board,
                                   const struct feeding *feeding,
                                   int settlement);
/* Corps that use it, but for that of the feeding. */
int gra_other_users(const struct feedings *all, const struct feeding *feeding,
                    int settlement);
bool gra_forage_at(const struct feedings *all, struct feeding *feeding,
                   int settlement);
/* All who are not fed yet and may forage. */
void gra_forage_all(struct feedings *all);
/* 14.46 of those who are still not fed. */
void gra_overdraw(struct feedings *all);
/* Corps that are one user of a settlement: 14.43g. */
const struct leader *gra_user_of(const struct leader *leader);

/* ---- markers.c ----------------------------------------------------------- */

/* What so many corps leave in a settlement that fed them; hidden: of those who
 * forage off the map. */
void gra_mark_foraged(struct play *play, int hex, int corps, bool hidden);
void gra_deplete(struct play *play, struct held *held, const struct rule *rule,
                 const char *why);
/* 19.13c the corps that comes by road, and forages before it is here. */
bool gra_is_on_the_road(const struct board *board, const struct leader *leader);
bool gra_is_road_place(const struct board *board, int hex);
void gra_forage_on_the_road(struct play *play);
/* Step 12c. */
void gra_recover_markers(struct play *play);

/* ---- depots.c, trains.c -------------------------------------------------- */

/* Step 2: depots razed, leaves given, trains made. */
void gra_logistics(struct play *play);
void gra_make_trains(struct play *play);
/* 5f: may the train's nation build in the hex (14.28, 14.34)? Refuses why not.
 */
bool gra_may_build_depot(const struct seat *seat, const struct order *order,
                         const struct unit *train, int hex,
                         struct report *report);
/* Builds it: the train is spent. */
void gra_build_depot_at(struct play *play, struct unit *train, int hex);
/* The same on a board that is foreseen: nothing is told. */
void gra_lay_depot(const struct board *board, struct unit *train, int hex);
/* Depots without a link work a while, and fall. */
void gra_age_depots(struct play *play);

/* ---- steps --------------------------------------------------------------- */

/* Steps 11a and 11b. */
void gra_supply_phase(struct play *play);
/* Steps 11c and 11d. */
void gra_attrition_phase(struct play *play);
bool gra_check_feeding(const struct seat *seat, const struct section *section,
                       struct report *report);

#endif

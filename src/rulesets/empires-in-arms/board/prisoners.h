/* Factors and leaders in the hands of the enemy, and how they come free. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_BOARD_PRISONERS_H
#define BERTHIER_EMPIRES_IN_ARMS_BOARD_PRISONERS_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>
#include <stddef.h>

struct captor {
    const char *leader;
    enum power power;
};

/* which numbers the dice. */
struct captured {
    const char *nation;
    enum factor factor;
    const struct names *captors; /* powers */
    const char *which;
    int before; /* captured before them in the same combat: 10.8b */
    bool told_later;
};

/* prisoners.c; the record of those that the holder has of a nation, a new one
 * of none if need be. */
struct prisoner *eia_prisoners_made(const struct board *board,
                                    const char *nation, enum power holder,
                                    enum factor factor);
extern const struct order_kind eia_captor;
void eia_capture_factors(struct play *play, const struct captured *captured,
                         int count);
/* Tells who has been taken since the list of prisoners was as before. */
void eia_tell_taken(struct play *play, const struct prisoner *before,
                    size_t count);
/* largest: the captor unless the owner names another: 10.6.3. Returns the
 * event of his capture; NULL: nobody took him. */
struct event *eia_capture_leader(struct play *play, struct leader *leader,
                                 const struct names *captors,
                                 enum power largest);
/* also, or NULL: the case that sends them home. */
void eia_free_prisoners(struct play *play, enum power holder,
                        const char *nation, const struct rule *also);
/* 10.6 */
void eia_leader_off(struct play *play, struct leader *leader,
                    const struct rule *rule);
/* Leaders of a corps that leaves the map go to another beside it, or off. */
void eia_leaders_left(struct play *play, const struct corps *corps);
/* So does one leader, whatever he is with. */
void eia_leader_left(struct play *play, struct leader *leader);

/* prisoners-freed.c */
int eia_prisoners_of(const struct board *board, enum power holder,
                     const char *nation);
/* One for one, as many as both hold. */
void eia_swap_prisoners(struct play *play, enum power one, enum power other);
/* Those whom a minor country took of powers its controller has no war with. */
void eia_return_prisoners(struct play *play, enum power holder);
void eia_free_leader(struct play *play, struct leader *leader,
                     const struct rule *rule);

#endif

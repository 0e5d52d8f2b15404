/* What the sequence of play calls of the chapters. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_SEQUENCE_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_SEQUENCE_H

#include "rooms/campaigns-of-napoleon/board/board.h"

extern const struct step con_sequence[];

/* day/ch01-sequence.c */
void con_express(const struct play *play, struct question *question);
/* board/supply.c, day/ch02-initiative.c */
enum step_end con_run_supply(struct play *play);
enum step_end con_run_initiative(struct play *play);
/* orders/force.c: forces out of supply live on the land. */
void con_forage_unsupplied(struct play *play);
/* day/reinforcements.c */
void con_leaders_arrive(struct play *play);
void con_reinforcements(struct play *play, enum side side);
/* day/ch03-bridges.c, day/ch03-second-ring.c */
void con_ask_bridges(const struct play *play, struct questions *questions);
enum step_end con_run_bridges(struct play *play);
void con_ask_first_ring(const struct play *play, struct questions *questions);
void con_ask_second_ring(const struct play *play, struct questions *questions);
/* day/ch03-story.c: the groups as they stand, in words. */
void con_tell_groups(struct play *play);
/* day/ch05-scouting.c */
enum step_end con_run_scouting(struct play *play);
void con_ask_chits(const struct play *play, struct questions *questions);
enum step_end con_run_chits(struct play *play);
/* day/ch08-morale.c */
extern const struct order_kind con_rally;
void con_ask_rally(const struct play *play, struct questions *questions);
enum step_end con_run_rally(struct play *play);
/* ch09-*.c */
extern const struct order_kind con_forced_march_order, con_march_to_guns,
    con_march_when;
bool con_check_connected(const struct view *view, const struct order *order,
                         const struct hexes *path, struct report *report);
void con_note_occupied(const struct board *board);
/* 3.1c the marchers join their groups. */
void con_join_marchers(struct play *play);
/* board/order-pontoon.c */
extern const struct order_kind con_lay_pontoon;
/* orders/bridge.c */
extern const struct order_kind con_break_bridge, con_restore_bridge;
/* day/victory.c */
void con_morale_track(struct play *play);
void con_judge(struct play *play);
/* march/siege.c: one more day for the besieged. */
void con_hunger(struct play *play);
/* day/consolidation.c */
enum step_end con_run_consolidation(struct play *play);
/* day/hidden.c: of the enemy only where he stands, and what is known of it.
 * Seeing what was seen already changes nothing. */
struct game *con_see(const struct game *game, const struct module *module,
                     const char *side, struct arena *arena);
/* day/check-section.c, day/picture.c */
bool con_check_section(const struct view *view, const struct section *section,
                       struct report *report);
void con_draw(const struct game *game, const struct module *module,
              const char *side, struct picture *picture);

#endif

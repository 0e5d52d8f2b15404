/* The day: the steps of phases W to VI (chapter 1), and the chapters that are
 * a step of their own.
 *
 * con_sequence[] (ch01-sequence.c) is the table that the house plays; a step
 * asks, then runs:
 *
 *   W       weather of the day is told
 *   I.a1    lines of communications and points (board/supply.c)
 *   I.a2-b3 orders of phase I, both sides (orders/)
 *   I.c     initiative: who moves first (chapter 2, ch02-initiative.c)
 *   II.a, b reinforcements enter and one side marches, then the other (march/)
 *   III.a0  who fights across bridges (3.1n to 3.1p), then groups (guns/)
 *   III.a1, a2 the second ring joins or stays out (3.1g, ch03-second-ring.c)
 *   III.b   scouting (chapter 5); vedettes in contact disperse
 *   III.c   chits are laid (10.5a)
 *   IV      demoralized forces may recover (chapter 8, ch08-morale.c)
 *   V.a, b  forced marches and marches to the guns (guns/)
 *   VI.a0   marchers join their groups, combats are ordered (10a)
 *   VI.a1   combats, one each time the step comes round (combat/)
 *   VI.b    the evening (consolidation.c): room, orders for leaders and troops,
 *           leaders of who has none, places, hunger, the morale track, victory,
 *           the weather of tomorrow; the day is cleared
 *
 * asking.c says what is asked of whom and what a side may waive, silence.c what
 * it costs to say nothing. Of phase I only I.b1 and I.b2 wait for nobody, and
 * so do VI.b and, in express play (asking.c), bridges and second ring.
 * check-section.c judges the orders of a section together.
 *
 * hidden.c makes what one side may see of a game, con_see(), and picture.c
 * draws it; both only read. This is the top folder of the rules: it calls all
 * others, and none includes this header but the ruleset's door. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_DAY_DAY_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_DAY_DAY_H

#include "rulesets/ask.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"

/* asking.c */
extern const struct order_kind con_ask;
void con_begin_standing(struct standing *standing, const struct module *module,
                        const struct options *options, struct arena *arena);
void con_ask_administration(const struct play *play,
                            struct questions *questions);
void con_ask_organization(const struct play *play, struct questions *questions);
void con_ask_forces(const struct play *play, struct questions *questions);
void con_ask_commands(const struct play *play, struct questions *questions);
void con_ask_moves(const struct play *play, struct questions *questions);
void con_ask_rally(const struct play *play, struct questions *questions);
void con_ask_marches(const struct play *play, struct questions *questions);
/* Of a step that comes for both, one after the other (II.a, III.a1): 0 in the
 * first, 1 in the second; and in phases II and V, whose it is. */
int con_half(const struct play *play);
enum side con_acting(const struct play *play);
bool con_waits_in_full_play(const struct seat *seat);
bool con_waits_in_combat(const struct seat *seat);
/* Answered by the orders of its step, the first of which is a standing one. */
void con_express(const struct play *play, struct question *question);

/* silence.c */
const char *con_silence_of_forces(const struct seat *seat,
                                  const struct section *section);
const char *con_silence_of_commands(const struct seat *seat,
                                    const struct section *section);
const char *con_silence_of_moves(const struct seat *seat,
                                 const struct section *section);
const char *con_silence_of_contact(const struct seat *seat,
                                   const struct section *section);
const char *con_silence_of_chits(const struct seat *seat,
                                 const struct section *section);
const char *con_silence_of_rally(const struct seat *seat,
                                 const struct section *section);
const char *con_silence_of_marches(const struct seat *seat,
                                   const struct section *section);
const char *con_silence_of_leaders(const struct seat *seat,
                                   const struct section *section);
const char *con_silence_of_combats(const struct seat *seat,
                                   const struct section *section);

/* ch01-sequence.c, ch02-initiative.c */
extern const struct step con_sequence[];
extern const struct order_kind con_initiative;
enum step_end con_run_initiative(struct play *play);

/* ch03-bridges.c: finds the contacts over bridges. */
void con_find_bridges(const struct board *board);
extern const struct order_kind con_bridge_fight;
void con_ask_bridges(const struct play *play, struct questions *questions);
void con_run_bridges(struct play *play);

/* ch03-second-ring.c: who chooses first (turn 0) and second (turn 1); joins
 * the stacks of the side that wish so. */
enum side con_ring_side(const struct play *play, int turn);
void con_second_ring_of(struct play *play, enum side side);
extern const struct order_kind con_second_ring;
void con_ask_ring(const struct play *play, struct questions *questions);

/* ch03-story.c: the groups as they stand, in words. */
void con_tell_groups(struct play *play);

/* ch05-scouting.c, ch08-morale.c */
extern const struct order_kind con_chit;
enum step_end con_run_scouting(struct play *play);
void con_ask_chits(const struct play *play, struct questions *questions);
extern const struct order_kind con_rally;

/* check-section.c, consolidation.c */
bool con_check_section(const struct seat *seat, const struct section *section,
                       struct report *report);
enum step_end con_run_consolidation(struct play *play);

/* hidden.c: of the enemy only where he stands, and what is known of it.
 * Seeing what was seen already changes nothing. */
struct game *con_see(const struct game *game, const struct module *module,
                     const struct options *options, const char *side,
                     struct arena *arena);

/* picture.c */
void con_draw(const struct game *game, const struct module *module,
              const char *side, struct picture *picture);

/* reinforcements.c, victory.c */
void con_leaders_arrive(struct play *play);
void con_reinforcements(struct play *play, enum side side);
void con_morale_track(struct play *play);
void con_judge(struct play *play);

#endif

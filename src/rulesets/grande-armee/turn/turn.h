/* The steps of a battle and of a game of days. [base sequence]
 *
 * A battle has two. In step 4 the first player attacks: one section of his
 * sheet holds all his attacks, and each is fought to its end, in the order of
 * the file. Step 12 is the evening: Demoralized ends, routed units rally,
 * points are counted and the battle is judged. The second player has no step:
 * what he stands by fights for him.
 *
 * On a map step 2 has trains, entries and the commands that are bought for the
 * turn; 4 and 7 are the player turns, each with skirmishes, marches and
 * attacks, kind by kind, and each kind in the order of the file. Step 10 has
 * sieges, supply and attrition, and need not be answered. In the evening
 * weather and points come besides. Play stops before a step and never inside
 * one, so that no combat and no march stands in a file.
 *
 * sequence.c has the table of steps, asking.c and silence.c ask and say what
 * silence costs, check-section.c judges the orders of a section together,
 * player-turn.c plays a player turn, days.c the steps around it, weather.c the
 * weather of the next turn, evening.c ends the turn, picture.c draws it. */
#ifndef BERTHIER_GRANDE_ARMEE_TURN_TURN_H
#define BERTHIER_GRANDE_ARMEE_TURN_TURN_H

#include "rulesets/grande-armee/battle/battle.h"

extern const struct step gra_sequence[];

/* asking.c */
extern const struct order_kind *const gra_command_orders[];
extern const struct order_kind *const gra_phase_orders[];
extern const struct order_kind *const gra_siege_orders[];
/* Are orders of that later step as certain as those of the open one? */
bool gra_settled(const struct game *game, const char *step);
bool gra_is_first(const struct game *game, const char *side);
void gra_ask_command(const struct play *play, struct questions *questions);
void gra_ask_first(const struct play *play, struct questions *questions);
void gra_ask_second(const struct play *play, struct questions *questions);
void gra_ask_siege(const struct play *play, struct questions *questions);

/* silence.c */
const char *gra_silence(const struct seat *seat, const struct section *section);
const char *gra_silence_command(const struct seat *seat,
                                const struct section *section);
const char *gra_silence_siege(const struct seat *seat,
                              const struct section *section);

/* check-section.c: orders of a section that cannot all be. */
bool gra_check_section(const struct seat *seat, const struct section *section,
                       struct report *report);

/* player-turn.c */
enum step_end gra_first_player(struct play *play);
enum step_end gra_second_player(struct play *play);

/* days.c */
enum step_end gra_command_phase(struct play *play);
enum step_end gra_siege_and_supply(struct play *play);

/* weather.c: 12f, of the next turn. [base weather] */
void gra_next_weather(struct play *play);

/* evening.c */
enum step_end gra_evening(struct play *play);

/* picture.c */
void gra_draw(const struct game *game, const struct module *module,
              const char *side, struct picture *picture);

#endif

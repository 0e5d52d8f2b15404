/* A battle in two steps. [base sequence]
 *
 * In step 4 the first player attacks: one section of his sheet holds all his
 * attacks, and each is fought to its end, in the order of the file. Step 12 is
 * the evening: Demoralized ends, routed units rally, points are counted and the
 * battle is judged. Play stops before step 4 and never inside it, so that no
 * combat stands in a file. The second player has no step: what he stands by
 * fights for him.
 *
 * sequence.c has the table of steps, asking.c and silence.c ask and say what
 * silence costs, check-section.c judges the attacks of a section together,
 * first-player.c plays them, evening.c ends the day, picture.c draws it. */
#ifndef BERTHIER_GRANDE_ARMEE_TURN_TURN_H
#define BERTHIER_GRANDE_ARMEE_TURN_TURN_H

#include "rulesets/grande-armee/battle/battle.h"

extern const struct step gra_sequence[];

/* asking.c */
extern const struct order_kind *const gra_phase_orders[];
bool gra_is_first(const struct game *game, const char *side);
void gra_ask(const struct play *play, struct questions *questions);

/* silence.c */
const char *gra_silence(const struct seat *seat, const struct section *section);

/* check-section.c: attacks of a section that cannot all be. */
bool gra_check_section(const struct seat *seat, const struct section *section,
                       struct report *report);

/* first-player.c */
enum step_end gra_attack_phase(struct play *play);

/* evening.c */
enum step_end gra_evening(struct play *play);

/* picture.c */
void gra_draw(const struct game *game, const struct module *module,
              const char *side, struct picture *picture);

#endif

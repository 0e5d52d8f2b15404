/* An attack from its order to its advance. [base attack]
 *
 * attack.c judges the order; attacking.c plays what is left of it: who cannot
 * attack drops out, the condition is looked at, combined arms are settled, the
 * fight goes its way, and who may advances. breakthrough.c plays one more of
 * these for cavalry that has just advanced. */
#ifndef BERTHIER_ARMEE_DU_NORD_COMBAT_ATTACKING_H
#define BERTHIER_ARMEE_DU_NORD_COMBAT_ATTACKING_H

#include "rulesets/armee-du-nord/combat/muster.h"

/* Plays it: all of these can attack, or drop out. */
void adn_attack_hex(struct play *play, const char *side,
                    const struct attack_order *given);
/* One fight with its journal: opened, played, outcome told, closed. heading
 * is what the sentence begins with: "Attack on". */
void adn_play_fight(struct play *play, struct fight *fight,
                    const struct rule *rule, const char *heading);

/* Increments that a camp has lost so far. */
int adn_lost_by(const struct game *game, int camp);

#endif

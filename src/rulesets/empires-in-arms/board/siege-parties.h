/* Who sits before a city. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_BOARD_SIEGE_PARTIES_H
#define BERTHIER_EMPIRES_IN_ARMS_BOARD_SIEGE_PARTIES_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>

/* Does the power besiege it, or help those who do: with a corps outside, and
 * combined with the besieger or allied to him and at war with the besieged? */
bool eia_helps_besiege(const struct board *board, enum power besieger,
                       enum power power, const char *area);
/* Players with a corps in the siege of that besieger, and their factors,
 * guerillas with them counted: 10.1.1n. why, or NULL, gets that case where
 * guerillas are before the city. */
struct names eia_besiegers(const struct board *board, enum power besieger,
                           const char *area);
int eia_besieging_factors(const struct board *board, enum power besieger,
                          const char *area, struct rules *why);
/* The besieger of besiegers with most factors there. */
enum power eia_first_besieger(const struct board *board,
                              const struct names *besiegers, const char *area);
bool eia_stands_before(const struct corps *corps, const char *area);
bool eia_is_enemy_city(const struct board *board, enum power power,
                       const char *area);
/* Corps of an enemy outside the walls. */
bool eia_enemy_in_field(const struct board *board, enum power power,
                        const char *area);

#endif

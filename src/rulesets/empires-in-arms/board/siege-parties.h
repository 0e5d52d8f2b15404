/* Who sits before a city, and who fights in the field. */
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
/* Does the corps stand in the field there, of one of these parties of a combat?
 */
bool eia_is_of_party(const struct board *board, const struct corps *corps,
                     const char *area, const struct names *parties);
/* Would who is at war as that flag fight the other side of the combat there? */
bool eia_has_foe(const struct board *board, const char *area, const char *flag,
                 const struct names *others);
/* Does what the power orders, at war as that flag, fight in it? */
bool eia_fights_there(const struct board *board, const struct combat *combat,
                      enum power power, const char *flag);

#endif

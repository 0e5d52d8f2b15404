/* The parts of the picture. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_PICTURE_PICTURE_H
#define BERTHIER_EMPIRES_IN_ARMS_PICTURE_PICTURE_H

#include "rooms/empires-in-arms/board/board.h"

/* forces.c: boxes of corps and of cossacks, of fleets (their blockade
 * boxes become areas of the picture), and the small marks of garrisons,
 * depots and guerillas. */
void eia_draw_corps(const struct europe *europe, struct picture *picture);
void eia_draw_fleets(const struct europe *europe, struct picture *picture);
void eia_draw_marks(const struct europe *europe, struct picture *picture);

/* draw.c */
void eia_draw(const struct game *game, const struct module *module,
              const char *side, struct picture *picture);

/* position.c */
const char *const *eia_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena);

#endif

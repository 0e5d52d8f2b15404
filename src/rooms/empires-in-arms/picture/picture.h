/* The parts of the picture. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_PICTURE_PICTURE_H
#define BERTHIER_EMPIRES_IN_ARMS_PICTURE_PICTURE_H

#include "core/picture.h"
#include "rooms/empires-in-arms/sequence.h"

/* picture/forces.c: boxes of corps and of cossacks, of fleets (their blockade
 * boxes become areas of the picture), and the small marks of garrisons,
 * depots and guerillas. */
void eia_draw_corps(const struct europe *europe, struct picture *picture);
void eia_draw_fleets(const struct europe *europe, struct picture *picture);
void eia_draw_marks(const struct europe *europe, struct picture *picture);

#endif

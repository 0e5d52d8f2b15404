/* The parts of the picture, and a power's position in words.
 *
 * All sides see the same pieces; how many stand in garrisons and depots that
 * the side's view hides is drawn as "?" (forces.c).
 * The house calls two functions of this folder, and rules call none.
 *
 * eia_draw() (draw.c) fills a core/picture.h of areas, which render/areas/
 * makes an SVG of: it takes the title, then every area and sea that the module
 * places, with who controls it and how (home, ceded, conquered, free state,
 * neutral), the edges between them, and other ids of places: what the journal
 * says of a port or of the box off it is drawn at its area. Then come the
 * sides, and what stands on the map (forces.c): eia_draw_corps() draws boxes
 * of corps, cossacks and freikorps, those on board where their fleet lies;
 * eia_draw_fleets() boxes of fleets, for which a blockade box becomes a small
 * area of its own; eia_draw_marks() garrisons, depots and guerillas.
 *
 * eia_position() (position.c) says for a side's report how it stands: its
 * place on the display, money and manpower, and where its pieces are. It reads
 * the game through board/ and changes nothing; each line of text is made in
 * the arena. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_PICTURE_PICTURE_H
#define BERTHIER_EMPIRES_IN_ARMS_PICTURE_PICTURE_H

#include "rulesets/empires-in-arms/board/board.h"

/* forces.c: boxes of corps and of cossacks, of fleets (their blockade
 * boxes become areas of the picture), and the small marks of garrisons,
 * depots and guerillas. */
void eia_draw_corps(const struct board *board, struct picture *picture);
void eia_draw_fleets(const struct board *board, struct picture *picture);
void eia_draw_marks(const struct board *board, struct picture *picture);

/* draw.c */
void eia_draw(const struct game *game, const struct module *module,
              const char *side, struct picture *picture);

/* lands.c: lines of a side's report. "WHAT: one, another", nothing without
 * words; then what land the power has lost and won. */
void eia_add_list(const struct board *board, struct names *lines,
                  const char *what, const struct names *words);
void eia_add_lands(const struct board *board, struct names *lines,
                   enum power power);
/* position.c */
const char *const *eia_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena);

#endif

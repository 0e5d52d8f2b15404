/* Scenes of combats as files, for the tests of chances. */
#ifndef BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_ODDS_SCENE_H
#define BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_ODDS_SCENE_H

#include "campaign/odds/odds.h"

struct arena;

/* A file for this program, of that name: open country around 1909 in the
 * north, 1910 in the south. */
void odds_scene_write(const char *name, const char *options, const char *hexes,
                      const char *parties);
/* The path of a file of the source tree. */
const char *odds_scene_source(struct arena *arena, const char *path);
/* On the module of the samples, with few samples of a seed. */
struct odds_request odds_scene_request(struct arena *arena, const char *scene);

#define DIVISION_OF(side, chit, hex)                                           \
    "<party side='" side "' chit='" chit "'><troops id='" side                 \
    "-foot' hex='" hex "' infantry='8'/></party>"

#endif

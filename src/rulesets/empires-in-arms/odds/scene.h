/* A small scene as it stands in a file: a field combat made up of a module's
 * map and charts, its corps and leaders. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_ODDS_SCENE_H
#define BERTHIER_EMPIRES_IN_ARMS_ODDS_SCENE_H

#include "rulesets/empires-in-arms/combat/combat.h"

#include <stdbool.h>
#include <stddef.h>

/* A minor country under a power. */
struct scene_minor {
    const char *id;
    enum power power;
    struct place at;
};

/* A corps of the module, with factors of the scene. */
struct scene_corps {
    const char *id;
    int factors[FACTOR_COUNT];
    const char *area; /* where it stands; NULL: in the combat */
    const char *from; /* area that it came from; NULL: nobody says */
    struct place at;
};

struct scene_leader {
    const char *id;
    const char *with; /* corps */
    struct place at;
};

struct scene_party {
    enum party_role role;
    struct scene_corps *corps;
    struct scene_leader *leaders;
    size_t corps_count, leaders_count;
    struct place at;
};

enum scene_river { RIVER_OPEN, RIVER_NONE, RIVER_THERE };

struct eia_scene {
    const char *area;
    const char *month;   /* NULL: the module's first */
    const char *terrain; /* NULL: the map's */
    enum scene_river river;
    struct names dominant; /* powers; none: those of the module */
    struct scene_minor *minors;
    struct scene_party *parties;
    size_t minors_count, party_count;
    struct place at;
};

/* A scene while its pieces are put on the map. */
struct eia_scene_setup {
    const struct eia_scene *scene;
    struct play *play;
    struct board board;
    struct names sides[2]; /* powers, and neutral countries that defend */
    struct report *report;
};

/* scene-pieces.c */
bool eia_put_party(struct eia_scene_setup *setup,
                   const struct scene_party *party);

#endif

/* A small scene as it stands in a file: a combat made up of a module's map and
 * charts, its pieces or others. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_ODDS_SCENE_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_ODDS_SCENE_H

#include "rulesets/campaigns-of-napoleon/odds/odds.h"

/* Changes of the map. */
struct scene_hex {
    int hex;
    enum ground_kind terrain;
    enum place_size place;
    bool fortified;
    struct place at;
};

/* Ranks as a scene names them: most leaders of a scene are of a corps. */
enum scene_rank { OF_CORPS, OF_DIVISION, OF_CAVALRY, OF_ARMY, A_MARSHAL };

/* A leader of the module, or another of these numbers. */
struct scene_leader {
    const char *id;
    int hex;
    const char *name;
    enum scene_rank rank;
    int initiative; /* 0: 3 */
    int span;       /* 0: 9 */
    bool star;
    const char *superior;
    struct place at;
};

/* A unit of the module, as strong as its card unless told. */
struct scene_unit {
    const char *id;
    int hex;
    int sp, art; /* both 0: those of the card */
    const char *leader;
    bool demoralized;
    struct place at;
};

/* Troops that no module has, by arm. */
struct scene_troops {
    const char *id;
    int hex;
    int infantry, cavalry, artillery; /* SP */
    int units;                        /* that the infantry makes; 0: 1 */
    enum weight weight;               /* of the cavalry; none: medium */
    bool guard;
    const char *leader;
    bool demoralized;
    struct place at;
};

struct scene_party {
    enum side side;
    const char *army; /* of the troops; NULL: the side's first */
    enum chit chit;
    bool forage, failed_repulse;
    struct scene_leader *leaders;
    struct scene_unit *units;
    struct scene_troops *troops;
    size_t leaders_count, units_count, troops_count;
    struct place at;
};

struct con_scene {
    enum side attacker;
    enum weather weather;
    struct scene_hex *hexes;
    struct map_hexside *hexsides;
    struct scene_party *parties;
    size_t hexes_count, hexsides_count, parties_count;
};

/* A scene while its pieces are put on the map. The cards of others than the
 * module's are made here. */
struct con_scene_setup {
    const struct con_scene *scene;
    const struct module *from; /* as it was read */
    struct module *module;     /* of the scene */
    struct board board;
    struct arena *arena;
    struct report *report;
    const struct place *at;   /* of what is looked at, in the file */
    struct scene_party party; /* whose pieces are put there, with its army */
};

/* What is wrong with the scene there. */
#define FAULT(rule, ...) refuse(setup->report, setup->at, rule, __VA_ARGS__)

/* scene-pieces.c: Refuses a hex that is not on the map. */
bool con_scene_hex_is(const struct con_scene_setup *setup, int hex);
/* scene-pieces.c */
bool con_put_party(struct con_scene_setup *setup,
                   const struct scene_party *given);

#endif

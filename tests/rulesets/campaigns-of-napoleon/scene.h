/* Scenes for the tests of the ruleset: the map and the charts of Waterloo 1815
 * with pieces of the test's own, dice that fall as the test says. */
#ifndef BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_SCENE_H
#define BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_SCENE_H

#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "tests/support/scenes.h"

#include <stdbool.h>

enum { SCENE_SECTIONS = 32 };

struct scene {
    struct arena *arena;
    struct module module;
    struct game *game;
    struct options options;
    struct option_value option_items[32];
    struct board board; /* game, module, options, arena */
    struct report *report;
    struct report *refused; /* what the last scene_refusal() found */
    struct journal journal;
    struct play play;
    struct standing standing[SIDE_COUNT];
    struct section sections[SCENE_SECTIONS];
    struct loaded_dice dice;
};

/* The map and the charts, no pieces: turn 2, clear, French first. */
struct scene *scene_new(void);
/* The module's own set-up at its first turn. */
struct scene *scene_of_waterloo(void);
void scene_free(struct scene *scene);

/* Pieces. Pointers stay good; ids of units are theirs, "french" or "prussian"
 * is the army. Change the returned card for what is special. */
struct unit_card *scene_unit(struct scene *scene, const char *army,
                             const char *id, int hex);
/* Infantry of that strength, subordination 1. */
struct unit_card *scene_infantry(struct scene *scene, const char *army,
                                 const char *id, int hex, int sp);
struct unit_card *scene_cavalry(struct scene *scene, const char *army,
                                const char *id, int hex, int sp,
                                enum weight weight);
/* An artillery unit of that many points. */
struct unit_card *scene_guns(struct scene *scene, const char *army,
                             const char *id, int hex, int art);
/* A corps leader with span 5, initiative 3, without star. */
struct leader_card *scene_leader(struct scene *scene, const char *army,
                                 const char *id, int hex);
struct leader_card *scene_major_general(struct scene *scene, const char *army,
                                        const char *id, int hex);
struct vedette *scene_vedette(struct scene *scene, const char *army,
                              const char *id, int hex);
/* Puts the unit under the leader. */
void scene_assign(struct scene *scene, const char *unit, const char *leader);
/* The piece goes to another hex. */
void scene_put(struct scene *scene, const char *piece, int hex);
/* The piece leaves the map. */
void scene_take(struct scene *scene, const char *piece, enum piece_state state);
/* Makes the default forces of what stands there. Call it when all stand. */
void scene_ready(struct scene *scene);

void scene_option(struct scene *scene, const char *name, const char *value);
/* The die of that label falls so; others show 3. Faces end with 0. */
void scene_die(struct scene *scene, const char *label, int face);
void scene_dice(struct scene *scene, const char *label, const int faces[8]);
/* A standing order of the side. */
void scene_standing(struct scene *scene, enum side side,
                    const struct order_kind *kind, const void *details);
/* Both sides are asked wherever they have something to decide. A scene begins
 * with what a sheet leaves out waived, but for chits. */
void scene_asks(struct scene *scene);
/* An order in the side's section of that step. */
void scene_order(struct scene *scene, enum side side, const char *step,
                 const struct order_kind *kind, const void *details);
/* An empty section. */
void scene_section(struct scene *scene, enum side side, const char *step);

/* The first finding's rule when the order is checked; NULL: it is fine. */
const struct rule *scene_refusal(struct scene *scene, enum side side,
                                 const struct order_kind *kind,
                                 const void *details);
/* Checks and carries out one order as of that step; false if it lapsed. */
bool scene_carry_out(struct scene *scene, enum side side, const char *step,
                     const struct order_kind *kind, const void *details);
/* Plays from that step with the sections so far; returns where it stops. */
const char *scene_play(struct scene *scene, const char *from);

/* The first event, in the order of the journal, of that kind and rule (either
 * may be left out: -1, NULL) or NULL. */
const struct event *scene_event(const struct scene *scene, int kind,
                                const struct rule *rule);
/* The title of the step it happened in. */
const char *scene_step_of(const struct scene *scene, const struct event *event);
/* The last of that kind and rule, as scene_event(). */
const struct event *scene_last(const struct scene *scene, int kind,
                               const struct rule *rule);
size_t scene_count(const struct scene *scene, int kind,
                   const struct rule *rule);
/* Was a die of that label thrown? */
bool scene_thrown(const struct scene *scene, const char *label);
struct unit *scene_the_unit(const struct scene *scene, const char *id);
/* The group of the side that holds the hex, or NULL. */
struct group *scene_group(const struct scene *scene, enum side side, int hex);
/* Path of hexes, ended by 0. */
struct hexes scene_path(struct scene *scene, const int *hexes);

/* A row that plays its own scene: scene_row_runs() gives it a new one. */
struct scene_row {
    const char *name;
    void (*play)(struct scene *scene);
};
void scene_row_runs(void **state);

#endif

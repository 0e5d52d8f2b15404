/* Scenes for the tests of the ruleset: pieces typed in on clear ground, with
 * the charts and settings of Austerlitz, and dice that fall as the test says.
 *
 * A scene is begun, its ground and pieces are typed, a line each, and then it
 * is laid out:
 *
 *     scene_pieces(scene, "leader soult france corps 4 1 1 5335 -\n"
 *                         "unit fr-inf-04 infantry 6 soult\n"
 *                         "led saint-hilaire fr-inf-04 1 1\n");
 *     scene_lay(scene);
 *
 * leader ID NATION RANK INITIATIVE BONUS MORALE HEX SUPERIOR
 * unit ID TYPE SP LEADER [FLAG or HEX ...]   of its leader's nation and hex
 * led ID UNIT BONUS MORALE                   who leads it by name
 * depot ID NATION HEX
 * pool POWER GENERIC
 * allots LEADER POINTS, boxes LEADER BOXES BOTTOM   on his card */
#ifndef BERTHIER_TESTS_GRANDE_ARMEE_SCENE_H
#define BERTHIER_TESTS_GRANDE_ARMEE_SCENE_H

#include "rulesets/grande-armee/turn/turn.h"
#include "tests/support/scenes.h"

#include <stdbool.h>

struct scene {
    struct arena *arena;
    struct module module;
    struct game *game;
    struct options options;
    struct option_value option_items[2];
    struct board board; /* game, module, options, arena */
    struct report *report;
    struct report *refused; /* what scene_section_refusal() found */
    struct journal journal;
    struct play play;
    struct standing standing[SIDES];
    struct section *sections;
    size_t section_count;
    struct loaded_dice dice;
};

/* The strip of Austerlitz, clear everywhere, without rivers, places, pieces. */
struct scene *scene_begin(void);
/* The sheet of Ulm likewise: clear, no rivers, places and pieces; its charts
 * and settings (days.h). */
struct scene *scene_begin_map(void);
/* The module's own set-up, laid out. */
struct scene *scene_of_austerlitz(void);
struct scene *scene_of_ulm(void);
void scene_free(struct scene *scene);

/* ---- before it is laid out ----------------------------------------------- */

void scene_ground(struct scene *scene, int hex, enum terrain_word ground);
void scene_river(struct scene *scene, int one, int other, enum river_word river,
                 bool bridge);
void scene_place(struct scene *scene, int hex, int settlement, int side,
                 int vp);
void scene_pieces(struct scene *scene, const char *lines);
/* Corps that may attack together. */
void scene_concentrated(struct scene *scene, const char *corps);
void scene_lay(struct scene *scene);

/* ---- when it is laid out ------------------------------------------------- */

struct unit *scene_unit(const struct scene *scene, const char *id);
struct leader *scene_leader(const struct scene *scene, const char *id);
int scene_sp(const struct scene *scene, const char *id);
int scene_hex(const struct scene *scene, const char *id);
/* The dice of that label fall so; the second is 0 for one die. Others show 3.
 */
void scene_dice(struct scene *scene, const char *label, int one, int other);
/* An order of step 4, spelt as in a sheet: "<attack from=\"5336\" .../>". */
void scene_order(struct scene *scene, const char *side, const char *order);
/* The same of any step of a map, and who is first does not change. */
void scene_order_in(struct scene *scene, const char *side, const char *step,
                    const char *order);
/* A standing order, spelt so. */
void scene_stand(struct scene *scene, const char *side, const char *order);
/* The first case that the orders so far are refused by at the desk, each after
 * those before it were foreseen, then all together; NULL: they are good. */
const struct rule *scene_section_refusal(struct scene *scene, const char *side);
/* The same of the side's orders for that step. */
const struct rule *scene_step_refusal(struct scene *scene, const char *side,
                                      const char *step);
/* Plays that step with the orders so far. */
void scene_run(struct scene *scene, const char *step);
/* What was played agrees, so that it can be opened again. */
void scene_holds(struct scene *scene);
/* Plays step 4 with the orders so far; the first player is whose they are. */
void scene_play(struct scene *scene);
/* Plays a whole exchange: step 4 and the evening. */
void scene_play_turn(struct scene *scene);

/* Is there an event of that kind (-1: any) that cites the case (NULL: any) and
 * has these words (NULL: any)? */
bool scene_told(const struct scene *scene, int kind, const struct rule *rule,
                const char *words);
size_t scene_count(const struct scene *scene, int kind,
                   const struct rule *rule);
/* Does the first modifier that cites the case add so much? */
bool scene_modifies(const struct scene *scene, const struct rule *rule,
                    int number);
bool scene_thrown(const struct scene *scene, const char *label);

/* A row that types and plays a scene of its own, begun and freed for it. */
struct scene_row {
    const char *name;
    void (*play)(struct scene *scene);
};
void scene_row_runs(void **state);
/* The same on the sheet of a map. */
void scene_map_row_runs(void **state);

#endif

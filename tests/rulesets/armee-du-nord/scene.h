/* Scenes for the tests of the ruleset: the units and charts of Ligny 1815, on
 * its own map or on clear ground, with dice that fall as the test says. */
#ifndef BERTHIER_TESTS_ARMEE_DU_NORD_SCENE_H
#define BERTHIER_TESTS_ARMEE_DU_NORD_SCENE_H

#include "rulesets/armee-du-nord/turn/turn.h"
#include "tests/support/scenes.h"

#include <stdbool.h>

struct scene {
    struct arena *arena;
    struct module module;
    struct game *game;
    struct options options;
    struct option_value option_items[8];
    struct board board; /* game, module, options, arena */
    struct report *report;
    struct report *refused; /* what the last scene_refusal() found */
    struct journal journal;
    struct play play;
    struct standing standing[SIDES];
    struct section *sections;
    size_t section_count;
    struct loaded_dice dice;
    bool ahead; /* a desk orders for a step that others come before */
};

/* The map of Ligny and its pieces, none of which is on it; turn 16. */
struct scene *scene_on_map(void);
/* The same on a map that is clear everywhere, without rivers and roads. */
struct scene *scene_on_plain(void);
/* The module's own set-up. */
struct scene *scene_of_ligny(void);
struct scene *scene_of_waterloo(void);
/* The campaign at its set-up, and in its first turn. */
struct scene *scene_of_setup(void);
struct scene *scene_of_campaign(void);
void scene_free(struct scene *scene);

/* ---- the ground: before the first piece is put ---- */

void scene_ground(struct scene *scene, int hex, enum ground_word ground);
void scene_farm(struct scene *scene, int hex);
void scene_river(struct scene *scene, int one, int other, enum river_word river,
                 bool bridge);
void scene_road(struct scene *scene, int one, int other, enum road_word road);
/* Night, day or rain; dry or mud: of the turn that it is. */
void scene_weather(struct scene *scene, enum turn_kind kind, enum soil soil);

/* ---- pieces: ids of the module's ---- */

/* Puts the unit there with so many increments (0: those of its card), in
 * command until the player turn settles it. */
struct unit *scene_put(struct scene *scene, const char *id, int hex,
                       int increments);
/* Puts several, each behind its hex: "2021 fr-12 fr-13=5 2020 pr-4", where
 * fr-13 has 5 increments. */
void scene_lay(struct scene *scene, const char *pieces);
/* The same, and scene_all_in_command(). */
void scene_lay_led(struct scene *scene, const char *pieces);
/* Do pieces stand so? Spelt as above; behind "gone" they are lost, and behind
 * no hex their increments alone are looked at. */
void scene_expect(struct scene *scene, const char *pieces);
struct leader *scene_lead(struct scene *scene, const char *id, int hex);
/* Puts the army leaders and corps leaders that are not on the map where the
 * first unit of theirs stands. Grouchy stays away. */
void scene_all_in_command(struct scene *scene);
/* Where the corps's marker lies; it may be moved. */
int *scene_marker(struct scene *scene, const char *corps);
struct unit *scene_unit(const struct scene *scene, const char *id);
int scene_hex(const struct scene *scene, const char *id);
int scene_increments(const struct scene *scene, const char *id);

/* Another row of the module's set-up; before the first piece is put. */
void scene_setting(struct scene *scene, const char *key, const char *value);
void scene_option(struct scene *scene, const char *name, const char *value);
/* The die of that label falls so; others show 3. */
void scene_die(struct scene *scene, const char *label, int face);
/* An order of the army's player turn, spelt as in a sheet: "<attack
 * target=\"3634\" units=\"fr-12\"/>". */
void scene_order(struct scene *scene, const char *army, const char *order);
/* A standing order, spelt so. */
void scene_stand(struct scene *scene, const char *army, const char *order);
/* The first case that the order is refused by at the desk, after the orders so
 * far were foreseen; NULL: it is good. */
const struct rule *scene_refusal(struct scene *scene, const char *army,
                                 const char *order);
/* Asserts that an order of the French is refused by the case; NULL: is good. */
void scene_refuses(struct scene *scene, const char *order,
                   const struct rule *rule);
/* What the desk says of the order. */
const char *scene_said(struct scene *scene, const char *army,
                       const char *order);
/* Asserts that it says so of an order of the French. */
void scene_says(struct scene *scene, const char *order, const char *words);
/* Do the orders so far make a section that can be? The case, or NULL. */
const struct rule *scene_section_refusal(struct scene *scene, const char *army);
/* Plays the army's player turn with its orders so far. */
void scene_play(struct scene *scene, const char *army);
/* The same with one order more. */
void scene_play_order(struct scene *scene, const char *army, const char *order);
/* French units, all in command, attack the hex with those attributes besides,
 * and throw that die first. */
void scene_attack_with(struct scene *scene, int hex, const char *units,
                       const char *more, int die);
/* French pieces, all in command, charge 2020 in a move with those attributes
 * besides, and throw that die first. */
void scene_charge(struct scene *scene, const char *pieces, const char *more,
                  int die);
/* An order to fire at 2020. */
const char *scene_fire(const struct scene *scene, const char *batteries);
/* The foot artillery of III Corps, 3 increments in 2121, will fire at 2020
 * first, and throw that die: a 1 does nothing. */
void scene_bombard(struct scene *scene, int die);
/* From now on nobody has thrown a die yet. */
void scene_new_dice(struct scene *scene);
/* Plays a whole exchange from the step on: the orders so far, fallbacks for all
 * others; stops behind the game turn. */
void scene_play_turn(struct scene *scene);

/* Is there an event of that kind (-1: any) that cites the case (NULL: any) and
 * has these words (NULL: any)? */
bool scene_told(const struct scene *scene, int kind, const struct rule *rule,
                const char *words);
/* Was the attack chart read so, that of charges, were the odds so? */
bool scene_cell(const struct scene *scene, const char *words);
bool scene_charged(const struct scene *scene, const char *words);
bool scene_odds(const struct scene *scene, const char *words);
size_t scene_count(const struct scene *scene, int kind,
                   const struct rule *rule);
/* Does the first modifier that cites the case add so much to a die? */
bool scene_modifies(const struct scene *scene, const struct rule *rule,
                    int number);
bool scene_thrown(const struct scene *scene, const char *label);
/* Has the side won the last combat? */
bool scene_won(const struct scene *scene, const char *side);

/* A row that plays its own scene. */
struct scene_row {
    const char *name;
    struct scene *(*begin)(void);
    void (*play)(struct scene *scene);
};
void scene_row_runs(void **state);

/* A row that is a text: commands, each behind a semicolon, of what lies there,
 * what is done, and what must come of it: "lay 2021 fr-12 2020 pr-4; attack 3
 * fr-12; not told any crt.dr; expect 2020 pr-4=8". The verbs are those of
 * scene-deeds.c and scene-claims.c; "not" before one says that it is not so.
 * Orders have single quotes, cases are named by their number, mechanisms by
 * "base." and theirs. It plays on the plain, or begins with "on map", "on
 * ligny" and so on. */
struct scene_script {
    const char *name;
    const char *script;
};
void scene_script_runs(void **state);

#endif

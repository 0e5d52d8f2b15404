/* Scenes for the tests of the ruleset: Europe 1805 with pieces where the test
 * puts them, orders as a sheet spells them, dice that fall as the test says. */
#ifndef BERTHIER_TESTS_EMPIRES_IN_ARMS_SCENE_H
#define BERTHIER_TESTS_EMPIRES_IN_ARMS_SCENE_H

#include "rulesets/empires-in-arms/board/board.h"
#include "tests/support/scenes.h"

#include <stdbool.h>

enum { SCENE_SECTIONS = 48 };

struct scene {
    struct arena *arena;
    const struct module *module; /* read once a program, never changed */
    struct game *game;
    struct options options;
    struct option_value option_items[48];
    struct board board;    /* game, module, options, arena */
    struct report *report; /* findings of orders, and why they lapsed */
    struct journal journal;
    struct play play;
    struct standing standing[7];
    struct section sections[SCENE_SECTIONS];
    struct loaded_dice dice;
};

/* The set-up of January 1805. */
struct scene *scene_of_1805(void);
/* The map with nothing on it: no pieces, wars or alliances, minor countries as
 * in 1805. */
struct scene *scene_new(void);
void scene_free(struct scene *scene);

/* "1809-05" */
void scene_month(struct scene *scene, const char *month);
void scene_option(struct scene *scene, const char *name, const char *value);
void scene_war(struct scene *scene, const char *one, const char *other);
void scene_ally(struct scene *scene, const char *one, const char *other);
/* Puts a corps of the module there with factors such as "20 infantry 2
 * cavalry"; at NULL: off the map. Puts a leader with a corps or fleet. */
struct corps *scene_corps(struct scene *scene, const char *id, const char *at,
                          const char *factors);
struct leader *scene_leader(struct scene *scene, const char *id,
                            const char *with);
struct fleet *scene_fleet(struct scene *scene, const char *id, const char *at,
                          int ships);
void scene_prisoners(struct scene *scene, const char *nation, enum power holder,
                     enum factor factor, int count);
void scene_garrison(struct scene *scene, const char *nation, const char *area,
                    int infantry, int militia);
struct depot *scene_depot(struct scene *scene, const char *power,
                          const char *area);
struct irregular *scene_cossack(struct scene *scene, const char *id,
                                const char *at);
void scene_guerilla(struct scene *scene, const char *area, int factors);
/* A minor country or a province comes under a power ("none": nobody). */
void scene_minor(struct scene *scene, const char *id, enum minor_status status,
                 const char *controller);
void scene_province(struct scene *scene, const char *id,
                    const char *controller);

/* The die of that label falls so; others show 3. */
void scene_die(struct scene *scene, const char *label, int face);
void scene_dice(struct scene *scene, const char *label, const int faces[8]);
/* Orders of a side for a step, as they stand in a sheet: "<move corps='fr-4'
 * path='a775 a318'/>"; "" makes an empty section. What cannot be read stops
 * the test. Every kind of the step's table may stand there. */
void scene_orders(struct scene *scene, const char *side, const char *step,
                  const char *orders);
/* One standing order the same way. */
/* Everybody answers the step with nothing, and the side with that; side NULL:
 * nobody says anything. */
void scene_answers(struct scene *scene, const char *step, const char *side,
                   const char *text);
/* Turkey has a corps that may march, and is asked for it: play stops in this
 * month. Where nobody has anything to order it would go through to the next. */
void scene_stops(struct scene *scene);
/* A political phase, played, with what one side orders in it. */
void scene_politics(struct scene *scene, const char *side, const char *text);
/* The marches of a side's land phase alone. */
void scene_march(struct scene *scene, const char *side, const char *orders);
/* The economic phase of that month, which everybody answers with nothing. */
void scene_quarter(struct scene *scene, const char *month);
void scene_standing(struct scene *scene, const char *side, const char *order);
/* The first finding's rule when the one order is checked as of that step, or
 * with step NULL as a standing one; NULL: it is fine. */
const struct rule *scene_refusal(struct scene *scene, const char *side,
                                 const char *step, const char *order);
/* Does its refusal cite that case, alone or with others? */
bool scene_refusal_names(struct scene *scene, const char *side,
                         const char *step, const char *order,
                         const struct rule *rule);
/* The same for a step still to come, whose world is uncertain; what the order
 * says is said, and if it is fine it is foreseen on the scene's own game. */
const struct rule *scene_ahead(struct scene *scene, const char *side,
                               const char *step, const char *order);
/* What is said of an order of a step still to come. */
const char *scene_says(struct scene *scene, const char *side, const char *step,
                       const char *order);
/* Is that very order among the choices that a sheet has for a step still to
 * come? */
bool scene_offers_ahead(struct scene *scene, const char *side, const char *step,
                        const char *order);
/* The game as its turn would be written. */
const char *scene_bytes(const struct scene *scene);
/* Plays from that step with the sections so far; returns where it stops. */
const char *scene_play(struct scene *scene, const char *from);
/* A new lock: no sections, dice that have not fallen yet; the journal goes on.
 */
void scene_next_exchange(struct scene *scene);
/* Sets what play is at, for calling a part of a phase alone. */
void scene_at(struct scene *scene, const char *step);
/* The question of that step open for the side (about: NULL or a place). */
bool scene_asks(struct scene *scene, const char *step, const char *side,
                const char *about);

/* What stands in the game. */
struct power_state *scene_find_power(struct scene *scene, enum power power);
struct minor_state *scene_find_minor(struct scene *scene, const char *id);
struct corps *scene_find_corps(struct scene *scene, const char *id);
/* The first that the grantor gives of that kind, or NULL. */
const struct access *scene_find_access(struct scene *scene, const char *grantor,
                                       enum access_kind kind);
/* The first event, in the order of the journal, of that kind and rule (either
 * may be left out: -1, NULL) or NULL. */
const struct event *scene_event(const struct scene *scene, int kind,
                                const struct rule *rule);
/* The same, of those whose sentence has these words. */
const struct event *scene_event_saying(const struct scene *scene, int kind,
                                       const struct rule *rule,
                                       const char *words);
size_t scene_count(const struct scene *scene, int kind,
                   const struct rule *rule);
/* Was a die of that label thrown? */
bool scene_thrown(const struct scene *scene, const char *label);
/* Prints journal and findings to stderr, for whoever works on a test. */
void scene_print(const struct scene *scene);

/* A row that plays its own scene; scene_row_runs() gives it a new one. Its
 * name begins with the case it plays. */
struct scene_row {
    const char *name;
    void (*play)(struct scene *scene);
};
void scene_row_runs(void **state);

#endif

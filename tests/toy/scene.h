/* Scenes of the toy ruleset: an orchard of grass, nine hexes by nine, into
 * which a test puts what it needs. */
#ifndef BERTHIER_TESTS_TOY_SCENE_H
#define BERTHIER_TESTS_TOY_SCENE_H

#include "core/arena.h"
#include "core/journal.h"
#include "tests/support/test.h"
#include "tests/toy/game.h"

struct scene {
    struct arena *arena;
    struct module module;
    struct game *game;
    struct options options;
    struct standing standing[FAMILIES];
    struct section *sections;
    size_t section_count;
    struct section *played; /* of the last exchange */
    size_t played_count;
    struct names silent;
    struct journal journal; /* of the last exchange */
    struct report *lapsed;  /* in the last exchange */
    struct dice *dice;      /* of the last exchange */
    struct sequence_place place;
    uint32_t seed; /* of dice that are not loaded */
    struct toy_dice *loaded;
    size_t loaded_count;
};

/* Nobody is there; the families are hedgehogs (burrow 0101) and badgers
 * (burrow 0909); beaten is the attacker up to 5, nobody at 6 and 7, the
 * defender from 8. */
struct scene *scene_new(void);
void scene_free(struct scene *scene);

void scene_ground(struct scene *scene, int hex, const char *ground);
/* A band of pace 4; ids that begin with h are hedgehogs, others badgers. */
void scene_band(struct scene *scene, const char *id, int hex, int strength);
void scene_heap(struct scene *scene, int hex, int apples);
void scene_option(struct scene *scene, const char *name, const char *value);
/* Plans are known, the hedgehogs go first; the step comes next. */
void scene_at(struct scene *scene, const char *step, enum plan hedgehogs,
              enum plan badgers);
/* A section of a sheet; orders as they stand in a file, "" for none. */
void scene_sheet(struct scene *scene, const char *side, const char *step,
                 const char *orders);
void scene_round(struct scene *scene, const char *side, const char *step,
                 int round, const char *orders);
void scene_standing(struct scene *scene, const char *side, const char *order);
/* The dice of that label will show these faces, "34". All others show what
 * their label says. */
void scene_dice(struct scene *scene, const char *label, const char *faces);

/* Plays one exchange. The game is written and read again before, so that
 * nothing is remembered but what stands in the turn; the sheets are gone
 * afterwards. */
enum play_end scene_play(struct scene *scene);
/* The questions open now. */
struct questions scene_questions(struct scene *scene);

/* What has become of it. */
struct band *scene_find(struct scene *scene, const char *id);
int scene_hex(struct scene *scene, const char *id); /* 0: not there */
int scene_strength(struct scene *scene, const char *id);
/* How many events of that kind cite the rule. */
size_t scene_events(const struct scene *scene, enum event_kind kind,
                    const struct rule *rule);
/* The first such event. */
const struct event *scene_event(const struct scene *scene, enum event_kind kind,
                                const struct rule *rule);
bool scene_lapsed(const struct scene *scene, const struct rule *rule);
/* The orders of the last exchange that were not reached. */
size_t scene_unserved(const struct scene *scene);
/* Checks one order of the side at its desk; which rule refuses it, NULL if
 * none. */
const struct rule *scene_refusal(struct scene *scene, const char *side,
                                 const char *order);

/* A test as a story: it gets a fresh scene. */
struct story {
    const char *name;
    void (*tell)(struct scene *scene);
};
void scene_tell(void **state);

#endif

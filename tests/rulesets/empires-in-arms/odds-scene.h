/* Scenes of field combats as files, for the tests of chances. */
#ifndef BERTHIER_TESTS_EMPIRES_IN_ARMS_ODDS_SCENE_H
#define BERTHIER_TESTS_EMPIRES_IN_ARMS_ODDS_SCENE_H

#include "campaign/odds/odds.h"
#include "core/arena.h"
#include "core/odds.h"
#include "rulesets/ruleset.h"
#include "tests/support/test.h"

/* Options and plans; attributes beside the area, which is Ulm; parties. */
struct odds_scene {
    const char *orders, *attributes, *parties;
};

/* A file for this program, of that name. */
void odds_scene_write(const char *name, const struct odds_scene *scene);
/* On the module of the samples, with few samples of a seed. */
struct odds_request odds_scene_request(struct arena *arena, const char *scene);
void odds_scene_choose(struct arena *arena, struct odds_request *request,
                       const char *choice);
/* What must not be refused; with one cell. */
const struct odds_answer *
odds_scene_ask_all(struct arena *arena, const struct odds_request *request);
const struct odds *odds_scene_ask(struct arena *arena,
                                  const struct odds_request *request);
/* The place of a measure among those of the ruleset. */
size_t odds_scene_measure(const char *id);
/* All shares of all measures, as fractions. */
void odds_scene_assert_same(const struct odds *one, const struct odds *other);

#define CORPS(id, rest)  "<corps id='" id "' " rest "/>"
#define LEADER(id, with) "<leader id='" id "' with='" with "'/>"
#define ATTACK(pieces)   "<party role='attacker'>" pieces "</party>\n"
#define DEFEND(pieces)   "<party role='defender'>" pieces "</party>\n"
#define PLAN(side, plan)                                                       \
    "<plans side='" side "'><battle-plan " plan "/></plans>"
#define OPTION(name) "<option name='" name "' value='on'/>"

/* The worked example: Napoleon and four corps, 55 factors, 38 of them pin;
 * Mack and three corps, 30 factors. */
#define ULM                                                                    \
    ATTACK(CORPS("fr-4", "infantry='20' cavalry='2'")                          \
               CORPS("fr-5", "infantry='11' cavalry='1'")                      \
                   CORPS("fr-6", "infantry='15' cavalry='1'")                  \
                       CORPS("fr-c1", "cavalry='5'")                           \
                           LEADER("napoleon", "fr-4")                          \
                               LEADER("murat", "fr-c1"))                       \
    DEFEND(CORPS("au-1", "infantry='10' militia='2' cavalry='1'")              \
               CORPS("au-3", "infantry='10' militia='2' cavalry='1'")          \
                   CORPS("au-c1", "cavalry='4'") LEADER("mack", "au-1"))
#define SEPTEMBER "month='1805-09'"
#define HALF(more)                                                             \
    ATTACK(CORPS("fr-4", "infantry='9'") more)                                 \
    DEFEND(CORPS("au-1", "infantry='9'"))

#endif

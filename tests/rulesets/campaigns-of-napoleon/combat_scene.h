/* Scenes of combat: ground made to order, and groups that face each other. */
#ifndef BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_COMBAT_SCENE_H
#define BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_COMBAT_SCENE_H

#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"

extern const struct ruleset campaigns_of_napoleon_ruleset;

/* 1909 and 1910 lie in open country; 1910 is south of 1909. */
enum { NORTH_HEX = 1909, SOUTH_HEX = 1910 };

/* The hex becomes such ground; a place there is forgotten. */
void scene_ground(struct scene *scene, int hex, enum ground_kind ground);
/* A place of that size; fortified if so. */
void scene_place(struct scene *scene, int hex, enum place_size size,
                 bool fortified);
/* A river with a bridge between two neighbours. */
void scene_river(struct scene *scene, int one, int other, enum river river);
/* A primary river without any. */
void scene_gorge(struct scene *scene, int one, int other);
void scene_crest(struct scene *scene, int one, int other, int high);

/* What one side brings: a division is one or two units without leader, a corps
 * has a leader "LEADER" with units "LEADER-1" and so on, an army three. Guns
 * are an artillery unit. French if the army is. */
struct troops {
    enum size_class size;
    int infantry, cavalry, guns;
    bool demoralized;
};
/* Puts them into the hex; leader is also the id of their force. */
void scene_troops(struct scene *scene, const char *army, const char *leader,
                  int hex, const struct troops *troops);

/* The troops in these hexes (0 ends) as two groups in one combat, which is
 * named after the first hex of the defender. Chits are right until
 * scene_chits() says otherwise. */
struct combat *scene_combat(struct scene *scene, enum side attacker,
                            const int french[], const int coalition[]);
void scene_chits(struct scene *scene, enum chit french, enum chit coalition);
/* The usual: both sides in one hex each, French in the south. */
struct combat *scene_duel(struct scene *scene, enum side attacker);
/* Standing orders of a combat. */
void scene_retreat(struct scene *scene, enum side side, const char *leader,
                   const int path[]); /* 0 ends */
void scene_follow(struct scene *scene, enum side side,
                  const struct order_kind *kind,
                  const struct follow_order *order);
/* Nobody of the side advances or pursues. */
void scene_stay(struct scene *scene, enum side side);
/* The dice of the battle of that name, French and Coalition. */
void scene_battle_dice(struct scene *scene, const struct combat *combat,
                       int french, int coalition);
/* The French in the south are beaten by R2: dice 1 and 4. */
struct combat *scene_beat_french(struct scene *scene, const int south[]);

/* Troops of a size class; the rest is said. */
#define DIV(...)                                                               \
    {                                                                          \
        .size = DIVISION, __VA_ARGS__                                          \
    }
#define COR(...)                                                               \
    {                                                                          \
        .size = CORPS, __VA_ARGS__                                             \
    }
#define ARM(...)                                                               \
    {                                                                          \
        .size = ARMY, __VA_ARGS__                                              \
    }
/* As many as such a group may well have. */
#define A_DIVISION DIV(.infantry = 6)
#define A_CORPS    COR(.infantry = 15)
#define AN_ARMY    ARM(.infantry = 40)

/* A battle of the usual duel, the French attacking, with its dice. */
enum guesses { BOTH_RIGHT, FRENCH_RIGHT, COALITION_RIGHT };
struct battle_row {
    const char *name;
    struct troops french, coalition;
    enum guesses guesses;
    void (*ground)(struct scene *scene);
    int dice[SIDE_COUNT];
    const char *said;
};
/* The scene when it has been fought. */
struct scene *scene_of_battle(const struct battle_row *row);
/* A row of a table: somebody says those words, and they cite the case that
 * begins its name. */
void battle_is_said(void **state);

/* Fights until nothing is left to fight, or a question stands open: then
 * false. */
bool scene_fight(struct scene *scene);
/* Where a unit or leader stands; 0: off the map. */
int scene_hex(const struct scene *scene, const char *piece);
/* SP left to a side on the map. */
int scene_sp(const struct scene *scene, enum side side);
/* The first event of that kind and rule has this number. */
bool scene_number(const struct scene *scene, int kind, const struct rule *rule,
                  int number);
/* The first event of that kind and rule says this somewhere. */
bool scene_says(const struct scene *scene, int kind, const struct rule *rule,
                const char *words);
/* Some event cites the case of that number. */
bool scene_cites(const struct scene *scene, const char *case_number);
/* Everything that was said, for a look at it. */
void scene_print(const struct scene *scene);

#endif

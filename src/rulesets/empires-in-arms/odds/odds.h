/* Chances of field combats: what comes of one, whatever the dice. What the
 * files of chances know of each other.
 *
 * eia_chances (odds.c) is the ruleset's answer to rulesets/odds.h;
 * campaign/odds/ asks it. Chances are told of field combats and limited ones,
 * called by their area. Where they stand is either a turn as it is, or a small
 * scene that somebody writes: scene-records.c reads it, scene.c makes a game of
 * it, with its map, wars and combat, and scene-pieces.c puts corps and leaders
 * there. What a scene names is checked as rules would, and refused at its
 * place.
 *
 * Before a combat is played, what neither the position nor a battle plan tells
 * must be settled (combat.c): whether the attackers came over water, the chit
 * of each side, and how much of the combat is wanted. eia_known_secret() says
 * what is known, eia_may_be_secret() which values may be, and
 * eia_settle_secrets() writes them into the play as if a battle order had said
 * so.
 *
 * Then odds.c plays the combat through combat/run.c, the same code that a turn
 * is played with, and measures how it ended: who wins, who is broken, rounds,
 * factors lost, morale left, leaders lost. It throws no dice of its own; who
 * asks gives the dice, all ways through them one after the other or many
 * throws. say.c tells in words who meets whom. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_ODDS_ODDS_H
#define BERTHIER_EMPIRES_IN_ARMS_ODDS_ODDS_H

#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/odds.h"

#include <stdbool.h>
#include <stddef.h>

/* odds.c */
extern const struct ruleset_odds eia_chances;

/* What is settled before a field combat is played. */
enum eia_secret {
    SECRET_RIVER,
    SECRET_ATTACK,
    SECRET_DEFENCE,
    SECRET_EXTENT,
    EIA_SECRETS
};
/* Values of SECRET_EXTENT. */
enum eia_extent { WHOLE_COMBAT, FIRST_ROUND, FIRST_DAY };

/* combat.c */
extern const struct ruleset_secret eia_secrets[];
/* Word of a value of SECRET_ATTACK or SECRET_DEFENCE as a chit. */
enum chit eia_secret_chit(enum eia_secret secret, int value);

/* combat.c: a field combat is called by its area; NULL: none there. */
const struct combat *eia_field_combat(const struct play *play,
                                      const char *area);
struct fight eia_odds_fight(const struct play *play, const char *area);
/* In all that a secret changes: plans, and how the attackers came. */
void eia_settle_secrets(struct play *play, const char *area,
                        const int *secrets);
int eia_known_secret(const struct play *play, const char *area, size_t secret);
bool eia_may_be_secret(const struct play *play, const char *area, size_t secret,
                       int value);

/* say.c */
void eia_say_combat(const struct play *play, const char *area,
                    const int *secrets, struct buffer *out);

/* scene-records.c, scene.c */
extern const struct record eia_scene_record;
bool eia_set_up_scene(struct play *play, const void *scene, const char *file,
                      struct report *report);

#endif

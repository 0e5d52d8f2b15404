/* What the files of chances know of each other. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_ODDS_ODDS_H
#define BERTHIER_EMPIRES_IN_ARMS_ODDS_ODDS_H

#include "rooms/empires-in-arms/combat/combat.h"
#include "rooms/odds.h"

#include <stdbool.h>
#include <stddef.h>

/* odds.c */
extern const struct room_odds eia_chances;

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
extern const struct room_secret eia_secrets[];
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

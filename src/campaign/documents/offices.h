/* Who speaks for a side, as a roster has it. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_OFFICES_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_OFFICES_H

#include "campaign/documents/roster.h"
#include "core/arena.h"
#include "rulesets/ruleset.h"
#include "trust/exchange_texts.h"

/* His row of the side, or NULL. */
const struct roster_side *office_for(const struct roster_member *member,
                                     const char *side);
/* Is it his, not as a deputy? */
bool is_commander_of(const struct roster_member *member, const char *side);
/* Has he any side, as commander or deputy, and not as a caretaker? */
bool is_player(const struct roster_member *member);
/* Does he command any side, not as a deputy? */
bool is_commander(const struct roster_member *member);
/* The same of an id; nobody of whom the roster does not know commands. */
bool commands_any(const struct roster *roster, const char *id);
/* The votes that he has: one for each side that he commands. */
size_t votes_of(const struct roster_member *member);
/* All votes but the host's. */
size_t votes_beside_host(const struct roster *roster);
/* How many people command a side that is not this one; NULL: any. */
size_t commanders_beside(const struct roster *roster, const char *side);
/* The commander of the side; NULL: there is none. */
const struct roster_member *side_commander(const struct roster *roster,
                                           const char *side);

/* Has somebody sent what counts? */
struct speaking {
    bool (*has_sent)(const void *of, const struct roster_member *member);
    const void *of;
};
/* The first who commands the side, its commander before his deputies in the
 * roster's order, and has sent what counts; NULL: nobody. */
const struct roster_member *side_speaker(const struct roster *roster,
                                         const char *side,
                                         const struct speaking *speaking);

/* What the lock says of him: a digest, "-" (also of who does not stand in it)
 * or "absent". */
const char *lock_value(const struct lock_text *lock, const char *id);
bool is_locked_absent(const struct lock_text *lock, const char *id);
/* Does the lock ask him for an answer? A side owes one, that of its speaker by
 * the lock: the first before whom it has a sheet, its commander if it has none;
 * and the host owes one. Nobody who is absent does, and of preset umpire the
 * host alone. The lock fixes that before anybody answers. */
bool lock_asks(const struct roster *roster, const struct lock_text *lock,
               const struct roster_member *member);
/* The first of the side of whom the lock has a sheet; NULL: it has none. */
const struct roster_member *lock_speaker(const struct roster *roster,
                                         const struct lock_text *lock,
                                         const char *side);

/* sides.c: the sides of a module, as commands name them. */
/* Walks the sides of a game: foreach_game_side (side, campaign->ruleset,
 * campaign->module.data). */
#define foreach_game_side(one, ruleset, module)                                \
    FOREACH_AT(one, game_side_count((ruleset), (module)),                      \
               const struct ruleset_side *one =                                \
                   game_side((ruleset), (module), one##_at))
size_t game_side_count(const struct ruleset *ruleset,
                       const struct module *module);
const struct ruleset_side *game_side(const struct ruleset *ruleset,
                                     const struct module *module, size_t i);
bool is_game_side(const struct ruleset *ruleset, const struct module *module,
                  const char *id);

/* For the end of a refusal of a side that there is not: ": au Austria, fr
 * France". */
const char *sides_listing(const struct ruleset *ruleset,
                          const struct module *module, const char *id,
                          struct arena *arena);

/* The id of the side that is meant by its id or name in capitals or small
 * letters; id itself where none is. */
const char *side_meant(const struct ruleset *ruleset,
                       const struct module *module, const char *id);

#endif

/* What is to be played, in words, for who is asked whether he wants to: a
 * module's sides, beginning and charts, and the options of its ruleset. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_GAME_WORDS_H
#define BERTHIER_CAMPAIGN_PEOPLE_GAME_WORDS_H

#include "campaign/documents/module.h"
#include "campaign/documents/roster.h"
#include "core/names.h"

struct arena;
struct ruleset;

/* An opened module: when it begins (begins, as draft_begins() says it; NULL:
 * its set-up), its sides with ids and names, and how many of its charts are not
 * the printed ones. Sentences, lower case. */
void game_words(struct names *out, const struct module_document *module,
                const char *begins, struct arena *arena);
/* The options that the roster sets otherwise than by default, and how many are
 * not; roster NULL: every option of the ruleset. Value, the other values, and
 * what it switches. */
void option_words(struct names *out, const struct ruleset *ruleset,
                  const struct roster *roster, struct arena *arena);

#endif

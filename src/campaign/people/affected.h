/* Whom a document concerns, whether or not he is asked for his consent: who is
 * replaced or dismissed, whose keys are, who is blamed, whose game changes. He
 * is told before it becomes an entry, and again when it has become one. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_AFFECTED_H
#define BERTHIER_CAMPAIGN_PEOPLE_AFFECTED_H

#include "campaign/people/agreement.h"

struct effect {
    const char *who; /* id */
    /* "you no longer command Badgers; carl does" */
    const char *to_him;
    const char *of_him; /* the same, of a third: "he no longer commands ..." */
};

struct affected {
    struct effect *items; /* in the roster's order; one may have several */
    size_t count;
};

/* All that concerns him in one text, parted by "; ": to him, or of him; NULL:
 * nothing does. */
const char *effect_to(const struct affected *affected, const char *id,
                      struct arena *arena);
const char *effect_of(const struct affected *affected, const char *id,
                      struct arena *arena);
/* Their ids, each once. */
void affected_ids(struct names *out, const struct affected *affected,
                  struct arena *arena);

/* Those of them whose consent is neither asked nor taken in. */
void affected_unasked(struct names *out, const struct affected *affected,
                      const struct agreement *agreement);

/* What change_kind.affect() adds to. */
struct effect_list {
    const struct agreement *agreement;
    struct affected *out;
};
/* Adds one reason. Of each {one|other} in the text the first is for him, the
 * second for others. */
void effect_add(const struct effect_list *list, const char *who,
                const char *text);
/* Who was locked absent: nobody waits for him, and the game goes on, or ends,
 * all the same. */
void effect_absent(const struct effect_list *list);
/* affected_roster.c: of another roster */
void effect_roster(const struct effect_list *list);

#endif

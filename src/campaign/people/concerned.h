/* Whom a document concerns, whether or not he is asked for his consent: who is
 * replaced or dismissed, whose keys are, who is blamed, whose game changes. He
 * is told before it becomes an entry, and again when it has become one. */
#ifndef BERTHIER_CAMPAIGN_PEOPLE_CONCERNED_H
#define BERTHIER_CAMPAIGN_PEOPLE_CONCERNED_H

#include "campaign/people/agreement.h"

struct concern {
    const char *who; /* id */
    /* "you no longer command Badgers; carl does" */
    const char *to_him;
    const char *of_him; /* the same, of a third: "he no longer commands ..." */
};

struct concerned {
    struct concern *items; /* in the roster's order; one may have several */
    size_t count;
};

/*
 * Of a document that prepare() or its like has found fit, whether it waits or
 * has become the entry agreement->entered: the same list. Of a roster, campaign
 * must stand before it; of a correction too. What a correction of a closed
 * book seals is not told.
 */
void agreement_concerned(struct concerned *out,
                         const struct agreement *agreement);
/* All that concerns him in one text, parted by "; ": to him, or of him; NULL:
 * nothing does. */
const char *concern_to(const struct concerned *concerned, const char *id,
                       struct arena *arena);
const char *concern_of(const struct concerned *concerned, const char *id,
                       struct arena *arena);
/* Their ids, each once. */
void concerned_ids(struct names *out, const struct concerned *concerned,
                   struct arena *arena);

/* Those of them whose consent is neither asked nor taken in. */
void concerned_unasked(struct names *out, const struct concerned *concerned,
                       const struct agreement *agreement);

/* concerned_roster.c, for concerned.c alone */
struct concern_list {
    const struct agreement *agreement;
    struct concerned *out;
};
/* Adds one reason. Of each {one|other} in the text the first is for him, the
 * second for others. */
void concern_add(const struct concern_list *list, const char *who,
                 const char *text);
void concern_roster(const struct concern_list *list);

#endif

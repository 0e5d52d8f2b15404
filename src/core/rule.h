/* What a refusal, a die or a line of the log cites. */
#ifndef BERTHIER_CORE_RULE_H
#define BERTHIER_CORE_RULE_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct buffer;

/* How far a case is played; see cases.tsv of a ruleset. */
enum played {
    PLAYED_YES,     /* code and a test of its example */
    PLAYED_SAME,    /* the behaviour of another case: see same_as */
    PLAYED_PLAYERS, /* a recorded agreement of the players */
    PLAYED_NONE,    /* no behaviour: RULINGS.md says why */
    PLAYED_LATER,   /* not yet */
};

/*
 * A numbered thing that can be cited. book says which list it stands in and
 * how it is printed: "rule" for a case of a rulebook, "base" for a mechanism
 * of our base game, "trust" for what the protocol demands of a file, "file"
 * for the shape of a file. number is the printed number of a case, such as
 * "10.5.7.1h", or the name of the others, such as "march-attrition".
 */
struct rule {
    const char *book;
    const char *number;
    const char *title;
    const char *kind;        /* of a case: procedure, table, order, ... */
    enum played played;      /* of a case */
    const char *same_as;     /* number of the case it equals, or NULL */
    const char *requirement; /* of a case, in our own words */
};

/* Cases that are cited together, each once, in the order in which they were
 * added. Whoever works out a number for a sentence that is still to be said
 * takes one and adds the cases that made the number. */
struct rules {
    const struct rule **items;
    size_t count;
};
/* rules NULL: nobody wants to know. */
void rules_add(struct arena *arena, struct rules *rules,
               const struct rule *rule);
bool rules_contain(const struct rules *rules, const struct rule *rule);

/* As a citation is printed between its brackets: "rule 10.3.1e", "rules
 * 10.3.1e, 10.3.1g", "rule 9.2f, base pursuit". also NULL: nothing else. */
void citation_put(struct buffer *out, const char *book, const char *number,
                  const struct rules *also);

/* Called for every citation that is made: by a refusal, an event, a roll, and
 * nowhere else. Does nothing; the tests put their own in its place, which
 * takes note, so that make rule-coverage knows which cases were really
 * played. */
void rule_cited(const struct rule *rule);

#endif

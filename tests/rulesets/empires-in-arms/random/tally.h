/* What is counted; known to who counts and to who demands. */
#ifndef BERTHIER_TESTS_EMPIRES_IN_ARMS_TALLY_H
#define BERTHIER_TESTS_EMPIRES_IN_ARMS_TALLY_H

#include "core/order.h"
#include "rulesets/empires-in-arms/module/cards.h"
#include "tests/rulesets/empires-in-arms/random/random.h"

enum { MOST_KINDS = 96, MOST_QUESTIONS = 16, MOST_STEPS = 10 };

/* A branch of the rules, by what the journal says of it. */
struct branch {
    const char *name;
    int kind;                /* enum event_kind, or -1: any */
    const struct rule *rule; /* or NULL: any */
    const char *words;       /* in the sentence, or NULL */
};
extern const struct branch branches[];
extern const size_t branch_count;
enum { MOST_BRANCHES = 256 };

struct tally {
    int months, exchanges, phases; /* a phase: a power answers a step */
    struct kind_tally {
        const struct order_kind *kind;
        int given, lapsed;
    } kinds[MOST_KINDS];
    size_t kind_count;
    struct question_tally {
        const struct rule *rule;
        const char *step;
        int asked, ordered, standing, fallback;
    } questions[MOST_QUESTIONS];
    size_t question_count;
    int steps[MOST_STEPS];
    int branches[MOST_BRANCHES];
    int chits[CHIT_COUNT][CHIT_COUNT]; /* attacker's, defender's */
};

/* What an exchange adds, once it is played. */
void tally_exchange(struct tally *tally, const struct match *match);
void tally_standing(struct tally *tally, const struct order_kind *kind);
void tally_print(const struct tally *tally);
/* Fails if something occurred too seldom: in a long run, or in a quick one. */
void tally_check(const struct tally *tally, bool long_run);

#endif

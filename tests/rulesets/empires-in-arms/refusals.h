/* Rows that lay pieces out and ask whether an order may be given, as data. */
#ifndef BERTHIER_TESTS_EMPIRES_IN_ARMS_REFUSALS_H
#define BERTHIER_TESTS_EMPIRES_IN_ARMS_REFUSALS_H

struct rule;

/* What is laid out: "war fr au; corps fr-1 a474 10 infantry"; refusals.c has
 * the words. "" lays out nothing. */
struct attempt {
    const char *laid_out;
    const char *order;
    const struct rule *refused; /* by what; NULL: it may be given */
};

/* The name begins with the case. Every attempt finds what those before it laid
 * out; there may be fewer. */
struct refusal_row {
    const char *name;
    const char *seat; /* side and step: "fr L" */
    struct attempt attempts[8];
};
void refusal_row_runs(void **state);

#endif

/* The reference of a ruleset: every kind of order and every step of the
 * sequence, made from the tables by which the program itself reads and plays.
 *
 * reference_make() (reference.c) gathers what there is: each kind of order
 * once, with the steps that take it and whether it may stand. What an attribute
 * takes is said by its field (core/field.h), so that the reference cannot know
 * another range than the reader. An example is never written by hand
 * (example.c): where a module or a campaign is near (near.c) it is the first
 * legal choice that the kind offers there, or made of things that have these
 * names there; else each attribute has a value of its type. Whatever it is, it
 * was read by order_read(), and is printed in both spellings.
 *
 * Three hands write it down: text.c for people, json.c for programs, manual.c
 * as berthier-RULESET(7), which make builds with the modules of samples/. */
#ifndef BERTHIER_COMMANDS_REFERENCE_REFERENCE_H
#define BERTHIER_COMMANDS_REFERENCE_REFERENCE_H

#include "core/names.h"
#include "core/order.h"
#include "rulesets/ruleset.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct report;

/* A game to take examples from. */
struct near {
    const struct ruleset *ruleset;
    const struct module *module;
    struct game *game;
    const struct options *options;
    const struct standing *standing; /* one a side, or none */
    size_t standing_count;
    const char *open; /* the step that the game stands at, or NULL */
};

/* A kind of order. */
struct described {
    const struct order_kind *kind;
    struct names steps; /* ids of those that take it */
    bool may_stand;
    bool is_plan;
    const struct order *example;
};

struct reference {
    struct arena *arena;
    const struct ruleset *ruleset;
    struct described *kinds; /* those of the steps, then those that stand,
                                then the plans */
    size_t count;
};

/* What lies at that path: a folder of tables as module takes it, a campaign, or
 * a mail of one. False after refusals. */
bool near_open(struct near *out, const char *path, struct arena *arena,
               struct report *report);
/* near NULL: examples go by the types of the fields. */
void reference_make(struct reference *out, const struct ruleset *ruleset,
                    const struct near *near, struct arena *arena);
/* An order of the kind that its reader takes. */
const struct order *reference_example(const struct described *of,
                                      const struct near *near,
                                      struct arena *arena);

/* What a field is about, in words: "the id of a corps or fleet". */
const char *field_words(struct arena *arena, const struct field *field);
/* In which of the three dispositions a step is by its table: "asks nothing",
 * "will be asked again", "now or never". */
const char *step_words(const struct step *step);
/* The kind of standing order by which a side is not asked in the step, or
 * NULL. */
const struct order_kind *step_waiver(const struct ruleset *ruleset,
                                     const struct step *step);
/* The row of the step, or NULL: it asks nothing. */
const struct step_note *step_note_of(const struct ruleset *ruleset,
                                     const struct step *step);
/* What acts as long as nothing is said, as text; NULL: it is no standing order
 * and no plan, or has no value. */
const char *initial_words(const struct order_kind *kind, struct arena *arena);

/* asked: names of kinds; none: all of them. */
void reference_orders(FILE *out, const struct reference *reference,
                      const struct names *asked);
void reference_sequence(FILE *out, const struct reference *reference);
void reference_orders_json(FILE *out, const struct reference *reference,
                           const struct names *asked);
void reference_sequence_json(FILE *out, const struct reference *reference);
/* berthier-RULESET(7) as roff. */
void reference_manual(FILE *out, const struct reference *reference);

#endif

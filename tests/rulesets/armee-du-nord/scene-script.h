/* Scenes that are texts: what a command reads, and the commands there are. */
#ifndef BERTHIER_TESTS_ARMEE_DU_NORD_SCENE_SCRIPT_H
#define BERTHIER_TESTS_ARMEE_DU_NORD_SCENE_SCRIPT_H

#include "core/arena.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* A command that is run, and what of it has not been read. */
struct script {
    struct scene *scene;
    const char *rest;
    const char *verb;
    bool refuted; /* it begins with "not" */
};

/* Each reads what stands next, or the rest. */
const char *script_word(struct script *script);
int script_number(struct script *script);
/* What stands before the bar, or is left; what stands behind it goes on. */
const char *script_before_bar(struct script *script);
/* An order, in which words stand between single quotes. */
const char *script_order(struct script *script);
/* A case, "base." and a mechanism, or "-" for any. */
const struct rule *script_rule(struct script *script);
/* Kind of event; "any": -1. */
int script_kind(struct script *script);
/* Asserts that it holds, or with "not" that it does not. */
void script_holds(const struct script *script, bool given, const char *what);
int script_place(const char *const *words, const char *given);

/* A verb takes the rest as it is, says what must hold, or reads for itself. */
struct script_verb {
    const char *word;
    void (*take)(struct scene *scene, const char *rest);
    bool (*is)(const struct scene *scene, const char *rest);
    void (*run)(struct script *script);
};
/* Both end with NULL: deeds, and what must come of them. */
extern const struct script_verb scene_deeds[];
extern const struct script_verb scene_claims[];

#endif

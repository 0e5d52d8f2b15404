/* What the scenes of every ruleset share: a module read from its tables, dice
 * that fall as a test says, and looking for what happened. */
#ifndef BERTHIER_TESTS_SCENES_H
#define BERTHIER_TESTS_SCENES_H

#include "core/dice.h"
#include "core/field.h"
#include "core/journal.h"
#include "core/order.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;

/* The tables of a module, one file each, in a folder of the source tree. */
struct module_tables {
    const struct record *record;
    const char *folder;
    struct arena *arena;
};

/* Reads them all; what is refused stands in the report. */
void scenes_read_module(struct module *module,
                        const struct module_tables *tables,
                        struct report *report);
/* Every option of the ruleset as it is by default; items has room for them. */
void scenes_options(struct options *options, struct option_value *items,
                    const struct option *table);

/* Dice with these labels fall so; others show 3. */
struct loaded_dice {
    struct loaded_die {
        const char *label;
        int faces[8]; /* 0: the rest shows 3 */
    } * items;
    size_t count;
};
void dice_load(struct arena *arena, struct loaded_dice *dice, const char *label,
               const int faces[8]);
/* A source of dice that falls so; dice must live as long. */
struct dice_source dice_loaded(const struct loaded_dice *dice);
/* Was a die of that label thrown? */
bool dice_thrown(const struct dice *dice, const char *label);

/* Events of that kind and rule whose sentence has these words; -1 and NULL
 * leave it out. */
struct sought {
    int kind;
    const struct rule *rule;
    const char *words;
};
/* In the order of the journal, children behind their parent; NULL: none. */
const struct event *journal_first(const struct journal *journal,
                                  struct sought sought);
const struct event *journal_last(const struct journal *journal,
                                 struct sought sought);
size_t journal_count(const struct journal *journal, struct sought sought);

#endif

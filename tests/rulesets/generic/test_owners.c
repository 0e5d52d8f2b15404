/* Whose a thing is that a correction names, in every ruleset's own module. */
#include "core/names.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"

#include <stdlib.h>

#define WATERLOO "samples/modules/waterloo-1815"
#define EUROPE   "samples/modules/europe-1805"

static const struct owner_row {
    const char *name;
    const char *world;
    const char *kind;
    const char *thing;
    const char *owner; /* NULL: nobody's */
} owner_rows[] = {
    {"a unit", WATERLOO, "unit", "fr-durutte", "french"},
    {"a unit that another record names", WATERLOO, NULL, "pr-roeder",
     "coalition"},
    {"a leader", WATERLOO, "leader", "grouchy", "french"},
    {"an army", WATERLOO, "army", "anglo-allied", "coalition"},
    {"vedettes", WATERLOO, "vedette", "pr-vedette-2", "coalition"},
    {"a word of no thing", WATERLOO, NULL, "rain", NULL},
    {"a corps", EUROPE, "corps", "fr-2", "fr"},
    {"a fleet", EUROPE, "fleet", "gb-f1", "gb"},
    {"a leader of a power", EUROPE, "leader", "massena", "fr"},
    {"a neutral country", EUROPE, "minor", "bavaria", NULL},
    {"the corps of a neutral country", EUROPE, "corps", "bavaria-1", NULL},
    {"a city", EUROPE, "city", "a438", "fr"},
    {"the same area as a place of somebody else's", EUROPE, NULL, "a438", NULL},
};

static const struct world *world_named(const struct worlds *worlds,
                                       const char *name)
{
    const struct world *world = FIND_NAMED(const struct world, worlds->items,
                                           worlds->count, name, name);

    assert_non_null(world);
    return world;
}

static void belongs(void **state)
{
    const struct owner_row *row = *state;
    struct ledger *ledger = calloc(1, sizeof(*ledger));
    struct trial trial = {.seed = 1, .ledger = ledger};
    struct worlds worlds = {0};
    const char *owner;

    assert_non_null(ledger);
    worlds_find(&worlds);
    trial.world = world_named(&worlds, row->world);
    trial_begin(&trial);
    assert_true(trial_open(&trial, &trial.turn));
    owner = trial.world->ruleset->owner(trial.campaign.turn.play,
                                        trial.world->module.data, row->kind,
                                        row->thing);
    if (row->owner)
        assert_string_equal(owner, row->owner);
    else
        assert_null(owner);
    trial_close(&trial);
    trial_end(&trial);
    arena_free(worlds.arena);
    free(ledger);
}

int main(void)
{
    const struct table tables[] = {TABLE(owner_rows, belongs)};

    return run_tables(tables, LENGTH(tables));
}

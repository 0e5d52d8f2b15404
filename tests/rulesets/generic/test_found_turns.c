/* Turns that killed the program before it refused them, one by one: each is the
 * set-up of a module with one correction, as an umpire would enter it. */
#include "core/edit.h"
#include "core/trust_rules.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"

#include <stdio.h>

#define EUROPE   "samples/modules/europe-1805"
#define WATERLOO "samples/modules/waterloo-1815"

#define CHANGED(kind, which, what, was, is)                                    \
    {                                                                          \
        EDIT_CHANGE, .place = {"correction.xml", 3}, .of = kind,               \
                     .piece = which, .field = what, .from = was, .to = is      \
    }

static const struct found_row {
    const char *name;
    struct edit edit;
    enum file_rule rule;
    const char *words;
} found_rows[] = {
    {"a district with a fleet's id: base-conquest, look_at_major",
     CHANGED("district", "holland", "id", "holland", "sp-f3"),
     FILE_unknown_reference, "id 'sp-f3' is not there"},
    {"a district of no module: month, worth",
     CHANGED("district", "holland", "id", "holland", "nowhere"),
     FILE_unknown_reference, "id 'nowhere' is not there"},
    {"a province with an area's id: economy-collect, of_lands",
     CHANGED("province", "bohemia", "id", "bohemia", "a300"),
     FILE_unknown_reference, "id 'a300' is not there"},
    {"a minor country with a power's id: minor-zones, eia_zones_free",
     CHANGED("minor", "bavaria", "id", "bavaria", "fr"), FILE_unknown_reference,
     "id 'fr' is not there"},
    {"a garrison in a sea: position, say_garrisons",
     CHANGED("garrison", NULL, "area", NULL, "s703"), FILE_unknown_reference,
     "area 's703' is not there"},
    {"a fleet in a port that is not there",
     CHANGED("fleet", "gb-f1", "at", NULL, "p999"), FILE_unknown_reference,
     "at 'p999' is not there"},
    {"a fleet on land", CHANGED("fleet", "gb-f1", "at", NULL, "a300"),
     FILE_unknown_reference, "at 'a300' is not there"},
    {"a fleet of nobody", CHANGED("fleet", "gb-f1", "nation", "gb", "nobody"),
     FILE_unknown_reference, "nation 'nobody' is not there"},
    {"a leader with a place", CHANGED("leader", "napoleon", "with", NULL, "fr"),
     FILE_unknown_reference, "with 'fr' is not there"},
    {"a corps off the map of areas", CHANGED("corps", "fr-1", "at", NULL, "fr"),
     FILE_unknown_reference, "at 'fr' is not there"},
    {"more money than there is",
     CHANGED("power", "fr", "money", NULL, "999999999"), FILE_bad_value,
     "money '999999999' is not a number from 0 to 9999"},
    {"a status box that is not on the display",
     CHANGED("power", "fr", "box", NULL, "41"), FILE_bad_value,
     "box '41' is not a number from 1 to 40"},
};

/* What play may leave behind, and no rule relies on: the depot that a fleet
 * carried was given up, the group that a force has marched to is gone. */
static const struct left_row {
    const char *name;
    const char *world;
    struct edit edit;
} left_rows[] = {
    {"a depot that is gone", EUROPE,
     CHANGED("fleet", "gb-f1", "depot", NULL, "gb-d-a301")},
    {"a group that is gone", WATERLOO,
     CHANGED("force", NULL, "joins", NULL, "french-0101")},
};

static const struct world *world_named(const struct worlds *worlds,
                                       const char *name)
{
    const struct world *world = FIND_NAMED(const struct world, worlds->items,
                                           worlds->count, name, name);

    assert_non_null(world);
    return world;
}

static const struct element *piece_of(const struct trial *trial,
                                      const struct edit *edit)
{
    const struct element *game = element_child(trial->root, "game")->first;
    const struct element *child = game->first;

    while (child && (strcmp(child->name, edit->of) != 0 ||
                     (edit->piece &&
                      !same_name(element_attribute(child, "id"), edit->piece))))
        child = child->next;
    assert_non_null(child);
    return child;
}

/* A piece without a name is the first of its kind; what stands there is read
 * off where the row does not say it. */
static void correct(struct trial *trial, const struct edit *given,
                    struct buffer *out)
{
    const struct ruleset *ruleset = trial->world->ruleset;
    struct edit edit = *given;
    const struct element *piece = piece_of(trial, &edit);

    if (!edit.from)
        edit.from = element_attribute(piece, edit.field);
    if (!edit.piece)
        edit.piece = element_attribute(piece, "id");
    if (!edit.piece)
        edit.piece = element_attribute(piece, "area");
    assert_true(record_edit(trial->campaign.turn.play, ruleset->state, &edit,
                            trial->arena, trial->report));
    turn_write(out, &trial->campaign.turn, ruleset);
}

static void assert_refused(const struct trial *trial,
                           const struct found_row *row)
{
    const struct finding *finding = NULL;

    assert_true(report_findings(trial->report) > 0);
    finding = report_finding(trial->report, 0);
    assert_ptr_equal(finding->rule, &file_rules[row->rule]);
    assert_true(finding->place.line > 0);
    if (!strstr(finding->text, row->words))
        fail_msg("'%s' is not in '%s'", row->words, finding->text);
}

/* A trial at the set-up of the world, which a correction has changed. */
struct corrected {
    struct worlds worlds;
    struct ledger *ledger;
    struct trial trial;
    struct buffer text;
};

static bool opens(struct corrected *made, const char *world,
                  const struct edit *edit)
{
    struct trial *trial = &made->trial;

    memset(made, 0, sizeof(*made));
    made->ledger = calloc(1, sizeof(*made->ledger));
    assert_non_null(made->ledger);
    worlds_find(&made->worlds);
    *trial = (struct trial){.seed = 1, .ledger = made->ledger};
    trial->world = world_named(&made->worlds, world);
    trial_begin(trial);
    assert_true(trial_open(trial, &trial->turn));
    buffer_init(&made->text);
    correct(trial, edit, &made->text);
    trial_close(trial);
    return trial_open(trial,
                      &(struct bytes){made->text.bytes, made->text.length});
}

static void clear(struct corrected *made)
{
    trial_close(&made->trial);
    buffer_release(&made->text);
    trial_end(&made->trial);
    arena_free(made->worlds.arena);
    free(made->ledger);
}

static void turn_is_refused(void **state)
{
    const struct found_row *row = *state;
    struct corrected made;

    assert_false(opens(&made, EUROPE, &row->edit));
    assert_refused(&made.trial, row);
    clear(&made);
}

static void turn_is_read(void **state)
{
    const struct left_row *row = *state;
    struct corrected made;

    assert_true(opens(&made, row->world, &row->edit));
    clear(&made);
}

int main(void)
{
    const struct table tables[] = {TABLE(found_rows, turn_is_refused),
                                   TABLE(left_rows, turn_is_read)};

    return run_tables(tables, LENGTH(tables));
}

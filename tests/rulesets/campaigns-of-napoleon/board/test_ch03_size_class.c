/* Chapter 3.2: size class and senior leader. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

/* An enemy comes before the side's troops at 0304: what it reads of its
 * group then. */
static const struct event *group_told(struct scene *scene, enum side side)
{
    if (!con_unit(&scene->board, "foe"))
        scene_infantry(scene, side == FRENCH ? "prussian" : "french", "foe",
                       303, 5);
    scene_ready(scene);
    con_make_groups(&scene->play);
    journal_init(&scene->journal, scene->arena);
    con_tell_groups(&scene->play);
    return journal_first(
        &scene->journal,
        (struct sought){EVENT_GROUP, NULL,
                        side == FRENCH ? "French: " : "Coalition: "});
}

static void is_told_as(struct scene *scene, enum side side,
                       enum size_class class)
{
    static const struct {
        const struct rule *rule;
        const char *words;
    } said[] = {[DIVISION] = {RULE(3_2a), ": a division of "},
                [CORPS] = {RULE(3_2b), ": a corps of "},
                [ARMY] = {RULE(3_2c), ": an army of "}};
    const struct event *event = group_told(scene, side);

    assert_non_null(event);
    assert_true(event_names(event, said[class].rule));
    assert_non_null(strstr(event->text, said[class].words));
}

/* 0304 and its sentence. */
static void is_class(struct scene *scene, enum size_class class)
{
    struct party party;

    is_told_as(scene, FRENCH, class);
    party = con_party_of_hex(&scene->board, FRENCH, 304);
    assert_int_equal(con_size_class(&scene->board, &party), class);
}

static void is_led_by(struct scene *scene, const char *leader)
{
    const struct event *event = group_told(scene, FRENCH);

    assert_true(event_names(event, RULE(3_2e)));
    assert_string_equal(event->piece, leader);
}

/* count units of subordination 1 under the leader */
static void units_of(struct scene *scene, const char *leader, int count)
{
    for (int i = 0; i < count; i++) {
        const char *id = arena_text(scene->arena, "%s-%d", leader, i);

        scene_infantry(scene, "french", id, 304, 2);
        scene_assign(scene, id, leader);
    }
}

static struct leader_card *commander(struct scene *scene, const char *id,
                                     enum rank rank, int span)
{
    struct leader_card *card = scene_leader(scene, "french", id, 304);

    card->rank = rank;
    card->span = span;
    return card;
}

static void small_units_under_a_marshal(struct scene *scene)
{
    commander(scene, "ney", MARSHAL, 7);
    units_of(scene, "ney", 2);
    scene->module.units[1].subordination = 1;
    is_class(scene, DIVISION);
}

/* One and a half under Reille; the train, of one half, is no combat unit. */
static void a_train_is_no_combat_unit(struct scene *scene)
{
    struct unit_card *train;

    scene_leader(scene, "french", "reille", 304);
    units_of(scene, "reille", 2);
    scene->module.units[1].subordination = 1;
    train = scene_unit(scene, "french", "train", 304);
    train->arm = PONTOON;
    train->subordination = 1;
    scene_assign(scene, "train", "reille");
    is_class(scene, DIVISION);
}

static void two_leaders(struct scene *scene)
{
    commander(scene, "ney", MARSHAL, 7);
    scene_leader(scene, "french", "reille", 304);
    units_of(scene, "ney", 1);
    units_of(scene, "reille", 5);
    is_class(scene, CORPS);
}

/* The engineer has but a train, and counts as one with nothing under him. */
static void two_leaders_and_a_train(struct scene *scene)
{
    scene_leader(scene, "french", "eble", 304);
    scene_unit(scene, "french", "train", 304)->arm = PONTOON;
    scene_assign(scene, "train", "eble");
    two_leaders(scene);
}

static void three_leaders(struct scene *scene)
{
    commander(scene, "ney", MARSHAL, 7);
    scene_leader(scene, "french", "derlon", 304);
    scene_leader(scene, "french", "reille", 304);
    units_of(scene, "ney", 1);
    units_of(scene, "derlon", 5);
    units_of(scene, "reille", 5);
    is_class(scene, ARMY);
}

static void vedettes_do_not_count(struct scene *scene)
{
    struct party party;

    commander(scene, "ney", MARSHAL, 7);
    units_of(scene, "ney", 2);
    scene->module.units[1].subordination = 1;
    scene_vedette(scene, "french", "v-1", 304);
    scene_vedette(scene, "french", "v-2", 304);
    scene_vedette(scene, "french", "v-3", 306);
    is_class(scene, DIVISION);
    assert_true(event_names(group_told(scene, FRENCH), RULE(3_2d)));
    party = con_party_of_hex(&scene->board, FRENCH, 306);
    assert_int_equal(con_size_class(&scene->board, &party), NO_CLASS);
}

static void largest_span_is_senior(struct scene *scene)
{
    commander(scene, "old", MARSHAL, 8)->initiative = 2;
    scene_leader(scene, "french", "keen", 304)->initiative = 5;
    units_of(scene, "keen", 3);
    is_led_by(scene, "old");
}

static void owner_chooses_among_equals(struct scene *scene)
{
    const char *names[] = {"slow"};
    const struct seniority list = {{names, 1}};
    struct party party;

    scene_leader(scene, "french", "slow", 304)->initiative = 2;
    scene_leader(scene, "french", "keen", 304)->initiative = 5;
    scene_ready(scene);
    party = con_party_of_hex(&scene->board, FRENCH, 304);
    assert_string_equal(con_senior(&party, NULL)->id, "keen");
    assert_string_equal(con_senior(&party, &list)->id, "slow");
}

static void cole_is_a_division(struct scene *scene)
{
    scene_major_general(scene, "french", "cole", 304);
    units_of(scene, "cole", 2);
    is_class(scene, DIVISION);
}

static void reille_is_a_corps(struct scene *scene)
{
    scene_leader(scene, "french", "reille", 304);
    units_of(scene, "reille", 2);
    is_class(scene, CORPS);
    scene_take(scene, "reille-1", OUT);
    is_class(scene, DIVISION);
}

static void cole_does_not_count(struct scene *scene)
{
    commander(scene, "wellington", COMMANDER, 9);
    scene_leader(scene, "french", "hill", 304);
    scene_major_general(scene, "french", "cole", 304);
    units_of(scene, "wellington", 1);
    units_of(scene, "cole", 2);
    units_of(scene, "hill", 3);
    is_class(scene, CORPS);
}

static void ney_counts_through_others(struct scene *scene)
{
    commander(scene, "ney", MARSHAL, 7);
    scene_leader(scene, "french", "derlon", 304);
    scene_leader(scene, "french", "reille", 304);
    units_of(scene, "derlon", 5);
    units_of(scene, "reille", 5);
    is_class(scene, ARMY);
}

/* Bluecher is of another army, so that the two stay two forces. */
static void wellington_and_bluecher(struct scene *scene)
{
    scene_leader(scene, "anglo-allied", "wellington", 304)->rank = COMMANDER;
    scene_leader(scene, "anglo-allied", "hill", 304);
    scene_major_general(scene, "anglo-allied", "cole", 304);
    scene_leader(scene, "prussian", "bluecher", 304)->rank = COMMANDER;
    for (int i = 0; i < 6; i++) {
        const char *const leaders[] = {"hill", "cole", "bluecher"};
        const char *id = arena_text(scene->arena, "unit-%d", i);

        scene_infantry(scene, i / 2 == 2 ? "prussian" : "anglo-allied", id, 304,
                       3);
        scene_assign(scene, id, leaders[i / 2]);
    }
    is_told_as(scene, COALITION, ARMY);
}

/* Of four in Hill's force one is Picton's, who is lost: with a span of 5 Hill
 * has room for the two at 0305. */
static void the_orphan_loads_nobody(struct scene *scene)
{
    const struct hexes hexes = {(int[]){304, 305}, 2};
    struct party party;

    scene_leader(scene, "anglo-allied", "hill", 304);
    scene_leader(scene, "anglo-allied", "picton", 304);
    for (int i = 0; i < 6; i++) {
        const char *id = arena_text(scene->arena, "unit-%d", i);

        scene_infantry(scene, "anglo-allied", id, i < 4 ? 304 : 305, 1);
        scene_assign(scene, id, i < 3 ? "hill" : i < 4 ? "picton" : NULL);
    }
    scene_ready(scene);
    scene_the_unit(scene, "unit-3")->force = "hill";
    scene_take(scene, "picton", OUT);
    con_leader(&scene->board, "picton")->force = NULL;
    con_tidy_forces(&scene->board);
    party = con_party_of_hexes(&scene->board, COALITION, &hexes);
    assert_int_equal(con_additional_forces(&scene->board, &party,
                                           con_leader(&scene->board, "hill")),
                     0);
}

static const struct scene_row rows[] = {
    {"3.2a log.2008-03-06c subordination 1.5 under a Marshal: Division",
     small_units_under_a_marshal},
    {"3.2a a pontoon train is no combat unit", a_train_is_no_combat_unit},
    {"3.2b two leaders who command: Corps", two_leaders},
    {"3.2b who has a pontoon train alone does not command",
     two_leaders_and_a_train},
    {"3.2b 10.5.7.1g whose leader is lost loads nobody",
     the_orphan_loads_nobody},
    {"3.2c three leaders who command: Army", three_leaders},
    {"3.2d vedettes do not count", vedettes_do_not_count},
    {"3.2e the largest span is senior", largest_span_is_senior},
    {"3.2e the owner chooses among equals", owner_chooses_among_equals},
    {"3.2g Cole alone with two units: Division", cole_is_a_division},
    {"3.2h Reille with two units: Corps, with one: Division",
     reille_is_a_corps},
    {"3.2i Ney with one and Reille with five: Corps", two_leaders},
    {"3.2j Wellington, Cole and Hill: Corps", cole_does_not_count},
    {"3.2k Ney over d'Erlon and Reille: Army", ney_counts_through_others},
    {"3.2l Wellington, Hill, Cole and Bluecher: Army", wellington_and_bluecher},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}

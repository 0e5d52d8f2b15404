/* How scenes are played and looked at. */
#include "core/arena.h"
#include "tests/core/tree.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

#include <stdio.h>

extern const struct ruleset grande_armee_ruleset;

/* ---- orders -------------------------------------------------------------- */

static struct order *read_order(struct scene *scene,
                                const struct order_kind *const *kinds,
                                const char *text)
{
    struct report *report = report_new(scene->arena);
    struct order *order = order_read(
        scene->arena, kinds, tree_from(scene->arena, text), "sheet", report);

    if (!order)
        report_print(report, stderr);
    assert_non_null(order);
    return order;
}

static struct section *section_of(struct scene *scene, const char *side,
                                  const char *step)
{
    struct section *section;

    for (size_t i = 0; i < scene->section_count; i++)
        if (same_name(scene->sections[i].side, side) &&
            same_name(scene->sections[i].step, step))
            return &scene->sections[i];
    section = LIST_ADD(scene->arena, scene->sections, scene->section_count);
    section->side = gra_side_words[gra_side_of(side)];
    section->step = arena_text(scene->arena, "%s", step);
    return section;
}

void scene_order(struct scene *scene, const char *side, const char *order)
{
    scene->module.first_player = gra_side_of(side);
    scene->game->first_player = gra_side_of(side);
    scene_order_in(scene, side, "4", order);
}

void scene_order_in(struct scene *scene, const char *side, const char *step,
                    const char *order)
{
    struct section *section = section_of(scene, side, step);
    struct order *added =
        LIST_ADD(scene->arena, section->orders, section->count);

    *added = *read_order(
        scene, sequence_kinds(scene->arena, grande_armee_ruleset.sequence),
        order);
}

void scene_stand(struct scene *scene, const char *side, const char *order)
{
    const struct order *read =
        read_order(scene, grande_armee_ruleset.standing, order);

    standing_put(scene->arena, &scene->standing[gra_side_of(side)], read);
}

/* ---- the desk ------------------------------------------------------------ */

/* A seat on a copy, on which the orders so far have been foreseen. */
static struct seat seat_of(struct scene *scene, const struct section *section)
{
    const char *side = section->side;
    struct seat seat = {.board = scene->board,
                        .side = section->side,
                        .step = section->step,
                        .certain = true,
                        .standing = &scene->standing[gra_side_of(side)]};

    seat.game = record_copy(scene->arena, &gra_game_record, scene->game);
    gra_stack(seat.game, &scene->module, scene->arena);
    gra_begin_phase(seat.game);
    scene->refused = report_new(scene->arena);
    for (size_t i = 0; i < section->count; i++)
        if (order_check(&seat, &section->orders[i], scene->refused))
            order_foresee(&seat, &section->orders[i]);
    return seat;
}

const struct rule *scene_step_refusal(struct scene *scene, const char *side,
                                      const char *step)
{
    const struct section *section = section_of(scene, side, step);
    struct seat seat = seat_of(scene, section);

    if (report_clean(scene->refused) &&
        gra_check_section(&seat, section, scene->refused))
        return NULL;
    return report_finding(scene->refused, 0)->rule;
}

const struct rule *scene_section_refusal(struct scene *scene, const char *side)
{
    return scene_step_refusal(scene, side, "4");
}

/* ---- playing ------------------------------------------------------------- */

void scene_play(struct scene *scene)
{
    section_of(scene, gra_side_words[scene->module.first_player], "4");
    scene_run(scene, "4");
}

void scene_run(struct scene *scene, const char *step)
{
    scene->play.sections = scene->sections;
    scene->play.section_count = scene->section_count;
    scene->play.step = sequence_find(grande_armee_ruleset.sequence, step);
    scene->play.running = true;
    scene->play.step->run(&scene->play);
}

void scene_play_turn(struct scene *scene)
{
    struct sequence_place place = {"4"};
    struct names absent = {0};

    for (int side = 0; side < SIDES; side++)
        names_add(scene->arena, &absent, gra_side_words[side]);
    scene->play.sections = scene->sections;
    scene->play.section_count = scene->section_count;
    scene->play.absent = &absent;
    play_exchange(&scene->play, grande_armee_ruleset.sequence, &place);
    scene->play.absent = NULL;
}

/* ---- what happened ------------------------------------------------------- */

bool scene_told(const struct scene *scene, int kind, const struct rule *rule,
                const char *words)
{
    return journal_first(&scene->journal, (struct sought){kind, rule, words}) !=
           NULL;
}

size_t scene_count(const struct scene *scene, int kind, const struct rule *rule)
{
    return journal_count(&scene->journal, (struct sought){kind, rule, NULL});
}

bool scene_modifies(const struct scene *scene, const struct rule *rule,
                    int number)
{
    const struct event *event = journal_first(
        &scene->journal, (struct sought){EVENT_MODIFIER, rule, NULL});

    return event && event->number == number;
}

bool scene_thrown(const struct scene *scene, const char *label)
{
    return dice_thrown(scene->play.dice, label);
}

void scene_row_runs(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_begin();

    row->play(scene);
    scene_free(scene);
}

void scene_map_row_runs(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_begin_map();

    row->play(scene);
    scene_free(scene);
}

void scene_holds(struct scene *scene)
{
    struct report *report = report_new(scene->arena);

    if (gra_coherent(scene->game, &scene->module, "turn.xml", report))
        return;
    report_print(report, stderr);
    fail();
}

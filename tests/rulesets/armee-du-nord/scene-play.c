/* How scenes are played and looked at. */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/core/tree.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

#include <stdio.h>
#include <stdlib.h>

extern const struct ruleset armee_du_nord_ruleset;

/* The standing orders of a side, with its id. */
static struct standing *standing_of(struct scene *scene, const char *side)
{
    for (int i = 0; i < SIDES; i++)
        if (same_name(scene->standing[i].side, side))
            return &scene->standing[i];
    abort();
}

/* The step of the army's player turn, by day or by night, or of its set-up. */
static const char *step_of(const struct scene *scene, const char *army)
{
    static const char *const steps[ARMIES] = {"1", "2", "3"};

    if (scene->game->setting_up)
        return "0";
    return adn_is_night(&scene->board) ? "N" : steps[adn_army_of(army)];
}

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

static struct order *read_ordinary(struct scene *scene, const char *text)
{
    return read_order(
        scene, sequence_kinds(scene->arena, armee_du_nord_ruleset.sequence),
        text);
}

static struct section *section_of(struct scene *scene, const char *army)
{
    const char *step = step_of(scene, army);
    struct section *section;

    for (size_t i = 0; i < scene->section_count; i++)
        if (same_name(scene->sections[i].side, army) &&
            same_name(scene->sections[i].step, step))
            return &scene->sections[i];
    section = LIST_ADD(scene->arena, scene->sections, scene->section_count);
    section->side = standing_of(scene, army)->side;
    section->step = step;
    return section;
}

void scene_order(struct scene *scene, const char *army, const char *order)
{
    struct section *section = section_of(scene, army);
    struct order *added =
        LIST_ADD(scene->arena, section->orders, section->count);

    *added = *read_ordinary(scene, order);
}

void scene_stand(struct scene *scene, const char *army, const char *order)
{
    const struct order *read =
        read_order(scene, armee_du_nord_ruleset.standing, order);

    standing_put(scene->arena, standing_of(scene, army), read);
}

/* ---- the desk ------------------------------------------------------------ */

/* A seat on a copy, on which the orders so far have been foreseen. */
static struct seat seat_of(struct scene *scene, const char *army)
{
    const struct section *section = section_of(scene, army);
    struct seat seat = {.board = scene->board,
                        .side = section->side,
                        .step = section->step,
                        .certain = !scene->ahead,
                        .standing = standing_of(scene, army)};

    seat.game = adn_copy(&scene->board);
    adn_begin_player_turn(seat.game, adn_army_of(army));
    for (size_t i = 0; i < section->count; i++) {
        struct report *report = report_new(scene->arena);

        if (order_check(&seat, &section->orders[i], report))
            order_foresee(&seat, &section->orders[i]);
    }
    return seat;
}

const struct rule *scene_refusal(struct scene *scene, const char *army,
                                 const char *order)
{
    const struct seat seat = seat_of(scene, army);

    scene->refused = report_new(scene->arena);
    if (order_check(&seat, read_ordinary(scene, order), scene->refused))
        return NULL;
    return report_finding(scene->refused, 0)->rule;
}

void scene_refuses(struct scene *scene, const char *order,
                   const struct rule *rule)
{
    assert_ptr_equal(scene_refusal(scene, "french", order), rule);
}

const char *scene_said(struct scene *scene, const char *army, const char *order)
{
    const struct seat seat = seat_of(scene, army);
    const struct order *read = read_ordinary(scene, order);
    struct buffer out;
    const char *text;

    buffer_init(&out);
    read->kind->say(&seat, read, &out);
    text = arena_text(scene->arena, "%s", out.bytes);
    buffer_release(&out);
    return text;
}

void scene_says(struct scene *scene, const char *order, const char *words)
{
    assert_non_null(strstr(scene_said(scene, "french", order), words));
}

const struct rule *scene_section_refusal(struct scene *scene, const char *army)
{
    const struct seat seat = seat_of(scene, army);

    scene->refused = report_new(scene->arena);
    if (adn_check_section(&seat, section_of(scene, army), scene->refused))
        return NULL;
    return report_finding(scene->refused, 0)->rule;
}

/* ---- playing ------------------------------------------------------------- */

/* What an army lost before the scene began does not matter to it. */
static void settle_losses(struct scene *scene)
{
    foreach (struct army, army, scene->game->armies)
        army->lost = 0;
    foreach (const struct unit, unit, scene->game->units)
        scene->game->armies[unit->card->army].lost +=
            unit->card->increments - unit->increments;
}

void scene_play(struct scene *scene, const char *army)
{
    section_of(scene, army);
    settle_losses(scene);
    scene->play.sections = scene->sections;
    scene->play.section_count = scene->section_count;
    scene->play.step =
        sequence_find(armee_du_nord_ruleset.sequence, step_of(scene, army));
    scene->play.running = true;
    scene->play.step->run(&scene->play);
}

void scene_play_order(struct scene *scene, const char *army, const char *order)
{
    scene_order(scene, army, order);
    scene_play(scene, army);
}

void scene_new_dice(struct scene *scene)
{
    const struct dice_source source = dice_loaded(&scene->dice);

    scene->play.dice = dice_new(scene->arena, &source);
}

void scene_play_turn(struct scene *scene)
{
    struct sequence_place place = {"O"};
    struct names absent = {0};

    scene_new_dice(scene);
    for (int side = 0; side < SIDES; side++)
        names_add(scene->arena, &absent, scene->standing[side].side);
    settle_losses(scene);
    scene->play.sections = scene->sections;
    scene->play.section_count = scene->section_count;
    scene->play.absent = &absent;
    play_exchange(&scene->play, armee_du_nord_ruleset.sequence, &place);
    scene->play.absent = NULL;
}

/* ---- what is ordered often ----------------------------------------------- */

void scene_attack_with(struct scene *scene, int hex, const char *units,
                       const char *more, int die)
{
    scene_all_in_command(scene);
    scene_order(scene, "french",
                arena_text(scene->arena,
                           "<attack target=\"%04d\" units=\"%s\" %s/>", hex,
                           units, more));
    scene_die(scene, arena_text(scene->arena, "attack/die/%04d-french-1", hex),
              die);
    scene_play(scene, "french");
}

void scene_charge(struct scene *scene, const char *pieces, const char *more,
                  int die)
{
    scene_all_in_command(scene);
    scene_order(scene, "french",
                arena_text(scene->arena,
                           "<move pieces=\"%s\" charge=\"2020\" %s/>", pieces,
                           more));
    scene_die(scene, "table.charge-a/die/2020-french-1", die);
    scene_play(scene, "french");
}

const char *scene_fire(const struct scene *scene, const char *batteries)
{
    return arena_text(scene->arena,
                      "<bombard target=\"2020\" batteries=\"%s\"/>", batteries);
}

void scene_bombard(struct scene *scene, int die)
{
    scene_put(scene, "fr-iii-foot", 2121, 0);
    scene_order(scene, "french", scene_fire(scene, "fr-iii-foot"));
    scene_die(scene, "bombardment/die/2020-french", die);
}

/* ---- what happened ------------------------------------------------------- */

bool scene_told(const struct scene *scene, int kind, const struct rule *rule,
                const char *words)
{
    return journal_first(&scene->journal, (struct sought){kind, rule, words}) !=
           NULL;
}

bool scene_cell(const struct scene *scene, const char *words)
{
    return scene_told(scene, EVENT_TABLE, RULE(option_crt), words);
}

bool scene_charged(const struct scene *scene, const char *words)
{
    return scene_told(scene, EVENT_TABLE, RULE(table_charge_a), words);
}

bool scene_odds(const struct scene *scene, const char *words)
{
    return scene_told(scene, EVENT_NOTE, BASE(odds), words);
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
    struct scene *scene = row->begin();

    row->play(scene);
    scene_free(scene);
}

bool scene_won(const struct scene *scene, const char *side)
{
    const struct event *event =
        journal_last(&scene->journal, (struct sought){EVENT_COMBAT, NULL, NULL})
            ->first;

    while (event && !(event->kind == EVENT_OUTCOME && event->won &&
                      same_name(event->side, side)))
        event = event->next;
    return event != NULL;
}

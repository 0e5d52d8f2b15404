/* How scenes are played and looked at. */
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"

#include <stdlib.h>
#include <string.h>

extern const struct ruleset campaigns_of_napoleon_ruleset;

/* ---- orders ----------------------------------------------------------- */

static struct order an_order(struct scene *scene, const struct order_kind *kind,
                             const void *details)
{
    const struct order order = {
        .place = {"sheet.xml", 1},
        .kind = kind,
        .details = arena_copy(scene->arena, details, kind->size)};

    return order;
}

void scene_standing(struct scene *scene, enum side side,
                    const struct order_kind *kind, const void *details)
{
    const struct order order = an_order(scene, kind, details);

    standing_put(scene->arena, &scene->standing[side], &order);
}

void scene_asks(struct scene *scene)
{
    for (int side = 0; side < SIDE_COUNT; side++)
        scene->standing[side].count = 0;
}

static struct section *section_of(struct scene *scene, enum side side,
                                  const char *step)
{
    struct section *section = scene->sections;

    for (size_t i = 0; i < scene->play.section_count; i++, section++)
        if (strcmp(section->side, con_side_id(side)) == 0 &&
            strcmp(section->step, step) == 0)
            return section;
    if (scene->play.section_count == SCENE_SECTIONS)
        abort();
    scene->play.section_count++;
    section->side = con_side_id(side);
    section->step = step;
    section->round = 1;
    section->place.file = "sheet.xml";
    return section;
}

void scene_section(struct scene *scene, enum side side, const char *step)
{
    section_of(scene, side, step);
}

void scene_order(struct scene *scene, enum side side, const char *step,
                 const struct order_kind *kind, const void *details)
{
    struct section *section = section_of(scene, side, step);
    struct order *order =
        LIST_ADD(scene->arena, section->orders, section->count);

    *order = an_order(scene, kind, details);
}

const struct rule *scene_refusal(struct scene *scene, enum side side,
                                 const struct order_kind *kind,
                                 const void *details)
{
    struct report *report = report_new(scene->arena);
    const struct order order = an_order(scene, kind, details);
    const struct seat seat = {.game = scene->game,
                              .module = &scene->module,
                              .options = &scene->options,
                              .side = con_side_id(side),
                              .step = scene->play.step->id,
                              .certain = true,
                              .standing = &scene->standing[side],
                              .arena = scene->arena};

    scene->refused = report;
    if (order_check(&seat, &order, report))
        return NULL;
    return report_finding(report, 0)->rule;
}

bool scene_carry_out(struct scene *scene, enum side side, const char *step,
                     const struct order_kind *kind, const void *details)
{
    struct order order = an_order(scene, kind, details);

    scene->play.step =
        sequence_find(campaigns_of_napoleon_ruleset.sequence, step);
    return play_carry_out(&scene->play, con_side_id(side), &order);
}

const char *scene_play(struct scene *scene, const char *from)
{
    struct sequence_place place = {from};

    play_exchange(&scene->play, campaigns_of_napoleon_ruleset.sequence, &place);
    return place.step;
}

/* ---- looking ---------------------------------------------------------- */

const struct event *scene_event(const struct scene *scene, int kind,
                                const struct rule *rule)
{
    return journal_first(&scene->journal, (struct sought){kind, rule, NULL});
}

const struct event *scene_last(const struct scene *scene, int kind,
                               const struct rule *rule)
{
    return journal_last(&scene->journal, (struct sought){kind, rule, NULL});
}

static bool lies_in(const struct event *sought, const struct event *event)
{
    for (; event; event = event->next)
        if (event == sought || lies_in(sought, event->first))
            return true;
    return false;
}

const char *scene_step_of(const struct scene *scene, const struct event *event)
{
    const struct event *step = scene->journal.first;

    while (step && !lies_in(event, step->first))
        step = step->next;
    return step ? step->text : "";
}

size_t scene_count(const struct scene *scene, int kind, const struct rule *rule)
{
    return journal_count(&scene->journal, (struct sought){kind, rule, NULL});
}

bool scene_thrown(const struct scene *scene, const char *label)
{
    return dice_thrown(scene->play.dice, label);
}

struct group *scene_group(const struct scene *scene, enum side side, int hex)
{
    return con_group_at(&scene->board, side, hex);
}

struct hexes scene_path(struct scene *scene, const int *hexes)
{
    struct hexes path = {NULL, 0};

    for (; *hexes; hexes++)
        hexes_add(scene->arena, &path, *hexes);
    return path;
}

void scene_row_runs(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_new();

    row->play(scene);
    scene_free(scene);
}

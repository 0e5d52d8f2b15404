/* How scenes are ordered, played and looked at. */
#include "campaign/documents/turn.h"
#include "core/buffer.h"
#include "core/writer.h"
#include "io/xml.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "tests/rulesets/empires-in-arms/scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct ruleset empires_in_arms_ruleset;

/* ---- orders ----------------------------------------------------------- */

static void stop(const struct report *report, const char *what)
{
    fprintf(stderr, "%s\n", what);
    report_print(report, stderr);
    abort();
}

/* The elements of a fragment of a sheet; they live in the scene's arena. */
static const struct element *parse(struct scene *scene, const char *text)
{
    const char *bytes = arena_text(scene->arena, "<x>%s</x>", text);
    struct xml_file *file = xml_open("sheet.xml", bytes, strlen(bytes),
                                     XML_DRAFT, scene->arena, scene->report);
    const struct element *root = file ? xml_root(file) : NULL;

    if (!root)
        stop(scene->report, text);
    xml_close(file);
    return root->first;
}

static struct order *read_order(struct scene *scene,
                                const struct order_kind *const *kinds,
                                const struct element *element)
{
    struct order *order =
        order_read(scene->arena, kinds, element, "sheet.xml", scene->report);

    if (!order)
        stop(scene->report, element->name);
    return order;
}

static struct section *section_of(struct scene *scene, const char *side,
                                  const char *step)
{
    struct section *section = scene->sections;

    for (size_t i = 0; i < scene->play.section_count; i++, section++)
        if (strcmp(section->side, side) == 0 &&
            strcmp(section->step, step) == 0)
            return section;
    if (scene->play.section_count == SCENE_SECTIONS)
        abort();
    scene->play.section_count++;
    section->side = side;
    section->step = step;
    section->round = 1;
    section->place.file = "sheet.xml";
    return section;
}

void scene_orders(struct scene *scene, const char *side, const char *step,
                  const char *orders)
{
    const struct step *at =
        sequence_find(empires_in_arms_ruleset.sequence, step);
    struct section *section = section_of(scene, side, step);
    const struct element *element = parse(scene, orders);

    for (; element; element = element->next) {
        struct order *order =
            LIST_ADD(scene->arena, section->orders, section->count);

        *order = *read_order(scene, at->orders, element);
    }
}

static struct standing *standing_of_side(struct scene *scene, const char *side)
{
    for (int i = 0; i < 7; i++)
        if (strcmp(scene->standing[i].side, side) == 0)
            return &scene->standing[i];
    abort();
}

/* Whichever it is: in the play of an exchange both stand for the side. */
void scene_standing(struct scene *scene, const char *side, const char *order)
{
    standing_put(
        scene->arena, standing_of_side(scene, side),
        read_order(scene,
                   kinds_that_stood(&empires_in_arms_ruleset, scene->arena),
                   parse(scene, order)));
}

void scene_at(struct scene *scene, const char *step)
{
    scene->play.step = sequence_find(empires_in_arms_ruleset.sequence, step);
}

static struct seat seat_of(struct scene *scene, const char *side,
                           const char *step)
{
    return (struct seat){.game = scene->game,
                         .module = scene->module,
                         .options = &scene->options,
                         .side = side,
                         .step = step,
                         .certain = true,
                         .standing = standing_of_side(scene, side),
                         .arena = scene->arena};
}

static const struct order *order_of(struct scene *scene, const char *step,
                                    const char *text)
{
    const struct ruleset *ruleset = &empires_in_arms_ruleset;

    return read_order(scene,
                      step ? sequence_find(ruleset->sequence, step)->orders
                           : kinds_that_stood(ruleset, scene->arena),
                      parse(scene, text));
}

const struct rule *scene_refusal(struct scene *scene, const char *side,
                                 const char *step, const char *text)
{
    struct report *report = report_new(scene->arena);
    const struct order *order = order_of(scene, step, text);
    const struct seat seat = seat_of(scene, side, step);

    if (order_check(&seat, order, report))
        return NULL;
    return report_finding(report, 0)->rule;
}

bool scene_refusal_names(struct scene *scene, const char *side,
                         const char *step, const char *text,
                         const struct rule *rule)
{
    struct report *report = report_new(scene->arena);
    const struct seat seat = seat_of(scene, side, step);

    return !order_check(&seat, order_of(scene, step, text), report) &&
           report_names(report, rule);
}

const char *scene_says(struct scene *scene, const char *side, const char *step,
                       const char *text)
{
    const struct order *order = order_of(scene, step, text);
    struct seat seat = seat_of(scene, side, step);
    struct buffer said;
    const char *copy;

    seat.certain = false;
    buffer_init(&said);
    order->kind->say(&seat, order, &said);
    copy = arena_string(scene->arena, said.bytes, said.length);
    buffer_release(&said);
    return copy;
}

bool scene_offers_ahead(struct scene *scene, const char *side, const char *step,
                        const char *text)
{
    const struct order *wanted = order_of(scene, step, text);
    struct seat seat = seat_of(scene, side, step);
    struct choices choices = {.arena = scene->arena};
    bool found = false;

    seat.certain = false;
    wanted->kind->choices(&seat, &choices);
    for (size_t i = 0; i < choices.count; i++) {
        const struct order order = {.kind = wanted->kind,
                                    .details = choices.items[i].details};

        found = found || strcmp(order_text(scene->arena, &order),
                                order_text(scene->arena, wanted)) == 0;
    }
    return found;
}

const struct rule *scene_ahead(struct scene *scene, const char *side,
                               const char *step, const char *text)
{
    struct report *report = report_new(scene->arena);
    const struct order *order = order_of(scene, step, text);
    struct seat seat = seat_of(scene, side, step);

    seat.certain = false;
    if (!order_check(&seat, order, report))
        return report_finding(report, 0)->rule;
    scene_says(scene, side, step, text);
    order_foresee(&seat, order);
    return NULL;
}

const char *scene_bytes(const struct scene *scene)
{
    struct buffer out;
    struct writer writer;
    const char *bytes;

    buffer_init(&out);
    writer_init(&writer, &out, scene->arena);
    record_write(&writer, &eia_game_record, scene->game);
    bytes = arena_text(scene->arena, "%s", out.bytes);
    buffer_release(&out);
    return bytes;
}

const char *scene_play(struct scene *scene, const char *from)
{
    struct sequence_place place = {from};

    play_exchange(&scene->play, empires_in_arms_ruleset.sequence, &place);
    return place.step;
}

bool scene_asks(struct scene *scene, const char *step, const char *side,
                const char *about)
{
    struct questions questions = {.arena = scene->arena};

    play_questions(&scene->play, empires_in_arms_ruleset.sequence, step,
                   &questions);
    for (size_t i = 0; i < questions.count; i++)
        if (strcmp(questions.items[i].side, side) == 0 &&
            (!about || same_name(questions.items[i].subject, about)))
            return true;
    return false;
}

/* ---- looking ---------------------------------------------------------- */

const struct event *scene_event(const struct scene *scene, int kind,
                                const struct rule *rule)
{
    return journal_first(&scene->journal, (struct sought){kind, rule, NULL});
}

const struct event *scene_event_saying(const struct scene *scene, int kind,
                                       const struct rule *rule,
                                       const char *words)
{
    return journal_first(&scene->journal, (struct sought){kind, rule, words});
}

size_t scene_count(const struct scene *scene, int kind, const struct rule *rule)
{
    return journal_count(&scene->journal, (struct sought){kind, rule, NULL});
}

bool scene_thrown(const struct scene *scene, const char *label)
{
    return dice_thrown(scene->play.dice, label);
}

static void print_events(const struct event *event, int depth)
{
    for (; event; event = event->next) {
        fprintf(stderr, "%*s%s %s [%s]%s%s\n", depth * 2, "",
                event_words[event->kind], event->text ? event->text : "",
                event->rule ? event->rule->number : "", event->roll ? " " : "",
                event->roll ? event->roll->label : "");
        print_events(event->first, depth + 1);
    }
}

void scene_print(const struct scene *scene)
{
    print_events(scene->journal.first, 0);
    report_print(scene->report, stderr);
}

void scene_row_runs(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_new();

    row->play(scene);
    scene_free(scene);
}

/* ---- what many tests do ------------------------------------------------- */

void scene_answers(struct scene *scene, const char *step, const char *side,
                   const char *text)
{
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        scene_orders(scene, eia_power_words[i], step, "");
    if (side)
        scene_orders(scene, side, step, text);
}

void scene_stops(struct scene *scene)
{
    scene_corps(scene, "tu-jan1", "a622", "5 infantry");
}

void scene_politics(struct scene *scene, const char *side, const char *text)
{
    scene_answers(scene, "P", side, text);
    scene_play(scene, "P");
}

void scene_march(struct scene *scene, const char *side, const char *orders)
{
    scene_at(scene, "L");
    scene_orders(scene, side, "L", orders);
    eia_run_marches(&scene->play, eia_power(side));
}

void scene_quarter(struct scene *scene, const char *month)
{
    scene_month(scene, month);
    scene_answers(scene, "E", NULL, NULL);
}

struct power_state *scene_find_power(struct scene *scene, enum power power)
{
    return eia_power_state(&scene->board, power);
}

struct minor_state *scene_find_minor(struct scene *scene, const char *id)
{
    return eia_minor(&scene->board, id);
}

struct corps *scene_find_corps(struct scene *scene, const char *id)
{
    return eia_corps(&scene->board, id);
}

const struct access *scene_find_access(struct scene *scene, const char *grantor,
                                       enum access_kind kind)
{
    for (size_t i = 0; i < scene->game->accesses_count; i++) {
        const struct access *access = &scene->game->accesses[i];

        if (access->kind == kind && same_name(access->grantor, grantor))
            return access;
    }
    return NULL;
}

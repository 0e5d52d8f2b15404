/* Seven players who order at random what they are offered. */
#include "tests/rooms/empires-in-arms/random/random.h"

#include <string.h>

enum { MOST_CHOICES = 120, TRIES = 6 };

static struct view view_of(const struct match *match, int power)
{
    const struct scene *scene = match->scene;

    return (struct view){.game = scene->game,
                         .module = scene->module,
                         .options = &scene->options,
                         .side = eia_power_words[power],
                         .step = match->at,
                         .certain = true,
                         .standing = &scene->standing[power - 1],
                         .arena = match->arena};
}

static struct choices choices_of(const struct match *match,
                                 const struct view *view,
                                 const struct order_kind *kind)
{
    struct choices choices = {.arena = match->arena, .most = MOST_CHOICES};

    if (kind->choices)
        kind->choices(view, &choices);
    MUST(match, choices.count <= MOST_CHOICES, "%s offers %zu choices",
         kind->name, choices.count);
    return choices;
}

/* Every offer passes its own check. */
static void take(struct match *match, const struct view *view,
                 struct section *section, const struct order *order)
{
    struct report *report = report_new(match->arena);
    struct order *added = NULL;

    if (order->kind->check && !order->kind->check(view, order, report))
        match_fail(match, "%s is offered %s and may not: %s", view->side,
                   order_text(match->arena, order),
                   report_finding(report, 0)->text);
    added = LIST_ADD(match->arena, section->orders, section->count);
    *added = *order;
    added->place.file = "sheet.xml";
    match->orders++;
}

static void order_some(struct match *match, int power, struct section *section,
                       const struct order_kind *kind)
{
    const struct view view = view_of(match, power);
    struct choices choices = choices_of(match, &view, kind);
    struct names used = {NULL, 0};

    for (int i = 0; i < TRIES && choices.count > 0; i++) {
        const struct order order = {
            .kind = kind,
            .details = choices.items[chance(match, choices.count)].details};
        const char *subject = order_subject(match->arena, &order);

        if (chance(match, 2) || (subject && names_contain(&used, subject)))
            continue;
        if (subject)
            names_add(match->arena, &used, subject);
        take(match, &view, section, &order);
    }
}

/* A few minds are changed each time. */
static void stand_by(struct match *match, int power)
{
    const struct order_kind *const *kind = empires_in_arms_room.standing;
    struct standing *standing = &match->scene->standing[power - 1];

    standing->orders = NULL;
    standing->count = 0;
    for (; *kind; kind++) {
        const struct view view = view_of(match, power);
        struct choices choices = {NULL, NULL, 0, 0};
        struct order order = {.kind = *kind};

        if (chance(match, 2))
            continue;
        choices = choices_of(match, &view, *kind);
        if (choices.count == 0)
            continue;
        order.details = choices.items[chance(match, choices.count)].details;
        standing_put(match->arena, standing, &order);
    }
}

static int round_of(const struct match *match, int power)
{
    struct questions questions = {.arena = match->arena};

    play_questions(&match->scene->play, empires_in_arms_room.sequence,
                   match->at, &questions);
    for (size_t i = 0; i < questions.count; i++)
        if (strcmp(questions.items[i].side, eia_power_words[power]) == 0 &&
            questions.items[i].round > 1)
            return questions.items[i].round;
    return 1;
}

void players_write(struct match *match)
{
    struct scene *scene = match->scene;
    const struct step *step =
        sequence_find(empires_in_arms_room.sequence, match->at);

    memset(scene->sections, 0, sizeof(scene->sections));
    scene->play.section_count = 0;
    for (int power = NO_POWER + 1; power < POWER_END; power++) {
        const struct order_kind *const *kind = step->orders;
        struct section *section = NULL;

        stand_by(match, power);
        if (!step->ask || chance(match, 20) == 0)
            continue;
        section = &scene->sections[scene->play.section_count++];
        section->side = eia_power_words[power];
        section->step = step->id;
        section->round = round_of(match, power);
        section->place.file = "sheet.xml";
        for (; kind && *kind; kind++)
            order_some(match, power, section, *kind);
    }
}

/* Judges a sheet, order by order, on a scratch copy of the game. */
#include "campaign/check.h"

#include "campaign/exchange_rules.h"
#include "core/arena.h"
#include "core/buffer.h"
#include "core/trust_rules.h"

#include <string.h>

/* One check of one sheet. */
struct judge {
    const struct desk *desk;
    struct judged_sheet *out;
    struct report *report;
    struct questions questions; /* open at the turn */
    ptrdiff_t open;             /* index of the open step in the sequence */
    struct scratch {
        const char *side;
        struct game *game;
    } * scratches;
    size_t scratch_count;
};

/* A section of the sheet that found its step. */
struct pending {
    const struct sheet_section *section;
    const struct step *step;
    int round;
};

/* The scratch game on which this side's orders are foreseen. */
static struct game *scratch_of(struct judge *judge, const char *side)
{
    struct scratch *scratch;

    for (size_t i = 0; i < judge->scratch_count; i++)
        if (!strcmp(judge->scratches[i].side, side))
            return judge->scratches[i].game;
    scratch =
        LIST_ADD(judge->desk->arena, judge->scratches, judge->scratch_count);
    scratch->side = side;
    scratch->game = game_copy(judge->desk);
    return scratch->game;
}

/* The round that is open for the side in the open step; 1 if it is asked
 * nothing. */
static int open_round(const struct judge *judge, const char *side)
{
    int round = 0;

    for (size_t i = 0; i < judge->questions.count; i++) {
        const struct question *question = &judge->questions.items[i];
        int asked = round_of(question->round);

        if (!strcmp(question->side, side) && (round == 0 || asked < round))
            round = asked;
    }
    return round_of(round);
}

static struct view view_of(struct judge *judge, const char *side,
                           const char *step, bool certain)
{
    const struct desk *desk = judge->desk;
    const struct turn *turn = desk->turn;

    return (struct view){
        .game = scratch_of(judge, side),
        .module = desk->module,
        .options = &turn->options,
        .side = side,
        .step = step,
        .certain = certain,
        .standing = standing_of(turn->standing, turn->standing_count, side),
        .arena = desk->arena,
    };
}

static void say_back(struct judge *judge, const struct view *view,
                     const struct order *order, const char *where)
{
    struct arena *arena = judge->desk->arena;
    struct buffer text;

    buffer_init(&text);
    if (order->kind->say)
        order->kind->say(view, order, &text);
    else
        buffer_puts(&text, order_text(arena, order));
    names_add(arena, &judge->out->said,
              arena_text(arena, "%s, %s: %s", view->side, where, text.bytes));
    buffer_release(&text);
}

/* Checks one order on what its forerunners have made of the game. */
static bool judge_order(struct judge *judge, const struct view *view,
                        const struct order *order)
{
    const struct order_kind *kind = order->kind;

    if (kind->check && !kind->check(view, order, judge->report))
        return false;
    say_back(judge, view, order, view->step);
    if (kind->foresee)
        kind->foresee(view, order);
    return true;
}

/* Takes out the orders that stand where a finding points; all of them if the
 * findings point at none. */
static void strike_out(struct section *section, const struct report *findings)
{
    size_t kept = 0;
    bool named = false;

    for (size_t i = 0; i < section->count; i++) {
        bool struck = false;

        for (size_t j = 0; j < report_size(findings); j++)
            if (report_finding(findings, j)->place.line ==
                section->orders[i].place.line)
                struck = true;
        named = named || struck;
        if (!struck)
            section->orders[kept++] = section->orders[i];
    }
    section->count = named ? kept : 0;
}

static void judge_whole(struct judge *judge, const struct view *view,
                        struct section *section)
{
    const struct room *room = judge->desk->room;
    struct report *own;

    if (!room->check_section)
        return;
    own = report_new(judge->desk->arena);
    if (!room->check_section(view, section, own))
        strike_out(section, own);
    report_take(judge->report, own);
}

static void judge_section(struct judge *judge, const struct pending *pending)
{
    static const struct order_kind *const none[] = {NULL};
    const struct desk *desk = judge->desk;
    const struct sheet_section *in = pending->section;
    const struct step *step = pending->step;
    bool certain = step - desk->room->sequence == judge->open &&
                   pending->round == open_round(judge, in->side);
    struct view view = view_of(judge, in->side, step->id, certain);
    struct section section = {.side = in->side,
                              .step = step->id,
                              .round = pending->round,
                              .place = {desk->file, in->element->line}};

    for (const struct element *child = in->element->first; child;
         child = child->next) {
        const struct order *order =
            order_read(desk->arena, step->orders ? step->orders : none, child,
                       desk->file, judge->report);

        if (!order || !judge_order(judge, &view, order))
            continue;
        *(struct order *)LIST_ADD(desk->arena, section.orders, section.count) =
            *order;
    }
    judge_whole(judge, &view, &section);
    *(struct section *)LIST_ADD(desk->arena, judge->out->sections,
                                judge->out->section_count) = section;
}

static const struct step *find_step(struct judge *judge, const char *id,
                                    const struct place *place)
{
    const struct room *room = judge->desk->room;
    const struct step *step = sequence_find(room->sequence, id);
    struct names known = {0};
    const char *near;

    if (step)
        return step;
    for (step = room->sequence; step->id; step++)
        names_add(judge->desk->arena, &known, step->id);
    near = nearest_name(id, &known);
    refuse(judge->report, place, EXCHANGE(unknown_step),
           near ? "there is no step '%s'; did you mean '%s'?"
                : "there is no step '%s'",
           id, near);
    return NULL;
}

static bool may_speak_for(struct judge *judge, const char *side,
                          const struct place *place)
{
    const struct desk *desk = judge->desk;
    const struct room_side *sides;
    struct names known = {0};
    size_t count;
    const char *near;

    if (names_contain(&desk->sides, side))
        return true;
    sides = desk->room->sides(desk->module, &count);
    for (size_t i = 0; i < count; i++)
        names_add(desk->arena, &known, sides[i].id);
    if (names_contain(&known, side))
        return refuse(judge->report, place, TRUST(not_his_side),
                      "the sender does not command side '%s'", side);
    near = nearest_name(side, &known);
    return refuse(judge->report, place, EXCHANGE(unknown_side),
                  near ? "there is no side '%s'; did you mean '%s'?"
                       : "there is no side '%s'",
                  side, near);
}

/* Is the step still to come, and does this game turn have it for the side? */
static bool is_to_come(struct judge *judge, const struct pending *pending,
                       const struct place *place)
{
    const struct desk *desk = judge->desk;
    const struct step *step = pending->step;
    const char *side = pending->section->side;
    ptrdiff_t index = step - desk->room->sequence;
    int round = open_round(judge, side);

    if (index < judge->open)
        return refuse(judge->report, place, EXCHANGE(past_step),
                      "step '%s' is past: '%s' is open", step->id,
                      desk->turn->step);
    if (index == judge->open && pending->round < round)
        return refuse(judge->report, place, EXCHANGE(past_step),
                      "round %d of step '%s' is past: round %d is open",
                      pending->round, step->id, round);
    if (step->speaks && !step->speaks(desk->turn->play, side))
        return refuse(judge->report, place, EXCHANGE(no_such_step),
                      "side '%s' has no step '%s' in this game turn", side,
                      step->id);
    return true;
}

static bool is_twice(struct judge *judge, const struct pending *list,
                     size_t count, const struct pending *one)
{
    for (size_t i = 0; i < count; i++)
        if (list[i].step == one->step && list[i].round == one->round &&
            !strcmp(list[i].section->side, one->section->side)) {
            const struct place place = {judge->desk->file,
                                        one->section->element->line};

            refuse(judge->report, &place, EXCHANGE(section_twice),
                   "side '%s' has a section for step '%s' already",
                   one->section->side, one->step->id);
            return true;
        }
    return false;
}

/* Places a section among the others by step and round; sheet order holds
 * among equals, and there are none. */
static void insert(struct pending *list, size_t count,
                   const struct pending *one)
{
    size_t i = count;

    for (; i > 0; i--) {
        const struct pending *before = &list[i - 1];

        if (before->step < one->step ||
            (before->step == one->step && before->round <= one->round))
            break;
        list[i] = *before;
    }
    list[i] = *one;
}

static void judge_sections(struct judge *judge, const struct sheet *sheet)
{
    struct arena *arena = judge->desk->arena;
    struct pending *list =
        ARENA_ARRAY(arena, struct pending, sheet->section_count + 1);
    size_t count = 0;

    for (size_t i = 0; i < sheet->section_count; i++) {
        const struct sheet_section *section = &sheet->sections[i];
        const struct place place = {judge->desk->file, section->element->line};
        struct pending one = {section, NULL, round_of(section->round)};

        if (!section->step || !may_speak_for(judge, section->side, &place))
            continue;
        one.step = find_step(judge, section->step, &place);
        if (!one.step || !is_to_come(judge, &one, &place) ||
            is_twice(judge, list, count, &one))
            continue;
        insert(list, count++, &one);
    }
    for (size_t i = 0; i < count; i++)
        judge_section(judge, &list[i]);
}

/* The changes of a side, made when it is first met. */
static struct standing *changes_of(struct judge *judge, const char *side)
{
    struct judged_sheet *out = judge->out;
    struct standing *changes;

    for (size_t i = 0; i < out->standing_count; i++)
        if (!strcmp(out->standing[i].side, side))
            return &out->standing[i];
    changes = LIST_ADD(judge->desk->arena, out->standing, out->standing_count);
    changes->side = side;
    return changes;
}

/* Has the sheet set the same before? */
static bool is_set(const struct standing *changes, const struct order *order,
                   struct arena *arena)
{
    const char *subject = order_subject(arena, order);

    for (size_t i = 0; i < changes->count; i++) {
        const struct order *other = &changes->orders[i];
        const char *about = order_subject(arena, other);

        if (other->kind != order->kind || !about != !subject)
            continue;
        if (!subject || !strcmp(subject, about))
            return true;
    }
    return false;
}

static void judge_standing_order(struct judge *judge, const struct view *view,
                                 const struct element *element)
{
    static const struct order_kind *const none[] = {NULL};
    const struct desk *desk = judge->desk;
    const struct order_kind *const *kinds = desk->room->standing;
    struct standing *changes;
    const struct order *order = order_read(desk->arena, kinds ? kinds : none,
                                           element, desk->file, judge->report);

    if (!order)
        return;
    changes = changes_of(judge, view->side);
    if (is_set(changes, order, desk->arena)) {
        refuse(judge->report, &order->place, EXCHANGE(standing_twice),
               "standing order '%s' is set twice", order->kind->name);
        return;
    }
    if (order->kind->check && !order->kind->check(view, order, judge->report))
        return;
    say_back(judge, view, order, "standing");
    standing_put(desk->arena, changes, order);
}

static void judge_standing(struct judge *judge, const struct sheet *sheet)
{
    for (size_t i = 0; i < sheet->section_count; i++) {
        const struct sheet_section *section = &sheet->sections[i];
        const struct place place = {judge->desk->file, section->element->line};
        struct view view;

        if (section->step || !may_speak_for(judge, section->side, &place))
            continue;
        view = view_of(judge, section->side, judge->desk->turn->step, false);
        for (const struct element *child = section->element->first; child;
             child = child->next)
            judge_standing_order(judge, &view, child);
    }
}

bool sheet_check(struct judged_sheet *out, const struct desk *desk,
                 const struct sheet *sheet, struct report *report)
{
    const struct room *room = desk->room;
    size_t before = report_findings(report);
    struct judge judge = {.desk = desk, .out = out, .report = report};

    memset(out, 0, sizeof(*out));
    if (desk->turn->over && sheet->section_count > 0) {
        const struct place place = {desk->file, 0};

        return refuse(report, &place, EXCHANGE(game_over),
                      "the game has ended");
    }
    desk_questions(&judge.questions, desk);
    judge.open =
        sequence_find(room->sequence, desk->turn->step) - room->sequence;
    judge_sections(&judge, sheet);
    judge_standing(&judge, sheet);
    return report_findings(report) == before;
}

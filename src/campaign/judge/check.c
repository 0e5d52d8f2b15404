/* Judges a sheet, order by order, on a scratch copy of the game. */
#include "campaign/judge/check.h"

#include "campaign/documents/dealt.h"
#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "campaign/judge/asked.h"
#include "campaign/judge/judge.h"
#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

/* A section of the sheet that found its step. */
struct pending {
    struct section section; /* without its orders yet */
    const struct step *step;
    const struct element *element;
};

/* Has the section given the order before, that can be given but once? */
static bool is_ordered(struct judge *judge, const struct section *section,
                       const struct order *order)
{
    const char *subject = order_subject(judge->desk->arena, order);

    if (!order->kind->once)
        return false;
    for (size_t i = 0; i < section->count; i++) {
        const struct order *other = &section->orders[i];

        if (other->kind != order->kind || !order_is_about(other, subject))
            continue;
        refuse(judge->report, &order->place, EXCHANGE(order_twice),
               subject ? "line %ld orders '%s' already, of '%s'"
                       : "line %ld orders '%s' already",
               other->place.line, order->kind->name, subject);
        return true;
    }
    return false;
}

/* Reads an order of a side; from now on it is in hand. */
static const struct order *take_order(struct judge *judge,
                                      const struct order_kind *const *kinds,
                                      const struct element *element,
                                      const char *side)
{
    const struct desk *desk = judge->desk;

    progress_order(desk->hand, &(struct place){desk->file, element->line},
                   side);
    return order_read(desk->arena, kinds, element, desk->file, judge->report);
}

static void judge_section(struct judge *judge, struct judged_sheet *out,
                          const struct pending *pending)
{
    static const struct order_kind *const none[] = {NULL};
    const struct desk *desk = judge->desk;
    const struct step *step = pending->step;
    struct section section = pending->section;
    struct seat seat = judge_seat(judge, section.side, step, section.round);

    progress_step(desk->hand, step->id);
    for (const struct element *child = pending->element->first; child;
         child = child->next) {
        const struct order *order = take_order(
            judge, step->orders ? step->orders : none, child, section.side);

        if (!order || is_ordered(judge, &section, order) ||
            !judge_order(judge, &seat, order, step->id))
            continue;
        *(struct order *)LIST_ADD(desk->arena, section.orders, section.count) =
            *order;
    }
    judge_whole(judge, &seat, &section);
    *(struct section *)LIST_ADD(desk->arena, out->sections,
                                out->section_count) = section;
}

static const struct step *find_step(struct judge *judge, const char *id,
                                    const struct place *place)
{
    const struct ruleset *ruleset = judge->desk->ruleset;
    const struct step *step = sequence_find(ruleset->sequence, id);
    struct names known = {0};
    const char *near;

    if (step)
        return step;
    for (step = ruleset->sequence; step->id; step++)
        names_add(judge->desk->arena, &known, step->id);
    near = nearest_name(id, &known);
    refuse(judge->report, place, EXCHANGE(unknown_step),
           near ? "there is no step '%s'; did you mean '%s'?"
                : "there is no step '%s'",
           id, near);
    return NULL;
}

/* Nobody may: says why. Returns false. */
static bool refuse_side(struct judge *judge, const char *side,
                        const struct place *place)
{
    const struct desk *desk = judge->desk;

    if (side_name(desk->ruleset, desk->module, side))
        return refuse(judge->report, place, TRUST(not_his_side),
                      "the sender does not command side '%s'", side);
    return refuse(
        judge->report, place, EXCHANGE(unknown_side), "there is no side '%s'%s",
        side, sides_listing(desk->ruleset, desk->module, side, desk->arena));
}

/* In a step, or (NULL) by standing orders and plans. */
static bool may_speak_for(struct judge *judge, const char *side,
                          const char *step, const struct place *place)
{
    if (names_contain(&judge->desk->sides, side) ||
        (step && desk_speaks(judge->desk, side, step)))
        return true;
    return refuse_side(judge, side, place);
}

/* Has the sheet spoken for the side in this step and round before? */
static bool is_twice(struct judge *judge, const struct pending *list,
                     size_t count, const struct pending *one)
{
    for (size_t i = 0; i < count; i++) {
        const struct section *other = &list[i].section;

        if (list[i].step != one->step || other->round != one->section.round ||
            strcmp(other->side, one->section.side) != 0)
            continue;
        refuse(judge->report, &one->section.place, EXCHANGE(section_twice),
               "side '%s' has a section for step '%s' already", other->side,
               one->step->id);
        return true;
    }
    return false;
}

/* Places a section among the others by step and round. */
static void insert(struct pending *list, size_t count,
                   const struct pending *one)
{
    size_t i = count;

    for (; i > 0; i--) {
        const struct pending *before = &list[i - 1];

        if (before->step < one->step ||
            (before->step == one->step &&
             before->section.round < one->section.round))
            break;
        list[i] = *before;
    }
    list[i] = *one;
}

static void judge_sections(struct judge *judge, struct judged_sheet *out,
                           const struct sheet *sheet)
{
    const struct desk *desk = judge->desk;
    struct pending *list =
        ARENA_ARRAY(desk->arena, struct pending, sheet->section_count + 1);
    size_t count = 0;

    for (size_t i = 0; i < sheet->section_count; i++) {
        const struct sheet_section *in = &sheet->sections[i];
        struct pending one = {.element = in->element};
        struct section *section = &one.section;

        if (!in->step)
            continue;
        section->place = (struct place){desk->file, in->element->line};
        section->side = in->side;
        section->round = round_of(in->round);
        if (!may_speak_for(judge, in->side, in->step, &section->place))
            continue;
        one.step = find_step(judge, in->step, &section->place);
        section->step = in->step;
        if (one.step && judge_step(judge, section, one.step) &&
            !is_twice(judge, list, count, &one))
            insert(list, count++, &one);
    }
    for (size_t i = 0; i < count; i++) {
        asked_before(judge, out, list[i].step);
        judge_section(judge, out, &list[i]);
    }
    asked_before(judge, out, NULL);
}

/* What a sheet sets beside its steps: standing orders, or plans. */
struct setting_list {
    const struct order_kind *const *kinds, *const *others;
    const struct rule *twice;
    const char *where, *what;  /* "plans", "plan" */
    const char *other, *under; /* what the others are, and where they stand */
};

static struct setting_list list_of(const struct ruleset *ruleset, bool plans)
{
    if (plans)
        return (struct setting_list){
            .kinds = ruleset->plans,
            .others = ruleset->standing,
            .twice = EXCHANGE(plan),
            .where = "plan",
            .what = "plan",
            .other = "a standing order: it acts until it is changed",
            .under = "standing",
        };
    return (struct setting_list){
        .kinds = ruleset->standing,
        .others = ruleset->plans,
        .twice = EXCHANGE(standing_twice),
        .where = "standing",
        .what = "standing order",
        .other = "a plan: it acts in the exchange of its sheet alone",
        .under = "plans",
    };
}

/* What the sheet sets for a side, made when it is first met. */
static struct standing *changes_of(struct judged_sheet *out,
                                   struct arena *arena,
                                   const struct sheet_section *in)
{
    struct standing **list = in->plans ? &out->plans : &out->standing;
    size_t *count = in->plans ? &out->plans_count : &out->standing_count;
    struct standing *changes;

    for (size_t i = 0; i < *count; i++)
        if (!strcmp((*list)[i].side, in->side))
            return &(*list)[i];
    changes = LIST_ADD(arena, *list, *count);
    changes->side = in->side;
    return changes;
}

/* Has the sheet set the same before? */
static bool is_set(const struct standing *changes, const struct order *order,
                   struct arena *arena)
{
    for (size_t i = 0; i < changes->count; i++)
        if (changes->orders[i].kind == order->kind &&
            order_is_about(&changes->orders[i], order_subject(arena, order)))
            return true;
    return false;
}

static bool has_kind(const struct order_kind *const *kinds, const char *name)
{
    for (; kinds && *kinds; kinds++)
        if (!strcmp((*kinds)->name, name))
            return true;
    return false;
}

/* Does it stand in the other list? */
static bool is_misplaced(struct judge *judge, const struct setting_list *list,
                         const struct element *element)
{
    if (has_kind(list->kinds, element->name) ||
        !has_kind(list->others, element->name))
        return false;
    refuse(judge->report, &(struct place){judge->desk->file, element->line},
           EXCHANGE(plan), "'%s' is %s; write it under '%s'", element->name,
           list->other, list->under);
    return true;
}

static void judge_setting(struct judge *judge, const struct setting_list *list,
                          struct standing *changes, struct seat *seat,
                          const struct element *element)
{
    static const struct order_kind *const none[] = {NULL};
    const struct desk *desk = judge->desk;
    const struct order *order;

    if (is_misplaced(judge, list, element))
        return;
    order = take_order(judge, list->kinds ? list->kinds : none, element,
                       seat->side);
    if (!order)
        return;
    if (is_set(changes, order, desk->arena))
        refuse(judge->report, &order->place, list->twice,
               "%s '%s' is set twice", list->what, order->kind->name);
    else if (judge_order(judge, seat, order, list->where))
        standing_put(desk->arena, changes, order);
}

/* Standing orders, then plans: both meet whatever comes. */
static void judge_settings(struct judge *judge, struct judged_sheet *out,
                           const struct sheet *sheet, bool plans)
{
    const struct desk *desk = judge->desk;
    const struct setting_list list = list_of(desk->ruleset, plans);

    for (size_t i = 0; i < sheet->section_count; i++) {
        const struct sheet_section *in = &sheet->sections[i];
        const struct place place = {desk->file, in->element->line};
        struct standing *changes;
        struct seat seat;

        if (in->step || in->plans != plans ||
            !may_speak_for(judge, in->side, NULL, &place))
            continue;
        seat = judge_seat(judge, in->side,
                          &desk->ruleset->sequence[judge->open], 0);
        changes = changes_of(out, desk->arena, in);
        for (const struct element *child = in->element->first; child;
             child = child->next)
            judge_setting(judge, &list, changes, &seat, child);
    }
}

/* What stands by itself comes first: it says which steps are waived, and what
 * pieces do before the orders of a step. */
static void judge_standing(struct judge *judge, struct judged_sheet *judged,
                           const struct sheet *sheet)
{
    judge_settings(judge, judged, sheet, false);
    judge_settings(judge, judged, sheet, true);
    judge->standing = judged;
}

/* What stands by itself, as far as it is good before any order is carried out;
 * it is told of later, on the game that the orders leave behind. */
static void know_standing(struct judge *judge, struct judged_sheet *standing,
                          const struct sheet *sheet)
{
    struct judge first = *judge;

    first.report = report_counted(judge->arena);
    judge_standing(&first, standing, sheet);
    judge->standing = standing;
}

bool sheet_check(struct judged_sheet *out, const struct desk *desk,
                 const struct sheet *sheet, struct report *report)
{
    size_t before = report_findings(report);
    const struct place place = {desk->file, 0};
    struct judged_sheet standing = {0};
    struct judge judge;

    memset(out, 0, sizeof(*out));
    progress_step(desk->hand, NULL);
    progress_order(desk->hand, &place, NULL);
    if (desk->turn->over && sheet->section_count > 0)
        return refuse(report, &place, EXCHANGE(game_over),
                      "the game has ended");
    if (deal_waits(desk->turn))
        return refuse(report, &place, TRUST(dealt),
                      "turn %d has dealt the sides: nothing is asked before "
                      "the entry that says so in the roster, and whoever sends "
                      "a sheet waits for its letter",
                      desk->turn->number);
    judge_init(&judge, desk, report);
    know_standing(&judge, &standing, sheet);
    judge_sections(&judge, out, sheet);
    judge_settings(&judge, out, sheet, false);
    judge_settings(&judge, out, sheet, true);
    judge_end(&judge);
    out->said = judge.said;
    return report_findings(report) == before;
}

void sheet_asked(struct asked *out, const struct desk *desk,
                 const struct sheet *sheet)
{
    static const struct sheet none = {0};
    struct judged_sheet judged = {0};
    struct judge judge;

    memset(out, 0, sizeof(*out));
    if (desk->turn->over || deal_waits(desk->turn))
        return;
    judge_init(&judge, desk, report_unread(desk->arena));
    judge.asked = out;
    judge.next_step = judge.open;
    judge_standing(&judge, &judged, sheet ? sheet : &none);
    judge_sections(&judge, &judged, sheet ? sheet : &none);
    judge_end(&judge);
}

/* What a blank sheet holds. */
#include "campaign/judge/blank.h"

#include "campaign/documents/dealt.h"
#include "campaign/documents/turn.h"
#include "campaign/judge/check.h"
#include "core/arena.h"

#include <string.h>

static bool is_of(const struct question *question, const char *side, int round)
{
    return !strcmp(question->side, side) && round_of(question->round) == round;
}

/* What acts on it if the sheet says nothing. */
static const char *otherwise(const struct blank *blank,
                             const struct question *question)
{
    struct arena *arena = blank->desk.arena;

    if (question_state(&blank->desk, question, NULL) == QUESTION_STANDING)
        return arena_text(arena, "; else the %s '%s' acts",
                          is_plan(blank->desk.ruleset, question->standing)
                              ? "plan"
                              : "standing order",
                          question->standing->name);
    if (question->optional)
        return "; may be left open";
    if (question->fallback && blank->head->silent_fall_back)
        return arena_text(arena, "; for the silent: %s", question->fallback);
    return "; must be answered";
}

/* The section of the sheet that was not played, or NULL. */
static const struct section *unplayed_section(const struct blank *blank,
                                              const char *side,
                                              const char *step, int round)
{
    const struct judged_sheet *judged = &blank->judged;

    for (size_t i = 0; i < judged->section_count; i++) {
        const struct section *section = &judged->sections[i];

        if (!strcmp(section->side, side) && !strcmp(section->step, step) &&
            round_of(section->round) == round)
            return section;
    }
    return NULL;
}

/* It is filled in if it is legal as things stand; else the sheet says why not.
 */
static void fill_in(struct blank *blank, struct seat *seat,
                    struct section *section, const struct order *order)
{
    struct arena *arena = blank->desk.arena;
    struct report *report = report_new(arena);

    blank->judge.report = report;
    if (judge_order(&blank->judge, seat, order, seat->step))
        *(struct order *)LIST_ADD(arena, section->orders, section->count) =
            *order;
    else
        names_say(arena, &blank->lost, "%s (step %s): %s",
                  order_words(arena, order), seat->step,
                  report_size(report) ? report_finding(report, 0)->text
                                      : "it is not legal now");
    blank->judge.report = blank->refused;
}

/* The sheet that was not played knew what had been dropped before. */
static struct section offer_unplayed(struct blank *blank, struct seat *seat,
                                     const struct section *unplayed)
{
    struct section section = *unplayed;

    section.orders = NULL;
    section.count = 0;
    for (size_t i = 0; i < unplayed->count; i++)
        fill_in(blank, seat, &section, &unplayed->orders[i]);
    judge_whole(&blank->judge, seat, &section);
    return section;
}

/* Orders that were dropped, as far as they are still legal here. */
static struct section offer_again(struct blank *blank, struct seat *seat,
                                  int round)
{
    const struct turn *turn = desk_turn(&blank->desk, seat->side);
    struct section section = {
        .side = seat->side, .step = seat->step, .round = round};
    const struct section *unplayed =
        unplayed_section(blank, seat->side, seat->step, round);

    if (unplayed)
        return offer_unplayed(blank, seat, unplayed);
    foreach (const struct dropped, dropped, turn->dropped) {
        if (strcmp(dropped->side, seat->side) != 0 ||
            strcmp(dropped->step, seat->step) != 0 ||
            round_of(dropped->round) != round)
            continue;
        for (size_t j = 0; j < dropped->count; j++)
            fill_in(blank, seat, &section, &dropped->orders[j]);
    }
    judge_whole(&blank->judge, seat, &section);
    return section;
}

static bool was_dropped(const struct blank *blank, const char *side,
                        const char *step, int round)
{
    const struct turn *turn = desk_turn(&blank->desk, side);

    foreach (const struct dropped, one, turn->dropped)
        if (!strcmp(one->side, side) && !strcmp(one->step, step) &&
            round_of(one->round) == round)
            return true;
    return unplayed_section(blank, side, step, round) != NULL;
}

/* "marches of your forces; must be answered [rule 1c]" */
static const char *asked(const struct blank *blank,
                         const struct question *question)
{
    return arena_text(blank->desk.arena, "%s%s%s%s [%s %s]", question->text,
                      question->subject ? ": " : "",
                      question->subject ? question->subject : "",
                      otherwise(blank, question), question->rule->book,
                      question->rule->number);
}

static bool is_open(const struct blank *blank, const struct step *step)
{
    return step - blank->desk.ruleset->sequence == blank->judge.open;
}

static void list_questions(struct blank *blank, struct blank_part *part)
{
    const struct questions *questions = &blank->judge.questions;

    for (size_t i = 0; is_open(blank, part->step) && i < questions->count; i++)
        if (is_of(&questions->items[i], part->side, part->round))
            names_add(blank->desk.arena, &part->asks,
                      asked(blank, &questions->items[i]));
}

static void list_kinds(struct blank *blank, struct blank_part *part)
{
    for (size_t i = 0; part->step->orders[i]; i++) {
        struct blank_kind *kind = NULL;

        if (blank_is_idle(&blank->desk, &part->seat, part->step->orders[i]))
            continue;
        kind = LIST_ADD(blank->desk.arena, part->kinds, part->kinds_count);
        kind->kind = part->step->orders[i];
        if (part->is_section || part->seat.certain || kind->kind->ahead)
            blank_list(kind, &blank->desk, &part->seat, part->step->orders[i]);
    }
}

/* What silence costs and what may be spent, on the game that the orders filled
 * in have made. */
static void look_at_game(struct blank *blank, struct blank_part *part)
{
    const struct ruleset *ruleset = blank->desk.ruleset;
    const struct step *step = part->step;
    const struct section *said = part->filled.count > 0 ? &part->filled : NULL;

    if (step->silence)
        part->silence = step->silence(&part->seat, said);
    if (ruleset->budget)
        part->budget = ruleset->budget(&part->seat);
}

static struct blank_part *add_part(struct blank *blank, const char *side,
                                   const struct step *step, int round)
{
    struct blank_part *part =
        LIST_ADD(blank->desk.arena, blank->parts, blank->parts_count);
    struct seat seat = judge_seat(&blank->judge, side, step, round);

    part->side = side;
    part->step = step;
    part->round = round;
    part->disposition = step_disposition(&blank->judge, side, step);
    part->filled = offer_again(blank, &seat, round);
    part->seat = seat;
    return part;
}

static void add_section(struct blank *blank, const char *side,
                        const struct step *step, int round)
{
    struct blank_part *part = add_part(blank, side, step, round);

    part->is_section = true;
    list_questions(blank, part);
    look_at_game(blank, part);
    list_kinds(blank, part);
}

/* What is as certain as the open step is listed, for who orders ahead, and what
 * may be foreseen. */
static void add_mention(struct blank *blank, const char *side,
                        const struct step *step)
{
    struct blank_part *part = add_part(blank, side, step, 1);

    look_at_game(blank, part);
    list_kinds(blank, part);
}

static bool asks(const struct blank *blank, const char *side,
                 const struct step *step, int round)
{
    const struct questions *questions = &blank->judge.questions;

    for (size_t i = 0; is_open(blank, step) && i < questions->count; i++)
        if (is_of(&questions->items[i], side, round))
            return true;
    return false;
}

/* Every round of the step that asks the side something, ascending, or holds
 * what it had ordered before; else what is never asked again is a section, and
 * the rest is mentioned. */
static void add_step(struct blank *blank, const char *side,
                     const struct step *step)
{
    const struct questions *questions = &blank->judge.questions;
    int first = judge_round(&blank->judge, side), most = first;
    bool found = false;

    for (size_t i = 0; i < questions->count; i++)
        if (round_of(questions->items[i].round) > most)
            most = round_of(questions->items[i].round);
    for (int round = is_open(blank, step) ? first : 1; round <= most; round++)
        if (asks(blank, side, step, round) ||
            was_dropped(blank, side, step->id, round)) {
            add_section(blank, side, step, round);
            found = true;
        }
    if (found || !step_can_run(&blank->judge, side, step))
        return;
    if (step_disposition(&blank->judge, side, step) == ASKED_AGAIN)
        add_mention(blank, side, step);
    else
        add_section(blank, side, step, is_open(blank, step) ? first : 1);
}

static void add_step_of(struct blank *blank, const struct names *sides,
                        const struct step *step)
{
    const struct desk *desk = &blank->desk;

    foreach_name (side, *sides)
        if (desk_speaks(desk, side, step->id) &&
            (!step->may_order ||
             step->may_order(desk_turn(desk, side)->play, side)))
            add_step(blank, side, step);
}

static void add_steps(struct blank *blank)
{
    const struct desk *desk = &blank->desk;
    const struct step *step = desk->ruleset->sequence + blank->judge.open;

    for (; step->id; step++) {
        add_step_of(blank, &desk->sides, step);
        add_step_of(blank, &desk->wards, step);
        if (step->ends_game_turn)
            return;
    }
}

static bool has_part(const struct blank *blank, const struct dropped *dropped)
{
    foreach (const struct blank_part, part, blank->parts)
        if (part->is_section && !strcmp(part->seat.side, dropped->side) &&
            !strcmp(part->step->id, dropped->step) &&
            round_of(part->round) == round_of(dropped->round))
            return true;
    return false;
}

/* Orders that were not reached, for steps that the sheet does not have. */
static void add_lost(struct blank *blank, const char *side)
{
    const struct turn *turn = desk_turn(&blank->desk, side);

    foreach (const struct dropped, dropped, turn->dropped) {
        if (strcmp(dropped->side, side) != 0 || has_part(blank, dropped))
            continue;
        for (size_t j = 0; j < dropped->count; j++)
            names_say(blank->desk.arena, &blank->lost,
                      "%s (step %s): that step does not come in this game turn",
                      order_words(blank->desk.arena, &dropped->orders[j]),
                      dropped->step);
    }
}

/* Nothing of that sheet but its plans: the rest was played. */
static void take_plans(struct blank *blank, const struct sheet *last)
{
    struct arena *arena = blank->desk.arena;
    struct sheet plans = *last;

    plans.sections = NULL;
    plans.section_count = 0;
    for (size_t i = 0; i < last->section_count; i++)
        if (last->sections[i].plans)
            *(struct sheet_section *)LIST_ADD(
                arena, plans.sections, plans.section_count) = last->sections[i];
    (void)sheet_check(&blank->planned, &blank->desk, &plans, blank->refused);
}

/* What of the sheet that was not played still stands, and why the rest not. */
static void take_unplayed(struct blank *blank)
{
    struct report *report = report_new(blank->desk.arena);

    (void)sheet_check(&blank->judged, &blank->desk, blank->unplayed, report);
    for (size_t i = 0; i < report_size(report); i++)
        if (!report_finding(report, i)->is_remark)
            names_add(blank->desk.arena, &blank->lost,
                      report_finding(report, i)->text);
}

void blank_make(struct blank *out, const struct desk *desk,
                const struct blank_head *head,
                const struct blank_sheets *sheets)
{
    *out = (struct blank){.head = head,
                          .desk = *desk,
                          .refused = report_unread(desk->arena),
                          .unplayed = sheets->unplayed};
    if (sheets->unplayed)
        take_unplayed(out);
    if (sheets->last)
        take_plans(out, sheets->last);
    judge_init(&out->judge, &out->desk, out->refused);
    if (desk->turn->over || deal_waits(desk->turn))
        return;
    add_steps(out);
    for (size_t i = 0; i < desk->sides.count; i++) {
        add_lost(out, desk->sides.items[i]);
        blank_add_standing(out, desk->sides.items[i]);
        blank_add_plans(out, desk->sides.items[i]);
    }
}

void blank_end(struct blank *blank)
{
    judge_end(&blank->judge);
}

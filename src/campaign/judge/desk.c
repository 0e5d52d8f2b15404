/* The questions open at a turn and what answers them. */
#include "campaign/judge/desk.h"

#include "campaign/documents/dealt.h"
#include "campaign/documents/offices.h"
#include "core/arena.h"
#include "core/report.h"

#include <string.h>

const char *side_name(const struct ruleset *ruleset,
                      const struct module *module, const char *id)
{
    foreach_game_side (side, ruleset, module)
        if (!strcmp(side->id, id))
            return side->name;
    return NULL;
}

struct game *game_copy(const struct desk *desk)
{
    const struct ruleset *ruleset = desk->ruleset;
    struct game *copy =
        record_copy(desk->arena, ruleset->state, desk->turn->play);
    struct report *report = report_unread(desk->arena);

    /* The game was opened before: what held then holds for its copy. */
    if (ruleset->open_game)
        ruleset->open_game(copy, desk->module, desk->arena, desk->file, report);
    return copy;
}

const struct standing *standing_of(const struct standing *standing,
                                   size_t count, const char *side)
{
    return FIND_NAMED(struct standing, standing, count, side, side);
}

const struct turn *desk_turn(const struct desk *desk, const char *side)
{
    const struct side_view *view =
        FIND_NAMED(struct side_view, desk->views, desk->view_count, side, side);

    return view ? &view->turn : desk->turn;
}

bool desk_speaks(const struct desk *desk, const char *side, const char *step)
{
    const char *guardian = NULL;

    if (names_contain(&desk->sides, side))
        return true;
    if (desk->ruleset->guardian)
        guardian =
            desk->ruleset->guardian(desk->turn->play, desk->module, side, step);
    return guardian && names_contain(&desk->sides, guardian);
}

static bool is_ward(const struct desk *desk, const char *side)
{
    const struct step *step = desk->ruleset->sequence;

    while (step->id && !desk_speaks(desk, side, step->id))
        step++;
    return step->id && !names_contain(&desk->sides, side);
}

void desk_find_wards(struct desk *desk)
{
    foreach_game_side (side, desk->ruleset, desk->module)
        if (is_ward(desk, side->id))
            names_add(desk->arena, &desk->wards, side->id);
}

desk_seeing desk_see(const struct desk *desk)
{
    const bool whole = desk->ruleset->open_book_is_whole && !desk->closed &&
                       desk->view_count == 0;

    return whole ? NULL : desk->ruleset->see;
}

/* What play_questions() and its like look at. */
static struct play play_of(const struct desk *desk, const struct turn *turn)
{
    return (struct play){
        .game = turn->play,
        .module = desk->module,
        .options = &turn->options,
        .arena = desk->arena,
        .standing = turn->standing,
        .standing_count = turn->standing_count,
        .see = desk_see(desk),
        .step = sequence_find(desk->ruleset->sequence, turn->step),
    };
}

static void ask(struct questions *out, const struct desk *desk,
                const struct turn *turn)
{
    const struct play play = play_of(desk, turn);

    out->arena = desk->arena;
    if (!turn->over && !deal_waits(turn))
        play_questions(&play, desk->ruleset->sequence, turn->step, out);
}

void desk_questions(struct questions *out, const struct desk *desk)
{
    memset(out, 0, sizeof(*out));
    out->arena = desk->arena;
    for (size_t i = 0; i < desk->view_count; i++) {
        /* What a view asks of other sides is not for him who has it. */
        const struct side_view *view = &desk->views[i];
        struct questions all = {0};

        ask(&all, desk, &view->turn);
        for (size_t j = 0; j < all.count; j++)
            if (!strcmp(all.items[j].side, view->side))
                *(struct question *)LIST_ADD(desk->arena, out->items,
                                             out->count) = all.items[j];
    }
    if (desk->view_count == 0)
        ask(out, desk, desk->turn);
}

/* No list of kinds: any order about the subject answers. */
static bool answers(const struct question *question, const struct order *order)
{
    const struct order_kind *const *kind = question->answers;

    while (kind && *kind && *kind != order->kind)
        kind++;
    return (!kind || *kind) && order_is_about(order, question->subject);
}

static bool answered(const struct desk *desk, const struct question *question,
                     const struct judged_sheet *judged)
{
    for (size_t i = 0; i < judged->section_count; i++) {
        const struct section *section = &judged->sections[i];

        if (strcmp(section->side, question->side) != 0 ||
            strcmp(section->step, desk->turn->step) != 0 ||
            section->round != round_of(question->round))
            continue;
        if (!question->subject)
            return true;
        for (size_t j = 0; j < section->count; j++)
            if (answers(question, &section->orders[j]))
                return true;
    }
    return false;
}

const struct standing *desk_standing(const struct desk *desk, const char *side,
                                     const struct judged_sheet *judged)
{
    const struct turn *turn = desk_turn(desk, side);
    struct standing *all = ARENA_NEW(desk->arena, struct standing);

    all->side = side;
    standing_add(desk->arena, all,
                 standing_of(turn->standing, turn->standing_count, side));
    if (judged) {
        standing_add(
            desk->arena, all,
            standing_of(judged->standing, judged->standing_count, side));
        standing_add(desk->arena, all,
                     standing_of(judged->plans, judged->plans_count, side));
    }
    return all;
}

/* The value that will be in force: the sheet's change or what the turn has. */
static const void *standing_value(const struct desk *desk,
                                  const struct question *question,
                                  const struct judged_sheet *judged)
{
    return standing_details(desk_standing(desk, question->side, judged),
                            question->standing,
                            question_standing_subject(question));
}

enum question_state question_state(const struct desk *desk,
                                   const struct question *question,
                                   const struct judged_sheet *judged)
{
    const struct order_kind *standing = question->standing;

    if (judged && answered(desk, question, judged))
        return QUESTION_ANSWERED;
    if (!standing)
        return QUESTION_OPEN;
    if (standing->asks &&
        standing->asks(standing_value(desk, question, judged)))
        return QUESTION_OPEN;
    return QUESTION_STANDING;
}

/* What each step is to a sheet, and what silence costs there. */
#include "campaign/judge/asked.h"

#include "campaign/documents/dealt.h"
#include "core/arena.h"
#include "rulesets/ask.h"

#include <ctype.h>
#include <string.h>

const char *const disposition_words[] = {"answer now", "will be asked again",
                                         "now or never", NULL};

bool step_can_run(const struct judge *judge, const char *side,
                  const struct step *step)
{
    const struct desk *desk = judge->desk;
    const struct step *sequence = desk->ruleset->sequence;

    if (desk->turn->over || deal_waits(desk->turn) ||
        step < sequence + judge->open || !step->orders || !step->orders[0])
        return false;
    for (const struct step *each = sequence + judge->open; each != step; each++)
        if (each->ends_game_turn)
            return false;
    return !step->may_order ||
           step->may_order(desk_turn(desk, side)->play, side);
}

/* Does the open step put a question to the side that stops play? */
static bool is_asked_now(const struct judge *judge, const char *side)
{
    const struct judged_sheet none = {0};
    const struct judged_sheet *judged =
        judge->standing ? judge->standing : &none;
    const struct judged_sheet unsaid = {.standing = judged->standing,
                                        .standing_count =
                                            judged->standing_count,
                                        .plans = judged->plans,
                                        .plans_count = judged->plans_count};

    foreach_item (const struct question, question, judge->questions)
        if (!question->optional && !strcmp(question->side, side) &&
            question_state(judge->desk, question, &unsaid) == QUESTION_OPEN)
            return true;
    return false;
}

static bool waits(const struct judge *judge, const char *side,
                  const struct step *step)
{
    const struct seat seat = judge_seat(judge, side, step, 1);

    return step->waits && !ask_is_waived(seat.standing, step->id) &&
           (!step->waits_for || step->waits_for(&seat));
}

enum disposition step_disposition(const struct judge *judge, const char *side,
                                  const struct step *step)
{
    bool is_open = step - judge->desk->ruleset->sequence == judge->open;

    if (is_open && is_asked_now(judge, side))
        return ANSWER_NOW;
    return waits(judge, side, step) ? ASKED_AGAIN : NOW_OR_NEVER;
}

/* The side's section for the step: of the last round, if it has several. */
static const struct section *section_for(const struct judged_sheet *judged,
                                         const char *side,
                                         const struct step *step)
{
    const struct section *found = NULL;

    for (size_t i = 0; judged && i < judged->section_count; i++) {
        const struct section *section = &judged->sections[i];

        if (!strcmp(section->side, side) && !strcmp(section->step, step->id))
            found = section;
    }
    return found;
}

/* On the game as the orders before it have made it. */
static void look_at_step(struct judge *judge, const struct judged_sheet *judged,
                         const char *side, const struct step *step)
{
    const struct section *section = section_for(judged, side, step);
    struct seat seat = judge_seat(judge, side, step,
                                  section ? round_of(section->round)
                                          : judge_round(judge, side));
    struct step_asked *one;

    if (!desk_speaks(judge->desk, side, step->id) ||
        !step_can_run(judge, side, step))
        return;
    seat.arena = judge->desk->arena;
    one =
        LIST_ADD(judge->desk->arena, judge->asked->items, judge->asked->count);
    one->side = side;
    one->step = step;
    one->disposition = step_disposition(judge, side, step);
    one->said = section != NULL;
    one->silence = step->silence ? step->silence(&seat, section) : NULL;
}

void asked_before(struct judge *judge, const struct judged_sheet *judged,
                  const struct step *step)
{
    const struct desk *desk = judge->desk;
    const struct step *next = desk->ruleset->sequence + judge->next_step;

    if (!judge->asked)
        return;
    for (; next->id && next != step; next++) {
        for (size_t i = 0; i < desk->sides.count; i++)
            look_at_step(judge, judged, desk->sides.items[i], next);
        for (size_t i = 0; i < desk->wards.count; i++)
            look_at_step(judge, judged, desk->wards.items[i], next);
    }
    judge->next_step = next - desk->ruleset->sequence;
}

/* "no march for A; B forages" as two sentences. */
static const char *as_sentences(const char *text, struct arena *arena)
{
    char *out = arena_text(arena, "%s", text);

    for (char *stop = strstr(out, "; "); stop; stop = strstr(stop + 2, "; ")) {
        *stop = '.';
        stop[2] = (char)toupper((unsigned char)stop[2]);
    }
    return out;
}

/* "will be asked again. If you send nothing: no command for Reille: he tests
 * his initiative". */
static const char *asked_words(const struct step_asked *one,
                               struct arena *arena)
{
    const char *what =
        one->said ? "in your sheet" : disposition_words[one->disposition];

    if (!one->silence)
        return what;
    return arena_text(arena, "%s. %s: %s", what,
                      one->said ? "You left out" : "If you send nothing",
                      as_sentences(one->silence, arena));
}

const char *asked_text(const struct step_asked *one, struct arena *arena)
{
    const struct rule *rule = one->step->rule;

    return arena_text(arena, "%s, %s (%s): %s [%s %s]", one->side,
                      one->step->id, one->step->title, asked_words(one, arena),
                      rule->book, rule->number);
}

static const char *step_title(const struct step *step, struct arena *arena)
{
    return arena_text(arena, "%s (%s)", step->id, step->title);
}

/* Two steps in a row of which the same is said. */
static bool same_words(const struct step_asked *one,
                       const struct step_asked *next)
{
    return same_name(one->side, next->side) && !one->said && !next->said &&
           one->disposition == next->disposition && one->silence &&
           next->silence && same_name(one->silence, next->silence);
}

/* All that begin there and of which the same is said; *i: the last of them. */
static const char *asked_line(const struct desk *desk,
                              const struct asked *asked, size_t *i)
{
    struct arena *arena = desk->arena;
    const struct step_asked *one = &asked->items[*i];
    const char *title = step_title(one->step, arena);
    const bool alone = desk->sides.count == 1 && desk->wards.count == 0;

    for (; *i + 1 < asked->count && same_words(one, one + 1); one++, ++*i)
        title = arena_text(arena, "%s and %s", title,
                           step_title(one[1].step, arena));
    return arena_text(arena, "%s%s%s: %s [%s %s]", alone ? "" : one->side,
                      alone ? "" : ", ", title, asked_words(one, arena),
                      one->step->rule->book, one->step->rule->number);
}

struct names asked_lines(const struct desk *desk)
{
    struct names lines = {0}, free = {0};
    struct asked asked;

    sheet_asked(&asked, desk, NULL);
    for (size_t i = 0; i < asked.count; i++) {
        const struct step_asked *one = &asked.items[i];

        if (one->silence || one->disposition == ANSWER_NOW)
            names_add(desk->arena, &lines, asked_line(desk, &asked, &i));
        else if (!names_contain(&free, step_title(one->step, desk->arena)))
            names_add(desk->arena, &free, step_title(one->step, desk->arena));
    }
    if (free.count > 0)
        names_say(desk->arena, &lines,
                  "Nothing is lost, as it looks now, if you leave out %s.",
                  names_text(&free, ", ", desk->arena));
    return lines;
}

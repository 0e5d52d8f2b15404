/* Judging orders on a scratch copy of the game. */
#include "campaign/judge/judge.h"

#include "campaign/documents/exchange_rules.h"
#include "core/arena.h"
#include "core/buffer.h"

#include <string.h>

void judge_init(struct judge *judge, const struct desk *desk,
                struct report *report)
{
    const struct step *sequence = desk->ruleset->sequence;

    memset(judge, 0, sizeof(*judge));
    judge->desk = desk;
    judge->report = report;
    judge->arena = arena_new();
    desk_questions(&judge->questions, desk);
    judge->open = sequence_find(sequence, desk->turn->step) - sequence;
}

void judge_end(struct judge *judge)
{
    arena_free(judge->arena);
    judge->arena = NULL;
}

/* The scratch game on which this side's orders are foreseen; NULL: none has
 * been yet, and the turn's own game will do. */
static struct game *scratch_of(const struct judge *judge, const char *side)
{
    for (size_t i = 0; i < judge->scratch_count; i++)
        if (!strcmp(judge->scratches[i].side, side))
            return judge->scratches[i].game;
    return NULL;
}

/* A copy is made when something is to be changed, not before: it may be as
 * large as the turn. */
static struct game *scratch_for(struct judge *judge, const char *side)
{
    struct game *game = scratch_of(judge, side);
    struct desk desk = *judge->desk;
    struct scratch *scratch;

    if (game)
        return game;
    desk.arena = judge->arena;
    desk.turn = desk_turn(judge->desk, side);
    scratch = LIST_ADD(judge->arena, judge->scratches, judge->scratch_count);
    scratch->side = side;
    scratch->game = game_copy(&desk);
    return scratch->game;
}

int judge_round(const struct judge *judge, const char *side)
{
    int round = 0;

    foreach_item (const struct question, question, judge->questions) {
        int asked = round_of(question->round);

        if (!strcmp(question->side, side) && (round == 0 || asked < round))
            round = asked;
    }
    return round_of(round);
}

/* A standing order, of round 0, meets whatever comes. */
static bool is_certain(const struct judge *judge, const char *side,
                       const struct step *step, int round)
{
    const struct desk *desk = judge->desk;

    if (round == 0)
        return false;
    if (step - desk->ruleset->sequence == judge->open &&
        round == judge_round(judge, side))
        return true;
    return desk->ruleset->settled &&
           desk->ruleset->settled(desk_turn(desk, side)->play, step->id);
}

struct seat judge_seat(const struct judge *judge, const char *side,
                       const struct step *step, int round)
{
    const struct desk *desk = judge->desk;
    const struct turn *turn = desk_turn(desk, side);
    struct game *scratch = scratch_of(judge, side);

    return (struct seat){
        .game = scratch ? scratch : turn->play,
        .module = desk->module,
        .options = &turn->options,
        .side = side,
        .step = step->id,
        .certain = is_certain(judge, side, step, round),
        .standing = desk_standing(desk, side, judge->standing),
        .arena = judge->arena,
    };
}

static void say_back(struct judge *judge, const struct seat *seat,
                     const struct order *order, const char *where)
{
    struct arena *arena = judge->desk->arena;
    struct buffer text;

    buffer_init(&text);
    if (order->kind->say)
        order->kind->say(seat, order, &text);
    else
        buffer_puts(&text, order_text(arena, order));
    names_say(arena, &judge->said, "%s, %s: %s", seat->side, where, text.bytes);
    buffer_release(&text);
}

/* What no sheet lists is not written by hand either, to do nothing. */
static bool has_use(struct judge *judge, const struct seat *seat,
                    const struct order *order)
{
    const struct ruleset *ruleset = judge->desk->ruleset;

    return !ruleset->idle || !ruleset->idle(seat, order->kind) ||
           refuse(judge->report, &order->place, EXCHANGE(idle),
                  "in this game '%s' has no use: its module or options leave "
                  "it nothing to do",
                  order->kind->name);
}

bool judge_order(struct judge *judge, struct seat *seat,
                 const struct order *order, const char *where)
{
    if (!has_use(judge, seat, order))
        return false;
    if (!order_check(seat, order, judge->report))
        return false;
    say_back(judge, seat, order, where);
    if (order->kind->foresee) {
        seat->game = scratch_for(judge, seat->side);
        order_foresee(seat, order);
    }
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

void judge_whole(struct judge *judge, const struct seat *seat,
                 struct section *section)
{
    const struct ruleset *ruleset = judge->desk->ruleset;
    struct report *own;

    if (!ruleset->check_section)
        return;
    own = report_unread(judge->desk->arena);
    progress_order(judge->desk->hand, &section->place, section->side);
    if (!ruleset->check_section(seat, section, own))
        strike_out(section, own);
    report_take(judge->report, own);
}

bool judge_step(struct judge *judge, const struct section *section,
                const struct step *step)
{
    const struct desk *desk = judge->desk;
    const struct place *place = &section->place;
    ptrdiff_t index = step - desk->ruleset->sequence;
    int round = judge_round(judge, section->side);

    if (index < judge->open)
        return refuse(judge->report, place, EXCHANGE(past_step),
                      "step '%s' is past: '%s' is open", step->id,
                      desk->turn->step);
    if (index == judge->open && section->round < round)
        return refuse(judge->report, place, EXCHANGE(past_step),
                      "round %d of step '%s' is past: round %d is open",
                      section->round, step->id, round);
    if (step->may_order &&
        !step->may_order(desk_turn(desk, section->side)->play, section->side))
        return refuse(judge->report, place, EXCHANGE(no_such_step),
                      "side '%s' has no step '%s' in this game turn",
                      section->side, step->id);
    return true;
}

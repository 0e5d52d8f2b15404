/* Steps ask, then run: the loop that plays an exchange. */
#include "core/play-orders.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "core/names.h"

#include <assert.h>
#include <string.h>

/* So often a ruleset may say AGAIN before we call it endless. */
enum { MOST_RUNS = 1000000 };

struct question *question_add(struct questions *questions, const char *side,
                              const struct rule *rule, const char *text)
{
    struct question *question =
        LIST_ADD(questions->arena, questions->items, questions->count);

    question->side = side;
    question->rule = rule;
    question->text = text;
    return question;
}

const struct step *sequence_find(const struct step *sequence, const char *id)
{
    for (; sequence->id; sequence++)
        if (strcmp(sequence->id, id) == 0)
            return sequence;
    return NULL;
}

bool step_stands(const struct step *step, const struct game *game)
{
    return !step->applies || step->applies(game);
}

static bool is_among(const struct order_kind *const *kinds, size_t count,
                     const struct order_kind *kind)
{
    for (size_t i = 0; i < count; i++)
        if (kinds[i] == kind)
            return true;
    return false;
}

const struct order_kind *const *sequence_kinds(struct arena *arena,
                                               const struct step *sequence)
{
    const struct order_kind **kinds = NULL;
    size_t count = 0;

    for (; sequence->id; sequence++)
        for (size_t i = 0; sequence->orders && sequence->orders[i]; i++)
            if (!is_among(kinds, count, sequence->orders[i]))
                *(const struct order_kind **)LIST_ADD(arena, kinds, count) =
                    sequence->orders[i];
    *(const struct order_kind **)LIST_ADD(arena, kinds, count) = NULL;
    return kinds;
}

void play_questions(const struct play *play, const struct step *sequence,
                    const char *step, struct questions *questions)
{
    struct play asking = *play;

    asking.step = sequence_find(sequence, step);
    assert(asking.step);
    if (asking.step->ask)
        asking.step->ask(&asking, questions);
}

static bool standing_speaks(const struct play *play,
                            const struct question *question)
{
    const struct order_kind *kind = question->standing;

    return kind &&
           !(kind->asks &&
             kind->asks(play_standing(play, question->side, kind,
                                      question_standing_subject(question))));
}

bool play_waits(const struct play *play, const struct question *question)
{
    return !question->optional && !standing_speaks(play, question);
}

/* What answers a question: an order about its subject, a whole section, or
 * neither. */
struct answer {
    struct section *section;
    struct order *order;
};

/* The order of the section that answers by its subject, or NULL. */
static struct order *order_about(struct section *section,
                                 const struct question *question)
{
    const struct order_kind *const *kind = question->answers;

    for (size_t i = 0; i < section->count; i++) {
        if (!kind &&
            play_order_fits(&section->orders[i], NULL, question->subject))
            return &section->orders[i];
        for (size_t j = 0; kind && kind[j]; j++)
            if (play_order_fits(&section->orders[i], kind[j],
                                question->subject))
                return &section->orders[i];
    }
    return NULL;
}

static struct answer answer_of(const struct play *play,
                               const struct question *question)
{
    struct section *section =
        play_section(play, question->side, question->round);
    struct answer answer = {0};

    if (section && question->subject)
        answer.order = order_about(section, question);
    else if (section && !section->served)
        answer.section = section;
    return answer;
}

static bool is_in(const struct names *sides, const char *side)
{
    return sides && names_contain(sides, side);
}

/* Does the fallback act? For sides that sent nothing it does for questions
 * open at the lock alone: more they were not asked. Who is absent, or has
 * signed that he says nothing, stops nothing. */
static bool fallback_acts(const struct play *play,
                          const struct question *question, bool first)
{
    return question->fallback &&
           (is_in(play->absent, question->side) ||
            (first && is_in(play->silent, question->side)));
}

/* Finds the answers, one a question; false if a question that must be
 * answered has none. */
static bool find_answers(const struct play *play,
                         const struct questions *questions, bool first,
                         struct answer *answers)
{
    bool complete = true;

    for (size_t i = 0; i < questions->count; i++) {
        const struct question *question = &questions->items[i];

        answers[i] = answer_of(play, question);
        if (!answers[i].section && !answers[i].order &&
            play_waits(play, question) && !fallback_acts(play, question, first))
            complete = false;
    }
    return complete;
}

/* In plain words, where its kind has some: what it says holds on any game. */
static const char *standing_text(const struct play *play,
                                 const struct order *order, const char *side)
{
    struct seat seat = play_seat(play, side);
    struct buffer words;

    if (!order->kind->say)
        return order_words(play->arena, order);
    seat.certain = false;
    buffer_init(&words);
    order->kind->say(&seat, order, &words);
    return buffer_keep(&words, play->arena);
}

/* A plan is of its exchange; without one its kind's initial value acts. */
static const char *acting_words(const struct play *play,
                                const struct order *order)
{
    bool is_plan = false;

    for (size_t i = 0; play->plans && play->plans[i]; i++)
        is_plan |= play->plans[i] == order->kind;
    if (!is_plan)
        return "Standing order";
    return order->details == order->kind->initial ? "Without a plan" : "Plan";
}

/* Words of an order that is about the same name it. */
static void note_standing(struct play *play, const struct question *question)
{
    const char *about = question_standing_subject(question);
    const void *details =
        play_standing(play, question->side, question->standing, about);
    const struct order order = {.kind = question->standing, .details = details};
    bool named = !about || (order.kind->say && order_is_about(&order, about));
    struct event *event = journal_add(
        play->journal, EVENT_STANDING, question->standing->rule,
        "%s of %s%s%s: %s", acting_words(play, &order),
        play_side_name(play, question->side), named ? "" : " about ",
        named ? "" : about, standing_text(play, &order, question->side));

    event_for(play->journal, event_of(event, question->side, NULL),
              question->side);
}

/* What it had been told that its silence costs, where the step says that. */
static const char *fallback_text(const struct play *play,
                                 const struct question *question)
{
    const struct seat seat = play_seat(play, question->side);
    const char *cost = !question->subject && play->step->silence
                           ? play->step->silence(&seat, NULL)
                           : NULL;

    return cost ? cost : question->fallback;
}

static void note_fallback(struct play *play, const struct question *question)
{
    struct event *event = journal_add(
        play->journal, EVENT_STANDING, question->rule,
        "Nothing came from %s%s%s: %s", play_side_name(play, question->side),
        question->subject ? " about " : "",
        question->subject ? question->subject : "",
        fallback_text(play, question));

    event_for(play->journal, event_of(event, question->side, NULL),
              question->side);
}

/* Tells a side which of its questions were answered without a word of its
 * sheet. */
static void note_silence(struct play *play, const struct questions *questions,
                         const struct answer *answers)
{
    for (size_t i = 0; i < questions->count; i++) {
        const struct question *question = &questions->items[i];

        if (answers[i].section || answers[i].order)
            continue;
        if (standing_speaks(play, question))
            note_standing(play, question);
        else if (!question->optional)
            note_fallback(play, question);
    }
}

/* Orders that are nothing but answers of their section are served with it;
 * those that are carried out, when they are. */
static void serve_section(struct section *section)
{
    section->served = true;
    for (size_t i = section->reached; i < section->count; i++) {
        const struct order_kind *kind = section->orders[i].kind;

        if (!kind->carry_out && !kind->subject)
            section->orders[i].served = true;
    }
}

/* An answer serves once, and so does what the run took. */
static void serve(struct play *play, const struct answer *answers, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (answers[i].order)
            answers[i].order->served = true;
        if (answers[i].section)
            serve_section(answers[i].section);
    }
    for (size_t i = 0; i < play->section_count; i++) {
        struct section *section = &play->sections[i];

        if (strcmp(section->step, play->step->id) != 0)
            continue;
        for (size_t j = section->reached; j < section->count; j++)
            if (section->orders[j].taken)
                section->orders[j].served = true;
        play_next_order(section);
    }
}

/* Asks, and runs the step once if every question is answered. */
enum outcome { OUTCOME_ASKS, OUTCOME_AGAIN, OUTCOME_NEXT };

static enum outcome run_once(struct play *play, bool first, bool *opened)
{
    const struct step *step = play->step;
    struct questions questions = {.arena = play->arena};
    struct answer *answers;
    enum step_end end;
    int depth;

    progress_step(play->hand, step->id);
    if (step->ask)
        step->ask(play, &questions);
    answers = ARENA_ARRAY(play->arena, struct answer, questions.count + 1);
    if (!find_answers(play, &questions, first, answers))
        return OUTCOME_ASKS;
    if (!*opened)
        journal_tell_open(play->journal, EVENT_STEP, step->rule, NULL, NULL,
                          "%s", step->title);
    *opened = true;
    note_silence(play, &questions, answers);
    depth = play->journal->depth;
    play->running = true;
    progress_step(play->hand, step->id);
    end = step->run(play);
    play->running = false;
    assert(play->journal->depth == depth);
    serve(play, answers, questions.count);
    return end == STEP_AGAIN ? OUTCOME_AGAIN : OUTCOME_NEXT;
}

/* Runs the step until it asks what nobody answered, or is over. */
static enum outcome run_step(struct play *play, bool first)
{
    enum outcome outcome = OUTCOME_AGAIN;
    bool opened = false;

    for (int runs = 0; outcome == OUTCOME_AGAIN && !play->over; runs++) {
        assert(runs < MOST_RUNS);
        outcome = run_once(play, first && runs == 0, &opened);
    }
    if (opened)
        journal_close(play->journal);
    return outcome;
}

/* A step that is over takes no more answers: what it did not ask for can not
 * be reached any more. */
static void close_sections(struct play *play)
{
    for (size_t i = 0; i < play->section_count; i++) {
        struct section *section = &play->sections[i];

        if (strcmp(section->step, play->step->id) != 0)
            continue;
        section->served = true;
        play_lapse_rest(play, section);
    }
}

static void go_on(const struct play *play, const struct step *sequence,
                  struct sequence_place *place)
{
    place->step = play->step[1].id ? play->step[1].id : sequence->id;
}

void play_opening(struct play *play, const struct step *sequence,
                  struct sequence_place *place)
{
    for (;;) {
        play->step = sequence_find(sequence, place->step);
        assert(play->step);
        if (step_stands(play->step, play->game)) {
            if (play->step->ask || play->step->ends_game_turn || play->over)
                return;
            run_step(play, false);
        }
        go_on(play, sequence, place);
    }
}

enum play_end play_exchange(struct play *play, const struct step *sequence,
                            struct sequence_place *place)
{
    bool first = true;

    assert(!play->over);
    for (;;) {
        play->step = sequence_find(sequence, place->step);
        assert(play->step);
        if (!step_stands(play->step, play->game)) {
            go_on(play, sequence, place);
            continue;
        }
        if (run_step(play, first) == OUTCOME_ASKS)
            return PLAY_ASKS;
        if (play->over)
            return PLAY_OVER;
        close_sections(play);
        first = false;
        go_on(play, sequence, place);
        if (play->step->ends_game_turn || !play->step[1].id) {
            play_opening(play, sequence, place);
            return PLAY_GAME_TURN;
        }
    }
}

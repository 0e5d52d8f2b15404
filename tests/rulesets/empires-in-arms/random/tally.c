/* How often everything has occurred. */
#include "tests/rulesets/empires-in-arms/random/tally.h"
#include "core/play.h"
#include "rulesets/empires-in-arms/module/module.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/support/test.h"

#include <stdio.h>

/* ---- orders and questions ----------------------------------------------- */

static struct kind_tally *kind_of(struct tally *tally,
                                  const struct order_kind *kind)
{
    size_t i = 0;

    while (i < tally->kind_count && tally->kinds[i].kind != kind)
        i++;
    assert_true(i < MOST_KINDS);
    if (i == tally->kind_count)
        tally->kinds[tally->kind_count++].kind = kind;
    return &tally->kinds[i];
}

void tally_standing(struct tally *tally, const struct order_kind *kind)
{
    kind_of(tally, kind)->given++;
}

static void count_orders(struct tally *tally, const struct match *match)
{
    const struct play *play = &match->scene->play;

    for (size_t i = 0; i < play->section_count; i++)
        for (size_t j = 0; j < play->sections[i].count; j++)
            if (play->sections[i].orders[j].served)
                kind_of(tally, play->sections[i].orders[j].kind)->given++;
}

static struct question_tally *question_of(struct tally *tally,
                                          const struct question *question,
                                          const char *step)
{
    size_t i = 0;

    while (i < tally->question_count &&
           (tally->questions[i].rule != question->rule ||
            !same_name(tally->questions[i].step, step)))
        i++;
    assert_true(i < MOST_QUESTIONS);
    if (i == tally->question_count) {
        tally->questions[i].rule = question->rule;
        tally->questions[i].step = step;
        tally->question_count++;
    }
    return &tally->questions[i];
}

static bool is_answered(const struct match *match,
                        const struct question *question)
{
    const struct play *play = &match->scene->play;

    for (size_t i = 0; i < play->section_count; i++) {
        const struct section *section = &play->sections[i];

        if (!same_name(section->side, question->side))
            continue;
        if (!question->subject && section->served)
            return true;
        for (size_t j = 0; j < section->count && question->subject; j++)
            if (section->orders[j].served &&
                order_is_about(&section->orders[j], question->subject))
                return true;
    }
    return false;
}

static const char *step_id(const char *step)
{
    return sequence_find(empires_in_arms_ruleset.sequence, step)->id;
}

static void count_questions(struct tally *tally, const struct match *match)
{
    const char *powers[POWER_END] = {NULL};
    size_t count = 0;

    for (size_t i = 0; i < match->questions.count; i++) {
        const struct question *question = &match->questions.items[i];
        struct question_tally *one =
            question_of(tally, question, step_id(match->step_before));
        size_t j = 0;

        one->asked++;
        one->ordered += is_answered(match, question);
        while (j < count && strcmp(powers[j], question->side) != 0)
            j++;
        if (j == count)
            powers[count++] = question->side;
    }
    tally->phases += (int)count;
}

/* ---- events ------------------------------------------------------------- */

/* "Order of France lapses: move corps=..." */
static void count_lapse(struct tally *tally, const struct event *event)
{
    const char *name = strstr(event->text, " lapses: ");

    if (strncmp(event->text, "Order of ", 9) != 0 || !name)
        return;
    name += strlen(" lapses: ");
    for (size_t i = 0; i < tally->kind_count; i++) {
        const char *one = tally->kinds[i].kind->name;
        size_t length = strlen(one);

        if (strncmp(name, one, length) == 0 &&
            (name[length] == ' ' || name[length] == ':'))
            tally->kinds[i].lapsed++;
    }
}

static void count_silence(struct tally *tally, const struct event *event)
{
    for (size_t i = 0; i < tally->question_count; i++) {
        struct question_tally *one = &tally->questions[i];

        one->fallback += event->rule == one->rule &&
                         strncmp(event->text, "Nothing came ", 13) == 0;
        one->standing += one->rule == BASE(combat_list) &&
                         strncmp(event->text, "Standing order ", 15) == 0;
    }
}

static bool is_branch(const struct branch *branch, const struct event *event)
{
    return (branch->kind < 0 || branch->kind == (int)event->kind) &&
           (!branch->rule || branch->rule == event->rule) &&
           (!branch->words || strstr(event->text, branch->words));
}

static enum chit chit_of(const struct event *event)
{
    const char *word = strstr(event->text, ": the chit ");

    if (!word || event->rule != BASE(chit))
        return NO_CHIT;
    word += strlen(": the chit ");
    for (int i = NO_CHIT + 1; i < CHIT_COUNT; i++)
        if (strcmp(eia_chit_words[i], word) == 0)
            return (enum chit)i;
    return NO_CHIT;
}

/* The attacker's comes first, then the defender's. */
static void count_chits(struct tally *tally, const struct event *combat)
{
    enum chit first = NO_CHIT;

    for (const struct event *event = combat->first; event;
         event = event->next) {
        enum chit chit = chit_of(event);

        if (chit != NO_CHIT && first != NO_CHIT)
            tally->chits[first][chit]++;
        if (chit != NO_CHIT)
            first = first == NO_CHIT ? chit : NO_CHIT;
    }
}

static void count_events(struct tally *tally, const struct event *event)
{
    const struct step *steps = empires_in_arms_ruleset.sequence;

    for (; event; event = event->next) {
        if (event->kind == EVENT_LAPSE)
            count_lapse(tally, event);
        if (event->kind == EVENT_STANDING)
            count_silence(tally, event);
        for (int i = 0; event->kind == EVENT_STEP && steps[i].id; i++)
            tally->steps[i] += strcmp(steps[i].title, event->text) == 0;
        if (event->kind == EVENT_COMBAT)
            count_chits(tally, event);
        for (size_t i = 0; i < branch_count; i++)
            tally->branches[i] += is_branch(&branches[i], event);
        count_events(tally, event->first);
    }
}

void tally_exchange(struct tally *tally, const struct match *match)
{
    tally->exchanges++;
    count_orders(tally, match);
    count_questions(tally, match);
    count_events(tally, match->scene->journal.first);
}

/* ---- printing ----------------------------------------------------------- */

void tally_print(const struct tally *tally)
{
    const struct step *steps = empires_in_arms_ruleset.sequence;

    printf("%d months, %d exchanges, %d player-phases\n", tally->months,
           tally->exchanges, tally->phases);
    for (size_t i = 0; i < tally->kind_count; i++)
        printf("  %-20s %7d given, %6d lapsed\n", tally->kinds[i].kind->name,
               tally->kinds[i].given, tally->kinds[i].lapsed);
    for (int i = 0; steps[i].id; i++)
        printf("  step %-4s %6d\n", steps[i].id, tally->steps[i]);
    for (size_t i = 0; i < tally->question_count; i++)
        printf("  question of %s [%s]: asked %d, ordered %d, standing %d, "
               "silence %d\n",
               tally->questions[i].step, tally->questions[i].rule->number,
               tally->questions[i].asked, tally->questions[i].ordered,
               tally->questions[i].standing, tally->questions[i].fallback);
    for (int i = NO_CHIT + 1; i < CHIT_COUNT; i++)
        for (int j = NO_CHIT + 1; j < CHIT_COUNT; j++)
            if (tally->chits[i][j])
                printf("  %6d %s against %s\n", tally->chits[i][j],
                       eia_chit_words[i], eia_chit_words[j]);
    for (size_t i = 0; i < branch_count; i++)
        printf("  %6d %s\n", tally->branches[i], branches[i].name);
}

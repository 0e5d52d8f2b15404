/* How often everything has occurred. */
#include "tests/rulesets/empires-in-arms/random/tally.h"
#include "rulesets/empires-in-arms/module/module.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/support/test.h"

#include <stdio.h>

/* What the gardens must bring forth. */
#define DEMANDS "tests/rulesets/empires-in-arms/random/demands.tsv"

void tally_begin(struct tally *tally, struct arena *arena)
{
    *tally = (struct tally){.months = 0};
    demands_read(&tally->demands, DEMANDS, &empires_in_arms_ruleset, arena);
}

/* ---- orders and questions ----------------------------------------------- */

void tally_standing(struct tally *tally, const struct standing *list,
                    size_t count)
{
    for (size_t i = 0; i < count; i++)
        demands_count_orders(&tally->demands, tally->met, list[i].orders,
                             list[i].count, 1);
}

static void count_orders(struct tally *tally, const struct match *match)
{
    const struct play *play = &match->scene->play;

    for (size_t i = 0; i < play->section_count; i++)
        for (size_t j = 0; j < play->sections[i].count; j++)
            if (play->sections[i].orders[j].served)
                demands_count_orders(&tally->demands, tally->met,
                                     &play->sections[i].orders[j], 1, 1);
}

static void count_phases(struct tally *tally, const struct match *match)
{
    const char *powers[POWER_END] = {NULL};
    size_t count = 0;

    for (size_t i = 0; i < match->questions.count; i++) {
        size_t j = 0;

        while (j < count &&
               strcmp(powers[j], match->questions.items[i].side) != 0)
            j++;
        if (j == count)
            powers[count++] = match->questions.items[i].side;
    }
    tally->phases += (int)count;
}

/* ---- combats ------------------------------------------------------------ */

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

static void count_combats(struct tally *tally, const struct event *event)
{
    for (; event; event = event->next) {
        if (event->kind == EVENT_COMBAT)
            count_chits(tally, event);
        count_combats(tally, event->first);
    }
}

void tally_exchange(struct tally *tally, const struct match *match)
{
    const struct event *first = match->scene->journal.first;

    tally->exchanges++;
    count_orders(tally, match);
    count_phases(tally, match);
    demands_count_questions(&tally->demands, tally->met, &match->questions,
                            match->step_before);
    demands_count_events(&tally->demands, tally->met, first);
    count_combats(tally, first);
}

/* ---- the reckoning ------------------------------------------------------ */

void tally_print(const struct tally *tally)
{
    printf("%d months, %d exchanges, %d player-phases\n", tally->months,
           tally->exchanges, tally->phases);
    for (int i = NO_CHIT + 1; i < CHIT_COUNT; i++)
        for (int j = NO_CHIT + 1; j < CHIT_COUNT; j++)
            if (tally->chits[i][j])
                printf("  %6d %s against %s\n", tally->chits[i][j],
                       eia_chit_words[i], eia_chit_words[j]);
}

/* Both outflank less than once in 2,033 months: test_campaigning plays it. */
static bool is_rare(int attack, int defend)
{
    return attack == CHIT_OUTFLANK && defend == CHIT_OUTFLANK;
}

static bool all_chits(const struct tally *tally)
{
    bool good = true;

    for (int i = CHIT_ASSAULT; i <= CHIT_OUTFLANK; i++)
        for (int j = CHIT_OUTFLANK; j <= CHIT_WITHDRAW; j++)
            if (j != CHIT_CORDON_RIVER && !is_rare(i, j) &&
                tally->chits[i][j] == 0) {
                print_error("never %s against %s\n", eia_chit_words[i],
                            eia_chit_words[j]);
                good = false;
            }
    return good;
}

void tally_check(const struct tally *tally, bool at_length)
{
    bool good = demands_met(&tally->demands, tally->met, at_length, true);

    good &= !at_length || all_chits(tally);
    assert_true(good);
}

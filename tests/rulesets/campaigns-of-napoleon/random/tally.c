/* How often everything has occurred. */
#include "tests/rulesets/campaigns-of-napoleon/random/tally.h"
#include "core/arena.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

#include <stdio.h>

struct tally *tally_new(struct arena *arena)
{
    return ARENA_NEW(arena, struct tally);
}

int tally_game_turns(const struct tally *tally)
{
    return tally->game_turns;
}

void tally_findings(struct tally *tally, size_t findings)
{
    tally->findings += findings;
}

size_t tally_count_findings(const struct tally *tally)
{
    return tally->findings;
}

/* Orders that were accepted. */
size_t tally_orders(const struct tally *tally)
{
    size_t count = 0;

    for (size_t i = 0; i < tally->kind_count; i++)
        count += (size_t)tally->kinds[i].given;
    return count;
}

/* ---- orders ----------------------------------------------------------- */

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

static void count_orders(struct tally *tally, const struct exchange *exchange)
{
    const struct turn *next = &exchange->outcome.next;

    for (size_t i = 0; i < exchange->orders.section_count; i++) {
        const struct section *section = &exchange->orders.sections[i];

        for (size_t j = 0; j < section->count; j++)
            kind_of(tally, section->orders[j].kind)->given++;
    }
    for (size_t i = 0; i < next->dropped_count; i++)
        for (size_t j = 0; j < next->dropped[i].count; j++)
            kind_of(tally, next->dropped[i].orders[j].kind)->dropped++;
}

/* ---- events ----------------------------------------------------------- */

static void count_case(struct tally *tally, const struct event *event)
{
    size_t i = 0;

    while (i < tally->case_count && (tally->cases[i].rule != event->rule ||
                                     tally->cases[i].kind != event->kind))
        i++;
    assert_true(i < MOST_CASES);
    if (i == tally->case_count) {
        tally->cases[i].rule = event->rule;
        tally->cases[i].kind = event->kind;
        tally->case_count++;
    }
    tally->cases[i].count++;
}

static bool starts(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* "Delay at", and not "Delay or Wrongfooted! at": that one is still asked. */
static bool is_headline(const char *text, const char *type)
{
    return starts(text, type) && starts(text + strlen(type), " at ");
}

/* "Order of french lapses: move force=..." */
static void count_lapse(struct tally *tally, const struct event *event)
{
    const char *name = strstr(event->text, " lapses: ");

    if (!starts(event->text, "Order of ") || !name)
        return;
    name += strlen(" lapses: ");
    for (size_t i = 0; i < tally->kind_count; i++) {
        const char *one = tally->kinds[i].kind->name;

        if (starts(name, one) && name[strlen(one)] == ' ')
            tally->kinds[i].lapsed++;
    }
}

static void count_silence(struct tally *tally, const struct event *event)
{
    struct question_tally *step = &tally->steps[tally->step - con_sequence];

    if (starts(event->text, "Standing order of ") ||
        strstr(event->text, " by standing order."))
        step->standing++;
    else if (starts(event->text, "Nothing came from "))
        step->fallback++;
}

/* ---- combats ---------------------------------------------------------- */

/* "French group under Ney: 30 SP (...), a corps." */
static int class_in(const char *text)
{
    const char *comma = strrchr(text, ',');

    for (int class = DIVISION; comma && class <= ARMY; class ++)
        if (strstr(comma, con_class_phrase((enum size_class) class)))
            return class - DIVISION;
    return 0;
}

/* The row of the table of types: two classes and two guesses. */
static void count_combat(struct tally *tally, const struct event *combat)
{
    int size[SIDE_COUNT] = {0, 0};
    int right[SIDE_COUNT] = {0, 0};
    int chits = 0;

    for (const struct event *event = combat->first; event;
         event = event->next) {
        enum side side = FRENCH;

        if (event->side && !con_side_of(event->side, &side))
            continue;
        if (event->kind == EVENT_GROUP)
            size[side] = class_in(event->text);
        if (event->kind == EVENT_NOTE && strstr(event->text, " chit: ")) {
            right[side] = strstr(event->text, ": right") != NULL;
            chits++;
        }
    }
    if (chits == SIDE_COUNT)
        tally->meetings[((size[FRENCH] * 3 + size[COALITION]) * 2 +
                         right[FRENCH]) *
                            2 +
                        right[COALITION]]++;
    for (int type = SKIRMISH; type < DELAY_OR_WRONGFOOTED; type++)
        tally->types[type] +=
            is_headline(combat->text, con_type_name((enum combat_type)type));
}

static void count_step(struct tally *tally, const struct event *event)
{
    const struct step *step = con_sequence;

    while (step->id && strcmp(step->title, event->text) != 0)
        step++;
    if (!step->id)
        return;
    tally->step = step;
    tally->steps[step - con_sequence].run++;
}

static void count_events(struct tally *tally, const struct event *event)
{
    for (; event; event = event->next) {
        count_case(tally, event);
        if (event->kind == EVENT_STEP)
            count_step(tally, event);
        else if (event->kind == EVENT_LAPSE)
            count_lapse(tally, event);
        else if (event->kind == EVENT_STANDING)
            count_silence(tally, event);
        else if (event->kind == EVENT_COMBAT)
            count_combat(tally, event);
        count_events(tally, event->first);
    }
}

/* The sections of steps that have run since. */
static void count_sections(struct tally *tally, const struct exchange *exchange,
                           const int run[MOST_STEPS])
{
    for (size_t i = 0; i < exchange->orders.section_count; i++) {
        const char *id = exchange->orders.sections[i].step;
        ptrdiff_t step = sequence_find(con_sequence, id) - con_sequence;

        tally->steps[step].ordered += tally->steps[step].run > run[step];
    }
}

void tally_exchange(struct tally *tally, const struct exchange *exchange)
{
    int run[MOST_STEPS];

    for (int i = 0; i < MOST_STEPS; i++)
        run[i] = tally->steps[i].run;
    tally->exchanges++;
    tally->game_turns += exchange->outcome.end != PLAY_ASKS;
    count_orders(tally, exchange);
    count_events(tally, exchange->outcome.journal.first);
    count_sections(tally, exchange, run);
}

/* ---- printing --------------------------------------------------------- */

void tally_print(const struct tally *tally)
{
    printf("%d game turns, %d exchanges\n", tally->game_turns,
           tally->exchanges);
    for (size_t i = 0; i < tally->kind_count; i++)
        printf("  %-14s %6d given, %5d lapsed, %5d not reached\n",
               tally->kinds[i].kind->name, tally->kinds[i].given,
               tally->kinds[i].lapsed, tally->kinds[i].dropped);
    for (const struct step *step = con_sequence; step->id; step++) {
        const struct question_tally *one = &tally->steps[step - con_sequence];

        printf("  %-6s run %5d, ordered %5d, standing %5d, fallback %4d\n",
               step->id, one->run, one->ordered, one->standing, one->fallback);
    }
    for (int i = SKIRMISH; i < DELAY_OR_WRONGFOOTED; i++)
        printf("  %-14s %5d\n", con_type_name((enum combat_type)i),
               tally->types[i]);
    for (int i = 0; i < MEETINGS; i++)
        printf("%s%5d", i % 12 ? "" : "\n  ", tally->meetings[i]);
    printf("\n");
    for (size_t i = 0; i < tally->case_count; i++)
        printf("  %-10s [%s %s] %d\n", event_words[tally->cases[i].kind],
               tally->cases[i].rule->book, tally->cases[i].rule->number,
               tally->cases[i].count);
}

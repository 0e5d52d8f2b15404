/* How often everything has occurred. */
#include "tests/rulesets/campaigns-of-napoleon/random/tally.h"
#include "core/arena.h"
#include "rulesets/campaigns-of-napoleon/board/state.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

#include <stdio.h>

/* What the gardens must bring forth. */
#define DEMANDS "tests/rulesets/campaigns-of-napoleon/random/demands.tsv"
enum { MEETINGS_AT_LENGTH = 5 }; /* of each row */

struct tally *tally_new(struct arena *arena)
{
    struct tally *tally = ARENA_NEW(arena, struct tally);

    demands_read(&tally->demands, DEMANDS, &campaigns_of_napoleon_ruleset,
                 arena);
    return tally;
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

size_t tally_orders(const struct tally *tally)
{
    return tally->orders;
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
        enum side side = event->side ? con_side(event->side) : FRENCH;

        if (side == SIDE_COUNT)
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
}

static void count_combats(struct tally *tally, const struct event *event)
{
    for (; event; event = event->next) {
        if (event->kind == EVENT_COMBAT)
            count_combat(tally, event);
        count_combats(tally, event->first);
    }
}

/* ---- exchanges -------------------------------------------------------- */

void tally_exchange(struct tally *tally, const struct exchange *exchange)
{
    const struct exchange_orders *orders = &exchange->orders;
    struct desk desk = match_desk(exchange->match, FRENCH);
    struct questions questions;

    desk.turn = &exchange->match->turn;
    desk_questions(&questions, &desk);
    tally->exchanges++;
    tally->game_turns += exchange->outcome.end != PLAY_ASKS;
    for (size_t i = 0; i < orders->section_count; i++)
        tally->orders += orders->sections[i].count;
    demands_count_questions(&tally->demands, tally->met, &questions,
                            desk.turn->step);
    demands_count_exchange(&tally->demands, tally->met, orders,
                           &exchange->outcome);
    count_combats(tally, exchange->outcome.journal.first);
}

void tally_print(const struct tally *tally)
{
    printf("%d game turns, %d exchanges\n", tally->game_turns,
           tally->exchanges);
    for (int i = 0; i < MEETINGS; i++)
        printf("%s%5d", i % 12 ? "" : "\n  ", tally->meetings[i]);
    printf("\n");
}

void tally_check(const struct tally *tally, bool at_length)
{
    bool good = demands_met(&tally->demands, tally->met, at_length, true);

    for (int i = 0; at_length && i < MEETINGS; i++)
        if (tally->meetings[i] < MEETINGS_AT_LENGTH) {
            print_error("row %d of the types: %d, and not %d\n", i,
                        tally->meetings[i], MEETINGS_AT_LENGTH);
            good = false;
        }
    assert_true(good);
}

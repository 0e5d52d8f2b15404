/* How often everything has occurred. */
#include "tests/rooms/campaigns-of-napoleon/random/random.h"

#include "core/arena.h"

#include <stdio.h>

enum { MOST_KINDS = 48, MOST_STEPS = 32, MOST_CASES = 1024, MEETINGS = 36 };

struct tally {
    int game_turns, exchanges;
    size_t findings;
    struct kind_tally {
        const struct order_kind *kind;
        int given, dropped, lapsed;
    } kinds[MOST_KINDS];
    size_t kind_count;
    struct question_tally {
        int ordered, standing, fallback, run;
    } steps[MOST_STEPS];
    struct case_tally {
        enum event_kind kind;
        const struct rule *rule;
        int count;
    } cases[MOST_CASES];
    size_t case_count;
    int meetings[MEETINGS];
    int types[DELAY_OR_WRONGFOOTED + 1];
    const struct step *step; /* whose events are being counted */
};

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

    if (starts(event->text, "Standing order of "))
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
            starts(combat->text, con_type_name((enum combat_type)type));
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

void tally_exchange(struct tally *tally, const struct exchange *exchange)
{
    tally->exchanges++;
    tally->game_turns += exchange->outcome.end != PLAY_ASKS;
    count_orders(tally, exchange);
    count_events(tally, exchange->outcome.journal.first);
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

        printf("  %-6s run %5d, standing %5d, fallback %4d\n", step->id,
               one->run, one->standing, one->fallback);
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

/* ---- what must have occurred ------------------------------------------ */

/* Branches of retreat, pursuit and siege, by the events that tell of them. */
static const struct branch {
    enum event_kind kind;
    const struct rule *rule;
} branches[] = {
    {EVENT_NOTE, RULE(10_3a)},           /* the smaller class retreats */
    {EVENT_NOTE, RULE(10_3b)},           /* division against division */
    {EVENT_NOTE, RULE(10_3c)},           /* stops at shelter */
    {EVENT_LAPSE, RULE(10_3c)},          /* ordered too short */
    {EVENT_NOTE, RULE(10_3e)},           /* freer retreat */
    {EVENT_STATE, RULE(10_3h)},          /* off the map */
    {EVENT_NOTE, RULE(4h)},              /* vedettes trouble nobody */
    {EVENT_RETREAT, BASE(retreat)},      /* of a small combat */
    {EVENT_NOTE, BASE(retreat)},         /* no way out */
    {EVENT_LAPSE, BASE(retreat)},        /* ordered, and closed */
    {EVENT_NOTE, RULE(10_5_2b)},         /* Ambush, harried */
    {EVENT_NOTE, RULE(10_5_3a)},         /* Skirmish, harried */
    {EVENT_NOTE, RULE(10_5_7_4a)},       /* the R number */
    {EVENT_RETREAT, RULE(10_5_7_4b)},    /* leaders together */
    {EVENT_LAPSE, RULE(10_5_7_4b)},      /* and by no other path */
    {EVENT_LAPSE, RULE(10_5_7_4c)},      /* nobody is dropped on it */
    {EVENT_RETREAT, RULE(10_5_7_4d)},    /* neighbours keep together */
    {EVENT_RETREAT, RULE(10_5_7_4e)},    /* the senior leader's path */
    {EVENT_NOTE, RULE(10_5_7_4g)},       /* in a zone */
    {EVENT_NOTE, RULE(10_5_7_4h)},       /* over a bridge */
    {EVENT_NOTE, RULE(10_5_7_4i)},       /* a draw */
    {EVENT_NOTE, RULE(10_5_5d)},         /* after a Delay */
    {EVENT_NOTE, RULE(10_5_6c)},         /* after a Withdraw */
    {EVENT_STATE, BASE(pontoon)},        /* a train is lost */
    {EVENT_STATE, RULE(10_5_7_2f)},      /* or not, in a draw */
    {EVENT_STATE, RULE(log_undated_8b)}, /* or by a winner */
    {EVENT_STATE, BASE(leader_loss)},    /* hit, riding away, captured */
    {EVENT_ADVANCE, RULE(10_3f)},        /* advance */
    {EVENT_TABLE, BASE(pursuit)},        /* pursuit */
    {EVENT_ADVANCE, RULE(10_5_7_4f)},    /* along the leader's path */
    {EVENT_RETREAT, BASE(pursuit)},      /* the beaten are driven on */
    {EVENT_NOTE, RULE(10_5n)},           /* a siege without combat */
    {EVENT_STATE, RULE(10_5m)},          /* siege combat */
    {EVENT_NOTE, RULE(10_5p)},           /* assault or sortie */
    {EVENT_NOTE, RULE(10_5q)},           /* the besieged stay */
    {EVENT_ROLL, BASE(siege)},           /* hunger */
    {EVENT_LOSS, BASE(siege)},           /* and what it takes */
};

/* At least so many in a long run, in a quick one. */
struct demand {
    int orders, questions, types, meetings, branches;
};
static const struct demand long_demand = {50, 20, 10, 10, 10};
static const struct demand quick_demand = {0, 1, 0, 0, 0};

static bool enough(const char *what, const char *name, int count, int most)
{
    if (count >= most)
        return true;
    print_error("%s %s: %d, and not %d\n", what, name, count, most);
    return false;
}

static bool all_orders(const struct tally *tally, int most)
{
    const struct order_kind *const *kind = campaigns_of_napoleon_room.orders;
    bool good = true;

    for (; *kind; kind++) {
        int count = 0;

        for (size_t i = 0; i < tally->kind_count; i++)
            if (tally->kinds[i].kind == *kind)
                count = tally->kinds[i].given - tally->kinds[i].dropped -
                        tally->kinds[i].lapsed;
        good &= enough("orders", (*kind)->name, count, most);
    }
    return good;
}

static bool all_steps(const struct tally *tally)
{
    bool good = true;

    for (const struct step *step = con_sequence; step->id; step++)
        good &=
            enough("steps", step->id, tally->steps[step - con_sequence].run, 1);
    return good;
}

/* Bridges, the second ring and Delay have standing orders; where a side must
 * speak there is a fallback. */
static bool all_questions(const struct tally *tally, int most)
{
    static const char *const standing[] = {"III.a0", "III.a1", "III.a2"};
    static const char *const fallback[] = {"I.a2", "II.a", "II.b", "III.c"};
    bool good = true;

    for (size_t i = 0; i < LENGTH(standing); i++)
        good &= enough(
            "standing orders at", standing[i],
            tally
                ->steps[sequence_find(con_sequence, standing[i]) - con_sequence]
                .standing,
            most);
    for (size_t i = 0; i < LENGTH(fallback); i++)
        good &= enough(
            "fallbacks at", fallback[i],
            tally
                ->steps[sequence_find(con_sequence, fallback[i]) - con_sequence]
                .fallback,
            most);
    return good;
}

static bool all_combats(const struct tally *tally, const struct demand *demand)
{
    bool good = true;

    for (int i = SKIRMISH; i < DELAY_OR_WRONGFOOTED; i++)
        good &= enough("combats", con_type_name((enum combat_type)i),
                       tally->types[i], demand->types);
    for (int i = 0; i < MEETINGS; i++) {
        char name[8];

        snprintf(name, sizeof(name), "%d", i);
        good &= enough("rows of the types", name, tally->meetings[i],
                       demand->meetings);
    }
    return good;
}

static bool all_branches(const struct tally *tally, int most)
{
    bool good = true;

    for (size_t i = 0; i < LENGTH(branches); i++) {
        const struct branch *branch = &branches[i];
        int count = 0;

        for (size_t j = 0; j < tally->case_count; j++)
            if (tally->cases[j].kind == branch->kind &&
                tally->cases[j].rule == branch->rule)
                count = tally->cases[j].count;
        good &= enough(event_words[branch->kind], branch->rule->number, count,
                       most);
    }
    return good;
}

void tally_check(const struct tally *tally, bool long_run)
{
    const struct demand *demand = long_run ? &long_demand : &quick_demand;
    bool good = all_orders(tally, demand->orders);

    good &= all_steps(tally);
    good &= all_questions(tally, demand->questions);
    good &= all_combats(tally, demand);
    good &= all_branches(tally, demand->branches);
    assert_true(good);
}

/* What must have occurred, and how often. */
#include "core/arena.h"
#include "rulesets/campaigns-of-napoleon/combat/numbers.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/random/tally.h"

#include <stdio.h>

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
    {EVENT_NOTE, BASE(pursuit)},         /* till fresh troops stop that */
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
static const struct demand quick_demand = {0, 0, 0, 0, 0};

/* Of a quick run so much can be asked. */
enum { QUICK_KINDS = 12, QUICK_COMBATS = 12, QUICK_BRANCHES = 12 };

static bool enough(const char *what, const char *name, int count, int most)
{
    if (count >= most)
        return true;
    print_error("%s %s: %d, and not %d\n", what, name, count, most);
    return false;
}

static bool all_orders(const struct tally *tally, int most)
{
    struct arena *arena = arena_new();
    const struct order_kind *const *kind =
        sequence_kinds(arena, campaigns_of_napoleon_ruleset.sequence);
    bool good = true;

    for (; *kind; kind++) {
        int count = 0;

        for (size_t i = 0; i < tally->kind_count; i++)
            if (tally->kinds[i].kind == *kind)
                count = tally->kinds[i].given - tally->kinds[i].dropped -
                        tally->kinds[i].lapsed;
        good &= enough("orders", (*kind)->name, count, most);
    }
    arena_free(arena);
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

static const struct question_tally *at_step(const struct tally *tally,
                                            const char *id)
{
    return &tally->steps[sequence_find(con_sequence, id) - con_sequence];
}

/* Bridges, the second ring and Delay have standing orders; where a side must
 * speak there is a fallback. Orders about a bridge, a stack, a combat are
 * counted by their kinds, sections here. */
static bool all_questions(const struct tally *tally, int most)
{
    static const char *const ordered[] = {"I.a2", "I.b1", "I.b2",  "I.b3",
                                          "II.a", "II.b", "III.c", "IV",
                                          "V.a",  "V.b"};
    static const char *const standing[] = {"III.a0", "III.a1", "III.a2",
                                           "VI.a1"};
    static const char *const fallback[] = {"I.a2", "II.a", "II.b", "III.c",
                                           "VI.a1"};
    bool good = true;

    for (size_t i = 0; i < LENGTH(ordered); i++)
        good &= enough("sections for", ordered[i],
                       at_step(tally, ordered[i])->ordered, most);
    for (size_t i = 0; i < LENGTH(standing); i++)
        good &= enough("standing orders at", standing[i],
                       at_step(tally, standing[i])->standing, most);
    for (size_t i = 0; i < LENGTH(fallback); i++)
        good &= enough("fallbacks at", fallback[i],
                       at_step(tally, fallback[i])->fallback, most);
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

static int count_of(const struct tally *tally, const struct branch *branch)
{
    for (size_t i = 0; i < tally->case_count; i++)
        if (tally->cases[i].kind == branch->kind &&
            tally->cases[i].rule == branch->rule)
            return tally->cases[i].count;
    return 0;
}

static bool all_branches(const struct tally *tally, int most)
{
    bool good = true;

    for (size_t i = 0; i < LENGTH(branches); i++)
        good &= enough(event_words[branches[i].kind], branches[i].rule->number,
                       count_of(tally, &branches[i]), most);
    return good;
}

/* Many different things, whichever they are. */
static bool many_things(const struct tally *tally)
{
    int kinds = 0;
    int combats = 0;
    int found = 0;
    bool good;

    for (size_t i = 0; i < tally->kind_count; i++)
        kinds += tally->kinds[i].given >
                 tally->kinds[i].dropped + tally->kinds[i].lapsed;
    for (int i = SKIRMISH; i < DELAY_OR_WRONGFOOTED; i++)
        combats += tally->types[i];
    for (size_t i = 0; i < LENGTH(branches); i++)
        found += count_of(tally, &branches[i]) > 0;
    good = enough("kinds of", "orders", kinds, QUICK_KINDS);
    good &= enough("all", "combats", combats, QUICK_COMBATS);
    good &= enough("different", "branches", found, QUICK_BRANCHES);
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
    good &= many_things(tally);
    assert_true(good);
}

/* What must have occurred, and how often. */
#include "core/arena.h"
#include "core/play.h"
#include "rulesets/empires-in-arms/module/module.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/random/tally.h"
#include "tests/support/test.h"

#include <stdio.h>

/* At least so many in a long run, in a quick one. */
struct demand {
    int orders, questions, branches, chits;
};
static const struct demand long_demand = {50, 20, 10, 1};
static const struct demand quick_demand = {0, 1, 0, 0};

/* Of a quick run so much can be asked. */
enum { QUICK_KINDS = 60, QUICK_BRANCHES = 90 };

/* What even a garden brings forth but seldom. */
static const struct rare {
    const char *name;
    int least;
} rare[] = {
    {"accept-minor", 0}, /* answers give-minor, and is counted there */
    {"combine", 0},      /* counted as "powers move as one" */
    {"pay-leader", 8},
    {"exchange-prisoners", 5},
    {"free-leader", 10},
    {"term C.5", 3},
    {"term C.6", 3},
    {"term C.7", 1},
    {"Nelson joins", 4},
    {"no fleet beaten", 1},
    {"neutral garrisons surrender", 1},
    {"the guard is gone", 2},
    {"a leader is killed", 2},
    {"a siege goes on", 0},         /* scenes alone */
    {"a sortie frees the city", 0}, /* scenes alone */
    {"a district is conquered", 0}, /* scenes alone */
    {"cossacks retreat", 3},
    {"the Tyrol corps goes at peace", 1},
    {"a leader may come back", 1},
    {"a dispute is settled by agreement", 3},
};

static int least_of(const char *name, int usual)
{
    for (size_t i = 0; i < LENGTH(rare); i++)
        if (strcmp(rare[i].name, name) == 0)
            return rare[i].least < usual ? rare[i].least : usual;
    return usual;
}

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
        sequence_kinds(arena, empires_in_arms_ruleset.sequence);
    bool good = true;

    for (; *kind; kind++) {
        int count = 0;

        for (size_t i = 0; i < tally->kind_count; i++)
            if (tally->kinds[i].kind == *kind)
                count = tally->kinds[i].given - tally->kinds[i].lapsed;
        good &= enough("orders", (*kind)->name, count,
                       least_of((*kind)->name, most));
    }
    arena_free(arena);
    return good;
}

static bool all_beside(const struct tally *tally,
                       const struct order_kind *const *kind, const char *what,
                       int most)
{
    bool good = true;

    for (; *kind; kind++) {
        int count = 0;

        for (size_t i = 0; i < tally->kind_count; i++)
            if (tally->kinds[i].kind == *kind)
                count = tally->kinds[i].given;
        good &=
            enough(what, (*kind)->name, count, least_of((*kind)->name, most));
    }
    return good;
}

static bool all_steps(const struct tally *tally)
{
    const struct step *steps = empires_in_arms_ruleset.sequence;
    bool good = true;

    for (int i = 0; steps[i].id; i++)
        good &= enough("step", steps[i].id, tally->steps[i], 1);
    return good;
}

/* By an order, and by what silence means; those of a combat by a standing
 * plan, too. */
static bool all_questions(const struct tally *tally, int most, bool long_run)
{
    enum { QUESTIONS = 6 };
    bool good =
        enough("different", "questions", (int)tally->question_count, QUESTIONS);

    for (size_t i = 0; i < tally->question_count; i++) {
        const struct question_tally *one = &tally->questions[i];
        char name[80];

        snprintf(name, sizeof(name), "%s [%s]", one->step, one->rule->number);
        good &= enough("answers to", name, one->ordered, most);
        if (long_run)
            good &= enough("silence at", name, one->fallback, most / 2);
        if (long_run && one->rule == BASE(combat_list))
            good &= enough("plans for", name, one->standing, most);
    }
    return good;
}

static bool all_branches(const struct tally *tally, int most)
{
    bool good = true;

    for (size_t i = 0; i < branch_count; i++)
        good &= enough("branch:", branches[i].name, tally->branches[i],
                       least_of(branches[i].name, most));
    return good;
}

static bool all_chits(const struct tally *tally, int least)
{
    bool good = true;

    for (int i = CHIT_ASSAULT; i <= CHIT_OUTFLANK; i++)
        for (int j = CHIT_OUTFLANK; j <= CHIT_WITHDRAW; j++) {
            char name[80];

            snprintf(name, sizeof(name), "%s against %s", eia_chit_words[i],
                     eia_chit_words[j]);
            if (j != CHIT_CORDON_RIVER)
                good &= enough("chits", name, tally->chits[i][j],
                               least_of(name, least));
        }
    return good;
}

/* Many different things, whichever they are. */
static bool many_things(const struct tally *tally)
{
    bool good = true;
    int found = 0;

    for (size_t i = 0; i < branch_count; i++)
        found += tally->branches[i] > 0;
    good = enough("different", "kinds of orders", (int)tally->kind_count,
                  QUICK_KINDS);
    good &= enough("different", "branches", found, QUICK_BRANCHES);
    return good;
}

void tally_check(const struct tally *tally, bool long_run)
{
    const struct demand *demand = long_run ? &long_demand : &quick_demand;
    bool good = all_orders(tally, demand->orders);

    good &= all_beside(tally, empires_in_arms_ruleset.standing,
                       "standing orders", demand->orders);
    good &= all_beside(tally, empires_in_arms_ruleset.plans, "plans",
                       demand->orders);
    good &= all_steps(tally);
    good &= all_questions(tally, demand->questions, long_run);
    good &= all_branches(tally, demand->branches);
    good &= all_chits(tally, demand->chits);
    good &= many_things(tally);
    assert_true(good);
}

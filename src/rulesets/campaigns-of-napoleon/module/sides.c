/* The two sides, and how files and sentences call them. */
#include "rulesets/campaigns-of-napoleon/module/module.h"
#include "rulesets/ruleset.h"

/* In the order of enum side. */
static const struct ruleset_side sides[SIDE_COUNT] = {
    [FRENCH] = {"french", "French"},
    [COALITION] = {"coalition", "Coalition"},
};
static const struct said {
    const char *people;     /* "%s would attack" */
    const char *some_force; /* of which no more is known */
    const char *troops;     /* at the head of a sentence */
} said[SIDE_COUNT] = {
    [FRENCH] = {"the French", "A French force", "The French"},
    [COALITION] = {"the Coalition", "A Coalition force", "Coalition troops"},
};

const char *const con_side_words[] = {"french", "coalition", NULL};
/* In the order of enum verdict. */
const char *const con_verdict_words[] = {"undecided", "french", "coalition",
                                         "draw", NULL};

const struct ruleset_side *con_sides(const struct module *module, size_t *count)
{
    (void)module;
    *count = SIDE_COUNT;
    return sides;
}

enum side con_side(const char *id)
{
    int place = word_place(con_side_words, id);

    return place < 0 ? SIDE_COUNT : (enum side)place;
}

const char *con_side_id(enum side side)
{
    return sides[side].id;
}

const char *con_side_adjective(enum side side)
{
    return sides[side].name;
}

const char *con_side_name(enum side side)
{
    return said[side].people;
}

const char *con_some_force(enum side side)
{
    return said[side].some_force;
}

const char *con_side_troops(enum side side)
{
    return said[side].troops;
}

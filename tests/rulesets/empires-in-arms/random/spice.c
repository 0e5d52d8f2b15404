/* What the enumeration of orders leaves out, and a lively player does: the
 * guard, ways by force, answers to what another has ordered. */
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "tests/rulesets/empires-in-arms/random/random.h"
#include "tests/rulesets/generic/nonsense.h"
#include "tests/support/test.h"

#include <stdio.h>

enum { MOST_VARIATIONS = 3 };

/* ---- battles ------------------------------------------------------------ */

static const char *a_round(struct match *match)
{
    static const char *const rounds[] = {"1", "2", "3"};

    return rounds[chance(match, LENGTH(rounds))];
}

static void send_round(struct match *match, struct battle *battle)
{
    const struct game *game = match->scene->game;

    for (size_t i = 0; i < game->corps_count; i++)
        if (battle->at && same_name(game->corps[i].at, battle->at) &&
            once_in(match, 3))
            names_add(match->arena, &battle->outflank, game->corps[i].id);
    if (battle->outflank.count > 0 && once_in(match, 2)) {
        struct names *chits =
            battle->attack.count > 0 ? &battle->attack : &battle->defend;

        *chits = (struct names){NULL, 0};
        names_add(match->arena, chits, "outflank");
    }
}

static const void *lively_battle(struct match *match, const void *details)
{
    struct battle *battle =
        arena_copy(match->arena, details, sizeof(struct battle));

    if (once_in(match, 2)) {
        names_add(match->arena, &battle->guard_rounds, a_round(match));
        battle->guard_level = 1 + (int)chance(match, 3);
    }
    if (once_in(match, 4))
        names_add(match->arena, &battle->bombard, a_round(match));
    if (once_in(match, 3))
        battle->days = 1 + (int)chance(match, 3);
    if (once_in(match, 4))
        battle->on_attack = ON_ATTACK_CITY;
    if (once_in(match, 4))
        send_round(match, battle);
    return battle;
}

/* ---- marches ------------------------------------------------------------ */

static const void *forced_way(struct match *match, const void *details)
{
    struct move *move = arena_copy(match->arena, details, sizeof(struct move));
    const char *from = move->path.count ? move->path.items[0] : NULL;
    const struct way *ways = from ? eia_ways(match->scene->module, from) : NULL;
    size_t count = 0;

    while (ways && ways[count].to)
        count++;
    if (count == 0)
        return details;
    move->path = (struct names){NULL, 0};
    names_add(match->arena, &move->path, from);
    names_add(match->arena, &move->path, ways[chance(match, count)].to->id);
    move->forcible = true;
    return move;
}

/* ---- variations --------------------------------------------------------- */

const void *varied(struct match *match, const struct seat *seat,
                   const struct order *order)
{
    struct order best = *order;

    for (int i = 0; i < MOST_VARIATIONS; i++) {
        struct order other = best;
        const struct order *read = NULL;

        if (once_in(match, 2))
            continue;
        if (order->kind == &eia_battle || order->kind == &eia_battle_plan)
            other.details = lively_battle(match, best.details);
        else if (order->kind == &eia_move && once_in(match, 3))
            other.details = forced_way(match, best.details);
        else if ((read = words_changed(match, seat->side, &best)))
            other = *read;
        if (order_fits(seat, other.kind, other.details))
            best = other;
    }
    return best.details;
}

/* ---- what takes two ----------------------------------------------------- */

static const struct pair {
    const char *order, *answer;
} pairs[] = {
    {"ally", "ally"},
    {"combine", "combine"},
    {"give-minor", "accept-minor"},
    {"exchange-prisoners", "exchange-prisoners"},
};

static const struct order_kind *kind_called(struct arena *arena,
                                            const char *name)
{
    const struct order_kind *const *kind =
        sequence_kinds(arena, empires_in_arms_ruleset.sequence);

    while (*kind && strcmp((*kind)->name, name) != 0)
        kind++;
    return *kind;
}

/* The value of an attribute that names a power, or a minor country. */
static const char *value_of(const struct element *element, const char *name)
{
    for (size_t i = 0; i < element->attribute_count; i++)
        if (strcmp(element->attributes[i].name, name) == 0)
            return element->attributes[i].value;
    return NULL;
}

static void answer_one(struct match *match, const struct section *from,
                       const struct order *order, struct section *to)
{
    for (size_t i = 0; i < LENGTH(pairs); i++) {
        const struct element *element = NULL;
        const char *other = NULL;
        const char *minor = NULL;
        struct element *answer = NULL;
        const struct order_kind *kinds[] = {
            kind_called(match->arena, pairs[i].answer), NULL};
        const struct order *read = NULL;

        if (strcmp(order->kind->name, pairs[i].order) != 0)
            continue;
        element = element_of_order(match->arena, order);
        minor = value_of(element, "minor");
        other = value_of(element, minor ? "to" : "with");
        if (!other || strcmp(other, to->side) != 0 || once_in(match, 4))
            continue;
        answer = ARENA_NEW(match->arena, struct element);
        answer->name = pairs[i].answer;
        answer->attributes = ARENA_NEW(match->arena, struct attribute);
        *(struct attribute *)answer->attributes = (struct attribute){
            minor ? "minor" : "with", minor ? minor : from->side};
        answer->attribute_count = 1;
        read = order_read(match->arena, kinds, answer, "sheet.xml",
                          report_new(match->arena));
        if (read)
            *(struct order *)LIST_ADD(match->arena, to->orders, to->count) =
                *read;
    }
}

void players_agree(struct match *match)
{
    struct scene *scene = match->scene;
    size_t given[SCENE_SECTIONS];

    for (size_t i = 0; i < scene->play.section_count; i++)
        given[i] = scene->sections[i].count;
    for (size_t i = 0; i < scene->play.section_count; i++)
        for (size_t j = 0; j < given[i]; j++)
            for (size_t k = 0; k < scene->play.section_count; k++)
                if (k != i && strcmp(scene->sections[i].step,
                                     scene->sections[k].step) == 0)
                    answer_one(match, &scene->sections[i],
                               &scene->sections[i].orders[j],
                               &scene->sections[k]);
}

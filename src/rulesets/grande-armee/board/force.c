/* Units that act together. */
#include "core/arena.h"
#include "rulesets/grande-armee/board/board.h"

#include <stdlib.h>

void gra_force_add(struct arena *arena, struct force *force, struct unit *unit)
{
    *(struct unit **)LIST_ADD(arena, force->units, force->count) = unit;
}

bool gra_force_has(const struct force *force, const struct unit *unit)
{
    for (size_t i = 0; i < force->count; i++)
        if (force->units[i] == unit)
            return true;
    return false;
}

/* 11.3c who is demoralized fights nobody, attacking or attacked */
bool gra_can_fight(const struct unit *unit)
{
    return unit->rout == STEADY && !unit->demoralized && unit->sp > 0 &&
           gra_is_outside(unit);
}

bool gra_is_outside(const struct unit *unit)
{
    return !unit->inside && !gra_is_train(unit->card->type);
}

static bool is_marching(const struct command *command)
{
    return command->order == MOVE || command->order == CONCENTRATE;
}

bool gra_has_order(const struct board *board, const struct unit *unit)
{
    if (board->module->kind == BATTLE)
        return true;
    return !gra_keeps_still(board, unit->card->nation_id) &&
           (is_marching(&unit->command) ||
            (unit->leader && !unit->astray &&
             is_marching(&unit->leader->command)));
}

bool gra_is_routed(const struct unit *unit)
{
    return unit->rout != STEADY;
}

bool gra_rides(const struct unit *unit)
{
    return gra_is_cavalry(unit->card->type) ||
           unit->card->type == HORSE_ARTILLERY;
}

bool gra_is_detachment(const struct unit *unit)
{
    return unit->card->detachment;
}

/* [base aoc], 9.5e who stands with a reserve's leader or came to a supreme or
 * army leader by a transfer, or is marked so */
bool gra_is_reserve(const struct unit *unit)
{
    const struct leader *leader = unit->leader;

    if (!unit->leader_id && names_contain(&unit->card->flags, "army-reserve"))
        return true;
    return leader && (leader->card->reserve ||
                      (unit->leader_id && leader->card->rank < CORPS));
}

struct force gra_force_at(const struct board *board, int hex, int side,
                          bool (*test)(const struct unit *unit))
{
    struct force force = {NULL, 0};

    for (struct unit *unit = gra_first(board, hex, side); unit;
         unit = gra_next(unit))
        if (!test || test(unit))
            gra_force_add(board->arena, &force, unit);
    return force;
}

int gra_force_sp(const struct force *force)
{
    int sum = 0;

    foreach_unit (unit, *force)
        sum += unit->sp;
    return sum;
}

static int sp_of(const struct force *force, bool (*is)(int type))
{
    int sum = 0;

    foreach_unit (unit, *force)
        if (is(unit->card->type))
            sum += unit->sp;
    return sum;
}

int gra_force_cavalry(const struct force *force)
{
    return sp_of(force, gra_is_cavalry);
}

int gra_force_guns(const struct force *force)
{
    return sp_of(force, gra_is_guns);
}

struct force gra_force_left(struct arena *arena, const struct force *force,
                            bool (*test)(const struct unit *unit))
{
    struct force left = {NULL, 0};

    foreach_unit (unit, *force)
        if (unit->state == ON_MAP && (!test || test(unit)))
            gra_force_add(arena, &left, unit);
    return left;
}

struct force gra_force_less(struct arena *arena, const struct force *force,
                            const struct force *less)
{
    struct force left = {NULL, 0};

    foreach_unit (unit, *force)
        if (!gra_force_has(less, unit))
            gra_force_add(arena, &left, unit);
    return left;
}

struct force gra_force_in(struct arena *arena, const struct force *force,
                          int hex)
{
    struct force part = {NULL, 0};

    foreach_unit (unit, *force)
        if (unit->state == ON_MAP && unit->hex == hex)
            gra_force_add(arena, &part, unit);
    return part;
}

void gra_force_join(struct arena *arena, struct force *force,
                    const struct force *more)
{
    foreach_unit (unit, *more)
        if (!gra_force_has(force, unit))
            gra_force_add(arena, force, unit);
}

static int by_sp(const struct unit *one, const struct unit *other, int sign)
{
    if (one->sp != other->sp)
        return sign * (one->sp - other->sp);
    return gra_id_before(one->id, other->id) ? -1 : 1;
}

static int larger_first(const void *one, const void *other)
{
    return by_sp(*(struct unit *const *)one, *(struct unit *const *)other, -1);
}

static int smaller_first(const void *one, const void *other)
{
    return by_sp(*(struct unit *const *)one, *(struct unit *const *)other, 1);
}

void gra_force_sort(struct force *force, bool smallest)
{
    if (force->count > 1)
        qsort(force->units, force->count, sizeof(*force->units),
              smallest ? smaller_first : larger_first);
}

const char *gra_force_text(struct arena *arena, const struct force *force)
{
    struct names names = {NULL, 0};

    foreach_unit (unit, *force)
        names_add(arena, &names,
                  arena_text(arena, "%s (%d)", unit->name, unit->sp));
    return names_series(&names, arena);
}

static int sp_under(const struct force *force, const struct leader *leader)
{
    int sum = 0;

    foreach_unit (unit, *force)
        if (unit->leader == leader)
            sum += unit->sp;
    return sum;
}

const char *gra_corps_text(struct arena *arena, const struct force *force)
{
    struct names names = {NULL, 0};

    if (force->count <= 2)
        return gra_force_text(arena, force);
    for (size_t i = 0; i < force->count; i++) {
        const struct leader *leader = force->units[i]->leader;
        bool first = true;

        for (size_t j = 0; j < i; j++)
            first &= force->units[j]->leader != leader;
        if (first)
            names_add(arena, &names,
                      arena_text(arena, "%s%d SP",
                                 leader
                                     ? arena_text(arena, "%s's ", leader->name)
                                     : "detachments of ",
                                 sp_under(force, leader)));
    }
    return names_series(&names, arena);
}

/* What a step of a march costs, and what bars it. [base moving] */
#include "wargame/ways.h"
#include "rulesets/grande-armee/board/forts.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"

static struct march_step no_step(const struct rule *rule, const char *why)
{
    return (struct march_step){.cost = -1, .rule = rule, .why = why};
}

/* ---- what it costs ------------------------------------------------------- */

static bool in_zone(const struct mover *mover, int hex)
{
    return gra_zone_on(mover->board, gra_enemy(mover->side), hex) ==
           NORMAL_ZONE;
}

static bool is_supposed(const struct mover *mover, int hex)
{
    return gra_zone_is_supposed(mover->board, gra_enemy(mover->side), hex);
}

/* Of those who go together nobody passes the other. */
static bool passes_corps(const struct mover *mover, const struct unit *unit)
{
    for (struct unit *other = gra_first(mover->board, mover->hex, mover->side);
         other; other = gra_next(other))
        if (!gra_force_has(&mover->units, other) && gra_is_apart(unit, other))
            return true;
    return false;
}

/* 8.24b, 9.13a who leaves a hex with another corps pays, all together or not;
 * 9.13b once, before its first hex. [base moving] who goes through a hex with
 * another corps pays for that when it goes on; 9.3c, 9.5b, 9.5c, 9.6 trains and
 * Army Reserves neither pay nor are paid for */
static int cost_of_company(const struct mover *mover, const struct unit *unit)
{
    const struct days *days = &mover->board->module->days;

    if (!mover->moved)
        return gra_is_crowded(mover->board, unit) ? days->leaving_mp : 0;
    return passes_corps(mover, unit) ? days->passing_mp : 0;
}

/* [base zoc] a normal zone costs who leaves it, a limited one who enters it */
static int cost_of_zones(const struct mover *mover, int to)
{
    const struct days *days = &mover->board->module->days;
    int cost = in_zone(mover, mover->hex) ? days->zone_leave_mp : 0;

    if (gra_zone_on(mover->board, gra_enemy(mover->side), to) == LIMITED_ZONE)
        cost += days->zone_limited_mp;
    return cost;
}

static int unit_cost(const struct mover *mover, size_t piece, int to)
{
    const struct unit *unit = mover->units.units[piece];
    int company = cost_of_company(mover, unit);
    int cost = gra_step_cost(mover->board, mover->hex, to) + company +
               cost_of_zones(mover, to);

    if (unit->inside && !mover->moved)
        cost += mover->board->module->days.leave_fortress_mp;
    /* [base min-move], 8.24c not where 9.13 is due */
    if (!mover->moved && unit->spent == 0 && company == 0 &&
        mover->points[piece] > 0 && cost > mover->points[piece])
        return mover->points[piece];
    return cost;
}

/* A leader who rides alone leaves two corps as units do. [ruling 64] */
static int leader_cost(const struct mover *mover, int to)
{
    int cost = gra_step_cost(mover->board, mover->hex, to);
    const struct unit *first = NULL;

    if (mover->moved)
        return cost;
    for (struct unit *unit = gra_first(mover->board, mover->hex, mover->side);
         unit; unit = gra_next(unit)) {
        if (first && gra_is_apart(first, unit))
            return cost + mover->board->module->days.leaving_mp;
        if (!first && gra_is_of_a_corps(unit))
            first = unit;
    }
    return cost;
}

int gra_piece_cost(const struct mover *mover, size_t piece, int to)
{
    if (gra_step_cost(mover->board, mover->hex, to) == PROHIBITED)
        return PROHIBITED;
    return piece < mover->units.count ? unit_cost(mover, piece, to)
                                      : leader_cost(mover, to);
}

/* ---- what bars it -------------------------------------------------------- */

/* 8.32b a major river without a bridge; closed ground; the edge */
static struct march_step by_ground(const struct mover *mover, int to)
{
    const struct hex_map *map = &mover->board->module->map;

    if (!map_hex(map, to))
        return no_step(BASE(moving), "the map ends there");
    if (!map_adjacent(map, mover->hex, to))
        return no_step(BASE(moving), "that hex is not next to it");
    if (!gra_adjacent(mover->board, mover->hex, to))
        return no_step(RULE(8_32b), "no bridge leads over the river");
    if (gra_step_cost(mover->board, mover->hex, to) == PROHIBITED)
        return no_step(BASE(terrain), "nobody enters that ground");
    return (struct march_step){.cost = 0};
}

static bool are_soldiers(const struct mover *mover)
{
    foreach_unit (unit, mover->units)
        if (!gra_is_train(unit->card->type))
            return true;
    return false;
}

/* [base moving] an enemy bars a hex; what is alone bars it to no soldier */
static struct march_step by_enemy(const struct mover *mover, int to)
{
    const struct board *board = mover->board;
    int enemy = gra_enemy(mover->side);

    if (gra_has_units(board, to, enemy))
        return no_step(BASE(moving), "an enemy stands there");
    if (!are_soldiers(mover) &&
        (gra_first(board, to, enemy) || gra_first_leader(board, to, enemy) ||
         gra_depot_at(board, to, enemy)))
        return no_step(BASE(moving), "the enemy's men or stores are there");
    if (mover->units.count > 0 && gra_is_forbidden(board, mover->side, to))
        return no_step(BASE(moving), "that province is closed to them");
    for (size_t i = 0; i < mover->leaders_count; i++)
        if (gra_holds_fast(board, mover->leaders[i], to))
            return no_step(BASE(scenario), "he may not leave his fortress yet");
    return (struct march_step){.cost = 0};
}

static const char unseen_strength[] =
    "the strength of an enemy who is not seen";

static bool all_ride(const struct mover *mover)
{
    foreach_unit (unit, mover->units)
        if (!gra_rides(unit))
            return false;
    return true;
}

/* [base zoc] cavalry alone goes from zone to zone */
static struct march_step by_zone(const struct mover *mover, int to)
{
    if (mover->units.count == 0 || all_ride(mover) ||
        !in_zone(mover, mover->hex) || !in_zone(mover, to))
        return (struct march_step){.cost = 0};
    if (is_supposed(mover, mover->hex) || is_supposed(mover, to))
        return (struct march_step){.cost = 0, .hangs_on = unseen_strength};
    return no_step(BASE(zoc), "it would go from zone to zone, and has others "
                              "than cavalry");
}

/* [ruling 97] what a zone there costs less or more if it is a limited one */
static int zone_doubt(const struct mover *mover, int hex, int points)
{
    return mover->units.count > 0 && is_supposed(mover, hex) ? points : 0;
}

static struct march_step by_points(const struct mover *mover, int to)
{
    const struct days *days = &mover->board->module->days;
    size_t count =
        mover->units.count ? mover->units.count : mover->leaders_count;
    struct march_step step = {.cost = 0};
    int fewest = INT_MAX;

    for (size_t i = 0; i < count; i++) {
        int cost = gra_piece_cost(mover, i, to);

        if (mover->points[i] < fewest) {
            fewest = mover->points[i];
            step.cost = cost;
        }
        if (cost - zone_doubt(mover, mover->hex, days->zone_leave_mp) >
            mover->points[i])
            return no_step(BASE(moving), "the points do not last");
        if (mover->points[i] - cost < mover->doubt)
            step.hangs_on = "the die of its forced march";
        else if (mover->points[i] - cost <
                 zone_doubt(mover, to, days->zone_limited_mp))
            step.hangs_on = unseen_strength;
    }
    if (step.cost > fewest)
        step.cost = fewest;
    return step;
}

/* 19.12b the die of the province falls when all else lets the step be taken */
static struct march_step by_province(struct mover *mover, int to,
                                     struct march_step step)
{
    if (mover->units.count == 0)
        return step;
    if (!mover->play) {
        if (gra_provokes(mover->board, mover->side, mover->hex, to))
            step.hangs_on = "what Ansbach does";
        return step;
    }
    return gra_enter_province(mover->play, &mover->units, mover->hex, to)
               ? step
               : no_step(RULE(19_12b), "a garrison rises there");
}

struct march_step gra_next_step(struct mover *mover, int to)
{
    struct march_step step = by_ground(mover, to);

    if (step.cost >= 0)
        step = by_enemy(mover, to);
    if (step.cost >= 0)
        step = by_zone(mover, to);
    if (step.cost >= 0) {
        const char *doubt = step.hangs_on;

        step = by_points(mover, to);
        if (!step.hangs_on)
            step.hangs_on = doubt;
    }
    return step.cost >= 0 ? by_province(mover, to, step) : step;
}

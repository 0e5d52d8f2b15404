/* Who marches together, and how far. [base ma] */
#include "core/arena.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "wargame/ways.h"

/* ---- points -------------------------------------------------------------- */

const struct command *gra_command_of(const struct unit *unit)
{
    bool own =
        unit->command.order == MOVE || unit->command.order == CONCENTRATE;

    return own || !unit->leader || unit->astray ? &unit->command
                                                : &unit->leader->command;
}

/* 5.0c a rout of an earlier turn is older when marches begin */
int gra_rout_for_march(const struct board *board, const struct unit *unit)
{
    if (unit->rout == ROUT_1 && unit->rout_turn < board->game->turn)
        return ROUT_2;
    return (int)unit->rout;
}

/* 8.6a, 8.6b weather lowers the normal allowance, then want of supply, never
 * below 0; [base rout] Rout 2 halves what is left */
int gra_allowance(const struct board *board, const struct unit *unit)
{
    const struct days *days = &board->module->days;
    int rout = gra_rout_for_march(board, unit);
    int points = gra_is_detachment(unit) ? days->allowance[DETACHMENT_ALLOWANCE]
                                         : days->allowance[unit->card->type];

    points += days->weather_mp[board->game->weather];
    points += unit->unsupplied ? days->unsupplied_mp : 0;
    if (points < 0 || rout == ROUT_1 || unit->demoralized ||
        gra_keeps_still(board, unit->card->nation_id))
        return 0;
    return rout == ROUT_2 ? points / days->rout_2_part : points;
}

static int gain(const struct module *module, int march, bool best)
{
    int found = 0;

    for (int die = 1; march != NORMAL_MARCH && die <= 6; die++) {
        int mp = gra_forced_row(module, march, die)->mp;

        found = die == 1 || (best ? mp > found : mp < found) ? mp : found;
    }
    return found;
}

int gra_best_gain(const struct module *module, int march)
{
    return gain(module, march, true);
}

int gra_least_gain(const struct module *module, int march)
{
    return gain(module, march, false);
}

/* ---- who marches --------------------------------------------------------- */

static bool add_unit(struct mover *mover, struct unit *unit)
{
    if (unit->state != ON_MAP || (mover->hex && unit->hex != mover->hex))
        return false;
    mover->hex = unit->hex;
    mover->side = unit->side;
    gra_force_add(mover->board->arena, &mover->units, unit);
    return true;
}

static bool add_leader(struct mover *mover, struct leader *leader)
{
    if (!leader || leader->state != ON_MAP ||
        (mover->hex && leader->hex != mover->hex))
        return false;
    mover->hex = leader->hex;
    mover->side = leader->side;
    *(struct leader **)LIST_ADD(mover->board->arena, mover->leaders,
                                mover->leaders_count) = leader;
    return true;
}

static int points_of_leader(const struct board *board,
                            const struct leader *leader)
{
    const struct days *days = &board->module->days;
    int points = days->allowance[LEADER_ALLOWANCE] +
                 days->weather_mp[board->game->weather] - leader->spent;

    return points < 0 || gra_keeps_still(board, leader->card->nation_id)
               ? 0
               : points;
}

/* What a forced march that is not thrown yet may gain is in doubt. */
static int points_of_unit(struct mover *mover, const struct unit *unit)
{
    const struct module *module = mover->board->module;
    int points = gra_allowance(mover->board, unit) + unit->gained - unit->spent;
    int march = gra_command_of(unit)->march, most, least;

    if (unit->forced != NORMAL_MARCH || mover->play || !mover->forces ||
        march == NORMAL_MARCH || gra_is_train(unit->card->type) ||
        gra_rout_for_march(mover->board, unit) != STEADY)
        return points < 0 ? 0 : points;
    most = gra_best_gain(module, march);
    least = gra_least_gain(module, march);
    if (most - least > mover->doubt)
        mover->doubt = most - least;
    return points + most;
}

void gra_count_points(struct mover *mover)
{
    const size_t count = mover->units.count;

    mover->points =
        ARENA_ARRAY(mover->board->arena, int, count + mover->leaders_count + 1);
    for (size_t i = 0; i < count; i++)
        mover->points[i] = points_of_unit(mover, mover->units.units[i]);
    for (size_t i = 0; i < mover->leaders_count; i++)
        mover->points[count + i] =
            points_of_leader(mover->board, mover->leaders[i]);
}

/* Does the order name a unit of his? */
static bool names_unit_of(const struct board *board, const struct names *ids,
                          const struct leader *leader)
{
    for (size_t i = 0; i < ids->count; i++) {
        const struct unit *unit = gra_unit(board, ids->items[i]);

        if (unit && unit->leader == leader)
            return true;
    }
    return false;
}

/* A leader who is named without his units takes all along who stand with him
 * and can march, but for trains. */
static void add_units_of(struct mover *mover, const struct names *ids,
                         const struct leader *leader)
{
    const struct board *board = mover->board;

    if (names_unit_of(board, ids, leader))
        return;
    for (struct unit *unit = gra_first(board, leader->hex, leader->side); unit;
         unit = gra_next(unit))
        if (unit->leader == leader && unit->inside == leader->inside &&
            !gra_is_train(unit->card->type) && gra_allowance(board, unit) > 0)
            add_unit(mover, unit);
}

bool gra_mover(const struct board *board, struct play *play,
               const struct names *ids, struct mover *mover)
{
    const struct march_order *order = mover->order;
    bool forces = mover->forces, alone = mover->alone;

    *mover = (struct mover){.board = board,
                            .play = play,
                            .order = order,
                            .forces = forces,
                            .alone = alone};
    for (size_t i = 0; i < ids->count; i++) {
        struct unit *unit = gra_unit(board, ids->items[i]);
        bool added = unit ? add_unit(mover, unit)
                          : add_leader(mover, gra_leader(board, ids->items[i]));

        if (!added)
            return false;
    }
    for (size_t i = 0; !alone && i < mover->leaders_count; i++)
        add_units_of(mover, ids, mover->leaders[i]);
    mover->start = mover->hex;
    gra_count_points(mover);
    return mover->hex != 0;
}

/* "25 SP" of one leader's men, else whose they are. */
static const char *men_of(const struct mover *mover, struct arena *arena)
{
    foreach_unit (unit, mover->units)
        if (mover->leaders_count != 1 || unit->leader != mover->leaders[0])
            return gra_corps_text(arena, &mover->units);
    return arena_text(arena, "%d SP", gra_force_sp(&mover->units));
}

const char *gra_mover_text(const struct mover *mover, struct arena *arena)
{
    struct names names = {NULL, 0};

    for (size_t i = 0; i < mover->leaders_count; i++)
        names_add(arena, &names, mover->leaders[i]->name);
    if (mover->units.count == 0)
        return names_series(&names, arena);
    if (names.count == 0)
        return men_of(mover, arena);
    return arena_text(arena, "%s with %s", names_series(&names, arena),
                      men_of(mover, arena));
}

/* ---- who stands with whom ------------------------------------------------ */

/* 9.3c, 9.5a, 9.6 trains and Army Reserves, and detachments, are nobody's corps
 */
bool gra_is_of_a_corps(const struct unit *unit)
{
    return !gra_is_train(unit->card->type) && !gra_is_reserve(unit) &&
           !gra_is_detachment(unit);
}

bool gra_is_apart(const struct unit *unit, const struct unit *other)
{
    return gra_is_of_a_corps(unit) && gra_is_of_a_corps(other) &&
           other->leader != unit->leader;
}

bool gra_meets_corps(const struct board *board, const struct unit *unit,
                     int hex)
{
    for (struct unit *other = gra_first(board, hex, unit->side); other;
         other = gra_next(other))
        if (gra_is_apart(unit, other))
            return true;
    return false;
}

bool gra_is_crowded(const struct board *board, const struct unit *unit)
{
    return board->game->crowds_known ? unit->crowded
                                     : gra_meets_corps(board, unit, unit->hex);
}

void gra_mark_crowds(const struct board *board, int side)
{
    struct game *game = board->game;

    foreach (struct unit, unit, game->units)
        if (unit->side == side && unit->state == ON_MAP)
            unit->crowded = (game->crowds_known && unit->crowded) ||
                            gra_meets_corps(board, unit, unit->hex);
    game->crowds_known = true;
}

/* ---- how far at best ----------------------------------------------------- */

static int ground_cost(const void *context, int from, int to)
{
    return gra_step_cost(context, from, to);
}

static bool reaches(const struct board *board, const struct unit *unit,
                    int march, int to)
{
    const struct way_rule rule = {ground_cost, board,
                                  gra_allowance(board, unit) +
                                      gra_best_gain(board->module, march)};

    return unit->hex == to ||
           way_price(board->arena, &rule, unit->hex, to) >= 0;
}

/* Of a corps those of the corps leader's hex count; others may stay. */
bool gra_may_reach(const struct board *board, const struct leader *leader,
                   const struct unit *unit, int march, int to)
{
    bool some = false;

    if (unit)
        return reaches(board, unit, march, to);
    foreach (const struct unit, one, board->game->units)
        if (one->state == ON_MAP && one->leader == leader &&
            !gra_is_train(one->card->type))
            some |= reaches(board, one, march, to);
    return some;
}

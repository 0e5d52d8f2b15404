/* [base movement] one walk along a path, of those who move together. */
#include "rulesets/armee-du-nord/march/march.h"

static struct march_step no_step(const struct rule *rule, const char *why)
{
    return (struct march_step){.cost = -1, .rule = rule, .why = why};
}

static const struct march_step good_step = {.cost = 0};

/* ---- who stands in the way ----------------------------------------------- */

/* 6.3a, qa.charge-2b the hex of a unit in column is its own; [base stacking]
 * nobody enters where an enemy is */
static struct march_step others_in(const struct mover *mover, int to)
{
    const struct board *board = mover->board;
    int enemy = adn_enemy(mover->camp);

    if (adn_has_units(board, to, enemy))
        return no_step(BASE(stacking), "an enemy stands there");
    if (mover->units.count == 0)
        return adn_first_leader(board, to, enemy)
                   ? no_step(BASE(leaders), "an enemy leader is there")
                   : good_step;
    if (adn_column_at(board, to, mover->camp, NULL))
        return no_step(RULE(6_3a), "a unit in road column holds that hex");
    if (mover->used_column && !adn_is_empty(mover->board, to))
        return no_step(RULE(qa_charge_2b),
                       "a unit in road column enters no other's hex");
    return good_step;
}

/* [base zoi] a unit that is held leaves only by combat; who is free leaves for
 * one point more, and not within the zone of the same unit */
static struct march_step zone_before(const struct mover *mover, int to)
{
    int enemy = adn_enemy(mover->camp);

    if (mover->units.count == 0 || !adn_in_zoi(mover->board, enemy, mover->hex))
        return good_step;
    for (size_t i = 0; i < mover->units.count; i++)
        if (!mover->units.units[i]->free)
            return no_step(BASE(zoi), "enemy cavalry holds it in its hex");
    if (adn_same_zoi(mover->board, enemy, mover->hex, to))
        return no_step(BASE(zoi),
                       "it would stay in the zone of the same cavalry");
    return (struct march_step){.cost = QUARTERS};
}

/* 24.0.2d within his reach, or toward it */
static bool nears_perponcher(const struct mover *mover, const struct unit *unit,
                             int to)
{
    int center = adn_army(mover->board, unit->army)->headquarters;

    return adn_in_reach(mover->board, unit, to) ||
           hex_distance(to, center) < hex_distance(mover->hex, center);
}

/* [base night-rain], [base allied-out-of-command], [base standing-orders] */
static struct march_step too_near(const struct mover *mover, int to)
{
    int enemy = adn_enemy(mover->camp);
    struct bar back = {NULL, NULL};

    if (mover->goes_back)
        back =
            adn_step_back(mover->board, mover->units.units[0], mover->hex, to);
    if (back.why)
        return no_step(back.rule, back.why);
    if (mover->half_to == NOBODY_COMMANDS)
        return no_step(BASE(allied_out_of_command),
                       "its leader is not on the map");
    if (mover->half_to && hex_distance(to, mover->half_to) >=
                              hex_distance(mover->hex, mover->half_to))
        return no_step(BASE(allied_out_of_command),
                       "a half move comes nearer to its leader");
    for (size_t i = 0; i < mover->units.count; i++)
        if (!nears_perponcher(mover, mover->units.units[i], to))
            return no_step(RULE(24_0_2d),
                           "it leads away from Perponcher's headquarters");
    if (!adn_next_to_units(mover->board, to, enemy))
        return good_step;
    if (adn_is_night(mover->board))
        return no_step(BASE(night_rain),
                       "nobody comes next to an enemy at night");
    if (mover->stops_near)
        return no_step(BASE(standing_orders),
                       "a standing march stops before the enemy");
    return good_step;
}

/* ---- what it costs ------------------------------------------------------- */

/* 6.3c the road rate needs a road over the hexside and an empty hex */
static bool at_road_rate(const struct mover *mover, int to)
{
    return mover->column &&
           map_road(&mover->board->module->map, mover->hex, to) != NO_ROAD &&
           (mover->units.count == 0 || adn_is_empty(mover->board, to));
}

/* 6.3b what the step costs the piece, leaving a zone included; PROHIBITED;
 * [base movement] the first step of a unit that has moved nowhere may cost all
 * that it has */
static int price_of(const struct mover *mover, size_t piece, int to, int zone)
{
    bool is_unit = piece < mover->units.count;
    int cost = adn_step_cost(mover->board, adn_mover_at(mover, piece)->class,
                             mover->hex, to, at_road_rate(mover, to));

    if (cost >= 0 && is_unit)
        cost += zone;
    return is_unit && !mover->moved && cost > mover->points[piece]
               ? mover->points[piece]
               : cost;
}

static struct march_step step_price(const struct mover *mover, int to, int zone)
{
    for (size_t i = 0; i < adn_mover_count(mover); i++) {
        int cost = price_of(mover, i, to, zone);

        if (cost < 0)
            return no_step(BASE(movement), "the ground is prohibited");
        if (cost > mover->points[i])
            return no_step(BASE(movement), "the points do not last");
    }
    return (struct march_step){.cost = price_of(mover, 0, to, zone)};
}

static struct march_step may_enter(void *context, const struct march *march,
                                   int to)
{
    struct mover *mover = context;
    const struct map_hex *ground = map_hex(&mover->board->module->map, to);
    struct march_step step;

    (void)march;
    if (!ground)
        return no_step(BASE(movement), "the map ends there");
    if (!hex_adjacent(mover->hex, to))
        return no_step(BASE(movement), "that hex is not next to it");
    if (!adn_adjacent(mover->board, mover->hex, to))
        return no_step(BASE(adjacency), "no bridge leads there");
    step = others_in(mover, to);
    if (step.cost == 0)
        step = too_near(mover, to);
    if (step.cost < 0)
        return step;
    step = zone_before(mover, to);
    return step.cost < 0 ? step : step_price(mover, to, step.cost);
}

/* ---- the step is taken --------------------------------------------------- */

void adn_put_mover(struct mover *mover, int hex)
{
    mover->hex = hex;
    if (!mover->play)
        return;
    for (size_t i = 0; i < mover->units.count; i++)
        adn_enter_hex(mover->play, mover->units.units[i], hex);
    for (size_t i = 0; i < mover->leaders_count; i++)
        adn_put(mover->board, &mover->leaders[i]->piece, hex);
}

static void entered(void *context, struct march *march, int cost)
{
    struct mover *mover = context;
    int from = mover->hex;
    int enemy = adn_enemy(mover->camp);
    int zone = adn_in_zoi(mover->board, enemy, from) ? QUARTERS : 0;

    (void)cost;
    for (size_t i = 0; i < adn_mover_count(mover); i++)
        mover->points[i] -= price_of(mover, i, march->hex, zone);
    mover->used_column |=
        mover->units.count > 0 && at_road_rate(mover, march->hex);
    mover->moved = true;
    adn_put_mover(mover, march->hex);
}

/* [base zoi] who enters a zone stops there */
static const struct rule *stops(void *context, const struct march *march,
                                const char **why)
{
    struct mover *mover = context;

    if (mover->units.count == 0 ||
        !adn_in_zoi(mover->board, adn_enemy(mover->camp), march->hex))
        return NULL;
    *why = "enemy cavalry stops it";
    mover->stopped = true;
    return BASE(zoi);
}

static bool has_room(void *context, int hex)
{
    const struct mover *mover = context;
    const struct force *units = &mover->units;
    bool there = (mover->play && mover->hex == hex) || units->count == 0 ||
                 units->units[0]->hex == hex;

    return adn_has_room(mover->board, hex, mover->camp,
                        there ? 0 : (int)units->count,
                        there ? 0 : adn_force_strength(units));
}

static void cut_back(void *context, struct march *march)
{
    adn_put_mover(context, march->hex);
}

struct march adn_walk(struct mover *mover, const struct hexes *path)
{
    const struct march_rule rule = {.may_enter = may_enter,
                                    .entered = entered,
                                    .stops = stops,
                                    .has_room = has_room,
                                    .cut_back = cut_back,
                                    .stacking = BASE(stacking),
                                    .context = mover};
    struct march march =
        march_from(mover->board->arena, mover->hex, mover->points[0]);

    march_along(mover->board->arena, &rule, path, &march);
    return march;
}

/* ---- telling it ---------------------------------------------------------- */

void adn_tell_walk(struct mover *mover, const struct march *march)
{
    struct play *play = mover->play;
    const char *side = adn_army_words[mover->army];
    const char *who = adn_mover_text(mover, play->arena);
    const char *first = adn_mover_at(mover, 0)->id;
    const char *why =
        march->why ? arena_text(play->arena, "; no further: %s", march->why)
                   : "";
    struct event *event;

    if (march->path.count > 1)
        event = journal_tell(play->journal, EVENT_MOVE, BASE(movement), side,
                             first, "%s: to %s%s, %s%s.", who,
                             adn_hex_name(&play->board, march->hex),
                             mover->used_column ? " in column" : "",
                             adn_points_phrase(play->arena, march->spent), why);
    else if (march->why)
        event = journal_tell(play->journal, EVENT_NOTE, BASE(movement), side,
                             first, "%s: stays%s.", who, why);
    else
        return;
    event_path(play->journal, event, &march->path);
    if (mover->used_column)
        event_cites(play->journal, event, RULE(6_3c));
    if (mover->used_column && !adn_is_empty(mover->board, march->path.items[0]))
        event_cites(play->journal, event, RULE(6_3b));
    if (march->rule)
        event_cites(play->journal, event, march->rule);
}

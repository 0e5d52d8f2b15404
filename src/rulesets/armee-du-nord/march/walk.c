/* [base movement] one walk along a path, of those who move together. */
#include "rulesets/armee-du-nord/march/march.h"

/* ---- who stands in the way ----------------------------------------------- */

/* 6.3a, qa.charge-2b a column's hex is its own; [base stacking] the enemy's */
static struct bar others_in(const struct mover *mover, int to)
{
    const struct board *board = mover->board;
    bool units = mover->units.count > 0;
    int enemy = adn_enemy(mover->camp);

    return FIRST_BAR({adn_has_units(board, to, enemy), BASE(stacking),
                      "an enemy stands there"},
                     {!units && adn_first_leader(board, to, enemy),
                      BASE(leaders), "an enemy leader is there"},
                     {units && adn_column_at(board, to, mover->camp),
                      RULE(6_3a), "a unit in road column holds that hex"},
                     {units && mover->used_column && !adn_is_empty(board, to),
                      RULE(qa_charge_2b),
                      "a unit in road column enters no other's hex"});
}

static bool leaves_zone(const struct mover *mover)
{
    return mover->units.count > 0 &&
           adn_in_zoi(mover->board, mover->hex, mover->camp);
}

/* [base zoi] a unit that is held leaves only by combat; who is free leaves for
 * one point more, and not within the zone of the same unit */
static struct bar zone_before(const struct mover *mover, int to)
{
    bool pinned = false;

    if (!leaves_zone(mover))
        return (struct bar){.why = NULL};
    foreach_unit (unit, mover->units)
        pinned |= !unit->free;
    return FIRST_BAR({pinned, BASE(zoi), "enemy cavalry holds it in its hex"},
                     {adn_same_zoi(mover->board, mover->hex, to, mover->camp),
                      BASE(zoi),
                      "it would stay in the zone of the same cavalry"});
}

/* 24.0.2d within his reach, or toward it */
static bool nears_perponcher(const struct mover *mover, int to)
{
    foreach_unit (unit, mover->units) {
        int center = adn_army(mover->board, unit->army)->headquarters;

        if (!adn_in_reach(mover->board, unit, to) &&
            hex_distance(to, center) >= hex_distance(mover->hex, center))
            return false;
    }
    return true;
}

/* qa.cam-2, [base allied-out-of-command] what bars one of them alone */
static struct bar bars_one(const struct mover *mover, const struct unit *unit,
                           int to)
{
    const struct leader *leader = adn_corps_leader(mover->board, unit);

    if (mover->goes_back)
        return adn_step_back(mover->board, unit, mover->hex, to);
    return FIRST_BAR(
        {unit->leave == HALF_MOVE &&
             (!leader || hex_distance(to, leader->hex) >=
                             hex_distance(mover->hex, leader->hex)),
         BASE(allied_out_of_command),
         leader ? "a half move comes nearer to its leader"
                : "its leader is not on the map"});
}

/* [base night-rain], [base standing-orders], and what bars one of them */
static struct bar too_near(const struct mover *mover, int to)
{
    bool near = adn_next_to_enemy(mover->board, to, mover->camp);
    struct bar one = {.why = NULL};

    foreach_unit (unit, mover->units)
        if (!one.why)
            one = bars_one(mover, unit, to);
    return FIRST_BAR({one.why != NULL, one.rule, one.why},
                     {!nears_perponcher(mover, to), RULE(24_0_2d),
                      "it leads away from Perponcher's headquarters"},
                     {near && adn_is_night(mover->board), BASE(night_rain),
                      "nobody comes next to an enemy at night"},
                     {near && mover->stops_near, BASE(standing_orders),
                      "a standing march stops before the enemy"});
}

/* ---- what it costs ------------------------------------------------------- */

/* 6.3c the road rate needs a road over the hexside and an empty hex */
static bool at_road_rate(const struct mover *mover, int to)
{
    return mover->column &&
           map_road(&mover->board->module->map, mover->hex, to) != NO_ROAD &&
           (mover->units.count == 0 || adn_is_empty(mover->board, to));
}

/* 6.3b what the step costs the piece, leaving a zone included, or PROHIBITED;
 * [base movement] the first step of a unit may cost all that it has */
static int price_of(const struct mover *mover, size_t piece, int to)
{
    bool is_unit = piece < mover->units.count;
    int left = mover->points[piece];
    int cost = adn_step_cost(mover->board, adn_mover_at(mover, piece)->class,
                             mover->hex, to, at_road_rate(mover, to));

    if (cost >= 0 && is_unit && leaves_zone(mover))
        cost += QUARTERS;
    return is_unit && !mover->moved && left > 0 && cost > left ? left : cost;
}

static struct bar cannot_pay(const struct mover *mover, int to)
{
    struct bar bar = {.why = NULL};

    for (size_t i = 0; i < adn_mover_count(mover) && !bar.why; i++) {
        int cost = price_of(mover, i, to);

        bar = FIRST_BAR({cost < 0, BASE(movement), "the ground is prohibited"},
                        {cost > mover->points[i], BASE(movement),
                         "the points do not last"});
    }
    return bar;
}

static struct march_step may_enter(void *context, const struct march *march,
                                   int to)
{
    static struct bar (*const rules[])(const struct mover *, int) = {
        others_in, too_near, zone_before, cannot_pay};
    struct mover *mover = context;
    struct bar bar = FIRST_BAR({!map_hex(&mover->board->module->map, to),
                                BASE(movement), "the map ends there"},
                               {!hex_adjacent(mover->hex, to), BASE(movement),
                                "that hex is not next to it"},
                               {!adn_adjacent(mover->board, mover->hex, to),
                                BASE(adjacency), "no bridge leads there"});

    (void)march;
    for (size_t i = 0; i < sizeof(rules) / sizeof(*rules) && !bar.why; i++)
        bar = rules[i](mover, to);
    return bar.why ? (struct march_step){-1, bar.rule, bar.why, NULL}
                   : (struct march_step){.cost = price_of(mover, 0, to)};
}

/* ---- the step is taken --------------------------------------------------- */

void adn_put_mover(struct mover *mover, int hex)
{
    mover->hex = hex;
    if (!mover->play)
        return;
    foreach_unit (unit, mover->units)
        adn_enter_hex(mover->play, unit, hex);
    for (size_t i = 0; i < mover->leaders_count; i++)
        adn_put(mover->board, &mover->leaders[i]->piece, hex);
}

static void entered(void *context, struct march *march, int cost)
{
    struct mover *mover = context;

    (void)cost;
    for (size_t i = 0; i < adn_mover_count(mover); i++)
        mover->points[i] -= price_of(mover, i, march->hex);
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

    (void)march;
    if (!leaves_zone(mover))
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
    const struct counter *first = adn_mover_at(mover, 0);
    const char *who = adn_mover_text(mover, play->arena);
    const char *why =
        march->why ? arena_text(play->arena, "; no further: %s", march->why)
                   : "";
    struct event *event;

    if (march->path.count > 1)
        event = TELL_OF(play, EVENT_MOVE, BASE(movement), first,
                        "%s: to %s%s, %s%s.", who,
                        adn_hex_name(&play->board, march->hex),
                        mover->used_column ? " in column" : "",
                        adn_points_phrase(play->arena, march->spent), why);
    else if (march->why)
        event = TELL_OF(play, EVENT_NOTE, BASE(movement), first, "%s: stays%s.",
                        who, why);
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

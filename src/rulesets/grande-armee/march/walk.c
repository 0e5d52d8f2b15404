/* One walk along a path. [base moving] */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "wargame/ways.h"

/* ---- the walk ------------------------------------------------------------ */

static struct march_step may_enter(void *context, const struct march *march,
                                   int to)
{
    const struct mover *mover = context;

    (void)march;
    if (mover->units.count + mover->leaders_count == 0)
        return (struct march_step){
            .cost = -1, .rule = RULE(8_15b), .why = "all of them are dropped"};
    return gra_next_step(context, to);
}

static void put_all(struct mover *mover, int hex)
{
    foreach_unit (unit, mover->units)
        gra_put(mover->board, unit, hex);
    for (size_t i = 0; i < mover->leaders_count; i++)
        gra_put_leader(mover->board, mover->leaders[i], hex);
}

static void pay(struct mover *mover, int to)
{
    const size_t count = mover->units.count;
    int costs[99];

    for (size_t i = 0; i < count + mover->leaders_count && i < 99; i++)
        costs[i] = gra_piece_cost(mover, i, to);
    for (size_t i = 0; i < count + mover->leaders_count && i < 99; i++) {
        mover->points[i] -= costs[i];
        if (!mover->play)
            continue;
        if (i < count)
            mover->units.units[i]->spent += costs[i];
        else
            mover->leaders[i - count]->spent += costs[i];
    }
}

/* [base moving] what is alone in the hex is taken; then what the order says of
 * it */
static void come_to(struct mover *mover)
{
    if (!mover->play)
        return;
    put_all(mover, mover->hex);
    if (mover->units.count == 0)
        return;
    gra_catch(mover->play, &mover->units, mover->hex);
    gra_drop_and_pick(mover);
}

static void entered(void *context, struct march *march, int cost)
{
    struct mover *mover = context;

    (void)cost;
    for (size_t i = 0; !mover->moved && i < mover->units.count; i++)
        mover->crowded |= gra_is_crowded(mover->board, mover->units.units[i]);
    pay(mover, march->hex);
    mover->moved = true;
    mover->hex = march->hex;
    come_to(mover);
}

/* [base zoc] who enters a normal zone stops; [base fortress] so does who comes
 * to a fortress with an enemy garrison */
static const struct rule *stops(void *context, const struct march *march,
                                const char **why)
{
    const struct mover *mover = context;
    int enemy = gra_enemy(mover->side);

    if (mover->units.count == 0)
        return NULL;
    if (gra_zone_on(mover->board, enemy, march->hex) == NORMAL_ZONE) {
        *why = "an enemy's zone stops it";
        return BASE(zoc);
    }
    if (gra_has_garrison(mover->board, march->hex, enemy)) {
        *why = "the enemy's fortress stops it";
        return BASE(fortress);
    }
    return NULL;
}

/* The least of its points is what the group has. */
static int points_of(const struct mover *mover)
{
    size_t count =
        mover->units.count ? mover->units.count : mover->leaders_count;
    int least = mover->points[0];

    for (size_t i = 1; i < count; i++)
        if (mover->points[i] < least)
            least = mover->points[i];
    return least;
}

struct march gra_walk(struct mover *mover, const struct hexes *path)
{
    const struct march_rule rule = {.may_enter = may_enter,
                                    .entered = entered,
                                    .stops = stops,
                                    .context = mover};
    struct march march =
        march_from(mover->board->arena, mover->hex, points_of(mover));

    march_along(mover->board->arena, &rule, path, &march);
    return march;
}

/* ---- telling it ---------------------------------------------------------- */

const char *gra_mp_text(struct arena *arena, int points)
{
    return arena_text(arena, "%d MP", points);
}

/* 8.24b, 9.13a, 9.13b, and the cases of each step */
static void cite_way(struct mover *mover, struct event *event,
                     const struct march *march)
{
    struct journal *journal = mover->play->journal;

    if (march->rule)
        event_cites(journal, event, march->rule);
    for (size_t i = 1; i < march->path.count; i++)
        gra_cite_step(journal, event, mover->board, march->path.items[i - 1],
                      march->path.items[i]);
    if (!mover->crowded || march->path.count < 2)
        return;
    event_cites(journal, event, RULE(9_13a));
    event_cites(journal, event, RULE(9_13b));
    foreach_unit (unit, mover->units)
        if (unit->leader && unit->leader->was == CONCENTRATE)
            event_cites(journal, event, RULE(8_24b));
}

static void cite_weather(struct mover *mover, struct event *event)
{
    int weather = mover->board->game->weather;

    if (weather != FAIR_WEATHER)
        event_cites(mover->play->journal, event,
                    weather == MUD ? RULE(8_6a) : RULE(8_6b));
}

/* 9.3b, 9.3c, 9.5a, 9.5b, 9.5c, 9.6 who shares or passes a hex for nothing;
 * NULL: another corps, or one's own */
static const struct rule *free_company(const struct unit *unit,
                                       const struct unit *other, bool passes)
{
    int type =
        gra_is_train(other->card->type) ? other->card->type : unit->card->type;

    if (type == BRIDGE_TRAIN)
        return RULE(9_6);
    if (type == SUPPLY_TRAIN)
        return passes ? RULE(9_3c) : RULE(9_3b);
    if (unit->leader == other->leader)
        return NULL;
    if (gra_is_reserve(unit))
        return passes ? RULE(9_5c) : RULE(9_5a);
    return gra_is_reserve(other) ? RULE(9_5b) : NULL;
}

static void cite_company(const struct mover *mover, const struct march *march,
                         struct event *event)
{
    struct journal *journal = mover->play->journal;

    for (size_t at = 0; at < march->path.count; at++)
        for (struct unit *other =
                 gra_first(mover->board, march->path.items[at], mover->side);
             other; other = gra_next(other))
            for (size_t i = 0; i < mover->units.count; i++) {
                bool passes = at > 0 && at + 1 < march->path.count;
                const struct rule *rule =
                    free_company(mover->units.units[i], other, passes);

                if (rule && !gra_force_has(&mover->units, other))
                    event_cites(journal, event, rule);
            }
}

void gra_tell_walk(struct mover *mover, const struct march *march,
                   const struct rule *rule)
{
    struct play *play = mover->play;
    const char *who = gra_mover_text(mover, play->arena);
    const char *why =
        march->why ? arena_text(play->arena, "; no further: %s", march->why)
                   : "";
    const char *first = mover->units.count > 0     ? mover->units.units[0]->id
                        : mover->leaders_count > 0 ? mover->leaders[0]->id
                                                   : NULL;
    struct event *event;

    if (!first || (march->path.count < 2 && !march->why))
        return;
    event = journal_tell(
        play->journal, march->path.count > 1 ? EVENT_MOVE : EVENT_NOTE, rule,
        gra_side_words[mover->side], first, "%s: %s %s%s%s.", who,
        march->path.count > 1 ? "to" : "stays at",
        map_name(&play->module->map, march->hex, play->arena),
        march->path.count > 1 ? arena_text(play->arena, ", %d MP", march->spent)
                              : "",
        why);
    if (march->path.count > 1)
        event_path(play->journal, event, &march->path);
    cite_way(mover, event, march);
    cite_weather(mover, event);
    cite_company(mover, march, event);
}

/* ---- they are there ------------------------------------------------------ */

static void follow(struct mover *mover, struct leader *leader)
{
    const struct board *board = mover->board;
    int best = 0, most = -1;

    if (!leader || leader->state != ON_MAP || leader->hex != mover->start ||
        leader->unit)
        return;
    for (struct unit *unit = gra_first(board, mover->start, mover->side); unit;
         unit = gra_next(unit))
        if (unit->leader == leader && !gra_is_train(unit->card->type) &&
            !gra_is_detachment(unit))
            return;
    foreach (const struct trail, trail, board->game->trails) {
        int sp = 0;

        if (trail->unit->leader != leader || trail->unit->state != ON_MAP ||
            trail->path.items[0] != mover->start)
            continue;
        for (size_t j = 0; j < board->game->trails_count; j++)
            if (board->game->trails[j].path.items == trail->path.items &&
                board->game->trails[j].unit->leader == leader)
                sp += board->game->trails[j].unit->sp;
        if (sp > most) {
            most = sp;
            best = trail->unit->hex;
        }
    }
    if (best)
        gra_put_leader(board, leader, best);
}

static void leave_trails(struct mover *mover, const struct march *march)
{
    struct game *game = mover->board->game;

    foreach_unit (unit, mover->units) {
        struct trail *trail =
            LIST_ADD(mover->board->arena, game->trails, game->trails_count);

        trail->unit = unit;
        trail->path = march->path;
    }
}

/* [base moving] a corps leader whom nobody names goes with most of his men, if
 * none of them stays; who rides alone to men in a fortress goes inside */
void gra_arrive_all(struct mover *mover, const struct march *march)
{
    if (march->path.count < 2)
        return;
    put_all(mover, march->hex);
    if (mover->units.count == 0)
        gra_lead_inside(mover->board, march->hex, mover->side);
    leave_trails(mover, march);
    foreach_unit (unit, mover->units) {
        unit->moved = true;
        unit->marched = mover->order != NULL;
        unit->crowded = false; /* 9.13b it has paid */
        follow(mover, unit->leader);
    }
}

/* ---- the cheapest way ---------------------------------------------------- */

static int cost_for(const void *context, int from, int to)
{
    const struct mover *mover = context;

    if (!mover->over_all &&
        gra_has_units(mover->board, to, gra_enemy(mover->side)))
        return PROHIBITED;
    return gra_step_cost(mover->board, from, to);
}

struct hexes gra_way(const struct mover *mover, int to)
{
    const struct way_rule rule = {cost_for, mover, 0};
    struct hexes way = way_to(mover->board->arena, &rule, mover->hex, to);

    if (way.count > 0) {
        way.items++;
        way.count--;
    }
    return way;
}

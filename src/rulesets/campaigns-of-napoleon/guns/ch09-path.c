/* Chapter 9: zones that open in phase V, groups within reach, and the path of a
 * march, checked and marched. */
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

#include <string.h>

/* ---- 9a, 9b zones that open ---------------------------------------------- */

/* Who is about to march is no friend of his own: he is lifted off the map, and
 * put back at once. */
static void lift(const struct mover *mover, struct stacks *stacks, bool off)
{
    foreach_unit (unit, mover->party)
        if (off)
            piece_leave(stacks, &unit->piece, UNSEEN);
        else
            piece_put(stacks, &unit->piece, mover->hex);
}

/* 9a a group in the zone of a friend */
static bool is_held(const struct board *board, const struct group *group)
{
    foreach_hex (hex, group->hexes)
        if (con_in_zoc(board, con_enemy(group->side), hex, VEDETTES_IGNORED))
            return true;
    return false;
}

/* 9a enemies in a combat group that lies in the zone of a friend */
static void find_open(const struct board *board, struct mover *mover)
{
    lift(mover, board->game->stacks, true);
    foreach (const struct group, group, board->game->groups) {
        if (group->side == mover->march.side || !is_held(board, group))
            continue;
        foreach_hex (hex, group->hexes)
            hexes_add(board->arena, &mover->open, hex);
    }
    lift(mover, board->game->stacks, false);
}

/* 4c whom the march has come next to has dispersed */
static bool was_met(const struct mover *mover, int post)
{
    return hex_adjacent(mover->path.items[0], post) ||
           hex_adjacent(mover->hex, post);
}

/* 9a, 9b where the zones of several enemies meet one who may be approached
 * opens the hex; else nobody could ever be drawn in (9.2c, 9.2d, 9.2g).
 * Vedettes close it, but those that the march disperses (4c). */
static const struct rule *closed_by(const struct board *board,
                                    const struct mover *mover, int to)
{
    enum side enemy = con_enemy(mover->march.side);
    bool open = false;
    bool closed = false;

    foreach_neighbour (hex, to) {
        if (!con_controls(board, enemy, hex, to, VEDETTES_COUNT))
            continue;
        if (hexes_contain(&mover->open, hex))
            open = true;
        else if (!con_vedette_only(board, enemy, hex))
            closed = true;
        else if (!was_met(mover, hex))
            return RULE(9b);
    }
    return closed && !open ? RULE(9a) : NULL;
}

/* 3.1e who marches in phase V */
bool con_forced_mover(const struct board *board, const char *id, int hex,
                      struct mover *mover)
{
    if (!con_mover(board, id, hex, mover) || !mover->force ||
        mover->party.units_count == 0)
        return false;
    mover->forced = true;
    /* 9.2q of those who march, and of nobody else */
    mover->march = con_march_of(board, mover->force, &mover->party);
    mover->left = con_party_mp(board, mover->force, &mover->party) -
                  mover->force->bridge_work;
    find_open(board, mover);
    return true;
}

/* 9a, 9b points of a step in phase V. A leader alone rides off, vedettes there
 * disperse before it. */
int con_forced_cost(const struct board *board, const struct mover *mover,
                    int to)
{
    enum side enemy = con_enemy(mover->march.side);
    int cost = con_step_cost(board, &mover->march, mover->hex, to);

    if (cost < 0 || con_more_than_vedettes(board, enemy, to) ||
        closed_by(board, mover, to))
        return -1;
    if (!con_in_zoc(board, enemy, mover->hex, VEDETTES_IGNORED))
        return cost;
    if (mover->path.count > 1 || con_in_zoc(board, enemy, to, VEDETTES_IGNORED))
        return -1;
    return cost + con_chart_cost(board, &mover->march, STEP_LEAVING_ZOC);
}

/* ---- which groups -------------------------------------------------------- */

/* 9.2b the group of a force */
struct group *con_group_of(const struct board *board, const struct force *force,
                           int hex)
{
    struct group *group = con_group_at(board, force->of->side, hex);

    return group && !con_is_apart(group, force->id, hex) ? group : NULL;
}

/* 9.2a the group or its enemy is next to the hex */
static bool reaches(const struct board *board, const struct group *group,
                    int hex)
{
    const struct group *enemy = con_enemy_group(board, group);

    foreach_hex (own, group->hexes)
        if (con_adjacent(board, own, hex))
            return true;
    for (size_t i = 0; enemy && i < enemy->hexes.count; i++)
        if (con_controls(board, enemy->side, enemy->hexes.items[i], hex,
                         VEDETTES_IGNORED))
            return true;
    return false;
}

/* 9.2f the group that holds a hex */
const char *con_bound_to(const struct board *board, enum side side, int hex)
{
    const struct group *group = con_group_at(board, side, hex);
    const struct unit *unit = con_unit_in(board, side, hex);

    for (; !group && unit; unit = con_unit_below(unit)) {
        const struct force *force = con_force(board, unit->force);

        if (force && force->marched_to_guns && force->joins)
            group = con_group(board, force->joins);
    }
    return group ? group->id : NULL;
}

/* 9.2a, 9.2f groups that may be joined in a hex */
size_t con_joinable(const struct board *board, enum side side, int hex,
                    struct group **groups, size_t most)
{
    const char *bound = con_bound_to(board, side, hex);
    size_t count = 0;

    for (size_t i = 0; i < board->game->groups_count && count < most; i++) {
        struct group *group = &board->game->groups[i];

        if (group->side == side &&
            (bound ? same_name(bound, group->id) : reaches(board, group, hex)))
            groups[count++] = group;
    }
    return count;
}

/* ---- the path ------------------------------------------------------------ */

/* [base movement] a path of neighbours on the map */
bool con_check_connected(const struct seat *seat, const struct order *order,
                         const struct hexes *path, struct report *report)
{
    for (size_t i = 0; i < path->count; i++) {
        if (!con_on_map(&seat->board, path->items[i]))
            return REFUSE(BASE(movement), "there is no hex %04d on the map",
                          path->items[i]);
        if (i > 0 && !hex_adjacent(path->items[i - 1], path->items[i]))
            return REFUSE(
                BASE(movement),
                "the path is not connected: %04d and %04d are not neighbours",
                path->items[i - 1], path->items[i]);
    }
    return true;
}

/* 3.1e the usual rules of forces: the leader is with those who march. */
static bool check_led(const struct seat *seat, const struct order *order,
                      const struct mover *mover, struct report *report)
{
    const struct leader *leader =
        con_leader(&seat->board, mover->force->leader);

    if (!leader || leader->hex != mover->hex)
        return REFUSE(RULE(3_1e),
                      "nobody leads the troops of '%s' at %04d on a march of "
                      "phase V: they need a force of their own",
                      mover->force->id, mover->hex);
    if (con_before_its_day(&seat->board, mover))
        return REFUSE(BASE(activation),
                      "the %s does not march before game turn %d",
                      mover->march.of->name, mover->march.of->activation);
    return true;
}

/* 3.1k, 9a, 9b why a step cannot be taken */
static bool refuse_step(const struct seat *seat, const struct order *order,
                        const struct mover *mover, int to,
                        struct report *report)
{
    const struct rule *closed = closed_by(&seat->board, mover, to);

    if (!con_adjacent(&seat->board, mover->hex, to)) {
        REFUSE(BASE(adjacency), "no way leads from %04d to %04d", mover->hex,
               to);
        return refusal_cites(report, RULE(3_1k));
    }
    if (con_more_than_vedettes(&seat->board, con_enemy(mover->march.side), to))
        REFUSE(BASE(zoc), "an enemy stack stands in the way at %04d", to);
    else if (closed)
        REFUSE(closed,
               closed == RULE(9b)
                   ? "vedettes that are in no combat control %04d"
                   : "%04d is in the zone of control of an enemy whom you do "
                     "not fight",
               to);
    else
        REFUSE(BASE(zoc),
               "%04d lies in a zone of control: the march ends there",
               mover->hex);
    return refusal_outside(report, "the way is closed at %04d", to);
}

/* 9.2l the way in points */
int con_forced_way(const struct board *board, struct mover *mover,
                   const struct hexes *path)
{
    int cost = 0;

    for (size_t i = 1; i < path->count; i++) {
        int step = con_forced_cost(board, mover, path->items[i]);

        if (step < 0)
            break;
        cost += step;
        mover->hex = path->items[i];
        hexes_add(board->arena, &mover->path, mover->hex);
    }
    return cost;
}

/* 9.2q, [base forced-march] a path of phase V */
bool con_check_forced_path(const struct seat *seat, const struct order *order,
                           const struct hexes *path, const struct rule *points,
                           struct report *report)
{
    const char *force = order_subject(seat->arena, order);
    struct mover mover;
    int cost = 0;

    if (!con_forced_mover(&seat->board, force, path->items[0], &mover))
        return REFUSE(BASE(force), "no force of '%s' stands at %04d", force,
                      path->items[0]);
    if (!check_led(seat, order, &mover, report))
        return false;
    cost = con_forced_way(&seat->board, &mover, path);
    if (mover.path.count < path->count)
        return refuse_step(seat, order, &mover, path->items[mover.path.count],
                           report);
    if (cost > mover.left)
        return REFUSE(points, "'%s' needs %s for this path and has %s", force,
                      con_movement_points(seat->arena, cost),
                      quarters_text(seat->arena, mover.left));
    if (con_party_sp(&mover.party) +
                con_stack_sp(&seat->board, mover.march.side, mover.hex) >
            seat->module->stacking_sp &&
        path->count > 1)
        return REFUSE(BASE(stacking), "%04d would hold more than %d SP",
                      mover.hex, seat->module->stacking_sp);
    return true;
}

/* 3.1d, 3.1e who marches in phase V is a force, and those of his who stand
 * elsewhere are another before he tries: they have not marched, nor joined. */
void con_march_alone(struct play *play, const char *id, int hex)
{
    const struct force *force = NULL;

    if (!con_force_divide(&play->board, id, hex))
        return;
    force = con_force(&play->board, id);
    event_at(con_tell_own(play->journal, EVENT_STATE, RULE(3_1e),
                          con_side_id(force->of->side), id,
                          "Those of %s who do not stand at %s are forces of "
                          "their own.",
                          con_force_name(&play->board, force),
                          con_hex_name(&play->board, hex)),
             hex);
}

/* [base forced-march] step by step */
static void walk_on(struct play *play, struct mover *mover,
                    const struct hexes *path)
{
    con_meet_vedettes(play, mover); /* 4c next to where he starts */
    for (size_t i = 1; i < path->count && !mover->stopped; i++) {
        int cost = con_forced_cost(&play->board, mover, path->items[i]);

        if (cost < 0 || cost > mover->left)
            break;
        con_march_step(play, mover, path->items[i], cost);
    }
}

/* 9.1a, 9.2a troops march along their path, 3.1d from a group that stays */
void con_forced_march(struct play *play, const char *force,
                      const struct hexes *path, const struct rule *rule)
{
    const struct done_today *done = con_done_today(&play->board);
    struct mover mover;
    const struct group *group = NULL;
    struct event *event = NULL;
    bool others; /* of his group are not on the march */

    if (path->count < 2 ||
        !con_forced_mover(&play->board, force, path->items[0], &mover))
        return;
    event = journal_open(play->journal, EVENT_MOVE, rule, "%s",
                         con_force_name(&play->board, mover.force));
    event_of(event, con_side_id(mover.march.side), force);
    group = con_group_of(&play->board, mover.force, mover.hex);
    others = group && con_party_of_group(&play->board, group).units_count >
                          mover.party.units_count;
    walk_on(play, &mover, path);
    if (others && mover.path.count > 1)
        event_cites(play->journal, event, RULE(3_1d));
    event->text = arena_text(play->arena, "%s (%d SP) force-marches %s, %s.",
                             con_force_name(&play->board, mover.force),
                             con_party_sp(&mover.party),
                             con_route_text(&play->board, &mover.path),
                             con_movement_points(play->arena, mover.spent));
    con_end_march(play, &mover, event);
    con_default_forces(&play->board);
    con_keep_done(&play->board, done);
}

/* Chapter 9: where a march of phase V may lead. */
#include "rooms/campaigns-of-napoleon/ch09.h"

#include <string.h>

enum { QUARTERS = 4 };

/* 9a only the zones of enemies already in a combat group may be entered; 9b
 * those of vedettes are no exception */
static bool closed_by_zone(const struct board *board, enum side side, int to)
{
    enum side enemy = con_enemy(side);

    for (int i = 0; i < 6; i++) {
        int hex = hex_neighbour(to, i);

        if (hex && con_controls(board, enemy, hex, to, VEDETTES_COUNT) &&
            !con_group_at(board, enemy, hex))
            return true;
    }
    return false;
}

static bool vedettes_close(const struct board *board, enum side side, int to)
{
    enum side enemy = con_enemy(side);

    for (int i = 0; i < 6; i++) {
        int hex = hex_neighbour(to, i);

        if (hex && con_vedette_only(board, enemy, hex) &&
            con_controls(board, enemy, hex, to, VEDETTES_COUNT))
            return true;
    }
    return false;
}

int con_forced_cost(const struct board *board, const struct mover *mover,
                    int to)
{
    enum side enemy = con_enemy(mover->march.side);
    int cost = con_step_cost(board, &mover->march, mover->hex, to);
    bool held = con_in_zoc(board, enemy, mover->hex, VEDETTES_COUNT);

    if (cost < 0 || con_stands(board, enemy, to) ||
        closed_by_zone(board, mover->march.side, to))
        return -1;
    if (!held)
        return cost;
    if (mover->path.count > 1 || con_in_zoc(board, enemy, to, VEDETTES_COUNT))
        return -1;
    return cost + con_leaving_cost(board, &mover->march);
}

static bool stand_ready(const struct board *board, const char *force,
                        const struct hexes *path, struct mover *mover)
{
    const struct move move = {.force = force, .path = *path};

    return con_mover(board, &move, mover) && mover->force &&
           mover->party.unit_count > 0;
}

static bool refuse_step(const struct view *view, const struct order *order,
                        const struct mover *mover, int to,
                        struct report *report)
{
    const struct board board = con_board_seen(view);
    enum side side = mover->march.side;

    if (!con_adjacent(&board, mover->hex, to))
        return refuse(report, &order->place, BASE(adjacency),
                      "no way leads from %04d to %04d", mover->hex, to);
    if (con_stands(&board, con_enemy(side), to))
        return refuse(report, &order->place, BASE(zoc),
                      "an enemy stack stands in the way at %04d", to);
    if (vedettes_close(&board, side, to))
        return refuse(report, &order->place, RULE(9b),
                      "vedettes that are in no combat group control %04d", to);
    if (closed_by_zone(&board, side, to))
        return refuse(report, &order->place, RULE(9a),
                      "an enemy who is in no combat group controls %04d", to);
    return refuse(report, &order->place, BASE(zoc),
                  "%04d lies in a zone of control: the march ends there",
                  mover->hex);
}

/* Walks the path on paper; the cost, or -1 after a refusal (if report is not
 * NULL). */
static int walk(const struct view *view, const struct order *order,
                struct mover *mover, const struct hexes *path,
                struct report *report)
{
    const struct board board = con_board_seen(view);
    int cost = 0;

    for (size_t i = 1; i < path->count; i++) {
        int step = con_forced_cost(&board, mover, path->items[i]);

        if (step < 0) {
            refuse_step(view, order, mover, path->items[i], report);
            return -1;
        }
        cost += step;
        mover->hex = path->items[i];
        hexes_add(view->arena, &mover->path, mover->hex);
    }
    return cost;
}

bool con_check_forced_path(const struct view *view, const struct order *order,
                           const struct forced_path *forced,
                           struct report *report)
{
    const struct board board = con_board_seen(view);
    struct mover mover;
    int cost = 0;

    if (!stand_ready(&board, forced->force, forced->path, &mover))
        return refuse(report, &order->place, BASE(force),
                      "no force of '%s' stands at %04d", forced->force,
                      forced->path->items[0]);
    cost = walk(view, order, &mover, forced->path, report);
    if (cost < 0)
        return false;
    if (cost > mover.left)
        return refuse(report, &order->place, forced->points,
                      "'%s' needs %s movement points for this path and has %s",
                      forced->force, con_quarters(view->arena, cost),
                      con_quarters(view->arena, mover.left));
    if (con_party_sp(&board, &mover.party) +
                con_stack_sp(&board, mover.march.side, mover.hex) >
            view->module->stacking_sp &&
        forced->path->count > 1)
        return refuse(report, &order->place, BASE(stacking),
                      "%04d would hold more than %d SP", mover.hex,
                      view->module->stacking_sp);
    return true;
}

int con_forced_path_cost(const struct board *board, const char *force,
                         const struct hexes *path)
{
    struct mover mover;
    int cost = 0;

    if (!stand_ready(board, force, path, &mover))
        return 0;
    for (size_t i = 1; i < path->count; i++) {
        int step = con_forced_cost(board, &mover, path->items[i]);

        cost += step > 0 ? step : 0;
        mover.hex = path->items[i];
        hexes_add(board->arena, &mover.path, mover.hex);
    }
    return cost;
}

void con_forced_march(struct play *play, const char *force,
                      const struct hexes *path, const struct rule *rule)
{
    const struct board board = con_board(play);
    struct mover mover;
    struct event *event = NULL;

    if (path->count < 2 || !stand_ready(&board, force, path, &mover))
        return;
    mover.forced = true;
    event = journal_open(play->journal, EVENT_MOVE, rule, "%s",
                         con_force_name(&board, mover.force));
    event_of(event_for_all(event), con_side_id(mover.march.side), force);
    for (size_t i = 1; i < path->count && !mover.stopped; i++) {
        int cost = con_forced_cost(&board, &mover, path->items[i]);

        if (cost < 0 || cost > mover.left)
            break;
        con_march_step(play, &mover, path->items[i], cost);
    }
    event->text = arena_text(
        play->arena, "%s (%d SP) force-marches %s, %s movement point%s.",
        con_force_name(&board, mover.force), con_party_sp(&board, &mover.party),
        con_route_text(&board, &mover.path),
        con_quarters(play->arena, mover.spent),
        mover.spent > QUARTERS ? "s" : "");
    event_at(event_path(event, &mover.path), mover.hex);
    con_march_attrition(play, &mover);
    journal_close(play->journal);
}

/* ---- which groups
 * ---------------------------------------------------------------- */

struct group *con_group_of(const struct board *board, const struct force *force)
{
    const struct party party = con_party_of_force(board, force);

    for (size_t i = 0; i < board->game->group_count; i++) {
        struct group *group = &board->game->groups[i];

        if (group->side != party.side ||
            names_contain(&group->apart, force->id))
            continue;
        for (size_t j = 0; j < party.unit_count; j++)
            if (hexes_contain(&group->hexes, party.units[j]->hex))
                return group;
    }
    return NULL;
}

static bool reaches(const struct board *board, const struct group *group,
                    int hex)
{
    const struct group *enemy = con_enemy_group(board, group);

    for (size_t i = 0; i < group->hexes.count; i++)
        if (group->hexes.items[i] == hex ||
            con_adjacent(board, group->hexes.items[i], hex))
            return true;
    for (size_t i = 0; enemy && i < enemy->hexes.count; i++)
        if (con_controls(board, enemy->side, enemy->hexes.items[i], hex,
                         VEDETTES_IGNORED))
            return true;
    return false;
}

size_t con_joinable(const struct board *board, enum side side, int hex,
                    struct group **groups, size_t most)
{
    size_t count = 0;

    for (size_t i = 0; i < board->game->group_count && count < most; i++)
        if (board->game->groups[i].side == side &&
            reaches(board, &board->game->groups[i], hex))
            groups[count++] = &board->game->groups[i];
    return count;
}

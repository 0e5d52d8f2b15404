/* The one walk of phase II: of play, and of a desk, where nobody moves. */
#include "rulesets/campaigns-of-napoleon/march/march.h"

#include <string.h>

/* ---- who moves ----------------------------------------------------------- */

/* [base vedettes] a vedette that marches */
static bool mover_of_vedette(const struct board *board, const char *id,
                             struct mover *mover)
{
    struct vedette *vedette = con_vedette(board, id);

    if (!vedette || vedette->state != ON_MAP || vedette->hex != mover->hex)
        return false;
    mover->vedette = vedette;
    mover->march.side = vedette->of->side;
    mover->march.of = vedette->of;
    mover->left = con_vedette_mp(board);
    return true;
}

/* [base movement] who marches, with what points */
bool con_mover(const struct board *board, const char *id, int hex,
               struct mover *mover)
{
    struct force *force = con_force(board, id);

    memset(mover, 0, sizeof(*mover));
    mover->hex = hex;
    hexes_add(board->arena, &mover->path, hex);
    if (!force)
        return mover_of_vedette(board, id, mover);
    mover->force = force;
    mover->party = con_party_of_force(board, force);
    mover->march = con_march_of(board, force, &mover->party);
    mover->left = con_force_mp(board, force) - force->bridge_work;
    mover->spent = force->bridge_work;
    con_party_keep(&mover->party, hex);
    return mover->party.units_count + mover->party.leaders_count > 0;
}

bool con_mover_of(const struct board *board, const struct move *move,
                  struct mover *mover)
{
    bool stands = con_mover(board, move->force, move->path.items[0], mover);

    mover->repulse = &move->repulse;
    return stands;
}

const struct reach *con_march_reach(const struct march_ways *ways,
                                    size_t *count)
{
    const struct path_search search = {
        .cost = con_ways_cost, .context = ways, .limit = ways->mover.left};

    return path_reach(ways->board->arena, &search, ways->start, count);
}

int con_rank(const struct board *board, const struct reach *at)
{
    return at->cost + (con_place(board, at->at) ? 0 : RANK_UNNAMED);
}

/* 10.1a who came last into a zone is the attacker */
void con_note_entry(const struct board *board, const struct party *party)
{
    board->game->entries++;
    foreach_unit (unit, *party)
        unit->zoc_entry = board->game->entries;
}

static void put(const struct board *board, struct mover *mover, int hex)
{
    con_party_go(board, &mover->party, hex);
    if (mover->vedette)
        piece_put(board->game->stacks, &mover->vedette->piece, hex);
    mover->hex = hex;
}

/* 4g troops, and not a point of them that acts as a vedette (4g). */
bool con_is_body(const struct mover *mover)
{
    return mover->party.units_count > 0 && !con_act_as_vedettes(&mover->party);
}

/* [base movement] one step, and whom it meets */
void con_march_step(struct play *play, struct mover *mover, int to, int cost)
{
    put(&play->board, mover, to);
    con_tidy_pontoons(&play->board);
    mover->left -= cost;
    mover->spent += cost;
    hexes_add(play->arena, &mover->path, to);
    if (mover->party.units_count > 0)
        con_leaders_left_alone(play, con_enemy(mover->march.side), to);
    con_meet_vedettes(play, mover);
}

/* ---- one step ------------------------------------------------------------ */

/* [base zoc], [base adjacency] what con_march_cost() has against a step */
static const char *march_bar(const struct board *board,
                             const struct mover *mover, int to,
                             const struct rule **rule)
{
    enum side enemy = con_enemy(mover->march.side);

    *rule = BASE(adjacency);
    if (!con_adjacent(board, mover->hex, to))
        return arena_text(board->arena, "no bridge leads from %04d to %04d",
                          mover->hex, to);
    *rule = BASE(zoc);
    if (con_more_than_vedettes(board, enemy, to) ||
        (con_is_weightless(mover) && con_vedette_only(board, enemy, to)))
        return arena_text(board->arena,
                          "an enemy stack stands in the way at %04d", to);
    if (con_is_weightless(mover) &&
        con_in_zoc(board, enemy, to, VEDETTES_IGNORED))
        return arena_text(
            board->arena,
            "a leader alone does not enter the zone of control at %04d", to);
    if (mover->path.count > 1)
        return arena_text(
            board->arena,
            "%04d lies in a zone of control: the march ends there", mover->hex);
    return arena_text(
        board->arena,
        "from one zone of control into the next, %04d to %04d, leads no march",
        mover->hex, to);
}

/* [base zoc] points of a step, or that it may not be taken */
int con_march_cost(const struct board *board, const struct mover *mover, int to)
{
    enum side enemy = con_enemy(mover->march.side);
    int cost = con_step_cost(board, &mover->march, mover->hex, to);
    bool into = false;

    if (cost < 0 || con_more_than_vedettes(board, enemy, to))
        return -1;
    into = con_in_zoc(board, enemy, to, VEDETTES_IGNORED);
    if (con_is_weightless(mover) &&
        (into || con_vedette_only(board, enemy, to)))
        return -1;
    if (!con_in_zoc(board, enemy, mover->hex, VEDETTES_IGNORED))
        return cost;
    /* 4f vedettes do not hold: they are ignored above. Troops do, but for the
     * first step of a march, into a free hex and at one point more. */
    if (mover->path.count > 1 || into)
        return -1;
    return cost + con_chart_cost(board, &mover->march, STEP_LEAVING_ZOC);
}

/* [base zoc] of a search for ways: whether the step is the first counts */
int con_ways_cost(const void *context, int from, int to)
{
    const struct march_ways *ways = context;
    struct mover mover = ways->mover;

    mover.hex = from;
    mover.path.count = from == ways->start ? 1 : 2;
    return ways->cost(ways->board, &mover, to);
}

/* [base movement] of a search over the ground, whoever stands there */
int con_ground_cost(const void *context, int from, int to)
{
    const struct march_ways *way = context;

    return con_step_cost(way->board, &way->mover.march, from, to);
}

/* [base activation] and no enemy stands next to it */
bool con_before_its_day(const struct board *board, const struct mover *mover)
{
    return board->game->turn < mover->march.of->activation &&
           !con_next_to_stack(board, con_enemy(mover->march.side), mover->hex);
}

/* [base zoc] leaders alone */
bool con_is_weightless(const struct mover *mover)
{
    return !mover->vedette && mover->party.units_count == 0;
}

/* [base repulse] the next stack to be brushed aside */
static int next_target(const struct board *board, const struct mover *mover)
{
    for (size_t i = 0; mover->repulse && i < mover->repulse->count; i++)
        if (con_may_repulse(board, mover, mover->repulse->items[i]))
            return mover->repulse->items[i];
    return 0;
}

/* [base stacking] */
static void tell_no_room(struct play *play, const struct mover *mover)
{
    event_at(con_tell_own(play->journal, EVENT_NOTE, BASE(stacking),
                          con_side_id(mover->march.side), NULL,
                          "There is no room for more than %d SP at %s: the "
                          "march ends a hex before.",
                          play->module->stacking_sp,
                          con_hex_name(&play->board, mover->hex)),
             mover->hex);
}

/* ---- the walk ------------------------------------------------------------ */

static void halt(struct mover *mover, const struct rule *rule, const char *why)
{
    mover->stopped = true;
    mover->rule = rule;
    mover->why = why;
}

void con_doubt(struct mover *mover, const char *hangs_on, int from)
{
    if (mover->hangs_on)
        return;
    mover->hangs_on = hangs_on;
    mover->unsure_from = from;
}

/* [base hidden] who stands there, or next to it, may hold the march or not */
static void look_ahead(const struct board *board, struct mover *mover, int to)
{
    for (int i = -1; i < DIRECTIONS; i++) {
        int hex = i < 0 ? to : hex_neighbour(to, i);

        if (con_unknown(board, con_enemy(mover->march.side), hex) &&
            (i < 0 || con_adjacent(board, hex, to)))
            con_doubt(mover,
                      arena_text(board->arena, "who stands at %s",
                                 con_hex_name(board, hex)),
                      to);
    }
}

/* 4e vedettes that meet others disperse with them */
static void look_round(const struct board *board, struct mover *mover)
{
    if (con_is_weightless(mover) ||
        (mover->force && !con_act_as_vedettes(&mover->party)))
        return;
    foreach_neighbour (post, mover->hex)
        if (con_vedette_only(board, con_enemy(mover->march.side), post))
            halt(mover, RULE(4e),
                 arena_text(board->arena,
                            "it disperses with the vedettes at %s",
                            con_hex_name(board, post)));
}

/* As con_march_step(); at a desk nobody moves, and nobody is met. */
static void go_to(const struct board *board, struct play *play,
                  struct mover *mover, int to, int cost)
{
    if (play) {
        con_march_step(play, mover, to, cost);
        return;
    }
    look_ahead(board, mover, to);
    mover->hex = to;
    mover->left -= cost;
    mover->spent += cost;
    hexes_add(board->arena, &mover->path, to);
    look_round(board, mover);
}

/* [base movement] a step if the points last */
static void take_step(const struct board *board, struct play *play,
                      struct mover *mover, int to)
{
    int cost = con_march_cost(board, mover, to);
    const struct rule *rule = NULL;
    const char *why = NULL;

    if (cost < 0) {
        why = march_bar(board, mover, to, &rule);
        halt(mover, rule, why);
    } else if (cost > mover->left) {
        mover->out_of_points = true;
        halt(mover, BASE(movement), "the points do not last");
    } else {
        go_to(board, play, mover, to, cost);
    }
}

/* [base repulse] true: the stack is gone, and its hex must be entered if the
 * points last. Whether it goes, no desk knows. */
static bool brush_aside(const struct board *board, struct play *play,
                        struct mover *mover, int target)
{
    int cost;

    if (!play) {
        mover->stopped = true;
        con_doubt(mover,
                  arena_text(board->arena, "whether %s is brushed aside",
                             con_hex_name(board, target)),
                  target);
        return false;
    }
    if (!con_try_repulse(play, mover, target))
        return false;
    cost = con_step_cost(board, &mover->march, mover->hex, target);
    if (cost < 0 || cost > mover->left)
        halt(mover, BASE(movement), "the points do not last");
    else
        con_march_step(play, mover, target, cost);
    return true;
}

/* [base stacking] the march is cut back to the last hex with room */
static void cut_back(const struct board *board, struct play *play,
                     struct mover *mover)
{
    int mine = con_party_sp(&mover->party);
    int most = board->module->stacking_sp;

    while (!mover->ahead && mover->party.units_count > 0 &&
           mover->path.count > 1) {
        bool apart = !play && mover->hex != mover->path.items[0];
        int there = con_stack_sp(board, mover->march.side, mover->hex) -
                    (apart ? 0 : mine);

        if (there + mine <= most)
            return;
        if (!play && hexes_contain(&board->game->unsure, mover->hex))
            con_doubt(mover, "the marches ordered before it", mover->hex);
        mover->rule = BASE(stacking);
        mover->out_of_points = false;
        mover->why = arena_text(
            board->arena, "%s has no room for %d SP beside %d: it holds %d",
            con_hex_name(board, mover->hex), mine, there, most);
        if (play)
            tell_no_room(play, mover);
        mover->path.count--;
        if (play)
            put(board, mover, mover->path.items[mover->path.count - 1]);
        mover->hex = mover->path.items[mover->path.count - 1];
    }
}

/* [base movement] steps and repulses along the path */
void con_walk(const struct board *board, struct play *play, struct mover *mover,
              const struct hexes *path)
{
    size_t next = 1;

    if (play)
        con_meet_vedettes(play, mover);
    else
        look_round(board, mover);
    while (!mover->stopped) {
        int target = mover->force ? next_target(board, mover) : 0;

        if (target && brush_aside(board, play, mover, target)) {
            if (next < path->count && path->items[next] == target)
                next++;
        } else if (!target && next < path->count) {
            take_step(board, play, mover, path->items[next++]);
        } else if (!target) {
            break;
        }
    }
    cut_back(board, play, mover);
}

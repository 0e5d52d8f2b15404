/* Marches of phase II, carried out step by step. */
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "wargame/ways.h"

enum { DIE = 6, QUARTERS = 4 };

/* 10.1a who came last into a zone is the attacker */
void con_note_entry(const struct board *board, struct force *force)
{
    force->zoc_entry = ++board->game->entries;
}

static void put(const struct board *board, struct mover *mover, int hex)
{
    con_party_go(board, &mover->party, hex);
    if (mover->vedette)
        piece_put(board->game->stacks, &mover->vedette->piece, hex);
    mover->hex = hex;
}

/* 4g troops, and not a point of them that acts as a vedette (4g). */
static bool is_body(const struct mover *mover)
{
    return mover->party.unit_count > 0 && !con_act_as_vedettes(&mover->party);
}

/* [base movement] one step, and whom it meets */
void con_march_step(struct play *play, struct mover *mover, int to, int cost)
{
    enum side enemy = con_enemy(mover->march.side);

    put(&play->board, mover, to);
    con_tidy_pontoons(&play->board);
    mover->left -= cost;
    mover->spent += cost;
    hexes_add(play->arena, &mover->path, to);
    if (mover->force && is_body(mover) &&
        con_in_zoc(&play->board, enemy, to, VEDETTES_IGNORED))
        con_note_entry(&play->board, mover->force);
    if (mover->party.unit_count > 0)
        con_leaders_left_alone(play, enemy, to);
    con_meet_vedettes(play, mover);
}

/* ---- one step ------------------------------------------------------------ */

/* [base zoc] points of a step, or that it may not be taken */
int con_march_cost(const struct board *board, const struct mover *mover, int to)
{
    enum side enemy = con_enemy(mover->march.side);
    int cost = con_step_cost(board, &mover->march, mover->hex, to);
    bool into = false;

    if (cost < 0 || con_more_than_vedettes(board, enemy, to))
        return -1;
    into = con_in_zoc(board, enemy, to, VEDETTES_IGNORED);
    if (into && con_is_weightless(mover))
        return -1;
    if (!con_in_zoc(board, enemy, mover->hex, VEDETTES_IGNORED))
        return cost;
    /* 4f vedettes do not hold: they are ignored above. Troops do, but for the
     * first step of a march, into a free hex and at one point more. */
    if (mover->path.count > 1 || into)
        return -1;
    return cost + con_leaving_cost(board, &mover->march);
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

/* [base zoc] leaders alone */
bool con_is_weightless(const struct mover *mover)
{
    return !mover->vedette && mover->party.unit_count == 0;
}

/* [base repulse] the next stack to be brushed aside */
static int next_target(const struct board *board, const struct mover *mover)
{
    for (size_t i = 0; mover->repulse && i < mover->repulse->count; i++)
        if (con_may_repulse(board, mover, mover->repulse->items[i]))
            return mover->repulse->items[i];
    return 0;
}

/* [base repulse] the vacated hex must be entered if the points last */
static void follow_up(struct play *play, struct mover *mover, int target)
{
    int cost = con_step_cost(&play->board, &mover->march, mover->hex, target);

    if (cost < 0 || cost > mover->left)
        mover->stopped = true;
    else
        con_march_step(play, mover, target, cost);
}

/* [base movement] a step if the points last */
static void take_step(struct play *play, struct mover *mover, int to)
{
    int cost = con_march_cost(&play->board, mover, to);

    if (cost < 0 || cost > mover->left)
        mover->stopped = true;
    else
        con_march_step(play, mover, to, cost);
}

/* [base movement] steps and repulses along the path */
static void go(struct play *play, struct mover *mover, const struct hexes *path)
{
    size_t next = 1;

    con_meet_vedettes(play, mover);
    while (!mover->stopped) {
        int target = mover->force ? next_target(&play->board, mover) : 0;

        if (target && con_try_repulse(play, mover, target)) {
            follow_up(play, mover, target);
            if (next < path->count && path->items[next] == target)
                next++;
        } else if (!target && next < path->count) {
            take_step(play, mover, path->items[next++]);
        } else if (!target) {
            break;
        }
    }
}

/* [base stacking] the march is cut back to the last hex with room */
static void cut_back(struct play *play, struct mover *mover)
{
    int most = play->module->stacking_sp;

    while (mover->party.unit_count > 0 && mover->path.count > 1 &&
           con_stack_sp(&play->board, mover->march.side, mover->hex) > most) {
        event_at(con_for_its_own(
                     play->journal,
                     journal_add(play->journal, EVENT_NOTE, BASE(stacking),
                                 "There is no room for more than %d SP at %s: "
                                 "the march ends a hex before.",
                                 most, con_hex_name(&play->board, mover->hex)),
                     mover->march.side),
                 mover->hex);
        mover->path.count--;
        put(&play->board, mover, mover->path.items[mover->path.count - 1]);
    }
}

/* ---- the story of it ----------------------------------------------------- */

static const char *who(const struct board *board, const struct mover *mover)
{
    int sp = con_party_sp(&mover->party);

    if (mover->vedette)
        return arena_text(
            board->arena, "A vedette of the %s",
            con_army_card(board->module, mover->vedette->army)->name);
    if (sp == 0)
        return con_force_name(board, mover->force);
    return arena_text(board->arena, "%s (%d SP)",
                      con_force_name(board, mover->force), sp);
}

/* "from 0722 by 0821 and 0820 (Thuin) to 1019" */
const char *con_route_text(const struct board *board, const struct hexes *path)
{
    return way_story(&board->module->map, path, board->arena);
}

static const char *verb(const struct mover *mover)
{
    return is_body(mover) ? "marches" : "rides";
}

static const char *story(const struct board *board, const struct mover *mover,
                         const char *name, const struct hexes *ordered)
{
    int last = ordered->items[ordered->count - 1];

    if (mover->path.count < 2)
        return arena_text(board->arena, "%s stays at %s.", name,
                          con_hex_name(board, mover->path.items[0]));
    return arena_text(board->arena, "%s %s %s, %s%s.", name, verb(mover),
                      con_route_text(board, &mover->path),
                      con_movement_points(board->arena, mover->spent),
                      mover->hex == last ? ""
                      : con_in_zoc(board, con_enemy(mover->march.side),
                                   mover->hex, VEDETTES_IGNORED)
                          ? ", and halts before the enemy"
                          : ", and halts there");
}

/* [base hidden] a march as the enemy sees it. From outside a march is a
 * marker that moves: no name, no points. One that nobody saw begin is his
 * own affair. */
void con_show_march(struct play *play, const struct mover *mover,
                    struct event *event)
{
    enum side enemy = con_enemy(mover->march.side);
    bool seen = mover->path.count > 1;

    for (const struct event *e = event->first; e && !seen; e = e->next)
        seen = event_seen_by(e, con_side_id(enemy));
    if (!seen) {
        con_for_its_own(play->journal, event, mover->march.side);
        return;
    }
    event_outside(
        event_for_all(event),
        mover->path.count > 1
            ? arena_text(play->arena, "%s moves %s.",
                         con_some_force(mover->march.side),
                         con_route_text(&play->board, &mover->path))
            : arena_text(play->arena, "%s stays at %s.",
                         con_some_force(mover->march.side),
                         con_hex_name(&play->board, mover->path.items[0])));
}

/* ---- the initiative test ------------------------------------------------- */

/* [base initiative-test] a march without command */
static bool tested(struct play *play, const struct mover *mover)
{
    const struct leader *leader =
        con_leader(&play->board, mover->force->leader);
    int needed = leader ? leader->card->initiative : 0;
    struct event *event = NULL;
    const struct roll *roll =
        journal_roll(play->journal, play->dice, BASE(initiative_test), "ii",
                     mover->force->id, 1, DIE, &event);
    int face = roll->faces[0];
    int total = face + con_weather(&play->board)->initiative;
    bool passed = face == 1 || (face != DIE && total <= needed);

    con_for_its_own(play->journal, event, mover->march.side);
    event->piece = mover->force->id;
    event->text = arena_text(
        play->arena,
        "%s has no orders from above and acts on his own: die %d, %s.",
        con_force_name(&play->board, mover->force), face,
        passed ? "he marches" : "he stays where he is");
    return passed;
}

/* [base initiative-test] with a command, or by a test */
static bool may_start(struct play *play, const struct mover *mover)
{
    struct force *force = mover->force;

    if (!force || !is_body(mover) || force->commanded != NOT_COMMANDED)
        return true;
    if (!tested(play, mover)) {
        force->moved = true;
        return false;
    }
    force->commanded = COMMAND_TESTED;
    return true;
}

/* [base movement] what a force has marched today */
static void note(struct play *play, struct mover *mover)
{
    struct force *force = mover->force;
    int start = mover->path.items[0];

    if (mover->vedette)
        mover->vedette->moved = true;
    if (!force)
        return;
    force->spent = mover->spent > force->spent ? mover->spent : force->spent;
    hexes_add(play->arena, &force->parts, start);
    hexes_add(play->arena, &force->parts, mover->hex);
    if (mover->party.leader_count > 0 || !force->leader)
        force->path = mover->path;
}

/* [base movement] a piece marches */
void con_march(struct play *play, struct mover *mover, const struct hexes *path)
{
    const char *name = NULL;
    struct event *event = NULL;

    if (!may_start(play, mover))
        return;
    name = who(&play->board, mover);
    event = journal_open(play->journal, EVENT_MOVE, BASE(movement), "%s", name);
    event_of(event, con_side_id(mover->march.side),
             mover->force ? mover->force->id : mover->vedette->id);
    go(play, mover, path);
    cut_back(play, mover);
    note(play, mover);
    event->text = story(&play->board, mover, name, path);
    event_at(event_path(play->journal, event, &mover->path), mover->hex);
    con_march_attrition(play, mover);
    con_show_march(play, mover, event);
    journal_close(play->journal);
}

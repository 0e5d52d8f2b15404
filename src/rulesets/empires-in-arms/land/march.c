/* Marching: step by step, with what happens on the way. [base land-move] */
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/sight/sight.h"

struct march {
    struct play *play; /* NULL: only on a scratch map */
    const struct board *board;
    const struct move *move;
    struct mover mover;
    struct names walked; /* areas, the first too */
    bool halted;
    bool dropped, took;        /* once, wherever it comes by again */
    bool risen;                /* an insurrection where it stands */
    bool forced_on[POWER_END]; /* through whose land without leave */
    struct rules why;          /* cases by which it came through */
};

/* [base hidden] who took it is seen, not which corps that is */
static void tell_lost_depot(struct play *play, const struct depot *depot,
                            const struct mover *mover)
{
    const struct names *before = eia_tell_power(play, mover->player);
    const char *owner = eia_power_name(&play->board, depot->owner);
    const char *at = eia_place_name(&play->board, depot->at);
    const struct names who = {&(const char *){mover->id}, 1};

    event_from_outside(play->journal,
                       TELL(play, EVENT_LOSS, BASE(land_move),
                            eia_power_id(depot->owner), depot->id,
                            "the depot of %s at %s is lost to %s", owner, at,
                            eia_piece_name(&play->board, mover->id)),
                       "the depot of %s at %s is lost to %s", owner, at,
                       eia_seen_pieces(&play->board, &who));
    eia_told(play, before);
}

/* [base land-move] Enemy depots without a garrison are gone when a corps comes
 * by, unless corps of theirs stand there; those it has to beat first. */
static void sweep_depots(struct play *play, const struct board *board,
                         const struct mover *mover, const char *area)
{
    if (eia_meets_enemy(board, mover, area))
        return;
    foreach (const struct depot, one, board->game->depots) {
        const struct depot depot = *one;

        if (!same_name(depot.at, area) || depot.infantry + depot.militia > 0 ||
            !eia_fights(board, depot.owner, mover->nation))
            continue;
        DROP(one, board->game->depots);
        if (play)
            tell_lost_depot(play, &depot, mover);
    }
}

/* [base depot] empty depots that corps stand on are gone */
void eia_sweep_depots(struct play *play, enum power power)
{
    foreach (const struct corps, corps, play->game->corps) {
        struct mover mover;

        if (corps->at && eia_corps_power(&play->board, corps) == power &&
            eia_unbesieged(&play->board, corps) &&
            eia_mover(&play->board, corps->id, &mover))
            sweep_depots(play, &play->board, &mover, corps->at);
    }
}

/* [base land-move] a step, and its points */
static void set_place(struct march *march, const char *from, const char *to)
{
    const struct edge_card *edge = eia_edge(march->board, from, to);
    int cost = eia_step_cost(march->board, edge, to);
    struct corps *corps = march->mover.corps;

    to = eia_area(march->board->module, to)->id;
    if (corps) {
        corps->at = to;
        corps->in_city = false;
        corps->from = from;
        corps->by = edge->kind;
        corps->spent += cost;
        return;
    }
    march->mover.irregular->at = to;
    march->mover.irregular->in_city = false;
    march->mover.irregular->spent += cost;
}

/* 12.2.1.1 over an arrow of an option; 12.2.1.2b past a fleet that shuts none
 */
static void note_edge(struct march *march, const char *from, const char *to)
{
    const struct edge_card *edge = eia_edge(march->board, from, to);

    if (edge->option)
        rules_add(march->board->arena, &march->why, RULE(12_2_1_1));
    eia_crossing_open(march->board, march->mover.player, edge, &march->why);
}

/* 10.3.1a, 10.3.1b by what leave it goes on; 10.3.4a a step that takes
 * forcible access: who came in by the last has no leave to go on */
static void note_leave(struct march *march, const char *from, const char *to)
{
    bool came_by_force = march->forced_on[eia_controller(march->board, to)];
    const struct passage passage = {march->mover.nation,
                                    came_by_force ? NULL : from, to,
                                    march->move->forcible, &march->why};
    bool forced = false;

    eia_passage(march->board, &passage, &forced);
    if (forced)
        march->forced_on[eia_controller(march->board, to)] = true;
}

/* [base land-move] an enemy or a refusal ends the march */
static bool may_go_on(struct march *march, const char *from, const char *to,
                      size_t step)
{
    const struct passage passage = {march->mover.nation, from, to,
                                    march->move->forcible, NULL};
    bool forced = false;

    if (step > 1 &&
        eia_must_stop(march->board, &march->mover, from, &march->why))
        return false;
    return eia_passage(march->board, &passage, &forced) != ENTRY_REFUSED;
}

/* [base detach] factors are left and taken up on the way */
static void shift_here(struct march *march, const char *area, bool last)
{
    struct shift drop = march->move->drop;
    struct shift take = march->move->take;
    struct corps *corps = march->mover.corps;

    if (!corps)
        return;
    if (!march->dropped && drop.infantry + drop.militia > 0 &&
        (drop.at ? same_name(drop.at, area) : last)) {
        march->dropped = true;
        drop.at = area;
        eia_drop(march->play, march->board, corps, &drop);
    }
    if (!march->took && corps->at && take.infantry + take.militia > 0 &&
        (take.at ? same_name(take.at, area) : last)) {
        march->took = true;
        take.at = area;
        eia_take(march->play, march->board, corps, &take);
    }
}

/* [base land-move] one step, with all that happens on it */
static void step_on(struct march *march, size_t i)
{
    const struct names *path = &march->move->path;
    const char *from = path->items[i - 1];
    const char *to = path->items[i];

    if (!may_go_on(march, from, to, i)) {
        march->halted = true;
        if (march->risen)
            rules_add(march->board->arena, &march->why, RULE(10_1_4d));
        return;
    }
    note_edge(march, from, to);
    note_leave(march, from, to);
    if (i == 1 && march->mover.corps)
        eia_leave_leaders(march->play, march->board, march->mover.id,
                          &march->move->pieces);
    set_place(march, from, to);
    names_add(march->board->arena, &march->walked, eia_mover_at(&march->mover));
    if (march->mover.corps)
        sweep_depots(march->play, march->board, &march->mover, to);
    if (march->play)
        march->risen =
            eia_insurrection_test(march->play, &march->mover, from, to);
    shift_here(march, to, i + 1 == path->count);
}

static void say_march(struct march *march, size_t begin)
{
    const struct board *board = march->board;
    const char *at = eia_mover_at(&march->mover);
    const struct leader *leader = eia_leader_with(board, march->mover.id);
    const struct names *before = NULL;
    struct event *event = NULL;

    if (!march->play || !at || same_name(at, march->move->path.items[begin]))
        return;
    before = eia_tell_power(march->play, march->mover.player);
    event = TELL(march->play, EVENT_MOVE, BASE(land_move),
                 eia_power_id(march->mover.player), march->mover.id,
                 "%s%s%s marches from %s to %s%s%s",
                 eia_piece_name(board, march->mover.id), leader ? " with " : "",
                 leader ? leader->card->name : "",
                 eia_place_name(board, march->move->path.items[begin]),
                 eia_place_name(board, at),
                 march->move->forced ? " by a forced march" : "",
                 march->halted ? " and is stopped there" : "");
    event_way(event, &march->walked);
    event_from_outside(
        march->play->journal, event, "%s marches from %s to %s%s%s",
        eia_seen_pieces(board,
                        &(struct names){&(const char *){march->mover.id}, 1}),
        eia_place_name(board, march->move->path.items[begin]),
        eia_place_name(board, at),
        march->move->forced ? " by a forced march" : "",
        march->halted ? " and is stopped there" : "");
    event_cites_all(march->play->journal, event, &march->why);
    eia_told(march->play, before);
}

/* [base land-move] a leader of great strategic skill with any corps of the
 * order spares it. */
static bool led_well(const struct march *march)
{
    int great = eia_setting_number(march->board->module, "forced-leader");

    foreach_name (piece, march->move->pieces) {
        const struct leader *leader = eia_leader_with(march->board, piece);

        if (leader && leader->card->strategic >= great)
            return true;
    }
    return false;
}

/* [base land-move] a forced march costs a factor of foot */
static void straggle(struct march *march)
{
    static const enum factor foot[] = {FACTOR_MILITIA, FACTOR_INFANTRY,
                                       FACTOR_FEUDAL, FACTOR_GUARD};
    struct corps *corps = march->mover.corps;

    for (size_t i = 0; i < sizeof(foot) / sizeof(*foot); i++) {
        if (corps->factors[foot[i]] == 0)
            continue;
        corps->factors[foot[i]]--;
        event_number(TELL(march->play, EVENT_LOSS, BASE(land_move),
                          eia_power_id(march->mover.player), corps->id,
                          "%s loses 1 %s by its forced march",
                          eia_piece_name(march->board, corps->id),
                          eia_factor_words[foot[i]]),
                     1);
        break;
    }
    if (eia_corps_factors(corps) > 0)
        return;
    eia_leaders_left(march->play, corps);
    eia_corps_leaves(march->board, corps);
}

/* [base land-move] The price of a forced march: a die a corps. */
static void pay_forced(struct march *march)
{
    const struct names *before = NULL;
    struct event *event = NULL;
    const struct roll *roll = NULL;
    int fails = eia_setting_number(march->board->module, "forced-fails");

    march->mover.corps->forced = true;
    if (!march->play)
        return;
    before = eia_tell_power(march->play, march->mover.player);
    roll =
        journal_roll(march->play->journal, march->play->dice, BASE(land_move),
                     "forced", march->mover.id, 1, 6, &event);
    event_for_all(
        event_of(event, eia_power_id(march->mover.player), march->mover.id));
    if (roll->faces[0] >= fails + led_well(march))
        straggle(march);
    eia_told(march->play, before);
}

/* [base garrison] into the city where the march ends */
static void enter_city(struct march *march)
{
    if (!march->move->into_city || march->halted ||
        !eia_mover_at(&march->mover))
        return;
    if (march->mover.corps)
        march->mover.corps->in_city = true;
    else
        march->mover.irregular->in_city = true;
}

/* [base land-move] one piece marches */
static void march_one(struct march *march)
{
    const struct names *path = &march->move->path;
    struct corps *corps = march->mover.corps;
    bool was_forced = corps && corps->forced;

    names_add(march->board->arena, &march->walked, path->items[0]);
    shift_here(march, path->items[0], path->count == 1);
    for (size_t i = 1; i < path->count && !march->halted; i++)
        if (eia_mover_at(&march->mover))
            step_on(march, i);
    say_march(march, 0);
    for (enum power power = AUSTRIA; march->play && power < POWER_END; power++)
        if (march->forced_on[power])
            eia_used_force(march->play, march->mover.player, power);
    if (corps && corps->at && march->move->forced && !was_forced)
        pay_forced(march);
    enter_city(march);
}

/* [base land-move] the pieces of an order march */
void eia_march(struct play *play, const struct board *board,
               const struct move *move)
{
    foreach_name (piece, move->pieces) {
        struct march march = {.play = play, .board = board, .move = move};

        if (eia_mover(board, piece, &march.mover))
            march_one(&march);
    }
}

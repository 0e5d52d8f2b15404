/* Step 12: rally, points, victory. [base rally], [base vp], [base victory] */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/sight/sight.h"
#include "rulesets/grande-armee/supply/supply.h"
#include "rulesets/grande-armee/turn/turn.h"

/* ---- rally --------------------------------------------------------------- */

/* 5.0d, 11.3d Demoralized ends for every unit, without a die, and not before */
static void end_demoralized(struct play *play, int side)
{
    struct force force = {NULL, 0};
    struct event *event;

    foreach (struct unit, unit, play->game->units) {
        if (unit->side != side || !unit->demoralized)
            continue;
        unit->demoralized = false;
        if (unit->state == ON_MAP)
            gra_force_add(play->arena, &force, unit);
    }
    if (force.count == 0)
        return;
    event = journal_tell(
        play->journal, EVENT_STATE, RULE(5_0d), gra_side_words[side], NULL,
        "No longer demoralized: %s.", gra_force_text(play->arena, &force));
    /* 11.3d on a map it has lasted until now */
    if (play->game->kind == MAP)
        event_cites(play->journal, event, RULE(11_3d));
}

/* The best of its chain who stands with it; 0: nobody. */
static int chain_morale(const struct board *board, struct unit *unit)
{
    struct officer officer;
    int best = gra_leads_unit(board, unit, &officer) ? officer.morale : 0;

    for (const struct leader *leader = unit->leader; leader;
         leader = leader->superior)
        if (leader->state == ON_MAP && leader->hex == unit->hex &&
            leader->card->morale > best)
            best = leader->card->morale;
    return best;
}

/* [base rally] Rout 2: its morale and that of a leader, or less */
static void rally(struct play *play, struct unit *unit)
{
    int need = gra_unit_morale(play->module, unit) +
               chain_morale(&play->board, unit) +
               (unit->unsupplied ? play->module->days.unsupplied_check : 0);
    bool rallies = gra_throw(play, BASE(rally), "die", unit->id, need);

    if (rallies) {
        unit->rout = STEADY;
        unit->rout_turn = 0;
    }
    journal_tell(play->journal, EVENT_STATE, BASE(rally),
                 gra_side_words[unit->side], unit->id,
                 rallies ? "%s rallies: %d or less was wanted."
                         : "%s does not rally: %d or less was wanted.",
                 unit->name, need);
}

static void rally_all(struct play *play)
{
    foreach (struct unit, unit, play->game->units)
        if (unit->state == ON_MAP && unit->rout == ROUT_2)
            rally(play, unit);
}

/* ---- the end ------------------------------------------------------------- */

/* [base vp] one total, which is France's */
static void tell_points(struct play *play)
{
    const struct board *board = &play->board;
    int events = gra_points_of_events(board);

    journal_tell(play->journal, EVENT_STATE, BASE(vp), NULL, NULL,
                 "France has %d points of victory: %d for places, %d for "
                 "losses, %d for leaders killed%s.",
                 gra_points(board), gra_points_of_places(board),
                 gra_points_of_losses(board), play->game->leader_vp,
                 events ? arena_text(play->arena, ", %d for events", events)
                        : "");
}

/* A battle is one exchange: Rout 1 stays, and who is wounded stays away. */
static void end_battle(struct play *play)
{
    gra_judge_hex(play);
    play->over = true;
    event_news(journal_tell(play->journal, EVENT_VERDICT, BASE(victory), NULL,
                            NULL, "%s.", gra_grade_text(play->game->verdict)),
               NEWS_GREAT);
}

/* Men of his own, else of those below him; NULL: he has none. No train draws
 * him. */
static const struct unit *men_of(const struct play *play,
                                 const struct leader *leader)
{
    const struct unit *below = NULL;

    foreach (const struct unit, unit, play->game->units) {
        if (unit->state != ON_MAP || gra_is_train(unit->card->type) ||
            !unit->leader)
            continue;
        if (unit->leader == leader)
            return unit;
        if (!below && gra_is_under(unit->leader->card, leader->card))
            below = unit;
    }
    return below;
}

/* [base leader-loss] a wounded leader is away until the end of the next turn;
 * [base leader-pool] who led a unit is free again */
static void return_wounded(struct play *play)
{
    foreach (struct leader, leader, play->game->leaders) {
        const struct unit *own = men_of(play, leader);

        if (leader->state != WOUNDED || play->game->turn <= leader->wounded)
            continue;
        if (leader->card->rank > CORPS && leader->card->rank != STAFF)
            gra_remove_leader(&play->board, leader, IN_POOL);
        if (leader->state == IN_POOL)
            journal_tell(play->journal, EVENT_STATE, BASE(leader_pool),
                         gra_side_words[leader->side], leader->id,
                         "%s is well, and free again.", leader->name);
        if (leader->state == IN_POOL || !own)
            continue;
        gra_put_leader(&play->board, leader, own->hex);
        leader->inside = own->inside;
        journal_tell(play->journal, EVENT_STATE, BASE(leader_loss),
                     gra_side_words[leader->side], leader->id,
                     "%s is back with his men.", leader->name);
    }
}

static void end_turn(struct play *play)
{
    gra_judge_turn(play);
    if (play->over)
        return;
    gra_next_weather(play);
    play->game->turn++;
    gra_begin_turn(play->game);
}

enum step_end gra_evening(struct play *play)
{
    const struct secret secret = gra_secret_begins(play);

    for (int side = FRANCE; side < SIDES; side++)
        end_demoralized(play, side);
    rally_all(play);
    if (play->game->kind == MAP) {
        return_wounded(play);
        gra_recover_markers(play);
        gra_secret_ends(play, &secret, NEUTRAL);
        gra_free_city(play);
    }
    tell_points(play);
    if (play->game->kind == BATTLE)
        end_battle(play);
    else
        end_turn(play);
    return STEP_NEXT;
}

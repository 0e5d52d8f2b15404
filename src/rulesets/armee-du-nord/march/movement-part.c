/* Parts B and C of a player turn: movement. [base sequence] */
#include "rulesets/armee-du-nord/march/march.h"

/* ---- C: who is out of command tries his own initiative ----------------- */

/* [base french-initiative], [base allied-out-of-command] */
static const struct rule *initiative_of(int army)
{
    return army == FRENCH ? BASE(french_initiative)
                          : BASE(allied_out_of_command);
}

static bool passes(struct play *play, const struct counter *one, int initiative,
                   const char *failed)
{
    const struct rule *rule = initiative_of(one->army);
    bool passed = adn_throw(play, rule, one->id) <= initiative;

    TELL_OF(play, EVENT_STATE, rule, one, "%s needs %d or less: %s.", one->name,
            initiative, passed ? "acts alone" : failed);
    return passed;
}

/* [base activation], 30.0 who is asleep or held does not try */
static bool may_try(const struct counter *one)
{
    return one->leave == OUT_OF_COMMAND && !one->asleep && !adn_is_held(one);
}

/* qa.command-1a no unit in the span of a leader who failed may try its own */
static void freeze(struct play *play, const struct leader *leader)
{
    struct names names = {NULL, 0};

    adn_command_units(&play->board, leader, FROZEN);
    foreach_unit_of (unit, &play->board, leader->army)
        if (unit->leave == FROZEN && unit->card->corps == leader->card->corps)
            names_add(play->arena, &names, unit->name);
    if (names.count > 0)
        TELL_OF(play, EVENT_STATE, RULE(qa_command_1a), leader,
                "With %s stand, and try nothing: %s.", leader->name,
                names_series(&names, play->arena));
}

/* qa.charge-1 the units of his corps within his radius act with him */
static void leaders_try(struct play *play, int army)
{
    foreach_leader_of (leader, &play->board, army) {
        if (!may_try(&leader->counter))
            continue;
        if (passes(play, &leader->counter, adn_initiative(play->module, leader),
                   leader->refused ? "stays out of command, and so does "
                                     "his corps"
                                   : "stays out of command")) {
            leader->leave = BY_INITIATIVE;
            adn_command_units(&play->board, leader, BY_INITIATIVE);
        } else if (army == FRENCH && play->module->campaign) {
            freeze(play, leader);
        }
    }
}

/* qa.command-1a in a battle each French unit tries for itself, and who fails
 * moves all the same; in the campaign he stands, and so does an Allied unit,
 * but for its way to the marker; exp.grouchy-b the corps of who refused moves
 * only if he passes his own die */
static void units_try(struct play *play, int army)
{
    bool campaign = play->module->campaign;

    foreach_unit_of (unit, &play->board, army) {
        const struct leader *leader = adn_corps_leader(&play->board, unit);

        if (!may_try(&unit->counter) || (army != FRENCH && campaign) ||
            (leader && leader->refused && leader->leave == OUT_OF_COMMAND))
            continue;
        else if (army != FRENCH)
            unit->leave = HALF_MOVE;
        else if (passes(play, &unit->counter, unit->card->initiative,
                        campaign ? "stands" : "may move, and not fight"))
            unit->leave = BY_INITIATIVE;
        else if (!campaign)
            unit->leave = MAY_MOVE;
    }
}

static void throw_initiative(struct play *play, int army)
{
    bool dice = false;

    /* Army leaders are in command; Allied units throw no die. */
    foreach_counter_of (one, &play->board, army)
        dice |= may_try(one) && (army == FRENCH || one->list == LEADER_LIST);
    if (dice)
        journal_tell_open(play->journal, EVENT_STATE, initiative_of(army),
                          adn_army_words[army], NULL,
                          "Initiative of %s who are out of command:",
                          adn_side_name(play->module, adn_army_words[army]));
    leaders_try(play, army);
    units_try(play, army);
    if (dice)
        journal_close(play->journal);
}

/* ---- B and C: movement --------------------------------------------------- */

/* [ruling 34] who is in command moves in B, the others in C */
static bool is_in_command(const struct play *play, const struct order *order)
{
    const struct unit *unit = adn_deployer(&play->board, order);
    struct mover mover;

    if (unit)
        return unit->leave == IN_COMMAND;
    return adn_mover_for(&play->board, order->details, &mover) &&
           adn_leave_of(&mover) == IN_COMMAND;
}

/* In the order of the section. */
static void carry_out_moves(struct play *play, const char *side, bool commanded)
{
    for (ORDERS_OF(order, play, side, NULL))
        if ((order->kind == &adn_move || adn_deployer(&play->board, order)) &&
            (!commanded || is_in_command(play, order)))
            play_carry_out(play, side, order);
}

/* B: tracks, arrivals, who is in command, standing marches */
static void move_commanded(struct play *play, const char *side)
{
    if (adn_army_of(side) == PRUSSIAN) {
        adn_ride(play);
        adn_call_perponcher(play);
    }
    for (ORDERS_OF(order, play, side, NULL))
        if (order->kind == &adn_track || order->kind == &adn_switch_track)
            play_carry_out(play, side, order);
    adn_carry_out_all(play, side, &adn_enter);
    carry_out_moves(play, side, true);
    if (play->module->campaign)
        adn_track_rest(play, side);
    adn_enter_rest(play, side);
    adn_march_on(play, side);
}

void adn_movement_part(struct play *play, int army)
{
    play->game->part = PART_B;
    foreach_side (side, play->module, army)
        move_commanded(play, side);
    play->game->part = PART_C;
    throw_initiative(play, army);
    foreach_side (side, play->module, army)
        carry_out_moves(play, side, false);
    adn_carry_out_all(play, adn_army_words[army], &adn_cam_retreat);
    foreach_side (side, play->module, army)
        adn_march_on(play, side);
}

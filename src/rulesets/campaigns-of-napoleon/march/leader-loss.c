/* [base leader-loss] leaders hit in battle, and leaders left alone. */
#include "rulesets/campaigns-of-napoleon/march/march.h"

enum { RIDE_QUARTERS = 48 }; /* 12 MP */

/* [base leader-loss] a leader leaves the campaign */
static void take_away(const struct board *board, struct leader *leader)
{
    piece_leave(board->game->stacks, &leader->piece, OUT);
    leader->force = NULL;
}

/* [base leader-loss] killed or wounded */
static void hit(const struct fight *fight, struct leader *leader)
{
    const struct leader_card *card = leader->card;
    const struct throw thrown = {
        BASE(leader_loss), "wound", leader->id, 1,
        arena_text(fight->board.arena, "%s is hit; 1 or 2 kills", card->name)};
    bool killed;

    dice_asks(fight->play->dice, 3);
    killed = con_throw(fight, &thrown) <= 2;
    event_news(TELL(fight, EVENT_STATE, BASE(leader_loss), card->side,
                    leader->id, "%s is %s.", card->name,
                    killed ? "killed" : "wounded and leaves the campaign"),
               NEWS_GREAT);
    take_away(&fight->board, leader);
}

/* [base leader-loss] a full throw of sixes hits */
static void expose(const struct fight *fight, struct leader *leader)
{
    int dice = leader->card->rank == COMMANDER ? 3 : 2;
    const struct throw thrown = {BASE(leader_loss), "leader", leader->id, dice,
                                 leader->card->name};

    dice_asks(fight->play->dice, 6 * dice);
    if (con_throw(fight, &thrown) == 6 * dice)
        hit(fight, leader);
}

/* 10.5.7.2g leaders of both groups under fire. Twelve with two dice, or
 * eighteen with three for the commander of an army. */
void con_leader_losses(struct fight *fight)
{
    if (option_is(fight->board.options, "leader-casualties", "off"))
        return;
    SAY_OPEN(fight, EVENT_NOTE, RULE(10_5_7_2g),
             "Leaders under fire: a full throw of sixes hits.");
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        foreach_leader (leader, fight->parties[side])
            if (leader->state == ON_MAP)
                expose(fight, leader);
    journal_close(fight->play->journal);
}

/* [base leader-loss] a stack of his army */
static bool has_friends(const void *context, int hex)
{
    const struct ride *ride = context;

    foreach_unit_in (unit, ride->board, ride->side, hex)
        if (unit->of == ride->army->card)
            return true;
    return false;
}

/* [base leader-loss] left alone he rides round enemy troops to the nearest
 * stack of his army within 12 MP, or is captured */
static void save(struct play *play, struct leader *leader)
{
    const struct leader_card *card = leader->card;
    const struct ride ride = {.board = &play->board,
                              .side = card->side,
                              .limit = RIDE_QUARTERS,
                              .bars = con_troops,
                              .ends = has_friends,
                              .army = con_army(&play->board, card->army)};
    int hex = con_ride(&ride, leader->hex);
    struct event *event = journal_add(
        play->journal, EVENT_STATE, BASE(leader_loss), "%s, left alone, %s%s.",
        card->name, hex ? "rides to " : "is captured",
        hex ? con_hex_name(&play->board, hex) : "");

    event_of(con_for_its_own(play->journal, event, card->side),
             con_side_id(card->side), leader->id);
    if (hex) {
        piece_put(play->game->stacks, &leader->piece, hex);
    } else {
        event_for_all(event);
        take_away(&play->board, leader);
    }
}

/* [base leader-loss] leaders without troops in a hex */
void con_leaders_left_alone(struct play *play, enum side side, int hex)
{
    if (con_troops(&play->board, side, hex))
        return;
    foreach_piece (struct leader, leader, play->game->leaders, side)
        if (leader->hex == hex)
            save(play, leader);
}

/* [base leader-loss] leaders left alone by a combat. Whoever commanded in
 * the combat, and whoever was in the way of those who moved after it. */
void con_stranded_leaders(struct fight *fight)
{
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        foreach_piece (struct leader, leader, fight->board.game->leaders, side)
            if (!con_troops(&fight->board, side, leader->hex) &&
                con_troops(&fight->board, con_enemy(side), leader->hex))
                save(fight->play, leader);
}

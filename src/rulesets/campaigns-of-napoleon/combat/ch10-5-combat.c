/* 10.5 step VI.a1: the combats of the turn, one after the other. */
#include "rulesets/campaigns-of-napoleon/march/march.h"

/* 10a the combat that comes next: the first of the order that is not done. */
static struct combat *next_combat(const struct board *board)
{
    foreach_hex (hex, board->game->combat_order) {
        struct combat *combat = con_combat(board, hex_text(board->arena, hex));

        if (combat && combat->progress != DONE)
            return combat;
    }
    return NULL;
}

/* 10.5k Delay or Wrongfooted! is asked: the one decision in the middle of a
 * combat */
void con_combat_ask(const struct play *play, struct questions *questions)
{
    const struct combat *combat = next_combat(&play->board);
    struct question *question;

    if (!combat || combat->progress != REVEALED ||
        combat->type != DELAY_OR_WRONGFOOTED)
        return;
    question = question_add(questions, con_side_id(combat->favoured),
                            RULE(10_5k), "Delay, or Wrongfooted!?");
    question->subject = combat->id;
    question->answers = con_combat_orders;
    question->standing = &con_delay_if;
    question->fallback = "Wrongfooted!";
}

/* 10.5k by the sheet, else by the standing order, which may ask instead: then
 * false. */
static bool choose(struct fight *fight, bool asked)
{
    struct combat *combat = fight->combat;
    enum side chooser = combat->favoured;
    const struct order *order = play_order(fight->play, con_side_id(chooser),
                                           &con_delay, combat->id, 0);
    const struct delay_order *standing =
        con_standing_here(fight, chooser, &con_delay_if);
    int own = combat->sp[chooser];
    int enemy = combat->sp[con_enemy(chooser)];
    bool delay =
        standing->when == DELAY_BY_RATIO && 2 * enemy >= standing->ratio * own;

    if (!order && standing->when == DELAY_ASK && !asked)
        return false;
    if (order)
        delay = ((const struct delay_choice *)order->details)->choice ==
                CHOOSE_DELAY;
    combat->type = delay ? DELAY : WRONGFOOTED;
    TELL(fight, EVENT_STANDING, RULE(10_5k), chooser, fight->senior[chooser],
         "With %d SP against %d %s chooses %s%s.", own, enemy,
         con_side_name(chooser), con_type_name(combat->type),
         order ? "" : " by standing order");
    con_head(fight, RULE(10_5k));
    return true;
}

/* 1g a combat by its type; 10.5.7l who has won is by the table, 10.5.7.4i a
 * drawn battle, 10.3a by who retreats */
static void resolve(struct fight *fight)
{
    enum combat_type type = fight->combat->type;
    const struct done_today *done = con_done_today(&fight->board);

    if (type == SKIRMISH)
        con_resolve_skirmish(fight);
    else if (type == RAID || type == AMBUSH)
        con_resolve_raid(fight);
    else if (type != NO_TYPE && type != DELAY_OR_WRONGFOOTED)
        con_resolve_battle(fight);
    con_say_outcome(fight, con_is_small_combat(type) ? RULE(10_3a)
                           : fight->combat->drawn    ? RULE(10_5_7_4i)
                                                     : RULE(10_5_7l));
    con_stranded_leaders(fight);
    con_ride_down(fight->play, RULE(4h));
    con_default_forces(&fight->board);  /* ruling 125 */
    con_keep_done(&fight->board, done); /* 7d, 10.5d until phase VI is over */
    fight->combat->progress = DONE;
}

/* 10.5n, 10.5b why the combat is not fought, or NULL. Troops of an earlier
 * combat may have left nobody to fight. */
static const char *is_off(const struct fight *fight)
{
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        if (fight->combat->sp[side] == 0 || fight->contact[side].count == 0)
            return "the two sides do not meet any more";
    /* 10.5n siege combat is voluntary */
    if (con_is_siege(fight) && !con_siege_begins(fight))
        return "neither besieger nor besieged begins one";
    return NULL;
}

/* 10.5n, 10.5b a combat is called off */
static void call_off(const struct fight *fight, const char *why)
{
    event_at(SAY(fight, EVENT_NOTE,
                 con_is_siege(fight) ? RULE(10_5n) : RULE(10_5b),
                 "No combat at %s: %s.",
                 con_hex_name(&fight->board, fight->place), why),
             fight->place);
    fight->combat->progress = DONE;
    /* [base hidden] nobody has seen who stands there */
    fight->combat->sp[FRENCH] = fight->combat->sp[COALITION] = 0;
}

/* 1g VI.a1: one combat of the order */
enum step_end con_combat_run(struct play *play)
{
    struct combat *combat = next_combat(&play->board);
    bool asked = combat && combat->progress == REVEALED;
    const char *why;
    struct fight fight;

    if (!combat)
        return STEP_NEXT;
    fight = con_fight(play, combat);
    why = is_off(&fight);
    if (why) {
        call_off(&fight, why);
        return STEP_AGAIN;
    }
    if (asked)
        fight.heading = event_at(
            SAY_OPEN(&fight, EVENT_COMBAT, RULE(10_5k), "Combat"), fight.place);
    else
        con_reveal(&fight);
    if (combat->type != DELAY_OR_WRONGFOOTED || choose(&fight, asked))
        resolve(&fight);
    journal_close(play->journal);
    return STEP_AGAIN;
}

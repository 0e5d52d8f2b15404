/* Chapter 3.1n to 3.1p: who fights across the bridges. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"

enum wish { DECLINE, FIGHT, FIGHT_IF };

struct bridge_order {
    int at;
    enum wish wish;
    int sp; /* of one's own at the bridge, from which on one fights */
};

static const char *const wish_words[] = {"decline", "fight", "fight-if", NULL};

/* 3.1n points belong to the condition. It is of one's own points: before
 * anybody has scouted, and across the river nobody does (5f), it could be of no
 * others (ruling 122). */
static bool check_bridge(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct bridge_order *details = order->details;

    if ((details->wish == FIGHT_IF) != (details->sp > 0))
        return REFUSE(RULE(3_1n),
                      "points (sp) belong to fight-if, and to it alone");
    return con_check_at(seat, order, report);
}

static void say_bridge(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct bridge_order *details = order->details;

    (void)seat;
    buffer_puts(out, "across ");
    if (details->at)
        buffer_printf(out, "the bridge at %04d ", details->at);
    else
        buffer_puts(out, "bridges over primary rivers ");
    if (details->wish == FIGHT_IF)
        buffer_printf(out, "you fight with at least %d SP of your own there",
                      details->sp);
    else
        buffer_puts(out,
                    details->wish == FIGHT ? "you fight" : "you do not fight");
}

static void choices_of_bridge(const struct seat *seat, struct choices *choices);

const struct order_kind con_bridge_fight = {
    ORDER("bridge-fight", RULE(3_1n),
          "whether to fight across a bridge over a primary river"),
    FIELDS(bridge_order, MAY(HEX, bridge_order, at, "at"),
           CHOOSE(bridge_order, wish, "answer", wish_words),
           MAY(COUNT, bridge_order, sp, "sp")),
    .subject = "at",
    .initial = &(const struct bridge_order){0, DECLINE, 0},
    .check_order = check_bridge,
    .say = say_bridge,
    .choices = choices_of_bridge,
};

/* ---- the contacts over bridges ------------------------------------------- */

/* 3.1n enemies across a bridge; 10.1a who came last attacks */
static void add_contact(const struct board *board, int french, int coalition)
{
    const struct party his = con_party_of_hex(board, FRENCH, french);
    const struct party theirs = con_party_of_hex(board, COALITION, coalition);
    struct bridge_decision *bridge = GAME_ADD(board, bridges);

    bridge->attacker =
        con_last_comer(board, con_party_entry(&his), con_party_entry(&theirs));
    bridge->one = bridge->attacker == FRENCH ? french : coalition;
    bridge->other = bridge->attacker == FRENCH ? coalition : french;
}

/* 3.1n each pair of enemies across a bridged primary river, by French hex. */
void con_find_bridges(const struct board *board)
{
    const struct hexes stacks = con_stacks(board, FRENCH);

    board->game->bridges_count = 0;
    foreach_hex (hex, stacks)
        foreach_neighbour (other, hex)
            if (con_bridged_primary(board, hex, other) &&
                con_more_than_vedettes(board, FRENCH, hex) &&
                con_more_than_vedettes(board, COALITION, other))
                add_contact(board, hex, other);
}

/* ---- questions and answers ----------------------------------------------- */

/* 3.1n does a side fight across the bridge */
static bool wants_to_fight(struct play *play, enum side side, int mine)
{
    const struct bridge_order *wish =
        con_wish(play, side, &con_bridge_fight, hex_text(play->arena, mine));

    if (wish->wish != FIGHT_IF)
        return wish->wish == FIGHT;
    return con_stack_sp(&play->board, side, mine) >= wish->sp;
}

static void tell(struct play *play, const struct bridge_decision *bridge,
                 const struct rule *rule, const char *what)
{
    event_at(journal_tell(play->journal, EVENT_STATE, rule, NULL, NULL,
                          "Across the bridge between %s and %s %s.",
                          con_hex_name(&play->board, bridge->one),
                          con_hex_name(&play->board, bridge->other), what),
             bridge->other);
}

/* 3.1n the attacker is asked, and if he declines the defender; 3.1p if both
 * decline the bridge carries no zone today */
static void decide(struct play *play, struct bridge_decision *bridge)
{
    enum side defender = con_enemy(bridge->attacker);

    if (wants_to_fight(play, bridge->attacker, bridge->one)) {
        bridge->attack = BRIDGE_FIGHT;
        tell(play, bridge, RULE(3_1n), "the attacker will fight");
        return;
    }
    bridge->attack = BRIDGE_DECLINED;
    if (wants_to_fight(play, defender, bridge->other)) {
        bridge->defence = BRIDGE_FIGHT;
        tell(play, bridge, RULE(3_1o),
             "the defender will fight, and is the attacker now");
        return;
    }
    bridge->defence = BRIDGE_DECLINED;
    bridge->blocked = true;
    tell(play, bridge, RULE(3_1p), "neither side will fight");
}

/* 3.1n the bridges between enemies as they stand, in a copy of the game */
static struct game with_bridges(struct board board)
{
    struct game game = *board.game;

    board.game = &game;
    game.bridges = NULL;
    con_find_bridges(&board);
    return game;
}

/* In an uncertain seat, too, the bridges that part enemies now. */
static void choices_of_bridge(const struct seat *seat, struct choices *choices)
{
    const struct game game = with_bridges(seat->board);

    foreach (const struct bridge_decision, bridge, game.bridges) {
        bool attacks = con_is_his(seat, bridge->attacker);
        struct bridge_order details = {attacks ? bridge->one : bridge->other,
                                       FIGHT, 0};
        int other = attacks ? bridge->other : bridge->one;

        choice_offer(seat, choices, &con_bridge_fight, &details,
                     "%s against %s%s", con_hex_name(&seat->board, details.at),
                     con_hex_name(&seat->board, other),
                     attacks ? "" : ", if the attacker declines");
        details.wish = DECLINE;
        choice_offer(seat, choices, &con_bridge_fight, &details, NULL);
    }
}

/* 3.1n both are asked for each bridge */
void con_ask_bridges(const struct play *play, struct questions *questions)
{
    const struct game game = with_bridges(play->board);

    foreach (const struct bridge_decision, bridge, game.bridges)
        for (int j = 0; j < 2; j++) {
            enum side side = j ? con_enemy(bridge->attacker) : bridge->attacker;
            struct question *question =
                question_add(questions, con_side_id(side), RULE(3_1n),
                             "fight across the bridge?");

            question->subject =
                hex_text(play->arena, j ? bridge->other : bridge->one);
            con_express(play, question);
        }
}

/* 3.1n III.a0: who fights across the bridges */
void con_run_bridges(struct play *play)
{
    con_find_bridges(&play->board);
    foreach (struct bridge_decision, bridge, play->game->bridges)
        decide(play, bridge);
}

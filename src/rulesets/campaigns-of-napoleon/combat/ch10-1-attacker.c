/* 10.1 attacker and defender; 10a the order of the combats. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"

/* 10.1a who came last into a zone; if nobody came, the first player (ruling
 * 38) */
enum side con_last_comer(const struct board *board, int french, int coalition)
{
    if (french == coalition)
        return board->game->first_player;
    return french > coalition ? FRENCH : COALITION;
}

/* 10.1a the group that came last, even by a part */
enum side con_last_mover(const struct board *board, const struct combat *combat)
{
    return con_last_comer(
        board, con_group(board, combat->groups[FRENCH])->zoc_entry,
        con_group(board, combat->groups[COALITION])->zoc_entry);
}

/* 10.1a, 3.1o who attacks, and why; 10.5p who began the siege combat; 10.5o the
 * besieger's terrain helps him when he defends */
void con_say_attacker(const struct fight *fight)
{
    enum side attacker = fight->combat->attacker;
    enum side besieged = fight->besieged[FRENCH] ? FRENCH : COALITION;
    const struct rule *rule = RULE(10_1a);
    const char *why = "moved last into a zone of control";

    if (con_is_siege(fight)) {
        rule = RULE(10_5p);
        why = attacker == besieged ? "began this sortie" : "began this assault";
    } else if (fight->combat->role_fixed) {
        rule = RULE(3_1o);
        why = "chose to fight over the bridge";
    }
    TELL(fight, EVENT_NOTE, rule, attacker, fight->senior[attacker],
         "The %s side attacks: it %s.", con_side_adjective(attacker), why);
    if (con_is_siege(fight) && attacker == besieged &&
        con_ground(fight, con_enemy(besieged)).infantry)
        SAY(fight, EVENT_NOTE, RULE(10_5o),
            "The besieger defends and has the benefit of his ground.");
}

/* 10a the place of a combat in the wish of the side with the initiative: any
 * hex of it may be named. */
static size_t wished(const struct board *board, const struct combat *combat,
                     const struct hexes *wishes)
{
    for (size_t i = 0; i < wishes->count; i++)
        for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
            const struct group *group = con_group(board, combat->groups[side]);

            if (hexes_contain(&group->hexes, wishes->items[i]))
                return i;
        }
    return wishes->count;
}

/* 10a initiative side orders the combats */
static void say_order(struct play *play, const struct board *board)
{
    const struct hexes *order = &board->game->combat_order;
    const char *side = con_side_name(board->game->initiative_player);
    const char *text = con_hex_names(board, order, ", then ");

    if (order->count > 1)
        journal_tell(play->journal, EVENT_STATE, RULE(10a), NULL, NULL,
                     "With %s in the initiative, combats are fought at %s.",
                     side, text);
    else if (order->count == 1)
        journal_tell(play->journal, EVENT_STATE, RULE(10a), NULL, NULL,
                     "One combat is to be fought, at %s.", text);
    else
        journal_tell(play->journal, EVENT_STATE, RULE(10a), NULL, NULL,
                     "No combat is to be fought.");
}

/* 10a VI.a0: the side with the initiative orders those not yet fought; what it
 * leaves open goes by their hexes */
void con_order_combats(struct play *play)
{
    const struct board *board = &play->board;
    struct hexes *order = &play->game->combat_order;
    const struct combat_order *wish =
        con_wish(play, play->game->initiative_player, &con_combat_order, NULL);

    *order = (struct hexes){NULL, 0};
    for (size_t rank = 0; rank <= wish->hexes.count; rank++) {
        struct hexes equals = {NULL, 0};

        foreach (const struct combat, combat, play->game->combats)
            if (combat->progress != DONE &&
                wished(board, combat, &wish->hexes) == rank)
                hexes_add(play->arena, &equals, con_hex_of(combat->id));
        con_sort_hexes(&equals);
        foreach_hex (hex, equals)
            hexes_add(play->arena, order, hex);
    }
    foreach (struct combat, combat, play->game->combats)
        if (combat->progress != DONE && !combat->role_fixed)
            combat->attacker = con_last_mover(board, combat);
    con_find_sieges(board);
    say_order(play, board);
}

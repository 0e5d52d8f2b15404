/* 12.79c to 12.79f an attack that lacks a line, and what may follow. */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

static void strike_back(struct battle *battle)
{
    struct play *play = battle->play;
    struct battle *back = ARENA_NEW(play->arena, struct battle);
    struct attack_order *order = ARENA_NEW(play->arena, struct attack_order);
    const struct force fighters = gra_fighters(battle, DEFENDER);

    order->from = battle->target;
    order->target = battle->from;
    order->wishes = battle->reaction->wishes;
    order->wishes.front = order->wishes.keep = (struct names){NULL, 0};
    gra_begin_battle(back, play, battle->side[DEFENDER], order);
    back->counterattack = true;
    back->force[ATTACKER] = fighters;
    journal_tell(play->journal, EVENT_STANDING, RULE(12_79d),
                 gra_side_words[back->side[ATTACKER]], NULL,
                 "By order %s strike back at once.",
                 gra_side_text(back, ATTACKER));
    gra_play_battle(back);
    journal_tell(play->journal, EVENT_NOTE, RULE(12_79f), NULL, NULL,
                 "The counterattack is over; the other attacks of the phase "
                 "follow.");
}

/* 12.79c no line against who came beside him: the attack is off */
void gra_cancel(struct battle *battle)
{
    struct play *play = battle->play;

    battle->cancelled = battle->over = true;
    battle->ap = 0;
    journal_tell(play->journal, EVENT_STATE, RULE(12_79c),
                 gra_side_words[battle->side[ATTACKER]], NULL,
                 "No line is left against them: the attack is cancelled, and "
                 "all advance points are lost.");
    if (battle->reaction->counterattack)
        strike_back(battle);
}

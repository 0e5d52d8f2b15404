/* 12.79d to 12.79f what may follow an attack that was cancelled. */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

/* 12.79d at once, with roles reversed; 12.79f to its end, and its points are
 * spent before the phase goes on */
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
    TELL(back, EVENT_STANDING, RULE(12_79d), ATTACKER,
         "By order %s strike back at once.", gra_side_text(back, ATTACKER));
    gra_play_battle(back);
    journal_tell(play->journal, EVENT_NOTE, RULE(12_79f), NULL, NULL,
                 "The counterattack is over; the other attacks of the phase "
                 "follow.");
}

void gra_fight_out(struct battle *battle)
{
    gra_play_battle(battle);
    if (battle->cancelled && battle->reaction->counterattack)
        strike_back(battle);
}

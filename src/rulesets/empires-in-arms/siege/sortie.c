/* The besieged attack those before their walls. [base sortie] */
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "rulesets/empires-in-arms/sight/sight.h"

enum { ROUNDS = 3 };

/* [base sortie] those inside, and those before the walls; 10.2.1g who is at
 * peace with these stays inside */
static void add_both(struct fight *fight, enum power besieger)
{
    const struct board *board = &fight->board;
    const struct names before = eia_besiegers(board, besieger, fight->area);

    foreach (const struct corps, corps, fight->play->game->corps) {
        enum power power = eia_corps_power(board, corps);

        if (!same_name(corps->at, fight->area))
            continue;
        if (corps->in_city && eia_combined(board, fight->acting, power) &&
            eia_has_foe(board, fight->area, eia_corps_flag(corps), &before))
            eia_add_corps(fight, ATTACKER, corps);
        else if (eia_stands_before(corps, fight->area) &&
                 eia_helps_besiege(board, besieger, power, fight->area))
            eia_add_corps(fight, DEFENDER, corps);
    }
}

/* [base sortie] unbroken on both sides: the fewer have lost, of as many the
 * attackers. */
static bool is_won(const struct fight *fight)
{
    const struct party *attacker = &fight->parties[ATTACKER];
    const struct party *defender = &fight->parties[DEFENDER];

    if (attacker->broken || defender->broken)
        return defender->broken && !attacker->broken;
    return eia_party_factors(attacker) > eia_party_factors(defender);
}

/* [base sortie] up to three rounds on one table */
static void fight_it(struct fight *fight)
{
    static const struct fire fire = {.table = {"2-2", "2-2"}};

    for (fight->round = 1; fight->round <= ROUNDS; fight->round++)
        if (eia_both_fire(fight, &fire))
            return;
}

/* [base sortie] the besieged attack alone */
void eia_sally(struct play *play, enum power power, const char *area)
{
    struct fight fight = eia_fight(play, area, power, BASE(sortie));
    enum power besieger = eia_city(&fight.board, area)->besieger;
    const struct names *before = NULL;
    struct names all;
    bool won = false;

    fight.sort = "sortie";
    fight.small_sides = true;
    add_both(&fight, besieger);
    eia_fight_begin(&fight);
    all = eia_fighters(&fight);
    before = eia_tell_among(play, &all);
    eia_tell_onslaught(&fight, BASE(sortie),
                       arena_text(play->arena, "sortie from %s",
                                  eia_place_name(&fight.board, area)));
    fight_it(&fight);
    won = is_won(&fight);
    eia_fight_end(&fight);
    event_for_everybody(TELL(play, EVENT_STATE, BASE(sortie), NULL, NULL,
                             won ? "%s is free" : "back into %s",
                             eia_place_name(&fight.board, area)));
    eia_tell_outcome(&fight, won ? ATTACKER : DEFENDER, BASE(sortie));
    if (won) {
        eia_end_siege(&fight.board, area);
        eia_retreat_all(&fight, DEFENDER);
    }
    journal_close(play->journal);
    eia_told(play, before);
}

/* 10.6.5 Bernadotte becomes a Swede. Who he is, and whom he goes to, stands on
 * his card; so it does for nobody else. */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* 10.6.5c Bernadotte is lost for good */
static void he_stays(struct play *play, const struct leader_card *card)
{
    play->game->bernadotte_settled = true;
    TELL(play, EVENT_STATE, RULE(10_6_5c), card->nation, card->id,
         "%s asks for no %s: he was killed, or %s was in civil disorder",
         eia_nation_name(&play->board, card->called_to), card->name,
         eia_nation_name(&play->board, card->nation));
}

/* 10.6.5a Bernadotte French until August 1810; 10.6.5b Bernadotte handed to
 * Sweden, August 1810; 10.6.5d he waits while Sweden is neutral */
static void he_goes(struct play *play, struct leader *leader,
                    const struct leader_card *card)
{
    bool neutral = eia_player_of(&play->board, card->called_to) == NO_POWER;
    struct event *event = NULL;

    play->game->bernadotte_settled = true;
    leader->nation = card->called_to;
    if (leader->state != LEADER_CAPTURED && leader->state != LEADER_WOUNDED)
        leader->state = LEADER_OFF;
    leader->with = NULL;
    event = TELL(play, EVENT_STATE, neutral ? RULE(10_6_5d) : RULE(10_6_5b),
                 card->called_to, card->id, "%s goes to %s", card->name,
                 eia_nation_name(&play->board, card->called_to));
    event_cites(play->journal, event, RULE(10_6_5a)); /* French until now */
}

/* His card; NULL if the module has none, or nobody calls him away. */
static const struct leader_card *he(const struct module *module)
{
    foreach (struct leader_card, card, module->leaders)
        if (card->called_to && card->departure)
            return card;
    return NULL;
}

/* 10.6.5b Bernadotte handed to Sweden, August 1810; 10.6.5c When Bernadotte
 * stays lost */
void eia_bernadotte(struct play *play)
{
    const struct leader_card *card = he(play->module);
    struct leader *leader = card ? eia_leader(&play->board, card->id) : NULL;
    const struct power_state *home =
        card ? eia_power_state(&play->board, eia_power(card->nation)) : NULL;
    int turn = card ? eia_turn_of(play->module, card->departure) : 0;

    if (!leader || turn == 0 || play->game->turn < turn ||
        play->game->bernadotte_settled)
        return;
    if (leader->state == LEADER_KILLED || (home && home->disorder > 0))
        he_stays(play, card);
    else
        he_goes(play, leader, card);
}

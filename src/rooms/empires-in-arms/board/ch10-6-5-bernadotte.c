/* 10.6.5 Bernadotte becomes a Swede. */
#include "rooms/empires-in-arms/board/board.h"
#include "rooms/empires-in-arms/module/rules.h"

static const char *const name = "bernadotte";

/* 10.6.5c Bernadotte is lost for good */
static void he_stays(struct play *play)
{
    play->game->bernadotte_settled = true;
    journal_tell(play->journal, EVENT_STATE, RULE(10_6_5c), "fr", name,
                 "Sweden asks for no Bernadotte: he was killed, or France "
                 "was in civil disorder");
}

/* 10.6.5a Bernadotte French until August 1810; 10.6.5b Bernadotte handed to
 * Sweden, August 1810; 10.6.5c When Bernadotte stays lost; 10.6.5d he waits
 * while Sweden is neutral */
void eia_bernadotte(struct play *play)
{
    const struct europe europe = eia_europe(play);
    struct leader *leader = eia_leader(&europe, name);
    const struct leader_card *card = eia_leader_card(play->module, name);
    int turn = card && card->departure
                   ? eia_turn_of(play->module, card->departure)
                   : 0;
    bool captured = leader && leader->state == LEADER_CAPTURED;
    struct event *event = NULL;

    if (!leader || turn == 0 || play->game->turn < turn ||
        play->game->bernadotte_settled)
        return;
    if (leader->state == LEADER_KILLED ||
        eia_power_state(&europe, FRANCE)->disorder > 0) {
        he_stays(play);
        return;
    }
    play->game->bernadotte_settled = true;
    leader->nation = "sweden";
    if (!captured && leader->state != LEADER_WOUNDED)
        leader->state = LEADER_OFF;
    leader->with = NULL;
    event = journal_tell(play->journal, EVENT_STATE,
                         eia_player_of(&europe, "sweden") == NO_POWER
                             ? RULE(10_6_5d)
                             : RULE(10_6_5b),
                         "sweden", name, "Bernadotte goes to Sweden");
    event_cites(play->journal, event, RULE(10_6_5a)); /* French until now */
}

/* Who is awake: an army that has not learned of the war stands. [base
 * activation] */
#include "rulesets/armee-du-nord/board/board.h"

bool adn_wake_unit(struct play *play, struct unit *unit,
                   const struct rule *rule, const char *why)
{
    const struct names *before;

    if (!unit || !unit->asleep)
        return false;
    unit->asleep = false;
    before = adn_tell_camp(play, unit->army);
    event_at(journal_tell(play->journal, EVENT_STATE, rule,
                          adn_army_words[unit->army], unit->id,
                          "%s is active: %s.", unit->name, why),
             unit->hex);
    adn_told(play, before);
    return true;
}

/* A leader who wakes may act from that turn on. */
static void wake_leader(struct play *play, struct leader *leader)
{
    if (!leader->asleep)
        return;
    leader->asleep = false;
    leader->woken = play->game->turn;
}

/* [base activation] its leader and all its units */
static bool rouse_corps(struct play *play, struct corps *corps)
{
    struct game *game = play->game;

    if (!corps->asleep)
        return false;
    corps->asleep = false;
    for (size_t i = 0; i < game->unit_count; i++)
        if (game->units[i].card->corps == corps->card)
            game->units[i].asleep = false;
    for (size_t i = 0; i < game->leader_count; i++)
        if (game->leaders[i].card->corps == corps->card)
            wake_leader(play, &game->leaders[i]);
    return true;
}

static void wake_corps(struct play *play, struct corps *corps,
                       const struct rule *rule, const char *why)
{
    if (rouse_corps(play, corps))
        event_news(journal_tell(play->journal, EVENT_STATE, rule,
                                adn_army_words[corps->card->army], NULL,
                                "%s is active: %s.", corps->id, why),
                   NEWS_SMALL);
}

/* The army leader in the box that a courier has reached; NULL: none is. */
static struct leader *general_in(const struct board *board, int box)
{
    for (size_t i = 0; i < board->game->leader_count; i++) {
        struct leader *leader = &board->game->leaders[i];

        if (leader->state == IN_BOX && leader->hex == box &&
            leader->card->rank == ARMY_LEADER)
            return leader;
    }
    return NULL;
}

static void wake_army(struct play *play, int army, const struct rule *rule,
                      const char *why)
{
    struct game *game = play->game;
    bool woken = false;

    for (size_t i = 0; i < game->corps_count; i++)
        if (game->corps[i].card->army == army)
            woken |= rouse_corps(play, &game->corps[i]);
    for (size_t i = 0; i < game->leader_count; i++)
        if (game->leaders[i].army == army) {
            woken |= game->leaders[i].asleep;
            wake_leader(play, &game->leaders[i]);
        }
    if (woken)
        event_news(journal_tell(play->journal, EVENT_STATE, rule,
                                adn_army_words[army], NULL,
                                "The whole %s is active: %s.",
                                play->module->armies[army].name, why),
                   NEWS_GREAT);
}

/* Is there nobody left whom the courier would wake? */
static bool is_needless(const struct board *board,
                        const struct courier_card *card)
{
    int army = word_place(adn_army_words, card->activates);

    for (size_t i = 0; i < board->game->corps_count; i++) {
        const struct corps *corps = &board->game->corps[i];

        if (corps->asleep && (corps->card->army == army ||
                              same_name(corps->id, card->activates)))
            return false;
    }
    return true;
}

/* [base couriers] whom he calls is active in the turn after he came, and so is
 * the army leader in his box */
static void hear(struct play *play, struct courier *courier)
{
    const char *target = courier->card->activates;
    int army = word_place(adn_army_words, target);
    struct leader *general = general_in(&play->board, courier->hex);
    const char *why = arena_text(play->arena, "%s has come to %s", courier->id,
                                 adn_hex_name(&play->board, courier->hex));

    if (general)
        wake_leader(play, general);
    if (army >= 0)
        wake_army(play, army, BASE(couriers), why);
    else
        wake_corps(
            play, adn_corps(&play->board, adn_corps_card(play->module, target)),
            BASE(couriers), why);
}

/* qa.activation-1 wherever the couriers are, the turn of the track wakes an
 * army; [base activation] the alarm and the couriers come before it */
void adn_activate_due(struct play *play)
{
    struct game *game = play->game;

    if (!play->module->campaign)
        return;
    for (size_t i = 0; i < game->corps_count; i++)
        if (game->corps[i].card->alarmed &&
            game->turn >= play->module->alarm_turn)
            wake_corps(play, &game->corps[i], BASE(activation),
                       "the guns of alarm are heard");
    for (size_t i = 0; i < game->courier_count; i++)
        if (game->couriers[i].state == ARRIVED)
            hear(play, &game->couriers[i]);
    for (int army = 0; army < ARMIES; army++) {
        int turn = play->module->armies[army].auto_turn;

        if (turn > 0 && game->turn >= turn)
            wake_army(play, army, RULE(qa_activation_1),
                      "it is the turn of the track");
    }
    for (size_t i = 0; i < game->courier_count; i++)
        if (game->couriers[i].state != NOT_NEEDED &&
            is_needless(&play->board, game->couriers[i].card)) {
            game->couriers[i].state = NOT_NEEDED;
            game->couriers[i].hex = 0;
        }
}

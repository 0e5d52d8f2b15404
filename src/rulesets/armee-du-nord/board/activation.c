/* Who is awake: an army that has not learned of the war stands. [base
 * activation] */
#include "rulesets/armee-du-nord/board/board.h"

void adn_wake_unit(struct play *play, struct unit *unit,
                   const struct rule *rule, const char *why)
{
    const struct names *before;

    if (!unit || !unit->asleep)
        return;
    unit->asleep = false;
    before = adn_tell_camp(play, unit->army);
    event_at(journal_tell(play->journal, EVENT_STATE, rule,
                          adn_army_words[unit->army], unit->id,
                          "%s is active: %s.", unit->name, why),
             unit->hex);
    adn_told(play, before);
}

static bool wake_one(struct play *play, struct counter *one)
{
    struct leader *leader = adn_leader(&play->board, one->id);
    bool woken = one->asleep;

    one->asleep = false;
    if (woken && leader)
        leader->woken = play->game->turn;
    return woken;
}

/* [base activation] a corps with its leader and units; corps NULL: the whole
 * army */
static void wake(struct play *play, int army, const struct corps_card *corps,
                 const struct rule *rule, const char *why)
{
    struct game *game = play->game;
    bool woken = false;

    for (EACH(struct corps, one, game->corps))
        if (corps ? one->card == corps : one->card->army == army)
            one->asleep = false;
    for (COUNTERS(one, game))
        if (corps ? adn_corps_of(&play->board, one) == corps
                  : one->army == army)
            woken |= wake_one(play, one);
    if (woken)
        event_news(
            journal_tell(play->journal, EVENT_STATE, rule, adn_army_words[army],
                         NULL, "%s is active: %s.",
                         corps ? corps->id
                               : arena_text(play->arena, "The whole %s",
                                            play->module->armies[army].name),
                         why),
            NEWS_GREAT);
}

/* [base couriers] whom he calls is active in the turn after he came, and so is
 * the army leader in his box */
static void hear(struct play *play, struct courier *courier)
{
    const struct corps_card *corps =
        adn_corps_card(play->module, courier->card->activates);
    const char *why = arena_text(play->arena, "%s has come to %s", courier->id,
                                 adn_hex_name(&play->board, courier->hex));

    for (EACH(struct leader, leader, play->game->leaders))
        if (leader->state == IN_BOX && leader->hex == courier->hex &&
            leader->card->rank == ARMY_LEADER)
            wake_one(play, &leader->counter);
    wake(play, corps ? corps->army : adn_army_of(courier->card->activates),
         corps, BASE(couriers), why);
}

/* Nobody is left whom he would wake. */
static bool is_needless(const struct game *game, const struct courier *courier)
{
    const char *target = courier->card->activates;

    for (EACH(struct corps, corps, game->corps))
        if (corps->asleep &&
            (same_name(corps->id, target) ||
             same_name(adn_army_words[corps->card->army], target)))
            return false;
    return true;
}

/* qa.activation-1 wherever the couriers are, the turn of the track wakes an
 * army; [base activation] the alarm and the couriers come before it */
void adn_activate_due(struct play *play)
{
    struct game *game = play->game;

    for (EACH(struct corps, corps, game->corps))
        if (corps->card->alarmed && game->turn >= play->module->alarm_turn)
            wake(play, corps->card->army, corps->card, BASE(activation),
                 "the guns of alarm are heard");
    for (EACH(struct courier, courier, game->couriers))
        if (courier->state == ARRIVED)
            hear(play, courier);
    for (int army = 0; army < ARMIES && play->module->campaign; army++) {
        int turn = play->module->armies[army].auto_turn;

        if (turn > 0 && game->turn >= turn)
            wake(play, army, NULL, RULE(qa_activation_1),
                 "it is the turn of the track");
    }
    for (EACH(struct courier, courier, game->couriers))
        if (is_needless(game, courier)) {
            courier->state = NOT_NEEDED;
            courier->hex = 0;
        }
}

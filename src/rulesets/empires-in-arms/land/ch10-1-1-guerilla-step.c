/* Le: guerillas rise in Spain, and go home. 10.1.1c, 10.1.1r */
#include "rulesets/empires-in-arms/land/guerilla.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* 10.1.1c an unceded province of Spain */
static bool is_spains(const struct board *board,
                      const struct province_card *card)
{
    return card->home == SPAIN && !eia_is_ceded(board, card->id);
}

static bool is_enemy(const struct board *board, const char *nation)
{
    return eia_fights(board, SPAIN, nation);
}

/* 10.1.1c, 10.1.1r corps and garrisons of enemies; besieged ones only if
 * they count, too. */
static bool has_troops(const struct board *board,
                       const struct province_card *card, bool besieged)
{
    foreach (const struct corps, corps, board->game->corps)
        if (corps->at && !corps->embarked &&
            eia_lies_in(board, corps->at, card->id) &&
            is_enemy(board, eia_corps_flag(corps)) &&
            (besieged || eia_unbesieged(board, corps)))
            return true;
    foreach (const struct garrison, garrison, board->game->garrisons)
        if (eia_lies_in(board, garrison->area, card->id) &&
            is_enemy(board, garrison->nation) &&
            (besieged || !eia_besieged(board, garrison->area)))
            return true;
    return false;
}

/* 10.1.1r depot garrisons, cossacks and freikorps. */
static bool has_others(const struct board *board,
                       const struct province_card *card)
{
    foreach (const struct depot, depot, board->game->depots)
        if (eia_lies_in(board, depot->at, card->id) &&
            depot->infantry + depot->militia > 0 &&
            is_enemy(board, eia_power_id(depot->owner)))
            return true;
    foreach (const struct irregular, irregular, board->game->irregulars)
        if (eia_lies_in(board, irregular->at, card->id) &&
            is_enemy(board, eia_power_id(irregular->owner)))
            return true;
    return false;
}

/* 10.1.1c the area of the order, if it may be; without one the capital */
static const char *rises_at(struct play *play, const struct province_card *card)
{
    const char *side = eia_power_id(SPAIN);
    struct order *order =
        play_order(play, side, &eia_guerilla_rise, card->id, 0);
    const struct guerilla_rise *wish = order ? order->details : NULL;

    return order && play_carry_out(play, side, order) ? wish->area
                                                      : card->capital;
}

/* 10.1.1c Guerilla creation roll per province */
static void rise(struct play *play, const struct province_card *card)
{
    const char *area = rises_at(play, card);
    struct event *event = NULL;
    const struct roll *roll =
        journal_roll(play->journal, play->dice, RULE(10_1_1c), "creation",
                     card->id, 1, 6, &event);
    int risen = card->guerilla - roll->faces[0];
    int factors = eia_guerillas_shown(&play->board, risen);

    event_for_all(event_of(event, eia_power_id(SPAIN), NULL));
    if (factors <= 0) {
        if (risen > 0)
            event_cites(play->journal, event, RULE(10_1_1d));
        return;
    }
    eia_add_guerilla_factors(&play->board, area, false, factors);
    event = event_number(
        TELL(play, EVENT_STATE, RULE(10_1_1c), eia_power_id(SPAIN), NULL,
             "guerillas rise at %s: %s", eia_place_name(&play->board, area),
             arena_counted(play->arena, factors, "factor")),
        factors);
    event->area = area;
    if (factors < risen)
        event_cites(play->journal, event, RULE(10_1_1d));
}

/* 10.1.1r No invader, no guerillas */
static void go_home(struct play *play)
{
    struct game *game = play->game;
    int factors = 0;

    foreach (const struct province_card, card, play->module->provinces)
        if (is_spains(&play->board, card) &&
            (has_troops(&play->board, card, true) ||
             has_others(&play->board, card)))
            return;
    if (game->guerillas_count == 0)
        return;
    foreach (const struct guerilla, guerilla, game->guerillas)
        factors += guerilla->factors;
    game->guerillas_count = 0;
    TELL(play, EVENT_STATE, RULE(10_1_1r), eia_power_id(SPAIN), NULL,
         "no enemy is in Spain: the guerillas go home, %s",
         arena_counted(play->arena, factors, "factor"));
}

/* 10.1.1e, 10.1.1c, 10.1.1r Le of a power */
void eia_run_guerilla_step(struct play *play, enum power power)
{
    struct section *section = play_section(play, eia_power_id(power), 0);

    for (size_t i = 0; section && i < section->count; i++)
        if (section->orders[i].kind == &eia_anti_guerilla &&
            !section->orders[i].served)
            play_carry_out(play, section->side, &section->orders[i]);
    if (power != SPAIN)
        return;
    foreach (const struct province_card, card, play->module->provinces)
        if (card->guerilla > 0 && is_spains(&play->board, card) &&
            has_troops(&play->board, card, false))
            rise(play, card);
    go_home(play);
}

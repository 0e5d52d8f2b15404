/* Provinces are ceded. [base cede] */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/peace.h"
#include "rulesets/empires-in-arms/politics/politics.h"

/* [base cede] a way leads from the province into land of the victor. */
static bool touches(const struct board *board, const char *province,
                    enum power victor)
{
    foreach (const struct area_card, area, board->module->areas) {
        const struct way *way = NULL;

        if (!same_name(area->province, province))
            continue;
        for (way = eia_ways(board->module, area->id); way->to; way++)
            if (eia_controller(board, way->to->id) == victor)
                return true;
    }
    return false;
}

/* [base cede] a province with a port */
static bool has_port(const struct board *board, const char *province)
{
    foreach (const struct area_card, area, board->module->areas)
        if (area->port && same_name(area->province, province))
            return true;
    return false;
}

/* [base cede] the victor holds its capital */
static bool occupied(const struct board *board,
                     const struct province_card *card, enum power victor)
{
    return eia_player_of(board, eia_city_holder(board, card->capital)) ==
               victor ||
           eia_own_corps_in(board, victor, card->capital);
}

/* [base cede] no national capital, and in reach */
bool eia_cedable(const struct board *board, enum power loser, enum power victor,
                 const char *province)
{
    const struct province_card *card =
        eia_province_card(board->module, province);
    const struct province_state *state = eia_province(board, province);

    return card && state && !card->national_capital &&
           state->controller == loser &&
           (touches(board, province, victor) || has_port(board, province) ||
            occupied(board, card, victor));
}

/* 10.2.2c Ceding only in formal peace */
void eia_cede(struct play *play, const char *province, enum power victor)
{
    const struct province_card *card =
        eia_province_card(play->module, province);
    struct province_state *state = eia_province(&play->board, province);

    TELL_OPEN(play, EVENT_STATE, RULE(10_2_2c), eia_power_id(victor), NULL,
              "%s cedes %s to %s",
              eia_power_name(&play->board, state->controller), card->name,
              eia_power_name(&play->board, victor));
    eia_province_leaves(play, card->id);
    state->controller = victor;
    state->occupier = NO_POWER;
    state->occupied = 0;
    eia_feudal_corps_go(play, card->id);
    journal_close(play->journal);
}

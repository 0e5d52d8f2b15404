/* Ld4: sieges are announced, walls breached, cities stormed. [base siege] */
#include "rulesets/empires-in-arms/siege/siege.h"
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* ---- sieges that cannot go on ------------------------------------------- */

/* [base siege] the besiegers are no fewer than the besieged; 10.1.1n */
static bool goes_on(const struct board *board, const struct city_state *city,
                    struct rules *why)
{
    return eia_is_enemy_city(board, city->besieger, city->area) &&
           eia_besieging_factors(board, city->besieger, city->area, why) >=
               eia_city_factors(board, city->area);
}

static bool has_corps_before(const struct board *board, enum power power,
                             const char *area)
{
    struct names besiegers = eia_besiegers(board, power, area);

    return eia_has_power(&besiegers, power);
}

/* [base siege] who helped goes on with it if its besieger has marched off. */
static void pass_on(struct play *play, struct city_state *city)
{
    struct names besiegers =
        eia_besiegers(&play->board, city->besieger, city->area);

    city->besieger = eia_first_besieger(&play->board, &besiegers, city->area);
    TELL(play, EVENT_STATE, BASE(siege), eia_power_id(city->besieger), NULL,
         "%s goes on with the siege of %s",
         eia_power_name(&play->board, city->besieger),
         eia_place_name(&play->board, city->area));
}

/* [base siege] a siege ends */
static void lift(struct play *play, const char *area, const struct rules *why)
{
    event_cites_all(play->journal,
                    TELL(play, EVENT_STATE, BASE(siege), NULL, NULL,
                         "the siege of %s ends",
                         eia_place_name(&play->board, area)),
                    why);
    eia_end_siege(&play->board, area);
}

/* [base siege] sieges that cannot go on end */
void eia_lift_sieges(struct play *play)
{
    for (size_t i = 0; i < play->game->cities_count;) {
        struct city_state *city = &play->game->cities[i];
        struct rules why = {NULL, 0};

        if (city->besieger == NO_POWER) {
            i++;
            continue;
        }
        if (!goes_on(&play->board, city, &why)) {
            lift(play, city->area, &why);
            continue;
        }
        if (!has_corps_before(&play->board, city->besieger, city->area))
            pass_on(play, city);
        i++;
    }
}

/* ---- announcing --------------------------------------------------------- */

/* [base siege] an enemy in the field, or too many inside. What no check at
 * the desk can know: how the combats end. */
static const char *obstacle(const struct board *board, enum power power,
                            const char *area, struct rules *why)
{
    if (eia_enemy_in_field(board, power, area))
        return "an enemy is in the field";
    if (eia_besieging_factors(board, power, area, why) <
        eia_city_factors(board, area))
        return "the besieged are more";
    return NULL;
}

/* [base siege] true: the siege goes on to its next step. */
static bool announce(struct play *play, enum power power, const char *area,
                     bool ordered)
{
    struct rules why = {NULL, 0};
    const char *why_not = obstacle(&play->board, power, area, &why);
    struct city_state *city = NULL;

    if (why_not) {
        if (ordered ||
            play_order(play, eia_power_id(power), &eia_assault, area, 0))
            TELL(play, EVENT_LAPSE, BASE(siege), eia_power_id(power), NULL,
                 "%s cannot be besieged: %s",
                 eia_place_name(&play->board, area), why_not);
        return false;
    }
    city = eia_city_made(&play->board, area);
    city->besieger = power;
    city->siege = 0;
    city->breached = false;
    event_cites_all(play->journal,
                    TELL(play, ordered ? EVENT_ORDER : EVENT_STANDING,
                         BASE(siege), eia_power_id(power), NULL,
                         "%s besieges %s", eia_power_name(&play->board, power),
                         eia_place_name(&play->board, area)),
                    &why);
    eia_neutrals_surrender(play, power, area);
    return true;
}

/* ---- breach ------------------------------------------------------------- */

/* [base garrison] too few for the spires */
static int under_garrisoned(const struct board *board,
                            const struct area_card *card)
{
    foreach (const struct city_row, row, board->module->cities)
        if (row->spires == card->spires)
            return eia_city_factors(board, card->id) < row->under_garrisoned;
    return 0;
}

/* [base siege] a die against the wall */
static void roll_breach(struct play *play, enum power power, const char *area)
{
    const struct area_card *card = eia_area(play->module, area);
    struct city_state *city = eia_city(&play->board, area);
    int most = eia_setting_number(play->module, "siege-steps");
    int steps = city->siege < most ? city->siege : most;
    int modifier =
        under_garrisoned(&play->board, card) - card->fletches + steps;
    int needed = eia_setting_number(play->module, "breach");
    int face =
        eia_throw(play, BASE(siege), "breach",
                  arena_text(play->arena, "%s-%s", area, eia_power_id(power)),
                  eia_power_id(power));

    city->breached = face + modifier >= needed;
    event_number(
        TELL(play, EVENT_STATE, BASE(siege), NULL, NULL,
             "%s: die %d%+d of %d: %s", eia_place_name(&play->board, area),
             face, modifier, needed,
             city->breached ? "the wall is breached" : "the wall holds"),
        face + modifier);
}

/* ---- a step of a siege -------------------------------------------------- */

/* [base assault] the order, else if strong */
static enum assault_wish assault_wish(struct play *play, enum power power,
                                      const char *area)
{
    const char *side = eia_power_id(power);
    struct order *order = play_order(play, side, &eia_assault, area, 0);
    const struct siege_order *details = NULL;

    if (!order || !play_carry_out(play, side, order))
        return ASSAULT_STRONG;
    details = order->details;
    return details->when;
}

/* [base assault] does the power storm */
static bool storms(struct play *play, enum power power, const char *area)
{
    bool breached = eia_city(&play->board, area)->breached;

    switch (assault_wish(play, power, area)) {
    case ASSAULT_ALWAYS:
        return true;
    case ASSAULT_BREACH:
        return breached;
    case ASSAULT_STRONG:
        return breached &&
               eia_besieging_factors(&play->board, power, area, NULL) >=
                   2 * eia_city_factors(&play->board, area);
    case ASSAULT_NEVER:
    default:
        return false;
    }
}

/* [base siege] honours, breach, honours again, assault. True: the city has
 * opened, or is taken. */
static bool presses(struct play *play, enum power power, const char *area)
{
    if (eia_city_factors(&play->board, area) == 0 ||
        eia_honours_of_war(play, area))
        return true;
    if (!eia_city(&play->board, area)->breached) {
        roll_breach(play, power, area);
        if (eia_city(&play->board, area)->breached &&
            eia_honours_of_war(play, area))
            return true;
    }
    return storms(play, power, area) && eia_storm(play, power, area);
}

/* [base siege] one city, a step of its siege */
static void besiege(struct play *play, enum power power, const char *area)
{
    const char *side = eia_power_id(power);
    struct order *order = play_order(play, side, &eia_siege, area, 0);
    const struct siege_order *wish = order ? order->details : NULL;

    if (order && !play_carry_out(play, side, order))
        return;
    if (wish && wish->op == SIEGE_RAISE) {
        if (eia_besieged(&play->board, area))
            lift(play, area, NULL);
        return;
    }
    if (!eia_besieged(&play->board, area) &&
        !announce(play, power, area, order != NULL))
        return;
    if (presses(play, power, area)) {
        eia_end_siege(&play->board, area);
        eia_occupy(play, power, area);
        return;
    }
    eia_city(&play->board, area)->siege++;
}

/* [base siege] a city that the power besieges */
static bool is_prey(const struct board *board, enum power power,
                    const struct area_card *card)
{
    const struct city_state *city = eia_city(board, card->id);

    if (!card->city || !has_corps_before(board, power, card->id) ||
        !eia_is_enemy_city(board, power, card->id))
        return false;
    return !city || city->besieger == NO_POWER || city->besieger == power;
}

/* [base sortie] sorties that are ordered */
static void sallies(struct play *play, enum power power)
{
    const char *side = eia_power_id(power);
    struct order *order = NULL;

    while ((order = play_order(play, side, &eia_sortie, NULL, 0)))
        if (play_carry_out(play, side, order))
            eia_sally(play, power, ORDERED(sortie_order, order)->city);
}

/* [base mail] orders for cities that are no prey lapse with what is wrong
 * with them. */
static void refuse_rest(struct play *play, enum power power)
{
    static const struct order_kind *const kinds[] = {&eia_siege, &eia_assault};
    const char *side = eia_power_id(power);

    for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
        struct order *order = NULL;

        while ((order = play_order(play, side, kinds[i], NULL, 0)))
            play_carry_out(play, side, order);
    }
}

/* [base siege] Ld4: the sieges of a power */
void eia_run_sieges(struct play *play, enum power power)
{
    eia_lift_sieges(play);
    foreach (struct area_card, area, play->module->areas)
        if (is_prey(&play->board, power, area))
            besiege(play, power, area->id);
    refuse_rest(play, power);
    sallies(play, power);
    eia_lift_sieges(play);
    eia_yards_fall(play);
}

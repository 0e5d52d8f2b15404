/* E2: money and manpower come in. [base collection] */
#include "core/shares.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

/* [base collection] printed manpower of home provinces */
int eia_home_manpower(const struct module *module, enum power power)
{
    int sum = 0;

    foreach (const struct province_card, province, module->provinces)
        if (province->home == power)
            sum += province->manpower;
    return sum;
}

struct yield {
    int money, manpower;
};

/* [base collection] nothing from a land whose capital an enemy garrison
 * holds, half while it is besieged. */
static void add_land(const struct board *board, struct yield *sum,
                     const char *capital, const struct yield *printed)
{
    const char *holder = eia_city_holder(board, capital);

    if (holder && eia_at_war(board, holder, eia_land_nation(board, capital)))
        return;
    if (eia_besieged(board, capital)) {
        sum->money += divide_up(printed->money, 2);
        sum->manpower += divide_up(printed->manpower, 2);
        return;
    }
    sum->money += printed->money;
    sum->manpower += printed->manpower;
}

/* [base collection] a district that yields to the power itself: of a
 * conquered country, or held apart. */
static bool yields_directly(const struct board *board,
                            const struct district_card *card, enum power power)
{
    const struct district_state *state = eia_district(board, card->id);
    const struct minor_state *minor =
        eia_minor(board, eia_country_of(board, card->id));

    if (state->apart != NO_POWER)
        return state->apart == power;
    return minor->status == CONQUERED && minor->controller == power;
}

/* [base collection] what the lands of a power yield; [base poland] what is
 * part of a free state yields to that */
static struct yield of_lands(const struct board *board, enum power power)
{
    struct yield sum = {0, 0};

    foreach (const struct province_card, card, board->module->provinces)
        if (eia_province(board, card->id)->controller == power &&
            !eia_province(board, card->id)->country)
            add_land(board, &sum, card->capital,
                     &(const struct yield){card->money, card->manpower});
    foreach (const struct district_card, card, board->module->districts)
        if (yields_directly(board, card, power))
            add_land(board, &sum, card->capital,
                     &(const struct yield){card->money, card->manpower});
    return sum;
}

/* [base collection] the treasure fleets: less for each sea an enemy of Spain
 * lies in. */
static int spanish_gold(const struct board *board)
{
    const struct names seas =
        eia_setting_names(board->module, "spanish-gold-seas", board->arena);
    int gold = eia_setting_number(board->module, "spanish-gold");
    int each = eia_setting_number(board->module, "spanish-gold-less");

    foreach (const struct sea_card, one, board->module->seas) {
        const char *sea = one->id;

        if (!names_contain(&seas, sea))
            continue;
        foreach (const struct fleet, fleet, board->game->fleets)
            if (same_name(fleet->at, sea) &&
                eia_fights(board, SPAIN, fleet->nation)) {
                gold -= each;
                break;
            }
    }
    return gold > 0 ? gold : 0;
}

/* 10.5.2a Economic loss roll, low zones */
static bool economic_loss(struct play *play, enum power power)
{
    const struct status_row *row = eia_status(&play->board, power);
    int face = 0;

    if (row->economic_loss == 0 || row->zone > INSTABILITY)
        return false;
    face = eia_throw(play, RULE(10_5_2a), "loss", eia_power_id(power),
                     eia_power_id(power));
    return face <= row->economic_loss;
}

/* [base poland] what the provinces of a free state give. */
static void add_provinces(const struct board *board,
                          const struct minor_state *minor, struct yield *sum,
                          struct rules *why)
{
    struct names provinces = eia_provinces_of(board, minor->id);

    foreach_name (province, provinces) {
        const struct province_card *card =
            eia_province_card(board->module, province);
        const struct yield printed = {card->money, card->manpower};

        add_land(board, sum, card->capital, &printed);
        rules_add(board->arena, why, BASE(poland));
    }
}

/* 10.4.4c what the districts of a free state give. */
static struct yield of_free_state(const struct board *board,
                                  const struct minor_state *minor,
                                  struct rules *why)
{
    struct yield sum = {0, 0};

    add_provinces(board, minor, &sum, why);
    foreach (const struct district_card, card, board->module->districts) {
        const struct yield printed = {card->money, card->manpower};

        if (!same_name(eia_country_of(board, card->id), minor->id) ||
            eia_district(board, card->id)->apart != NO_POWER)
            continue;
        add_land(board, &sum, card->capital, &printed);
        if (eia_is_secondary(board, card->id))
            rules_add(board->arena, why, RULE(10_4_4c));
    }
    return sum;
}

/* 10.4.4c Secondary income buys free state units; 10.5.2b single on a loss */
static void collect_free_states(struct play *play, enum power power, bool loss)
{
    int times = loss ? 1 : 2;

    foreach (struct minor_state, minor, play->game->minors) {
        struct yield sum = {0, 0};
        struct rules why = {NULL, 0};
        struct event *event = NULL;

        if (minor->status != FREE_STATE || minor->controller != power)
            continue;
        sum = of_free_state(&play->board, minor, &why);
        minor->money += sum.money * times;
        minor->manpower += sum.manpower * times;
        event = event_figures(
            TELL(play, EVENT_STATE, loss ? RULE(10_5_2b) : BASE(collection),
                 eia_power_id(power), NULL,
                 "%s collects %d money and %d manpower of its own; it has %d "
                 "and %d",
                 eia_nation_name(&play->board, minor->id), sum.money * times,
                 sum.manpower * times, minor->money, minor->manpower),
            arena_text(
                play->arena,
                "lands=%d; trade=-; manpower=%d; money now=%d; manpower now=%d",
                sum.money * times, sum.manpower * times, minor->money,
                minor->manpower));
        event_cites_all(play->journal, event, &why);
    }
}

/* [base collection] no more manpower than at home is kept */
static void cap_manpower(struct play *play, enum power power)
{
    struct power_state *state = eia_power_state(&play->board, power);
    int most = eia_home_manpower(play->module, power);

    if (state->manpower <= most)
        return;
    TELL(play, EVENT_STATE, BASE(collection), eia_power_id(power), NULL,
         "%s may keep no more than it has at home and loses %d manpower",
         eia_power_name(&play->board, power), state->manpower - most);
    state->manpower = most;
}

/* 10.5.2b Effect of economic loss; 10.5.2c Trade not halved */
void eia_collect(struct play *play, enum power power)
{
    struct power_state *state = eia_power_state(&play->board, power);
    struct yield lands = of_lands(&play->board, power);
    struct rules why = {NULL, 0};
    int trade = eia_trade(&play->board, power, &why);
    bool loss = economic_loss(play, power);
    const struct rule *rule = loss ? RULE(10_5_2b) : BASE(collection);
    struct event *event = NULL;
    const struct names *before = eia_tell_treasury(play, power);

    lands.money += power == SPAIN ? spanish_gold(&play->board) : 0;
    cap_manpower(play, power);
    if (loss) {
        lands.money = divide_up(lands.money, 2);
        lands.manpower = divide_up(lands.manpower, 2);
        if (trade > 0)
            rules_add(play->arena, &why, RULE(10_5_2c));
    }
    state->money += lands.money + trade;
    state->manpower += lands.manpower;
    event = event_figures(
        TELL(play, EVENT_STATE, rule, eia_power_id(power), NULL,
             "%s collects %d money from its lands%s, %d money from trade and "
             "%d manpower; it has %d and %d",
             eia_power_name(&play->board, power), lands.money,
             loss ? ", halved" : "", trade, lands.manpower, state->money,
             state->manpower),
        arena_text(
            play->arena,
            "lands=%d; trade=%d; manpower=%d; money now=%d; manpower now=%d",
            lands.money, trade, lands.manpower, state->money, state->manpower));
    event_cites_all(play->journal, event, &why);
    collect_free_states(play, power, loss);
    eia_told(play, before);
}

/* [base collection] debts are paid as far as the money goes */
void eia_pay_debts(struct play *play)
{
    struct game *game = play->game;

    foreach (struct debt, debt, game->debts) {
        struct power_state *from = eia_power_state(&play->board, debt->from);
        int paid = debt->money < from->money ? debt->money : from->money;
        const struct names *before = NULL;

        if (debt->due > game->turn)
            continue;
        from->money -= paid;
        eia_power_state(&play->board, debt->to)->money += paid;
        before = eia_tell_between(play, debt->from, debt->to);
        TELL(play, EVENT_STATE, BASE(collection), eia_power_id(debt->from),
             NULL, "%s repays %d money of %d to %s",
             eia_power_name(&play->board, debt->from), paid, debt->money,
             eia_power_name(&play->board, debt->to));
        eia_told(play, before);
        DROP(debt, game->debts);
    }
}

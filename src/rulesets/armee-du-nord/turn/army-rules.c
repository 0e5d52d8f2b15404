/* Rules that an army chooses for itself, with the order `setup`: 21.0, 23.0,
 * and 24.0 of the Anglo-Dutch. [rulings 79 and 81] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/turn/turn.h"

/* 24.0.1c the three units of Perponcher's division; false: there are others */
enum { OF_DIVISION = 3 };

static bool division(const struct board *board, struct unit *units[OF_DIVISION])
{
    int count = 0;

    for (size_t i = 0; i < board->game->units_count; i++)
        if (board->game->units[i].card->perponcher && count++ < OF_DIVISION)
            units[count - 1] = &board->game->units[i];
    return count == OF_DIVISION;
}

/* 24.0.1b of one other division of his corps; 24.0.1e no British Guards;
 * 24.0.1d kind for kind and size for size, guns of horse and foot are one. The
 * case that it breaks, or NULL. */
static const struct rule *broken_by(const struct board *board,
                                    const struct unit *unit,
                                    const struct unit *other,
                                    const struct unit *first)
{
    const char *guards = adn_setting(board->module, "british-guards-division");
    bool guns = adn_is_gun(other);

    if (!unit || unit->card->perponcher ||
        unit->card->corps != other->card->corps ||
        !same_name(unit->card->division, first->card->division))
        return RULE(24_0_1b);
    if (same_name(unit->card->division, guards))
        return RULE(24_0_1e);
    return unit->card->size == other->card->size && guns == adn_is_gun(unit) &&
                   (guns || unit->card->arm == other->card->arm)
               ? NULL
               : RULE(24_0_1d);
}

/* 24.0.1b */
static bool check_swap(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct names *swap =
        &((const struct setup_order *)order->details)->swap;
    const struct unit *first = adn_unit(&seat->board, swap->items[0]);
    struct unit *units[OF_DIVISION];
    bool good = true;

    if (!division(&seat->board, units) || swap->count != OF_DIVISION || !first)
        return REFUSE(RULE(24_0_1b),
                      "swap names three units, in the order of Perponcher's");
    for (size_t i = 0; i < swap->count; i++) {
        const struct names before = {swap->items, i};
        const struct rule *rule =
            names_contain(&before, swap->items[i])
                ? RULE(24_0_1b)
                : broken_by(&seat->board,
                            adn_unit(&seat->board, swap->items[i]), units[i],
                            first);

        if (rule)
            good = REFUSE(rule,
                          "'%s' cannot stand for '%s': of one other division "
                          "of his corps, and no Guards, brigades stand for "
                          "brigades and batteries for batteries",
                          swap->items[i], units[i]->id);
    }
    return good;
}

/* 24.0 one of the two at most; 24.0.1a the set-up needs 23.0; 24.0.2a
 * Perponcher's initiative goes with no exchange */
static bool check_24(const struct seat *seat, const struct order *order,
                     struct report *report)
{
    const struct setup_order *given = order->details;
    bool swaps = given->swap.count > 0, other = given->rule_24 == OTHER_SETUP;
    struct bar bar;

    if (given->rule_24 == NO_RULE_24 && !swaps)
        return true;
    bar = FIRST_BAR(
        {adn_army_of(seat->side) != ANGLO_DUTCH || !seat->module->campaign,
         RULE(24_0), "24.0 is of the Anglo-Dutch, in the campaign"},
        {given->rule_24 == PERPONCHER && swaps, RULE(24_0_2a),
         "Perponcher's initiative goes with no exchange of units"},
        {other != swaps, RULE(24_0),
         "rule-24=setup goes with swap, and swap with it"},
        {other && !given->rule_23, RULE(24_0_1a),
         "another set-up needs 23.0: rule-23=yes"});
    if (bar.why)
        return REFUSE(bar.rule, "%s", bar.why);
    return !other || check_swap(seat, order, report);
}

/* option.consent each army for itself, 21.0 Prussians, 23.0 an Allied one */
bool adn_check_rules(const struct seat *seat, const struct order *order,
                     struct report *report)
{
    const struct setup_order *given = order->details;
    int army = adn_army_of(seat->side);
    bool good = true;

    if (given->rule_23 && army == FRENCH)
        good = REFUSE(RULE(option_consent),
                      "23.0 obscures an Allied army: its player chooses it");
    if (given->rule_21 && army != PRUSSIAN)
        good = REFUSE(RULE(option_consent),
                      "21.0 deploys Prussians: their player alone chooses it");
    return check_24(seat, order, report) && good;
}

/* [ruling 79] in step 0 of the campaign, turn 1 of a battle; 24.0 once */
bool adn_check_rules_now(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct setup_order *given = order->details;

    if (given->rule_24 &&
        adn_army(&seat->board, ANGLO_DUTCH)->rule_24 != NO_RULE_24)
        return REFUSE(RULE(24_0), "one of the two is chosen already");
    return seat->game->setting_up ||
           (!seat->module->campaign &&
            seat->game->turn == seat->module->first_turn) ||
           REFUSE(RULE(option_consent),
                  "rules are chosen before the game, in a battle with the "
                  "orders of its first turn");
}

/* 24.0.1f a true exchange of places */
static void exchange(struct play *play, struct unit *one, struct unit *other)
{
    struct unit *both[] = {one, other};
    const int hexes[] = {other->hex, one->hex};
    const bool on_map[] = {other->state == ON_MAP, one->state == ON_MAP};

    for (int i = 0; i < 2; i++)
        if (on_map[i])
            adn_put(&play->board, &both[i]->piece, hexes[i]);
        else
            adn_put_in_box(&play->board, &both[i]->piece, hexes[i]);
    event_cites(play->journal,
                TELL_BY(play, EVENT_ORDER, RULE(24_0_1b),
                        adn_army_words[ANGLO_DUTCH], other->id,
                        "%s stands at %s, and %s in its place.", other->name,
                        adn_hex_name(&play->board, other->hex), one->name),
                RULE(24_0_1f));
}

/* option.consent who has chosen what, and when, stands in the game */
static void choose(struct play *play, const char *side, bool chosen, int *since,
                   const char *rule)
{
    if (!chosen || *since != 0)
        return;
    *since = play->game->turn;
    event_news(event_for_everybody(
                   TELL_BY(play, EVENT_STATE, RULE(option_consent), side, NULL,
                           "%s have chosen %s for themselves, from turn %d on.",
                           adn_side_name(play->module, side), rule, *since)),
               NEWS_SMALL);
}

/* 24.0 is told in one's own camp alone */
void adn_choose_rules(struct play *play, const char *side,
                      const struct setup_order *given)
{
    struct army *army = adn_army(&play->board, adn_army_of(side));
    struct unit *units[OF_DIVISION];

    choose(play, side, given->rule_21, &army->rule_21,
           "21.0, special deployment");
    choose(play, side, given->rule_23, &army->rule_23, "23.0, obscured units");
    if (given->rule_24 == NO_RULE_24)
        return;
    army->rule_24 = given->rule_24;
    TELL_BY(play, EVENT_STATE, RULE(24_0), side, NULL,
            given->rule_24 == OTHER_SETUP
                ? "The Anglo-Dutch have chosen another set-up."
                : "The Anglo-Dutch have chosen Perponcher's initiative.");
    if (!division(&play->board, units))
        return;
    for (size_t i = 0; i < given->swap.count; i++)
        exchange(play, units[i], adn_unit(&play->board, given->swap.items[i]));
}

void adn_say_rules(const struct setup_order *given, struct buffer *out)
{
    if (given->rule_21)
        buffer_printf(out, "infantry brigades may deploy (21.0); ");
    if (given->rule_23)
        buffer_printf(out, "a closed book obscures your units (23.0); ");
    if (given->rule_24)
        buffer_printf(out, "24.0: %s; ", adn_rule_24_words[given->rule_24]);
}

void adn_offer_rules(const struct seat *seat, struct choices *choices)
{
    for (int i = 1; i < 4; i++) {
        const struct setup_order given = {.rule_21 = i & 1, .rule_23 = i & 2};

        choice_offer(seat, choices, &adn_setup, &given, "rules for yourself");
    }
    choice_offer(seat, choices, &adn_setup,
                 &(struct setup_order){.rule_24 = PERPONCHER},
                 "Perponcher's initiative");
}

bool adn_has_no_use(const struct seat *seat, const struct order_kind *kind)
{
    int army = adn_army_of(seat->side);
    bool may_choose = seat->game->turn == seat->module->first_turn;

    if (kind == &adn_deploy_order || kind == &adn_consolidate_order)
        return adn_army(&seat->board, army)->rule_21 == 0 &&
               !(may_choose && army == PRUSSIAN);
    if (kind == &adn_headquarters)
        return adn_army(&seat->board, army)->rule_24 != PERPONCHER;
    return kind == &adn_setup && (army == FRENCH || !may_choose);
}

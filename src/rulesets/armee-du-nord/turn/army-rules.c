/* Rules that an army chooses for itself, with the order `setup`: 21.0, 23.0,
 * and 24.0 of the Anglo-Dutch. [rulings 79 and 81] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/turn/turn.h"

/* 24.0.1c the three units of Perponcher's division, whatever their place; false
 * if there are others */
enum { OF_DIVISION = 3 };

static bool division(const struct board *board, struct unit *units[OF_DIVISION])
{
    int count = 0;

    for (size_t i = 0; i < board->game->unit_count; i++)
        if (board->game->units[i].card->perponcher && count++ < OF_DIVISION)
            units[count - 1] = &board->game->units[i];
    return count == OF_DIVISION;
}

/* 24.0.1d kind for kind and size for size */
static bool is_like(const struct unit *one, const struct unit *other)
{
    return adn_is_gun(one) == adn_is_gun(other) &&
           (adn_is_gun(one) || one->card->arm == other->card->arm) &&
           one->card->size == other->card->size;
}

/* 24.0.1e no British Guards; why the unit cannot stand for that one of
 * Perponcher's. */
static struct bar bars_swap(const struct board *board, const struct unit *unit,
                            const struct unit *other, const char *same_division)
{
    const struct module *module = board->module;
    const struct setting *guards = setting_find(
        module->settings, module->setting_count, "british-guards-division");

    if (!unit || unit->army != ANGLO_DUTCH || unit->card->perponcher ||
        unit->card->corps != other->card->corps ||
        !same_name(unit->card->division, same_division))
        return (struct bar){RULE(24_0_1b),
                            "is not of one other division of his corps"};
    if (guards && same_name(unit->card->division, guards->value))
        return (struct bar){RULE(24_0_1e), "is of the British Guards"};
    if (!is_like(unit, other))
        return (struct bar){RULE(24_0_1d),
                            "is not of the kind and size of whom it stands "
                            "for"};
    return (struct bar){NULL, NULL};
}

/* 24.0.1b */
static bool check_swap(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct setup_order *given = order->details;
    const struct names *swap = &given->swap;
    struct unit *units[OF_DIVISION];
    const struct unit *first = adn_unit(&seat->board, swap->items[0]);
    bool good = true;

    if (!division(&seat->board, units) || swap->count != OF_DIVISION)
        return refuse(report, &order->place, RULE(24_0_1b),
                      "swap names three units, in the order of Perponcher's");
    for (size_t i = 0; i < swap->count; i++) {
        const struct names before = {swap->items, i};
        const struct bar bar =
            bars_swap(&seat->board, adn_unit(&seat->board, swap->items[i]),
                      units[i], first ? first->card->division : NULL);

        if (bar.why || names_contain(&before, swap->items[i]))
            good = refuse(report, &order->place,
                          bar.why ? bar.rule : RULE(24_0_1b), "'%s' %s",
                          swap->items[i], bar.why ? bar.why : "is named twice");
    }
    return good;
}

/* 24.0 one of the two at most; 24.0.1a the set-up needs 23.0; 24.0.2a
 * Perponcher's initiative goes with no exchange */
static bool check_24(const struct seat *seat, const struct order *order,
                     struct report *report)
{
    const struct setup_order *given = order->details;

    if (given->rule_24 == NO_RULE_24 && given->swap.count == 0)
        return true;
    if (adn_army_of(seat->side) != ANGLO_DUTCH || !seat->module->campaign)
        return refuse(report, &order->place, RULE(24_0),
                      "24.0 is of the Anglo-Dutch, in the campaign");
    if (given->rule_24 == PERPONCHER && given->swap.count > 0)
        return refuse(report, &order->place, RULE(24_0_2a),
                      "Perponcher's initiative goes with no exchange of units");
    if ((given->rule_24 == OTHER_SETUP) != (given->swap.count > 0))
        return refuse(report, &order->place, RULE(24_0),
                      "rule-24=setup goes with swap, and swap with it");
    if (given->rule_24 == OTHER_SETUP && !given->rule_23)
        return refuse(report, &order->place, RULE(24_0_1a),
                      "another set-up needs 23.0: rule-23=yes");
    return given->rule_24 != OTHER_SETUP || check_swap(seat, order, report);
}

/* option.consent each army for itself, 21.0 the Prussians, 23.0 an Allied one
 */
bool adn_check_rules(const struct seat *seat, const struct order *order,
                     struct report *report)
{
    const struct setup_order *given = order->details;
    int army = adn_army_of(seat->side);
    bool good = true;

    if (given->rule_23 && army == FRENCH)
        good = refuse(report, &order->place, RULE(option_consent),
                      "23.0 obscures an Allied army: its player chooses it");
    if (given->rule_21 && army != PRUSSIAN)
        good = refuse(report, &order->place, RULE(option_consent),
                      "21.0 deploys Prussians: their player alone chooses it");
    return check_24(seat, order, report) && good;
}

/* [ruling 79] in step 0 of the campaign, in a battle in its first turn; 24.0
 * once */
bool adn_check_rules_now(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct setup_order *given = order->details;

    if (given->rule_24 &&
        adn_army(&seat->board, ANGLO_DUTCH)->rule_24 != NO_RULE_24)
        return refuse(report, &order->place, RULE(24_0),
                      "one of the two is chosen already");
    return seat->game->setting_up ||
           (!seat->module->campaign &&
            seat->game->turn == seat->module->first_turn) ||
           refuse(report, &order->place, RULE(option_consent),
                  "rules are chosen before the game, in a battle with the "
                  "orders of its first turn");
}

/* 24.0.1f a true exchange of places */
static void swap(const struct board *board, const struct names *ids)
{
    struct unit *units[OF_DIVISION];

    if (!division(board, units))
        return;
    for (size_t i = 0; i < ids->count; i++) {
        struct unit *both[] = {units[i], adn_unit(board, ids->items[i])};
        const int hexes[] = {both[1]->hex, both[0]->hex};
        const int states[] = {both[1]->state, both[0]->state};

        for (int j = 0; j < 2; j++)
            if (states[j] == ON_MAP)
                adn_put(board, &both[j]->piece, hexes[j]);
            else
                adn_put_in_box(board, &both[j]->piece, hexes[j]);
    }
}

static void tell_swap(struct play *play, const struct setup_order *given)
{
    struct unit *units[OF_DIVISION];

    swap(&play->board, &given->swap);
    for (size_t i = 0; division(&play->board, units) && i < OF_DIVISION; i++) {
        const struct unit *other = adn_unit(&play->board, given->swap.items[i]);
        struct event *event = journal_tell(
            play->journal, EVENT_ORDER, RULE(24_0_1b),
            adn_army_words[ANGLO_DUTCH], other->id,
            "%s stands at %s, and %s in its place.", other->name,
            adn_hex_name(&play->board, other->hex), units[i]->name);

        event_cites(play->journal, event, RULE(24_0_1f));
    }
}

/* option.consent who has chosen what, and when, stands in the game */
static void choose(struct play *play, const char *side, bool chosen, int *since,
                   const char *rule)
{
    const struct names *before = adn_tell_all(play);

    if (chosen && *since == 0) {
        *since = play->game->turn;
        event_news(journal_tell(play->journal, EVENT_STATE,
                                RULE(option_consent), side, NULL,
                                "%s have chosen %s for themselves, from turn "
                                "%d on.",
                                adn_side_name(play->module, side), rule,
                                *since),
                   NEWS_SMALL);
    }
    adn_told(play, before);
}

/* 24.0 is told in one's own camp alone */
void adn_choose_rules(struct play *play, const char *side,
                      const struct setup_order *given)
{
    struct army *army = adn_army(&play->board, adn_army_of(side));

    choose(play, side, given->rule_21, &army->rule_21,
           "21.0, special deployment");
    choose(play, side, given->rule_23, &army->rule_23, "23.0, obscured units");
    if (given->rule_24 == NO_RULE_24)
        return;
    army->rule_24 = given->rule_24;
    journal_tell(play->journal, EVENT_STATE, RULE(24_0), side, NULL,
                 given->rule_24 == OTHER_SETUP
                     ? "The Anglo-Dutch have chosen another set-up."
                     : "The Anglo-Dutch have chosen Perponcher's initiative.");
    if (given->rule_24 == OTHER_SETUP)
        tell_swap(play, given);
}

void adn_say_rules(const struct setup_order *given, struct buffer *out)
{
    if (given->rule_21)
        buffer_printf(out, "infantry brigades may deploy (21.0); ");
    if (given->rule_23)
        buffer_printf(out, "your units are obscured (23.0); ");
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

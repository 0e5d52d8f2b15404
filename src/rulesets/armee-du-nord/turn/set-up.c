/* Step 0: what an army may choose before the first turn. [base scenario] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/turn/turn.h"

#include <stdlib.h>

/* setup.campaign-ziethen the one leader who has two hexes to begin in */
static const struct leader_card *chooser(const struct module *module)
{
    const struct leader_card *leader = module->leaders;

    while (!leader->or_start)
        leader++;
    return leader;
}

/* [ruling 57] the track of the box that the corps begins in */
static int track_of(const struct module *module, int box)
{
    return atoi(adn_box(module, box)->track);
}

bool adn_is_setting_up(const struct game *game)
{
    return game->setting_up;
}

bool adn_sets_up(const struct game *game, const char *side)
{
    return game->setting_up && adn_army_of(side) != FRENCH;
}

/* ---- the order ----------------------------------------------------------- */

static bool check_setup(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct setup_order *given = order->details;
    const struct module *module = seat->module;
    const struct leader_card *leader;
    bool good = adn_check_rules(seat, order, report);

    if (!given->ziethen && !given->fourth_corps)
        return good;
    if (!module->campaign || adn_army_of(seat->side) != PRUSSIAN)
        return REFUSE(given->ziethen ? RULE(setup_campaign_ziethen)
                                     : BASE(scenario),
                      "the Prussians choose, in the campaign");
    leader = chooser(module);
    if (given->ziethen && given->ziethen != leader->start &&
        given->ziethen != leader->or_start)
        good = REFUSE(RULE(setup_campaign_ziethen),
                      "%s begins in %s or %s, not in %s", leader->name,
                      adn_hex_name(&seat->board, leader->start),
                      adn_hex_name(&seat->board, leader->or_start),
                      adn_hex_name(&seat->board, given->ziethen));
    if (given->fourth_corps &&
        given->fourth_corps != track_of(module, module->fourth_box) &&
        given->fourth_corps != track_of(module, module->fourth_other_box))
        good = REFUSE(
            BASE(scenario), "the IV Corps begins on track %d or %d, not on %d",
            track_of(module, module->fourth_box),
            track_of(module, module->fourth_other_box), given->fourth_corps);
    return good;
}

/* The corps waits on another track, and there its courier's errand ends. */
static void move_fourth(const struct board *board)
{
    const struct module *module = board->module;

    foreach_counter (one, board->game)
        if (one->state == IN_BOX && one->hex == module->fourth_box)
            adn_put_in_box(board, &one->piece, module->fourth_other_box);
    foreach (struct courier, courier, board->game->couriers)
        if (courier->card->to == module->fourth_box)
            courier->to = module->fourth_other_box;
}

static void carry_out_setup(struct play *play, const char *side,
                            const struct order *order)
{
    const struct setup_order *given = order->details;
    const struct module *module = play->module;

    adn_choose_rules(play, side, given);
    if (given->ziethen)
        adn_put(&play->board,
                &adn_leader(&play->board, chooser(module)->id)->piece,
                given->ziethen);
    if (given->fourth_corps &&
        given->fourth_corps == track_of(module, module->fourth_other_box))
        move_fourth(&play->board);
    if (given->fourth_corps)
        TELL_BY(play, EVENT_ORDER, BASE(scenario), side, NULL,
                "The IV Corps begins on track %d.", given->fourth_corps);
}

/* Who chooses 21.0 may deploy at once. */
static void foresee_setup(const struct seat *seat, const struct order *order)
{
    const struct setup_order *given = order->details;

    if (given->rule_21)
        adn_army(&seat->board, PRUSSIAN)->rule_21 = seat->game->turn;
}

static void say_setup(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct setup_order *given = order->details;

    if (given->ziethen)
        buffer_printf(out, "Ziethen begins in %s; ",
                      adn_hex_name(&seat->board, given->ziethen));
    if (given->fourth_corps)
        buffer_printf(out, "the IV Corps begins on track %d; ",
                      given->fourth_corps);
    adn_say_rules(given, out);
    buffer_printf(out, "all else begins as the module has it");
}

static void choose_setup(const struct seat *seat, struct choices *choices)
{
    const struct module *module = seat->module;
    struct setup_order given = {0};

    adn_offer_rules(seat, choices);
    if (!module->campaign || adn_army_of(seat->side) != PRUSSIAN)
        return;
    given.ziethen = chooser(module)->start;
    given.fourth_corps = track_of(module, module->fourth_box);
    choice_offer(seat, choices, &adn_setup, &given, "as without an order");
    given.ziethen = chooser(module)->or_start;
    given.fourth_corps = track_of(module, module->fourth_other_box);
    choice_offer(seat, choices, &adn_setup, &given, "the other choice of both");
}

const struct order_kind adn_setup = {
    ORDER("setup", BASE(scenario),
          "an army chooses how it begins the campaign"),
    FIELDS(setup_order, MAY(COUNT, setup_order, fourth_corps, "fourth-corps"),
           MAY(YES, setup_order, rule_21, "rule-21"),
           MAY(YES, setup_order, rule_23, "rule-23"),
           MAY_CHOOSE(setup_order, rule_24, "rule-24", adn_rule_24_words),
           MAY(NAMES, setup_order, swap, "swap"),
           MAY(HEX, setup_order, ziethen, "ziethen")),
    ACTS(check_setup, adn_check_rules_now, foresee_setup, carry_out_setup,
         say_setup, choose_setup),
    .once = true};

/* ---- the step ------------------------------------------------------------ */

static const char neither[] = "neither 23.0 nor 24.0 is chosen";

static const char *usual(const struct board *board)
{
    const struct leader_card *leader = chooser(board->module);

    return arena_text(board->arena,
                      "%s begins in %s, and the IV Corps on track %d",
                      leader->name, adn_hex_name(board, leader->start),
                      track_of(board->module, board->module->fourth_box));
}

const char *adn_setup_silence(const struct seat *seat,
                              const struct section *section)
{
    int army = adn_army_of(seat->side);

    if ((section && section->count > 0) || !seat->game->setting_up)
        return NULL;
    return army == PRUSSIAN      ? usual(&seat->board)
           : army == ANGLO_DUTCH ? neither
                                 : NULL;
}

bool adn_setup_waits(const struct seat *seat)
{
    return adn_army_of(seat->side) == PRUSSIAN;
}

void adn_ask_setup(const struct play *play, struct questions *questions)
{
    static const struct order_kind *const answers[] = {&adn_setup, NULL};
    struct question *question;

    if (!play->game->setting_up || !play->module->campaign)
        return; /* a file of a battle that says so */
    question = question_add(questions, adn_army_words[PRUSSIAN], BASE(scenario),
                            "how your army begins");
    question->answers = answers;
    question->fallback = usual(&play->board);
    question = question_add(questions, adn_army_words[ANGLO_DUTCH],
                            RULE(option_consent), "rules 23.0 and 24.0");
    question->answers = answers;
    question->fallback = neither;
    question->optional = true;
}

static void tell_start(struct play *play, const struct rule *rule,
                       const struct counter *one)
{
    TELL_AT(play, EVENT_STATE, rule, one, "%s begins in %s.", one->name,
            adn_hex_name(&play->board, one->hex));
}

/* setup.campaign-ziethen where he stands is told, whoever chose it; and, by
 * setup.campaign-steinmetz, setup.campaign-saxe-weimar, whom errata move */
enum step_end adn_run_setup(struct play *play)
{
    const struct names *before = adn_tell_camp(play, PRUSSIAN);

    for (int army = 0; army < ARMIES; army++)
        play_section_orders(play, play_section(play, adn_army_words[army], 1));
    if (play->module->campaign)
        tell_start(play, RULE(setup_campaign_ziethen),
                   adn_counter(&play->board, chooser(play->module)->id));
    foreach (struct unit, unit, play->game->units)
        if (unit->card->errata)
            tell_start(play, unit->card->errata, &unit->counter);
    adn_tell_among(play, before);
    play->game->setting_up = false;
    return STEP_NEXT;
}

/* Step 0: what an army may choose before the first turn. [base scenario] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/turn/turn.h"

/* What is left out stays as the module has it. */
struct setup_order {
    int ziethen;              /* hex, or 0 */
    const char *fourth_corps; /* track; NULL: no choice */
    bool rule_21, rule_23;
};

static const struct field setup_fields[] = {
    FIELD(NAME, struct setup_order, fourth_corps, "fourth-corps",
          FIELD_OPTIONAL),
    FIELD(YES, struct setup_order, rule_21, "rule-21", FIELD_OPTIONAL),
    FIELD(YES, struct setup_order, rule_23, "rule-23", FIELD_OPTIONAL),
    FIELD(HEX, struct setup_order, ziethen, "ziethen", FIELD_OPTIONAL),
    {0}};

/* ---- who chooses what ---------------------------------------------------- */

/* setup.campaign-ziethen the leader who has two hexes to begin in; NULL: none
 * has */
static const struct leader_card *chooser(const struct module *module)
{
    for (size_t i = 0; i < module->leader_count; i++)
        if (module->leaders[i].or_start)
            return &module->leaders[i];
    return NULL;
}

/* [ruling 57] the box that the corps begins in by that track; 0: no choice */
static int fourth_box(const struct module *module, const char *track)
{
    const int boxes[] = {module->fourth_box, module->fourth_other_box};

    for (size_t i = 0; i < sizeof(boxes) / sizeof(*boxes); i++) {
        const struct box_card *box = adn_box(module, boxes[i]);

        if (box && same_name(box->track, track))
            return box->hex;
    }
    return 0;
}

bool adn_sets_up(const struct game *game, const char *side)
{
    return game->setting_up && adn_army_of(side) == PRUSSIAN;
}

/* ---- what is wrong with an order ----------------------------------------- */

static bool check_ziethen(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct setup_order *given = order->details;
    const struct leader_card *leader = chooser(seat->module);

    if (given->ziethen == 0)
        return true;
    if (!leader || leader->army != adn_army_of(seat->side))
        return refuse(report, &order->place, RULE(setup_campaign_ziethen),
                      "no leader of yours has two places to begin in");
    return given->ziethen == leader->start ||
           given->ziethen == leader->or_start ||
           refuse(report, &order->place, RULE(setup_campaign_ziethen),
                  "%s begins in %s or %s, not in %s", leader->name,
                  adn_hex_name(&seat->board, leader->start),
                  adn_hex_name(&seat->board, leader->or_start),
                  adn_hex_name(&seat->board, given->ziethen));
}

static bool check_fourth(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct setup_order *given = order->details;
    int box = fourth_box(seat->module, given->fourth_corps);

    if (!given->fourth_corps)
        return true;
    if (!box || adn_box(seat->module, box)->army != adn_army_of(seat->side))
        return refuse(
            report, &order->place, BASE(scenario),
            "the IV Corps of the Prussians begins on track %s or %s, "
            "not on '%s'",
            adn_box(seat->module, seat->module->fourth_box)->track,
            adn_box(seat->module, seat->module->fourth_other_box)->track,
            given->fourth_corps);
    return true;
}

/* option.consent each army chooses for itself, 21.0 the Prussians alone */
static bool check_rules(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct setup_order *given = order->details;

    if (given->rule_23 && adn_army_of(seat->side) == FRENCH)
        return refuse(report, &order->place, RULE(option_consent),
                      "23.0 obscures an Allied army: its player chooses it");
    return !given->rule_21 || adn_army_of(seat->side) == PRUSSIAN ||
           refuse(report, &order->place, RULE(option_consent),
                  "21.0 deploys Prussians: their player alone chooses it");
}

/* [base scenario] */
static bool check_setup(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct setup_order *given = order->details;
    bool good = seat->module->campaign ||
                (given->ziethen == 0 && !given->fourth_corps) ||
                refuse(report, &order->place, BASE(scenario),
                       "a battle begins as its module has it");

    if (good)
        good = check_ziethen(seat, order, report);
    if (good)
        good = check_fourth(seat, order, report);
    return check_rules(seat, order, report) && good;
}

/* [ruling 69] in step 0 of the campaign, in a battle in its first turn */
static bool check_time(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    return seat->game->setting_up ||
           (!seat->module->campaign &&
            seat->game->turn == seat->module->first_turn) ||
           refuse(report, &order->place, RULE(option_consent),
                  "rules are chosen before the game, in a battle with the "
                  "orders of its first turn");
}

/* ---- what comes of it ---------------------------------------------------- */

/* The corps waits at the other end of another track, and so does its courier's
 * errand. */
static void move_fourth(const struct board *board, const char *track)
{
    const struct module *module = board->module;
    int box = fourth_box(module, track);
    struct counter *one;

    if (box == 0 || box == module->fourth_box)
        return;
    for (size_t i = 0; (one = adn_counter_at(board->game, i)) != NULL; i++)
        if (one->state == IN_BOX && one->hex == module->fourth_box)
            adn_put_in_box(board, &one->piece, box);
    for (size_t i = 0; i < board->game->courier_count; i++)
        if (board->game->couriers[i].card->to == module->fourth_box)
            board->game->couriers[i].to = box;
}

/* option.consent who has chosen what, and when, stands in the game */
static void choose_rule(struct play *play, const char *side, bool chosen,
                        int *since, const char *rule)
{
    if (!chosen || *since != 0)
        return;
    *since = play->game->turn;
    event_news(journal_tell(play->journal, EVENT_STATE, RULE(option_consent),
                            side, NULL,
                            "%s have chosen %s for themselves, from turn %d "
                            "on.",
                            adn_side_name(play->module, side), rule, *since),
               NEWS_SMALL);
}

static void carry_out_setup(struct play *play, const char *side,
                            const struct order *order)
{
    const struct setup_order *given = order->details;
    const struct leader_card *leader = chooser(play->module);
    struct army *army = adn_army(&play->board, adn_army_of(side));

    choose_rule(play, side, given->rule_21, &army->rule_21,
                "21.0, special deployment");
    choose_rule(play, side, given->rule_23, &army->rule_23,
                "23.0, obscured units");
    if (given->ziethen != 0)
        adn_put(&play->board, &adn_leader(&play->board, leader->id)->piece,
                given->ziethen);
    if (!given->fourth_corps)
        return;
    move_fourth(&play->board, given->fourth_corps);
    journal_tell(play->journal, EVENT_ORDER, BASE(scenario), side, NULL,
                 "The IV Corps begins on track %s.", given->fourth_corps);
}

static void say_setup(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct setup_order *given = order->details;
    const struct leader_card *leader = chooser(seat->module);

    if (given->ziethen != 0 && leader)
        buffer_printf(out, "%s begins in %s%s", leader->name,
                      adn_hex_name(&seat->board, given->ziethen),
                      given->fourth_corps ? ", " : "");
    if (given->fourth_corps)
        buffer_printf(out, "the IV Corps begins on track %s",
                      given->fourth_corps);
    if (given->ziethen == 0 && !given->fourth_corps)
        buffer_printf(out, "all begins as the module has it");
    if (given->rule_21)
        buffer_printf(out, ", and infantry brigades may deploy (21.0)");
    if (given->rule_23)
        buffer_printf(out, ", and your units are obscured (23.0)");
}

static void offer_rules(const struct seat *seat, struct choices *choices)
{
    const struct setup_order deploying = {.rule_21 = true};
    const struct setup_order obscured = {.rule_23 = true};
    const struct setup_order both = {.rule_21 = true, .rule_23 = true};

    choice_offer(seat, choices, &adn_setup, &deploying, "21.0");
    choice_offer(seat, choices, &adn_setup, &obscured, "23.0");
    choice_offer(seat, choices, &adn_setup, &both, "21.0 and 23.0");
}

static void choose_setup(const struct seat *seat, struct choices *choices)
{
    const struct leader_card *leader = chooser(seat->module);
    const struct module *module = seat->module;

    offer_rules(seat, choices);
    if (!leader || leader->army != adn_army_of(seat->side))
        return;
    for (int i = 0; i < 4; i++) {
        const struct setup_order given = {
            .ziethen = i < 2 ? leader->start : leader->or_start,
            .fourth_corps = adn_box(module, i % 2 ? module->fourth_other_box
                                                  : module->fourth_box)
                                ->track};

        choice_offer(seat, choices, &adn_setup, &given, "%s",
                     i == 0 ? "as without an order" : "another beginning");
    }
}

const struct order_kind adn_setup = {
    .name = "setup",
    .rule = BASE(scenario),
    .summary = "an army chooses how it begins the campaign",
    .size = sizeof(struct setup_order),
    .fields = setup_fields,
    .check_order = check_setup,
    .check_world = check_time,
    .carry_out = carry_out_setup,
    .say = say_setup,
    .choices = choose_setup,
    .once = true,
};

bool adn_has_no_use(const struct seat *seat, const struct order_kind *kind)
{
    int army = adn_army_of(seat->side);

    if (kind == &adn_deploy_order || kind == &adn_consolidate_order)
        return adn_army(&seat->board, army)->rule_21 == 0;
    return kind == &adn_setup &&
           (army == FRENCH || seat->game->turn != seat->module->first_turn);
}

/* ---- the step ------------------------------------------------------------ */

bool adn_is_setting_up(const struct game *game)
{
    return game->setting_up;
}

void adn_ask_setup(const struct play *play, struct questions *questions)
{
    static const struct order_kind *const answers[] = {&adn_setup, NULL};
    const struct module *module = play->module;
    const struct leader_card *leader = chooser(module);

    for (int army = 0; army < ARMIES; army++) {
        struct question *question;

        if (!adn_sets_up(play->game, adn_army_words[army]))
            continue;
        question = question_add(questions, adn_army_words[army], BASE(scenario),
                                "how your army begins");
        question->answers = answers;
        question->fallback = arena_text(
            play->arena, "%s begins in %s, and the IV Corps on track %s",
            leader->name, adn_hex_name(&play->board, leader->start),
            adn_box(module, module->fourth_box)->track);
    }
}

static void tell_start(struct play *play, const struct rule *rule,
                       const struct counter *one)
{
    event_at(journal_tell(play->journal, EVENT_STATE, rule,
                          adn_army_words[one->army], one->id,
                          "%s begins in %s.", one->name,
                          adn_hex_name(&play->board, one->hex)),
             one->hex);
}

/* setup.campaign-ziethen where he stands is told, whoever chose it;
 * setup.campaign-steinmetz, setup.campaign-saxe-weimar those whom the errata
 * move */
enum step_end adn_run_setup(struct play *play)
{
    const struct leader_card *leader = chooser(play->module);

    for (int army = 0; army < ARMIES; army++)
        play_section_orders(play, play_section(play, adn_army_words[army], 1));
    if (leader)
        tell_start(play, RULE(setup_campaign_ziethen),
                   adn_counter(&play->board, leader->id));
    for (size_t i = 0; i < play->game->unit_count; i++)
        if (play->game->units[i].card->errata)
            tell_start(play, play->game->units[i].card->errata,
                       &play->game->units[i].counter);
    play->game->setting_up = false;
    return STEP_NEXT;
}

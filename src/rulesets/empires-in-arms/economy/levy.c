/* E7: irregular forces are raised at quarters. 10.1.2, 10.1.3, 10.1.4 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

struct levy {
    const char *unit; /* cossack, freikorps, or a feudal corps */
    const char *area;
};

/* ---- cossacks and freikorps -------------------------------------------- */

/* 10.1.2e placed in the province, or anywhere, in this very step. */
static int raised_now(const struct board *board, const char *province)
{
    int count = 0;

    foreach (const struct irregular, irregular, board->game->irregulars) {
        if (irregular->kind != COSSACK ||
            irregular->raised != board->game->turn)
            continue;
        if (!province ||
            same_name(eia_area(board->module, irregular->at)->province,
                      province))
            count++;
    }
    return count;
}

/* 10.1.2e, 10.1.2d a cossack province, and the cap */
static bool check_cossack(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct levy *details = order->details;
    const struct province_card *province =
        eia_province_of(seat->module, details->area);

    if (eia_power(seat->side) != RUSSIA)
        return REFUSE(RULE(10_1_2e), "only Russia raises cossacks");
    if (!province || !province->cossack)
        return REFUSE(RULE(10_1_2e), "%s is in no cossack province",
                      eia_place_name(&seat->board, details->area));
    return true;
}

static bool check_raising(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct province_card *province =
        eia_province_of(seat->module, ORDERED(levy, order)->area);
    bool one = option_is(seat->options, "cossack-one-per-step", "on");

    if (eia_province(&seat->board, province->id)->controller != RUSSIA)
        return REFUSE(RULE(10_1_2e), "you do not control %s", province->name);
    if (raised_now(&seat->board, one ? NULL : province->id))
        return REFUSE(
            RULE(10_1_2e), "a cossack was raised in %s already in this step",
            one ? eia_power_name(&seat->board, RUSSIA) : province->name);
    if (eia_irregulars_of(seat->game, RUSSIA) < eia_cossack_cap(&seat->board))
        return true;
    REFUSE(RULE(10_1_2d), "%d cossacks are on the map and %d may be",
           eia_irregulars_of(seat->game, RUSSIA),
           eia_cossack_cap(&seat->board));
    if (eia_enemy_at_home(&seat->board, RUSSIA))
        refusal_cites(report, RULE(10_1_2f));
    return false;
}

/* 10.1.2h Freikorps placement in capital areas; 10.1.2i Freikorps
 * availability dates */
static bool check_freikorps(const struct seat *seat, const struct order *order,
                            struct report *report)
{
    const struct levy *details = order->details;
    enum power power = eia_power(seat->side);
    const char *key =
        arena_text(seat->arena, "freikorps-%s", eia_power_id(power));
    const char *from = NULL;

    if (power != AUSTRIA && power != PRUSSIA)
        return REFUSE(RULE(10_1_2h),
                      "only Austria and Prussia raise freikorps");
    if (!names_contain(&seat->module->power[power]->capitals, details->area))
        return REFUSE(RULE(10_1_2h),
                      "freikorps are raised in the capital alone, not in %s",
                      eia_place_name(&seat->board, details->area));
    from = eia_setting(seat->module, key);
    if (seat->game->turn < eia_turn_of(seat->module, from))
        return REFUSE(RULE(10_1_2i), "freikorps may be raised from %s on",
                      from);
    return true;
}

static bool check_capital(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct levy *details = order->details;
    enum power power = eia_power(seat->side);

    if (eia_controller(&seat->board, details->area) != power ||
        eia_besieged(&seat->board, details->area))
        return REFUSE(RULE(10_1_2h), "%s is besieged or not yours",
                      eia_place_name(&seat->board, details->area));
    if (eia_irregulars_of(seat->game, power) <
        seat->module->power[power]->freikorps)
        return true;
    return REFUSE(RULE(10_1_2d), "all %d freikorps are on the map",
                  seat->module->power[power]->freikorps);
}

/* 10.1.2d no two counters have one name, though raised in one step */
static const char *name_of(const struct board *board, enum power power,
                           enum irregular_kind kind, const char *area)
{
    const char *name = arena_text(
        board->arena, "%s-%s-%s-%d", eia_power_id(power),
        kind == COSSACK ? "cossack" : "freikorps", area, board->game->turn);
    const char *first = name;

    for (int i = 2; eia_irregular(board, name); i++)
        name = arena_text(board->arena, "%s-%d", first, i);
    return name;
}

/* 10.1.2d a counter comes on the map */
static void raise_irregular(const struct board *board, enum power power,
                            enum irregular_kind kind, const char *area)
{
    const char *name = name_of(board, power, kind, area);
    struct irregular *irregular = LIST_ADD(
        board->arena, board->game->irregulars, board->game->irregulars_count);

    irregular->id = name;
    irregular->owner = power;
    irregular->kind = kind;
    irregular->at = area;
    irregular->raised = board->game->turn;
}

/* ---- feudal corps ------------------------------------------------------- */

static bool check_feudal(const struct seat *seat, const struct order *order,
                         const struct corps_card *card, struct report *report)
{
    const struct levy *details = order->details;

    if (eia_month(&seat->board) != 12)
        return REFUSE(RULE(10_1_3c),
                      "feudal corps are raised in December alone");
    if (!eia_lies_in(&seat->board, details->area, card->home))
        return REFUSE(RULE(10_1_3c), "%s is not in the province of '%s'",
                      eia_place_name(&seat->board, details->area), card->id);
    return true;
}

/* 10.1.3d When a feudal levy is forbidden; 10.1.3i Crimean, Podolian,
 * Transylvanian corps */
static bool check_province(const struct seat *seat, const struct order *order,
                           const struct corps_card *card, struct report *report)
{
    const struct province_state *home = eia_province(&seat->board, card->home);
    const struct corps *corps = eia_corps(&seat->board, card->id);

    if (home->controller != TURKEY)
        return REFUSE(same_name(card->available, "ceded") ? RULE(10_1_3i)
                                                          : RULE(10_1_3d),
                      "'%s': its province is not Turkish", card->id);
    if (corps->at && corps->in_city && eia_besieged(&seat->board, corps->at))
        return REFUSE(RULE(10_1_3d), "'%s' is besieged", card->id);
    if (eia_strands_leader(&seat->board, card->id))
        return REFUSE(RULE(10_6c), "'%s' has a leader, who would be left alone",
                      card->id);
    foreach (const struct area_card, area, seat->module->areas)
        if (same_name(area->province, card->home) &&
            eia_enemy_corps_in(&seat->board, TURKEY, area->id))
            return REFUSE(RULE(10_1_3d),
                          "'%s': an enemy corps is in its province", card->id);
    return true;
}

/* 10.1.3c December feudal levy */
static void raise_feudal(const struct board *board,
                         const struct corps_card *card, const char *area)
{
    struct corps *corps = eia_corps(board, card->id);

    eia_corps_leaves(board, corps);
    corps->at = area;
    corps->placed = board->game->turn;
    corps->factors[FACTOR_FEUDAL] = card->most[FACTOR_FEUDAL];
}

/* ---- the order ----------------------------------------------------------- */

/* [base levy] what may be levied; 10.1.2c not in scenarios */
static bool check_levy(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct levy *details = order->details;
    const struct corps_card *card = eia_corps_card(seat->module, details->unit);

    if (eia_is_scenario(seat->module, seat->options))
        return REFUSE(RULE(10_1_2c), "nothing is levied in a scenario");
    if (same_name(details->unit, "cossack"))
        return check_cossack(seat, order, report);
    if (same_name(details->unit, "freikorps"))
        return check_freikorps(seat, order, report);
    if (card && same_name(card->owner, seat->side) && eia_is_feudal(card))
        return check_feudal(seat, order, card, report);
    return REFUSE(
        BASE(levy),
        "'%s' is neither cossack, freikorps nor a feudal corps of yours",
        details->unit);
}

static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct levy *details = order->details;
    const struct corps_card *card = eia_corps_card(seat->module, details->unit);

    if (card)
        return check_province(seat, order, card, report);
    return same_name(details->unit, "cossack")
               ? check_raising(seat, order, report)
               : check_capital(seat, order, report);
}

/* [base levy] cossack, freikorps or feudal corps */
static void raise(const struct board *board, const struct levy *details,
                  enum power power)
{
    const struct corps_card *card =
        eia_corps_card(board->module, details->unit);
    const char *area = eia_area(board->module, details->area)->id;

    if (card)
        raise_feudal(board, card, area);
    else
        raise_irregular(
            board, power,
            same_name(details->unit, "cossack") ? COSSACK : FREIKORPS, area);
}

/* [base levy] raised, for the orders after it */
static void foresee_levy(const struct seat *seat, const struct order *order)
{
    raise(&seat->board, order->details, eia_power(seat->side));
}

static const struct rule *levy_rule(const struct levy *details)
{
    if (same_name(details->unit, "cossack"))
        return RULE(10_1_2e);
    return same_name(details->unit, "freikorps") ? RULE(10_1_2h)
                                                 : RULE(10_1_3c);
}

/* 10.1.2e, 10.1.2h, 10.1.3c a levy is raised; 10.1.2f beyond the normal cap */
static void carry_out_levy(struct play *play, const char *side,
                           const struct order *order)
{
    const struct levy *details = order->details;
    const struct muster *before = eia_muster(&play->board);
    const struct names unit = {&(const char *){details->unit}, 1};
    const struct names *all = NULL;
    struct event *event = NULL;

    raise(&play->board, details, eia_power(side));
    all = eia_tell_power(play, eia_power(side));
    event = TELL_OPEN(play, EVENT_ORDER, levy_rule(details), side,
                      details->unit, "%s raises %s at %s",
                      eia_power_name(&play->board, eia_power(side)),
                      eia_piece_name(&play->board, details->unit),
                      eia_place_name(&play->board, details->area));
    if (same_name(details->unit, "cossack") &&
        eia_irregulars_of(play->game, RUSSIA) > eia_normal_cap(&play->board))
        event_cites(play->journal, event, RULE(10_1_2f));
    event_from_outside(play->journal, event, "%s raises %s at %s",
                       eia_power_name(&play->board, eia_power(side)),
                       eia_seen_pieces(&play->board, &unit),
                       eia_place_name(&play->board, details->area));
    eia_tell_changes(play, before, levy_rule(details), NULL);
    journal_close(play->journal);
    eia_told(play, all);
}

static void say_levy(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct levy *details = order->details;

    buffer_printf(out, "raise '%s' at %s", details->unit,
                  eia_place_name(&seat->board, details->area));
}

static void offer(const struct seat *seat, struct choices *choices,
                  const char *unit, const char *area)
{
    choice_offer(seat, choices, &eia_levy, &(const struct levy){unit, area},
                 "%s", eia_place_name(&seat->board, area));
}

static void choose_levy(const struct seat *seat, struct choices *choices)
{
    const struct module *module = seat->module;

    foreach (const struct province_card, province, module->provinces) {
        offer(seat, choices, "cossack", province->capital);
        offer(seat, choices, "freikorps", province->capital);
    }
    foreach (const struct corps_card, card, module->corps) {
        const struct province_card *home =
            eia_province_card(module, card->home);

        if (home)
            offer(seat, choices, card->id, home->capital);
    }
}

const struct order_kind eia_levy = {
    ORDER("levy", BASE(levy), "raises an irregular force"),
    FIELDS(levy, NEEDED(NAME, levy, unit, "unit"),
           REFER(NAME, levy, area, "area", "area")),
    .check_order = check_levy,
    .check_world = check_now,
    .foresee = foresee_levy,
    .carry_out = carry_out_levy,
    .say = say_levy,
    .choices = choose_levy,
};

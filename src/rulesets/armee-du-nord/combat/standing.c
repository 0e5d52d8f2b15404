/* Standing orders: all that is decided after a die. [base standing-orders] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/combat.h"
#include "wargame/ways.h"

/* clang-format off */
const char *const adn_form_words[] = {"retreat", "loss", "mixed", NULL};
static const char *const timing_words[] = {"strict", "interleaved", NULL};
const char *const adn_if_words[] = {
    "standing", "always", "odds", "infantry", "cavalry", "artillery", NULL};
/* clang-format on */

/* ---- result-form --------------------------------------------------------- */

/* crt.dr the owner of the force has the choice: a unit, a corps, or all */
static bool check_form(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct result_form *form = order->details;
    const char *owner =
        form->piece && !adn_leader(&seat->board, form->piece)
            ? adn_owner(seat->game, seat->module, NULL, form->piece)
            : NULL;

    return !form->piece || same_name(owner, seat->side) ||
           REFUSE(RULE(crt_dr), "'%s' is no unit and no corps of yours",
                  form->piece);
}

static void say_form(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct result_form *form = order->details;

    (void)seat;
    buffer_printf(
        out,
        "where a result gives the choice, %s takes %s as attacker and "
        "%s as defender",
        form->piece ? form->piece : "the army", adn_form_words[form->attack],
        adn_form_words[form->defence]);
    if (form->attack == FORM_MIXED || form->defence == FORM_MIXED)
        buffer_printf(out, " (mixed goes back where one step is asked)");
}

const struct order_kind adn_result_form = {
    ORDER("result-form", RULE(crt_dr),
          "whether a beaten force goes back, pays, or does half of each"),
    FIELDS(result_form, MAY(NAME, result_form, piece, "piece"),
           CHOOSE(result_form, attack, "attack", adn_form_words),
           CHOOSE(result_form, defence, "defence", adn_form_words)),
    .subject = "piece",
    .check_order = check_form,
    .say = say_form,
    .initial = &(const struct result_form){NULL, FORM_RETREAT, FORM_RETREAT}};

/* ---- retreat-path -------------------------------------------------------- */

/* [base retreat] at most two hexes, the first next to the second */
static bool check_retreat_path(const struct seat *seat,
                               const struct order *order, struct report *report)
{
    const struct retreat_path *given = order->details;
    const struct hexes *path = &given->path;

    if (!adn_own_unit(seat, order, given->unit, BASE(retreat), report))
        return false;
    if (path->count < 1 || path->count > 2)
        return REFUSE(BASE(retreat), "a way back has one hex or two, not %d",
                      (int)path->count);
    return way_is_connected(&seat->module->map, path, &order->place,
                            BASE(retreat), report);
}

static void say_retreat_path(const struct seat *seat, const struct order *order,
                             struct buffer *out)
{
    const struct retreat_path *given = order->details;
    const struct names path = hexes_names(seat->arena, &given->path);

    if (!given->unit)
        buffer_printf(out, "units go back by the cheapest way");
    else
        buffer_printf(out,
                      "'%s' goes back by %s, unless another way costs less",
                      given->unit, names_series(&path, seat->arena));
}

const struct order_kind adn_retreat_path = {
    ORDER("retreat-path", BASE(retreat),
          "by which one or two hexes a unit goes back"),
    FIELDS(retreat_path, MAY(NAME, retreat_path, unit, "unit"),
           NEEDED(HEXES, retreat_path, path, "path")),
    .subject = "unit",
    .check_order = check_retreat_path,
    .say = say_retreat_path,
    .initial = &(const struct retreat_path){NULL, {NULL, 0}}};

/* ---- loss-order ---------------------------------------------------------- */

/* [base increments] own units */
static bool check_losses(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct loss_order *losses = order->details;

    return adn_are_own(seat, order, &losses->units, BASE(increments), report);
}

static void say_losses(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct loss_order *losses = order->details;

    if (losses->units.count == 0)
        buffer_printf(out, "of a force the strongest unit loses first");
    else
        buffer_printf(out, "of a force these units lose first: %s",
                      names_series(&losses->units, seat->arena));
}

const struct order_kind adn_loss_order = {
    ORDER("loss-order", BASE(increments),
          "which units of a force lose increments first"),
    FIELDS(loss_order, NEEDED(NAMES, loss_order, units, "units")),
    .check_order = check_losses, .say = say_losses,
    .initial = &(const struct loss_order){{NULL, 0}}};

/* ---- attack-if ----------------------------------------------------------- */

/* [base attack] odds go with the condition of odds, and with no other */
bool adn_check_odds(const struct order *order, const struct attack_if *given,
                    struct report *report)
{
    return (given->condition == IF_ODDS) == (given->odds != 0) ||
           REFUSE(BASE(attack),
                  "if=odds needs odds, such as odds=2-1; no other word does");
}

static bool check_if(const struct seat *seat, const struct order *order,
                     struct report *report)
{
    (void)seat;
    return adn_check_odds(order, order->details, report);
}

static void say_if(const struct seat *seat, const struct order *order,
                   struct buffer *out)
{
    const struct attack_if *given = order->details;

    (void)seat;
    if (given->condition == IF_ODDS)
        buffer_printf(out, "attacks are made at %s or better",
                      adn_odds_words[given->odds]);
    else if (given->condition == IF_ALWAYS)
        buffer_printf(out, "attacks are made at any odds");
    else
        buffer_printf(out, "attacks are made on hexes that hold %s",
                      adn_if_words[given->condition]);
}

const struct order_kind adn_attack_if = {
    ORDER("attack-if", BASE(attack),
          "when attacks that say nothing else are made"),
    FIELDS(attack_if,
           FIELD_WORDS_FROM(struct attack_if, condition, "if", FIELD_REQUIRED,
                            adn_if_words, IF_ALWAYS),
           MAY_CHOOSE(attack_if, odds, "odds", adn_odds_words)),
    .check_order = check_if,
    .say = say_if, /* [base standing-orders] even odds, before any shift */
    .initial = &(const struct attack_if){IF_ODDS, 5}};

/* ---- timing -------------------------------------------------------------- */

static void say_timing(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct timing_order *given = order->details;

    (void)seat;
    buffer_printf(out, given->value == STRICT
                           ? "all guns fire before the first attack"
                           : "guns fire on a hex just before it is attacked");
}

const struct order_kind adn_timing = {
    ORDER("timing", RULE(1Da),
          "whether all guns fire first, or each before its attack"),
    FIELDS(timing_order, CHOOSE(timing_order, value, "value", timing_words)),
    .say = say_timing, .initial = &(const struct timing_order){STRICT}};

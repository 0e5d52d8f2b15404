/* P2 and P3: declarations of war, and calls to allies. [base declaration],
 * [base call] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

struct dow {
    const char *target; /* a power or a minor country */
};

/* [base declaration] an enemy's unbesieged infantry corps stands at home,
 * and he is no ally of the target. */
static const struct corps *invader(const struct board *board, enum power power,
                                   enum power target)
{
    foreach (const struct corps, corps, board->game->corps) {
        const struct corps_card *card = corps->card;
        enum power enemy = NO_POWER;

        if (card->cavalry_symbol || !eia_unbesieged(board, corps) ||
            !same_name(eia_home_of(board, corps->at), eia_power_id(power)))
            continue;
        enemy = eia_corps_power(board, corps);
        if (eia_enemies(board, power, enemy) &&
            !(target != NO_POWER && eia_allied(board, enemy, target)))
            return corps;
    }
    return NULL;
}

/* [base peace] a treaty that forbids it; until when. */
static int forbidden_until(const struct board *board, enum power power,
                           enum power target)
{
    int turn = board->game->turn;
    int until = 0;

    foreach (const struct peace, peace, board->game->peaces) {
        bool both = (peace->loser == power && peace->victor == target) ||
                    (peace->loser == target && peace->victor == power);

        if (both && peace->enforced > turn && peace->enforced > until)
            until = peace->enforced;
        if (peace->loser == power && peace->no_war > turn &&
            (peace->victor == target ||
             (names_contain(&peace->terms, "c.2") &&
              eia_allied(board, peace->victor, target))) &&
            peace->no_war > until)
            until = peace->no_war;
    }
    return until;
}

/* [base declaration] war, alliance, treaty, disorder */
static bool may_attack_power(const struct board *board, enum power power,
                             enum power target, const struct place *place,
                             struct report *report)
{
    const struct alliance *alliance = eia_alliance(board, power, target);
    const struct power_state *state = eia_power_state(board, target);
    int months = eia_setting_number(board->module, "ally-months");
    int quiet = eia_setting_number(board->module, "disorder-months");
    int until = forbidden_until(board, power, target);

    if (eia_enemies(board, power, target))
        return refuse(report, place, BASE(declaration),
                      "you are at war with '%s' already", eia_power_id(target));
    if (alliance && board->game->turn - alliance->since < months)
        return refuse(report, place, BASE(declaration),
                      "'%s' has been your ally for less than %d month%s",
                      eia_power_id(target), months, eia_plural_s(months));
    if (until)
        return refuse(report, place, BASE(declaration),
                      "a treaty forbids war on '%s' until game turn %d",
                      eia_power_id(target), until);
    if (state->disorder && board->game->turn - state->disorder < quiet)
        return refuse(report, place, BASE(civil_disorder),
                      "nobody may declare war on '%s' until game turn %d",
                      eia_power_id(target), state->disorder + quiet);
    return true;
}

static bool may_attack_minor(const struct board *board, enum power power,
                             const char *target, const struct place *place,
                             struct report *report)
{
    const struct minor_state *minor = eia_minor(board, target);

    if (eia_fights(board, power, target))
        return refuse(report, place, BASE(declaration),
                      "you are at war with '%s' already", target);
    if (minor->status == NEUTRAL)
        return true;
    return refuse(report, place, BASE(declaration),
                  "'%s' is not neutral: declare war on '%s'", target,
                  eia_power_id(minor->controller));
}

/* [base declaration] who may declare war on whom */
bool eia_may_declare(const struct board *board, enum power power,
                     const char *target, const struct place *place,
                     struct report *report)
{
    enum power other = eia_power(target);
    const struct corps *corps = invader(board, power, other);

    if (other == power)
        return refuse(report, place, BASE(declaration), "'%s' is yourself",
                      target);
    if (eia_uncontrolled(board, power))
        return refuse(report, place, BASE(uncontrolled),
                      "'%s' has no player and declares no war",
                      eia_power_id(power));
    if (corps)
        return refuse(report, place, BASE(declaration),
                      "the enemy's '%s' stands in your home", corps->id);
    return other != NO_POWER
               ? may_attack_power(board, power, other, place, report)
               : may_attack_minor(board, power, target, place, report);
}

/* 10.4.2a No separate war on secondary district */
static bool check_target(const struct board *board, const char *target,
                         const struct place *place, struct report *report)
{
    const struct district_card *district =
        eia_district_card(board->module, target);

    if (eia_power(target) != NO_POWER || eia_is_there(board, target))
        return true;
    if (district)
        return refuse(report, place, RULE(10_4_2a),
                      "'%s' is no country of its own: declare war on '%s'",
                      target, eia_country_of(board, target));
    if (eia_minor(board, target))
        return refuse(report, place, BASE(poland),
                      "'%s' is not founded, or has no land", target);
    return refuse(report, place, BASE(declaration),
                  "'%s' is neither a power nor a minor country", target);
}

/* [base declaration] a declaration that is lawful */
static bool check_dow(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    return check_target(&seat->board, ORDERED(dow, order)->target,
                        &order->place, report);
}

static bool check_may_declare(const struct seat *seat,
                              const struct order *order, struct report *report)
{
    return eia_may_declare(&seat->board, eia_power(seat->side),
                           ORDERED(dow, order)->target, &order->place, report);
}

static void say_dow(const struct seat *seat, const struct order *order,
                    struct buffer *out)
{
    buffer_printf(out, "declare war on %s",
                  eia_nation_name(&seat->board, ORDERED(dow, order)->target));
}

static void offer_dow(const struct seat *seat, struct choices *choices,
                      const char *target)
{
    choice_offer(seat, choices, &eia_dow, &(const struct dow){target}, NULL);
}

static void choose_dow(const struct seat *seat, struct choices *choices)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        offer_dow(seat, choices, eia_power_id(power));
    foreach (const struct minor_card, minor, seat->module->minors)
        offer_dow(seat, choices, minor->id);
}

/* The id as the game has it: it outlives the sheet. */
static const char *nation_id(const struct board *board, const char *nation)
{
    enum power power = eia_power(nation);

    return power != NO_POWER ? eia_power_id(power)
                             : eia_minor(board, nation)->id;
}

/* 10.4.2b War covers unconquered secondaries: districts that a declaration on
 * the country covers; 10.4a it may have several */
int eia_districts_covered(const struct board *board, const char *minor,
                          struct rules *why)
{
    struct names districts = eia_districts_of(board, minor);
    int count = 0;

    foreach_name (district, districts)
        if (eia_district(board, district)->apart == NO_POWER)
            count++;
    if (districts.count > 1) {
        rules_add(board->arena, why, RULE(10_4a));
        rules_add(board->arena, why, RULE(10_4_2b));
    }
    return count;
}

/* 10.4.2c Cost to attack multi-district neutrals; [base points] */
static void pay_for_war(struct play *play, enum power power, const char *target,
                        struct rules *why)
{
    enum power other = eia_power(target);

    if (other == NO_POWER) {
        eia_points(play, power, "declare-war-minor",
                   eia_districts_covered(&play->board, target, why));
        return;
    }
    eia_points(play, power, "declare-war-major", 1);
    if (eia_allied(&play->board, power, other))
        eia_points(play, power, "declare-war-ally", 1);
}

/* [base declaration] the war, for the orders after it */
static void foresee_dow(const struct seat *seat, const struct order *order)
{
    eia_begin_war(&seat->board, eia_power_id(eia_power(seat->side)),
                  nation_id(&seat->board, ORDERED(dow, order)->target));
}

/* [base declaration] war is declared and paid for; 10.4.2c. The war itself
 * begins when all declarations are open. */
static void carry_out_dow(struct play *play, const char *side,
                          const struct order *order)
{
    const struct dow *details = order->details;
    enum power other = eia_power(details->target);
    const char *target = nation_id(&play->board, details->target);
    struct rules why = {NULL, 0};
    struct event *event = event_news(
        TELL_OPEN(play, EVENT_ORDER,
                  other == NO_POWER ? RULE(10_4_2c) : BASE(declaration), side,
                  NULL, "%s declares war on %s",
                  eia_power_name(&play->board, eia_power(side)),
                  eia_nation_name(&play->board, target)),
        NEWS_GREAT);

    pay_for_war(play, eia_power(side), target, &why);
    event_cites_all(play->journal, event, &why);
    journal_close(play->journal);
}

const struct order_kind eia_dow = {
    ORDER("dow", BASE(declaration), "declares war"),
    FIELDS(dow, NEEDED(NAME, dow, target, "target")),
    .subject = "target",
    .check_order = check_dow,
    .check_world = check_may_declare,
    .foresee = foresee_dow,
    .carry_out = carry_out_dow,
    .say = say_dow,
    .choices = choose_dow,
};

/* The declarations of this Political Phase. */
struct declared {
    enum power one;
    const char *other;
};
struct declarations {
    struct declared *items;
    size_t count;
};

/* [base declaration] nobody declares twice */
static bool has_declared(const struct declarations *list, enum power one,
                         const char *other)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].one == one && same_name(list->items[i].other, other))
            return true;
    return false;
}

/* [base declaration] the declarations of a power */
static void open_list(struct play *play, enum power power,
                      struct declarations *list)
{
    struct section *section = play_section(play, eia_power_id(power), 0);

    for (size_t i = 0; section && i < section->count; i++) {
        struct order *order = &section->orders[i];
        const struct dow *details = order->details;

        if (order->kind != &eia_dow || order->served ||
            has_declared(list, power, details->target) ||
            !play_carry_out(play, section->side, order))
            continue;
        *(struct declared *)LIST_ADD(play->arena, list->items, list->count) =
            (struct declared){power, details->target};
    }
}

/* [base call] P3: each side of a new war between powers calls once. Of two
 * who declared on each other both were attacked. */
static void call(struct play *play, const struct declarations *list)
{
    for (size_t i = 0; i < list->count; i++) {
        enum power one = list->items[i].one;
        enum power other = eia_power(list->items[i].other);
        const struct declarations before = {list->items, i};
        bool crossed = has_declared(list, other, eia_power_id(one));

        if (other == NO_POWER ||
            has_declared(&before, other, eia_power_id(one)))
            continue;
        eia_call_allies(play, &(struct calling){other, one, true, NULL});
        eia_call_allies(play, &(struct calling){one, other, crossed, NULL});
    }
}

/* [base declaration] P2 and P3: the lists are opened together, so that all
 * are judged, and paid for, by what stood before; then the wars begin, and
 * allies are called. */
void eia_declarations(struct play *play)
{
    struct declarations list = {NULL, 0};

    for (enum power power = AUSTRIA; power < POWER_END; power++)
        open_list(play, power, &list);
    for (size_t i = 0; i < list.count; i++)
        eia_begin_war(&play->board, eia_power_id(list.items[i].one),
                      nation_id(&play->board, list.items[i].other));
    call(play, &list);
}

/* Standing orders for who joins a combat and who leaves it. */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* [base retreat] areas of a standing order are areas */
static bool check_areas(const struct seat *seat, const struct order *order,
                        const struct names *areas, struct report *report)
{
    bool fine = true;

    foreach_name (area, *areas)
        if (!eia_area(seat->module, area))
            fine = REFUSE(BASE(retreat), "'%s' is no area", area);
    return fine;
}

/* ---- retreat: [base retreat] ------------------------------------------ */

/* [base retreat] areas to retreat to */
static bool check_retreat(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    return check_areas(seat, order, &ORDERED(retreat, order)->areas, report);
}

static void say_retreat(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct retreat *details = order->details;

    buffer_printf(out, "retreat %s",
                  details->areas.count
                      ? names_text(&details->areas, ", or ", seat->arena)
                      : "towards supply");
}

static void choose_retreat(const struct seat *seat, struct choices *choices)
{
    const struct retreat details = {{NULL, 0}};

    choice_offer(seat, choices, &eia_retreat, &details, "towards supply");
}

const struct order_kind eia_retreat = {
    ORDER("retreat", BASE(retreat), "where beaten defenders go first"),
    FIELDS(retreat, NEEDED(NAMES, retreat, areas, "areas")),
    .check_order = check_retreat,
    .say = say_retreat,
    .choices = choose_retreat,
    .initial = &(const struct retreat){{NULL, 0}}};

/* ---- reinforce: [base reinforce] -------------------------------------- */

static void say_reinforce(const struct seat *seat, const struct order *order,
                          struct buffer *out)
{
    const struct reinforce *details = order->details;

    (void)seat;
    buffer_printf(out, "%s %s combats next door",
                  details->corps ? details->corps : "every corps",
                  details->yes ? "marches to" : "stays out of");
}

static void choose_reinforce(const struct seat *seat, struct choices *choices)
{
    for (int yes = 0; yes < 2; yes++)
        choice_offer(seat, choices, &eia_reinforce,
                     &(const struct reinforce){NULL, yes}, NULL);
}

const struct order_kind eia_reinforce = {
    ORDER("reinforce", BASE(reinforce), "whether corps join combats next door"),
    FIELDS(reinforce, MAY_REFER(NAME, reinforce, corps, "corps", "corps"),
           NEEDED(YES, reinforce, yes, "come")),
    .subject = "corps",
    .say = say_reinforce,
    .choices = choose_reinforce,
    .initial = &(const struct reinforce){NULL, false}};

/* ---- cossack-retreat: 10.1.2p ----------------------------------------- */

/* 10.1.2p areas where cossacks retreat to */
static bool check_cossacks(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    return check_areas(seat, order, &ORDERED(cossack_retreat, order)->areas,
                       report);
}

static void say_cossacks(const struct seat *seat, const struct order *order,
                         struct buffer *out)
{
    const struct cossack_retreat *details = order->details;

    buffer_printf(
        out, "attacked, %s %s%s",
        details->unit ? details->unit : "cossacks and freikorps",
        details->stand ? "stand" : "retreat",
        details->areas.count
            ? arena_text(seat->arena, " to %s",
                         names_text(&details->areas, ", or ", seat->arena))
            : "");
}

static void choose_cossacks(const struct seat *seat, struct choices *choices)
{
    for (int stand = 0; stand < 2; stand++) {
        const struct cossack_retreat details = {NULL, stand, {NULL, 0}};

        choice_offer(seat, choices, &eia_cossack_retreat, &details, NULL);
    }
}

const struct order_kind eia_cossack_retreat = {
    ORDER("cossack-retreat", RULE(10_1_2p),
          "whether attacked cossacks and freikorps retreat"),
    FIELDS(cossack_retreat, MAY(NAME, cossack_retreat, unit, "unit"),
           MAY(YES, cossack_retreat, stand, "stand"),
           MAY(NAMES, cossack_retreat, areas, "areas")),
    .subject = "unit",
    .check_order = check_cossacks,
    .say = say_cossacks,
    .choices = choose_cossacks,
    .initial = &(const struct cossack_retreat){NULL, false, {NULL, 0}}};

/* ---- guerillas-join: 10.1.1l ------------------------------------------ */

static void say_join(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    (void)seat;
    buffer_printf(out, "guerillas %s a defence",
                  ORDERED(guerillas_join, order)->yes ? "join" : "stay out of");
}

static void choose_join(const struct seat *seat, struct choices *choices)
{
    for (int yes = 0; yes < 2; yes++)
        if (eia_power(seat->side) == SPAIN)
            choice_offer(seat, choices, &eia_guerillas_join,
                         &(const struct guerillas_join){yes}, NULL);
}

const struct order_kind eia_guerillas_join = {
    ORDER("guerillas-join", RULE(10_1_1l), "whether guerillas help to defend"),
    FIELDS(guerillas_join, NEEDED(YES, guerillas_join, yes, "join")),
    .say = say_join, .choices = choose_join,
    .initial = &(const struct guerillas_join){false}};

/* ---- pursuit-losses: [base pursuit] ----------------------------------- */

static const char *const pursuit_words[] = {"foot", "horse", NULL};

static void say_pursuit(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    (void)seat;
    buffer_printf(out, "pursued, lose %s first",
                  pursuit_words[ORDERED(pursuit_losses, order)->first]);
}

static void choose_pursuit(const struct seat *seat, struct choices *choices)
{
    for (int i = 0; i < 2; i++) {
        const struct pursuit_losses details = {i ? LOSE_HORSE : LOSE_FOOT};

        choice_offer(seat, choices, &eia_pursuit_losses, &details, NULL);
    }
}

const struct order_kind eia_pursuit_losses = {
    ORDER("pursuit-losses", BASE(pursuit),
          "whether the pursued lose foot or horse"),
    FIELDS(pursuit_losses,
           CHOOSE(pursuit_losses, first, "first", pursuit_words)),
    .say = say_pursuit, .choices = choose_pursuit,
    .initial = &(const struct pursuit_losses){LOSE_FOOT}};

/* E1 and E3: victory points taken away, money lent. */
#include "core/buffer.h"
#include "core/shares.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

/* ---- lending ---------------------------------------------------------- */

struct lend {
    enum power to;
    int money;
    bool gift;
    int due; /* turn, or 0: of a gift */
};

/* A turn file has no later turn: a century is enough for any loan. */
enum { LAST_TURN = 9999 };

/* [base expenditure] some money, to another, due later */
static bool check_lend(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct lend *details = order->details;
    enum power power = eia_power(seat->side);

    if (eia_uncontrolled(&seat->board, power))
        return REFUSE(BASE(uncontrolled),
                      "'%s' has no player and lends nothing",
                      eia_power_id(power));
    if (details->to == NO_POWER || details->to == power)
        return REFUSE(BASE(expenditure), "'%s' is nobody you can lend to",
                      eia_power_id(details->to));
    if (details->money == 0)
        return REFUSE(BASE(expenditure), "no money is neither lent nor given");
    if (!details->gift && details->due <= seat->game->turn)
        return REFUSE(BASE(expenditure),
                      "a loan is due in a later turn than %d, not in %d",
                      seat->game->turn, details->due);
    if (details->due > LAST_TURN)
        return REFUSE(BASE(expenditure),
                      "a loan is due in turn %d at the latest, not in %d",
                      LAST_TURN, details->due);
    return true;
}

static bool check_money(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct lend *details = order->details;
    int money = eia_power_state(&seat->board, eia_power(seat->side))->money;

    if (details->money <= money)
        return true;
    return REFUSE(BASE(expenditure), "%d money: you have %d", details->money,
                  money);
}

/* [base expenditure] money changes hands, and is owed */
static void lend(const struct board *board, const struct lend *details,
                 enum power power)
{
    struct debt *debt = NULL;

    eia_power_state(board, power)->money -= details->money;
    eia_power_state(board, details->to)->money += details->money;
    if (details->gift)
        return;
    debt = ADD_TO(board->arena, board->game->debts);
    debt->from = details->to;
    debt->to = power;
    debt->money = details->money;
    debt->due = details->due;
}

/* [base expenditure] lent, for the orders after it */
static void foresee_lend(const struct seat *seat, const struct order *order)
{
    lend(&seat->board, order->details, eia_power(seat->side));
}

/* [base expenditure] E3: money is lent or given */
static void carry_out_lend(struct play *play, const char *side,
                           const struct order *order)
{
    const struct lend *details = order->details;
    const struct names *before =
        eia_tell_between(play, eia_power(side), details->to);

    lend(&play->board, details, eia_power(side));
    TELL(play, EVENT_ORDER, BASE(expenditure), side, NULL, "%s %s %s %d money",
         eia_power_name(&play->board, eia_power(side)),
         details->gift ? "gives" : "lends",
         eia_power_name(&play->board, details->to), details->money);
    eia_told(play, before);
}

static void say_lend(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct lend *details = order->details;

    buffer_printf(out, "%s %d money to %s", details->gift ? "give" : "lend",
                  details->money, eia_power_name(&seat->board, details->to));
}

static void choose_lend(const struct seat *seat, struct choices *choices)
{
    /* In an uncertain view, too, who has nothing now is offered nothing. */
    if (eia_power_state(&seat->board, eia_power(seat->side))->money < 1)
        return;
    for (enum power other = AUSTRIA; other < POWER_END; other++)
        choice_offer(seat, choices, &eia_lend,
                     &(const struct lend){other, 1, other % 2 == 0,
                                          seat->game->turn + 3},
                     "%s", eia_power_name(&seat->board, other));
}

const struct order_kind eia_lend = {
    ORDER("lend", BASE(expenditure), "lends or gives money"),
    FIELDS(lend, ANY_POWER(lend, to, "to", FIELD_REQUIRED),
           NEEDED(COUNT, lend, money, "money"), MAY(YES, lend, gift, "gift"),
           MAY(COUNT, lend, due, "due")),
    .check_order = check_lend,
    .check_world = check_money,
    .foresee = foresee_lend,
    .carry_out = carry_out_lend,
    .say = say_lend,
    .choices = choose_lend,
};

/* ---- Great Britain takes points from another --------------------------- */

struct reduce {
    enum power target;
    int points;
};

static bool check_reduce(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct reduce *details = order->details;

    if (eia_power(seat->side) != GREAT_BRITAIN)
        return REFUSE(BASE(victory_points),
                      "only Great Britain reduces another's points");
    if (!eia_enemies(&seat->board, GREAT_BRITAIN, details->target))
        return REFUSE(BASE(victory_points), "'%s' is no enemy of Great Britain",
                      eia_power_id(details->target));
    if (eia_power_state(&seat->board, GREAT_BRITAIN)->reduced)
        return REFUSE(BASE(victory_points),
                      "points are turned against one enemy, once a quarter");
    return true;
}

/* [base victory-points] a third of what Great Britain gained now */
static bool check_points(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct reduce *details = order->details;
    int most =
        divide_down(eia_status(&seat->board, GREAT_BRITAIN)->victory_points, 3);

    if (eia_power_state(&seat->board, GREAT_BRITAIN)->victory < most)
        most = eia_power_state(&seat->board, GREAT_BRITAIN)->victory;
    if (details->points <= most)
        return true;
    return REFUSE(BASE(victory_points),
                  "%s: a third of this quarter's gain is %d",
                  arena_counted(seat->arena, details->points, "point"), most);
}

/* [base victory-points] once a quarter */
static void foresee_reduce(const struct seat *seat, const struct order *order)
{
    (void)order;
    eia_power_state(&seat->board, GREAT_BRITAIN)->reduced = true;
}

/* [base victory-points] points turned against an enemy */
static void carry_out_reduce(struct play *play, const char *side,
                             const struct order *order)
{
    const struct reduce *details = order->details;
    struct power_state *target = eia_power_state(&play->board, details->target);
    struct power_state *britain = eia_power_state(&play->board, GREAT_BRITAIN);
    int points =
        details->points < target->victory ? details->points : target->victory;

    britain->reduced = true;
    target->victory -= points;
    britain->victory -= details->points;
    event_number(
        TELL(play, EVENT_ORDER, BASE(victory_points), side, NULL,
             "Great Britain turns %s into a loss of %d of %s",
             arena_counted(play->arena, details->points, "victory point"),
             points, eia_power_name(&play->board, details->target)),
        -points);
}

static void say_reduce(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct reduce *details = order->details;

    buffer_printf(out, "turn %s against %s",
                  arena_counted(seat->arena, details->points, "victory point"),
                  eia_power_name(&seat->board, details->target));
}

static void choose_reduce(const struct seat *seat, struct choices *choices)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        choice_offer(seat, choices, &eia_reduce,
                     &(const struct reduce){power, 1}, "%s",
                     eia_power_name(&seat->board, power));
}

const struct order_kind eia_reduce = {
    ORDER("reduce", BASE(victory_points),
          "turns British victory points against an enemy"),
    FIELDS(reduce, ANY_POWER(reduce, target, "target", FIELD_REQUIRED),
           NEEDED(COUNT, reduce, points, "points")),
    .check_order = check_reduce,
    .check_world = check_points,
    .foresee = foresee_reduce,
    .carry_out = carry_out_reduce,
    .say = say_reduce,
    .choices = choose_reduce,
};

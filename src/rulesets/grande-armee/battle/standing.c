/* Standing orders: all that is decided after a die, or for a defender.
 * [base standing-orders] */
#include "core/buffer.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

/* clang-format off */
static const char *const choice_words[] = {
    "stand", "withdraw", "defend-river", "river-and-flank", NULL};
static const char *const line_words[] = {"auto", "yes", "no", NULL};
/* clang-format on */

/* A leader of the side, or nobody named. */
static bool check_leader(const struct seat *seat, const struct order *order,
                         const char *id, const struct rule *rule,
                         struct report *report)
{
    const struct leader_card *leader = gra_leader_card(seat->module, id);

    return !id || (leader && leader->nation->side == gra_side_of(seat->side)) ||
           REFUSE(rule, "'%s' is no leader of yours", id);
}

static bool check_hex(const struct seat *seat, const struct order *order,
                      int hex, const struct rule *rule, struct report *report)
{
    return !hex || map_hex(&seat->module->map, hex) ||
           REFUSE(rule, "there is no hex %04d on the map", hex);
}

static const char *name_of(const struct seat *seat, const char *id,
                           const char *nobody)
{
    const struct leader_card *leader = gra_leader_card(seat->module, id);

    return leader ? leader->name : nobody;
}

/* ---- reaction ------------------------------------------------------------ */

static const struct reaction usual_reaction = {.choice = STAND};

/* [base defender-choice] */
static bool check_reaction(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct reaction *given = order->details;
    bool good =
        check_leader(seat, order, given->corps, BASE(defender_choice), report);

    good = check_hex(seat, order, given->toward, BASE(retreat), report) && good;
    return gra_check_wishes(seat, order, &given->wishes, report) && good;
}

static void say_reaction(const struct seat *seat, const struct order *order,
                         struct buffer *out)
{
    static const char *const does[] = {
        "stands", "withdraws", "defends a river in front of it",
        "defends a river, and its flank with a second line"};
    const struct reaction *given = order->details;

    buffer_printf(out, "who is attacked under %s %s",
                  name_of(seat, given->corps, "any leader"),
                  does[given->choice]);
    if (given->withdraw_if)
        buffer_printf(out, ", but withdraws from %d percent of its own SP",
                      given->withdraw_if);
    if (given->withdraw_after)
        buffer_printf(out, ", but withdraws from round %d on",
                      given->withdraw_after);
    gra_say_wishes(&given->wishes, seat->arena, out);
    buffer_printf(
        out, "%s%s%s%s", given->toward ? "; it goes back toward " : "",
        given->toward ? map_name(&seat->module->map, given->toward, seat->arena)
                      : "",
        given->rout_reserve ? "; its reserve routs with the front" : "",
        given->counterattack ? "; it counterattacks when an attack is cancelled"
                             : "");
}

const struct order_kind gra_reaction = {
    ORDER("reaction", BASE(defender_choice),
          "what who is attacked does; hold=25,15 bids so many percent of "
          "a line, round by round"),
    FIELDS(reaction, MAY(NAMES, reaction, wishes.cavalry, "cavalry"),
           CHOOSE(reaction, choice, "choice", choice_words),
           MAY(NAME, reaction, corps, "corps"),
           MAY(YES, reaction, counterattack, "counterattack"),
           MAY(NAMES, reaction, wishes.front, "front"),
           MAY(NAMES, reaction, wishes.hold, "hold"),
           MAY(NAMES, reaction, wishes.keep, "keep"),
           MAY(NAMES, reaction, wishes.leaders, "leaders"),
           FIELD_RANGE(COUNT, struct reaction, wishes.raise, "raise",
                       FIELD_OPTIONAL, 1, 99),
           MAY(YES, reaction, rout_reserve, "rout-reserve"),
           MAY_CHOOSE(reaction, second_line, "second-line", line_words),
           MAY(HEX, reaction, toward, "toward"),
           FIELD_RANGE(COUNT, struct reaction, withdraw_after, "withdraw-after",
                       FIELD_OPTIONAL, 1, 9),
           FIELD_RANGE(COUNT, struct reaction, withdraw_if, "withdraw-if",
                       FIELD_OPTIONAL, 1, 999)),
    .subject = "corps",
    .check_order = check_reaction,
    .say = say_reaction,
    .initial = &usual_reaction,
};

/* ---- guns ---------------------------------------------------------------- */

static const struct guns_order usual_guns = {NULL, true, 0};

/* [base guns] */
static bool check_guns(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct guns_order *given = order->details;
    bool good = check_leader(seat, order, given->corps, BASE(guns), report);

    return check_hex(seat, order, given->arrive, BASE(guns), report) && good;
}

static void say_guns(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct guns_order *given = order->details;

    buffer_printf(out, "a stack under %s %s to the sound of the guns",
                  name_of(seat, given->corps, "any leader"),
                  given->go ? "marches" : "does not march");
    if (given->go && given->arrive)
        buffer_printf(out, ", to %s if it may",
                      map_name(&seat->module->map, given->arrive, seat->arena));
}

const struct order_kind gra_guns = {
    ORDER("guns", RULE(12_71),
          "whether a stack marches to a battle nearby, and where to"),
    FIELDS(guns_order, MAY(HEX, guns_order, arrive, "arrive"),
           MAY(NAME, guns_order, corps, "corps"),
           NEEDED(YES, guns_order, go, "go")),
    .subject = "corps",
    .check_order = check_guns,
    .say = say_guns,
    .initial = &usual_guns,
};

/* ---- leader-use ---------------------------------------------------------- */

static const struct leader_use usual_use = {NULL, true};

/* 12.41a any leader may be withheld */
static bool check_use(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct leader_use *given = order->details;

    return check_leader(seat, order, given->leader, RULE(12_41a), report);
}

static void say_use(const struct seat *seat, const struct order *order,
                    struct buffer *out)
{
    const struct leader_use *given = order->details;

    buffer_printf(out,
                  given->use ? "%s lends his bonus, and is at risk"
                             : "%s stays out of battles, and is not at risk",
                  name_of(seat, given->leader, "each leader"));
}

const struct order_kind gra_leader_use = {
    ORDER("leader-use", RULE(12_41a),
          "whether a leader lends his bonus to battles"),
    FIELDS(leader_use, MAY(NAME, leader_use, leader, "leader"),
           NEEDED(YES, leader_use, use, "use")),
    .subject = "leader",
    .check_order = check_use,
    .say = say_use,
    .initial = &usual_use,
};

/* ---- losses -------------------------------------------------------------- */

static const struct loss_order usual_losses = {{NULL, 0}};

/* [base loss-order] own units */
static bool check_losses(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct loss_order *given = order->details;

    return gra_check_own_units(seat, order, &given->units, BASE(loss_order),
                               report);
}

static void say_losses(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct loss_order *given = order->details;

    if (given->units.count == 0)
        buffer_printf(out, "of a line the largest unit loses first, the guard "
                           "last");
    else
        buffer_printf(out, "of a line these units lose first: %s",
                      names_series(&given->units, seat->arena));
}

const struct order_kind gra_losses = {
    ORDER("losses", BASE(loss_order), "which units of a line lose SP first"),
    FIELDS(loss_order, NEEDED(NAMES, loss_order, units, "units")),
    .check_order = check_losses,
    .say = say_losses,
    .initial = &usual_losses,
};

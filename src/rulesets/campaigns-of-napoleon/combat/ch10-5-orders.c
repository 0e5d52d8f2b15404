/* The orders of a battle: the one choice made in its middle, and the standing
 * orders that answer everything else before the dice fall. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/combat/combat.h"

/* clang-format off */
static const char *const stake_words[] = {
    "none", "guard", "heavy", "both", NULL};
static const char *const delay_words[] = {"ratio", "never", "ask", NULL};
static const char *const chit_words[] = {
    "stronger", "earlier", "later", NULL};
static const char *const choice_words[] = {"wrongfooted", "delay", NULL};
/* clang-format on */

static bool on_map(const struct seat *seat, const struct order *order, int hex,
                   struct report *report)
{
    return hex == 0 || con_on_map(&seat->board, hex) ||
           REFUSE(FILE_RULE(unknown_reference),
                  "there is no hex %04d on the map", hex);
}

bool con_check_at(const struct seat *seat, const struct order *order,
                  struct report *report)
{
    const char *at = order_subject(seat->arena, order);

    return on_map(seat, order, at ? con_hex_of(at) : 0, report);
}

static void say_at(struct buffer *out, int hex)
{
    if (hex)
        buffer_printf(out, " in the combat at %04d", hex);
}

/* 10a initiative side orders the combats */
static bool check_combat_order(const struct seat *seat,
                               const struct order *order, struct report *report)
{
    const struct combat_order *details = order->details;
    bool good = true;

    foreach_hex (hex, details->hexes)
        good &= on_map(seat, order, hex, report);
    return good;
}

static void say_combat_order(const struct seat *seat, const struct order *order,
                             struct buffer *out)
{
    const struct combat_order *details = order->details;

    (void)seat;
    if (details->hexes.count == 0)
        buffer_puts(out, "with the initiative, fight in the order of hexes");
    for (size_t i = 0; i < details->hexes.count; i++)
        buffer_printf(out, "%s%04d",
                      i ? ", then " : "with the initiative, fight first at ",
                      details->hexes.items[i]);
}

/* 10a each combat first, so that one sees which there are */
static void choices_of_combat_order(const struct seat *seat,
                                    struct choices *choices)
{
    foreach (const struct combat, combat, seat->game->combats) {
        struct combat_order details = {{NULL, 0}};
        int hex = con_hex_of(combat->id);

        if (seat->game->combats_count == 1)
            return;
        hexes_add(choices->arena, &details.hexes, hex);
        choice_offer(seat, choices, &con_combat_order, &details,
                     "the combat at %s before the others",
                     con_hex_name(&seat->board, hex));
    }
}

const struct order_kind con_combat_order = {
    ORDER("combat-order", RULE(10a),
          "which combats come first when the side has the initiative"),
    FIELDS(combat_order, MAY(HEXES, combat_order, hexes, "hexes")),
    .check_order = check_combat_order,
    .say = say_combat_order,
    .choices = choices_of_combat_order,
    .initial = &(const struct combat_order){{NULL, 0}},
};

/* 10.5c joined groups use one chit */
static void say_chit(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct chit_choice *details = order->details;

    (void)seat;
    buffer_printf(out, "of two chits of joined groups use that of the %s group",
                  chit_words[details->chit]);
}

const struct order_kind con_chit_choice = {
    ORDER("chit-choice", RULE(10_5c),
          "which chit is opened when two groups were joined"),
    FIELDS(chit_choice, CHOOSE(chit_choice, chit, "use", chit_words)),
    .say = say_chit,
    .initial = &(const struct chit_choice){CHIT_STRONGER},
    .reveals = "which of two chits you would open",
};

static void say_delay_if(const struct seat *seat, const struct order *order,
                         struct buffer *out)
{
    const struct delay_order *details = order->details;

    (void)seat;
    if (details->when == DELAY_NEVER)
        buffer_puts(out, "always choose Wrongfooted!, never Delay");
    else if (details->when == DELAY_ASK)
        buffer_puts(out, "ask me between Delay and Wrongfooted!");
    else
        buffer_printf(out,
                      "choose Delay if the enemy has at least %d%s times as "
                      "much, else Wrongfooted!",
                      details->ratio / 2, details->ratio % 2 ? " 1/2" : "");
    say_at(out, details->at);
}

static bool delay_asks(const void *details)
{
    return ((const struct delay_order *)details)->when == DELAY_ASK;
}

/* 10.5k a ratio belongs to the condition */
static bool check_delay_if(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct delay_order *details = order->details;

    if (details->when == DELAY_BY_RATIO && details->ratio == 0)
        return REFUSE(RULE(10_5k), "when=ratio needs a ratio");
    return con_check_at(seat, order, report);
}

const struct order_kind con_delay_if = {
    ORDER("delay-if", RULE(10_5k),
          "from which ratio of the enemy a corps chooses Delay"),
    FIELDS(delay_order, MAY(HEX, delay_order, at, "at"),
           MAY_SCALED(delay_order, ratio, "ratio", 2),
           CHOOSE(delay_order, when, "when", delay_words)),
    .subject = "at",
    .check_order = check_delay_if,
    .say = say_delay_if,
    .initial = &(const struct delay_order){0, DELAY_BY_RATIO, 4},
    .asks = delay_asks,
    .reveals = "when you would choose Delay",
};

static void say_delay(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct delay_choice *details = order->details;

    (void)seat;
    buffer_printf(out, "%s at %04d",
                  details->choice == CHOOSE_DELAY ? "Delay" : "Wrongfooted!",
                  details->at);
}

/* 10.5k a choice that is open to the side */
static bool check_delay(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const char *id = order_subject(seat->arena, order);
    const struct combat *combat = con_combat(&seat->board, id);

    if (!combat || combat->progress != REVEALED)
        return REFUSE(RULE(10_5k),
                      "no choice between Delay and Wrongfooted! is open at %s",
                      id);
    return con_is_his(seat, combat->favoured) ||
           REFUSE(RULE(10_5k), "the choice at %s is the enemy's", id);
}

static void delay_choices(const struct seat *seat, struct choices *choices)
{
    foreach (const struct combat, combat, seat->game->combats) {
        struct delay_choice details = {con_hex_of(combat->id), CHOOSE_DELAY};

        /* In an uncertain seat, too, choices that stand open now. */
        if (combat->progress != REVEALED || !con_is_his(seat, combat->favoured))
            continue;
        choice_offer(seat, choices, &con_delay, &details,
                     "slip away, three hexes");
        details.choice = CHOOSE_WRONGFOOTED;
        choice_offer(seat, choices, &con_delay, &details,
                     "fight it out, with +2");
    }
}

const struct order_kind con_delay = {
    ORDER("delay", RULE(10_5k),
          "Delay or Wrongfooted! for a corps that guessed right"),
    FIELDS(delay_choice, NEEDED(HEX, delay_choice, at, "at"),
           CHOOSE(delay_choice, choice, "choose", choice_words)),
    .subject = "at",
    .check_order = con_check_at,
    .check_world = check_delay,
    .say = say_delay,
    .choices = delay_choices,
};

const struct order_kind *const con_combat_orders[] = {&con_delay, NULL};

static void say_stake(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    static const char *const said[] = {"stake nothing", "stake the Guard",
                                       "stake the heavy cavalry",
                                       "stake the Guard and the heavy cavalry"};
    const struct stake_order *details = order->details;

    (void)seat;
    buffer_puts(out, said[details->arms]);
    say_at(out, details->at);
    if (details->conditional)
        buffer_printf(out, " if our modifiers are at least %+d ahead",
                      details->lead);
}

/* 10.5.7.1i a lead belongs to the condition */
static bool check_stake(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct stake_order *details = order->details;

    if (details->lead != 0 && !details->conditional)
        return REFUSE(RULE(10_5_7_1i), "a lead belongs to conditional=yes");
    return con_check_at(seat, order, report);
}

const struct order_kind con_stake = {
    ORDER("stake", RULE(10_5_7_1i),
          "whether Guard or heavy cavalry are staked in battle"),
    FIELDS(stake_order, CHOOSE(stake_order, arms, "arms", stake_words),
           MAY(HEX, stake_order, at, "at"),
           MAY(YES, stake_order, conditional, "conditional"),
           MAY(NUMBER, stake_order, lead, "lead")),
    .subject = "at",
    .check_order = check_stake,
    .say = say_stake,
    .initial = &(const struct stake_order){0, STAKE_NONE, false, 0},
    .reveals = "what you would stake in battle",
};

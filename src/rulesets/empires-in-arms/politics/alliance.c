/* P5 and P7: alliances are made by both and broken by one. [base alliance] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/said.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

const struct field eia_with_fields[] = {
    ANY_POWER(with, with, "with", FIELD_REQUIRED), {0}};

/* [base alliance] at war with an ally of the other. */
static bool fights_an_ally(const struct board *board, enum power one,
                           enum power other)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        if (eia_allied(board, other, power) && eia_enemies(board, one, power))
            return true;
    return false;
}

/* [base alliance] no enemy, and no enemy of an ally */
static bool check_ally(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct with *details = order->details;

    if (details->with != NO_POWER && details->with != eia_power(seat->side))
        return true;
    return REFUSE(BASE(alliance), "'%s' is no ally",
                  eia_power_id(details->with));
}

static bool check_friends(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct with *details = order->details;
    enum power power = eia_power(seat->side);

    if (eia_allied(&seat->board, power, details->with))
        return REFUSE(BASE(alliance), "'%s' is your ally already",
                      eia_power_id(details->with));
    if (eia_enemies(&seat->board, power, details->with) ||
        fights_an_ally(&seat->board, power, details->with) ||
        fights_an_ally(&seat->board, details->with, power))
        return REFUSE(
            BASE(alliance),
            "'%s' is an enemy, or one of you fights an ally of the other",
            eia_power_id(details->with));
    return true;
}

static void say_ally(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    buffer_printf(out, "ally with %s, if they say so too",
                  eia_power_name(&seat->board, ORDERED(with, order)->with));
}

static void choose_ally(const struct seat *seat, struct choices *choices)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        choice_offer(seat, choices, &eia_ally, &(const struct with){power},
                     NULL);
}

/* Kept by its step: both must have named each other. */
const struct order_kind eia_ally = {
    ORDER("ally", BASE(alliance), "makes an alliance"),
    DETAILS(with, eia_with_fields),
    .subject = "with",
    .once = true,
    .check_order = check_ally,
    .check_world = check_friends,
    .say = say_ally,
    .choices = choose_ally,
};

/* [base alliance] months since the two were allies */
static int months_since(const struct board *board, enum power one,
                        enum power other)
{
    int last = -1000;

    foreach (const struct alliance, alliance, board->game->alliances)
        if (eia_was_between(alliance, one, other) && alliance->ended > last)
            last = alliance->ended;
    return board->game->turn - last;
}

/* [base points] only a power's first alliance of a quarter, and not with a
 * partner of the last year. */
static void alliance_points(struct play *play, enum power power, int apart)
{
    struct power_state *state = eia_power_state(&play->board, power);
    int quarter = (play->game->turn - 1) / 3 + 1;
    int months = eia_setting_number(play->module, "alliance-again-months");

    if (state->alliance_quarter == quarter || apart < months)
        return;
    state->alliance_quarter = quarter;
    eia_points(play, power, "alliance-made", 1);
}

/* [base alliance] two powers are allies */
static void make(struct play *play, enum power one, enum power other)
{
    int apart = months_since(&play->board, one, other);
    struct alliance *alliance = ADD_TO(play->arena, play->game->alliances);

    alliance->one = one;
    alliance->other = other;
    alliance->since = play->game->turn;
    event_news(TELL_OPEN(play, EVENT_ORDER, BASE(alliance), NULL, NULL,
                         "%s and %s are allies",
                         eia_power_name(&play->board, one),
                         eia_power_name(&play->board, other)),
               NEWS_SMALL);
    alliance_points(play, one, apart);
    alliance_points(play, other, apart);
    journal_close(play->journal);
}

/* [base alliance] P5: what both say */
void eia_alliances_made(struct play *play)
{
    for (enum power one = AUSTRIA; one < POWER_END; one++)
        for (enum power other = (enum power)(one + 1); other < POWER_END;
             other++)
            if (eia_both_say(play, one, other, &eia_ally))
                make(play, one, other);
    eia_unanswered(play, &eia_ally);
}

/* ---- breaking ----------------------------------------------------------- */

/* [base alliance] an ally of one's own */
static bool check_break(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct with *details = order->details;

    if (eia_allied(&seat->board, eia_power(seat->side), details->with))
        return true;
    return REFUSE(BASE(alliance), "'%s' is no ally of yours",
                  eia_power_id(details->with));
}

/* [base alliance] an alliance ends */
void eia_end_alliance(const struct board *board, enum power one,
                      enum power other)
{
    struct alliance *alliance = eia_alliance(board, one, other);

    if (alliance)
        alliance->ended = board->game->turn;
}

/* [base alliance] an alliance is broken, and paid for */
static void carry_out_break(struct play *play, const char *side,
                            const struct order *order)
{
    const struct with *details = order->details;

    eia_end_alliance(&play->board, eia_power(side), details->with);
    TELL_OPEN(play, EVENT_ORDER, BASE(alliance), side, NULL,
              "%s breaks its alliance with %s",
              eia_power_name(&play->board, eia_power(side)),
              eia_power_name(&play->board, details->with));
    eia_points(play, eia_power(side), "alliance-broken", 1);
    journal_close(play->journal);
}

static void say_break(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    buffer_printf(out, "break the alliance with %s",
                  eia_power_name(&seat->board, ORDERED(with, order)->with));
}

static void choose_break(const struct seat *seat, struct choices *choices)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        choice_offer(seat, choices, &eia_break_alliance,
                     &(const struct with){power}, NULL);
}

const struct order_kind eia_break_alliance = {
    ORDER("break-alliance", BASE(alliance), "ends an alliance"),
    DETAILS(with, eia_with_fields),
    .subject = "with",
    .once = true,
    .check_world = check_break,
    .carry_out = carry_out_break,
    .say = say_break,
    .choices = choose_break,
};

/* [base alliance] P7: what one says */
void eia_alliances_broken(struct play *play)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        eia_carry_out_all(play, power, &eia_break_alliance);
}

/* P9: allies move as one, and slots are named. [base combine] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/said.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

/* [base combine] an enemy does not move along */
static bool check_combine(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct with *details = order->details;

    if (details->with == NO_POWER || details->with == eia_power(seat->side))
        return REFUSE(BASE(combine), "'%s' is nobody to move with",
                      eia_power_id(details->with));
    /* An alliance of this very month comes first: it is met when it is
     * carried out. */
    if (eia_enemies(&seat->board, eia_power(seat->side), details->with))
        return REFUSE(BASE(combine), "'%s' is your enemy",
                      eia_power_id(details->with));
    return true;
}

/* [base combine] nor does an enemy of one who does: groups that meet are one,
 * and one side of every combat. */
static bool check_company(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct board *board = &seat->board;

    for (enum power power = AUSTRIA; power < POWER_END; power++)
        for (enum power other = AUSTRIA; other < POWER_END; other++)
            if (eia_combined(board, eia_power(seat->side), power) &&
                eia_combined(board, ORDERED(with, order)->with, other) &&
                eia_enemies(board, power, other))
                return REFUSE(
                    BASE(combine),
                    "'%s' and '%s', who would move with you, are enemies",
                    eia_power_id(power), eia_power_id(other));
    return true;
}

static void say_combine(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    buffer_printf(out, "move with %s this month, if they say so too",
                  eia_power_name(&seat->board, ORDERED(with, order)->with));
}

static void choose_combine(const struct seat *seat, struct choices *choices)
{
    for (enum power power = AUSTRIA; power < POWER_END; power++) {
        const struct with details = {power};

        /* Who is no ally yet may be named, but few would. */
        if (eia_allied(&seat->board, eia_power(seat->side), power))
            choice_offer(seat, choices, &eia_combine, &details, NULL);
    }
}

const struct order_kind eia_combine = {
    ORDER("combine", BASE(combine), "moves with an ally"),
    DETAILS(with, eia_with_fields),
    .subject = "with",
    .once = true,
    .check_order = check_combine,
    .check_world = check_company,
    .say = say_combine,
    .choices = choose_combine,
};

struct slot {
    int place;
};

/* [base combine] who names his place, and which */
static bool check_slot(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct slot *details = order->details;
    enum power power = eia_power(seat->side);

    if (power != GREAT_BRITAIN && power != FRANCE)
        return REFUSE(
            BASE(combine),
            "only Great Britain at sea and France on land name their place");
    if (details->place >= 1 && details->place <= 7)
        return true;
    return REFUSE(BASE(combine), "%d is no place from 1 to 7", details->place);
}

/* [base combine] a power names its place */
static void carry_out_slot(struct play *play, const char *side,
                           const struct order *order)
{
    const struct slot *details = order->details;

    eia_power_state(&play->board, eia_power(side))->slot = details->place;
    TELL(play, EVENT_ORDER, BASE(combine), side, NULL,
         "%s moves in place %d this month",
         eia_power_name(&play->board, eia_power(side)), details->place);
}

static void say_slot(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    (void)seat;
    buffer_printf(out, "move in place %d this month",
                  ORDERED(slot, order)->place);
}

static void choose_slot(const struct seat *seat, struct choices *choices)
{
    for (int place = 1; place <= 7; place++)
        choice_offer(seat, choices, &eia_slot, &(const struct slot){place},
                     NULL);
}

const struct order_kind eia_slot = {
    ORDER("slot", BASE(combine), "names the place in the order"),
    FIELDS(slot, NEEDED(COUNT, slot, place, "n")),
    .once = true,
    .check_order = check_slot,
    .carry_out = carry_out_slot,
    .say = say_slot,
    .choices = choose_slot,
};

static struct combination *group_of(const struct game *game, enum power power)
{
    foreach (struct combination, combination, game->combinations)
        if (eia_has_power(&combination->powers, power))
            return combination;
    return NULL;
}

static void add_to(struct arena *arena, struct combination *group,
                   const char *power)
{
    eia_once(arena, &group->powers, power);
}

/* [base combine] nobody is in two groups: they become one. */
static void merge(struct play *play, struct combination *group,
                  struct combination *other)
{
    struct game *game = play->game;

    foreach_name (id, other->powers)
        add_to(play->arena, group, id);
    LIST_REMOVE(game->combinations, game->combinations_count,
                (size_t)(other - game->combinations));
}

/* [base combine] two powers move as one */
static void join(struct play *play, enum power one, enum power other)
{
    struct game *game = play->game;
    struct combination *group = group_of(game, one);
    struct combination *second = group_of(game, other);

    if (!group)
        group = second;
    if (!group)
        group = ADD_TO(play->arena, game->combinations);
    add_to(play->arena, group, eia_power_id(one));
    add_to(play->arena, group, eia_power_id(other));
    if (second && second != group)
        merge(play, group, second);
    TELL(play, EVENT_ORDER, BASE(combine), NULL, NULL,
         "%s and %s move as one this month", eia_power_name(&play->board, one),
         eia_power_name(&play->board, other));
}

/* [base combine] two allies who have named one another. If the order of the
 * one lapses, that of the other does, for the same reason. */
static void meet(struct play *play, enum power one, enum power other)
{
    const char *side = eia_power_id(other);
    struct order *left = NULL;

    if (eia_both_say(play, one, other, &eia_combine)) {
        join(play, one, other);
        return;
    }
    if (eia_ordered(play, one, &eia_combine, side))
        left = play_order(play, side, &eia_combine, eia_power_id(one), 0);
    if (left)
        play_carry_out(play, side, left);
}

/* [base combine] P9: who names one another, and slots */
void eia_combinations(struct play *play)
{
    for (enum power one = AUSTRIA; one < POWER_END; one++)
        for (enum power other = (enum power)(one + 1); other < POWER_END;
             other++)
            if (eia_allied(&play->board, one, other))
                meet(play, one, other);
    eia_unanswered(play, &eia_combine);
    for (enum power power = AUSTRIA; power < POWER_END; power++)
        eia_carry_out_all(play, power, &eia_slot);
}

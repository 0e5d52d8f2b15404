/* Order of I.b1: one point of cavalry acts as a vedette, or does so no more
 * (4g, [base force]). */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"

enum deed { BEGIN, END };

struct acting_order {
    const char *unit;
    enum deed deed;
};

static const char *const deed_words[] = {"begin", "end", NULL};

/* ---- what it is to act as a vedette ------------------------------------ */

/* 4g all of a party acts as vedettes */
bool con_act_as_vedettes(const struct party *party)
{
    foreach_unit (unit, *party)
        if (!unit->acting_vedette)
            return false;
    return party->units_count > 0;
}

/* 4g back to the force of its leader, if he is there. */
static void end_acting(const struct board *board, struct unit *unit)
{
    const struct leader *leader = con_leader(board, unit->leader);

    unit->acting_vedette = false;
    unit->revealed = false;
    if (!leader || leader->state != ON_MAP || leader->hex != unit->hex ||
        !con_force(board, leader->force))
        return;
    unit->force = leader->force;
    con_default_forces(board);
}

/* 4g who has more than a point acts no more */
void con_outgrow(const struct board *board, struct unit *unit)
{
    if (unit->acting_vedette && !con_one_point(unit))
        end_acting(board, unit);
}

/* 4g who has more than a point acts no more: told */
void con_say_outgrown(struct play *play, const struct unit *unit, bool acted)
{
    if (acted && !unit->acting_vedette)
        con_tell_own(play->journal, EVENT_STATE, RULE(4g),
                     con_side_id(unit->card->side), unit->id,
                     "The %s has %d SP and acts as a vedette no more.",
                     unit->name, unit->sp);
}

/* ---- the order ---------------------------------------------------------- */

/* 4g cavalry of one's own */
static bool check_acting(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct acting_order *details = order->details;
    const struct unit *unit = con_unit(&seat->board, details->unit);

    if (!con_check_own(seat, order, details->unit, report))
        return false;
    if (!unit)
        return REFUSE(RULE(4g), "'%s' is no unit", details->unit);
    if (details->deed == BEGIN && unit->card->arm != CAVALRY)
        return REFUSE(RULE(4g),
                      "'%s' is no cavalry and cannot act as a vedette",
                      unit->id);
    if (details->deed == BEGIN && !unit->card->outpost)
        return REFUSE(
            RULE(4g),
            "'%s' cannot act as a vedette: its card does not say that it may",
            unit->id);
    return true;
}

/* 4g one point of cavalry on the map may begin, who acts may stop */
static bool check_able(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct acting_order *details = order->details;
    const struct unit *unit = con_unit(&seat->board, details->unit);

    if (details->deed == END)
        return unit->acting_vedette ||
               REFUSE(RULE(4g), "'%s' does not act as a vedette", unit->id);
    if (unit->state != ON_MAP)
        return REFUSE(RULE(4g), "'%s' is not on the map", unit->id);
    if (!con_one_point(unit))
        return REFUSE(RULE(4g),
                      "'%s' has %d SP: one point alone acts as a vedette",
                      unit->id, unit->sp);
    return !unit->acting_vedette ||
           REFUSE(RULE(4g), "'%s' acts as a vedette already", unit->id);
}

/* 4g it leaves its force and marches by itself, or acts no more */
static void foresee_acting(const struct seat *seat, const struct order *order)
{
    const struct acting_order *details = order->details;
    struct unit *unit = con_unit(&seat->board, details->unit);

    if (unit->state == ON_MAP && details->deed == BEGIN) {
        unit->acting_vedette = true;
        unit->revealed = false;
        unit->force = NULL;
        con_default_forces(&seat->board);
    } else if (unit->state == ON_MAP) {
        end_acting(&seat->board, unit);
    }
}

static void choices_of_acting(const struct seat *seat, struct choices *choices)
{
    foreach (const struct unit, unit, seat->game->units)
        choice_offer(seat, choices, &con_acting_vedette,
                     &(struct acting_order){unit->id,
                                            unit->acting_vedette ? END : BEGIN},
                     "%d SP", unit->sp);
}

static void say_acting(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct acting_order *details = order->details;

    buffer_printf(out, "the %s acts as a vedette%s",
                  con_unit(&seat->board, details->unit)->card->name,
                  details->deed == BEGIN ? "" : " no more");
}

const struct order_kind con_acting_vedette = {
    ORDER("acting-vedette", RULE(4g), "one point of cavalry acts as a vedette"),
    FIELDS(acting_order, NEEDED(NAME, acting_order, unit, "unit"),
           CHOOSE(acting_order, deed, "deed", deed_words)),
    .subject = "unit",
    .check_order = check_acting,
    .check_world = check_able,
    .foresee = foresee_acting,
    .carry_out = con_carry_out_as_said,
    .choices = choices_of_acting,
    .say = say_acting,
};

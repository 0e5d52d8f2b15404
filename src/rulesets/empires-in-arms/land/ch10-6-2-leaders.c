/* Lb: with whom leaders begin the step, and who stays. 10.6.2 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

struct lead {
    const char *id;
    const char *with; /* corps, or NULL: he stays */
    bool stay;
};

/* ---- whom he may go with ------------------------------------------------ */

/* 10.6.2a the step begins before anybody marches, and before he lands */
static bool has_marched(const struct corps *corps)
{
    return corps->from != NULL || corps->spent > 0;
}

/* ---- the order ---------------------------------------------------------- */

/* 10.6.2a a leader of one's own, and what he does */
static bool check_lead(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct lead *lead = order->details;
    const struct leader *leader = eia_leader(&seat->board, lead->id);

    if (!leader || !eia_own_nation(seat, leader->nation))
        return REFUSE(RULE(10_6_2a), "'%s' is no leader of yours", lead->id);
    if (lead->with && !eia_corps(&seat->board, lead->with))
        return REFUSE(RULE(10_6_2a), "'%s' is no corps", lead->with);
    if ((lead->with != NULL) != lead->stay)
        return true;
    return REFUSE(RULE(10_6_2a),
                  "'%s' either goes with a corps or stays: name the corps, or "
                  "say stay=\"yes\"",
                  lead->id);
}

/* 10.6.2a Leaders move with one corps: any of his area, at the start of the
 * step (ruling 56) */
static bool check_with(const struct seat *seat, const struct order *order,
                       const struct leader *leader, struct report *report)
{
    const struct lead *lead = order->details;
    const struct corps *corps = eia_corps(&seat->board, lead->with);
    const struct corps *own = eia_corps(&seat->board, leader->with);

    if (!eia_is_beside(&seat->board, leader, corps))
        return REFUSE(RULE(10_6_2a),
                      "'%s' is no corps that '%s' can join where he is at %s",
                      lead->with, lead->id,
                      eia_place_name(&seat->board, own->at));
    if (!has_marched(own) && !has_marched(corps))
        return true;
    return REFUSE(RULE(10_6_2a),
                  "'%s' has marched: '%s' goes with another corps only before "
                  "either marches",
                  has_marched(own) ? own->id : corps->id, lead->id);
}

static bool check_leading(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct lead *lead = order->details;
    const struct leader *leader = eia_leader(&seat->board, lead->id);
    const struct corps *own = eia_corps(&seat->board, leader->with);

    if (!eia_may_march(seat, order, report))
        return false;
    if (leader->state != LEADER_ON || !own || !own->at || own->embarked)
        return REFUSE(RULE(10_6_2a), "'%s' is with no corps on land", lead->id);
    if (lead->with)
        return check_with(seat, order, leader, report);
    return !has_marched(own) ||
           REFUSE(RULE(10_6_2a),
                  "'%s' has marched with '%s', and stays with it", own->id,
                  lead->id);
}

/* 10.6.2a with the corps that he begins the step with */
static void go_with(const struct board *board, const struct lead *lead)
{
    struct leader *leader = eia_leader(board, lead->id);

    leader->stays = lead->stay;
    if (lead->with)
        leader->with = eia_corps(board, lead->with)->id;
}

/* 10.6.2a for the marches after it */
static void foresee_lead(const struct seat *seat, const struct order *order)
{
    go_with(&seat->board, order->details);
}

/* 10.6.2a Leaders move with one corps, or stay with one */
static void carry_out_lead(struct play *play, const char *side,
                           const struct order *order)
{
    const struct lead *lead = order->details;
    const char *name = eia_leader_card(play->module, lead->id)->name;
    const struct leader *leader = eia_leader(&play->board, lead->id);
    const struct names *before = NULL;

    go_with(&play->board, lead);
    before = eia_tell_power(play, eia_power(side));
    if (lead->with)
        TELL(play, EVENT_ORDER, RULE(10_6_2a), side, lead->id,
             "%s goes with %s", name, eia_piece_name(&play->board, lead->with));
    else
        TELL(
            play, EVENT_ORDER, RULE(10_6_2a), side, lead->id,
            "%s is told to stay %s", name,
            eia_where(&play->board, eia_corps(&play->board, leader->with)->at));
    eia_told(play, before);
}

static void say_lead(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct lead *lead = order->details;
    const char *name = eia_leader_card(seat->module, lead->id)->name;

    if (lead->with)
        buffer_printf(out, "%s goes with '%s', where it marches", name,
                      lead->with);
    else
        buffer_printf(out,
                      "%s stays where he is; if his corps marches, with the "
                      "first that does not",
                      name);
}

/* With each corps beside his own; he stays if there is one to stay with. In an
 * uncertain view, too, as they stand now. */
static void choose_lead(const struct seat *seat, struct choices *choices)
{
    foreach (const struct leader, leader, seat->game->leaders) {
        const struct names own = {&(const char *){leader->with}, 1};
        const struct lead stay = {leader->id, NULL, true};

        if (leader->state != LEADER_ON ||
            !eia_corps_staying(&seat->board, leader, &own))
            continue;
        foreach (struct corps, corps, seat->game->corps) {
            const struct lead with = {leader->id, corps->id, false};

            if (!same_name(leader->with, with.with) &&
                eia_is_beside(&seat->board, leader, corps))
                choice_offer(seat, choices, &eia_lead, &with, NULL);
        }
        choice_offer(seat, choices, &eia_lead, &stay, NULL);
    }
}

const struct order_kind eia_lead = {
    ORDER("lead", RULE(10_6_2a),
          "puts a leader with another corps of his area before anybody "
          "marches, or tells him to stay"),
    FIELDS(lead, REFER(NAME, lead, id, "id", "leader"),
           MAY_REFER(NAME, lead, with, "with", "corps"),
           MAY(YES, lead, stay, "stay")),
    .subject = "id",
    .once = true,
    .check_order = check_lead,
    .check_world = check_leading,
    .foresee = foresee_lead,
    .carry_out = carry_out_lead,
    .say = say_lead,
    .choices = choose_lead,
};

/* ---- who stays behind --------------------------------------------------- */

/* 10.6c nobody is left alone by the march of his corps */
bool eia_check_staying(const struct board *board, const char *corps,
                       const struct names *marching, const struct place *place,
                       struct report *report)
{
    foreach (const struct leader, leader, board->game->leaders) {
        if (leader->state != LEADER_ON || !leader->stays ||
            !same_name(leader->with, corps) ||
            eia_corps_staying(board, leader, marching))
            continue;
        return refuse(report, place, RULE(10_6c),
                      "'%s' was told to stay, and no corps stays with him at "
                      "%s: let one stay, or let him go",
                      leader->id,
                      eia_place_name(board, eia_corps(board, corps)->at));
    }
    return true;
}

static void tell_stays(struct play *play, const struct leader *leader,
                       const struct corps *corps)
{
    enum power power = eia_player_of(&play->board, leader->nation);
    const struct names *before = eia_tell_power(play, power);

    TELL(play, EVENT_GROUP, RULE(10_6_2a), eia_power_id(power), leader->id,
         "%s stays %s with %s", leader->card->name,
         eia_where(&play->board, corps->at),
         eia_piece_name(&play->board, corps->id));
    eia_told(play, before);
}

/* 10.6.2a who was told to stay is with a corps that does (ruling 57) */
void eia_leave_leaders(struct play *play, const struct board *board,
                       const char *corps, const struct names *marching)
{
    foreach (struct leader, leader, board->game->leaders) {
        const struct corps *other = NULL;

        if (leader->state != LEADER_ON || !leader->stays ||
            !same_name(leader->with, corps))
            continue;
        other = eia_corps_staying(board, leader, marching);
        if (!other)
            continue;
        leader->with = other->id;
        if (play)
            tell_stays(play, leader, other);
    }
}

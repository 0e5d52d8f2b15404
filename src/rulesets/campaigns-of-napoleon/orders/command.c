/* The order of I.b3: command. */
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"

struct command_order {
    const char *force;
};

/* [base dispatch] supply and a messenger reach the force */
static bool check_reach(const struct seat *seat, const struct order *order,
                        const struct force *force, struct report *report)
{
    if (con_force_besieged(&seat->board, force))
        return REFUSE(BASE(siege), "'%s' is besieged: no command reaches him",
                      force->id);
    if (force->forage || !con_supplied(&seat->board, force))
        return REFUSE(BASE(supply),
                      "'%s' is not in supply: no command can be bought",
                      force->id);
    return con_dispatched(&seat->board, force) ||
           REFUSE(BASE(dispatch),
                  "no messenger reaches '%s' within %d movement points of his "
                  "commander or the center",
                  force->id, seat->module->dispatch_mp);
}

/* [base ap] a command that may be bought */
static bool check_command(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct force *force = con_check_force(seat, order, report);
    struct party party;

    if (!force)
        return false;
    party = con_party_of_force(&seat->board, force);
    if (con_act_as_vedettes(&party))
        return REFUSE(RULE(4g), "'%s' acts as a vedette: it needs no command",
                      force->id);
    if (seat->game->turn < force->of->activation)
        return REFUSE(BASE(activation),
                      "the %s buys no commands before game turn %d",
                      force->of->name, force->of->activation);
    if (force->commanded == COMMAND_PAID)
        return REFUSE(BASE(ap), "'%s' has his command already", force->id);
    if (con_pool(&seat->board, force->army)->ap < COMMAND_COST)
        return REFUSE(BASE(ap), "the %s has no administrative points left",
                      force->of->name);
    return check_reach(seat, order, force, report);
}

/* [base ap] a command costs a point */
static void foresee_command(const struct seat *seat, const struct order *order)
{
    const struct command_order *details = order->details;
    struct force *force = con_force(&seat->board, details->force);

    force->commanded = COMMAND_PAID;
    con_pool(&seat->board, force->army)->ap -= COMMAND_COST;
}

/* [base ap] I.b3: a force is commanded */
static void carry_out_command(struct play *play, const char *side,
                              const struct order *order)
{
    const struct command_order *details = order->details;
    const struct force *force = con_force(&play->board, details->force);

    con_deed(play, side, order);
    con_tell_own(play->journal, EVENT_ORDER, BASE(ap), side, force->id,
                 "%s receives his orders; to the %s is left: %s.",
                 con_force_name(&play->board, force), force->of->name,
                 arena_counted(play->arena,
                               con_pool(&play->board, force->army)->ap,
                               "administrative point"));
}

static void say_command(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct command_order *details = order->details;
    const struct force *force = con_force(&seat->board, details->force);

    buffer_printf(
        out, "%s gets a command %sfor 1 administrative point",
        force ? con_force_name(&seat->board, force) : details->force,
        option_is(seat->options, "admin-march", "on") ? "for two days " : "");
    if (force)
        buffer_printf(out, "; %d left",
                      con_pool(&seat->board, force->army)->ap - COMMAND_COST);
}

static void choices_of_command(const struct seat *seat, struct choices *choices)
{
    foreach (const struct force, force, seat->game->forces)
        choice_offer(seat, choices, &con_command,
                     &(struct command_order){force->id}, "%s",
                     con_force_name(&seat->board, force));
}

const struct order_kind con_command = {
    ORDER("command", BASE(ap), "a force is given its orders for the day"),
    FIELDS(command_order, NEEDED(NAME, command_order, force, "force")),
    .subject = "force",
    .check_order = con_check_subject,
    .check_world = check_command,
    .foresee = foresee_command,
    .carry_out = carry_out_command,
    .say = say_command,
    .choices = choices_of_command,
    .ahead = true,
};

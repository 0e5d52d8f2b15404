/* The order of I.b2: forage. Who lives on the land. */
#include "rulesets/campaigns-of-napoleon/orders/orders.h"

struct forage_order {
    const char *force;
};

/* [base forage] he leads a force */
static bool check_leads(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    return con_check_force(seat, order, report);
}

/* [base forage] foraging, for the orders after it */
static void foresee_forage(const struct seat *seat, const struct order *order)
{
    const struct forage_order *details = order->details;

    con_force(&seat->board, details->force)->forage = true;
}

/* [base forage] a force lives on the land */
static void note_forage(struct play *play, struct force *force, const char *why)
{
    force->forage = true;
    con_tell_own(play->journal, EVENT_STATE, BASE(forage),
                 con_side_id(force->of->side), force->id,
                 "%s lives on the land today%s.",
                 con_force_name(&play->board, force), why);
}

/* [base forage] I.b2: a force lives on the land */
static void carry_out_forage(struct play *play, const char *side,
                             const struct order *order)
{
    const struct forage_order *details = order->details;

    (void)side;
    note_forage(play, con_force(&play->board, details->force), "");
}

/* [base supply] whom no supply reaches forages */
void con_forage_unsupplied(struct play *play)
{
    foreach (struct force, force, play->game->forces)
        if (!force->forage && !con_supplied(&play->board, force))
            note_forage(play, force, ": no supply reaches it");
}

static void say_forage(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct forage_order *details = order->details;
    const struct force *force = con_force(&seat->board, details->force);

    buffer_printf(out,
                  "%s lives on the land: no command, the worst column of "
                  "attrition, a wrong guess of %s",
                  force ? con_force_name(&seat->board, force) : details->force,
                  option_is(seat->options, "foraging-group", "any")
                      ? "its group"
                      : "a group that it is half of");
}

static void choices_of_forage(const struct seat *seat, struct choices *choices)
{
    foreach (const struct force, force, seat->game->forces)
        if (!force->forage)
            choice_offer(seat, choices, &con_forage,
                         &(struct forage_order){force->id}, "%s%s",
                         con_force_name(&seat->board, force),
                         con_supplied(&seat->board, force)
                             ? ""
                             : ", whom no supply reaches anyway");
}

const struct order_kind con_forage = {
    ORDER("forage", BASE(forage), "a force lives on the land"),
    FIELDS(forage_order, NEEDED(NAME, forage_order, force, "force")),
    .subject = "force",
    .check_order = con_check_subject,
    .check_world = check_leads,
    .foresee = foresee_forage,
    .carry_out = carry_out_forage,
    .say = say_forage,
    .choices = choices_of_forage,
};

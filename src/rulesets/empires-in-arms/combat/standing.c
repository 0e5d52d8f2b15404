/* Standing orders for what happens inside combats. */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* ---- losses: [base losses] -------------------------------------------- */

/* [base losses] kinds of factors */
static bool check_losses(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    bool fine = true;

    (void)seat;
    foreach_name (word, ORDERED(losses, order)->order)
        if (eia_troop(word) == TROOP_COUNT)
            fine = REFUSE(BASE(losses), "'%s' is no kind of factors", word);
    return fine;
}

static void say_loss_order(const struct seat *seat, const struct order *order,
                           struct buffer *out)
{
    const struct losses *details = order->details;

    buffer_printf(out, "lose first %s",
                  details->order.count
                      ? names_text(&details->order, ", then ", seat->arena)
                      : "militia, then infantry; guard last");
}

/* The default, and regulars before militia. */
static void choose_losses(const struct seat *seat, struct choices *choices)
{
    struct losses details = {{NULL, 0}};

    choice_offer(seat, choices, &eia_losses, &details,
                 "militia first, guard last");
    names_add(choices->arena, &details.order, "infantry");
    choice_offer(seat, choices, &eia_losses, &details, NULL);
}

const struct order_kind eia_losses = {
    ORDER("losses", BASE(losses), "which factors are lost first"),
    FIELDS(losses, NEEDED(NAMES, losses, order, "order")),
    .check_order = check_losses,
    .say = say_loss_order,
    .choices = choose_losses,
    .initial = &(const struct losses){{NULL, 0}}};

/* ---- captor: 10.6.3a, 10.6.3b ----------------------------------------- */

/* Step 3: points, attempts, orders bought. [base command] */
#include "rulesets/grande-armee/command/command.h"
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"

/* ---- points -------------------------------------------------------------- */

static void give_points(struct play *play, struct leader *leader)
{
    bool loc;
    struct event *event;

    if (leader->state != ON_MAP || gra_must_activate(leader) ||
        leader->card->points == 0)
        return;
    leader->points = gra_command_points(&play->board, leader);
    loc = gra_has_loc(&play->board, leader);
    event = journal_tell(
        play->journal, EVENT_STATE, BASE(points), gra_side_words[leader->side],
        leader->id, "%s has %d points of command%s.", leader->name,
        leader->points, loc ? "" : ", half of his: he has no communications");
    event_number(event, leader->points);
    if (!loc)
        event_cites(play->journal, event, BASE(loc));
    if (!loc && leader->card->nation->loc.count > 0)
        event_cites(play->journal, event, RULE(19_4a));
}

void gra_mark_astray(const struct board *board, const struct leader *leader)
{
    foreach (struct unit, unit, board->game->units) {
        if (leader && unit->leader != leader)
            continue;
        unit->astray = unit->state == ON_MAP && unit->leader &&
                       !gra_is_detachment(unit) &&
                       !gra_is_train(unit->card->type) &&
                       !gra_commands(board, unit->leader, unit);
    }
}

/* Who is in command is settled for the whole turn. */
static void settle(struct play *play)
{
    foreach (struct leader, leader, play->game->leaders)
        leader->in_command = gra_in_command(&play->board, leader);
    gra_mark_astray(&play->board, NULL);
}

/* ---- buying -------------------------------------------------------------- */

/* Who pays for it now, or NULL. [ruling 61] */
static struct leader *payer_of(const struct purchase *purchase)
{
    struct leader *self = purchase->self, *above = purchase->above;
    int payer = purchase->given->payer;

    if (self && (payer != BY_SUPERIOR || !gra_must_activate(self)) &&
        (self->activated || !gra_must_activate(self)) &&
        self->points >= purchase->price)
        return self;
    if (above && payer != BY_SELF && above->points >= purchase->price)
        return above;
    return NULL;
}

static const char *name_of(const struct purchase *purchase)
{
    return purchase->leader ? purchase->leader->name : purchase->unit->name;
}

/* small-print: what was not bought is told, and lapses */
static void tell_unbought(struct play *play, const struct purchase *purchase)
{
    int side = purchase->leader ? purchase->leader->side : purchase->unit->side;

    journal_tell(play->journal, EVENT_LAPSE,
                 purchase->above || purchase->given->payer == BY_SELF
                     ? BASE(command)
                     : BASE(in_command),
                 gra_side_words[side], purchase->given->who,
                 "Nobody pays the %d points of the order for %s: %s.",
                 purchase->price, name_of(purchase),
                 purchase->above ? "not so many are left"
                                 : "he is out of command, and does not act by "
                                   "himself");
}

void gra_buy(struct play *play, const struct purchase *purchase)
{
    const struct command_wish *given = purchase->given;
    struct leader *payer = payer_of(purchase);

    if (!payer && purchase->price > 0) {
        tell_unbought(play, purchase);
        return;
    }
    if (payer)
        payer->points -= purchase->price;
    gra_give_command(purchase);
    journal_tell(play->journal, EVENT_ORDER, BASE(command),
                 gra_side_words[purchase->leader ? purchase->leader->side
                                                 : purchase->unit->side],
                 given->who, "%s: %s%s, for %s%s%s.", name_of(purchase),
                 gra_order_words[given->order],
                 given->march == SINGLE_MARCH   ? " by a single forced march"
                 : given->march == DOUBLE_MARCH ? " by a double forced march"
                                                : "",
                 arena_counted(play->arena, purchase->price, "point"),
                 payer ? " of " : "", payer ? payer->name : "");
}

/* ---- the step ------------------------------------------------------------ */

static int place_of(const struct order *order)
{
    const struct command_wish *given = order->details;

    return given->priority ? given->priority : 1000;
}

/* The lowest priority first, of equals the order of the file. */
static struct order **by_priority(struct play *play, int side, size_t *count)
{
    struct section *section = play_section(play, gra_side_words[side], 1);
    struct order **orders = NULL;

    *count = 0;
    for (size_t i = 0; section && i < section->count; i++)
        if (section->orders[i].kind == &gra_command &&
            !section->orders[i].served)
            *(struct order **)LIST_ADD(play->arena, orders, *count) =
                &section->orders[i];
    for (size_t i = 1; i < *count; i++)
        for (size_t j = i;
             j > 0 && place_of(orders[j]) < place_of(orders[j - 1]); j--) {
            struct order *swapped = orders[j];

            orders[j] = orders[j - 1];
            orders[j - 1] = swapped;
        }
    return orders;
}

static void command_side(struct play *play, int side)
{
    size_t count;
    struct order **orders = by_priority(play, side, &count);

    gra_activate(play, side, orders, count);
    for (size_t i = 0; i < count; i++)
        play_carry_out(play, gra_side_words[side], orders[i]);
}

void gra_command_step(struct play *play)
{
    foreach (struct leader, leader, play->game->leaders)
        give_points(play, leader);
    settle(play);
    command_side(play, play->module->first_player);
    command_side(play, gra_enemy(play->module->first_player));
}

/* Corps leaders who act by themselves. [base self-activation] */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/command/command.h"
#include "rulesets/grande-armee/module/rules.h"

int gra_initiative_of(const struct board *board, struct leader *leader)
{
    struct officer officer;

    return gra_leads_corps(board, leader, &officer) ? officer.initiative : 0;
}

/* [base self-activation] 1 always succeeds; without a line of communications
 * the die counts more */
static bool try_once(struct play *play, struct leader *leader,
                     const char *which)
{
    const struct days *days = &play->module->days;
    int initiative = gra_initiative_of(&play->board, leader);
    bool loc = gra_has_loc(&play->board, leader);
    int die = gra_die(play, BASE(self_activation), "die", which, 6);
    bool done = die <= days->natural_success ||
                die + (loc ? 0 : days->no_loc_die) <= initiative;

    event_cites(play->journal,
                journal_tell(play->journal, EVENT_TABLE, BASE(self_activation),
                             gra_side_words[leader->side], leader->id,
                             "%s, initiative %d%s: %s.", leader->name,
                             initiative,
                             loc ? "" : " and without communications",
                             done ? "he acts by himself, and has points of "
                                    "his own"
                                  : "he does not act by himself"),
                loc ? BASE(self_activation) : BASE(loc));
    return done;
}

/* The staff leader of the side with its supreme leader, or NULL. */
static const struct leader *staff_of(const struct board *board, int side)
{
    foreach (const struct leader, staff, board->game->leaders) {
        if (staff->side != side || staff->state != ON_MAP ||
            staff->card->rank != STAFF)
            continue;
        for (struct leader *with = gra_first_leader(board, staff->hex, side);
             with; with = gra_next_leader(with))
            if (with->card->rank == SUPREME)
                return staff;
    }
    return NULL;
}

/* 6.22 his own points he has by this alone */
static void succeed(struct play *play, struct leader *leader)
{
    leader->activated = true;
    leader->points = play->module->days.corps_points;
    event_number(journal_tell(play->journal, EVENT_STATE, RULE(6_22),
                              gra_side_words[leader->side], leader->id,
                              "%s has %d points of command.", leader->name,
                              leader->points),
                 leader->points);
}

/* [base self-activation] with the staff leader beside the supreme leader the
 * first attempt that fails is made again */
static void attempt(struct play *play, struct leader *leader, bool *again)
{
    const struct leader *staff = staff_of(&play->board, leader->side);
    bool done = try_once(play, leader, leader->id);

    if (!done && staff && *again) {
        *again = false;
        journal_tell(play->journal, EVENT_NOTE, BASE(self_activation),
                     gra_side_words[leader->side], staff->id,
                     "%s has the order sent again.", staff->name);
        done = try_once(play, leader,
                        arena_text(play->arena, "%s-again", leader->id));
    }
    if (done)
        succeed(play, leader);
}

static bool is_tried(const struct names *tried, const struct purchase *purchase)
{
    return purchase->price == 0 || purchase->given->payer == BY_SUPERIOR ||
           !purchase->self || !gra_must_activate(purchase->self) ||
           names_contain(tried, purchase->self->id);
}

void gra_activate(struct play *play, int side, struct order *const *orders,
                  size_t count)
{
    const struct seat seat = play_seat(play, gra_side_words[side]);
    struct names tried = {NULL, 0};
    bool again = true;

    for (size_t i = 0; i < count; i++) {
        struct purchase purchase;

        if (!order_fits(&seat, orders[i]->kind, orders[i]->details) ||
            !gra_purchase(&play->board, orders[i]->details, &purchase) ||
            is_tried(&tried, &purchase))
            continue;
        names_add(play->arena, &tried, purchase.self->id);
        attempt(play, purchase.self, &again);
    }
}

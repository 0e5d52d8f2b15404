/* Chapter 8: demoralized forces recover, in phase IV. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"

#include <string.h>

enum { MOST_EXTRA = 3 };

struct rally_order {
    const char *force;
    int extra; /* points beyond the basic one */
};

/* 8e a supply source of the army */
static bool is_source(const struct board *board, const char *army, int hex)
{
    foreach (const struct supply_point, supply, board->module->supplies)
        if (supply->kind == SUPPLY_SOURCE && supply->hex == hex &&
            strcmp(supply->army, army) == 0)
            return true;
    return false;
}

/* 8e free on a center of operations, a supply source, a fortified town */
static bool is_free(const struct board *board, const struct force *force)
{
    const struct party party = con_party_of_force(board, force);
    int center = con_army(board, force->army)->center;

    foreach_unit (unit, party)
        if (unit->hex == center || con_fortified(board, unit->hex) ||
            is_source(board, force->army, unit->hex))
            return true;
    return false;
}

/* 8e points of a recovery check */
static int cost_of(const struct board *board, const struct force *force,
                   int extra)
{
    return (is_free(board, force) ? 0 : 1) + extra;
}

/* 8c, 8e a demoralized force, and points for it */
static bool check_here(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct rally_order *details = order->details;
    const struct force *force = con_check_force(seat, order, report);
    struct party party;
    int cost, ap;

    if (!force)
        return false;
    party = con_party_of_force(&seat->board, force);
    if (!con_party_is_demoralized(&party))
        return REFUSE(RULE(8c), "'%s' is not demoralized", force->id);
    cost = cost_of(&seat->board, force, details->extra);
    ap = con_pool(&seat->board, force->army)->ap;
    return cost <= ap ||
           REFUSE(RULE(8e), "the check takes %s, there are %d",
                  arena_counted(seat->arena, cost, "administrative point"), ap);
}

/* 8a, 8e the rules are on, and extra points are few */
static bool check_rally(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct rally_order *details = order->details;

    if (!con_check_own(seat, order, details->force, report))
        return false;
    if (option_is(seat->options, "morale", "off"))
        return REFUSE(RULE(8a), "the morale rules are switched off");
    if (details->extra > MOST_EXTRA)
        return REFUSE(RULE(8e), "at most %d points beyond the basic one",
                      MOST_EXTRA);
    return true;
}

/* 8e points spent, for the orders after it */
static void foresee_rally(const struct seat *seat, const struct order *order)
{
    const struct rally_order *details = order->details;
    const struct force *force = con_force(&seat->board, details->force);

    con_pool(&seat->board, force->army)->ap -=
        cost_of(&seat->board, force, details->extra);
}

/* ---- the roll ------------------------------------------------------------ */

/* table.morale a modifier of the check */
static int modifier(struct play *play, enum side side, int value,
                    const char *why)
{
    struct event *event = NULL;

    if (value == 0)
        return 0;
    event = journal_add(play->journal, EVENT_MODIFIER, RULE(table_morale), "%s",
                        why);
    event_number(con_for_its_own(play->journal, event, side), value);
    return value;
}

/* table.morale */
static int modifiers(struct play *play, const struct party *party,
                     const struct leader_card *leader, int extra)
{
    return modifier(play, party->side, leader && leader->star ? -1 : 0,
                    "the leader's tactical bonus") +
           modifier(play, party->side, -extra, "administrative points spent") +
           modifier(play, party->side,
                    con_party_in_zone(&play->board, party) ? 1 : 0,
                    "in an enemy zone of control");
}

/* 8f at most the leader's initiative; 1 always succeeds, 6 never */
static bool rolled(struct play *play, const struct force *force,
                   const struct party *party, int extra)
{
    const struct leader *leader = con_leader(&play->board, force->leader);
    int initiative = con_initiative_of(&play->board, force->leader);
    int sum = modifiers(play, party, leader ? leader->card : NULL, extra);
    struct event *event = NULL;
    int face = con_die(play, RULE(8f), "rally", force->id, party->side, &event);
    bool passed = con_passes(face, sum, initiative);

    event_number(event, face + sum);
    event->text = arena_text(
        play->arena, "Die %d, with modifiers %d, against initiative %d: %s.",
        face, face + sum, initiative, passed ? "passed" : "failed");
    return passed;
}

/* 8f the troops are themselves again */
static void recover(struct play *play, const struct force *force,
                    const struct party *party)
{
    foreach_unit (unit, *party)
        unit->demoralized = false;
    event_outside(journal_tell(play->journal, EVENT_STATE, RULE(8f),
                               con_side_id(party->side), force->id,
                               "The troops of %s are themselves again.",
                               con_force_name(&play->board, force)),
                  "The demoralized troops are themselves again.");
}

/* 8e, 8f a force tries to recover */
static void carry_out_rally(struct play *play, const char *side,
                            const struct order *order)
{
    const struct rally_order *details = order->details;
    const struct force *force = con_force(&play->board, details->force);
    const struct party party = con_party_of_force(&play->board, force);
    int cost = cost_of(&play->board, force, details->extra);

    con_deed(play, side, order);
    event_outside(journal_tell_open(
                      play->journal, EVENT_ORDER, RULE(8e), side, force->id,
                      "%s tries to rally his troops for %s.",
                      con_force_name(&play->board, force),
                      arena_counted(play->arena, cost, "administrative point")),
                  arena_text(play->arena,
                             "%s tries to rally its demoralized troops.",
                             con_some_force(party.side)));
    if (con_party_is_guard(&party))
        con_for_its_own(
            play->journal,
            journal_add(play->journal, EVENT_NOTE, RULE(table_morale),
                        "Most of them are Guard: no die is needed."),
            party.side);
    if (con_party_is_guard(&party) ||
        rolled(play, force, &party, details->extra))
        recover(play, force, &party);
    journal_close(play->journal);
}

static void say_rally(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct rally_order *details = order->details;

    buffer_printf(out, "'%s' tries to recover, with %s beyond the basic cost",
                  details->force,
                  arena_counted(seat->arena, details->extra, "point"));
}

static void choices_of_rally(const struct seat *seat, struct choices *choices)
{
    foreach (const struct force, force, seat->game->forces) {
        const struct party party = con_party_of_force(&seat->board, force);

        /* In an uncertain view too, those who are demoralized now. */
        if (con_party_is_demoralized(&party))
            choice_offer(seat, choices, &con_rally,
                         &(struct rally_order){force->id, 0}, "%d AP",
                         cost_of(&seat->board, force, 0));
    }
}

const struct order_kind con_rally = {
    ORDER("rally", RULE(8e), "a demoralized force tries to recover"),
    FIELDS(rally_order, NEEDED(NAME, rally_order, force, "force"),
           MAY(COUNT, rally_order, extra, "extra-ap")),
    .subject = "force",
    .check_order = check_rally,
    .check_world = check_here,
    .foresee = foresee_rally,
    .carry_out = carry_out_rally,
    .say = say_rally,
    .choices = choices_of_rally,
};

/* The order of I.b2: force. Who marches together. */
#include "rulesets/campaigns-of-napoleon/orders/orders.h"

#include <string.h>

struct force_order {
    const char *leader;
    struct names members;
};

/* ---- the members an order names ------------------------------------------ */

/* Is the leader under the other by the chain of the cards? */
static bool card_under(const struct board *board, const struct leader *low,
                       const struct leader *high)
{
    for (int steps = 0; low && steps < 8; steps++) {
        if (low == high)
            return true;
        low = con_leader(board, low->card->superior);
    }
    return false;
}

/* [base force] a leader comes along who is named, or with nobody named all that
 * are under the other by the chain of the cards */
static bool leader_comes(const struct board *board,
                         const struct force_order *details,
                         const struct leader *leader)
{
    const struct leader *head = con_leader(board, details->leader);

    if (leader->state != ON_MAP || !con_near(board, head->hex, leader->hex))
        return false;
    if (leader == head || names_contain(&details->members, leader->id))
        return true;
    return details->members.count == 0 && card_under(board, leader, head);
}

/* [base force] a unit comes along when it is named, or when its leader
 * comes. */
static bool unit_comes(const struct board *board,
                       const struct force_order *details,
                       const struct unit *unit)
{
    const struct leader *head = con_leader(board, details->leader);
    const struct leader *own = con_leader(board, unit->leader);

    return !unit->acting_vedette && con_near(board, head->hex, unit->hex) &&
           (names_contain(&details->members, unit->id) ||
            (own && leader_comes(board, details, own)));
}

/* [base force] whom an order puts together */
static struct party members_of(const struct board *board,
                               const struct force_order *details)
{
    const struct leader *head = con_leader(board, details->leader);
    struct party party = {.side = head->card->side};

    foreach_piece (struct unit, unit, board->game->units, ANY_SIDE)
        if (unit_comes(board, details, unit))
            con_party_add(board->arena, &party, &unit->counter);
    foreach_piece (struct leader, leader, board->game->leaders, ANY_SIDE)
        if (leader_comes(board, details, leader))
            con_party_add(board->arena, &party, &leader->counter);
    return party;
}

/* ---- check --------------------------------------------------------------- */

/* [base force] pieces of one army */
static bool check_member(const struct seat *seat, const struct order *order,
                         const char *id, struct report *report)
{
    const struct force_order *details = order->details;
    const struct leader *head = con_leader(&seat->board, details->leader);

    return con_check_own(seat, order, id, report) &&
           (con_army_of(&seat->board, id) == head->of ||
            REFUSE(BASE(force), "'%s' is of another army than '%s'", id,
                   details->leader));
}

/* [base force] pieces near the leader; 4g */
static bool check_near(const struct seat *seat, const struct order *order,
                       const char *id, struct report *report)
{
    const struct force_order *details = order->details;
    const struct leader *head = con_leader(&seat->board, details->leader);
    const struct leader *leader = con_leader(&seat->board, id);
    const struct unit *unit = con_unit(&seat->board, id);
    int hex = leader ? leader->hex : unit ? unit->hex : 0;

    if (!con_near(&seat->board, head->hex, hex))
        return REFUSE(BASE(force),
                      "'%s' stands neither with '%s' nor next to him", id,
                      details->leader);
    if (unit && unit->acting_vedette)
        return REFUSE(RULE(4g), "'%s' acts as a vedette and marches by itself",
                      id);
    return true;
}

/* [base command] whoever comes without his own leader is led by the head of the
 * force; of a lost leader see ruling 85 */
static void take_strays(const struct board *board,
                        const struct force_order *details,
                        const struct party *party)
{
    foreach_unit (unit, *party) {
        const struct leader *own = con_leader(board, unit->leader);

        if (own && own->state == ON_MAP && !leader_comes(board, details, own))
            unit->leader = con_leader(board, details->leader)->id;
    }
}

/* [base command] the spans of the force as it would be */
static bool check_span(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct force_order *details = order->details;
    /* The test needs the force as it would be: on a copy of the game. */
    struct game *game = con_copy(seat->game, seat->module, seat->arena);
    const struct board board = {game, seat->module, seat->options, seat->arena};
    struct party party = members_of(&board, details);
    const struct leader *head = con_leader(&board, details->leader);
    const struct leader *overloaded = NULL;
    int load = 0;

    con_force_make(&board, head->id, head->card->army)->leader = head->id;
    foreach_unit (unit, party) {
        const struct leader *own = con_leader(&board, unit->leader);

        if (own && own->state == ON_MAP &&
            !leader_comes(&board, details, own) && !con_may_lead(head, unit))
            return REFUSE(BASE(command), "'%s' leads cavalry alone, not '%s'",
                          head->id, unit->id);
    }
    take_strays(&board, details, &party);
    foreach_leader (leader, party) {
        leader->force = head->id;
        if (con_outranks(leader->card, head->card))
            return REFUSE(BASE(leader), "'%s' outranks '%s'", leader->id,
                          head->id);
    }
    overloaded = con_overloaded(&board, &party, &load);
    return !overloaded ||
           REFUSE(BASE(command), "'%s' would command %d%s with a span of %d",
                  overloaded->id, load / 2, load % 2 ? " 1/2" : "",
                  overloaded->card->span);
}

/* 9.1b out of the group in whose hex it stands */
static bool is_left_out(const struct board *board, const struct counter *one)
{
    foreach (const struct group, group, board->game->groups)
        if ((int)group->side == one->side &&
            con_is_apart(group, one->force, one->hex))
            return true;
    return false;
}

static const char *joins(const struct board *board, const struct counter *one)
{
    const struct force *force = con_force(board, one->force);

    return force ? force->joins : NULL;
}

/* 9.2j, 9.1b no order makes others share in a roll, or leave a group */
static bool check_alike(const struct seat *seat, const struct order *order,
                        const struct counter *one, const struct counter *other,
                        struct report *report)
{
    const char *mine = joins(&seat->board, one);
    const char *his = joins(&seat->board, other);

    if ((mine || his) && !same_name(mine, his))
        return REFUSE(RULE(9_2j),
                      "of '%s' and '%s' one has marched to the guns: they are "
                      "no force together before phase VI",
                      one->id, other->id);
    return one->hex != other->hex ||
           is_left_out(&seat->board, one) == is_left_out(&seat->board, other) ||
           REFUSE(RULE(9_1b),
                  "of '%s' and '%s' one is out of the combat group at %04d: "
                  "they are no force together before phase VI",
                  one->id, other->id, one->hex);
}

/* Units and leaders, the head among them, each with each. */
static bool check_all_alike(const struct seat *seat, const struct order *order,
                            struct report *report)
{
    const struct party party = members_of(&seat->board, order->details);
    struct counter **all = NULL;
    size_t count = 0;

    foreach_unit (unit, party)
        *(struct counter **)LIST_ADD(seat->arena, all, count) = &unit->counter;
    foreach_leader (leader, party)
        *(struct counter **)LIST_ADD(seat->arena, all, count) =
            &leader->counter;
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < i; j++)
            if (!check_alike(seat, order, all[j], all[i], report))
                return false;
    return true;
}

/* [base force] a leader and members of one's own */
static bool check_force(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct force_order *details = order->details;
    bool fine = true;

    if (!con_check_own(seat, order, details->leader, report))
        return false;
    if (!con_leader(&seat->board, details->leader))
        return REFUSE(BASE(force), "'%s' is no leader", details->leader);
    foreach_name (name, details->members)
        fine = check_member(seat, order, name, report) && fine;
    return fine;
}

/* [base force] a force that can be formed now */
static bool check_force_here(const struct seat *seat, const struct order *order,
                             struct report *report)
{
    const struct force_order *details = order->details;
    bool fine = true;

    foreach_name (name, details->members)
        fine = check_near(seat, order, name, report) && fine;
    if (!fine)
        return false;
    if (con_leader(&seat->board, details->leader)->state != ON_MAP)
        return REFUSE(BASE(force), "'%s' is not on the map", details->leader);
    return check_all_alike(seat, order, report) &&
           check_span(seat, order, report);
}

/* ---- make it ------------------------------------------------------------- */

/* [base force] a force is formed; 3.1e */
static void foresee_force(const struct seat *seat, const struct order *order)
{
    const struct board *board = &seat->board;
    const struct force_order *details = order->details;
    /* 3.1e made in phase V, none of them is a fresh force. */
    const struct done_today *done =
        board->game->groups_made ? con_done_today(board) : NULL;
    struct party party = members_of(board, details);
    const struct leader *head = con_leader(board, details->leader);
    struct force *force = con_force_make(board, head->id, head->of->id);

    take_strays(board, details, &party);
    force->leader = head->id;
    force->ordered = true;
    /* Whoever was in it and is not named stays behind. */
    foreach_counter (one, board->game)
        if (same_name(one->force, force->id))
            one->force = NULL;
    foreach_unit (unit, party)
        unit->force = force->id;
    foreach_leader (leader, party)
        leader->force = force->id;
    con_default_forces(board);
    if (done)
        con_keep_done(board, done);
}

/* "Ney forms a force of 43 SP in 7 units with Reille" */
static void say_force(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct force_order *details = order->details;
    const struct party party = members_of(&seat->board, details);
    const char *before = " with ";

    buffer_printf(out, "%s forms a force of %d SP in %s",
                  con_leader_name(&seat->board, details->leader),
                  con_party_sp(&party),
                  arena_counted(seat->arena, (int)party.units_count, "unit"));
    foreach_leader (leader, party) {
        if (same_name(leader->id, details->leader))
            continue;
        buffer_printf(out, "%s%s", before, leader->name);
        before = ", ";
    }
}

static void choices_of_force(const struct seat *seat, struct choices *choices)
{
    /* In an uncertain view too, those who are on the map now. */
    foreach_piece (const struct leader, leader, seat->game->leaders, ANY_SIDE)
        choice_offer(seat, choices, &con_force_order,
                     &(struct force_order){.leader = leader->id},
                     "as the army has it");
}

const struct order_kind con_force_order = {
    ORDER("force", BASE(force),
          "a leader takes these units and leaders under him"),
    FIELDS(force_order, NEEDED(NAME, force_order, leader, "leader"),
           MAY(NAMES, force_order, members, "members")),
    .subject = "leader",
    .check_order = check_force,
    .check_world = check_force_here,
    .foresee = foresee_force,
    .carry_out = con_carry_out_as_said,
    .say = say_force,
    .choices = choices_of_force,
};

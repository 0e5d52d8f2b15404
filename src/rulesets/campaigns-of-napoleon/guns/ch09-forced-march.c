/* Chapter 9.1: ordinary forced marches. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

/* [base initiative-test], lowered by the points of the order */
static bool tested(struct play *play, const struct force *force, int extra)
{
    const struct initiative_test test =
        con_test_initiative(play, force, "v", extra);

    event_number(test.event, test.total)->text = arena_text(
        play->arena,
        "%s drives his men on: die %d, %d against initiative %d: %s.",
        con_force_name(&play->board, force), test.face, test.total, test.needed,
        test.passed ? "they march" : "they can no more");
    return test.passed;
}

/* 9.1a in a hex of another group he is not of it (ruling 59) */
static void keep_apart(const struct board *board, const char *id,
                       const char *left)
{
    const struct force *force = con_force(board, id);
    int hex = con_force_hex(board, force);
    struct group *group =
        hex ? con_group_at(board, force->of->side, hex) : NULL;

    if (group && !same_name(group->id, left))
        con_set_apart(board, group, id, hex);
}

/* 9.1a beside a friendly group he has declined to join it, for today (ruling
 * 59) */
static void stay_out(struct play *play, const char *id)
{
    struct force *force = con_force(&play->board, id);
    int hex = con_force_hex(&play->board, force);
    struct group *group = NULL;
    enum side side = FRENCH;

    if (!hex || con_group_of(&play->board, force, hex))
        return;
    side = force->of->side;
    if (con_joinable(&play->board, side, hex, &group, 1) == 0)
        return;
    force->declined_group = true;
    event_at(con_tell_own(play->journal, EVENT_STATE, RULE(9_1a),
                          con_side_id(side), NULL,
                          "%s stays out of the combat at %s.",
                          con_force_name(&play->board, force),
                          con_group_name(&play->board, group)),
             hex);
}

/* 9.1a by the rules of the base game, under 9a */
void con_march_on(struct play *play, const char *id, const struct hexes *path,
                  int extra)
{
    struct force *force;
    const struct group *own;
    const char *left;

    con_march_alone(play, id, path->items[0]);
    force = con_force(&play->board, id);
    own = con_group_of(&play->board, force, path->items[0]);
    left = own ? own->id : NULL;
    force->forced_march = true;
    con_pool(&play->board, force->army)->ap -= extra;
    if (!tested(play, force, extra))
        return;
    con_forced_march(play, id, path, RULE(9_1a));
    keep_apart(&play->board, id, left);
    con_leave_groups(play);
    stay_out(play, id);
}

/* 9.1 does it end where a friendly group could be joined? */
static bool ends_at_group(const struct board *board,
                          const struct forced_order *details)
{
    const struct force *force = con_force(board, details->force);
    struct group *group = NULL;

    return force && details->path.count > 0 &&
           con_joinable(board, force->of->side, con_last_hex(&details->path),
                        &group, 1) > 0;
}

/* 9.1 the owner says whether the force joins the group at its end (ruling
 * 59). */
static bool joins(const struct board *board, const struct forced_order *details)
{
    return details->joins && ends_at_group(board, details);
}

/* 9.2a the same force and path as a march to the guns */
static struct order to_the_guns(struct arena *arena, const struct order *order)
{
    const struct forced_order *details = order->details;
    struct guns_order *guns = ARENA_NEW(arena, struct guns_order);
    struct order other = *order;

    guns->force = details->force;
    guns->path = details->path;
    other.kind = &con_march_to_guns;
    other.details = guns;
    return other;
}

/* 9.2a, log.2008-03-20a whoever stands in a zone is in the combat: nobody
 * ends there who does not join it, and 9.2b who is engaged joins none. */
static bool check_end(const struct seat *seat, const struct order *order,
                      const struct force *force, struct report *report)
{
    const struct forced_order *details = order->details;
    enum side side = force->of->side;
    int end = con_last_hex(&details->path);

    if (!con_in_zoc(&seat->board, con_enemy(side), end, VEDETTES_IGNORED))
        return true;
    if (con_group_of(&seat->board, force, details->path.items[0]))
        return REFUSE(RULE(9_2b),
                      "'%s' is engaged: he may leave his combat, but at %04d "
                      "he would be in one again",
                      force->id, end);
    return REFUSE(
        RULE(9_2a),
        "'%s' ends in the enemy's zone of control at %04d, where he is in the "
        "combat: that is a march to the guns, 'march-to-guns' or joins=\"yes\"",
        force->id, end);
}

/* [base forced-march] once, with points, along a lawful path */
static bool check_here(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct forced_order *details = order->details;
    const struct force *force = con_force(&seat->board, details->force);

    if (!force)
        return REFUSE(RULE(3_1e), "'%s' leads no force of his own",
                      details->force);
    if (joins(&seat->board, details)) {
        const struct order guns = to_the_guns(seat->arena, order);

        return con_march_to_guns.check_world(seat, &guns, report);
    }
    if (force->forced_march || force->tried_guns)
        return REFUSE(BASE(forced_march), "'%s' has had his march in phase V",
                      force->id);
    if (con_pool(&seat->board, force->army)->ap < details->extra)
        return REFUSE(
            BASE(ap), "it takes %s, there are %d",
            arena_counted(seat->arena, details->extra, "administrative point"),
            con_pool(&seat->board, force->army)->ap);
    return con_check_forced_path(seat, order, &details->path,
                                 BASE(forced_march), report) &&
           check_end(seat, order, force, report);
}

/* [base forced-march] an own force and a path */
static bool check_forced(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct forced_order *details = order->details;

    if (!con_check_own(seat, order, details->force, report) ||
        !con_check_connected(seat, order, &details->path, report))
        return false;
    if (details->path.count < 2)
        return REFUSE(BASE(movement), "the path of '%s' goes nowhere",
                      details->force);
    if (details->extra > MOST_EXTRA)
        return REFUSE(BASE(forced_march), "at most %d points lower the die",
                      MOST_EXTRA);
    return true;
}

/* 9.1a a force marches on */
static void carry_out_forced(struct play *play, const char *side,
                             const struct order *order)
{
    const struct forced_order *details = order->details;

    if (joins(&play->board, details)) {
        const struct order guns = to_the_guns(play->arena, order);

        con_march_to_guns.carry_out(play, side, &guns);
        return;
    }
    con_march_on(play, details->force, &details->path, details->extra);
}

/* [base ap] points spent, 3.1e and who has had his march, for the orders after
 * it */
static void foresee_forced(const struct seat *seat, const struct order *order)
{
    const struct forced_order *details = order->details;
    struct force *force;

    con_force_divide(&seat->board, details->force, details->path.items[0]);
    force = con_force(&seat->board, details->force);
    force->forced_march = true;
    if (!joins(&seat->board, details))
        con_pool(&seat->board, force->army)->ap -= details->extra;
}

static void say_forced(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct forced_order *details = order->details;

    buffer_printf(out, "'%s' force-marches %s, if his initiative allows",
                  details->force, con_route_text(&seat->board, &details->path));
    if (details->extra > 0)
        buffer_printf(out, ", with %s to lower the die",
                      arena_counted(seat->arena, details->extra, "point"));
    if (details->joins)
        buffer_puts(
            out,
            ", and joins the combat of friends at its end, if the roll allows");
    else if (ends_at_group(&seat->board, details))
        buffer_puts(out, ", and stays out of the combat at its end");
    buffer_puts(
        out, con_foretell_start(seat, details->force, details->path.items[0]));
}

static void offer(const struct seat *seat, struct choices *choices,
                  const struct forced_order *wish, bool joining)
{
    struct forced_order details = *wish;

    details.joins = joining;
    choice_offer(seat, choices, &con_forced_march_order, &details, "%s%s",
                 con_hex_name(&seat->board, con_last_hex(&wish->path)),
                 joining ? ", to join the combat there"
                 : ends_at_group(&seat->board, &details)
                     ? ", out of the combat there"
                     : "");
}

/* What the force of that id reaches from a hex in phase V: all of it, or for a
 * machine, which takes step by step, the next hexes. */
static void offer_reach(const struct seat *seat, struct choices *choices,
                        const char *id, int from)
{
    struct march_ways ways = {&seat->board, {0}, from, con_forced_cost};
    const struct reach *reach = NULL;
    size_t count = 0;

    if (!con_forced_mover(&seat->board, id, from, &ways.mover))
        return;
    reach = con_march_reach(&ways, &count);
    for (size_t i = 0; i < count && !choices_full(choices); i++) {
        const struct forced_order wish = {
            .force = id,
            .path = path_to(choices->arena, reach, count, reach[i].at)};

        if (wish.path.count < 2 || (choices->most > 0 && wish.path.count > 2))
            continue;
        choices->rank = con_rank(&seat->board, &reach[i]);
        offer(seat, choices, &wish, false);
        if (ends_at_group(&seat->board, &wish))
            offer(seat, choices, &wish, true);
    }
    choices->rank = 0;
}

static void choices_of_forced(const struct seat *seat, struct choices *choices)
{
    foreach (const struct force, force, seat->game->forces) {
        const struct party party = con_party_of_force(&seat->board, force);

        if (con_is_his(seat, party.side) && party.units_count)
            offer_reach(seat, choices, force->id, party.units[0]->hex);
    }
}

const struct order_kind con_forced_march_order = {
    .name = "forced-march",
    .rule = RULE(9_1a),
    .summary = "a force marches once more, if its leader can make it; where "
               "friends fight it stays out of the combat, or with "
               "joins=\"yes\" marches to the guns",
    FIELDS(forced_order, NEEDED(NAME, forced_order, force, "force"),
           NEEDED(HEXES, forced_order, path, "path"),
           MAY(COUNT, forced_order, extra, "extra-ap"),
           MAY(YES, forced_order, joins, "joins")),
    .subject = "force",
    .check_order = check_forced,
    .check_world = check_here,
    .foresee = foresee_forced,
    .carry_out = carry_out_forced,
    .say = say_forced,
    .choices = choices_of_forced,
};

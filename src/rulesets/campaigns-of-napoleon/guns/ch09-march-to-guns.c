/* Chapter 9.2: marching to the guns. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

enum { MOST_GROUPS = 16 };

/* 9.2a, 9.2f the group to be joined: the one named, or the only one; NULL if
 * none fits or if two would. */
static struct group *target_of(const struct board *board,
                               const struct guns_order *details, size_t *fits)
{
    struct group *groups[MOST_GROUPS];
    enum side side =
        con_army_side(board, con_force(board, details->force)->army);
    size_t count = con_joinable(board, side, con_last_hex(&details->path),
                                groups, MOST_GROUPS);

    *fits = count;
    for (size_t i = 0; details->group && i < count; i++)
        if (hexes_contain(&groups[i]->hexes, details->group))
            return groups[i];
    return !details->group && count == 1 ? groups[0] : NULL;
}

/* ---- who may ------------------------------------------------------------- */

/* 9.2j, 9.2i who may march, and who may join where he stands; 9.2b,
 * log.2008-03-20a neither of a group nor of an enemy zone */
static bool check_free(const struct seat *seat, const struct order *order,
                       const struct force *force, struct report *report)
{
    const struct guns_order *details = order->details;
    enum side enemy = con_enemy(force->of->side);
    int start = details->path.items[0];

    if (force->tried_guns || force->forced_march)
        return REFUSE(RULE(9_2j), "'%s' has had his march in phase V",
                      force->id);
    if (con_group_of(&seat->board, force, start))
        return REFUSE(RULE(9_2b), "'%s' is engaged already", force->id);
    if (con_in_zoc(&seat->board, enemy, start, VEDETTES_IGNORED))
        return REFUSE(RULE(log_2008_03_20a),
                      "'%s' stands in the enemy's zone of control", force->id);
    /* log.2008-03-25 */
    return details->path.count > 1 || force->declined_group ||
           REFUSE(RULE(9_2i),
                  "only troops that stayed out of a group in phase III join it "
                  "without marching, and '%s' did not",
                  force->id);
}

/* 9.2a, 9.2f a group that may be joined there */
static bool check_target(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct guns_order *details = order->details;
    size_t fits = 0;
    const struct group *group = target_of(&seat->board, details, &fits);

    if (group)
        return con_check_condition(
            seat, order, con_enemy_group(&seat->board, group), report);
    if (fits > 1 && !details->group)
        return REFUSE(RULE(9_2f),
                      "'%s' could join %zu combats at %04d and must name one",
                      details->force, fits, con_last_hex(&details->path));
    return (fits == 0 && details->path.count > 1 &&
            con_goes_anyway(seat->standing, details->force)) ||
           REFUSE(RULE(9_2a), "at %04d '%s' joins no such combat group",
                  con_last_hex(&details->path), details->force);
}

/* 9.2a an own force and a path */
static bool check_guns(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct guns_order *details = order->details;

    if (!con_check_own(seat, order, details->force, report))
        return false;
    if (details->path.count == 0)
        return REFUSE(BASE(movement),
                      "the path of '%s' begins with the hex where he stands",
                      details->force);
    return con_check_connected(seat, order, &details->path, report);
}

/* 9.2q a march to the guns that may be made now */
static bool check_here(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct guns_order *details = order->details;
    const struct force *force = con_force(&seat->board, details->force);

    if (!force)
        return REFUSE(RULE(3_1e), "'%s' leads no force of his own",
                      details->force);
    return check_free(seat, order, force, report) &&
           con_check_forced_path(seat, order, &details->path, RULE(9_2q),
                                 report) &&
           check_target(seat, order, report);
}

/* ---- the march ----------------------------------------------------------- */

/* 9.2j all that the roll looks at; 9.2r he comes on the flank into an enemy
 * zone, into a hex that was empty when phase V began */
static struct guns_attempt attempt_of(const struct board *board,
                                      const struct guns_order *details,
                                      const struct group *group)
{
    struct guns_attempt attempt = {.force = con_force(board, details->force),
                                   .group = group,
                                   .enemy = con_enemy_group(board, group),
                                   .end = con_last_hex(&details->path)};
    struct mover mover;

    if (con_forced_mover(board, details->force, details->path.items[0],
                         &mover)) {
        attempt.party = mover.party;
        attempt.cost = con_forced_way(board, &mover, &details->path);
    }
    attempt.leader = con_leader(board, attempt.force->leader)->card;
    attempt.outflanking = details->path.count > 1 &&
                          con_in_zoc(board, con_enemy(group->side), attempt.end,
                                     VEDETTES_IGNORED) &&
                          !hexes_contain(&board->game->occupied, attempt.end);
    return attempt;
}

/* 3.1c he is of the group from phase VI on, even in one of its hexes. */
static void note(const struct board *board, const char *id,
                 const struct guns_attempt *attempt)
{
    struct force *force = con_force(board, id);
    struct group *group = con_group(board, attempt->group->id);

    force->marched_to_guns = true;
    force->joins = group->id;
    force->outflanking = attempt->outflanking ? attempt->end : 0;
    if (hexes_contain(&group->hexes, attempt->end))
        con_set_apart(board, group, id, attempt->end);
}

/* 9.2r, 9.2j he comes, on the flank or into the line */
static void arrive(struct play *play, const struct guns_order *details,
                   const struct guns_attempt *attempt)
{
    const char *format = attempt->outflanking
                             ? "%s appears on the enemy's flank at %s."
                             : "%s will join the combat at %s.";
    int end = attempt->end;
    const char *where = con_hex_name(
        &play->board,
        attempt->outflanking ? end : con_group_place(attempt->group));
    const char *side = con_side_id(attempt->group->side);
    /* The march puts the list of forces in order anew. */
    const char *name = con_force_name(&play->board, attempt->force);

    note(&play->board, details->force, attempt);
    con_forced_march(play, details->force, &details->path, RULE(9_2a));
    event_outside(
        event_at(journal_tell(play->journal, EVENT_STATE,
                              attempt->outflanking ? RULE(9_2r) : RULE(9_2j),
                              side, details->force, format, name, where),
                 end),
        arena_text(play->arena, format, con_some_force(attempt->group->side),
                   where));
    con_redefine(play, con_force(&play->board, details->force), end);
}

/* 9.2a he hears the guns */
static void try_guns(struct play *play, const char *side,
                     const struct guns_order *details,
                     const struct group *group)
{
    struct guns_attempt attempt;
    const char *name, *where = con_group_name(&play->board, group);
    struct event *event = NULL;

    con_march_alone(play, details->force, details->path.items[0]);
    attempt = attempt_of(&play->board, details, group);
    name = con_force_name(&play->board, attempt.force);
    con_force(&play->board, details->force)->tried_guns = true;
    event = journal_open(
        play->journal, EVENT_ORDER, RULE(9_2a),
        "%s hears the guns and would march to the combat at %s.", name, where);
    event_for(play->journal, event_of(event, side, details->force), side);
    if (con_guns_succeed(play, &attempt)) {
        event_outside(event_for_all(event),
                      arena_text(play->arena,
                                 "%s hears the guns of the combat at %s.",
                                 con_some_force(group->side), where));
        arrive(play, details, &attempt);
    } else {
        con_tell_own(play->journal, EVENT_STATE, RULE(9_2j),
                     con_side_id(group->side), NULL, "%s does not come.", name);
    }
    journal_close(play->journal);
}

/* 9.2a, 9.1a the standing order may send him along the path though the guns
 * are silent: then it is an ordinary forced march. */
static void carry_out_guns(struct play *play, const char *side,
                           const struct order *order)
{
    const struct guns_order *details = order->details;
    size_t fits = 0;
    const struct group *group = target_of(&play->board, details, &fits);

    if (group)
        try_guns(play, side, details, group);
    else
        con_march_on(play, details->force, &details->path, 0);
}

/* 3.1e, 9.2j for the orders after it */
static void foresee_guns(const struct seat *seat, const struct order *order)
{
    const struct guns_order *details = order->details;

    con_force_divide(&seat->board, details->force, details->path.items[0]);
    con_force(&seat->board, details->force)->tried_guns = true;
}

static void say_guns(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct guns_order *details = order->details;

    buffer_printf(
        out, "'%s' marches to the guns, if the roll allows, %s", details->force,
        details->path.count > 1 ? con_route_text(&seat->board, &details->path)
                                : "where he stands");
    buffer_puts(
        out, con_foretell_start(seat, details->force, details->path.items[0]));
}

static void offer_force(const struct seat *seat, struct choices *choices,
                        const struct force *force)
{
    const struct board *board = &seat->board;
    const struct leader *leader = con_leader(board, force->leader);
    struct march_ways ways = {.board = board, .cost = con_forced_cost};
    const struct reach *reach = NULL;
    size_t count = 0;

    if (!leader || con_group_of(board, force, leader->hex) ||
        !con_forced_mover(board, force->id, leader->hex, &ways.mover))
        return;
    ways.start = leader->hex;
    reach = con_march_reach(&ways, &count);
    for (size_t i = 0; i < count && !choices_full(choices); i++) {
        struct group *groups[MOST_GROUPS];
        struct guns_order details = {.force = force->id};

        if (con_joinable(board, force->of->side, reach[i].at, groups,
                         MOST_GROUPS) == 0)
            continue;
        details.group = con_group_place(groups[0]);
        details.path = path_to(choices->arena, reach, count, reach[i].at);
        choices->rank = con_rank(board, &reach[i]);
        choice_offer(seat, choices, &con_march_to_guns, &details, "%s",
                     con_hex_name(board, reach[i].at));
    }
    choices->rank = 0;
}

static void choices_of_guns(const struct seat *seat, struct choices *choices)
{
    foreach (const struct force, force, seat->game->forces)
        if (con_is_his(seat, force->of->side))
            offer_force(seat, choices, force);
}

const struct order_kind con_march_to_guns = {
    ORDER("march-to-guns", RULE(9_2a), "a force tries to join a combat group"),
    FIELDS(guns_order, NEEDED(NAME, guns_order, force, "force"),
           MAY(HEX, guns_order, group, "group"),
           NEEDED(HEXES, guns_order, path, "path")),
    .subject = "force",
    .check_order = check_guns,
    .check_world = check_here,
    .foresee = foresee_guns,
    .carry_out = carry_out_guns,
    .say = say_guns,
    .choices = choices_of_guns,
};

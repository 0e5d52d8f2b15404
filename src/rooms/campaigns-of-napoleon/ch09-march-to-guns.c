/* Chapter 9.2: marching to the guns. */
#include "rooms/campaigns-of-napoleon/ch09.h"

#include "core/buffer.h"
#include "core/shares.h"

#include <string.h>

enum { DIE = 6, QUARTERS = 4, OUTSIDE_COMMAND = 2, MOST_GROUPS = 16 };

static const struct field guns_fields[] = {
    FIELD(NAME, struct guns_order, force, "force", FIELD_REQUIRED),
    FIELD(HEX, struct guns_order, group, "group", FIELD_OPTIONAL),
    FIELD(HEXES, struct guns_order, path, "path", FIELD_REQUIRED),
    {0}};

static int last_hex(const struct hexes *path)
{
    return path->items[path->count - 1];
}

/* The group to be joined: the one named, or the only one; NULL if none fits
 * or if two would. */
static struct group *target_of(const struct board *board,
                               const struct guns_order *details, size_t *fits)
{
    struct group *groups[MOST_GROUPS];
    enum side side =
        con_army_side(board, con_force(board, details->force)->army);
    size_t count = con_joinable(board, side, last_hex(&details->path), groups,
                                MOST_GROUPS);

    *fits = count;
    for (size_t i = 0; details->group && i < count; i++)
        if (hexes_contain(&groups[i]->hexes, details->group))
            return groups[i];
    return !details->group && count == 1 ? groups[0] : NULL;
}

/* ---- who may
 * ---------------------------------------------------------------------- */

static bool in_enemy_zone(const struct board *board, const struct party *party)
{
    for (size_t i = 0; i < party->unit_count; i++)
        if (con_in_zoc(board, con_enemy(party->side), party->units[i]->hex,
                       VEDETTES_IGNORED))
            return true;
    return false;
}

static bool check_free(const struct view *view, const struct order *order,
                       const struct force *force, struct report *report)
{
    const struct board board = con_board_seen(view);
    const struct party party = con_party_of_force(&board, force);

    if (con_group_of(&board, force) || in_enemy_zone(&board, &party))
        return refuse(report, &order->place, RULE(9_2b),
                      "'%s' is engaged already", force->id);
    if (force->tried_guns || force->forced_march)
        return refuse(report, &order->place, RULE(9_2j),
                      "'%s' has had his march in phase V", force->id);
    if (!force->leader)
        return refuse(report, &order->place, RULE(9_2j),
                      "'%s' has no leader who could hear the guns", force->id);
    return true;
}

static bool check_target(const struct view *view, const struct order *order,
                         struct report *report)
{
    const struct guns_order *details = order->details;
    const struct board board = con_board_seen(view);
    size_t fits = 0;

    if (target_of(&board, details, &fits))
        return true;
    if (fits > 1 && !details->group)
        return refuse(report, &order->place, RULE(9_2f),
                      "'%s' could join %zu combats at %04d and must name one",
                      details->force, fits, last_hex(&details->path));
    return refuse(report, &order->place, RULE(9_2a),
                  "at %04d '%s' joins no such combat group",
                  last_hex(&details->path), details->force);
}

static bool check_guns(const struct view *view, const struct order *order,
                       struct report *report)
{
    const struct guns_order *details = order->details;
    const struct board board = con_board_seen(view);
    const struct force *force = con_force(&board, details->force);
    const struct forced_path forced = {details->force, &details->path,
                                       RULE(9_2q)};

    if (!con_check_own(view, order, details->force, report) ||
        !con_check_connected(view, order, &details->path, report))
        return false;
    if (!view->certain)
        return true;
    if (!force)
        return refuse(report, &order->place, RULE(3_1e),
                      "'%s' leads no force of his own", details->force);
    return check_free(view, order, force, report) &&
           con_check_forced_path(view, order, &forced, report) &&
           check_target(view, order, report);
}

/* ---- 9.2j the roll
 * ------------------------------------------------------------------ */

struct attempt {
    const struct force *force;
    const struct group *group, *enemy;
    const struct leader_card *leader;
    int cost;
    int end;
    bool outflanking;
};

static int initiative_of(const struct board *board, const char *id)
{
    const struct leader *leader = con_leader(board, id);

    return leader ? con_leader_card(board, leader)->initiative : 1;
}

static int add(struct play *play, const struct rule *rule, int value,
               const char *why)
{
    event_number(event_for_all(journal_add(play->journal, EVENT_MODIFIER, rule,
                                           "%s", why)),
                 value);
    return value;
}

/* 9.2n mean of marcher and initial senior leader, rounded up, against the
 * senior leader of the enemy group */
static int resistance(const struct board *board, const struct attempt *attempt)
{
    int active =
        divide_up(attempt->leader->initiative +
                      initiative_of(board, attempt->group->initial_senior),
                  2);

    rule_cited(RULE(9_2n));
    return con_resistance(active, initiative_of(board, attempt->enemy->senior));
}

/* 9.2o cavalry of the marcher and of the enemy hexes he comes next to; never
 * in his favour */
static int cavalry_part(const struct board *board,
                        const struct attempt *attempt)
{
    enum side enemy = attempt->enemy->side;
    const struct party party = con_party_of_force(board, attempt->force);
    struct cavalry cavalry = {{0, 0}, {NULL, 0}};
    int part = 0;

    cavalry.strength[attempt->group->side] = con_party_cavalry(board, &party);
    hexes_add(board->arena, &cavalry.contact, attempt->end);
    for (int i = 0; i < 6; i++) {
        int hex = hex_neighbour(attempt->end, i);
        struct party stack = {.side = enemy};

        if (!hex || !con_in_contact(board, hex, attempt->end) ||
            !con_troops(board, enemy, hex))
            continue;
        stack = con_party_of_hex(board, enemy, hex);
        cavalry.strength[enemy] += con_party_cavalry(board, &stack);
        hexes_add(board->arena, &cavalry.contact, hex);
    }
    part = con_cavalry_differential(board, &cavalry, enemy);
    return part > 0 ? part : 0;
}

/* 9.2l, 9.2m, 9.2o, 9.2p */
static int modifiers(struct play *play, const struct attempt *attempt)
{
    const struct board board = con_board(play);
    const struct leader *marcher = con_leader(&board, attempt->force->leader);
    const struct leader *senior = con_leader(&board, attempt->group->senior);
    int sum = add(play, RULE(9_2l), divide_up(attempt->cost, QUARTERS),
                  "the way in movement points");

    sum += add(play, RULE(9_2m), resistance(&board, attempt),
               "the enemy's leader resists");
    if (attempt->outflanking)
        sum += add(play, RULE(9_2o), cavalry_part(&board, attempt),
                   "enemy cavalry screens the flank");
    if (senior && !con_can_combine(&board, senior, marcher))
        sum += add(play, RULE(9_2p), OUTSIDE_COMMAND,
                   "he and the engaged troops cannot be one force");
    return sum;
}

/* 9.2k one always succeeds, six never */
static bool succeeds(struct play *play, const struct attempt *attempt)
{
    const struct board board = con_board(play);
    int limit = attempt->leader->initiative +
                initiative_of(&board, attempt->group->senior);
    int sum = modifiers(play, attempt);
    struct event *event = NULL;
    const struct roll *roll =
        journal_roll(play->journal, play->dice, RULE(9_2j), "march",
                     attempt->force->id, 1, DIE, &event);
    int face = roll->faces[0];
    bool passed = face == 1 || (face != DIE && face + sum <= limit);

    if (face == 1 || face == DIE)
        rule_cited(RULE(9_2k));
    event_number(event_for_all(event), face + sum);
    event->text = arena_text(play->arena,
                             "Die %d, with modifiers %d, at most "
                             "%d: %s.",
                             face, face + sum, limit,
                             passed ? "he comes" : "he does not come");
    return passed;
}

/* 9.2r into an enemy zone, into a hex that was empty when phase V began */
static bool is_outflanking(const struct board *board,
                           const struct guns_order *details, enum side side)
{
    int end = last_hex(&details->path);

    rule_cited(RULE(9_2r));
    return details->path.count > 1 &&
           con_in_zoc(board, con_enemy(side), end, VEDETTES_IGNORED) &&
           !hexes_contain(&board->game->occupied, end);
}

static struct attempt attempt_of(const struct board *board,
                                 const struct guns_order *details)
{
    size_t fits = 0;
    struct attempt attempt = {.force = con_force(board, details->force)};

    attempt.group = target_of(board, details, &fits);
    attempt.enemy = con_enemy_group(board, attempt.group);
    attempt.leader =
        con_leader_card(board, con_leader(board, attempt.force->leader));
    attempt.cost = con_forced_path_cost(board, details->force, &details->path);
    attempt.end = last_hex(&details->path);
    /* 9.2i who stands there already joins over a distance of nothing. */
    if (details->path.count == 1)
        rule_cited(RULE(9_2i));
    attempt.outflanking = is_outflanking(board, details, attempt.group->side);
    return attempt;
}

static void arrive(struct play *play, const struct guns_order *details,
                   const struct attempt *attempt)
{
    const struct board board = con_board(play);
    struct force *force = con_force(&board, details->force);

    force->marched_to_guns = true;
    force->joins = attempt->group->id;
    force->outflanking = attempt->outflanking ? attempt->end : 0;
    con_forced_march(play, force->id, &details->path, RULE(9_2a));
    event_at(
        event_for_all(journal_add(
            play->journal, EVENT_STATE,
            attempt->outflanking ? RULE(9_2r) : RULE(9_2j),
            attempt->outflanking ? "%s appears on the enemy's flank at %s."
                                 : "%s will join the combat at %s.",
            con_force_name(&board, force), con_hex_name(&board, attempt->end))),
        attempt->end);
    con_redefine(play, force, attempt->end);
}

static void carry_out_guns(struct play *play, const char *side,
                           const struct order *order)
{
    const struct guns_order *details = order->details;
    const struct board board = con_board(play);
    const struct attempt attempt = attempt_of(&board, details);

    con_force(&board, details->force)->tried_guns = true;
    event_of(event_for_all(journal_open(
                 play->journal, EVENT_ORDER, RULE(9_2a),
                 "%s hears the guns and would march to the combat at %s.",
                 con_force_name(&board, attempt.force),
                 con_hex_name(&board, attempt.group->contact.items[0]))),
             side, details->force);
    if (succeeds(play, &attempt))
        arrive(play, details, &attempt);
    journal_close(play->journal);
}

static void say_guns(const struct view *view, const struct order *order,
                     struct buffer *out)
{
    const struct guns_order *details = order->details;
    const struct board board = con_board_seen(view);

    buffer_printf(
        out, "'%s' marches to the guns, if the roll allows, %s", details->force,
        details->path.count > 1 ? con_route_text(&board, &details->path)
                                : "where he stands");
}

/* ---- offered
 * ---------------------------------------------------------------------------
 */

struct search {
    const struct board *board;
    struct mover mover;
    int start;
};

static int search_cost(const void *context, int from, int to)
{
    const struct search *search = context;
    struct mover mover = search->mover;

    mover.hex = from;
    mover.path.count = from == search->start ? 1 : 2;
    return con_forced_cost(search->board, &mover, to);
}

static void offer(const struct view *view, struct choices *choices,
                  const struct guns_order *details)
{
    const struct order order = {.kind = &con_march_to_guns, .details = details};
    const struct board board = con_board_seen(view);
    struct report *report = report_new(view->arena);

    if (check_guns(view, &order, report))
        choice_add(choices, &con_march_to_guns, details, "%s",
                   con_hex_name(&board, last_hex(&details->path)));
}

static void offer_force(const struct view *view, struct choices *choices,
                        const struct force *force)
{
    const struct board board = con_board_seen(view);
    const struct leader *leader = con_leader(&board, force->leader);
    struct move here = {.force = force->id};
    struct search search = {.board = &board};
    struct path_search ways = {search_cost, &search, 0};
    const struct reach *reach = NULL;
    size_t count = 0;

    if (!leader || con_group_of(&board, force))
        return;
    search.start = leader->hex;
    hexes_add(view->arena, &here.path, leader->hex);
    if (!con_mover(&board, &here, &search.mover))
        return;
    ways.limit = search.mover.left;
    reach = path_reach(view->arena, &ways, search.start, &count);
    for (size_t i = 0; i < count && !choices_full(choices); i++) {
        struct group *groups[MOST_GROUPS];
        struct guns_order *details =
            ARENA_NEW(choices->arena, struct guns_order);

        if (con_joinable(&board, con_army_side(&board, force->army),
                         reach[i].hex, groups, MOST_GROUPS) == 0)
            continue;
        details->force = force->id;
        details->group = groups[0]->contact.items[0];
        details->path = path_to(choices->arena, reach, count, reach[i].hex);
        offer(view, choices, details);
    }
}

static void choices_of_guns(const struct view *view, struct choices *choices)
{
    const struct board board = con_board_seen(view);
    enum side side = FRENCH;

    con_side_of(view->side, &side);
    for (size_t i = 0; i < view->game->force_count; i++)
        if (con_army_side(&board, view->game->forces[i].army) == side)
            offer_force(view, choices, &view->game->forces[i]);
}

const struct order_kind con_march_to_guns = {
    .name = "march-to-guns",
    .rule = RULE(9_2a),
    .summary = "a force tries to join a combat group",
    .size = sizeof(struct guns_order),
    .fields = guns_fields,
    .subject = "force",
    .check = check_guns,
    .carry_out = carry_out_guns,
    .say = say_guns,
    .choices = choices_of_guns,
};

/* Chapter 9.1: ordinary forced marches. */
#include "core/buffer.h"
#include "rooms/campaigns-of-napoleon/guns/guns.h"
#include "rooms/campaigns-of-napoleon/march/march.h"
#include "rooms/campaigns-of-napoleon/module/rules.h"

enum { DIE = 6, MOST_EXTRA = 2 };

static const struct field forced_fields[] = {
    FIELD(NAME, struct forced_order, force, "force", FIELD_REQUIRED),
    FIELD(HEXES, struct forced_order, path, "path", FIELD_REQUIRED),
    FIELD(COUNT, struct forced_order, extra, "extra-ap", FIELD_OPTIONAL),
    {0}};

/* [base movement] a path of neighbours on the map */
bool con_check_connected(const struct seat *seat, const struct order *order,
                         const struct hexes *path, struct report *report)
{
    const struct board board = con_board_seen(seat);

    for (size_t i = 0; i < path->count; i++) {
        if (!con_on_map(&board, path->items[i]))
            return refuse(report, &order->place, BASE(movement),
                          "there is no hex %04d on the map", path->items[i]);
        if (i > 0 && !hex_adjacent(path->items[i - 1], path->items[i]))
            return refuse(report, &order->place, BASE(movement),
                          "the path is not connected: %04d and %04d are not "
                          "neighbours",
                          path->items[i - 1], path->items[i]);
    }
    return true;
}

/* 9.2b an engaged force may only leave its combat */
static bool refuse_engaged(const struct order *order, const char *force,
                           int end, struct report *report)
{
    return refuse(report, &order->place, RULE(9_2b),
                  "'%s' is engaged: he may leave his combat, but at %04d he "
                  "would be in one again",
                  force, end);
}

/* 9.2a whoever is in no group and ends next to one marches to the guns; 9.2b
 * whoever is in one may only leave it. */
static bool check_end(const struct seat *seat, const struct order *order,
                      const struct force *force, struct report *report)
{
    const struct forced_order *details = order->details;
    const struct board board = con_board_seen(seat);
    enum side side = con_army_side(&board, force->army);
    int end = details->path.items[details->path.count - 1];
    const struct group *own =
        con_group_of(&board, force, details->path.items[0]);
    struct group *groups[2] = {NULL, NULL};
    size_t count = con_joinable(&board, side, end, groups, 2);

    if (own && (con_in_zoc(&board, con_enemy(side), end, VEDETTES_IGNORED) ||
                count > 1 || (count == 1 && groups[0] != own)))
        return refuse_engaged(order, force->id, end, report);
    if (!own && count > 0)
        return refuse(report, &order->place, RULE(9_2a),
                      "'%s' ends at a combat group: that is a march to the "
                      "guns",
                      force->id);
    return true;
}

/* [base forced-march] once, with points, along a lawful path */
static bool check_here(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct forced_order *details = order->details;
    const struct board board = con_board_seen(seat);
    const struct force *force = con_force(&board, details->force);
    const struct forced_path forced = {details->force, &details->path,
                                       BASE(forced_march)};

    if (!force)
        return refuse(report, &order->place, RULE(3_1e),
                      "'%s' leads no force of his own", details->force);
    if (force->forced_march || force->tried_guns)
        return refuse(report, &order->place, BASE(forced_march),
                      "'%s' has had his march in phase V", force->id);
    if (con_pool(&board, force->army)->ap < details->extra)
        return refuse(
            report, &order->place, BASE(ap), "it takes %s, there are %d",
            con_number_of(seat->arena, details->extra, "administrative point"),
            con_pool(&board, force->army)->ap);
    return con_check_forced_path(seat, order, &forced, report) &&
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
        return refuse(report, &order->place, BASE(movement),
                      "the path of '%s' goes nowhere", details->force);
    if (details->extra > MOST_EXTRA)
        return refuse(report, &order->place, BASE(forced_march),
                      "at most %d points lower the die", MOST_EXTRA);
    return true;
}

/* [base initiative-test], lowered by the points of the order */
static bool tested(struct play *play, const struct force *force, int extra)
{
    const struct board board = con_board(play);
    const struct leader *leader = con_leader(&board, force->leader);
    int needed = leader ? con_leader_card(&board, leader)->initiative : 0;
    struct event *event = NULL;
    const struct roll *roll =
        journal_roll(play->journal, play->dice, BASE(initiative_test), "v",
                     force->id, 1, DIE, &event);
    int face = roll->faces[0];
    int total = face + con_weather(&board)->initiative - extra;
    bool passed = false;

    if (total < 0)
        total = 0;
    passed = face == 1 || (face != DIE && total <= needed);
    event_number(con_for_its_own(play->journal, event,
                                 con_army_side(&board, force->army)),
                 total);
    event->text =
        arena_text(play->arena,
                   "%s drives his men on: die %d, %d against initiative %d: "
                   "%s.",
                   con_force_name(&board, force), face, total, needed,
                   passed ? "they march" : "they can no more");
    return passed;
}

/* 9.1a by the rules of the base game, under 9a */
void con_march_on(struct play *play, const char *id, const struct hexes *path,
                  int extra)
{
    const struct board board = con_board(play);
    struct force *force = con_force(&board, id);

    force->forced_march = true;
    con_pool(&board, force->army)->ap -= extra;
    if (!tested(play, force, extra))
        return;
    con_forced_march(play, id, path, RULE(9_1a));
    con_leave_groups(play);
}

/* 9.1a a force marches on */
static void carry_out_forced(struct play *play, const char *side,
                             const struct order *order)
{
    const struct forced_order *details = order->details;

    (void)side;
    con_march_on(play, details->force, &details->path, details->extra);
}

/* [base ap] points spent, for the orders after it */
static void foresee_forced(const struct seat *seat, const struct order *order)
{
    const struct forced_order *details = order->details;
    const struct board board = con_board_seen(seat);
    const struct force *force = con_force(&board, details->force);

    con_pool(&board, force->army)->ap -= details->extra;
}

static void say_forced(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct forced_order *details = order->details;
    const struct board board = con_board_seen(seat);

    buffer_printf(out, "'%s' force-marches %s, if his initiative allows",
                  details->force, con_route_text(&board, &details->path));
    if (details->extra > 0)
        buffer_printf(out, ", with %s to lower the die",
                      con_number_of(seat->arena, details->extra, "point"));
}

static void choices_of_forced(const struct seat *seat, struct choices *choices)
{
    const struct board board = con_board_seen(seat);

    for (size_t i = 0; i < seat->game->force_count * 6; i++) {
        const struct force *force = &seat->game->forces[i / 6];
        const struct party party = con_party_of_force(&board, force);
        struct forced_order *details =
            ARENA_NEW(choices->arena, struct forced_order);
        int to = party.unit_count
                     ? hex_neighbour(party.units[0]->hex, (int)(i % 6))
                     : 0;

        if (!to)
            continue;
        details->force = force->id;
        hexes_add(choices->arena, &details->path, party.units[0]->hex);
        hexes_add(choices->arena, &details->path, to);
        choice_offer(seat, choices, &con_forced_march_order, details, "%s",
                     con_hex_name(&board, to));
    }
}

const struct order_kind con_forced_march_order = {
    .name = "forced-march",
    .rule = RULE(9_1a),
    .summary = "a force marches once more, if its leader can make it",
    .size = sizeof(struct forced_order),
    .fields = forced_fields,
    .subject = "force",
    .check_order = check_forced,
    .check_world = check_here,
    .foresee = foresee_forced,
    .carry_out = carry_out_forced,
    .say = say_forced,
    .choices = choices_of_forced,
};

/* [base retreat]: hex by hex away from the enemy, toward supply. */
#include "wargame/retreat.h"
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/board/forts.h"
#include "rulesets/grande-armee/module/rules.h"
#include "wargame/ways.h"

/* ---- where to ------------------------------------------------------------ */

static int cost(const void *context, int from, int to)
{
    return gra_step_cost(context, from, to);
}

enum { NO_WAY_HOME = 1000000 };

/* The way from a hex to one, enemies ignored. */
static int price(const struct board *board, int from, int to)
{
    const struct way_rule rule = {.cost = cost, .context = board};
    int points = way_price(board->arena, &rule, from, to);

    return points < 0 ? NO_WAY_HOME : points;
}

/* A depot city of the side, in its own hands. */
static bool is_depot_city(const struct module *module, const struct held *held,
                          int side)
{
    const struct nation_card *nation =
        gra_nation(module, module->place_at[held->hex]->depot_city_of);

    return nation && nation->side == side && held->side == side;
}

static int nearer(int least, int points)
{
    return points < least ? points : least;
}

/* To the hex that its owner named, else to the nearest depot or depot city of
 * his side. */
static int way_home(const struct play *play, const struct retreat *retreat,
                    int hex)
{
    const struct board *board = &play->board;
    int least = NO_WAY_HOME;

    if (retreat->toward)
        return price(board, hex, retreat->toward);
    foreach (const struct depot, depot, play->game->depots)
        if (!depot->lost && depot->nation->side == retreat->side)
            least = nearer(least, price(board, hex, depot->hex));
    foreach (const struct held, held, play->game->held)
        if (is_depot_city(play->module, held, retreat->side))
            least = nearer(least, price(board, hex, held->hex));
    return least;
}

/* ---- one hex ------------------------------------------------------------- */

struct way_back {
    const struct play *play;
    const struct retreat *retreat;
    bool zone; /* hexes that a normal zone bars, and no others */
};

/* 12.83 no hex of the enemy, nor one where he holds the walls and no own men
 * stand before them; farther from him than the last one */
static bool legal(const void *context, const struct hexes *way, int to)
{
    const struct way_back *back = context;
    const struct board *board = &back->play->board;
    int from = way->items[way->count - 1], side = back->retreat->side;
    int enemy = back->retreat->enemy_hex;

    return gra_step_cost(board, from, to) != PROHIBITED &&
           !gra_has_units(board, to, gra_enemy(side)) &&
           (!gra_has_garrison(board, to, gra_enemy(side)) ||
            gra_has_units(board, to, side)) &&
           !gra_is_forbidden(board, side, to) &&
           hex_distance(to, enemy) > hex_distance(from, enemy) &&
           gra_zone_bars(board, side, to) == back->zone;
}

static int home_from(const void *context, const struct hexes *way, int to,
                     size_t which)
{
    const struct way_back *back = context;

    (void)way;
    (void)which;
    return way_home(back->play, back->retreat, to);
}

/* The best hex that no normal zone bars, else the best that one does; 0. */
static int next_hex(const struct play *play, const struct retreat *retreat,
                    int from, bool *zone)
{
    for (int pass = 0; pass < 2; pass++) {
        const struct way_back back = {play, retreat, pass == 1};
        const struct retreat_rule rule = {legal, home_from, 1, &back};
        const struct hexes way = best_retreat(play->arena, &rule, from, 1);

        *zone = pass == 1;
        if (way.count > 1)
            return way.items[1];
    }
    return 0;
}

bool gra_can_go_back(const struct play *play, const struct retreat *retreat,
                     const struct force *force)
{
    bool zone;

    return next_hex(play, retreat, force->units[0]->hex, &zone) != 0;
}

bool gra_has_retreat(const struct battle *battle, const struct force *force,
                     int enemy_hex)
{
    const struct retreat retreat = {.side = battle->side[DEFENDER],
                                    .enemy_hex = enemy_hex};
    bool zone;

    foreach_unit (unit, *force)
        if (!next_hex(battle->play, &retreat, unit->hex, &zone) || zone)
            return false;
    return true;
}

/* ---- leaders ------------------------------------------------------------- */

/* A corps leader's own, and of who is above him any of the side */
static bool is_his(const struct leader *leader, const struct unit *unit)
{
    return leader->card->rank != CORPS || unit->leader == leader;
}

static bool has_any(const struct leader *leader, const struct force *force)
{
    foreach_unit (unit, *force)
        if (is_his(leader, unit))
            return true;
    return false;
}

/* No train that stays holds him. */
static bool holds_him(const struct unit *unit)
{
    return unit->rout == STEADY && !gra_is_train(unit->card->type);
}

void gra_lead_inside(const struct board *board, int hex, int side)
{
    const struct force in = gra_garrison_of(board, hex, side);
    const struct force out = gra_force_at(board, hex, side, gra_is_outside);

    foreach (struct leader, leader, board->game->leaders)
        if (leader->state == ON_MAP && leader->hex == hex && !leader->unit &&
            leader->side == side && has_any(leader, &in) &&
            !has_any(leader, &out))
            leader->inside = true;
}

/* [base rout] nobody goes while an unrouted unit of his stays, but who was used
 * in a line that advances (ruling 112); who do, above the corps leaders */
static struct names follow(struct play *play, int from, int to, int side,
                           const struct line *line)
{
    const struct board *board = &play->board;
    const struct force held = gra_force_at(board, from, side, holds_him);
    const struct force gone = gra_force_at(board, to, side, NULL);
    struct names high = {NULL, 0};

    foreach (struct leader, leader, play->game->leaders) {
        if (leader->state != ON_MAP || leader->hex != from || leader->unit ||
            leader->side != side || !has_any(leader, &gone) ||
            (has_any(leader, &held) && !(line && gra_uses(line, leader))))
            continue;
        gra_put_leader(board, leader, to);
        if (leader->card->rank != CORPS)
            names_add(play->arena, &high, leader->name);
    }
    return high;
}

/* ---- going --------------------------------------------------------------- */

/* [base moving] who is alone there is caught */
static void put_and_catch(struct play *play, const struct force *force, int to)
{
    foreach_unit (unit, *force) {
        gra_put(&play->board, unit, to);
        unit->shares = play->game->kind == MAP;
    }
    gra_catch(play, force, to);
}

void gra_go(struct play *play, const struct force *force, int from, int to,
            const struct line *line)
{
    put_and_catch(play, force, to);
    follow(play, from, to, force->units[0]->side, line);
}

/* [base rout] it ends early where its own depot, depot city or fortress is, but
 * not in the first hex; who enters a fortress holds it only from then on */
static bool is_shelter(const struct play *play, const struct retreat *retreat,
                       int hex, int gone)
{
    if (!retreat->routed || gone < play->module->rout_shelter_hex)
        return false;
    foreach (const struct held, held, play->game->held)
        if (held->hex == hex &&
            is_depot_city(play->module, held, retreat->side))
            return true;
    return gra_is_own_fortress(&play->board, retreat->side, hex) ||
           gra_depot_at(&play->board, hex, retreat->side);
}

/* Those go along who stood in its first hex: whom it passes on the way it
 * leaves where he is. */
static void end_way(struct play *play, const struct retreat *retreat,
                    const struct force *force, const struct hexes *path,
                    bool limited)
{
    int last = path->items[path->count - 1];
    const struct names high =
        follow(play, path->items[0], last, retreat->side, NULL);
    struct event *event = journal_tell(
        play->journal, EVENT_RETREAT, retreat->rule,
        gra_side_words[retreat->side], force->units[0]->id, "%s %s to %s%s%s.",
        gra_corps_text(play->arena, force),
        retreat->routed ? (force->count > 1 ? "flee" : "flees")
                        : (force->count > 1 ? "go back" : "goes back"),
        gra_hex_name(play, last), high.count > 0 ? ", with " : "",
        names_series(&high, play->arena));

    event_path(play->journal, event_cites(play->journal, event, BASE(retreat)),
               path);
    if (limited)
        event_cites(play->journal, event, RULE(10_3));
}

/* [base retreat] into the own fortress in whose hex it stands, the largest
 * units first, as far as there is room; returns who is left outside */
static struct force shut_in(struct play *play, const struct retreat *retreat,
                            const struct force *force)
{
    struct force all = *force, inside = {NULL, 0};
    int hex = all.units[0]->hex;

    if (!gra_is_own_fortress(&play->board, retreat->side, hex))
        return all;
    gra_force_sort(&all, false);
    foreach_unit (unit, all)
        if (unit->sp <= gra_room_in(&play->board, hex)) {
            unit->inside = true;
            gra_force_add(play->arena, &inside, unit);
        }
    gra_lead_inside(&play->board, hex, retreat->side);
    if (inside.count > 0)
        journal_tell(play->journal, EVENT_STATE, BASE(fortress),
                     gra_side_words[retreat->side], all.units[0]->id,
                     "%s %s into the fortress of %s.",
                     gra_corps_text(play->arena, &inside),
                     inside.count > 1 ? "go" : "goes", gra_hex_name(play, hex));
    return gra_force_less(play->arena, &all, &inside);
}

/* 12.83 no way at all: who is unrouted is eliminated, who is routed yields */
static void eliminate(struct play *play, const struct retreat *retreat,
                      const struct force *force)
{
    const struct rule *rule = retreat->routed ? BASE(retreat) : RULE(12_83);
    int hex = force->units[0]->hex;

    journal_tell(play->journal, EVENT_NOTE, rule, gra_side_words[retreat->side],
                 NULL, "No hex is left to go to: %s %s.",
                 gra_corps_text(play->arena, force),
                 retreat->routed ? "surrender" : "are eliminated");
    gra_lose(play, rule, force, gra_force_sp(force),
             retreat->routed ? LOST_BY_SURRENDER : LOST_IN_BATTLE);
    gra_lead_inside(&play->board, hex, retreat->side);
}

/* [base zoc] a hex in a normal zone costs an SP, but a train none */
static void pay_zone(struct play *play, const struct retreat *retreat,
                     const struct force *force)
{
    const struct force fit = gra_force_left(play->arena, force, gra_is_outside);

    gra_lose(play, BASE(zoc), &fit,
             retreat->routed ? play->module->zone_rout_sp
                             : play->module->zone_retreat_sp,
             retreat->cause);
}

/* 10.3 a limited zone bars no rout, and costs it nothing */
static bool is_limited(const struct play *play, const struct retreat *retreat,
                       int hex)
{
    return retreat->routed &&
           gra_zone_on(&play->board, gra_enemy(retreat->side), hex) ==
               LIMITED_ZONE;
}

/* 19.12b the peace of a province may be broken by it, and the hex barred then
 */
static int step_back(struct play *play, const struct retreat *retreat,
                     const struct force *going, int from, bool *zone)
{
    int to = next_hex(play, retreat, from, zone);

    if (to != 0 && !gra_enter_province(play, going, from, to))
        to = next_hex(play, retreat, from, zone);
    return to;
}

bool gra_retreat(struct play *play, const struct retreat *retreat,
                 const struct force *force)
{
    struct force going = gra_force_left(play->arena, force, NULL);
    struct hexes path = {NULL, 0};
    bool zone, limited = false;
    int paid = 0;

    if (going.count == 0)
        return true;
    hexes_add(play->arena, &path, going.units[0]->hex);
    for (int gone = 1; gone <= retreat->hexes; gone++) {
        int from = path.items[path.count - 1];
        int to = step_back(play, retreat, &going, from, &zone);
        bool shelter = is_shelter(play, retreat, to, gone);

        if (to == 0)
            break;
        put_and_catch(play, &going, to);
        hexes_add(play->arena, &path, to);
        limited |= is_limited(play, retreat, to);
        paid += zone;
        if (shelter)
            break;
    }
    if (path.count == 1) {
        going = shut_in(play, retreat, &going);
        if (going.count > 0)
            eliminate(play, retreat, &going);
        return false;
    }
    end_way(play, retreat, &going, &path, limited);
    for (int i = 0; i < paid; i++)
        pay_zone(play, retreat, &going);
    going = gra_force_left(play->arena, &going, NULL);
    if (retreat->routed && going.count > 0 && play->game->kind == MAP)
        shut_in(play, retreat, &going);
    return true;
}

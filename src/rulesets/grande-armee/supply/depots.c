/* Depots are built, razed, permitted and cut off. [base depot] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/supply/supply.h"

static const struct nation_card *city_owner(const struct board *board, int hex)
{
    const struct place_card *card = board->module->place_at[hex];

    return card && card->settlement == DEPOT_CITY
               ? gra_nation(board->module, card->depot_city_of)
               : NULL;
}

/* ---- may one be built? --------------------------------------------------- */

static bool is_permitted(const struct board *board,
                         const struct nation_card *ally, int hex)
{
    foreach (const struct permit, permit, board->game->permits)
        if (permit->hex == hex && same_name(permit->ally, ally->id))
            return true;
    return false;
}

static bool has_enemy_near(const struct board *board, int hex, int side)
{
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int near = hex_neighbour(hex, direction);

        if (near && gra_adjacent(board, hex, near) &&
            gra_has_units(board, near, gra_enemy(side)))
            return true;
    }
    return false;
}

/* 14.34a with its owner's leave, and 14.34b where no other ally has one */
static bool check_city(const struct seat *seat, const struct order *order,
                       const struct nation_card *builder, int hex,
                       struct report *report)
{
    const struct nation_card *owner = city_owner(&seat->board, hex);
    const char *where = map_name(&seat->module->map, hex, seat->arena);

    if (owner == builder || owner->side != builder->side)
        return REFUSE(BASE(depot),
                      "%s is a depot city: no depot of %s is built there",
                      where, builder->name);
    if (gra_depot_at(&seat->board, hex, builder->side))
        return REFUSE(RULE(14_34b), "an ally has a depot in %s already", where);
    return is_permitted(&seat->board, builder, hex) ||
           REFUSE(RULE(14_34a),
                  "%s builds in %s only if a 'permit' of this turn allows it",
                  builder->name, where);
}

/* 14.28a two depleted markers are no bar */
bool gra_may_build_depot(const struct seat *seat, const struct order *order,
                         const struct unit *train, int hex,
                         struct report *report)
{
    const struct board *board = &seat->board;
    const struct place_card *card = seat->module->place_at[hex];
    const char *where = map_name(&seat->module->map, hex, seat->arena);

    if (!card)
        return REFUSE(BASE(depot),
                      "%s is no town and no city: depots stand in these",
                      where);
    if (train->card->type != SUPPLY_TRAIN || train->hex != hex)
        return REFUSE(BASE(depot), "'%s' is no supply train at %s", train->id,
                      where);
    if (!gra_has_units(board, hex, train->side) &&
        !gra_has_garrison(board, hex, train->side))
        return REFUSE(BASE(depot),
                      "no unit and no detachment of yours is at %s", where);
    if (has_enemy_near(board, hex, train->side))
        return REFUSE(BASE(depot), "an enemy is next to %s", where);
    if (city_owner(board, hex))
        return check_city(seat, order, train->card->nation, hex, report);
    return !gra_depot_at(board, hex, train->side) ||
           REFUSE(BASE(depot), "%s has a depot already", where);
}

/* ---- building ------------------------------------------------------------ */

/* One that fell there is built anew. */
static struct depot *new_depot(const struct board *board,
                               const struct nation_card *nation, int hex)
{
    struct game *game = board->game;
    const char *id =
        arena_text(board->arena, "%s-d%04d",
                   gra_prefix(board->module, nation, board->arena), hex);
    struct depot *depot =
        FIND_NAMED(struct depot, game->depots, game->depots_count, id, id);

    if (!depot) {
        depot = LIST_ADD(board->arena, game->depots, game->depots_count);
        depot->id = id;
    }
    depot->lost = false;
    depot->cut = 0;
    depot->built_by = nation->id;
    depot->built_at = depot->hex = hex;
    depot->nation = nation;
    return depot;
}

void gra_lay_depot(const struct board *board, struct unit *train, int hex)
{
    new_depot(board, train->card->nation, hex);
    gra_remove(board, train);
}

/* 14.28b in mud or snow it depletes its place, 14.34d but no depot city */
void gra_build_depot_at(struct play *play, struct unit *train, int hex)
{
    const char *where = map_name(&play->module->map, hex, play->arena);
    struct held *held = gra_held_at(&play->board, hex);
    bool city = city_owner(&play->board, hex) != NULL;
    struct event *event;

    gra_lay_depot(&play->board, train, hex);
    event =
        event_at(journal_tell(play->journal, EVENT_STATE, BASE(depot),
                              gra_side_words[train->side], train->id,
                              "%s becomes a depot at %s.", train->name, where),
                 hex);
    if (city)
        event_cites(play->journal, event, RULE(14_34a));
    if (held && held->depleted >= play->module->days.depleted_most)
        event_cites(play->journal, event, RULE(14_28a));
    if (play->game->weather == FAIR_WEATHER || !held)
        return;
    if (city)
        event_cites(play->journal, event, RULE(14_34d));
    else
        for (int i = 0; i < play->module->days.depot_depleted; i++)
            gra_deplete(play, held, RULE(14_28b),
                        "a depot was built in mud or snow");
}

/* ---- cut off ------------------------------------------------------------- */

static void tell_depot(struct play *play, const struct depot *depot,
                       const char *what)
{
    event_at(journal_tell(play->journal, EVENT_STATE, BASE(depot),
                          gra_side_words[depot->nation->side], depot->id,
                          "The depot at %s %s.",
                          map_name(&play->module->map, depot->hex, play->arena),
                          what),
             depot->hex);
}

/* One step 11 it works on without a link; in the next it is removed. All links
 * are judged before any depot falls. */
void gra_age_depots(struct play *play)
{
    struct game *game = play->game;
    bool *linked = ARENA_ARRAY(play->arena, bool, game->depots_count + 1);

    for (size_t i = 0; i < game->depots_count; i++)
        linked[i] = !game->depots[i].lost &&
                    gra_is_linked(&play->board, &game->depots[i]);
    for (size_t i = 0; i < game->depots_count; i++) {
        struct depot *depot = &game->depots[i];

        if (depot->lost)
            continue;
        if (linked[i]) {
            depot->cut = 0;
        } else if (depot->cut < play->module->days.cut_steps) {
            depot->cut++;
            tell_depot(play, depot,
                       "is cut off, and works this time for the last");
        } else {
            depot->lost = true;
            tell_depot(play, depot, "is still cut off, and is removed");
        }
    }
}

/* ---- raze-depot ---------------------------------------------------------- */

struct raze_order {
    const char *depot;
};

static struct depot *own_depot(const struct board *board, const char *id,
                               int side)
{
    struct depot *depot = FIND_NAMED(struct depot, board->game->depots,
                                     board->game->depots_count, id, id);

    return depot && !depot->lost && depot->nation->side == side ? depot : NULL;
}

static bool check_raze_order(const struct seat *seat, const struct order *order,
                             struct report *report)
{
    return gra_needs_map(seat, order, report);
}

static bool check_raze(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct raze_order *given = order->details;

    return own_depot(&seat->board, given->depot, gra_side_of(seat->side)) ||
           REFUSE(BASE(depot), "'%s' is no depot of yours on the map",
                  given->depot);
}

static void foresee_raze(const struct seat *seat, const struct order *order)
{
    const struct raze_order *given = order->details;

    own_depot(&seat->board, given->depot, gra_side_of(seat->side))->lost = true;
}

static void carry_out_raze(struct play *play, const char *side,
                           const struct order *order)
{
    const struct raze_order *given = order->details;
    struct depot *depot =
        own_depot(&play->board, given->depot, gra_side_of(side));

    depot->lost = true;
    tell_depot(play, depot, "is razed by its owner");
}

static void say_raze(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct raze_order *given = order->details;

    (void)seat;
    buffer_printf(out, "the depot %s is razed", given->depot);
}

static void choices_raze(const struct seat *seat, struct choices *choices)
{
    foreach (const struct depot, depot, seat->game->depots) {
        const struct raze_order given = {depot->id};

        choice_offer(seat, choices, &gra_raze_depot, &given, "at %s",
                     map_name(&seat->module->map, depot->hex, seat->arena));
    }
}

const struct order_kind gra_raze_depot = {
    ORDER("raze-depot", BASE(depot), "a depot of yours is no more"),
    FIELDS(raze_order, NEEDED(NAME, raze_order, depot, "depot")),
    .subject = "depot",
    .check_order = check_raze_order,
    .check_world = check_raze,
    .foresee = foresee_raze,
    .carry_out = carry_out_raze,
    .say = say_raze,
    .choices = choices_raze,
    .once = true,
};

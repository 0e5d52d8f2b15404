/* Step 2: supply trains are made. [base train-production] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/board/forts.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/supply/supply.h"

struct produce_order {
    int at;
};

/* ---- who makes one, and where -------------------------------------------- */

static bool is_week_of_depots(const struct board *board)
{
    const struct turn_card *turn = gra_turn(board->module, board->game->turn);
    const char *weeks = gra_setting(board->module, "depot-weeks");
    struct names names;

    if (!turn || !weeks)
        return false;
    names = names_split(weeks, board->arena);
    return names_contain(&names, arena_text(board->arena, "%d", turn->week));
}

/* A depot city makes trains, and a linked depot in its weeks; in a depot city
 * of his ally a depot is one as well. [ruling 100] */
enum maker { CITY_MAKER, DEPOT_MAKER, MAKERS };

static const struct nation_card *owner_of(const struct board *board, int hex,
                                          int side, enum maker maker)
{
    const struct place_card *card = board->module->place_at[hex];
    const struct depot *depot = gra_depot_at(board, hex, side);
    const struct nation_card *owner =
        card ? gra_nation(board->module, card->depot_city_of) : NULL;

    if (maker == DEPOT_MAKER)
        return depot ? depot->nation : NULL;
    return owner && owner->side == side ? owner : NULL;
}

/* 14.31 the nation that has a train of it, or NULL */
static const struct nation_card *maker_at(const struct board *board, int hex,
                                          int side, enum maker maker)
{
    const struct nation_card *owner = owner_of(board, hex, side, maker);
    bool makes =
        owner &&
        (maker == CITY_MAKER
             ? gra_city_works(board, hex, owner)
             : is_week_of_depots(board) && !gra_is_besieged(board, hex) &&
                   gra_is_linked(board, gra_depot_at(board, hex, side)));

    return makes ? owner : NULL;
}

/* ---- how many ------------------------------------------------------------ */

static int trains_of(const struct board *board,
                     const struct nation_card *nation)
{
    int count = 0;

    foreach (const struct unit, unit, board->game->units) {
        count += unit->state == ON_MAP && unit->card->type == SUPPLY_TRAIN &&
                 unit->card->nation == nation;
    }
    return count;
}

/* The lowest of the nation's trains that is not in use, or NULL. */
static struct unit *free_train(const struct board *board,
                               const struct nation_card *nation)
{
    struct unit *lowest = NULL;

    foreach (struct unit, unit, board->game->units)
        if (unit->state == GONE && unit->card->type == SUPPLY_TRAIN &&
            unit->card->nation == nation &&
            (!lowest || gra_id_before(unit->id, lowest->id)))
            lowest = unit;
    return lowest;
}

/* 9.3a trains of the side in a hex */
static int trains_at(const struct board *board, int hex, int side)
{
    int count = 0;

    for (const struct unit *unit = gra_first(board, hex, side); unit;
         unit = gra_next(unit))
        count += unit->card->type == SUPPLY_TRAIN;
    return count;
}

/* [base train-production] the nation that places one more there, or NULL; a
 * link is looked for last, since it is the dearest question */
static const struct nation_card *who_makes(const struct board *board, int hex,
                                           int side, enum maker maker)
{
    const struct nation_card *owner = owner_of(board, hex, side, maker);

    return owner &&
                   trains_of(board, owner) <
                       gra_train_limit(board->module, owner) &&
                   free_train(board, owner) &&
                   trains_at(board, hex, side) <
                       board->module->days.trains_a_hex
               ? maker_at(board, hex, side, maker)
               : NULL;
}

/* ---- the order ----------------------------------------------------------- */

static bool check_order(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    return gra_needs_map(seat, order, report);
}

/* Why nothing is made there: of the city, or else of the depot. */
static bool refuse_making(const struct seat *seat, const struct order *order,
                          const struct nation_card *maker,
                          struct report *report)
{
    const struct produce_order *given = order->details;
    const struct board *board = &seat->board;
    int side = gra_side_of(seat->side);
    const char *where = map_name(&seat->module->map, given->at, seat->arena);

    if (!maker)
        return REFUSE(RULE(14_31),
                      "%s makes no train: only your depot cities do, and "
                      "linked depots in weeks %s, unless they are besieged",
                      where, gra_setting(seat->module, "depot-weeks"));
    if (trains_at(board, given->at, side) >= seat->module->days.trains_a_hex)
        return REFUSE(RULE(9_3a),
                      "%s has %d trains already: no more stand in a hex", where,
                      trains_at(board, given->at, side));
    return REFUSE(BASE(train_production),
                  "%s has %d supply trains, and may have no more", maker->name,
                  trains_of(board, maker));
}

static bool check_world(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct produce_order *given = order->details;
    const struct board *board = &seat->board;
    int side = gra_side_of(seat->side);
    const struct nation_card *city, *depot;

    if (who_makes(board, given->at, side, CITY_MAKER) ||
        who_makes(board, given->at, side, DEPOT_MAKER))
        return true;
    city = maker_at(board, given->at, side, CITY_MAKER);
    depot = maker_at(board, given->at, side, DEPOT_MAKER);
    return refuse_making(seat, order, city ? city : depot, report);
}

static const struct unit *place_train(const struct board *board, int hex,
                                      const struct nation_card *maker)
{
    struct unit *train = free_train(board, maker);

    train->state = ON_MAP;
    train->sp = 0;
    gra_put(board, train, hex);
    gra_shelter(board, train);
    return train;
}

static void tell_made(struct play *play, const struct unit *train,
                      enum maker maker)
{
    struct event *event = journal_tell(
        play->journal, EVENT_STATE,
        maker == CITY_MAKER ? RULE(14_31) : BASE(train_production),
        gra_side_words[train->side], train->id, "%s is made at %s.",
        train->name, map_name(&play->module->map, train->hex, play->arena));

    event_cites(play->journal, event_at(event, train->hex),
                BASE(train_production));
}

/* Whoever may there; without play it is foreseen. */
static void make(const struct board *board, struct play *play, int hex,
                 int side)
{
    for (enum maker maker = CITY_MAKER; maker < MAKERS; maker++) {
        const struct nation_card *nation = who_makes(board, hex, side, maker);
        const struct unit *train =
            nation ? place_train(board, hex, nation) : NULL;

        if (train && play)
            tell_made(play, train, maker);
    }
}

static void foresee(const struct seat *seat, const struct order *order)
{
    const struct produce_order *given = order->details;

    make(&seat->board, NULL, given->at, gra_side_of(seat->side));
}

static void carry_out(struct play *play, const char *side,
                      const struct order *order)
{
    const struct produce_order *given = order->details;

    make(&play->board, play, given->at, gra_side_of(side));
}

static void say(const struct seat *seat, const struct order *order,
                struct buffer *out)
{
    const struct produce_order *given = order->details;

    buffer_printf(out, "a supply train is made at %s",
                  map_name(&seat->module->map, given->at, seat->arena));
}

static void choices(const struct seat *seat, struct choices *choices)
{
    foreach (const struct place_card, place, seat->module->places) {
        const struct produce_order given = {place->hex};

        choice_offer(seat, choices, &gra_produce_train, &given,
                     "else it is made in its turn");
    }
}

const struct order_kind gra_produce_train = {
    ORDER("produce-train", RULE(14_31),
          "a supply train is made here before all others"),
    FIELDS(produce_order, REFER(HEX, produce_order, at, "at", "hex")),
    .subject = "at",
    .check_order = check_order,
    .check_world = check_world,
    .foresee = foresee,
    .carry_out = carry_out,
    .say = say,
    .choices = choices,
    .once = true,
};

/* ---- without an order ---------------------------------------------------- */

static bool was_ordered(struct play *play, int hex, int side)
{
    const struct section *section = play_section(play, gra_side_words[side], 1);

    for (size_t i = 0; section && i < section->count; i++)
        if (section->orders[i].kind == &gra_produce_train &&
            ((const struct produce_order *)section->orders[i].details)->at ==
                hex)
            return true;
    return false;
}

/* Orders come first; then each place that may, and was not named, makes one. */
void gra_make_trains(struct play *play)
{
    for (int side = FRANCE; side < SIDES; side++) {
        gra_play_kind(play, side, &gra_produce_train);
        foreach (const struct place_card, place, play->module->places) {
            int hex = place->hex;

            if (!was_ordered(play, hex, side))
                make(&play->board, play, hex, side);
        }
    }
}

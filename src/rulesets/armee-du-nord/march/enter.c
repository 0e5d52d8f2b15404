/* [base reinforcements]: who arrives comes onto the map. */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"
#include "wargame/ways.h"

static const struct field enter_fields[] = {
    FIELD(YES, struct move_order, column, "column", FIELD_OPTIONAL),
    FIELD(HEXES, struct move_order, path, "path", FIELD_OPTIONAL),
    FIELD(NAMES, struct move_order, pieces, "pieces", FIELD_REQUIRED),
    {0}};

/* ---- where, and for what ------------------------------------------------- */

static const struct arrival_card *arrival_of(const struct board *board,
                                             const char *id)
{
    const struct module *module = board->module;

    for (size_t i = 0; i < module->reinforcement_count; i++)
        if (same_name(module->reinforcements[i].card.piece, id))
            return &module->reinforcements[i].card;
    return NULL;
}

bool adn_may_enter(const struct board *board, const char *id)
{
    const struct arrival_card *card = arrival_of(board, id);
    const struct counter *counter = adn_counter(board, id);
    const struct leader *leader = adn_leader(board, id);

    return card && arrival_due(card, board->game->turn) && counter &&
           counter->state == WAITS && !(leader && leader->replaced);
}

struct counter *adn_next_due(const struct board *board, int army, size_t *at)
{
    const struct module *module = board->module;

    while (*at < module->reinforcement_count) {
        const char *id = module->reinforcements[(*at)++].card.piece;

        if (adn_may_enter(board, id) && adn_counter(board, id)->army == army)
            return adn_counter(board, id);
    }
    return NULL;
}

struct entry {
    const struct board *board;
    const struct unit *unit; /* NULL: a leader */
    int camp;
};

/* [ruling 48] room, no enemy and none of his zones */
static bool is_open(const void *context, int hex)
{
    const struct entry *entry = context;
    const struct board *board = entry->board;
    int enemy = adn_enemy(entry->camp);

    if (!map_hex(&board->module->map, hex) ||
        adn_has_units(board, hex, enemy) || adn_in_zoi(board, enemy, hex))
        return false;
    return !entry->unit ||
           (!adn_column_at(board, hex, entry->camp, NULL) &&
            !adn_prohibited(board, entry->unit->card->arm, hex) &&
            adn_has_room(board, hex, entry->camp, 1, entry->unit->increments));
}

int adn_entry_hex(const struct board *board, const char *id)
{
    const struct arrival_card *card = arrival_of(board, id);
    const struct entry entry = {board, adn_unit(board, id),
                                adn_counter(board, id)->side};
    const struct entry_rule rule = {is_open, &entry,
                                    board->module->entry_detour};

    return arrival_hex(&rule, card->hex);
}

/* It pays for the hex as if it had come from a clear road beside it. */
static void pay_entry(struct mover *mover, size_t piece)
{
    const struct module *module = mover->board->module;
    const struct map_hex *ground = map_hex(&module->map, mover->hex);
    int class = adn_mover_at(mover, piece)->class;
    int cost = module->step_cost[ground->terrain][class];

    if (adn_now(mover->board)->soil == MUD)
        cost += module->mud_cost[class];
    if (cost > mover->points[piece])
        cost = mover->points[piece];
    if (cost > 0)
        mover->points[piece] -= cost;
}

/* Puts it on the map; false: there is no room. */
static bool bring_in(const struct board *board, const char *id, int hex)
{
    struct counter *counter = adn_counter(board, id);
    struct unit *unit = adn_unit(board, id);

    if (hex == 0)
        return false;
    adn_put(board, &counter->piece, hex);
    counter->leave = IN_COMMAND;
    counter->moved = true;
    if (unit)
        unit->free = true;
    return true;
}

/* ---- what is wrong with an order ----------------------------------------- */

static bool check_enter(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct move_order *given = order->details;
    bool good = given->pieces.count > 0 ||
                refuse(report, &order->place, BASE(reinforcements),
                       "no piece is named to enter");

    for (size_t i = 0; i < given->pieces.count; i++) {
        const char *id = given->pieces.items[i];

        if (!adn_own_counter(seat, order, id, BASE(reinforcements), report))
            good = false;
        else if (!arrival_of(&seat->board, id))
            good = refuse(report, &order->place, BASE(reinforcements),
                          "'%s' does not come in this game: it is here", id);
    }
    good &= way_is_connected(&seat->module->map, &given->path, &order->place,
                             BASE(movement), report);
    if (given->column && given->pieces.count > 1)
        good = refuse(report, &order->place, RULE(qa_charge_2b),
                      "a stack does not march in column: order its units one "
                      "by one");
    return good;
}

static bool check_due(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct move_order *given = order->details;
    bool good = true;

    for (size_t i = 0; i < given->pieces.count; i++) {
        const char *id = given->pieces.items[i];

        if (!adn_may_enter(&seat->board, id))
            good = refuse(report, &order->place, BASE(reinforcements),
                          "'%s' does not arrive now: it comes in turn %d", id,
                          arrival_of(&seat->board, id)->turn);
        else if (adn_entry_hex(&seat->board, id) == 0)
            good = refuse(report, &order->place, BASE(reinforcements),
                          "there is no room for '%s' within %d hexes of %04d",
                          id, seat->module->entry_detour,
                          arrival_of(&seat->board, id)->hex);
    }
    return good;
}

/* ---- what comes of it ---------------------------------------------------- */

/* Brings all of them in, at one hex if there is room, and makes the group that
 * marches on; false: they do not stand together. */
static bool bring_group(const struct board *board,
                        const struct move_order *given, struct mover *mover)
{
    for (size_t i = 0; i < given->pieces.count; i++)
        bring_in(board, given->pieces.items[i],
                 adn_entry_hex(board, given->pieces.items[i]));
    if (!adn_mover_for(board, given, mover))
        return false;
    for (size_t i = 0; i < mover->units.count; i++)
        pay_entry(mover, i);
    mover->moved = true;
    return true;
}

static void foresee_enter(const struct seat *seat, const struct order *order)
{
    const struct move_order *given = order->details;
    struct mover mover;

    adn_foresee_command(seat);
    if (bring_group(&seat->board, given, &mover))
        adn_foresee_march(seat, &mover, &given->path);
}

static void tell_entry(struct play *play, const char *side, const char *id)
{
    const struct counter *counter = adn_counter(&play->board, id);

    event_at(journal_tell(play->journal, EVENT_MOVE, BASE(reinforcements), side,
                          id, "%s arrives at %s.", counter->name,
                          adn_hex_name(&play->board, counter->hex)),
             counter->hex);
}

static void carry_out_enter(struct play *play, const char *side,
                            const struct order *order)
{
    const struct move_order *given = order->details;
    struct mover mover;
    bool together = bring_group(&play->board, given, &mover);

    for (size_t i = 0; i < given->pieces.count; i++)
        tell_entry(play, side, given->pieces.items[i]);
    if (together)
        adn_go(play, &mover, &given->path);
    else
        journal_tell(play->journal, EVENT_NOTE, BASE(reinforcements), side,
                     NULL,
                     "They do not find room in one hex: they stay where "
                     "they came in.");
}

static void say_enter(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct move_order *given = order->details;
    const char *id = given->pieces.items[0];
    int hex =
        adn_may_enter(&seat->board, id) ? adn_entry_hex(&seat->board, id) : 0;

    buffer_printf(out, "%s arrives", names_series(&given->pieces, seat->arena));
    if (hex)
        buffer_printf(out, " at %s", adn_hex_name(&seat->board, hex));
    if (given->path.count > 0)
        buffer_printf(out, " and marches toward %s",
                      adn_hex_name(&seat->board,
                                   given->path.items[given->path.count - 1]));
}

static void choose_enter(const struct seat *seat, struct choices *choices)
{
    const struct module *module = seat->module;

    for (size_t i = 0; i < module->reinforcement_count; i++) {
        const char *id = module->reinforcements[i].card.piece;
        struct move_order given = {.column = false};

        names_add(seat->arena, &given.pieces, id);
        choice_offer(seat, choices, &adn_enter, &given, "at %04d or near it",
                     module->reinforcements[i].card.hex);
    }
}

const struct order_kind adn_enter = {
    .name = "enter",
    .rule = BASE(reinforcements),
    .summary = "pieces that arrive come onto the map, and march on",
    .size = sizeof(struct move_order),
    .fields = enter_fields,
    .subject = "pieces",
    .check_order = check_enter,
    .check_world = check_due,
    .foresee = foresee_enter,
    .carry_out = carry_out_enter,
    .say = say_enter,
    .choices = choose_enter,
    .once = true,
};

/* Who finds no room comes in a later turn, and it is told. */
void adn_enter_rest(struct play *play, const char *side)
{
    const struct board *board = &play->board;
    const struct counter *due;
    size_t at = 0;

    while ((due = adn_next_due(board, adn_army_of(side), &at)) != NULL)
        if (!adn_may_order(board->module, side, due))
            continue;
        else if (bring_in(board, due->id, adn_entry_hex(board, due->id)))
            tell_entry(play, side, due->id);
        else
            journal_tell(play->journal, EVENT_NOTE, BASE(reinforcements), side,
                         due->id, "'%s' finds no room and comes later.",
                         due->id);
}

/* What people call pieces and places, and how a piece stands. */
#include "rulesets/armee-du-nord/turn/turn.h"

/* Whatever a field names of them. */
enum { UNITS = 1, LEADERS = 2, CORPS = 4 };

static void add_army(const struct seat *seat, int kinds,
                     struct printed_names *names)
{
    const struct module *module = seat->module;

    foreach_counter (one, seat->game)
        if (adn_may_order(module, seat->side, one) &&
            (kinds & (one->list == UNIT_LIST ? UNITS : LEADERS)))
            printed_add(names, one->id, one->name);
    for (size_t i = 0; (kinds & CORPS) && i < module->corps_count; i++)
        if (same_name(seat->side, adn_side_for(module, module->corps[i].army,
                                               module->corps[i].left_wing)))
            printed_add(names, module->corps[i].id, NULL);
}

/* What stands in the fields of orders. */
static const struct about {
    const char *field;
    int kinds;
} abouts[] = {
    {"pieces", UNITS | LEADERS},
    {"piece", UNITS | LEADERS | CORPS},
    {"units", UNITS},
    {"unit", UNITS},
    {"batteries", UNITS},
    {"supporters", UNITS},
    {"advance", UNITS},
    {"leader", LEADERS},
    {"if-refused", LEADERS},
    {"corps", CORPS},
    {"picquet", UNITS},
};

void adn_names(const struct seat *seat, const struct order_kind *kind,
               const struct field *field, struct printed_names *names)
{
    const struct hex_map *map = &seat->module->map;
    bool pieces = kind == &adn_move || kind == &adn_enter;

    /* "move fr-12 Ligny": find_end() */
    if (field->type == FIELD_HEX || field->type == FIELD_HEXES ||
        (pieces && field->type == FIELD_NAMES))
        for (size_t i = 0; i < map->place_count; i++)
            printed_add(names, hex_text(names->arena, map->places[i].hex),
                        map->places[i].name);
    if (field->type == FIELD_NAME || field->type == FIELD_NAMES)
        for (size_t i = 0; i < sizeof(abouts) / sizeof(abouts[0]); i++)
            if (same_name(abouts[i].field, field->name))
                add_army(seat, abouts[i].kinds, names);
}

const char *adn_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject)
{
    static const char *const leaves[] = {[OUT_OF_COMMAND] = "out of command",
                                         [IN_COMMAND] = "in command",
                                         [BY_INITIATIVE] = "acts on its own",
                                         [MAY_MOVE] = "may move and not attack",
                                         [HALF_MOVE] =
                                             "may move half toward its leader",
                                         [FROZEN] = "stands"};
    const struct unit *unit = adn_unit(&seat->board, subject);
    const struct counter *one = adn_counter(&seat->board, subject);
    const char *at;

    (void)kind;
    if (!one || one->hex == 0)
        return NULL;
    at = adn_hex_name(&seat->board, one->hex);
    if (one->asleep || one->state == IN_BOX)
        return arena_text(seat->arena, "%s at %s%s", one->name, at,
                          one->asleep ? ", not active yet" : "");
    if (!unit)
        return arena_text(seat->arena, "%s at %s", one->name, at);
    adn_foresee_command(seat);
    return arena_text(
        seat->arena, "%s: %d increments at %s, morale %d, %s, %s%s", unit->name,
        unit->increments, at, adn_morale(&seat->board, unit),
        adn_points_phrase(seat->arena, adn_allowance(unit)),
        leaves[unit->leave], adn_is_deployed(unit) ? ", deployed" : "");
}

/* Where enemies bar all ways the check tells so. */
static void lead(const struct seat *seat, struct mover *mover, bool column,
                 struct hexes *path)
{
    struct hexes way;
    int to = path->items[0];

    if (hex_adjacent(mover->hex, to) || !map_hex(&seat->module->map, to))
        return;
    mover->column = column;
    way = adn_way(mover, to);
    if (way.count > 0)
        *path = way;
}

/* Who arrives goes on from the hex where he comes in. */
static bool arriving(const struct seat *seat, const struct names *pieces,
                     struct mover *mover)
{
    const char *id = pieces->count > 0 ? pieces->items[0] : NULL;

    if (!adn_may_enter(&seat->board, id))
        return false;
    adn_mover_of(&seat->board, adn_counter(&seat->board, id), mover);
    mover->hex = adn_entry_hex(&seat->board, id);
    return mover->hex != 0;
}

/* "move fr-12 3635": behind the pieces stands where they go. */
static void find_end(const struct seat *seat, struct move_order *move)
{
    size_t count = move->pieces.count;
    int hex = count > 1 ? hex_from_text(move->pieces.items[count - 1]) : 0;

    if (hex == 0 || !map_hex(&seat->module->map, hex) || move->path.count > 0)
        return;
    move->pieces.count--;
    hexes_add(seat->arena, &move->path, hex);
}

void adn_complete(const struct seat *seat, const struct order_kind *kind,
                  void *details)
{
    struct move_order *move = details;
    struct mover mover;

    if (kind == &adn_move || kind == &adn_enter)
        find_end(seat, move);
    if ((kind == &adn_move && move->path.count == 1 &&
         adn_mover_for(&seat->board, move, &mover)) ||
        (kind == &adn_enter && move->path.count == 1 &&
         arriving(seat, &move->pieces, &mover)))
        lead(seat, &mover, move->column, &move->path);
}

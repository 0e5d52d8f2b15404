/* Campaigns that begin in their middle: what is needed for anything to happen
 * soon stands near. */
#include "tests/rooms/campaigns-of-napoleon/random/random.h"

#include "core/arena.h"

#include <assert.h>

enum { MOST_AP = 25, DAYS = 5, WEATHERS = 5, NEAR_TRIES = 60, NOWHERE = 0 };

/* What is laid out where. */
struct garden {
    struct match *match;
    struct chance *chance;
    struct board board;
    int middle[SIDE_COUNT]; /* each side stands around its own */
    int reach;              /* so far, in hexes */
    bool surrounded;        /* one side stands in one hex, the other around */
    enum side inside;       /* which */
    int corps[SIDE_COUNT];  /* that are still to be laid out */
    bool small[SIDE_COUNT]; /* they are divisions */
};

static bool wanted(const struct garden *garden, unsigned once_in)
{
    return chance_once_in(garden->chance, once_in);
}

/* ---- switches --------------------------------------------------------- */

static void choose_options(struct match *match)
{
    const struct option *option = campaigns_of_napoleon_room.options;
    struct options *options = &match->turn.options;

    for (; option->name; option++) {
        struct option_value *value =
            LIST_ADD(match->arena, options->items, options->count);
        size_t count = 0;

        while (option->values[count])
            count++;
        value->name = option->name;
        value->value = option->values[0];
        if (chance_once_in(&match->chance, 3))
            value->value = option->values[chance(&match->chance, count)];
    }
}

static void put_order(struct match *match, struct standing *standing,
                      const struct order_kind *kind, const void *details)
{
    const struct order order = {
        .kind = kind, .details = arena_copy(match->arena, details, kind->size)};

    standing_put(match->arena, standing, &order);
}

/* Most are asked what is asked in the middle of a combat; many pursue. */
static void begin_wishes(struct match *match, struct standing *standing)
{
    static const struct delay_order ask = {.when = DELAY_ASK};
    static const struct follow_order pursue = {.follow = FOLLOW_LARGEST};

    if (!chance_once_in(&match->chance, 4))
        put_order(match, standing, &con_delay_if, &ask);
    if (chance_once_in(&match->chance, 2))
        put_order(match, standing, &con_pursue, &pursue);
}

static void begin_standing(struct match *match)
{
    const struct order_kind *const *kind = campaigns_of_napoleon_room.standing;
    struct turn *turn = &match->turn;

    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        struct standing *standing =
            LIST_ADD(match->arena, turn->standing, turn->standing_count);

        standing->side = con_side_id(side);
        for (size_t i = 0; kind[i]; i++) {
            const struct order order = {.kind = kind[i],
                                        .details = kind[i]->initial};

            standing_put(match->arena, standing, &order);
        }
        begin_wishes(match, standing);
    }
}

/* ---- where ------------------------------------------------------------ */

static bool has_room(const struct garden *garden, enum side side, int hex,
                     int sp)
{
    const struct board *board = &garden->board;

    return con_on_map(board, hex) && !con_stands(board, con_enemy(side), hex) &&
           con_stack_sp(board, side, hex) + sp <= board->module->stacking_sp;
}

static int any_hex(const struct garden *garden)
{
    const struct module *module = garden->board.module;

    return module->hexes[chance(garden->chance, module->hex_count)].hex;
}

static int stroll(const struct garden *garden, int hex, int steps)
{
    for (int i = 0; i < steps; i++) {
        int to = hex_neighbour(hex, (int)chance(garden->chance, 6));

        if (to && con_on_map(&garden->board, to))
            hex = to;
    }
    return hex;
}

/* A hex near the side's middle; NOWHERE if chance finds none. */
static int near_middle(const struct garden *garden, enum side side, int sp)
{
    unsigned steps = (unsigned)garden->reach + 1;

    for (int i = 0; i < NEAR_TRIES; i++) {
        int hex = stroll(garden, garden->middle[side],
                         (int)chance(garden->chance, steps));

        if (garden->surrounded)
            hex = stroll(garden, garden->middle[side],
                         side == garden->inside ? 0 : 1);
        if (has_room(garden, side, hex, sp))
            return hex;
    }
    return NOWHERE;
}

static bool bridged(const struct map_hexside *side)
{
    return side->river == RIVER_PRIMARY && side->bridge;
}

static void meet_at_bridge(struct garden *garden)
{
    const struct module *module = garden->board.module;
    size_t at = chance(garden->chance, module->hexside_count);

    while (!bridged(&module->hexsides[at]))
        at = (at + 1) % module->hexside_count;
    garden->middle[FRENCH] = module->hexsides[at].one;
    garden->middle[COALITION] = module->hexsides[at].other;
    garden->reach = 1;
}

static void surround(struct garden *garden)
{
    garden->surrounded = true;
    garden->inside = (enum side)chance(garden->chance, SIDE_COUNT);
    garden->middle[COALITION] = garden->middle[FRENCH];
}

static void meet_at_town(struct garden *garden)
{
    const struct module *module = garden->board.module;
    size_t at = chance(garden->chance, module->place_count);

    while (!module->places[at].fortified)
        at = (at + 1) % module->place_count;
    garden->middle[FRENCH] = garden->middle[COALITION] = module->places[at].hex;
    surround(garden);
}

static int edge_hex(const struct garden *garden)
{
    const struct module *module = garden->board.module;
    size_t at = chance(garden->chance, module->hex_count);

    while (!module->hexes[at].edge)
        at = (at + 1) % module->hex_count;
    return module->hexes[at].hex;
}

static void choose_ground(struct garden *garden)
{
    int hex = wanted(garden, 5) ? edge_hex(garden) : any_hex(garden);
    int other = hex_neighbour(hex, (int)chance(garden->chance, 6));

    garden->middle[FRENCH] = hex;
    garden->middle[COALITION] =
        other && con_on_map(&garden->board, other) ? other : hex;
    garden->reach = 1 + (int)chance(garden->chance, 2);
    if (wanted(garden, 5))
        meet_at_bridge(garden);
    else if (wanted(garden, 5))
        meet_at_town(garden);
    else if (wanted(garden, 6))
        surround(garden);
}

/* A division, a corps of one or two leaders, an army of more. */
static void choose_sizes(struct garden *garden)
{
    for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
        unsigned size = chance(garden->chance, 3);

        garden->small[side] = size == 0;
        garden->corps[side] = size == 2 ? 3 + (int)chance(garden->chance, 3)
                                        : 1 + (int)chance(garden->chance, 2);
    }
    if (garden->surrounded)
        garden->corps[con_enemy(garden->inside)] += 3;
    if (!wanted(garden, 3))
        return;
    /* Corps and army: they have most to choose. */
    garden->small[FRENCH] = garden->small[COALITION] = false;
    garden->corps[FRENCH] = wanted(garden, 2) ? 1 : 4;
    garden->corps[COALITION] = 5 - garden->corps[FRENCH];
}

/* ---- who -------------------------------------------------------------- */

static void drop_unit(struct unit *unit)
{
    unit->state = OUT;
    unit->hex = 0;
    unit->sp = unit->art = 0;
    unit->leader = NULL;
    unit->vedettes_out = 0;
}

static int corps_sp(const struct garden *garden, const char *leader)
{
    const struct game *game = garden->board.game;
    int sp = 0;

    for (size_t i = 0; i < game->unit_count; i++)
        if (game->units[i].leader && !strcmp(game->units[i].leader, leader))
            sp += game->units[i].sp + game->units[i].art;
    return sp;
}

/* Some have lost men already, some have lost their way. */
static void put_unit(const struct garden *garden, struct unit *unit, int hex)
{
    enum side side = con_unit_card(&garden->board, unit)->side;
    int elsewhere = NOWHERE;

    if (unit->sp > 2 && wanted(garden, 3))
        unit->sp -= 1 + (int)chance(garden->chance, 2);
    if (wanted(garden, 8))
        elsewhere = near_middle(garden, side, unit->sp + unit->art);
    unit->state = ON_MAP;
    unit->hex = elsewhere ? elsewhere : hex;
}

static void put_corps(const struct garden *garden, struct leader *leader,
                      int hex)
{
    const struct game *game = garden->board.game;
    bool here = hex != NOWHERE;

    leader->state = here ? ON_MAP : OUT;
    leader->hex = hex;
    for (size_t i = 0; i < game->unit_count; i++) {
        struct unit *unit = &game->units[i];

        if (!unit->leader || strcmp(unit->leader, leader->id) != 0)
            continue;
        if (!here || wanted(garden, 8)) {
            drop_unit(unit);
            continue;
        }
        put_unit(garden, unit, hex);
    }
}

/* Off the map while the others look for a place. */
static void clear_map(const struct garden *garden)
{
    const struct game *game = garden->board.game;

    for (size_t i = 0; i < game->unit_count; i++) {
        if (game->units[i].state == ON_MAP)
            game->units[i].state = OUT;
        game->units[i].hex = 0;
    }
    for (size_t i = 0; i < game->leader_count; i++)
        game->leaders[i].hex = 0;
}

/* May the leader be one of those the garden wants? */
static bool is_wanted(struct garden *garden, size_t index)
{
    const struct leader_card *card = &garden->board.module->leaders[index];
    bool small =
        card->rank == MAJOR_GENERAL || card->rank == CAVALRY_MAJOR_GENERAL;

    if (garden->corps[card->side] == 0 || small != garden->small[card->side])
        return false;
    if (corps_sp(garden, card->id) == 0)
        return wanted(garden, 4);
    garden->corps[card->side]--;
    return true;
}

/* The list of leaders is gone through from somewhere. What is not wanted comes
 * later or not at all. */
static void lay_out_corps(struct garden *garden)
{
    const struct game *game = garden->board.game;
    size_t from = chance(garden->chance, game->leader_count);

    for (size_t i = 0; i < game->leader_count; i++) {
        size_t index = (i + from) % game->leader_count;
        struct leader *leader = &game->leaders[index];
        enum side side = garden->board.module->leaders[index].side;
        int sp = corps_sp(garden, leader->id);

        if (is_wanted(garden, index))
            put_corps(garden, leader, near_middle(garden, side, sp));
        else if (leader->state != ENTERING || !wanted(garden, 3))
            put_corps(garden, leader, NOWHERE);
    }
}

/* The bridge train marches with somebody who is there. */
static void lay_out_trains(const struct garden *garden)
{
    const struct board *board = &garden->board;

    for (size_t i = 0; i < board->game->unit_count; i++) {
        struct unit *unit = &board->game->units[i];
        const struct unit_card *card = con_unit_card(board, unit);
        const struct hexes stacks = con_stacks(board, card->side);

        if (card->arm != PONTOON || stacks.count == 0 || wanted(garden, 4))
            continue;
        unit->leader = NULL;
        unit->state = ON_MAP;
        unit->hex = stacks.items[chance(garden->chance, stacks.count)];
    }
}

static void lay_out_others(const struct garden *garden)
{
    const struct game *game = garden->board.game;

    for (size_t i = 0; i < game->unit_count; i++) {
        struct unit *unit = &game->units[i];
        enum side side = garden->board.module->units[i].side;
        int hex = NOWHERE;

        if (unit->leader || unit->state == ENTERING)
            continue;
        if (wanted(garden, 12))
            hex = near_middle(garden, side, unit->sp + unit->art);
        if (!hex) {
            drop_unit(unit);
            continue;
        }
        unit->state = ON_MAP;
        unit->hex = hex;
    }
}

/* ---- outposts --------------------------------------------------------- */

static int in_points(int vedettes)
{
    return (vedettes + 1) / 2;
}

static void send_out(const struct garden *garden, struct unit *unit, int number)
{
    const struct board *board = &garden->board;
    int hex = hex_neighbour(unit->hex, (int)chance(garden->chance, 6));
    enum side side = con_unit_card(board, unit)->side;
    struct vedette *vedette = LIST_ADD(board->arena, board->game->vedettes,
                                       board->game->vedette_count);

    if (!hex || !con_on_map(board, hex) ||
        con_stands(board, con_enemy(side), hex))
        hex = unit->hex;
    vedette->id = arena_text(board->arena, "%s-v%d", unit->id, number);
    vedette->army = con_unit_card(board, unit)->army;
    vedette->parent = unit->id;
    vedette->hex = hex;
    unit->vedettes_out++;
}

/* Two vedettes are a point of their unit, from the beginning. */
static void lay_out_vedettes(const struct garden *garden)
{
    struct game *game = garden->board.game;

    game->vedettes = NULL;
    game->vedette_count = 0;
    for (size_t i = 0; i < game->unit_count; i++) {
        struct unit *unit = &game->units[i];
        int most = garden->board.module->units[i].vedettes;

        unit->vedettes_out = 0;
        if (unit->state != ON_MAP || most < 1 || unit->sp < 2)
            continue;
        for (int j = 0; j < 2 && j < most && wanted(garden, 2); j++)
            send_out(garden, unit, j + 1);
        unit->sp -= in_points(unit->vedettes_out);
    }
}

/* ---- the state of things ---------------------------------------------- */

/* As near as an open road leads. */
static int center_for(const struct garden *garden, const struct army *army)
{
    const struct board *board = &garden->board;
    int middle = garden->middle[con_army_side(board, army->id)];
    int best = 0;

    for (size_t i = 0; i < board->module->place_count; i++) {
        const struct map_place *place = &board->module->places[i];

        if (place->size < PLACE_TOWN ||
            (best &&
             hex_distance(middle, place->hex) >= hex_distance(middle, best)) ||
            con_line(board, army, place->hex).count == 0)
            continue;
        best = place->hex;
    }
    return best;
}

static void take_stock(const struct garden *garden)
{
    const struct board *board = &garden->board;
    struct game *game = board->game;

    for (size_t i = 0; i < game->army_count; i++) {
        struct army *army = &game->armies[i];

        army->ap = (int)chance(garden->chance, MOST_AP + 1);
        if (garden->middle[FRENCH])
            army->center = center_for(garden, army);
        army->start_sp = 0;
        for (size_t j = 0; j < game->unit_count; j++)
            if (game->units[j].state == ON_MAP &&
                strcmp(board->module->units[j].army, army->id) == 0)
                army->start_sp += game->units[j].sp + game->units[j].art +
                                  in_points(game->units[j].vedettes_out);
    }
}

static void hold_places(const struct garden *garden)
{
    const struct board *board = &garden->board;
    struct game *game = board->game;

    game->held = NULL;
    game->held_count = 0;
    for (size_t i = 0; i < board->module->place_count; i++)
        for (enum side side = FRENCH; side < SIDE_COUNT; side++) {
            int hex = board->module->places[i].hex;
            struct held_place *held;

            if (!con_troops(board, side, hex))
                continue;
            held = LIST_ADD(board->arena, game->held, game->held_count);
            held->hex = hex;
            held->side = side;
            held->besieged = (int)chance(garden->chance, 4);
        }
}

static void shake_troops(const struct garden *garden)
{
    struct game *game = garden->board.game;

    if (option_is(garden->board.options, "morale", "off"))
        return;
    for (size_t i = 0; i < game->unit_count; i++)
        if (game->units[i].state == ON_MAP)
            game->units[i].demoralized = wanted(garden, 4);
}

static void lay_out(struct garden *garden)
{
    struct game *game = garden->board.game;

    choose_ground(garden);
    choose_sizes(garden);
    clear_map(garden);
    lay_out_others(garden);
    lay_out_corps(garden);
    lay_out_trains(garden);
    game->turn = 1 + (int)chance(garden->chance, DAYS);
    game->weather = (enum weather)chance(garden->chance, WEATHERS);
    game->first_player = (enum side)chance(garden->chance, SIDE_COUNT);
    game->initiative_player = (enum side)chance(garden->chance, SIDE_COUNT);
    game->forces = NULL;
    game->force_count = 0;
    shake_troops(garden);
}

/* ---- the beginning ---------------------------------------------------- */

static void no_dice(const void *context, const char *label, unsigned block,
                    uint8_t out[32])
{
    (void)context, (void)label, (void)block, (void)out;
    assert(false && "what opens a game turn throws no dice");
}

static void play_first_steps(struct match *match)
{
    static const struct dice_source source = {no_dice, NULL};
    struct turn *turn = &match->turn;
    struct sequence_place place = {turn->step};
    struct journal journal;
    struct play play = {
        .game = turn->play,
        .module = match->world->module.data,
        .options = &turn->options,
        .arena = match->arena,
        .dice = dice_new(match->arena, &source),
        .journal = &journal,
        .standing = turn->standing,
        .standing_count = turn->standing_count,
        .lapsed = report_new(match->arena),
    };

    journal_init(&journal, match->arena);
    play_opening(&play, con_sequence, &place);
    turn->step = place.step;
}

static void head_turn(struct turn *turn)
{
    static const char digest[] =
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";

    turn->version = FORMAT_VERSION;
    turn->kind = ENTRY_BEGIN;
    turn->game = turn->roster = turn->rules = turn->salt = digest;
    turn->previous = turn->lock = turn->journal = "-";
    turn->program = "berthier";
    turn->revision = campaigns_of_napoleon_room.revision;
    turn->step = con_sequence[0].id;
}

void match_begin(struct match *match, const struct world *world, uint64_t seed)
{
    const struct module *module = world->module.data;
    struct garden garden = {.match = match, .chance = &match->chance};

    *match = (struct match){.world = world, .seed = seed, .chance = {seed}};
    match->arena = arena_new();
    match->memory = arena_new();
    for (enum side side = FRENCH; side < SIDE_COUNT; side++)
        match->characters[side] =
            (enum character)chance(&match->chance, CHARACTERS);
    head_turn(&match->turn);
    choose_options(match);
    begin_standing(match);
    match->turn.play = con_begin(module, &match->turn.options, match->arena);
    garden.board = match_board(match, match->turn.play);
    if (!chance_once_in(&match->chance, 24))
        lay_out(&garden);
    lay_out_vedettes(&garden);
    con_default_forces(&garden.board);
    take_stock(&garden);
    hold_places(&garden);
    play_first_steps(match);
    match->closed = chance_once_in(&match->chance, 3);
    match_look(match);
}

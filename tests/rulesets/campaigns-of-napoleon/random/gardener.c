/* Campaigns that begin in their middle: what is needed for anything to happen
 * soon stands near. */
#include "core/arena.h"
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "tests/rulesets/campaigns-of-napoleon/random/garden.h"

#include <assert.h>

enum { MOST_AP = 25, DAYS = 5, WEATHERS = 5 };

/* ---- switches --------------------------------------------------------- */

static void choose_options(struct match *match)
{
    const struct option *option = campaigns_of_napoleon_ruleset.options;
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

    if (!chance_once_in(&match->chance, 12))
        put_order(match, standing, &con_delay_if, &ask);
    if (chance_once_in(&match->chance, 2))
        put_order(match, standing, &con_pursue, &pursue);
}

static void begin_standing(struct match *match)
{
    const struct order_kind *const *kind =
        campaigns_of_napoleon_ruleset.standing;
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

/* ---- the state of things ---------------------------------------------- */

/* As near as an open road leads. */
static int center_for(const struct garden *garden, const struct army *army)
{
    const struct board *board = &garden->board;
    int middle = garden->middle[con_army_side(board, army->id)];
    int best = 0;

    for (size_t i = 0; i < board->module->map.place_count; i++) {
        const struct map_place *place = &board->module->map.places[i];

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

    for (size_t i = 0; i < game->armies_count; i++) {
        struct army *army = &game->armies[i];

        army->ap = (int)chance(garden->chance, MOST_AP + 1);
        if (garden->middle[FRENCH])
            army->center = center_for(garden, army);
        army->start_sp = 0;
        for (size_t j = 0; j < game->units_count; j++)
            if (game->units[j].state == ON_MAP &&
                strcmp(board->module->units[j].army, army->id) == 0)
                army->start_sp += game->units[j].sp + game->units[j].art +
                                  vedette_points(game->units[j].vedettes_out);
    }
}

static void hold(const struct garden *garden, int hex, enum side side,
                 int besieged)
{
    struct game *game = garden->board.game;
    struct held_place *held =
        LIST_ADD(garden->board.arena, game->held, game->held_count);

    held->hex = hex;
    held->side = side;
    held->besieged = besieged;
}

/* Who stands there, else who has been there last, or nobody. */
static void hold_places(const struct garden *garden)
{
    const struct board *board = &garden->board;

    board->game->held = NULL;
    board->game->held_count = 0;
    for (size_t i = 0; i < board->module->map.place_count; i++) {
        int hex = board->module->map.places[i].hex, last;

        if (con_troops(board, FRENCH, hex))
            hold(garden, hex, FRENCH, (int)chance(garden->chance, 4));
        else if (con_troops(board, COALITION, hex))
            hold(garden, hex, COALITION, (int)chance(garden->chance, 4));
        else if ((last = (int)chance(garden->chance, SIDE_COUNT + 1)) <
                 SIDE_COUNT)
            hold(garden, hex, (enum side)last, 0);
    }
}

static void shake_troops(const struct garden *garden)
{
    struct game *game = garden->board.game;

    if (option_is(garden->board.options, "morale", "off"))
        return;
    for (size_t i = 0; i < game->units_count; i++)
        if (game->units[i].state == ON_MAP)
            game->units[i].demoralized = garden_wants(garden, 4);
}

/* Half of the bridges are down, and everybody has his orders. */
static void begin_works(const struct garden *garden)
{
    const struct module *module = garden->board.module;
    struct game *game = garden->board.game;
    struct options *options = &garden->match->turn.options;

    for (size_t i = 0; i < options->count; i++)
        if (strcmp(options->items[i].name, "bridge-demolition") == 0)
            options->items[i].value = "on";
    for (size_t i = 0; i < module->map.hexside_count; i++)
        if (module->map.hexsides[i].bridge &&
            module->map.hexsides[i].river == RIVER_PRIMARY &&
            garden_wants(garden, 2))
            *(struct broken_bridge *)LIST_ADD(
                garden->match->arena, game->broken, game->broken_count) =
                (struct broken_bridge){.one = module->map.hexsides[i].one,
                                       .other = module->map.hexsides[i].other};
    for (size_t i = 0; i < game->forces_count; i++)
        game->forces[i].commanded = COMMAND_PAID;
}

static void lay_out(struct garden *garden)
{
    struct game *game = garden->board.game;

    garden_ground(garden);
    garden_sizes(garden);
    garden_clear(garden);
    garden_others(garden);
    garden_corps(garden);
    garden_trains(garden);
    game->turn = 1 + (int)chance(garden->chance, DAYS);
    game->weather = (enum weather)chance(garden->chance, WEATHERS);
    game->first_player = (enum side)chance(garden->chance, SIDE_COUNT);
    game->initiative_player = (enum side)chance(garden->chance, SIDE_COUNT);
    game->forces = NULL;
    game->forces_count = 0;
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
    turn->revision = campaigns_of_napoleon_ruleset.revision;
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
    garden_vedettes(&garden);
    con_default_forces(&garden.board);
    if (garden.works)
        begin_works(&garden);
    take_stock(&garden);
    hold_places(&garden);
    play_first_steps(match);
    match->closed = chance_once_in(&match->chance, 3);
    match_look(match);
}

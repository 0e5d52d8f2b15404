/* The start of a game, and what the module says of its days. */
#include "core/calendar.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"

#include <string.h>

/* [base scenario] units at their start */
static void begin_units(const struct board *board)
{
    foreach (const struct unit_card, card, board->module->units)
        *(struct unit *)GAME_ADD(board, units) =
            (struct unit){.id = card->id,
                          .state = card->start ? ON_MAP : ENTERING,
                          .hex = card->start,
                          .sp = card->sp,
                          .art = card->art,
                          .leader = card->leader};
}

/* [base scenario] leaders at their start */
static void begin_leaders(const struct board *board)
{
    foreach (const struct leader_card, card, board->module->leaders)
        *(struct leader *)GAME_ADD(board, leaders) =
            (struct leader){.id = card->id,
                            .state = card->start ? ON_MAP : ENTERING,
                            .hex = card->start};
}

/* [base scenario] vedettes at their start */
static void begin_vedettes(const struct board *board)
{
    foreach (const struct vedette_card, card, board->module->vedettes) {
        struct unit *unit = con_unit(board, card->unit);

        *(struct vedette *)GAME_ADD(board, vedettes) =
            (struct vedette){.id = card->id,
                             .army = card->army,
                             .parent = card->unit,
                             .hex = card->hex};
        if (unit)
            unit->vedettes_out++;
    }
}

/* [base scenario] the active center of an army */
static int center_of(const struct module *module, const char *army)
{
    foreach (const struct supply_point, supply, module->supplies)
        if (supply->kind == SUPPLY_CENTER && supply->active &&
            strcmp(supply->army, army) == 0)
            return supply->hex;
    return 0;
}

/* [base scenario] points, center and strength of armies */
static void begin_armies(const struct board *board)
{
    foreach (const struct army_card, card, board->module->armies) {
        struct army *army = GAME_ADD(board, armies);

        army->id = card->id;
        army->card = card;
        army->ap = card->start_ap;
        army->center = center_of(board->module, card->id);
        foreach_piece (const struct unit, unit, board->game->units, ANY_SIDE)
            if (unit->of == card)
                army->start_sp += unit->sp + unit->art;
    }
}

/* [base scenario] who holds a place at the start */
static void begin_places(const struct board *board)
{
    for (size_t i = 0; i < board->module->map.place_count; i++) {
        int hex = board->module->map.places[i].hex;

        for (enum side side = FRENCH; side < SIDE_COUNT; side++)
            if (con_troops(board, side, hex))
                *(struct held_place *)GAME_ADD(board, held) =
                    (struct held_place){.hex = hex, .side = side};
    }
}

/* [base scenario] date and weather of a day */
const struct turn_card *con_day(const struct module *module, int turn)
{
    foreach (const struct turn_card, day, module->turns)
        if (day->turn == turn)
            return day;
    return NULL;
}

/* [base morale-track] an event counts once */
bool con_has_happened(const struct game *game, const char *event)
{
    foreach (struct happened, happened, game->happened)
        if (strcmp(happened->event, event) == 0)
            return true;
    return false;
}

/* [base scenario] the game of turn 0 */
struct game *con_begin(const struct module *module,
                       const struct options *options, struct arena *arena)
{
    struct game *game = ARENA_NEW(arena, struct game);
    const struct board board = {game, module, options, arena};
    const struct turn_card *day = con_day(module, module->first_turn);

    game->turn = module->first_turn;
    game->weather = day ? day->weather : WEATHER_CLEAR;
    game->first_player = module->invader;
    game->initiative_player = module->invader;
    game->track = module->track_start;
    begin_units(&board);
    begin_leaders(&board);
    begin_vedettes(&board);
    con_make_stacks(game, module, arena);
    begin_armies(&board);
    begin_places(&board);
    con_default_forces(&board);
    return game;
}

const char *con_date(const struct module *module, int turn, struct arena *arena)
{
    const struct turn_card *day = con_day(module, turn);
    struct date date;

    if (!day)
        return arena_text(arena, "game turn %d", turn);
    if (!date_read(day->date, &date) || date.day == 0)
        return day->date;
    return arena_text(arena, "%d %s %d", date.day, month_name(date.month),
                      date.year);
}

const char *con_when(const struct game *game, const struct module *module,
                     struct arena *arena)
{
    const char *date = con_date(module, game->turn, arena);

    return con_day(module, game->turn)
               ? arena_text(arena, "%s, game turn %d", date, game->turn)
               : date;
}

/* Who stands in a garden: corps, trains, outposts. */
#include "core/arena.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "tests/rulesets/campaigns-of-napoleon/random/garden.h"

/* ---- who -------------------------------------------------------------- */

static void put(const struct garden *garden, struct piece *piece, int hex)
{
    piece_put(garden->board.game->stacks, piece, hex);
}

static void take(const struct garden *garden, struct piece *piece)
{
    piece_leave(garden->board.game->stacks, piece, OUT);
}

static void drop_unit(const struct garden *garden, struct unit *unit)
{
    take(garden, &unit->piece);
    unit->sp = unit->art = 0;
    unit->leader = NULL;
    unit->vedettes_out = 0;
}

static int corps_sp(const struct garden *garden, const char *leader)
{
    const struct game *game = garden->board.game;
    int sp = 0;

    for (size_t i = 0; i < game->units_count; i++)
        if (game->units[i].leader && !strcmp(game->units[i].leader, leader))
            sp += game->units[i].sp + game->units[i].art;
    return sp;
}

/* Some have lost men already, some have lost their way. */
static void put_unit(const struct garden *garden, struct unit *unit, int hex)
{
    enum side side = unit->card->side;
    int elsewhere = NOWHERE;

    if (unit->sp > 2 && garden_wants(garden, 3))
        unit->sp -= 1 + (int)chance(garden->chance, 2);
    if (garden_wants(garden, 8))
        elsewhere = garden_near(garden, side, unit->sp + unit->art);
    put(garden, &unit->piece, elsewhere ? elsewhere : hex);
}

static void put_corps(const struct garden *garden, struct leader *leader,
                      int hex)
{
    const struct game *game = garden->board.game;
    bool here = hex != NOWHERE;

    if (here)
        put(garden, &leader->piece, hex);
    else
        take(garden, &leader->piece);
    for (size_t i = 0; i < game->units_count; i++) {
        struct unit *unit = &game->units[i];

        if (!unit->leader || strcmp(unit->leader, leader->id) != 0)
            continue;
        if (!here || garden_wants(garden, 8)) {
            drop_unit(garden, unit);
            continue;
        }
        put_unit(garden, unit, hex);
    }
}

/* Off the map while the others look for a place. */
void garden_clear(const struct garden *garden)
{
    const struct game *game = garden->board.game;

    for (size_t i = 0; i < game->units_count; i++)
        if (game->units[i].state == ON_MAP)
            take(garden, &game->units[i].piece);
    for (size_t i = 0; i < game->leaders_count; i++)
        if (game->leaders[i].state == ON_MAP)
            take(garden, &game->leaders[i].piece);
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
        return garden_wants(garden, 4);
    garden->corps[card->side]--;
    return true;
}

/* The list of leaders is gone through from somewhere. What is not wanted comes
 * later or not at all. */
void garden_corps(struct garden *garden)
{
    const struct game *game = garden->board.game;
    size_t from = chance(garden->chance, game->leaders_count);

    for (size_t i = 0; i < game->leaders_count; i++) {
        size_t index = (i + from) % game->leaders_count;
        struct leader *leader = &game->leaders[index];
        enum side side = garden->board.module->leaders[index].side;
        int sp = corps_sp(garden, leader->id);

        if (is_wanted(garden, index))
            put_corps(garden, leader, garden_near(garden, side, sp));
        else if (leader->state != ENTERING || !garden_wants(garden, 3))
            put_corps(garden, leader, NOWHERE);
    }
}

/* The bridge train marches with somebody who is there. */
void garden_trains(const struct garden *garden)
{
    const struct board *board = &garden->board;

    for (size_t i = 0; i < board->game->units_count; i++) {
        struct unit *unit = &board->game->units[i];
        const struct unit_card *card = unit->card;
        const struct hexes stacks = con_stacks(board, card->side);

        if (card->arm != PONTOON || stacks.count == 0 ||
            garden_wants(garden, 4))
            continue;
        unit->leader = NULL;
        put(garden, &unit->piece,
            stacks.items[chance(garden->chance, stacks.count)]);
    }
}

void garden_others(const struct garden *garden)
{
    const struct game *game = garden->board.game;

    for (size_t i = 0; i < game->units_count; i++) {
        struct unit *unit = &game->units[i];
        enum side side = garden->board.module->units[i].side;
        int hex = NOWHERE;

        if (unit->leader || unit->state == ENTERING)
            continue;
        if (garden_wants(garden, 12))
            hex = garden_near(garden, side, unit->sp + unit->art);
        if (!hex) {
            drop_unit(garden, unit);
            continue;
        }
        put(garden, &unit->piece, hex);
    }
}

/* ---- outposts --------------------------------------------------------- */

int vedette_points(int vedettes)
{
    return (vedettes + 1) / 2;
}

static void send_out(const struct garden *garden, struct unit *unit, int number)
{
    const struct board *board = &garden->board;
    int hex = hex_neighbour(unit->hex, (int)chance(garden->chance, 6));
    enum side side = unit->card->side;
    struct vedette *vedette = LIST_ADD(board->arena, board->game->vedettes,
                                       board->game->vedettes_count);

    if (!hex || !con_on_map(board, hex) ||
        con_stands(board, con_enemy(side), hex))
        hex = unit->hex;
    vedette->id = arena_text(board->arena, "%s-v%d", unit->id, number);
    vedette->army = unit->card->army;
    vedette->parent = unit->id;
    vedette->hex = hex;
    unit->vedettes_out++;
    con_make_stacks(board->game, board->module, board->arena);
}

/* Two vedettes are a point of their unit, from the beginning. */
void garden_vedettes(const struct garden *garden)
{
    struct game *game = garden->board.game;

    game->vedettes = NULL;
    game->vedettes_count = 0;
    con_make_stacks(game, garden->board.module, garden->board.arena);
    for (size_t i = 0; i < game->units_count; i++) {
        struct unit *unit = &game->units[i];
        int most = garden->board.module->units[i].vedettes;

        unit->vedettes_out = 0;
        if (unit->state != ON_MAP || most < 1 || unit->sp < 2)
            continue;
        for (int j = 0; j < 2 && j < most && garden_wants(garden, 2); j++)
            send_out(garden, unit, j + 1);
        unit->sp -= vedette_points(unit->vedettes_out);
    }
}

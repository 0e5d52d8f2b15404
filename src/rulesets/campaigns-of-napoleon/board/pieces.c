/* Finding pieces by their ids, and what people call them. */
#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "wargame/ways.h"

#include <assert.h>

/* An army that there is none of has no side: con_open_game() refuses it. */
static int side_of(const struct module *module, const char *army)
{
    const struct army_card *card = con_army_card(module, army);

    return card ? (int)card->side : SIDE_COUNT;
}

void con_make_stacks(struct game *game, const struct module *module,
                     struct arena *arena)
{
    assert(game->unit_count == module->unit_count);
    assert(game->leader_count == module->leader_count);
    for (size_t i = 0; i < game->unit_count; i++) {
        game->units[i].card = &module->units[i];
        game->units[i].side = (int)module->units[i].side;
    }
    for (size_t i = 0; i < game->leader_count; i++) {
        game->leaders[i].card = &module->leaders[i];
        game->leaders[i].side = (int)module->leaders[i].side;
    }
    for (size_t i = 0; i < game->vedette_count; i++)
        game->vedettes[i].side = side_of(module, game->vedettes[i].army);
    game->stacks = stacks_new(arena);
    STACKS_ADD(game->stacks, game->units, game->unit_count);
    STACKS_ADD(game->stacks, game->leaders, game->leader_count);
    STACKS_ADD(game->stacks, game->vedettes, game->vedette_count);
}

struct game *con_copy(const struct game *game, const struct module *module,
                      struct arena *arena)
{
    struct game *copy = record_copy(arena, &con_game_record, game);

    con_make_stacks(copy, module, arena);
    return copy;
}

enum side con_army_side(const struct board *board, const char *army)
{
    const struct army_card *card = con_army_card(board->module, army);

    assert(card);
    return card->side;
}

/* What the set-up does not have, and the game has made. */
static const char *owner_of_made(const struct game *game,
                                 const struct module *module, const char *name)
{
    const struct vedette *vedette = FIND_NAMED(struct vedette, game->vedettes,
                                               game->vedette_count, id, name);
    const struct force *force =
        FIND_NAMED(struct force, game->forces, game->force_count, id, name);
    const struct group *group =
        FIND_NAMED(struct group, game->groups, game->group_count, id, name);
    const char *army_id = vedette ? vedette->army : force ? force->army : NULL;
    const struct army_card *army = FIND_NAMED(struct army_card, module->armies,
                                              module->army_count, id, army_id);

    if (group)
        return con_side_words[group->side];
    return army ? con_side_words[army->side] : NULL;
}

const char *con_owner(const struct game *game, const struct module *module,
                      const char *kind, const char *name)
{
    const struct unit_card *unit = FIND_NAMED(struct unit_card, module->units,
                                              module->unit_count, id, name);
    const struct leader_card *leader = FIND_NAMED(
        struct leader_card, module->leaders, module->leader_count, id, name);
    const struct army_card *army = FIND_NAMED(struct army_card, module->armies,
                                              module->army_count, id, name);

    (void)kind;
    if (unit)
        return con_side_words[unit->side];
    if (leader)
        return con_side_words[leader->side];
    return army ? con_side_words[army->side]
                : owner_of_made(game, module, name);
}

struct unit *con_unit(const struct board *board, const char *id)
{
    return FIND_NAMED(struct unit, board->game->units, board->game->unit_count,
                      id, id);
}

struct leader *con_leader(const struct board *board, const char *id)
{
    return FIND_NAMED(struct leader, board->game->leaders,
                      board->game->leader_count, id, id);
}

struct vedette *con_vedette(const struct board *board, const char *id)
{
    return FIND_NAMED(struct vedette, board->game->vedettes,
                      board->game->vedette_count, id, id);
}

struct force *con_force(const struct board *board, const char *id)
{
    return FIND_NAMED(struct force, board->game->forces,
                      board->game->force_count, id, id);
}

struct army *con_army(const struct board *board, const char *id)
{
    return FIND_NAMED(struct army, board->game->armies, board->game->army_count,
                      id, id);
}

struct group *con_group(const struct board *board, const char *id)
{
    return FIND_NAMED(struct group, board->game->groups,
                      board->game->group_count, id, id);
}

struct combat *con_combat(const struct board *board, const char *id)
{
    return FIND_NAMED(struct combat, board->game->combats,
                      board->game->combat_count, id, id);
}

struct event *con_for_its_own(struct journal *journal, struct event *event,
                              enum side side)
{
    event->side = con_side_id(side);
    return event_for(journal, event, event->side);
}

const char *con_leader_name(const struct board *board, const char *id)
{
    const struct leader *leader = con_leader(board, id);

    return leader ? leader->card->name : "nobody";
}

const char *con_force_name(const struct board *board, const struct force *force)
{
    const struct unit *unit = NULL;

    if (force->leader)
        return con_leader_name(board, force->leader);
    unit = con_unit(board, force->id);
    return unit ? unit->card->name : force->id;
}

const char *con_hex_name(const struct board *board, int hex)
{
    return map_name(&board->module->map, hex, board->arena);
}

const char *con_path_text(const struct board *board, const struct hexes *path)
{
    const char *text = "";

    for (size_t i = 0; i < path->count; i++)
        text = arena_text(board->arena, "%s%s%s", text, i ? "-" : "",
                          con_hex_name(board, path->items[i]));
    return text;
}

const char *con_hexes(struct arena *arena, int count)
{
    return count == 1 ? "one hex" : arena_text(arena, "%d hexes", count);
}

const char *con_movement_points(struct arena *arena, int quarters)
{
    return arena_text(arena, "%s movement point%s",
                      quarters_text(arena, quarters), quarters > 4 ? "s" : "");
}

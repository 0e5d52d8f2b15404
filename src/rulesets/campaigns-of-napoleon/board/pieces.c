/* Finding pieces by their ids, and what people call them. */
#include "rulesets/campaigns-of-napoleon/board/board.h"

#include <assert.h>
#include <stdarg.h>

/* What a counter has of its army. One that there is none of has no side:
 * con_open_game() refuses it. */
static void enlist(struct counter *counter, const struct module *module,
                   const char *army, const char *name)
{
    counter->of = con_army_card(module, army);
    counter->side = counter->of ? (int)counter->of->side : SIDE_COUNT;
    counter->name = name;
}

static void find_cards(struct game *game, const struct module *module)
{
    foreach (struct unit, unit, game->units) {
        unit->card = &module->units[unit_at];
        enlist(&unit->counter, module, unit->card->army, unit->card->name);
    }
    foreach (struct leader, leader, game->leaders) {
        leader->card = &module->leaders[leader_at];
        enlist(&leader->counter, module, leader->card->army,
               leader->card->name);
        leader->side = (int)leader->card->side;
    }
    foreach (struct vedette, vedette, game->vedettes)
        enlist(&vedette->counter, module, vedette->army, vedette->id);
    foreach (struct force, force, game->forces)
        force->of = con_army_card(module, force->army);
    foreach (struct army, army, game->armies)
        army->card = con_army_card(module, army->id);
}

void con_make_stacks(struct game *game, const struct module *module,
                     struct arena *arena)
{
    assert(game->units_count == module->units_count);
    assert(game->leaders_count == module->leaders_count);
    find_cards(game, module);
    game->stacks = stacks_new(arena);
    STACKS_ADD(game->stacks, game->units, game->units_count);
    STACKS_ADD(game->stacks, game->leaders, game->leaders_count);
    STACKS_ADD(game->stacks, game->vedettes, game->vedettes_count);
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

const char *con_owner(const struct game *game, const struct module *module,
                      const char *kind, const char *name)
{
    const struct board board = {.game = (struct game *)game, .module = module};
    const struct unit *unit = con_unit(&board, name);
    const struct leader *leader = con_leader(&board, name);
    const struct vedette *vedette = con_vedette(&board, name);
    const struct force *force = con_force(&board, name);
    const struct group *group = con_group(&board, name);
    const struct army_card *army = con_army_card(module, vedette ? vedette->army
                                                         : force ? force->army
                                                                 : name);

    (void)kind;
    if (unit || leader)
        return con_side_words[unit ? unit->card->side : leader->card->side];
    if (group)
        return con_side_words[group->side];
    return army ? con_side_words[army->side] : NULL;
}

/* The one of that list that has the id. */
#define IN_GAME(type, list)                                                    \
    FIND_NAMED(struct type, board->game->list, board->game->list##_count, id,  \
               id)

struct unit *con_unit(const struct board *board, const char *id)
{
    return FIND_NAMED(struct unit, board->game->units, board->game->units_count,
                      id, id);
}

struct leader *con_leader(const struct board *board, const char *id)
{
    return IN_GAME(leader, leaders);
}

struct counter *con_counter(const struct board *board, const char *id)
{
    return (struct counter *)piece_named(board->game->stacks, id);
}

bool con_still_comes(const struct board *board, const struct arrival *arrival)
{
    const struct counter *piece = con_counter(board, arrival->piece);

    return piece && piece->state == ENTERING;
}

int con_initiative_of(const struct board *board, const char *id)
{
    const struct leader *leader = con_leader(board, id);

    return leader ? leader->card->initiative : 1;
}

struct vedette *con_vedette(const struct board *board, const char *id)
{
    return IN_GAME(vedette, vedettes);
}

struct force *con_force(const struct board *board, const char *id)
{
    return IN_GAME(force, forces);
}

struct army *con_army(const struct board *board, const char *id)
{
    return IN_GAME(army, armies);
}

struct group *con_group(const struct board *board, const char *id)
{
    return IN_GAME(group, groups);
}

struct combat *con_combat(const struct board *board, const char *id)
{
    return IN_GAME(combat, combats);
}

struct counter *con_counter_at(const struct game *game, size_t at)
{
    if (at < game->units_count)
        return &game->units[at].counter;
    at -= game->units_count;
    if (at < game->leaders_count)
        return &game->leaders[at].counter;
    at -= game->leaders_count;
    return at < game->vedettes_count ? &game->vedettes[at].counter : NULL;
}

const char *con_kind_word(const struct counter *counter)
{
    static const char *const words[] = {
        [UNITS] = "unit", [LEADERS] = "leader", [VEDETTES] = "vedette"};

    return words[counter->list];
}

const char *con_who(const struct board *board, const struct counter *one)
{
    return arena_text(board->arena, "%s '%s' (%s)", con_kind_word(one), one->id,
                      one->name);
}

struct event *con_for_its_own(struct journal *journal, struct event *event,
                              enum side side)
{
    event->side = con_side_id(side);
    return event_for(journal, event, event->side);
}

int con_die(struct play *play, const struct rule *rule, const char *what,
            const char *which, enum side side, struct event **event)
{
    const struct roll *roll =
        journal_roll(play->journal, play->dice, rule, what, which, 1, 6, event);

    con_for_its_own(play->journal, *event, side);
    return roll->faces[0];
}

/* 8f, 9.2k, 10.5.7.3d natural 1 passes and natural 6 fails, whatever the total
 */
bool con_passes(int face, int modifiers, int limit)
{
    return face == 1 || (face != 6 && face + modifiers <= limit);
}

struct event *con_tell_own(struct journal *journal, enum event_kind kind,
                           const struct rule *rule, const char *side,
                           const char *piece, const char *format, ...)
{
    const char *text;
    va_list args;

    va_start(args, format);
    text = arena_vtext(journal->arena, format, args);
    va_end(args);
    return event_for(
        journal,
        event_of(journal_add(journal, kind, rule, "%s", text), side, piece),
        side);
}

const char *con_leader_name(const struct board *board, const char *id)
{
    const struct leader *leader = con_leader(board, id);

    return leader ? leader->card->name : "nobody";
}

const char *con_force_name(const struct board *board, const struct force *force)
{
    const struct unit *unit = con_unit(board, force->id);

    if (force->leader)
        return con_leader_name(board, force->leader);
    return unit ? unit->card->name : force->id;
}

const char *con_hex_name(const struct board *board, int hex)
{
    return map_name(&board->module->map, hex, board->arena);
}

const char *con_hex_names(const struct board *board, const struct hexes *hexes,
                          const char *between)
{
    struct names names = {NULL, 0};

    foreach_hex (hex, *hexes)
        names_add(board->arena, &names, con_hex_name(board, hex));
    return names_text(&names, between, board->arena);
}

const char *con_path_text(const struct board *board, const struct hexes *path)
{
    return con_hex_names(board, path, "-");
}

/* 3.1h a group whose enemies have left waits for who marches to it: nothing of
 * it is in contact. */
int con_group_place(const struct group *group)
{
    return group->contact.count > 0 ? group->contact.items[0]
                                    : group->hexes.items[0];
}

const char *con_group_name(const struct board *board, const struct group *group)
{
    return con_hex_name(board, con_group_place(group));
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

/* Units and leaders: who stands where, and how they are moved. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/board/board.h"

#include <string.h>

/* ---- who stands where ---------------------------------------------------- */

static struct unit *as_unit(struct piece *piece)
{
    return piece && piece->list == UNIT_LIST ? (struct unit *)(void *)piece
                                             : NULL;
}

static struct leader *as_leader(struct piece *piece)
{
    return piece && piece->list == LEADER_LIST ? (struct leader *)(void *)piece
                                               : NULL;
}

struct counter *adn_counter(const struct board *board, const char *id)
{
    return (struct counter *)(void *)piece_named(board->game->stacks, id);
}

struct unit *adn_unit(const struct board *board, const char *id)
{
    return as_unit(piece_named(board->game->stacks, id));
}

struct leader *adn_leader(const struct board *board, const char *id)
{
    return as_leader(piece_named(board->game->stacks, id));
}

/* Units lie above leaders, so that the first piece that is none ends them. */
struct unit *adn_first(const struct board *board, int hex, int camp)
{
    return as_unit(stack_top_of(board->game->stacks, hex, camp));
}

struct unit *adn_next(const struct unit *unit)
{
    return as_unit(stack_below_of(&unit->piece));
}

bool adn_is_first(const struct board *board, const struct unit *unit)
{
    return unit->state == ON_MAP &&
           adn_first(board, unit->hex, unit->side) == unit;
}

struct leader *adn_first_leader(const struct board *board, int hex, int camp)
{
    struct piece *piece = stack_top_of(board->game->stacks, hex, camp);

    while (piece && piece->list != LEADER_LIST)
        piece = stack_below_of(piece);
    return as_leader(piece);
}

struct leader *adn_next_leader(const struct leader *leader)
{
    return as_leader(stack_below_of(&leader->piece));
}

struct unit *adn_unit_after(const struct board *board, int army,
                            const struct unit *unit)
{
    struct game *game = board->game;
    size_t i = unit ? (size_t)(unit - game->units) + 1 : 0;

    for (; i < game->unit_count; i++)
        if (game->units[i].army == army && game->units[i].state == ON_MAP)
            return &game->units[i];
    return NULL;
}

struct leader *adn_leader_after(const struct board *board, int army,
                                const struct leader *leader)
{
    struct game *game = board->game;
    size_t i = leader ? (size_t)(leader - game->leaders) + 1 : 0;

    for (; i < game->leader_count; i++)
        if (game->leaders[i].army == army && game->leaders[i].state == ON_MAP)
            return &game->leaders[i];
    return NULL;
}

struct counter *adn_counter_after(const struct board *board, int army,
                                  const struct counter *counter)
{
    const void *last = counter;
    bool led = counter && counter->list == LEADER_LIST;
    struct unit *unit = led ? NULL : adn_unit_after(board, army, last);
    struct leader *leader;

    if (unit)
        return &unit->counter;
    leader = adn_leader_after(board, army, led ? last : NULL);
    return leader ? &leader->counter : NULL;
}

int adn_enemy(int camp)
{
    return camp == FRENCH_CAMP ? ALLIED_CAMP : FRENCH_CAMP;
}

bool adn_has_units(const struct board *board, int hex, int camp)
{
    return adn_first(board, hex, camp) != NULL;
}

/* [base adjacency] over an unbridged river nobody is next to anybody */
bool adn_next_to_units(const struct board *board, int hex, int camp)
{
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int other = hex_neighbour(hex, direction);

        if (adn_has_units(board, other, camp) &&
            adn_adjacent(board, hex, other))
            return true;
    }
    return false;
}

int adn_strength_at(const struct board *board, int hex, int camp)
{
    int strength = 0;

    for (const struct unit *unit = adn_first(board, hex, camp); unit;
         unit = adn_next(unit))
        strength += unit->increments;
    return strength;
}

bool adn_is_gun(const struct unit *unit)
{
    return unit->card->arm >= HORSE_ARTILLERY;
}

/* ---- whose they are ------------------------------------------------------ */

struct counter *adn_own_counter(const struct seat *seat,
                                const struct order *order, const char *id,
                                const struct rule *rule, struct report *report)
{
    struct counter *counter = adn_counter(&seat->board, id);

    if (counter && counter->army == adn_army_of(seat->side))
        return counter;
    refuse(report, &order->place, rule,
           "'%s' is no unit and no leader of yours", id ? id : "");
    return NULL;
}

struct unit *adn_own_unit(const struct seat *seat, const struct order *order,
                          const char *id, const struct rule *rule,
                          struct report *report)
{
    struct unit *unit = adn_unit(&seat->board, id);

    if (unit && unit->army == adn_army_of(seat->side))
        return unit;
    refuse(report, &order->place, rule, "'%s' is no unit of yours",
           id ? id : "");
    return NULL;
}

/* ---- how they are moved -------------------------------------------------- */

/* [base control] a place of victory is held by the camp that had a combat unit
 * there last */
static void hold(const struct board *board, int hex, int camp)
{
    struct game *game = board->game;

    for (size_t i = 0; i < game->held_count; i++)
        if (game->held[i].hex == hex) {
            game->held[i].camp = camp;
            return;
        }
    for (size_t i = 0; i < board->module->victory_count; i++)
        if (board->module->victory[i].event == FOR_CONTROL &&
            board->module->victory[i].hex == hex) {
            struct held *held =
                LIST_ADD(board->arena, game->held, game->held_count);

            held->hex = hex;
            held->camp = camp;
            return;
        }
}

void adn_put(const struct board *board, struct piece *piece, int hex)
{
    piece_put(board->game->stacks, piece, hex);
    if (piece->list == UNIT_LIST)
        hold(board, hex, piece->side);
}

void adn_remove(const struct board *board, struct piece *piece, int state)
{
    piece_leave(board->game->stacks, piece, state);
}

/* ---- armies and corps ---------------------------------------------------- */

struct army *adn_army(const struct board *board, int army)
{
    return &board->game->armies[army];
}

struct corps *adn_corps(const struct board *board,
                        const struct corps_card *card)
{
    return &board->game->corps[card - board->module->corps];
}

struct leader *adn_corps_leader(const struct board *board,
                                const struct unit *unit)
{
    const struct leader_card *card = unit->card->corps->leader;
    struct leader *leader = card ? adn_leader(board, card->id) : NULL;

    return leader && leader->state == ON_MAP ? leader : NULL;
}

/* [base leaders] another man under the counter commands less */
int adn_radius(const struct module *module, const struct leader *leader)
{
    return leader->replaced ? module->replacement_radius : leader->card->radius;
}

int adn_initiative(const struct module *module, const struct leader *leader)
{
    return leader->replaced ? module->replacement_initiative
                            : leader->card->initiative;
}

/* ---- corrections --------------------------------------------------------- */

const char *adn_owner(const struct game *game, const struct module *module,
                      const char *kind, const char *name)
{
    const struct unit_card *unit = adn_unit_card(module, name);
    const struct leader_card *leader = adn_leader_card(module, name);
    const struct corps_card *corps = adn_corps_card(module, name);

    (void)game;
    (void)kind;
    if (unit || leader)
        return adn_army_words[unit ? unit->army : leader->army];
    return corps ? adn_army_words[corps->army] : NULL;
}

/* A piece that is put on the map by hand is on the map. */
void adn_move_with(const struct game *game, const struct module *module,
                   const char *kind, const char *id, struct piece_moves *moves)
{
    (void)game;
    (void)module;
    piece_moves_add(moves, kind, id);
    if (!same_name(kind, "unit") && !same_name(kind, "leader"))
        return;
    piece_moves_add(moves, kind, id);
    moves->items[moves->count - 1].field = "state";
    moves->items[moves->count - 1].to = "map";
}

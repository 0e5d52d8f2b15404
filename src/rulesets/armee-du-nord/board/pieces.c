/* Units and leaders: who stands where, and how they are moved. */
#include "rulesets/armee-du-nord/board/board.h"

/* ---- who stands where ---------------------------------------------------- */

/* The piece if it is of that list, or NULL. */
static void *of_list(struct piece *piece, enum piece_list list)
{
    return piece && piece->list == (int)list ? piece : NULL;
}

struct counter *adn_counter(const struct board *board, const char *id)
{
    return (struct counter *)(void *)piece_named(board->game->stacks, id);
}

struct unit *adn_unit(const struct board *board, const char *id)
{
    return of_list(piece_named(board->game->stacks, id), UNIT_LIST);
}

struct leader *adn_leader(const struct board *board, const char *id)
{
    return of_list(piece_named(board->game->stacks, id), LEADER_LIST);
}

/* Units lie above leaders, so that the first piece that is none ends them. */
struct unit *adn_first(const struct board *board, int hex, int camp)
{
    const struct game *game = board->game;
    struct unit *unit =
        of_list(stack_top_of(game->stacks, hex, camp), UNIT_LIST);

    for (size_t i = 0; !unit && i < game->spread_count; i++)
        if (game->spreads[i].hex == hex && game->spreads[i].unit->side == camp)
            unit = game->spreads[i].unit;
    return unit;
}

struct unit *adn_next(const struct unit *unit)
{
    return of_list(stack_below_of(&unit->piece), UNIT_LIST);
}

struct leader *adn_first_leader(const struct board *board, int hex, int camp)
{
    struct piece *piece = stack_top_of(board->game->stacks, hex, camp);

    while (piece && piece->list != LEADER_LIST)
        piece = stack_below_of(piece);
    return of_list(piece, LEADER_LIST);
}

struct counter *adn_counter_at(const struct game *game, size_t at)
{
    return at < game->units_count
               ? &game->units[at].counter
               : &game->leaders[at - game->units_count].counter;
}

size_t adn_counters_count(const struct game *game)
{
    return game->units_count + game->leaders_count;
}

bool adn_is_of(const struct counter *counter, int army)
{
    return counter->state == ON_MAP &&
           (army == ARMIES || counter->army == army);
}

bool adn_is_first(const struct board *board, const struct unit *unit, int camp)
{
    return (camp == CAMPS || unit->side == camp) &&
           adn_first(board, unit->hex, unit->side) == unit;
}

int adn_enemy(int camp)
{
    return camp == FRENCH_CAMP ? ALLIED_CAMP : FRENCH_CAMP;
}

int adn_enemy_of(const struct seat *seat)
{
    return adn_enemy(adn_camp(adn_army_of(seat->side)));
}

bool adn_has_units(const struct board *board, int hex, int camp)
{
    foreach (struct sighting, sighting, board->game->sightings)
        if (sighting->hex == hex && sighting->camp == camp)
            return true;
    return adn_first(board, hex, camp) != NULL;
}

bool adn_has_enemy(const struct board *board, int hex, int camp)
{
    return adn_has_units(board, hex, adn_enemy(camp));
}

bool adn_is_empty(const struct board *board, int hex)
{
    return !adn_has_units(board, hex, FRENCH_CAMP) &&
           !adn_has_units(board, hex, ALLIED_CAMP);
}

bool adn_is_gun(const struct unit *unit)
{
    return unit->card->arm >= HORSE_ARTILLERY;
}

/* ---- whose they are ------------------------------------------------------ */

const char *adn_side_of(const struct module *module,
                        const struct counter *counter)
{
    return adn_side_for(module, counter->army, counter->left_wing);
}

bool adn_may_order(const struct module *module, const char *side,
                   const struct counter *counter)
{
    return same_name(side, adn_side_of(module, counter));
}

struct counter *adn_own_counter(const struct seat *seat,
                                const struct order *order, const char *id,
                                const struct rule *rule, struct report *report)
{
    struct counter *counter = adn_counter(&seat->board, id);

    if (counter && adn_may_order(seat->module, seat->side, counter))
        return counter;
    REFUSE(rule, "'%s' is no unit and no leader of yours", id ? id : "nobody");
    return NULL;
}

struct unit *adn_own_unit(const struct seat *seat, const struct order *order,
                          const char *id, const struct rule *rule,
                          struct report *report)
{
    struct unit *unit = adn_unit(&seat->board, id);

    if (unit && adn_may_order(seat->module, seat->side, &unit->counter))
        return unit;
    REFUSE(rule, "'%s' is no unit of yours", id ? id : "nobody");
    return NULL;
}

bool adn_are_own(const struct seat *seat, const struct order *order,
                 const struct names *ids, const struct rule *rule,
                 struct report *report)
{
    bool good = true;

    foreach_name (id, *ids)
        good &= adn_own_unit(seat, order, id, rule, report) != NULL;
    return good;
}

bool adn_named_once(const struct order *order, const struct names *ids,
                    size_t at, const struct rule *rule, struct report *report)
{
    const struct names before = {ids->items, at};

    return !names_contain(&before, ids->items[at]) ||
           REFUSE(rule, "'%s' is named twice", ids->items[at]);
}

bool adn_are_pieces(const struct seat *seat, const struct order *order,
                    const struct names *ids, const struct rule *rule,
                    struct report *report)
{
    bool good = ids->count > 0 || REFUSE(rule, "no piece is named");

    foreach_name (id, *ids)
        good &= adn_own_counter(seat, order, id, rule, report) &&
                adn_named_once(order, ids, id_at, rule, report);
    return good;
}

/* ---- how they are moved -------------------------------------------------- */

struct held *adn_held(const struct board *board, int hex)
{
    foreach (struct held, held, board->game->held)
        if (held->hex == hex)
            return held;
    return NULL;
}

/* [base control] a place of victory is held by who had a unit there last */
static void hold(const struct board *board, int hex, int camp)
{
    struct game *game = board->game;
    struct held *held = adn_held(board, hex);

    for (size_t i = 0; !held && i < board->module->victory_count; i++)
        if (board->module->victory[i].event == FOR_CONTROL &&
            board->module->victory[i].hex == hex)
            held = LIST_ADD(board->arena, game->held, game->held_count);
    if (held) {
        held->changed |= held->hex == 0 || held->camp != camp;
        held->hex = hex;
        held->camp = camp;
    }
}

void adn_deploy(const struct board *board, struct unit *unit,
                const struct hexes *hexes)
{
    unit->deployed = (struct hexes){NULL, 0};
    foreach_hex (hex, *hexes) {
        hexes_add(board->arena, &unit->deployed, hex);
        hold(board, hex, unit->side);
    }
    adn_spread(board->game, board->arena);
}

/* [base deployment] who moves stands in one hex again */
static void end_deployment(const struct board *board, struct piece *piece)
{
    struct unit *unit = of_list(piece, UNIT_LIST);

    if (unit && adn_is_deployed(unit))
        adn_deploy(board, unit, &(const struct hexes){NULL, 0});
}

void adn_put(const struct board *board, struct piece *piece, int hex)
{
    end_deployment(board, piece);
    piece_put(board->game->stacks, piece, hex);
    if (piece->list == UNIT_LIST)
        hold(board, hex, piece->side);
}

void adn_remove(const struct board *board, struct piece *piece, int state)
{
    end_deployment(board, piece);
    piece_leave(board->game->stacks, piece, state);
}

void adn_put_in_box(const struct board *board, struct piece *piece, int hex)
{
    piece_leave(board->game->stacks, piece, IN_BOX);
    piece->hex = hex;
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
    const struct corps_card *corps = adn_corps_card(module, name);

    (void)kind;
    foreach_counter (one, game)
        if (same_name(one->id, name))
            return adn_side_of(module, one);
    return corps ? adn_side_for(module, corps->army, corps->left_wing) : NULL;
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

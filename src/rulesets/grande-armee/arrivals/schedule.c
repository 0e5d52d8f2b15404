/* Who comes when and where, told to nobody. [base reinforcements] */
#include "core/arena.h"
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "wargame/arrivals.h"

const struct reinforcement_card *gra_reinforcement(const struct module *module,
                                                   const char *id)
{
    return FIND_NAMED(const struct reinforcement_card,
                      module->days.reinforcements,
                      module->days.reinforcements_count, id, id);
}

const char *gra_first_name(const struct board *board,
                           const struct reinforcement_card *card)
{
    const struct unit *unit = gra_unit(board, card->pieces.items[0]);
    const struct leader *leader = gra_leader(board, card->pieces.items[0]);

    return unit ? unit->name : leader ? leader->name : card->id;
}

int gra_force_side(const struct board *board,
                   const struct reinforcement_card *card)
{
    const struct unit *unit = gra_unit(board, card->pieces.items[0]);
    const struct leader *leader = gra_leader(board, card->pieces.items[0]);

    return unit ? unit->side : leader ? leader->side : NEUTRAL;
}

static bool is_off(const struct board *board, const char *id)
{
    const struct unit *unit = gra_unit(board, id);
    const struct leader *leader = gra_leader(board, id);

    return (unit && unit->state == DUE) || (leader && leader->state == COMING);
}

bool gra_is_coming(const struct board *board,
                   const struct reinforcement_card *card)
{
    for (size_t i = 0; i < card->pieces.count; i++)
        if (is_off(board, card->pieces.items[i]))
            return true;
    return false;
}

bool gra_is_due(const struct board *board,
                const struct reinforcement_card *card)
{
    return card->turn <= board->game->turn && gra_is_coming(board, card);
}

/* ---- where --------------------------------------------------------------- */

/* Whose hex it is, as an arrival asks. */
struct entering {
    struct board board;
    int side;
};

/* Is the place in the hex the side's? */
static bool holds(const struct board *board, int hex, int side)
{
    const struct held *held = gra_held_at(board, hex);

    return held && held->side == side;
}

static bool is_enemys(const struct board *board, int hex, int side)
{
    int enemy = gra_enemy(side);

    return holds(board, hex, enemy) ||
           stack_top_of(board->game->stacks, hex, enemy);
}

/* A hex that may be entered, not the enemy's, and in none of his normal zones.
 */
static bool is_open(const struct board *board, int hex, int side)
{
    return map_hex(&board->module->map, hex) &&
           gra_terrain(board, hex) != ALPINE && !is_enemys(board, hex, side) &&
           gra_zone_on(board, gra_enemy(side), hex) != NORMAL_ZONE;
}

static bool is_at_the_edge(const struct board *board, int hex)
{
    for (int i = 0; i < 6; i++)
        if (!map_hex(&board->module->map, hex_neighbour(hex, i)))
            return true;
    return false;
}

static bool is_own_depot_city(const struct board *board, int hex, int side)
{
    const struct place_card *card = board->module->place_at[hex];

    return card && card->settlement == DEPOT_CITY && holds(board, hex, side);
}

static bool is_near_entry(const void *context, int hex)
{
    const struct entering *entering = context;
    const struct board *board = &entering->board;

    return is_open(board, hex, entering->side) &&
           (is_at_the_edge(board, hex) ||
            is_own_depot_city(board, hex, entering->side));
}

static const struct entry *entry_of(const struct board *board,
                                    const struct reinforcement_card *card)
{
    return FIND_NAMED(const struct entry, board->game->entries,
                      board->game->entries_count, id, card->id);
}

int gra_chosen_hex(const struct board *board,
                   const struct reinforcement_card *card)
{
    const struct entry *entry = entry_of(board, card);

    if (entry)
        return entry->hex;
    for (size_t i = 0; i < card->hexes.count; i++)
        if (!is_enemys(board, card->hexes.items[i],
                       gra_force_side(board, card)))
            return card->hexes.items[i];
    return card->hexes.items[0];
}

/* The open hex of its list that is nearest to the chosen one; 0: there is none.
 */
static int nearest_of_list(const struct board *board,
                           const struct reinforcement_card *card, int chosen)
{
    int side = gra_force_side(board, card), best = 0;

    for (size_t i = 0; i < card->hexes.count; i++) {
        int hex = card->hexes.items[i];
        int nearer =
            best ? hex_distance(chosen, best) - hex_distance(chosen, hex) : 1;

        if (is_open(board, hex, side) &&
            (nearer > 0 || (nearer == 0 && hex < best)))
            best = hex;
    }
    return best;
}

int gra_entry_hex(const struct board *board,
                  const struct reinforcement_card *card)
{
    const struct entering entering = {*board, gra_force_side(board, card)};
    const struct entry_rule rule = {is_near_entry, &entering,
                                    board->module->days.entry_hexes};
    int chosen = gra_chosen_hex(board, card);
    int hex = nearest_of_list(board, card, chosen);

    return hex ? hex : arrival_hex(&rule, chosen);
}

void gra_choose_hex(const struct board *board,
                    const struct reinforcement_card *card, int hex)
{
    struct game *game = board->game;
    struct entry *entry = (struct entry *)entry_of(board, card);

    if (!entry)
        entry = LIST_ADD(board->arena, game->entries, game->entries_count);
    entry->id = card->id;
    entry->hex = hex;
}

/* ---- entering ------------------------------------------------------------ */

static void bring_unit(const struct board *board, struct unit *unit, int hex)
{
    gra_put(board, unit, hex);
    unit->entered = board->game->turn;
    unit->command = (struct command){.order = MOVE};
    if (unit->division)
        unit->division->entered = board->game->turn;
}

static void bring_leader(const struct board *board, struct leader *leader,
                         int hex)
{
    gra_put_leader(board, leader, hex);
    leader->entered = board->game->turn;
    leader->in_command = true;
    leader->command = (struct command){.order = MOVE};
}

static bool comes_now(const struct unit *unit, enum arrivals which)
{
    return which == ALL_COME || gra_is_cavalry(unit->card->type);
}

const char *gra_bring(const struct board *board,
                      const struct reinforcement_card *card,
                      enum arrivals which, int hex)
{
    struct names names = {NULL, 0};

    for (size_t i = 0; i < card->pieces.count; i++) {
        const char *id = card->pieces.items[i];
        struct unit *unit = gra_unit(board, id);
        struct leader *leader = gra_leader(board, id);

        if (!is_off(board, id))
            continue;
        if (unit && comes_now(unit, which))
            bring_unit(board, unit, hex);
        else if (leader && which == ALL_COME)
            bring_leader(board, leader, hex);
        else
            continue;
        names_add(board->arena, &names, unit ? unit->name : leader->name);
    }
    return names.count > 0 ? names_series(&names, board->arena) : NULL;
}

/* ---- at the desk --------------------------------------------------------- */

static bool has_due_cavalry(const struct board *board,
                            const struct reinforcement_card *card)
{
    for (size_t i = 0; i < card->pieces.count; i++) {
        const struct unit *unit = gra_unit(board, card->pieces.items[i]);

        if (unit && unit->state == DUE && gra_is_cavalry(unit->card->type))
            return true;
    }
    return false;
}

/* Does it come for that side, now? */
static bool enters(const struct board *board,
                   const struct reinforcement_card *card, int side,
                   enum arrivals which)
{
    return gra_is_due(board, card) && gra_force_side(board, card) == side &&
           (which == ALL_COME || has_due_cavalry(board, card)) &&
           gra_entry_hex(board, card) != 0;
}

void gra_foresee_arrivals(const struct seat *seat, enum arrivals which)
{
    const struct days *days = &seat->module->days;

    foreach (const struct reinforcement_card, card, days->reinforcements)
        if (enters(&seat->board, card, gra_side_of(seat->side), which))
            gra_bring(&seat->board, card, which,
                      gra_entry_hex(&seat->board, card));
}

struct seat gra_seat_with_arrivals(const struct seat *seat, enum arrivals which)
{
    const struct days *days = &seat->module->days;
    struct seat with = *seat;
    bool any = false;

    for (size_t i = 0; i < days->reinforcements_count; i++)
        any |= enters(&seat->board, &days->reinforcements[i],
                      gra_side_of(seat->side), which);
    if (!any)
        return with;
    with.game = record_copy(seat->arena, &gra_game_record, seat->game);
    gra_stack(with.game, seat->module, seat->arena);
    gra_foresee_arrivals(&with, which);
    return with;
}

/* Who comes onto the map now, where, and what that costs. [base tracks] */
#include "rulesets/armee-du-nord/march/march.h"
#include "wargame/ways.h"

#include <string.h>

/* ---- who ----------------------------------------------------------------- */

const struct arrival_card *adn_arrival(const struct board *board,
                                       const char *id)
{
    foreach (struct reinforcement, row, board->module->reinforcements)
        if (same_name(row->card.piece, id))
            return &row->card;
    return NULL;
}

/* [base tracks] the box that it stands in; NULL: in none */
static const struct box_card *box_of(const struct board *board, const char *id)
{
    const struct counter *counter = adn_counter(board, id);

    return counter ? adn_box(board->module, counter->hex) : NULL;
}

int adn_gate(const struct board *board, const char *id)
{
    const struct box_card *box = box_of(board, id);

    return box ? box->entry : 0;
}

int adn_listed_hex(const struct board *board, const char *id)
{
    const struct arrival_card *card = adn_arrival(board, id);
    int gate = adn_gate(board, id);

    return gate ? gate : card ? card->hex : 0;
}

bool adn_may_enter(const struct board *board, const char *id)
{
    const struct arrival_card *card = adn_arrival(board, id);
    const struct counter *counter = adn_counter(board, id);
    const struct leader *leader = adn_leader(board, id);
    const struct box_card *box = box_of(board, id);

    if (box)
        return box->number <=
               adn_track_left(board, counter, adn_track_rate(board, counter));
    return card && arrival_due(card, board->game->turn) && counter &&
           counter->state == WAITS && !(leader && leader->replaced);
}

struct counter *adn_next_due(const struct board *board, int army, size_t *at)
{
    const struct module *module = board->module;

    while (*at < module->reinforcements_count) {
        const char *id = module->reinforcements[(*at)++].card.piece;

        if (adn_may_enter(board, id) && adn_counter(board, id)->army == army)
            return adn_counter(board, id);
    }
    while (module->campaign && *at - module->reinforcements_count <
                                   adn_counters_count(board->game)) {
        struct counter *counter =
            adn_counter_at(board->game, (*at)++ - module->reinforcements_count);

        if (counter->army == army && counter->state == IN_BOX &&
            adn_box(module, counter->hex)->number <=
                adn_track_left(board, counter, 1))
            return counter;
    }
    return NULL;
}

/* ---- where --------------------------------------------------------------- */

struct entry {
    const struct board *board;
    const struct unit *unit; /* NULL: a leader */
    int camp;
    int gate;   /* of a track: the hex where it begins, on an edge; or 0 */
    int listed; /* on whose edge it enters, if it lies on one */
};

/* The neighbour from which the best road leads into the hex; 0: none does. */
static int road_into(const struct board *board, int hex)
{
    const struct hex_map *map = &board->module->map;
    int best = 0;

    foreach_neighbour (from, hex) {
        int road = map_road(map, hex, from);

        if (road != NO_ROAD && (!best || road < map_road(map, hex, best)))
            best = from;
    }
    return best;
}

/* [ruling 48] room, no enemy and none of his zones; [base tracks] guns come by
 * road into an empty hex whose ground bars them */
static bool is_open(const void *context, int hex)
{
    const struct entry *entry = context;
    const struct board *board = entry->board;
    const struct map_hex *here = map_hex(&board->module->map, hex);
    const struct map_hex *edge = map_hex(&board->module->map, entry->listed);

    if (!here || adn_has_enemy(board, hex, entry->camp) ||
        adn_in_zoi(board, hex, entry->camp) ||
        (edge && edge->edge &&
         !(here->edge && strpbrk(here->edge, edge->edge))))
        return false;
    return !entry->unit ||
           (!adn_column_at(board, hex, entry->camp) &&
            (!adn_prohibited(board, entry->unit->card->arm, hex) ||
             (entry->gate && road_into(board, hex) &&
              adn_is_empty(board, hex))) &&
            adn_has_room(board, hex, entry->camp, 1, entry->unit->increments));
}

int adn_entry_hex(const struct board *board, const char *id)
{
    const struct entry entry = {board, adn_unit(board, id),
                                adn_counter(board, id)->side,
                                adn_gate(board, id), adn_listed_hex(board, id)};
    const struct entry_rule rule = {is_open, &entry,
                                    board->module->entry_detour};

    return arrival_hex(&rule, adn_listed_hex(board, id));
}

/* ---- what it costs ------------------------------------------------------- */

/* [base tracks] alone in the hex, in road column; PROHIBITED: not so */
static int column_price(struct mover *mover, int class)
{
    const struct board *board = mover->board;
    int from = road_into(board, mover->hex);

    if (from == 0 || mover->units.count != 1 ||
        adn_first(board, mover->hex, mover->camp) != mover->units.units[0] ||
        adn_next(mover->units.units[0]) ||
        !(mover->column || adn_prohibited(board, class, mover->hex)))
        return PROHIBITED;
    mover->used_column = true;
    return adn_step_cost(board, class, from, mover->hex, true);
}

/* As if it had come from a clear road beside it. */
void adn_pay_entry(struct mover *mover, size_t piece, int gate)
{
    const struct module *module = mover->board->module;
    const struct map_hex *ground = map_hex(&module->map, mover->hex);
    const struct counter *one = adn_mover_at(mover, piece);
    const struct map_hex *edge = map_hex(
        &module->map, gate ? gate : adn_listed_hex(mover->board, one->id));
    int class = one->class;
    int cost = gate ? column_price(mover, class) : PROHIBITED;
    int *points = &mover->points[piece];

    if (cost < 0)
        cost =
            module->step_cost[ground->terrain][class] +
            (adn_now(mover->board)->soil == MUD ? module->mud_cost[class] : 0);
    if (edge && edge->edge && edge->hex != mover->hex)
        cost += QUARTERS;
    if (cost > 0)
        *points -= cost > *points ? *points : cost;
}

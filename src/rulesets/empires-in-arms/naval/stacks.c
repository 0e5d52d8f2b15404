/* Stacks of fleets, and how far they go. [base fleet-move], 12.2.3 */
#include "rulesets/empires-in-arms/board/access.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"

#include <string.h>

enum { LEAST_POINTS = 4 };

static void add(struct arena *arena, struct stack *stack, struct fleet *fleet)
{
    struct fleet **fleets =
        ARENA_ARRAY(arena, struct fleet *, stack->count + 1);

    if (stack->count)
        memcpy(fleets, stack->fleets, stack->count * sizeof(*fleets));
    fleets[stack->count++] = fleet;
    stack->fleets = fleets;
}

struct stack eia_stack_of(const struct board *board, const struct names *fleets)
{
    struct stack stack = {0};

    foreach (struct fleet, fleet, board->game->fleets)
        if (names_contain(fleets, fleet->id))
            add(board->arena, &stack, fleet);
    return stack;
}

struct stack eia_stack_at(const struct board *board, const char *at,
                          enum power power)
{
    struct stack stack = {0};

    foreach (struct fleet, fleet, board->game->fleets)
        if (fleet->ships > 0 && same_name(fleet->at, at) &&
            eia_fleet_power(board, fleet) == power)
            add(board->arena, &stack, fleet);
    return stack;
}

void eia_stack_join(struct arena *arena, struct stack *stack,
                    const struct stack *other)
{
    for (size_t i = 0; i < other->count; i++)
        add(arena, stack, other->fleets[i]);
}

int eia_ships(const struct stack *stack)
{
    int sum = 0;

    for (size_t i = 0; i < stack->count; i++)
        sum += stack->fleets[i]->ships;
    return sum;
}

const struct leader_card *eia_nelson(const struct board *board,
                                     const struct stack *stack)
{
    foreach (const struct leader, leader, board->game->leaders)
        for (size_t j = 0; leader->state == LEADER_ON && j < stack->count; j++)
            if (same_name(leader->with, stack->fleets[j]->id))
                return leader->card;
    return NULL;
}

bool eia_has_nelson(const struct board *board, const struct stack *stack)
{
    return eia_nelson(board, stack) != NULL;
}

bool eia_has_british(const struct board *board, const struct stack *stack)
{
    for (size_t i = 0; i < stack->count; i++)
        if (eia_fleet_power(board, stack->fleets[i]) == GREAT_BRITAIN)
            return true;
    return false;
}

struct names eia_stack_powers(const struct board *board,
                              const struct stack *stack)
{
    struct names powers = {NULL, 0};

    for (enum power power = AUSTRIA; power < POWER_END; power++)
        for (size_t i = 0; i < stack->count; i++)
            if (eia_fleet_power(board, stack->fleets[i]) == power)
                eia_once(board->arena, &powers, eia_power_id(power));
    return powers;
}

/* 12.2.3.2 a fleet carries a corps or a depot */
static bool carries(const struct board *board, const struct fleet *fleet)
{
    if (fleet->depot)
        return true;
    return FIND_IN(struct corps, board->game->corps, embarked, fleet->id) !=
           NULL;
}

/* 12.2.3.2, 12.2.3.3 the phase begins: what fleets begin it with is theirs for
 * all of it, whoever sails away or is sunk before them */
void eia_note_stacks(const struct board *board)
{
    foreach (struct fleet, fleet, board->game->fleets)
        fleet->began = fleet->ships > 0 ? fleet->at : NULL;
}

static const char *began_at(const struct fleet *fleet)
{
    return fleet->began ? fleet->began : fleet->at;
}

/* 12.2.3.1 Which fleets form one stack */
static struct stack companions(const struct board *board,
                               const struct fleet *fleet)
{
    struct stack stack = {0};
    enum power power = eia_fleet_power(board, fleet);

    foreach (struct fleet, other, board->game->fleets)
        if ((other->ships > 0 || other->began) &&
            same_name(began_at(other), began_at(fleet)) &&
            eia_combined(board, power, eia_fleet_power(board, other)))
            add(board->arena, &stack, other);
    return stack;
}

/* 12.2.3a, 12.2.3.2 Transporting stack loses one point; 12.2.3.3 Stack size
 * lowers movement; 12.2.3.4 Reductions add, maximum minus three */
int eia_fleet_points(const struct board *board, const struct fleet *fleet,
                     struct rules *why)
{
    int points = eia_setting_number(board->module, "fleet-points");
    struct stack stack = {0};
    bool transports = false;

    if (!option_is(board->options, "large-fleet-movement", "on"))
        return points;
    stack = companions(board, fleet);
    for (size_t i = 0; i < stack.count; i++)
        transports = transports || carries(board, stack.fleets[i]);
    if (stack.count == 1 && !transports)
        return points;
    rules_add(board->arena, why, RULE(12_2_3a));
    rules_add(board->arena, why, RULE(12_2_3_1));
    if (transports)
        rules_add(board->arena, why, RULE(12_2_3_2));
    if (stack.count > 1)
        rules_add(board->arena, why, RULE(12_2_3_3));
    points -= (int)stack.count - 1 + transports;
    if (points >= LEAST_POINTS)
        return points;
    rules_add(board->arena, why, RULE(12_2_3_4));
    return LEAST_POINTS;
}

static bool touches(const struct module *module, const char *port,
                    const char *sea)
{
    const struct area_card *area = eia_area(module, port);

    return area && names_contain(&area->box, sea);
}

/* [base fleet-move] points between neighbouring places. A port and its own
 * box cost nothing, everything else one point. */
int eia_sea_step(const struct board *board, const char *from, const char *to)
{
    enum place_kind one = eia_place_kind(from);
    enum place_kind other = eia_place_kind(to);
    const struct sea_card *const *way = NULL;

    if (one == PLACE_SEA && other == PLACE_SEA) {
        for (way = eia_sea_ways(board->module, from); *way; way++)
            if (same_name((*way)->id, to))
                return 1;
        return -1;
    }
    if (one == PLACE_SEA && (other == PLACE_PORT || other == PLACE_BOX))
        return touches(board->module, to, from) ? 1 : -1;
    if (other == PLACE_SEA && (one == PLACE_PORT || one == PLACE_BOX))
        return touches(board->module, from, to) ? 1 : -1;
    if ((one == PLACE_PORT && other == PLACE_BOX) ||
        (one == PLACE_BOX && other == PLACE_PORT))
        return strcmp(from + 1, to + 1) == 0 ? 0 : -1;
    return -1;
}

/* [base intercept] its nation, or who plays it, is at war with one of them */
static bool is_foe_of(const struct board *board, const struct fleet *fleet,
                      const struct stack *stack)
{
    for (size_t i = 0; i < stack->count; i++)
        if (eia_at_war(board, fleet->nation, stack->fleets[i]->nation))
            return true;
    return false;
}

/* 10.2.1g a power at peace may play the fleet of a minor country at war, and
 * that fleet alone is an enemy (ruling 140) */
struct stack eia_foes_at(const struct board *board, const char *at,
                         const struct stack *stack, enum power enemy)
{
    struct stack there = eia_stack_at(board, at, enemy);
    struct stack foes = {0};

    for (size_t i = 0; i < there.count; i++)
        if (is_foe_of(board, there.fleets[i], stack))
            add(board->arena, &foes, there.fleets[i]);
    return foes;
}

/* [base intercept] enemies with ships there */
struct names eia_enemies_at(const struct board *board, const char *at,
                            const struct stack *stack)
{
    struct names enemies = {NULL, 0};

    for (enum power other = AUSTRIA; other < POWER_END; other++)
        if (eia_foes_at(board, at, stack, other).count > 0)
            names_add(board->arena, &enemies, eia_power_id(other));
    return enemies;
}

/* [base fleet-move] own, a partner's, or open by access */
bool eia_friendly_port(const struct board *board, enum power power,
                       const char *area)
{
    enum power holder = eia_controller(board, area);

    if (holder == NO_POWER ||
        eia_fights(board, power, eia_land_nation(board, area)))
        return false;
    return eia_combined(board, power, holder) ||
           eia_entry(board, eia_power_id(power), area) == ENTRY_FREE;
}

struct names eia_leaders_aboard(const struct board *board,
                                const struct stack *stack)
{
    struct names leaders = {NULL, 0};

    foreach (const struct leader, leader, board->game->leaders)
        for (size_t j = 0; j < stack->count; j++)
            if (leader->state == LEADER_ON &&
                same_name(leader->with, stack->fleets[j]->id))
                names_add(board->arena, &leaders, leader->id);
    return leaders;
}

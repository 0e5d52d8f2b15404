/* 10.3 who retreats, and the retreat of a whole group, stack by stack. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"

#include <string.h>

/* 10.3a smaller size class retreats three hexes, 10.3b between divisions */
enum side con_small_retreat(const struct fight *fight)
{
    struct battleground ground;
    const char *reason;
    enum side side;

    if (fight->size[FRENCH] != fight->size[COALITION]) {
        side =
            fight->size[FRENCH] < fight->size[COALITION] ? FRENCH : COALITION;
        SAY(fight, EVENT_NOTE, RULE(10_3a),
            "The smaller group, here the %s one, will retreat three hexes.",
            con_side_adjective(side));
        return side;
    }
    ground = con_ground(fight, con_enemy(fight->combat->attacker));
    side = con_retreating_division(fight->combat,
                                   ground.affecting || ground.fortified ||
                                       ground.secondary || ground.primary,
                                   &reason);
    SAY(fight, EVENT_NOTE, RULE(10_3b),
        "The %s division will retreat three hexes: it %s.",
        con_side_adjective(side), reason);
    return side;
}

/* What stands in one hex and retreats along one path (10.5.7.4b). */
struct stack {
    int start;
    struct party party;
    const struct leader *leader; /* the most senior there, or NULL */
    int end;
};

struct stacks {
    struct stack *items;
    size_t count;
};

/* 10.5.7.4b by rank, but 10.5.7.4e the leader of the group where he is (ruling
 * 52) */
const struct leader *con_stack_leader(const struct fight *fight,
                                      const struct party *party)
{
    const char *senior = fight->senior[party->side];
    const struct leader *best = NULL;

    foreach_leader (leader, *party) {
        if (senior && strcmp(leader->id, senior) == 0)
            return leader;
        if (!best || con_outranks(leader->card, best->card))
            best = leader;
    }
    return best;
}

/* [base retreat] the group's senior leader goes first, then the others by
 * rank, then what has no leader; hexes settle the rest. */
static bool goes_before(const struct fight *fight, const struct stack *one,
                        const struct stack *other)
{
    int senior = fight->senior_hex[one->party.side];

    if ((one->start == senior) != (other->start == senior))
        return one->start == senior;
    if (!one->leader || !other->leader)
        return one->leader != NULL;
    return con_outranks(one->leader->card, other->leader->card);
}

/* [base retreat] those of the group in a hex */
struct party con_members_in(const struct fight *fight, enum side side, int hex)
{
    struct party own = {.side = side,
                        .vedettes = con_vedettes_in(&fight->board, side, hex)};

    foreach_unit (unit, fight->parties[side])
        if (unit->state == ON_MAP && unit->hex == hex)
            con_party_add(fight->board.arena, &own, &unit->counter);
    foreach_leader (leader, fight->parties[side])
        if (leader->state == ON_MAP && leader->hex == hex)
            con_party_add(fight->board.arena, &own, &leader->counter);
    return own;
}

/* [base retreat] stacks of a group in the order they go */
static struct stacks line_up_stacks(const struct fight *fight, enum side side)
{
    struct stacks stacks = {NULL, 0};

    foreach_hex (hex, fight->hexes[side]) {
        struct stack stack = {.start = hex,
                              .party = con_members_in(fight, side, hex)};
        size_t at;

        if (stack.party.units_count + stack.party.leaders_count == 0)
            continue;
        stack.leader = con_stack_leader(fight, &stack.party);
        LIST_ADD(fight->board.arena, stacks.items, stacks.count);
        for (at = stacks.count - 1;
             at > 0 && goes_before(fight, &stack, &stacks.items[at - 1]); at--)
            stacks.items[at] = stacks.items[at - 1];
        stacks.items[at] = stack;
    }
    return stacks;
}

/* 10.3e freer retreat for successful small force */
static bool is_freer(const struct fight *fight, enum side side)
{
    const struct combat *combat = fight->combat;

    if (fight->size[side] >= fight->size[con_enemy(side)])
        return false;
    if (combat->type == RAID || combat->type == AMBUSH)
        return combat->losses[con_enemy(side)] > combat->losses[side];
    return combat->type == DELAY && !combat->drawn && combat->winner == side;
}

/* [base retreat] what binds the retreat of a stack */
static struct withdrawal withdrawal_of(const struct fight *fight,
                                       const struct stacks *stacks, size_t at,
                                       int hexes)
{
    const struct stack *stack = &stacks->items[at];
    struct withdrawal withdrawal = {
        .fight = fight,
        .side = stack->party.side,
        .start = stack->start,
        .hexes = hexes,
        .sp = con_party_sp(&stack->party),
        .army = stack->leader ? stack->leader->of : stack->party.units[0]->of,
        .freer = is_freer(fight, stack->party.side),
    };

    for (size_t i = 0; i < stacks->count; i++)
        if (i >= at)
            hexes_add(fight->board.arena, &withdrawal.moving,
                      stacks->items[i].start);
        else if (!withdrawal.near &&
                 hex_distance(stacks->items[i].start, stack->start) <= 1)
            withdrawal.near = stacks->items[i].end;
    return withdrawal;
}

/* [base retreat] the path that was ordered */
static struct hexes ordered_path(const struct fight *fight,
                                 const struct stack *stack,
                                 const struct leader *leader)
{
    const struct retreat_order *order = play_standing(
        fight->play, con_side_id(stack->party.side), &con_retreat, leader->id);
    struct hexes path = {NULL, 0};

    if (!order->leader || order->path.count == 0)
        return path;
    if (order->path.items[0] != stack->start)
        hexes_add(fight->board.arena, &path, stack->start);
    foreach_hex (hex, order->path)
        hexes_add(fight->board.arena, &path, hex);
    return path;
}

static void say_lapse(const struct fight *fight, const struct leader *leader,
                      const struct rule *rule, const struct hexes *path)
{
    event_path(fight->play->journal,
               con_tell_own(fight->play->journal, EVENT_LAPSE, rule,
                            con_side_id(leader->card->side), leader->id,
                            "The retreat ordered for %s by %s is not allowed.",
                            leader->card->name,
                            con_path_text(&fight->board, path)),
               path);
}

/* 10.5.7.4b leaders in one hex retreat together; 10.5.7.4c subordinates are
 * not dropped on the way: other orders of theirs lapse. */
static void lapse_others(const struct fight *fight, const struct stack *stack,
                         const struct hexes *taken)
{
    foreach_leader (leader, stack->party) {
        struct hexes path = ordered_path(fight, stack, leader);
        bool along = con_begins_with(taken, &path);

        if (leader == stack->leader || path.count == 0 ||
            (along && path.count == taken->count))
            continue;
        say_lapse(fight, leader, along ? RULE(10_5_7_4c) : RULE(10_5_7_4b),
                  &path);
    }
}

/* 10.3c retreat may stop at shelter: a fortified town, or a friendly force of
 * larger size class; 10.3d but not where the retreat begins. */
bool con_is_shelter(const struct withdrawal *withdrawal, int hex)
{
    const struct fight *fight = withdrawal->fight;
    enum side side = withdrawal->side;
    struct party there;

    /* 10.3i a weak enemy stack is broken through, not lived with; [base
     * retreat] and priority 4 holds here, too */
    if (hex == withdrawal->start ||
        con_troops(&fight->board, con_enemy(side), hex) ||
        !con_has_room(withdrawal, hex))
        return false;
    if (con_fortified(&fight->board, hex))
        return true;
    if (hexes_contain(&fight->hexes[side], hex))
        return false;
    there = con_party_of_hex(&fight->board, side, hex);
    return con_size_class(&fight->board, &there) > fight->size[side];
}

/* 10.3c the way ends at the first shelter if the owner wants it; one that would
 * lead off the map at its last hex, too. 10.5.7.4d who can keep beside his
 * neighbour goes on to him. */
static void stop_at_shelter(const struct withdrawal *withdrawal,
                            const struct stack *stack, struct way *way)
{
    const struct fight *fight = withdrawal->fight;
    const struct stop_order *order =
        play_standing(fight->play, con_side_id(withdrawal->side), &con_stop,
                      stack->leader ? stack->leader->id : NULL);
    size_t before = way->path.count - !way->off_map;
    bool together = con_ends_near(withdrawal, con_last_hex(&way->path));

    for (size_t i = 1; order->shelter && i < before; i++) {
        if (!con_is_shelter(withdrawal, way->path.items[i]) ||
            (together && !con_ends_near(withdrawal, way->path.items[i])))
            continue;
        way->path.count = before = i + 1;
        way->off_map = false;
        SAY(fight, EVENT_NOTE, RULE(10_3c), "The retreat stops at %s.",
            con_hex_name(&fight->board, way->path.items[i]));
    }
}

/* [base retreat] the ordered path, or the best way */
static struct way choose_way(const struct withdrawal *withdrawal,
                             const struct stack *stack)
{
    const struct fight *fight = withdrawal->fight;
    const struct rule *rule;
    struct hexes path = {NULL, 0};
    struct way way = {.off_map = false};

    if (stack->leader)
        path = ordered_path(fight, stack, stack->leader);
    rule = path.count ? con_forbidden_way(withdrawal, &path) : NULL;
    if (rule)
        say_lapse(fight, stack->leader, rule, &path);
    if (path.count == 0 || rule) {
        way = con_best_way(withdrawal);
        stop_at_shelter(withdrawal, stack, &way);
        return way;
    }
    if (withdrawal->freer)
        SAY(fight, EVENT_NOTE, RULE(10_3e),
            "Its success frees the %s retreat from priorities 5 and 6.",
            con_side_adjective(withdrawal->side));
    way.path = path;
    return way;
}

/* 10.3a, 10.5.7.4a a group retreats, stack by stack */
void con_retreat_group(struct fight *fight, enum side side, int hexes)
{
    struct stacks stacks = line_up_stacks(fight, side);

    fight->combat->retreats[side] = true;
    for (size_t i = 0; i < stacks.count; i++) {
        struct stack *stack = &stacks.items[i];
        struct withdrawal withdrawal = withdrawal_of(fight, &stacks, i, hexes);
        struct way way = choose_way(&withdrawal, stack);
        const struct walk walk = {&withdrawal, &stack->party, stack->leader,
                                  &way};

        lapse_others(fight, stack, &way.path);
        stack->end = con_walk_away(fight, &walk);
    }
}

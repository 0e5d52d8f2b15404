/* [base pursuit] those who are pursued, and the fresh troops they may come to
 * stand with. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"

/* [base pursuit] a unit that was in the combat */
static bool is_beaten(const struct fight *fight, const struct unit *unit)
{
    foreach_unit (beaten, fight->parties[unit->card->side])
        if (beaten == unit)
            return true;
    return false;
}

/* [base pursuit] what stands in the hex and was not in the combat; 4h but
 * for vedettes. */
static struct party fresh_in(const struct fight *fight, enum side side, int hex)
{
    struct party fresh = {.side = side};

    foreach_unit_in (unit, &fight->board, side, hex)
        if (!unit->acting_vedette && !is_beaten(fight, unit))
            con_party_add(fight->board.arena, &fresh, &unit->counter);
    return fresh;
}

/* [base pursuit] fresh troops next to a hex */
int con_held_by(const struct fight *fight, enum side pursuer, int hex)
{
    foreach_neighbour (near, hex) {
        struct party fresh;

        if (!con_in_contact(&fight->board, near, hex))
            continue;
        fresh = fresh_in(fight, con_enemy(pursuer), near);
        foreach_unit (unit, fresh)
            if (con_fights_close(unit))
                return near;
    }
    return 0;
}

/* [base pursuit] the pursued give way once more; 4h their vedettes go along */
bool con_drive_on(struct fight *fight, size_t index)
{
    struct retreat *retreat = &fight->combat->retreat[index];
    int hex = con_last_hex(&retreat->path);
    struct party stack = con_members_in(fight, retreat->side, hex);
    const struct leader *leader = con_stack_leader(fight, &stack);
    struct withdrawal withdrawal = {
        .fight = fight,
        .side = retreat->side,
        .start = hex,
        .hexes = 1,
        .sp = con_party_sp(&stack),
    };
    struct way way;
    int to;

    if (fresh_in(fight, retreat->side, hex).units_count > 0)
        return false;
    if (stack.units_count == 0)
        return true;
    withdrawal.army = leader ? leader->of : stack.units[0]->of;
    way = con_best_way(&withdrawal);
    if (way.path.count < 2 || way.off_map)
        return false;
    to = con_last_hex(&way.path);
    /* 10.3i through a weak enemy, who is not lived with */
    if (con_troops(&fight->board, con_enemy(retreat->side), to))
        return false;
    con_party_go(&fight->board, &stack, to);
    con_vedettes_go_along(&fight->board, retreat->side, hex, to);
    for (size_t i = 1; i < way.path.count; i++)
        hexes_add(fight->board.arena, &retreat->path, way.path.items[i]);
    event_path(fight->play->journal,
               TELL(fight, EVENT_RETREAT, BASE(pursuit), retreat->side,
                    retreat->leader, "The pursuit drives the beaten on: %s.",
                    con_path_text(&fight->board, &way.path)),
               &way.path);
    return true;
}

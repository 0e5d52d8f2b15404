/* What every part of a battle asks of it. */
#include "core/arena.h"
#include "core/shares.h"
#include "rulesets/grande-armee/battle/battle.h"

const char *gra_hex_name(const struct play *play, int hex)
{
    return map_name(&play->module->map, hex, play->arena);
}

const char *gra_side_text(const struct battle *battle, enum role role)
{
    return battle->side[role] == FRANCE ? "the French" : "the Coalition";
}

const char *gra_side_start(const struct battle *battle, enum role role)
{
    return battle->side[role] == FRANCE ? "The French" : "The Coalition's men";
}

int gra_die(struct play *play, const struct rule *rule, const char *what,
            const char *whose, int faces)
{
    struct event *event;
    const struct roll *roll = journal_roll(play->journal, play->dice, rule,
                                           what, whose, 1, faces, &event);

    event_for_all(event);
    return roll->faces[0];
}

bool gra_throw(struct play *play, const struct rule *rule, const char *what,
               const char *whose, int need)
{
    dice_asks(play->dice, need + 1);
    return gra_die(play, rule, what, whose, 6) <= need;
}

struct force gra_fighters(const struct battle *battle, enum role role)
{
    return gra_force_left(battle->play->arena, &battle->force[role],
                          gra_can_fight);
}

struct hexes gra_attacked_hexes(const struct battle *battle)
{
    const struct hexes *targets = &battle->play->game->targets;
    struct arena *arena = battle->play->arena;
    struct hexes all = {NULL, 0};

    for (size_t i = 0; i < targets->count; i++)
        hexes_add(arena, &all, targets->items[i]);
    foreach_unit (unit, battle->all_defenders)
        hexes_add(arena, &all, unit->hex);
    return all;
}

const void *gra_standing_at(struct play *play, const struct order_kind *kind,
                            int hex, int side)
{
    const struct leader *ranking = gra_ranking_at(&play->board, hex, side);

    return play_standing(play, gra_side_words[side], kind,
                         ranking ? ranking->id : NULL);
}

int gra_slot(int rank)
{
    if (rank == SUPREME || rank == ARMY)
        return HIGH_COMMAND;
    if (rank == CORPS)
        return CORPS_COMMAND;
    return rank == DIVISION || rank == BRIGADE ? DIVISION_COMMAND : -1;
}

/* The attackers' hexes: the main one, and those of groups. */
bool gra_next_to_attackers(const struct battle *battle, int hex)
{
    if (hex_adjacent(hex, battle->from))
        return true;
    foreach (const struct group, group, battle->groups)
        if (group->role == ATTACKER && !group->gone &&
            hex_adjacent(hex, group->hex))
            return true;
    return false;
}

int gra_frontage(const struct battle *battle, int hex)
{
    return battle->play->module->front[gra_terrain(&battle->play->board, hex)];
}

int gra_least_front(const struct module *module, int sp, int frontage,
                    bool withdrawal)
{
    int fighting = sp < frontage ? sp : frontage;

    return withdrawal ? divide_up(fighting * module->rear_guard_percent, 100)
                      : divide_up(fighting, module->front_part);
}

bool gra_in_line(const struct battle *battle, const struct unit *unit)
{
    foreach (const struct line, line, battle->lines)
        for (enum role role = ATTACKER; role < ROLES; role++)
            if (gra_force_has(&line->front[role], unit))
                return true;
    return false;
}

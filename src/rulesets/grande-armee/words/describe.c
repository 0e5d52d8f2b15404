/* How the subject of an order stands, in a line for the choices of a sheet. */
#include "core/arena.h"
#include "rulesets/grande-armee/words/words.h"

/* "5202 (Austerlitz): 47 SP under Kutuzov, 5 SP routed" */
static const char *hex_line(const struct seat *seat, int hex)
{
    const struct board *board = &seat->board;
    int enemy = gra_enemy(gra_side_of(seat->side));
    const struct force all = gra_force_at(board, hex, enemy, NULL);
    const struct force routed = gra_force_at(board, hex, enemy, gra_is_routed);
    const struct leader *ranking = gra_ranking_at(board, hex, enemy);
    const char *name = map_name(&seat->module->map, hex, seat->arena);

    if (all.count == 0)
        return gra_depot_at(board, hex, enemy)
                   ? arena_text(seat->arena, "%s: a depot alone", name)
                   : NULL;
    if (all.units[0]->card->unseen)
        return arena_text(
            seat->arena, "%s: %s%s", name, all.units[0]->name,
            ranking ? arena_text(seat->arena, " under %s", ranking->name) : "");
    return arena_text(
        seat->arena, "%s: %d SP %s%s%s", name, gra_force_sp(&all),
        ranking ? "under " : "without a leader", ranking ? ranking->name : "",
        routed.count > 0
            ? arena_text(seat->arena, ", %d SP routed", gra_force_sp(&routed))
            : "");
}

/* ", to move, single forced march" */
static const char *orders_of(const struct seat *seat,
                             const struct command *command)
{
    static const char *const orders[] = {"", ", to move", ", to concentrate",
                                         ", to transfer",
                                         ", in winter quarters"};
    static const char *const marches[] = {"", ", single forced march",
                                          ", double forced march"};

    return arena_text(seat->arena, "%s%s", orders[command->order],
                      marches[command->march]);
}

/* "Nansouty's 1st heavy cavalry division at B2308 (Strasbourg): 3 SP" */
static const char *unit_line(const struct seat *seat, const struct unit *unit)
{
    return arena_text(seat->arena, "%s at %s: %d SP%s%s", unit->name,
                      map_name(&seat->module->map, unit->hex, seat->arena),
                      unit->sp, unit->rout == STEADY ? "" : ", routed",
                      orders_of(seat, &unit->command));
}

static const char *leader_line(const struct seat *seat,
                               const struct leader *leader)
{
    return arena_text(seat->arena, "%s at %s: %d SP under him%s", leader->name,
                      map_name(&seat->module->map, leader->hex, seat->arena),
                      gra_command_sp(&seat->board, leader),
                      orders_of(seat, &leader->command));
}

const char *gra_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject)
{
    const struct leader *leader = gra_leader(&seat->board, subject);
    const struct unit *unit = gra_unit(&seat->board, subject);

    if (kind == &gra_attack)
        return hex_line(seat, hex_from_text(subject));
    if (unit && unit->state == ON_MAP)
        return unit_line(seat, unit);
    return leader && leader->state == ON_MAP ? leader_line(seat, leader) : NULL;
}

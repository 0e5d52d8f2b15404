/* Battle step 8: marches to the sound of the guns. [base guns], 12.71 */
#include "core/arena.h"
#include "core/path.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/sight/sight.h"
#include "wargame/ways.h"

/* A stack that may go. */
struct march {
    struct battle *battle;
    enum role role;
    int from;
    struct force force;
};

/* ---- who may go ---------------------------------------------------------- */

/* Trains, markers and garrisons stay behind. */
static bool goes_along(const struct unit *unit)
{
    return gra_is_outside(unit) && !(gra_is_detachment(unit) && !unit->leader);
}

/* [base 12.73] who stands before a garrison besieges it */
static bool may_march(struct march *march)
{
    const struct board *board = &march->battle->play->board;
    int side = march->battle->side[march->role];

    march->force = gra_force_at(board, march->from, side, goes_along);
    if (gra_has_garrison(board, march->from, gra_enemy(side)))
        return false;
    foreach_unit (unit, march->force)
        if (!gra_can_fight(unit) || unit->engaged || unit->rolled)
            return false;
    return march->force.count > 0;
}

/* 12.73 of a stack that could go, an enemy has announced an attack on its own
 * hex, and not yet made it */
static bool must_wait(const struct march *march)
{
    struct play *play = march->battle->play;

    if (march->role != DEFENDER ||
        !hexes_contain(&play->game->targets, march->from) ||
        hexes_contain(&play->game->fought, march->from))
        return false;
    journal_tell(play->journal, EVENT_NOTE, RULE(12_73),
                 gra_side_words[march->battle->side[march->role]],
                 march->force.units[0]->id,
                 "%s are to be attacked themselves: they do not march to the "
                 "guns.",
                 gra_corps_text(play->arena, &march->force));
    return true;
}

/* ---- the way ------------------------------------------------------------- */

/* [base 12.72] no normal zone of the enemy on the way, but where it ends */
static int cost(const void *context, int from, int to)
{
    const struct march *march = context;
    const struct board *board = &march->battle->play->board;
    int side = march->battle->side[march->role];

    if (gra_has_units(board, to, gra_enemy(side)) ||
        gra_is_forbidden(board, side, to) ||
        (from != march->from &&
         gra_zone_on(board, gra_enemy(side), from) == NORMAL_ZONE))
        return PROHIBITED;
    return gra_step_cost(board, from, to);
}

static bool is_arrival(const struct march *march, int hex)
{
    const struct battle *battle = march->battle;

    if (march->role == ATTACKER)
        return hex == battle->from || hex_adjacent(hex, battle->target);
    return hex == battle->target || gra_next_to_attackers(battle, hex);
}

/* Where the order says, if it may; else the cheapest, then the lowest. */
static int arrival_of(const struct march *march, int wanted)
{
    const struct module *module = march->battle->play->module;
    bool rides =
        gra_force_cavalry(&march->force) == gra_force_sp(&march->force);
    const struct path_search search = {.cost = cost,
                                       .context = march,
                                       .limit = rides ? module->guns_cavalry_mp
                                                      : module->guns_mp};
    size_t count;
    const struct reach *reach =
        path_reach(march->battle->play->arena, &search, march->from, &count);
    int best = 0, least = 0;

    if (wanted && is_arrival(march, wanted) &&
        path_cost(reach, count, wanted) >= 0)
        return wanted;
    for (size_t i = 0; i < count; i++)
        if (is_arrival(march, reach[i].at) &&
            (best == 0 || reach[i].cost < least)) {
            best = reach[i].at;
            least = reach[i].cost;
        }
    return best;
}

/* ---- going --------------------------------------------------------------- */

/* 12.71 one roll of initiative a stack and phase */
static bool hears(const struct march *march)
{
    struct play *play = march->battle->play;
    int initiative = gra_initiative_at(&play->board, march->from,
                                       march->battle->side[march->role]);

    foreach_unit (unit, march->force)
        unit->rolled = true;
    if (gra_throw(play, RULE(12_71), "die",
                  arena_text(play->arena, "%.1s-%04d", march->battle->id,
                             march->from),
                  initiative))
        return true;
    journal_tell(play->journal, EVENT_NOTE, RULE(12_71),
                 gra_side_words[march->battle->side[march->role]],
                 march->force.units[0]->id,
                 "%s do not hear the guns in this phase.",
                 gra_corps_text(play->arena, &march->force));
    return false;
}

static void arrive(const struct march *march, int hex)
{
    struct play *play = march->battle->play;
    int side = march->battle->side[march->role];

    event_at(journal_tell(play->journal, EVENT_MOVE, RULE(12_71),
                          gra_side_words[side], march->force.units[0]->id,
                          hex == march->from ? "%s join the battle from %s."
                                             : "%s march to the guns, to %s.",
                          gra_corps_text(play->arena, &march->force),
                          gra_hex_name(play, hex)),
             hex);
    if (hex != march->from)
        gra_go(play, &march->force, march->from, hex, NULL);
    gra_arrive(march->battle, march->role, hex, &march->force);
}

/* [ruling 98] who does not come is his own side's to know, his die too */
static void try_march(struct march *march)
{
    struct play *play = march->battle->play;
    int side = march->battle->side[march->role], hex;
    const struct guns_order *order;
    struct secret secret;

    if (!may_march(march))
        return;
    order = gra_standing_at(play, &gra_guns, march->from, side);
    hex = order->go ? arrival_of(march, order->arrive) : 0;
    if (hex == 0)
        return;
    secret = gra_secret_begins(play);
    if (!must_wait(march) && hears(march) &&
        gra_enter_province(play, &march->force, march->from, hex))
        arrive(march, hex);
    else
        gra_secret_ends(play, &secret, side);
}

/* Where the side has a stack, by hex. */
static struct hexes hexes_with_stacks(const struct battle *battle,
                                      enum role role)
{
    struct hexes hexes = {NULL, 0};

    for (int hex = 1; hex < HEX_NUMBERS; hex++)
        if (gra_has_units(&battle->play->board, hex, battle->side[role]))
            hexes_add(battle->play->arena, &hexes, hex);
    return hexes;
}

/* 12.79c no line against who came beside him: the attack is off */
static void cancel(struct battle *battle)
{
    battle->cancelled = battle->over = true;
    battle->ap = 0;
    TELL(battle, EVENT_STATE, RULE(12_79c), ATTACKER,
         "No line is left against them: the attack is cancelled, and all "
         "advance points are lost.");
}

/* 12.0b between any two rounds, without exception */
void gra_march_to_guns(struct battle *battle)
{
    journal_tell(battle->play->journal, EVENT_NOTE, RULE(12_0b), NULL, NULL,
                 "Stacks nearby may march to the guns.");
    for (enum role role = ATTACKER; role < ROLES; role++) {
        const struct hexes hexes = hexes_with_stacks(battle, role);

        for (size_t i = 0; i < hexes.count; i++) {
            struct march march = {
                .battle = battle, .role = role, .from = hexes.items[i]};

            try_march(&march);
        }
    }
    if (!gra_meet_opposed(battle))
        cancel(battle);
}

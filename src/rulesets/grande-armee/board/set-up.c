/* How a game begins: the state of turn 0. [base scenario] */
#include "core/arena.h"
#include "rulesets/grande-armee/board/board.h"
#include "rulesets/grande-armee/module/rules.h"

/* [base reinforcements] does the schedule bring it? */
static bool comes_later(const struct module *module, const char *id)
{
    for (size_t i = 0; i < module->days.reinforcements_count; i++)
        if (names_contain(&module->days.reinforcements[i].pieces, id))
            return true;
    return false;
}

/* Who has no hex of his own comes with the schedule, if that names him. */
static int start_of_leader(const struct module *module,
                           const struct leader_card *leader)
{
    return !leader->start && comes_later(module, leader->id)
               ? 0
               : gra_leader_start(leader);
}

/* setup.1805-austerlitz-1, setup.aoc-2 a unit without a hex of its own stands
 * with its leader, and a leader with his superior or his unit */
static int start_of_unit(const struct module *module,
                         const struct unit_card *unit)
{
    if (unit->start)
        return unit->start;
    return comes_later(module, unit->id)
               ? 0
               : start_of_leader(module, unit->leader);
}

static void add_units(struct game *game, const struct module *module,
                      struct arena *arena)
{
    foreach (const struct unit_card, card, module->units) {
        struct unit *unit = LIST_ADD(arena, game->units, game->units_count);

        unit->id = card->id;
        unit->hex = start_of_unit(module, card);
        unit->state = unit->hex ? ON_MAP : module->kind == MAP ? DUE : GONE;
        unit->sp = card->sp;
    }
}

static const struct detachment_card *detachment_of(const struct module *module,
                                                   const char *id)
{
    return FIND_NAMED(const struct detachment_card, module->days.detachments,
                      module->days.detachments_count, id, id);
}

static void add_marker(struct game *game, const struct module *module,
                       const char *id, struct arena *arena)
{
    const struct detachment_card *card = detachment_of(module, id);
    struct unit *unit = LIST_ADD(arena, game->units, game->units_count);

    unit->id = id;
    unit->state = card ? ON_MAP : GONE;
    if (!card)
        return;
    unit->hex = card->hex;
    unit->sp = card->sp;
    unit->nation = card->nation_id;
    unit->leader_id = card->with;
    unit->wear = module->days.wear_start;
}

/* 8.15f all markers of a power, on the map or not; a minor has none of its
 * own */
static void add_markers(struct game *game, const struct module *module,
                        struct arena *arena)
{
    for (size_t i = 0; module->kind == MAP && i < module->nations_count; i++) {
        const struct nation_card *nation = &module->nations[i];

        for (int n = 1;
             same_name(nation->power, nation->id) && n <= nation->markers; n++)
            add_marker(game, module, arena_text(arena, "%s-%d", nation->id, n),
                       arena);
    }
}

/* [base train-production] trains that may be made and are no rows of the
 * module, behind its own. */
static void add_trains(struct game *game, const struct module *module,
                       struct arena *arena)
{
    for (size_t i = 0; module->kind == MAP && i < module->nations_count; i++) {
        const struct nation_card *nation = &module->nations[i];
        int rows = gra_train_rows(module, nation);

        for (int n = rows + 1; n <= gra_train_limit(module, nation); n++) {
            struct unit *unit = LIST_ADD(arena, game->units, game->units_count);

            unit->id = arena_text(arena, "%s-trn-%02d",
                                  gra_prefix(module, nation, arena), n);
            unit->state = GONE;
        }
    }
}

static void add_leaders(struct game *game, const struct module *module,
                        struct arena *arena)
{
    foreach (const struct leader_card, card, module->leaders) {
        const struct unit_card *unit = gra_unit_card(module, card->unit_id);
        struct leader *leader =
            LIST_ADD(arena, game->leaders, game->leaders_count);

        leader->id = card->id;
        leader->unit = unit ? unit->id : NULL;
        leader->hex =
            unit ? start_of_unit(module, unit) : start_of_leader(module, card);
        leader->state = card->pool            ? IN_POOL
                        : leader->hex         ? ON_MAP
                        : module->kind == MAP ? COMING
                                              : IN_POOL;
        leader->wear = module->kind == MAP ? module->days.wear_start : 0;
        if (leader->state != ON_MAP)
            leader->hex = 0;
    }
}

static void add_places(struct game *game, const struct module *module,
                       struct arena *arena)
{
    foreach (const struct place_card, place, module->places) {
        struct held *held = LIST_ADD(arena, game->held, game->held_count);

        held->hex = place->hex;
        held->side = place->start;
    }
    for (size_t i = 0; i < module->places_count && module->kind == MAP; i++)
        if (module->places[i].fortress != NO_FORTRESS) {
            struct fort *fort = LIST_ADD(arena, game->forts, game->forts_count);

            fort->hex = module->places[i].hex;
            fort->stores = module->places[i].stores;
        }
    foreach (const struct depot_card, card, module->depots)
        ((struct depot *)LIST_ADD(arena, game->depots, game->depots_count))
            ->id = card->id;
    for (size_t i = 0; i < module->pools_count; i++) {
        struct pool *pool = LIST_ADD(arena, game->pools, game->pools_count);

        pool->power = module->pool[i].power;
        pool->generic = module->pool[i].generic;
    }
}

/* [base scenario] the state of turn 0 */
struct game *gra_begin(const struct module *module,
                       const struct options *options, struct arena *arena)
{
    struct game *game = ARENA_NEW(arena, struct game);

    (void)options;
    game->kind = module->kind;
    game->turn = module->first_turn;
    game->weather = module->weather;
    add_leaders(game, module, arena);
    add_units(game, module, arena);
    add_markers(game, module, arena);
    add_trains(game, module, arena);
    add_places(game, module, arena);
    gra_stack(game, module, arena);
    return game;
}

/* [base hidden] a copy of the game as one side may see it. */
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/sight/sight.h"

#include "core/arena.h"

const char gra_closed_book[] =
    "In La Grande Armee that hides the enemy's units: of a stack within three "
    "hexes of a unit of yours one sees that somebody stands there, whether he "
    "is cavalry alone or detachments alone, and leaders of corps and armies by "
    "name. Trains, depots and bridges are seen as far. It hides strength, "
    "command points, commands, marches, supply, losses on the march, orders "
    "and standing orders, and hidden forage of the Russians. It does not hide "
    "battles with all that fights in them, sieges, who holds which place, "
    "points, weather, and the arrivals, which stand in the module. A battle "
    "module is open. The host reads everything.";

/* A look from one side at the other: whole is the game, seen the copy. */
struct look {
    struct board whole;
    struct game *seen;
    int own, enemy;
};

/* ---- how far one sees ---------------------------------------------------- */

static bool is_in_sight(const struct look *look, int hex)
{
    const struct game *game = look->whole.game;
    int farthest = look->whole.module->days.sight_hexes;

    foreach (const struct unit, unit, game->units)
        if (unit->state == ON_MAP && unit->side == look->own &&
            !gra_is_train(unit->card->type) &&
            hex_distance(unit->hex, hex) <= farthest)
            return true;
    return false;
}

/* ---- units --------------------------------------------------------------- */

static struct sighting *sighting_at(const struct look *look, int hex)
{
    struct game *seen = look->seen;
    struct sighting *sighting;

    for (size_t i = 0; i < seen->sightings_count; i++)
        if (seen->sightings[i].hex == hex)
            return &seen->sightings[i];
    sighting =
        LIST_ADD(look->whole.arena, seen->sightings, seen->sightings_count);
    sighting->hex = hex;
    sighting->side = look->enemy;
    return sighting;
}

static void sight(const struct look *look, const struct unit *unit)
{
    struct sighting *sighting = sighting_at(look, unit->hex);

    if (unit->inside)
        sighting->garrison = true;
    else if (gra_is_detachment(unit))
        sighting->detachments = true;
    else if (gra_is_cavalry(unit->card->type))
        sighting->horse = true;
    else
        sighting->foot = true;
}

/* Of a train one sees whose it is; of any other unit that somebody is there.
 * Who has made a train or captured it is known wherever it may be. */
static void see_unit(const struct look *look, const struct unit *unit,
                     struct unit *out)
{
    bool seen = unit->state == ON_MAP && is_in_sight(look, unit->hex);
    bool train = gra_is_train(unit->card->type);

    *out = (struct unit){.id = unit->id, .state = UNIT_UNSEEN};
    if (train)
        out->nation = unit->nation;
    if (seen && train) {
        out->state = ON_MAP;
        out->hex = unit->hex;
    } else if (seen) {
        sight(look, unit);
    }
}

static bool is_known(const struct leader *leader)
{
    return leader->state == DEAD || leader->state == CAPTURED ||
           leader->state == IN_POOL;
}

static void see_leader(const struct look *look, const struct leader *leader,
                       struct leader *out)
{
    *out = (struct leader){.id = leader->id, .state = LEADER_UNSEEN};
    if (is_known(leader))
        out->state = leader->state;
    else if (leader->state == ON_MAP && leader->card->rank <= CORPS &&
             is_in_sight(look, leader->hex)) {
        out->state = ON_MAP;
        out->hex = leader->hex;
        out->inside = leader->inside;
    }
}

/* ---- all else ------------------------------------------------------------ */

static void see_depots(const struct look *look)
{
    struct game *seen = look->seen;
    size_t kept = 0;

    for (size_t i = 0; i < seen->depots_count; i++) {
        const struct depot *depot = &look->whole.game->depots[i];
        bool hidden = depot->nation->side == look->enemy &&
                      !is_in_sight(look, depot->hex);

        if (hidden && i >= look->whole.module->depots_count)
            continue;
        seen->depots[kept] = *depot;
        if (depot->nation->side == look->enemy)
            seen->depots[kept].cut = 0;
        if (hidden)
            seen->depots[kept].lost = true;
        kept++;
    }
    seen->depots_count = kept;
}

/* 19.13c markers of who forages off the map are their owner's secret */
static void see_places(const struct look *look)
{
    struct game *seen = look->seen;

    for (size_t i = 0; look->own == FRANCE && i < seen->held_count; i++)
        if (seen->held[i].hidden > 0)
            seen->held[i].foraged = seen->held[i].depleted =
                seen->held[i].hidden = 0;
    foreach (struct fort, fort, seen->forts)
        if (!gra_has_garrison(&look->whole, fort->hex, look->own)) {
            fort->stores = 0;
            fort->hungry = 0;
        }
}

static void see_bridges(const struct look *look)
{
    struct game *seen = look->seen;
    size_t kept = 0;

    for (size_t i = 0; i < seen->bridges_count; i++) {
        const struct unit *train =
            gra_unit(&look->whole, seen->bridges[i].unit);

        if (train && train->side == look->enemy &&
            !is_in_sight(look, train->hex))
            continue;
        seen->bridges[kept++] = seen->bridges[i];
    }
    seen->bridges_count = kept;
}

/* What the other has chosen: leaves, and hexes of reinforcements. */
static void forget_choices(const struct look *look)
{
    struct game *seen = look->seen;
    const struct module *module = look->whole.module;
    size_t permits = 0, entries = 0;

    for (size_t i = 0; i < seen->permits_count; i++)
        if (gra_nation(module, seen->permits[i].ally)->side == look->own)
            seen->permits[permits++] = seen->permits[i];
    for (size_t i = 0; i < seen->entries_count; i++)
        if (gra_force_side(&look->whole,
                           gra_reinforcement(module, seen->entries[i].id)) ==
            look->own)
            seen->entries[entries++] = seen->entries[i];
    seen->permits_count = permits;
    seen->entries_count = entries;
}

/* [base hidden] one's own whole; of a view that view; a battle is open */
struct game *gra_see(const struct game *game, const struct module *module,
                     const struct options *options, const char *side,
                     struct arena *arena)
{
    struct look look = {.whole = {.game = (struct game *)game,
                                  .module = module,
                                  .options = options,
                                  .arena = arena},
                        .own = gra_side_of(side),
                        .enemy = gra_enemy(gra_side_of(side))};

    look.seen = record_copy(arena, &gra_game_record, game);
    if (game->kind == MAP) {
        for (size_t i = 0; i < game->units_count; i++)
            if (game->units[i].side == look.enemy)
                see_unit(&look, &game->units[i], &look.seen->units[i]);
        for (size_t i = 0; i < game->leaders_count; i++)
            if (game->leaders[i].side == look.enemy)
                see_leader(&look, &game->leaders[i], &look.seen->leaders[i]);
        see_depots(&look);
        see_places(&look);
        see_bridges(&look);
        forget_choices(&look);
    }
    gra_stack(look.seen, module, arena);
    return look.seen;
}

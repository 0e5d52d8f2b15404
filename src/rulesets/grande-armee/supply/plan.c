/* Who is fed by what, as the board stands. [base supply-line]
 *
 * What a corps was told comes first, then depot cities, depots, forage and
 * supply trains, corps by corps in the order of seniority. Nothing changes
 * here: phase.c carries the plan out, and the desk reads it beforehand. */
#include "core/arena.h"
#include "core/setting.h"
#include "rulesets/grande-armee/board/forts.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/supply/supply.h"

#include <stdlib.h>

/* ---- who is fed together ------------------------------------------------- */

static bool eats_with(const struct feeding *feeding, const struct unit *unit,
                      const struct nation_card *nation)
{
    return feeding->leader && feeding->leader == unit->leader &&
           feeding->hex == unit->hex && feeding->inside == unit->inside &&
           feeding->nation == nation;
}

static void add_unit(struct feedings *all, struct unit *unit)
{
    struct arena *arena = all->board->arena;
    const struct nation_card *nation = gra_supplier(all->board->module, unit);
    struct feeding *feeding = NULL;

    for (size_t i = 0; !feeding && i < all->count; i++)
        if (eats_with(&all->items[i], unit, nation))
            feeding = &all->items[i];
    if (!feeding) {
        feeding = LIST_ADD(arena, all->items, all->count);
        *feeding = (struct feeding){.side = unit->side,
                                    .hex = unit->hex,
                                    .inside = unit->inside,
                                    .leader = unit->leader,
                                    .nation = nation};
    }
    gra_force_add(arena, &feeding->force, unit);
}

/* Who has no number comes behind all who have one, a detachment last. */
static int seniority(const struct feeding *feeding)
{
    if (!feeding->leader)
        return NO_ENTRY + 1;
    return feeding->leader->card->seniority ? feeding->leader->card->seniority
                                            : NO_ENTRY;
}

static const char *id_of(const struct feeding *feeding)
{
    return feeding->leader ? feeding->leader->id : feeding->force.units[0]->id;
}

static int by_seniority(const void *left, const void *right)
{
    const struct feeding *one = left, *other = right;

    if (one->side != other->side)
        return one->side - other->side;
    if (seniority(one) != seniority(other))
        return seniority(one) - seniority(other);
    if (!same_name(id_of(one), id_of(other)))
        return gra_id_before(id_of(one), id_of(other)) ? -1 : 1;
    if (one->hex != other->hex)
        return one->hex - other->hex;
    return gra_id_before(one->force.units[0]->id, other->force.units[0]->id)
               ? -1
               : 1;
}

struct feedings gra_collect_feedings(const struct board *board)
{
    struct feedings all = {board, NULL, 0};

    foreach (struct unit, unit, board->game->units)
        if (unit->state == ON_MAP && unit->sp > 0)
            add_unit(&all, unit);
    if (all.count > 1)
        qsort(all.items, all.count, sizeof(*all.items), by_seniority);
    return all;
}

const struct source_wish *gra_wish_of(const struct feeding *feeding)
{
    return feeding->leader ? &feeding->leader->wish
                           : &feeding->force.units[0]->wish;
}

/* ---- who needs no source ------------------------------------------------- */

static bool is_the_garrison_of_ansbach(const struct board *board,
                                       const struct feeding *feeding)
{
    return same_name(gra_setting(board->module, "ansbach-detachment"),
                     feeding->force.units[0]->id);
}

/* A small detachment in a place of its own; a garrison while its stores last,
 * or on the train that it has eaten up. */
static bool feeds_itself(const struct board *board,
                         const struct feeding *feeding)
{
    const struct held *held = gra_held_at(board, feeding->hex);
    const struct fort *fort = gra_fort_at(board, feeding->hex);
    bool besieged = gra_is_besieged(board, feeding->hex);

    if (besieged && feeding->inside)
        return fort->stores > 0 || fort->by_train;
    if (feeding->leader || besieged)
        return false;
    return is_the_garrison_of_ansbach(board, feeding) ||
           (held && held->side == feeding->side &&
            gra_force_sp(&feeding->force) <=
                board->module->days.detachment_fed);
}

/* ---- trains -------------------------------------------------------------- */

static bool is_shut_in(const struct board *board, const struct unit *train)
{
    return train->inside && gra_is_besieged(board, train->hex);
}

/* It feeds one corps, wherever that stands near it. */
static bool is_taken(const struct feedings *all, const struct unit *train,
                     const struct feeding *feeding)
{
    for (size_t i = 0; i < all->count; i++)
        if (all->items[i].train == train &&
            (!feeding->leader || all->items[i].leader != feeding->leader))
            return true;
    return false;
}

/* 14.0a in its hex or next to it, of its nation */
static bool may_feed(const struct feedings *all, const struct unit *train,
                     const struct feeding *feeding)
{
    const struct board *board = all->board;

    return train->state == ON_MAP && train->card->type == SUPPLY_TRAIN &&
           train->side == feeding->side &&
           gra_supplier(board->module, train) == feeding->nation &&
           (train->hex == feeding->hex ||
            gra_adjacent(board, train->hex, feeding->hex)) &&
           !is_shut_in(board, train) &&
           !(feeding->inside && gra_is_besieged(board, feeding->hex)) &&
           !is_taken(all, train, feeding);
}

/* In its hex first, then by id; of one name that one alone. */
static bool feed_by_train(const struct feedings *all, struct feeding *feeding,
                          const char *name)
{
    struct unit *best = NULL;

    foreach (struct unit, train, all->board->game->units) {
        if ((name && !same_name(train->id, name)) ||
            !may_feed(all, train, feeding))
            continue;
        if (!best || (best->hex != feeding->hex && train->hex == feeding->hex))
            best = train;
    }
    if (!best)
        return false;
    feeding->fed = FED_TRAIN;
    feeding->from = best->hex;
    feeding->train = best;
    return true;
}

/* ---- the plan ------------------------------------------------------------ */

/* The line to the source that was named, if it leads there. */
static bool feed_by_line_to(const struct board *board, struct feeding *feeding,
                            const char *source)
{
    struct depot *depot = FIND_NAMED(struct depot, board->game->depots,
                                     board->game->depots_count, id, source);
    struct hexes from = {NULL, 0};
    int hex = depot ? depot->hex : hex_from_text(source);

    if (depot ? depot->lost || depot->nation != feeding->nation
              : hex == 0 || !gra_city_works(board, hex, feeding->nation))
        return false;
    hexes_add(board->arena, &from, hex);
    if (!gra_feed_from(board, feeding, &from))
        return false;
    feeding->depot = depot;
    return true;
}

static void follow_wish(struct feedings *all, struct feeding *feeding)
{
    const struct source_wish *wish = gra_wish_of(feeding);

    if (wish->source)
        feeding->ordered = feed_by_train(all, feeding, wish->source) ||
                           feed_by_line_to(all->board, feeding, wish->source);
    else if (wish->settlement)
        feeding->ordered = gra_forage_at(all, feeding, wish->settlement);
}

static void feed_by_line(const struct board *board, struct feeding *feeding)
{
    if (feeds_itself(board, feeding))
        feeding->fed = FED_ITSELF;
    else if (!gra_feed_by_city(board, feeding))
        gra_feed_by_depot(board, feeding);
}

struct feedings gra_plan_feeding(const struct board *board)
{
    struct feedings all = gra_collect_feedings(board);

    for (size_t i = 0; i < all.count; i++)
        follow_wish(&all, &all.items[i]);
    for (size_t i = 0; i < all.count; i++)
        if (all.items[i].fed == FED_NOTHING)
            feed_by_line(board, &all.items[i]);
    gra_forage_all(&all);
    for (size_t i = 0; i < all.count; i++)
        if (all.items[i].fed == FED_NOTHING)
            feed_by_train(&all, &all.items[i], NULL);
    gra_overdraw(&all);
    return all;
}

/* ---- in words ------------------------------------------------------------ */

const char *gra_feeding_text(const struct board *board,
                             const struct feeding *feeding)
{
    int sp = gra_force_sp(&feeding->force);
    const char *where =
        map_name(&board->module->map, feeding->hex, board->arena);

    return feeding->leader
               ? arena_text(board->arena, "%s's %d SP %s %s",
                            feeding->leader->name, sp,
                            feeding->inside ? "inside" : "at", where)
               : arena_text(board->arena, "%s (%d SP) %s %s",
                            feeding->force.units[0]->name, sp,
                            feeding->inside ? "inside" : "at", where);
}

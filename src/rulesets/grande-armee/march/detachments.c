/* Detachments dropped and picked up on the march. [base detachment] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"

#include <stdlib.h>
#include <string.h>

/* One of the drops of an order: SP HEX [MARKER] [UNIT]. */
struct drop {
    int sp, hex;
    const char *marker, *unit; /* or NULL */
};

static bool is_number(const char *word)
{
    return word[0] >= '0' && word[0] <= '9';
}

/* Reads the next drop from a place on; false: the words do not make one. */
static bool next_drop(const struct board *board, const struct names *words,
                      size_t *at, struct drop *drop)
{
    *drop = (struct drop){0, 0, NULL, NULL};
    if (*at + 1 >= words->count || !is_number(words->items[*at]) ||
        !is_number(words->items[*at + 1]))
        return false;
    drop->sp = atoi(words->items[(*at)++]);
    drop->hex = hex_from_text(words->items[(*at)++]);
    while (*at < words->count && !is_number(words->items[*at])) {
        const struct unit *unit = gra_unit(board, words->items[*at]);

        if (!unit)
            return false;
        if (gra_is_detachment(unit))
            drop->marker = unit->id;
        else
            drop->unit = unit->id;
        (*at)++;
    }
    return drop->sp > 0 && drop->hex > 0;
}

/* ---- markers ------------------------------------------------------------- */

/* Markers are the power's: a minor has none of its own. */
static bool is_marker_of(const struct unit *unit,
                         const struct nation_card *nation)
{
    size_t length = strlen(nation->power);

    return gra_is_detachment(unit) &&
           strncmp(unit->id, nation->power, length) == 0 &&
           unit->id[length] == '-';
}

/* 8.15f detachments of a nation that are out: a minor has no more than its own
 * figure. */
static int out_of(const struct board *board, const struct nation_card *nation)
{
    int count = 0;

    foreach (const struct unit, unit, board->game->units)
        count += gra_is_detachment(unit) && unit->state == ON_MAP &&
                 unit->card->nation == nation;
    return count;
}

/* 8.15f the marker that is named, or the lowest that nobody uses; NULL: none is
 * left */
static struct unit *free_marker(const struct board *board,
                                const struct nation_card *nation,
                                const char *named)
{
    if (out_of(board, nation) >= nation->markers)
        return NULL;
    foreach (struct unit, unit, board->game->units)
        if (unit->state == GONE && is_marker_of(unit, nation) &&
            (!named || same_name(named, unit->id)))
            return unit;
    return NULL;
}

/* ---- dropping ------------------------------------------------------------ */

/* Who drops: the unit that is named, else the largest that keeps a point. */
static struct unit *who_drops(const struct mover *mover,
                              const struct drop *drop)
{
    struct force sorted = {NULL, 0};

    gra_force_join(mover->board->arena, &sorted, &mover->units);
    gra_force_sort(&sorted, false);
    foreach_unit (unit, sorted) {
        if (gra_is_detachment(unit) || unit->state != ON_MAP)
            continue;
        if (drop->unit ? same_name(drop->unit, unit->id) && unit->sp >= drop->sp
                       : unit->sp > drop->sp)
            return unit;
    }
    return NULL;
}

static void tell(const struct mover *mover, const struct rule *rule,
                 const struct unit *unit, const char *text)
{
    journal_tell(mover->play->journal, EVENT_STATE, rule,
                 gra_side_words[mover->side], unit->id, "%s", text);
}

/* [base detachment] a unit that drops its last point is dissolved into the
 * detachment; 12.64b who led it is free again */
static void dissolve(const struct mover *mover, struct unit *unit)
{
    if (unit->sp > 0)
        return;
    if (unit->division)
        gra_remove_leader(mover->board, unit->division, IN_POOL);
    gra_remove(mover->board, unit);
    gra_lose_generic(mover->play, unit, LOST_BY_WEAR);
    gra_free_leader(mover->play, unit->leader);
}

/* 8.15b the points leave the unit where it is */
static void drop_now(struct mover *mover, const struct drop *drop)
{
    struct unit *unit = who_drops(mover, drop), *marker;

    if (!unit) {
        journal_tell(mover->play->journal, EVENT_LAPSE, RULE(8_15b),
                     gra_side_words[mover->side], mover->units.units[0]->id,
                     "No unit of this march can leave %d SP at %s.", drop->sp,
                     map_name(&mover->board->module->map, mover->hex,
                              mover->board->arena));
        return;
    }
    marker = free_marker(mover->board, unit->card->nation, drop->marker);
    if (!marker) {
        journal_tell(mover->play->journal, EVENT_LAPSE, RULE(8_15f),
                     gra_side_words[mover->side], unit->id,
                     "No marker is free: %s keeps its %d SP.", unit->name,
                     drop->sp);
        return;
    }
    unit->sp -= drop->sp;
    gra_raise_marker(mover->board, marker, unit->card->nation, drop->sp,
                     mover->hex);
    tell(mover,
         same_name(unit->card->nation->power, unit->card->nation->id)
             ? RULE(8_15b)
             : RULE(8_15d),
         marker,
         arena_text(mover->board->arena, "%s leaves %d SP at %s as %s.",
                    unit->name, drop->sp,
                    map_name(&mover->board->module->map, mover->hex,
                             mover->board->arena),
                    marker->name));
    dissolve(mover, unit);
}

/* ---- picking up ---------------------------------------------------------- */

static void pick_up(struct mover *mover, struct unit *marker)
{
    int before = marker->sp;

    for (size_t i = 0; i < mover->units.count && marker->sp > 0; i++) {
        struct unit *unit = mover->units.units[i];
        int room = unit->card->most - unit->sp;
        int taken = room < marker->sp ? room : marker->sp;

        /* 8.15c by its own nation alone */
        if (unit == marker || gra_is_detachment(unit) || taken <= 0 ||
            unit->card->nation != marker->card->nation ||
            !gra_may_grow(mover->board, unit))
            continue;
        unit->sp += taken;
        marker->sp -= taken;
    }
    if (marker->sp == before)
        return;
    tell(mover, RULE(8_15b), marker,
         arena_text(mover->board->arena, "%s picks up %d SP of %s.",
                    gra_mover_text(mover, mover->board->arena),
                    before - marker->sp, marker->name));
    if (marker->sp > 0)
        return;
    gra_remove(mover->board, marker);
    marker->nation = NULL;
}

void gra_keep_left(struct mover *mover)
{
    size_t kept = 0, leaders = 0, count = mover->units.count;

    for (size_t i = 0; i < count; i++)
        if (mover->units.units[i]->state == ON_MAP) {
            mover->units.units[kept] = mover->units.units[i];
            mover->points[kept++] = mover->points[i];
        }
    for (size_t i = 0; i < mover->leaders_count; i++)
        if (mover->leaders[i]->state == ON_MAP) {
            mover->leaders[leaders] = mover->leaders[i];
            mover->points[kept + leaders++] = mover->points[count + i];
        }
    mover->units.count = kept;
    mover->leaders_count = leaders;
}

void gra_drop_and_pick(struct mover *mover)
{
    const struct march_order *order = mover->order;
    struct drop drop;
    size_t at = 0;

    if (!order)
        return;
    for (size_t i = 0; i < order->pick.count; i++) {
        struct unit *marker = gra_unit(mover->board, order->pick.items[i]);

        if (marker && marker->state == ON_MAP && marker->hex == mover->hex &&
            marker->side == mover->side)
            pick_up(mover, marker);
    }
    while (at < order->drop.count &&
           next_drop(mover->board, &order->drop, &at, &drop))
        if (drop.hex == mover->hex && !hexes_contain(&mover->been, drop.hex))
            drop_now(mover, &drop);
    hexes_add(mover->board->arena, &mover->been, mover->hex);
    gra_keep_left(mover);
}

void gra_say_drops(const struct seat *seat, const struct march_order *given,
                   struct buffer *out)
{
    struct drop drop;
    size_t at = 0;

    while (at < given->drop.count &&
           next_drop(&seat->board, &given->drop, &at, &drop))
        buffer_printf(out, ", and leaves %d SP at %s", drop.sp,
                      map_name(&seat->module->map, drop.hex, seat->arena));
}

/* ---- what is wrong with it ----------------------------------------------- */

/* 8.15e loose points take a marker of their own power; 8.15f that is free */
static bool check_drop(const struct seat *seat, const struct order *order,
                       const struct mover *mover, const struct drop *drop,
                       struct report *report)
{
    const struct unit *unit = who_drops(mover, drop);
    const struct unit *marker =
        drop->marker ? gra_unit(&seat->board, drop->marker) : NULL;

    if (drop->hex != mover->hex &&
        !hexes_contain(&mover->order->path, drop->hex))
        return REFUSE(RULE(8_15b), "this march does not come to %s",
                      map_name(&seat->module->map, drop->hex, seat->arena));
    if (!unit)
        return REFUSE(RULE(8_15b), "no unit of this march can leave %d SP",
                      drop->sp);
    if (marker && !is_marker_of(marker, unit->card->nation))
        return REFUSE(RULE(8_15e),
                      "'%s' is no marker of %s: its points would stand without "
                      "one",
                      marker->id, unit->card->nation->name);
    return free_marker(&seat->board, unit->card->nation, drop->marker) ||
           REFUSE(RULE(8_15f), "no marker of a detachment is free for %s",
                  unit->card->nation->name);
}

bool gra_check_drop_words(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct names *words =
        &((const struct march_order *)order->details)->drop;
    struct drop drop;
    size_t at = 0;

    while (at < words->count)
        if (!next_drop(&seat->board, words, &at, &drop))
            return REFUSE(
                RULE(8_15b),
                "'%s' is no drop: write SP and a hex, such as "
                "drop=\"2 %04d\", and a marker and a unit if you like",
                names_text(words, " ", seat->arena),
                seat->module->places[0].hex);
    return true;
}

/* What is picked up on the way may add some, and whose points they are a march
 * of several nations shows in play. */
bool gra_check_sums(const struct seat *seat, const struct order *order,
                    struct report *report)
{
    const struct march_order *given = order->details;
    const struct nation_card *nation = NULL;
    struct mover mover;
    struct drop drop;
    bool mixed = false;
    int drops = 0;

    if (!seat->certain || given->pick.count > 0 ||
        !gra_gather(&seat->board, NULL, given, &mover))
        return true;
    foreach_unit (unit, mover.units) {
        int left = unit->sp;

        drops = 0;
        mixed |= nation && unit->card->nation != nation;
        nation = unit->card->nation;
        for (size_t at = 0; next_drop(&seat->board, &given->drop, &at, &drop);
             drops++)
            left -= same_name(drop.unit, unit->id) ? drop.sp : 0;
        if (left < 0)
            return REFUSE(RULE(8_15b), "'%s' is to leave %d SP too many",
                          unit->id, -left);
    }
    return mixed || !nation ||
           out_of(&seat->board, nation) + drops <= nation->markers ||
           REFUSE(RULE(8_15f), "no %d markers of detachments are free for %s",
                  drops, nation->name);
}

/* 8.15b all drops together */
static bool check_drops(const struct seat *seat, const struct order *order,
                        const struct mover *mover, struct report *report)
{
    const struct names *words = &mover->order->drop;
    struct drop drop;
    size_t at = 0;
    int left = 0;

    foreach_unit (unit, mover->units)
        left += gra_is_detachment(unit) ? 0 : unit->sp;
    while (next_drop(&seat->board, words, &at, &drop)) {
        if (!check_drop(seat, order, mover, &drop, report))
            return false;
        left -= drop.sp;
    }
    return left >= 0 || mover->order->pick.count > 0 ||
           REFUSE(RULE(8_15b), "this march has %d SP fewer than it is to leave",
                  -left);
}

/* 8.15c; 7.76b who grows has a box of his leader's for a marker */
static bool check_pick(const struct seat *seat, const struct order *order,
                       const struct mover *mover, const char *id,
                       struct report *report)
{
    const struct unit *marker = gra_unit(&seat->board, id);
    bool same = false, grows = false;

    if (!marker || !gra_is_detachment(marker))
        return REFUSE(RULE(8_15b), "'%s' is no detachment", id);
    foreach_unit (unit, mover->units) {
        if (unit->card->nation != marker->card->nation ||
            gra_is_detachment(unit))
            continue;
        same = true;
        grows = grows || gra_may_grow(&seat->board, unit);
    }
    if (marker->state == ON_MAP && !same)
        return REFUSE(RULE(8_15c),
                      "'%s' is of %s, and no unit of this march is", id,
                      marker->card->nation->name);
    return marker->state != ON_MAP || grows ||
           REFUSE(RULE(7_76b),
                  "no unit of this march has a box for a strength marker, to "
                  "pick up '%s'",
                  id);
}

bool gra_check_detachments(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct march_order *given = order->details;
    struct mover mover = {.order = given};
    bool good;

    if (!gra_mover(&seat->board, NULL, &given->units, &mover))
        return true;
    good = check_drops(seat, order, &mover, report);
    for (size_t i = 0; good && i < given->pick.count; i++)
        good = check_pick(seat, order, &mover, given->pick.items[i], report);
    return good;
}
